# Turniere: warum etwas nicht geht
tournament-closed = Andere Tische dieser Runde haben dieselben Ziehungen und spielen noch. Wiederholungen öffnen sich, sobald die Runde vorbei ist.
tournament-few = Ein Turnier braucht mindestens { $fewest } Teilnehmende.
tournament-full = Dieses Turnier ist voll: Es nimmt { $most } Teilnehmende auf.
tournament-left = Diese Person nimmt nicht teil.
tournament-no-hint = Im Turnier gibt es keine Tipps.
tournament-own-board = Du spielst selbst an diesem Tisch. Das muss jemand anders entscheiden.
tournament-here = Diese Person war in den letzten { $minutes } Minuten hier, oder sie ist nicht am Zug.
tournament-none = Dieses Turnier gibt es nicht.
tournament-not-running = Das geht jetzt nicht.
tournament-started = Dieses Turnier hat schon begonnen.

# Die Seite
tournament-title = Turniere
tournament-about = Für Verein, Klasse oder Familie. Teile den Link, alle melden sich an, und der Server öffnet die Tische jeder Runde.
tournament-new = Neues Turnier
tournament-none-yet = Hier gibt es noch kein Turnier.
tournament-link = Link zum Turnier
tournament-open = Turnier anlegen
tournament-join = Teilnehmen
tournament-start = Erste Runde starten
tournament-leave = Aussteigen
tournament-close = Turnier absagen
tournament-close-sure = Dieses Turnier absagen? Laufende Partien gehen weiter, aber es folgt keine Runde mehr.
tournament-wall = Anzeige für die Wand
tournament-csv = Ergebnisse als CSV
tournament-my-table = Zu meinem Tisch
tournament-my-table-about = Deine Partie hat begonnen, und deine Uhr läuft.
tournament-back = Zurück zum Turnier
tournament-name = Name des Turniers
tournament-name-usual = { $game }-Turnier
tournament-game = Spiel
tournament-format = Modus
tournament-format-swiss = Schweizer System
tournament-format-swiss-about = Eine feste Zahl von Runden. Du spielst gegen Leute mit etwa so vielen Punkten wie du, möglichst nie zweimal gegen dieselbe Person.
tournament-format-round-robin = Alle gegen alle
tournament-format-round-robin-about = Runde um Runde, bis alle einander begegnet sind. Für bis zu 32 Teilnehmende.
tournament-format-knock-out = K.-o.-System
tournament-format-knock-out-about = Die bessere Hälfte jedes Tisches kommt weiter, bis jemand übrig bleibt.
tournament-at-table = Personen pro Tisch
tournament-rounds = Runden
tournament-duplicate = Gleiche Ziehungen an allen Tischen
tournament-duplicate-about = Der Server legt die Ziehungen jeder Runde vorher fest und verrät sein Geheimnis, wenn die Runde vorbei ist.
tournament-listed = In der Liste zeigen
tournament-listed-about = Sonst braucht man den Link.
tournament-status-open = Anmeldung offen
tournament-status-over = Beendet
tournament-status-closed = Abgesagt
tournament-round = Runde { $round } von { $rounds }
tournament-seats = { $seats } pro Tisch
tournament-tables = Tische
tournament-standings = Rangliste
tournament-final = Endstand
tournament-place = Platz
tournament-player = Name
tournament-players =
    { $count ->
        [0] Noch niemand dabei
        [one] Eine Person
       *[other] { $count } Teilnehmende
    }
tournament-nobody = Noch niemand hat sich angemeldet.
tournament-gone = ausgestiegen
tournament-absent = Nicht da
tournament-absent-sure = Diese Partie für { $name } aufgeben?
tournament-withdraw = Entfernen
tournament-withdraw-sure = { $name } aus dem Turnier nehmen? Eine laufende Partie gilt als aufgegeben.
tournament-bye = spielfrei, zählt als Sieg
tournament-board-over = beendet
tournament-board-playing = läuft
tournament-go = Spielen
tournament-watch = Zusehen
tournament-hidden = Ergebnisse folgen, wenn alle Tische dieser Runde fertig sind.
tournament-ties = Was zählt

# Was bei Gleichstand entscheidet
tournament-tie-rounds = Runden
tournament-tie-rounds-about = Gespielte Runden bis zum Ausscheiden.
tournament-tie-points = Punkte
tournament-tie-points-about = Einer für jeden gewonnenen Tisch; an größeren Tischen der Anteil der anderen, vor denen du landest. Spielfrei zählt als Sieg.
tournament-tie-matchpoints = Gleiche Ziehungen
tournament-tie-matchpoints-about = Der Anteil derer mit demselben Platz und denselben Ziehungen, die schlechter waren.
tournament-tie-direct = Direkt
tournament-tie-direct-about = Punkte gegen andere mit gleich vielen Punkten.
tournament-tie-buchholz = Buchholz
tournament-tie-buchholz-about = Die Punkte aller, gegen die du gespielt hast.
tournament-tie-sonneborn-berger = Sonneborn-Berger
tournament-tie-sonneborn-berger-about = Die Punkte derer, die du besiegt hast, und die halben Punkte bei Gleichstand.
tournament-tie-wins = Siege
tournament-tie-wins-about = Allein gewonnene Tische.
