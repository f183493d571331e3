# Des tables pour beaucoup de monde : refus, ce qui se passe autour d’une partie, les commandes.

server-unknown-person = Choisis d’abord un nom ; ce serveur ne te connaît pas encore.
server-password = Ce serveur demande un mot de passe, et ce n’est pas celui-ci.
server-not-yours = Cette place n’est pas la tienne.
server-not-host = Seule la personne qui a ouvert la table peut faire cela.
server-muted = Cette place a été rendue muette.
server-origin = Cette requête vient d’un autre site.
server-no-table = Cette table n’existe pas, ou elle a été débarrassée.
server-no-seat = Cette table n’a pas une telle place.
server-no-game = Il n’y a pas de jeu de ce nom ; il y a { $known }.
server-no-code = Ce code ne vaut pas, ou ne vaut plus.
server-somebody = Sur cet appareil, tu es { $me }. Devenir { $name } demande ton accord.
server-no-page = Il n’y a rien à cette adresse.
server-wrong-method = Cette adresse n’accepte pas une telle requête.
server-seat-taken = Quelqu’un d’autre occupe cette place.
server-started = La partie a déjà commencé.
server-not-started = La partie n’a pas encore commencé.
server-over = La partie est finie.
server-not-over = La partie n’est pas encore finie.
server-closed = La table est fermée.
server-away = Un remplaçant joue à cette place ; reviens d’abord.
server-id-used = Cet identifiant a servi à autre chose.
server-nothing-back = Il n’y a rien à reprendre.
server-too-late = Il est trop tard pour reprendre : le hasard a joué ou un secret est dévoilé.
server-nothing-asked = Personne ne demande à reprendre des coups.
server-old-rules = Cette partie a commencé avec la version { $theirs } des règles de { $game }, que ce serveur n’a plus.
server-too-large = Cela fait plus de { $most } octets.
server-not-json = Le corps d’une requête est du JSON (content-type application/json).
server-invalid = La requête est illisible ; regarde { $where }.
server-no-bot = Il n’y a pas de bot « { $bot } » pour ce jeu ; il y a { $known }.
server-no-aim = Aucun coup ne correspond à ce toucher.
server-too-fast = C’est trop à la fois ; réessaie dans { $seconds } s.
server-bots-busy = Les bots ont trop à réfléchir en ce moment ; réessaie dans { $seconds } s.
server-getting-ready = Les bots se préparent encore ; réessaie dans { $seconds } s.
server-limit = La limite { $limit } est de { $most }.
server-not-saved = Cela n’a pas pu être enregistré, et rien ne s’est passé. Réessaie.
server-elsewhere = Cette partie suit la version { $theirs } des règles de { $game }, dans un autre processus de ce serveur. Réessaie.

server-fact-sits = { $seat } prend place.
server-fact-rises = { $seat } se lève.
server-fact-ready = { $seat } est à son poste.
server-fact-starts = La partie commence.
server-fact-back = { $seat } reprend quelque chose.
server-fact-asks = { $count ->
    [one] { $seat } demande à reprendre un coup.
   *[other] { $seat } demande à reprendre { $count } coups.
}
server-fact-agrees = { $seat } est d’accord.
server-fact-declines = { $seat } n’est pas d’accord.
server-fact-rewinds = { $count ->
    [one] Un coup est repris.
   *[other] { $count } coups sont repris.
}
server-fact-leaves = { $seat } s’en va ; un remplaçant continue.
server-fact-leaves-end = { $seat } s’en va ; la partie se termine.
server-fact-time = { $seat } n’a plus de temps ; un remplaçant continue.
server-fact-time-end = { $seat } n’a plus de temps ; la partie se termine.
server-fact-resigns = { $seat } abandonne ; un remplaçant continue.
server-fact-resigns-end = { $seat } abandonne ; la partie se termine.
server-fact-returns = { $seat } est de retour.
server-fact-muted = { $seat } n’a plus la parole.
server-fact-unmuted = { $seat } a de nouveau la parole.
server-fact-rematch = Une nouvelle table est prête pour la revanche.
server-fact-closes = La table ferme.
server-fact-luck-list = Tout le monde s’est engagé. Le hasard se compose maintenant.
server-fact-luck-failed = L’essai { $attempt } pour fixer le hasard a échoué. Pour le suivant, chacun doit de nouveau se dire à son poste.
server-fact-luck-beacon = La balise n’est pas venue au bon moment ; l’essai { $attempt } a échoué. Pour le suivant, chacun doit de nouveau se dire à son poste.
server-fact-luck-commit = { $seat } n’était pas à son poste à temps et perd sa place.
server-fact-luck-reveal = { $seat } n’a pas révélé à temps et perd sa place.
server-fact-luck-welcome = { $seat } accepte le retour de { $name }.

server-serving = Landbridge est à l’adresse { $url }
server-no-extra = Le serveur demande d’autres paquets ({ $name } manque) : { $command }
server-base-url = Une adresse de base commence par { $schemes }, et non par « { $url } ».
server-beacon = Une balise s’écrit { $form }, avec les 64 chiffres hexadécimaux de l’empreinte de la chaîne.
server-cannot-serve = Le serveur ne peut pas démarrer : { $error }
server-no-data = Il n’y a pas de base de données dans { $folder }.
server-file-there = { $file } existe déjà ; rien n’a été écrasé.
server-no-backup = La copie a échoué : { $error }
server-backed-up = { $file } contient la copie, { $size } Kio.
server-moved-away = Les tables de ce serveur ont déménagé vers { $place } et continuent là-bas ; rien n’est plus servi d’ici.
server-move-not-empty = Il y a déjà des tables dans { $place } ; rien n’a été copié.
server-move-differs = Ce qui a été relu n’est pas ce qui a été écrit ; rien n’a déménagé : { $error }
server-no-move = Rien n’a déménagé : { $error }
server-moved = Tout ce qui était dans { $source } est maintenant dans { $target }, comparé octet par octet. L’ancienne base n’est plus servie.

# The page: languages, tables without a drawing, what it asks besides.
server-language = Français
server-scene-handle = Choisir { $handle }
server-scene-points = Score
server-no-tutorial = Il n’y a pas de tutoriel pour ce jeu.
server-no-boards = On ne peut pas dessiner de plateau pour ce jeu.
server-page-missing = Les tables sont ouvertes, mais la page n’a pas été construite. La personne qui gère le serveur la construit avec { $command } dans le dossier { $folder }.
server-place-line = Ligne { $line }
server-place-column = Ligne { $line }, colonne { $column }
server-place-key = Clé « { $name } »
server-place-entry = Clé « { $name } », entrée { $entry }
server-place-at = En { $place }
server-place-row = Clé « { $name } », rangée { $row }
