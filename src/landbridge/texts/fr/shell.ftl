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
shell-ask-seats = Qui joue ? Noms et bots ({ $bots }), séparés par des virgules [{ $default }] :
shell-ask-option = { $option } : { $choices } [{ $default }] :
shell-no-bot = Il n’y a pas de bot « { $bot } » pour ce jeu ; il y a { $known }.
shell-same-name = Deux personnes ne peuvent pas porter le même nom, { $name }.
shell-option-form = Une option s’écrit nom=valeur, et non « { $text } ».
shell-no-game = Il n’y a pas de jeu « { $name } » ; il y a { $known }.
shell-no-language = Il n’y a pas de langue « { $name } » ; il y a { $known }.

# À table.
shell-hint = Un coup, ? pour voir ce qui est possible, aide ou quitter.
shell-curtain = Passe l’appareil à { $seat }. { $seat }, appuie sur Entrée.
shell-thinking = { $seat } réfléchit …
shell-thinking-hint = On y réfléchit
shell-page-on = Appuie sur Entrée pour continuer.
shell-moves-made = Noté : { $moves }
shell-moves-before = Noté : { $moves }. Ensuite :
shell-why-what = Pourquoi quoi ? Par exemple : pourquoi c3-c5
shell-why-legal = { $move } est permis.
shell-undone = Annulé.
shell-undone-all = Tout est annulé.
shell-nothing-to-undo = Il n’y a rien à annuler.
shell-show-whom = Il n’y a pas de « { $text } » à cette table ; il y a { $seats }.
shell-showing = Voici le tableau de { $owner }. Appuie sur Entrée pour revoir le tien.
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
    Plusieurs coups tiennent sur une ligne : 5@c3 c3-c5 c3-c5 .
      ?                     ce qui est possible maintenant
      pourquoi COUP         si un coup est permis et, sinon, quelle règle s’y oppose
      conseil               ce que ferait un bot fort, et ce qu’il en attend
      annuler               revient d’un pas ; annuler tout : tout ce brouillon
      montrer B             le tableau d’une autre personne ; montrer : le tien
      journal               tout ce qui s’est passé
      enregistrer FICHIER   une copie ; la partie s’enregistre seule à chaque coup
      quitter               partir ; « landbridge play --resume » reprend

# Partir et revenir.
shell-goodbye = À bientôt.
shell-kept = La partie est enregistrée dans { $file }. Pour continuer :
shell-record-kept = Le relevé est gardé dans { $file }. Pour le revoir, ou vérifier le hasard :
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
shell-secret-lost = Le secret de la banque est perdu : la suite est tirée à neuf, et le hasard de cette partie ne peut plus être vérifié.
# Mots pour oui, séparés par des virgules.
shell-yes = o, oui

# Fichiers.
shell-file-missing = Il n’y a pas de fichier { $file }.
shell-file-folder = { $file } est un dossier, pas un fichier.
shell-file-forbidden = Pas le droit d’ouvrir { $file }.
shell-file-large = { $file } dépasse { $most } Mo ; aucun de nos fichiers ne va jusque-là.
shell-file-not-text = { $file } n’est pas du texte : la ligne { $line } n’est pas en UTF-8.
shell-file-trouble = { $file } est inutilisable : { $reason }.

# replay
shell-replay-seats = { $game } : { $seats }
shell-replay-turn = Tour { $turn }
shell-replay-hint = Entrée : avancer · b : reculer · un nombre : ce tour · une lettre : ce tableau · q : finir
shell-replay-running = La partie n’est pas encore finie.
shell-replay-no-turn = Il n’y a pas de tour { $turn } ; le relevé en a { $last }.
shell-replay-salvage = « landbridge replay { $file } --salvage OUT » écrit la partie intacte dans un fichier à part.
shell-salvaged =
    { $moves ->
        [one] Ce qui est intact, { $moves } coup, est écrit dans { $file }.
       *[other] Ce qui est intact, { $moves } coups, est écrit dans { $file }.
    }
shell-shelf = { $file } contient les parties { $first } à { $last } ; indiquez-en une : --game { $last }
shell-shelf-none = { $file } contient un seul relevé sans numéro ; omettez --game.
shell-salvage-whole = Le relevé est entier ; il n’y a rien à sauver.

# verify
shell-verify-round = Tour
shell-verify-event = Hasard
shell-verify-draw = Tirage
shell-verify-true =
    { $count ->
        [one] L’unique tirage découle du secret promis avant la partie.
       *[other] Les { $count } tirages découlent tous du secret promis avant la partie.
    }
shell-verify-false = Tour { $turn } : le relevé dit { $event } { $text }, mais le secret mène à { $expected }.
shell-verify-no-promise = Le relevé n’a pas de promesse de la banque (« luck … ») ; il n’y a rien à vérifier.
shell-verify-no-secret = Le relevé n’a pas encore de secret : il s’ajoute à la fin de la partie, et le hasard ne se vérifie qu’alors.

# check-board
shell-board-fine = { $file } est un bon plateau pour { $game }.
shell-board-refused =
    { $count ->
        [one] { $file } est refusé ; une chose ne va pas :
       *[other] { $file } est refusé ; { $count } choses ne vont pas :
    }
shell-board-notes = Bon à savoir :
shell-board-none = { $game } n’accepte pas de plateau personnel.
