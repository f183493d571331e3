# Imagens e repetições em cadernos.

picture-title = { $game }, ronda { $turn }: { $points }
replay-title = Repetição de { $game }: { $names }
replay-slider = Jogada
replay-first = Início
replay-back = Atrás
replay-play = Reproduzir
replay-pause = Parar
replay-on = Seguinte
replay-last = Fim
replay-start = Antes da primeira jogada
