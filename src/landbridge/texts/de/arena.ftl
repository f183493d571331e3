# Bots, die Arena und das Messen des Tempos.

arena-game-unknown = Ein Spiel „{ $game }“ gibt es nicht; es gibt { $known }.
arena-bot-unknown = Einen Bot „{ $bot }“ gibt es für { $game } nicht; es gibt { $known } oder deinen eigenen als file.py:function.
arena-bot-no-file = Eine Datei { $file } gibt es nicht.
arena-bot-broken-file = { $file } lässt sich nicht laden: { $error }
arena-bot-no-function = { $file } hat keine Funktion „{ $function }“.

arena-no-option = „{ $text }“ ist keine Option; schreib Name=Wert.
arena-no-board = Der Plan { $file } lässt sich nicht lesen: { $error }
arena-other-journal = { $file } ist kein Protokoll dieses Wettkampfs; nenne eine andere Datei oder dieselben Bots, Optionen und Startzahl.
arena-records-missing = Das Protokoll hat Spiel { $number }, aber in { $folder } fehlt die Mitschrift; nenne den Ordner, in dem sie liegt, oder lass --resume oder --records weg.
arena-no-ray = Ray ist nicht installiert: { $command }
arena-ray-unreachable = Unter { $address } ist kein Ray-Verbund zu erreichen: { $error }
arena-ray-failed = Der Ray-Verbund konnte nicht weiterspielen: { $error }
arena-playing = Es wird gespielt
arena-crashed = { $bot } ist in Spiel { $number } auf Platz { $seat } abgestürzt: { $error }
arena-illegal = { $bot } hat in Spiel { $number } auf Platz { $seat } { $move } gespielt; das ist nicht erlaubt.
arena-saved = Das Spiel bis dahin liegt in { $file }.
arena-not-saved = Das Spiel bis dahin lässt sich nicht in { $file } schreiben: { $error }

arena-title = { $game }: { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
}, { $deals ->
    [one] eine Austeilung
   *[other] { $deals } Austeilungen
}
arena-column-bot = Bot
arena-column-wins = Siege
arena-column-share = Siege, %
arena-column-points = Punkte
arena-column-spread = Spanne
arena-interval = { $mean } ({ $low }–{ $high })
arena-seats = Siege nach Platz, %: { $shares }
arena-ratings = Wertungen: { $ratings }
arena-tags = Siege nach { $tag }, %: { $shares }
arena-length = Ein Spiel hat im Schnitt { $turns } Runden und { $decisions } Entscheidungen.
arena-about-spread = Spanne: die wenigsten Punkte eines Spiels, der Median, die meisten.
arena-about-ratings = Die Wertungen sind die von Elo, aus jedermanns Platz in jeder Partie, Gleichstand halb; 0 ist der Durchschnitt, 200 mehr gewinnen 76 von 100.
arena-about-intervals = In Klammern: wo der wahre Wert in 19 von 20 Fällen liegt; gerechnet über Austeilungen, weil die Spiele einer Austeilung ihr Glück teilen.

bench-compiling = Die Regeln von { $game } werden neu übersetzt
bench-loading = Die übersetzten Regeln werden geladen
bench-compiled-running = Zufallsspiele, übersetzt
bench-interpreted-running = Zufallsspiele, interpretiert
bench-own-running = Was { $game } sonst noch misst
bench-title = { $game }, { $seats ->
    [one] eine Person
   *[other] { $seats } Personen
}, Zufallsspiel auf einem Kern
bench-column-way = Regeln
bench-column-decisions = Entscheidungen je Sekunde
bench-column-games = Spiele je Sekunde
bench-compiled = übersetzt
bench-interpreted = interpretiert
bench-ratio = Übersetzte Regeln sind { $ratio }-mal so schnell.
bench-compile-time = Der erste Start übersetzt { $compile } s lang; spätere laden das Ergebnis in { $load } s.
bench-decision = Eine Entscheidung ist eine Wahl eines Platzes; was die Bank tut, zählt nicht. Ein Spiel hat im Schnitt { $decisions }.
bench-no-numba = Numba ist nicht installiert, deshalb fehlt der übersetzte Wert: pip install "landbridge[fast]".
bench-seats = { $game } spielt man zu { $few } bis { $many } Personen, nicht zu { $seats }.

# Tipps: was ein Bot täte und was er sich davon verspricht.
hint-glance = { $plan }: sieht auf den ersten Blick gut aus.
hint-points = { $plan }: am Ende etwa { $points } Punkte.
hint-chance = { $plan }: gewinnt etwa { $chance } von 100 Partien.
hint-both = { $plan }: am Ende etwa { $points } Punkte und { $chance } Siege in 100 Partien.
