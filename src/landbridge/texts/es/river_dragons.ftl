# Glosario
# stone      piedra
# plank      tabla
# island     isla
# village    aldea
# pawn       peón
# programme  programa (cinco cartas)
# position   lugar en el programa
# reserve    reserva
# dragon     dragón
# step       paso
# jump       salto

river-dragons = River Dragons
river-dragons-about = Coloca cinco cartas en secreto, construye un camino de piedras y tablas y llega antes que nadie a la otra orilla. De dos a seis jugadores, media hora.
river-dragons-by = Un juego de Roberto Fraga.

# Palabras que usan otras frases.
river-dragons-colour =
    { $colour ->
        [0] azul
        [1] verde
        [2] rosa
        [3] amarillo
        [4] rojo
       *[5] negro
    }
river-dragons-village =
    { $colour ->
        [0] la aldea azul
        [1] la aldea verde
        [2] la aldea rosa
        [3] la aldea amarilla
        [4] la aldea roja
       *[5] la aldea negra
    }
river-dragons-card =
    { $card ->
        [0] «1 piedra»
        [1] «2 piedras»
        [2] «1 tabla»
        [3] «2 tablas»
        [4] «1 paso»
        [5] «2 pasos»
        [6] «salto»
        [7] «quitar»
       *[8] { $dragon ->
            [0] el dragón azul
            [1] el dragón verde
            [2] el dragón rosa
            [3] el dragón amarillo
            [4] el dragón rojo
           *[5] el dragón negro
        }
    }

# Por qué se rechaza una jugada; la regla aparece al lado.
river-dragons-why-not-now = Ahora no te toca.
river-dragons-why-no-such-move = Esa jugada no existe aquí.
river-dragons-why-other-card = Tu carta es ahora { river-dragons-card }; pide otra cosa.
river-dragons-why-not-in-hand = No tienes ese dragón en la mano: { river-dragons-card }.
river-dragons-why-picked = Ya está colocada: { river-dragons-card }.
river-dragons-why-one-dragon = Un programa lleva un dragón como mucho.
river-dragons-why-island-taken = En { $where } ya hay una piedra.
river-dragons-why-island-covered = Una tabla pasa por encima de { $where }: { $witness }.
river-dragons-why-not-in-reserve = La tabla { $size } ({ river-dragons-colour }) no está en tu reserva.
river-dragons-why-named = Has anunciado la tabla { $size } ({ river-dragons-colour }); di dónde va.
river-dragons-why-name-first = Anuncia primero una tabla y di después dónde va.
river-dragons-why-two-villages = Una tabla necesita una piedra en un extremo por lo menos.
river-dragons-why-no-stone = Aquí no hay piedra: { $witness }.
river-dragons-why-too-short = La tabla { $size } es demasiado corta para { $where }.
river-dragons-why-passes-over = Una tabla se apoya solo en sus dos extremos; entre ellos está { $witness }.
river-dragons-why-crosses = Las tablas nunca se cruzan. En medio: { $witness }.
river-dragons-why-full = Aquí se apoyan ya tres tablas: { $witness }.
river-dragons-why-bridged = En { $where } ya hay una tabla.
river-dragons-why-tried = Ya probaste { $where }; la tabla es demasiado corta.
river-dragons-why-no-place = Esa tabla no está en el tablero.
river-dragons-why-not-adjacent = { $where } no está al lado de tu peón.
river-dragons-why-occupied = Hay un peón en { $where }.
river-dragons-why-no-jump = Ningún salto por encima de un peón vecino lleva a { $where }.
river-dragons-why-not-laid = En { $where } no hay nada que quitar.
river-dragons-why-stone-carries = { $where } sostiene una tabla.
river-dragons-why-under-pawn = Hay un peón en { $where }.
river-dragons-why-same-size = Tu reserva ya tiene una tabla { $size }.
river-dragons-why-third-colour = Tu reserva tendría tres colores.
river-dragons-why-off-board = Una piedra queda entera en el tablero; { $where } está demasiado cerca del borde.
river-dragons-why-on-stone = Una piedra en { $where } tocaría otra: { $witness }.
river-dragons-why-on-village = Una piedra en { $where } tocaría una aldea: { $witness }.
river-dragons-why-on-plank = Una piedra en { $where } tocaría una tabla: { $witness }.

# Lo que no se lee como jugada.
river-dragons-read-nothing = «{ $text }» no es una jugada; prueba stone c4, plank 3 pink, c4-d4, step c4-d4, jump c4-d4 o remove c4.
river-dragons-read-card = «{ $text }» no es una carta; hay stone, stones, plank, planks, step, steps, jump, remove, y dragon con un color.
river-dragons-read-first = «{ $text }» no dice quién empieza; escribe first A.
river-dragons-read-name-first = Di primero solo { $text } y después dónde va.
river-dragons-read-colour = «{ $text }» no es un color; hay { $known }.
river-dragons-read-size = «{ $text }» no es un tamaño; las tablas van del 1 al 6.
river-dragons-read-support = No hay «{ $text }» en este tablero.
river-dragons-read-village = { $text } es una aldea; las piedras van en el agua.
river-dragons-read-span = «{ $text }» no nombra dos extremos; escribe c4-d4 o pink-c4.
river-dragons-read-no-plank = No hay ninguna tabla en { $text }.
river-dragons-read-place = «{ $text }» no es ni tabla ni aldea; escribe step c4-d4 o step pink.
river-dragons-read-point = «{ $text }» no es un punto para una piedra; los dos números son múltiplos de 3, ambos pares o ambos impares.

# Lo que pasa.
river-dragons-fact-first = { $seat } juega primero.
river-dragons-fact-done = { $seat } ha colocado cinco cartas.
river-dragons-fact-position = Carta { $position }.
river-dragons-fact-reveals = { $seat }: { river-dragons-card }.
river-dragons-fact-cancelled = Un dragón anula la carta de { $seat }: { river-dragons-card }.
river-dragons-fact-stone = { $seat } pone una piedra en { $where }.
river-dragons-fact-sinks = { $seat } pone la piedra { $stone } en { $where }.
river-dragons-fact-no-stone-left = No quedan piedras en la reserva; la acción de { $seat } se pierde.
river-dragons-fact-no-room = No hay sitio libre para una piedra; la acción de { $seat } se pierde.
river-dragons-fact-names = { $seat } anuncia la tabla { $size } ({ river-dragons-colour }).
river-dragons-fact-lays = { $seat } pone la tabla { $size } ({ river-dragons-colour }) en { $where }.
river-dragons-fact-too-short = La tabla { $size } ({ river-dragons-colour }) es demasiado corta para { $where }; { $seat } tiene que ponerla en otro sitio.
river-dragons-fact-short-lost = La tabla { $size } ({ river-dragons-colour }) es demasiado corta para { $where } y sale del juego; { $seat } la pierde.
river-dragons-fact-plank-leaves = La tabla { $size } ({ river-dragons-colour }) de { $seat } no llega a ningún sitio y sale del juego.
river-dragons-fact-no-plank-left = A { $seat } no le quedan tablas; la acción se pierde.
river-dragons-fact-step-plank = { $seat } avanza a { $where }.
river-dragons-fact-step-village = { $seat } entra en { river-dragons-village }.
river-dragons-fact-step-falls = { $seat } no puede ir a ningún sitio, cae al río y vuelve a su aldea.
river-dragons-fact-step-stays = { $seat } no puede ir a ningún sitio y se queda en su aldea.
river-dragons-fact-jump-plank = { $seat } salta a { $where }.
river-dragons-fact-jump-village = { $seat } salta a { river-dragons-village }.
river-dragons-fact-jump-falls = { $seat } no tiene a quién saltar, cae al río y vuelve a su aldea.
river-dragons-fact-jump-stays = { $seat } no tiene a quién saltar y se queda en su aldea.
river-dragons-fact-takes = { $seat } toma la tabla { $size } ({ river-dragons-colour }) de { $where }.
river-dragons-fact-lifts = { $seat } quita la piedra de { $where }.
river-dragons-fact-no-removal = { $seat } no puede quitar nada; la acción se pierde.
river-dragons-fact-round = Ronda { $number }: { $seat } juega primero.
river-dragons-fact-wins = { $seat } llega a su destino y gana.
river-dragons-fact-drawn = Nadie ha llegado tras { $number } rondas: empate.

# Opciones.
river-dragons-option-side = Lado del tablero
river-dragons-option-side-basic = basic, con islas
river-dragons-option-side-expert = expert, piedras en cualquier punto del agua
river-dragons-option-three-players = Colores con tres jugadores
river-dragons-option-three-players-booklet = booklet: azul, amarillo y rojo
river-dragons-option-three-players-alternate = alternate: una aldea sí y otra no
river-dragons-option-short-plank = Una tabla que resulta demasiado corta
river-dragons-option-short-plank-elsewhere = elsewhere: debe ir a otro sitio
river-dragons-option-short-plank-lost = lost: sale del juego
river-dragons-option-by-eye = Tablas a ojo
river-dragons-option-by-eye-about = Tú juzgas si una tabla es bastante larga.
river-dragons-option-max-rounds = Rondas hasta el empate
river-dragons-option-board = Un tablero propio

# Lo que está mal en un tablero.
river-dragons-board-measure = «{ $name }» tiene que ser un número entero de milímetros, de 1 a { $most }.
river-dragons-board-lengths = «lengths» tiene que ser una lista de { $count } números enteros, las tablas en milímetros.
river-dragons-board-table = Falta una tabla [{ $name }] con líneas como c4 = [12, 30].
river-dragons-board-no-village = No hay aldea «{ $village }»; las aldeas son { $known }.
river-dragons-board-village-missing = Falta la aldea { $village }.
river-dragons-board-island-name = «{ $island }» no es nombre de isla; usa una letra minúscula y un número, como c4.
river-dragons-board-point = { $spot } tiene que ser una lista de dos números enteros, como [12, 30].
river-dragons-board-parity = { $spot } queda fuera de la retícula: { $x } e { $y } tienen que ser ambos pares o ambos impares.
river-dragons-board-islands =
    { $count ->
        [one] Hay { $count } isla; un tablero tiene { $needed }.
       *[other] Hay { $count } islas; un tablero tiene { $needed }.
    }
river-dragons-board-rising = Las longitudes de las tablas tienen que crecer del 1 al 6.
river-dragons-board-tiny = La tabla más corta tiene que ser más larga que el ancho de una piedra, { $least } mm.
river-dragons-board-thin = Una piedra tiene que ser al menos tan ancha como una tabla, { $width } mm.
river-dragons-board-stone = Una piedra queda entera en su isla; su radio es de { $most } mm como mucho.
river-dragons-board-close = Estas dos islas están demasiado cerca para una tabla de { $length } mm: puede medir como mucho el triple de su distancia.
river-dragons-board-outside = { $spot } no está en el tablero.
river-dragons-board-touch = { $first } y { $second } se tocan.
river-dragons-board-order = Las aldeas van en el sentido del reloj desde arriba a la izquierda: blue, green, pink, yellow, red, black; { $village } está fuera de orden.
river-dragons-board-lopsided = El tablero debe verse igual desde cada aldea: { $spot } pide un gemelo en [{ $x }, { $y }].
river-dragons-board-way =
    { $count ->
        [one] Desde { $village }, { $count } tabla lleva al destino; deben ser de { $few } a { $most }.
       *[other] Desde { $village }, el camino más corto usa { $count } tablas; deben ser de { $few } a { $most }.
    }
river-dragons-board-no-way = Desde { $village } ningún camino lleva al destino.
river-dragons-board-own = Desde { $village } las seis tablas de un jugador no bastan para ningún camino.
river-dragons-board-shore =
    { $count ->
        [one] Desde { $village } la tabla 3 solo alcanza { $count } isla; deben ser tres por lo menos.
       *[other] Desde { $village } la tabla 3 solo alcanza { $count } islas; deben ser tres por lo menos.
    }
river-dragons-board-clearance = { $span } está a menos de 1 mm del alcance de la tabla { $size }; a ojo nadie sabría decirlo.

# Terminal. Las tareas están al lado del tablero, en líneas de 30 caracteres, cuatro como mucho.
river-dragons-screen-round = Ronda { $number } de { $rounds }
river-dragons-screen-programme = Coloca la carta { $position } de 5, boca abajo.
river-dragons-screen-wait = Tus cinco cartas están boca abajo.
river-dragons-screen-other = { $seat } ejecuta { river-dragons-card }.
river-dragons-screen-stone =
    { $count ->
        [one] Pon una piedra: stone c4
       *[other] Pon { $count } piedras: stone c4
    }
river-dragons-screen-name =
    { $count ->
        [one] Anuncia una tabla: plank 3 pink
       *[other] Anuncia la primera de { $count } tablas: plank 3 pink
    }
river-dragons-screen-lay = Pon la tabla { $size } ({ river-dragons-colour }): c4-d4
river-dragons-screen-step =
    { $count ->
        [one] Mueve tu peón: step c4-d4
       *[other] Mueve tu peón { $count } veces: step c4-d4
    }
river-dragons-screen-jump = Salta por encima de un peón: jump c4-d4
river-dragons-screen-remove = Quita una tabla o una piedra: remove c4-d4, remove c4
# Títulos del resultado.
river-dragons-sheet-player = jugador
river-dragons-sheet-village = aldea
river-dragons-sheet-pawn = peón
river-dragons-sheet-planks = tablas
# Lo que puede ser una jugada; títulos de la lista que muestra «?».
river-dragons-offer-card = Cartas
river-dragons-offer-plank = Anunciar
river-dragons-offer-stone = Poner o quitar
river-dragons-offer-village = Desde una aldea o hacia ella
river-dragons-offer-way = Tablas
river-dragons-offer-island = Islas
river-dragons-offer-point = Puntos, y muchos más
# Palabras para las cartas «stone», «stones» …, separadas por comas.
river-dragons-spoken-stone = piedra
river-dragons-spoken-stones = piedras
river-dragons-spoken-plank = tabla
river-dragons-spoken-planks = tablas
river-dragons-spoken-step = paso
river-dragons-spoken-steps = pasos
river-dragons-spoken-jump = salto, saltar
river-dragons-spoken-remove = quitar
river-dragons-help =
    Coloca cinco cartas en secreto. Después todos giran la primera y la ejecutan por turno, después la segunda …
      stone, stones     una piedra, dos piedras         stone c4
      plank, planks     anunciar una tabla y ponerla    plank 3 pink    c4-d4
      step, steps       mover el peón                   step c4-d4    step pink
      jump              por encima de un peón vecino    jump c4-d4
      remove            una tabla o una piedra          remove c4-d4    remove c4
      dragon pink       anula la carta de rosa en el mismo lugar; uno por ronda
    Hay que ejecutar todas las cartas. Quien no puede andar ni saltar cae y vuelve a su aldea.
    Una tabla que no cabe en ningún sitio sale del juego. Las tablas nunca se cruzan; tres pueden apoyarse en una piedra.
    Gana quien llega primero a la aldea de enfrente.
    En el tablero: c4 es una isla, [c4] tiene una piedra, A3 es la tabla 3 de A, ♟B el peón de B.
    Al lado: ● piedra, ▬ tabla, → paso, ⌒ salto, × quitar, ≈B un dragón contra B, ▒ boca abajo.
    Colores: blue azul, green verde, pink rosa, yellow amarillo, red rojo, black negro.
