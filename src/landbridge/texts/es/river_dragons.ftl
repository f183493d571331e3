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
river-dragons-about = Elige cinco cartas en secreto, construye un camino de piedras y tablas y llega antes que nadie a la otra orilla. De dos a seis jugadores, media hora.
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
river-dragons-why-picked = Ya está elegida: { river-dragons-card }.
river-dragons-why-one-dragon = Solo puedes usar un dragón por ronda.
river-dragons-why-laid-final = Una carta elegida se queda: en esta mesa las cartas no se cambian ni se mueven.
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
river-dragons-why-off-board = Una piedra tiene que caber entera en el tablero; { $where } está demasiado cerca del borde.
river-dragons-why-on-stone = Una piedra en { $where } tocaría otra: { $witness }.
river-dragons-why-on-village = Una piedra en { $where } tocaría una aldea: { $witness }.
river-dragons-why-on-plank = Una piedra en { $where } tocaría una tabla: { $witness }.

# Lo que no se lee como jugada.
river-dragons-read-nothing = «{ $text }» no es una jugada; prueba stone c4, plank 3 pink, c4-d4, step c4-d4, jump c4-d4 o remove c4.
river-dragons-read-card = «{ $text }» no es una carta. Puedes elegir: stone, stones, plank, planks, step, steps, jump, remove, y dragon con un color.
river-dragons-read-first = «{ $text }» no dice quién empieza; escribe first A.
river-dragons-read-name-first = Di primero solo { $text } y después dónde va.
river-dragons-read-colour = «{ $text }» no es un color. Puedes elegir: { $known }.
river-dragons-read-size = «{ $text }» no es un tamaño; las tablas van del 1 al 6.
river-dragons-read-support = No hay «{ $text }» en este tablero.
river-dragons-read-village = { $text } es una aldea; las piedras van en el agua.
river-dragons-read-span = «{ $text }» no nombra dos extremos; escribe c4-d4 o pink-c4.
river-dragons-read-no-plank = No hay ninguna tabla en { $text }.
river-dragons-read-place = «{ $text }» no es ni tabla ni aldea; escribe step c4-d4 o step pink.
river-dragons-read-point = «{ $text }» no es un punto para una piedra; los dos números son múltiplos de 3, ambos pares o ambos impares.

# Lo que pasa.
river-dragons-fact-first = { $seat } es el jugador inicial.
river-dragons-fact-done = { $seat } ha elegido cinco cartas.
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
river-dragons-fact-jump-falls = { $seat } no tiene ningún peón que saltar, cae al río y vuelve a su aldea.
river-dragons-fact-jump-stays = { $seat } no tiene ningún peón que saltar y se queda en su aldea.
river-dragons-fact-jump-blocked-falls = { $seat } no tiene ningún sitio libre donde posarse, cae al río y vuelve a su aldea.
river-dragons-fact-jump-blocked-stays = { $seat } no tiene ningún sitio libre donde posarse y se queda en su aldea.
river-dragons-fact-takes = { $seat } toma la tabla { $size } ({ river-dragons-colour }) de { $where }.
river-dragons-fact-lifts = { $seat } quita la piedra de { $where }.
river-dragons-fact-no-removal = { $seat } no puede quitar nada; la acción se pierde.
river-dragons-fact-round = Ronda { $number }: { $seat } es el jugador inicial.
river-dragons-fact-wins = { $seat } llega a su destino y gana.
river-dragons-fact-drawn = Nadie ha llegado tras { $number } rondas: empate.

# Opciones.
river-dragons-option-side = Cara del tablero
river-dragons-option-side-about = Las islas muestran dónde van las piedras; en la cara experta van en cualquier punto del agua.
river-dragons-option-side-basic = Cara básica, con islas
river-dragons-option-side-expert = Cara experta, piedras en cualquier punto del agua
river-dragons-option-three-players = Colores con tres jugadores
river-dragons-option-three-players-about = En el reglamento hay dos vecinos; la otra opción reparte a todos por igual.
river-dragons-option-three-players-booklet = como en el reglamento: azul, amarillo y rojo
river-dragons-option-three-players-alternate = una aldea sí y otra no
river-dragons-option-laid = Cartas ya elegidas
river-dragons-option-laid-about = Según el reglamento, nadie puede cambiarlas.
river-dragons-option-laid-open = se pueden cambiar hasta que todos tengan cinco
river-dragons-option-laid-final = se quedan como están
river-dragons-option-short-plank = Si una tabla resulta demasiado corta
river-dragons-option-short-plank-about = Los reglamentos no coinciden en esto.
river-dragons-option-short-plank-elsewhere = debe ir a otro sitio
river-dragons-option-short-plank-lost = sale del juego
river-dragons-option-by-eye = Calcular las tablas a ojo
river-dragons-option-by-eye-about = Tú juzgas si una tabla es bastante larga.
river-dragons-option-max-rounds = Rondas hasta el empate
river-dragons-option-max-rounds-about = Si nadie ha cruzado para entonces, hay empate.
river-dragons-option-board = Tu propio tablero
river-dragons-option-board-about = Tu tablero impreso, medido en milímetros.

# Lo que está mal en un tablero.
river-dragons-board-measure = «{ $name }» tiene que ser un número entero de milímetros, de 1 a { $most }.
river-dragons-board-lengths = «lengths» tiene que ser una lista de { $count } números enteros, las tablas en milímetros.
river-dragons-board-table = Falta una tabla [{ $name }] con líneas como c4 = [12, 30].
river-dragons-board-no-village = No hay aldea «{ $village }»; las aldeas son { $known }.
river-dragons-board-village-missing = Falta la aldea { $village }.
river-dragons-board-island-name = «{ $island }» no es nombre de isla; usa una letra minúscula y un número, como c4.
river-dragons-board-point = { $spot } tiene que ser una lista de dos números enteros, como [12, 30].
river-dragons-board-parity = { $spot } queda fuera de la retícula: { $x } y { $y } tienen que ser ambos pares o ambos impares.
river-dragons-board-islands =
    { $count ->
        [one] Hay { $count } isla; un tablero tiene { $needed }.
       *[other] Hay { $count } islas; un tablero tiene { $needed }.
    }
river-dragons-board-rising = Las longitudes de las tablas tienen que crecer del 1 al 6.
river-dragons-board-tiny = La tabla más corta tiene que ser más larga que el ancho de una piedra, { $least } mm.
river-dragons-board-thin = Una piedra tiene que ser al menos tan ancha como una tabla, { $width } mm.
river-dragons-board-stone = Una piedra tiene que caber entera en su isla; su radio es de { $most } mm como mucho.
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
river-dragons-screen-programme = Elige la carta { $position } de 5, boca abajo.
river-dragons-screen-wait = Tus cinco cartas están elegidas.
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
    Elige cinco cartas en secreto. Después todos descubren la primera y la ejecutan por turno, después la segunda…
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

# --- La página ---
# La página: qué hacer ahora.
river-dragons-prompt-first = El jugador inicial se sortea.
river-dragons-prompt-programmes = Todos eligen cinco cartas, boca abajo.
river-dragons-prompt-programme = Elige la carta { $position } de 5, en el orden de juego.
river-dragons-prompt-sealed = Tus cinco cartas están elegidas. Hasta que todos acaben puedes cambiarlas.
river-dragons-prompt-sealed-final = Tus cinco cartas están elegidas y se quedan como están.
river-dragons-prompt-other = Carta { $position }: { $seat } ejecuta { river-dragons-card }.
river-dragons-prompt-stone =
    { $count ->
        [one] Carta { $position }: pon una piedra en una isla libre.
       *[other] Carta { $position }: pon { $count } piedras en islas libres.
    }
river-dragons-prompt-point =
    { $count ->
        [one] Carta { $position }: toca el agua donde irá la piedra.
       *[other] Carta { $position }: toca el agua donde irá la primera de { $count } piedras.
    }
river-dragons-prompt-name =
    { $count ->
        [one] Carta { $position }: elige una tabla. Después hay que ponerla.
       *[other] Carta { $position }: elige la primera de { $count } tablas. Después hay que ponerla.
    }
river-dragons-prompt-lay = Carta { $position }: pon la tabla { $size } ({ river-dragons-colour }). Toca sus dos extremos.
river-dragons-prompt-lay-eye = Carta { $position }: pon la tabla { $size } ({ river-dragons-colour }). Calcula a ojo hasta dónde llega.
river-dragons-prompt-step =
    { $count ->
        [one] Carta { $position }: mueve tu peón un paso.
       *[other] Carta { $position }: mueve tu peón { $count } pasos, uno a uno.
    }
river-dragons-prompt-jump = Carta { $position }: salta por encima de un peón vecino.
river-dragons-prompt-remove = Carta { $position }: lleva una tabla a tu reserva, o retira una piedra sin tablas.
river-dragons-status-arrived = ha llegado
river-dragons-status-done = cartas elegidas
river-dragons-status-choosing = eligiendo…
river-dragons-status-acting = ahora: { river-dragons-name }
river-dragons-status-cancelled = anulada: { river-dragons-name }
river-dragons-sheet-reserve = Tablas en reserva
river-dragons-sheet-laid = Tablas en el tablero
river-dragons-sheet-arrived = Llegada
river-dragons-sheet-arrived-about = primero en la aldea de enfrente
# Nombres de lugares y cartas, hablados.
river-dragons-name =
    { $card ->
        [0] 1 piedra
        [1] 2 piedras
        [2] 1 tabla
        [3] 2 tablas
        [4] 1 paso
        [5] 2 pasos
        [6] Salto
        [7] Quitar
       *[8] { $dragon ->
            [0] Dragón azul
            [1] Dragón verde
            [2] Dragón rosa
            [3] Dragón amarillo
            [4] Dragón rojo
           *[5] Dragón negro
        }
    }
river-dragons-name-card = { river-dragons-name }, en tu mano
river-dragons-name-card-laid = { river-dragons-name }, elegida como carta { $position }
river-dragons-name-plank = tabla { $size } ({ river-dragons-colour }), en tu reserva
river-dragons-name-plank-named = tabla { $size } ({ river-dragons-colour }), elegida, por poner ahora
river-dragons-name-island = isla { $island }, libre
river-dragons-name-island-covered = isla { $island }, bajo una tabla
river-dragons-name-stone =
    { $count ->
        [0] piedra { $stone }, sin tablas
        [one] piedra { $stone }, 1 tabla
       *[other] piedra { $stone }, { $count } tablas
    }
river-dragons-name-village =
    { $count ->
        [0] { river-dragons-village }, casa de { $owner }, sin tablas
        [one] { river-dragons-village }, casa de { $owner }, 1 tabla
       *[other] { river-dragons-village }, casa de { $owner }, { $count } tablas
    }
river-dragons-name-village-empty =
    { $count ->
        [0] { river-dragons-village }, de ningún jugador, sin tablas
        [one] { river-dragons-village }, de ningún jugador, 1 tabla
       *[other] { river-dragons-village }, de ningún jugador, { $count } tablas
    }
river-dragons-name-way = tabla { $size } ({ river-dragons-colour }) en { $where }
river-dragons-name-way-pawn = tabla { $size } ({ river-dragons-colour }) en { $where }, { $seat } está encima
river-dragons-name-point = agua libre en { $where }
# Junto al tablero.
river-dragons-face-programme = Tus cinco cartas
river-dragons-face-programme-of = Cinco cartas de { $seat }
river-dragons-face-hand = Tu mano
river-dragons-face-slot = carta { $position }, aún sin elegir
river-dragons-face-down = una carta boca abajo
river-dragons-face-cancelled = anulada por un dragón
river-dragons-face-planks = Tus tablas
river-dragons-face-planks-of = Tablas de { $seat }
river-dragons-face-size = tabla de tamaño { $size } ({ river-dragons-colour })
river-dragons-face-none = tabla { $size }: ninguna
river-dragons-face-supply =
    { $count ->
        [one] { $count } piedra en reserva
       *[other] { $count } piedras en reserva
    }
river-dragons-face-gone =
    { $count ->
        [one] { $count } tabla ha salido del juego
       *[other] { $count } tablas han salido del juego
    }
river-dragons-face-round = Ronda { $number }
river-dragons-face-position = Carta { $position } de 5
river-dragons-face-left = Aún posibles
river-dragons-face-last = Ronda anterior
river-dragons-face-turn-now = { $seat }: { river-dragons-name }, en ejecución
river-dragons-face-turn-cancelled = { $seat }: { river-dragons-name }, anulada por un dragón
river-dragons-face-turn-card = { $seat } tiene { river-dragons-name }
river-dragons-face-circles = Los anillos muestran hasta dónde llegan tus tablas.
river-dragons-face-sink = Poner la piedra aquí
# Las reglas, para aprender.
river-dragons-learn-goal = El objetivo
river-dragons-learn-goal-1 = Seis aldeas rodean el delta. Tu peón empieza en la de tu color; quien entre primero en la aldea de enfrente gana al instante.
river-dragons-learn-goal-2 = El camino se construye con piedras y tablas. No es de nadie: puedes andar por cualquier tabla, la haya puesto quien la haya puesto.
river-dragons-learn-setup = Lo que tienes
river-dragons-learn-setup-1 =
    Cada cual tiene un peón, seis tablas de tamaños 1 a 6 y las mismas cartas: ocho acciones y un dragón por rival. Las 27 piedras son de todos.
    Las aldeas de los colores que no juegan también sostienen tablas, y se puede entrar en ellas.
river-dragons-learn-round = Una ronda
river-dragons-learn-round-1 = A la vez y en secreto, cada cual pone en fila cinco cartas distintas, con un dragón como mucho. Hasta que acaben todos puedes cambiar las tuyas.
river-dragons-learn-round-2 = Luego todos descubren su primera carta y la ejecutan por turno, en sentido horario desde el jugador inicial; después la segunda, hasta la quinta.
river-dragons-learn-round-3 = Lo que pide una carta es obligatorio, aunque duela. Tras la quinta todos recuperan sus cartas y empieza el jugador de la izquierda.
river-dragons-learn-stones = Piedras
river-dragons-learn-stones-1 = Pon una o dos piedras en islas que no tengan y sobre las que no pase una tabla. Una piedra no se mueve; solo «quitar» la retira.
river-dragons-learn-stones-2 = Sin piedras en la reserva, o sin isla libre, la carta se pierde.
river-dragons-learn-planks = Tablas
river-dragons-learn-planks-1 = Primero anuncia una de tus tablas, luego ponla: sobre dos piedras, o sobre una aldea y una piedra. Ni se prueba ni se rectifica.
river-dragons-learn-planks-2 = Una tabla puede ser demasiado larga y sobresalir, nunca demasiado corta. La que no cabe en ningún sitio sale del juego.
river-dragons-learn-planks-3 = Las tablas nunca se cruzan ni pasan sobre otra piedra o aldea. Una piedra o aldea sostiene tres como mucho; entre dos apoyos solo cabe una.
river-dragons-learn-moving = Caminar
river-dragons-learn-moving-1 = Un paso lleva a una tabla libre apoyada en la misma piedra, del color que sea, o entre una aldea y su tabla. En una tabla cabe un peón; en una aldea, todos.
river-dragons-learn-moving-2 = Los dos pasos se dan uno a uno; el segundo puede volver. De tabla a tabla en una aldea se pasa por la aldea.
river-dragons-learn-moving-3 = Si tienes que andar y no puedes, caes al río y vuelves a tu aldea.
river-dragons-learn-jump = El salto
river-dragons-learn-jump-1 =
    Salta por encima de un peón en una tabla vecina, a una tabla libre o aldea contigua a ella, nunca de vuelta a tu sitio.
    Si no hay nadie o ningún sitio libre donde posarte, caes.
river-dragons-learn-remove = Quitar
river-dragons-learn-remove-1 = Lleva a tu reserva una tabla de cualquier color, o devuelve a la reserva común una piedra sin tablas. Una de las dos cosas es obligatoria.
river-dragons-learn-remove-2 = Nunca una tabla bajo un peón; y tu reserva nunca tiene dos del mismo tamaño ni más de dos colores.
river-dragons-learn-dragons = Dragones
river-dragons-learn-dragons-1 = Un dragón anula la carta que el jugador de su color tiene en el mismo lugar de la fila, actúe quien actúe primero.
river-dragons-learn-dragons-2 = Una carta anulada no hace nada: nadie cae y nada se pierde. Los dragones no anulan dragones.
river-dragons-learn-end = El final
river-dragons-learn-end-1 = La partida acaba en cuanto un peón entra en su meta, también con el primero de dos pasos o de un salto. Tras demasiadas rondas, en general 50, hay empate.
river-dragons-learn-expert = La cara experta
river-dragons-learn-expert-1 = No hay islas: las piedras van en cualquier parte del agua, sin tocar otra piedra, aldea, tabla ni el borde.
river-dragons-learn-expert-2 = Toca el agua para proponer un lugar; unos anillos muestran hasta dónde llegarían tus tablas. Otro toque pone la piedra.
river-dragons-learn-variants = Otras formas de jugar
river-dragons-learn-variants-1 = A ojo: nadie te enseña dónde llega una tabla. Si resulta corta, debe ir a otro sitio o, si así se acordó, sale del juego.
river-dragons-learn-variants-2 = Con dos jugadores son rosa y negro; con tres, azul, amarillo y rojo, o una aldea sí y otra no si así lo elegís.
# La primera partida, paso a paso.
river-dragons-tutorial-1 = Eres rosa. Tu peón espera en la aldea rosa y quiere llegar a la negra, enfrente. Ben viene en sentido contrario.
river-dragons-tutorial-2 = En cada ronda eliges cinco cartas en secreto, en el orden en que se jugarán. Un camino empieza con piedras: primero, «2 piedras».
river-dragons-tutorial-3 = Sobre las piedras van tablas: elige «1 tabla» como segunda carta.
river-dragons-tutorial-4 = Y las tablas son para andar: «1 paso».
river-dragons-tutorial-5 = Ahora un dragón. El negro anula la carta que Ben tenga en cuarto lugar. Se permite un dragón por ronda.
river-dragons-tutorial-6 = Por último «1 piedra», para seguir el camino. Hasta que todos tengan cinco cartas aún podrías cambiar las tuyas.
river-dragons-tutorial-7 = Todos descubren la carta 1; empiezas tú. Pon la primera piedra en f3: las tablas cortas llegan desde tu aldea.
river-dragons-tutorial-8 = La segunda piedra va en e3, hacia la aldea negra.
river-dragons-tutorial-9 = Carta 2. Anuncia la tabla antes de ponerla: la tabla 2 llega justo de tu aldea a f3.
river-dragons-tutorial-10 = Ahora toca sus dos extremos: tu aldea y la piedra en f3.
river-dragons-tutorial-11 = Carta 3: sube a tu tabla. Si tienes que andar y no puedes, caes al río y vuelves a empezar en casa.
river-dragons-tutorial-12 = Tu dragón ha anulado la cuarta carta de Ben. Carta 5: pon una piedra en c3, por donde puede seguir el camino.
river-dragons-tutorial-13 = Eso ha sido una ronda. Todas las cartas han vuelto a tu mano y ahora Ben es el jugador inicial. Planea las cinco siguientes: sigue hasta la otra orilla.
river-dragons-edition-first = La primera edición: una sola cara, con islas para las piedras. Los sitios de tres jugadores se toman de los libretos posteriores.
river-dragons-edition-matagot = La nueva edición tiene una segunda cara sin islas, la cara experta. Tres jugadores ocupan una aldea de cada dos: azul, rosa y rojo.
river-dragons-edition-booklet = Un libreto en portugués sienta a tres jugadores en azul, amarillo y rojo; lo demás es como en 2012.
