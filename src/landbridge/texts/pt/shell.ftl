# O terminal, seja qual for o jogo.

# Antes da partida.
shell-somebody = Visita
shell-bot-greedy = Gula
shell-bot-random = Acaso
shell-bot-passive = Calma
shell-bot-beginner = Principiante
shell-bot-casual = Ocasional
shell-bot-club = Clube
shell-bot-expert = Perito
shell-bot-master = Mestre
shell-ask-seats = Quem joga? Nomes e bots ({ $bots }), separados por vírgulas [{ $default }]:
shell-ask-option = { $option }: { $choices } [{ $default }]:
shell-no-bot = Não há nenhum bot «{ $bot }» para este jogo; há { $known }.
shell-same-name = Não pode haver duas pessoas com o nome { $name }.
shell-option-form = Uma opção escreve-se nome=valor, não «{ $text }».
shell-no-game = Não há nenhum jogo «{ $name }»; há { $known }.
shell-no-language = Não há nenhuma língua «{ $name }»; há { $known }.

# À mesa.
shell-hint = Uma jogada, ? para ver o que é possível, ajuda ou sair.
shell-curtain = Passa o aparelho a { $seat }. { $seat }, carrega em Enter.
shell-thinking = { $seat } está a pensar …
shell-thinking-hint = A pensar nisso
shell-page-on = Carrega em Enter para continuar.
shell-moves-made = Anotado: { $moves }
shell-moves-before = Anotado: { $moves }. Depois:
shell-why-what = Porquê o quê? Por exemplo: porque c3-c5
shell-why-legal = { $move } é permitido.
shell-undone = Desfeito.
shell-undone-all = Tudo desfeito.
shell-nothing-to-undo = Não há nada para desfazer.
shell-show-whom = Não há ninguém «{ $text }» nesta mesa; há { $seats }.
shell-showing = Este é o quadro de { $owner }. Carrega em Enter para veres o teu.
shell-log-empty = Ainda não aconteceu nada.
shell-saved = Guardado: { $file }
shell-save-other = { $file } já existe e não é uma partida guardada; escolhe outro nome.
shell-not-saved = Não foi possível guardar a partida: { $reason }

# Ordens à mesa; outras palavras para o mesmo separam-se por vírgulas. As inglesas valem em todas as línguas.
shell-order-help = ajuda
shell-order-moves = jogadas
shell-order-why = porque, porquê
shell-order-hint = dica
shell-order-undo = desfazer, voltar, atrás, atras
shell-order-all = tudo
shell-order-show = mostrar, ver
shell-order-log = histórico, historico
shell-order-save = guardar
shell-order-quit = sair, adeus

shell-help =
    Podes escrever várias jogadas numa só linha: 5@c3 c3-c5 c3-c5 .
      ?                  o que é possível agora
      porque JOGADA      se uma jogada é permitida e, se não, por que regra
      dica               o que faria um bot forte, e o que espera disso
      desfazer           volta um passo atrás; desfazer tudo: o rascunho inteiro
      mostrar B          o quadro de outra pessoa; mostrar: o teu
      histórico          tudo o que já aconteceu
      guardar FICHEIRO   uma cópia; a partida guarda-se sozinha a cada jogada
      sair               ir embora; «landbridge play --resume» continua

# Partir e voltar.
shell-goodbye = Até à próxima.
shell-kept = A partida está guardada em { $file }. Para continuar:
shell-record-kept = O registo fica em { $file }. Para o rever ou verificar a sorte:
shell-nothing-to-resume = Não há nenhuma partida por acabar em { $folder }.
shell-resumed = Continua { $game }: { $seats }.
shell-already-over = Esta partida já acabou; para a ver:
shell-damaged = A partida guardada { $file } está danificada.
shell-damaged-go-on =
    { $moves ->
        [1] Continuar a partir da parte intacta, { $moves } jogada? (s/n) [s]:
       *[other] Continuar a partir da parte intacta, { $moves } jogadas? (s/n) [s]:
    }
shell-damaged-lost = Nada nela se aproveita.
shell-secret-lost = O segredo da banca perdeu-se: daqui em diante as cartas são dadas de novo, e a sorte desta partida já não se pode verificar.
# Palavras para sim, separadas por vírgulas.
shell-yes = s, sim

# Ficheiros.
shell-file-missing = Não há nenhum ficheiro { $file }.
shell-file-folder = { $file } é uma pasta, não um ficheiro.
shell-file-forbidden = Não há permissão para abrir { $file }.
shell-file-large = { $file } tem mais de { $most } MB; nenhum ficheiro nosso chega a tanto.
shell-file-not-text = { $file } não é texto: a linha { $line } não está em UTF-8.
shell-file-trouble = Não é possível usar { $file }: { $reason }.

# replay
shell-replay-seats = { $game }: { $seats }
shell-replay-turn = Ronda { $turn }
shell-replay-hint = Enter: avançar · b: recuar · um número: essa ronda · uma letra: esse quadro · q: acabar
shell-replay-running = A partida ainda não acabou.
shell-replay-no-turn = Não há ronda { $turn }; o registo tem { $last }.
shell-replay-salvage = «landbridge replay { $file } --salvage OUT» escreve a parte intacta num ficheiro à parte.
shell-salvaged =
    { $moves ->
        [1] A parte intacta, { $moves } jogada, está escrita em { $file }.
       *[other] A parte intacta, { $moves } jogadas, está escrita em { $file }.
    }
shell-shelf = { $file } contém os jogos { $first } a { $last }; indica um deles: --game { $last }
shell-shelf-none = { $file } contém um só registo sem número; tira --game.
shell-salvage-whole = O registo está inteiro; não há nada para salvar.

# verify
shell-verify-round = Ronda
shell-verify-event = Acaso
shell-verify-draw = Sorteio
shell-verify-true =
    { $count ->
        [1] O único acontecimento ao acaso resulta do segredo prometido antes da partida.
       *[other] Todos os { $count } acontecimentos ao acaso resultam do segredo prometido antes da partida.
    }
shell-verify-false = Ronda { $turn }: o registo diz { $event } { $text }, mas o segredo leva a { $expected }.
shell-verify-no-promise = O registo não tem promessa da banca («luck …»), por isso não há nada para verificar.
shell-verify-no-secret = O registo ainda não tem segredo: junta-se quando a partida acaba, e só então se pode verificar a sorte.

# check-board
shell-board-fine = { $file } é um bom tabuleiro para { $game }.
shell-board-refused =
    { $count ->
        [1] { $file } é recusado; há uma coisa errada:
       *[other] { $file } é recusado; há { $count } coisas erradas:
    }
shell-board-notes = Convém saber:
shell-board-none = { $game } não aceita tabuleiros próprios.
