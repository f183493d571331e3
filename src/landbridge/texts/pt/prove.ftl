# Começar um jogo próprio e verificá-lo.

prove-begun = { $folder } é um pequeno jogo completo; transforma-o no teu. Para o verificar: { $command }
prove-name = «{ $name }» não pode ser o nome de um jogo novo. Usa minúsculas, algarismos e traços inferiores, como em my_game.
prove-exists = { $folder } já existe.
prove-broken = A lei «{ $law }» não é cumprida: { $detail }
prove-holds = Todas as leis são cumpridas, com qualquer número de jogadores e qualquer opção: { $steps ->
    [one] um passo
   *[other] { $steps } passos
} { $games ->
    [one] numa partida
   *[other] em { $games } partidas
}.
