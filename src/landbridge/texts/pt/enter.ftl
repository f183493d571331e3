# Uma partida com a caixa de verdade, jogada a jogada.
enter-about = Introduz uma partida de verdade jogada a jogada: que carta, lançamento ou ficha saiu, e o que cada um fez. Também podes escrever undo, hint ou quit.
enter-came = O que saiu? ({ $known })
enter-saved = Guardado: { $file }. «landbridge replay» e «landbridge review» leem-no.
enter-outside = As cartas, dados ou fichas desta partida vieram de fora, de uma caixa de verdade: ninguém os pode verificar.
enter-title = Introduzir uma partida
enter-page-about = Jogam com uma caixa de verdade. Introduz no tabuleiro o que saiu e o que cada um fez. As regras verificam, as dicas ajudam e no fim há registo e análise.
enter-page-undo = Desfazer retira o que foi introduzido por último, mesmo depois do fim.
enter-page-loopit = Introduz também todos os suportes: quem introduz vê-os a todos.
enter-correct = Desfazer a última entrada
enter-begin = Começar a introduzir
enter-what = O que saiu?
enter-what-seat = O que calhou a { $seat }?
