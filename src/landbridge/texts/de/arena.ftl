# Bots, die Arena und das Messen des Tempos.

arena-game-unknown = Ein Spiel „{ $game }“ gibt es nicht. Zur Wahl stehen: { $known }.
arena-bot-unknown = Einen Bot „{ $bot }“ gibt es für { $game } nicht. Zur Wahl stehen: { $known } oder dein eigener als file.py:function.
arena-bot-no-file = Eine Datei { $file } gibt es nicht.
arena-bot-broken-file = { $file } lässt sich nicht laden: { $error }
arena-bot-no-function = { $file } hat keine Funktion „{ $function }“.

arena-no-option = „{ $text }“ ist keine Option; schreibe Name=Wert.
arena-no-board = Der Spielplan { $file } lässt sich nicht lesen: { $error }
arena-other-journal = { $file } ist kein Protokoll dieses Wettkampfs; nenne eine andere Datei oder dieselben Bots, Optionen und Startzahl.
arena-records-missing = Das Protokoll hat Partie { $number }, aber in { $folder } fehlt die Aufzeichnung; nenne den Ordner, in dem sie liegt, oder lass --resume oder --records weg.
arena-no-ray = Ray ist nicht installiert: { $command }
arena-ray-unreachable = Unter { $address } ist kein Ray-Verbund zu erreichen: { $error }
arena-ray-failed = Der Ray-Verbund konnte nicht weiterspielen: { $error }
arena-playing = Es wird gespielt
arena-crashed = { $bot } ist in Partie { $number } auf Platz { $seat } abgestürzt: { $error }
arena-illegal = { $bot } hat in Partie { $number } auf Platz { $seat } { $move } gespielt; das ist nicht erlaubt.
arena-saved = Die Partie bis dahin liegt in { $file }.
arena-not-saved = Die Partie bis dahin lässt sich nicht in { $file } schreiben: { $error }

arena-title = { $game }: { $games ->
    [one] eine Partie
   *[other] { $games } Partien
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
arena-length = Eine Partie hat im Schnitt { $turns } Runden und { $decisions } Entscheidungen.
arena-about-spread = Spanne: die wenigsten Punkte einer Partie, der Median, die meisten.
arena-about-ratings = Elo-Wertungen aus allen Plätzen in allen Partien, Gleichstand zählt halb; 0 ist der Durchschnitt, 200 mehr gewinnen 76 von 100.
arena-about-intervals = In Klammern: das 95-%-Intervall, gerechnet über Austeilungen, weil die Partien einer Austeilung ihren Zufall teilen.

bench-compiling = Die Regeln von { $game } werden neu kompiliert
bench-loading = Die kompilierten Regeln werden geladen
bench-compiled-running = Zufallspartien, kompiliert
bench-interpreted-running = Zufallspartien, interpretiert
bench-title = { $game }, { $seats ->
    [one] eine Person
   *[other] { $seats } Personen
}, Zufallsspiel auf einem Kern
bench-column-way = Regeln
bench-column-decisions = Entscheidungen je Sekunde
bench-column-games = Partien je Sekunde
bench-compiled = kompiliert
bench-interpreted = interpretiert
bench-ratio = Kompilierte Regeln sind { $ratio }-mal so schnell.
bench-compile-time = Der erste Start kompiliert { $compile } s lang; spätere laden das Ergebnis in { $load } s.
bench-decision = Eine Entscheidung ist eine Wahl eines Platzes; was gezogen wird, zählt nicht. Eine Partie hat im Schnitt { $decisions }.
bench-no-numba = Numba ist nicht installiert, deshalb fehlt der kompilierte Wert: pip install numba.
bench-seats = { $game } spielt man zu { $few } bis { $many } Personen, nicht zu { $seats }.

# Tipps: was ein Bot täte und was er sich davon verspricht.
hint-glance = Sieht auf den ersten Blick gut aus.
hint-points = Am Ende etwa { $points },{ $tenths } Punkte.
hint-chance = Gewinnt etwa { $chance } von 100 Partien.
hint-both = Am Ende etwa { $points },{ $tenths } Punkte und { $chance } Siege in 100 Partien.

# `landbridge train`.
train-column-generation = Generation
train-column-positions = Stellungen
train-column-error = Fehler
train-column-points = Punkte
train-column-seconds = Sekunden
train-no-champion = Für { $game } gibt es keinen Champion zu trainieren: Dem Spiel fehlt das Modul `champion`.
train-another-plan = Im Ordner { $folder } liegt ein Training mit anderen Einstellungen. Nimm einen anderen Ordner oder dieselben Einstellungen.

# `landbridge bot`.
bot-no-link = Das ist keine Einladung: { $link }. Kopiere den Link eines freien Platzes, mit allem nach dem #.
bot-joined = { $name } sitzt auf Platz { $seat } und spielt.
bot-refused = Der Server antwortete mit { $status }: { $error }
bot-no-server = Der Server ist nicht erreichbar: { $error }

# `landbridge evaluate`.
evaluate-no-task = Es gibt keine Aufgabe „{ $task }“. Zur Wahl stehen: { $known }.
