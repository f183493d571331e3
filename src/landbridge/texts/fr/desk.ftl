# La page à la table.
page-tools = Outils
page-rules = Règles
page-language = Langue
page-light = Clair
page-dark = Sombre
page-more = Plus
page-settings = Réglages
page-set-show = Toujours afficher les coups possibles
page-set-confirm = Confirmer les coups définitifs
page-set-sound = Sons
page-set-notify = Notification quand c’est mon tour
page-set-keys = Raccourcis à une seule touche
page-set-pace = Rythme des autres
page-pace =
    { $pace ->
        [0] immédiat
        [350] rapide
        [700] normal
       *[1400] lent
    }
page-me = Nom, appareils, réglages
page-own-boards = Mes plateaux
page-keys = Touches
page-keys-board = Sur le plateau
page-keys-anywhere = Partout, sauf pendant la saisie
page-key-arrows = d’un emplacement à l’autre
page-key-enter = choisir l’emplacement
page-key-next = à l’emplacement possible suivant
page-key-previous = à l’emplacement possible précédent
page-key-escape = abandonner le choix
page-key-farther = Dézoomer
page-keys-typing = Un coup peut aussi être tapé comme dans la liste : avec / ou « Coups ».
page-loading = Un instant…
page-broken = Un problème est survenu sur cette page
page-broken-about = Ta partie est à l’abri sur le serveur. Recharger la page suffit le plus souvent.
page-reload = Recharger
page-away = Le serveur ne répond pas. Nouvelle tentative…
page-connection-lost = Connexion interrompue, mais rien n’est perdu : nouvelle tentative…
page-connection-gone = Cette table n’existe plus.
page-closed = Cette table a été fermée.
page-seat-open = place libre
page-turn = Tour { $turn }
page-players = Joueurs
page-you-are = Toi ({ $name })
page-first-player = Premier joueur
page-enlarge = Voir le tableau : { $seat }
page-own-board = Revenir à mon tableau
page-board-of = Tableau : { $seat }
page-zoom-in = Agrandir
page-zoom-out = Voir tout le plateau
page-thinking = réfléchit…
page-tentative = peut encore annuler
page-log-open = (encore annulable)
page-away-left = a quitté la table
page-away-time = temps écoulé
page-away-resigned = a abandonné
page-gone = Un robot joue à ta place.
page-dock = Que faire
page-watching = Les autres jouent…
page-revealed = Voici ce que les autres ont fait :
page-over = La partie est finie.
page-your-turn = À toi de jouer.
page-waiting-for = On attend { $names }.
page-no-aim = Impossible de jouer là maintenant.
page-skip = Passer l’animation
page-spectator = Tu regardes.
page-undo = Annuler
page-where = Voir les coups
page-hint = Conseil
page-hints = Coups conseillés
page-play-this = Jouer ce coup
page-moves-open = { $count ->
    [one] { $count } suggestion ; d’autres coups sont possibles
   *[other] { $count } suggestions ; d’autres coups sont possibles
}
page-moves-list = Coups
page-moves = { $count ->
    [one] { $count } coup possible
   *[other] { $count } coups possibles
}
page-type-move = Écrire un coup
page-send = Envoyer
page-score-sheet = Feuille de score
page-reached = atteint
page-lost = plus possible
page-log = Déroulement
page-chat = Discussion
page-chat-say = Écrire un message
page-chat-mute = Masquer { $name }
page-hand-over = Donner l’appareil à { $name }
page-hand-over-about = C’est joué. À { $name } de jouer.
page-curtain = { $name }, à toi
page-curtain-about = Passe l’appareil ; les autres ne regardent pas.
page-curtain-open = Je suis { $name }
page-ask-back = Demander à reprendre mon dernier coup
page-download = Télécharger la partie
page-leave = Quitter la table (un robot continue)
page-return = Revenir à ma place
page-resign = Abandonner
page-resign-sure = Abandonner pour de bon ? Tous ceux qui restent seront classés devant toi.
page-rematch-open = Une revanche t’attend.
page-rematch-by = { $name } veut rejouer.
page-rematch-go = Rejoindre
page-title = { $game } · Landbridge
page-title-turn = À toi · { $game }
page-title-join = On rejoue ? · { $game }

# Premières parties.
page-guest = Invité
page-tutorial = Tutoriel
page-tutorial-of = Tutoriel : { $game }
page-tutorial-on = Continuer
page-tutorial-step = Étape { $step } sur { $steps }
page-tutorial-read = Lis d’abord la suite : appuie sur Continuer.
page-tutorial-other = C’est permis aussi, mais pour l’instant joue le coup marqué.
page-tutorial-done = Voilà comment on joue à { $game }. Tu en sais assez pour jouer.
page-tutorial-play = Jouer maintenant

# Règles.
page-learn = Comment jouer
page-rules-of = Règles de { $game }
page-unofficial = Landbridge est une adaptation non officielle réalisée par des passionnés ; les règles y sont expliquées avec nos propres mots.

# Parties à revoir.
page-replay = Revoir
page-replay-about = Ouvre une partie : choisis le fichier ou colle le texte. Le serveur ne la garde pas.
page-replay-file = Fichier de partie
page-replay-paste = Ou colle le texte
page-replay-show = Afficher
page-replay-other = Autre partie
page-replay-start = Début
page-replay-step = Étape { $step } sur { $steps }
page-replay-turn-back = Tour précédent
page-replay-back = Étape précédente
page-replay-play = Lire
page-replay-pause = Pause
page-replay-on = Étape suivante
page-replay-turn-on = Tour suivant
page-replay-possible = Afficher les coups possibles
page-share = Partager cette position
page-copied = Lien copié

