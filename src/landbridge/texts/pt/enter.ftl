# Uma partida com a caixa de verdade, jogada a jogada.
enter-about = Introduz uma partida de verdade jogada a jogada: que carta, lançamento ou ficha saiu, e o que cada um fez. Também podes escrever undo, hint ou quit.
enter-came = O que saiu? ({ $known })
enter-saved = Guardado: { $file }. «landbridge replay» e «landbridge review» leem-no.
enter-outside = As cartas, dados ou fichas desta partida vieram de fora, de uma caixa de verdade: ninguém os pode verificar.
