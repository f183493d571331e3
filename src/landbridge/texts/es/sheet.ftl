# Lo que vale una hoja comprobada.
sheet-points = Puntos: { $points }
sheet-right = Todo lo que hay en la hoja está permitido.
sheet-wrong = { $count ->
    [one] Una cosa no está permitida y no se ha contado.
   *[other] { $count } cosas no están permitidas y no se han contado.
}
sheet-line = línea { $line }

# Lo que no se permite en una hoja.
sheet-no-game = { $game } no tiene hoja que comprobar.
sheet-too-long = Una hoja tiene como mucho { $most } caracteres.
sheet-no-mark = «{ $text }» no es nada que haya en una hoja.
sheet-no-turn = «{ $text }» no es un turno; prueba con A NES3 h8 = 12.
sheet-twice = { $what } está dos veces en la hoja.
sheet-first-or-later = Di si se logró primero o después (first, later).
sheet-not-reached = { $what } no se ha logrado en esta hoja.
sheet-points-differ = El turno valió { $right }, no { $said }.
sheet-no-card = Ninguna carta muestra un { $number }.
sheet-no-board = Hay tableros del 1 al { $boards }.
sheet-no-area = Ningún territorio tiene este valor.
sheet-no-players = No pueden jugar tantos.
sheet-no-pawn = No hay peón de este color: { $text }.
sheet-two-winners = Han llegado dos peones; la partida terminó con el primero.
