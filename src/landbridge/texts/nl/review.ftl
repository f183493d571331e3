# Analyse van afgelopen partijen.

review-reviewing = De partij wordt geanalyseerd
review-unfinished = De partij is nog niet afgelopen. De analyse laat alles zien en moet dus tot dan wachten.
review-no-planner = Er is geen bot die { $game } kan beoordelen.
review-not-compiled = De analyse heeft gecompileerde regels nodig: installeer Numba (pip install numba).
review-version = Deze analyse is niet van deze versie ({ $version }); analyseer de partij opnieuw.
review-exercise = Dit is geen oefening.
review-result = Voorsprong
review-luck = Geluk
review-adjusted = Zonder geluk
review-decisions = Beslissingen
review-loss = Verlies per stuk
review-turning = Keerpunten
review-worst = De duurste beslissingen
review-round = Ronde
review-seat = Plaats
review-played = Gespeeld
review-better = Beter
review-points = Punten
review-chance = Winst
review-lucky = geluk
review-note-points = Punten zijn voorsprong op de beste tegenstander.
review-note-judged = Betere zetten worden alleen beoordeeld op wat de speler kon weten; geluk wordt gemeten aan wat er echt verborgen was.
review-mining = Oefeningen worden gezocht
review-mined = { $count ->
    [one] Er staat { $count } oefening in { $file }.
   *[other] Er staan { $count } oefeningen in { $file }.
}
review-title = Analyse
review-about = Was het geluk, en waar verloor je het? Elke beslissing wordt vergeleken met de beste, elke trekking met wat te verwachten was.
review-start = Deze partij analyseren
review-going = { $percent } % geanalyseerd
review-curve = Winstkans
review-curve-point = { $name } { $percent } %
review-all = Beslissingen
review-cost = −{ $points } punten, −{ $percent } % winstkans
review-fine = Er is niets beters gevonden.
review-drawn = Geluk: { $text }
review-consent = De anderen aan deze tafel mogen zien wat mijn keuzes kostten
review-hidden = Wat keuzes van anderen kostten, wordt getoond zodra zij instemmen.
review-failed = De analyse is niet gelukt; probeer het nog eens.
review-not-ready = Deze partij is nog niet geanalyseerd.
review-not-shown = Alleen wie besliste ziet dit, tenzij die instemt.
