# Glossário
# island     ilha
# bridge     ponte
# line       linha
# flag       bandeira
# sheet      quadro (de cada pessoa); board: tabuleiro (o desenho das ilhas)
# draft      rascunho
# card       carta
# round      ronda
# finished   acabada, acabar uma ilha
# linked     ligadas
# seat       lugar
# mark       marca (um número ou uma ponte no quadro)
# challenge  contestar, contestação

hashi = Hashi
hashi-about = Escreve o número da carta, desenha as pontes, acaba ilhas. De uma a quatro pessoas, vinte minutos.
hashi-by = Um jogo de Jeffrey D. Allers.

# Porque é que uma jogada é recusada; a regra aparece ao lado.
hashi-why-not-now = Agora não podes jogar.
hashi-why-no-such-move = Essa jogada não existe aqui.
hashi-why-prepared-flag = O primeiro número vai para uma ilha sem bandeira.
hashi-why-card-gone = Esta carta já foi virada.
hashi-why-write-first = Primeiro escreve-se, depois desenha-se: para escrever, retira as tuas pontes.
hashi-why-one-number = Já escreveste o número desta carta.
hashi-why-has-number = { $island } já tem um número.
hashi-why-flag-unreached = { $island } tem bandeira e ainda nenhuma ponte; tem de lá chegar uma com uma carta anterior.
hashi-why-too-small = Já chegam { $degree } pontes a { $island }; um { $number } é pouco.
hashi-why-all-drawn = Já desenhaste todas as pontes da carta ({ $bridges }).
hashi-why-partly-drawn = Desenha as { $bridges } pontes ou nenhuma; até agora: { $drawn }.
hashi-why-rest-impossible = Depois desta, já não caberiam as outras pontes da carta.
hashi-why-no-line = Não há nenhuma linha impressa até lá.
hashi-why-no-number = Nenhuma das pontas de { $line } tem número.
hashi-why-crosses = As pontes nunca se cruzam. No caminho: { $witness }.
hashi-why-line-full = { $line } já tem duas pontes.
hashi-why-finished = Uma ilha acabada não aceita mais pontes: { $witness }.
hashi-why-six-bridges = Nenhuma ilha aceita mais de seis pontes: { $witness }.
hashi-why-paper-full = Não há espaço para mais uma ponte.
hashi-why-no-mark = Não existe essa marca nesse quadro.

# O que não se consegue ler como jogada.
hashi-read-nothing = «{ $text }» não é uma jogada; experimenta 5@c3, c3-c5 ou um ponto final.
hashi-read-card = «{ $text }» não é uma carta; uma carta escreve-se 4/3.
hashi-read-prepare = Antes da primeira carta escreves um 3 ou um 4, não um { $number }.
hashi-read-other-number = A carta mostra um { $due }, não um { $number }.
hashi-read-no-island = Não há nenhuma ilha { $island }.
hashi-read-no-line = Não há nenhuma linha { $text }.
hashi-read-mark = «{ $text }» não é uma marca; experimenta B!c3 ou B!c3-c5.

# O que acontece.
hashi-fact-prepared = { $seat } escreve um { $number } em { $island } e passa o quadro a { $owner }.
hashi-fact-prepared-alone = { $seat } escreve um { $number } em { $island }.
hashi-fact-card = Carta { $card }: um { $number }, { $bridges ->
    [one] uma ponte
   *[other] { $bridges } pontes
}.
hashi-fact-done = { $seat } já jogou.
hashi-fact-both = { $seat } escreve { $number } em { $island } e desenha { $lines }.
hashi-fact-wrote = { $seat } escreve { $number } em { $island } e não desenha nada.
hashi-fact-drew = { $seat } não escreve nada e desenha { $lines }.
hashi-fact-waived = { $seat } não escreve nem desenha nada.
hashi-fact-finished = { $seat } acaba { $islands }.
hashi-fact-red = { $seat } tem todas as bandeiras vermelhas: { $points } pontos.
hashi-fact-blue = { $seat } tem todas as bandeiras azuis: { $points } pontos.
hashi-fact-linked = { $seat } tem seis ilhas ligadas: { $points } pontos.
hashi-fact-challenge-false = { $seat } contesta { $mark } no quadro de { $owner }; está certo.
hashi-fact-erased = { $seat } contesta { $mark } no quadro de { $owner }: erro ({ $ruling }), apaga-se.
hashi-fact-struck = { $seat } contesta { $mark } no quadro de { $owner }: erro ({ $ruling }), e já não tem emenda. Riscado: { $islands }.
hashi-fact-total = { $seat }: { $points } pontos.
hashi-fact-wins = { $seat } ganha.
hashi-fact-shares = { $seat } partilha o primeiro lugar.

# Doze títulos para quem joga a solo.
hashi-rank-1 = Apanha-conchas
hashi-rank-2 = Pés na água
hashi-rank-3 = Carrega-tábuas
hashi-rank-4 = Nó bem dado
hashi-rank-5 = Estaca firme
hashi-rank-6 = Mão de pedra
hashi-rank-7 = Espanta-balsas
hashi-rank-8 = Guarda dos vãos
hashi-rank-9 = Alma dos arcos
hashi-rank-10 = Doma-estreitos
hashi-rank-11 = Voz do arquipélago
hashi-rank-12 = O mar a pé enxuto

# Opções.
hashi-option-side = Lado do tabuleiro
hashi-option-side-about = Os dois lados têm 18 ilhas; as linhas são outras.
hashi-option-side-A = A, o mais fácil
hashi-option-side-B = B, com mais cruzamentos
hashi-option-paper = Modo papel
hashi-option-paper-about = As marcas não são verificadas; contesta tu os erros alheios.
hashi-option-board = Um tabuleiro teu
hashi-option-board-about = O tabuleiro impresso que tens, em vez de um lado.

# O que está errado num tabuleiro.
# $header é a linha das letras, "a b c d e f".
hashi-board-header = O desenho tem de começar pela fila de letras «{ $header }».
hashi-board-row-label = Esta fila começa por «{ $label }», mas devia começar pelo seu número, { $expected }.
hashi-board-row-length =
    { $count ->
        [1] A fila { $row } tem { $count } posição; cada fila tem { $size }.
       *[other] A fila { $row } tem { $count } posições; cada fila tem { $size }.
    }
hashi-board-sign = «{ $sign }» em { $island } não quer dizer nada; usa . para água, o para uma ilha, R ou B para uma bandeira vermelha ou azul.
hashi-board-rows-missing =
    { $count ->
        [1] O desenho tem { $count } fila e precisa de { $size }.
       *[other] O desenho tem { $count } filas e precisa de { $size }.
    }
hashi-board-rows-extra = O desenho tem { $count } filas e precisa de { $size }; esta está a mais.
hashi-board-islands =
    { $count ->
        [1] Há { $count } ilha; um lado tem { $needed }.
       *[other] Há { $count } ilhas; um lado tem { $needed }.
    }
hashi-board-without-form = «{ $entry }» não indica uma linha; escreve as duas ilhas das pontas, como c3-c5.
hashi-board-without-water = { $line } não se pode omitir: não há nenhuma ilha em { $island }.
hashi-board-without-no-line = { $line } não se pode omitir: não são ilhas vizinhas na mesma fila ou coluna.
hashi-board-without-twice = { $line } é omitida duas vezes.
hashi-board-flags-red =
    { $count ->
        [1] Há { $count } bandeira vermelha; um lado tem { $needed }.
       *[other] Há { $count } bandeiras vermelhas; um lado tem { $needed }.
    }
hashi-board-flags-blue =
    { $count ->
        [1] Há { $count } bandeira azul; um lado tem { $needed }.
       *[other] Há { $count } bandeiras azuis; um lado tem { $needed }.
    }
hashi-board-flags-near-red = As bandeiras vermelhas em { $first } e { $second } são vizinhas; bandeiras da mesma cor ficam afastadas.
hashi-board-flags-near-blue = As bandeiras azuis em { $first } e { $second } são vizinhas; bandeiras da mesma cor ficam afastadas.
hashi-board-crossings-none = Não há linhas que se cruzem; em cada lado há algumas.
hashi-board-crossings-few =
    { $count ->
        [1] Cruza-se { $count } par de linhas; o lado { $side } precisa de pelo menos { $least }.
       *[other] Cruzam-se { $count } pares de linhas; o lado { $side } precisa de pelo menos { $least }.
    }
hashi-board-crossings-many = Cruzam-se { $count } pares de linhas; o lado { $side } tem no máximo { $most }.
hashi-board-lines-few =
    { $count ->
        [0] Nenhuma linha chega a { $island }; cada ilha precisa de pelo menos duas.
        [1] Só uma linha chega a { $island }; cada ilha precisa de pelo menos duas.
       *[other] Só { $count } linhas chegam a { $island }; cada ilha precisa de pelo menos duas.
    }
hashi-board-busy-few =
    { $count ->
        [1] { $count } ilha tem três linhas ou mais; têm de ser pelo menos { $needed }, por causa dos cincos e dos seis.
       *[other] { $count } ilhas têm três linhas ou mais; têm de ser pelo menos { $needed }, por causa dos cincos e dos seis.
    }
hashi-board-no-four = Nenhuma ilha tem quatro linhas; pelo menos uma tem de ter.
hashi-board-apart =
    { $count ->
        [1] Nenhum caminho leva de { $islands } às outras ilhas.
       *[other] Nenhum caminho leva de { $islands } às outras ilhas; só estão ligadas entre si.
    }

# Terminal.
hashi-screen-prepare = Escreve um 3 ou um 4 numa ilha sem bandeira. O quadro vai para { $owner }.
hashi-screen-prepare-alone = Escreve um 3 ou um 4 numa ilha sem bandeira.
hashi-screen-challenge = Contesta uma marca em qualquer quadro (B!c3, B!c3-c5) ou diz não.
hashi-screen-card = Carta { $card } de { $cards }
hashi-screen-drawn = { $drawn } de { $bridges } pontes
hashi-screen-done = já jogou
# Linhas da folha de pontos; curtas, no máximo 17 caracteres.
hashi-sheet-islands = ilhas
hashi-sheet-red = vermelhas
hashi-sheet-blue = azuis
hashi-sheet-linked = seis ligadas
hashi-sheet-total = pontos
hashi-sheet-rank = Título { $rank } de { $ranks }: { $title }
# O que uma jogada pode ser; títulos da lista que «?» mostra.
hashi-offer-island = Escrever
hashi-offer-line = Desenhar
hashi-offer-done = Feito
hashi-offer-no = Não contestar
hashi-offer-sheet = Contestar
# Palavras para «.» e «no», separadas por vírgulas.
hashi-spoken-done = feito, pronto, pronta
hashi-spoken-no = não, nao
hashi-help =
    Cada carta mostra um número e uma a três pontes, iguais para toda a gente.
      5@c3    escreve o 5 da carta na ilha c3 (primeiro, ou não escrevas)
      c3-c5   desenha uma ponte; tantas como a carta mostra, ou nenhuma
      { "." }       a carta está jogada
    Uma ilha fica acabada quando lá chegam exatamente tantas pontes como diz o número: 2 pontos.
    Uma bandeira (► vermelha, ◆ azul) só aceita número se lá chegar uma ponte de uma carta anterior.
    As pontes precisam de um número numa das pontas, nunca se cruzam e são no máximo duas por linha.
    Bandeiras vermelhas todas: 9 pontos, depois 5. Azuis: 7, depois 3. Seis ilhas ligadas: 8, depois 4.
    No tabuleiro: ╔═╗ ou [ ] é uma ilha acabada; 4₂ é um quatro a que faltam duas pontes; nos pontinhos ainda se pode desenhar.

# A página: nomes do que se pode tocar, com o seu estado.
# $flag é 1 com bandeira vermelha, 2 com azul, 0 sem bandeira.
hashi-name-place = { $flag ->
    [1] Ilha { $island }, bandeira vermelha
    [2] Ilha { $island }, bandeira azul
   *[other] Ilha { $island }
}
hashi-name-island-blank = { hashi-name-place }, sem número, { $bridges ->
    [0] nenhuma ponte
    [1] uma ponte
   *[other] { $bridges } pontes
}
hashi-name-island-number = { hashi-name-place }, { $number }, { $missing ->
    [1] falta uma ponte
   *[other] faltam { $missing } pontes
}
hashi-name-island-finished = { hashi-name-place }, { $number }, acabada
hashi-name-island-over = { hashi-name-place }, { $number }, pontes a mais: { $bridges }
hashi-name-island-struck = { hashi-name-place }, riscada
hashi-name-line = Linha { $line }, { $bridges ->
    [0] nenhuma ponte
    [1] uma ponte
   *[other] { $bridges } pontes
}
hashi-name-mark-number = Número em { $island }
hashi-name-mark-bridge = Ponte { $which } em { $line }

# Botões: o que acontece.
hashi-do-done = Feito
hashi-do-done-nothing = Deixar passar a carta
hashi-do-done-wrote = Feito, sem desenhar
hashi-do-done-drew = Feito, sem escrever
hashi-do-done-left = Feito: faltam { $left }
hashi-do-done-leave = Feito, deixar { $left }
hashi-do-number = Escrever um { $number }
hashi-do-no = Não contestar nada
hashi-do-sheet = Quadro de { $owner }

# Ao lado de um nome.
hashi-status-done = já jogou
hashi-status-choosing = a escolher …
hashi-status-drawing = a desenhar …
hashi-status-challenging = pode contestar

# O que há para fazer agora.
hashi-prompt-prepare = Escreve um 3 ou um 4 numa ilha sem bandeira. Depois o quadro vai para { $owner }.
hashi-prompt-prepare-alone = Escreve um 3 ou um 4 numa ilha sem bandeira.
hashi-prompt-wait = Já jogaste. Enquanto alguém ainda joga, podes voltar atrás.
hashi-prompt-write = Escreve o { $number } numa ilha, ou não; depois desenha { $bridges ->
    [1] uma ponte
   *[other] { $bridges } pontes
}.
hashi-prompt-write-only = Por agora não há espaço para { $bridges ->
    [1] uma ponte
   *[other] { $bridges } pontes
}. Escrever o { $number } pode abri-lo.
hashi-prompt-draw-only = O { $number } não cabe em lado nenhum. Desenha { $bridges ->
    [1] uma ponte
   *[other] { $bridges } pontes
}, ou deixa passar a carta.
hashi-prompt-nothing = Não há lugar para o { $number } nem espaço para { $bridges ->
    [1] uma ponte
   *[other] { $bridges } pontes
}: deixa passar a carta.
hashi-prompt-draw = { $bridges ->
    [1] Agora desenha uma ponte, ou nenhuma.
   *[other] Agora desenha { $bridges } pontes, todas ou nenhuma.
}
hashi-prompt-draw-on = { $left ->
    [1] Falta desenhar uma ponte.
   *[other] Falta desenhar { $left } pontes.
}
hashi-prompt-all-drawn = As pontes estão todas desenhadas. Vê mais uma vez e toca em Feito.
hashi-prompt-no-room = Não há espaço para { $bridges ->
    [1] mais uma ponte
   *[other] mais { $bridges } pontes
}: toca em Feito.
hashi-prompt-paper = Escreve o { $number } e desenha { $bridges ->
    [1] uma ponte
   *[other] { $bridges } pontes
}. Nada é verificado até alguém contestar.
hashi-prompt-challenge = Há alguma marca errada? Escolhe um quadro e depois a marca, ou não contestes nada.
hashi-prompt-challenge-wait = { $seat } pode contestar uma marca.

# A folha de pontos da página.
hashi-score-islands = Ilhas acabadas
hashi-score-islands-about = 2 pontos cada
hashi-score-red = Bandeiras vermelhas
hashi-score-blue = Bandeiras azuis
hashi-score-linked = Seis ligadas
hashi-score-first = { $high } primeiro, { $low } depois
hashi-score-until = { $high } até à carta { $card }, depois { $low }
hashi-score-gone = agora { $low } em vez de { $high }
hashi-score-so-far = Até agora
hashi-score-total = Total
hashi-score-rank = Título { $rank } de { $ranks }

# Ao lado e por baixo do tabuleiro.
hashi-beside-write = Escrever { $number }
hashi-beside-wrote = em { $island }
hashi-beside-draw = Desenhar { $bridges ->
    [1] uma ponte
   *[other] { $bridges } pontes
}
hashi-beside-left = { $left ->
    [1] falta { $left }
   *[other] faltam { $left }
}
hashi-beside-drawn = feito
hashi-beside-number = Primeiro número
hashi-beside-passes = para { $owner }
hashi-beside-sheet = O quadro de { $owner }
hashi-beside-pile = Monte { $pile }: { $turned } de { $cards } viradas
hashi-deck = As 18 cartas. As viradas estão riscadas, uma fica por ver.
hashi-deck-left = { $number }, { $bridges ->
    [1] uma ponte
   *[other] { $bridges } pontes
}
hashi-deck-turned = { hashi-deck-left }: virada
hashi-deck-now = { hashi-deck-left }: na mesa

# O tutorial.
hashi-tutorial-1 = Uma ilha fica acabada quando lá chegam exatamente tantas pontes como diz o número. Cada uma vale 2 pontos, e tens 17 cartas.
hashi-tutorial-2 = Antes da primeira carta, cada pessoa escreve um 3 ou um 4 numa ilha sem bandeira. Toca em d4 e escreve um 4.
hashi-tutorial-3 = Depois os quadros passaram para a esquerda: este foi preparado por Ben, que também gosta de d4. A primeira carta é igual para ambos: um 4 e duas pontes.
hashi-tutorial-4 = Primeiro escreve-se. As bandeiras têm de esperar por uma ponte; põe o 4 em a4, onde se juntam três linhas.
hashi-tutorial-5 = Agora desenha duas pontes. Uma ponte segue uma linha ponteada e precisa de um número numa das pontas. A primeira: a1-a4.
hashi-tutorial-6 = A segunda: a4-b4. Agora já chegam pontes a duas bandeiras azuis.
hashi-tutorial-7 = A tinta viva está fresca: só tu a vês e ainda podes voltar atrás. Seca quando toda a gente tiver jogado. Toca em Feito.
hashi-tutorial-8 = Um 1 e duas pontes. Uma bandeira aceita número se lá chegar uma ponte de uma carta anterior. Escreve o 1 em a1: já lá há uma ponte, e a ilha fica acabada.
hashi-tutorial-9 = Numa linha cabem duas pontes. Desenha a segunda em a4-b4.
hashi-tutorial-10 = Ao 4 em a4 ainda falta uma ponte. Desenha a4-a5, e a ilha ganha o seu anel.
hashi-tutorial-11 = Duas ilhas acabadas com uma só carta. Toca em Feito.
hashi-tutorial-12 = Um 2 e uma ponte. A b4 já chegam duas pontes: escreve lá o 2.
hashi-tutorial-13 = Uma ilha acabada não aceita mais pontes, e as pontes nunca se cruzam. Por isso b4-d4 está fechada de vez; desenha d4-d6.
hashi-tutorial-14 = Todas as bandeiras vermelhas, todas as azuis, seis ilhas ligadas: quem lá chega primeiro ganha mais. Toca em Feito e continua; há mais 14 cartas.

# A página das regras.
hashi-learn-goal = De que se trata
hashi-learn-goal-1 = Toda a gente tem o mesmo quadro: 18 ilhas e linhas ponteadas entre vizinhas. Com 17 cartas escreves números nas ilhas e desenhas pontes ao longo das linhas.
hashi-learn-goal-2 = Uma ilha fica acabada quando lá chegam exatamente tantas pontes como diz o número. As ilhas acabadas dão pontos, e três objetivos também.
hashi-learn-start = Antes da primeira carta
hashi-learn-start-1 = Cada pessoa escreve um 3 ou um 4 numa ilha sem bandeira e passa o quadro para a esquerda. Jogas com o que recebes.
hashi-learn-start-2 = As 18 cartas mostram cada número de 1 a 6 com uma, duas e três pontes. Uma carta fica de fora, por ver. Por baixo do quadro riscam-se as cartas viradas.
hashi-learn-card = Uma carta
hashi-learn-card-1 = Vira-se uma carta para toda a gente ao mesmo tempo. Primeiro escreve o número numa ilha, depois desenha as pontes. Podes deixar qualquer das partes, ou as duas.
hashi-learn-card-2 = O teu rascunho é tinta fresca que mais ninguém vê. Quando a última pessoa termina, seca, e toda a gente vê tudo.
hashi-learn-write = Escrever
hashi-learn-write-1 = O número vai para uma ilha sem número e não pode ser menor do que as pontes que lá chegam. Se for igual, a ilha fica logo acabada.
hashi-learn-write-2 = Uma ilha com bandeira só aceita número se lá chegar uma ponte de uma carta anterior.
hashi-learn-draw = Desenhar
hashi-learn-draw-1 = Uma ponte segue uma linha impressa entre duas ilhas, e uma delas tem de ter número; o que acabaste de escrever conta. Uma linha leva uma ou duas pontes.
hashi-learn-draw-2 = Desenha todas as pontes que a carta mostra, ou nenhuma.
hashi-learn-no = O que não é possível
hashi-learn-no-1 = As pontes nunca se cruzam. Uma ilha acabada não aceita mais nenhuma, uma ilha sem número aceita seis no máximo. Nem tudo tem de estar ligado.
hashi-learn-points = Pontos
hashi-learn-points-1 = Cada ilha acabada: 2 pontos. As quatro bandeiras vermelhas: 9 para quem chega primeiro, 5 depois. As três azuis: 7 primeiro, 3 depois.
hashi-learn-points-2 = Seis ligadas: seis ilhas acabadas unidas por pontes, sem nenhuma por acabar pelo meio. 8 pontos primeiro, 4 depois.
hashi-learn-points-3 = Quem atinge um objetivo com a mesma carta também recebe o valor mais alto. Depois da 17.ª carta ganha quem tem mais pontos; um empate partilha-se.
hashi-learn-alone = Jogar a solo
hashi-learn-alone-1 = Preparas o teu próprio quadro. Os valores mais altos têm prazo: bandeiras azuis até à carta 7, bandeiras vermelhas e seis ligadas até à carta 12.
hashi-learn-alone-2 = Os pontos dão-te um de doze títulos. O mais alto pede 60: todas as ilhas acabadas e todos os objetivos a tempo.
hashi-learn-b = Lado B
hashi-learn-b-1 = Aqui cruzam-se mais linhas, e algumas são longas: uma ponte cedo fecha muitas outras. Toda a gente joga do mesmo lado.
hashi-learn-paper = Modo papel
hashi-learn-paper-1 = Como com caneta e papel, nada é verificado. Depois de cada carta, cada pessoa pode contestar uma marca em qualquer quadro; contestar em falso não custa nada.
hashi-learn-paper-2 = Um erro apaga-se se for notado até à carta seguinte e nada mais depender dele. Senão fica, e as suas ilhas nunca poderão ser acabadas.
