# Glossaire
# island     île
# bridge     pont
# line       ligne
# flag       drapeau
# sheet      tableau (à chacun le sien) ; board : plateau (le dessin des îles)
# draft      brouillon
# card       carte
# round      tour
# finished   terminée, terminer une île
# linked     reliées
# seat       place
# mark       marque (un chiffre ou un pont sur un tableau)
# challenge  contester, contestation

hashi = Hashi
hashi-about = Inscris le chiffre de la carte, trace ses ponts, termine des îles. D’une à quatre personnes, vingt minutes.
hashi-by = Un jeu de Jeffrey D. Allers.

# Pourquoi un coup est refusé ; la règle s’affiche à côté.
hashi-why-not-now = Tu ne peux pas jouer maintenant.
hashi-why-no-such-move = Ce coup n’existe pas ici.
hashi-why-prepared-flag = Le premier chiffre va sur une île sans drapeau.
hashi-why-card-gone = Cette carte est déjà retournée.
hashi-why-write-first = On inscrit avant de tracer : pour inscrire, annule tes ponts.
hashi-why-one-number = Tu as déjà inscrit le chiffre de cette carte.
hashi-why-has-number = { $island } a déjà un chiffre.
hashi-why-flag-unreached = { $island } a un drapeau ; il faut d’abord un pont d’une carte précédente.
hashi-why-too-small = { $degree } ponts mènent déjà à { $island } ; un { $number } est trop petit.
hashi-why-all-drawn = Tous les ponts de la carte sont tracés ({ $bridges }).
hashi-why-partly-drawn = Trace les { $bridges } ponts ou aucun ; pour l’instant : { $drawn }.
hashi-why-rest-impossible = Après celui-ci, les autres ponts de la carte seraient impossibles.
hashi-why-no-line = Aucune ligne imprimée n’y mène.
hashi-why-no-number = Aucun bout de { $line } n’a de chiffre.
hashi-why-crosses = Les ponts ne se croisent jamais. En travers : { $witness }.
hashi-why-line-full = { $line } a déjà deux ponts.
hashi-why-finished = Une île terminée n’accepte plus de pont : { $witness }.
hashi-why-six-bridges = Aucune île n’accepte plus de six ponts : { $witness }.
hashi-why-paper-full = Il n’y a plus la place pour un pont.
hashi-why-no-mark = Cette marque n’existe pas sur ce tableau.

# Ce qui ne se lit pas comme un coup.
hashi-read-nothing = « { $text } » n’est pas un coup ; essaie 5@e3, e3-e5 ou un point.
hashi-read-card = « { $text } » n’est pas une carte ; une carte s’écrit 4/3.
hashi-read-prepare = Avant la première carte, tu inscris un 3 ou un 4, pas un { $number }.
hashi-read-other-number = La carte montre un { $due }, pas un { $number }.
hashi-read-no-island = Il n’y a pas d’île { $island }.
hashi-read-no-line = Il n’y a pas de ligne { $text }.
hashi-read-mark = « { $text } » n’est pas une marque ; essaie B!e3 ou B!e3-e5.

# Ce qui se passe.
hashi-fact-prepared = { $seat } inscrit un { $number } en { $island } et passe le tableau à { $owner }.
hashi-fact-prepared-alone = { $seat } inscrit un { $number } en { $island }.
hashi-fact-card = Carte { $card } : un { $number }, { $bridges ->
    [1] un pont
   *[other] { $bridges } ponts
}.
hashi-fact-done = { $seat } a joué.
hashi-fact-both = { $seat } inscrit { $number } en { $island } et trace { $lines }.
hashi-fact-wrote = { $seat } inscrit { $number } en { $island } et ne trace rien.
hashi-fact-drew = { $seat } n’inscrit rien et trace { $lines }.
hashi-fact-waived = { $seat } n’inscrit rien et ne trace rien.
hashi-fact-finished = { $seat } termine { $islands }.
hashi-fact-red = { $seat } a tous les drapeaux rouges : { $points } points.
hashi-fact-blue = { $seat } a tous les drapeaux bleus : { $points } points.
hashi-fact-linked = { $seat } a six îles reliées : { $points } points.
hashi-fact-challenge-false = { $seat } conteste { $mark } chez { $owner } ; tout est en règle.
hashi-fact-erased = { $seat } conteste { $mark } chez { $owner } : faute ({ $ruling }), on efface.
hashi-fact-struck = { $seat } conteste { $mark } chez { $owner } : faute ({ $ruling }), mais trop tard pour corriger. Rayé : { $islands }.
hashi-fact-total = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
hashi-fact-wins = { $seat } gagne.
hashi-fact-shares = { $seat } partage la première place.

# Douze titres pour une partie en solo.
hashi-rank-1 = Ramasse-coquillages
hashi-rank-2 = Pieds mouillés
hashi-rank-3 = Radeau de fortune
hashi-rank-4 = Nœud bien serré
hashi-rank-5 = Pilotis tenace
hashi-rank-6 = Pierre d’angle
hashi-rank-7 = Terreur des bacs
hashi-rank-8 = Gardien des arches
hashi-rank-9 = Clé de voûte
hashi-rank-10 = Dompteur de détroits
hashi-rank-11 = Voix de l’archipel
hashi-rank-12 = La mer à pied sec

# Options.
hashi-option-side = Côté du plateau
hashi-option-side-about = Les deux côtés ont 18 îles ; leurs lignes diffèrent.
hashi-option-side-A = Côté A, le plus facile
hashi-option-side-B = Côté B, avec plus de croisements
hashi-option-paper = Mode papier
hashi-option-paper-about = Les marques ne sont pas vérifiées ; à toi de contester les erreurs des autres.
hashi-option-board = Ton propre plateau
hashi-option-board-about = Ton plateau imprimé, au lieu du côté A ou B.

# Ce qui ne va pas dans un plateau.
# $header est la rangée de lettres, "a b c d e f".
hashi-board-header = Le dessin doit commencer par la rangée de lettres « { $header } ».
hashi-board-row-label = Cette rangée commence par « { $label } », mais devrait commencer par son numéro, { $expected }.
hashi-board-row-length =
    { $count ->
        [one] La rangée { $row } a { $count } case ; chaque rangée en a { $size }.
       *[other] La rangée { $row } a { $count } cases ; chaque rangée en a { $size }.
    }
hashi-board-sign = « { $sign } » en { $island } ne veut rien dire ; dessine . pour l’eau, o pour une île, R ou B pour un drapeau rouge ou bleu.
hashi-board-rows-missing =
    { $count ->
        [one] Le dessin a { $count } rangée, il en faut { $size }.
       *[other] Le dessin a { $count } rangées, il en faut { $size }.
    }
hashi-board-rows-extra = Le dessin a { $count } rangées, il en faut { $size } ; celle-ci est de trop.
hashi-board-islands =
    { $count ->
        [one] Il y a { $count } île ; un côté en a { $needed }.
       *[other] Il y a { $count } îles ; un côté en a { $needed }.
    }
hashi-board-without-form = « { $entry } » ne désigne pas une ligne ; écris les deux îles de ses bouts, comme e3-e5.
hashi-board-without-water = { $line } ne peut pas être omise : il n’y a pas d’île en { $island }.
hashi-board-without-no-line = { $line } ne peut pas être omise : ces deux îles ne sont pas voisines dans une rangée ou une colonne.
hashi-board-without-twice = { $line } est omise deux fois.
hashi-board-flags-red =
    { $count ->
        [one] Il y a { $count } drapeau rouge ; un côté en a { $needed }.
       *[other] Il y a { $count } drapeaux rouges ; un côté en a { $needed }.
    }
hashi-board-flags-blue =
    { $count ->
        [one] Il y a { $count } drapeau bleu ; un côté en a { $needed }.
       *[other] Il y a { $count } drapeaux bleus ; un côté en a { $needed }.
    }
hashi-board-flags-near-red = Les drapeaux rouges en { $first } et { $second } sont voisins ; deux drapeaux de même couleur ne se touchent pas.
hashi-board-flags-near-blue = Les drapeaux bleus en { $first } et { $second } sont voisins ; deux drapeaux de même couleur ne se touchent pas.
hashi-board-crossings-none = Aucune ligne n’en croise une autre ; chaque côté a au moins un croisement.
hashi-board-crossings-few =
    { $count ->
        [one] { $count } paire de lignes se croise ; il en faut au moins { $least } au côté { $side }.
       *[other] { $count } paires de lignes se croisent ; il en faut au moins { $least } au côté { $side }.
    }
hashi-board-crossings-many = { $count } paires de lignes se croisent ; le côté { $side } en a au plus { $most }.
hashi-board-lines-few =
    { $count ->
        [0] Aucune ligne ne mène à { $island } ; il en faut au moins deux à chaque île.
        [1] Une seule ligne mène à { $island } ; il en faut au moins deux à chaque île.
       *[other] Seules { $count } lignes mènent à { $island } ; il en faut au moins deux à chaque île.
    }
hashi-board-busy-few =
    { $count ->
        [one] { $count } île a trois lignes ou plus ; il en faut au moins { $needed }, pour les cinq et les six.
       *[other] { $count } îles ont trois lignes ou plus ; il en faut au moins { $needed }, pour les cinq et les six.
    }
hashi-board-no-four = Aucune île n’a quatre lignes ; il en faut au moins une.
hashi-board-apart =
    { $count ->
        [1] Aucun chemin ne mène de { $islands } aux autres îles.
       *[other] Aucun chemin ne mène de { $islands } aux autres îles ; elles ne sont reliées qu’entre elles.
    }

# Terminal.
hashi-screen-prepare = Inscris un 3 ou un 4 sur une île sans drapeau. Ce tableau ira à { $owner }.
hashi-screen-prepare-alone = Inscris un 3 ou un 4 sur une île sans drapeau.
hashi-screen-challenge = Conteste une marque d’un tableau (B!e3, B!e3-e5), ou dis non.
hashi-screen-card = Carte { $card } sur { $cards }
hashi-screen-drawn =
    { $drawn ->
        [one] { $drawn } tracé sur { $bridges }
       *[other] { $drawn } tracés sur { $bridges }
    }
hashi-screen-done = a joué
hashi-turn = { $turn ->
    [0] Avant la première carte
   *[other] Carte { $turn }
}
# Lignes de la feuille de score ; courtes, 17 caractères au plus.
hashi-sheet-islands = îles
hashi-sheet-red = drapeaux rouges
hashi-sheet-blue = drapeaux bleus
hashi-sheet-linked = six reliées
hashi-sheet-total = points
hashi-sheet-rank = Rang { $rank } sur { $ranks } : { $title }
# Ce que peut être un coup ; titres de la liste que montre « ? ».
hashi-offer-island = Inscrire
hashi-offer-line = Tracer
hashi-offer-done = Valider
hashi-offer-no = Ne rien contester
hashi-offer-sheet = Contester
# Mots pour « . » et « no », séparés par des virgules.
hashi-spoken-done = valider, fini, prêt, prête, pret, prete
hashi-spoken-no = non
hashi-help =
    Chaque carte montre un chiffre et un à trois ponts, les mêmes pour tout le monde.
      5@e3    inscris le 5 de la carte sur l’île e3 (en premier, ou pas du tout)
      e3-e5   trace un pont ; autant que la carte en montre, ou aucun
      { "." }       la carte est jouée
    Une île est terminée quand il y mène exactement autant de ponts que le dit son chiffre : 2 points.
    Un drapeau (► rouge, ◆ bleu) ne reçoit un chiffre que si un pont d’une carte précédente y mène.
    Un pont a un chiffre à un bout au moins et n’en croise jamais un autre ; deux au plus par ligne.
    Tous les drapeaux rouges : 9 points, ensuite 5. Tous les bleus : 7, ensuite 3. Six îles reliées : 8, ensuite 4.
    Sur le plateau : ╔═╗ ou [ ] est terminée ; 4₂ est un quatre à qui il manque deux ponts ; sur les pointillés, on peut encore tracer.

# La page : noms de ce qu’on peut toucher, avec son état.
# $flag vaut 1 pour un drapeau rouge, 2 pour un bleu, 0 sans drapeau.
hashi-name-place = { $flag ->
    [1] Île { $island }, drapeau rouge
    [2] Île { $island }, drapeau bleu
   *[other] Île { $island }
}
hashi-name-island-blank = { hashi-name-place }, sans chiffre, { $bridges ->
    [0] aucun pont
    [1] un pont
   *[other] { $bridges } ponts
}
hashi-name-island-number = { hashi-name-place }, { $number }, { $missing ->
    [1] il manque un pont
   *[other] il manque { $missing } ponts
}
hashi-name-island-finished = { hashi-name-place }, { $number }, terminée
hashi-name-island-over = { hashi-name-place }, { $number }, trop de ponts : { $bridges }
hashi-name-island-struck = { hashi-name-place }, rayée
hashi-name-line = Ligne { $line }, { $bridges ->
    [0] aucun pont
    [1] un pont
   *[other] { $bridges } ponts
}
hashi-name-mark-number = Chiffre en { $island }
hashi-name-mark-bridge = Pont { $which } sur { $line }

# Boutons : ce qui se passe.
hashi-do-done = Valider
hashi-do-done-nothing = Passer cette carte
hashi-do-done-wrote = Valider sans tracer
hashi-do-done-drew = Valider sans inscrire
hashi-do-done-left = Encore { $left } à tracer
hashi-do-done-leave = Valider (sans en tracer { $left })
hashi-do-number = Inscrire un { $number }
hashi-do-no = Ne rien contester
hashi-do-sheet = Tableau : { $owner }

# À côté d’un nom.
hashi-status-done = a joué
hashi-status-choosing = choisit…
hashi-status-drawing = trace…
hashi-status-challenging = peut contester

# Ce qu’il y a à faire.
hashi-prompt-prepare = Inscris un 3 ou un 4 sur une île sans drapeau. Le tableau ira ensuite à { $owner }.
hashi-prompt-prepare-alone = Inscris un 3 ou un 4 sur une île sans drapeau.
hashi-prompt-wait = Tu as joué. Tant que tout le monde n’a pas fini, tu peux encore annuler.
hashi-prompt-write = Inscris le { $number } sur une île, ou non, puis trace { $bridges ->
    [1] un pont
   *[other] { $bridges } ponts
}.
hashi-prompt-write-only = Il n’y a pas encore de place pour { $bridges ->
    [1] un pont
   *[other] { $bridges } ponts
}. Inscrire le { $number } peut y changer quelque chose.
hashi-prompt-draw-only = Le { $number } ne va nulle part. Trace { $bridges ->
    [1] un pont
   *[other] { $bridges } ponts
}, ou passe cette carte.
hashi-prompt-nothing = Pas de place pour le { $number }, ni pour { $bridges ->
    [1] un pont
   *[other] { $bridges } ponts
} : passe cette carte.
hashi-prompt-draw = { $bridges ->
    [1] Trace maintenant un pont, ou aucun.
   *[other] Trace maintenant { $bridges } ponts, tous ou aucun.
}
hashi-prompt-draw-on = { $left ->
    [1] Encore un pont à tracer.
   *[other] Encore { $left } ponts à tracer.
}
hashi-prompt-all-drawn = Tous les ponts sont tracés. Appuie sur Valider si tout te convient.
hashi-prompt-all-drawn-only = Tous les ponts sont tracés, mais le { $number } n’est pas encore inscrit. On inscrit avant de tracer : annule les ponts pour l’inscrire.
hashi-prompt-no-room = Il n’y a pas la place pour { $bridges ->
    [1] un autre pont
   *[other] { $bridges } autres ponts
} : appuie sur Valider.
hashi-prompt-paper = Inscris le { $number } et trace { $bridges ->
    [1] un pont
   *[other] { $bridges } ponts
}. Rien n’est vérifié tant que personne ne conteste.
hashi-prompt-challenge = Une marque est-elle fausse ? Choisis un tableau, puis la marque, ou ne conteste rien.
hashi-prompt-challenge-wait = { $seat } peut contester une marque.

# La feuille de score de la page.
hashi-score-islands = Îles terminées
hashi-score-islands-about = 2 points chacune
hashi-score-red = Drapeaux rouges
hashi-score-blue = Drapeaux bleus
hashi-score-linked = Six reliées
hashi-score-first = { $high } pour le premier, { $low } ensuite
hashi-score-until = { $high } jusqu’à la carte { $card }, puis { $low }
hashi-score-gone = désormais { $low } au lieu de { $high }
hashi-score-so-far = Jusqu’ici
hashi-score-total = Total
hashi-score-rank = Rang { $rank } sur { $ranks }

# À côté et au-dessous du plateau.
hashi-beside-write = Inscrire { $number }
hashi-beside-wrote = en { $island }
hashi-beside-draw = Tracer { $bridges ->
    [1] un pont
   *[other] { $bridges } ponts
}
hashi-beside-left = encore { $left }
hashi-beside-drawn = c’est fait
hashi-beside-number = Premier chiffre
hashi-beside-passes = pour { $owner }
hashi-beside-sheet = Tableau : { $owner }
hashi-beside-pile = Pile { $pile } : { $turned ->
    [one] { $turned } retournée
   *[other] { $turned } retournées
} sur { $cards }
hashi-deck = Les 18 cartes. Les cartes retournées sont barrées ; une reste cachée.
hashi-deck-left = { $number }, { $bridges ->
    [1] un pont
   *[other] { $bridges } ponts
}
hashi-deck-turned = { hashi-deck-left } : retournée
hashi-deck-now = { hashi-deck-left } : sur la table

# Le tutoriel.
hashi-tutorial-1 = Une île est terminée quand il y mène exactement autant de ponts que le dit son chiffre. Chacune vaut 2 points, et tu as 17 cartes.
hashi-tutorial-2 = Avant la première carte, chacun inscrit un 3 ou un 4 sur une île sans drapeau. Touche d4 et inscris un 4.
hashi-tutorial-3 = Puis les tableaux sont passés à gauche : celui-ci vient de Ben, qui aime d4 lui aussi. La première carte vaut pour vous deux : un 4 et deux ponts.
hashi-tutorial-4 = On inscrit d’abord. Les drapeaux doivent attendre un pont ; mets le 4 en a4, où trois lignes se rejoignent.
hashi-tutorial-5 = Deux ponts maintenant. Un pont suit une ligne pointillée et il lui faut un chiffre à l’un de ses bouts. Le premier : a1-a4.
hashi-tutorial-6 = Le second : a4-b4. Des ponts mènent maintenant à deux drapeaux bleus.
hashi-tutorial-7 = L’encre brillante est un brouillon : toi seul la vois, et tu peux encore l’annuler. Elle devient définitive quand tout le monde a fini. Appuie sur Valider.
hashi-tutorial-8 = Un 1 et deux ponts. Un drapeau reçoit un chiffre si un pont d’une carte précédente y mène. Inscris le 1 en a1 : un pont y est déjà, l’île est terminée.
hashi-tutorial-9 = Une ligne a de la place pour deux ponts. Trace le second sur a4-b4.
hashi-tutorial-10 = Il manque encore un pont au 4 en a4. Trace a4-a5, et l’île est entourée.
hashi-tutorial-11 = Deux îles terminées en une carte. Appuie sur Valider.
hashi-tutorial-12 = Un 2 et un pont. Deux ponts mènent déjà à b4 : inscris-y le 2.
hashi-tutorial-13 = Une île terminée n’accepte plus de pont, et les ponts ne se croisent jamais. b4-d4 est donc bloquée pour de bon ; trace d4-d6.
hashi-tutorial-14 = Tous les drapeaux rouges, tous les bleus, six îles reliées : le premier qui y arrive marque le plus. Appuie sur Valider et continue ; il reste 14 cartes.

# La page des règles.
hashi-learn-goal = Le but du jeu
hashi-learn-goal-1 = Tout le monde a le même tableau : 18 îles et des lignes pointillées entre voisines. En 17 cartes, on inscrit des chiffres sur les îles et on trace des ponts.
hashi-learn-goal-2 = Une île est terminée quand il y mène exactement autant de ponts que le dit son chiffre. Les îles terminées rapportent des points, et trois objectifs aussi.
hashi-learn-start = Avant la première carte
hashi-learn-start-1 = Chacun inscrit un 3 ou un 4 sur une île sans drapeau et passe son tableau à gauche. Tu joues sur celui que tu reçois.
hashi-learn-start-2 = Les 18 cartes montrent chaque chiffre de 1 à 6 avec un, deux et trois ponts. L’une d’elles reste cachée. Sous le tableau, les cartes retournées sont barrées.
hashi-learn-card = Une carte
hashi-learn-card-1 = Une carte est retournée pour tous à la fois. Inscris d’abord son chiffre sur une île, puis trace ses ponts. Tu peux passer l’une des parties, ou les deux.
hashi-learn-card-2 = Ce que tu écris est un brouillon que nul autre ne voit. Quand tout le monde a fini, il devient définitif, et chacun voit tout.
hashi-learn-write = Inscrire
hashi-learn-write-1 = Le chiffre va sur une île qui n’en a pas et ne peut être plus petit que le nombre de ponts déjà là. S’il est égal, l’île est terminée aussitôt.
hashi-learn-write-2 = Une île à drapeau ne reçoit un chiffre que si un pont d’une carte précédente y mène.
hashi-learn-draw = Tracer
hashi-learn-draw-1 = Un pont suit une ligne imprimée entre deux îles dont l’une a un chiffre ; celui qu’on vient d’inscrire compte. Une ligne porte un pont ou deux.
hashi-learn-draw-2 = Trace tous les ponts que montre la carte, ou aucun.
hashi-learn-no = Ce qui est impossible
hashi-learn-no-1 = Les ponts ne se croisent jamais. Une île terminée n’en accepte plus, une île sans chiffre six au plus. Toutes les îles n’ont pas besoin d’être reliées entre elles.
hashi-learn-points = Les points
hashi-learn-points-1 = Chaque île terminée : 2 points. Les quatre drapeaux rouges : 9 pour le premier, 5 ensuite. Les trois bleus : 7 pour le premier, 3 ensuite.
hashi-learn-points-2 = Six reliées : six îles terminées jointes par des ponts, sans île inachevée entre elles. 8 points pour le premier, 4 ensuite.
hashi-learn-points-3 = Les autres qui l’atteignent avec la même carte que le premier ont aussi la valeur haute. Après la 17e carte, le meilleur total gagne ; une égalité se partage.
hashi-learn-alone = Jouer en solo
hashi-learn-alone-1 = Tu prépares ton propre tableau. Les valeurs hautes ont un délai : drapeaux bleus jusqu’à la carte 7, drapeaux rouges et six reliées jusqu’à la carte 12.
hashi-learn-alone-2 = Tes points te valent un rang sur douze. Le plus haut en demande 60 : toutes les îles terminées et tous les objectifs à temps.
hashi-learn-b = Côté B
hashi-learn-b-1 = Ici, plus de lignes se croisent et certaines sont longues : un pont tracé tôt en bloque beaucoup d’autres. Tout le monde joue le même côté.
hashi-learn-paper = Mode papier
hashi-learn-paper-1 = Comme sur le papier, rien n’est vérifié. Après chaque carte, chacun à son tour peut contester une marque d’un tableau ; se tromper ne coûte rien.
hashi-learn-paper-2 = Une faute s’efface si elle est vue avant la fin de la carte suivante et que rien n’en dépend. Sinon elle reste, et ses îles ne seront jamais terminées.
hashi-edition-nsv = Des plateaux effaçables avec une face A plus facile et une face B plus difficile, 18 cartes. Les drapeaux sont rouges et bleus. L’option Face choisit.
