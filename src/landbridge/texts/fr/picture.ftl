# Images et rediffusions dans les carnets.

picture-title = { $game }, tour { $turn } : { $points }
replay-title = { $game } à revoir : { $names }
replay-slider = Coup
replay-first = Début
replay-back = Précédent
replay-play = Lire
replay-pause = Arrêter
replay-on = Suivant
replay-last = Fin
replay-start = Avant le premier coup
