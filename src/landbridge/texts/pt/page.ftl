# A página à volta da mesa.
page-name = Landbridge
page-home = Início
page-close = Fechar
page-no-answer = O servidor não responde. Tenta outra vez daqui a pouco.
page-nowhere = Aqui não há nada
page-nowhere-about = Talvez o endereço tenha uma gralha, ou o que aqui estava já tenha sido arrumado.

# Início. O título tem duas partes: a última destaca-se.
page-hero = Jogos para chegar
page-hero-across = ao outro lado
page-hero-about = Contra bots, num só aparelho ou com amigos, através de um link. Sem conta: senta-te e joga.
page-games = Os jogos
page-players-minutes = { $players } jogadores · { $minutes } min
page-players-only = { $players } jogadores
page-what-hashi = Escreve números, desenha pontes, acaba ilhas. Todos jogam a mesma carta ao mesmo tempo.
page-what-river-dragons = Escolhe cinco cartas em segredo, constrói um caminho de pedras e tábuas e atravessa antes que um dragão te trave.
page-what-the-border = Lança os dados, risca a fronteira casa a casa e fecha países inteiros antes dos outros.
page-what-loopit = Continua as linhas. Cada peça vale por si e por tudo a que está ligada.
page-play-now = Jogar já
page-with-friends = Com amigos
page-same-device = Aqui mesmo
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
    Versão não oficial feita por fãs, sem os autores nem as editoras. Hashi: Jeffrey D. Allers, NSV.
    River Dragons: Roberto Fraga, Matagot. The Border: Michael Kiesling e Reinhard Staupe, NSV. Loopit: Goliath.

# Quem és.
page-you = tu
page-your-name = O teu nome
page-password = A palavra-passe do servidor
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
page-chair-friend = um amigo
page-chair-person = uma pessoa
page-chair-bot = um bot: { $bot }
page-level-random = joga ao acaso
page-level-greedy = joga bem
page-links-follow = Na página seguinte há um link para cada amigo.
page-options = Opções
page-option-usual = como na edição
page-board-text = O tabuleiro em texto
page-board-mine = Usar o tabuleiro que desenhei
page-clock = Relógio
page-clock-about = Quem fica sem tempo é substituído por um bot.
page-clock-none = sem relógio
page-clock-minutes = { $minutes } minutos, e mais { $seconds } segundos em cada vez
page-clock-days = { $days } dias, e mais { $more ->
    [one] um dia
   *[other] { $more } dias
} em cada vez
page-listed = Qualquer pessoa pode entrar
page-listed-about = A mesa aparece entre as mesas abertas.
page-open-table = Abrir a mesa
page-begin = Começar

# Entrar numa mesa.
page-join = Entrar numa mesa
page-join-about = Cola o link que te enviaram, ou escreve o código: maiúsculas e espaços não contam.
page-join-paste = O link ou código que te enviaram
page-join-go = Ver o convite
page-join-title = Tens um convite para { $game }
page-join-who = { $count ->
    [one] { $names } já está à mesa.
   *[other] { $names } já estão à mesa.
}
page-join-sit = Sentar-me
page-invite-ended = Este convite já não vale
page-invite-ended-about = Um convite vale para uma pessoa e uma só vez. Vê se o tens inteiro, ou pede outro.
page-join-another = Outro link ou código
page-join-no-code = Aqui não há nenhum código. Um convite é assim: { $example }. Copia-o inteiro, ou a parte a seguir ao #.

# Antes de começar.
page-lobby = { $game }: a mesa está posta
page-lobby-open = { $count ->
    [one] Há um lugar livre. Envia o link a quem se vai sentar nele.
   *[other] Há { $count } lugares livres. Envia um link a cada pessoa que se vai sentar neles.
}
page-lobby-more = { $count ->
    [one] Ainda há um lugar livre.
   *[other] Ainda há { $count } lugares livres.
}
page-lobby-waiting = À espera de { $names }.
page-lobby-you = Já estão todos.
page-lobby-starting = Todos prontos: vamos a isto.
page-invite = Convidar
page-invite-link = O convite
page-invite-chair = O convite para o lugar { $number }
page-invite-title = Um convite para { $game }
page-invite-show = Mostrar o link
page-invite-about = O link vale para uma pessoa e uma só vez.
page-invite-new = Fazer outro em vez deste
page-qr = O link como código QR
page-copy = Copiar o link
page-copy-code = Copiar o código
page-copied-it = Copiado
page-copy-failed = Copia-o à mão
page-share-link = Partilhar
page-is-ready = a postos
page-not-ready = ainda não está a postos
page-get-up = Levantar-me
page-ask-away = Libertar o lugar de { $name }
page-ready = Estou a postos
page-ready-about = O jogo começa assim que todos estiverem a postos.
page-ready-done = Estás a postos. A promessa da banca: { $promise }
page-luck-words = Palavras para a sorte
page-luck-words-label = As tuas palavras, se quiseres
page-luck-words-about = A banca já fixou um segredo ({ $promise }). As tuas palavras entram em cada carta e em cada dado, para que ninguém os possa ter escolhido.
page-luck-own = Guardar o meu próprio sal neste dispositivo
page-luck-own-about = Assim o operador também não pode escolher a sorte. Mas este dispositivo tem de estar ligado quando o jogo começar.
page-luck-revealing = Todos se comprometeram. Agora os dispositivos revelam a sua parte da sorte.
page-luck-silent = O servidor não confirmou a parte deste dispositivo. Se a tentativa falhar agora, a culpa não foi tua.
page-luck-elsewhere = Comprometeste-te noutro dispositivo, e só esse pode revelar. Abre esta mesa lá.
page-luck-wrong-list = Esta não é a lista com que este dispositivo se comprometeu; não revela nada. A sorte desta mesa não é de confiança.
page-luck-again = A próxima tentativa precisa do acordo de todos: quem aceitar diz de novo que está a postos.
page-luck-beacon = À espera da ronda { $round } do farol público.
page-luck-seconds = { $count ->
    [one] Falta um segundo para estar a postos. Depois perde-se o lugar.
   *[other] Faltam { $count } segundos para estar a postos. Depois perde-se o lugar.
}
page-luck-hours = { $count ->
    [one] Falta uma hora para estar a postos. Depois perde-se o lugar.
   *[other] Faltam { $count } horas para estar a postos. Depois perde-se o lugar.
}
page-luck-lost = { $name } chegou tarde e perdeu o lugar.
page-luck-welcome = Deixar { $name } voltar
page-needs-invite = Para te sentares aqui precisas de um convite.
page-close-table = Fechar esta mesa

# Tu.
page-me-title = Nome, dispositivos, definições
page-me-name = O meu nome
page-me-name-about = Nas mesas em que já estás sentado fica o nome antigo.
page-me-named = A partir de agora és { $name }.
page-save = Guardar
page-cancel = Cancelar
page-device = Adicionar um dispositivo
page-device-about = Abre o link noutro dispositivo e ficas lá sentado às mesmas mesas.
page-device-make = Fazer um link
page-device-link = Vale uma vez, durante { $minutes } minutos
page-recovery = Código de recuperação
page-recovery-about = Não há conta nem palavra-passe. Se este navegador se esquecer de ti, este código devolve-te os lugares. Só serve uma vez; depois recebes o próximo. Guarda-o bem.
page-recovery-make = Mostrar um código
page-claim = Já cá estiveste?
page-claim-code = O teu link ou código
page-claim-go = Sou eu
page-claimed = Olá de novo, { $name }.
page-become = Passar a ser { $name } neste dispositivo?
page-become-new = Este link é de { $name }. Se continuares, jogas como { $name } neste dispositivo.
page-become-from = Aqui és { $me }. Se continuares, jogas como { $name } neste dispositivo. { $me } fica com todos os lugares, mas a sessão termina aqui.
page-become-way-back = Podes voltar a ser { $me } com outro dispositivo ou com o código de recuperação.
page-become-lost = { $me } não tem outro dispositivo nem código de recuperação. Sem um deles, não podes voltar a ser { $me }.
page-become-caution = Continua apenas se o link for teu: quem o criou pode ver e jogar tudo o que fizeres aqui.
page-become-go = Passar a ser { $name }
page-become-stay = Continuar como { $me }
page-become-safe = Mostrar primeiro um código de recuperação de { $me }
page-become-code = Código de recuperação de { $me }: guarda-o bem
page-become-same = Aqui já és { $name }. O link não foi usado.
page-recovery-next = O teu código de recuperação já foi usado. Este é o próximo:
page-devices = Onde tenho sessão iniciada
page-devices-kind = { $browser } em { $system }
page-devices-unknown = Dispositivo desconhecido
page-devices-this = (este dispositivo)
page-devices-when = Ligado { $linked }, visto pela última vez { $seen }
page-devices-out = Terminar sessão
page-devices-out-of = Terminar sessão: { $device }
page-devices-out-others = Terminar sessão em todos os outros dispositivos
page-devices-gone = Sessão terminada. Os links e códigos de recuperação anteriores já não são válidos.
page-devices-here = Terminar sessão aqui?
page-devices-here-about = Este dispositivo esquece-se de ti. Sem outro dispositivo ou código de recuperação, não podes voltar aos teus lugares.
page-theme = Claro ou escuro
page-theme-auto = como o aparelho
page-theme-light = claro
page-theme-dark = escuro
page-forget = Apagar tudo
page-forget-about = Nome, comentários, códigos e cookies são apagados, e um bot fica com os teus lugares.
page-forget-ask = Apagar tudo o que é meu …
page-forget-sure = { $count ->
    [0] O teu nome e os teus códigos desaparecem para sempre.
    [one] Perdes o teu lugar numa mesa, e o teu nome e os teus códigos desaparecem para sempre.
   *[other] Perdes os teus lugares em { $count } mesas, e o teu nome e os teus códigos desaparecem para sempre.
}
page-forget-go = Apagar para sempre

# O fim de uma partida.
page-end-you = Ganhaste!
page-end-wins = { $name } ganha
page-end-shared = { $names } partilham o primeiro lugar
page-end-nobody = Ninguém ganha
page-end-resigned = { $name } desistiu.
page-end-time = O tempo de { $name } acabou.
page-end-deleted = { $name } deixou a partida.
page-end-resigned-you = Desististe.
page-end-time-you = O teu tempo acabou.
page-end-alone = { $points ->
    [one] { $points } ponto ao todo
   *[other] { $points } pontos ao todo
}
page-points = pontos
page-rematch = Outra vez
page-copy-replay = Copiar o link para rever
page-chart = Pontos, ronda a ronda
page-chart-table = Em tabela
page-chart-round = Ronda
page-luck-checking = A verificar a sorte …
page-luck-kept = { $draws ->
    [0] A banca cumpriu a promessa; nada ficou ao acaso.
    [one] A sorte foi honesta: o único sorteio segue da promessa da banca. Verificado neste navegador.
   *[other] A sorte foi honesta: os { $draws } sorteios seguem da promessa da banca. Verificado neste navegador.
}
page-luck-other-promise = Esta não é a promessa feita antes do jogo. A sorte desta partida não é de confiança.
page-luck-broken-promise = O segredo não condiz com a promessa da banca. A sorte desta partida não é de confiança.
page-luck-broken-draw = O sorteio { $draw } não segue do segredo. A sorte desta partida não é de confiança.
page-luck-unable = Sem https este navegador não pode verificar a sorte. Descarrega o registo e verifica-o com «landbridge verify».
page-luck-how = Como se verifica?
page-luck-explained = Antes do jogo a banca publicou o hash de um segredo. Cada carta e cada dado seguem do segredo e das palavras dos jogadores.
page-luck-promise = Promessa
page-luck-secret = Segredo
page-luck-agreed = A sorte desta partida é a que todos acordaram.
page-luck-tick-promise = A banca cumpriu a promessa.
page-luck-tick-mine = As tuas palavras e o teu sal foram usados.
page-luck-tick-reveals = Cada revelação corresponde ao seu compromisso.
page-luck-not-mine = As tuas palavras ou o teu sal não foram usados. A sorte desta partida não é de confiança.
page-luck-broken-list = Compromissos e revelações não condizem. A sorte desta partida não é de confiança.
page-luck-explained-2 = A banca publicou o hash de um segredo e cada dispositivo o de sal e palavras; só depois tudo foi revelado. Cada carta e cada dado seguem daí, por isso ninguém pôde escolher.

# Alguém pede uma jogada de volta.
page-asks = { $count ->
    [one] { $name } gostava de voltar uma jogada atrás.
   *[other] { $name } gostava de voltar { $count } jogadas atrás.
}
page-asks-waiting = { $name } pediu para voltar uma jogada atrás; os outros decidem.
page-asks-agree = Concordar
page-asks-decline = Recusar
