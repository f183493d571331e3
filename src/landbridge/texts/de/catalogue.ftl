# Spiele, die außerhalb dieses Pakets wohnen, in Ordnern, die die Umgebung nennt.
catalogue-no-package = { $folder } ist kein Spiel: { $variable } muss Ordner nennen, in denen ein __init__.py liegt.
catalogue-no-game = Das Paket in { $folder } stellt kein Spiel bereit, das wie sein Ordner „{ $name }“ heißt.
catalogue-name-taken = Das Spiel in { $folder } lässt sich nicht laden: „{ $name }“ heißt hier schon etwas anderes.
