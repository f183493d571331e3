# Reviews of finished games.

review-reviewing = Reviewing the game
review-unfinished = The game is not over. A review shows everything, so it has to wait until then.
review-no-planner = There is no bot that could review { $game }.
review-not-compiled = A review needs compiled rules: install Numba (pip install numba).
review-version = This review was not made by this version ({ $version }); review the game again.
review-exercise = This is not an exercise.
review-result = Lead
review-luck = Luck
review-adjusted = Without luck
review-decisions = Decisions
review-loss = Loss per decision
review-turning = Turning points
review-worst = The most expensive decisions
review-round = Round
review-seat = Seat
review-played = Played
review-better = Better
review-points = Points
review-chance = Win
review-lucky = luck
review-note-points = Points are points of lead over the best rival.
review-note-judged = Better moves are judged only by what the player could know; luck is measured by what was really hidden.
review-mining = Mining exercises
review-mined = { $count ->
    [one] { $count } exercise is in { $file }.
   *[other] { $count } exercises are in { $file }.
}
review-title = Review
review-about = Was it luck, and where did you lose it? Every decision is compared with the best one, every draw with what could be expected.
review-start = Review this game
review-going = { $percent } % reviewed
review-curve = Chance of winning
review-curve-point = { $name } { $percent } %
review-all = Decisions
review-cost = −{ $points } points, −{ $percent } % chance of winning
review-fine = Nothing better was found.
review-drawn = Luck: { $text }
review-consent = The others at this table may see what my choices cost
review-hidden = What others’ choices cost is shown once they agree.
review-failed = The review did not succeed; try again.
review-not-ready = This game is not reviewed yet.
review-not-shown = Only the player who made this decision sees this, unless they agree to share it.
