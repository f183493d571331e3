# Mesas para muitos: por que se recusa um pedido, o que se passa à volta de um jogo, os comandos.

server-unknown-person = Escolhe primeiro um nome; este servidor ainda não te conhece.
server-password = Este servidor pede uma palavra-passe; verifica a tua.
server-not-yours = Este lugar não é teu.
server-not-host = Só quem criou a mesa pode fazer isto.
server-muted = Este lugar foi silenciado.
server-origin = Este pedido vem de outro site.
server-no-table = Esta mesa não existe, ou foi removida.
server-no-seat = Esta mesa não tem esse lugar.
server-no-game = Não há nenhum jogo com esse nome. Podes escolher: { $known }.
server-no-code = Este código não é válido ou já expirou.
server-somebody = Neste aparelho és { $me }. Confirma que queres passar a ser { $name }.
server-no-page = Não há nada neste endereço.
server-wrong-method = Este endereço não aceita tal pedido.
server-seat-taken = Outra pessoa ocupa este lugar.
server-started = A partida já começou.
server-not-started = A partida ainda não começou.
server-over = A partida acabou.
server-not-over = A partida ainda não acabou.
server-closed = A mesa está fechada.
server-close-played = Há outras pessoas a jogar aqui. Quem quiser parar pode desistir.
server-no-help = Nesta mesa os bots não aconselham ninguém: jogas com outras pessoas.
server-away = Um bot joga neste lugar; volta primeiro.
server-id-used = Este pedido foi enviado duas vezes com conteúdos diferentes; recarrega a página.
server-nothing-back = Não há nada para desfazer.
server-too-late = É tarde para desfazer: já houve um sorteio ou algo foi revelado.
server-no-outside = Nesta mesa sorteia-se, não se introduz.
server-nothing-asked = Ninguém pediu para desfazer uma jogada.
server-old-rules = Esta partida começou com a versão { $theirs } de { $game }, que este servidor já não tem.
server-damaged-table = Não é possível abrir esta mesa: os dados guardados não condizem entre si. As outras mesas não são afetadas; avisa quem gere este servidor.
server-too-large = São mais de { $most } bytes.
server-not-json = O corpo de um pedido tem de ser JSON (content-type application/json).
server-invalid = O pedido não se percebe; vê { $where }.
server-no-bot = Não há nenhum bot «{ $bot }» para este jogo. Podes escolher: { $known }.
server-no-aim = Isto não corresponde a nenhuma jogada.
server-too-fast = Demasiados pedidos; tenta daqui a { $seconds } s.
server-bots-busy = Os bots estão muito ocupados; tenta de novo daqui a { $seconds } s.
server-bot-failed = O bot não encontrou resposta; tenta outra vez.
server-getting-ready = Os bots ainda se estão a preparar; tenta de novo daqui a { $seconds } s.
server-limit = { $limit ->
    [seats_per_person] Podes ocupar no máximo { $most } lugares numa mesa.
    [tables_per_person] Podes ter no máximo { $most } mesas por acabar.
    [tournaments_per_person] Podes ter no máximo { $most } torneios por acabar.
    [tables] Este servidor tem espaço para { $most } mesas, e estão todas ocupadas.
    [invites_per_table] Uma mesa pode ter no máximo { $most } convites abertos.
    [hooks_per_table] Uma mesa pode ter no máximo { $most } webhooks.
    [reports_per_person] Podes ter no máximo { $most } denúncias sem resposta.
    [comments_per_table] Uma partida pode ter no máximo { $most } comentários.
    [comments_per_person] Podes escrever no máximo { $most } comentários sobre uma partida.
    [chats_per_table] O chat de uma mesa fica cheio com { $most } mensagens.
    [events_per_table] Esta mesa chegou ao limite de { $most } acontecimentos.
    [streams_per_person] Podes ter no máximo { $most } mesas abertas ao mesmo tempo.
    [streams] Este servidor tem espaço para { $most } páginas abertas, e estão todas ocupadas.
    [attempts] Depois de { $most } tentativas falhadas, esta mesa não pode começar; cria outra.
    [passkeys] Podes ter no máximo { $most } chaves de acesso.
    [insight] Já perguntaste vezes suficientes nesta mesa.
    [waiting] Este servidor tem lugar para { $most } pessoas à procura de partida, e está cheio.
    [waiting_per_address] A partir da tua rede, { $most } pessoas no máximo podem procurar partida ao mesmo tempo.
    [friends_per_person] Aqui podes ter no máximo { $most } amigos, e a outra pessoa também.
    [challenges_per_person] Podes ter no máximo { $most } desafios sem resposta.
    [challenges] Espera primeiro por uma resposta: enviaste { $most } desafios a esta pessoa.
   *[other] Este servidor permite no máximo { $most }.
}
server-not-saved = Não foi possível guardar e nada mudou. Tenta outra vez.
server-elsewhere = Esta partida segue a versão { $theirs } de { $game } noutra parte do servidor. Tenta outra vez.
server-updating = O servidor está a ser atualizado. Tenta daqui a pouco.

server-fact-sits = { $seat } entra na mesa.
server-fact-rises = { $seat } sai da mesa.
server-fact-starts = A partida começa.
server-fact-back = { $seat } desfaz uma jogada.
server-fact-asks = { $count ->
    [one] { $seat } pede para desfazer uma jogada.
   *[other] { $seat } pede para desfazer { $count } jogadas.
}
server-fact-agrees = { $seat } concorda.
server-fact-declines = { $seat } não concorda.
server-fact-rewinds = { $count ->
    [one] Desfaz-se uma jogada.
   *[other] Desfazem-se { $count } jogadas.
}
server-fact-leaves = { $seat } saiu; um bot fica no seu lugar.
server-fact-leaves-end = { $seat } saiu; a partida termina.
server-fact-time = O tempo de { $seat } acabou; um bot fica no seu lugar.
server-fact-time-end = O tempo de { $seat } acabou; a partida termina.
server-fact-resigns = { $seat } desiste; um bot fica no seu lugar.
server-fact-resigns-end = { $seat } desiste; a partida termina.
server-fact-returns = { $seat } voltou.
server-fact-helped = { $seat } pediu conselho a um bot.
server-fact-declared = A organização declarou { $seat } ausente.
server-fact-declared-end = A organização declarou { $seat } ausente. Com isso o jogo termina.
server-fact-pause = O servidor esteve ausente durante { $count } segundos; os relógios pararam.
server-fact-muted = O chat de { $seat } está silenciado.
server-fact-unmuted = { $seat } pode escrever outra vez.
server-fact-rematch = { $seat } quer jogar de novo.
server-fact-reminds = { $seat } lembra quem falta.
server-fact-closes = A mesa é fechada.
server-fact-luck-list = As partes de todos estão seladas. Agora abrem-se.
server-fact-luck-again = Os sorteios são acordados de novo: tentativa { $attempt }.
server-fact-luck-beacon = A fonte pública de acaso não respondeu a tempo.
server-fact-luck-commit = { $seat } não estava cá no fim do prazo. O servidor guarda a sua parte e a partida não conta para a classificação.
server-fact-luck-reveal = { $seat } começa sem parte própria.

server-serving = Landbridge está em { $url }
server-no-extra = O servidor precisa de mais pacotes (falta { $name }): { $command }
server-base-url = Um endereço base começa por { $schemes }; «{ $url }» não.
server-beacon = Uma fonte de acaso indica-se como { $form }, com os 64 algarismos hexadecimais do hash da cadeia.
server-cannot-serve = O servidor não consegue arrancar: { $error }
server-no-data = Não há nenhuma base de dados em { $folder }.
server-file-there = { $file } já existe; nada foi substituído.
server-no-backup = A cópia falhou: { $error }
server-backed-up = { $file } contém a cópia, { $size } KiB.
server-mend-restored = segredo reposto
server-mend-removed = removida
server-mend-again = removida; o torneio volta a abri-la
server-mend-lost = não reparada: o seu segredo perdeu-se. Com --remove é removida.
server-mend-whole = Todas as mesas correspondem à sua promessa.
server-moved-away = As mesas deste servidor mudaram-se para { $place } e continuam lá; daqui já nada é servido.
server-move-not-empty = Já há mesas em { $place }; nada foi copiado.
server-move-differs = O que foi lido de volta não é o que foi escrito; nada foi mudado: { $error }
server-no-move = Nada foi mudado: { $error }
server-moved = Tudo o que estava em { $source } está agora em { $target }, comparado byte a byte. A base de dados antiga já não é servida.

# The page: languages, tables without a drawing, what it asks besides.
server-language = Português
server-scene-handle = Escolher { $handle }
server-scene-points = Pontos
server-no-tutorial = Não há tutorial para este jogo.
server-no-boards = Este jogo não aceita tabuleiros próprios.
server-page-missing = As mesas estão abertas, mas a página não foi construída. Quem gere o servidor constrói-a com { $command } na pasta { $folder }.
server-place-line = Linha { $line }
server-place-column = Linha { $line }, coluna { $column }
server-place-key = Chave «{ $name }»
server-place-entry = Chave «{ $name }», entrada { $entry }
server-place-at = Em { $place }
server-place-row = Chave «{ $name }», fila { $row }
