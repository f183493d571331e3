loopit = Loopit
loopit-about = Continue the lines: a tile scores itself and all it is connected to. Two to four players, thirty minutes.
loopit-by = A game by Goliath.

# Why a move is refused; the ruling is shown beside it.
loopit-why-not-now = It is not your turn.
loopit-why-no-such-move = That is no move here.
loopit-why-too-few-ends = { $tile } has too few line ends to be the start tile.
loopit-why-not-in-bag = There is no { $tile } left in the bag.
loopit-why-not-in-rack = You have no { $tile }.
loopit-why-taken = A tile lies on { $square } already.
loopit-why-no-tile-beside = No tile lies beside { $square }.
loopit-why-no-line-on = No line runs on from { $witness } to { $tile } on { $square }.
loopit-why-cuts-a-line = { $tile } on { $square } would cut the line that comes from { $witness }.
loopit-why-line-is-cut = A line of { $tile } on { $square } would be cut: { $witness } has no line end there.
loopit-why-ends-at-edge = A line of { $tile } on { $square } would end at the edge of the board.
loopit-why-lay-first = Lay at least one tile before you stop.
loopit-why-one-fits = You can lay a tile: { $witness }.
loopit-why-after-laying = You have laid a tile this turn; you can only lay another or stop.
loopit-why-bag-empty = The bag is empty: there is nothing to exchange for.
loopit-why-no-exchange = Tiles drawn for one turn cannot be exchanged.

# What cannot be read as a move.
loopit-read-nothing = “{ $text }” is no move; try NES3 h8, a full stop, exchange or pass.
loopit-read-draw = “{ $text }” cannot be drawn; a tile is written NES3.
loopit-read-no-tile = There is no tile { $tile }.
loopit-read-no-square = There is no square { $square }.

# What happens.
loopit-fact-begins = { $seat } begins.
loopit-fact-leave =
    { $count ->
        [one] One tile leaves the game unseen.
       *[other] { $count } tiles leave the game unseen.
    }
loopit-fact-start = { $tile } lies on the centre.
loopit-fact-draws = { $seat } draws { $tile }.
loopit-fact-lays = { $seat } lays { $tile } on { $square }: { $own } + { $linked } = { $points }.
loopit-fact-lays-bonus = { $seat } lays { $tile } on { $square } (×{ $times }): { $own } + { $linked } = { $points }.
loopit-fact-exchanges = { $seat } can lay nothing and puts all tiles back into the bag for as many new ones.
loopit-fact-discards = { $seat } can lay nothing and discards all tiles for new ones.
loopit-fact-passes = { $seat } can lay nothing and passes.
loopit-fact-all-laid = All tiles are laid.
loopit-fact-over =
    { $count ->
        [one] The game is over; one tile is left.
       *[other] The game is over; { $count } tiles are left.
    }
loopit-fact-total =
    { $points ->
        [one] { $seat }: { $points } point.
       *[other] { $seat }: { $points } points.
    }
loopit-fact-wins = { $seat } wins.
loopit-fact-shares = { $seat } shares the first place.

# Options.
loopit-option-edition = Rules as in the edition
loopit-option-edition-landbridge = landbridge, ours
loopit-option-edition-en = en, English
loopit-option-edition-fr = fr, French
loopit-option-edition-nl = nl, Dutch
loopit-option-edition-de = de, German
loopit-option-edition-es = es, Spanish
loopit-option-edition-pt = pt, Portuguese
loopit-option-start-ends = Line ends of the start tile, at least
loopit-option-exchange = Exchanged tiles
loopit-option-exchange-bag = back to the bag
loopit-option-exchange-discard = out of the game
loopit-option-end = End of the game
loopit-option-end-stuck = when nobody can lay
loopit-option-end-bag = when the bag is empty
loopit-option-end-round = with the round in which the bag runs empty
loopit-option-rounds = Number of rounds
loopit-option-rounds-off = not limited
loopit-option-rounds-book = as in the rule book
loopit-option-rounds-german = German variant, without racks
loopit-option-board = Tiles and bonus squares of your own

# What is wrong with a board.
loopit-board-ends = “{ $ends }” are no line ends; write the letters N, E, S and W of the sides, each at most once.
loopit-board-value = “{ $value }” is no value; tiles are worth 1 to 8.
# $header is the row of letters, "a b c d …".
loopit-board-header = The bonus squares must begin with the row of letters “{ $header }”.
loopit-board-row-label = This row begins with “{ $label }”, but should begin with its number, { $expected }.
loopit-board-row-length =
    { $count ->
        [one] Row { $row } has { $count } square; every row has { $size }.
       *[other] Row { $row } has { $count } squares; every row has { $size }.
    }
loopit-board-sign = “{ $sign }” means nothing; draw . for a plain square, 2 to 6 for a bonus.
loopit-board-rows =
    { $count ->
        [one] There is { $count } row; a board has { $size }.
       *[other] There are { $count } rows; a board has { $size }.
    }
loopit-board-tiles =
    { $count ->
        [one] There is { $count } tile; a game has { $needed }.
       *[other] There are { $count } tiles; a game has { $needed }.
    }
loopit-board-pattern-missing = No tile has the ends { $ends }; every pattern must occur.
loopit-board-opposite =
    { $count ->
        [one] There is { $count } tile { $ends }, but of its opposite { $opposite } there are { $others }; as many of each favour no direction.
       *[other] There are { $count } tiles { $ends }, but of their opposite { $opposite } there are { $others }; as many of each favour no direction.
    }
loopit-board-too-dear =
    { $count ->
        [one] { $tile } is worth more than a tile with { $count } end ({ $least }); the more ends, the lower the value.
       *[other] { $tile } is worth more than a tile with { $count } ends ({ $least }); the more ends, the lower the value.
    }
loopit-board-centre = The centre has no bonus: the start tile lies there.
loopit-board-bonus-count =
    { $count ->
        [one] There is { $count } square ×{ $times }; a board has { $needed }.
       *[other] There are { $count } squares ×{ $times }; a board has { $needed }.
    }
loopit-board-skew = { $square } is ×{ $times }, but { $to } is not; turned by a quarter, the board must look the same.
loopit-board-falling = { $square } (×{ $times }) is nearer to the centre than a smaller bonus; they rise towards the corners.

# Terminal.
loopit-screen-round = Round { $round }
loopit-screen-round-of = Round { $round } of { $rounds }
loopit-screen-bag = In the bag: { $count }
loopit-screen-laid = Laid: { $laid } of { $lays }
loopit-sheet-left = tiles left
loopit-sheet-points = points
# What a move can be; headings of the list that “?” shows.
loopit-offer-tile = Lay
loopit-offer-stop = Stop
loopit-offer-exchange = Exchange all tiles
loopit-offer-pass = Pass
# Words for “.”, “exchange” and “pass”, separated by commas.
loopit-spoken-stop = stop, done
loopit-spoken-exchange = exchange
loopit-spoken-pass = pass
loopit-help =
    Lay up to three of your five tiles, one after the other; then your rack is filled up.
      NES3 h8   lay the tile with ends north, east and south and value 3 on h8
      { "." }         stop after one or two tiles
      exchange  no tile fits: put all of them back and draw new ones
      pass      no tile fits: keep them
    Tiles are never turned. A tile continues at least one line, and cuts none: where two tiles
    touch, both have a line end or neither has. No line ends at the edge.
    A tile scores its value, times the bonus of its square, and the values of all tiles it is
    connected to by a line.
    On the board: ○ is where a line leads, ×2 to ×6 are bonus squares.

# `landbridge bench`.
loopit-bench-search = Best turn in { $positions } positions: { $fast } µs each, by plain enumeration { $plain } µs ({ $ratio } times as long).
loopit-bench-same = The answers are the same in { $same } of { $positions } positions.

# What the arena tells wins by.
loopit-tag-order = order of play
