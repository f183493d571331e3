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
river-dragons-about = Choisis cinq cartes en secret, bâtis un chemin de pierres et de planches, passe le fleuve avant les autres. De deux à six joueurs, une demi-heure.
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
river-dragons-why-not-now = Ce n’est pas à toi de jouer.
river-dragons-why-no-such-move = Ce coup n’existe pas ici.
river-dragons-why-other-card = Ta carte est maintenant { river-dragons-card } ; elle demande autre chose.
river-dragons-why-not-in-hand = Tu n’as pas ce dragon en main : { river-dragons-card }.
river-dragons-why-picked = Déjà choisie : { river-dragons-card }.
river-dragons-why-one-dragon = Un seul dragon par tour.
river-dragons-why-laid-final = Une carte choisie reste en place : à cette table, on n’échange ni ne déplace les cartes.
river-dragons-why-island-taken = Il y a déjà une pierre sur { $where }.
river-dragons-why-island-covered = Une planche passe au-dessus de { $where } : { $witness }.
river-dragons-why-not-in-reserve = La planche { $size } ({ river-dragons-colour }) n’est pas dans ta réserve.
river-dragons-why-named = Tu as annoncé la planche { $size } ({ river-dragons-colour }) ; dis où elle va.
river-dragons-why-name-first = Annonce d’abord une planche, puis dis où elle va.
river-dragons-why-two-villages = Il faut une pierre à un bout de la planche au moins.
river-dragons-why-no-stone = Il n’y a pas de pierre ici : { $witness }.
river-dragons-why-too-short = La planche { $size } est trop courte pour { $where }.
river-dragons-why-passes-over = Une planche ne repose que sur ses deux bouts ; entre eux se trouve { $witness }.
river-dragons-why-crosses = Les planches ne se croisent jamais. En travers : { $witness }.
river-dragons-why-full = Trois planches reposent déjà ici : { $witness }.
river-dragons-why-bridged = Il y a déjà une planche sur { $where }.
river-dragons-why-tried = Tu as essayé { $where } ; la planche est trop courte.
river-dragons-why-no-place = Cette planche n’est pas sur le plateau.
river-dragons-why-not-adjacent = { $where } n’est pas à côté de ton pion.
river-dragons-why-occupied = Un pion se tient sur { $where }.
river-dragons-why-no-jump = Aucun saut par-dessus un pion voisin ne mène à { $where }.
river-dragons-why-not-laid = Il n’y a rien à retirer sur { $where }.
river-dragons-why-stone-carries = { $where } porte une planche.
river-dragons-why-under-pawn = Un pion se tient sur { $where }.
river-dragons-why-same-size = Ta réserve contient déjà une planche { $size }.
river-dragons-why-third-colour = Ta réserve aurait trois couleurs.
river-dragons-why-off-board = Une pierre doit tenir tout entière sur le plateau ; { $where } est trop près du bord.
river-dragons-why-on-stone = Une pierre en { $where } en toucherait une autre : { $witness }.
river-dragons-why-on-village = Une pierre en { $where } toucherait un village : { $witness }.
river-dragons-why-on-plank = Une pierre en { $where } toucherait une planche : { $witness }.

# Ce qui ne se lit pas comme un coup.
river-dragons-read-nothing = « { $text } » n’est pas un coup ; essaie stone c4, plank 3 pink, c4-d4, step c4-d4, jump c4-d4 ou remove c4.
river-dragons-read-card = « { $text } » n’est pas une carte. Au choix : stone, stones, plank, planks, step, steps, jump, remove, et dragon avec une couleur.
river-dragons-read-first = « { $text } » ne dit pas qui commence ; écris first A.
river-dragons-read-name-first = Annonce d’abord { $text }, puis dis où elle va.
river-dragons-read-colour = « { $text } » n’est pas une couleur. Au choix : { $known }.
river-dragons-read-size = « { $text } » n’est pas une taille ; les planches vont de 1 à 6.
river-dragons-read-support = Il n’y a pas de « { $text } » sur ce plateau.
river-dragons-read-village = { $text } est un village ; les pierres se posent dans l’eau.
river-dragons-read-span = « { $text } » ne nomme pas deux bouts ; écris c4-d4 ou pink-c4.
river-dragons-read-no-plank = Il n’y a pas de planche sur { $text }.
river-dragons-read-place = « { $text } » n’est ni une planche ni un village ; écris step c4-d4 ou step pink.
river-dragons-read-point = « { $text } » n’est pas un point pour une pierre ; les deux nombres sont des multiples de 3, tous deux pairs ou tous deux impairs.

# Ce qui se passe.
river-dragons-fact-first = { $seat } joue en premier.
river-dragons-fact-done = { $seat } a choisi cinq cartes.
river-dragons-fact-position = Carte { $position }.
river-dragons-fact-reveals = { $seat } : { river-dragons-card }.
river-dragons-fact-cancelled = { $seat } : un dragon annule la carte, { river-dragons-card }.
river-dragons-fact-stone = { $seat } pose une pierre sur { $where }.
river-dragons-fact-sinks = { $seat } pose la pierre { $stone } en { $where }.
river-dragons-fact-no-stone-left = Il n’y a plus de pierre dans la réserve ; { $seat } perd son action.
river-dragons-fact-no-room = Il n’y a plus de place pour une pierre ; { $seat } perd son action.
river-dragons-fact-names = { $seat } annonce la planche { $size } ({ river-dragons-colour }).
river-dragons-fact-lays = { $seat } pose la planche { $size } ({ river-dragons-colour }) sur { $where }.
river-dragons-fact-too-short = La planche { $size } ({ river-dragons-colour }) est trop courte pour { $where } ; { $seat } doit la poser ailleurs.
river-dragons-fact-short-lost = La planche { $size } ({ river-dragons-colour }) est trop courte pour { $where } et quitte la partie ; { $seat } la perd.
river-dragons-fact-plank-leaves = { $seat } : la planche { $size } ({ river-dragons-colour }) ne tient nulle part et quitte la partie.
river-dragons-fact-no-plank-left = { $seat } n’a plus de planche ; l’action est perdue.
river-dragons-fact-step-plank = { $seat } avance sur { $where }.
river-dragons-fact-step-village = { $seat } entre dans { river-dragons-village }.
river-dragons-fact-step-falls = { $seat } ne peut aller nulle part, tombe dans le fleuve et se retrouve dans son village.
river-dragons-fact-step-stays = { $seat } ne peut aller nulle part et reste dans son village.
river-dragons-fact-jump-plank = { $seat } saute sur { $where }.
river-dragons-fact-jump-village = { $seat } saute dans { river-dragons-village }.
river-dragons-fact-jump-falls = { $seat } n’a aucun pion par-dessus lequel sauter, tombe dans le fleuve et se retrouve dans son village.
river-dragons-fact-jump-stays = { $seat } n’a aucun pion par-dessus lequel sauter et reste dans son village.
river-dragons-fact-jump-blocked-falls = { $seat } n’a aucune place libre où se poser, tombe dans le fleuve et se retrouve dans son village.
river-dragons-fact-jump-blocked-stays = { $seat } n’a aucune place libre où se poser et reste dans son village.
river-dragons-fact-takes = { $seat } prend la planche { $size } ({ river-dragons-colour }) de { $where }.
river-dragons-fact-lifts = { $seat } retire la pierre de { $where }.
river-dragons-fact-no-removal = { $seat } ne peut rien retirer ; l’action est perdue.
river-dragons-fact-round = Tour { $number } : { $seat } joue en premier.
river-dragons-fact-wins = { $seat } atteint son but et gagne.
river-dragons-fact-drawn = Personne n’est arrivé après { $number } tours : partie nulle.

# Options.
river-dragons-option-side = Côté du plateau
river-dragons-option-side-about = Les îles montrent où poser les pierres ; sur le côté expert, on les pose n’importe où dans l’eau.
river-dragons-option-side-basic = Côté de base, avec des îles
river-dragons-option-side-expert = Côté expert, des pierres partout dans l’eau
river-dragons-option-three-players = Couleurs à trois
river-dragons-option-three-players-about = Selon la règle, deux joueurs sont voisins ; l’autre choix répartit tout le monde.
river-dragons-option-three-players-booklet = comme dans la règle : bleu, jaune et rouge
river-dragons-option-three-players-alternate = un village sur deux
river-dragons-option-laid = Cartes déjà choisies
river-dragons-option-laid-about = Selon la règle, personne ne peut plus les changer.
river-dragons-option-laid-open = peuvent changer tant que tout le monde n’en a pas cinq
river-dragons-option-laid-final = restent comme elles sont
river-dragons-option-short-plank = Si une planche est trop courte
river-dragons-option-short-plank-about = Les règles imprimées ne disent pas toutes la même chose.
river-dragons-option-short-plank-elsewhere = doit être posée ailleurs
river-dragons-option-short-plank-lost = quitte la partie
river-dragons-option-by-eye = Planches à l’œil
river-dragons-option-by-eye-about = À toi de juger si une planche est assez longue.
river-dragons-option-max-rounds = Tours avant la partie nulle
river-dragons-option-max-rounds-about = Si personne n’a traversé d’ici là, la partie est nulle.
river-dragons-option-board = Ton propre plateau
river-dragons-option-board-about = Ton plateau imprimé, mesuré en millimètres.

# Ce qui ne va pas dans un plateau.
river-dragons-board-measure = « { $name } » doit être un nombre entier de millimètres, de 1 à { $most }.
river-dragons-board-lengths = « lengths » doit être une liste de { $count } nombres entiers, les planches en millimètres.
river-dragons-board-table = Il manque une table [{ $name }] avec des lignes comme c4 = [12, 30].
river-dragons-board-no-village = Il n’y a pas de village « { $village } » ; les villages sont { $known }.
river-dragons-board-village-missing = Il manque le village { $village }.
river-dragons-board-island-name = « { $island } » n’est pas un nom d’île ; prends une lettre minuscule et un nombre, comme c4.
river-dragons-board-point = { $spot } doit être une liste de deux nombres entiers, comme [12, 30].
river-dragons-board-parity = { $spot } est hors de la grille : { $x } et { $y } doivent être tous deux pairs ou tous deux impairs.
river-dragons-board-islands =
    { $count ->
        [one] Il y a { $count } île ; un plateau en a { $needed }.
       *[other] Il y a { $count } îles ; un plateau en a { $needed }.
    }
river-dragons-board-rising = Les longueurs des planches doivent croître de 1 à 6.
river-dragons-board-tiny = La planche la plus courte doit dépasser la largeur d’une pierre, { $least } mm.
river-dragons-board-thin = Une pierre doit être au moins aussi large qu’une planche, { $width } mm.
river-dragons-board-stone = Une pierre doit tenir tout entière sur son île ; son rayon est de { $most } mm au plus.
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
river-dragons-screen-programme = Choisis la carte { $position } sur 5, face cachée.
river-dragons-screen-wait = Tes cinq cartes sont choisies.
river-dragons-screen-other = { $seat } joue { river-dragons-card }.
river-dragons-screen-stone =
    { $count ->
        [1] Pose une pierre : stone c4
       *[other] Pose { $count } pierres : stone c4
    }
river-dragons-screen-name =
    { $count ->
        [1] Annonce une planche : plank 3 pink
       *[other] Annonce la première de { $count } planches : plank 3 pink
    }
river-dragons-screen-lay = Pose la planche { $size } ({ river-dragons-colour }) : c4-d4
river-dragons-screen-step =
    { $count ->
        [1] Avance ton pion : step c4-d4
       *[other] Avance ton pion { $count } fois : step c4-d4
    }
river-dragons-screen-jump = Saute par-dessus un pion : jump c4-d4
river-dragons-screen-remove = Retire une planche ou une pierre : remove c4-d4, remove c4
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
    Choisis cinq cartes en secret. Puis chacun retourne la première et l’exécute à son tour, puis la deuxième…
      stone, stones     une pierre, deux pierres        stone c4
      plank, planks     annoncer une planche, la poser  plank 3 pink    c4-d4
      step, steps       avancer son pion                step c4-d4    step pink
      jump              par-dessus un pion voisin       jump c4-d4
      remove            une planche ou une pierre       remove c4-d4    remove c4
      dragon pink       annule la carte de rose au même rang ; un seul par tour
    Toute carte doit être exécutée. Si tu ne peux ni avancer ni sauter, tu tombes et reviens dans ton village.
    Une planche qui ne tient nulle part quitte la partie. Les planches ne se croisent jamais ; trois au plus par pierre.
    Le premier qui atteint le village d’en face gagne.
    Sur le plateau : c4 est une île, [c4] porte une pierre, A3 est la planche 3 de A, ♟B le pion de B.
    À côté : ● pierre, ▬ planche, → pas, ⌒ saut, × retrait, ≈B un dragon contre B, ▒ face cachée.
    Couleurs : blue bleu, green vert, pink rose, yellow jaune, red rouge, black noir.

# --- La page ---
# La page : que faire maintenant.
river-dragons-prompt-first = Le sort désigne le premier joueur.
river-dragons-prompt-programmes = Chacun choisit cinq cartes, face cachée.
river-dragons-prompt-programme = Choisis la carte { $position } sur 5, dans l’ordre du jeu.
river-dragons-prompt-sealed = Tes cinq cartes sont choisies. Tant que tous n’ont pas fini, tu peux les changer.
river-dragons-prompt-sealed-final = Tes cinq cartes sont choisies et restent comme elles sont.
river-dragons-prompt-other = Carte { $position } : { $seat } joue { river-dragons-card }.
river-dragons-prompt-stone =
    { $count ->
        [1] Carte { $position } : pose une pierre sur une île libre.
       *[other] Carte { $position } : pose { $count } pierres sur des îles libres.
    }
river-dragons-prompt-point =
    { $count ->
        [1] Carte { $position } : touche l’eau là où poser la pierre.
       *[other] Carte { $position } : touche l’eau là où poser la première de { $count } pierres.
    }
river-dragons-prompt-name =
    { $count ->
        [1] Carte { $position } : choisis une planche. Il faudra ensuite la poser.
       *[other] Carte { $position } : choisis la première de { $count } planches. Il faudra ensuite la poser.
    }
river-dragons-prompt-lay = Carte { $position } : pose la planche { $size } ({ river-dragons-colour }). Touche ses deux bouts.
river-dragons-prompt-lay-eye = Carte { $position } : pose la planche { $size } ({ river-dragons-colour }). Juge à l’œil jusqu’où elle va.
river-dragons-prompt-step =
    { $count ->
        [1] Carte { $position } : avance ton pion d’un pas.
       *[other] Carte { $position } : avance ton pion de { $count } pas, l’un après l’autre.
    }
river-dragons-prompt-jump = Carte { $position } : saute par-dessus un pion voisin.
river-dragons-prompt-remove = Carte { $position } : prends une planche dans ta réserve, ou retire une pierre sans planche.
river-dragons-status-arrived = à bon port
river-dragons-status-done = cartes choisies
river-dragons-status-choosing = choisit…
river-dragons-status-acting = joue : { river-dragons-name }
river-dragons-status-cancelled = annulée : { river-dragons-name }
river-dragons-sheet-reserve = Planches en réserve
river-dragons-sheet-laid = Planches sur le plateau
river-dragons-sheet-arrived = Arrivée
river-dragons-sheet-arrived-about = premier au village d’en face
# Noms des lieux et des cartes, dits à voix haute.
river-dragons-name =
    { $card ->
        [0] 1 pierre
        [1] 2 pierres
        [2] 1 planche
        [3] 2 planches
        [4] 1 pas
        [5] 2 pas
        [6] Saut
        [7] Retrait
       *[8] { $dragon ->
            [0] Dragon bleu
            [1] Dragon vert
            [2] Dragon rose
            [3] Dragon jaune
            [4] Dragon rouge
           *[5] Dragon noir
        }
    }
river-dragons-name-card = { river-dragons-name }, dans ta main
river-dragons-name-card-laid = { river-dragons-name }, choisie en carte { $position }
river-dragons-name-plank = planche { $size } ({ river-dragons-colour }), dans ta réserve
river-dragons-name-plank-named = planche { $size } ({ river-dragons-colour }), choisie, à poser maintenant
river-dragons-name-island = île { $island }, libre
river-dragons-name-island-covered = île { $island }, sous une planche
river-dragons-name-stone =
    { $count ->
        [0] pierre { $stone }, aucune planche
        [1] pierre { $stone }, 1 planche
       *[other] pierre { $stone }, { $count } planches
    }
river-dragons-name-village =
    { $count ->
        [0] { river-dragons-village }, chez { $owner }, aucune planche
        [1] { river-dragons-village }, chez { $owner }, 1 planche
       *[other] { river-dragons-village }, chez { $owner }, { $count } planches
    }
river-dragons-name-village-empty =
    { $count ->
        [0] { river-dragons-village }, sans joueur, aucune planche
        [1] { river-dragons-village }, sans joueur, 1 planche
       *[other] { river-dragons-village }, sans joueur, { $count } planches
    }
river-dragons-name-way = planche { $size } ({ river-dragons-colour }) sur { $where }
river-dragons-name-way-pawn = planche { $size } ({ river-dragons-colour }) sur { $where }, { $seat } s’y trouve
river-dragons-name-point = eau libre en { $where }
# À côté du plateau.
river-dragons-face-programme = Tes cinq cartes
river-dragons-face-programme-of = Cinq cartes : { $seat }
river-dragons-face-hand = Ta main
river-dragons-face-slot = carte { $position }, pas encore choisie
river-dragons-face-down = une carte face cachée
river-dragons-face-cancelled = annulée par un dragon
river-dragons-face-planks = Tes planches
river-dragons-face-planks-of = Planches : { $seat }
river-dragons-face-size = planche de taille { $size } ({ river-dragons-colour })
river-dragons-face-none = planche { $size } : aucune
river-dragons-face-supply =
    { $count ->
        [one] { $count } pierre en réserve
       *[other] { $count } pierres en réserve
    }
river-dragons-face-gone =
    { $count ->
        [one] { $count } planche est sortie du jeu
       *[other] { $count } planches sont sorties du jeu
    }
river-dragons-face-round = Tour { $number }
river-dragons-face-position = Carte { $position } sur 5
river-dragons-face-left = Encore possibles
river-dragons-face-last = Tour précédent
river-dragons-face-turn-now = { $seat } : { river-dragons-name }, en cours
river-dragons-face-turn-cancelled = { $seat } : { river-dragons-name }, annulée par un dragon
river-dragons-face-turn-card = { $seat } a { river-dragons-name }
river-dragons-face-circles = Les anneaux montrent la portée de tes planches.
river-dragons-face-sink = Poser la pierre ici
# Les règles, à apprendre.
river-dragons-learn-goal = Le but du jeu
river-dragons-learn-goal-1 = Six villages entourent le delta. Ton pion part de celui de ta couleur ; le premier qui entre dans le village d’en face gagne aussitôt.
river-dragons-learn-goal-2 = Le chemin se bâtit de pierres et de planches. Il n’est à personne : tu peux marcher sur toute planche, même posée par un autre.
river-dragons-learn-setup = Ce que tu as
river-dragons-learn-setup-1 =
    Chacun a un pion, six planches de tailles 1 à 6 et les mêmes cartes : huit actions et un dragon par adversaire. Les 27 pierres sont communes.
    Les villages des couleurs absentes restent en jeu : ils portent des planches et l’on peut y entrer.
river-dragons-learn-round = Un tour
river-dragons-learn-round-1 = En même temps et en secret, chacun aligne cinq cartes différentes, un dragon au plus. Tant que tous n’ont pas fini, tu peux changer tes cartes.
river-dragons-learn-round-2 = Puis tous retournent leur première carte et la jouent l’un après l’autre, dans le sens horaire depuis le premier joueur ; puis la deuxième, jusqu’à la cinquième.
river-dragons-learn-round-3 = Ce que demande une carte est obligatoire, même à regret. Après la cinquième, tous reprennent leurs cartes, et le voisin de gauche devient premier.
river-dragons-learn-stones = Les pierres
river-dragons-learn-stones-1 = Pose une ou deux pierres sur des îles qui n’en ont pas et qu’aucune planche ne couvre. Une pierre ne bouge plus ; seul « retrait » l’enlève.
river-dragons-learn-stones-2 = Sans pierre en réserve, ou sans île libre, la carte est perdue.
river-dragons-learn-planks = Les planches
river-dragons-learn-planks-1 = Annonce d’abord une de tes planches, puis pose-la : sur deux pierres, ou sur un village et une pierre. Ni essai, ni retour en arrière.
river-dragons-learn-planks-2 = Une planche peut être trop longue et dépasser, jamais trop courte. Celle qui ne va nulle part sort du jeu.
river-dragons-learn-planks-3 = Les planches ne se croisent pas et ne passent sur aucune autre pierre ni village. Un appui en porte trois au plus ; entre deux appuis, une seule.
river-dragons-learn-moving = Marcher
river-dragons-learn-moving-1 = Un pas mène à une planche libre qui touche la même pierre, de toute couleur, ou d’un village à sa planche. Une planche porte un seul pion, un village autant qu’on veut.
river-dragons-learn-moving-2 = Deux pas se font l’un après l’autre ; le second peut revenir. D’une planche à l’autre d’un village, on passe par le village.
river-dragons-learn-moving-3 = Si tu dois avancer et ne le peux pas, tu tombes à l’eau et te retrouves dans ton village.
river-dragons-learn-jump = Le saut
river-dragons-learn-jump-1 =
    Saute par-dessus un pion sur une planche voisine, vers une planche libre ou un village attenant, jamais sur place.
    Sans pion à franchir ou sans place libre où te poser, tu tombes.
river-dragons-learn-remove = Le retrait
river-dragons-learn-remove-1 = Prends une planche de n’importe quelle couleur dans ta réserve, ou rends à la réserve commune une pierre sans planche. L’un des deux est obligatoire.
river-dragons-learn-remove-2 = Jamais une planche sous un pion ; et ta réserve n’a jamais deux planches de même taille ni plus de deux couleurs.
river-dragons-learn-dragons = Les dragons
river-dragons-learn-dragons-1 = Un dragon annule la carte que le joueur de sa couleur a au même rang, peu importe qui joue en premier.
river-dragons-learn-dragons-2 = Une carte annulée ne fait rien du tout : personne ne tombe et rien n’est perdu. Un dragon n’annule pas un dragon.
river-dragons-learn-end = La fin
river-dragons-learn-end-1 = La partie s’achève dès qu’un pion entre au but, même au premier de deux pas ou par un saut. Après trop de tours, en général 50, elle est nulle.
river-dragons-learn-expert = Le côté expert
river-dragons-learn-expert-1 = Il n’y a pas d’îles : les pierres se posent n’importe où dans l’eau, sans toucher ni pierre, ni village, ni planche, ni le bord.
river-dragons-learn-expert-2 = Touche l’eau pour proposer une place ; des anneaux montrent la portée de tes planches de là. Toucher encore pose la pierre.
river-dragons-learn-variants = Autres façons de jouer
river-dragons-learn-variants-1 = À l’œil : rien ne montre où une planche suffit. Si elle est trop courte, il faut la poser ailleurs ou, si c’est convenu, elle sort du jeu.
river-dragons-learn-variants-2 = À deux, vous êtes rose et noir ; à trois, bleu, jaune et rouge, ou un village sur deux.
# La première partie, pas à pas.
river-dragons-tutorial-1 = Tu es rose. Ton pion attend au village rose et veut gagner le noir, en face. Ben vient en sens inverse.
river-dragons-tutorial-2 = À chaque tour tu choisis cinq cartes en secret, dans l’ordre où elles seront jouées. Un chemin commence par des pierres : d’abord « 2 pierres ».
river-dragons-tutorial-3 = Les planches reposent sur les pierres : choisis « 1 planche » en deuxième.
river-dragons-tutorial-4 = Et les planches sont là pour marcher dessus : « 1 pas ».
river-dragons-tutorial-5 = Maintenant un dragon. Le noir annule la quatrième carte de Ben, quelle qu’elle soit. Un seul dragon par tour.
river-dragons-tutorial-6 = Enfin « 1 pierre », pour la suite du chemin. Tant que tous n’ont pas cinq cartes, tu pourrais changer les tiennes.
river-dragons-tutorial-7 = Tous retournent la carte 1 ; tu commences. Pose la première pierre en f3 : les petites planches y arrivent depuis ton village.
river-dragons-tutorial-8 = La seconde pierre va en e3, vers le village noir.
river-dragons-tutorial-9 = Carte 2. Annonce la planche avant de la poser : la planche 2 va tout juste de ton village à f3.
river-dragons-tutorial-10 = Touche maintenant ses deux bouts : ton village et la pierre en f3.
river-dragons-tutorial-11 = Carte 3 : avance sur ta planche. Si tu dois avancer et ne le peux pas, tu tombes à l’eau et repars de chez toi.
river-dragons-tutorial-12 = Ton dragon a annulé la quatrième carte de Ben. Carte 5 : pose une pierre en c3, où le chemin peut continuer.
river-dragons-tutorial-13 = Voilà un tour. Toutes tes cartes sont revenues, et Ben est maintenant premier joueur. Prévois les cinq suivantes : continue jusqu’à l’autre rive.
river-dragons-edition-first = La première édition : une seule face, avec des îles pour les pierres. Les places à trois sont reprises des livrets suivants.
river-dragons-edition-matagot = La nouvelle édition a une seconde face sans îles, la face expert. À trois, on occupe un village sur deux : bleu, rose et rouge.
river-dragons-edition-booklet = Un livret en portugais place trois joueurs en bleu, jaune et rouge ; le reste est comme en 2012.
