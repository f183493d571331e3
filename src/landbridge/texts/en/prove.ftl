# Beginning a game of one's own, and checking it.

prove-begun = { $folder } is a small whole game; change it into yours. To check it: { $command }
prove-name = “{ $name }” cannot be the name of a new game. Use lower-case letters, digits and underscores, as in my_game.
prove-exists = There is already something called { $folder }.
prove-broken = Law “{ $law }” is broken: { $detail }
prove-holds = All laws hold, with every number of players and every option: { $steps ->
    [one] one step
   *[other] { $steps } steps
} in { $games ->
    [one] one game
   *[other] { $games } games
}.
