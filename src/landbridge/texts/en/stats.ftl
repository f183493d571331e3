# Statistics: why something is refused
stats-none = There are no statistics at this address. Perhaps they are no longer shared.

# The page
stats-title = My statistics
stats-title-of = Statistics of { $name }
stats-see = See my statistics
stats-nothing = You have not played here yet. Your first result will appear as soon as a game is over.
stats-game = Game
stats-played = Games
stats-wins = Won
stats-ties = Shared first
stats-mean = Points on average
stats-most = Most points
stats-rating-people = Rating against people
stats-rating-bots = Rating against bots
stats-rating-value = { $rating } ± { $sure }
stats-rating-about = Newcomers start at 1500. The number after ± says how uncertain the rating is; it shrinks with every game.
stats-over-time = Game by game
stats-look = What the plot shows
stats-look-points = Points
stats-look-rating = Rating
stats-look-loss = Loss per decision
stats-game-words =
    { $points ->
        [one] { $day }: one point, { $place }
       *[other] { $day }: { $points } points, { $place }
    }
stats-rating-words = { $day }: { $rating }
stats-loss-words =
    { $count ->
        [one] { $day }: { $loss } points per decision, one decision reviewed
       *[other] { $day }: { $loss } points per decision, { $count } decisions reviewed
    }
stats-won = won
stats-tied = shared first place
stats-gone = given up
stats-alone = played alone
stats-place = place { $place } of { $seats }
stats-earlier = Earlier games
stats-versus = People and bots
stats-opponents = Opponents
stats-against = Against
stats-people = People
stats-ahead = Ahead
stats-level = Level
stats-behind = Behind
stats-best = Best games
stats-csv = All games as CSV
stats-share = Share
stats-share-about = Only you see your statistics. If you share them, anyone with the link sees your results, but neither your opponents nor your replays.
stats-link = Link to my statistics
stats-share-go = Share by link
stats-unshare = Stop sharing
