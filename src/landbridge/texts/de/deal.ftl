# Die Tagesaufgabe: warum etwas abgelehnt wird
deal-altered = Die Regeln können diese Partie nicht Zug für Zug nachspielen; sie zählt nicht.
deal-closed = Andere spielen diese Tagesaufgabe noch. Aufzeichnungen und Wiederholungen sind offen, sobald der Tag vorbei ist (UTC).
deal-left = Du hast diese Partie aufgegeben; sie zählt nicht.
deal-no-hint = In der Tagesaufgabe gibt es keine Tipps. Alle spielen sie für sich.
deal-no-substitute = Niemand kann die Tagesaufgabe für dich spielen. Schließe einfach die Seite und komm zurück, bevor der Tag vorbei ist.
deal-no-takeback = In der Tagesaufgabe kannst du nur Züge deines laufenden Zugs rückgängig machen.
deal-not-today = Das ist nicht die Aufgabe von heute.
deal-other-luck = Diese Partie hatte nicht die Ziehungen der Tagesaufgabe; sie zählt nicht.
deal-other-table = Diese Partie wurde nicht an einem Tisch der Tagesaufgabe gespielt; sie zählt nicht.
deal-second = Du hast diese Aufgabe schon begonnen. Nur der erste Versuch zählt.
deal-too-late = Diese Partie endete, als die Aufgabe schon geschlossen war; sie zählt nicht.

# Die Seite
deal-title = Tagesaufgabe
deal-about = Für alle dieselben Ziehungen, ein Versuch pro Spiel und Tag.
deal-alone = allein
deal-against =
    { $count ->
        [one] gegen einen Bot ({ $level })
       *[other] gegen { $count } Bots ({ $level })
    }
deal-play = Spielen
deal-go-on = Weiterspielen
deal-see = Meine Partie ansehen
deal-left-time = Noch { $hours } h { $minutes } min
deal-streak =
    { $count ->
        [0] Noch keine Serie
        [one] Ein Tag in Folge
       *[other] { $count } Tage in Folge
    }
deal-streak-about = Ein verpasster Tag beendet eine Serie nicht, zwei hintereinander schon.
deal-points =
    { $count ->
        [0] 0 Punkte
        [one] Ein Punkt
       *[other] { $count } Punkte
    }
deal-place = Platz { $place } von { $seats }
deal-rounds =
    { $count ->
        [one] eine Runde
       *[other] { $count } Runden
    }
deal-better = Besser als { $percent } % der anderen
deal-first = Das erste Ergebnis auf diesem Server
deal-rank = Platz { $place } von { $entries }
deal-par = Champion-Bot: { $score }
deal-clairvoyant = Möglich, wenn man alle Karten vorher kennt: mindestens { $score }
deal-par-ask = Was hätte der Champion-Bot geschafft?
deal-par-wait = Der Champion-Bot spielt. Das kann einige Minuten dauern …
deal-par-later = Das Ergebnis des Champion-Bots kommt später.
deal-counting = Deine Partie wird geprüft …
deal-guest = Ein neuer Gast ist nicht zu erkennen: Wer unter anderem Namen wiederkommt, kann noch einmal spielen.
deal-by-date = Hier folgen die Ziehungen aus dem Datum. Wer es darauf anlegt, könnte vorausschauen.
deal-by-server = Der Server hat die Ziehungen am Tag davor festgelegt und verrät sein Geheimnis am Tag danach. So kannst du sie prüfen.
deal-codes = Fairness-Codes
deal-tomorrow = Morgen
deal-promised = veröffentlicht { $when }
deal-yesterday = Gestern
deal-secret = Geheimnis:
deal-entries =
    { $count ->
        [0] noch keine Ergebnisse
        [one] ein Ergebnis
       *[other] { $count } Ergebnisse
    }
deal-copy = Ergebnis kopieren
deal-picture = Bild speichern
deal-share-text = { $game }, Tagesaufgabe vom { $day }: { $score }
deal-all = Alle Aufgaben von heute
