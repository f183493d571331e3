# Glossaire
# stone      pierre
# plank      planche
# island     île
# village    village
# pawn       pion
# programme  programme (cinq cartes)
# position   rang dans le programme
# reserve    réserve
# dragon     dragon
# step       pas
# jump       saut

river-dragons = River Dragons
river-dragons-about = Posez cinq cartes en secret, bâtissez un chemin de pierres et de planches, passez le fleuve avant les autres. De deux à six joueurs, une demi-heure.
river-dragons-by = Un jeu de Roberto Fraga.

# Mots que d’autres phrases emploient.
river-dragons-colour =
    { $colour ->
        [0] bleu
        [1] vert
        [2] rose
        [3] jaune
        [4] rouge
       *[5] noir
    }
river-dragons-village =
    { $colour ->
        [0] le village bleu
        [1] le village vert
        [2] le village rose
        [3] le village jaune
        [4] le village rouge
       *[5] le village noir
    }
river-dragons-card =
    { $card ->
        [0] « 1 pierre »
        [1] « 2 pierres »
        [2] « 1 planche »
        [3] « 2 planches »
        [4] « 1 pas »
        [5] « 2 pas »
        [6] « saut »
        [7] « retrait »
       *[8] { $dragon ->
            [0] le dragon bleu
            [1] le dragon vert
            [2] le dragon rose
            [3] le dragon jaune
            [4] le dragon rouge
           *[5] le dragon noir
        }
    }

# Pourquoi un coup est refusé ; la règle est indiquée à côté.
river-dragons-why-not-now = Ce n’est pas à vous de jouer.
river-dragons-why-no-such-move = Ce coup n’existe pas ici.
river-dragons-why-other-card = Votre carte est maintenant { river-dragons-card } ; elle demande autre chose.
river-dragons-why-not-in-hand = Vous n’avez pas ce dragon en main : { river-dragons-card }.
river-dragons-why-picked = Déjà posée : { river-dragons-card }.
river-dragons-why-one-dragon = Un programme contient un dragon au plus.
river-dragons-why-island-taken = Il y a déjà une pierre sur { $where }.
river-dragons-why-island-covered = Une planche passe au-dessus de { $where } : { $witness }.
river-dragons-why-not-in-reserve = La planche { $size } ({ river-dragons-colour }) n’est pas dans votre réserve.
river-dragons-why-named = Vous avez annoncé la planche { $size } ({ river-dragons-colour }) ; dites où elle va.
river-dragons-why-name-first = Annoncez d’abord une planche, puis dites où elle va.
river-dragons-why-two-villages = Il faut une pierre à un bout de la planche au moins.
river-dragons-why-no-stone = Il n’y a pas de pierre ici : { $witness }.
river-dragons-why-too-short = La planche { $size } est trop courte pour { $where }.
river-dragons-why-passes-over = Une planche ne repose que sur ses deux bouts ; entre eux se trouve { $witness }.
river-dragons-why-crosses = Les planches ne se croisent jamais. En travers : { $witness }.
river-dragons-why-full = Trois planches reposent déjà ici : { $witness }.
river-dragons-why-bridged = Il y a déjà une planche sur { $where }.
river-dragons-why-tried = Vous avez essayé { $where } ; la planche est trop courte.
river-dragons-why-no-place = Cette planche n’est pas sur le plateau.
river-dragons-why-not-adjacent = { $where } n’est pas à côté de votre pion.
river-dragons-why-occupied = Un pion se tient sur { $where }.
river-dragons-why-no-jump = Aucun saut par-dessus un pion voisin ne mène à { $where }.
river-dragons-why-not-laid = Il n’y a rien à retirer sur { $where }.
river-dragons-why-stone-carries = { $where } porte une planche.
river-dragons-why-under-pawn = Un pion se tient sur { $where }.
river-dragons-why-same-size = Votre réserve contient déjà une planche { $size }.
river-dragons-why-third-colour = Votre réserve aurait trois couleurs.
river-dragons-why-off-board = Une pierre tient tout entière sur le plateau ; { $where } est trop près du bord.
river-dragons-why-on-stone = Une pierre en { $where } en toucherait une autre : { $witness }.
river-dragons-why-on-village = Une pierre en { $where } toucherait un village : { $witness }.
river-dragons-why-on-plank = Une pierre en { $where } toucherait une planche : { $witness }.

# Ce qui ne se lit pas comme un coup.
river-dragons-read-nothing = « { $text } » n’est pas un coup ; essayez stone c4, plank 3 pink, c4-d4, step c4-d4, jump c4-d4 ou remove c4.
river-dragons-read-card = « { $text } » n’est pas une carte ; il y a stone, stones, plank, planks, step, steps, jump, remove, et dragon avec une couleur.
river-dragons-read-first = « { $text } » ne dit pas qui commence ; écrivez first A.
river-dragons-read-name-first = Dites d’abord { $text } seul, puis où elle va.
river-dragons-read-colour = « { $text } » n’est pas une couleur ; il y a { $known }.
river-dragons-read-size = « { $text } » n’est pas une taille ; les planches vont de 1 à 6.
river-dragons-read-support = Il n’y a pas de « { $text } » sur ce plateau.
river-dragons-read-village = { $text } est un village ; les pierres se posent dans l’eau.
river-dragons-read-span = « { $text } » ne nomme pas deux bouts ; écrivez c4-d4 ou pink-c4.
river-dragons-read-no-plank = Il n’y a pas de planche sur { $text }.
river-dragons-read-place = « { $text } » n’est ni une planche ni un village ; écrivez step c4-d4 ou step pink.
river-dragons-read-point = « { $text } » n’est pas un point pour une pierre ; les deux nombres sont des multiples de 3, tous deux pairs ou tous deux impairs.

# Ce qui se passe.
river-dragons-fact-first = { $seat } joue en premier.
river-dragons-fact-done = { $seat } a posé cinq cartes.
river-dragons-fact-position = Carte { $position }.
river-dragons-fact-reveals = { $seat } : { river-dragons-card }.
river-dragons-fact-cancelled = Un dragon annule la carte de { $seat } : { river-dragons-card }.
river-dragons-fact-stone = { $seat } pose une pierre sur { $where }.
river-dragons-fact-sinks = { $seat } pose la pierre { $stone } en { $where }.
river-dragons-fact-no-stone-left = Il n’y a plus de pierre dans la réserve ; l’action de { $seat } est perdue.
river-dragons-fact-no-room = Il n’y a plus de place pour une pierre ; l’action de { $seat } est perdue.
river-dragons-fact-names = { $seat } annonce la planche { $size } ({ river-dragons-colour }).
river-dragons-fact-lays = { $seat } pose la planche { $size } ({ river-dragons-colour }) sur { $where }.
river-dragons-fact-too-short = La planche { $size } ({ river-dragons-colour }) est trop courte pour { $where } ; { $seat } doit la poser ailleurs.
river-dragons-fact-short-lost = La planche { $size } ({ river-dragons-colour }) est trop courte pour { $where } et quitte la partie ; { $seat } la perd.
river-dragons-fact-plank-leaves = La planche { $size } ({ river-dragons-colour }) de { $seat } ne tient nulle part et quitte la partie.
river-dragons-fact-no-plank-left = { $seat } n’a plus de planche ; l’action est perdue.
river-dragons-fact-step-plank = { $seat } avance sur { $where }.
river-dragons-fact-step-village = { $seat } entre dans { river-dragons-village }.
river-dragons-fact-step-falls = { $seat } ne peut aller nulle part, tombe dans le fleuve et se retrouve dans son village.
river-dragons-fact-step-stays = { $seat } ne peut aller nulle part et reste dans son village.
river-dragons-fact-jump-plank = { $seat } saute sur { $where }.
river-dragons-fact-jump-village = { $seat } saute dans { river-dragons-village }.
river-dragons-fact-jump-falls = { $seat } n’a personne à sauter, tombe dans le fleuve et se retrouve dans son village.
river-dragons-fact-jump-stays = { $seat } n’a personne à sauter et reste dans son village.
river-dragons-fact-takes = { $seat } prend la planche { $size } ({ river-dragons-colour }) de { $where }.
river-dragons-fact-lifts = { $seat } retire la pierre de { $where }.
river-dragons-fact-no-removal = { $seat } ne peut rien retirer ; l’action est perdue.
river-dragons-fact-round = Tour { $number } : { $seat } joue en premier.
river-dragons-fact-wins = { $seat } atteint son but et gagne.
river-dragons-fact-drawn = Personne n’est arrivé après { $number } tours : partie nulle.

# Options.
river-dragons-option-side = Face du plateau
river-dragons-option-side-basic = basic, avec des îles
river-dragons-option-side-expert = expert, des pierres partout dans l’eau
river-dragons-option-three-players = Couleurs à trois
river-dragons-option-three-players-booklet = booklet : bleu, jaune et rouge
river-dragons-option-three-players-alternate = alternate : un village sur deux
river-dragons-option-short-plank = Une planche qui se révèle trop courte
river-dragons-option-short-plank-elsewhere = elsewhere : elle doit être posée ailleurs
river-dragons-option-short-plank-lost = lost : elle quitte la partie
river-dragons-option-by-eye = Planches à l’œil
river-dragons-option-by-eye-about = À vous de juger si une planche est assez longue.
river-dragons-option-max-rounds = Tours avant la partie nulle
river-dragons-option-board = Un plateau à vous

# Ce qui ne va pas dans un plateau.
river-dragons-board-measure = « { $name } » doit être un nombre entier de millimètres, de 1 à { $most }.
river-dragons-board-lengths = « lengths » doit être une liste de { $count } nombres entiers, les planches en millimètres.
river-dragons-board-table = Il manque une table [{ $name }] avec des lignes comme c4 = [12, 30].
river-dragons-board-no-village = Il n’y a pas de village « { $village } » ; les villages sont { $known }.
river-dragons-board-village-missing = Il manque le village { $village }.
river-dragons-board-island-name = « { $island } » n’est pas un nom d’île ; prenez une lettre minuscule et un nombre, comme c4.
river-dragons-board-point = { $spot } doit être une liste de deux nombres entiers, comme [12, 30].
river-dragons-board-parity = { $spot } est hors du réseau : { $x } et { $y } doivent être tous deux pairs ou tous deux impairs.
river-dragons-board-islands =
    { $count ->
        [one] Il y a { $count } île ; un plateau en a { $needed }.
       *[other] Il y a { $count } îles ; un plateau en a { $needed }.
    }
river-dragons-board-rising = Les longueurs des planches doivent croître de 1 à 6.
river-dragons-board-tiny = La planche la plus courte doit dépasser la largeur d’une pierre, { $least } mm.
river-dragons-board-thin = Une pierre doit être au moins aussi large qu’une planche, { $width } mm.
river-dragons-board-stone = Une pierre tient tout entière sur son île ; son rayon est de { $most } mm au plus.
river-dragons-board-close = Ces deux îles sont trop proches pour une planche de { $length } mm : elle peut faire au plus trois fois leur distance.
river-dragons-board-outside = { $spot } n’est pas sur le plateau.
river-dragons-board-touch = { $first } et { $second } se touchent.
river-dragons-board-order = Les villages se suivent dans le sens horaire depuis le haut à gauche : blue, green, pink, yellow, red, black ; { $village } n’est pas à sa place.
river-dragons-board-lopsided = Le plateau doit être le même vu de chaque village : { $spot } demande un jumeau en [{ $x }, { $y }].
river-dragons-board-way =
    { $count ->
        [one] De { $village }, { $count } planche mène au but ; il doit en falloir de { $few } à { $most }.
       *[other] De { $village }, le chemin le plus court prend { $count } planches ; il doit en falloir de { $few } à { $most }.
    }
river-dragons-board-no-way = De { $village }, aucun chemin ne mène au but.
river-dragons-board-own = De { $village }, les six planches d’un joueur ne suffisent à aucun chemin.
river-dragons-board-shore =
    { $count ->
        [one] De { $village }, la planche 3 n’atteint que { $count } île ; il en faut trois au moins.
       *[other] De { $village }, la planche 3 n’atteint que { $count } îles ; il en faut trois au moins.
    }
river-dragons-board-clearance = { $span } est à moins de 1 mm de la portée de la planche { $size } ; à l’œil, nul ne pourrait trancher.

# Terminal. Les consignes se lisent à côté du plateau, en lignes de 30 caractères, quatre au plus.
river-dragons-screen-round = Tour { $number } sur { $rounds }
river-dragons-screen-programme = Posez la carte { $position } sur 5, face cachée.
river-dragons-screen-wait = Vos cinq cartes sont posées, face cachée.
river-dragons-screen-other = { $seat } joue { river-dragons-card }.
river-dragons-screen-stone =
    { $count ->
        [one] Posez une pierre : stone c4
       *[other] Posez { $count } pierres : stone c4
    }
river-dragons-screen-name =
    { $count ->
        [one] Annoncez une planche : plank 3 pink
       *[other] Annoncez la première de { $count } planches : plank 3 pink
    }
river-dragons-screen-lay = Posez la planche { $size } ({ river-dragons-colour }) : c4-d4
river-dragons-screen-step =
    { $count ->
        [one] Avancez votre pion : step c4-d4
       *[other] Avancez votre pion { $count } fois : step c4-d4
    }
river-dragons-screen-jump = Sautez par-dessus un pion : jump c4-d4
river-dragons-screen-remove = Retirez une planche ou une pierre : remove c4-d4, remove c4
# Titres du résultat.
river-dragons-sheet-player = joueur
river-dragons-sheet-village = village
river-dragons-sheet-pawn = pion
river-dragons-sheet-planks = planches
# Ce que peut être un coup ; titres de la liste que montre « ? ».
river-dragons-offer-card = Cartes
river-dragons-offer-plank = Annoncer
river-dragons-offer-stone = Poser ou retirer
river-dragons-offer-village = D’un village ou vers un village
river-dragons-offer-way = Planches
river-dragons-offer-island = Îles
river-dragons-offer-point = Points, et bien d’autres
# Mots pour les cartes « stone », « stones » …, séparés par des virgules.
river-dragons-spoken-stone = pierre
river-dragons-spoken-stones = pierres
river-dragons-spoken-plank = planche
river-dragons-spoken-planks = planches
river-dragons-spoken-step = pas
river-dragons-spoken-steps = avancer
river-dragons-spoken-jump = saut, sauter
river-dragons-spoken-remove = retrait, retirer
river-dragons-help =
    Posez cinq cartes en secret. Puis chacun retourne la première et l’exécute à son tour, puis la deuxième …
      stone, stones     une pierre, deux pierres        stone c4
      plank, planks     annoncer une planche, la poser  plank 3 pink    c4-d4
      step, steps       avancer son pion                step c4-d4    step pink
      jump              par-dessus un pion voisin       jump c4-d4
      remove            une planche ou une pierre       remove c4-d4    remove c4
      dragon pink       annule la carte de rose au même rang ; un seul par tour
    Toute carte doit être exécutée. Qui ne peut ni avancer ni sauter tombe et revient dans son village.
    Une planche qui ne tient nulle part quitte la partie. Les planches ne se croisent jamais ; trois au plus par pierre.
    Qui atteint en premier le village d’en face gagne.
    Sur le plateau : c4 est une île, [c4] porte une pierre, A3 est la planche 3 de A, ♟B le pion de B.
    À côté : ● pierre, ▬ planche, → pas, ⌒ saut, × retrait, ≈B un dragon contre B, ▒ face cachée.
    Couleurs : blue bleu, green vert, pink rose, yellow jaune, red rouge, black noir.
