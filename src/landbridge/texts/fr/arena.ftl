# Bots, arène et mesure de la vitesse.

arena-game-unknown = Il n’y a pas de jeu « { $game } ». Au choix : { $known }.
arena-bot-unknown = Il n’y a pas de robot « { $bot } » pour { $game }. Au choix : { $known }, ou le tien, sous la forme file.py:function.
arena-bot-no-file = Il n’y a pas de fichier { $file }.
arena-bot-broken-file = Impossible de charger { $file } : { $error }
arena-bot-no-function = { $file } n’a pas de fonction « { $function } ».

arena-no-option = « { $text } » n’est pas une option ; écris nom=valeur.
arena-no-board = Impossible de lire le plateau { $file } : { $error }
arena-other-journal = { $file } n’est pas un journal de cette rencontre ; indique un autre fichier, ou les mêmes robots, options et graine.
arena-records-missing = Le journal a la partie { $number }, mais elle manque dans { $folder } ; indique le bon dossier, ou omets --resume ou --records.
arena-no-ray = Ray n’est pas installé : { $command }
arena-ray-unreachable = Aucune grappe Ray n’est joignable à { $address } : { $error }
arena-ray-failed = La grappe Ray n’a pas pu continuer à jouer : { $error }
arena-playing = Parties en cours
arena-crashed = { $bot } a planté à la partie { $number }, place { $seat } : { $error }
arena-illegal = { $bot } a joué { $move } à la partie { $number }, place { $seat }, ce qui est interdit.
arena-saved = La partie jusque-là se trouve dans { $file }.
arena-not-saved = Impossible d’écrire la partie jusque-là dans { $file } : { $error }

arena-title = { $game } : { $games ->
    [1] une partie
   *[other] { $games } parties
}, { $deals ->
    [1] une donne
   *[other] { $deals } donnes
}
arena-column-bot = Robot
arena-column-wins = Gagnées
arena-column-share = Gagnées, %
arena-column-points = Points
arena-column-spread = Étendue
arena-interval = { $mean } ({ $low }–{ $high })
arena-seats = Victoires par place, % : { $shares }
arena-ratings = Classements : { $ratings }
arena-tags = Victoires par { $tag }, % : { $shares }
arena-length = Une partie compte en moyenne { $turns } tours et { $decisions } décisions.
arena-about-spread = Étendue : le minimum de points d’une partie, la médiane, le maximum.
arena-about-ratings = Classements Elo d’après la place de chacun dans chaque partie, une égalité valant la moitié ; 0 est la moyenne, 200 de plus gagnent 76 fois sur 100.
arena-about-intervals = Entre parenthèses : l’intervalle à 95 %, calculé par donne, car les parties d’une même donne en partagent les tirages.

bench-compiling = Nouvelle compilation des règles de { $game }
bench-loading = Chargement des règles compilées
bench-compiled-running = Parties au hasard, compilées
bench-interpreted-running = Parties au hasard, interprétées
bench-title = { $game }, { $seats ->
    [1] une personne
   *[other] { $seats } personnes
}, jeu au hasard sur un seul cœur
bench-column-way = Règles
bench-column-decisions = Décisions par seconde
bench-column-games = Parties par seconde
bench-compiled = compilées
bench-interpreted = interprétées
bench-ratio = Les règles compilées sont { $ratio } fois plus rapides.
bench-compile-time = Le premier démarrage compile pendant { $compile } s ; les suivants chargent le résultat en { $load } s.
bench-decision = Une décision est un choix d’une place ; les tirages ne comptent pas. Une partie en compte { $decisions } en moyenne.
bench-no-numba = Numba n’est pas installé, il n’y a donc pas de valeur compilée : pip install numba.
bench-seats = { $game } se joue de { $few } à { $many }, pas à { $seats }.

# Conseils : ce qu’un bot jouerait, et ce qu’il en attend.
hint-glance = Semble bon au premier coup d’œil.
hint-points = Environ { $points },{ $tenths } points à la fin.
hint-chance = Gagne environ { $chance } parties sur 100.
hint-both = Environ { $points },{ $tenths } points à la fin, et { $chance } victoires sur 100 parties.

# `landbridge train`.
train-column-generation = Génération
train-column-positions = Positions
train-column-error = Erreur
train-column-points = Points
train-column-seconds = Secondes
train-no-champion = Il n’y a pas de champion à entraîner pour { $game } : le jeu n’a pas de module `champion`.
train-another-plan = Le dossier { $folder } contient l’entraînement d’un autre plan. Choisis-en un autre, ou les mêmes réglages.

# `landbridge bot`.
bot-no-link = Ce n’est pas une invitation : { $link }. Copie le lien d’une place libre, avec tout ce qui suit le #.
bot-joined = { $name } occupe la place { $seat } et joue.
bot-refused = Le serveur a répondu { $status } : { $error }
bot-no-server = Le serveur est injoignable : { $error }

# `landbridge evaluate`.
evaluate-no-task = Il n’y a pas de tâche « { $task } ». Choisis parmi : { $known }.
