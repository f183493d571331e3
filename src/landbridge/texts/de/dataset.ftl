# Mitschriften als Tabellen.

dataset-reading = Aufzeichnungen werden gelesen
dataset-written = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
} mit { $moves } Zügen in { $folder }.
dataset-left-out = { $count ->
    [one] Eine Aufzeichnung wurde ausgelassen; sie ist oben genannt.
   *[other] { $count } Aufzeichnungen wurden ausgelassen; sie sind oben genannt.
}
dataset-unfinished = Die Partie ist nicht zu Ende; niemand weiß, wohin ihre Züge geführt haben.
dataset-other-kind = Die erste Partie ist { $game } { $options } mit { $seats } Plätzen; Beobachtungen anderer Spiele haben eine andere Form.
dataset-stopped = { $place } { $why } Ohne --strict würde sie ausgelassen.
dataset-no-file = Eine Datei { $file } gibt es nicht.
dataset-there = { $file } gibt es schon; nenne einen neuen Ordner.
dataset-nothing = Hier ist keine Aufzeichnung einer beendeten Partie.
dataset-not-written = { $file } lässt sich nicht schreiben: { $error }
dataset-no-arrow = Für Tabellen braucht es pyarrow: pip install "landbridge[lab]"
