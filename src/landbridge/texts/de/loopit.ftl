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
loopit-about = Führe die Linien weiter: Ein Stein zählt seinen Wert und die Werte der Steine, mit denen er verbunden ist. Zwei bis vier Personen, dreißig Minuten.
loopit-by = Ein Spiel von Goliath.

loopit-tile = eine { $value } mit { loopit-lines }
loopit-lines =
    { $ends ->
        [1] einer Linie nach Norden
        [2] einer Linie nach Osten
        [4] einer Linie nach Süden
        [8] einer Linie nach Westen
        [3] Linien nach Norden und Osten
        [5] Linien nach Norden und Süden
        [9] Linien nach Norden und Westen
        [6] Linien nach Osten und Süden
        [10] Linien nach Osten und Westen
        [12] Linien nach Süden und Westen
        [7] Linien nach Norden, Osten und Süden
        [11] Linien nach Norden, Osten und Westen
        [13] Linien nach Norden, Süden und Westen
        [14] Linien nach Osten, Süden und Westen
       *[15] Linien nach allen Seiten
    }

# Warum ein Zug abgelehnt wird; die Regel steht daneben.
loopit-why-not-now = Du bist gerade nicht am Zug.
loopit-why-no-such-move = Diesen Zug gibt es hier nicht.
loopit-why-too-few-ends = Zu wenige Linienenden für den Startstein: { $tile }.
loopit-why-not-in-bag = Dieser Stein ist nicht mehr im Beutel: { $tile }.
loopit-why-not-in-rack = Dieser Stein ist nicht auf deinem Bänkchen: { $tile }.
loopit-why-taken = Auf { $square } liegt schon ein Stein.
loopit-why-no-tile-beside = Neben { $square } liegt kein Stein.
loopit-why-no-line-on = Auf { $square } liefe von { $witness } keine Linie weiter: { $tile }.
loopit-why-cuts-a-line = Auf { $square } würde dieser Stein die Linie von { $witness } blockieren: { $tile }.
loopit-why-line-is-cut = Auf { $square } würde { $witness } eine Linie dieses Steins blockieren: { $tile }.
loopit-why-ends-at-edge = Auf { $square } würde eine Linie dieses Steins am Rand des Spielbretts enden: { $tile }.
loopit-why-lay-first = Lege mindestens einen Stein, bevor du den Zug beendest.
loopit-why-one-fits = Du kannst einen Stein legen: { $witness }.
loopit-why-still-fits = Einer deiner Steine passt noch, du kannst den Zug also nicht beenden: { $witness }.
loopit-why-after-laying = Du hast in diesem Zug schon gelegt; jetzt kannst du nur weiterlegen oder den Zug beenden.
loopit-why-bag-empty = Der Beutel ist leer: Es gibt keine Steine zum Tauschen.
loopit-why-no-exchange = Steine, die nur für einen Zug gezogen sind, lassen sich nicht tauschen.

# Was sich nicht als Zug lesen lässt.
loopit-read-nothing = „{ $text }“ ist kein Zug; versuche NES3 h8, einen Punkt, exchange oder pass.
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
loopit-fact-start = Der Startstein ist { loopit-tile }.
loopit-fact-draws = { $seat } zieht { loopit-tile }.
loopit-fact-lays = { $seat } legt { loopit-tile } auf { $square } und bekommt { $points } Punkte: { $own } für den Stein, { $linked } für seine Verbindungen.
loopit-fact-lays-bonus = { $seat } legt { loopit-tile } auf { $square } (×{ $times }) und bekommt { $points } Punkte: { $own } für den Stein, { $linked } für seine Verbindungen.
loopit-fact-exchanges = { $seat } kann keinen Stein legen und tauscht alle Steine gegen neue aus dem Beutel.
loopit-fact-discards = { $seat } kann keinen Stein legen, legt alle Steine ab und zieht neue.
loopit-fact-passes = { $seat } kann keinen Stein legen und passt.
loopit-fact-all-laid = Alle Steine sind gelegt.
loopit-fact-over =
    { $count ->
        [one] Das Spiel ist zu Ende; ein Stein ist übrig.
       *[other] Das Spiel ist zu Ende; { $count } Steine sind übrig.
    }
loopit-fact-total =
    { $points ->
        [one] { $seat }: { $points } Punkt.
       *[other] { $seat }: { $points } Punkte.
    }
loopit-fact-wins = { $seat } gewinnt.
loopit-fact-shares = { $seat } teilt sich den ersten Platz.

# Optionen.
loopit-option-edition = Ausgabe
loopit-option-edition-about = Die Ausgaben unterscheiden sich in drei Punkten; jeder lässt sich unten auch einzeln ändern.
loopit-option-edition-landbridge = Landbridge (unsere Wahl)
loopit-option-edition-en = englische Ausgabe
loopit-option-edition-fr = französische Ausgabe
loopit-option-edition-nl = niederländische Ausgabe
loopit-option-edition-de = deutsche Ausgabe
loopit-option-edition-es = spanische Ausgabe
loopit-option-edition-pt = portugiesische Ausgabe
loopit-option-start-ends = Linienenden des Startsteins, mindestens
loopit-option-start-ends-about = Mit mehr Enden sind die ersten Züge freier.
loopit-option-exchange = Getauschte Steine
loopit-option-exchange-about = Für einen Zug, in dem nichts passt.
loopit-option-exchange-bag = zurück in den Beutel
loopit-option-exchange-discard = aus dem Spiel
loopit-option-end = Ende des Spiels
loopit-option-end-about = Wann die letzten Punkte gezählt werden.
loopit-option-end-stuck = wenn niemand mehr legen kann
loopit-option-end-bag = wenn der Beutel leer ist
loopit-option-end-round = nach der Runde, in der der Beutel leer wird
loopit-option-stop = Den Zug früher beenden
loopit-option-stop-about = Mit einem oder zwei Steinen statt drei.
loopit-option-stop-free = jederzeit nach dem ersten Stein
loopit-option-stop-stuck = nur wenn keiner deiner Steine mehr passt
loopit-option-rounds = Zahl der Runden
loopit-option-rounds-about = Ein kürzeres Spiel, oder die Variante, in der alle legen, was sie ziehen.
loopit-option-rounds-off = unbegrenzt
loopit-option-rounds-book = wie in der Spielregel
loopit-option-rounds-german = deutsche Variante, ohne Bänkchen
loopit-option-board = Eigene Steine und Bonusfelder
loopit-option-board-about = Deine gedruckten Steine mit ihren Werten.

# Was an einem Brett nicht stimmt.
loopit-board-ends = „{ $ends }“ sind keine Linienenden; schreibe die Buchstaben N, E, S und W der Seiten, jeden höchstens einmal.
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
        [one] Es gibt { $count } Reihe; ein Spielbrett hat { $size }.
       *[other] Es gibt { $count } Reihen; ein Spielbrett hat { $size }.
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
        [one] Es gibt { $count } Feld ×{ $times }; ein Spielbrett hat { $needed }.
       *[other] Es gibt { $count } Felder ×{ $times }; ein Spielbrett hat { $needed }.
    }
loopit-board-skew = { $square } ist ×{ $times }, { $to } aber nicht; um ein Viertel gedreht muss das Spielbrett gleich aussehen.
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
loopit-offer-stop = Zug beenden
loopit-offer-exchange = Alle Steine tauschen
loopit-offer-pass = Passen
# Wörter für „.“, „exchange“ und „pass“, mit Kommas getrennt.
loopit-spoken-stop = stopp, fertig
loopit-spoken-exchange = tauschen, tausche
loopit-spoken-pass = passen, passe
loopit-help =
    Lege bis zu drei deiner fünf Steine, einen nach dem anderen; dann wird dein Bänkchen aufgefüllt.
      NES3 h8   lege den Stein mit Enden N, O und S und dem Wert 3 auf h8
      { "." }         beende den Zug nach einem oder zwei Steinen
      tauschen  kein Stein passt: gib alle zurück und ziehe neue
      passen    kein Stein passt: behalte sie
    Steine werden nie gedreht. Ein Stein setzt mindestens eine Linie fort und blockiert keine: Wo zwei
    Steine sich berühren, haben beide ein Linienende oder keiner. Keine Linie endet am Rand.
    Ein Stein zählt seinen Wert, mal dem Bonus seines Felds, und die Werte aller Steine, mit denen ihn eine
    Linie verbindet.
    Auf dem Spielbrett: ○ heißt, dass eine Linie hinführt; ×2 bis ×6 sind Bonusfelder.

# Wonach die Arena die Siege aufteilt.
loopit-tag-order = Reihenfolge

# Die Seite: was zu tun ist, wie die Dinge heißen.
loopit-prompt-lay = Wähle einen Stein, dann ein Feld; du darfst bis zu drei Steine legen.
loopit-prompt-lay-all = Wähle einen Stein, dann ein Feld; lege drei Steine, wenn sie passen.
loopit-prompt-more =
    { $left ->
        [one] Lege noch einen Stein oder beende den Zug.
       *[other] Lege noch bis zu { $left } Steine oder beende den Zug.
    }
loopit-prompt-lay-on =
    { $left ->
        [one] Lege noch einen Stein: Einer von deinen passt noch.
       *[other] Lege noch { $left } Steine, solange einer passt.
    }
loopit-prompt-enough = Keiner deiner Steine passt mehr: Beende den Zug.
loopit-prompt-stuck = Keiner deiner Steine passt: Tausche alle, oder behalte sie und passe.
loopit-prompt-stuck-empty = Keiner deiner Steine passt, und der Beutel ist leer: Du musst passen.
loopit-prompt-drawn-stuck = Keiner der gezogenen Steine passt: Gib sie zurück.
loopit-control-stop =
    { $laid ->
        [one] Zug beenden ({ $laid } Stein)
       *[other] Zug beenden ({ $laid } Steine)
    }
loopit-control-exchange =
    { $count ->
        [one] Den Stein tauschen
       *[other] Alle { $count } Steine tauschen
    }
loopit-control-discard =
    { $count ->
        [one] Den Stein ablegen und neu ziehen
       *[other] Alle { $count } Steine ablegen und neu ziehen
    }
loopit-control-pass = Passen, Steine behalten
loopit-control-pass-drawn = Steine zurückgeben
loopit-name-square = { $square }, leer
loopit-name-bonus = { $square }, leer, ×{ $times }
loopit-name-open = { $square }, leer, mit { $sides }
loopit-name-open-bonus = { $square }, leer, ×{ $times }, mit { $sides }
loopit-name-tile = { $square }, { $tile }
loopit-name-rack = { $tile }
loopit-name-rack-fits =
    { $places ->
        [0] { $tile }, passt nirgends
        [one] { $tile }, passt an eine Stelle
       *[other] { $tile }, passt an { $places } Stellen
    }
loopit-status-laying = legt, { $laid } von { $lays }
loopit-sheet-tiles = Steine auf dem Bänkchen
loopit-sheet-thrown = abgelegte Steine
loopit-sheet-thrown-about = verdeckt, aus dem Spiel
loopit-sheet-points-about = Werte, Boni und Verbindungen
loopit-page-rack = Dein Bänkchen
loopit-page-rack-of = Bänkchen von { $seat }
loopit-page-drawn = Gezogen von { $seat }
loopit-page-places =
    { $places ->
        [0] passt nirgends
        [one] passt an eine Stelle
       *[other] passt an { $places } Stellen
    }
loopit-page-turn = Dein Zug
loopit-page-turn-of = Zug von { $seat }
loopit-page-turn-last = Letzter Zug: { $seat }
loopit-page-on = auf { $square }
loopit-page-on-bonus = auf { $square }, ×{ $times }
loopit-page-more = noch einer, wenn du magst
loopit-page-must = noch einer, solange einer passt
loopit-page-sum = Gesamt
loopit-page-last = letzter Zug: { $points }
loopit-page-bag =
    { $count ->
        [0] der Beutel ist leer
        [one] ein Stein im Beutel
       *[other] { $count } Steine im Beutel
    }
loopit-page-gone =
    { $count ->
        [one] ein Stein ist aus dem Spiel
       *[other] { $count } Steine sind aus dem Spiel
    }
loopit-page-ends-stuck = endet, wenn niemand mehr legen kann
loopit-page-ends-bag = endet, wenn der Beutel leer ist
loopit-page-ends-round = endet nach der Runde, in der der Beutel leer wird
loopit-page-held =
    { $count ->
        [0] keine Steine
        [one] ein Stein
       *[other] { $count } Steine
    }
loopit-page-map = Übersicht: antippen, um den Ausschnitt zu verschieben
loopit-page-unseen = Ungesehene Steine

# Die Einführung.
loopit-tutorial-1 = Loopit ist ein Spiel mit Linien. In der Mitte liegt der Startstein; von ihm führen Linien nach Norden, Süden und Westen. Du setzt sie fort.
loopit-tutorial-2 = Diese fünf Steine gehören dir, nur du siehst sie. Die Zahl ist der Wert des Steins. Steine werden nie gedreht.
loopit-tutorial-3 = Tippe die 6 an, dann das Feld über dem Startstein. Mindestens eine Linie muss weiterlaufen: Hier kommt sie von Süden.
loopit-tutorial-4 = Ein Stein bringt seinen Wert und den Wert jedes Steins, mit dem ihn eine Linie verbindet: 6 + 3 = 9.
loopit-tutorial-5 = Farbige Felder vervielfachen. Führe die Linie nach links weiter: Lege die 5 auf das Feld ×2.
loopit-tutorial-6 = 5 × 2 + 6 = 16. Vervielfacht wird nur der gelegte Stein, nie seine Nachbarn. Zu den Ecken hin steigen die Felder bis ×6.
loopit-tutorial-7 = Keine Linie darf blockiert werden: Wo sich zwei Steine berühren, haben beide ein Linienende oder keiner. Auf f7 trifft die 2 beide Linien: 2 + 5 + 3.
loopit-tutorial-8 = Nach drei Steinen ist dein Zug zu Ende, und dein Bänkchen wird wieder auf fünf gefüllt. Dann hat Ben drei gelegt: Folge seiner Linie bis zum Feld ×3.
loopit-tutorial-9 = Denke an drei Steine zugleich. Lege die 3 unter den Startstein: Sie öffnet zwei Linien, jede zu einem Feld ×2.
loopit-tutorial-10 = Sackgassen sind am meisten wert, und sie schließen eine Linie. Auf f8 berührt diese 8 drei Steine, doch nur mit einem verbindet sie eine Linie: 8 × 2 + 3.
loopit-tutorial-11 = Und die andere 8 auf die andere Seite, noch einmal für 19.
loopit-tutorial-12 = 44 Punkte in einem Zug! Du kannst den Zug auch nach einem oder zwei Steinen beenden. Nur wenn keiner irgendwo passt, tauschst du deine Steine oder passt.
loopit-tutorial-13 = Das Spiel endet, wenn niemand mehr legen kann; wer die meisten Punkte hat, gewinnt. Spiele jetzt weiter: Was nicht passt, wird erklärt, wenn du es versuchst.

# Die Regeln, in unseren Worten.
loopit-learn-goal-title = Ziel des Spiels
loopit-learn-goal =
    Alle bauen auf einem Spielbrett an einem Netz aus Linien.
    Jeder gelegte Stein bringt sofort Punkte: seinen Wert und die Werte der Steine, mit denen er verbunden ist. Wer die meisten Punkte hat, gewinnt.
loopit-learn-setup-title = Am Anfang
loopit-learn-setup =
    Im Beutel sind 81 Steine. Alle ziehen fünf, vor den anderen verborgen.
    Ein Stein kommt in die Mitte: der Startstein mit mindestens drei Linienenden, er bringt nichts. Das Los bestimmt, wer beginnt.
loopit-learn-tiles =
    Eine Linie reicht an eine bis vier Seiten eines Steins, immer in der Mitte.
    Je mehr Enden, desto kleiner der Wert: Eine Sackgasse ist 7 oder 8 wert, eine Kreuzung nur 1.
    NES3 hat Enden im Norden, Osten (E) und Süden und den Wert 3.
loopit-learn-turn-title = Ein Zug
loopit-learn-turn =
    Lege einen bis drei Steine von deinem Bänkchen, einen nach dem anderen, nebeneinander oder an verschiedenen Stellen.
    Dann wird das Bänkchen auf fünf aufgefüllt, und die nächste Person ist am Zug.
loopit-learn-fit-title = Wo ein Stein passt
loopit-learn-fit = Ein Stein kommt auf ein leeres Feld neben einem anderen, und mindestens eine Linie muss zwischen beiden weiterlaufen. Steine werden nie gedreht.
loopit-learn-cut = Keine Linie wird blockiert. An jeder Seite, an der sich zwei Steine berühren, haben beide ein Linienende oder keiner. Und keine Linie endet am Rand des Spielbretts.
loopit-learn-score-title = Was ein Stein bringt
loopit-learn-score =
    Seinen Wert mal den Bonus seines Felds, dazu die einfachen Werte aller Steine, die eine Linie mit ihm verbindet, auch die desselben Zugs.
    Nie den ganzen Weg, und nichts für einen Nachbarn ohne Linie.
loopit-learn-score-example = Im Bild liegt die 5 auf ×4 und ist mit der 6 verbunden: 5 × 4 + 6 = 26. Die 3 daneben hat keine Linie zu ihr und zählt nicht.
loopit-learn-stuck-title = Wenn nichts passt
loopit-learn-stuck =
    Nur wenn keiner deiner Steine irgendwo passt, darfst du keinen legen.
    Dann gibst du alle in den Beutel zurück und ziehst ebenso viele, oder behältst sie und passt. Beides ist dein ganzer Zug und bringt nichts.
loopit-learn-end-title = Das Ende
loopit-learn-end =
    Das Spiel endet, wenn alle Steine gelegt sind oder keiner, ob auf einem Bänkchen oder im Beutel, noch irgendwo passt; auch nach zwei ganzen Runden, in denen niemand legt.
    Wer die meisten Punkte hat, gewinnt; ein Gleichstand wird geteilt.
loopit-learn-editions-title = Ausgaben
loopit-learn-editions =
    Sechs gedruckte Ausgaben unterscheiden sich in Kleinigkeiten, du kannst wählen.
    Französisch: Der Startstein braucht zwei Enden. Das Wort für den Tausch kann dort auch heißen, dass die Steine das Spiel verlassen; das gibt es als Option.
    Spanisch und portugiesisch: Das Spiel endet, sobald der Beutel leer ist.
    Sonst darf jeder Stein beginnen.
loopit-learn-fair = Ein Ende ist von uns: Die Runde, in der der Beutel leer wird, ist die letzte, damit alle gleich oft am Zug sind.
loopit-learn-strict =
    Jede gedruckte Ausgabe ist strenger: Nach einem oder zwei Steinen darfst du den Zug nur beenden, wenn keiner der übrigen passt.
    Nach unseren Regeln darfst du ihn nach jedem Stein beenden.
loopit-learn-rounds-title = Feste Zahl von Runden
loopit-learn-rounds = Ihr könnt euch auf eine Zahl von Runden einigen. Die Spielregel sagt sieben zu viert, neun zu dritt (zwei Steine gehen vorher ungesehen weg), dreizehn zu zweit (vier gehen weg).
loopit-learn-german =
    Die deutsche Variante kommt ohne Bänkchen aus.
    In deinem Zug ziehst du zwei Steine (zu viert), drei (zu dritt) oder vier (zu zweit), offen für alle; bis zu drei legst du, solange einer passt, und der Rest geht zurück.
    Getauscht wird nicht.
loopit-learn-here-title = An diesem Tisch
loopit-learn-here =
    Tippe einen Stein an, dann ein Feld; gepunktete Felder zeigen, wo er passt und was er brächte. Auf der Tastatur führen die Pfeile von Feld zu Feld.
    Du kannst auch NES3 h8 tippen, oder einen Punkt, um den Zug zu beenden.
loopit-learn-phone = Auf einem kleinen Bildschirm siehst du einen Teil des Spielbretts, der dem Geschehen folgt. Tippe die kleine Übersicht an, um woandershin zu schauen.
loopit-learn-tips-title = Gut zu wissen
loopit-learn-tips =
    Drei kleine Steine in einem Linienknoten bringen oft mehr als ein wertvoller allein.
    Eine Sackgasse auf einem hohen Feld ist das Beste überhaupt; ein offener Zweig lädt die Nächsten ein.
