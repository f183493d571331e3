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
hashi-option-side-A = A, o mais fácil
hashi-option-side-B = B, com mais cruzamentos
hashi-option-paper = Modo papel
hashi-option-paper-about = As marcas não são verificadas; contesta tu os erros alheios.
hashi-option-board = Um tabuleiro teu

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
