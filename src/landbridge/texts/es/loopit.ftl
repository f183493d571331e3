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
loopit-about = Continúa las líneas: una ficha puntúa por sí misma y por todo lo que conecta. De dos a cuatro personas, treinta minutos.
loopit-by = Un juego de Goliath.

# Por qué se rechaza una jugada; la regla se muestra al lado.
loopit-why-not-now = Ahora no es tu turno.
loopit-why-no-such-move = Esa jugada no existe aquí.
loopit-why-too-few-ends = { $tile } tiene muy pocos extremos de línea para ser la ficha inicial.
loopit-why-not-in-bag = Ya no queda ninguna { $tile } en la bolsa.
loopit-why-not-in-rack = No tienes ninguna { $tile }.
loopit-why-taken = En { $square } ya hay una ficha.
loopit-why-no-tile-beside = Junto a { $square } no hay ninguna ficha.
loopit-why-no-line-on = Ninguna línea continúa de { $witness } a { $tile } en { $square }.
loopit-why-cuts-a-line = { $tile } en { $square } cortaría la línea que viene de { $witness }.
loopit-why-line-is-cut = Se cortaría una línea de { $tile } en { $square }: { $witness } no tiene ahí ningún extremo.
loopit-why-ends-at-edge = Una línea de { $tile } en { $square } acabaría en el borde del tablero.
loopit-why-lay-first = Coloca al menos una ficha antes de parar.
loopit-why-one-fits = Puedes colocar una ficha: { $witness }.
loopit-why-after-laying = Ya has colocado en este turno; solo puedes colocar otra o parar.
loopit-why-bag-empty = La bolsa está vacía: no hay por qué cambiar.
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
loopit-fact-start = { $tile } queda en el centro.
loopit-fact-draws = { $seat } saca { $tile }.
loopit-fact-lays = { $seat } coloca { $tile } en { $square }: { $own } + { $linked } = { $points }.
loopit-fact-lays-bonus = { $seat } coloca { $tile } en { $square } (×{ $times }): { $own } + { $linked } = { $points }.
loopit-fact-exchanges = { $seat } no puede colocar nada, devuelve todas sus fichas a la bolsa y saca otras tantas.
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
loopit-option-edition = Reglas de la edición
loopit-option-edition-landbridge = landbridge, las nuestras
loopit-option-edition-en = en, inglesas
loopit-option-edition-fr = fr, francesas
loopit-option-edition-nl = nl, neerlandesas
loopit-option-edition-de = de, alemanas
loopit-option-edition-es = es, españolas
loopit-option-edition-pt = pt, portuguesas
loopit-option-start-ends = Extremos de línea de la ficha inicial, como mínimo
loopit-option-exchange = Fichas cambiadas
loopit-option-exchange-bag = vuelven a la bolsa
loopit-option-exchange-discard = salen del juego
loopit-option-end = Final de la partida
loopit-option-end-stuck = cuando nadie puede colocar
loopit-option-end-bag = cuando la bolsa está vacía
loopit-option-end-round = con la ronda en que se vacía la bolsa
loopit-option-rounds = Número de rondas
loopit-option-rounds-off = sin límite
loopit-option-rounds-book = como en el reglamento
loopit-option-rounds-german = variante alemana, sin soportes
loopit-option-board = Fichas y casillas con bonificación propias

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
loopit-offer-stop = Parar
loopit-offer-exchange = Cambiar todas las fichas
loopit-offer-pass = Pasar
# Palabras para «.», «exchange» y «pass», separadas por comas.
loopit-spoken-stop = parar, listo, lista
loopit-spoken-exchange = cambiar, cambio
loopit-spoken-pass = pasar, paso
loopit-help =
    Coloca hasta tres de tus cinco fichas, una tras otra; después se rellena tu soporte.
      NES3 h8   coloca en h8 la ficha con extremos al norte, este y sur y valor 3
      { "." }         para después de una o dos fichas
      cambiar   no cabe ninguna ficha: devuélvelas todas y saca otras
      pasar     no cabe ninguna ficha: quédatelas
    Las fichas nunca se giran. Una ficha continúa al menos una línea y no corta ninguna: donde dos
    fichas se tocan, las dos tienen un extremo o ninguna. Ninguna línea acaba en el borde.
    Una ficha puntúa su valor, por la bonificación de su casilla, y los valores de todas las fichas con
    las que la une una línea.
    En el tablero: ○ es adonde lleva una línea; de ×2 a ×6 son casillas con bonificación.

# `landbridge bench`.
loopit-bench-search = Mejor turno en { $positions } posiciones: { $fast } µs cada una, por simple enumeración { $plain } µs ({ $ratio } veces más).
loopit-bench-same = Las respuestas coinciden en { $same } de { $positions } posiciones.

# Según qué reparte la arena las victorias.
loopit-tag-order = orden de juego
