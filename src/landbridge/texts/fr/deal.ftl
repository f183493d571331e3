# La donne du jour : pourquoi quelque chose est refusé
deal-altered = Les règles ne peuvent pas rejouer cette partie coup par coup ; elle ne compte pas.
deal-closed = D’autres jouent encore cette donne. Les parties s’ouvriront à tout le monde à la fin de la journée (UTC).
deal-left = Tu as abandonné cette partie ; elle ne compte pas.
deal-no-hint = Pas de conseils dans la donne du jour. Tout le monde y joue sans aide.
deal-no-substitute = Personne ne peut jouer la donne du jour à ta place. Ferme simplement la page et reviens avant la fin de la journée.
deal-no-takeback = Dans la donne du jour, tu ne peux annuler que les coups de ton tour.
deal-not-today = Ce n’est pas la donne d’aujourd’hui.
deal-other-luck = Cette partie n’avait pas les tirages de la donne ; elle ne compte pas.
deal-other-table = Cette partie n’a pas été jouée à une table de cette donne ; elle ne compte pas.
deal-second = Tu as déjà commencé cette donne. Seul le premier essai compte.
deal-too-late = Cette partie s’est terminée après la clôture de la donne ; elle ne compte pas.

# La page
deal-title = Donne du jour
deal-about = Les mêmes tirages pour tout le monde, un essai par jeu et par jour.
deal-alone = en solo
deal-against =
    { $count ->
        [1] contre un robot ({ $level })
       *[other] contre { $count } robots ({ $level })
    }
deal-play = Jouer
deal-go-on = Continuer
deal-see = Voir ma partie
deal-left-time = Encore { $hours } h { $minutes } min
deal-streak =
    { $count ->
        [0] Pas encore de série
        [1] Un jour d’affilée
       *[other] { $count } jours d’affilée
    }
deal-streak-about = Un jour manqué n’interrompt pas une série, deux de suite si.
deal-points =
    { $count ->
        [0] 0 point
        [1] Un point
       *[other] { $count } points
    }
deal-place = Place { $place } sur { $seats }
deal-rounds =
    { $count ->
        [1] un tour
       *[other] { $count } tours
    }
deal-better = Mieux que { $percent } % des autres
deal-first = Le premier résultat sur ce serveur
deal-rank = place { $place } sur { $entries }
deal-par = Robot champion : { $score }
deal-clairvoyant = Possible en connaissant toutes les cartes à l’avance : au moins { $score }
deal-par-ask = Qu’aurait fait le robot champion ?
deal-par-wait = Le robot champion joue. Cela peut prendre quelques minutes…
deal-par-later = Le score du robot champion viendra plus tard.
deal-counting = Vérification de ta partie…
deal-guest = On ne peut pas reconnaître un nouvel invité : qui revient sous un autre nom peut rejouer.
deal-by-date = Ici, les tirages découlent de la date. Une personne décidée pourrait regarder d’avance.
deal-by-server = Le serveur a fixé les tirages la veille et révèle son secret le lendemain, pour que tu puisses vérifier.
deal-codes = Promesses du croupier
deal-tomorrow = Demain
deal-promised = publiée { $when }
deal-yesterday = Hier
deal-secret = Secret :
deal-entries =
    { $count ->
        [0] aucun résultat pour l’instant
        [1] un résultat
       *[other] { $count } résultats
    }
deal-copy = Copier le résultat
deal-picture = Enregistrer l’image
deal-share-text = { $game }, donne du { $day } : { $score }
deal-all = Toutes les donnes du jour
