# The deal of the day: why something is refused
deal-altered = The rules cannot play this game again move by move, so it does not count.
deal-closed = Others are still playing this deal. Records and replays open to everyone once the day is over (UTC).
deal-left = You gave this game up, so it does not count.
deal-no-hint = There are no hints in the deal of the day. Everyone plays it on their own.
deal-no-substitute = Nobody can play the deal of the day for you. Just close the page and come back before the day is over.
deal-no-takeback = In the deal of the day you can only undo moves of your own turn.
deal-not-today = This is not today’s deal.
deal-other-luck = This game did not have the draws of the deal, so it does not count.
deal-other-table = This game was not played at a table for this deal, so it does not count.
deal-second = You have already started this deal. Only the first try counts.
deal-too-late = This game ended after the deal was closed, so it does not count.

# The page
deal-title = Deal of the day
deal-about = The same draws for everyone, one try per game and day.
deal-alone = on your own
deal-against =
    { $count ->
        [one] against one bot ({ $level })
       *[other] against { $count } bots ({ $level })
    }
deal-play = Play
deal-go-on = Continue
deal-see = View my game
deal-left-time = { $hours } h { $minutes } min left
deal-streak =
    { $count ->
        [0] No streak yet
        [one] One day in a row
       *[other] { $count } days in a row
    }
deal-streak-about = One missed day does not end a streak; two in a row do.
deal-points =
    { $count ->
        [0] 0 points
        [one] One point
       *[other] { $count } points
    }
deal-place = Place { $place } of { $seats }
deal-rounds =
    { $count ->
        [one] one round
       *[other] { $count } rounds
    }
deal-better = Better than { $percent }% of the others
deal-first = The first entry on this server
deal-rank = place { $place } of { $entries }
deal-par = Champion bot: { $score }
deal-clairvoyant = Possible for a player who knows every card in advance: at least { $score }
deal-par-ask = What would the champion bot have scored?
deal-par-wait = The champion bot is playing. This can take some minutes…
deal-par-later = The champion bot’s score comes later.
deal-counting = Your game is being checked…
deal-guest = A new guest cannot be recognised: people who come back under another name can play again.
deal-by-date = Here the draws follow from the date. A determined person could look ahead.
deal-by-server = The server fixed the draws the day before and reveals its secret the day after, so that you can check them.
deal-codes = Fairness codes
deal-tomorrow = Tomorrow
deal-promised = published { $when }
deal-yesterday = Yesterday
deal-secret = Secret:
deal-entries =
    { $count ->
        [0] no entries yet
        [one] one entry
       *[other] { $count } entries
    }
deal-copy = Copy result
deal-picture = Save picture
deal-share-text = { $game }, deal of { $day }: { $score }
deal-all = All deals of today
