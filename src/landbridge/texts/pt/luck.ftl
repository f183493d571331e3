# De onde vem a sorte de uma partida: promessas, compromissos, revelações
luck-failed = A tentativa { $attempt } falhou; dela não sai nenhum sorteio.
luck-unrevealed = A parte de { $seat } está selada, mas por abrir.
luck-no-randomness = A fonte pública de acaso ainda não respondeu.
luck-closed = As partes de todos já estão seladas; não se pode juntar mais nenhuma.
luck-twice = { $seat } já o fez.
luck-digits = Aqui são precisos { $digits } algarismos hexadecimais, em minúsculas.
luck-words = As palavras têm no máximo 60 caracteres imprimíveis.
luck-words-plain = As palavras têm de ser enviadas como hash. Carrega a página de novo.
luck-order = As tentativas não estão por ordem, ou numa delas há algo repetido.
luck-list = Tentativa { $attempt }: este não é o hash da sua lista de partes seladas.
luck-early = Nenhuma parte se abre antes de todas estarem seladas.
luck-unopened = O que { $seat } abriu não é a parte que estava selada.
luck-line = Uma linha «luck» diz uma destas coisas: { $known }.
luck-short = Falta alguma coisa nesta linha.
luck-seat = Esse lugar não existe.
luck-number = Aqui é preciso um número inteiro.
luck-not-begun = Isto vem depois de «luck attempt …».
luck-other-promise = A última tentativa não tem o código de verificação da primeira linha.
luck-outside = Nesta mesa as cartas, dados ou fichas vêm de uma caixa de verdade; aqui só podes estar a postos.
luck-other-list = Este não é o hash da lista fechada de partes seladas.
luck-promise = Isto foi feito para outro código de verificação. Olha de novo para a mesa.
luck-seats-closed = As partes de todos estão seladas: ninguém pode ser removido nem trocado até serem abertas.
luck-held = Nesta mesa o servidor guarda a tua parte.

# landbridge verify
luck-verify-attempts =
    { $count ->
        [one] A partida começou à primeira tentativa.
       *[other] A partida começou na tentativa { $count }. Antes falharam estas:
    }
luck-verify-failed-commit = Tentativa { $attempt }: sem parte no fim do prazo: { $seats }.
luck-verify-failed-reveal = Tentativa { $attempt }: preferiram começar sem a parte que tinham selado: { $seats }.
luck-verify-failed-seat = Tentativa { $attempt }: um lugar mudou de mãos antes da primeira jogada.
luck-verify-failed-beacon = Tentativa { $attempt }: a fonte pública de acaso não respondeu.
luck-verify-failed-stopped = A tentativa { $attempt } foi cancelada.
luck-verify-own = Com proteção até contra quem gere o servidor, por uma parte guardada no próprio aparelho: { $seats }.
luck-verify-held = Deixaram a sua parte ao servidor, portanto sem proteção contra quem o gere: { $seats }.
luck-verify-late = O servidor guardou a parte no fim do prazo, portanto sem proteção contra quem o gere: { $seats }.
luck-verify-none = Ninguém selou uma parte: só o código de verificação prende o servidor.
luck-verify-beacon = Os sorteios dependem também da ronda { $round } da fonte { $chain }, que disse { $randomness }. Compara com o que a fonte publicou.
luck-verify-mine = O lugar { $seat } abriu exatamente isto, e faz parte da chave.
luck-verify-not-mine = O lugar { $seat } abriu outra coisa. Se foi isto que o teu aparelho enviou, os sorteios desta partida não são de confiança.
luck-verify-not-there = O lugar { $seat } não acrescentou nada aos sorteios.
luck-verify-which = Indica qual era o teu lugar: --seat A
