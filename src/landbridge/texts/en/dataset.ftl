# Records as tables.

dataset-reading = Reading game records
dataset-written = { $games ->
    [one] One game
   *[other] { $games } games
} with { $moves } moves in { $folder }.
dataset-left-out = { $count ->
    [one] One record was left out; it is named above.
   *[other] { $count } records were left out; they are named above.
}
dataset-unfinished = The game is not over, so nobody knows what its moves led to.
dataset-other-kind = The first game is { $game } { $options } with { $seats } seats; observations of other games have a different shape.
dataset-stopped = { $place } { $why } Without --strict it would be left out.
dataset-no-file = There is no file { $file }.
dataset-there = { $file } already exists; name a folder that does not.
dataset-nothing = There is no record of a finished game here.
dataset-not-written = { $file } cannot be written: { $error }
dataset-no-arrow = Tables need pyarrow: pip install "landbridge[lab]"
