# Sur les pages imprimées.
print-scale = Imprime à 100 % : cette ligne mesure 100 mm.
print-backs = versos
print-glue = Colle ici la page suivante
print-page-of = page { $page } sur { $pages }
print-first-player = Premier joueur
print-total = Total
print-rules = Les règles dans nos propres mots

# Ce qui s’imprime.
print-part-sheets = Tableaux
print-part-boards = Plateaux
print-part-board = Plateau
print-part-cards = Cartes
print-part-dice = Faces des dés
print-part-tiles = Tuiles
print-part-planks = Planches, pierres, pions
print-part-score = Feuilles de score
print-part-rules = Règles en livret

# La commande.
print-no-paper = Le papier « { $name } » n’existe pas ; il y a { $known }.
print-no-part = « { $name } » ne s’imprime pas ici ; il y a { $known }.
print-no-library = Pour imprimer, il manque un paquet : pip install "landbridge[print]".
print-written = { $file } : { $pages ->
    [one] { $pages } page
   *[other] { $pages } pages
}, { $size } ko. Imprime à 100 %, sans ajuster à la page.

# Depuis un serveur.
print-busy = D’autres impriment en ce moment ; réessaie dans un instant.
print-link = À imprimer (PDF)

# The page.
print-title = Imprimer et jouer
print-about = Plateaux, cartes, pièces, feuilles de score et règles en PDF, en taille réelle.
print-needs-server = Pour imprimer, il faut un serveur Landbridge ; ce site n’en a pas. La commande « landbridge print » fait la même chose.
print-not-here = Ce serveur ne peut pas imprimer. La personne qui le gère peut y remédier : pip install "landbridge[print]".
print-board = Plateau
print-board-ours = Le nôtre
print-parts = Ce qui est à imprimer
print-paper = Papier
print-get = Obtenir le PDF
print-making = Impression…
print-advice-scale = Imprime à 100 %, sans ajuster à la page. Sur chaque page, un trait de 100 mm permet de vérifier.
print-advice-backs = Pages avec dos : imprime recto verso, retourné sur le bord long.
print-advice-booklet = Les règles forment un livret : imprime-les à part, recto verso, retourné sur le bord court, et plie-les au milieu.
print-advice-cut = De petits traits aux coins montrent où couper ; les grands plateaux se collent le long des bandes hachurées.
