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
loopit-option-edition = Rules of the edition
loopit-option-edition-landbridge = landbridge, ours
loopit-option-edition-en = en
loopit-option-edition-fr = fr
loopit-option-edition-nl = nl
loopit-option-edition-de = de
loopit-option-edition-es = es
loopit-option-edition-pt = pt
