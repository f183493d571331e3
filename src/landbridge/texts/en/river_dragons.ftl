river-dragons = River Dragons
river-dragons-about = Lay five cards in secret, build a way of stones and planks, be first across the river. Two to six players, half an hour.
river-dragons-by = A game by Roberto Fraga.

# Words that other sentences use.
river-dragons-colour =
    { $colour ->
        [0] blue
        [1] green
        [2] pink
        [3] yellow
        [4] red
       *[5] black
    }
river-dragons-village =
    { $colour ->
        [0] the blue village
        [1] the green village
        [2] the pink village
        [3] the yellow village
        [4] the red village
       *[5] the black village
    }
river-dragons-card =
    { $card ->
        [0] “1 stone”
        [1] “2 stones”
        [2] “1 plank”
        [3] “2 planks”
        [4] “1 step”
        [5] “2 steps”
        [6] “jump”
        [7] “remove”
       *[8] { $dragon ->
            [0] the blue dragon
            [1] the green dragon
            [2] the pink dragon
            [3] the yellow dragon
            [4] the red dragon
           *[5] the black dragon
        }
    }

# Why a move is refused; the ruling is shown beside it.
river-dragons-why-not-now = You cannot act now.
river-dragons-why-no-such-move = That is no move here.
river-dragons-why-other-card = Your card now is { river-dragons-card }; it asks for something else.
river-dragons-why-not-in-hand = Your hand has no such dragon: { river-dragons-card }.
river-dragons-why-picked = You have laid { river-dragons-card } already.
river-dragons-why-one-dragon = A programme holds one dragon at most.
river-dragons-why-island-taken = { $where } has a stone already.
river-dragons-why-island-covered = A plank lies over { $where }: { $witness }.
river-dragons-why-not-in-reserve = Plank { $size } ({ river-dragons-colour }) is not in your reserve.
river-dragons-why-named = You have named plank { $size } ({ river-dragons-colour }); say where it goes.
river-dragons-why-name-first = Name a plank first, then say where it goes.
river-dragons-why-two-villages = A plank needs a stone at one end at least.
river-dragons-why-no-stone = There is no stone on { $witness }.
river-dragons-why-too-short = Plank { $size } is too short for { $where }.
river-dragons-why-passes-over = A plank rests on its two ends only; in between lies { $witness }.
river-dragons-why-crosses = Planks never cross: { $witness } is in the way.
river-dragons-why-full = Three planks rest on { $witness } already.
river-dragons-why-bridged = A plank lies on { $where } already.
river-dragons-why-tried = You have tried { $where }; the plank is too short for it.
river-dragons-why-no-place = That plank does not lie on the board.
river-dragons-why-not-adjacent = { $where } is not beside your pawn.
river-dragons-why-occupied = A pawn stands on { $where }.
river-dragons-why-no-jump = No jump over a pawn on a neighbouring plank leads to { $where }.
river-dragons-why-not-laid = There is nothing to remove on { $where }.
river-dragons-why-stone-carries = { $where } carries a plank.
river-dragons-why-under-pawn = A pawn stands on { $where }.
river-dragons-why-same-size = Your reserve has a plank { $size } already.
river-dragons-why-third-colour = Your reserve would hold three colours.
river-dragons-why-off-board = A stone lies wholly on the board; { $where } is too close to the edge.
river-dragons-why-on-stone = A stone at { $where } would touch another: { $witness }.
river-dragons-why-on-village = A stone at { $where } would touch a village: { $witness }.
river-dragons-why-on-plank = A stone at { $where } would touch a plank: { $witness }.

# What cannot be read as a move.
river-dragons-read-nothing = “{ $text }” is no move; try stone c4, plank 3 pink, c4-d4, step c4-d4, jump c4-d4 or remove c4.
river-dragons-read-card = “{ $text }” is no card; there are stone, stones, plank, planks, step, steps, jump, remove, and dragon with a colour.
river-dragons-read-first = “{ $text }” does not say who begins; write first A.
river-dragons-read-name-first = Say { $text } alone first, then where it goes.
river-dragons-read-colour = “{ $text }” is no colour; there are { $known }.
river-dragons-read-size = “{ $text }” is no size; planks have the sizes 1 to 6.
river-dragons-read-support = There is no “{ $text }” on this board.
river-dragons-read-village = { $text } is a village; stones lie in the water.
river-dragons-read-span = “{ $text }” are not two ends; write c4-d4 or pink-c4.
river-dragons-read-no-plank = No plank lies on { $text }.
river-dragons-read-place = “{ $text }” is neither a plank nor a village; write step c4-d4 or step pink.
river-dragons-read-point = “{ $text }” is no point for a stone; both numbers are multiples of 3, and both even or both odd.

# What happens.
river-dragons-fact-first = { $seat } is the first player.
river-dragons-fact-done = { $seat } has laid five cards.
river-dragons-fact-position = Card { $position }.
river-dragons-fact-reveals = { $seat }: { river-dragons-card }.
river-dragons-fact-cancelled = A dragon cancels { $seat }’s card: { river-dragons-card }.
river-dragons-fact-stone = { $seat } places a stone on { $where }.
river-dragons-fact-sinks = { $seat } places stone { $stone } at { $where }.
river-dragons-fact-no-stone-left = No stone is left in the reserve; { $seat }’s action is lost.
river-dragons-fact-no-room = There is no free place for a stone; { $seat }’s action is lost.
river-dragons-fact-names = { $seat } names plank { $size } ({ river-dragons-colour }).
river-dragons-fact-lays = { $seat } lays plank { $size } ({ river-dragons-colour }) on { $where }.
river-dragons-fact-too-short = Plank { $size } ({ river-dragons-colour }) is too short for { $where }; { $seat } must lay it elsewhere.
river-dragons-fact-short-lost = Plank { $size } ({ river-dragons-colour }) is too short for { $where } and leaves the game; { $seat } loses it.
river-dragons-fact-plank-leaves = { $seat }’s plank { $size } ({ river-dragons-colour }) reaches nowhere and leaves the game.
river-dragons-fact-no-plank-left = { $seat } has no plank left; the action is lost.
river-dragons-fact-step-plank = { $seat } steps on { $where }.
river-dragons-fact-step-village = { $seat } steps into { river-dragons-village }.
river-dragons-fact-step-falls = { $seat } cannot step anywhere, falls into the river and is back in the own village.
river-dragons-fact-step-stays = { $seat } cannot step anywhere and stays in the own village.
river-dragons-fact-jump-plank = { $seat } jumps to { $where }.
river-dragons-fact-jump-village = { $seat } jumps into { river-dragons-village }.
river-dragons-fact-jump-falls = { $seat } has nobody to jump over, falls into the river and is back in the own village.
river-dragons-fact-jump-stays = { $seat } has nobody to jump over and stays in the own village.
river-dragons-fact-takes = { $seat } takes plank { $size } ({ river-dragons-colour }) from { $where }.
river-dragons-fact-lifts = { $seat } removes the stone on { $where }.
river-dragons-fact-no-removal = There is nothing that { $seat } may remove; the action is lost.
river-dragons-fact-round = Round { $number }: { $seat } is the first player.
river-dragons-fact-wins = { $seat } reaches the goal and wins.
river-dragons-fact-drawn = Nobody has arrived after { $number } rounds: a draw.

# Options.
river-dragons-option-side = Side of the board
river-dragons-option-side-basic = basic, with islands
river-dragons-option-side-expert = expert, stones anywhere in the water
river-dragons-option-three-players = Colours of three players
river-dragons-option-three-players-booklet = booklet: blue, yellow and red
river-dragons-option-three-players-alternate = alternate: every second village
river-dragons-option-short-plank = A plank that proves too short
river-dragons-option-short-plank-elsewhere = elsewhere: it must be laid in another place
river-dragons-option-short-plank-lost = lost: it leaves the game
river-dragons-option-by-eye = Lay planks by eye
river-dragons-option-by-eye-about = You judge for yourself whether a plank is long enough.
river-dragons-option-max-rounds = Rounds until a draw
river-dragons-option-board = A board of your own

# What is wrong with a board.
river-dragons-board-measure = “{ $name }” has to be a whole number of millimetres from 1 to { $most }.
river-dragons-board-lengths = “lengths” has to be a list of { $count } whole numbers, the planks in millimetres.
river-dragons-board-table = There has to be a table [{ $name }] with lines such as c4 = [12, 30].
river-dragons-board-no-village = There is no village “{ $village }”; the villages are { $known }.
river-dragons-board-village-missing = The { $village } village is missing.
river-dragons-board-island-name = “{ $island }” is no name for an island; take a small letter and a number, such as c4.
river-dragons-board-point = { $spot } has to be a list of two whole numbers, such as [12, 30].
river-dragons-board-parity = { $spot } lies off the lattice: { $x } and { $y } have to be both even or both odd.
river-dragons-board-islands =
    { $count ->
        [one] There is { $count } island; a board has { $needed }.
       *[other] There are { $count } islands; a board has { $needed }.
    }
river-dragons-board-rising = The planks’ lengths have to rise from 1 to 6.
river-dragons-board-tiny = The shortest plank has to be longer than a stone is wide, { $least } mm.
river-dragons-board-thin = A stone has to be at least as wide as a plank, { $width } mm.
river-dragons-board-stone = A stone lies wholly on its island; its radius is { $most } mm at most.
river-dragons-board-close = These two islands are too close for a plank of { $length } mm: it may be three times their distance at most.
river-dragons-board-outside = { $spot } does not lie on the board.
river-dragons-board-touch = { $first } and { $second } touch.
river-dragons-board-order = The villages stand clockwise from the top left: blue, green, pink, yellow, red, black; { $village } is out of order.
river-dragons-board-lopsided = The board is to look the same from every village: { $spot } asks for a twin at [{ $x }, { $y }].
river-dragons-board-way =
    { $count ->
        [one] From { $village } one plank leads to the goal; it takes { $few } to { $most }.
       *[other] From { $village } the shortest way takes { $count } planks; it is to take { $few } to { $most }.
    }
river-dragons-board-no-way = From { $village } no way leads to the goal.
river-dragons-board-own = From { $village } no way can be built with one player’s six planks.
river-dragons-board-shore =
    { $count ->
        [one] From { $village } only one island is in reach of plank 3; at least three are to be.
       *[other] From { $village } only { $count } islands are in reach of plank 3; at least three are to be.
    }
river-dragons-board-clearance = { $span } is within 1 mm of what plank { $size } reaches; by eye nobody could tell.

# Terminal. Tasks stand beside the board, in lines of 30 characters, four at most.
river-dragons-screen-round = Round { $number } of { $rounds }
river-dragons-screen-programme = Lay card { $position } of 5, face down.
river-dragons-screen-wait = Your five cards lie face down.
river-dragons-screen-other = { $seat } carries out { river-dragons-card }.
river-dragons-screen-stone =
    { $count ->
        [one] Place a stone: stone c4
       *[other] Place { $count } stones: stone c4
    }
river-dragons-screen-name =
    { $count ->
        [one] Name a plank: plank 3 pink
       *[other] Name the first of { $count } planks: plank 3 pink
    }
river-dragons-screen-lay = Lay plank { $size } ({ river-dragons-colour }): c4-d4
river-dragons-screen-step =
    { $count ->
        [one] Move your pawn: step c4-d4
       *[other] Move your pawn { $count } times: step c4-d4
    }
river-dragons-screen-jump = Jump over a pawn: jump c4-d4
river-dragons-screen-remove = Take a plank or a stone: remove c4-d4, remove c4
# Headings of the result.
river-dragons-sheet-player = player
river-dragons-sheet-village = village
river-dragons-sheet-pawn = pawn
river-dragons-sheet-planks = planks
# What a move can be; headings of the list that “?” shows.
river-dragons-offer-card = Cards
river-dragons-offer-plank = Name
river-dragons-offer-stone = Lay or remove
river-dragons-offer-village = From or to a village
river-dragons-offer-way = Planks
river-dragons-offer-island = Islands
river-dragons-offer-point = Points, and many more
# Words for the cards “stone”, “stones” …, separated by commas.
river-dragons-spoken-stone = stone
river-dragons-spoken-stones = stones
river-dragons-spoken-plank = plank
river-dragons-spoken-planks = planks
river-dragons-spoken-step = step
river-dragons-spoken-steps = steps
river-dragons-spoken-jump = jump
river-dragons-spoken-remove = remove
river-dragons-help =
    Lay five cards in secret. Then all turn the first card and carry it out in turn, then the second …
      stone, stones     place a stone, two stones       stone c4
      plank, planks     name a plank, then lay it       plank 3 pink    c4-d4
      step, steps       move your pawn                  step c4-d4    step pink
      jump              over a pawn beside you          jump c4-d4
      remove            a plank or a stone              remove c4-d4    remove c4
      dragon pink       cancels pink’s card at the same position; one a round
    Every card must be carried out. Whoever cannot step or jump falls back to the own village.
    A plank that fits nowhere leaves the game. Planks never cross; three may rest on one stone.
    Whoever first reaches the village opposite wins.
    On the board: c4 is an island, [c4] has a stone, A3 is A’s plank of size 3, ♟B the pawn of B.
    Beside it: ● stone, ▬ plank, → step, ⌒ jump, × remove, ≈B a dragon against B, ▒ face down.
