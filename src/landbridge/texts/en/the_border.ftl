the-border = The Border
the-border-about = Roll dice, cross off the border space by space and close the rings around nine lands. Two to four players, half an hour.
the-border-by = A game by Michael Kiesling and Reinhard Staupe.

# Why a move is refused; the ruling is shown beside it.
the-border-why-not-now = You cannot act now.
the-border-why-no-such-move = That is no move here.
the-border-why-no-such-seat = Nobody sits there.
the-border-why-board-gone = Board { $board } has been dealt already.
the-border-why-not-showing = These dice do not lie there; the roll is { $dice }.
the-border-why-stop-first = Stop rolling before you cross anything off.
the-border-why-no-more-rolls = You have rolled for the last time in this round.
the-border-why-segment-full = { $segment } is complete already.
the-border-why-dice-lack = { $segment } must be completed: it lacks { $lacks }, and you have { $have } { $have ->
    [one] die
   *[other] dice
} of colour { $colour }.
the-border-why-whole-segments = In the first action only whole segments are completed.
the-border-why-space-by-space = In the second action you cross off space by space: name a space.
the-border-why-crossed-off = { $space } is crossed off already.
the-border-why-no-die = There is no die left of colour { $colour } for { $space }; the dice are { $pool }.
the-border-why-touches-nothing = { $space } touches nothing that is crossed off.
the-border-why-one-die = All five dice were used, so everybody else may use only one of them.

# What cannot be read as a move.
the-border-read-nothing = “{ $text }” is not a move; try roll-rsb, stop, 5r, c12 or a full stop.
the-border-read-dice = “{ $text }” are not dice; write one to five letters of { $known }.
the-border-read-no-space = There is no space { $space } on the border.
the-border-read-chance = “{ $text }” is not something dice can do here.

# What happens. Dice are told by letters: r red, g green, b blue, y yellow, o orange, s grey.
the-border-fact-board = { $seat } gets board { $board }.
the-border-fact-starts = { $seat } begins.
the-border-fact-roll = { $seat }, roll { $roll } of { $rolls }: { $dice }.
the-border-fact-again = { $seat } rolls { $dice } again.
the-border-fact-stops = { $seat } keeps the roll.
the-border-fact-segment = { $seat } completes { $segment } with { $dice }.
the-border-fact-used-some = { $seat } has used { $used }; left for the others: { $left }.
the-border-fact-used-none = { $seat } uses no dice; left for the others: { $left }.
the-border-fact-used-all = { $seat } has used all five ({ $used }); the others may use one of them each.
the-border-fact-done = { $seat } is done.
the-border-fact-crossed = { $seat } crosses off { $spaces } with { $dice }.
the-border-fact-crossed-nothing = { $seat } crosses off nothing.
# $motif: 1 castle, 2 eagle, 3 oak, 4 villa, 5 windmill, 6 sailing boat, 7 lighthouse, 8 beehive of straw, 9 well.
the-border-fact-area-first = { $seat } is the first to complete the { $motif ->
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
the-border-fact-area-later = { $seat } completes the { $motif ->
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
the-border-fact-long = Nobody has six areas after { $rounds } rounds; the game ends all the same.
the-border-fact-total = { $seat }: { $points } points with { $areas ->
    [one] one area
   *[other] { $areas } areas
}.
the-border-fact-wins = { $seat } wins.
the-border-fact-shares = { $seat } shares first place.

# Options.
the-border-option-board = Boards of your own
the-border-option-board-about = The four printed boards you own.

# What is wrong with a board.
# $header is the row of letters, "a b c d …".
the-border-board-header = The drawing must begin with the row of letters “{ $header }”.
the-border-board-rows = A drawing has at most { $longest } rows; this one is too many.
the-border-board-row-label = This row begins with “{ $label }”, but should begin with its number, { $expected }.
the-border-board-row-length =
    { $count ->
        [one] Row { $row } has { $count } place; the row of letters has { $size }.
       *[other] Row { $row } has { $count } places; the row of letters has { $size }.
    }
the-border-board-sign = “{ $sign }” at { $space } means nothing; draw . for the sea, 4 to 12 for an area, xx for a white space, 5r for a space of the red segment of five.
the-border-board-motif-unknown = There is no picture “{ $motif }”; there are { $known }.
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
the-border-board-area-apart = The area worth { $value } is in pieces: { $spaces } lies apart.
the-border-board-open = The area worth { $value } is open at { $space }: only border may stand between it and the rest.
the-border-board-ring = The border around the area worth { $value } is no closed ring at { $spaces }.
the-border-board-idle =
    { $count ->
        [one] { $spaces } touches no area.
       *[other] { $spaces } touch no area.
    }
the-border-board-between =
    { $count ->
        [one] Only { $count } space lies between two areas; most must.
       *[other] Only { $count } spaces lie between two areas; most must.
    }
the-border-board-apart = The border is in pieces: { $spaces } is not joined to the rest.
the-border-board-segment-length =
    { $count ->
        [one] Segment { $segment } has { $count } space instead of { $needed }.
       *[other] Segment { $segment } has { $count } spaces instead of { $needed }.
    }
the-border-board-segment-apart = Segment { $segment } is no chain: its spaces cannot be walked one after the other.
the-border-board-same-colour = { $first } and { $second } touch and have the same colour.
the-border-board-white-segments =
    { $count ->
        [one] The white space { $space } touches only { $count } segment; it needs two.
       *[other] The white space { $space } touches only { $count } segments; it needs two.
    }
the-border-board-white-blue =
    { $count ->
        [one] Blue lies beside a white space on { $count } board; it must on { $needed } at least.
       *[other] Blue lies beside a white space on { $count } boards; it must on { $needed } at least.
    }
the-border-board-white-yellow =
    { $count ->
        [one] Blue and yellow both lie beside a white space on { $count } board; they must on { $needed } at least.
       *[other] Blue and yellow both lie beside a white space on { $count } boards; they must on { $needed } at least.
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
the-border-screen-choose = Which dice again (roll-rs), or stop?
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
the-border-offer-die = Roll again
the-border-offer-stop = Stop rolling
the-border-offer-segment = Complete
the-border-offer-space = Cross off
the-border-offer-done = Done
# Words for “.” and “stop”, separated by commas.
the-border-spoken-done = done, ready
the-border-spoken-stop = stop, enough
the-border-help =
    The active player rolls five dice, up to three times, and completes segments. Then all others
    cross off spaces with the dice that are left.
      roll-rs  roll a red and a grey die again; stop: keep them all
      5r       first action: complete the red segment of five, a die a space
      c12      second action: cross off one space that touches a crossed one
      { "." }        done
    If the active player used all five dice, everybody else may use one of them.
    An area is yours when its whole ring is crossed off: the first gets the higher value, others half.
    The game ends with the round in which somebody has six areas.
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
the-border-control-roll = Roll the chosen dice again
the-border-control-roll-some = Roll { $dice ->
    [one] one die
   *[other] { $dice } dice
} again
the-border-control-stop = Stop here
the-border-control-done-leave = Done, leave { $dice }
the-border-control-done-all = Done, all five used
the-border-control-done = Done, cross off { $count }
the-border-control-done-nothing = Done, cross off nothing
# What to do now.
the-border-prompt-choose = Roll { $roll } of { $rolls }: tap the dice to roll again, or stop here.
the-border-prompt-first = Complete segments, a die for each missing space. { $dice ->
    [one] One die is
   *[other] { $dice } dice are
} free.
the-border-prompt-first-none = No segment fits the dice. { $dice ->
    [one] One die goes
   *[other] { $dice } dice go
} to the others.
the-border-prompt-first-all = All five dice are used: each of the others may use just one of them.
the-border-prompt-second = Cross off spaces that touch a crossed one. { $dice ->
    [one] One die is
   *[other] { $dice } dice are
} left for you.
the-border-prompt-second-one = All five dice were used: cross off one space, with any of them.
the-border-prompt-second-none = None of these dice fits beside your crosses.
the-border-prompt-second-enough = Nothing more fits: you can finish.
# A word beside a name.
the-border-status-rolling = roll { $roll } of { $rolls }
the-border-status-first = completing
the-border-status-crossing = crossing off
the-border-status-done = done
the-border-status-areas = { $count } of { $needed }
the-border-status-closed = { $count } areas
# The score sheet.
the-border-sheet-areas = areas
the-border-sheet-enough = { $needed } end the game
the-border-sheet-tie = decides a tie
# Beside the board.
the-border-tray-yours = Your dice
the-border-tray-theirs = The dice of { $seat }
the-border-tray-left = Dice for you
the-border-die-again = again
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
the-border-sheet-area = { the-border-area-name } { $first }/{ $later }
# The first game, step by step.
the-border-tutorial-you = You
the-border-tutorial-1 = Nine areas, and around each of them the border. Cross off every space around an area and it is yours; below the board you see what each one is worth.
the-border-tutorial-2 = You begin. Two dice are red, and two are too few. Tap green, yellow and orange and roll these three again.
the-border-tutorial-3 = Three red and two orange! You could roll once more, but this fits well: stop here.
the-border-tutorial-4 = The active player completes whole segments, anywhere on the board. Three red dice are just right for the red chain of three: tap it, and tap it again to confirm.
the-border-tutorial-5 = The dice can be shared out. With the two orange ones, complete the orange chain of two.
the-border-tutorial-6 = All five dice are used. That is neat: Ben may now use just one of them. Press Done.
the-border-tutorial-7 = Ben crossed off one space, then rolled, completed the three orange ones and left a green and a yellow die. These are for you.
the-border-tutorial-8 = When others are active, you cross off single spaces, a die for each. Every space must touch a crossed one. Green d14 touches your red chain: tap it.
the-border-tutorial-9 = The yellow die fits beside the white space at the lower right, which is crossed off from the start. Tap m13.
the-border-tutorial-10 = The blue ink is still wet: a draft that only you see and can take back until all are done. Press Done and it dries.
the-border-tutorial-11 = The first to close an area scores its higher value, everybody later the lower one. The game ends with the round in which somebody has six areas.
the-border-tutorial-12 = Now you are active again. Think of the ring you want to close, gather its colours, and leave little for the others. Play on as you like!
# The rules in our own words.
the-border-learn-goal = The aim
the-border-learn-goal-1 = Your board shows an island with nine areas. Around and between them runs the border: 86 spaces in six colours. Cross off the whole ring around an area, and it is yours.
the-border-learn-goal-2 = The first to close an area scores its higher value; everybody after that scores about half of it. Six areas end the game; most points win.
the-border-learn-setup = Before you begin
the-border-learn-setup-1 = Two to four play, each on one of four boards: the areas are the same on all, the colours lie differently. Chance deals the boards and decides who is active first.
the-border-learn-setup-2 = The border is cut into 24 segments: every colour has one of two, three, four and five spaces. Two white spaces are crossed off from the start and belong to no segment.
the-border-learn-roll = Rolling
the-border-learn-roll-1 = The active player rolls five dice, each with the six colours. After the first and the second roll any of them may be rolled again, including dice kept before; the third roll stands.
the-border-learn-first = First action: whole segments
the-border-learn-first-1 = The active player completes segments, with one die of the colour for each space that is still open. They may lie anywhere and need not touch anything.
the-border-learn-first-2 = A segment begun earlier takes only the dice it lacks. One roll may complete several, but none is begun or lengthened without completing it. Dice may be left, even all of them.
the-border-learn-second = Second action: single spaces
the-border-learn-second-1 = Then all others play at the same time with the dice that are left: one space of its colour for each die. Every space must touch one that is crossed off, a white one for example.
the-border-learn-second-2 = What you have just crossed off counts as well. Everybody may use all the dice that are left; nobody takes them from anybody. You may also do nothing.
the-border-learn-second-3 = If the active player used all five dice, each of the others may use one of the five, whichever they like.
the-border-learn-second-4 = Until the last one is done your crosses are a draft that nobody else sees and that you can take back. Then the next player clockwise is active.
the-border-learn-score = Areas and points
the-border-learn-score-1 = An area is closed when every space of its ring is crossed off. A space between two or three areas counts for each of them, so one cross can close several.
the-border-learn-score-2 = The first to close an area scores 12, 11, 10 and so on down to 4. Whoever closes it in a later action scores half of that, rounded down.
the-border-learn-score-3 = Several who close an area in the same second action are first together. A first action comes before the second of its round.
the-border-learn-end = The end
the-border-learn-end-1 = The game ends with the round in which somebody has six areas. If that happens in the first action, the second is still played. Further areas count too.
the-border-learn-end-2 = Most points win. In a tie the highest score from a single area decides; players who are still tied share the place.
