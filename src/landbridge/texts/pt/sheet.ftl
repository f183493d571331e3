# Quanto vale uma folha verificada.
sheet-points = Pontos: { $points }
sheet-right = Tudo o que está no quadro é permitido.
sheet-wrong = { $count ->
    [one] Uma coisa não é permitida e não foi contada.
   *[other] { $count } coisas não são permitidas e não foram contadas.
}
sheet-line = linha { $line }

# O que não é permitido numa folha.
sheet-no-game = { $game } não tem quadro para verificar.
sheet-too-long = Um quadro tem no máximo { $most } caracteres.
sheet-no-mark = «{ $text }» não existe em nenhum quadro.
sheet-no-turn = «{ $text }» não é uma jogada; experimenta A NES3 h8 = 12.
sheet-twice = { $what } está duas vezes no quadro.
sheet-first-or-later = Diz se foi alcançado primeiro ou depois (first, later).
sheet-not-reached = { $what } não foi alcançado neste quadro.
sheet-points-differ = A jogada valeu { $right }, não { $said }.
sheet-no-card = Nenhuma carta mostra um { $number }.
sheet-no-board = Há os tabuleiros 1 a { $boards }.
sheet-no-area = Nenhuma área tem este valor.
sheet-no-players = Não podem jogar tantos.
sheet-no-pawn = Não há peão desta cor: { $text }.
sheet-two-winners = Chegaram dois peões; o jogo acabou com o primeiro.
