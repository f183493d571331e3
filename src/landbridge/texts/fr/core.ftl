# Ce qui peut clocher autour des jeux : options, relevés, places.

core-option-unknown = Il n’y a pas d’option « { $name } ». Choix possibles : { $known }.
core-option-meant = Il n’y a pas d’option « { $name } ». Voulais-tu dire { $near } ?
core-option-value = L’option { $name } ne peut pas être « { $value } ». Au choix : { $choices }.
core-wrong-seats = { $game } se joue de { $few } à { $many }, pas à { $seats }.
core-ended = La partie est terminée.
core-left = Cette place a déjà été abandonnée.

core-why-not-now = Tu ne peux pas jouer maintenant.
core-why-no-such-move = Ce n’est pas un coup possible ici.
core-read-nothing = « { $text } » n’est pas un coup dans ce jeu.
core-fact-move = { $seat } : { $move }.
core-fact-chance = Tirage : { $move }.
core-fact-total = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
core-fact-wins = { $seat } gagne.
core-fact-shares = { $seat } partage la première place.

core-record-place =
    Ligne { $line }, colonne { $column }, « { $token } » ({ $moves ->
        [0] aucun coup avant
        [1] le coup d’avant est intact
       *[other] les { $moves } coups d’avant sont intacts
    }) :
core-record-place-line =
    Ligne { $line }, colonne { $column } ({ $moves ->
        [0] aucun coup avant
        [1] le coup d’avant est intact
       *[other] les { $moves } coups d’avant sont intacts
    }) :
core-record-long = Le texte dépasse { $most } caractères : ce ne peut pas être un fichier de partie.
core-record-empty = Il n’y a rien à lire.
core-record-magic = Un fichier de partie commence par « landbridge 2 ».
core-record-format = C’est le format « { $token } » ; cette version de Landbridge lit le format { $ours }.
core-record-game = Aucun jeu ne porte ce nom.
core-record-version = La partie suit la version « { $token } » des règles de { $game } ; ici, c’est la version { $ours }.
core-record-twice = « { $token } » figure deux fois dans la première ligne.
core-record-no-seats = La première ligne ne dit pas qui joue (« seats Ada, Ben »).
core-name = Il faut à un nom de 1 à { $most } caractères imprimables ; « { $name } » ne convient pas.
core-record-promise = La promesse du croupier doit compter 64 chiffres hexadécimaux.
core-record-board-option = Un plateau personnel s’écrit sur des lignes qui commencent par « | ».
core-record-turn = Cette ligne annonce le tour { $token }, mais on en est au tour { $ours }.
core-record-actor = Une ligne de coups doit commencer par qui agit : { $actors }.
core-record-no-draft = Pas de brouillon possible ici.
core-record-early-end = Voici un résultat, mais la partie n’est pas finie.
core-record-result = Le résultat ne concorde pas avec les coups, qui donnent { $ours }.
core-record-secret = Le secret du croupier doit être un nombre pair de chiffres hexadécimaux, de 16 à 128.
core-record-broken-promise = Ce secret ne correspond pas à la promesse du croupier dans la première ligne.
core-record-not-utf8 = Cet octet n’est pas du texte (le fichier n’est pas en UTF-8).
core-record-hidden = C’est une partie en cours, vue par une seule personne. Le coup d’ici lui était caché : on ne peut pas continuer à partir de là.
core-record-luck-late = La façon dont les tirages ont été fixés doit figurer avant le premier coup.
core-record-left = Une place abandonnée est suivie de la raison : { $known }.
core-record-left-end = Après la raison, il ne peut y avoir que « end ».

# Fichiers de plateau ; l’endroit précède chaque phrase, la règle la suit.
board-too-long = Le fichier compte { $size } caractères ; un fichier de plateau en compte au plus { $longest }.
board-too-deep = Trop de crochets sont imbriqués ici ; un ou deux niveaux suffisent à un plateau.
# $reason vient du lecteur TOML et reste en anglais.
board-not-toml = Ceci n’est pas du TOML lisible : { $reason }.
board-not-shipped = Il n’y a pas de plateau « { $name } » ici. Au choix : { $known }.
board-key-unknown = Il n’y a pas de clé « { $name } ». Un plateau a : { $known }.
board-key-meant = Il n’y a pas de clé « { $name } ». Voulais-tu dire « { $meant } » ?
board-key-missing = La clé « { $name } » manque.
board-key-not-text = « { $name } » doit être un texte entre guillemets.
board-key-not-choice = « { $name } » vaut « { $value } », mais doit valoir l’un de ceux-ci : { $choices }.
board-key-not-switch = « { $name } » doit valoir true ou false, sans guillemets.
board-key-not-list = « { $name } » doit être une liste entre crochets.
board-entry-not-text = L’élément { $entry } de « { $name } » doit être un texte entre guillemets.
board-title-unfit = « { $name } » doit tenir sur une ligne de 1 à { $longest } caractères, sans espaces autour.
