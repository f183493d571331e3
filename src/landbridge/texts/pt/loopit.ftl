# Glossário
# tile       ficha
# line       linha; line end: ponta de linha
# rack       suporte
# bag        saco
# square     casa; bonus square: casa com bónus
# start tile ficha inicial
# lay        colocar
# exchange   trocar
# round      ronda

loopit = Loopit
loopit-about = Continua as linhas: uma ficha pontua por si e por tudo a que se liga. De duas a quatro pessoas, trinta minutos.
loopit-by = Um jogo da Goliath.

# Porque é que uma jogada é recusada; a regra aparece ao lado.
loopit-why-not-now = Agora não é a tua vez.
loopit-why-no-such-move = Essa jogada não existe aqui.
loopit-why-too-few-ends = { $tile } tem poucas pontas de linha para ser a ficha inicial.
loopit-why-not-in-bag = Já não há nenhuma { $tile } no saco.
loopit-why-not-in-rack = Não tens nenhuma { $tile }.
loopit-why-taken = Em { $square } já está uma ficha.
loopit-why-no-tile-beside = Ao lado de { $square } não está nenhuma ficha.
loopit-why-no-line-on = Nenhuma linha continua de { $witness } para { $tile } em { $square }.
loopit-why-cuts-a-line = { $tile } em { $square } cortaria a linha que vem de { $witness }.
loopit-why-line-is-cut = Uma linha de { $tile } em { $square } ficaria cortada: { $witness } não tem aí nenhuma ponta.
loopit-why-ends-at-edge = Uma linha de { $tile } em { $square } acabaria na borda do tabuleiro.
loopit-why-lay-first = Coloca pelo menos uma ficha antes de parares.
loopit-why-one-fits = Podes colocar uma ficha: { $witness }.
loopit-why-after-laying = Já colocaste nesta vez; só podes colocar outra ou parar.
loopit-why-bag-empty = O saco está vazio: não há por que trocar.
loopit-why-no-exchange = As fichas tiradas só para uma vez não se podem trocar.

# O que não se lê como jogada.
loopit-read-nothing = «{ $text }» não é uma jogada; tenta NES3 h8, um ponto, exchange ou pass.
loopit-read-draw = «{ $text }» não se pode tirar; uma ficha escreve-se NES3.
loopit-read-no-tile = Não há nenhuma ficha { $tile }.
loopit-read-no-square = Não há nenhuma casa { $square }.

# O que acontece.
loopit-fact-begins = Começa { $seat }.
loopit-fact-leave =
    { $count ->
        [one] Uma ficha sai do jogo sem ser vista.
       *[other] { $count } fichas saem do jogo sem serem vistas.
    }
loopit-fact-start = { $tile } fica no centro.
loopit-fact-draws = { $seat } tira { $tile }.
loopit-fact-lays = { $seat } coloca { $tile } em { $square }: { $own } + { $linked } = { $points }.
loopit-fact-lays-bonus = { $seat } coloca { $tile } em { $square } (×{ $times }): { $own } + { $linked } = { $points }.
loopit-fact-exchanges = { $seat } não pode colocar nada, devolve todas as fichas ao saco e tira outras tantas.
loopit-fact-discards = { $seat } não pode colocar nada, descarta todas as fichas e tira outras.
loopit-fact-passes = { $seat } não pode colocar nada e passa.
loopit-fact-all-laid = Todas as fichas estão colocadas.
loopit-fact-over =
    { $count ->
        [one] O jogo acabou; sobra uma ficha.
       *[other] O jogo acabou; sobram { $count } fichas.
    }
loopit-fact-total =
    { $points ->
        [one] { $seat }: { $points } ponto.
       *[other] { $seat }: { $points } pontos.
    }
loopit-fact-wins = { $seat } ganha.
loopit-fact-shares = { $seat } partilha o primeiro lugar.

# Opções.
loopit-option-edition = Regras da edição
loopit-option-edition-landbridge = landbridge, as nossas
loopit-option-edition-en = en, inglesas
loopit-option-edition-fr = fr, francesas
loopit-option-edition-nl = nl, neerlandesas
loopit-option-edition-de = de, alemãs
loopit-option-edition-es = es, espanholas
loopit-option-edition-pt = pt, portuguesas
loopit-option-start-ends = Pontas de linha da ficha inicial, no mínimo
loopit-option-exchange = Fichas trocadas
loopit-option-exchange-bag = voltam ao saco
loopit-option-exchange-discard = saem do jogo
loopit-option-end = Fim do jogo
loopit-option-end-stuck = quando ninguém pode colocar
loopit-option-end-bag = quando o saco está vazio
loopit-option-end-round = com a ronda em que o saco fica vazio
loopit-option-rounds = Número de rondas
loopit-option-rounds-off = sem limite
loopit-option-rounds-book = como no livro de regras
loopit-option-rounds-german = variante alemã, sem suportes
loopit-option-board = Fichas e casas com bónus próprias

# O que está mal num tabuleiro.
loopit-board-ends = «{ $ends }» não são pontas de linha; escreve as letras N, E, S e W dos lados, cada uma no máximo uma vez.
loopit-board-value = «{ $value }» não é um valor; as fichas valem de 1 a 8.
# $header é a linha das letras, "a b c d …".
loopit-board-header = As casas com bónus têm de começar com a linha de letras «{ $header }».
loopit-board-row-label = Esta fila começa com «{ $label }», mas devia começar com o seu número, { $expected }.
loopit-board-row-length =
    { $count ->
        [one] A fila { $row } tem { $count } casa; cada fila tem { $size }.
       *[other] A fila { $row } tem { $count } casas; cada fila tem { $size }.
    }
loopit-board-sign = «{ $sign }» não significa nada; desenha . para uma casa normal, de 2 a 6 para um bónus.
loopit-board-rows =
    { $count ->
        [one] Há { $count } fila; um tabuleiro tem { $size }.
       *[other] Há { $count } filas; um tabuleiro tem { $size }.
    }
loopit-board-tiles =
    { $count ->
        [one] Há { $count } ficha; um jogo tem { $needed }.
       *[other] Há { $count } fichas; um jogo tem { $needed }.
    }
loopit-board-pattern-missing = Nenhuma ficha tem as pontas { $ends }; têm de aparecer todos os desenhos.
loopit-board-opposite =
    { $count ->
        [one] Há { $count } ficha { $ends }, mas da oposta { $opposite } há { $others }; tantas de uma como da outra não favorecem nenhuma direção.
       *[other] Há { $count } fichas { $ends }, mas da oposta { $opposite } há { $others }; tantas de uma como da outra não favorecem nenhuma direção.
    }
loopit-board-too-dear =
    { $count ->
        [one] { $tile } vale mais do que uma ficha com { $count } ponta ({ $least }); quanto mais pontas, menor o valor.
       *[other] { $tile } vale mais do que uma ficha com { $count } pontas ({ $least }); quanto mais pontas, menor o valor.
    }
loopit-board-centre = O centro não tem bónus: é lá que fica a ficha inicial.
loopit-board-bonus-count =
    { $count ->
        [one] Há { $count } casa ×{ $times }; um tabuleiro tem { $needed }.
       *[other] Há { $count } casas ×{ $times }; um tabuleiro tem { $needed }.
    }
loopit-board-skew = { $square } é ×{ $times }, mas { $to } não; rodado um quarto de volta, o tabuleiro tem de parecer igual.
loopit-board-falling = { $square } (×{ $times }) está mais perto do centro do que um bónus menor; crescem em direção aos cantos.

# Terminal.
loopit-screen-round = Ronda { $round }
loopit-screen-round-of = Ronda { $round } de { $rounds }
loopit-screen-bag = No saco: { $count }
loopit-screen-laid = Colocadas: { $laid } de { $lays }
loopit-sheet-left = fichas que sobram
loopit-sheet-points = pontos
# O que pode ser uma jogada; títulos da lista que «?» mostra.
loopit-offer-tile = Colocar
loopit-offer-stop = Parar
loopit-offer-exchange = Trocar todas as fichas
loopit-offer-pass = Passar
# Palavras para «.», «exchange» e «pass», separadas por vírgulas.
loopit-spoken-stop = parar, pronto, pronta
loopit-spoken-exchange = trocar, troca
loopit-spoken-pass = passar, passo
loopit-help =
    Coloca até três das tuas cinco fichas, uma a seguir à outra; depois o teu suporte é completado.
      NES3 h8   coloca em h8 a ficha com pontas a norte, este e sul e o valor 3
      { "." }         para depois de uma ou duas fichas
      trocar    nenhuma ficha cabe: devolve-as todas e tira outras
      passar    nenhuma ficha cabe: fica com elas
    As fichas nunca se rodam. Uma ficha continua pelo menos uma linha e não corta nenhuma: onde duas
    fichas se tocam, ambas têm uma ponta ou nenhuma tem. Nenhuma linha acaba na borda.
    Uma ficha pontua o seu valor, vezes o bónus da sua casa, e os valores de todas as fichas a que uma
    linha a liga.
    No tabuleiro: ○ é onde uma linha vai dar; de ×2 a ×6 são casas com bónus.

# `landbridge bench`.
loopit-bench-search = Melhor vez em { $positions } posições: { $fast } µs cada, por simples enumeração { $plain } µs ({ $ratio } vezes mais).
loopit-bench-same = As respostas são iguais em { $same } de { $positions } posições.

# Segundo o que a arena reparte as vitórias.
loopit-tag-order = ordem de jogo
