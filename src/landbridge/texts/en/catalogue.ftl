# Games that live outside this package, in folders that the environment names.
catalogue-no-package = { $folder } is not a game: { $variable } must name folders with an __init__.py in them.
catalogue-no-game = The package in { $folder } does not export a game called “{ $name }”, the name of its folder.
catalogue-name-taken = The game in { $folder } cannot be loaded: something else is already called “{ $name }” here.
