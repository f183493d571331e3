# Imágenes y repeticiones en cuadernos.

picture-title = { $game }, ronda { $turn }: { $points }
replay-title = Repetición de { $game }: { $names }
replay-slider = Jugada
replay-first = Inicio
replay-back = Atrás
replay-play = Reproducir
replay-pause = Parar
replay-on = Siguiente
replay-last = Final
replay-start = Antes de la primera jugada
