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
hashi-why-crosses = Bridges never cross: { $witness } is in the way.
hashi-why-line-full = { $line } has two bridges already.
hashi-why-finished = { $witness } is finished and takes no more bridges.
hashi-why-six-bridges = Six bridges lead to { $witness } already; no island takes more.
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
hashi-fact-struck = { $seat } challenges { $mark } on { $owner }’s sheet: wrong ({ $ruling }), too late to mend. Struck out: { $islands }.
hashi-fact-total = { $seat }: { $points } points.
hashi-fact-wins = { $seat } wins.
hashi-fact-shares = { $seat } shares the first place.

# Twelve ranks for a game alone.
hashi-rank-1 = Beachcomber
hashi-rank-2 = Plank carrier
hashi-rank-3 = Raft tier
hashi-rank-4 = Rope stretcher
hashi-rank-5 = Pile driver
hashi-rank-6 = Stone mason
hashi-rank-7 = Ferry’s rival
hashi-rank-8 = Keeper of spans
hashi-rank-9 = Mistress of arches
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
