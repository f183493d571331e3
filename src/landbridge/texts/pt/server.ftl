# Mesas para muitos: por que se recusa um pedido, o que se passa à volta de um jogo, os comandos.

server-unknown-person = Escolhe primeiro um nome; este servidor ainda não te conhece.
server-password = Este servidor pede uma palavra-passe, e não é esta.
server-not-yours = Este lugar não é teu.
server-not-host = Só quem abriu a mesa pode fazer isto.
server-muted = Este lugar foi silenciado.
server-origin = Este pedido vem de outro sítio.
server-no-table = Esta mesa não existe, ou foi arrumada.
server-no-seat = Esta mesa não tem esse lugar.
server-no-game = Não há nenhum jogo com esse nome; há { $known }.
server-no-code = Este código não vale, ou já não vale.
server-somebody = Neste dispositivo és { $me }. Para passares a ser { $name } é preciso o teu consentimento.
server-no-page = Não há nada neste endereço.
server-wrong-method = Este endereço não aceita tal pedido.
server-seat-taken = Outra pessoa ocupa este lugar.
server-started = O jogo já começou.
server-not-started = O jogo ainda não começou.
server-over = O jogo acabou.
server-not-over = O jogo ainda não acabou.
server-closed = A mesa está fechada.
server-away = Um substituto joga neste lugar; volta primeiro.
server-id-used = Este identificador serviu para outra coisa.
server-nothing-back = Não há nada para desfazer.
server-too-late = É tarde para desfazer: o acaso já agiu ou um segredo foi revelado.
server-nothing-asked = Ninguém pede para desfazer jogadas.
server-old-rules = Este jogo começou com a versão { $theirs } das regras de { $game }, que este servidor já não tem.
server-too-large = São mais de { $most } bytes.
server-not-json = O corpo de um pedido é JSON (content-type application/json).
server-invalid = O pedido não se consegue ler; vê { $where }.
server-no-bot = Não há nenhum bot «{ $bot }» para este jogo; há { $known }.
server-no-aim = Tocar nisto não significa nenhuma jogada.
server-too-fast = Demasiado de uma vez; tenta daqui a { $seconds } s.
server-bots-busy = Os bots têm demasiado em que pensar neste momento; tenta de novo daqui a { $seconds } s.
server-getting-ready = Os bots ainda se estão a preparar; tenta de novo daqui a { $seconds } s.
server-limit = O limite { $limit } é { $most }.
server-not-saved = Não foi possível guardar e nada aconteceu. Tenta outra vez.
server-elsewhere = Esta partida segue a versão { $theirs } das regras de { $game }, noutro processo deste servidor. Tenta outra vez.

server-fact-sits = { $seat } senta-se.
server-fact-rises = { $seat } levanta-se.
server-fact-ready = { $seat } pode começar.
server-fact-starts = O jogo começa.
server-fact-back = { $seat } desfaz alguma coisa.
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
server-fact-leaves = { $seat } sai; um substituto continua.
server-fact-leaves-end = { $seat } sai; a partida termina.
server-fact-time = O tempo de { $seat } acabou; um substituto continua.
server-fact-time-end = O tempo de { $seat } acabou; a partida termina.
server-fact-resigns = { $seat } desiste; um substituto continua.
server-fact-resigns-end = { $seat } desiste; a partida termina.
server-fact-returns = { $seat } voltou.
server-fact-muted = { $seat } não pode falar.
server-fact-unmuted = { $seat } pode falar outra vez.
server-fact-rematch = Há uma mesa nova para a desforra.
server-fact-closes = A mesa é fechada.
server-fact-luck-list = Todos se comprometeram. Agora compõe-se a sorte.
server-fact-luck-failed = A tentativa { $attempt } de acordar a sorte falhou. Para a próxima, todos têm de dizer de novo que estão prontos.
server-fact-luck-beacon = O farol público não chegou a tempo; a tentativa { $attempt } falhou. Para a próxima, todos têm de dizer de novo que estão prontos.
server-fact-luck-commit = { $seat } não esteve a tempo e perde o lugar.
server-fact-luck-reveal = { $seat } não revelou a tempo e perde o lugar.
server-fact-luck-welcome = { $seat } aceita que { $name } volte.

server-serving = Landbridge está em { $url }
server-no-extra = O servidor precisa de mais pacotes (falta { $name }): { $command }
server-base-url = Um endereço base começa por { $schemes }, ao contrário de «{ $url }».
server-beacon = Um farol indica-se como { $form }, com os 64 algarismos hexadecimais do hash da cadeia.
server-cannot-serve = O servidor não consegue arrancar: { $error }
server-no-data = Não há nenhuma base de dados em { $folder }.
server-file-there = { $file } já existe; nada foi substituído.
server-no-backup = A cópia falhou: { $error }
server-backed-up = { $file } contém a cópia, { $size } KiB.
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
server-no-boards = Este jogo não tem tabuleiros próprios.
server-page-missing = As mesas estão abertas, mas a página não foi construída. Quem gere o servidor constrói-a com { $command } na pasta { $folder }.
server-place-line = Linha { $line }
server-place-column = Linha { $line }, coluna { $column }
server-place-key = Chave «{ $name }»
server-place-entry = Chave «{ $name }», entrada { $entry }
server-place-at = Em { $place }
server-place-row = Chave «{ $name }», fila { $row }
