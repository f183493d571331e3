# Pictures and replays in notebooks.

picture-title = { $game }, round { $turn }: { $points }
replay-title = Replay of { $game }: { $names }
replay-slider = Move
replay-first = First
replay-back = Back
replay-play = Play
replay-pause = Pause
replay-on = On
replay-last = Last
replay-start = Before the first move
