# Mitschriften als Tabellen.

dataset-reading = Mitschriften werden gelesen
dataset-written = { $games ->
    [one] Ein Spiel
   *[other] { $games } Spiele
} mit { $moves } Zügen in { $folder }.
dataset-left-out = { $count ->
    [one] Eine Mitschrift wurde ausgelassen; sie ist oben genannt.
   *[other] { $count } Mitschriften wurden ausgelassen; sie sind oben genannt.
}
dataset-unfinished = Das Spiel ist nicht zu Ende; niemand weiß, wohin seine Züge geführt haben.
dataset-other-kind = Das erste Spiel ist { $game } { $options } mit { $seats } Plätzen; Beobachtungen anderer Spiele haben eine andere Form.
dataset-stopped = { $place } { $why } Ohne --strict würde sie ausgelassen.
dataset-no-file = Eine Datei { $file } gibt es nicht.
dataset-there = { $file } gibt es schon; nenne einen neuen Ordner.
dataset-nothing = Hier ist keine Mitschrift eines beendeten Spiels.
dataset-not-written = { $file } lässt sich nicht schreiben: { $error }
dataset-no-arrow = Für Tabellen braucht es pyarrow: pip install "landbridge[dataset]"
