# Spellen die buiten dit pakket wonen, in mappen die de omgeving noemt.
catalogue-no-package = { $folder } is geen spel: { $variable } moet mappen noemen met een __init__.py erin.
catalogue-no-game = Het pakket in { $folder } biedt geen spel aan dat net als zijn map “{ $name }” heet.
catalogue-name-taken = Het spel in { $folder } kan niet worden geladen: hier heet al iets anders “{ $name }”.
