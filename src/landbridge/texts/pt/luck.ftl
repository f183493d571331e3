# De onde vem a sorte de uma partida: promessas, compromissos, revelações
luck-failed = A tentativa { $attempt } falhou; dela não se tira nada.
luck-unrevealed = { $seat } comprometeu-se, mas não revelou nada.
luck-no-randomness = O farol público ainda não falou.
luck-closed = A lista de compromissos está fechada.
luck-twice = { $seat } já o fez.
luck-digits = Aqui são precisos { $digits } algarismos hexadecimais, em minúsculas.
luck-words = As palavras têm no máximo 60 caracteres imprimíveis.
luck-order = As tentativas não estão por ordem, ou numa delas há algo repetido.
luck-list = Tentativa { $attempt }: este não é o hash da sua lista de compromissos.
luck-early = Ninguém revela nada antes de a lista de compromissos estar fechada.
luck-unopened = O que { $seat } revelou não corresponde ao compromisso.
luck-line = Uma linha sobre a sorte diz uma destas coisas: { $known }.
luck-short = Falta alguma coisa nesta linha.
luck-seat = Esse lugar não existe.
luck-number = Aqui é preciso um número inteiro.
luck-not-begun = Isto vem depois de «luck attempt …».
luck-other-promise = A última tentativa não tem a promessa da primeira linha.
luck-first-edition = Esta mesa ainda usa a primeira edição da sorte; aqui só se pode dizer que se está pronto.
luck-other-list = Este não é o hash da lista fechada de compromissos.
luck-promise = Isto foi feito para outra promessa. Olha de novo para a mesa.
luck-seats-closed = Todos se comprometeram: ninguém pode ser mandado embora nem trocado até a sorte estar acordada.
luck-lost = Chegaste tarde e perdeste o lugar. Podes voltar se toda a mesa concordar.

# landbridge verify
luck-verify-attempts =
    { $count ->
        [1] A partida começou à primeira tentativa.
       *[other] A partida começou na tentativa { $count }. Antes falharam estas:
    }
luck-verify-failed-commit = Tentativa { $attempt }: faltou a tempo o compromisso de { $seats }.
luck-verify-failed-reveal = Tentativa { $attempt }: faltou a tempo a revelação de { $seats }.
luck-verify-failed-seat = Tentativa { $attempt }: um lugar mudou de mãos antes da primeira jogada.
luck-verify-failed-beacon = Tentativa { $attempt }: o farol público não falou.
luck-verify-failed-stopped = A tentativa { $attempt } foi cancelada.
luck-verify-own = Protegidos do operador, com sal próprio: { $seats }.
luck-verify-held = O servidor guardava o sal, portanto sem proteção contra o operador: { $seats }.
luck-verify-none = Ninguém se comprometeu: só a promessa prende a banca.
luck-verify-beacon = A sorte depende também da ronda { $round } do farol público { $chain }, que disse { $randomness }. Compara com o que o farol publicou.
luck-verify-mine = O lugar { $seat } revelou exatamente isto, e faz parte da chave.
luck-verify-not-mine = O lugar { $seat } revelou outra coisa. Se foi isto que o teu aparelho enviou, a sorte desta partida não é de confiança.
luck-verify-not-there = O lugar { $seat } não acrescentou nada à sorte.
luck-verify-which = Diz qual era o teu lugar: --seat A
