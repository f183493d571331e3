# A página à volta da mesa.
page-name = Landbridge
page-home = Início
page-close = Fechar
page-no-answer = O servidor não responde. Tenta outra vez daqui a pouco.
page-nowhere = Aqui não há nada
page-nowhere-about = Talvez o endereço esteja errado, ou o que aqui estava já tenha sido removido.

# Início. O título tem duas partes: a última destaca-se.
page-hero = Jogos para chegar
page-hero-across = ao outro lado
page-hero-about = Contra bots, no mesmo aparelho ou com amigos, através de um link. Sem criar conta.
page-games = Os jogos
page-players-minutes = { $players } jogadores · { $minutes } min
page-players-only = { $players } jogadores
page-what-hashi = Escreve números, desenha pontes, acaba ilhas. Todos jogam a mesma carta ao mesmo tempo.
page-what-river-dragons = Escolhe cinco cartas em segredo, constrói um caminho de pedras e tábuas e atravessa antes que um dragão te trave.
page-what-the-border = Lança os dados, risca a fronteira espaço a espaço e fecha áreas inteiras antes dos outros.
page-what-loopit = Continua as linhas. Cada ficha vale por si e por todas as fichas a que está ligada.
page-play-now = Jogar já
page-play-alone = Jogar a solo
page-bots-many = Quantos bots?
page-level = Nível
page-with-friends = Com amigos
page-same-device = No mesmo aparelho
page-my-tables = As minhas mesas
page-more-tables = { $count ->
    [one] mais { $count } mesa
   *[other] mais { $count } mesas
}
page-open-tables = Mesas abertas
page-open-seats = { $count ->
    [one] { $count } lugar livre
   *[other] { $count } lugares livres
}
page-take-seat = Sentar-me
page-table-turn = É a tua vez
page-table-waiting = à espera de { $names }
page-table-playing = a decorrer
page-table-gathering = ainda por começar
page-table-over = terminada
page-table-closed = fechada
page-table-with = com { $names }
page-table-alone = a solo
page-watch-replay = Rever uma partida
page-all-rules = As regras
page-designers =
    Projeto de fãs não oficial, sem ligação aos autores nem às editoras. Hashi: Jeffrey D. Allers, NSV.
    River Dragons: Roberto Fraga, Matagot. The Border: Michael Kiesling e Reinhard Staupe, NSV. Loopit: Goliath.

# Quem és.
page-you = tu
page-your-name = O teu nome
page-password = Palavra-passe do servidor
page-arrive = Olá
page-enter = Entrar

# Preparar uma mesa.
page-setup-friends = { $game } com amigos
page-setup-here = { $game } neste aparelho
page-how-many = Quantos jogam?
page-who = Quem joga?
page-player = Jogador { $number }
page-chair = Lugar { $number }
page-chair-name = Nome no lugar { $number }
page-chair-friend = Amigo (por link)
page-chair-person = Pessoa neste aparelho
page-chair-bot = Bot: { $bot }
page-level-random = joga ao acaso
page-level-greedy = joga bem
page-links-follow = Na página seguinte há um link para cada amigo.
page-options = Opções
page-option-usual = como nesta edição
page-board-text = Tabuleiro em texto
page-board-mine = Usar o meu tabuleiro
page-clock = Limite de tempo
page-clock-about = Se ficares sem tempo, um bot fica no teu lugar.
page-clock-none = sem limite
page-clock-minutes = { $minutes } min + { $seconds } s por turno
page-clock-days = { $days } dias + { $more ->
    [one] um dia
   *[other] { $more } dias
} por turno
page-listed = Qualquer pessoa pode entrar
page-listed-about = A mesa aparece na lista de mesas abertas.
page-help-term = Os bots podem aconselhar
page-help-term-about = Os outros ficam a saber quem pede. A partida não conta para a classificação.
page-open-table = Criar a mesa
page-begin = Começar

# Entrar numa mesa.
page-join = Entrar numa mesa
page-join-about = Cola o link que te enviaram, ou escreve o código. Maiúsculas e espaços não contam.
page-join-paste = Link ou código que te enviaram
page-join-go = Ver o convite
page-join-title = Tens um convite para { $game }
page-join-who = { $count ->
    [one] { $names } já está à mesa.
   *[other] { $names } já estão à mesa.
}
page-join-sit = Sentar-me
page-invite-ended = Este convite já não é válido
page-invite-ended-about = Um convite serve para uma pessoa e uma só vez. Vê se o copiaste inteiro, ou pede outro.
page-join-another = Outro link ou código
page-join-no-code = Nesse texto não há nenhum código. Um convite é assim: { $example }. Copia-o inteiro, ou a parte a seguir ao #.

# Antes de começar.
page-lobby = { $game }: sala de espera
page-lobby-open = { $count ->
    [one] Há um lugar livre. Envia este link a um amigo.
   *[other] Há { $count } lugares livres. Envia a cada amigo o seu link.
}
page-lobby-more = { $count ->
    [one] Ainda há um lugar livre.
   *[other] Ainda há { $count } lugares livres.
}
page-lobby-waiting = À espera de { $names }.
page-lobby-starting = Já estão todos. A partida vai começar.
page-lobby-about = A partida começa sozinha assim que estiverem todos.
page-invite = Convidar
page-invite-link = Convite
page-invite-chair = Convite para o lugar { $number }
page-invite-title = Convite para { $game }
page-invite-show = Mostrar o link
page-invite-about = O link serve para uma pessoa e uma só vez.
page-invite-new = Substituir por um link novo
page-qr = Link como código QR
page-copy = Copiar o link
page-copy-code = Copiar o código
page-invite-here-only = Este link só funciona neste computador. Para convidares alguém de fora, abre esta página no endereço que o teu computador tem na rede.
page-invite-network = Este link funciona para todos os que estiverem na mesma rede que este computador.
page-invite-address = Endereço
page-invite-closed = Este servidor só responde a este computador. Para jogares com outras pessoas da tua rede, para-o e inicia-o assim:
page-agreed = O que está combinado
page-copied-it = Copiado
page-copy-failed = Copia-o à mão
page-share-link = Partilhar
page-get-up = Sair da mesa
page-seat-missing = falta há { $time }
page-seat-asked = ainda não entrou · { $time }
page-remind = Lembrar
page-reminded = Lembrete enviado
page-fair = Jogo limpo
page-luck-sealed = Este aparelho selou a sua parte dos sorteios e abre-a sozinho assim que estiverem todos. Código de verificação: { $promise }
page-luck-held = O servidor guarda a tua parte dos sorteios. Código de verificação: { $promise }
page-luck-without = Começar sem a minha parte
page-luck-without-about = Assim a partida não tem de esperar por este aparelho. Mas quem gere o servidor conhece a tua parte.
page-luck-limits = Quem gere o servidor e também joga poderia conseguir outra distribuição por cada lugar que controla; o registo da partida mostra-o.
page-ask-away = Remover { $name }
page-luck-words = Palavras de verificação
page-luck-words-label = As tuas palavras (opcional)
page-luck-words-about = O servidor já fixou um segredo (código { $promise }). As tuas palavras entram em cada carta e em cada dado, para que ninguém os possa escolher antes. Só é enviado um hash delas.
page-luck-own = Guardar a minha parte em segredo neste aparelho
page-luck-own-about = Assim nem quem gere o servidor pode escolher os sorteios. Mas este aparelho tem de estar em linha quando a partida começar.
page-luck-silent = O servidor não confirmou que este aparelho abriu a sua parte. Se a partida começar sem ela, não foi por tua escolha.
page-luck-elsewhere = Selaste a tua parte noutro aparelho, e só esse a pode abrir. Abre esta mesa lá, ou começa sem a tua parte.
page-luck-wrong-list = As partes seladas não são as que este aparelho conhece, por isso ele não abre a sua. Os sorteios desta mesa não são de confiança.
page-luck-beacon = À espera da ronda { $round } da fonte pública de acaso.
page-luck-seconds = { $count ->
    [one] Se daqui a um segundo ainda faltar alguém, a partida começa sem a sua parte e não conta para a classificação.
   *[other] Se daqui a { $count } segundos ainda faltar alguém, a partida começa sem a sua parte e não conta para a classificação.
}
page-luck-hours = { $count ->
    [one] Se daqui a uma hora ainda faltar alguém, a partida começa sem a sua parte e não conta para a classificação.
   *[other] Se daqui a { $count } horas ainda faltar alguém, a partida começa sem a sua parte e não conta para a classificação.
}
page-needs-invite = Para te sentares aqui precisas de um convite.
page-close-table = Fechar esta mesa

# Tu.
page-me-title = Nome, aparelhos, definições
page-me-name = O meu nome
page-me-name-about = Nas mesas onde já jogas fica o nome antigo.
page-me-named = A partir de agora és { $name }.
page-save = Guardar
page-cancel = Cancelar
page-device = Adicionar um aparelho
page-device-about = Abre o link noutro aparelho e joga lá nas mesmas mesas.
page-device-make = Criar link
page-device-link = Válido uma vez, durante { $minutes } minutos
page-claim = Já jogaste aqui?
page-claim-code = O teu link ou código
page-claim-go = Recuperar os meus lugares
page-claimed = Olá de novo, { $name }.
page-become = Passar a ser { $name } neste aparelho?
page-become-new = Este link é de { $name }. Se continuares, jogas como { $name } neste aparelho.
page-become-from = Aqui és { $me }. Se continuares, jogas como { $name } neste aparelho. { $me } fica com todos os lugares, mas a sessão termina aqui.
page-become-way-back = Podes voltar a ser { $me } com outro aparelho ou com o código de recuperação.
page-become-lost = { $me } não tem outro aparelho nem código de recuperação. Sem um deles, não podes voltar a ser { $me }.
page-become-caution = Continua apenas se o link for teu: quem o criou vê tudo o que fizeres aqui e pode jogar por ti.
page-become-go = Passar a ser { $name }
page-become-stay = Continuar como { $me }
page-become-safe = Mostrar primeiro um código de recuperação de { $me }
page-become-code = Código de recuperação de { $me }: guarda-o bem
page-become-same = Aqui já és { $name }. O link não foi usado.
page-devices = Onde tenho sessão iniciada
page-devices-kind = { $browser } em { $system }
page-devices-unknown = Aparelho desconhecido
page-devices-this = (este aparelho)
page-devices-when = Ligado { $linked }, visto pela última vez { $seen }
page-devices-out = Terminar sessão
page-devices-out-of = Terminar sessão: { $device }
page-devices-out-others = Terminar sessão em todos os outros aparelhos
page-devices-gone = Sessão terminada. Os links e códigos de recuperação anteriores já não são válidos.
page-devices-here = Terminar sessão aqui?
page-devices-here-about = Este aparelho esquece-se de ti. Sem outro aparelho ou código de recuperação, não podes voltar aos teus lugares.
page-theme = Tema
page-theme-auto = igual ao aparelho
page-theme-light = claro
page-theme-dark = escuro
page-forget = Apagar os meus dados
page-forget-about = O teu nome, mensagens, códigos e cookies são apagados, e um bot fica com os teus lugares.
page-forget-ask = Apagar os meus dados…
page-forget-sure = { $count ->
    [0] O teu nome e os teus códigos desaparecem para sempre.
    [one] Perdes o teu lugar numa mesa, e o teu nome e os teus códigos desaparecem para sempre.
   *[other] Perdes os teus lugares em { $count } mesas, e o teu nome e os teus códigos desaparecem para sempre.
}
page-forget-go = Apagar para sempre

# O fim de uma partida.
page-end-you = Ganhaste!
page-end-wins = { $name } ganhou
page-end-shared = { $names } partilham o primeiro lugar
page-end-nobody = Ninguém ganhou
page-end-won-by = Ganhaste por { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}.
page-end-lost-by = Perdeste por { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}.
page-end-by = A diferença é de { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}.
page-end-most = Maior diferença: { $row }, { $ours } a { $theirs }.
page-end-resigned = { $name } desistiu.
page-end-time = O tempo de { $name } acabou.
page-end-deleted = { $name } deixou a partida.
page-end-resigned-you = Desististe.
page-end-time-you = O teu tempo acabou.
page-end-alone = { $points ->
    [one] { $points } ponto no total
   *[other] { $points } pontos no total
}
page-points = pontos
page-rematch = Jogar de novo
page-copy-replay = Copiar o link da repetição
page-chart = Pontos por ronda
page-chart-table = Em tabela
page-chart-round = Ronda
page-luck-checking = A verificar os sorteios…
page-luck-other-promise = Este não é o código mostrado antes da partida. Os sorteios desta partida não são de confiança.
page-luck-broken-promise = O segredo não condiz com o código de verificação. Os sorteios desta partida não são de confiança.
page-luck-broken-draw = O sorteio { $draw } não decorre do segredo. Os sorteios desta partida não são de confiança.
page-luck-how = Como se verifica?
page-luck-promise = Código de verificação
page-luck-secret = Segredo
page-luck-agreed = Os sorteios vêm das partes que todos acordaram.
page-luck-tick-promise = O segredo condiz com o código de verificação.
page-luck-tick-mine = As tuas palavras e a tua parte foram usadas.
page-luck-tick-reveals = Cada parte aberta é a que estava selada.
page-luck-not-mine = As tuas palavras ou a tua parte não foram usadas. Os sorteios desta partida não são de confiança.
page-luck-broken-list = As partes abertas não condizem com as seladas. Os sorteios desta partida não são de confiança.
page-luck-explained = O servidor publicou o hash de um segredo e cada aparelho o da sua parte; só depois tudo foi aberto. Cada carta e cada dado decorrem daí, por isso ninguém pôde escolher.

# Alguém pede uma jogada de volta.
page-asks = { $count ->
    [one] { $name } quer desfazer uma jogada.
   *[other] { $name } quer desfazer { $count } jogadas.
}
page-asks-waiting = { $name } quer desfazer uma jogada. À espera dos outros.
page-asks-agree = Concordar
page-asks-decline = Recusar

# O que uma aplicação de mensagens mostra de um link.
page-preview-invite = Abre o link, escreve um nome e senta-te. Não precisas de conta.
page-preview-replay = { $game }: uma partida terminada
page-preview-replay-about = Revê-a jogada a jogada.
page-editions = Edições
page-editions-about = O que muda entre as edições impressas e que opções lhes correspondem. Escolhe uma nas opções ao preparar uma mesa.
page-editions-show = Mostrar os tabuleiros
page-edition-pick = Segundo que edição
page-edition-none = Como escolhido em baixo
page-edition-undated = sem data
