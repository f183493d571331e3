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
