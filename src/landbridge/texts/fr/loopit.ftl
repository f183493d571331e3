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
loopit-about = Prolonge les lignes : une tuile compte pour elle-même et pour tout ce qu’elle relie. De deux à quatre personnes, trente minutes.
loopit-by = Un jeu de Goliath.

# Pourquoi un coup est refusé ; la règle s’affiche à côté.
loopit-why-not-now = Ce n’est pas à toi de jouer.
loopit-why-no-such-move = Ce coup n’existe pas ici.
loopit-why-too-few-ends = { $tile } a trop peu de bouts de ligne pour être la tuile de départ.
loopit-why-not-in-bag = Il n’y a plus de { $tile } dans le sac.
loopit-why-not-in-rack = Tu n’as pas de { $tile }.
loopit-why-taken = Il y a déjà une tuile en { $square }.
loopit-why-no-tile-beside = Aucune tuile ne touche { $square }.
loopit-why-no-line-on = Aucune ligne ne se prolonge de { $witness } à { $tile } en { $square }.
loopit-why-cuts-a-line = { $tile } en { $square } couperait la ligne qui vient de { $witness }.
loopit-why-line-is-cut = Une ligne de { $tile } en { $square } serait coupée : { $witness } n’a pas de bout de ligne de ce côté.
loopit-why-ends-at-edge = Une ligne de { $tile } en { $square } finirait au bord du plateau.
loopit-why-lay-first = Pose au moins une tuile avant de t’arrêter.
loopit-why-one-fits = Tu peux poser une tuile : { $witness }.
loopit-why-after-laying = Tu as déjà posé une tuile ; tu peux seulement en poser une autre ou t’arrêter.
loopit-why-bag-empty = Le sac est vide : il n’y a rien à prendre en échange.
loopit-why-no-exchange = Les tuiles piochées pour un seul coup ne s’échangent pas.

# Ce qui ne se lit pas comme un coup.
loopit-read-nothing = « { $text } » n’est pas un coup ; essaie NES3 h8, un point, exchange ou pass.
loopit-read-draw = « { $text } » ne se pioche pas ; une tuile s’écrit NES3.
loopit-read-no-tile = Il n’y a pas de tuile { $tile }.
loopit-read-no-square = Il n’y a pas de case { $square }.

# Ce qui se passe.
loopit-fact-begins = { $seat } commence.
loopit-fact-leave =
    { $count ->
        [one] Une tuile quitte la partie sans être vue.
       *[other] { $count } tuiles quittent la partie sans être vues.
    }
loopit-fact-start = { $tile } est au centre.
loopit-fact-draws = { $seat } pioche { $tile }.
loopit-fact-lays = { $seat } pose { $tile } en { $square } : { $own } + { $linked } = { $points }.
loopit-fact-lays-bonus = { $seat } pose { $tile } en { $square } (×{ $times }) : { $own } + { $linked } = { $points }.
loopit-fact-exchanges = { $seat } ne peut rien poser, remet toutes ses tuiles dans le sac et en pioche autant.
loopit-fact-discards = { $seat } ne peut rien poser, défausse toutes ses tuiles et en pioche d’autres.
loopit-fact-passes = { $seat } ne peut rien poser et passe.
loopit-fact-all-laid = Toutes les tuiles sont posées.
loopit-fact-over =
    { $count ->
        [one] La partie est finie ; il reste une tuile.
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
loopit-option-edition = Règles de l’édition
loopit-option-edition-landbridge = landbridge, les nôtres
loopit-option-edition-en = en, anglaises
loopit-option-edition-fr = fr, françaises
loopit-option-edition-nl = nl, néerlandaises
loopit-option-edition-de = de, allemandes
loopit-option-edition-es = es, espagnoles
loopit-option-edition-pt = pt, portugaises
loopit-option-start-ends = Bouts de ligne de la tuile de départ, au moins
loopit-option-exchange = Tuiles échangées
loopit-option-exchange-bag = remises dans le sac
loopit-option-exchange-discard = hors du jeu
loopit-option-end = Fin de la partie
loopit-option-end-stuck = quand personne ne peut poser
loopit-option-end-bag = quand le sac est vide
loopit-option-end-round = avec le tour où le sac se vide
loopit-option-rounds = Nombre de tours
loopit-option-rounds-off = sans limite
loopit-option-rounds-book = comme dans la règle
loopit-option-rounds-german = variante allemande, sans réglettes
loopit-option-board = Tuiles et cases bonus à soi

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
loopit-offer-stop = S’arrêter
loopit-offer-exchange = Échanger toutes les tuiles
loopit-offer-pass = Passer
# Mots pour « . », « exchange » et « pass », séparés par des virgules.
loopit-spoken-stop = stop, fini
loopit-spoken-exchange = échanger, echanger
loopit-spoken-pass = passer, passe
loopit-help =
    Pose jusqu’à trois de tes cinq tuiles, l’une après l’autre ; ensuite ta réglette est complétée.
      NES3 h8   pose en h8 la tuile aux bouts nord, est et sud, de valeur 3
      { "." }         arrête-toi après une ou deux tuiles
      échanger  rien ne va : remets toutes tes tuiles et pioches-en d’autres
      passer    rien ne va : garde-les
    On ne tourne jamais une tuile. Une tuile prolonge au moins une ligne et n’en coupe aucune : là où
    deux tuiles se touchent, toutes deux ont un bout de ligne, ou aucune. Aucune ligne ne finit au bord.
    Une tuile compte sa valeur, multipliée par le bonus de sa case, et les valeurs de toutes les tuiles
    qu’une ligne lui relie.
    Sur le plateau : ○ est là où mène une ligne ; ×2 à ×6 sont des cases bonus.

# `landbridge bench`.
loopit-bench-search = Meilleur coup dans { $positions } positions : { $fast } µs chacune, par simple énumération { $plain } µs ({ $ratio } fois plus).
loopit-bench-same = Les réponses sont les mêmes dans { $same } positions sur { $positions }.

# Ce selon quoi l’arène répartit les victoires.
loopit-tag-order = ordre de jeu
