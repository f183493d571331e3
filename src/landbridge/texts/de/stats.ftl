# Statistics: why something is refused
stats-none = Unter dieser Adresse gibt es keine Statistik. Vielleicht wird sie nicht mehr geteilt.

# The page
stats-title = Meine Statistik
stats-title-of = Statistik von { $name }
stats-see = Statistik ansehen
stats-nothing = Du hast hier noch nicht gespielt. Dein erstes Ergebnis erscheint, sobald eine Partie zu Ende ist.
stats-game = Spiel
stats-played = Partien
stats-wins = Gewonnen
stats-ties = Geteilter Sieg
stats-mean = Punkte im Schnitt
stats-most = Meiste Punkte
stats-rating-people = Wertung gegen Menschen
stats-rating-bots = Wertung gegen Bots
stats-rating-value = { $rating } ± { $sure }
stats-rating-about = Neulinge beginnen bei 1500. Die Zahl nach ± sagt, wie unsicher die Wertung ist; mit jeder Partie wird sie kleiner.
stats-over-time = Partie für Partie
stats-look = Was die Kurve zeigt
stats-look-points = Punkte
stats-look-rating = Wertung
stats-look-loss = Verlust je Entscheidung
stats-game-words =
    { $points ->
        [one] { $day }: ein Punkt, { $place }
       *[other] { $day }: { $points } Punkte, { $place }
    }
stats-rating-words = { $day }: { $rating }
stats-loss-words =
    { $count ->
        [one] { $day }: { $loss } Punkte je Entscheidung, eine Entscheidung geprüft
       *[other] { $day }: { $loss } Punkte je Entscheidung, { $count } Entscheidungen geprüft
    }
stats-won = gewonnen
stats-tied = geteilter erster Platz
stats-gone = aufgegeben
stats-alone = allein gespielt
stats-place = Platz { $place } von { $seats }
stats-earlier = Frühere Partien
stats-versus = Menschen und Bots
stats-opponents = Gegner
stats-against = Gegen
stats-people = Menschen
stats-ahead = Davor
stats-level = Gleichauf
stats-behind = Dahinter
stats-best = Beste Partien
stats-csv = Alle Partien als CSV
stats-share = Teilen
stats-share-about = Nur du siehst deine Statistik. Wenn du sie teilst, sieht jeder mit dem Link deine Ergebnisse, aber weder deine Gegner noch die Aufzeichnungen.
stats-link = Link zu meiner Statistik
stats-share-go = Per Link teilen
stats-unshare = Nicht mehr teilen
