# Glossaire
# tile       tuile
# line       ligne ; line end : bout de ligne
# rack       réglette
# bag        sac
# square     case ; bonus square : case bonus
# start tile tuile de départ
# lay        poser
# exchange   échanger
# round      tour (turn : coup, main)

loopit = Loopit
loopit-about = Prolonge les lignes : une tuile rapporte sa valeur, plus celle des tuiles auxquelles elle est reliée. De deux à quatre personnes, trente minutes.
loopit-by = Un jeu de Goliath.

loopit-tile = un { $value } avec { loopit-lines }
loopit-lines =
    { $ends ->
        [1] une ligne vers le nord
        [2] une ligne vers l’est
        [4] une ligne vers le sud
        [8] une ligne vers l’ouest
        [3] des lignes vers le nord et l’est
        [5] des lignes vers le nord et le sud
        [9] des lignes vers le nord et l’ouest
        [6] des lignes vers l’est et le sud
        [10] des lignes vers l’est et l’ouest
        [12] des lignes vers le sud et l’ouest
        [7] des lignes vers le nord, l’est et le sud
        [11] des lignes vers le nord, l’est et l’ouest
        [13] des lignes vers le nord, le sud et l’ouest
        [14] des lignes vers l’est, le sud et l’ouest
       *[15] des lignes de tous les côtés
    }

# Pourquoi un coup est refusé ; la règle s’affiche à côté.
loopit-why-not-now = Ce n’est pas à toi de jouer.
loopit-why-no-such-move = Ce coup n’existe pas ici.
loopit-why-too-few-ends = Trop peu de bouts de ligne pour la tuile de départ : { $tile }.
loopit-why-not-in-bag = Cette tuile n’est plus dans le sac : { $tile }.
loopit-why-not-in-rack = Cette tuile n’est pas sur ta réglette : { $tile }.
loopit-why-taken = Il y a déjà une tuile en { $square }.
loopit-why-no-tile-beside = Il n’y a pas de tuile à côté de { $square }.
loopit-why-no-line-on = En { $square }, aucune ligne ne se prolongerait depuis { $witness } : { $tile }.
loopit-why-cuts-a-line = En { $square }, cette tuile bloquerait la ligne qui vient de { $witness } : { $tile }.
loopit-why-line-is-cut = En { $square }, une ligne de cette tuile serait bloquée par { $witness } : { $tile }.
loopit-why-ends-at-edge = En { $square }, une ligne de cette tuile finirait au bord du plateau : { $tile }.
loopit-why-lay-first = Pose au moins une tuile avant de terminer ton tour.
loopit-why-one-fits = Tu peux poser une tuile : { $witness }.
loopit-why-still-fits = Une de tes tuiles convient encore, tu ne peux donc pas terminer ton tour : { $witness }.
loopit-why-after-laying = Tu as déjà posé une tuile ; tu peux seulement en poser une autre ou terminer ton tour.
loopit-why-bag-empty = Le sac est vide : il n’y a pas de tuiles à prendre en échange.
loopit-why-no-exchange = Les tuiles piochées pour un seul tour ne s’échangent pas.

# Ce qui ne se lit pas comme un coup.
loopit-read-nothing = « { $text } » n’est pas un coup ; essaie NES3 h8, un point, exchange ou pass.
loopit-read-draw = « { $text } » ne se pioche pas ; une tuile s’écrit NES3.
loopit-read-no-tile = Il n’y a pas de tuile { $tile }.
loopit-read-no-square = Il n’y a pas de case { $square }.

# Ce qui se passe.
loopit-fact-begins = { $seat } commence.
loopit-fact-leave =
    { $count ->
        [1] Une tuile quitte la partie sans être vue.
       *[other] { $count } tuiles quittent la partie sans être vues.
    }
loopit-fact-start = La tuile de départ est { loopit-tile }.
loopit-fact-draws = { $seat } pioche { loopit-tile }.
loopit-fact-lays = { $seat } pose { loopit-tile } en { $square } et marque { $points } points : { $own } pour la tuile, { $linked } pour ses liaisons.
loopit-fact-lays-bonus = { $seat } pose { loopit-tile } en { $square } (×{ $times }) et marque { $points } points : { $own } pour la tuile, { $linked } pour ses liaisons.
loopit-fact-exchanges = { $seat } ne peut rien poser et échange toutes ses tuiles contre d’autres du sac.
loopit-fact-discards = { $seat } ne peut rien poser, se défausse de toutes ses tuiles et en pioche d’autres.
loopit-fact-passes = { $seat } ne peut rien poser et passe.
loopit-fact-all-laid = Toutes les tuiles sont posées.
loopit-fact-over =
    { $count ->
        [1] La partie est finie ; il reste une tuile.
       *[other] La partie est finie ; il reste { $count } tuiles.
    }
loopit-fact-total =
    { $points ->
        [one] { $seat } : { $points } point.
       *[other] { $seat } : { $points } points.
    }
loopit-fact-wins = { $seat } gagne.
loopit-fact-shares = { $seat } partage la première place.

# Options.
loopit-option-edition = Édition
loopit-option-edition-about = Les éditions diffèrent sur trois points ; chacun se règle aussi plus bas.
loopit-option-edition-landbridge = Landbridge (notre choix)
loopit-option-edition-en = édition anglaise
loopit-option-edition-fr = édition française
loopit-option-edition-nl = édition néerlandaise
loopit-option-edition-de = édition allemande
loopit-option-edition-es = édition espagnole
loopit-option-edition-pt = édition portugaise
loopit-option-start-ends = Bouts de ligne de la tuile de départ, au moins
loopit-option-start-ends-about = Plus il y en a, plus les premiers tours sont libres.
loopit-option-exchange = Tuiles échangées
loopit-option-exchange-about = Pour un tour où rien ne convient.
loopit-option-exchange-bag = remises dans le sac
loopit-option-exchange-discard = hors du jeu
loopit-option-end = Fin de la partie
loopit-option-end-about = Quand les derniers points sont comptés.
loopit-option-end-stuck = quand personne ne peut poser
loopit-option-end-bag = quand le sac est vide
loopit-option-end-round = à la fin du tour où le sac se vide
loopit-option-stop = Terminer son tour plus tôt
loopit-option-stop-about = Avec une ou deux tuiles au lieu de trois.
loopit-option-stop-free = quand on veut, après une tuile
loopit-option-stop-stuck = seulement si aucune tuile ne convient
loopit-option-rounds = Nombre de tours
loopit-option-rounds-about = Une partie plus courte, ou la variante où chacun pose ce qu’il pioche.
loopit-option-rounds-off = sans limite
loopit-option-rounds-book = comme dans la règle
loopit-option-rounds-german = variante allemande, sans réglettes
loopit-option-board = Tes tuiles et tes cases bonus
loopit-option-board-about = Tes tuiles imprimées, avec leurs valeurs.

# Ce qui ne va pas dans un plateau.
loopit-board-ends = « { $ends } » ne sont pas des bouts de ligne ; écris les lettres N, E, S et W des côtés, chacune une fois au plus.
loopit-board-value = « { $value } » n’est pas une valeur ; les tuiles valent de 1 à 8.
# $header est la rangée de lettres, "a b c d …".
loopit-board-header = Les cases bonus doivent commencer par la rangée de lettres « { $header } ».
loopit-board-row-label = Cette rangée commence par « { $label } », mais devrait commencer par son numéro, { $expected }.
loopit-board-row-length =
    { $count ->
        [one] La rangée { $row } a { $count } case ; chaque rangée en a { $size }.
       *[other] La rangée { $row } a { $count } cases ; chaque rangée en a { $size }.
    }
loopit-board-sign = « { $sign } » ne veut rien dire ; dessine . pour une case ordinaire, de 2 à 6 pour un bonus.
loopit-board-rows =
    { $count ->
        [one] Il y a { $count } rangée ; un plateau en a { $size }.
       *[other] Il y a { $count } rangées ; un plateau en a { $size }.
    }
loopit-board-tiles =
    { $count ->
        [one] Il y a { $count } tuile ; un jeu en a { $needed }.
       *[other] Il y a { $count } tuiles ; un jeu en a { $needed }.
    }
loopit-board-pattern-missing = Aucune tuile n’a les bouts { $ends } ; chaque motif doit être présent.
loopit-board-opposite =
    { $count ->
        [one] Il y a { $count } tuile { $ends }, mais { $others } de son opposée { $opposite } ; autant de l’une que de l’autre ne favorise aucune direction.
       *[other] Il y a { $count } tuiles { $ends }, mais { $others } de leur opposée { $opposite } ; autant de l’une que de l’autre ne favorise aucune direction.
    }
loopit-board-too-dear =
    { $count ->
        [one] { $tile } vaut plus qu’une tuile à { $count } bout ({ $least }) ; plus il y a de bouts, moins la tuile vaut.
       *[other] { $tile } vaut plus qu’une tuile à { $count } bouts ({ $least }) ; plus il y a de bouts, moins la tuile vaut.
    }
loopit-board-centre = Le centre n’a pas de bonus : la tuile de départ s’y trouve.
loopit-board-bonus-count =
    { $count ->
        [one] Il y a { $count } case ×{ $times } ; un plateau en a { $needed }.
       *[other] Il y a { $count } cases ×{ $times } ; un plateau en a { $needed }.
    }
loopit-board-skew = { $square } est ×{ $times }, mais pas { $to } ; tourné d’un quart, le plateau doit rester le même.
loopit-board-falling = { $square } (×{ $times }) est plus près du centre qu’un bonus plus petit ; ils montent vers les coins.

# Terminal.
loopit-screen-round = Tour { $round }
loopit-screen-round-of = Tour { $round } sur { $rounds }
loopit-screen-bag = Dans le sac : { $count }
loopit-screen-laid = Tuiles posées : { $laid } sur { $lays }
loopit-sheet-left = tuiles restantes
loopit-sheet-points = points
# Ce que peut être un coup ; titres de la liste que montre « ? ».
loopit-offer-tile = Poser
loopit-offer-stop = Terminer le tour
loopit-offer-exchange = Échanger toutes les tuiles
loopit-offer-pass = Passer
# Mots pour « . », « exchange » et « pass », séparés par des virgules.
loopit-spoken-stop = stop, fini
loopit-spoken-exchange = échanger, echanger
loopit-spoken-pass = passer, passe
loopit-help =
    Pose jusqu’à trois de tes cinq tuiles, l’une après l’autre ; ensuite ta réglette est complétée.
      NES3 h8   pose en h8 la tuile aux bouts nord, est et sud, de valeur 3
      { "." }         termine ton tour après une ou deux tuiles
      échanger  aucune tuile ne convient : remets-les toutes et pioches-en d’autres
      passer    aucune tuile ne convient : garde-les
    On ne tourne jamais une tuile. Une tuile prolonge au moins une ligne et n’en bloque aucune : là où
    deux tuiles se touchent, toutes deux ont un bout de ligne, ou aucune. Aucune ligne ne finit au bord.
    Une tuile rapporte sa valeur, multipliée par le bonus de sa case, plus les valeurs de toutes les
    tuiles auxquelles une ligne la relie.
    Sur le plateau : ○ est là où mène une ligne ; ×2 à ×6 sont des cases bonus.

# Ce selon quoi l’arène répartit les victoires.
loopit-tag-order = ordre de jeu

# La page : ce qu’il y a à faire, comment s’appellent les choses.
loopit-prompt-lay = Choisis une tuile, puis une case ; tu peux poser jusqu’à trois tuiles.
loopit-prompt-lay-all = Choisis une tuile, puis une case ; pose trois tuiles si elles conviennent.
loopit-prompt-more =
    { $left ->
        [1] Pose encore une tuile, ou termine ton tour.
       *[other] Pose encore jusqu’à { $left } tuiles, ou termine ton tour.
    }
loopit-prompt-lay-on =
    { $left ->
        [1] Pose encore une tuile : une des tiennes convient encore.
       *[other] Pose encore { $left } tuiles, tant qu’il y en a une qui convient.
    }
loopit-prompt-enough = Aucune de tes tuiles ne convient plus : termine ton tour.
loopit-prompt-stuck = Aucune de tes tuiles ne convient : échange-les toutes, ou garde-les et passe.
loopit-prompt-stuck-empty = Aucune de tes tuiles ne convient et le sac est vide : passe.
loopit-prompt-drawn-stuck = Aucune des tuiles piochées ne convient : remets-les dans le sac.
loopit-control-stop =
    { $laid ->
        [one] Terminer ({ $laid } tuile)
       *[other] Terminer ({ $laid } tuiles)
    }
loopit-control-exchange =
    { $count ->
        [1] Échanger la tuile
       *[other] Échanger les { $count } tuiles
    }
loopit-control-discard =
    { $count ->
        [1] Se défausser de la tuile
       *[other] Se défausser des { $count } tuiles
    }
loopit-control-pass = Passer et garder les tuiles
loopit-control-pass-drawn = Remettre les tuiles dans le sac
loopit-name-square = { $square }, vide
loopit-name-bonus = { $square }, vide, ×{ $times }
loopit-name-open = { $square }, vide, avec { $sides }
loopit-name-open-bonus = { $square }, vide, ×{ $times }, avec { $sides }
loopit-name-tile = { $square }, { $tile }
loopit-name-rack = { $tile }
loopit-name-rack-fits =
    { $places ->
        [0] { $tile }, aucune place possible
        [1] { $tile }, une place possible
       *[other] { $tile }, { $places } places possibles
    }
loopit-status-laying = pose, { $laid } sur { $lays }
loopit-sheet-tiles = tuiles sur la réglette
loopit-sheet-thrown = tuiles défaussées
loopit-sheet-thrown-about = face cachée, hors du jeu
loopit-sheet-points-about = valeurs, bonus et liaisons
loopit-page-rack = Ta réglette
loopit-page-rack-of = Réglette : { $seat }
loopit-page-drawn = Piochées par { $seat }
loopit-page-places =
    { $places ->
        [0] aucune place possible
        [1] une place possible
       *[other] { $places } places possibles
    }
loopit-page-turn = Ton tour
loopit-page-turn-of = À { $seat } de jouer
loopit-page-turn-last = Dernier tour : { $seat }
loopit-page-on = en { $square }
loopit-page-on-bonus = en { $square }, ×{ $times }
loopit-page-more = encore une, si tu veux
loopit-page-must = encore une, tant qu’une tuile convient
loopit-page-sum = Total
loopit-page-last = dernier tour : { $points }
loopit-page-bag =
    { $count ->
        [0] le sac est vide
        [1] une tuile dans le sac
       *[other] { $count } tuiles dans le sac
    }
loopit-page-gone =
    { $count ->
        [1] une tuile est hors du jeu
       *[other] { $count } tuiles sont hors du jeu
    }
loopit-page-ends-stuck = se termine quand personne ne peut plus poser
loopit-page-ends-bag = se termine quand le sac est vide
loopit-page-ends-round = se termine à la fin du tour où le sac se vide
loopit-page-held =
    { $count ->
        [0] aucune tuile
        [1] une tuile
       *[other] { $count } tuiles
    }
loopit-page-map = Carte du plateau : touche-la pour déplacer la vue
loopit-page-unseen = Tuiles pas encore vues

# Le tutoriel.
loopit-tutorial-1 = Loopit est un jeu de lignes. La tuile de départ est au centre ; des lignes en partent vers le nord, le sud et l’ouest. À toi de les prolonger.
loopit-tutorial-2 = Ces cinq tuiles sont à toi ; les autres ne les voient pas. Le nombre est la valeur de la tuile. On ne tourne jamais une tuile.
loopit-tutorial-3 = Touche le 6, puis la case au-dessus de la tuile de départ. Au moins une ligne doit se prolonger : ici, elle monte du sud.
loopit-tutorial-4 = Une tuile rapporte sa valeur, plus celle de chaque tuile à laquelle une ligne la relie : 6 + 3 = 9.
loopit-tutorial-5 = Les cases de couleur multiplient. Prolonge la ligne vers la gauche : pose le 5 sur la case ×2.
loopit-tutorial-6 = 5 × 2 + 6 = 16. Seule la tuile posée est multipliée, jamais ses voisines. Vers les coins, les cases montent jusqu’à ×6.
loopit-tutorial-7 = On ne bloque aucune ligne : là où deux tuiles se touchent, toutes deux ont un bout de ligne ou aucune. En f7, le 2 rejoint les deux lignes : 2 + 5 + 3.
loopit-tutorial-8 = Après trois tuiles, ton tour est fini, et ta réglette est complétée à cinq. Puis Ben en a posé trois : suis sa ligne jusqu’à la case ×3.
loopit-tutorial-9 = Pense à trois tuiles à la fois. Pose le 3 sous la tuile de départ : il ouvre deux lignes, chacune vers une case ×2.
loopit-tutorial-10 = Les culs-de-sac valent le plus, et ils ferment une ligne. En f8, ce 8 touche trois tuiles, mais une ligne ne le relie qu’à une seule : 8 × 2 + 3.
loopit-tutorial-11 = Et l’autre 8 de l’autre côté, pour 19 de plus.
loopit-tutorial-12 = 44 points en un tour ! Tu peux aussi terminer après une ou deux tuiles. C’est seulement si aucune ne convient que tu échanges tes tuiles, ou passes.
loopit-tutorial-13 = La partie se termine quand personne ne peut plus poser ; qui a le plus de points gagne. À toi de continuer : ce qui ne convient pas t’est expliqué quand tu l’essaies.

# Les règles, avec nos mots.
loopit-learn-goal-title = Le but du jeu
loopit-learn-goal =
    Tout le monde construit sur un seul plateau un seul réseau de lignes.
    Chaque tuile posée rapporte aussitôt : sa valeur et celles des tuiles auxquelles elle est reliée. Qui a le plus de points gagne.
loopit-learn-setup-title = Pour commencer
loopit-learn-setup =
    81 tuiles sont dans le sac. Chacun en pioche cinq, cachées aux autres.
    Une tuile va au centre : la tuile de départ, d’au moins trois bouts de ligne, qui ne rapporte rien. Le sort désigne qui commence.
loopit-learn-tiles =
    Une ligne atteint un à quatre côtés d’une tuile, toujours au milieu.
    Plus il y a de bouts, plus la valeur est basse : un cul-de-sac vaut 7 ou 8, un croisement 1 seulement.
    NES3 a des bouts au nord, à l’est et au sud, et vaut 3 ; W est l’ouest.
loopit-learn-turn-title = Un tour
loopit-learn-turn = Pose une à trois tuiles de ta réglette, l’une après l’autre, côte à côte ou à des endroits différents. Puis ta réglette est complétée à cinq, et c’est à la personne suivante.
loopit-learn-fit-title = Où va une tuile
loopit-learn-fit = Une tuile va sur une case vide à côté d’une autre, et au moins une ligne doit se prolonger entre les deux. On ne tourne jamais une tuile.
loopit-learn-cut = Aucune ligne n’est bloquée. Sur chaque côté où deux tuiles se touchent, toutes deux ont un bout de ligne, ou aucune. Et aucune ligne ne finit au bord du plateau.
loopit-learn-score-title = Ce que rapporte une tuile
loopit-learn-score =
    Sa valeur, multipliée par le bonus de sa case, plus les valeurs simples de toutes les tuiles auxquelles une ligne la relie, celles du même tour comprises.
    Jamais tout le chemin, et rien pour une voisine sans ligne.
loopit-learn-score-example = Sur l’image, le 5 est sur ×4 et relié au 6 : 5 × 4 + 6 = 26. Le 3 à côté n’a pas de ligne vers lui et ne compte pas.
loopit-learn-stuck-title = Si aucune tuile ne convient
loopit-learn-stuck =
    Tu ne peux renoncer à poser que si aucune de tes tuiles ne convient nulle part.
    Alors tu les remets toutes dans le sac et en pioches autant, ou tu les gardes et passes. C’est tout ton tour, sans points.
loopit-learn-end-title = La fin
loopit-learn-end =
    La partie est finie quand toutes les tuiles sont posées, ou quand aucune, sur une réglette ou dans le sac, ne convient plus nulle part ; aussi après deux tours entiers sans pose.
    Qui a le plus de points gagne ; une égalité se partage.
loopit-learn-editions-title = Éditions
loopit-learn-editions =
    Les six éditions imprimées diffèrent un peu, et tu peux choisir.
    Française : la tuile de départ a deux bouts. « Se défausser » peut aussi vouloir dire que les tuiles échangées quittent la partie : c’est une option.
    Espagnole et portugaise : la partie finit dès que le sac est vide.
    Ailleurs, toute tuile peut commencer.
loopit-learn-fair = Nous ajoutons une fin à nous : le tour où le sac se vide est le dernier, pour que chacun joue le même nombre de fois.
loopit-learn-strict =
    Toutes les éditions imprimées sont plus strictes : après une ou deux tuiles, tu ne peux terminer ton tour que si aucune des autres ne convient.
    Avec nos règles, tu peux le terminer après n’importe quelle tuile.
loopit-learn-rounds-title = Nombre de tours
loopit-learn-rounds = On peut convenir d’un nombre de tours. Ceux de la règle : sept à quatre, neuf à trois (deux tuiles partent sans être vues avant la donne), treize à deux (quatre partent).
loopit-learn-german =
    La variante allemande n’a pas de réglettes.
    À ton tour tu pioches deux tuiles (à quatre), trois (à trois) ou quatre (à deux), visibles de tous ; tu en poses jusqu’à trois, tant qu’une convient, et le reste retourne au sac.
    Rien ne s’échange.
loopit-learn-here-title = À cette table
loopit-learn-here =
    Touche une tuile, puis une case ; les cases en pointillé montrent où elle va et ce qu’elle rapporterait. Au clavier, les flèches vont de case en case.
    Tu peux aussi écrire NES3 h8, ou un point pour terminer ton tour.
loopit-learn-phone = Sur un petit écran tu vois une partie du plateau, qui suit l’action. Touche la petite carte pour regarder ailleurs.
loopit-learn-tips-title = Bon à savoir
loopit-learn-tips =
    Trois petites tuiles dans un nœud de lignes rapportent souvent plus qu’une seule tuile de grande valeur.
    Un cul-de-sac sur une case à fort bonus est la meilleure pose ; une branche laissée ouverte est une invitation pour la suite.
