# O terminal, seja qual for o jogo.

# Antes da partida.
shell-somebody = Convidado
shell-bot-greedy = Guloso
shell-bot-random = Acaso
shell-bot-passive = Passivo
shell-bot-beginner = Principiante
shell-bot-casual = Amador
shell-bot-club = Experiente
shell-bot-expert = Perito
shell-bot-master = Mestre
shell-bot-champion = Campeão
shell-ask-seats = Quem joga? Nomes e bots ({ $bots }), separados por vírgulas [{ $default }]:
shell-ask-option = { $option }: { $choices } [{ $default }]:
shell-no-bot = Não há nenhum bot «{ $bot }» para este jogo. Podes escolher: { $known }.
shell-same-name = Não pode haver duas pessoas com o nome { $name }.
shell-option-form = Uma opção escreve-se nome=valor, não «{ $text }».
shell-no-game = Não há nenhum jogo «{ $name }». Podes escolher: { $known }.
shell-no-language = Não há nenhum idioma «{ $name }». Podes escolher: { $known }.

# À mesa.
shell-hint = Uma jogada, ? para ver o que é possível, ajuda ou sair.
shell-curtain = Passa o aparelho a { $seat }. { $seat }, carrega em Enter.
shell-thinking = { $seat } está a pensar…
shell-thinking-hint = A pensar…
shell-page-on = Carrega em Enter para continuar.
shell-moves-made = Anotado: { $moves }
shell-moves-before = Anotado: { $moves }. Depois:
shell-why-what = Porquê o quê? Por exemplo: porque e3-e5
shell-why-legal = { $move } é permitido.
shell-undone = Desfeito.
shell-undone-all = Tudo desfeito.
shell-nothing-to-undo = Não há nada para desfazer.
shell-show-whom = Não há ninguém «{ $text }» nesta mesa. Podes escolher: { $seats }.
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
    Podes escrever várias jogadas numa só linha: 5@e3 e3-e5 e3-e5 .
      ?                  o que é possível agora
      porque JOGADA      se uma jogada é permitida e, se não, por que regra
      dica               o que faria um bot forte, e o que espera disso
      desfazer           desfaz a última jogada; desfazer tudo: todo o rascunho
      mostrar B          o quadro de outra pessoa; mostrar: o teu
      histórico          tudo o que já aconteceu
      guardar FICHEIRO   uma cópia; a partida guarda-se sozinha a cada jogada
      sair               ir embora; «landbridge play --resume» continua

# Partir e voltar.
shell-goodbye = Até à próxima.
shell-kept = A partida está guardada em { $file }. Para continuar:
shell-record-kept = O registo da partida fica em { $file }. Para a rever ou verificar os sorteios:
shell-nothing-to-resume = Não há nenhuma partida por acabar em { $folder }.
shell-resumed = Continua { $game }: { $seats }.
shell-already-over = Esta partida já acabou; para a ver:
shell-damaged = A partida guardada { $file } está danificada.
shell-damaged-go-on =
    { $moves ->
        [one] Continuar a partir da parte intacta, { $moves } jogada? (s/n) [s]:
       *[other] Continuar a partir da parte intacta, { $moves } jogadas? (s/n) [s]:
    }
shell-damaged-lost = Nada nela se aproveita.
shell-secret-lost = O segredo do servidor perdeu-se: daqui em diante sorteia-se com outro, e os sorteios desta partida já não se podem verificar.
# Palavras para sim, separadas por vírgulas.
shell-yes = s, sim

# Ficheiros.
shell-file-missing = Não há nenhum ficheiro { $file }.
shell-file-folder = { $file } é uma pasta, não um ficheiro.
shell-file-forbidden = Não há permissão para abrir { $file }.
shell-file-large = { $file } tem mais de { $most } MB, por isso não pode ser o registo de uma partida.
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
        [one] A parte intacta, { $moves } jogada, está escrita em { $file }.
       *[other] A parte intacta, { $moves } jogadas, está escrita em { $file }.
    }
shell-shelf = { $file } contém as partidas { $first } a { $last }; indica uma delas: --game { $last }
shell-shelf-none = { $file } contém um só registo sem número; tira --game.
shell-salvage-whole = O registo está inteiro; não há nada para salvar.

# verify
shell-verify-round = Ronda
shell-verify-event = Acontecimento
shell-verify-draw = Sorteio
shell-verify-true =
    { $count ->
        [one] Sorteio justo: o único sorteio decorre do segredo fixado antes da partida.
       *[other] Sorteios justos: os { $count } sorteios decorrem do segredo fixado antes da partida.
    }
shell-verify-false = Ronda { $turn }: o registo diz { $event } { $text }, mas o segredo leva a { $expected }.
shell-verify-no-promise = O registo não tem código de verificação («luck …»), por isso não há nada para verificar.
shell-verify-no-secret = O registo ainda não tem segredo: junta-se quando a partida acaba, e só então se podem verificar os sorteios.

# check-board
shell-board-fine = { $file } é um tabuleiro válido para { $game }.
shell-board-refused =
    { $count ->
        [one] { $file } tem um problema:
       *[other] { $file } tem { $count } problemas:
    }
shell-board-notes = Convém saber:
shell-board-none = { $game } não aceita tabuleiros próprios.
