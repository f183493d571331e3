# Statistics: why something is refused
stats-none = Il n’y a pas de statistiques à cette adresse. Elles ne sont peut-être plus partagées.

# The page
stats-title = Mes statistiques
stats-title-of = Statistiques – { $name }
stats-see = Voir mes statistiques
stats-nothing = Tu n’as pas encore joué ici. Ton premier résultat apparaîtra dès la fin d’une partie.
stats-game = Jeu
stats-played = Parties
stats-wins = Gagnées
stats-ties = Premiers ex æquo
stats-mean = Points en moyenne
stats-most = Meilleur score
stats-rating-people = Classement face aux humains
stats-rating-bots = Classement face aux robots
stats-rating-value = { $rating } ± { $sure }
stats-rating-about = Les nouveaux commencent à 1500. Le nombre après ± indique l’incertitude ; il diminue à chaque partie.
stats-over-time = Partie après partie
stats-look = Ce que montre la courbe
stats-look-points = Points
stats-look-rating = Classement
stats-look-loss = Perte par décision
stats-game-words =
    { $points ->
        [one] { $day } : { $points } point, { $place }
       *[other] { $day } : { $points } points, { $place }
    }
stats-rating-words = { $day } : { $rating }
stats-loss-words =
    { $count ->
        [one] { $day } : { $loss } points par décision, { $count } décision analysée
       *[other] { $day } : { $loss } points par décision, { $count } décisions analysées
    }
stats-won = victoire
stats-tied = première place partagée
stats-gone = abandon
stats-alone = partie en solitaire
stats-place = { $place }e sur { $seats }
stats-earlier = Parties précédentes
stats-versus = Humains et robots
stats-opponents = Adversaires
stats-against = Contre
stats-people = Humains
stats-ahead = Devant
stats-level = À égalité
stats-behind = Derrière
stats-best = Meilleures parties
stats-csv = Toutes les parties en CSV
stats-share = Partager
stats-share-about = Toi seul vois tes statistiques. Si tu les partages, toute personne ayant le lien voit tes résultats, mais ni tes adversaires ni tes parties enregistrées.
stats-link = Lien vers mes statistiques
stats-share-go = Partager par lien
stats-unshare = Ne plus partager
