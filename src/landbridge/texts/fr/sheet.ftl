# Ce que vaut une feuille vérifiée.
sheet-points = Points : { $points }
sheet-right = Tout est permis sur ce tableau.
sheet-wrong = { $count ->
    [one] { $count } chose n’est pas permise et n’a pas été comptée.
   *[other] { $count } choses ne sont pas permises et n’ont pas été comptées.
}
sheet-line = ligne { $line }

# Ce qui n’est pas permis sur une feuille.
sheet-no-game = { $game } n’a pas de tableau à vérifier.
sheet-too-long = Un tableau a { $most } caractères au plus.
sheet-no-mark = « { $text } » n’existe sur aucun tableau.
sheet-no-turn = « { $text } » n’est pas un tour ; essaie A NES3 h8 = 12.
sheet-twice = { $what } est deux fois sur le tableau.
sheet-first-or-later = Dis si c’était le premier ou plus tard (first, later).
sheet-not-reached = { $what } n’est pas atteint sur ce tableau.
sheet-points-differ = Le tour a rapporté { $right }, pas { $said }.
sheet-no-card = Aucune carte ne montre un { $number }.
sheet-no-board = Il y a les plateaux 1 à { $boards }.
sheet-no-area = Aucun territoire n’a cette valeur.
sheet-no-players = On ne peut pas jouer à ce nombre.
sheet-no-pawn = Il n’y a pas de pion de cette couleur : { $text }.
sheet-two-winners = Deux pions sont arrivés ; la partie était finie avec le premier.

# Saisir une feuille au doigt : la page.
sheet-title = Vérifier mon tableau
sheet-about = Recopie ton tableau terminé du doigt. Les règles comptent les points et montrent ce qui n’est pas permis.
sheet-options = Côté, plateau et règles
sheet-new = Nouveau tableau
sheet-as-text = Le tableau sous forme de texte
sheet-drawn = Le tableau que tu recopies
sheet-faults = Pas permis
sheet-ends = Touche les deux bouts.
sheet-other-end = Touche maintenant l’autre bout.
sheet-player = Place { $letter }
sheet-turn = Coup { $turn } : { $text }
sheet-first = en premier
sheet-later = plus tard
sheet-value = { $value }
sheet-hashi-bridge = Pont
sheet-hashi-number = Nombre { $number }
sheet-hashi-alone = En solitaire
sheet-the-border-board = Quel plateau ?
sheet-the-border-cross = Case cochée
sheet-the-border-area = Territoire à { $value } points
sheet-loopit-turn = À qui le tour ?
sheet-loopit-scored = Points notés pour ce tour
sheet-river-dragons-stone = Pierre
sheet-river-dragons-plank = Planche { $size } ({ river-dragons-colour })
sheet-river-dragons-pawn = Pion ({ river-dragons-colour })
