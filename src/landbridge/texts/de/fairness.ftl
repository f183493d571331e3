# Schummeln die Würfel? Was auf einem Server gezogen wurde, und was zu erwarten war
fair-title = Schummeln die Würfel?
fair-link = Schummeln die Würfel?
fair-about = Jede Karte, jeder Würfel und jeder Stein der Partien, die auf diesem Server zu Ende gingen, verglichen mit den Chancen unmittelbar vor der Ziehung.
fair-counted = Partien: { $games }, Ziehungen: { $draws }
fair-which = Nicht gezählt: Tagesaufgaben, weil alle dieselben Ziehungen haben, und eigene Spielpläne. Von vielen Tabellen sehen ein oder zwei schon durch Zufall seltsam aus.
fair-fine = Reiner Zufall würde in { $often } aller Fälle mindestens so stark abweichen. Alles in Ordnung.
fair-odd = Reiner Zufall würde nur in { $often } aller Fälle so stark abweichen. Das sollte sich jemand ansehen.
fair-few = Noch zu wenige Ziehungen, um etwas zu sagen.
fair-table = Alle { $draws } Ziehungen
fair-chi = Chi-Quadrat { $chi }, Freiheitsgrade { $freedom }
fair-outcome = Ziehung
fair-came = Gekommen
fair-expected = Erwartet
fair-kind-begin = wer beginnt
fair-kind-board = Tafeln
fair-kind-card = Karten
fair-kind-die = Würfel
fair-kind-leave = entfernte Steine
fair-kind-start = Startstein
fair-kind-tile = Steine

# landbridge luck-stats
fair-all = Ziehungen im Vergleich mit den Chancen: Partien { $games }, Ziehungen { $draws }.
fair-column-game = Spiel
fair-column-kind = Ziehung
fair-column-draws = Ziehungen
fair-column-chi = Chi-Quadrat
fair-column-freedom = Freiheitsgrade
fair-column-chance = Zufall
fair-too-few = zu wenige
fair-none = In { $place } ist keine beendete Partie.
fair-unreadable = { $place } ist nicht lesbar und bleibt weg.
