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
river-dragons-about = Disponha cinco cartas em segredo, construa um caminho de pedras e tábuas e chegue primeiro à outra margem. De dois a seis jogadores, meia hora.
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
river-dragons-why-not-now = Agora não é a sua vez.
river-dragons-why-no-such-move = Esta jogada não existe aqui.
river-dragons-why-other-card = A sua carta agora é { river-dragons-card }; ela pede outra coisa.
river-dragons-why-not-in-hand = Este dragão não está na sua mão: { river-dragons-card }.
river-dragons-why-picked = Já disposta: { river-dragons-card }.
river-dragons-why-one-dragon = Um programa tem no máximo um dragão.
river-dragons-why-laid-final = Uma carta disposta fica: segundo o livro de regras, as cartas não se trocam nem mudam de lugar.
river-dragons-why-island-taken = Já há uma pedra em { $where }.
river-dragons-why-island-covered = Uma tábua passa por cima de { $where }: { $witness }.
river-dragons-why-not-in-reserve = A tábua { $size } ({ river-dragons-colour }) não está na sua reserva.
river-dragons-why-named = Você anunciou a tábua { $size } ({ river-dragons-colour }); diga onde ela fica.
river-dragons-why-name-first = Anuncie primeiro uma tábua e depois diga onde ela fica.
river-dragons-why-two-villages = Uma tábua precisa de uma pedra em pelo menos uma ponta.
river-dragons-why-no-stone = Aqui não há pedra: { $witness }.
river-dragons-why-too-short = A tábua { $size } é curta demais para { $where }.
river-dragons-why-passes-over = Uma tábua só se apoia nas duas pontas; entre elas está { $witness }.
river-dragons-why-crosses = As tábuas nunca se cruzam. No caminho: { $witness }.
river-dragons-why-full = Três tábuas já se apoiam aqui: { $witness }.
river-dragons-why-bridged = Já há uma tábua em { $where }.
river-dragons-why-tried = Você já tentou { $where }; a tábua é curta demais.
river-dragons-why-no-place = Esta tábua não está no tabuleiro.
river-dragons-why-not-adjacent = { $where } não fica ao lado do seu peão.
river-dragons-why-occupied = Há um peão em { $where }.
river-dragons-why-no-jump = Nenhum salto por cima de um peão vizinho leva a { $where }.
river-dragons-why-not-laid = Não há nada para retirar em { $where }.
river-dragons-why-stone-carries = { $where } sustenta uma tábua.
river-dragons-why-under-pawn = Há um peão em { $where }.
river-dragons-why-same-size = A sua reserva já tem uma tábua { $size }.
river-dragons-why-third-colour = A sua reserva ficaria com três cores.
river-dragons-why-off-board = Uma pedra fica inteira no tabuleiro; { $where } está perto demais da borda.
river-dragons-why-on-stone = Uma pedra em { $where } tocaria outra: { $witness }.
river-dragons-why-on-village = Uma pedra em { $where } tocaria uma aldeia: { $witness }.
river-dragons-why-on-plank = Uma pedra em { $where } tocaria uma tábua: { $witness }.

# O que não se lê como jogada.
river-dragons-read-nothing = «{ $text }» não é uma jogada; tente stone c4, plank 3 pink, c4-d4, step c4-d4, jump c4-d4 ou remove c4.
river-dragons-read-card = «{ $text }» não é uma carta; há stone, stones, plank, planks, step, steps, jump, remove, e dragon com uma cor.
river-dragons-read-first = «{ $text }» não diz quem começa; escreva first A.
river-dragons-read-name-first = Diga primeiro só { $text } e depois onde ela fica.
river-dragons-read-colour = «{ $text }» não é uma cor; há { $known }.
river-dragons-read-size = «{ $text }» não é um tamanho; as tábuas vão de 1 a 6.
river-dragons-read-support = Não há «{ $text }» neste tabuleiro.
river-dragons-read-village = { $text } é uma aldeia; as pedras ficam na água.
river-dragons-read-span = «{ $text }» não indica duas pontas; escreva c4-d4 ou pink-c4.
river-dragons-read-no-plank = Não há tábua em { $text }.
river-dragons-read-place = «{ $text }» não é tábua nem aldeia; escreva step c4-d4 ou step pink.
river-dragons-read-point = «{ $text }» não é um ponto para uma pedra; os dois números são múltiplos de 3, ambos pares ou ambos ímpares.

# O que acontece.
river-dragons-fact-first = { $seat } é o primeiro jogador.
river-dragons-fact-done = { $seat } dispôs cinco cartas.
river-dragons-fact-position = Carta { $position }.
river-dragons-fact-reveals = { $seat }: { river-dragons-card }.
river-dragons-fact-cancelled = Um dragão cancela a carta de { $seat }: { river-dragons-card }.
river-dragons-fact-stone = { $seat } põe uma pedra em { $where }.
river-dragons-fact-sinks = { $seat } põe a pedra { $stone } em { $where }.
river-dragons-fact-no-stone-left = Não há mais pedras na reserva; a ação de { $seat } se perde.
river-dragons-fact-no-room = Não há lugar livre para uma pedra; a ação de { $seat } se perde.
river-dragons-fact-names = { $seat } anuncia a tábua { $size } ({ river-dragons-colour }).
river-dragons-fact-lays = { $seat } põe a tábua { $size } ({ river-dragons-colour }) em { $where }.
river-dragons-fact-too-short = A tábua { $size } ({ river-dragons-colour }) é curta demais para { $where }; { $seat } tem de pô-la noutro lugar.
river-dragons-fact-short-lost = A tábua { $size } ({ river-dragons-colour }) é curta demais para { $where } e sai do jogo; { $seat } a perde.
river-dragons-fact-plank-leaves = A tábua { $size } ({ river-dragons-colour }) de { $seat } não alcança nada e sai do jogo.
river-dragons-fact-no-plank-left = { $seat } não tem mais tábuas; a ação se perde.
river-dragons-fact-step-plank = { $seat } anda para { $where }.
river-dragons-fact-step-village = { $seat } anda para { river-dragons-village }.
river-dragons-fact-step-falls = { $seat } não pode andar para lugar nenhum, cai no rio e volta à própria aldeia.
river-dragons-fact-step-stays = { $seat } não pode andar para lugar nenhum e fica na própria aldeia.
river-dragons-fact-jump-plank = { $seat } salta para { $where }.
river-dragons-fact-jump-village = { $seat } salta para { river-dragons-village }.
river-dragons-fact-jump-falls = { $seat } não tem sobre quem saltar, cai no rio e volta à própria aldeia.
river-dragons-fact-jump-stays = { $seat } não tem sobre quem saltar e fica na própria aldeia.
river-dragons-fact-takes = { $seat } pega a tábua { $size } ({ river-dragons-colour }) de { $where }.
river-dragons-fact-lifts = { $seat } retira a pedra de { $where }.
river-dragons-fact-no-removal = { $seat } não pode retirar nada; a ação se perde.
river-dragons-fact-round = Rodada { $number }: { $seat } é o primeiro jogador.
river-dragons-fact-wins = { $seat } chega ao destino e vence.
river-dragons-fact-drawn = Ninguém chegou depois de { $number } rodadas: empate.

# Opções.
river-dragons-option-side = Lado do tabuleiro
river-dragons-option-side-about = As ilhas mostram onde podem ficar pedras; os peritos avaliam a água sozinhos.
river-dragons-option-side-basic = basic, com ilhas
river-dragons-option-side-expert = expert, pedras em qualquer ponto da água
river-dragons-option-three-players = Cores com três jogadores
river-dragons-option-three-players-about = O livrinho deixa dois vizinhos; a outra escolha reparte todos por igual.
river-dragons-option-three-players-booklet = booklet: azul, amarelo e vermelho
river-dragons-option-three-players-alternate = alternate: uma aldeia sim, outra não
river-dragons-option-laid = Cartas dispostas viradas para baixo
river-dragons-option-laid-about = Segundo o livro de regras, ninguém as pode mudar.
river-dragons-option-laid-open = open: pode retomá-las até todos terem disposto cinco
river-dragons-option-laid-final = final: uma carta disposta fica
river-dragons-option-short-plank = Uma tábua que se revela curta demais
river-dragons-option-short-plank-about = Os livros de regras não dizem o mesmo sobre o que lhe acontece.
river-dragons-option-short-plank-elsewhere = elsewhere: tem de ficar noutro lugar
river-dragons-option-short-plank-lost = lost: sai do jogo
river-dragons-option-by-eye = Tábuas a olho
river-dragons-option-by-eye-about = Você mesmo avalia se uma tábua é comprida o bastante.
river-dragons-option-max-rounds = Rodadas até o empate
river-dragons-option-max-rounds-about = Se ninguém passou até lá, há empate.
river-dragons-option-board = Um tabuleiro seu
river-dragons-option-board-about = O tabuleiro impresso que tens, medido em milímetros.

# O que há de errado num tabuleiro.
river-dragons-board-measure = «{ $name }» tem de ser um número inteiro de milímetros, de 1 a { $most }.
river-dragons-board-lengths = «lengths» tem de ser uma lista de { $count } números inteiros, as tábuas em milímetros.
river-dragons-board-table = Falta uma tabela [{ $name }] com linhas como c4 = [12, 30].
river-dragons-board-no-village = Não há aldeia «{ $village }»; as aldeias são { $known }.
river-dragons-board-village-missing = Falta a aldeia { $village }.
river-dragons-board-island-name = «{ $island }» não é nome de ilha; use uma letra minúscula e um número, como c4.
river-dragons-board-point = { $spot } tem de ser uma lista de dois números inteiros, como [12, 30].
river-dragons-board-parity = { $spot } está fora da grade: { $x } e { $y } têm de ser ambos pares ou ambos ímpares.
river-dragons-board-islands =
    { $count ->
        [one] Há { $count } ilha; um tabuleiro tem { $needed }.
       *[other] Há { $count } ilhas; um tabuleiro tem { $needed }.
    }
river-dragons-board-rising = Os comprimentos das tábuas têm de crescer de 1 a 6.
river-dragons-board-tiny = A tábua mais curta tem de ser maior que a largura de uma pedra, { $least } mm.
river-dragons-board-thin = Uma pedra tem de ser pelo menos tão larga quanto uma tábua, { $width } mm.
river-dragons-board-stone = Uma pedra fica inteira na sua ilha; o raio é de { $most } mm no máximo.
river-dragons-board-close = Estas duas ilhas estão perto demais para uma tábua de { $length } mm: ela pode ter no máximo três vezes a distância.
river-dragons-board-outside = { $spot } não fica no tabuleiro.
river-dragons-board-touch = { $first } e { $second } se tocam.
river-dragons-board-order = As aldeias ficam no sentido horário a partir do alto à esquerda: blue, green, pink, yellow, red, black; { $village } está fora de ordem.
river-dragons-board-lopsided = O tabuleiro deve ser igual visto de cada aldeia: { $spot } pede um gêmeo em [{ $x }, { $y }].
river-dragons-board-way =
    { $count ->
        [one] De { $village }, { $count } tábua leva ao destino; devem ser de { $few } a { $most }.
       *[other] De { $village }, o caminho mais curto usa { $count } tábuas; devem ser de { $few } a { $most }.
    }
river-dragons-board-no-way = De { $village }, nenhum caminho leva ao destino.
river-dragons-board-own = De { $village }, as seis tábuas de um jogador não bastam para nenhum caminho.
river-dragons-board-shore =
    { $count ->
        [one] De { $village }, a tábua 3 só alcança { $count } ilha; devem ser pelo menos três.
       *[other] De { $village }, a tábua 3 só alcança { $count } ilhas; devem ser pelo menos três.
    }
river-dragons-board-clearance = { $span } fica a menos de 1 mm do alcance da tábua { $size }; a olho ninguém saberia dizer.

# Terminal. As tarefas ficam ao lado do tabuleiro, em linhas de 30 caracteres, quatro no máximo.
river-dragons-screen-round = Rodada { $number } de { $rounds }
river-dragons-screen-programme = Disponha a carta { $position } de 5, virada para baixo.
river-dragons-screen-wait = As suas cinco cartas estão viradas para baixo.
river-dragons-screen-other = { $seat } executa { river-dragons-card }.
river-dragons-screen-stone =
    { $count ->
        [one] Ponha uma pedra: stone c4
       *[other] Ponha { $count } pedras: stone c4
    }
river-dragons-screen-name =
    { $count ->
        [one] Anuncie uma tábua: plank 3 pink
       *[other] Anuncie a primeira de { $count } tábuas: plank 3 pink
    }
river-dragons-screen-lay = Ponha a tábua { $size } ({ river-dragons-colour }): c4-d4
river-dragons-screen-step =
    { $count ->
        [one] Mova o seu peão: step c4-d4
       *[other] Mova o seu peão { $count } vezes: step c4-d4
    }
river-dragons-screen-jump = Salte por cima de um peão: jump c4-d4
river-dragons-screen-remove = Retire uma tábua ou uma pedra: remove c4-d4, remove c4
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
    Disponha cinco cartas em segredo. Depois todos viram a primeira e a executam por turnos, depois a segunda …
      stone, stones     uma pedra, duas pedras          stone c4
      plank, planks     anunciar uma tábua e pô-la      plank 3 pink    c4-d4
      step, steps       mover o peão                    step c4-d4    step pink
      jump              por cima de um peão vizinho     jump c4-d4
      remove            uma tábua ou uma pedra          remove c4-d4    remove c4
      dragon pink       cancela a carta de rosa na mesma posição; um por rodada
    Toda carta tem de ser executada. Quem não pode andar nem saltar cai e volta à própria aldeia.
    Uma tábua que não cabe em lugar nenhum sai do jogo. As tábuas nunca se cruzam; três podem se apoiar numa pedra.
    Vence quem chegar primeiro à aldeia em frente.
    No tabuleiro: c4 é uma ilha, [c4] tem uma pedra, A3 é a tábua 3 de A, ♟B o peão de B.
    Ao lado: ● pedra, ▬ tábua, → passo, ⌒ salto, × retirar, ≈B um dragão contra B, ▒ virada para baixo.
    Cores: blue azul, green verde, pink rosa, yellow amarelo, red vermelho, black preto.

# --- A página ---
# A página: o que fazer agora.
river-dragons-prompt-first = A sorte decide quem começa.
river-dragons-prompt-programmes = Todos dispõem cinco cartas viradas para baixo.
river-dragons-prompt-programme = Escolha a carta { $position } de 5, na ordem de jogo.
river-dragons-prompt-sealed = As suas cinco cartas estão dispostas. Até todos terminarem, você pode retomá-las.
river-dragons-prompt-sealed-final = As suas cinco cartas estão dispostas, e assim ficam.
river-dragons-prompt-other = Carta { $position }: { $seat } executa { river-dragons-card }.
river-dragons-prompt-stone =
    { $count ->
        [one] Carta { $position }: ponha uma pedra em uma ilha livre.
       *[other] Carta { $position }: ponha { $count } pedras em ilhas livres.
    }
river-dragons-prompt-point =
    { $count ->
        [one] Carta { $position }: toque na água onde a pedra deve ficar.
       *[other] Carta { $position }: toque na água onde deve ficar a primeira de { $count } pedras.
    }
river-dragons-prompt-name =
    { $count ->
        [one] Carta { $position }: escolha uma tábua. Depois ela tem de ser posta.
       *[other] Carta { $position }: escolha a primeira de { $count } tábuas. Depois ela tem de ser posta.
    }
river-dragons-prompt-lay = Carta { $position }: ponha a tábua { $size } ({ river-dragons-colour }). Toque nas duas pontas.
river-dragons-prompt-lay-eye = Carta { $position }: ponha a tábua { $size } ({ river-dragons-colour }). Avalie a olho onde ela alcança.
river-dragons-prompt-step =
    { $count ->
        [one] Carta { $position }: mova o seu peão um passo.
       *[other] Carta { $position }: mova o seu peão { $count } passos, um por um.
    }
river-dragons-prompt-jump = Carta { $position }: salte por cima de um peão ao lado do seu.
river-dragons-prompt-remove = Carta { $position }: pegue uma tábua para a sua reserva, ou retire uma pedra sem tábuas.
river-dragons-status-arrived = chegou
river-dragons-status-done = cinco cartas dispostas
river-dragons-status-choosing = escolhendo …
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
river-dragons-name-card = { river-dragons-name }, na sua mão
river-dragons-name-card-laid = { river-dragons-name }, disposta como carta { $position }
river-dragons-name-plank = tábua { $size } ({ river-dragons-colour }), na sua reserva
river-dragons-name-plank-named = tábua { $size } ({ river-dragons-colour }), escolhida, agora a pôr
river-dragons-name-island = ilha { $island }, livre
river-dragons-name-island-covered = ilha { $island }, sob uma tábua
river-dragons-name-stone =
    { $count ->
        [0] pedra { $stone }, sem tábuas
        [one] pedra { $stone }, sustenta 1 tábua
       *[other] pedra { $stone }, sustenta { $count } tábuas
    }
river-dragons-name-village =
    { $count ->
        [0] { river-dragons-village }, casa de { $owner }, sem tábuas
        [one] { river-dragons-village }, casa de { $owner }, sustenta 1 tábua
       *[other] { river-dragons-village }, casa de { $owner }, sustenta { $count } tábuas
    }
river-dragons-name-village-empty =
    { $count ->
        [0] { river-dragons-village }, de ninguém, sem tábuas
        [one] { river-dragons-village }, de ninguém, sustenta 1 tábua
       *[other] { river-dragons-village }, de ninguém, sustenta { $count } tábuas
    }
river-dragons-name-way = tábua { $size } ({ river-dragons-colour }) em { $where }
river-dragons-name-way-pawn = tábua { $size } ({ river-dragons-colour }) em { $where }, { $seat } está sobre ela
river-dragons-name-point = água livre em { $where }
# Ao lado do tabuleiro.
river-dragons-face-programme = O seu programa
river-dragons-face-programme-of = Programa de { $seat }
river-dragons-face-hand = A sua mão
river-dragons-face-slot = lugar { $position }, vazio
river-dragons-face-down = uma carta virada para baixo
river-dragons-face-cancelled = cancelada por um dragão
river-dragons-face-planks = As suas tábuas
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
river-dragons-face-round = Rodada { $number }
river-dragons-face-position = Carta { $position } de 5
river-dragons-face-left = Ainda podem vir
river-dragons-face-last = Rodada anterior
river-dragons-face-turn-now = { $seat }: { river-dragons-name }, em execução
river-dragons-face-turn-cancelled = { $seat }: { river-dragons-name }, cancelada por um dragão
river-dragons-face-turn-card = { $seat } tem { river-dragons-name }
river-dragons-face-circles = Os anéis mostram até onde as suas tábuas alcançam.
river-dragons-face-sink = Largar a pedra aqui
# As regras, para aprender.
river-dragons-learn-goal = O objetivo
river-dragons-learn-goal-1 = Seis aldeias cercam o delta. O seu peão começa na da sua cor; quem primeiro entrar na aldeia em frente vence na hora.
river-dragons-learn-goal-2 = O caminho é feito de pedras e tábuas. Não é de ninguém: você pode andar sobre qualquer tábua, seja de quem for.
river-dragons-learn-setup = O que você tem
river-dragons-learn-setup-1 = Cada um tem um peão, seis tábuas de tamanhos 1 a 6 e as mesmas cartas: oito ações e um dragão para cada adversário. As 27 pedras são de todos.
river-dragons-learn-round = Uma rodada
river-dragons-learn-round-1 = Ao mesmo tempo e em segredo, cada um dispõe cinco cartas diferentes em fila, com no máximo um dragão. Até o último acabar, pode-se retomar cartas.
river-dragons-learn-round-2 = Depois todos viram a primeira carta e a executam um após o outro, em sentido horário a partir do primeiro jogador; depois a segunda, até a quinta.
river-dragons-learn-round-3 = O que a carta pede tem de ser feito, mesmo que doa. Depois da quinta todos retomam as cartas, e o jogador à esquerda passa a ser o primeiro.
river-dragons-learn-stones = Pedras
river-dragons-learn-stones-1 = Ponha uma ou duas pedras em ilhas sem pedra e sem tábua por cima. Uma pedra fica onde está; só «retirar» a tira dali.
river-dragons-learn-stones-2 = Sem pedras na reserva, ou sem ilha livre, a carta se perde.
river-dragons-learn-planks = Tábuas
river-dragons-learn-planks-1 = Primeiro anuncie uma das suas tábuas, depois ponha-a sobre duas pedras, ou sobre uma aldeia e uma pedra. Não se experimenta nem se volta atrás.
river-dragons-learn-planks-2 = Uma tábua pode ser longa demais e sobrar, nunca curta demais. A que não cabe em lugar nenhum sai do jogo.
river-dragons-learn-planks-3 = Tábuas nunca se cruzam nem passam sobre uma terceira pedra ou aldeia. Cada pedra ou aldeia sustenta no máximo três; entre dois apoios, só uma.
river-dragons-learn-moving = Andar
river-dragons-learn-moving-1 = Um passo leva a uma tábua livre apoiada na mesma pedra, de qualquer cor, ou entre uma aldeia e uma tábua dela. Na tábua cabe um peão; na aldeia, todos.
river-dragons-learn-moving-2 = Dois passos são dados um a um; o segundo pode voltar. De uma tábua a outra na mesma aldeia passa-se pela aldeia.
river-dragons-learn-moving-3 = Quem tem de andar e não pode cai no rio e volta para a própria aldeia.
river-dragons-learn-jump = Salto
river-dragons-learn-jump-1 = Salte por cima de um peão em uma tábua vizinha, até uma tábua livre ou aldeia ao lado dela, nunca de volta ao seu lugar. Sem ninguém a saltar, você cai.
river-dragons-learn-remove = Retirar
river-dragons-learn-remove-1 = Pegue uma tábua de qualquer cor para a sua reserva, ou devolva à reserva comum uma pedra sem tábuas. Uma das duas é obrigatória.
river-dragons-learn-remove-2 = Nunca uma tábua sob um peão; e a sua reserva nunca tem duas do mesmo tamanho nem mais de duas cores.
river-dragons-learn-dragons = Dragões
river-dragons-learn-dragons-1 = Um dragão cancela a carta que o jogador da sua cor tem no mesmo lugar da fila, não importa quem age primeiro.
river-dragons-learn-dragons-2 = Uma carta cancelada não faz nada: ninguém cai e nada se perde. Dragões não cancelam dragões.
river-dragons-learn-end = O fim
river-dragons-learn-end-1 = A partida acaba no momento em que um peão entra no seu destino, mesmo com o primeiro de dois passos ou com um salto. Após rodadas demais, em regra 50, há empate.
river-dragons-learn-expert = O lado avançado
river-dragons-learn-expert-1 = Não há ilhas: as pedras ficam em qualquer ponto da água, desde que não toquem outra pedra, aldeia, tábua nem a borda.
river-dragons-learn-expert-2 = Toque na água para propor um lugar; anéis mostram até onde as suas tábuas alcançariam dali. Um segundo toque larga a pedra.
river-dragons-learn-variants = Outras formas de jogar
river-dragons-learn-variants-1 = A olho: ninguém mostra onde uma tábua alcança. Se for curta demais, ela tem de ir para outro lugar ou, se assim combinado, sai do jogo.
river-dragons-learn-variants-2 = A dois jogam rosa e preto; a três, azul, amarelo e vermelho, ou uma aldeia sim, outra não, se preferirem.
# A primeira partida, passo a passo.
river-dragons-tutorial-1 = Você é rosa. O seu peão espera na aldeia rosa e quer chegar à preta, em frente. Ben vem no sentido contrário.
river-dragons-tutorial-2 = A cada rodada você dispõe cinco cartas em segredo, na ordem em que serão jogadas. Um caminho começa com pedras: primeiro, «2 pedras».
river-dragons-tutorial-3 = Sobre as pedras vão tábuas: disponha «1 tábua» como segunda carta.
river-dragons-tutorial-4 = E as tábuas são para andar: «1 passo».
river-dragons-tutorial-5 = Agora um dragão. O preto cancela a carta que Ben tiver em quarto lugar. Pode-se dispor um dragão por rodada.
river-dragons-tutorial-6 = Por fim «1 pedra», para o caminho adiante. Até todos terem cinco cartas, você ainda poderia retomar as suas.
river-dragons-tutorial-7 = Todos viram a carta 1; você começa. Ponha a primeira pedra em f3: as tábuas curtas a alcançam a partir da sua aldeia.
river-dragons-tutorial-8 = A segunda pedra vai em e3, na direção da aldeia preta.
river-dragons-tutorial-9 = Carta 2. Anuncie a tábua antes de pô-la: a tábua 2 é bem do tamanho, da sua aldeia até f3.
river-dragons-tutorial-10 = Agora toque nas duas pontas: a sua aldeia e a pedra em f3.
river-dragons-tutorial-11 = Carta 3: pise na sua tábua. Quem tem de andar e não pode cai no rio e recomeça em casa.
river-dragons-tutorial-12 = O seu dragão cancelou a quarta carta de Ben. Carta 5: ponha uma pedra em c3, por onde o caminho pode seguir.
river-dragons-tutorial-13 = Foi uma rodada. Todas as cartas voltaram à sua mão, e agora Ben é o primeiro jogador. Planeje as próximas cinco: siga até a outra margem.
