# Des tables pour beaucoup de monde : refus, ce qui se passe autour d’une partie, les commandes.

server-unknown-person = Choisis d’abord un nom ; ce serveur ne te connaît pas encore.
server-password = Ce serveur demande un mot de passe ; vérifie le tien.
server-not-yours = Cette place n’est pas la tienne.
server-not-host = Seule la personne qui a créé la table peut faire cela.
server-muted = Cette place n’a plus accès à la discussion.
server-origin = Cette requête vient d’un autre site web.
server-no-table = Cette table n’existe pas, ou elle a été supprimée.
server-no-seat = Cette place n’existe pas à cette table.
server-no-game = Aucun jeu ne porte ce nom. Au choix : { $known }.
server-no-code = Ce code n’est pas valable, ou ne l’est plus.
server-somebody = Sur cet appareil, tu es { $me }. Confirme que tu veux jouer sous le nom { $name }.
server-no-page = Il n’y a rien à cette adresse.
server-wrong-method = Cette adresse n’accepte pas une telle requête.
server-seat-taken = Quelqu’un d’autre occupe cette place.
server-started = La partie a déjà commencé.
server-not-started = La partie n’a pas encore commencé.
server-over = La partie est finie.
server-not-over = La partie n’est pas encore finie.
server-closed = La table est fermée.
server-close-played = D’autres jouent ici. Qui veut arrêter peut abandonner.
server-no-help = À cette table, les robots ne conseillent personne : tu joues avec d’autres.
server-away = Un robot joue à cette place ; reviens d’abord.
server-id-used = Cette requête a été envoyée deux fois avec des contenus différents ; recharge la page.
server-nothing-back = Il n’y a rien à reprendre.
server-too-late = Il est trop tard pour reprendre : il y a eu un tirage, ou une carte a été révélée.
server-no-outside = À cette table, on tire au sort, on ne saisit rien.
server-nothing-asked = Personne ne demande à reprendre un coup.
server-old-rules = Cette partie a commencé avec la version { $theirs } de { $game }, que ce serveur n’a plus.
server-damaged-table = Cette table ne peut pas être ouverte : les données conservées ne concordent pas. Les autres tables ne sont pas touchées ; préviens la personne qui gère ce serveur.
server-too-large = Cela fait plus de { $most } octets.
server-not-json = Le corps d’une requête doit être du JSON (content-type application/json).
server-invalid = La requête est incompréhensible ; regarde { $where }.
server-no-bot = Il n’y a pas de robot « { $bot } » pour ce jeu. Au choix : { $known }.
server-no-aim = Cela ne correspond à aucun coup.
server-too-fast = Trop de requêtes ; réessaie dans { $seconds } s.
server-bots-busy = Les robots sont très occupés ; réessaie dans { $seconds } s.
server-bot-failed = Le robot n’a pas trouvé de réponse ; réessaie.
server-getting-ready = Les robots se préparent encore ; réessaie dans { $seconds } s.
server-limit = { $limit ->
    [seats_per_person] Tu peux prendre au plus { $most } places à une table.
    [tables_per_person] Tu peux avoir au plus { $most } tables en cours.
    [tournaments_per_person] Tu peux avoir au plus { $most } tournois en cours.
    [tables] Ce serveur a de la place pour { $most } tables, et toutes sont prises.
    [invites_per_table] Une table peut avoir au plus { $most } invitations ouvertes.
    [hooks_per_table] Une table peut avoir au plus { $most } webhooks.
    [reports_per_person] Tu peux avoir au plus { $most } signalements en attente.
    [comments_per_table] Une partie peut avoir au plus { $most } commentaires.
    [comments_per_person] Tu peux écrire au plus { $most } commentaires sur une partie.
    [chats_per_table] La discussion d’une table est pleine après { $most } messages.
    [events_per_table] Cette table a atteint sa limite de { $most } événements.
    [streams_per_person] Tu peux avoir au plus { $most } tables ouvertes en même temps.
    [streams] Ce serveur a de la place pour { $most } pages ouvertes, et toutes sont prises.
    [attempts] Après { $most } essais ratés, cette table ne peut pas commencer ; crée-en une autre.
    [passkeys] Tu peux avoir au plus { $most } clés d’accès.
    [insight] Tu as assez demandé à cette table.
    [waiting] Ce serveur accueille { $most } personnes qui cherchent une partie, et il n’y a plus de place.
    [waiting_per_address] Depuis ton réseau, { $most } personnes au plus peuvent chercher une partie en même temps.
    [friends_per_person] On peut avoir au plus { $most } amis ici ; l’autre personne aussi.
    [challenges_per_person] Tu peux avoir au plus { $most } défis sans réponse.
    [challenges] Attends d’abord une réponse : tu as envoyé { $most } défis à cette personne.
   *[other] Ce serveur permet au plus { $most }.
}
server-not-saved = L’enregistrement a échoué et rien n’a changé. Réessaie.
server-elsewhere = Cette partie suit la version { $theirs } de { $game } sur une autre partie du serveur. Réessaie.
server-updating = Le serveur est en cours de mise à jour. Réessaie dans un moment.

server-fact-sits = { $seat } prend place à la table.
server-fact-rises = { $seat } quitte la table.
server-fact-starts = La partie commence.
server-fact-back = { $seat } annule un coup.
server-fact-asks = { $count ->
    [1] { $seat } demande à reprendre un coup.
   *[other] { $seat } demande à reprendre { $count } coups.
}
server-fact-agrees = { $seat } est d’accord.
server-fact-declines = { $seat } n’est pas d’accord.
server-fact-rewinds = { $count ->
    [1] Un coup est repris.
   *[other] { $count } coups sont repris.
}
server-fact-leaves = { $seat } a quitté la table ; un robot continue.
server-fact-leaves-end = { $seat } a quitté la table ; la partie se termine.
server-fact-time = { $seat } n’a plus de temps ; un robot continue.
server-fact-time-end = { $seat } n’a plus de temps ; la partie se termine.
server-fact-resigns = { $seat } abandonne ; un robot continue.
server-fact-resigns-end = { $seat } abandonne ; la partie se termine.
server-fact-returns = { $seat } est de retour.
server-fact-helped = { $seat } a demandé conseil à un robot.
server-fact-declared = L’organisation a déclaré { $seat } absent.
server-fact-declared-end = L’organisation a déclaré { $seat } absent. La partie s’arrête là.
server-fact-pause = Le serveur a été absent pendant { $count } secondes ; les pendules étaient arrêtées.
server-fact-muted = { $seat } n’a plus la parole.
server-fact-unmuted = { $seat } a de nouveau la parole.
server-fact-rematch = { $seat } veut rejouer.
server-fact-reminds = { $seat } relance les absents.
server-fact-closes = La table ferme.
server-fact-luck-list = Toutes les contributions aux tirages sont scellées. On les ouvre maintenant.
server-fact-luck-again = Les tirages sont fixés à nouveau : essai { $attempt }.
server-fact-luck-beacon = La source publique de hasard n’a pas répondu à temps.
server-fact-luck-commit = { $seat } n’était pas là à la fin du délai. Le serveur garde sa contribution et la partie n’est pas classée.
server-fact-luck-reveal = { $seat } commence sans contribution personnelle.

server-serving = Landbridge est à l’adresse { $url }
server-no-extra = Le serveur demande d’autres paquets ({ $name } manque) : { $command }
server-base-url = Une adresse de base commence par { $schemes } ; ce n’est pas le cas de « { $url } ».
server-beacon = Une source de hasard s’écrit { $form }, avec les 64 chiffres hexadécimaux de l’empreinte de la chaîne.
server-cannot-serve = Le serveur ne peut pas démarrer : { $error }
server-no-data = Il n’y a pas de base de données dans { $folder }.
server-file-there = { $file } existe déjà ; rien n’a été écrasé.
server-no-backup = La copie a échoué : { $error }
server-backed-up = { $file } contient la copie, { $size } Kio.
server-mend-restored = secret rétabli
server-mend-removed = supprimée
server-mend-again = supprimée ; son tournoi la rouvre
server-mend-lost = non réparée : son secret est perdu. Avec --remove, elle est supprimée.
server-mend-whole = Toutes les tables correspondent à leur promesse.
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
server-no-boards = Ce jeu n’accepte pas de plateau personnel.
server-page-missing = Les tables sont ouvertes, mais la page n’a pas été construite. La personne qui gère le serveur la construit avec { $command } dans le dossier { $folder }.
server-place-line = Ligne { $line }
server-place-column = Ligne { $line }, colonne { $column }
server-place-key = Clé « { $name } »
server-place-entry = Clé « { $name } », entrée { $entry }
server-place-at = En { $place }
server-place-row = Clé « { $name } », rangée { $row }
