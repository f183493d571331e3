the-border = The Border
the-border-about = Roll dice, cross off the border space by space and close the rings around nine areas. Two to four players, half an hour.
the-border-by = A game by Michael Kiesling and Reinhard Staupe.

# Why a move is refused; the ruling is shown beside it.
the-border-why-not-now = You can’t act now.
the-border-why-no-such-move = That move is not possible here.
the-border-why-no-such-seat = Nobody sits there.
the-border-why-board-gone = Board { $board } has already been dealt.
the-border-why-not-showing = These dice are not there; the roll is { $dice }.
the-border-why-stop-first = Keep the dice before you cross anything off.
the-border-why-no-more-rolls = That was your last roll of this round.
the-border-why-segment-full = { $segment } is already complete.
the-border-why-dice-lack = For { $segment } you need { $lacks } more ({ $colour }); you have { $have } { $have ->
    [one] die
   *[other] dice
}.
the-border-why-whole-segments = In the first action you complete whole segments only.
the-border-why-space-by-space = In the second action you cross off space by space: name a space.
the-border-why-crossed-off = { $space } is already crossed off.
the-border-why-no-die = There is no { $colour } die left for { $space }; the dice are { $pool }.
the-border-why-touches-nothing = { $space } touches nothing that is crossed off.
the-border-why-one-die = All five dice were used, so everyone else can use only one of them.

# What cannot be read as a move.
the-border-read-nothing = “{ $text }” is not a move; try roll-rsb, stop, 5r, c12 or a full stop.
the-border-read-dice = “{ $text }” are not dice; write one to five letters of { $known }.
the-border-read-no-space = There is no space { $space } on the border.
the-border-read-chance = “{ $text }” is not something dice can do here.

# What happens. Dice are told by letters: r red, g green, b blue, y yellow, o orange, s grey.
the-border-fact-board = { $seat } gets board { $board }.
the-border-fact-starts = { $seat } starts.
the-border-fact-roll = { $seat }, roll { $roll } of { $rolls }: { $dice }.
the-border-fact-again = { $seat } rerolls { $dice }.
the-border-fact-stops = { $seat } keeps the roll.
the-border-fact-segment = { $seat } completes { $segment } with { $dice }.
the-border-fact-used-some = { $seat } has used { $used }; left for the others: { $left }.
the-border-fact-used-none = { $seat } uses no dice; left for the others: { $left }.
the-border-fact-used-all = { $seat } has used all five ({ $used }); the others can use one of them each.
the-border-fact-done = { $seat } is done.
the-border-fact-crossed = { $seat } crosses off { $spaces } with { $dice }.
the-border-fact-crossed-nothing = { $seat } crosses off nothing.
# $motif: 1 castle, 2 eagle, 3 oak, 4 villa, 5 windmill, 6 sailing boat, 7 lighthouse, 8 beehive of straw, 9 well.
the-border-fact-area-first = { $seat } is the first to close the { $motif ->
    [1] castle
    [2] eagle
    [3] oak
    [4] villa
    [5] windmill
    [6] boat
    [7] lighthouse
    [8] beehive
   *[other] well
}: { $points } points.
the-border-fact-area-later = { $seat } closes the { $motif ->
    [1] castle
    [2] eagle
    [3] oak
    [4] villa
    [5] windmill
    [6] boat
    [7] lighthouse
    [8] beehive
   *[other] well
}: { $points } points.
the-border-fact-long = Nobody has six areas after { $rounds } rounds; the game ends anyway.
the-border-fact-total = { $seat }: { $points } points with { $areas ->
    [one] one area
   *[other] { $areas } areas
}.
the-border-fact-wins = { $seat } wins.
the-border-fact-shares = { $seat } shares first place.

# Options.
the-border-option-board = Your own boards
the-border-option-board-about = Copies of your four printed boards.

# What is wrong with a board.
# $header is the row of letters, "a b c d …".
the-border-board-header = The drawing must start with the row of letters “{ $header }”.
the-border-board-rows = A drawing has at most { $longest } rows; this one is too many.
the-border-board-row-label = This row starts with “{ $label }”, but should start with its number, { $expected }.
the-border-board-row-length =
    { $count ->
        [one] Row { $row } has { $count } place; the row of letters has { $size }.
       *[other] Row { $row } has { $count } places; the row of letters has { $size }.
    }
the-border-board-sign = “{ $sign }” at { $space } means nothing; draw . for the sea, 4 to 12 for an area, xx for a white space, 5r for a space of the red segment of five.
the-border-board-motif-unknown = There is no picture “{ $motif }”. Choose from: { $known }.
the-border-board-motifs = There must be { $needed } different pictures, one for each area; { $count } are listed.
the-border-board-motif-value = The { $motif } belongs to the area worth { $value }.
the-border-board-top = The top area is the villa, worth 9; here it is the { $value }.
the-border-board-differs =
    { $count ->
        [one] Areas and border are the same on every board, but board { $board } differs from board 1 at { $space }.
       *[other] Areas and border are the same on every board, but board { $board } differs from board 1 at { $space } and elsewhere, { $count } times in all.
    }
the-border-board-spaces = The border has { $count } spaces; it needs { $needed }, the white ones included.
the-border-board-white =
    { $count ->
        [one] There is { $count } white space; there must be two.
       *[other] There are { $count } white spaces; there must be two.
    }
the-border-board-upper-left = One white space belongs in the upper left quarter; { $space } is elsewhere.
the-border-board-lower-right = One white space belongs in the lower right quarter; { $space } is elsewhere.
the-border-board-area-missing = No area is worth { $value }.
the-border-board-area-apart = The area worth { $value } is in pieces: { $spaces } is not joined to it.
the-border-board-open = The area worth { $value } is open at { $space }: only border may stand between it and the rest.
the-border-board-ring = The border around the area worth { $value } is not a closed ring at { $spaces }.
the-border-board-idle =
    { $count ->
        [one] { $spaces } touches no area.
       *[other] { $spaces } touch no area.
    }
the-border-board-between =
    { $count ->
        [one] Only { $count } space is between two areas; most must be.
       *[other] Only { $count } spaces are between two areas; most must be.
    }
the-border-board-apart = The border is in pieces: { $spaces } is not joined to the rest.
the-border-board-segment-length =
    { $count ->
        [one] Segment { $segment } has { $count } space instead of { $needed }.
       *[other] Segment { $segment } has { $count } spaces instead of { $needed }.
    }
the-border-board-segment-apart = Segment { $segment } is not a chain: its spaces do not follow one another.
the-border-board-same-colour = { $first } and { $second } touch and have the same colour.
the-border-board-white-segments =
    { $count ->
        [one] The white space { $space } touches only { $count } segment; it needs two.
       *[other] The white space { $space } touches only { $count } segments; it needs two.
    }
the-border-board-white-blue =
    { $count ->
        [one] Blue is beside a white space on { $count } board; it must be on { $needed } at least.
       *[other] Blue is beside a white space on { $count } boards; it must be on { $needed } at least.
    }
the-border-board-white-yellow =
    { $count ->
        [one] Blue and yellow are both beside a white space on { $count } board; they must be on { $needed } at least.
       *[other] Blue and yellow are both beside a white space on { $count } boards; they must be on { $needed } at least.
    }
the-border-board-ring-short = The { $value } has a ring of { $count }, shorter than the { $other_value } with { $other_count }; a higher value needs more border.
the-border-board-segments-short = The segments at the { $value } have { $count } spaces, those at the { $other_value } { $other_count }; a higher value needs more.
the-border-board-cut = Segment { $segment } is cut differently from board 1; all boards share the cuts.
the-border-board-groups = What is { $colour } here has several colours on board 1; colours change places as a whole.
the-border-board-repeat = Segment { $segment } of board { $board } has the same colour on board { $other_board }.

# Terminal.
the-border-screen-round = Round { $round }
the-border-screen-roll = Roll { $roll } of { $rolls }
the-border-screen-active = { $seat } is active
the-border-screen-choose = Reroll which dice (roll-rs), or stop?
the-border-screen-first = Complete segments (5r), then a full stop.
the-border-screen-second = Cross off spaces (c12), then a full stop.
the-border-screen-one-die = One die only.
the-border-screen-legend = r red, g green, b blue, y yellow, o orange, s grey
the-border-sheet-total = points
the-border-sheet-best = best area
# Names of the pictures; short, at most 13 characters.
the-border-motif-1 = castle
the-border-motif-2 = eagle
the-border-motif-3 = oak
the-border-motif-4 = villa
the-border-motif-5 = windmill
the-border-motif-6 = boat
the-border-motif-7 = lighthouse
the-border-motif-8 = beehive
the-border-motif-9 = well
# What the arena tells wins by.
the-border-tag-board = board
the-border-tag-order = order of play
# What a move can be; headings of the list that “?” shows.
the-border-offer-die = Reroll
the-border-offer-stop = Keep the dice
the-border-offer-segment = Complete
the-border-offer-space = Cross off
the-border-offer-done = Done
# Words for “.” and “stop”, separated by commas.
the-border-spoken-done = done, ready
the-border-spoken-stop = stop, enough
the-border-help =
    The active player rolls five dice, up to three times, and completes segments. Then all others
    cross off spaces with the dice that are left.
      roll-rs  reroll a red and a grey die; stop: keep them all
      5r       first action: complete the red segment of five, one die per space
      c12      second action: cross off one space that touches a crossed one
      { "." }        done
    If the active player used all five dice, everyone else can use one of them.
    An area is yours when its whole ring is crossed off: the first gets the higher value, others half.
    The game ends after the round in which someone has six areas.
    On the board: 5r is a space of the red segment of five, ×× is crossed off, ✎✎ is your draft, // is closed.

# The page. $colour: 1 red, 2 green, 3 blue, 4 yellow, 5 orange, 6 grey.
the-border-colour = { $colour ->
    [1] red
    [2] green
    [3] blue
    [4] yellow
    [5] orange
   *[other] grey
}
# What places and pieces are called aloud, with how they stand.
the-border-name-space = { $space }, { the-border-colour }, segment of { $length }, { $left } open
the-border-name-space-near = { $space }, { the-border-colour }, segment of { $length }, { $left } open, beside a crossed space
the-border-name-space-crossed = { $space }, { the-border-colour }, segment of { $length }, crossed off
the-border-name-space-draft = { $space }, { the-border-colour }, segment of { $length }, crossed off in your draft
the-border-name-white = { $space }, white, crossed off from the start
the-border-name-segment = { the-border-colour }, segment of { $length }: { $left ->
    [one] one space open
   *[other] { $left } spaces open
}
the-border-name-segment-full = { the-border-colour }, segment of { $length }: complete
the-border-name-die = { $dice ->
    [one] one die
   *[other] { $dice } dice
}, { the-border-colour }
# Buttons say what happens.
the-border-control-roll = Reroll selected dice
the-border-control-roll-some = Reroll { $dice ->
    [one] one die
   *[other] { $dice } dice
}
the-border-control-stop = Keep these dice
the-border-control-done-leave = Done ({ $dice } left)
the-border-control-done-all = Done (all five used)
the-border-control-done = Done ({ $count } crossed off)
the-border-control-done-nothing = Done (nothing crossed off)
# What to do now.
the-border-prompt-choose = Roll { $roll } of { $rolls }: tap the dice you want to reroll, or keep these.
the-border-prompt-first = Complete segments, one die for each missing space. { $dice ->
    [one] One die is
   *[other] { $dice } dice are
} free.
the-border-prompt-first-none = No segment fits the dice. { $dice ->
    [one] One die goes
   *[other] { $dice } dice go
} to the others.
the-border-prompt-first-all = All five dice are used: the others can use just one of them each.
the-border-prompt-second = Cross off spaces that touch a crossed one. { $dice ->
    [one] One die is
   *[other] { $dice } dice are
} left for you.
the-border-prompt-second-one = All five dice were used: cross off one space, with any of them.
the-border-prompt-second-none = None of these dice fits beside your crossed spaces.
the-border-prompt-second-enough = Nothing more fits: you can finish.
# A word beside a name.
the-border-status-rolling = roll { $roll } of { $rolls }
the-border-status-first = completing
the-border-status-crossing = crossing off
the-border-status-done = done
the-border-status-areas = { $count } of { $needed } areas
the-border-status-closed = { $count ->
    [one] { $count } area
   *[other] { $count } areas
}
# The score sheet.
the-border-sheet-areas = areas
the-border-sheet-enough = { $needed } end the game
the-border-sheet-tie = decides a tie
# Beside the board.
the-border-tray-yours = Your dice
the-border-tray-theirs = { $seat }’s dice
the-border-tray-left = Dice for you
the-border-die-again = reroll
the-border-die-keep = kept
the-border-die-free = free
the-border-die-draft = yours
the-border-die-gone = used
the-border-choice = { $left } { the-border-colour }
the-border-choice-of = segment of { $length }
the-border-area-lacks = { $count } left
the-border-area-closed = closed
the-border-area-closing = closing
the-border-area-name = { $motif ->
    [1] castle
    [2] eagle
    [3] oak
    [4] villa
    [5] windmill
    [6] boat
    [7] lighthouse
    [8] beehive
   *[other] well
}
the-border-area-open = { the-border-area-name }: { $points } points now, { $count ->
    [one] one space
   *[other] { $count } spaces
} missing
the-border-area-got = { the-border-area-name }: { $points } points scored
the-border-sheet-area = { the-border-area-name }: { $first }, then { $later }
# The first game, step by step.
the-border-tutorial-1 = Nine areas, and around each of them the border. Cross off every space around an area and it is yours; below the board you see what each one is worth.
the-border-tutorial-2 = You start. Two dice are red, and two are too few. Tap green, yellow and orange and reroll these three.
the-border-tutorial-3 = Three red and two orange! You could roll once more, but this fits well: keep these dice.
the-border-tutorial-4 = The active player completes whole segments, anywhere on the board. Three red dice are just right for the red segment of three: tap it, and tap it again to confirm.
the-border-tutorial-5 = The dice can be shared out. With the two orange ones, complete the orange segment of two.
the-border-tutorial-6 = All five dice are used. That is neat: Ben can now use just one of them. Press Done.
the-border-tutorial-7 = Ben crossed off one space, then rolled, completed the three orange ones and left a green and a yellow die. These are for you.
the-border-tutorial-8 = When others are active, you cross off single spaces, one die for each. Every space must touch a crossed one. Green d14 touches your red segment: tap it.
the-border-tutorial-9 = The yellow die fits beside the white space at the lower right, which is crossed off from the start. Tap m13.
the-border-tutorial-10 = Blue ink is a draft: only you see it, and you can undo it until everyone is done. Press Done to make it final.
the-border-tutorial-11 = The first to close an area scores its higher value, everyone later the lower one. The game ends after the round in which someone has six areas.
the-border-tutorial-12 = Now you are active again. Think of the ring you want to close, gather its colours, and leave little for the others. Play on as you like!
# The rules in our own words.
the-border-learn-goal = Goal of the game
the-border-learn-goal-1 = Your board shows an island with nine areas. Around and between them runs the border: 86 spaces in six colours. Cross off the whole ring around an area, and it is yours.
the-border-learn-goal-2 = The first player to close an area scores its higher value, later players about half of it. Six areas end the game; the most points win.
the-border-learn-setup = Before you start
the-border-learn-setup-1 = Two to four play, each on one of four boards: the areas are the same on all, the colours differ. Boards are dealt at random, and so is who is active first.
the-border-learn-setup-2 = The border is cut into 24 segments: every colour has one of two, three, four and five spaces. Two white spaces are crossed off from the start and belong to no segment.
the-border-learn-roll = Rolling
the-border-learn-roll-1 = The active player rolls five dice, each with the six colours. After the first and the second roll you can reroll any of them, including dice kept before; the third roll is final.
the-border-learn-first = First action: whole segments
the-border-learn-first-1 = The active player completes segments, with one die of the colour for each space that is still open. They can be anywhere and need not touch anything.
the-border-learn-first-2 = A segment started earlier takes only the dice it still needs. One roll may complete several, but none is started or lengthened without completing it. Dice may be left, even all of them.
the-border-learn-second = Second action: single spaces
the-border-learn-second-1 = Then all others play at the same time with the dice that are left: one space of its colour for each die. Every space must touch one that is crossed off, a white one for example.
the-border-learn-second-2 = What you have just crossed off counts as well. Everyone may use all the dice that are left; nobody takes them from anyone. You may also do nothing.
the-border-learn-second-3 = If the active player used all five dice, each of the others may use one of the five, whichever they like.
the-border-learn-second-4 = Until the last player is done, your crosses are a draft that nobody else sees and that you can undo. Then the next player clockwise is active.
the-border-learn-score = Areas and points
the-border-learn-score-1 = An area is closed when every space of its ring is crossed off. A space between two or three areas counts for each of them, so one cross can close several.
the-border-learn-score-2 = The first to close an area scores 12, 11, 10 and so on down to 4. Players who close it in a later action score half of that, rounded down.
the-border-learn-score-3 = Players who close an area in the same second action all count as first. A first action comes before the second of its round.
the-border-learn-end = The end
the-border-learn-end-1 = The game ends after the round in which someone has six areas. If that happens in the first action, the second is still played. Further areas count too.
the-border-learn-end-2 = The most points win. In a tie the highest score from a single area decides; players still tied share the place.
the-border-edition-nsv = Four erasable boards with the same land and different colours, five dice.
