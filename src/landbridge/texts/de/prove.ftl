# Ein eigenes Spiel anfangen und prüfen.

prove-begun = { $folder } ist ein kleines ganzes Spiel; mach deines daraus. Prüfen: { $command }
prove-name = „{ $name }“ kann ein neues Spiel nicht heißen. Erlaubt sind kleine Buchstaben, Ziffern und Unterstriche, etwa my_game.
prove-exists = { $folder } gibt es schon.
prove-broken = Das Gesetz „{ $law }“ ist verletzt: { $detail }
prove-holds = Alle Gesetze gelten, mit jeder Spielerzahl und jeder Option: { $steps ->
    [one] ein Schritt
   *[other] { $steps } Schritte
} in { $games ->
    [one] einer Partie
   *[other] { $games } Partien
}.
