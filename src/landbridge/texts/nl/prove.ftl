# Een eigen spel beginnen en controleren.

prove-begun = { $folder } is een klein compleet spel; maak er jouw spel van. Controleren: { $command }
prove-name = “{ $name }” kan geen naam van een nieuw spel zijn. Gebruik kleine letters, cijfers en lage streepjes, zoals in my_game.
prove-exists = { $folder } bestaat al.
prove-broken = De wet “{ $law }” is geschonden: { $detail }
prove-holds = Alle wetten gelden, met elk aantal spelers en elke optie: { $steps ->
    [one] één stap
   *[other] { $steps } stappen
} in { $games ->
    [one] één partij
   *[other] { $games } partijen
}.
