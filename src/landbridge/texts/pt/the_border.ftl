# Glossário
# space      espaço (de fronteira)
# segment    segmento
# area       área; ring: fronteira à volta de uma área
# cross off  riscar
# complete   completar
# die, dice  dado; roll: lançamento, lançar
# board      tabuleiro (um dos quatro, e o de cada pessoa)
# active     ativo (quem faz a primeira ação)

the-border = The Border
the-border-about = Lança dados, risca a fronteira espaço a espaço e fecha os anéis à volta de nove áreas. De duas a quatro pessoas, meia hora.
the-border-by = Um jogo de Michael Kiesling e Reinhard Staupe.

# Porque é que uma jogada é recusada; a regra aparece ao lado.
the-border-why-not-now = Agora não podes jogar.
the-border-why-no-such-move = Essa jogada não existe aqui.
the-border-why-no-such-seat = Aí não se senta ninguém.
the-border-why-board-gone = O tabuleiro { $board } já foi distribuído.
the-border-why-not-showing = Esses dados não estão na mesa; o lançamento é { $dice }.
the-border-why-stop-first = Primeiro fica com os dados, depois riscas.
the-border-why-no-more-rolls = Já fizeste o último lançamento desta ronda.
the-border-why-segment-full = { $segment } já está completo.
the-border-why-dice-lack = Para { $segment } ainda { $lacks ->
    [one] falta { $lacks }
   *[other] faltam { $lacks }
} ({ $colour }); tens { $have }.
the-border-why-whole-segments = Na primeira ação só se completam segmentos inteiros.
the-border-why-space-by-space = Na segunda ação risca-se espaço a espaço: indica um espaço.
the-border-why-crossed-off = { $space } já está riscado.
the-border-why-no-die = Já não há dados da cor { $colour } para { $space }; os dados são { $pool }.
the-border-why-touches-nothing = { $space } não toca em nenhum espaço riscado.
the-border-why-one-die = Os cinco dados foram usados, por isso os outros só podem usar um deles.

# O que não se consegue ler como jogada.
the-border-read-nothing = «{ $text }» não é uma jogada; experimenta roll-rsb, stop, 5r, c12 ou um ponto final.
the-border-read-dice = «{ $text }» não são dados; escreve uma a cinco letras de { $known }.
the-border-read-no-space = Não há nenhum espaço { $space } na fronteira.
the-border-read-chance = «{ $text }» não é nada que os dados façam aqui.

# O que acontece. Os dados são r vermelho, g verde, b azul, y amarelo, o laranja, s cinzento.
the-border-fact-board = { $seat } recebe o tabuleiro { $board }.
the-border-fact-starts = { $seat } começa.
the-border-fact-roll = { $seat }, lançamento { $roll } de { $rolls }: { $dice }.
the-border-fact-again = { $seat } relança { $dice }.
the-border-fact-stops = { $seat } fica com o lançamento.
the-border-fact-segment = { $seat } completa { $segment } com { $dice }.
the-border-fact-used-some = { $seat } usou { $used }; para os outros: { $left }.
the-border-fact-used-none = { $seat } não usa nenhum dado; para os outros: { $left }.
the-border-fact-used-all = { $seat } usou os cinco ({ $used }); os outros podem usar um deles cada.
the-border-fact-done = { $seat } já jogou.
the-border-fact-crossed = { $seat } risca { $spaces } com { $dice }.
the-border-fact-crossed-nothing = { $seat } não risca nada.
# $motif: 1 castelo, 2 águia, 3 carvalho, 4 vivenda, 5 moinho, 6 barco à vela, 7 farol, 8 colmeia, 9 poço.
the-border-fact-area-first = { $seat } é quem primeiro fecha { $motif ->
    [1] o castelo
    [2] a águia
    [3] o carvalho
    [4] a vivenda
    [5] o moinho
    [6] o barco
    [7] o farol
    [8] a colmeia
   *[other] o poço
}: { $points } pontos.
the-border-fact-area-later = { $seat } fecha { $motif ->
    [1] o castelo
    [2] a águia
    [3] o carvalho
    [4] a vivenda
    [5] o moinho
    [6] o barco
    [7] o farol
    [8] a colmeia
   *[other] o poço
}: { $points } pontos.
the-border-fact-long = Ninguém tem seis áreas ao fim de { $rounds } rondas; a partida acaba na mesma.
the-border-fact-total = { $seat }: { $points } pontos com { $areas ->
    [one] uma área
   *[other] { $areas } áreas
}.
the-border-fact-wins = { $seat } ganha.
the-border-fact-shares = { $seat } partilha o primeiro lugar.

# Opções.
the-border-option-board = Os teus próprios tabuleiros
the-border-option-board-about = Os teus quatro tabuleiros impressos.

# O que está mal num tabuleiro.
# $header é a linha das letras, a b c d …
the-border-board-header = O desenho tem de começar com a linha das letras «{ $header }».
the-border-board-rows = Um desenho tem no máximo { $longest } linhas; esta está a mais.
the-border-board-row-label = Esta linha começa com «{ $label }», mas devia começar com o seu número, { $expected }.
the-border-board-row-length =
    { $count ->
        [one] A linha { $row } tem { $count } posição; a linha das letras tem { $size }.
       *[other] A linha { $row } tem { $count } posições; a linha das letras tem { $size }.
    }
the-border-board-sign = «{ $sign }» em { $space } não quer dizer nada; desenha . para o mar, 4 a 12 para uma área, xx para um espaço branco, 5r para um espaço do segmento vermelho de cinco.
the-border-board-motif-unknown = Não há nenhuma figura «{ $motif }». Podes escolher: { $known }.
the-border-board-motifs = São precisas { $needed } figuras diferentes, uma para cada área; estão indicadas { $count }.
the-border-board-motif-value = A figura { $motif } pertence à área que vale { $value }.
the-border-board-top = A área de cima é a vivenda, que vale 9; aqui é a { $value }.
the-border-board-differs =
    { $count ->
        [one] As áreas e a fronteira são iguais em todos os tabuleiros, mas o tabuleiro { $board } difere do 1 em { $space }.
       *[other] As áreas e a fronteira são iguais em todos os tabuleiros, mas o tabuleiro { $board } difere do 1 em { $space } e noutros sítios, { $count } vezes ao todo.
    }
the-border-board-spaces = A fronteira tem { $count } espaços; precisa de { $needed }, com os brancos.
the-border-board-white =
    { $count ->
        [one] Há { $count } espaço branco; têm de ser dois.
       *[other] Há { $count } espaços brancos; têm de ser dois.
    }
the-border-board-upper-left = Um espaço branco fica no quadrante superior esquerdo; { $space } está noutro sítio.
the-border-board-lower-right = Um espaço branco fica no quadrante inferior direito; { $space } está noutro sítio.
the-border-board-area-missing = Nenhuma área vale { $value }.
the-border-board-area-apart = A área que vale { $value } está em pedaços: { $spaces } fica à parte.
the-border-board-open = A área que vale { $value } está aberta em { $space }: só pode haver fronteira entre ela e o resto.
the-border-board-ring = A fronteira da área que vale { $value } não é um anel fechado em { $spaces }.
the-border-board-idle =
    { $count ->
        [one] { $spaces } não toca em nenhuma área.
       *[other] { $spaces } não tocam em nenhuma área.
    }
the-border-board-between =
    { $count ->
        [one] Só { $count } espaço fica entre duas áreas; deve ser a maioria.
       *[other] Só { $count } espaços ficam entre duas áreas; deve ser a maioria.
    }
the-border-board-apart = A fronteira está em pedaços: { $spaces } não se liga ao resto.
the-border-board-segment-length =
    { $count ->
        [one] O segmento { $segment } tem { $count } espaço em vez de { $needed }.
       *[other] O segmento { $segment } tem { $count } espaços em vez de { $needed }.
    }
the-border-board-segment-apart = O segmento { $segment } não é contínuo: não se pode percorrer espaço a espaço.
the-border-board-same-colour = { $first } e { $second } tocam-se e têm a mesma cor.
the-border-board-white-segments =
    { $count ->
        [one] O espaço branco { $space } só toca em { $count } segmento; precisa de dois.
       *[other] O espaço branco { $space } só toca em { $count } segmentos; precisa de dois.
    }
the-border-board-white-blue =
    { $count ->
        [one] O azul está ao lado de um espaço branco em { $count } tabuleiro; tem de estar pelo menos em { $needed }.
       *[other] O azul está ao lado de um espaço branco em { $count } tabuleiros; tem de estar pelo menos em { $needed }.
    }
the-border-board-white-yellow =
    { $count ->
        [one] O azul e o amarelo estão ao lado de um espaço branco em { $count } tabuleiro; têm de estar pelo menos em { $needed }.
       *[other] O azul e o amarelo estão ao lado de um espaço branco em { $count } tabuleiros; têm de estar pelo menos em { $needed }.
    }
the-border-board-ring-short = A { $value } tem um anel de { $count }, mais curto do que a { $other_value } com { $other_count }; mais valor pede mais fronteira.
the-border-board-segments-short = Os segmentos da { $value } têm { $count } espaços, os da { $other_value } { $other_count }; mais valor pede mais.
the-border-board-cut = O segmento { $segment } está cortado de outra forma do que no tabuleiro 1; todos têm os mesmos cortes.
the-border-board-groups = O que aqui é { $colour } tem várias cores no tabuleiro 1; as cores só trocam por inteiro.
the-border-board-repeat = O segmento { $segment } do tabuleiro { $board } tem a mesma cor no tabuleiro { $other_board }.

# Terminal.
the-border-screen-round = Ronda { $round }
the-border-screen-roll = Lançamento { $roll }/{ $rolls }
the-border-screen-active = Jogador ativo: { $seat }
the-border-screen-choose = Que dados relançar (roll-rs), ou stop?
the-border-screen-first = Completa segmentos (5r), depois um ponto.
the-border-screen-second = Risca espaços (c12), depois um ponto.
the-border-screen-one-die = Só um dado.
the-border-screen-legend = r vermelho, g verde, b azul, y amarelo, o laranja, s cinzento
the-border-sheet-total = pontos
the-border-sheet-best = melhor área
# Nomes das figuras; curtos, no máximo 13 caracteres.
the-border-motif-1 = castelo
the-border-motif-2 = águia
the-border-motif-3 = carvalho
the-border-motif-4 = vivenda
the-border-motif-5 = moinho
the-border-motif-6 = barco
the-border-motif-7 = farol
the-border-motif-8 = colmeia
the-border-motif-9 = poço
# Segundo o que a arena conta vitórias.
the-border-tag-board = tabuleiro
the-border-tag-order = ordem de jogo
# O que uma jogada pode ser; títulos da lista que «?» mostra.
the-border-offer-die = Relançar
the-border-offer-stop = Ficar com os dados
the-border-offer-segment = Completar
the-border-offer-space = Riscar
the-border-offer-done = Feito
# Palavras para «.» e «stop», separadas por vírgulas.
the-border-spoken-done = feito, pronto, pronta
the-border-spoken-stop = parar, chega
the-border-help =
    O jogador ativo lança cinco dados, até três vezes, e completa segmentos. Depois todos os outros
    riscam espaços com os dados que sobram.
      roll-rs  relança um vermelho e um cinzento; stop: fica com todos
      5r       primeira ação: completa o vermelho de cinco, um dado por espaço
      c12      segunda ação: risca um espaço que toque num riscado
      { "." }        feito
    Se o jogador ativo usou os cinco dados, os outros podem usar um deles cada.
    Uma área é tua quando o anel está todo riscado: primeiro o valor mais alto, depois metade.
    A partida acaba no fim da ronda em que alguém tem seis áreas.
    No tabuleiro: 5r é um espaço do segmento vermelho de cinco, ×× está riscado, ✎✎ é o teu rascunho, // está fechado.

# A página. $colour: 1 vermelho, 2 verde, 3 azul, 4 amarelo, 5 laranja, 6 cinzento.
the-border-colour = { $colour ->
    [1] vermelho
    [2] verde
    [3] azul
    [4] amarelo
    [5] laranja
   *[other] cinzento
}
# Como se dizem em voz alta os sítios e as peças, e em que estado estão.
the-border-name-space = { $space }, { the-border-colour }, segmento de { $length }, { $left } por riscar
the-border-name-space-near = { $space }, { the-border-colour }, segmento de { $length }, { $left } por riscar, ao lado de um riscado
the-border-name-space-crossed = { $space }, { the-border-colour }, segmento de { $length }, riscado
the-border-name-space-draft = { $space }, { the-border-colour }, segmento de { $length }, riscado no teu rascunho
the-border-name-white = { $space }, branco, riscado desde o início
the-border-name-segment = { the-border-colour }, segmento de { $length }: { $left ->
    [one] um espaço por riscar
   *[other] { $left } espaços por riscar
}
the-border-name-segment-full = { the-border-colour }, segmento de { $length }: completo
the-border-name-die = { $dice ->
    [one] um dado
   *[other] { $dice } dados
}, { the-border-colour }
# Os botões dizem o que acontece.
the-border-control-roll = Relançar os escolhidos
the-border-control-roll-some = Relançar { $dice ->
    [one] um dado
   *[other] { $dice } dados
}
the-border-control-stop = Ficar com estes
the-border-control-done-leave = Feito, { $dice ->
    [one] sobra { $dice }
   *[other] sobram { $dice }
}
the-border-control-done-all = Feito, os cinco usados
the-border-control-done = Feito, { $count ->
    [one] { $count } riscado
   *[other] { $count } riscados
}
the-border-control-done-nothing = Feito, nada riscado
# O que há a fazer.
the-border-prompt-choose = Lançamento { $roll } de { $rolls }: toca nos dados que queres relançar, ou fica com estes.
the-border-prompt-first = Completa segmentos, um dado por cada espaço em falta. { $dice ->
    [one] Tens um dado livre
   *[other] Tens { $dice } dados livres
}.
the-border-prompt-first-none = Nenhum segmento serve para estes dados. { $dice ->
    [one] Um dado fica
   *[other] { $dice } dados ficam
} para os outros.
the-border-prompt-first-all = Os cinco dados estão usados: cada um dos outros só pode usar um deles.
the-border-prompt-second = Risca espaços que toquem num riscado. { $dice ->
    [one] Tens um dado
   *[other] Tens { $dice } dados
}.
the-border-prompt-second-one = Os cinco dados foram usados: risca um só espaço, com um deles à escolha.
the-border-prompt-second-none = Nenhum destes dados serve ao lado do que riscaste.
the-border-prompt-second-enough = Mais nada serve: podes terminar.
# Uma palavra ao lado do nome.
the-border-status-rolling = lança { $roll }/{ $rolls }
the-border-status-first = a completar
the-border-status-crossing = a riscar
the-border-status-done = já jogou
the-border-status-areas = { $count } de { $needed } áreas
the-border-status-closed = { $count ->
    [one] { $count } área
   *[other] { $count } áreas
}
# A folha de pontos.
the-border-sheet-areas = áreas
the-border-sheet-enough = com { $needed } acaba a partida
the-border-sheet-tie = desempata
# Ao lado do quadro.
the-border-tray-yours = Os teus dados
the-border-tray-theirs = Dados de { $seat }
the-border-tray-left = Dados para ti
the-border-die-again = relançar
the-border-die-keep = fica
the-border-die-free = livre
the-border-die-draft = teu
the-border-die-gone = usado
the-border-choice = { $left } × { the-border-colour }
the-border-choice-of = segmento de { $length }
the-border-area-lacks = { $count ->
    [one] falta { $count }
   *[other] faltam { $count }
}
the-border-area-closed = fechada
the-border-area-closing = a fechar
the-border-area-name = { $motif ->
    [1] castelo
    [2] águia
    [3] carvalho
    [4] vivenda
    [5] moinho
    [6] barco
    [7] farol
    [8] colmeia
   *[other] poço
}
the-border-area-open = { the-border-area-name }: agora vale { $points }, { $count ->
    [one] falta um espaço
   *[other] faltam { $count } espaços
}
the-border-area-got = { the-border-area-name }: { $points } pontos ganhos
the-border-sheet-area = { the-border-area-name }: { $first }, depois { $later }
# O primeiro jogo, passo a passo.
the-border-tutorial-1 = Nove áreas e, à volta de cada uma, a fronteira. Risca todos os espaços à volta de uma área e ela é tua; por baixo do tabuleiro vês quanto vale cada uma.
the-border-tutorial-2 = Começas tu. Dois dados são vermelhos, e dois são poucos. Toca no verde, no amarelo e no laranja e relança esses três.
the-border-tutorial-3 = Três vermelhos e dois laranja! Podias lançar mais uma vez, mas isto serve bem: fica com estes.
the-border-tutorial-4 = O jogador ativo completa segmentos inteiros, em qualquer sítio. Três dados vermelhos chegam para o segmento vermelho de três: toca nele e toca outra vez para confirmar.
the-border-tutorial-5 = Os dados podem repartir-se. Com os dois laranja, completa o segmento laranja de dois.
the-border-tutorial-6 = Os cinco dados estão usados. É boa jogada: o Ben agora só pode usar um deles. Toca em Feito.
the-border-tutorial-7 = O Ben riscou um espaço, depois lançou, completou os três laranja e deixou um dado verde e um amarelo. São para ti.
the-border-tutorial-8 = Quando são os outros a lançar, riscas espaços soltos, um por dado. Cada um tem de tocar num riscado. O verde d14 toca no teu segmento vermelho: toca nele.
the-border-tutorial-9 = O dado amarelo serve ao lado do espaço branco em baixo à direita, que está riscado desde o início. Toca em m13.
the-border-tutorial-10 = A tinta azul é um rascunho: só tu o vês e podes desfazer até todos terminarem. Toca em Feito e fica definitivo.
the-border-tutorial-11 = Quem fecha primeiro uma área ganha o valor mais alto, quem a fecha depois o mais baixo. A partida acaba no fim da ronda em que alguém tem seis áreas.
the-border-tutorial-12 = Agora és tu outra vez. Pensa no anel que queres fechar, junta as cores dele e deixa pouco aos outros. Joga como quiseres!
# As regras por palavras nossas.
the-border-learn-goal = O objetivo
the-border-learn-goal-1 = O teu tabuleiro mostra uma ilha com nove áreas. À volta e entre elas corre a fronteira: 86 espaços em seis cores. Risca todo o anel à volta de uma área e ela é tua.
the-border-learn-goal-2 = Quem fecha uma área antes de todos ganha o valor mais alto; os outros, mais tarde, cerca de metade. Seis áreas acabam a partida; ganha quem tem mais pontos.
the-border-learn-setup = Antes de começar
the-border-learn-setup-1 = Jogam duas a quatro pessoas, cada uma num de quatro tabuleiros: as áreas são iguais em todos, as cores não. O sorteio distribui os tabuleiros e diz quem é o primeiro ativo.
the-border-learn-setup-2 = A fronteira está dividida em 24 segmentos: cada cor tem um de dois, três, quatro e cinco espaços. Dois espaços brancos estão riscados desde o início e não são de nenhum segmento.
the-border-learn-roll = Lançar
the-border-learn-roll-1 = O jogador ativo lança cinco dados, cada um com as seis cores. Depois do primeiro e do segundo lançamento pode relançar os que quiser, mesmo os que guardou; o terceiro é definitivo.
the-border-learn-first = Primeira ação: segmentos inteiros
the-border-learn-first-1 = O jogador ativo completa segmentos, com um dado da cor por cada espaço ainda por riscar. Podem estar em qualquer sítio e não precisam de tocar em nada.
the-border-learn-first-2 = Um segmento já começado só pede os dados que faltam. Um lançamento pode completar vários, mas nenhum se começa ou aumenta sem o completar. Podem sobrar dados, até todos.
the-border-learn-second = Segunda ação: espaços soltos
the-border-learn-second-1 = Depois todos os outros jogam ao mesmo tempo com os dados que sobram: por cada dado, um espaço da sua cor. Cada espaço tem de tocar num riscado, por exemplo num branco.
the-border-learn-second-2 = O que acabaste de riscar também conta. Toda a gente pode usar todos os dados que sobram; ninguém os tira a ninguém. Também podes não fazer nada.
the-border-learn-second-3 = Se o jogador ativo usou os cinco dados, cada um dos outros pode usar um dos cinco, à escolha.
the-border-learn-second-4 = Até o último terminar, o que riscas é um rascunho que mais ninguém vê e que podes desfazer. Depois fica ativo o jogador seguinte, no sentido dos ponteiros do relógio.
the-border-learn-score = Áreas e pontos
the-border-learn-score-1 = Uma área fecha-se quando todos os espaços do seu anel estão riscados. Um espaço entre duas ou três áreas conta para cada uma, por isso um só risco pode fechar várias.
the-border-learn-score-2 = Quem fecha primeiro uma área ganha 12, 11, 10 e assim por diante até 4. Quem a fecha numa ação posterior ganha metade, arredondada para baixo.
the-border-learn-score-3 = Quem fecha uma área na mesma segunda ação também recebe o valor mais alto. A primeira ação vem antes da segunda da mesma ronda.
the-border-learn-end = O fim
the-border-learn-end-1 = A partida acaba no fim da ronda em que alguém tem seis áreas. Se for na primeira ação, a segunda ainda se joga. As áreas a mais também contam.
the-border-learn-end-2 = Ganha quem tem mais pontos. No empate decide o valor mais alto ganho com uma só área; quem continuar empatado partilha o lugar.
the-border-edition-nsv = Quatro tabuleiros apagáveis com a mesma terra e outras cores, cinco dados.
