# Rückschau auf beendete Spiele.

review-reviewing = Das Spiel wird durchgesehen
review-unfinished = Das Spiel ist noch nicht zu Ende. Die Rückschau zeigt alles, deshalb muss sie so lange warten.
review-no-planner = Es gibt keinen Bot, der { $game } beurteilen könnte.
review-not-compiled = Die Rückschau braucht kompilierte Regeln: Installiere Numba (pip install numba).
review-version = Diese Rückschau stammt nicht von dieser Version ({ $version }); lass das Spiel noch einmal durchsehen.
review-exercise = Das ist keine Aufgabe.
review-result = Vorsprung
review-luck = Glück
review-adjusted = Ohne Glück
review-decisions = Entscheidungen
review-loss = Je verloren
review-turning = Wendepunkte
review-worst = Die teuersten Entscheidungen
review-round = Runde
review-seat = Platz
review-played = Gespielt
review-better = Besser
review-points = Punkte
review-chance = Sieg
review-lucky = Glück
review-note-points = Punkte sind Vorsprung vor dem besten Gegner.
review-note-judged = Bessere Züge werden nur danach beurteilt, was der Spieler wissen konnte; Glück wird an dem gemessen, was wirklich verborgen war.
review-mining = Aufgaben werden gesucht
review-mined = { $count ->
    [one] { $count } Aufgabe steht in { $file }.
   *[other] { $count } Aufgaben stehen in { $file }.
}
review-title = Analyse
review-about = War es Glück, und wo hast du verloren? Jede Entscheidung wird mit der besten verglichen, jede Ziehung mit dem Erwartbaren.
review-start = Diese Partie analysieren
review-going = { $percent } % analysiert
review-curve = Gewinnaussicht
review-curve-point = { $name } { $percent } %
review-all = Entscheidungen
review-cost = −{ $points } Punkte, −{ $percent } % Gewinnaussicht
review-fine = Nichts Besseres wurde gefunden.
review-drawn = Glück: { $text }
review-consent = Die anderen an diesem Tisch dürfen sehen, was meine Entscheidungen kosteten
review-hidden = Was die Entscheidungen anderer kosteten, wird gezeigt, sobald sie zustimmen.
review-failed = Die Analyse ist nicht gelungen; versuche es noch einmal.
review-not-ready = Diese Partie ist noch nicht analysiert.
review-not-shown = Das sieht nur, wer entschieden hat, außer er stimmt zu.
