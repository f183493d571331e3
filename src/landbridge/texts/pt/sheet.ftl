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

# Copiar uma folha com o dedo: a página.
sheet-title = Verificar o meu quadro
sheet-about = Copia o teu quadro terminado com o dedo. As regras contam os pontos e mostram o que não é permitido.
sheet-options = Lado, tabuleiro e regras
sheet-new = Quadro novo
sheet-as-text = O quadro como texto
sheet-drawn = O quadro que estás a copiar
sheet-faults = Não permitido
sheet-ends = Toca nas duas pontas.
sheet-other-end = Toca agora na outra ponta.
sheet-player = Lugar { $letter }
sheet-turn = Turno { $turn }: { $text }
sheet-first = primeiro
sheet-later = depois
sheet-value = { $value }
sheet-hashi-bridge = Ponte
sheet-hashi-number = Número { $number }
sheet-hashi-alone = A solo
sheet-the-border-board = Que tabuleiro?
sheet-the-border-cross = Espaço riscado
sheet-the-border-area = Área de { $value } pontos
sheet-loopit-turn = De quem é a vez?
sheet-loopit-scored = Pontos apontados neste turno
sheet-river-dragons-stone = Pedra
sheet-river-dragons-plank = Tábua { $size } ({ river-dragons-colour })
sheet-river-dragons-pawn = Peão ({ river-dragons-colour })
