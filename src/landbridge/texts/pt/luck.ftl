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
