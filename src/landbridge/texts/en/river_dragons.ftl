river-dragons = River Dragons
river-dragons-about = Choose five cards in secret, build a path of stones and planks, and be the first across the river. Two to six players, half an hour.
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
river-dragons-why-not-now = You can’t act now.
river-dragons-why-no-such-move = That move is not possible here.
river-dragons-why-other-card = Your card now is { river-dragons-card }; it needs something else.
river-dragons-why-not-in-hand = This dragon is not in your hand: { river-dragons-card }.
river-dragons-why-picked = You have already chosen { river-dragons-card }.
river-dragons-why-one-dragon = You can use only one dragon per round.
river-dragons-why-laid-final = A chosen card stays: at this table cards cannot be changed or moved.
river-dragons-why-island-taken = { $where } already has a stone.
river-dragons-why-island-covered = There is a plank over { $where }: { $witness }.
river-dragons-why-not-in-reserve = Plank { $size } ({ river-dragons-colour }) is not in your reserve.
river-dragons-why-named = You have named plank { $size } ({ river-dragons-colour }); say where it goes.
river-dragons-why-name-first = Name a plank first, then say where it goes.
river-dragons-why-two-villages = A plank needs a stone at one end or both.
river-dragons-why-no-stone = There is no stone on { $witness }.
river-dragons-why-too-short = Plank { $size } is too short for { $where }.
river-dragons-why-passes-over = A plank rests on its two ends only; { $witness } is in between.
river-dragons-why-crosses = Planks never cross: { $witness } is in the way.
river-dragons-why-full = Three planks already rest on { $witness }.
river-dragons-why-bridged = There is already a plank on { $where }.
river-dragons-why-tried = You have tried { $where }; the plank is too short for it.
river-dragons-why-no-place = That plank is not on the board.
river-dragons-why-not-adjacent = { $where } is not beside your pawn.
river-dragons-why-occupied = A pawn stands on { $where }.
river-dragons-why-no-jump = No jump over a pawn on a neighbouring plank leads to { $where }.
river-dragons-why-not-laid = There is nothing to remove on { $where }.
river-dragons-why-stone-carries = { $where } still holds up a plank.
river-dragons-why-under-pawn = A pawn stands on { $where }.
river-dragons-why-same-size = Your reserve already has a plank { $size }.
river-dragons-why-third-colour = Your reserve would hold three colours.
river-dragons-why-off-board = A stone must be completely on the board; { $where } is too close to the edge.
river-dragons-why-on-stone = A stone at { $where } would touch another: { $witness }.
river-dragons-why-on-village = A stone at { $where } would touch a village: { $witness }.
river-dragons-why-on-plank = A stone at { $where } would touch a plank: { $witness }.

# What cannot be read as a move.
river-dragons-read-nothing = “{ $text }” is not a move; try stone c4, plank 3 pink, c4-d4, step c4-d4, jump c4-d4 or remove c4.
river-dragons-read-card = “{ $text }” is not a card. Choose from: stone, stones, plank, planks, step, steps, jump, remove, and dragon with a colour.
river-dragons-read-first = “{ $text }” does not say who starts; write first A.
river-dragons-read-name-first = Say { $text } alone first, then where it goes.
river-dragons-read-colour = “{ $text }” is not a colour. Choose from: { $known }.
river-dragons-read-size = “{ $text }” is not a size; planks have sizes 1 to 6.
river-dragons-read-support = There is no “{ $text }” on this board.
river-dragons-read-village = { $text } is a village; stones go in the water.
river-dragons-read-span = “{ $text }” are not two ends; write c4-d4 or pink-c4.
river-dragons-read-no-plank = There is no plank on { $text }.
river-dragons-read-place = “{ $text }” is neither a plank nor a village; write step c4-d4 or step pink.
river-dragons-read-point = “{ $text }” is not a point for a stone; both numbers are multiples of 3, and both even or both odd.

# What happens.
river-dragons-fact-first = { $seat } is the first player.
river-dragons-fact-done = { $seat } has chosen five cards.
river-dragons-fact-position = Card { $position }.
river-dragons-fact-reveals = { $seat }: { river-dragons-card }.
river-dragons-fact-cancelled = A dragon cancels { $seat }’s card: { river-dragons-card }.
river-dragons-fact-stone = { $seat } places a stone on { $where }.
river-dragons-fact-sinks = { $seat } places stone { $stone } at { $where }.
river-dragons-fact-no-stone-left = No stone is left in the reserve; { $seat }’s action is lost.
river-dragons-fact-no-room = There is no free place for a stone; { $seat }’s action is lost.
river-dragons-fact-names = { $seat } names plank { $size } ({ river-dragons-colour }).
river-dragons-fact-lays = { $seat } places plank { $size } ({ river-dragons-colour }) on { $where }.
river-dragons-fact-too-short = Plank { $size } ({ river-dragons-colour }) is too short for { $where }; { $seat } must place it elsewhere.
river-dragons-fact-short-lost = Plank { $size } ({ river-dragons-colour }) is too short for { $where } and leaves the game; { $seat } loses it.
river-dragons-fact-plank-leaves = { $seat }’s plank { $size } ({ river-dragons-colour }) reaches nowhere and leaves the game.
river-dragons-fact-no-plank-left = { $seat } has no plank left; the action is lost.
river-dragons-fact-step-plank = { $seat } steps on { $where }.
river-dragons-fact-step-village = { $seat } steps into { river-dragons-village }.
river-dragons-fact-step-falls = { $seat } has nowhere to step, falls into the river and returns to their village.
river-dragons-fact-step-stays = { $seat } has nowhere to step and stays in their village.
river-dragons-fact-jump-plank = { $seat } jumps to { $where }.
river-dragons-fact-jump-village = { $seat } jumps into { river-dragons-village }.
river-dragons-fact-jump-falls = { $seat } has nobody to jump over, falls into the river and returns to their village.
river-dragons-fact-jump-stays = { $seat } has nobody to jump over and stays in their village.
river-dragons-fact-jump-blocked-falls = { $seat } has no free place to land, falls into the river and returns to their village.
river-dragons-fact-jump-blocked-stays = { $seat } has no free place to land and stays in their village.
river-dragons-fact-takes = { $seat } takes plank { $size } ({ river-dragons-colour }) from { $where }.
river-dragons-fact-lifts = { $seat } removes the stone on { $where }.
river-dragons-fact-no-removal = There is nothing that { $seat } may remove; the action is lost.
river-dragons-fact-round = Round { $number }: { $seat } is the first player.
river-dragons-fact-wins = { $seat } reaches the goal and wins.
river-dragons-fact-drawn = Nobody has arrived after { $number } rounds: a draw.

# Options.
river-dragons-option-side = Side of the board
river-dragons-option-side-about = Islands show where stones can go; on the expert side they can go anywhere in the water.
river-dragons-option-side-basic = Basic side, with islands
river-dragons-option-side-expert = Expert side, stones anywhere in the water
river-dragons-option-three-players = Colours of three players
river-dragons-option-three-players-about = In the rulebook two players are neighbours; the other choice spreads everyone evenly.
river-dragons-option-three-players-booklet = as in the rulebook: blue, yellow and red
river-dragons-option-three-players-alternate = every second village
river-dragons-option-laid = Cards already chosen
river-dragons-option-laid-about = By the rulebook nobody can change them.
river-dragons-option-laid-open = can be changed until everyone has five
river-dragons-option-laid-final = stay as they are
river-dragons-option-short-plank = If a plank turns out too short
river-dragons-option-short-plank-about = The rulebooks differ on this.
river-dragons-option-short-plank-elsewhere = must be placed elsewhere
river-dragons-option-short-plank-lost = leaves the game
river-dragons-option-by-eye = Judge plank lengths by eye
river-dragons-option-by-eye-about = You judge for yourself whether a plank is long enough.
river-dragons-option-max-rounds = Rounds until a draw
river-dragons-option-max-rounds-about = If nobody has crossed by then, the game is a draw.
river-dragons-option-board = Your own board
river-dragons-option-board-about = A copy of your printed board, measured in millimetres.

# What is wrong with a board.
river-dragons-board-measure = “{ $name }” has to be a whole number of millimetres from 1 to { $most }.
river-dragons-board-lengths = “lengths” has to be a list of { $count } whole numbers, the planks in millimetres.
river-dragons-board-table = There has to be a table [{ $name }] with lines such as c4 = [12, 30].
river-dragons-board-no-village = There is no village “{ $village }”; the villages are { $known }.
river-dragons-board-village-missing = The { $village } village is missing.
river-dragons-board-island-name = “{ $island }” is not a name for an island; use a small letter and a number, such as c4.
river-dragons-board-point = { $spot } has to be a list of two whole numbers, such as [12, 30].
river-dragons-board-parity = { $spot } is off the grid: { $x } and { $y } have to be both even or both odd.
river-dragons-board-islands =
    { $count ->
        [one] There is { $count } island; a board has { $needed }.
       *[other] There are { $count } islands; a board has { $needed }.
    }
river-dragons-board-rising = The planks’ lengths have to rise from 1 to 6.
river-dragons-board-tiny = The shortest plank has to be longer than a stone is wide, { $least } mm.
river-dragons-board-thin = A stone has to be at least as wide as a plank, { $width } mm.
river-dragons-board-stone = A stone must be completely on its island; its radius is { $most } mm at most.
river-dragons-board-close = These two islands are too close for a plank of { $length } mm: it may be three times their distance at most.
river-dragons-board-outside = { $spot } is not on the board.
river-dragons-board-touch = { $first } and { $second } touch.
river-dragons-board-order = The villages stand clockwise from the top left: blue, green, pink, yellow, red, black; { $village } is out of order.
river-dragons-board-lopsided = The board must look the same from every village: { $spot } needs a twin at [{ $x }, { $y }].
river-dragons-board-way =
    { $count ->
        [one] From { $village } one plank leads to the goal; it must take { $few } to { $most }.
       *[other] From { $village } the shortest path takes { $count } planks; it must take { $few } to { $most }.
    }
river-dragons-board-no-way = From { $village } no path leads to the goal.
river-dragons-board-own = From { $village } no path can be built with one player’s six planks.
river-dragons-board-shore =
    { $count ->
        [one] From { $village } only one island is in reach of plank 3; at least three must be.
       *[other] From { $village } only { $count } islands are in reach of plank 3; at least three must be.
    }
river-dragons-board-clearance = { $span } is within 1 mm of what plank { $size } reaches; by eye nobody could tell.

# Terminal. Tasks stand beside the board, in lines of 30 characters, four at most.
river-dragons-screen-round = Round { $number } of { $rounds }
river-dragons-screen-programme = Choose card { $position } of 5, face down.
river-dragons-screen-wait = Your five cards are chosen.
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
river-dragons-screen-lay = Place plank { $size } ({ river-dragons-colour }): c4-d4
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
river-dragons-offer-stone = Place or remove
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
    Choose five cards in secret. Then all turn the first card and carry it out in turn, then the second…
      stone, stones     place a stone, two stones       stone c4
      plank, planks     name a plank, then place it     plank 3 pink    c4-d4
      step, steps       move your pawn                  step c4-d4    step pink
      jump              over a pawn beside you          jump c4-d4
      remove            a plank or a stone              remove c4-d4    remove c4
      dragon pink       cancels pink’s card at the same position; one per round
    Every card must be carried out. A player who cannot step or jump falls back to their own village.
    A plank that fits nowhere leaves the game. Planks never cross; three may rest on one stone.
    The first to reach the village opposite wins.
    On the board: c4 is an island, [c4] has a stone, A3 is A’s plank of size 3, ♟B the pawn of B.
    Beside it: ● stone, ▬ plank, → step, ⌒ jump, × remove, ≈B a dragon against B, ▒ face down.

# --- The page ---
# The page: what to do now.
river-dragons-prompt-first = The first player is chosen at random.
river-dragons-prompt-programmes = Everyone chooses five cards, face down.
river-dragons-prompt-programme = Choose card { $position } of 5, in the order of play.
river-dragons-prompt-sealed = Your five cards are chosen. You can change them until everyone is done.
river-dragons-prompt-sealed-final = Your five cards are chosen, and stay as they are.
river-dragons-prompt-other = Card { $position }: { $seat } carries out { river-dragons-card }.
river-dragons-prompt-stone =
    { $count ->
        [one] Card { $position }: place a stone on a free island.
       *[other] Card { $position }: place { $count } stones on free islands.
    }
river-dragons-prompt-point =
    { $count ->
        [one] Card { $position }: tap the water where the stone should go.
       *[other] Card { $position }: tap the water where the first of { $count } stones should go.
    }
river-dragons-prompt-name =
    { $count ->
        [one] Card { $position }: choose a plank. You must then place it.
       *[other] Card { $position }: choose the first of { $count } planks. You must then place it.
    }
river-dragons-prompt-lay = Card { $position }: place plank { $size } ({ river-dragons-colour }). Tap its two ends.
river-dragons-prompt-lay-eye = Card { $position }: place plank { $size } ({ river-dragons-colour }). Judge by eye where it reaches.
river-dragons-prompt-step =
    { $count ->
        [one] Card { $position }: move your pawn one step.
       *[other] Card { $position }: move your pawn { $count } steps, one by one.
    }
river-dragons-prompt-jump = Card { $position }: jump over a pawn beside yours.
river-dragons-prompt-remove = Card { $position }: take a plank into your reserve, or remove a stone that has no plank.
river-dragons-status-arrived = has arrived
river-dragons-status-done = cards chosen
river-dragons-status-choosing = choosing…
river-dragons-status-acting = now: { river-dragons-name }
river-dragons-status-cancelled = cancelled: { river-dragons-name }
river-dragons-sheet-reserve = Planks held
river-dragons-sheet-laid = Planks on the board
river-dragons-sheet-arrived = Arrived
river-dragons-sheet-arrived-about = first in the village opposite
# Names of places and cards, spoken.
river-dragons-name =
    { $card ->
        [0] 1 stone
        [1] 2 stones
        [2] 1 plank
        [3] 2 planks
        [4] 1 step
        [5] 2 steps
        [6] Jump
        [7] Remove
       *[8] { $dragon ->
            [0] Blue dragon
            [1] Green dragon
            [2] Pink dragon
            [3] Yellow dragon
            [4] Red dragon
           *[5] Black dragon
        }
    }
river-dragons-name-card = { river-dragons-name }, in your hand
river-dragons-name-card-laid = { river-dragons-name }, chosen as card { $position }
river-dragons-name-plank = plank { $size } ({ river-dragons-colour }), in your reserve
river-dragons-name-plank-named = plank { $size } ({ river-dragons-colour }), chosen, to be placed now
river-dragons-name-island = island { $island }, free
river-dragons-name-island-covered = island { $island }, under a plank
river-dragons-name-stone =
    { $count ->
        [0] stone { $stone }, no planks
        [one] stone { $stone }, 1 plank
       *[other] stone { $stone }, { $count } planks
    }
river-dragons-name-village =
    { $count ->
        [0] { river-dragons-village }, { $owner }’s home, no planks
        [one] { river-dragons-village }, { $owner }’s home, 1 plank
       *[other] { river-dragons-village }, { $owner }’s home, { $count } planks
    }
river-dragons-name-village-empty =
    { $count ->
        [0] { river-dragons-village }, no player’s home, no planks
        [one] { river-dragons-village }, no player’s home, 1 plank
       *[other] { river-dragons-village }, no player’s home, { $count } planks
    }
river-dragons-name-way = plank { $size } ({ river-dragons-colour }) on { $where }
river-dragons-name-way-pawn = plank { $size } ({ river-dragons-colour }) on { $where }, { $seat } stands on it
river-dragons-name-point = open water at { $where }
# Beside the board.
river-dragons-face-programme = Your five cards
river-dragons-face-programme-of = { $seat }’s five cards
river-dragons-face-hand = Your hand
river-dragons-face-slot = card { $position }, not chosen yet
river-dragons-face-down = a card face down
river-dragons-face-cancelled = cancelled by a dragon
river-dragons-face-planks = Your planks
river-dragons-face-planks-of = { $seat }’s planks
river-dragons-face-size = plank of size { $size } ({ river-dragons-colour })
river-dragons-face-none = plank { $size }: none
river-dragons-face-supply =
    { $count ->
        [one] { $count } stone in the reserve
       *[other] { $count } stones in the reserve
    }
river-dragons-face-gone =
    { $count ->
        [one] { $count } plank has left the game
       *[other] { $count } planks have left the game
    }
river-dragons-face-round = Round { $number }
river-dragons-face-position = Card { $position } of 5
river-dragons-face-left = Still possible
river-dragons-face-last = Previous round
river-dragons-face-turn-now = { $seat }: { river-dragons-name }, being carried out
river-dragons-face-turn-cancelled = { $seat }: { river-dragons-name }, cancelled by a dragon
river-dragons-face-turn-card = { $seat } has { river-dragons-name }
river-dragons-face-circles = The rings show how far your planks reach.
river-dragons-face-sink = Place the stone here
# The rules, to be learned.
river-dragons-learn-goal = Goal of the game
river-dragons-learn-goal-1 = Six villages stand around the delta. Your pawn starts in the one of your colour; the first to walk into the village opposite wins at once.
river-dragons-learn-goal-2 = The path there is built of stones and planks. It belongs to nobody: you may walk over every plank, whoever placed it.
river-dragons-learn-setup = What you have
river-dragons-learn-setup-1 =
    Each player has a pawn, six planks of the sizes 1 to 6, and the same cards: eight actions and a dragon for every opponent. The 27 stones are shared.
    Villages of colours that do not play stay: planks rest on them, and pawns may enter.
river-dragons-learn-round = A round
river-dragons-learn-round-1 = At the same time, in secret, everyone puts five different cards in a row, with one dragon at most. Until everyone is done, you can change your cards.
river-dragons-learn-round-2 = Then all turn their first card and carry it out one after the other, clockwise from the first player; then the second card, up to the fifth.
river-dragons-learn-round-3 = What a card says must be done, even if it hurts. After the fifth, all take their cards back, and the player to the left goes first.
river-dragons-learn-stones = Stones
river-dragons-learn-stones-1 = Put one or two stones on islands that have none and are not under a plank. A stone stays where it is; only “remove” takes it away.
river-dragons-learn-stones-2 = With no stone in the reserve, or no island free, the card is lost.
river-dragons-learn-planks = Planks
river-dragons-learn-planks-1 = First name one of your planks, then place it: on two stones, or on a village and a stone. You can’t try it out or take it back.
river-dragons-learn-planks-2 = A plank may be too long and stick out, but never too short. One that fits nowhere at all leaves the game.
river-dragons-learn-planks-3 = Planks never cross and never pass over a third stone or a village. A stone or village holds three at most, and two supports share only one.
river-dragons-learn-moving = Walking
river-dragons-learn-moving-1 = A step leads to a free plank that rests on the same stone, of any colour, or between a village and a plank at it. A plank holds one pawn, a village any number.
river-dragons-learn-moving-2 = Two steps are made one by one; the second may lead back. To get from plank to plank at a village, step into the village first.
river-dragons-learn-moving-3 = If you have to step and can’t, you fall into the river and return to your own village.
river-dragons-learn-jump = Jump
river-dragons-learn-jump-1 =
    Jump over a pawn on a neighbouring plank, to a free plank or a village beside that plank, never back to where you stand.
    With nobody to jump over, or no free place to land, you fall.
river-dragons-learn-remove = Remove
river-dragons-learn-remove-1 = Take a plank of any colour into your own reserve, or put a stone without a plank back in the shared one. You must do one of the two.
river-dragons-learn-remove-2 = Never a plank under a pawn; and your reserve never holds two of a size or more than two colours.
river-dragons-learn-dragons = Dragons
river-dragons-learn-dragons-1 = A dragon cancels the card that the player of its colour has at the same place in the row, no matter who acts first.
river-dragons-learn-dragons-2 = A cancelled card does nothing at all: nobody falls and nothing is lost. Dragons do not cancel dragons.
river-dragons-learn-end = The end
river-dragons-learn-end-1 = The game is over the moment a pawn enters its goal, even with the first of two steps or by a jump. After too many rounds, 50 as a rule, it is a draw.
river-dragons-learn-expert = The expert side
river-dragons-learn-expert-1 = There are no islands: stones can go anywhere in the water, as long as they touch no other stone, no village, no plank and not the edge.
river-dragons-learn-expert-2 = Tap the water to propose a place; rings show how far your planks would reach from there. A second tap places the stone.
river-dragons-learn-variants = Other ways to play
river-dragons-learn-variants-1 = By eye: nobody shows you where a plank is long enough. If it turns out too short, you must place it elsewhere, or, if you agreed on that, it leaves the game.
river-dragons-learn-variants-2 = Two players use pink and black; three use blue, yellow and red, or every second village.
# The first game, step by step.
river-dragons-tutorial-1 = You are pink. Your pawn waits in the pink village and wants to get to the black one, opposite. Ben comes the other way.
river-dragons-tutorial-2 = Every round you choose five cards in secret, in the order in which they will be played. A path starts with stones: choose “2 stones” first.
river-dragons-tutorial-3 = Planks rest on stones: choose “1 plank” as your second card.
river-dragons-tutorial-4 = And planks are for walking: “1 step”.
river-dragons-tutorial-5 = Now a dragon. The black one cancels whatever card Ben has in fourth place. You can use one dragon per round.
river-dragons-tutorial-6 = Last “1 stone”, for the path ahead. Until everyone has five cards you could still change yours.
river-dragons-tutorial-7 = All turn card 1; you start. Put the first stone on f3: the shorter planks reach it from your village.
river-dragons-tutorial-8 = The second stone goes on e3, towards the black village.
river-dragons-tutorial-9 = Card 2. Name a plank before you place it: plank 2 is just long enough from your village to f3.
river-dragons-tutorial-10 = Now tap its two ends: your village and the stone on f3.
river-dragons-tutorial-11 = Card 3: step onto your plank. If you have to step and can’t, you fall into the river and start again at home.
river-dragons-tutorial-12 = Your dragon has cancelled Ben’s fourth card. Card 5: put a stone on c3, where the path can continue.
river-dragons-tutorial-13 = That was a round. All cards are back in your hand, and now Ben is the first player. Plan the next five: go on until you are across.
river-dragons-edition-first = The first edition: one side only, with islands for the stones. Who sits where with three is taken from the later booklets.
river-dragons-edition-matagot = The new edition has a second side without islands, the expert side. Three players sit at every second village: blue, pink and red.
river-dragons-edition-booklet = A booklet in Portuguese seats three players at blue, yellow and red; the rest is as in 2012.
