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
hashi-why-write-first = Primeiro escreve-se, depois desenha-se: para escrever, desfaz as tuas pontes.
hashi-why-one-number = Já escreveste o número desta carta.
hashi-why-has-number = { $island } já tem um número.
hashi-why-flag-unreached = { $island } tem bandeira; primeiro precisa de uma ponte de uma carta anterior.
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
hashi-read-nothing = «{ $text }» não é uma jogada; experimenta 5@e3, e3-e5 ou um ponto final.
hashi-read-card = «{ $text }» não é uma carta; uma carta escreve-se 4/3.
hashi-read-prepare = Antes da primeira carta escreves um 3 ou um 4, não um { $number }.
hashi-read-other-number = A carta mostra um { $due }, não um { $number }.
hashi-read-no-island = Não há nenhuma ilha { $island }.
hashi-read-no-line = Não há nenhuma linha { $text }.
hashi-read-mark = «{ $text }» não é uma marca; experimenta B!e3 ou B!e3-e5.

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
hashi-fact-struck = { $seat } contesta { $mark } no quadro de { $owner }: erro ({ $ruling }), mas já não tem emenda. Riscado: { $islands }.
hashi-fact-total = { $seat }: { $points } pontos.
hashi-fact-wins = { $seat } ganha.
hashi-fact-shares = { $seat } partilha o primeiro lugar.

# Doze títulos para quem joga a solo.
hashi-rank-1 = Apanha-conchas
hashi-rank-2 = Pés na água
hashi-rank-3 = Carrega-tábuas
hashi-rank-4 = Nó bem dado
hashi-rank-5 = Estaca firme
hashi-rank-6 = Pedra segura
hashi-rank-7 = Rival das balsas
hashi-rank-8 = Guarda dos vãos
hashi-rank-9 = Arco perfeito
hashi-rank-10 = Doma-estreitos
hashi-rank-11 = Voz do arquipélago
hashi-rank-12 = A pé enxuto pelo mar

# Opções.
hashi-option-side = Lado do tabuleiro
hashi-option-side-about = Os dois lados têm 18 ilhas; as linhas são outras.
hashi-option-side-A = Lado A, o mais fácil
hashi-option-side-B = Lado B, com mais cruzamentos
hashi-option-paper = Modo papel
hashi-option-paper-about = As marcas não são verificadas; contesta tu os erros alheios.
hashi-option-board = O teu próprio tabuleiro
hashi-option-board-about = O teu tabuleiro impresso, em vez do lado A ou B.

# O que está errado num tabuleiro.
# $header é a linha das letras, "a b c d e f".
hashi-board-header = O desenho tem de começar pela fila de letras «{ $header }».
hashi-board-row-label = Esta fila começa por «{ $label }», mas devia começar pelo seu número, { $expected }.
hashi-board-row-length =
    { $count ->
        [one] A fila { $row } tem { $count } posição; cada fila tem { $size }.
       *[other] A fila { $row } tem { $count } posições; cada fila tem { $size }.
    }
hashi-board-sign = «{ $sign }» em { $island } não quer dizer nada; usa . para água, o para uma ilha, R ou B para uma bandeira vermelha ou azul.
hashi-board-rows-missing =
    { $count ->
        [one] O desenho tem { $count } fila e precisa de { $size }.
       *[other] O desenho tem { $count } filas e precisa de { $size }.
    }
hashi-board-rows-extra = O desenho tem { $count } filas e precisa de { $size }; esta está a mais.
hashi-board-islands =
    { $count ->
        [one] Há { $count } ilha; um lado tem { $needed }.
       *[other] Há { $count } ilhas; um lado tem { $needed }.
    }
hashi-board-without-form = «{ $entry }» não indica uma linha; escreve as duas ilhas das pontas, como e3-e5.
hashi-board-without-water = { $line } não se pode omitir: não há nenhuma ilha em { $island }.
hashi-board-without-no-line = { $line } não se pode omitir: não são ilhas vizinhas na mesma fila ou coluna.
hashi-board-without-twice = { $line } é omitida duas vezes.
hashi-board-flags-red =
    { $count ->
        [one] Há { $count } bandeira vermelha; um lado tem { $needed }.
       *[other] Há { $count } bandeiras vermelhas; um lado tem { $needed }.
    }
hashi-board-flags-blue =
    { $count ->
        [one] Há { $count } bandeira azul; um lado tem { $needed }.
       *[other] Há { $count } bandeiras azuis; um lado tem { $needed }.
    }
hashi-board-flags-near-red = As bandeiras vermelhas em { $first } e { $second } são vizinhas; bandeiras da mesma cor ficam afastadas.
hashi-board-flags-near-blue = As bandeiras azuis em { $first } e { $second } são vizinhas; bandeiras da mesma cor ficam afastadas.
hashi-board-crossings-none = Não há linhas que se cruzem; cada lado tem pelo menos um cruzamento.
hashi-board-crossings-few =
    { $count ->
        [one] Cruza-se { $count } par de linhas; o lado { $side } precisa de pelo menos { $least }.
       *[other] Cruzam-se { $count } pares de linhas; o lado { $side } precisa de pelo menos { $least }.
    }
hashi-board-crossings-many = Cruzam-se { $count } pares de linhas; o lado { $side } tem no máximo { $most }.
hashi-board-lines-few =
    { $count ->
        [0] Nenhuma linha chega a { $island }; cada ilha precisa de pelo menos duas.
        [one] Só uma linha chega a { $island }; cada ilha precisa de pelo menos duas.
       *[other] Só { $count } linhas chegam a { $island }; cada ilha precisa de pelo menos duas.
    }
hashi-board-busy-few =
    { $count ->
        [one] { $count } ilha tem três linhas ou mais; têm de ser pelo menos { $needed }, por causa dos cincos e dos seis.
       *[other] { $count } ilhas têm três linhas ou mais; têm de ser pelo menos { $needed }, por causa dos cincos e dos seis.
    }
hashi-board-no-four = Nenhuma ilha tem quatro linhas; pelo menos uma tem de ter.
hashi-board-apart =
    { $count ->
        [one] Nenhum caminho leva de { $islands } às outras ilhas.
       *[other] Nenhum caminho leva de { $islands } às outras ilhas; só estão ligadas entre si.
    }

# Terminal.
hashi-screen-prepare = Escreve um 3 ou um 4 numa ilha sem bandeira. O quadro vai para { $owner }.
hashi-screen-prepare-alone = Escreve um 3 ou um 4 numa ilha sem bandeira.
hashi-screen-challenge = Contesta uma marca em qualquer quadro (B!e3, B!e3-e5) ou diz não.
hashi-screen-card = Carta { $card } de { $cards }
hashi-screen-drawn = { $drawn } de { $bridges } pontes
hashi-screen-done = já jogou
hashi-turn = { $turn ->
    [0] Antes da primeira carta
   *[other] Carta { $turn }
}
# Linhas da folha de pontos; curtas, no máximo 17 caracteres.
hashi-sheet-islands = ilhas
hashi-sheet-red = band. vermelhas
hashi-sheet-blue = bandeiras azuis
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
      5@e3    escreve o 5 da carta na ilha e3 (primeiro, ou não escrevas)
      e3-e5   desenha uma ponte; tantas como a carta mostra, ou nenhuma
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
    [one] uma ponte
   *[other] { $bridges } pontes
}
hashi-name-island-number = { hashi-name-place }, { $number }, { $missing ->
    [one] falta uma ponte
   *[other] faltam { $missing } pontes
}
hashi-name-island-finished = { hashi-name-place }, { $number }, acabada
hashi-name-island-over = { hashi-name-place }, { $number }, pontes a mais: { $bridges }
hashi-name-island-struck = { hashi-name-place }, riscada
hashi-name-line = Linha { $line }, { $bridges ->
    [0] nenhuma ponte
    [one] uma ponte
   *[other] { $bridges } pontes
}
hashi-name-mark-number = Número em { $island }
hashi-name-mark-bridge = Ponte { $which } em { $line }

# Botões: o que acontece.
hashi-do-done = Feito
hashi-do-done-nothing = Passar esta carta
hashi-do-done-wrote = Feito, sem desenhar
hashi-do-done-drew = Feito, sem escrever
hashi-do-done-left = Por desenhar: { $left }
hashi-do-done-leave = Feito, { $left } por desenhar
hashi-do-number = Escrever um { $number }
hashi-do-no = Não contestar nada
hashi-do-sheet = Quadro de { $owner }

# Ao lado de um nome.
hashi-status-done = já jogou
hashi-status-choosing = a escolher…
hashi-status-drawing = a desenhar…
hashi-status-challenging = pode contestar

# O que há para fazer agora.
hashi-prompt-prepare = Escreve um 3 ou um 4 numa ilha sem bandeira. Depois o quadro vai para { $owner }.
hashi-prompt-prepare-alone = Escreve um 3 ou um 4 numa ilha sem bandeira.
hashi-prompt-wait = Já jogaste. Podes desfazer até todos terminarem.
hashi-prompt-write = Escreve o { $number } numa ilha, ou passa; depois desenha { $bridges ->
    [one] uma ponte
   *[other] { $bridges } pontes
}.
hashi-prompt-write-only = Ainda não há espaço para { $bridges ->
    [one] uma ponte
   *[other] { $bridges } pontes
}. Talvez haja se escreveres o { $number }.
hashi-prompt-draw-only = O { $number } não cabe em lado nenhum. Desenha { $bridges ->
    [one] uma ponte
   *[other] { $bridges } pontes
}, ou passa esta carta.
hashi-prompt-nothing = Não há lugar para o { $number } nem espaço para { $bridges ->
    [one] uma ponte
   *[other] { $bridges } pontes
}: passa esta carta.
hashi-prompt-draw = { $bridges ->
    [one] Agora desenha uma ponte, ou nenhuma.
   *[other] Agora desenha { $bridges } pontes, todas ou nenhuma.
}
hashi-prompt-draw-on = { $left ->
    [one] Falta desenhar uma ponte.
   *[other] Falta desenhar { $left } pontes.
}
hashi-prompt-all-drawn = As pontes estão todas desenhadas. Toca em Feito se estiver bem assim.
hashi-prompt-all-drawn-only = As pontes estão desenhadas, mas falta o { $number }. Escreve-se antes de desenhar: anula as pontes para o escreveres.
hashi-prompt-no-room = Não há espaço para { $bridges ->
    [one] mais uma ponte
   *[other] mais { $bridges } pontes
}: toca em Feito.
hashi-prompt-paper = Escreve o { $number } e desenha { $bridges ->
    [one] uma ponte
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
hashi-score-first = { $high } para o primeiro, { $low } depois
hashi-score-until = { $high } até à carta { $card }, depois { $low }
hashi-score-gone = agora { $low } em vez de { $high }
hashi-score-so-far = Até agora
hashi-score-total = Total
hashi-score-rank = Título { $rank } de { $ranks }

# Ao lado e por baixo do tabuleiro.
hashi-beside-write = Escrever { $number }
hashi-beside-wrote = em { $island }
hashi-beside-draw = Desenhar { $bridges ->
    [one] uma ponte
   *[other] { $bridges } pontes
}
hashi-beside-left = { $left ->
    [one] falta { $left }
   *[other] faltam { $left }
}
hashi-beside-drawn = feito
hashi-beside-number = Primeiro número
hashi-beside-passes = para { $owner }
hashi-beside-sheet = Quadro de { $owner }
hashi-beside-pile = Pilha { $pile }: { $turned ->
    [one] { $turned } virada
   *[other] { $turned } viradas
} de { $cards }
hashi-deck = As 18 cartas. As viradas estão riscadas; uma fica escondida.
hashi-deck-left = { $number }, { $bridges ->
    [one] uma ponte
   *[other] { $bridges } pontes
}
hashi-deck-turned = { hashi-deck-left }: virada
hashi-deck-now = { hashi-deck-left }: na mesa

# O tutorial.
hashi-tutorial-1 = Uma ilha fica acabada quando lá chegam exatamente tantas pontes como diz o número. Cada uma vale 2 pontos, e tens 17 cartas.
hashi-tutorial-2 = Antes da primeira carta, cada pessoa escreve um 3 ou um 4 numa ilha sem bandeira. Toca em d4 e escreve um 4.
hashi-tutorial-3 = Depois os quadros passaram para a esquerda: este foi preparado pelo Ben, que também gosta de d4. A primeira carta é igual para ambos: um 4 e duas pontes.
hashi-tutorial-4 = Primeiro escreve-se. As bandeiras têm de esperar por uma ponte; põe o 4 em a4, onde se juntam três linhas.
hashi-tutorial-5 = Agora desenha duas pontes. Uma ponte segue uma linha pontilhada e precisa de um número numa das pontas. A primeira: a1-a4.
hashi-tutorial-6 = A segunda: a4-b4. Agora já chegam pontes a duas bandeiras azuis.
hashi-tutorial-7 = A tinta brilhante é um rascunho: só tu a vês e ainda a podes desfazer. Fica definitiva quando toda a gente tiver jogado. Toca em Feito.
hashi-tutorial-8 = Um 1 e duas pontes. Uma bandeira aceita número se lá chegar uma ponte de uma carta anterior. Escreve o 1 em a1: já lá há uma ponte, e a ilha fica acabada.
hashi-tutorial-9 = Numa linha cabem duas pontes. Desenha a segunda em a4-b4.
hashi-tutorial-10 = Ao 4 em a4 ainda falta uma ponte. Desenha a4-a5, e a ilha ganha o seu anel.
hashi-tutorial-11 = Duas ilhas acabadas com uma só carta. Toca em Feito.
hashi-tutorial-12 = Um 2 e uma ponte. A b4 já chegam duas pontes: escreve lá o 2.
hashi-tutorial-13 = Uma ilha acabada não aceita mais pontes, e as pontes nunca se cruzam. Por isso b4-d4 está bloqueada de vez; desenha d4-d6.
hashi-tutorial-14 = Todas as bandeiras vermelhas, todas as azuis, seis ilhas ligadas: quem lá chega primeiro ganha mais. Toca em Feito e continua; há mais 14 cartas.

# A página das regras.
hashi-learn-goal = O objetivo
hashi-learn-goal-1 = Toda a gente tem o mesmo quadro: 18 ilhas e linhas pontilhadas entre vizinhas. Com 17 cartas escreves números nas ilhas e desenhas pontes ao longo das linhas.
hashi-learn-goal-2 = Uma ilha fica acabada quando lá chegam exatamente tantas pontes como diz o número. As ilhas acabadas dão pontos, e três objetivos também.
hashi-learn-start = Antes da primeira carta
hashi-learn-start-1 = Cada pessoa escreve um 3 ou um 4 numa ilha sem bandeira e passa o quadro para a esquerda. Jogas com o que recebes.
hashi-learn-start-2 = As 18 cartas mostram cada número de 1 a 6 com uma, duas e três pontes. Uma carta fica de fora, por ver. Por baixo do quadro riscam-se as cartas viradas.
hashi-learn-card = Uma carta
hashi-learn-card-1 = Vira-se uma carta para toda a gente ao mesmo tempo. Primeiro escreve o número numa ilha, depois desenha as pontes. Podes passar qualquer das partes, ou as duas.
hashi-learn-card-2 = O que escreves é um rascunho que mais ninguém vê. Quando a última pessoa termina, fica definitivo, e toda a gente vê tudo.
hashi-learn-write = Escrever
hashi-learn-write-1 = O número vai para uma ilha sem número e não pode ser menor do que as pontes que lá chegam. Se for igual, a ilha fica logo acabada.
hashi-learn-write-2 = Uma ilha com bandeira só aceita número se lá chegar uma ponte de uma carta anterior.
hashi-learn-draw = Desenhar
hashi-learn-draw-1 = Uma ponte segue uma linha impressa entre duas ilhas, e uma delas tem de ter número; o que acabaste de escrever conta. Uma linha leva uma ou duas pontes.
hashi-learn-draw-2 = Desenha todas as pontes que a carta mostra, ou nenhuma.
hashi-learn-no = O que não é possível
hashi-learn-no-1 = As pontes nunca se cruzam. Uma ilha acabada não aceita mais nenhuma, uma ilha sem número aceita seis no máximo. As tuas ilhas não têm de estar todas ligadas.
hashi-learn-points = Pontos
hashi-learn-points-1 = Cada ilha acabada: 2 pontos. As quatro bandeiras vermelhas: 9 para o primeiro, 5 depois. As três azuis: 7 para o primeiro, 3 depois.
hashi-learn-points-2 = Seis ligadas: seis ilhas acabadas unidas por pontes, sem nenhuma por acabar pelo meio. 8 pontos para o primeiro, 4 depois.
hashi-learn-points-3 = Quem atinge um objetivo com a mesma carta que o primeiro também recebe o valor mais alto. Depois da 17.ª carta ganha quem tem mais pontos; um empate partilha-se.
hashi-learn-alone = Jogar a solo
hashi-learn-alone-1 = Preparas o teu próprio quadro. Os valores mais altos têm prazo: bandeiras azuis até à carta 7, bandeiras vermelhas e seis ligadas até à carta 12.
hashi-learn-alone-2 = Os pontos dão-te um de doze títulos. O mais alto pede 60: todas as ilhas acabadas e todos os objetivos a tempo.
hashi-learn-b = Lado B
hashi-learn-b-1 = Aqui cruzam-se mais linhas, e algumas são longas: uma ponte desenhada cedo bloqueia muitas outras. Toda a gente joga do mesmo lado.
hashi-learn-paper = Modo papel
hashi-learn-paper-1 = Como com caneta e papel, nada é verificado. Depois de cada carta, cada pessoa pode contestar uma marca em qualquer quadro; contestar em falso não custa nada.
hashi-learn-paper-2 = Um erro apaga-se se for notado até à carta seguinte e nada mais depender dele. Senão fica, e as suas ilhas nunca poderão ser acabadas.
hashi-edition-nsv = Quadros apagáveis com um lado A mais fácil e um lado B mais difícil, 18 cartas. As bandeiras são vermelhas e azuis. A opção do lado escolhe.
