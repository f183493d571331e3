# Afbeeldingen en herhalingen in notebooks.

picture-title = { $game }, ronde { $turn }: { $points }
replay-title = { $game } terugkijken: { $names }
replay-slider = Zet
replay-first = Begin
replay-back = Terug
replay-play = Afspelen
replay-pause = Stoppen
replay-on = Verder
replay-last = Einde
replay-start = Voor de eerste zet
