hashi = Hashi
hashi-about = Write the card’s number, draw its bridges, finish islands. One to four players, twenty minutes.
hashi-by = A game by Jeffrey D. Allers.

# Why a move is refused; the ruling is shown beside it.
hashi-why-not-now = You cannot act now.
hashi-why-no-such-move = That is no move here.
hashi-why-prepared-flag = The first number goes on an island without a flag.
hashi-why-card-gone = This card has been turned already.
hashi-why-write-first = Writing comes before drawing: take your bridges back to write.
hashi-why-one-number = You have written this card’s number already.
hashi-why-has-number = { $island } has a number already.
hashi-why-flag-unreached = { $island } has a flag and no bridge yet; an earlier card must bring one there.
hashi-why-too-small = { $degree } bridges lead to { $island } already; a { $number } is too small.
hashi-why-all-drawn = The card’s bridges are all drawn ({ $bridges }).
hashi-why-partly-drawn = Draw all { $bridges } bridges or none: { $drawn } so far.
hashi-why-rest-impossible = After this one the card’s other bridges could not be drawn.
hashi-why-no-line = No printed line leads there.
hashi-why-no-number = Neither end of { $line } has a number.
hashi-why-crosses = Bridges never cross. In the way: { $witness }.
hashi-why-line-full = { $line } has two bridges already.
hashi-why-finished = A finished island takes no more bridges: { $witness }.
hashi-why-six-bridges = No island takes more than six bridges: { $witness }.
hashi-why-paper-full = There is no room for another bridge.
hashi-why-no-mark = There is no such mark on that sheet.

# What cannot be read as a move.
hashi-read-nothing = “{ $text }” is no move; try 5@c3, c3-c5 or a full stop.
hashi-read-card = “{ $text }” is no card; a card is written 4/3.
hashi-read-prepare = Before the first card you write a 3 or a 4, not a { $number }.
hashi-read-other-number = The card shows a { $due }, not a { $number }.
hashi-read-no-island = There is no island { $island }.
hashi-read-no-line = There is no line { $text }.
hashi-read-mark = “{ $text }” is no mark; try B!c3 or B!c3-c5.

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
hashi-fact-challenge-false = { $seat } challenges { $mark } on { $owner }’s sheet; it is right.
hashi-fact-erased = { $seat } challenges { $mark } on { $owner }’s sheet: wrong ({ $ruling }), and erased.
hashi-fact-struck = { $seat } challenges { $mark } on { $owner }’s sheet: wrong ({ $ruling }), and it cannot be mended. Struck out: { $islands }.
hashi-fact-total = { $seat }: { $points } points.
hashi-fact-wins = { $seat } wins.
hashi-fact-shares = { $seat } shares the first place.

# Twelve ranks for a game alone.
hashi-rank-1 = Beachcomber
hashi-rank-2 = Plank carrier
hashi-rank-3 = Raft tier
hashi-rank-4 = Rope stretcher
hashi-rank-5 = Pile driver
hashi-rank-6 = Stonemason
hashi-rank-7 = Ferry’s rival
hashi-rank-8 = Keeper of spans
hashi-rank-9 = Weaver of arches
hashi-rank-10 = Tamer of straits
hashi-rank-11 = Voice of the archipelago
hashi-rank-12 = The sea walks dry

# Options.
hashi-option-side = Side of the board
hashi-option-side-A = A, the easier one
hashi-option-side-B = B, with more crossings
hashi-option-paper = Paper mode
hashi-option-paper-about = Marks are not checked; challenge each other’s mistakes.
hashi-option-board = A board of your own

# What is wrong with a board.
# $header is the row of letters, "a b c d e f".
hashi-board-header = The drawing must begin with the row of letters “{ $header }”.
hashi-board-row-label = This row begins with “{ $label }”, but should begin with its number, { $expected }.
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
hashi-board-without-form = “{ $entry }” does not name a line; write the two islands at its ends, like c3-c5.
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
        [one] No way leads from { $islands } to the other islands.
       *[other] No way leads from { $islands } to the other islands; only these are joined to each other.
    }

# Terminal.
hashi-screen-prepare = Write a 3 or a 4 on an island without a flag. { $owner } will get the sheet.
hashi-screen-prepare-alone = Write a 3 or a 4 on an island without a flag.
hashi-screen-challenge = Challenge a mark on any sheet (B!c3, B!c3-c5), or say no.
hashi-screen-card = Card { $card } of { $cards }
hashi-screen-drawn = { $drawn } of { $bridges } drawn
hashi-screen-done = done
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
    Every card shows a number and one to three bridges, the same for everybody.
      5@c3    write the card’s 5 on island c3 (first, or not at all)
      c3-c5   draw one bridge; draw as many as the card shows, or none
      { "." }       done with this card
    An island is finished when exactly as many bridges lead to it as its number says: 2 points.
    A flag (► red, ◆ blue) takes a number only when a bridge of an earlier card leads there.
    Bridges need a number at one end, never cross, and are at most two to a line.
    All red flags: 9 points, later 5. All blue flags: 7, later 3. Six linked islands: 8, later 4.
    On the board: ╔═╗ or [ ] is finished; 4₂ is a four that lacks two bridges; dots can still be drawn on.
