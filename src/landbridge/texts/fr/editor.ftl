# Drawing boards of one's own: the list, the editor, what can be put on a board.
editor-gallery = Dessine ton propre plateau ou copie un plateau imprimé. Tes plateaux sont enregistrés sur cet appareil ; un lien les partage.
editor-begin = Commencer un nouveau plateau
editor-empty-board = Plateau vide
editor-import = Ouvrir un fichier de plateau
editor-new-name = Mon plateau : { $game }
editor-unnamed = Pas encore de nom
editor-copy-of = Copie : { $name }
editor-link-broken = Ce lien ne contient aucun plateau, ou il en manque une partie.
editor-board = Le plateau que tu dessines
editor-how = Dessiner ou écrire
editor-by-draw = Dessin
editor-by-text = Texte
editor-text = Le plateau en texte
editor-drawings = Les plateaux de ce fichier
editor-drawing = Plateau { $number }
editor-pieces = Éléments
editor-erase = Gomme
editor-empty = vide
editor-place = { $place } : { $piece }
editor-undo = Annuler
editor-redo = Rétablir
editor-mirror = Dessiner aussi les jumeaux
editor-unreadable = Ce texte n’est pas lisible comme plateau. Corrige-le sous « Texte » ou annule.
editor-ok = Prêt à jouer.
editor-wrong =
    { $count ->
        [1] 1 problème :
       *[other] { $count } problèmes :
    }
editor-fault-before = Problème précédent
editor-fault-next = Problème suivant
editor-faults = À corriger
editor-play = Jouer sur ce plateau
editor-invite = Inviter des amis
editor-about = À propos de ce plateau
editor-share = Partager
editor-share-about = Tout le plateau est dans le lien. Qui l’ouvre en reçoit sa propre copie.
editor-link = Lien vers ce plateau
editor-export = Enregistrer dans un fichier
editor-copy = Faire une copie
editor-delete = Supprimer
editor-delete-sure = Supprimer pour de bon
editor-keys = Touche pour poser, touche encore pour retirer ; glisse pour peindre. Clavier : flèches, Entrée, Ctrl+Z.
editor-keys-free = Touche pour poser une île, glisse pour la déplacer. Clavier : flèches, Entrée pour retirer, Maj avec une flèche pour déplacer, Ctrl+Z.
editor-add-middle = En poser une au milieu
editor-stock = Tuiles : { $count }
editor-stock-more = Touche un nombre pour ajouter une tuile. Choisis la gomme pour en retirer.
editor-stock-less = Touche un nombre pour retirer une tuile.
editor-stock-of = { $place } : { $count }
editor-field-name = Nom
editor-field-side = Face
editor-field-printed = Seules les règles comptent ; nos préférences sont des remarques
editor-field-half-width = Demi-largeur (mm)
editor-field-half-height = Demi-hauteur (mm)
editor-field-village-radius = Rayon d’un village (mm)
editor-field-island-radius = Rayon d’une île (mm)
editor-field-stone-radius = Rayon d’une pierre (mm)
editor-field-plank-width = Largeur d’une planche (mm)
editor-field-lengths = Longueurs des planches (mm)
editor-hashi-island = Île
editor-hashi-red = Île au drapeau rouge
editor-hashi-blue = Île au drapeau bleu
editor-hashi-line = Ligne
editor-loopit-bonus = Bonus × { $times }
editor-loopit-tile = Tuile
editor-river-dragons-island = Île
editor-river-dragons-village = Village
editor-the-border-land = Terre de valeur { $value }
editor-the-border-white = Case blanche
editor-the-border-picture = Image : { the-border-area-name }
editor-the-border-segment =
    { $colour ->
        [1] Segment rouge de { $length }
        [2] Segment vert de { $length }
        [3] Segment bleu de { $length }
        [4] Segment jaune de { $length }
        [5] Segment orange de { $length }
       *[other] Segment gris de { $length }
    }
editor-count-islands = Îles
editor-count-lines = Lignes
editor-count-areas = Territoires
editor-count-segments = Segments : { the-border-colour }
editor-count-tiles = Tuiles
editor-count-villages = Villages
editor-count-lengths = Longueurs des planches
editor-guide = Ce que contient la boîte
editor-guide-about = Touche une ligne : son crayon est choisi, et ce qu’il y en a, ou ce qui n’est pas entier, est entouré.
editor-count = { $have } sur { $need }
editor-guide-done = Tout y est.
