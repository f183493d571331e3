hashi = Hashi
hashi-about = Write the card’s number, draw its bridges, finish islands. One to four players, twenty minutes.
hashi-by = A game by Jeffrey D. Allers.

# Why a move is refused; the ruling is shown beside it.
hashi-why-not-now = You can’t act now.
hashi-why-no-such-move = That move is not possible here.
hashi-why-prepared-flag = The first number goes on an island without a flag.
hashi-why-card-gone = This card has already been turned.
hashi-why-write-first = Writing comes before drawing: undo your bridges to write.
hashi-why-one-number = You have already written this card’s number.
hashi-why-has-number = { $island } already has a number.
hashi-why-flag-unreached = { $island } has a flag; it needs a bridge from an earlier card first.
hashi-why-too-small = { $degree } bridges already lead to { $island }; a { $number } is too small.
hashi-why-all-drawn = The card’s bridges are all drawn ({ $bridges }).
hashi-why-partly-drawn = Draw all { $bridges } bridges or none; so far you have drawn { $drawn }.
hashi-why-rest-impossible = After this one the card’s other bridges could not be drawn.
hashi-why-no-line = No printed line leads there.
hashi-why-no-number = Neither end of { $line } has a number.
hashi-why-crosses = Bridges never cross. In the way: { $witness }.
hashi-why-line-full = { $line } already has two bridges.
hashi-why-finished = A finished island takes no more bridges: { $witness }.
hashi-why-six-bridges = No island takes more than six bridges: { $witness }.
hashi-why-paper-full = There is no room for another bridge.
hashi-why-no-mark = There is no such mark on that sheet.

# What cannot be read as a move.
hashi-read-nothing = “{ $text }” is not a move; try 5@e3, e3-e5 or a full stop.
hashi-read-card = “{ $text }” is not a card; a card is written 4/3.
hashi-read-prepare = Before the first card you write a 3 or a 4, not a { $number }.
hashi-read-other-number = The card shows a { $due }, not a { $number }.
hashi-read-no-island = There is no island { $island }.
hashi-read-no-line = There is no line { $text }.
hashi-read-mark = “{ $text }” is not a mark; try B!e3 or B!e3-e5.

# What happens.
hashi-fact-prepared = { $seat } writes a { $number } on { $island } and passes the sheet to { $owner }.
hashi-fact-prepared-alone = { $seat } writes a { $number } on { $island }.
hashi-fact-card = Card { $card }: a { $number }, { $bridges ->
    [one] one bridge
   *[other] { $bridges } bridges
}.
hashi-fact-done = { $seat } is done.
hashi-fact-both = { $seat } writes { $number } on { $island } and draws { $lines }.
hashi-fact-wrote = { $seat } writes { $number } on { $island } and draws nothing.
hashi-fact-drew = { $seat } writes nothing and draws { $lines }.
hashi-fact-waived = { $seat } writes nothing and draws nothing.
hashi-fact-finished = { $seat } finishes { $islands }.
hashi-fact-red = { $seat } has all red flags: { $points } points.
hashi-fact-blue = { $seat } has all blue flags: { $points } points.
hashi-fact-linked = { $seat } has six linked islands: { $points } points.
hashi-fact-challenge-false = { $seat } challenges { $mark } on { $owner }’s sheet; it is correct.
hashi-fact-erased = { $seat } challenges { $mark } on { $owner }’s sheet: wrong ({ $ruling }), so it is erased.
hashi-fact-struck = { $seat } challenges { $mark } on { $owner }’s sheet: wrong ({ $ruling }), but too late to fix. Struck out: { $islands }.
hashi-fact-total = { $seat }: { $points } points.
hashi-fact-wins = { $seat } wins.
hashi-fact-shares = { $seat } shares first place.

# Twelve ranks for a game alone.
hashi-rank-1 = Beachcomber
hashi-rank-2 = Plank carrier
hashi-rank-3 = Raft builder
hashi-rank-4 = Rope maker
hashi-rank-5 = Pile driver
hashi-rank-6 = Stonemason
hashi-rank-7 = Ferry rival
hashi-rank-8 = Bridge keeper
hashi-rank-9 = Arch builder
hashi-rank-10 = Tamer of straits
hashi-rank-11 = Voice of the archipelago
hashi-rank-12 = Ruler of the islands

# Options.
hashi-option-side = Side of the board
hashi-option-side-about = Both sides have 18 islands; their lines differ.
hashi-option-side-A = Side A, the easier one
hashi-option-side-B = Side B, with more crossings
hashi-option-paper = Paper mode
hashi-option-paper-about = Marks are not checked; challenge each other’s mistakes.
hashi-option-board = Your own board
hashi-option-board-about = A copy of your printed board, instead of side A or B.

# What is wrong with a board.
# $header is the row of letters, "a b c d e f".
hashi-board-header = The drawing must start with the row of letters “{ $header }”.
hashi-board-row-label = This row starts with “{ $label }”, but should start with its number, { $expected }.
hashi-board-row-length =
    { $count ->
        [one] Row { $row } has { $count } place; every row has { $size }.
       *[other] Row { $row } has { $count } places; every row has { $size }.
    }
hashi-board-sign = “{ $sign }” at { $island } means nothing; draw . for water, o for an island, R or B for a red or blue flag.
hashi-board-rows-missing =
    { $count ->
        [one] The drawing has { $count } row and needs { $size }.
       *[other] The drawing has { $count } rows and needs { $size }.
    }
hashi-board-rows-extra = The drawing has { $count } rows and needs { $size }; this one is too many.
hashi-board-islands =
    { $count ->
        [one] There is { $count } island; a side has { $needed }.
       *[other] There are { $count } islands; a side has { $needed }.
    }
hashi-board-without-form = “{ $entry }” does not name a line; write the two islands at its ends, like e3-e5.
hashi-board-without-water = { $line } cannot be left out: there is no island at { $island }.
hashi-board-without-no-line = { $line } cannot be left out: these two are not neighbours in a row or column.
hashi-board-without-twice = { $line } is left out twice.
hashi-board-flags-red =
    { $count ->
        [one] There is { $count } red flag; a side has { $needed }.
       *[other] There are { $count } red flags; a side has { $needed }.
    }
hashi-board-flags-blue =
    { $count ->
        [one] There is { $count } blue flag; a side has { $needed }.
       *[other] There are { $count } blue flags; a side has { $needed }.
    }
hashi-board-flags-near-red = The red flags at { $first } and { $second } are neighbours; flags of one colour stand apart.
hashi-board-flags-near-blue = The blue flags at { $first } and { $second } are neighbours; flags of one colour stand apart.
hashi-board-crossings-none = No two lines cross; a side has at least one crossing.
hashi-board-crossings-few =
    { $count ->
        [one] { $count } pair of lines crosses; side { $side } needs at least { $least }.
       *[other] { $count } pairs of lines cross; side { $side } needs at least { $least }.
    }
hashi-board-crossings-many = { $count } pairs of lines cross; side { $side } has at most { $most }.
hashi-board-lines-few =
    { $count ->
        [0] No line leads to { $island }; every island needs at least two.
        [one] Only one line leads to { $island }; every island needs at least two.
       *[other] Only { $count } lines lead to { $island }; every island needs at least two.
    }
hashi-board-busy-few =
    { $count ->
        [one] { $count } island has three lines or more; at least { $needed } must, for the fives and sixes.
       *[other] { $count } islands have three lines or more; at least { $needed } must, for the fives and sixes.
    }
hashi-board-no-four = No island has four lines; at least one must.
hashi-board-apart =
    { $count ->
        [one] No path leads from { $islands } to the other islands.
       *[other] No path leads from { $islands } to the other islands; these are joined only to each other.
    }

# Terminal.
hashi-screen-prepare = Write a 3 or a 4 on an island without a flag. { $owner } will get the sheet.
hashi-screen-prepare-alone = Write a 3 or a 4 on an island without a flag.
hashi-screen-challenge = Challenge a mark on any sheet (B!e3, B!e3-e5), or say no.
hashi-screen-card = Card { $card } of { $cards }
hashi-screen-drawn = { $drawn } of { $bridges } drawn
hashi-screen-done = done
hashi-turn = { $turn ->
    [0] Before the first card
   *[other] Card { $turn }
}
# Rows of the score sheet; short, at most 17 characters.
hashi-sheet-islands = islands
hashi-sheet-red = red flags
hashi-sheet-blue = blue flags
hashi-sheet-linked = six linked
hashi-sheet-total = points
hashi-sheet-rank = Rank { $rank } of { $ranks }: { $title }
# What a move can be; headings of the list that “?” shows.
hashi-offer-island = Write
hashi-offer-line = Draw
hashi-offer-done = Done
hashi-offer-no = No challenge
hashi-offer-sheet = Challenge
# Words for “.” and “no”, separated by commas.
hashi-spoken-done = done, ready
hashi-spoken-no = no
hashi-help =
    Every card shows a number and one to three bridges, the same for everyone.
      5@e3    write the card’s 5 on island e3 (first, or not at all)
      e3-e5   draw one bridge; draw as many as the card shows, or none
      { "." }       done with this card
    An island is finished when exactly as many bridges lead to it as its number says: 2 points.
    A flag (► red, ◆ blue) takes a number only when a bridge of an earlier card leads there.
    Bridges need a number at one end, never cross, and are at most two to a line.
    All red flags: 9 points, later 5. All blue flags: 7, later 3. Six linked islands: 8, later 4.
    On the board: ╔═╗ or [ ] is finished; 4₂ is a four that lacks two bridges; dots can still be drawn on.

# The page: names of what can be touched, with their state.
# $flag is 1 for a red flag, 2 for a blue one, 0 for none.
hashi-name-place = { $flag ->
    [1] Island { $island }, red flag
    [2] Island { $island }, blue flag
   *[other] Island { $island }
}
hashi-name-island-blank = { hashi-name-place }, no number, { $bridges ->
    [0] no bridge
    [one] one bridge
   *[other] { $bridges } bridges
}
hashi-name-island-number = { hashi-name-place }, { $number }, { $missing ->
    [one] needs one more bridge
   *[other] needs { $missing } more bridges
}
hashi-name-island-finished = { hashi-name-place }, { $number }, finished
hashi-name-island-over = { hashi-name-place }, { $number }, too many bridges: { $bridges }
hashi-name-island-struck = { hashi-name-place }, struck out
hashi-name-line = Line { $line }, { $bridges ->
    [0] no bridge
    [one] one bridge
   *[other] { $bridges } bridges
}
hashi-name-mark-number = Number on { $island }
hashi-name-mark-bridge = Bridge { $which } on { $line }

# Buttons: what happens.
hashi-do-done = Done
hashi-do-done-nothing = Skip this card
hashi-do-done-wrote = Done, draw nothing
hashi-do-done-drew = Done, write nothing
hashi-do-done-left = { $left } more to draw
hashi-do-done-leave = Done ({ $left } not drawn)
hashi-do-number = Write a { $number }
hashi-do-no = Challenge nothing
hashi-do-sheet = { $owner }’s sheet

# Beside a name.
hashi-status-done = done
hashi-status-choosing = choosing…
hashi-status-drawing = drawing…
hashi-status-challenging = may challenge

# What to do now.
hashi-prompt-prepare = Write a 3 or a 4 on an island without a flag. The sheet then goes to { $owner }.
hashi-prompt-prepare-alone = Write a 3 or a 4 on an island without a flag.
hashi-prompt-wait = You’re done. You can still undo until everyone else is done.
hashi-prompt-write = Write the { $number } on an island, or skip it; then draw { $bridges ->
    [one] one bridge
   *[other] { $bridges } bridges
}.
hashi-prompt-write-only = There is no room for { $bridges ->
    [one] a bridge
   *[other] { $bridges } bridges
} yet. Writing the { $number } may change that.
hashi-prompt-draw-only = The { $number } fits nowhere. Draw { $bridges ->
    [one] one bridge
   *[other] { $bridges } bridges
}, or skip this card.
hashi-prompt-nothing = There is no place for the { $number }, and no room for { $bridges ->
    [one] a bridge
   *[other] { $bridges } bridges
}: skip this card.
hashi-prompt-draw = { $bridges ->
    [one] Now draw one bridge, or none.
   *[other] Now draw { $bridges } bridges, all or none.
}
hashi-prompt-draw-on = { $left ->
    [one] One more bridge to draw.
   *[other] { $left } more bridges to draw.
}
hashi-prompt-all-drawn = All bridges are drawn. Press Done when you’re happy.
hashi-prompt-all-drawn-only = All bridges are drawn; the { $number } is not written yet. Writing comes first: undo the bridges to write it.
hashi-prompt-no-room = There is no room for { $bridges ->
    [one] another bridge
   *[other] { $bridges } more bridges
}: press Done.
hashi-prompt-paper = Write the { $number } and draw { $bridges ->
    [one] one bridge
   *[other] { $bridges } bridges
}. Nothing is checked until someone challenges it.
hashi-prompt-challenge = Is a mark wrong? Choose a sheet, then the mark, or challenge nothing.
hashi-prompt-challenge-wait = { $seat } may challenge a mark.

# The score sheet of the page.
hashi-score-islands = Finished islands
hashi-score-islands-about = 2 points each
hashi-score-red = Red flags
hashi-score-blue = Blue flags
hashi-score-linked = Six linked
hashi-score-first = { $high } for the first, { $low } later
hashi-score-until = { $high } up to card { $card }, then { $low }
hashi-score-gone = now { $low } instead of { $high }
hashi-score-so-far = So far
hashi-score-total = Total
hashi-score-rank = Rank { $rank } of { $ranks }

# Beside and under the board.
hashi-beside-write = Write { $number }
hashi-beside-wrote = on { $island }
hashi-beside-draw = Draw { $bridges ->
    [one] one bridge
   *[other] { $bridges } bridges
}
hashi-beside-left = { $left } to go
hashi-beside-drawn = drawn
hashi-beside-number = First number
hashi-beside-passes = for { $owner }
hashi-beside-sheet = { $owner }’s sheet
hashi-beside-pile = Pile { $pile }: { $turned } of { $cards } turned
hashi-deck = All 18 cards. Turned cards are crossed off; one stays hidden.
hashi-deck-left = { $number }, { $bridges ->
    [one] one bridge
   *[other] { $bridges } bridges
}
hashi-deck-turned = { hashi-deck-left }: turned
hashi-deck-now = { hashi-deck-left }: face up

# The tutorial.
hashi-tutorial-1 = An island is finished when exactly as many bridges lead to it as its number says. Each is worth 2 points, and you have 17 cards.
hashi-tutorial-2 = Before the first card everyone writes a 3 or a 4 on an island without a flag. Tap d4 and write a 4.
hashi-tutorial-3 = Then the sheets went to the left: this one was prepared by Ben, who likes d4 too. The first card is turned for both of you: a 4 and two bridges.
hashi-tutorial-4 = First you write. Flags have to wait for a bridge, so put the 4 on a4, where three lines meet.
hashi-tutorial-5 = Now draw two bridges. A bridge follows a dotted line and needs a number at one of its ends. The first one: a1-a4.
hashi-tutorial-6 = The second one: a4-b4. Now bridges lead to two blue flags.
hashi-tutorial-7 = Bright ink is a draft: only you see it, and you can still undo it. It becomes final when everyone is done. Press Done.
hashi-tutorial-8 = A 1 and two bridges. A flag takes a number when a bridge of an earlier card leads to it. Write the 1 on a1: one bridge is there, so it is finished at once.
hashi-tutorial-9 = A line has room for two bridges. Draw the second one on a4-b4.
hashi-tutorial-10 = The 4 on a4 still lacks one bridge. Draw a4-a5, and the island gets its ring.
hashi-tutorial-11 = Two islands finished with one card. Press Done.
hashi-tutorial-12 = A 2 and one bridge. Two bridges already lead to b4: write the 2 there.
hashi-tutorial-13 = A finished island takes no more bridges, and bridges never cross. So b4-d4 is blocked for good; draw d4-d6.
hashi-tutorial-14 = All red flags, all blue flags, six linked islands: the first player to get there scores the most. Press Done and play on; there are 14 more cards.

# The rules page.
hashi-learn-goal = Goal of the game
hashi-learn-goal-1 = Everyone has the same sheet: 18 islands, and dotted lines between neighbours. With 17 cards you write numbers on islands and draw bridges along the lines.
hashi-learn-goal-2 = An island is finished when exactly as many bridges lead to it as its number says. Finished islands score points, and so do three goals.
hashi-learn-start = Before the first card
hashi-learn-start-1 = Everyone writes a 3 or a 4 on an island without a flag and passes the sheet to the left. You play on the one you are given.
hashi-learn-start-2 = The 18 cards show every number from 1 to 6 with one, two and three bridges. One card is put away unseen. Below the sheet, turned cards are crossed off.
hashi-learn-card = A card
hashi-learn-card-1 = A card is turned for everyone at the same time. First write its number on an island, then draw its bridges. You may skip either part, or both.
hashi-learn-card-2 = What you write is a draft that nobody else sees. When the last player is done it becomes final, and everyone sees everything.
hashi-learn-write = Writing
hashi-learn-write-1 = The number goes on an island that has none, and may not be smaller than the number of bridges there. If it is equal, the island is finished at once.
hashi-learn-write-2 = An island with a flag takes a number only if a bridge of an earlier card leads to it.
hashi-learn-draw = Drawing
hashi-learn-draw-1 = A bridge follows a printed line between two islands, and one of them must have a number; the one just written counts. A line takes one bridge or two.
hashi-learn-draw-2 = Draw all bridges that the card shows, or none of them.
hashi-learn-no = What is not possible
hashi-learn-no-1 = Bridges never cross. A finished island takes no more of them, an island without a number takes six at most. Your islands need not all be connected.
hashi-learn-points = Points
hashi-learn-points-1 = Every finished island: 2 points. All four red flags: 9 for the first, 5 later. All three blue flags: 7 for the first, 3 later.
hashi-learn-points-2 = Six linked: six finished islands joined by bridges, with no unfinished one between them. 8 points for the first, 4 later.
hashi-learn-points-3 = Players who reach a goal with the same card as the first one get the higher value too. After the 17th card the most points win; ties are shared.
hashi-learn-alone = Playing alone
hashi-learn-alone-1 = You prepare your own sheet. The higher values have a deadline: blue flags up to card 7, red flags and six linked up to card 12.
hashi-learn-alone-2 = Your points earn one of twelve ranks. The highest needs 60, with every island finished and every goal in time.
hashi-learn-b = Side B
hashi-learn-b-1 = Here more lines cross, and some are long: a bridge drawn early blocks many others. Everyone plays the same side.
hashi-learn-paper = Paper mode
hashi-learn-paper-1 = As with pen and paper, nothing is checked. After every card each player in turn may challenge one mark on any sheet; a wrong challenge costs nothing.
hashi-learn-paper-2 = A mistake is erased if it is found by the next card and nothing else depends on it. Otherwise it stays, and its islands can never be finished.
hashi-edition-nsv = Erasable sheets with an easier side A and a harder side B, 18 cards. Flags are red and blue. The option Side chooses.
