# Bilder und Wiederholungen in Notizbüchern.

picture-title = { $game }, Runde { $turn }: { $points }
replay-title = Wiederholung von { $game }: { $names }
replay-slider = Zug
replay-first = Anfang
replay-back = Zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-on = Weiter
replay-last = Ende
replay-start = Vor dem ersten Zug
