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

# Introducir una hoja con el dedo: la página.
sheet-title = Comprobar mi hoja
sheet-about = Copia tu hoja terminada con el dedo. Las reglas cuentan los puntos y muestran lo que no está permitido.
sheet-options = Cara, tablero y reglas
sheet-new = Hoja nueva
sheet-as-text = La hoja como texto
sheet-drawn = La hoja que estás copiando
sheet-faults = No permitido
sheet-ends = Toca los dos extremos.
sheet-other-end = Toca ahora el otro extremo.
sheet-player = Asiento { $letter }
sheet-turn = Turno { $turn }: { $text }
sheet-first = primero
sheet-later = después
sheet-value = { $value }
sheet-hashi-bridge = Puente
sheet-hashi-number = Número { $number }
sheet-hashi-alone = En solitario
sheet-the-border-board = ¿Qué tablero?
sheet-the-border-cross = Casilla tachada
sheet-the-border-area = Territorio de { $value } puntos
sheet-loopit-turn = ¿De quién es el turno?
sheet-loopit-scored = Puntos apuntados en este turno
sheet-river-dragons-stone = Piedra
sheet-river-dragons-plank = Tabla { $size } ({ river-dragons-colour })
sheet-river-dragons-pawn = Peón ({ river-dragons-colour })
