# Glossaire
# space      case (de la frontière)
# segment    segment
# area       territoire ; ring : frontière autour d’un territoire
# cross off  cocher
# complete   compléter
# die, dice  dé ; roll : lancer
# board      plateau (un des quatre) ; sheet : tableau
# active     actif (qui fait la première action)

the-border = The Border
the-border-about = Lance les dés, coche la frontière case par case et ferme les anneaux autour de neuf territoires. De deux à quatre personnes, une demi-heure.
the-border-by = Un jeu de Michael Kiesling et Reinhard Staupe.

# Pourquoi un coup est refusé ; la règle s’affiche à côté.
the-border-why-not-now = Tu ne peux pas jouer maintenant.
the-border-why-no-such-move = Ce coup n’existe pas ici.
the-border-why-no-such-seat = Personne n’est assis là.
the-border-why-board-gone = Le plateau { $board } est déjà distribué.
the-border-why-not-showing = Ces dés ne sont pas sur la table ; le lancer est { $dice }.
the-border-why-stop-first = Garde d’abord les dés, ensuite tu coches.
the-border-why-no-more-rolls = Tu as fait ton dernier lancer de ce tour.
the-border-why-segment-full = { $segment } est déjà complet.
the-border-why-dice-lack = Pour { $segment }, il manque encore { $lacks } ({ $colour }) ; tu as { $have } { $have ->
    [1] dé
   *[other] dés
}.
the-border-why-whole-segments = À la première action, on ne complète que des segments entiers.
the-border-why-space-by-space = À la seconde action, on coche case par case : nomme une case.
the-border-why-crossed-off = { $space } est déjà cochée.
the-border-why-no-die = Il n’y a plus de dé { $colour } pour { $space } ; les dés sont { $pool }.
the-border-why-touches-nothing = { $space } ne touche aucune case cochée.
the-border-why-one-die = Les cinq dés ont servi ; les autres ne peuvent donc en utiliser qu’un chacun.

# Ce qui ne se lit pas comme un coup.
the-border-read-nothing = « { $text } » n’est pas un coup ; essaie roll-rsb, stop, 5r, c12 ou un point.
the-border-read-dice = « { $text } » ne désigne pas de dés ; écris une à cinq lettres parmi { $known }.
the-border-read-no-space = Il n’y a pas de case { $space } sur la frontière.
the-border-read-chance = « { $text } » n’est rien que les dés fassent ici.

# Ce qui se passe. Les dés sont r rouge, g vert, b bleu, y jaune, o orange, s gris.
the-border-fact-board = { $seat } reçoit le plateau { $board }.
the-border-fact-starts = { $seat } commence.
the-border-fact-roll = { $seat }, lancer { $roll } sur { $rolls } : { $dice }.
the-border-fact-again = { $seat } relance { $dice }.
the-border-fact-stops = { $seat } garde ce lancer.
the-border-fact-segment = { $seat } complète { $segment } avec { $dice }.
the-border-fact-used-some = { $seat } a utilisé { $used } ; pour les autres : { $left }.
the-border-fact-used-none = { $seat } n’utilise aucun dé ; pour les autres : { $left }.
the-border-fact-used-all = { $seat } a utilisé les cinq dés ({ $used }) ; les autres peuvent en utiliser un chacun.
the-border-fact-done = { $seat } a joué.
the-border-fact-crossed = { $seat } coche { $spaces } avec { $dice }.
the-border-fact-crossed-nothing = { $seat } ne coche rien.
# $motif : 1 château, 2 aigle, 3 chêne, 4 villa, 5 moulin, 6 voilier, 7 phare, 8 ruche, 9 puits.
the-border-fact-area-first = { $seat } ferme en premier { $motif ->
    [1] le château
    [2] l’aigle
    [3] le chêne
    [4] la villa
    [5] le moulin
    [6] le bateau
    [7] le phare
    [8] la ruche
   *[other] le puits
} : { $points } points.
the-border-fact-area-later = { $seat } ferme { $motif ->
    [1] le château
    [2] l’aigle
    [3] le chêne
    [4] la villa
    [5] le moulin
    [6] le bateau
    [7] le phare
    [8] la ruche
   *[other] le puits
} : { $points } points.
the-border-fact-long = Personne n’a six territoires après { $rounds } tours ; la partie s’arrête quand même.
the-border-fact-total = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} avec { $areas ->
    [0] aucun territoire
    [1] un territoire
   *[other] { $areas } territoires
}.
the-border-fact-wins = { $seat } gagne.
the-border-fact-shares = { $seat } partage la première place.

# Options.
the-border-option-board = Tes propres plateaux
the-border-option-board-about = Tes quatre plateaux imprimés.

# Ce qui ne va pas sur un plateau.
# $header est la ligne des lettres, a b c d …
the-border-board-header = Le dessin doit commencer par la ligne des lettres « { $header } ».
the-border-board-rows = Un dessin a { $longest } lignes au plus ; celle-ci est de trop.
the-border-board-row-label = Cette ligne commence par « { $label } », mais devrait commencer par son numéro, { $expected }.
the-border-board-row-length =
    { $count ->
        [one] La ligne { $row } a { $count } place ; la ligne des lettres en a { $size }.
       *[other] La ligne { $row } a { $count } places ; la ligne des lettres en a { $size }.
    }
the-border-board-sign = « { $sign } » en { $space } ne veut rien dire ; dessine . pour la mer, 4 à 12 pour un territoire, xx pour une case blanche, 5r pour une case du segment rouge de cinq.
the-border-board-motif-unknown = Il n’y a pas d’image « { $motif } ». Au choix : { $known }.
the-border-board-motifs = Il faut { $needed } images différentes, une par territoire ; la liste en compte { $count }.
the-border-board-motif-value = L’image { $motif } va avec le territoire qui vaut { $value }.
the-border-board-top = Le territoire du haut est la villa, qui vaut 9 ; ici, c’est le { $value }.
the-border-board-differs =
    { $count ->
        [1] Territoires et frontière sont les mêmes sur tous les plateaux, mais le plateau { $board } diffère du 1 en { $space }.
       *[other] Territoires et frontière sont les mêmes sur tous les plateaux, mais le plateau { $board } diffère du 1 en { $space } et ailleurs, { $count } fois en tout.
    }
the-border-board-spaces = La frontière a { $count } cases ; il en faut { $needed }, les blanches comprises.
the-border-board-white =
    { $count ->
        [one] Il y a { $count } case blanche ; il en faut deux.
       *[other] Il y a { $count } cases blanches ; il en faut deux.
    }
the-border-board-upper-left = Une case blanche va dans le quart en haut à gauche ; { $space } est ailleurs.
the-border-board-lower-right = Une case blanche va dans le quart en bas à droite ; { $space } est ailleurs.
the-border-board-area-missing = Aucun territoire ne vaut { $value }.
the-border-board-area-apart = Le territoire qui vaut { $value } est en morceaux : { $spaces } est à l’écart.
the-border-board-open = Le territoire qui vaut { $value } est ouvert en { $space } : seule la frontière peut le séparer du reste.
the-border-board-ring = La frontière du territoire qui vaut { $value } n’est pas un anneau fermé en { $spaces }.
the-border-board-idle =
    { $count ->
        [1] { $spaces } ne touche aucun territoire.
       *[other] { $spaces } ne touchent aucun territoire.
    }
the-border-board-between =
    { $count ->
        [one] Seulement { $count } case est entre deux territoires ; il faut que ce soit la plupart.
       *[other] Seulement { $count } cases sont entre deux territoires ; il faut que ce soit la plupart.
    }
the-border-board-apart = La frontière est en morceaux : { $spaces } ne tient pas au reste.
the-border-board-segment-length =
    { $count ->
        [one] Le segment { $segment } a { $count } case au lieu de { $needed }.
       *[other] Le segment { $segment } a { $count } cases au lieu de { $needed }.
    }
the-border-board-segment-apart = Le segment { $segment } n’est pas d’un seul tenant : on ne peut pas le parcourir case par case.
the-border-board-same-colour = { $first } et { $second } se touchent et ont la même couleur.
the-border-board-white-segments =
    { $count ->
        [one] La case blanche { $space } ne touche que { $count } segment ; il lui en faut deux.
       *[other] La case blanche { $space } ne touche que { $count } segments ; il lui en faut deux.
    }
the-border-board-white-blue =
    { $count ->
        [one] Le bleu est à côté d’une case blanche sur { $count } plateau ; il doit l’être sur { $needed } au moins.
       *[other] Le bleu est à côté d’une case blanche sur { $count } plateaux ; il doit l’être sur { $needed } au moins.
    }
the-border-board-white-yellow =
    { $count ->
        [one] Le bleu et le jaune sont à côté d’une case blanche sur { $count } plateau ; ils doivent l’être sur { $needed } au moins.
       *[other] Le bleu et le jaune sont à côté d’une case blanche sur { $count } plateaux ; ils doivent l’être sur { $needed } au moins.
    }
the-border-board-ring-short = Le { $value } a un anneau de { $count }, plus court que le { $other_value } avec { $other_count } ; plus de valeur demande plus de frontière.
the-border-board-segments-short = Les segments du { $value } ont { $count } cases, ceux du { $other_value } { $other_count } ; plus de valeur en demande plus.
the-border-board-cut = Le segment { $segment } est coupé autrement que sur le plateau 1 ; tous ont les mêmes coupes.
the-border-board-groups = Ce qui est { $colour } ici a plusieurs couleurs sur le plateau 1 ; les couleurs ne s’échangent qu’en bloc.
the-border-board-repeat = Le segment { $segment } du plateau { $board } a la même couleur sur le plateau { $other_board }.

# Terminal.
the-border-screen-round = Tour { $round }
the-border-screen-roll = Lancer { $roll } sur { $rolls }
the-border-screen-active = Joueur actif : { $seat }
the-border-screen-choose = Quels dés relancer (roll-rs), ou stop ?
the-border-screen-first = Complète des segments (5r), puis un point.
the-border-screen-second = Coche des cases (c12), puis un point.
the-border-screen-one-die = Un seul dé.
the-border-screen-legend = r rouge, g vert, b bleu, y jaune, o orange, s gris
the-border-sheet-total = points
the-border-sheet-best = meilleur territoire
# Noms des images ; courts, 13 caractères au plus.
the-border-motif-1 = château
the-border-motif-2 = aigle
the-border-motif-3 = chêne
the-border-motif-4 = villa
the-border-motif-5 = moulin
the-border-motif-6 = bateau
the-border-motif-7 = phare
the-border-motif-8 = ruche
the-border-motif-9 = puits
# Selon quoi l’arène compte les victoires.
the-border-tag-board = plateau
the-border-tag-order = ordre de jeu
# Ce que peut être un coup ; titres de la liste que montre « ? ».
the-border-offer-die = Relancer
the-border-offer-stop = Garder les dés
the-border-offer-segment = Compléter
the-border-offer-space = Cocher
the-border-offer-done = Valider
# Mots pour « . » et « stop », séparés par des virgules.
the-border-spoken-done = valider, fini, prêt, prête, pret, prete
the-border-spoken-stop = arrêter, assez
the-border-help =
    Le joueur actif lance cinq dés, jusqu’à trois fois, et complète des segments. Ensuite tous les autres
    cochent des cases avec les dés qui restent.
      roll-rs  relance un dé rouge et un gris ; stop : garde-les tous
      5r       première action : complète le segment rouge de cinq, un dé par case
      c12      seconde action : coche une case qui touche une case cochée
      { "." }        fini
    Si le joueur actif a utilisé les cinq dés, les autres peuvent en utiliser un chacun.
    Un territoire est à toi quand tout son anneau est coché : d’abord la valeur haute, ensuite la moitié.
    La partie s’achève à la fin du tour où quelqu’un a six territoires.
    Sur le plateau : 5r est une case du segment rouge de cinq, ×× est cochée, ✎✎ est ton brouillon, // est fermé.

# La page. $colour : 1 rouge, 2 vert, 3 bleu, 4 jaune, 5 orange, 6 gris.
the-border-colour = { $colour ->
    [1] rouge
    [2] vert
    [3] bleu
    [4] jaune
    [5] orange
   *[other] gris
}
# Comment on nomme à voix haute les lieux et les pièces, et dans quel état ils sont.
the-border-name-space = { $space }, { the-border-colour }, segment de { $length }, { $left } à cocher
the-border-name-space-near = { $space }, { the-border-colour }, segment de { $length }, { $left } à cocher, à côté d’une case cochée
the-border-name-space-crossed = { $space }, { the-border-colour }, segment de { $length }, cochée
the-border-name-space-draft = { $space }, { the-border-colour }, segment de { $length }, cochée dans ton brouillon
the-border-name-white = { $space }, blanche, cochée dès le début
the-border-name-segment = { the-border-colour }, segment de { $length } : { $left ->
    [1] une case à cocher
   *[other] { $left } cases à cocher
}
the-border-name-segment-full = { the-border-colour }, segment de { $length } : complet
the-border-name-die = { $dice ->
    [1] un dé
   *[other] { $dice } dés
}, { the-border-colour }
# Les boutons disent ce qui se passe.
the-border-control-roll = Relancer les dés choisis
the-border-control-roll-some = Relancer { $dice ->
    [1] un dé
   *[other] { $dice } dés
}
the-border-control-stop = Garder ces dés
the-border-control-done-leave = Valider ({ $dice ->
    [one] laisser { $dice } dé
   *[other] laisser { $dice } dés
})
the-border-control-done-all = Valider (les cinq ont servi)
the-border-control-done = Valider ({ $count ->
    [one] { $count } cochée
   *[other] { $count } cochées
})
the-border-control-done-nothing = Valider (rien de coché)
# Ce qu’il y a à faire.
the-border-prompt-choose = Lancer { $roll } sur { $rolls } : touche les dés à relancer, ou garde ceux-ci.
the-border-prompt-first = Complète des segments, un dé par case manquante. { $dice ->
    [1] Il reste un dé libre
   *[other] Il reste { $dice } dés libres
}.
the-border-prompt-first-none = Aucun segment ne convient à ces dés. { $dice ->
    [1] Un dé va
   *[other] { $dice } dés vont
} aux autres.
the-border-prompt-first-all = Les cinq dés ont servi : chacun des autres ne peut en utiliser qu’un.
the-border-prompt-second = Coche des cases qui touchent une case cochée. { $dice ->
    [1] Il te reste un dé
   *[other] Il te reste { $dice } dés
}.
the-border-prompt-second-one = Les cinq dés ont servi : coche une seule case, avec celui de ton choix.
the-border-prompt-second-none = Aucun de ces dés ne convient à côté de tes cases cochées.
the-border-prompt-second-enough = Plus rien ne convient : tu peux finir.
# Un mot à côté du nom.
the-border-status-rolling = lancer { $roll }/{ $rolls }
the-border-status-first = complète un segment
the-border-status-crossing = coche
the-border-status-done = a joué
the-border-status-areas = { $count } sur { $needed } territoires
the-border-status-closed = { $count ->
    [one] { $count } territoire
   *[other] { $count } territoires
}
# La feuille de points.
the-border-sheet-areas = territoires
the-border-sheet-enough = à { $needed }, c’est la fin
the-border-sheet-tie = départage
# À côté du tableau.
the-border-tray-yours = Tes dés
the-border-tray-theirs = Dés : { $seat }
the-border-tray-left = Des dés pour toi
the-border-die-again = à relancer
the-border-die-keep = gardé
the-border-die-free = libre
the-border-die-draft = à toi
the-border-die-gone = utilisé
the-border-choice = { $left } × { the-border-colour }
the-border-choice-of = segment de { $length }
the-border-area-lacks = reste { $count }
the-border-area-closed = fermé
the-border-area-closing = se ferme
the-border-area-name = { $motif ->
    [1] château
    [2] aigle
    [3] chêne
    [4] villa
    [5] moulin
    [6] bateau
    [7] phare
    [8] ruche
   *[other] puits
}
the-border-area-open = { the-border-area-name } : vaut { $points } maintenant, { $count ->
    [1] il manque une case
   *[other] il manque { $count } cases
}
the-border-area-got = { the-border-area-name } : { $points } points marqués
the-border-sheet-area = { the-border-area-name } : { $first }, puis { $later }
# La première partie, pas à pas.
the-border-tutorial-1 = Neuf territoires et, autour de chacun, la frontière. Coche toutes les cases autour d’un territoire et il est à toi ; sous le tableau, tu vois ce que vaut chacun.
the-border-tutorial-2 = Tu commences. Deux dés sont rouges, et deux, c’est peu. Touche le vert, le jaune et l’orange et relance ces trois-là.
the-border-tutorial-3 = Trois rouges et deux orange ! Tu pourrais relancer, mais cela va très bien : garde ces dés.
the-border-tutorial-4 = Le joueur actif complète des segments entiers, où il veut. Trois dés rouges suffisent pour le segment rouge de trois : touche-le, puis encore une fois pour confirmer.
the-border-tutorial-5 = Les dés peuvent se répartir. Avec les deux dés orange, complète le segment orange de deux.
the-border-tutorial-6 = Les cinq dés ont servi. Bien joué : Ben ne peut plus en utiliser qu’un. Appuie sur Valider.
the-border-tutorial-7 = Ben a coché une case, puis il a lancé, complété les trois orange et laissé un dé vert et un jaune. Ils sont pour toi.
the-border-tutorial-8 = Quand un autre est actif, tu coches des cases isolées, une par dé. Chacune doit toucher une case cochée. La verte d14 touche ton segment rouge : touche-la.
the-border-tutorial-9 = Le dé jaune va à côté de la case blanche en bas à droite, cochée dès le début. Touche m13.
the-border-tutorial-10 = L’encre bleue est un brouillon : toi seul le vois et peux l’annuler tant que tous n’ont pas fini. Appuie sur Valider et il devient définitif.
the-border-tutorial-11 = Le premier qui ferme un territoire marque sa valeur haute, les suivants la basse. La partie s’achève à la fin du tour où quelqu’un a six territoires.
the-border-tutorial-12 = C’est de nouveau à toi. Pense à l’anneau que tu veux fermer, réunis ses couleurs et laisse peu aux autres. Continue comme tu veux !
# Les règles, avec nos mots.
the-border-learn-goal = Le but du jeu
the-border-learn-goal-1 = Ton tableau montre une île et ses neuf territoires. Autour et entre eux court la frontière : 86 cases de six couleurs. Coche tout l’anneau autour d’un territoire et il est à toi.
the-border-learn-goal-2 = Le premier qui ferme un territoire marque sa valeur haute ; les suivants, environ la moitié. Six territoires finissent la partie ; qui a le plus de points gagne.
the-border-learn-setup = Avant de commencer
the-border-learn-setup-1 = On joue de deux à quatre, chacun sur un des quatre plateaux : les territoires sont les mêmes, les couleurs non. Le sort distribue les plateaux et désigne le joueur actif.
the-border-learn-setup-2 = La frontière est coupée en 24 segments : chaque couleur en a un de deux, trois, quatre et cinq cases. Deux cases blanches, hors segment, sont cochées dès le début.
the-border-learn-roll = Lancer
the-border-learn-roll-1 = Le joueur actif lance cinq dés aux six couleurs. Après le premier et le deuxième lancer, il peut relancer ceux qu’il veut, même des dés gardés ; le troisième lancer est définitif.
the-border-learn-first = Première action : des segments entiers
the-border-learn-first-1 = Le joueur actif complète des segments, avec un dé de la couleur par case encore libre. Ils peuvent être n’importe où et n’ont pas besoin de toucher une case cochée.
the-border-learn-first-2 = Un segment déjà commencé ne demande que les dés manquants. Un lancer peut en compléter plusieurs ; on n’en commence aucun sans le finir. On peut laisser des dés, même tous.
the-border-learn-second = Seconde action : des cases isolées
the-border-learn-second-1 = Puis tous les autres jouent en même temps avec les dés qui restent : par dé, une case de sa couleur. Chaque case doit en toucher une cochée, une blanche par exemple.
the-border-learn-second-2 = Ce que tu viens de cocher compte aussi. Chacun peut utiliser tous les dés restants ; personne ne les prend à personne. On peut aussi ne rien faire.
the-border-learn-second-3 = Si le joueur actif a utilisé les cinq dés, chacun des autres peut en utiliser un, celui qu’il veut.
the-border-learn-second-4 = Tant que le dernier n’a pas fini, tes croix sont un brouillon que personne ne voit et que tu peux annuler. Puis c’est au suivant, dans le sens des aiguilles d’une montre.
the-border-learn-score = Territoires et points
the-border-learn-score-1 = Un territoire est fermé quand toutes les cases de son anneau sont cochées. Une case entre deux ou trois territoires compte pour chacun : une croix peut donc en fermer plusieurs.
the-border-learn-score-2 = Le premier qui ferme un territoire marque 12, 11, 10 et ainsi de suite jusqu’à 4. Celui qui le ferme dans une action suivante marque la moitié, arrondie en dessous.
the-border-learn-score-3 = Ceux qui ferment un territoire dans la même seconde action marquent tous la valeur haute. La première action précède la seconde du même tour.
the-border-learn-end = La fin
the-border-learn-end-1 = La partie s’achève à la fin du tour où quelqu’un a six territoires. Si c’est à la première action, on joue encore la seconde. Les territoires en plus comptent aussi.
the-border-learn-end-2 = Qui a le plus de points gagne. En cas d’égalité, c’est le plus haut score d’un seul territoire qui décide ; sinon, la place est partagée.
the-border-edition-nsv = Quatre plateaux effaçables avec les mêmes terres et d’autres couleurs, cinq dés.
