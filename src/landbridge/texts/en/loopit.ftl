loopit = Loopit
loopit-about = Continue the lines: a tile scores its value and the values of the tiles it connects to. Two to four players, thirty minutes.
loopit-by = A game by Goliath.

# A tile in words: what it is worth, and where its lines lead ($ends: the sum of 1 north, 2 east, 4 south, 8 west).
loopit-tile =
    { $value ->
        [8] an 8
       *[other] a { $value }
    } with { loopit-lines }
loopit-lines =
    { $ends ->
        [1] a line north
        [2] a line east
        [4] a line south
        [8] a line west
        [3] lines north and east
        [5] lines north and south
        [9] lines north and west
        [6] lines east and south
        [10] lines east and west
        [12] lines south and west
        [7] lines north, east and south
        [11] lines north, east and west
        [13] lines north, south and west
        [14] lines east, south and west
       *[15] lines on all sides
    }

# Why a move is refused; the ruling is shown beside it.
loopit-why-not-now = It is not your turn.
loopit-why-no-such-move = That move is not possible here.
loopit-why-too-few-ends = { $tile } has too few line ends to be the starting tile.
loopit-why-not-in-bag = This tile is no longer in the bag: { $tile }.
loopit-why-not-in-rack = This tile is not on your rack: { $tile }.
loopit-why-taken = There is already a tile on { $square }.
loopit-why-no-tile-beside = There is no tile beside { $square }.
loopit-why-no-line-on = On { $square }, no line would run on from { $witness }: { $tile }.
loopit-why-cuts-a-line = On { $square }, this tile would block the line from { $witness }: { $tile }.
loopit-why-line-is-cut = On { $square }, a line of this tile would be blocked by { $witness }: { $tile }.
loopit-why-ends-at-edge = On { $square }, a line of this tile would end at the edge of the board: { $tile }.
loopit-why-lay-first = Place at least one tile before you end your turn.
loopit-why-one-fits = You can place a tile: { $witness }.
loopit-why-still-fits = One of your tiles still fits, so you cannot end your turn: { $witness }.
loopit-why-after-laying = You have placed a tile this turn; you can only place another or end your turn.
loopit-why-bag-empty = The bag is empty: there are no tiles to exchange for.
loopit-why-no-exchange = Tiles drawn for one turn cannot be exchanged.

# What cannot be read as a move.
loopit-read-nothing = “{ $text }” is not a move; try NES3 h8, a full stop, exchange or pass.
loopit-read-draw = “{ $text }” cannot be drawn; a tile is written NES3.
loopit-read-no-tile = There is no tile { $tile }.
loopit-read-no-square = There is no square { $square }.

# What happens.
loopit-fact-begins = { $seat } starts.
loopit-fact-leave =
    { $count ->
        [one] One tile leaves the game unseen.
       *[other] { $count } tiles leave the game unseen.
    }
loopit-fact-start = The starting tile is { loopit-tile }.
loopit-fact-draws = { $seat } draws { loopit-tile }.
loopit-fact-lays = { $seat } places { loopit-tile } on { $square } and scores { $points }: { $own } for the tile, { $linked } for its connections.
loopit-fact-lays-bonus = { $seat } places { loopit-tile } on { $square } (×{ $times }) and scores { $points }: { $own } for the tile, { $linked } for its connections.
loopit-fact-exchanges = { $seat } cannot place a tile and exchanges all tiles for new ones from the bag.
loopit-fact-discards = { $seat } cannot place a tile and discards all tiles for new ones.
loopit-fact-passes = { $seat } cannot place a tile and passes.
loopit-fact-all-laid = All tiles are placed.
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
loopit-fact-shares = { $seat } shares first place.

# Options.
loopit-option-edition = Edition
loopit-option-edition-about = The editions differ in three points; you can also set each below.
loopit-option-edition-landbridge = Landbridge (our choice)
loopit-option-edition-en = English edition
loopit-option-edition-fr = French edition
loopit-option-edition-nl = Dutch edition
loopit-option-edition-de = German edition
loopit-option-edition-es = Spanish edition
loopit-option-edition-pt = Portuguese edition
loopit-option-start-ends = Line ends on the starting tile, at least
loopit-option-start-ends-about = With more ends the first turns are freer.
loopit-option-exchange = Exchanged tiles
loopit-option-exchange-about = For a turn in which nothing fits.
loopit-option-exchange-bag = back to the bag
loopit-option-exchange-discard = out of the game
loopit-option-end = End of the game
loopit-option-end-about = When the last points are scored.
loopit-option-end-stuck = when nobody can place a tile
loopit-option-end-bag = when the bag is empty
loopit-option-end-round = after the round in which the bag runs empty
loopit-option-stop = Ending a turn early
loopit-option-stop-about = With one or two tiles instead of three.
loopit-option-stop-free = whenever you like, after one tile
loopit-option-stop-stuck = only when none of your tiles fits
loopit-option-rounds = Number of rounds
loopit-option-rounds-about = A shorter game, or the variant in which everyone places what they draw.
loopit-option-rounds-off = not limited
loopit-option-rounds-book = as in the rulebook
loopit-option-rounds-german = German variant, without racks
loopit-option-board = Your own tiles and bonus squares
loopit-option-board-about = Copies of your printed tiles, with their values.

# What is wrong with a board.
loopit-board-ends = “{ $ends }” are not line ends; write the letters N, E, S and W of the sides, each at most once.
loopit-board-value = “{ $value }” is not a value; tiles are worth 1 to 8.
# $header is the row of letters, "a b c d …".
loopit-board-header = The bonus squares must start with the row of letters “{ $header }”.
loopit-board-row-label = This row starts with “{ $label }”, but should start with its number, { $expected }.
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
        [one] There is { $count } tile { $ends }, but of its opposite { $opposite } there are { $others }; use equally many of each, so that no direction is favoured.
       *[other] There are { $count } tiles { $ends }, but of their opposite { $opposite } there are { $others }; use equally many of each, so that no direction is favoured.
    }
loopit-board-too-dear =
    { $count ->
        [one] { $tile } is worth more than a tile with { $count } end ({ $least }); the more ends, the lower the value.
       *[other] { $tile } is worth more than a tile with { $count } ends ({ $least }); the more ends, the lower the value.
    }
loopit-board-centre = The centre has no bonus: the starting tile goes there.
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
loopit-screen-laid = Placed: { $laid } of { $lays }
loopit-sheet-left = tiles left
loopit-sheet-points = points
# What a move can be; headings of the list that “?” shows.
loopit-offer-tile = Place
loopit-offer-stop = End turn
loopit-offer-exchange = Exchange all tiles
loopit-offer-pass = Pass
# Words for “.”, “exchange” and “pass”, separated by commas.
loopit-spoken-stop = stop, done
loopit-spoken-exchange = exchange
loopit-spoken-pass = pass
loopit-help =
    Place up to three of your five tiles, one after the other; then your rack is filled up.
      NES3 h8   place the tile with ends north, east and south and value 3 on h8
      { "." }         end your turn after one or two tiles
      exchange  no tile fits: put all of them back and draw new ones
      pass      no tile fits: keep them
    Tiles are never turned. A tile continues at least one line and blocks none: where two tiles
    touch, both have a line end or neither has. No line ends at the edge.
    A tile scores its value, times the bonus of its square, and the values of all tiles it is
    connected to by a line.
    On the board: ○ is where a line leads, ×2 to ×6 are bonus squares.

# What the arena tells wins by.
loopit-tag-order = order of play

# The page: what is to be done, what things are called.
loopit-prompt-lay = Choose a tile, then a square; you can place up to three tiles.
loopit-prompt-lay-all = Choose a tile, then a square; place three tiles if they fit.
loopit-prompt-more =
    { $left ->
        [one] Place one more tile, or end your turn.
       *[other] Place up to { $left } more tiles, or end your turn.
    }
loopit-prompt-lay-on =
    { $left ->
        [one] Place one more tile: one of yours still fits.
       *[other] Place { $left } more tiles, as long as one fits.
    }
loopit-prompt-enough = No more of your tiles fit: end your turn.
loopit-prompt-stuck = None of your tiles fits: exchange them all, or keep them and pass.
loopit-prompt-stuck-empty = None of your tiles fits and the bag is empty: pass.
loopit-prompt-drawn-stuck = None of the drawn tiles fits: put them back.
loopit-control-stop =
    { $laid ->
        [one] End turn ({ $laid } tile)
       *[other] End turn ({ $laid } tiles)
    }
loopit-control-exchange =
    { $count ->
        [one] Exchange the tile
       *[other] Exchange all { $count } tiles
    }
loopit-control-discard =
    { $count ->
        [one] Discard the tile for a new one
       *[other] Discard all { $count } tiles for new ones
    }
loopit-control-pass = Pass and keep tiles
loopit-control-pass-drawn = Put the tiles back
loopit-name-square = { $square }, empty
loopit-name-bonus = { $square }, empty, ×{ $times }
loopit-name-open = { $square }, empty, with { $sides }
loopit-name-open-bonus = { $square }, empty, ×{ $times }, with { $sides }
loopit-name-tile = { $square }, { $tile }
loopit-name-rack = { $tile }
loopit-name-rack-fits =
    { $places ->
        [0] { $tile }, fits nowhere
        [one] { $tile }, fits in one place
       *[other] { $tile }, fits in { $places } places
    }
loopit-status-laying = placing, { $laid } of { $lays }
loopit-sheet-tiles = tiles on the rack
loopit-sheet-thrown = tiles discarded
loopit-sheet-thrown-about = face down, out of the game
loopit-sheet-points-about = values, bonuses and connections
loopit-page-rack = Your rack
loopit-page-rack-of = { $seat }’s rack
loopit-page-drawn = Drawn by { $seat }
loopit-page-places =
    { $places ->
        [0] fits nowhere
        [one] fits in one place
       *[other] fits in { $places } places
    }
loopit-page-turn = Your turn
loopit-page-turn-of = { $seat }’s turn
loopit-page-turn-last = Last turn: { $seat }
loopit-page-on = on { $square }
loopit-page-on-bonus = on { $square }, ×{ $times }
loopit-page-more = one more, if you like
loopit-page-must = one more, as long as one fits
loopit-page-sum = Total
loopit-page-last = last turn: { $points }
loopit-page-bag =
    { $count ->
        [0] the bag is empty
        [one] one tile in the bag
       *[other] { $count } tiles in the bag
    }
loopit-page-gone =
    { $count ->
        [one] one tile is out of the game
       *[other] { $count } tiles are out of the game
    }
loopit-page-ends-stuck = ends when nobody can place a tile
loopit-page-ends-bag = ends when the bag is empty
loopit-page-ends-round = ends after the round in which the bag runs empty
loopit-page-held =
    { $count ->
        [0] no tiles
        [one] one tile
       *[other] { $count } tiles
    }
loopit-page-map = Board map: tap to move the view
loopit-page-unseen = Unseen tiles

# The tutorial.
loopit-tutorial-1 = Loopit is a game of lines. The starting tile is in the middle; from it lines lead north, south and west. You will continue them.
loopit-tutorial-2 = These five tiles are yours, and only you see them. The number is what a tile is worth. Tiles are never turned.
loopit-tutorial-3 = Tap the 6, then the square above the starting tile. At least one line has to run on: here it comes up from the south.
loopit-tutorial-4 = A tile scores its own value and the value of every tile it is connected to by a line: 6 + 3 = 9.
loopit-tutorial-5 = Coloured squares multiply. Continue the line to the left: place the 5 on the square ×2.
loopit-tutorial-6 = 5 × 2 + 6 = 16. Only the tile you place is multiplied, never its neighbours. Towards the corners the squares rise to ×6.
loopit-tutorial-7 = No line may be blocked: where two tiles touch, both have a line end or neither has. The 2 meets both lines on f7 and counts both: 2 + 5 + 3.
loopit-tutorial-8 = Three tiles end a turn, and your rack is filled up to five again. Then Ben placed three: follow his line down to the ×3.
loopit-tutorial-9 = Think of three tiles at once. Place the 3 below the starting tile: it opens two lines, each towards a square ×2.
loopit-tutorial-10 = Dead ends are worth most, and they close a line. On f8 this 8 touches three tiles, but a line joins it to one only: 8 × 2 + 3.
loopit-tutorial-11 = And the other 8 on the other side, for another 19.
loopit-tutorial-12 = 44 points in one turn! You can also end your turn after one or two tiles. Only if none fits anywhere do you exchange your tiles, or pass.
loopit-tutorial-13 = The game ends when nobody can place a tile; the most points win. Now play on: what does not fit is explained when you try it.

# The rules, in our words.
loopit-learn-goal-title = Goal of the game
loopit-learn-goal = All players build one network of lines on one board. Every tile you place scores at once: its own value, and the values of the tiles it is connected to. The most points win.
loopit-learn-setup-title = Setting up
loopit-learn-setup =
    81 tiles are in the bag. Everyone draws five, hidden from the others.
    One tile is drawn for the centre: the starting tile, with at least three line ends, which scores nothing. The first player is chosen at random.
loopit-learn-tiles =
    A line reaches one to four sides of a tile, always in the middle of the side.
    The more ends, the lower the value: a dead end is worth 7 or 8, a crossing only 1.
    A tile is called by its ends and value: NES3 has ends north, east and south.
loopit-learn-turn-title = A turn
loopit-learn-turn = Place one to three tiles from your rack, one after the other, side by side or in different places. Then your rack is filled up to five, and it is the next player’s turn.
loopit-learn-fit-title = Where a tile fits
loopit-learn-fit = A tile goes on an empty square beside another tile, and at least one line must run on between the two. Tiles are never turned.
loopit-learn-cut = No line is blocked. On every side where two tiles touch, either both have a line end or neither has. And no line ends at the edge of the board.
loopit-learn-score-title = What a tile scores
loopit-learn-score =
    Its value, times the bonus of its square, plus the plain values of all tiles that a line joins to it, those of the same turn included.
    Never the whole path, and nothing for a neighbour without a line.
loopit-learn-score-example = In the picture the 5 is on ×4 and is joined to the 6: 5 × 4 + 6 = 26. The 3 beside it has no line to it and counts nothing.
loopit-learn-stuck-title = If nothing fits
loopit-learn-stuck =
    You may place none only if none of your tiles fits anywhere. Then put all of them back into the bag and draw as many, or keep them and pass.
    Either is your whole turn and scores nothing.
loopit-learn-end-title = The end
loopit-learn-end =
    The game is over when all tiles are placed, or when no tile, on a rack or in the bag, fits anywhere any more; also after two full rounds in which nobody placed a tile.
    The most points win; ties are shared.
loopit-learn-editions-title = Editions
loopit-learn-editions =
    Six printed editions differ in small things, and you can choose. French: the starting tile needs two ends.
    Its word for exchanging can also mean that the tiles leave the game: that is an option.
    Spanish and Portuguese: the game is over as soon as the bag is empty. Elsewhere any tile may start.
loopit-learn-fair = We add one ending of our own: the round in which the bag runs empty is the last, so that everyone has as many turns.
loopit-learn-strict =
    Every printed edition is stricter about ending a turn: after one or two tiles you may end it only if none of the others fits.
    By our own rules you may end it after any tile.
loopit-learn-rounds-title = A fixed number of rounds
loopit-learn-rounds = You can agree on a number of rounds. The rulebook’s are seven with four players, nine with three (two tiles leave unseen before the deal), thirteen with two (four leave).
loopit-learn-german =
    The German variant has no racks.
    On your turn you draw two tiles (four players), three (three) or four (two), open to all; you place up to three of them, as long as one fits, and the rest goes back.
    Nothing is exchanged.
loopit-learn-here-title = At this table
loopit-learn-here =
    Tap a tile, then a square; dotted squares show where it fits and what it would score. By keyboard, arrows lead from square to square.
    You can also type NES3 h8, or a full stop to end your turn.
loopit-learn-phone = On a small screen you see a part of the board, which follows what happens. Tap the small map to look elsewhere.
loopit-learn-tips-title = Worth knowing
loopit-learn-tips =
    Three small tiles in a knot of lines often score more than one high tile alone.
    A dead end on a high square is the best move there is; a branch you leave open invites the next player.
