# Glosario
# tile       ficha
# line       línea; line end: extremo de línea
# rack       soporte
# bag        bolsa
# square     casilla; bonus square: casilla con bonificación
# start tile ficha inicial
# lay        colocar
# exchange   cambiar
# round      ronda

loopit = Loopit
loopit-about = Continúa las líneas: una ficha suma su valor y el de las fichas a las que está unida. De dos a cuatro personas, treinta minutos.
loopit-by = Un juego de Goliath.

loopit-tile = un { $value } con { loopit-lines }
loopit-lines =
    { $ends ->
        [1] una línea al norte
        [2] una línea al este
        [4] una línea al sur
        [8] una línea al oeste
        [3] líneas al norte y al este
        [5] líneas al norte y al sur
        [9] líneas al norte y al oeste
        [6] líneas al este y al sur
        [10] líneas al este y al oeste
        [12] líneas al sur y al oeste
        [7] líneas al norte, al este y al sur
        [11] líneas al norte, al este y al oeste
        [13] líneas al norte, al sur y al oeste
        [14] líneas al este, al sur y al oeste
       *[15] líneas a todos los lados
    }

# Por qué se rechaza una jugada; la regla se muestra al lado.
loopit-why-not-now = Ahora no es tu turno.
loopit-why-no-such-move = Esa jugada no existe aquí.
loopit-why-too-few-ends = Muy pocos extremos de línea para la ficha inicial: { $tile }.
loopit-why-not-in-bag = Esta ficha ya no está en la bolsa: { $tile }.
loopit-why-not-in-rack = Esta ficha no está en tu soporte: { $tile }.
loopit-why-taken = Ya hay una ficha en { $square }.
loopit-why-no-tile-beside = No hay ninguna ficha junto a { $square }.
loopit-why-no-line-on = En { $square } no continuaría ninguna línea desde { $witness }: { $tile }.
loopit-why-cuts-a-line = En { $square } esta ficha bloquearía la línea que viene de { $witness }: { $tile }.
loopit-why-line-is-cut = En { $square } una línea de esta ficha quedaría bloqueada por { $witness }: { $tile }.
loopit-why-ends-at-edge = En { $square } una línea de esta ficha acabaría en el borde del tablero: { $tile }.
loopit-why-lay-first = Coloca al menos una ficha antes de terminar el turno.
loopit-why-one-fits = Puedes colocar una ficha: { $witness }.
loopit-why-still-fits = Todavía encaja una de tus fichas, así que no puedes terminar el turno: { $witness }.
loopit-why-after-laying = Ya has colocado en este turno; solo puedes colocar otra o terminar el turno.
loopit-why-bag-empty = La bolsa está vacía: no hay nada que sacar a cambio.
loopit-why-no-exchange = Las fichas sacadas para un solo turno no se pueden cambiar.

# Lo que no se puede leer como jugada.
loopit-read-nothing = «{ $text }» no es una jugada; prueba NES3 h8, un punto, exchange o pass.
loopit-read-draw = «{ $text }» no se puede sacar; una ficha se escribe NES3.
loopit-read-no-tile = No hay ninguna ficha { $tile }.
loopit-read-no-square = No hay ninguna casilla { $square }.

# Lo que sucede.
loopit-fact-begins = Empieza { $seat }.
loopit-fact-leave =
    { $count ->
        [one] Una ficha sale del juego sin que nadie la vea.
       *[other] { $count } fichas salen del juego sin que nadie las vea.
    }
loopit-fact-start = La ficha inicial es { loopit-tile }.
loopit-fact-draws = { $seat } saca { loopit-tile }.
loopit-fact-lays = { $seat } coloca { loopit-tile } en { $square } y suma { $points } puntos: { $own } por la ficha y { $linked } por sus conexiones.
loopit-fact-lays-bonus = { $seat } coloca { loopit-tile } en { $square } (×{ $times }) y suma { $points } puntos: { $own } por la ficha y { $linked } por sus conexiones.
loopit-fact-exchanges = { $seat } no puede colocar nada y cambia todas sus fichas por otras de la bolsa.
loopit-fact-discards = { $seat } no puede colocar nada, descarta todas sus fichas y saca otras.
loopit-fact-passes = { $seat } no puede colocar nada y pasa.
loopit-fact-all-laid = Todas las fichas están colocadas.
loopit-fact-over =
    { $count ->
        [one] La partida ha terminado; queda una ficha.
       *[other] La partida ha terminado; quedan { $count } fichas.
    }
loopit-fact-total =
    { $points ->
        [one] { $seat }: { $points } punto.
       *[other] { $seat }: { $points } puntos.
    }
loopit-fact-wins = Gana { $seat }.
loopit-fact-shares = { $seat } comparte el primer puesto.

# Opciones.
loopit-option-edition = Edición
loopit-option-edition-about = Las ediciones difieren en tres puntos; cada uno se puede cambiar también abajo.
loopit-option-edition-landbridge = Landbridge (nuestra elección)
loopit-option-edition-en = edición inglesa
loopit-option-edition-fr = edición francesa
loopit-option-edition-nl = edición neerlandesa
loopit-option-edition-de = edición alemana
loopit-option-edition-es = edición española
loopit-option-edition-pt = edición portuguesa
loopit-option-start-ends = Extremos de línea de la ficha inicial, como mínimo
loopit-option-start-ends-about = Con más extremos, los primeros turnos son más libres.
loopit-option-exchange = Fichas cambiadas
loopit-option-exchange-about = Para un turno en el que nada encaja.
loopit-option-exchange-bag = vuelven a la bolsa
loopit-option-exchange-discard = salen del juego
loopit-option-end = Final de la partida
loopit-option-end-about = Cuándo se cuentan los últimos puntos.
loopit-option-end-stuck = cuando nadie puede colocar
loopit-option-end-bag = cuando la bolsa está vacía
loopit-option-end-round = al final de la ronda en que se vacía la bolsa
loopit-option-stop = Terminar antes el turno
loopit-option-stop-about = Con una o dos fichas en lugar de tres.
loopit-option-stop-free = cuando quieras, tras una ficha
loopit-option-stop-stuck = solo si no encaja ninguna de tus fichas
loopit-option-rounds = Número de rondas
loopit-option-rounds-about = Una partida más corta, o la variante en la que cada uno coloca lo que saca.
loopit-option-rounds-off = sin límite
loopit-option-rounds-book = como en el reglamento
loopit-option-rounds-german = variante alemana, sin soportes
loopit-option-board = Tus propias fichas y casillas con bonificación
loopit-option-board-about = Tus fichas impresas, con sus valores.

# Lo que está mal en un tablero.
loopit-board-ends = «{ $ends }» no son extremos de línea; escribe las letras N, E, S y W de los lados, cada una una vez como máximo.
loopit-board-value = «{ $value }» no es un valor; las fichas valen de 1 a 8.
# $header es la fila de letras, "a b c d …".
loopit-board-header = Las casillas con bonificación deben empezar con la fila de letras «{ $header }».
loopit-board-row-label = Esta fila empieza con «{ $label }», pero debería empezar con su número, { $expected }.
loopit-board-row-length =
    { $count ->
        [one] La fila { $row } tiene { $count } casilla; cada fila tiene { $size }.
       *[other] La fila { $row } tiene { $count } casillas; cada fila tiene { $size }.
    }
loopit-board-sign = «{ $sign }» no significa nada; dibuja . para una casilla normal, de 2 a 6 para una bonificación.
loopit-board-rows =
    { $count ->
        [one] Hay { $count } fila; un tablero tiene { $size }.
       *[other] Hay { $count } filas; un tablero tiene { $size }.
    }
loopit-board-tiles =
    { $count ->
        [one] Hay { $count } ficha; un juego tiene { $needed }.
       *[other] Hay { $count } fichas; un juego tiene { $needed }.
    }
loopit-board-pattern-missing = Ninguna ficha tiene los extremos { $ends }; deben aparecer todos los dibujos.
loopit-board-opposite =
    { $count ->
        [one] Hay { $count } ficha { $ends }, pero de su opuesta { $opposite } hay { $others }; tantas de una como de otra no favorecen ninguna dirección.
       *[other] Hay { $count } fichas { $ends }, pero de su opuesta { $opposite } hay { $others }; tantas de una como de otra no favorecen ninguna dirección.
    }
loopit-board-too-dear =
    { $count ->
        [one] { $tile } vale más que una ficha con { $count } extremo ({ $least }); cuantos más extremos, menor el valor.
       *[other] { $tile } vale más que una ficha con { $count } extremos ({ $least }); cuantos más extremos, menor el valor.
    }
loopit-board-centre = El centro no tiene bonificación: ahí va la ficha inicial.
loopit-board-bonus-count =
    { $count ->
        [one] Hay { $count } casilla ×{ $times }; un tablero tiene { $needed }.
       *[other] Hay { $count } casillas ×{ $times }; un tablero tiene { $needed }.
    }
loopit-board-skew = { $square } es ×{ $times }, pero { $to } no; girado un cuarto de vuelta, el tablero debe verse igual.
loopit-board-falling = { $square } (×{ $times }) está más cerca del centro que una bonificación menor; crecen hacia las esquinas.

# Terminal.
loopit-screen-round = Ronda { $round }
loopit-screen-round-of = Ronda { $round } de { $rounds }
loopit-screen-bag = En la bolsa: { $count }
loopit-screen-laid = Colocadas: { $laid } de { $lays }
loopit-sheet-left = fichas restantes
loopit-sheet-points = puntos
# Lo que puede ser una jugada; títulos de la lista que muestra «?».
loopit-offer-tile = Colocar
loopit-offer-stop = Terminar el turno
loopit-offer-exchange = Cambiar todas las fichas
loopit-offer-pass = Pasar
# Palabras para «.», «exchange» y «pass», separadas por comas.
loopit-spoken-stop = terminar, parar, listo, lista
loopit-spoken-exchange = cambiar, cambio
loopit-spoken-pass = pasar, paso
loopit-help =
    Coloca hasta tres de tus cinco fichas, una tras otra; después se rellena tu soporte.
      NES3 h8   coloca en h8 la ficha con extremos al norte, este y sur y valor 3
      { "." }         termina el turno tras una o dos fichas
      cambiar   no encaja ninguna ficha: devuélvelas todas y saca otras
      pasar     no encaja ninguna ficha: quédatelas
    Las fichas nunca se giran. Una ficha continúa al menos una línea y no bloquea ninguna: donde dos
    fichas se tocan, las dos tienen un extremo o ninguna. Ninguna línea acaba en el borde.
    Una ficha suma su valor multiplicado por la bonificación de su casilla, más los valores de todas
    las fichas a las que la une una línea.
    En el tablero: ○ es adonde lleva una línea; de ×2 a ×6 son casillas con bonificación.

# Según qué reparte la arena las victorias.
loopit-tag-order = orden de juego

# La página: qué hay que hacer, cómo se llaman las cosas.
loopit-prompt-lay = Elige una ficha y luego una casilla; puedes colocar hasta tres fichas.
loopit-prompt-lay-all = Elige una ficha y luego una casilla; coloca tres fichas si encajan.
loopit-prompt-more =
    { $left ->
        [one] Coloca una ficha más o termina.
       *[other] Coloca hasta { $left } fichas más o termina.
    }
loopit-prompt-lay-on =
    { $left ->
        [one] Coloca una ficha más: todavía encaja una de las tuyas.
       *[other] Coloca { $left } fichas más, mientras encaje alguna.
    }
loopit-prompt-enough = Ninguna de tus fichas encaja ya: termina aquí.
loopit-prompt-stuck = Ninguna de tus fichas encaja: cámbialas todas, o quédatelas y pasa.
loopit-prompt-stuck-empty = Ninguna de tus fichas encaja y la bolsa está vacía: pasa.
loopit-prompt-drawn-stuck = Ninguna de las fichas sacadas encaja: devuélvelas.
loopit-control-stop =
    { $laid ->
        [one] Terminar ({ $laid } ficha)
       *[other] Terminar ({ $laid } fichas)
    }
loopit-control-exchange =
    { $count ->
        [one] Cambiar la ficha
       *[other] Cambiar las { $count } fichas
    }
loopit-control-discard =
    { $count ->
        [one] Descartar la ficha y sacar otra
       *[other] Descartar las { $count } fichas y sacar otras
    }
loopit-control-pass = Pasar y quedarse las fichas
loopit-control-pass-drawn = Devolver las fichas
loopit-name-square = { $square }, vacía
loopit-name-bonus = { $square }, vacía, ×{ $times }
loopit-name-open = { $square }, vacía, con { $sides }
loopit-name-open-bonus = { $square }, vacía, ×{ $times }, con { $sides }
loopit-name-tile = { $square }, { $tile }
loopit-name-rack = { $tile }
loopit-name-rack-fits =
    { $places ->
        [0] { $tile }, no encaja en ningún sitio
        [one] { $tile }, encaja en un sitio
       *[other] { $tile }, encaja en { $places } sitios
    }
loopit-status-laying = colocando, { $laid } de { $lays }
loopit-sheet-tiles = fichas en el soporte
loopit-sheet-thrown = fichas descartadas
loopit-sheet-thrown-about = boca abajo, fuera del juego
loopit-sheet-points-about = valores, bonificaciones y conexiones
loopit-page-rack = Tu soporte
loopit-page-rack-of = Soporte de { $seat }
loopit-page-drawn = Sacadas por { $seat }
loopit-page-places =
    { $places ->
        [0] no encaja en ningún sitio
        [one] encaja en un sitio
       *[other] encaja en { $places } sitios
    }
loopit-page-turn = Tu turno
loopit-page-turn-of = Turno de { $seat }
loopit-page-turn-last = Último turno: { $seat }
loopit-page-on = en { $square }
loopit-page-on-bonus = en { $square }, ×{ $times }
loopit-page-more = una más, si quieres
loopit-page-must = una más, mientras encaje alguna
loopit-page-sum = Total
loopit-page-last = último turno: { $points }
loopit-page-bag =
    { $count ->
        [0] la bolsa está vacía
        [one] una ficha en la bolsa
       *[other] { $count } fichas en la bolsa
    }
loopit-page-gone =
    { $count ->
        [one] una ficha está fuera del juego
       *[other] { $count } fichas están fuera del juego
    }
loopit-page-ends-stuck = termina cuando nadie pueda colocar
loopit-page-ends-bag = termina cuando la bolsa esté vacía
loopit-page-ends-round = termina al final de la ronda en que se vacía la bolsa
loopit-page-held =
    { $count ->
        [0] sin fichas
        [one] una ficha
       *[other] { $count } fichas
    }
loopit-page-map = Mapa del tablero: tócalo para mover la vista
loopit-page-unseen = Fichas sin ver

# El tutorial.
loopit-tutorial-1 = Loopit es un juego de líneas. En el centro está la ficha inicial; de ella salen líneas al norte, al sur y al oeste. Tú las continúas.
loopit-tutorial-2 = Estas cinco fichas son tuyas y solo las ves tú. El número es el valor de la ficha. Las fichas nunca se giran.
loopit-tutorial-3 = Toca el 6 y luego la casilla encima de la ficha inicial. Al menos una línea tiene que continuar: aquí llega del sur.
loopit-tutorial-4 = Una ficha puntúa su valor más el de cada ficha a la que la une una línea: 6 + 3 = 9.
loopit-tutorial-5 = Las casillas de color multiplican. Continúa la línea hacia la izquierda: coloca el 5 en la casilla ×2.
loopit-tutorial-6 = 5 × 2 + 6 = 16. Solo se multiplica la ficha colocada, nunca sus vecinas. Hacia las esquinas las casillas suben hasta ×6.
loopit-tutorial-7 = Ninguna línea se bloquea: donde dos fichas se tocan, ambas tienen un extremo o ninguna lo tiene. En f7 el 2 une las dos líneas: 2 + 5 + 3.
loopit-tutorial-8 = Con la tercera ficha se acaba el turno, y tu soporte vuelve a tener cinco. Luego Ben colocó tres: sigue su línea hasta la casilla ×3.
loopit-tutorial-9 = Piensa en tres fichas a la vez. Coloca el 3 debajo de la ficha inicial: abre dos líneas, cada una hacia una casilla ×2.
loopit-tutorial-10 = Las fichas de un solo extremo son las que más valen, y cierran una línea. En f8 este 8 toca tres fichas, pero una línea lo une solo a una: 8 × 2 + 3.
loopit-tutorial-11 = Y el otro 8 al otro lado, por otros 19.
loopit-tutorial-12 = ¡44 puntos en un turno! También puedes terminar tras una o dos fichas. Solo si ninguna encaja cambias tus fichas, o pasas.
loopit-tutorial-13 = La partida acaba cuando nadie puede colocar más; gana quien tenga más puntos. Ahora sigue jugando: lo que no encaja se explica cuando lo intentas.

# Las reglas, con nuestras palabras.
loopit-learn-goal-title = El objetivo
loopit-learn-goal = Todos construyen en un tablero una sola red de líneas. Cada ficha colocada puntúa al momento: su valor y los de las fichas a las que se une. Gana quien tenga más puntos.
loopit-learn-setup-title = Para empezar
loopit-learn-setup =
    En la bolsa hay 81 fichas. Cada cual saca cinco, ocultas a los demás.
    Una ficha va al centro: la ficha inicial, con al menos tres extremos de línea, que no puntúa. Se sortea quién empieza.
loopit-learn-tiles =
    Una línea llega a entre uno y cuatro lados de una ficha, siempre en su mitad.
    Cuantos más extremos, menor el valor: con uno solo vale 7 u 8, con cuatro solo 1. NES3 tiene extremos al norte, este y sur y vale 3; W es el oeste.
loopit-learn-turn-title = Un turno
loopit-learn-turn = Coloca de una a tres fichas de tu soporte, una tras otra, juntas o en sitios distintos. Después el soporte se completa hasta cinco y le toca a quien sigue.
loopit-learn-fit-title = Dónde encaja una ficha
loopit-learn-fit = Una ficha va en una casilla vacía junto a otra, y al menos una línea tiene que continuar entre las dos. Las fichas nunca se giran.
loopit-learn-cut = Ninguna línea se bloquea. En cada lado donde dos fichas se tocan, o ambas tienen un extremo o ninguna lo tiene. Y ninguna línea acaba en el borde del tablero.
loopit-learn-score-title = Cuánto puntúa una ficha
loopit-learn-score =
    Su valor multiplicado por la bonificación de su casilla, más los valores simples de todas las fichas a las que la une una línea, también las del mismo turno.
    Nunca todo el camino, y nada por una vecina sin línea.
loopit-learn-score-example = En la imagen el 5 está en ×4 y unido al 6: 5 × 4 + 6 = 26. El 3 de al lado no tiene línea con él y no cuenta.
loopit-learn-stuck-title = Si nada encaja
loopit-learn-stuck =
    Solo si ninguna de tus fichas encaja en ningún sitio puedes no colocar.
    Entonces las devuelves todas a la bolsa y sacas otras tantas, o te las quedas y pasas. Eso es todo tu turno y no puntúa.
loopit-learn-end-title = El final
loopit-learn-end =
    La partida termina cuando todas las fichas están colocadas, o cuando ninguna, en un soporte o en la bolsa, encaja ya; también tras dos rondas enteras sin que nadie coloque.
    Gana quien tenga más puntos; un empate se comparte.
loopit-learn-editions-title = Ediciones
loopit-learn-editions =
    Seis ediciones impresas difieren en pequeñas cosas, y puedes elegir.
    Francesa: la ficha inicial necesita dos extremos. Su palabra para el cambio también puede significar que las fichas salen del juego: es una opción.
    Española y portuguesa: la partida acaba en cuanto la bolsa está vacía. En las demás empieza cualquier ficha.
loopit-learn-fair = Añadimos un final nuestro: la ronda en que se vacía la bolsa es la última, para que todos tengan los mismos turnos.
loopit-learn-strict =
    Todas las ediciones impresas son más estrictas: tras una o dos fichas, solo puedes terminar el turno si no encaja ninguna de las demás.
    Con nuestras reglas puedes terminarlo después de cualquier ficha.
loopit-learn-rounds-title = Número de rondas
loopit-learn-rounds = Podéis acordar un número de rondas. Las del reglamento son siete con cuatro personas, nueve con tres (dos fichas salen antes sin que nadie las vea) y trece con dos (salen cuatro).
loopit-learn-german =
    La variante alemana no tiene soportes.
    En tu turno sacas dos fichas (con cuatro), tres (con tres) o cuatro (con dos), a la vista; colocas hasta tres, mientras alguna encaje, y el resto vuelve a la bolsa.
    No se cambia nada.
loopit-learn-here-title = En esta mesa
loopit-learn-here =
    Toca una ficha y luego una casilla; las casillas punteadas muestran dónde encaja y qué puntuaría.
    Con el teclado, las flechas llevan de casilla en casilla. También puedes escribir NES3 h8, o un punto para terminar el turno.
loopit-learn-phone = En una pantalla pequeña ves una parte del tablero, que sigue lo que ocurre. Toca el pequeño mapa para mirar a otra parte.
loopit-learn-tips-title = Conviene saber
loopit-learn-tips =
    Tres fichas pequeñas en un nudo de líneas suelen dar más que una sola de mucho valor.
    Una ficha de un solo extremo en una casilla con bonificación alta es lo mejor que hay; una rama abierta es una invitación a quien sigue.
