# Commencer son propre jeu, et le vérifier.

prove-begun = { $folder } est un petit jeu complet ; fais-en le tien. Pour le vérifier : { $command }
prove-name = « { $name } » ne peut pas être le nom d’un nouveau jeu. Écris des minuscules, des chiffres et des tirets bas, comme dans my_game.
prove-exists = { $folder } existe déjà.
prove-broken = La loi « { $law } » n’est pas respectée : { $detail }
prove-holds = Toutes les lois sont respectées, quels que soient le nombre de joueurs et les options : { $steps ->
    [one] { $steps } étape
   *[other] { $steps } étapes
} en { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}.
