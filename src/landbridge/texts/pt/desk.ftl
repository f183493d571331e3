# A página à mesa.
page-tools = Ferramentas
page-rules = Regras
page-language = Língua
page-light = Claro
page-dark = Escuro
page-more = Mais
page-settings = Definições
page-set-show = Mostrar sempre o que é possível
page-set-confirm = Perguntar antes de jogadas que não se podem desfazer
page-set-sound = Um som quando é a minha vez
page-set-notify = Um aviso quando é a minha vez
page-set-pace = Ritmo dos outros
page-pace =
    { $pace ->
        [0] de uma vez
        [350] vivo
        [700] calmo
       *[1400] lento
    }
page-me = O meu nome, os meus aparelhos
page-own-boards = Tabuleiros meus
page-loading = Um momento …
page-broken = Algo correu mal nesta página
page-broken-about = O teu jogo está a salvo no servidor. Quase sempre basta carregar a página de novo.
page-reload = Carregar de novo
page-away = O servidor não responde. A tentar de novo …
page-connection-lost = Perdeu-se a ligação, mais nada: a tentar de novo …
page-connection-gone = Esta mesa já não existe.
page-closed = Esta mesa foi fechada.
page-seat-open = livre
page-turn = Ronda { $turn }
page-players = Jogadores
page-first-player = Primeiro jogador
page-enlarge = Ver o tabuleiro de { $seat }
page-own-board = Voltar ao meu tabuleiro
page-board-of = Tabuleiro de { $seat }
page-zoom-in = Ampliar
page-zoom-out = Ver o tabuleiro todo
page-thinking = a pensar …
page-away-left = saiu
page-away-time = sem tempo
page-away-resigned = desistiu
page-gone = Um bot joga no teu lugar.
page-dock = O que fazer
page-watching = A ver o que os outros fazem …
page-over = O jogo acabou.
page-your-turn = É a tua vez.
page-waiting-for = À espera de { $names }.
page-no-aim = Aí não há nada a fazer agora.
page-skip = Mostrar o resto
page-undo = Desfazer
page-clear = Escolher de novo
page-where = Onde?
page-hint = Dica
page-hints = Jogadas sugeridas
page-play-this = Jogar assim
page-moves-open = { $count ->
    [one] { $count } sugestão; há mais possíveis
   *[other] { $count } sugestões; há mais possíveis
}
page-moves = { $count ->
    [one] { $count } jogada possível
   *[other] { $count } jogadas possíveis
}
page-type-move = Uma jogada em notação
page-send = Enviar
page-score-sheet = Folha de pontos
page-reached = alcançado
page-lost = já não é possível
page-log = O que aconteceu
page-chat = Conversa
page-chat-say = Diz alguma coisa
page-chat-mute = Não ouvir { $name }
page-hand-over = Passar a { $name }
page-hand-over-about = Feito. A seguir joga { $name }.
page-curtain = { $name }, é a tua vez
page-curtain-about = Passa o aparelho; os outros desviam o olhar.
page-curtain-open = Sou { $name }
page-ask-back = Pedir a minha última jogada de volta
page-download = Descarregar o registo
page-leave = Sair; um bot continua
page-return = Voltar ao meu lugar
page-resign = Desistir
page-resign-sure = Desistir de vez? Quem ficar acaba à tua frente.
page-rematch-open = Há uma desforra à espera.
page-rematch-go = Para a desforra
page-title = { $game } · Landbridge
page-title-turn = É a tua vez · { $game }

# Primeiros jogos.
page-guest = Convidado
page-tutorial = Um primeiro jogo
page-tutorial-of = Primeiro jogo de { $game }
page-tutorial-on = Continuar
page-tutorial-step = Passo { $step } de { $steps }
page-tutorial-read = Lê primeiro o resto, depois joga.
page-tutorial-other = { $move } também é permitido. Neste primeiro jogo, joga o que está marcado.
page-tutorial-done = Isto é { $game }. Tudo o resto vem daqui.
page-tutorial-play = Jogar um jogo

# Regras.
page-learn = Como se joga
page-rules-of = Regras de { $game }
page-unofficial = Landbridge é uma adaptação não oficial feita por fãs; as regras são contadas por palavras nossas.

# Repetições.
page-replay = Repetição
page-replay-about = Abre o registo de um jogo: de um ficheiro, ou colado. O servidor não o guarda.
page-replay-file = Um ficheiro
page-replay-paste = Ou o próprio registo
page-replay-show = Mostrar
page-replay-other = Outro registo
page-replay-start = O começo
page-replay-step = Passo { $step } de { $steps }
page-replay-turn-back = Para a ronda anterior
page-replay-back = Um passo atrás
page-replay-play = Reproduzir
page-replay-pause = Pausa
page-replay-on = Um passo à frente
page-replay-turn-on = Para a ronda seguinte
page-replay-possible = Mostrar o que era possível
page-share = Partilhar esta posição
page-copied = Ligação copiada

# Tabuleiros próprios.
page-boards-about = Introduz o tabuleiro que tens: com cliques ou como texto. É verificado enquanto trabalhas e guardado neste aparelho.
page-boards-game = Jogo
page-boards-begin = Começar com
page-boards-how = Como o introduzir
page-boards-click = com cliques
page-boards-text = como texto
page-boards-grid = Escolhe um sinal e clica onde fica; sem escolha, um clique traz o sinal seguinte.
page-boards-pens = Sinais
page-boards-points = Escolhe um ponto e clica onde fica; as setas movem-no.
page-boards-point = Ponto
page-boards-line = Linha { $line }:
page-boards-ok = Neste tabuleiro pode jogar-se.
page-boards-wrong =
    { $count ->
        [one] Há uma coisa que ainda não está certa:
       *[other] Há { $count } coisas que ainda não estão certas:
    }
page-boards-open = Abrir uma mesa com ele
page-boards-preview = O tabuleiro como vai ficar
page-boards-no-preview = Será desenhado aqui logo que se possa jogar nele.
