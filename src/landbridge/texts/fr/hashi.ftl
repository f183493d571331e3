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
hashi-why-card-gone = Cette carte est déjà sortie.
hashi-why-write-first = On inscrit avant de tracer : pour inscrire, reprends tes ponts.
hashi-why-one-number = Tu as déjà inscrit le chiffre de cette carte.
hashi-why-has-number = { $island } a déjà un chiffre.
hashi-why-flag-unreached = { $island } a un drapeau et pas encore de pont ; une carte précédente doit y en amener un.
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
hashi-read-nothing = « { $text } » n’est pas un coup ; essaie 5@c3, c3-c5 ou un point.
hashi-read-card = « { $text } » n’est pas une carte ; une carte s’écrit 4/3.
hashi-read-prepare = Avant la première carte, tu inscris un 3 ou un 4, pas un { $number }.
hashi-read-other-number = La carte montre un { $due }, pas un { $number }.
hashi-read-no-island = Il n’y a pas d’île { $island }.
hashi-read-no-line = Il n’y a pas de ligne { $text }.
hashi-read-mark = « { $text } » n’est pas une marque ; essaie B!c3 ou B!c3-c5.

# Ce qui se passe.
hashi-fact-prepared = { $seat } inscrit un { $number } en { $island } et passe le tableau à { $owner }.
hashi-fact-prepared-alone = { $seat } inscrit un { $number } en { $island }.
hashi-fact-card = Carte { $card } : un { $number }, { $bridges ->
    [one] un pont
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
hashi-fact-struck = { $seat } conteste { $mark } chez { $owner } : faute ({ $ruling }), et c’est irréparable. Rayé : { $islands }.
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
hashi-rank-8 = Vigie des tabliers
hashi-rank-9 = Clé de voûte
hashi-rank-10 = Dompte-détroits
hashi-rank-11 = Voix de l’archipel
hashi-rank-12 = La mer à pied sec

# Options.
hashi-option-side = Côté du plateau
hashi-option-side-A = A, le plus facile
hashi-option-side-B = B, avec plus de croisements
hashi-option-paper = Mode papier
hashi-option-paper-about = Les marques ne sont pas vérifiées ; à toi de contester les erreurs des autres.
hashi-option-board = Un plateau à toi

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
hashi-board-without-form = « { $entry } » ne désigne pas une ligne ; écris les deux îles de ses bouts, comme c3-c5.
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
hashi-board-crossings-none = Aucune ligne n’en croise une autre ; chaque côté a des croisements.
hashi-board-crossings-few =
    { $count ->
        [one] { $count } paire de lignes se croise ; il en faut au moins { $least } au côté { $side }.
       *[other] { $count } paires de lignes se croisent ; il en faut au moins { $least } au côté { $side }.
    }
hashi-board-crossings-many = { $count } paires de lignes se croisent ; le côté { $side } en a au plus { $most }.
hashi-board-lines-few =
    { $count ->
        [0] Aucune ligne ne mène à { $island } ; il en faut au moins deux à chaque île.
        [one] Une seule ligne mène à { $island } ; il en faut au moins deux à chaque île.
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
        [one] Aucun chemin ne mène de { $islands } aux autres îles.
       *[other] Aucun chemin ne mène de { $islands } aux autres îles ; elles ne sont reliées qu’entre elles.
    }

# Terminal.
hashi-screen-prepare = Inscris un 3 ou un 4 sur une île sans drapeau. Ce tableau ira à { $owner }.
hashi-screen-prepare-alone = Inscris un 3 ou un 4 sur une île sans drapeau.
hashi-screen-challenge = Conteste une marque d’un tableau (B!c3, B!c3-c5), ou dis non.
hashi-screen-card = Carte { $card } sur { $cards }
hashi-screen-drawn =
    { $drawn ->
        [one] { $drawn } tracé sur { $bridges }
       *[other] { $drawn } tracés sur { $bridges }
    }
hashi-screen-done = a joué
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
hashi-offer-done = Fini
hashi-offer-no = Ne rien contester
hashi-offer-sheet = Contester
# Mots pour « . » et « no », séparés par des virgules.
hashi-spoken-done = fini, prêt, prête, pret, prete
hashi-spoken-no = non
hashi-help =
    Chaque carte montre un chiffre et un à trois ponts, les mêmes pour tout le monde.
      5@c3    inscris le 5 de la carte sur l’île c3 (en premier, ou pas du tout)
      c3-c5   trace un pont ; autant que la carte en montre, ou aucun
      { "." }       la carte est jouée
    Une île est terminée quand il y mène exactement autant de ponts que le dit son chiffre : 2 points.
    Un drapeau (► rouge, ◆ bleu) ne reçoit un chiffre que si un pont d’une carte précédente y mène.
    Un pont a un chiffre à un bout au moins et n’en croise jamais un autre ; deux au plus par ligne.
    Tous les drapeaux rouges : 9 points, ensuite 5. Tous les bleus : 7, ensuite 3. Six îles reliées : 8, ensuite 4.
    Sur le plateau : ╔═╗ ou [ ] est terminée ; 4₂ est un quatre à qui il manque deux ponts ; sur les pointillés, on peut encore tracer.
