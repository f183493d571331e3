# Tournois : pourquoi quelque chose est refusé
tournament-closed = D’autres tables de cette ronde ont les mêmes tirages et jouent encore. Tu pourras revoir les parties quand la ronde sera finie.
tournament-few = Il faut au moins { $fewest } personnes pour un tournoi.
tournament-full = Ce tournoi est complet : il accueille { $most } personnes.
tournament-left = Cette personne ne participe pas.
tournament-no-hint = Il n’y a pas de conseils en tournoi.
tournament-own-board = Tu joues toi-même à cette table. Quelqu’un d’autre doit en décider.
tournament-here = Cette personne était là au cours des { $minutes } dernières minutes, ou ce n’est pas son tour.
tournament-none = Ce tournoi n’existe pas.
tournament-not-running = Ce n’est pas possible maintenant.
tournament-started = Ce tournoi a déjà commencé.

# La page
tournament-title = Tournois
tournament-about = Pour un club, une classe ou une famille. Partage le lien, tout le monde s’inscrit, et le serveur ouvre les tables de chaque ronde.
tournament-new = Nouveau tournoi
tournament-none-yet = Il n’y a pas encore de tournoi ici.
tournament-link = Lien vers le tournoi
tournament-open = Créer le tournoi
tournament-join = Participer
tournament-start = Lancer la première ronde
tournament-leave = Me retirer
tournament-close = Annuler le tournoi
tournament-close-sure = Annuler ce tournoi ? Les parties en cours continuent, mais il n’y aura plus de ronde.
tournament-wall = Affichage mural
tournament-csv = Résultats en CSV
tournament-my-table = Aller à ma table
tournament-my-table-about = Ta partie a commencé, et ta pendule tourne.
tournament-back = Retour au tournoi
tournament-name = Nom du tournoi
tournament-name-usual = Tournoi : { $game }
tournament-game = Jeu
tournament-format = Formule
tournament-format-swiss = Suisse
tournament-format-swiss-about = Un nombre fixe de rondes. Tu joues contre des personnes qui ont à peu près autant de points que toi, jamais deux fois la même si c’est évitable.
tournament-format-round-robin = Tous contre tous
tournament-format-round-robin-about = Ronde après ronde, jusqu’à ce que tout le monde se soit rencontré. Jusqu’à 32 personnes.
tournament-format-knock-out = Élimination directe
tournament-format-knock-out-about = La meilleure moitié de chaque table continue, jusqu’à ce qu’il ne reste qu’une personne.
tournament-at-table = Personnes par table
tournament-rounds = Rondes
tournament-duplicate = Mêmes tirages à toutes les tables
tournament-duplicate-about = Le serveur fixe à l’avance les tirages de chaque ronde et révèle son secret quand elle est finie.
tournament-listed = Afficher dans la liste
tournament-listed-about = Sinon, il faut le lien.
tournament-status-open = Inscriptions ouvertes
tournament-status-over = Terminé
tournament-status-closed = Annulé
tournament-round = Ronde { $round } sur { $rounds }
tournament-seats = { $seats } par table
tournament-tables = Tables
tournament-standings = Classement
tournament-final = Classement final
tournament-place = Place
tournament-player = Nom
tournament-players =
    { $count ->
        [0] Personne pour l’instant
        [1] Une personne
       *[other] { $count } personnes
    }
tournament-nobody = Personne ne s’est encore inscrit.
tournament-gone = hors tournoi
tournament-absent = Absent
tournament-absent-sure = { $name } : abandonner cette partie ?
tournament-withdraw = Retirer
tournament-withdraw-sure = Retirer { $name } du tournoi ? Une partie en cours compte comme abandonnée.
tournament-bye = exempt, compte comme une victoire
tournament-board-over = terminée
tournament-board-playing = en cours
tournament-go = Jouer
tournament-watch = Regarder
tournament-hidden = Les résultats arrivent quand toutes les tables de cette ronde ont fini.
tournament-ties = Ce qui compte

# Ce qui départage
tournament-tie-rounds = Rondes
tournament-tie-rounds-about = Rondes jouées avant l’élimination.
tournament-tie-points = Points
tournament-tie-points-about = Un par table gagnée ; aux tables plus grandes, la part des autres que tu devances. Être exempt compte comme une victoire.
tournament-tie-matchpoints = Même donne
tournament-tie-matchpoints-about = La part des personnes à la même place et avec les mêmes tirages qui ont fait moins bien.
tournament-tie-direct = Direct
tournament-tie-direct-about = Points contre celles et ceux qui ont autant de points.
tournament-tie-buchholz = Buchholz
tournament-tie-buchholz-about = Les points de toutes les personnes que tu as rencontrées.
tournament-tie-sonneborn-berger = Sonneborn-Berger
tournament-tie-sonneborn-berger-about = Les points des personnes battues, et la moitié en cas d’égalité.
tournament-tie-wins = Victoires
tournament-tie-wins-about = Tables gagnées sans partage.
