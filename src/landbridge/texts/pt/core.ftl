# O que corre mal à volta dos jogos: opções, registos, lugares.

core-option-unknown = Não há nenhuma opção «{ $name }». Escolhe entre: { $known }.
core-option-meant = Não há nenhuma opção «{ $name }». Querias dizer { $near }?
core-option-value = A opção { $name } não pode ser «{ $value }». Podes escolher: { $choices }.
core-wrong-seats = { $game } joga-se com { $few } a { $many } pessoas, não com { $seats }.
core-ended = A partida acabou.
core-left = Este lugar já tinha sido abandonado.

core-why-not-now = Agora não podes jogar.
core-why-no-such-move = Isso não é uma jogada aqui.
core-read-nothing = «{ $text }» não é uma jogada neste jogo.
core-fact-move = { $seat }: { $move }.
core-fact-chance = Sai: { $move }.
core-fact-total = { $seat }: { $points ->
    [one] um ponto
   *[other] { $points } pontos
}.
core-fact-wins = { $seat } ganha.
core-fact-shares = { $seat } partilha o primeiro lugar.

core-record-place =
    Linha { $line }, coluna { $column }, «{ $token }» ({ $moves ->
        [0] antes disto não há jogadas
        [one] a jogada anterior está intacta
       *[other] as { $moves } jogadas anteriores estão intactas
    }):
core-record-place-line =
    Linha { $line }, coluna { $column } ({ $moves ->
        [0] antes disto não há jogadas
        [one] a jogada anterior está intacta
       *[other] as { $moves } jogadas anteriores estão intactas
    }):
core-record-long = O texto passa de { $most } caracteres, por isso não pode ser o registo de uma partida.
core-record-empty = Não há nada para ler.
core-record-magic = O registo de uma partida começa por «landbridge 2».
core-record-format = Este é o formato «{ $token }»; esta versão do Landbridge lê o formato { $ours }.
core-record-game = Não há nenhum jogo com este nome.
core-record-version = A partida foi jogada com a versão «{ $token }» das regras de { $game }; aqui usa-se a versão { $ours }.
core-record-twice = «{ $token }» aparece duas vezes na primeira linha.
core-record-no-seats = A primeira linha não diz quem joga («seats Ada, Ben»).
core-name = Um nome precisa de 1 a { $most } caracteres imprimíveis; «{ $name }» não serve.
core-record-promise = O código de verificação tem de ter 64 algarismos hexadecimais.
core-record-board-option = Um tabuleiro próprio escreve-se em linhas que começam por «|».
core-record-turn = Esta linha diz ronda { $token }, mas vamos na ronda { $ours }.
core-record-actor = Uma linha de jogadas tem de começar por quem age: { $actors }.
core-record-no-draft = Aqui não pode haver rascunho.
core-record-early-end = Há aqui um resultado, mas a partida ainda não acabou.
core-record-result = O resultado não bate certo com as jogadas, que dão { $ours }.
core-record-secret = O segredo tem de ser um número par de algarismos hexadecimais, de 16 a 128.
core-record-broken-promise = Este segredo não condiz com o código de verificação da primeira linha.
core-record-not-utf8 = Este byte não é texto (o ficheiro não está em UTF-8).
core-record-hidden = É uma partida em curso vista por uma só pessoa. A jogada daqui estava-lhe escondida; não se pode continuar a partir deste ponto.
core-record-luck-late = A forma como os sorteios foram acordados tem de vir antes da primeira jogada.
core-record-left = Depois de um lugar abandonado vem o motivo: { $known }.
core-record-left-end = Depois do motivo só pode vir «end».

# Ficheiros de tabuleiro; antes de cada frase vem o sítio, depois a regra.
board-too-long = O ficheiro tem { $size } caracteres; um ficheiro de tabuleiro pode ter no máximo { $longest }.
board-too-deep = Há aqui demasiados parênteses uns dentro dos outros; um tabuleiro precisa de um ou dois níveis.
# $reason vem do leitor de TOML e está em inglês.
board-not-toml = Isto não se consegue ler como TOML: { $reason }.
board-not-shipped = Não há aqui nenhum tabuleiro «{ $name }». Podes escolher: { $known }.
board-key-unknown = Não há nenhuma chave «{ $name }». Um tabuleiro tem: { $known }.
board-key-meant = Não há nenhuma chave «{ $name }». Querias dizer «{ $meant }»?
board-key-missing = Falta a chave «{ $name }».
board-key-not-text = «{ $name }» tem de ser um texto entre aspas.
board-key-not-choice = «{ $name }» é «{ $value }», mas tem de ser um destes: { $choices }.
board-key-not-switch = «{ $name }» tem de ser true ou false, sem aspas.
board-key-not-list = «{ $name }» tem de ser uma lista entre parênteses retos.
board-entry-not-text = O elemento { $entry } de «{ $name }» tem de ser um texto entre aspas.
board-title-unfit = «{ $name }» tem de ser uma só linha de 1 a { $longest } caracteres, sem espaços à volta.
