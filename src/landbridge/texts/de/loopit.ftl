# Wortliste
# tile       Stein
# line       Linie; line end: Linienende
# rack       Bänkchen
# bag        Beutel
# square     Feld; bonus square: Bonusfeld
# start tile Startstein
# lay        legen
# exchange   tauschen
# round      Runde

loopit = Loopit
loopit-about = Setz die Linien fort: Ein Stein zählt sich selbst und alles, womit er verbunden ist. Zwei bis vier Personen, dreißig Minuten.
loopit-by = Ein Spiel von Goliath.

# Warum ein Zug abgelehnt wird; die Regel steht daneben.
loopit-why-not-now = Du bist gerade nicht am Zug.
loopit-why-no-such-move = Diesen Zug gibt es hier nicht.
loopit-why-too-few-ends = { $tile } hat zu wenige Linienenden für den Startstein.
loopit-why-not-in-bag = Im Beutel ist kein { $tile } mehr.
loopit-why-not-in-rack = Du hast keinen { $tile }.
loopit-why-taken = Auf { $square } liegt schon ein Stein.
loopit-why-no-tile-beside = Neben { $square } liegt kein Stein.
loopit-why-no-line-on = Von { $witness } läuft keine Linie zu { $tile } auf { $square } weiter.
loopit-why-cuts-a-line = { $tile } auf { $square } würde die Linie abschneiden, die von { $witness } kommt.
loopit-why-line-is-cut = Eine Linie von { $tile } auf { $square } würde abgeschnitten: { $witness } hat dort kein Linienende.
loopit-why-ends-at-edge = Eine Linie von { $tile } auf { $square } würde am Rand des Bretts enden.
loopit-why-lay-first = Leg mindestens einen Stein, bevor du aufhörst.
loopit-why-one-fits = Du kannst einen Stein legen: { $witness }.
loopit-why-after-laying = Du hast in diesem Zug schon gelegt; jetzt kannst du nur weiterlegen oder aufhören.
loopit-why-bag-empty = Der Beutel ist leer: Es gibt nichts einzutauschen.
loopit-why-no-exchange = Steine, die nur für einen Zug gezogen sind, lassen sich nicht tauschen.

# Was sich nicht als Zug lesen lässt.
loopit-read-nothing = „{ $text }“ ist kein Zug; versuch NES3 h8, einen Punkt, exchange oder pass.
loopit-read-draw = „{ $text }“ lässt sich nicht ziehen; ein Stein heißt zum Beispiel NES3.
loopit-read-no-tile = Einen Stein { $tile } gibt es nicht.
loopit-read-no-square = Ein Feld { $square } gibt es nicht.

# Was geschieht.
loopit-fact-begins = { $seat } beginnt.
loopit-fact-leave =
    { $count ->
        [one] Ein Stein verlässt ungesehen das Spiel.
       *[other] { $count } Steine verlassen ungesehen das Spiel.
    }
loopit-fact-start = { $tile } liegt in der Mitte.
loopit-fact-draws = { $seat } zieht { $tile }.
loopit-fact-lays = { $seat } legt { $tile } auf { $square }: { $own } + { $linked } = { $points }.
loopit-fact-lays-bonus = { $seat } legt { $tile } auf { $square } (×{ $times }): { $own } + { $linked } = { $points }.
loopit-fact-exchanges = { $seat } kann nichts legen, gibt alle Steine in den Beutel zurück und zieht ebenso viele neue.
loopit-fact-discards = { $seat } kann nichts legen, legt alle Steine ab und zieht neue.
loopit-fact-passes = { $seat } kann nichts legen und passt.
loopit-fact-all-laid = Alle Steine sind gelegt.
loopit-fact-over =
    { $count ->
        [one] Das Spiel ist aus; ein Stein ist übrig.
       *[other] Das Spiel ist aus; { $count } Steine sind übrig.
    }
loopit-fact-total =
    { $points ->
        [one] { $seat }: { $points } Punkt.
       *[other] { $seat }: { $points } Punkte.
    }
loopit-fact-wins = { $seat } gewinnt.
loopit-fact-shares = { $seat } teilt sich den ersten Platz.

# Optionen.
loopit-option-edition = Regeln der Ausgabe
loopit-option-edition-landbridge = landbridge, unsere
loopit-option-edition-en = en, englisch
loopit-option-edition-fr = fr, französisch
loopit-option-edition-nl = nl, niederländisch
loopit-option-edition-de = de, deutsch
loopit-option-edition-es = es, spanisch
loopit-option-edition-pt = pt, portugiesisch
loopit-option-start-ends = Linienenden des Startsteins, mindestens
loopit-option-exchange = Getauschte Steine
loopit-option-exchange-bag = zurück in den Beutel
loopit-option-exchange-discard = aus dem Spiel
loopit-option-end = Ende des Spiels
loopit-option-end-stuck = wenn niemand mehr legen kann
loopit-option-end-bag = wenn der Beutel leer ist
loopit-option-end-round = mit der Runde, in der der Beutel leer wird
loopit-option-rounds = Zahl der Runden
loopit-option-rounds-off = unbegrenzt
loopit-option-rounds-book = wie in der Spielregel
loopit-option-rounds-german = deutsche Variante, ohne Bänkchen
loopit-option-board = Eigene Steine und Bonusfelder

# Was an einem Brett nicht stimmt.
loopit-board-ends = „{ $ends }“ sind keine Linienenden; schreib die Buchstaben N, E, S und W der Seiten, jeden höchstens einmal.
loopit-board-value = „{ $value }“ ist kein Wert; Steine zählen 1 bis 8.
# $header ist die Zeile mit den Buchstaben, "a b c d …".
loopit-board-header = Die Bonusfelder müssen mit der Buchstabenzeile „{ $header }“ beginnen.
loopit-board-row-label = Diese Reihe beginnt mit „{ $label }“, sollte aber mit ihrer Nummer beginnen, { $expected }.
loopit-board-row-length =
    { $count ->
        [one] Reihe { $row } hat { $count } Feld; jede Reihe hat { $size }.
       *[other] Reihe { $row } hat { $count } Felder; jede Reihe hat { $size }.
    }
loopit-board-sign = „{ $sign }“ bedeutet nichts; zeichne . für ein gewöhnliches Feld, 2 bis 6 für einen Bonus.
loopit-board-rows =
    { $count ->
        [one] Es gibt { $count } Reihe; ein Brett hat { $size }.
       *[other] Es gibt { $count } Reihen; ein Brett hat { $size }.
    }
loopit-board-tiles =
    { $count ->
        [one] Es gibt { $count } Stein; ein Spiel hat { $needed }.
       *[other] Es gibt { $count } Steine; ein Spiel hat { $needed }.
    }
loopit-board-pattern-missing = Kein Stein hat die Linienenden { $ends }; jedes Muster muss vorkommen.
loopit-board-opposite =
    { $count ->
        [one] Es gibt { $count } Stein { $ends }, vom Gegenstück { $opposite } aber { $others }; gleich viele von beiden bevorzugen keine Richtung.
       *[other] Es gibt { $count } Steine { $ends }, vom Gegenstück { $opposite } aber { $others }; gleich viele von beiden bevorzugen keine Richtung.
    }
loopit-board-too-dear =
    { $count ->
        [one] { $tile } zählt mehr als ein Stein mit { $count } Linienende ({ $least }); je mehr Linienenden, desto kleiner der Wert.
       *[other] { $tile } zählt mehr als ein Stein mit { $count } Linienenden ({ $least }); je mehr Linienenden, desto kleiner der Wert.
    }
loopit-board-centre = Die Mitte hat keinen Bonus: Dort liegt der Startstein.
loopit-board-bonus-count =
    { $count ->
        [one] Es gibt { $count } Feld ×{ $times }; ein Brett hat { $needed }.
       *[other] Es gibt { $count } Felder ×{ $times }; ein Brett hat { $needed }.
    }
loopit-board-skew = { $square } ist ×{ $times }, { $to } aber nicht; um ein Viertel gedreht muss das Brett gleich aussehen.
loopit-board-falling = { $square } (×{ $times }) liegt näher an der Mitte als ein kleinerer Bonus; zu den Ecken hin steigen sie.

# Terminal.
loopit-screen-round = Runde { $round }
loopit-screen-round-of = Runde { $round } von { $rounds }
loopit-screen-bag = Im Beutel: { $count }
loopit-screen-laid = Gelegt: { $laid } von { $lays }
loopit-sheet-left = übrige Steine
loopit-sheet-points = Punkte
# Was ein Zug sein kann; Überschriften der Liste, die „?“ zeigt.
loopit-offer-tile = Legen
loopit-offer-stop = Aufhören
loopit-offer-exchange = Alle Steine tauschen
loopit-offer-pass = Passen
# Wörter für „.“, „exchange“ und „pass“, mit Kommas getrennt.
loopit-spoken-stop = stopp, fertig
loopit-spoken-exchange = tauschen, tausche
loopit-spoken-pass = passen, passe
loopit-help =
    Leg bis zu drei deiner fünf Steine, einen nach dem anderen; dann wird dein Bänkchen aufgefüllt.
      NES3 h8   leg den Stein mit Enden N, O und S und dem Wert 3 auf h8
      { "." }         hör nach einem oder zwei Steinen auf
      tauschen  kein Stein passt: gib alle zurück und zieh neue
      passen    kein Stein passt: behalte sie
    Steine werden nie gedreht. Ein Stein setzt mindestens eine Linie fort und schneidet keine ab: Wo zwei
    Steine sich berühren, haben beide ein Linienende oder keiner. Keine Linie endet am Rand.
    Ein Stein zählt seinen Wert, mal dem Bonus seines Felds, und die Werte aller Steine, mit denen ihn eine
    Linie verbindet.
    Auf dem Brett: ○ heißt, dass eine Linie hinführt; ×2 bis ×6 sind Bonusfelder.

# `landbridge bench`.
loopit-bench-search = Bester Zug in { $positions } Stellungen: je { $fast } µs, durch schlichtes Aufzählen { $plain } µs ({ $ratio }-mal so lang).
loopit-bench-same = Die Antworten stimmen in { $same } von { $positions } Stellungen überein.

# Wonach die Arena die Siege aufteilt.
loopit-tag-order = Reihenfolge
