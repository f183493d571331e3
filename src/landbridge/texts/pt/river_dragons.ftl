# Glossário
# stone      pedra
# plank      tábua
# island     ilha
# village    aldeia
# pawn       peão
# programme  programa (cinco cartas)
# position   posição no programa
# reserve    reserva
# dragon     dragão
# step       passo
# jump       salto

river-dragons = River Dragons
river-dragons-about = Escolhe cinco cartas em segredo, constrói um caminho de pedras e tábuas e chega primeiro à outra margem. De duas a seis pessoas, meia hora.
river-dragons-by = Um jogo de Roberto Fraga.

# Palavras que outras frases usam.
river-dragons-colour =
    { $colour ->
        [0] azul
        [1] verde
        [2] rosa
        [3] amarelo
        [4] vermelho
       *[5] preto
    }
river-dragons-village =
    { $colour ->
        [0] a aldeia azul
        [1] a aldeia verde
        [2] a aldeia rosa
        [3] a aldeia amarela
        [4] a aldeia vermelha
       *[5] a aldeia preta
    }
river-dragons-card =
    { $card ->
        [0] «1 pedra»
        [1] «2 pedras»
        [2] «1 tábua»
        [3] «2 tábuas»
        [4] «1 passo»
        [5] «2 passos»
        [6] «salto»
        [7] «retirar»
       *[8] { $dragon ->
            [0] o dragão azul
            [1] o dragão verde
            [2] o dragão rosa
            [3] o dragão amarelo
            [4] o dragão vermelho
           *[5] o dragão preto
        }
    }

# Por que uma jogada é recusada; a regra aparece ao lado.
river-dragons-why-not-now = Agora não é a tua vez.
river-dragons-why-no-such-move = Essa jogada não existe aqui.
river-dragons-why-other-card = A tua carta agora é { river-dragons-card }; pede outra coisa.
river-dragons-why-not-in-hand = Esse dragão não está na tua mão: { river-dragons-card }.
river-dragons-why-picked = Já escolhida: { river-dragons-card }.
river-dragons-why-one-dragon = Só podes usar um dragão por ronda.
river-dragons-why-laid-final = Uma carta escolhida fica: nesta mesa as cartas não se trocam nem mudam de lugar.
river-dragons-why-island-taken = Já há uma pedra em { $where }.
river-dragons-why-island-covered = Uma tábua passa por cima de { $where }: { $witness }.
river-dragons-why-not-in-reserve = A tábua { $size } ({ river-dragons-colour }) não está na tua reserva.
river-dragons-why-named = Anunciaste a tábua { $size } ({ river-dragons-colour }); diz onde fica.
river-dragons-why-name-first = Anuncia primeiro uma tábua e depois diz onde fica.
river-dragons-why-two-villages = Uma tábua precisa de uma pedra em pelo menos uma ponta.
river-dragons-why-no-stone = Aqui não há pedra: { $witness }.
river-dragons-why-too-short = A tábua { $size } é demasiado curta para { $where }.
river-dragons-why-passes-over = Uma tábua apoia-se só nas duas pontas; entre elas está { $witness }.
river-dragons-why-crosses = As tábuas nunca se cruzam. No caminho: { $witness }.
river-dragons-why-full = Já há três tábuas apoiadas aqui: { $witness }.
river-dragons-why-bridged = Já há uma tábua em { $where }.
river-dragons-why-tried = Já tentaste { $where }; a tábua é demasiado curta.
river-dragons-why-no-place = Essa tábua não está no tabuleiro.
river-dragons-why-not-adjacent = { $where } não fica ao lado do teu peão.
river-dragons-why-occupied = Há um peão em { $where }.
river-dragons-why-no-jump = Nenhum salto por cima de um peão vizinho leva a { $where }.
river-dragons-why-not-laid = Não há nada para retirar em { $where }.
river-dragons-why-stone-carries = { $where } segura uma tábua.
river-dragons-why-under-pawn = Há um peão em { $where }.
river-dragons-why-same-size = A tua reserva já tem uma tábua { $size }.
river-dragons-why-third-colour = A tua reserva ficaria com três cores.
river-dragons-why-off-board = Uma pedra tem de caber inteira no tabuleiro; { $where } está demasiado perto da borda.
river-dragons-why-on-stone = Uma pedra em { $where } tocaria noutra: { $witness }.
river-dragons-why-on-village = Uma pedra em { $where } tocaria numa aldeia: { $witness }.
river-dragons-why-on-plank = Uma pedra em { $where } tocaria numa tábua: { $witness }.

# O que não se lê como jogada.
river-dragons-read-nothing = «{ $text }» não é uma jogada; tenta stone c4, plank 3 pink, c4-d4, step c4-d4, jump c4-d4 ou remove c4.
river-dragons-read-card = «{ $text }» não é uma carta. Podes escolher: stone, stones, plank, planks, step, steps, jump, remove, e dragon com uma cor.
river-dragons-read-first = «{ $text }» não diz quem começa; escreve first A.
river-dragons-read-name-first = Diz primeiro só { $text } e depois onde fica.
river-dragons-read-colour = «{ $text }» não é uma cor. Podes escolher: { $known }.
river-dragons-read-size = «{ $text }» não é um tamanho; as tábuas vão de 1 a 6.
river-dragons-read-support = Não há «{ $text }» neste tabuleiro.
river-dragons-read-village = { $text } é uma aldeia; as pedras ficam na água.
river-dragons-read-span = «{ $text }» não indica duas pontas; escreve c4-d4 ou pink-c4.
river-dragons-read-no-plank = Não há tábua em { $text }.
river-dragons-read-place = «{ $text }» não é tábua nem aldeia; escreve step c4-d4 ou step pink.
river-dragons-read-point = «{ $text }» não é um ponto para uma pedra; os dois números são múltiplos de 3, ambos pares ou ambos ímpares.

# O que acontece.
river-dragons-fact-first = { $seat } é o primeiro jogador.
river-dragons-fact-done = { $seat } escolheu cinco cartas.
river-dragons-fact-position = Carta { $position }.
river-dragons-fact-reveals = { $seat }: { river-dragons-card }.
river-dragons-fact-cancelled = Um dragão cancela a carta de { $seat }: { river-dragons-card }.
river-dragons-fact-stone = { $seat } põe uma pedra em { $where }.
river-dragons-fact-sinks = { $seat } põe a pedra { $stone } em { $where }.
river-dragons-fact-no-stone-left = Já não há pedras na reserva; a ação de { $seat } perde-se.
river-dragons-fact-no-room = Não há sítio livre para uma pedra; a ação de { $seat } perde-se.
river-dragons-fact-names = { $seat } anuncia a tábua { $size } ({ river-dragons-colour }).
river-dragons-fact-lays = { $seat } coloca a tábua { $size } ({ river-dragons-colour }) em { $where }.
river-dragons-fact-too-short = A tábua { $size } ({ river-dragons-colour }) é demasiado curta para { $where }; { $seat } tem de a colocar noutro sítio.
river-dragons-fact-short-lost = A tábua { $size } ({ river-dragons-colour }) é demasiado curta para { $where } e sai do jogo; { $seat } perde-a.
river-dragons-fact-plank-leaves = A tábua { $size } ({ river-dragons-colour }) de { $seat } não chega a lado nenhum e sai do jogo.
river-dragons-fact-no-plank-left = { $seat } já não tem tábuas; a ação perde-se.
river-dragons-fact-step-plank = { $seat } avança para { $where }.
river-dragons-fact-step-village = { $seat } avança para { river-dragons-village }.
river-dragons-fact-step-falls = { $seat } não tem para onde ir, cai no rio e volta à sua aldeia.
river-dragons-fact-step-stays = { $seat } não tem para onde ir e fica na sua aldeia.
river-dragons-fact-jump-plank = { $seat } salta para { $where }.
river-dragons-fact-jump-village = { $seat } salta para { river-dragons-village }.
river-dragons-fact-jump-falls = { $seat } não tem nenhum peão para saltar, cai no rio e volta à sua aldeia.
river-dragons-fact-jump-stays = { $seat } não tem nenhum peão para saltar e fica na sua aldeia.
river-dragons-fact-jump-blocked-falls = { $seat } não tem nenhum lugar livre onde pousar, cai no rio e volta à sua aldeia.
river-dragons-fact-jump-blocked-stays = { $seat } não tem nenhum lugar livre onde pousar e fica na sua aldeia.
river-dragons-fact-takes = { $seat } leva a tábua { $size } ({ river-dragons-colour }) de { $where }.
river-dragons-fact-lifts = { $seat } retira a pedra de { $where }.
river-dragons-fact-no-removal = { $seat } não pode retirar nada; a ação perde-se.
river-dragons-fact-round = Ronda { $number }: { $seat } é o primeiro jogador.
river-dragons-fact-wins = { $seat } chega ao destino e ganha.
river-dragons-fact-drawn = Ninguém chegou ao fim de { $number } rondas: empate.

# Opções.
river-dragons-option-side = Lado do tabuleiro
river-dragons-option-side-about = As ilhas mostram onde podem ficar pedras; no lado avançado podem ficar em qualquer ponto da água.
river-dragons-option-side-basic = Lado básico, com ilhas
river-dragons-option-side-expert = Lado avançado, pedras em qualquer ponto da água
river-dragons-option-three-players = Cores com três jogadores
river-dragons-option-three-players-about = Nas regras há dois vizinhos; a outra escolha reparte todos por igual.
river-dragons-option-three-players-booklet = como nas regras: azul, amarelo e vermelho
river-dragons-option-three-players-alternate = uma aldeia sim, outra não
river-dragons-option-laid = Cartas já escolhidas
river-dragons-option-laid-about = Segundo as regras, ninguém as pode mudar.
river-dragons-option-laid-open = podem mudar até todos terem cinco
river-dragons-option-laid-final = ficam como estão
river-dragons-option-short-plank = Se a tábua for demasiado curta
river-dragons-option-short-plank-about = As regras impressas não dizem todas o mesmo.
river-dragons-option-short-plank-elsewhere = tem de ir para outro sítio
river-dragons-option-short-plank-lost = sai do jogo
river-dragons-option-by-eye = Avaliar as tábuas a olho
river-dragons-option-by-eye-about = És tu que avalias se uma tábua chega.
river-dragons-option-max-rounds = Rondas até ao empate
river-dragons-option-max-rounds-about = Se ninguém atravessou até lá, há empate.
river-dragons-option-board = O teu próprio tabuleiro
river-dragons-option-board-about = O teu tabuleiro impresso, medido em milímetros.

# O que há de errado num tabuleiro.
river-dragons-board-measure = «{ $name }» tem de ser um número inteiro de milímetros, de 1 a { $most }.
river-dragons-board-lengths = «lengths» tem de ser uma lista de { $count } números inteiros, as tábuas em milímetros.
river-dragons-board-table = Falta uma tabela [{ $name }] com linhas como c4 = [12, 30].
river-dragons-board-no-village = Não há aldeia «{ $village }»; as aldeias são { $known }.
river-dragons-board-village-missing = Falta a aldeia { $village }.
river-dragons-board-island-name = «{ $island }» não é nome de ilha; usa uma letra minúscula e um número, como c4.
river-dragons-board-point = { $spot } tem de ser uma lista de dois números inteiros, como [12, 30].
river-dragons-board-parity = { $spot } está fora da grelha: { $x } e { $y } têm de ser ambos pares ou ambos ímpares.
river-dragons-board-islands =
    { $count ->
        [one] Há { $count } ilha; um tabuleiro tem { $needed }.
       *[other] Há { $count } ilhas; um tabuleiro tem { $needed }.
    }
river-dragons-board-rising = Os comprimentos das tábuas têm de crescer de 1 a 6.
river-dragons-board-tiny = A tábua mais curta tem de ser maior do que a largura de uma pedra, { $least } mm.
river-dragons-board-thin = Uma pedra tem de ser pelo menos tão larga como uma tábua, { $width } mm.
river-dragons-board-stone = Uma pedra tem de caber inteira na sua ilha; o raio é de { $most } mm no máximo.
river-dragons-board-close = Estas duas ilhas estão demasiado perto para uma tábua de { $length } mm: ela pode ter no máximo três vezes a distância.
river-dragons-board-outside = { $spot } não fica no tabuleiro.
river-dragons-board-touch = { $first } e { $second } tocam-se.
river-dragons-board-order = As aldeias ficam no sentido dos ponteiros do relógio, a partir do canto superior esquerdo: blue, green, pink, yellow, red, black; { $village } está fora de ordem.
river-dragons-board-lopsided = O tabuleiro deve ser igual visto de cada aldeia: { $spot } pede um gémeo em [{ $x }, { $y }].
river-dragons-board-way =
    { $count ->
        [one] De { $village }, { $count } tábua leva ao destino; devem ser de { $few } a { $most }.
       *[other] De { $village }, o caminho mais curto usa { $count } tábuas; devem ser de { $few } a { $most }.
    }
river-dragons-board-no-way = De { $village }, nenhum caminho leva ao destino.
river-dragons-board-own = De { $village }, as seis tábuas de um jogador não chegam para nenhum caminho.
river-dragons-board-shore =
    { $count ->
        [one] De { $village }, a tábua 3 só chega a { $count } ilha; devem ser pelo menos três.
       *[other] De { $village }, a tábua 3 só chega a { $count } ilhas; devem ser pelo menos três.
    }
river-dragons-board-clearance = { $span } fica a menos de 1 mm do alcance da tábua { $size }; a olho ninguém saberia dizer.

# Terminal. As tarefas ficam ao lado do tabuleiro, em linhas de 30 caracteres, quatro no máximo.
river-dragons-screen-round = Ronda { $number } de { $rounds }
river-dragons-screen-programme = Escolhe a carta { $position } de 5, virada para baixo.
river-dragons-screen-wait = As tuas cinco cartas estão escolhidas.
river-dragons-screen-other = { $seat } executa { river-dragons-card }.
river-dragons-screen-stone =
    { $count ->
        [one] Põe uma pedra: stone c4
       *[other] Põe { $count } pedras: stone c4
    }
river-dragons-screen-name =
    { $count ->
        [one] Anuncia uma tábua: plank 3 pink
       *[other] Anuncia a primeira de { $count } tábuas: plank 3 pink
    }
river-dragons-screen-lay = Coloca a tábua { $size } ({ river-dragons-colour }): c4-d4
river-dragons-screen-step =
    { $count ->
        [one] Move o teu peão: step c4-d4
       *[other] Move o teu peão { $count } vezes: step c4-d4
    }
river-dragons-screen-jump = Salta por cima de um peão: jump c4-d4
river-dragons-screen-remove = Retira uma tábua ou uma pedra: remove c4-d4, remove c4
# Títulos do resultado.
river-dragons-sheet-player = jogador
river-dragons-sheet-village = aldeia
river-dragons-sheet-pawn = peão
river-dragons-sheet-planks = tábuas
# O que uma jogada pode ser; títulos da lista que «?» mostra.
river-dragons-offer-card = Cartas
river-dragons-offer-plank = Anunciar
river-dragons-offer-stone = Pôr ou retirar
river-dragons-offer-village = De uma aldeia ou para ela
river-dragons-offer-way = Tábuas
river-dragons-offer-island = Ilhas
river-dragons-offer-point = Pontos, e muitos mais
# Palavras para as cartas «stone», «stones» …, separadas por vírgulas.
river-dragons-spoken-stone = pedra
river-dragons-spoken-stones = pedras
river-dragons-spoken-plank = tábua
river-dragons-spoken-planks = tábuas
river-dragons-spoken-step = passo
river-dragons-spoken-steps = passos
river-dragons-spoken-jump = salto, saltar
river-dragons-spoken-remove = retirar
river-dragons-help =
    Escolhe cinco cartas em segredo. Depois todos viram a primeira e executam-na à vez, depois a segunda…
      stone, stones     uma pedra, duas pedras          stone c4
      plank, planks     anunciar e colocar uma tábua    plank 3 pink    c4-d4
      step, steps       mover o peão                    step c4-d4    step pink
      jump              por cima de um peão vizinho     jump c4-d4
      remove            uma tábua ou uma pedra          remove c4-d4    remove c4
      dragon pink       cancela a carta de rosa na mesma posição; um por ronda
    Todas as cartas têm de ser executadas. Quem não pode andar nem saltar cai e volta à sua aldeia.
    Uma tábua que não cabe em lado nenhum sai do jogo. As tábuas nunca se cruzam; três podem apoiar-se numa pedra.
    Ganha quem chegar primeiro à aldeia em frente.
    No tabuleiro: c4 é uma ilha, [c4] tem uma pedra, A3 é a tábua 3 de A, ♟B o peão de B.
    Ao lado: ● pedra, ▬ tábua, → passo, ⌒ salto, × retirar, ≈B um dragão contra B, ▒ virada para baixo.
    Cores: blue azul, green verde, pink rosa, yellow amarelo, red vermelho, black preto.

# --- A página ---
# A página: o que fazer agora.
river-dragons-prompt-first = Sorteia-se o primeiro jogador.
river-dragons-prompt-programmes = Todos escolhem cinco cartas, viradas para baixo.
river-dragons-prompt-programme = Escolhe a carta { $position } de 5, pela ordem de jogo.
river-dragons-prompt-sealed = As tuas cinco cartas estão escolhidas. Podes mudá-las até todos terminarem.
river-dragons-prompt-sealed-final = As tuas cinco cartas estão escolhidas e ficam como estão.
river-dragons-prompt-other = Carta { $position }: { $seat } executa { river-dragons-card }.
river-dragons-prompt-stone =
    { $count ->
        [one] Carta { $position }: põe uma pedra numa ilha livre.
       *[other] Carta { $position }: põe { $count } pedras em ilhas livres.
    }
river-dragons-prompt-point =
    { $count ->
        [one] Carta { $position }: toca na água onde queres a pedra.
       *[other] Carta { $position }: toca na água onde queres a primeira de { $count } pedras.
    }
river-dragons-prompt-name =
    { $count ->
        [one] Carta { $position }: escolhe uma tábua. Depois tens de a colocar.
       *[other] Carta { $position }: escolhe a primeira de { $count } tábuas. Depois tens de a colocar.
    }
river-dragons-prompt-lay = Carta { $position }: coloca a tábua { $size } ({ river-dragons-colour }). Toca nas duas pontas.
river-dragons-prompt-lay-eye = Carta { $position }: coloca a tábua { $size } ({ river-dragons-colour }). Avalia a olho até onde chega.
river-dragons-prompt-step =
    { $count ->
        [one] Carta { $position }: move o teu peão um passo.
       *[other] Carta { $position }: move o teu peão { $count } passos, um a um.
    }
river-dragons-prompt-jump = Carta { $position }: salta por cima de um peão ao lado do teu.
river-dragons-prompt-remove = Carta { $position }: leva uma tábua para a tua reserva, ou retira uma pedra sem tábuas.
river-dragons-status-arrived = chegou
river-dragons-status-done = cartas escolhidas
river-dragons-status-choosing = a escolher…
river-dragons-status-acting = agora: { river-dragons-name }
river-dragons-status-cancelled = cancelada: { river-dragons-name }
river-dragons-sheet-reserve = Tábuas na reserva
river-dragons-sheet-laid = Tábuas no tabuleiro
river-dragons-sheet-arrived = Chegada
river-dragons-sheet-arrived-about = primeiro na aldeia em frente
# Nomes de lugares e cartas, falados.
river-dragons-name =
    { $card ->
        [0] 1 pedra
        [1] 2 pedras
        [2] 1 tábua
        [3] 2 tábuas
        [4] 1 passo
        [5] 2 passos
        [6] Salto
        [7] Retirar
       *[8] { $dragon ->
            [0] Dragão azul
            [1] Dragão verde
            [2] Dragão rosa
            [3] Dragão amarelo
            [4] Dragão vermelho
           *[5] Dragão preto
        }
    }
river-dragons-name-card = { river-dragons-name }, na tua mão
river-dragons-name-card-laid = { river-dragons-name }, escolhida como carta { $position }
river-dragons-name-plank = tábua { $size } ({ river-dragons-colour }), na tua reserva
river-dragons-name-plank-named = tábua { $size } ({ river-dragons-colour }), escolhida, agora por colocar
river-dragons-name-island = ilha { $island }, livre
river-dragons-name-island-covered = ilha { $island }, debaixo de uma tábua
river-dragons-name-stone =
    { $count ->
        [0] pedra { $stone }, sem tábuas
        [one] pedra { $stone }, 1 tábua
       *[other] pedra { $stone }, { $count } tábuas
    }
river-dragons-name-village =
    { $count ->
        [0] { river-dragons-village }, casa de { $owner }, sem tábuas
        [one] { river-dragons-village }, casa de { $owner }, 1 tábua
       *[other] { river-dragons-village }, casa de { $owner }, { $count } tábuas
    }
river-dragons-name-village-empty =
    { $count ->
        [0] { river-dragons-village }, de nenhum jogador, sem tábuas
        [one] { river-dragons-village }, de nenhum jogador, 1 tábua
       *[other] { river-dragons-village }, de nenhum jogador, { $count } tábuas
    }
river-dragons-name-way = tábua { $size } ({ river-dragons-colour }) em { $where }
river-dragons-name-way-pawn = tábua { $size } ({ river-dragons-colour }) em { $where }, { $seat } está em cima
river-dragons-name-point = água livre em { $where }
# Ao lado do tabuleiro.
river-dragons-face-programme = As tuas cinco cartas
river-dragons-face-programme-of = Cinco cartas de { $seat }
river-dragons-face-hand = A tua mão
river-dragons-face-slot = carta { $position }, por escolher
river-dragons-face-down = uma carta virada para baixo
river-dragons-face-cancelled = cancelada por um dragão
river-dragons-face-planks = As tuas tábuas
river-dragons-face-planks-of = Tábuas de { $seat }
river-dragons-face-size = tábua de tamanho { $size } ({ river-dragons-colour })
river-dragons-face-none = tábua { $size }: nenhuma
river-dragons-face-supply =
    { $count ->
        [one] { $count } pedra na reserva
       *[other] { $count } pedras na reserva
    }
river-dragons-face-gone =
    { $count ->
        [one] { $count } tábua saiu do jogo
       *[other] { $count } tábuas saíram do jogo
    }
river-dragons-face-round = Ronda { $number }
river-dragons-face-position = Carta { $position } de 5
river-dragons-face-left = Ainda possíveis
river-dragons-face-last = Ronda anterior
river-dragons-face-turn-now = { $seat }: { river-dragons-name }, em execução
river-dragons-face-turn-cancelled = { $seat }: { river-dragons-name }, cancelada por um dragão
river-dragons-face-turn-card = { $seat } tem { river-dragons-name }
river-dragons-face-circles = Os anéis mostram até onde chegam as tuas tábuas.
river-dragons-face-sink = Pôr a pedra aqui
# As regras, para aprender.
river-dragons-learn-goal = O objetivo
river-dragons-learn-goal-1 = Seis aldeias rodeiam o delta. O teu peão começa na da tua cor; quem entrar primeiro na aldeia em frente ganha logo.
river-dragons-learn-goal-2 = O caminho faz-se de pedras e tábuas. Não é de ninguém: podes andar sobre qualquer tábua, seja de quem for.
river-dragons-learn-setup = O que tens
river-dragons-learn-setup-1 =
    Cada um tem um peão, seis tábuas de tamanhos 1 a 6 e as mesmas cartas: oito ações e um dragão por adversário. As 27 pedras são de todos.
    As aldeias das cores que não jogam também apoiam tábuas, e pode-se entrar nelas.
river-dragons-learn-round = Uma ronda
river-dragons-learn-round-1 = Ao mesmo tempo e em segredo, cada um põe em fila cinco cartas diferentes, com um dragão no máximo. Até todos terminarem, podes mudar as tuas.
river-dragons-learn-round-2 = Depois todos viram a primeira carta e executam-na à vez, no sentido dos ponteiros do relógio, a começar no primeiro jogador; depois a segunda, até à quinta.
river-dragons-learn-round-3 = O que a carta pede tem de ser feito, mesmo que doa. Depois da quinta todos recolhem as cartas, e o jogador à esquerda passa a ser o primeiro.
river-dragons-learn-stones = Pedras
river-dragons-learn-stones-1 = Põe uma ou duas pedras em ilhas sem pedra e sem tábua por cima. Uma pedra fica onde está; só «retirar» a tira dali.
river-dragons-learn-stones-2 = Sem pedras na reserva, ou sem ilha livre, a carta perde-se.
river-dragons-learn-planks = Tábuas
river-dragons-learn-planks-1 = Primeiro anuncia uma das tuas tábuas, depois coloca-a sobre duas pedras, ou sobre uma aldeia e uma pedra. Não se experimenta nem se desfaz.
river-dragons-learn-planks-2 = Uma tábua pode ser demasiado comprida e sobrar, nunca demasiado curta. A que não cabe em lado nenhum sai do jogo.
river-dragons-learn-planks-3 = As tábuas nunca se cruzam nem passam sobre uma terceira pedra ou aldeia. Cada pedra ou aldeia segura no máximo três; entre dois apoios, só uma.
river-dragons-learn-moving = Andar
river-dragons-learn-moving-1 = Um passo leva a uma tábua livre apoiada na mesma pedra, de qualquer cor, ou entre uma aldeia e uma tábua dela. Na tábua cabe um peão; na aldeia, todos.
river-dragons-learn-moving-2 = Os dois passos dão-se um a um; o segundo pode voltar. De uma tábua para outra na mesma aldeia passa-se pela aldeia.
river-dragons-learn-moving-3 = Quem tem de andar e não pode cai no rio e volta à sua aldeia.
river-dragons-learn-jump = Salto
river-dragons-learn-jump-1 =
    Salta por cima de um peão numa tábua vizinha, para uma tábua livre ou aldeia ao lado dela, nunca de volta ao teu sítio.
    Sem peão para saltar ou sem lugar livre onde pousar, cais.
river-dragons-learn-remove = Retirar
river-dragons-learn-remove-1 = Leva uma tábua de qualquer cor para a tua reserva, ou devolve à reserva comum uma pedra sem tábuas. Uma das duas coisas é obrigatória.
river-dragons-learn-remove-2 = Nunca uma tábua debaixo de um peão; e a tua reserva nunca tem duas do mesmo tamanho nem mais de duas cores.
river-dragons-learn-dragons = Dragões
river-dragons-learn-dragons-1 = Um dragão cancela a carta que o jogador da sua cor tem no mesmo lugar da fila, seja quem for o primeiro a agir.
river-dragons-learn-dragons-2 = Uma carta cancelada não faz nada: ninguém cai e nada se perde. Dragões não cancelam dragões.
river-dragons-learn-end = O fim
river-dragons-learn-end-1 = A partida acaba no momento em que um peão entra no seu destino, mesmo com o primeiro de dois passos ou com um salto. Após rondas a mais, em regra 50, há empate.
river-dragons-learn-expert = O lado avançado
river-dragons-learn-expert-1 = Não há ilhas: as pedras ficam em qualquer ponto da água, desde que não toquem noutra pedra, aldeia, tábua nem na borda.
river-dragons-learn-expert-2 = Toca na água para propor um sítio; anéis mostram até onde chegariam as tuas tábuas dali. Um segundo toque põe a pedra.
river-dragons-learn-variants = Outras formas de jogar
river-dragons-learn-variants-1 = A olho: ninguém mostra onde uma tábua chega. Se for demasiado curta, tem de ir para outro sítio ou, se assim combinado, sai do jogo.
river-dragons-learn-variants-2 = A dois jogam o rosa e o preto; a três, o azul, o amarelo e o vermelho, ou uma aldeia sim, outra não.
# A primeira partida, passo a passo.
river-dragons-tutorial-1 = És o rosa. O teu peão espera na aldeia rosa e quer chegar à preta, em frente. O Ben vem no sentido contrário.
river-dragons-tutorial-2 = Em cada ronda escolhes cinco cartas em segredo, pela ordem em que serão jogadas. Um caminho começa com pedras: primeiro, «2 pedras».
river-dragons-tutorial-3 = Sobre as pedras vão tábuas: escolhe «1 tábua» como segunda carta.
river-dragons-tutorial-4 = E as tábuas são para andar: «1 passo».
river-dragons-tutorial-5 = Agora um dragão. O preto cancela a carta que o Ben tiver em quarto lugar. Podes usar um dragão por ronda.
river-dragons-tutorial-6 = Por fim «1 pedra», para o resto do caminho. Até todos terem cinco cartas, ainda podias mudar as tuas.
river-dragons-tutorial-7 = Todos viram a carta 1; começas tu. Põe a primeira pedra em f3: as tábuas mais curtas chegam lá a partir da tua aldeia.
river-dragons-tutorial-8 = A segunda pedra vai para e3, na direção da aldeia preta.
river-dragons-tutorial-9 = Carta 2. Anuncia a tábua antes de a colocar: a tábua 2 chega mesmo à justa da tua aldeia a f3.
river-dragons-tutorial-10 = Agora toca nas duas pontas: a tua aldeia e a pedra em f3.
river-dragons-tutorial-11 = Carta 3: avança para a tua tábua. Quem tem de andar e não pode cai no rio e recomeça em casa.
river-dragons-tutorial-12 = O teu dragão cancelou a quarta carta do Ben. Carta 5: põe uma pedra em c3, por onde o caminho pode continuar.
river-dragons-tutorial-13 = Foi uma ronda. Todas as cartas voltaram à tua mão, e agora o Ben é o primeiro jogador. Planeia as próximas cinco: continua até à outra margem.
river-dragons-edition-first = A primeira edição: um só lado, com ilhas para as pedras. Os lugares de três jogadores vêm dos folhetos posteriores.
river-dragons-edition-matagot = A nova edição tem um segundo lado sem ilhas, o lado dos peritos. Três jogadores ficam em aldeias alternadas: azul, rosa e vermelho.
river-dragons-edition-booklet = Um folheto em português senta três jogadores em azul, amarelo e vermelho; o resto é como em 2012.
