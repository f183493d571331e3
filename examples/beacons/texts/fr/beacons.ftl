beacons = Feux d’alarme
beacons-about = Allume des feux sur des collines dans la brume et formes-en une chaîne. De deux à quatre joueurs.
beacons-by = L’exemple du guide de la maison pour créer un jeu.
beacons-help =
    À chaque tour, le vent dégage une crête. Chacun y choisit en secret une colline libre : c3.
    Celui qui est seul sur une colline y allume un feu ; là où plusieurs se rencontrent, elle reste éteinte à jamais.
    Seule compte ta meilleure chaîne de feux voisins : un point par feu, et 5 de plus de la première crête à la dernière.

# Pourquoi un coup est refusé.
beacons-why-nothing-free = Aucune colline n’est libre sur la crête { $ridge }.
beacons-why-in-fog = { $hill } est dans la brume ; seule la crête { $ridge } est dégagée.
beacons-why-taken = { $hill } n’est plus libre.

# Ce qui se passe.
beacons-fact-wind = Le vent dégage la crête { $ridge }.
beacons-fact-picked = { $seat } a choisi une colline.
beacons-fact-lights = { $seat } allume un feu sur { $hill }.
beacons-fact-dark = { $count } se rencontrent sur { $hill } : elle reste éteinte.

# Sur la table.
beacons-prompt = Choisis une colline libre sur la crête { $ridge }.
beacons-status-picked = a choisi
beacons-name-lit = { $hill }, feu : { $owner }
beacons-name-dark = { $hill }, éteinte à jamais
beacons-name-clear = { $hill }, libre
beacons-name-fog = { $hill }, dans la brume
beacons-sheet-lit = Feux
beacons-sheet-lit-about = À chaînes égales, celui qui a le plus de feux l’emporte.
beacons-sheet-chain = Meilleure chaîne
beacons-sheet-chain-about = Un point par feu, et { $points } de plus si la chaîne mène de la première crête à la dernière.
beacons-option-far = Vue lointaine
beacons-option-far-about = Les feux se voient aussi en diagonale.

# Une première partie.
beacons-tutorial-1 = Le vent a dégagé la crête 2 et Ben y a déjà choisi une colline ; tu ne peux pas voir laquelle. Choisis c2.
beacons-tutorial-2 = Personne d’autre n’était sur c2 : un feu y brûle. La crête 3 est maintenant dégagée. De c3 on voit c2 ; choisis-la.
beacons-tutorial-3 = Deux feux en chaîne valent deux points. Voici la crête 5 ; c5 serait sur le chemin.
beacons-tutorial-4 = Ben a eu la même idée : là où plusieurs se rencontrent, la colline reste éteinte à jamais. Encore la crête 2 : de d2 on voit ton feu sur c2.
beacons-tutorial-5 = Une chaîne de trois. De la crête 1 à la crête 5, elle vaudrait 5 de plus. Continue comme tu veux.
