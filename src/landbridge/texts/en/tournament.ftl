# Tournaments: why something is refused
tournament-closed = Other tables of this round have the same draws and are still playing. Replays open once the round is over.
tournament-few = A tournament needs at least { $fewest } players.
tournament-full = This tournament is full: it takes { $most } players.
tournament-left = This person is not taking part.
tournament-no-hint = There are no hints in a tournament.
tournament-own-board = You play at this table yourself. Somebody else has to decide that.
tournament-here = This player was here within the last { $minutes } minutes, or it is not their turn.
tournament-none = There is no such tournament.
tournament-not-running = That is not possible now.
tournament-started = This tournament has already started.

# The page
tournament-title = Tournaments
tournament-about = For a club, a class or a family. Share the link, everyone joins, and the server opens the tables of every round.
tournament-new = New tournament
tournament-none-yet = There is no tournament here yet.
tournament-link = Link to the tournament
tournament-open = Create tournament
tournament-join = Take part
tournament-start = Start the first round
tournament-leave = Withdraw
tournament-close = Cancel the tournament
tournament-close-sure = Cancel this tournament? Games in progress go on, but no more rounds follow.
tournament-wall = Wall display
tournament-csv = Results as CSV
tournament-my-table = To my table
tournament-my-table-about = Your game has started, and so has your clock.
tournament-back = Back to the tournament
tournament-name = Name of the tournament
tournament-name-usual = { $game } tournament
tournament-game = Game
tournament-format = Format
tournament-format-swiss = Swiss
tournament-format-swiss-about = A fixed number of rounds. You play people with about as many points as you, never the same person twice if it can be avoided.
tournament-format-round-robin = Everyone plays everyone
tournament-format-round-robin-about = One round after another until everyone has met everyone. For up to 32 players.
tournament-format-knock-out = Knock-out
tournament-format-knock-out-about = The better half of every table goes on, until one player is left.
tournament-at-table = Players per table
tournament-rounds = Rounds
tournament-duplicate = Same draws at every table
tournament-duplicate-about = The server fixes the draws of every round beforehand and reveals its secret once the round is over.
tournament-listed = Show in the list
tournament-listed-about = Otherwise people need the link.
tournament-status-open = Open for players
tournament-status-over = Over
tournament-status-closed = Cancelled
tournament-round = Round { $round } of { $rounds }
tournament-seats = { $seats } per table
tournament-tables = Tables
tournament-standings = Standings
tournament-final = Final standings
tournament-place = Place
tournament-player = Player
tournament-players =
    { $count ->
        [0] No players yet
        [one] One player
       *[other] { $count } players
    }
tournament-nobody = Nobody has joined yet.
tournament-gone = withdrawn
tournament-absent = Not here
tournament-absent-sure = Give up this game for { $name }?
tournament-withdraw = Remove
tournament-withdraw-sure = Remove { $name } from the tournament? A game in progress counts as resigned.
tournament-bye = bye, counts as a win
tournament-board-over = finished
tournament-board-playing = playing
tournament-go = Play
tournament-watch = Watch
tournament-hidden = Results follow once all tables of this round have finished.
tournament-ties = What counts

# What decides between equal players
tournament-tie-rounds = Rounds
tournament-tie-rounds-about = Rounds played before going out.
tournament-tie-points = Points
tournament-tie-points-about = One for each table won; at larger tables, the share of the others you finish ahead of. A bye counts as a win.
tournament-tie-matchpoints = Same deal
tournament-tie-matchpoints-about = The share of players with the same seat and the same draws who did worse.
tournament-tie-direct = Head-to-head
tournament-tie-direct-about = Points from games against players with as many points.
tournament-tie-buchholz = Buchholz
tournament-tie-buchholz-about = The points of everyone you played against.
tournament-tie-sonneborn-berger = Sonneborn-Berger
tournament-tie-sonneborn-berger-about = The points of those you beat, and half the points of those you drew with.
tournament-tie-wins = Wins
tournament-tie-wins-about = Tables won alone.
