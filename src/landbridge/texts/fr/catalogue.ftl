# Les jeux qui vivent hors de ce paquet, dans des dossiers que nomme l’environnement.
catalogue-no-package = { $folder } n’est pas un jeu : { $variable } doit nommer des dossiers contenant un __init__.py.
catalogue-no-game = Le paquet de { $folder } n’exporte aucun jeu appelé « { $name } », comme son dossier.
catalogue-name-taken = Le jeu de { $folder } ne peut pas être chargé : autre chose s’appelle déjà « { $name } » ici.
