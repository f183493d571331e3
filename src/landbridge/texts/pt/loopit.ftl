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
loopit-about = Continua as linhas: uma ficha vale por si e pelas fichas a que está ligada. De duas a quatro pessoas, trinta minutos.
loopit-by = Um jogo da Goliath.

loopit-tile = um { $value } com { loopit-lines }
loopit-lines =
    { $ends ->
        [1] uma linha para norte
        [2] uma linha para este
        [4] uma linha para sul
        [8] uma linha para oeste
        [3] linhas para norte e este
        [5] linhas para norte e sul
        [9] linhas para norte e oeste
        [6] linhas para este e sul
        [10] linhas para este e oeste
        [12] linhas para sul e oeste
        [7] linhas para norte, este e sul
        [11] linhas para norte, este e oeste
        [13] linhas para norte, sul e oeste
        [14] linhas para este, sul e oeste
       *[15] linhas para todos os lados
    }

# Porque é que uma jogada é recusada; a regra aparece ao lado.
loopit-why-not-now = Agora não é a tua vez.
loopit-why-no-such-move = Essa jogada não existe aqui.
loopit-why-too-few-ends = Poucas pontas de linha para a ficha inicial: { $tile }.
loopit-why-not-in-bag = Esta ficha já não está no saco: { $tile }.
loopit-why-not-in-rack = Esta ficha não está no teu suporte: { $tile }.
loopit-why-taken = Já há uma ficha em { $square }.
loopit-why-no-tile-beside = Não há nenhuma ficha ao lado de { $square }.
loopit-why-no-line-on = Em { $square }, nenhuma linha continuaria de { $witness }: { $tile }.
loopit-why-cuts-a-line = Em { $square }, esta ficha bloquearia a linha que vem de { $witness }: { $tile }.
loopit-why-line-is-cut = Em { $square }, uma linha desta ficha ficaria bloqueada por { $witness }: { $tile }.
loopit-why-ends-at-edge = Em { $square }, uma linha desta ficha acabaria na borda do tabuleiro: { $tile }.
loopit-why-lay-first = Coloca pelo menos uma ficha antes de terminares o turno.
loopit-why-one-fits = Podes colocar uma ficha: { $witness }.
loopit-why-still-fits = Ainda encaixa uma das tuas fichas, por isso não podes terminar o turno: { $witness }.
loopit-why-after-laying = Já colocaste neste turno; só podes colocar outra ou terminar.
loopit-why-bag-empty = O saco está vazio: não há fichas para trocar.
loopit-why-no-exchange = As fichas tiradas só para um turno não se podem trocar.

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
loopit-fact-start = A ficha inicial é { loopit-tile }.
loopit-fact-draws = { $seat } tira { loopit-tile }.
loopit-fact-lays = { $seat } coloca { loopit-tile } em { $square } e faz { $points } pontos: { $own } pela ficha e { $linked } pelas ligações.
loopit-fact-lays-bonus = { $seat } coloca { loopit-tile } em { $square } (×{ $times }) e faz { $points } pontos: { $own } pela ficha e { $linked } pelas ligações.
loopit-fact-exchanges = { $seat } não pode colocar nada e troca todas as fichas por outras do saco.
loopit-fact-discards = { $seat } não pode colocar nada, descarta todas as fichas e tira outras.
loopit-fact-passes = { $seat } não pode colocar nada e passa.
loopit-fact-all-laid = Todas as fichas estão colocadas.
loopit-fact-over =
    { $count ->
        [one] A partida acabou; sobra uma ficha.
       *[other] A partida acabou; sobram { $count } fichas.
    }
loopit-fact-total =
    { $points ->
        [one] { $seat }: { $points } ponto.
       *[other] { $seat }: { $points } pontos.
    }
loopit-fact-wins = { $seat } ganha.
loopit-fact-shares = { $seat } partilha o primeiro lugar.

# Opções.
loopit-option-edition = Edição
loopit-option-edition-about = As edições diferem em três pontos; cada um também pode ser mudado abaixo.
loopit-option-edition-landbridge = Landbridge (a nossa)
loopit-option-edition-en = edição inglesa
loopit-option-edition-fr = edição francesa
loopit-option-edition-nl = edição neerlandesa
loopit-option-edition-de = edição alemã
loopit-option-edition-es = edição espanhola
loopit-option-edition-pt = edição portuguesa
loopit-option-start-ends = Pontas de linha da ficha inicial, no mínimo
loopit-option-start-ends-about = Com mais pontas, os primeiros turnos são mais livres.
loopit-option-exchange = Fichas trocadas
loopit-option-exchange-about = Para um turno em que nada encaixa.
loopit-option-exchange-bag = voltam ao saco
loopit-option-exchange-discard = saem do jogo
loopit-option-end = Fim da partida
loopit-option-end-about = Quando se contam os últimos pontos.
loopit-option-end-stuck = quando ninguém pode colocar
loopit-option-end-bag = quando o saco está vazio
loopit-option-end-round = no fim da ronda em que o saco fica vazio
loopit-option-stop = Terminar o turno mais cedo
loopit-option-stop-about = Com uma ou duas fichas em vez de três.
loopit-option-stop-free = quando quiseres, depois de uma ficha
loopit-option-stop-stuck = só se nenhuma das tuas fichas encaixar
loopit-option-rounds = Número de rondas
loopit-option-rounds-about = Uma partida mais curta, ou a variante em que cada um coloca o que tira.
loopit-option-rounds-off = sem limite
loopit-option-rounds-book = como nas regras
loopit-option-rounds-german = variante alemã, sem suportes
loopit-option-board = As tuas próprias fichas e casas com bónus
loopit-option-board-about = As tuas fichas impressas, com os seus valores.

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
loopit-offer-stop = Terminar o turno
loopit-offer-exchange = Trocar todas as fichas
loopit-offer-pass = Passar
# Palavras para «.», «exchange» e «pass», separadas por vírgulas.
loopit-spoken-stop = terminar, parar, pronto, pronta
loopit-spoken-exchange = trocar, troca
loopit-spoken-pass = passar, passo
loopit-help =
    Coloca até três das tuas cinco fichas, uma a seguir à outra; depois o teu suporte é completado.
      NES3 h8   coloca em h8 a ficha com pontas a norte, este e sul e o valor 3
      { "." }         termina o turno depois de uma ou duas fichas
      trocar    nenhuma ficha encaixa: devolve-as todas e tira outras
      passar    nenhuma ficha encaixa: fica com elas
    As fichas nunca se rodam. Uma ficha continua pelo menos uma linha e não bloqueia nenhuma: onde duas
    fichas se tocam, ambas têm uma ponta ou nenhuma tem. Nenhuma linha acaba na borda.
    Uma ficha pontua o seu valor, vezes o bónus da sua casa, e os valores de todas as fichas a que uma
    linha a liga.
    No tabuleiro: ○ é onde uma linha vai dar; de ×2 a ×6 são casas com bónus.

# Segundo o que a arena reparte as vitórias.
loopit-tag-order = ordem de jogo

# A página: o que há a fazer, como se chamam as coisas.
loopit-prompt-lay = Escolhe uma ficha, depois uma casa; podes colocar até três fichas.
loopit-prompt-lay-all = Escolhe uma ficha, depois uma casa; coloca três fichas, se encaixarem.
loopit-prompt-more =
    { $left ->
        [one] Coloca mais uma ficha ou termina.
       *[other] Coloca até mais { $left } fichas ou termina.
    }
loopit-prompt-lay-on =
    { $left ->
        [one] Coloca mais uma ficha: ainda encaixa uma das tuas.
       *[other] Coloca mais { $left } fichas, enquanto alguma encaixar.
    }
loopit-prompt-enough = Já não encaixa nenhuma das tuas fichas: termina o turno.
loopit-prompt-stuck = Nenhuma das tuas fichas encaixa: troca-as todas, ou fica com elas e passa.
loopit-prompt-stuck-empty = Nenhuma das tuas fichas encaixa e o saco está vazio: passa.
loopit-prompt-drawn-stuck = Nenhuma das fichas tiradas encaixa: devolve-as ao saco.
loopit-control-stop =
    { $laid ->
        [one] Terminar ({ $laid } ficha)
       *[other] Terminar ({ $laid } fichas)
    }
loopit-control-exchange =
    { $count ->
        [one] Trocar a ficha
       *[other] Trocar as { $count } fichas
    }
loopit-control-discard =
    { $count ->
        [one] Descartar a ficha e tirar outra
       *[other] Descartar as { $count } fichas e tirar outras
    }
loopit-control-pass = Passar e ficar com as fichas
loopit-control-pass-drawn = Devolver as fichas ao saco
loopit-name-square = { $square }, vazia
loopit-name-bonus = { $square }, vazia, ×{ $times }
loopit-name-open = { $square }, vazia, com { $sides }
loopit-name-open-bonus = { $square }, vazia, ×{ $times }, com { $sides }
loopit-name-tile = { $square }, { $tile }
loopit-name-rack = { $tile }
loopit-name-rack-fits =
    { $places ->
        [0] { $tile }, não encaixa
        [one] { $tile }, encaixa num sítio
       *[other] { $tile }, encaixa em { $places } sítios
    }
loopit-status-laying = a colocar, { $laid } de { $lays }
loopit-sheet-tiles = fichas no suporte
loopit-sheet-thrown = fichas descartadas
loopit-sheet-thrown-about = viradas para baixo, fora do jogo
loopit-sheet-points-about = valores, bónus e ligações
loopit-page-rack = O teu suporte
loopit-page-rack-of = Suporte de { $seat }
loopit-page-drawn = Tiradas por { $seat }
loopit-page-places =
    { $places ->
        [0] não encaixa
        [one] encaixa num sítio
       *[other] encaixa em { $places } sítios
    }
loopit-page-turn = O teu turno
loopit-page-turn-of = Turno de { $seat }
loopit-page-turn-last = Último turno: { $seat }
loopit-page-on = em { $square }
loopit-page-on-bonus = em { $square }, ×{ $times }
loopit-page-more = mais uma, se quiseres
loopit-page-must = mais uma, enquanto alguma encaixar
loopit-page-sum = Total
loopit-page-last = último turno: { $points }
loopit-page-bag =
    { $count ->
        [0] o saco está vazio
        [one] uma ficha no saco
       *[other] { $count } fichas no saco
    }
loopit-page-gone =
    { $count ->
        [one] uma ficha está fora do jogo
       *[other] { $count } fichas estão fora do jogo
    }
loopit-page-ends-stuck = acaba quando ninguém puder colocar
loopit-page-ends-bag = acaba quando o saco ficar vazio
loopit-page-ends-round = acaba no fim da ronda em que o saco fica vazio
loopit-page-held =
    { $count ->
        [0] sem fichas
        [one] uma ficha
       *[other] { $count } fichas
    }
loopit-page-map = Mapa do tabuleiro: toca para mudar a vista
loopit-page-unseen = Fichas por ver

# O tutorial.
loopit-tutorial-1 = Loopit é um jogo de linhas. A ficha inicial está no centro; dela saem linhas para norte, sul e oeste. És tu que as continuas.
loopit-tutorial-2 = Estas cinco fichas são tuas e só tu as vês. O número é o valor da ficha. As fichas nunca se rodam.
loopit-tutorial-3 = Toca no 6 e depois na casa por cima da ficha inicial. Pelo menos uma linha tem de continuar: aqui vem do sul.
loopit-tutorial-4 = Uma ficha pontua o seu valor mais o de cada ficha a que uma linha a liga: 6 + 3 = 9.
loopit-tutorial-5 = As casas coloridas multiplicam. Continua a linha para a esquerda: coloca o 5 na casa ×2.
loopit-tutorial-6 = 5 × 2 + 6 = 16. Só se multiplica a ficha colocada, nunca as vizinhas. Para os cantos, as casas sobem até ×6.
loopit-tutorial-7 = Nenhuma linha pode ser bloqueada: onde duas fichas se tocam, ambas têm uma ponta ou nenhuma tem. O 2 encontra as duas linhas em f7: 2 + 5 + 3.
loopit-tutorial-8 = Três fichas acabam o turno, e o teu suporte volta a ter cinco. Depois o Ben colocou três: segue a linha dele até à casa ×3.
loopit-tutorial-9 = Pensa em três fichas de uma vez. Coloca o 3 por baixo da ficha inicial: abre duas linhas, cada uma para uma casa ×2.
loopit-tutorial-10 = Os becos sem saída valem mais e fecham uma linha. Em f8 este 8 toca em três fichas, mas uma linha liga-o só a uma: 8 × 2 + 3.
loopit-tutorial-11 = E o outro 8 do outro lado, por mais 19.
loopit-tutorial-12 = 44 pontos num só turno! Também podes terminar depois de uma ou duas fichas. Só se nenhuma encaixar é que trocas as tuas fichas ou passas.
loopit-tutorial-13 = A partida acaba quando ninguém puder colocar mais; ganha quem tiver mais pontos. Agora continua: o que não encaixar é explicado quando o tentares.

# As regras, pelas nossas palavras.
loopit-learn-goal-title = O objetivo
loopit-learn-goal = Todos constroem num só tabuleiro uma só rede de linhas. Cada ficha colocada pontua logo: o seu valor e os das fichas a que se liga. Ganha quem tiver mais pontos.
loopit-learn-setup-title = Para começar
loopit-learn-setup =
    No saco há 81 fichas. Cada um tira cinco, escondidas dos outros.
    Uma ficha vai para o centro: a ficha inicial, com pelo menos três pontas de linha, que não pontua. Sorteia-se quem começa.
loopit-learn-tiles =
    Uma linha chega a entre um e quatro lados de uma ficha, sempre ao meio. Quanto mais pontas, menor o valor: um beco sem saída vale 7 ou 8, um cruzamento só 1.
    O nome diz pontas e valor: NES3 tem pontas a norte, este e sul.
loopit-learn-turn-title = Um turno
loopit-learn-turn = Coloca uma a três fichas do teu suporte, uma após outra, lado a lado ou em sítios diferentes. Depois o suporte é completado até cinco e joga quem se segue.
loopit-learn-fit-title = Onde encaixa uma ficha
loopit-learn-fit = Uma ficha vai para uma casa vazia ao lado de outra, e pelo menos uma linha tem de continuar entre as duas. As fichas nunca se rodam.
loopit-learn-cut = Nenhuma linha é bloqueada. Em cada lado onde duas fichas se tocam, ou ambas têm uma ponta ou nenhuma tem. E nenhuma linha acaba na borda do tabuleiro.
loopit-learn-score-title = Quanto pontua uma ficha
loopit-learn-score =
    O seu valor, vezes o bónus da casa, mais os valores simples de todas as fichas a que uma linha a liga, também as do mesmo turno.
    Nunca o caminho inteiro, e nada por uma vizinha sem linha.
loopit-learn-score-example = Na imagem o 5 está em ×4 e liga-se ao 6: 5 × 4 + 6 = 26. O 3 ao lado não tem linha para ele e não conta.
loopit-learn-stuck-title = Se nada encaixar
loopit-learn-stuck =
    Só se nenhuma das tuas fichas encaixar é que podes não colocar nenhuma. Então devolves todas ao saco e tiras outras tantas, ou ficas com elas e passas.
    Em ambos os casos é o teu turno inteiro e não pontua.
loopit-learn-end-title = O fim
loopit-learn-end =
    A partida acaba quando todas as fichas estiverem colocadas, ou quando nenhuma, num suporte ou no saco, encaixar já; e também após duas rondas inteiras sem ninguém colocar.
    Ganha quem tiver mais pontos; um empate partilha-se.
loopit-learn-editions-title = Edições
loopit-learn-editions =
    As seis edições impressas diferem em pormenores, e podes escolher.
    Francesa: a ficha inicial precisa de duas pontas. A palavra para a troca também pode querer dizer que as fichas saem do jogo: é uma opção.
    Espanhola e portuguesa: a partida acaba assim que o saco fica vazio.
    Nas outras qualquer ficha pode começar.
loopit-learn-fair = Juntamos um final nosso: a ronda em que o saco fica vazio é a última, para todos terem os mesmos turnos.
loopit-learn-strict =
    Todas as edições impressas são mais rigorosas: depois de uma ou duas fichas, só podes terminar o turno se nenhuma das outras encaixar.
    Pelas nossas regras podes terminá-lo depois de qualquer ficha.
loopit-learn-rounds-title = Número de rondas
loopit-learn-rounds = Podem combinar um número de rondas. As das regras são sete a quatro, nove a três (duas fichas saem sem serem vistas antes de começar) e treze a dois (saem quatro).
loopit-learn-german =
    A variante alemã não tem suportes.
    No teu turno tiras duas fichas (a quatro), três (a três) ou quatro (a dois), à vista de todos; colocas até três, enquanto alguma encaixar, e o resto volta ao saco. Nada se troca.
loopit-learn-here-title = Nesta mesa
loopit-learn-here =
    Toca numa ficha e depois numa casa; as casas pontilhadas mostram onde encaixa e o que pontuaria. Com o teclado, as setas levam de casa em casa.
    Também podes escrever NES3 h8, ou um ponto para terminar o turno.
loopit-learn-phone = Num ecrã pequeno vês uma parte do tabuleiro, que segue o que acontece. Toca no pequeno mapa para olhar para outro lado.
loopit-learn-tips-title = É bom saber
loopit-learn-tips =
    Três fichas pequenas num nó de linhas valem muitas vezes mais do que uma só de grande valor.
    Um beco sem saída numa casa com bónus alto é o melhor que há; um ramo deixado aberto é um convite a quem se segue.
