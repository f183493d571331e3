# Os dados fazem batota? O que saiu num servidor e o que era de esperar
fair-title = Os dados fazem batota?
fair-link = Os dados fazem batota?
fair-about = Cada carta, dado e ficha das partidas acabadas neste servidor, em comparação com as probabilidades mesmo antes do sorteio.
fair-counted = Partidas: { $games }, sorteios: { $draws }
fair-which = Não contam os desafios do dia, que partilham os sorteios, nem os tabuleiros próprios. Entre muitas tabelas, uma ou duas parecem estranhas por puro acaso.
fair-fine = O puro acaso ficaria pelo menos tão longe em { $often } dos casos. Está tudo bem.
fair-odd = O puro acaso só ficaria tão longe em { $often } dos casos. Alguém devia ver isto.
fair-few = Ainda há poucos sorteios para dizer alguma coisa.
fair-table = Todos os { $draws } sorteios
fair-chi = Qui-quadrado { $chi }, graus de liberdade { $freedom }
fair-outcome = Sorteio
fair-came = Saiu
fair-expected = Esperado
fair-kind-begin = quem começa
fair-kind-board = tabuleiros
fair-kind-card = cartas
fair-kind-die = dados
fair-kind-leave = fichas retiradas
fair-kind-start = ficha inicial
fair-kind-tile = fichas

# landbridge luck-stats
fair-all = Sorteios comparados com as probabilidades: partidas { $games }, sorteios { $draws }.
fair-column-game = Jogo
fair-column-kind = Sorteio
fair-column-draws = Sorteios
fair-column-chi = Qui-quadrado
fair-column-freedom = Liberdade
fair-column-chance = Acaso
fair-too-few = poucos
fair-none = Não há nenhuma partida acabada em { $place }.
fair-unreadable = { $place } não se consegue ler e fica de fora.
