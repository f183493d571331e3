# La page à la table.
page-tools = Outils
page-rules = Règles
page-language = Langue
page-light = Clair
page-dark = Sombre
page-more = Plus
page-settings = Réglages
page-set-show = Toujours montrer ce qui est possible
page-set-confirm = Demander avant un coup qu’on ne peut reprendre
page-set-sound = Un son quand c’est à moi
page-set-notify = Une notification quand c’est à moi
page-set-pace = Rythme des autres
page-pace =
    { $pace ->
        [0] d’un coup
        [350] vif
        [700] calme
       *[1400] lent
    }
page-me = Mon nom, mes appareils
page-own-boards = Mes propres plateaux
page-loading = Un instant …
page-broken = Quelque chose a échoué sur cette page
page-broken-about = Ta partie est à l’abri sur le serveur. Recharger la page suffit le plus souvent.
page-reload = Recharger
page-away = Le serveur ne répond pas. Nouvel essai …
page-connection-lost = La connexion est perdue, rien d’autre : nouvel essai …
page-connection-gone = Cette table n’existe plus.
page-closed = Cette table a été fermée.
page-seat-open = libre
page-turn = Tour { $turn }
page-players = Joueurs
page-first-player = Premier joueur
page-enlarge = Voir le plateau de { $seat }
page-own-board = Revenir à mon plateau
page-board-of = Plateau de { $seat }
page-zoom-in = Agrandir
page-zoom-out = Voir tout le plateau
page-thinking = réfléchit …
page-away-left = est parti
page-away-time = temps écoulé
page-away-resigned = a abandonné
page-gone = Un robot joue à ta place.
page-dock = Que faire
page-watching = Regarde ce que font les autres …
page-over = La partie est finie.
page-your-turn = À toi de jouer.
page-waiting-for = On attend { $names }.
page-no-aim = Rien à faire là pour l’instant.
page-skip = Montrer la suite
page-undo = Annuler
page-clear = Choisir à nouveau
page-where = Où ?
page-hint = Conseil
page-hints = Coups conseillés
page-play-this = Jouer ainsi
page-moves-open = { $count ->
    [one] { $count } suggestion ; d’autres coups sont possibles
   *[other] { $count } suggestions ; d’autres coups sont possibles
}
page-moves = { $count ->
    [one] { $count } coup possible
   *[other] { $count } coups possibles
}
page-type-move = Un coup en notation
page-send = Envoyer
page-score-sheet = Feuille de score
page-reached = atteint
page-lost = plus possible
page-log = Ce qui s’est passé
page-chat = Discussion
page-chat-say = Dire quelque chose
page-chat-mute = Ne pas entendre { $name }
page-hand-over = Passer à { $name }
page-hand-over-about = C’est fait. C’est ensuite à { $name }.
page-curtain = { $name }, à toi
page-curtain-about = Passe l’appareil ; les autres détournent les yeux.
page-curtain-open = Je suis { $name }
page-ask-back = Demander à reprendre mon dernier coup
page-download = Télécharger la partie
page-leave = Partir ; un robot continue
page-return = Revenir à ma place
page-resign = Abandonner
page-resign-sure = Abandonner pour de bon ? Tous ceux qui restent seront classés devant toi.
page-rematch-open = Une revanche t’attend.
page-rematch-go = À la revanche
page-title = { $game } · Landbridge
page-title-turn = À toi · { $game }

# Premières parties.
page-guest = Invité
page-tutorial = Une première partie
page-tutorial-of = Première partie de { $game }
page-tutorial-on = Continuer
page-tutorial-step = Étape { $step } sur { $steps }
page-tutorial-read = Lis d’abord la suite, puis joue.
page-tutorial-other = { $move } est permis aussi. Pour cette première partie, joue ce qui est marqué.
page-tutorial-done = Voilà { $game }. Tout le reste en découle.
page-tutorial-play = Jouer une partie

# Règles.
page-learn = Comment jouer
page-rules-of = Règles de { $game }
page-unofficial = Landbridge est une adaptation non officielle faite par des amateurs ; les règles y sont dites avec nos propres mots.

# Parties à revoir.
page-replay = Revoir
page-replay-about = Ouvre une partie notée : un fichier, ou le texte collé. Le serveur ne la garde pas.
page-replay-file = Un fichier
page-replay-paste = Ou le texte lui-même
page-replay-show = Montrer
page-replay-other = Une autre partie
page-replay-start = Le début
page-replay-step = Étape { $step } sur { $steps }
page-replay-turn-back = Au tour d’avant
page-replay-back = Une étape en arrière
page-replay-play = Lire
page-replay-pause = Pause
page-replay-on = Une étape en avant
page-replay-turn-on = Au tour suivant
page-replay-possible = Montrer ce qui était possible
page-share = Partager cette position
page-copied = Lien copié

# Ses propres plateaux.
page-boards-about = Saisis le plateau que tu as : en cliquant, ou en texte. Il est vérifié à mesure et gardé sur cet appareil.
page-boards-game = Jeu
page-boards-begin = Partir de
page-boards-how = Comment le saisir
page-boards-click = en cliquant
page-boards-text = en texte
page-boards-grid = Choisis un signe et clique à sa place ; sans choix, un clic amène le signe suivant.
page-boards-pens = Signes
page-boards-points = Choisis un point, puis clique où il se trouve ; les flèches le déplacent.
page-boards-point = Point
page-boards-line = Ligne { $line } :
page-boards-ok = On peut jouer sur ce plateau.
page-boards-wrong =
    { $count ->
        [one] Une chose ne va pas encore :
       *[other] { $count } choses ne vont pas encore :
    }
page-boards-open = Ouvrir une table avec lui
page-boards-preview = Le plateau tel qu’il sera
page-boards-no-preview = Il sera dessiné ici dès qu’on pourra y jouer.
