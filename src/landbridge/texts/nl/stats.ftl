# Statistics: why something is refused
stats-none = Op dit adres zijn geen statistieken. Misschien worden ze niet meer gedeeld.

# The page
stats-title = Mijn statistieken
stats-title-of = Statistieken van { $name }
stats-see = Statistieken bekijken
stats-nothing = Je hebt hier nog niet gespeeld. Je eerste resultaat verschijnt zodra een partij voorbij is.
stats-game = Spel
stats-played = Partijen
stats-wins = Gewonnen
stats-ties = Gedeeld eerste
stats-mean = Punten gemiddeld
stats-most = Meeste punten
stats-rating-people = Rating tegen mensen
stats-rating-bots = Rating tegen bots
stats-rating-value = { $rating } ± { $sure }
stats-rating-about = Nieuwkomers beginnen op 1500. Het getal na ± zegt hoe onzeker de rating is; het wordt met elke partij kleiner.
stats-over-time = Partij na partij
stats-look = Wat de grafiek toont
stats-look-points = Punten
stats-look-rating = Rating
stats-look-loss = Verlies per beslissing
stats-game-words =
    { $points ->
        [one] { $day }: één punt, { $place }
       *[other] { $day }: { $points } punten, { $place }
    }
stats-rating-words = { $day }: { $rating }
stats-loss-words =
    { $count ->
        [one] { $day }: { $loss } punten per beslissing, één beslissing bekeken
       *[other] { $day }: { $loss } punten per beslissing, { $count } beslissingen bekeken
    }
stats-won = gewonnen
stats-tied = gedeelde eerste plaats
stats-gone = opgegeven
stats-alone = alleen gespeeld
stats-place = plaats { $place } van { $seats }
stats-earlier = Eerdere partijen
stats-versus = Mensen en bots
stats-opponents = Tegenstanders
stats-against = Tegen
stats-people = Mensen
stats-ahead = Ervoor
stats-level = Gelijk
stats-behind = Erachter
stats-best = Beste partijen
stats-csv = Alle partijen als CSV
stats-share = Delen
stats-share-about = Alleen jij ziet je statistieken. Als je ze deelt, ziet iedereen met de link je resultaten, maar niet je tegenstanders of je herhalingen.
stats-link = Link naar mijn statistieken
stats-share-go = Delen met een link
stats-unshare = Niet meer delen
