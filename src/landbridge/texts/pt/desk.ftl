# A página à mesa.
page-tools = Ferramentas
page-rules = Regras
page-language = Idioma
page-light = Claro
page-dark = Escuro
page-more = Mais
page-settings = Definições
page-set-show = Destacar sempre as jogadas possíveis
page-set-confirm = Confirmar jogadas definitivas
page-set-sound = Sons
page-set-notify = Aviso quando é a minha vez
page-set-keys = Atalhos de uma só tecla
page-set-pace = Ritmo dos outros
page-pace =
    { $pace ->
        [0] imediato
        [350] rápido
        [700] normal
       *[1400] lento
    }
page-me = Nome, aparelhos, definições
page-own-boards = Os meus tabuleiros
page-keys = Teclas
page-keys-board = No tabuleiro
page-keys-anywhere = Em qualquer lado, exceto ao escrever
page-key-arrows = de lugar em lugar
page-key-enter = escolher o lugar
page-key-next = para o lugar possível seguinte
page-key-previous = para o lugar possível anterior
page-key-escape = largar a escolha
page-key-farther = Afastar
page-keys-typing = Uma jogada também pode ser escrita tal como está na lista: com / ou «Jogadas».
page-loading = Um momento…
page-broken = Algo correu mal nesta página
page-broken-about = A tua partida está a salvo no servidor. Quase sempre basta recarregar a página.
page-reload = Recarregar
page-away = O servidor não responde. A tentar de novo…
page-connection-lost = Ligação perdida. A tua partida está a salvo; a tentar de novo…
page-connection-gone = Esta mesa já não existe.
page-closed = Esta mesa foi fechada.
page-seat-open = lugar livre
page-turn = Ronda { $turn }
page-players = Jogadores
page-you-are = Tu ({ $name })
page-first-player = Primeiro jogador
page-enlarge = Ver o tabuleiro de { $seat }
page-own-board = Voltar ao meu tabuleiro
page-board-of = Tabuleiro de { $seat }
page-zoom-in = Ampliar
page-zoom-out = Ver o tabuleiro todo
page-thinking = a pensar…
page-tentative = ainda pode desfazer
page-log-open = (ainda se pode desfazer)
page-away-left = saiu
page-away-time = sem tempo
page-away-resigned = desistiu
page-gone = Um bot joga no teu lugar.
page-dock = O que fazer
page-watching = Os outros estão a jogar…
page-revealed = Foi isto que os outros fizeram:
page-over = A partida acabou.
page-your-turn = É a tua vez.
page-waiting-for = À espera de { $names }.
page-no-aim = Agora não podes jogar aí.
page-skip = Avançar
page-spectator = Estás a ver.
page-undo = Desfazer
page-where = Ver jogadas
page-hint = Dica
page-hints = Jogadas sugeridas
page-play-this = Confirmar
page-moves-open = { $count ->
    [one] { $count } sugestão; há mais jogadas possíveis
   *[other] { $count } sugestões; há mais jogadas possíveis
}
page-moves-list = Jogadas
page-moves = { $count ->
    [one] { $count } jogada possível
   *[other] { $count } jogadas possíveis
}
page-type-move = Escrever jogada
page-send = Enviar
page-score-sheet = Folha de pontos
page-reached = alcançado
page-lost = já não é possível
page-log = Histórico
page-chat = Chat
page-chat-say = Escreve uma mensagem
page-chat-mute = Silenciar { $name }
page-hand-over = Passar o aparelho a { $name }
page-hand-over-about = Feito. A seguir joga { $name }.
page-curtain = { $name }, é a tua vez
page-curtain-about = Passa o aparelho; os outros não olham.
page-curtain-open = Sou { $name }
page-ask-back = Pedir para desfazer a última jogada
page-download = Descarregar o registo da partida
page-leave = Sair (um bot fica no teu lugar)
page-return = Voltar ao meu lugar
page-resign = Desistir
page-resign-sure = Desistir de vez? Quem ficar acaba à tua frente.
page-rematch-open = Há uma desforra à espera.
page-rematch-by = { $name } quer jogar de novo.
page-rematch-go = Entrar
page-title = { $game } · Landbridge
page-title-turn = É a tua vez · { $game }
page-title-join = De novo? · { $game }

# Primeiros jogos.
page-guest = Convidado
page-tutorial = Tutorial
page-tutorial-of = Tutorial de { $game }
page-tutorial-on = Continuar
page-tutorial-step = Passo { $step } de { $steps }
page-tutorial-read = Lê primeiro: toca em Continuar.
page-tutorial-other = Isso também é permitido, mas por agora joga o que está marcado.
page-tutorial-done = É assim que se joga { $game }. Já sabes o suficiente para jogar.
page-tutorial-play = Jogar já

# Regras.
page-learn = Como se joga
page-rules-of = Regras de { $game }
page-unofficial = Landbridge é um projeto de fãs não oficial; as regras são explicadas por palavras nossas.

# Repetições.
page-replay = Repetição
page-replay-about = Abre o registo de uma partida: escolhe o ficheiro ou cola o texto. O servidor não o guarda.
page-replay-file = Ficheiro
page-replay-paste = Ou cola o registo
page-replay-show = Abrir
page-replay-other = Outro registo
page-replay-start = Começo
page-replay-step = Passo { $step } de { $steps }
page-replay-turn-back = Ronda anterior
page-replay-back = Passo atrás
page-replay-play = Reproduzir
page-replay-pause = Pausa
page-replay-on = Passo à frente
page-replay-turn-on = Ronda seguinte
page-replay-possible = Mostrar jogadas possíveis
page-share = Partilhar esta posição
page-copied = Link copiado

