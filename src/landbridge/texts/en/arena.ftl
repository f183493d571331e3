# Bots, the arena and the measuring of speed.

arena-game-unknown = No game is called “{ $game }”. Choose from: { $known }.
arena-bot-unknown = No bot “{ $bot }” for { $game }. Choose from: { $known }, or your own as file.py:function.
arena-bot-no-file = There is no file { $file }.
arena-bot-broken-file = { $file } cannot be loaded: { $error }
arena-bot-no-function = { $file } has no function “{ $function }”.

arena-no-option = “{ $text }” is not an option; write name=value.
arena-no-board = The board { $file } cannot be read: { $error }
arena-other-journal = { $file } is not a journal of this contest; name another file, or the same bots, options and seed.
arena-records-missing = The journal has game { $number }, but { $folder } has no record of it; name the folder that has it, or leave out --resume or --records.
arena-no-ray = Ray is not installed: { $command }
arena-ray-unreachable = No Ray cluster can be reached at { $address }: { $error }
arena-ray-failed = The Ray cluster could not play on: { $error }
arena-playing = Playing
arena-crashed = { $bot } crashed in game { $number } on seat { $seat }: { $error }
arena-illegal = { $bot } played { $move } in game { $number } on seat { $seat }, which is illegal.
arena-saved = The game up to there is in { $file }.
arena-not-saved = The game up to there cannot be written to { $file }: { $error }

arena-title = { $game }: { $games ->
    [one] one game
   *[other] { $games } games
}, { $deals ->
    [one] one deal
   *[other] { $deals } deals
}
arena-column-bot = Bot
arena-column-wins = Wins
arena-column-share = Wins, %
arena-column-points = Points
arena-column-spread = Spread
arena-interval = { $mean } ({ $low }–{ $high })
arena-seats = Wins by seat, %: { $shares }
arena-ratings = Ratings: { $ratings }
arena-tags = Wins by { $tag }, %: { $shares }
arena-length = A game has { $turns } rounds and { $decisions } decisions on average.
arena-about-spread = Spread: the fewest points in a game, the median, the most.
arena-about-ratings = Elo ratings from every bot’s place in every game; a tie counts half. 0 is the average, and 200 more win 76 games of 100.
arena-about-intervals = In brackets: the 95 % interval, computed over deals, because the games of one deal share its draws.

bench-compiling = Compiling the rules of { $game } from scratch
bench-loading = Loading the compiled rules
bench-compiled-running = Random games, compiled
bench-interpreted-running = Random games, interpreted
bench-title = { $game }, { $seats ->
    [one] one player
   *[other] { $seats } players
}, random play on one core
bench-column-way = Rules
bench-column-decisions = Decisions per second
bench-column-games = Games per second
bench-compiled = compiled
bench-interpreted = interpreted
bench-ratio = Compiled rules are { $ratio } times as fast.
bench-compile-time = The first start compiles for { $compile } s; later ones load the result in { $load } s.
bench-decision = A decision is one choice by a seat; draws are not counted. A game has { $decisions } on average.
bench-no-numba = Numba is not installed, so there is no compiled figure: pip install numba.
bench-seats = { $game } is for { $few } to { $many } players, not for { $seats }.

# Hints: what a bot would do, and what it expects.
hint-glance = Looks good at first sight.
hint-points = About { $points }.{ $tenths } points in the end.
hint-chance = Wins about { $chance } games of 100.
hint-both = About { $points }.{ $tenths } points in the end, and { $chance } wins in 100 games.

# `landbridge train`.
train-column-generation = Generation
train-column-positions = Positions
train-column-error = Error
train-column-points = Points
train-column-seconds = Seconds
train-no-champion = There is no champion to train for { $game }: the game has no module `champion`.
train-another-plan = The folder { $folder } has the training of another plan. Choose another one, or the same settings.

# `landbridge bot`.
bot-no-link = This link is not an invitation: { $link }. Copy the link of an open seat, with everything after the #.
bot-joined = { $name } sits on seat { $seat } and plays.
bot-refused = The server answered { $status }: { $error }
bot-no-server = The server cannot be reached: { $error }

# `landbridge evaluate`.
evaluate-no-task = There is no task “{ $task }”. Choose from: { $known }.
