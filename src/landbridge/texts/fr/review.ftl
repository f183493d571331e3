# Analyse des parties terminées.

review-reviewing = Analyse de la partie
review-unfinished = La partie n’est pas finie. L’analyse montre tout, elle doit donc attendre la fin.
review-no-planner = Aucun robot ne peut analyser { $game }.
review-not-compiled = L’analyse a besoin de règles compilées : installe Numba (pip install numba).
review-version = Cette analyse n’est pas de cette version ({ $version }) ; analyse la partie à nouveau.
review-exercise = Ce n’est pas un exercice.
review-result = Avance
review-luck = Chance
review-adjusted = Sans la chance
review-decisions = Décisions
review-loss = Perte par décision
review-turning = Tournants
review-worst = Les décisions les plus coûteuses
review-round = Manche
review-seat = Place
review-played = Joué
review-better = Mieux
review-points = Points
review-chance = Victoire
review-lucky = chance
review-note-points = Les points sont l’avance sur le meilleur adversaire.
review-note-judged = Les meilleurs coups sont jugés seulement d’après ce que le joueur pouvait savoir ; la chance est mesurée sur ce qui était vraiment caché.
review-mining = Recherche d’exercices
review-mined = { $count ->
    [one] { $count } exercice est dans { $file }.
   *[other] { $count } exercices sont dans { $file }.
}
review-title = Analyse
review-about = Était-ce la chance, et où as-tu perdu ? Chaque décision est comparée à la meilleure, chaque tirage à ce qu’on pouvait attendre.
review-start = Analyser cette partie
review-going = { $percent } % analysés
review-curve = Chances de gagner
review-curve-point = { $name } { $percent } %
review-all = Décisions
review-cost = −{ $points } points, −{ $percent } % de chances de gagner
review-fine = Rien de mieux n’a été trouvé.
review-drawn = Chance : { $text }
review-consent = Les autres de cette table peuvent voir ce que mes choix ont coûté
review-hidden = Ce que les choix des autres ont coûté sera montré quand ils seront d’accord.
review-failed = L’analyse n’a pas réussi ; réessaie.
review-not-ready = Cette partie n’est pas encore analysée.
review-not-shown = Seul celui qui a décidé le voit, sauf s’il est d’accord.
