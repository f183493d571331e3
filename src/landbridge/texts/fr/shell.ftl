# Le terminal, quel que soit le jeu.

# Avant la partie.
shell-somebody = Anonyme
shell-bot-greedy = Glouton
shell-bot-random = Hasard
shell-bot-passive = Flegme
shell-bot-beginner = Débutant
shell-bot-casual = Amateur
shell-bot-club = Club
shell-bot-expert = Expert
shell-bot-master = Maître
shell-bot-champion = Champion
shell-ask-seats = Qui joue ? Noms et robots ({ $bots }), séparés par des virgules [{ $default }] :
shell-ask-option = { $option } : { $choices } [{ $default }] :
shell-no-bot = Il n’y a pas de robot « { $bot } » pour ce jeu. Au choix : { $known }.
shell-same-name = Deux personnes ne peuvent pas porter le même nom, { $name }.
shell-option-form = Une option s’écrit nom=valeur, et non « { $text } ».
shell-no-game = Il n’y a pas de jeu « { $name } ». Au choix : { $known }.
shell-no-language = Il n’y a pas de langue « { $name } ». Au choix : { $known }.

# À table.
shell-hint = Un coup, ? pour voir ce qui est possible, aide ou quitter.
shell-curtain = Passe l’appareil à { $seat }. { $seat }, appuie sur Entrée.
shell-thinking = { $seat } réfléchit…
shell-thinking-hint = On réfléchit…
shell-page-on = Appuie sur Entrée pour continuer.
shell-moves-made = Noté : { $moves }
shell-moves-before = Noté : { $moves }. Ensuite :
shell-why-what = Pourquoi quoi ? Par exemple : pourquoi e3-e5
shell-why-legal = { $move } est permis.
shell-undone = Annulé.
shell-undone-all = Tout est annulé.
shell-nothing-to-undo = Il n’y a rien à annuler.
shell-show-whom = Il n’y a pas de « { $text } » à cette table. Au choix : { $seats }.
shell-showing = Voici le tableau : { $owner }. Appuie sur Entrée pour revoir le tien.
shell-log-empty = Il ne s’est encore rien passé.
shell-saved = Enregistré : { $file }
shell-save-other = { $file } existe déjà et n’est pas une partie enregistrée ; choisis un autre nom.
shell-not-saved = Impossible d’enregistrer la partie : { $reason }

# Ordres à table ; d’autres mots pour la même chose se séparent par des virgules. Les mots anglais marchent toujours.
shell-order-help = aide
shell-order-moves = coups
shell-order-why = pourquoi
shell-order-hint = conseil
shell-order-undo = annuler, retour
shell-order-all = tout
shell-order-show = montrer, voir
shell-order-log = journal
shell-order-save = enregistrer, sauver
shell-order-quit = quitter, sortir

shell-help =
    Plusieurs coups tiennent sur une ligne : 5@e3 e3-e5 e3-e5 .
      ?                     ce qui est possible maintenant
      pourquoi COUP         si un coup est permis et, sinon, quelle règle s’y oppose
      conseil               ce que ferait un robot fort, et ce qu’il en attend
      annuler               annule le dernier coup ; annuler tout : le brouillon
      montrer B             le tableau d’une autre personne ; montrer : le tien
      journal               tout ce qui s’est passé
      enregistrer FICHIER   une copie ; la partie s’enregistre seule à chaque coup
      quitter               partir ; « landbridge play --resume » reprend

# Partir et revenir.
shell-goodbye = À bientôt.
shell-kept = La partie est enregistrée dans { $file }. Pour continuer :
shell-record-kept = La partie est gardée dans { $file }. Pour la revoir, ou vérifier les tirages :
shell-nothing-to-resume = Aucune partie en cours n’est enregistrée dans { $folder }.
shell-resumed = On reprend { $game } : { $seats }.
shell-already-over = Cette partie est finie ; pour la regarder :
shell-damaged = La partie enregistrée { $file } est abîmée.
shell-damaged-go-on =
    { $moves ->
        [one] Repartir de ce qui est intact, { $moves } coup ? (o/n) [o] :
       *[other] Repartir de ce qui est intact, { $moves } coups ? (o/n) [o] :
    }
shell-damaged-lost = Rien n’y est utilisable.
shell-secret-lost = Le secret du croupier est perdu : la suite vient d’un nouveau, et les tirages de cette partie ne peuvent plus être vérifiés.
# Mots pour oui, séparés par des virgules.
shell-yes = o, oui

# Fichiers.
shell-file-missing = Il n’y a pas de fichier { $file }.
shell-file-folder = { $file } est un dossier, pas un fichier.
shell-file-forbidden = Accès refusé à { $file }.
shell-file-large = { $file } dépasse { $most } Mo : ce ne peut pas être un fichier de partie.
shell-file-not-text = { $file } n’est pas du texte : la ligne { $line } n’est pas en UTF-8.
shell-file-trouble = { $file } est inutilisable : { $reason }.

# replay
shell-replay-seats = { $game } : { $seats }
shell-replay-turn = Tour { $turn }
shell-replay-hint = Entrée : avancer · b : reculer · un nombre : ce tour · une lettre : ce tableau · q : finir
shell-replay-running = La partie n’est pas encore finie.
shell-replay-no-turn = Il n’y a pas de tour { $turn } ; la partie en a { $last }.
shell-replay-salvage = « landbridge replay { $file } --salvage OUT » écrit la partie intacte dans un fichier à part.
shell-salvaged =
    { $moves ->
        [one] Ce qui est intact, { $moves } coup, est écrit dans { $file }.
       *[other] Ce qui est intact, { $moves } coups, est écrit dans { $file }.
    }
shell-shelf = { $file } contient les parties { $first } à { $last } ; indiques-en une : --game { $last }
shell-shelf-none = { $file } contient une seule partie sans numéro ; omets --game.
shell-salvage-whole = La partie est entière ; il n’y a rien à sauver.

# verify
shell-verify-round = Tour
shell-verify-event = Événement
shell-verify-draw = Tirage
shell-verify-true =
    { $count ->
        [1] Tirage honnête : l’unique tirage découle du secret fixé avant la partie.
       *[other] Tirages honnêtes : les { $count } tirages découlent tous du secret fixé avant la partie.
    }
shell-verify-false = Tour { $turn } : le fichier de partie dit { $event } { $text }, mais le secret mène à { $expected }.
shell-verify-no-promise = Le fichier de partie n’a pas de promesse du croupier (« luck … ») ; il n’y a rien à vérifier.
shell-verify-no-secret = Le fichier de partie n’a pas encore de secret : il s’ajoute à la fin de la partie, et les tirages ne se vérifient qu’alors.

# check-board
shell-board-fine = { $file } est un plateau valable pour { $game }.
shell-board-refused =
    { $count ->
        [1] { $file } a un problème :
       *[other] { $file } a { $count } problèmes :
    }
shell-board-notes = Bon à savoir :
shell-board-none = { $game } n’accepte pas de plateau personnel.
