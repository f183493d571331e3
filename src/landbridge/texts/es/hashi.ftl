# Glosario
# island     isla
# bridge     puente
# line       línea
# flag       bandera
# sheet      hoja (cada persona tiene la suya); board: tablero (el dibujo de las islas)
# draft      borrador
# card       carta
# round      ronda
# finished   terminada, terminar una isla
# linked     unidas
# seat       asiento
# mark       marca (un número o un puente en una hoja)
# challenge  impugnar, impugnación

hashi = Hashi
hashi-about = Escribe el número de la carta, dibuja sus puentes, termina islas. De una a cuatro personas, veinte minutos.
hashi-by = Un juego de Jeffrey D. Allers.

# Por qué se rechaza una jugada; la regla se muestra al lado.
hashi-why-not-now = Ahora no puedes jugar.
hashi-why-no-such-move = Esa jugada no existe aquí.
hashi-why-prepared-flag = El primer número va en una isla sin bandera.
hashi-why-card-gone = Esta carta ya ha salido.
hashi-why-write-first = Primero se escribe y luego se dibuja: para escribir, retira tus puentes.
hashi-why-one-number = Ya has escrito el número de esta carta.
hashi-why-has-number = { $island } ya tiene un número.
hashi-why-flag-unreached = { $island } tiene bandera y todavía ningún puente; tiene que llegarle uno con una carta anterior.
hashi-why-too-small = Ya llegan { $degree } puentes a { $island }; un { $number } es poco.
hashi-why-all-drawn = Ya has dibujado todos los puentes de la carta ({ $bridges }).
hashi-why-partly-drawn = Dibuja los { $bridges } puentes o ninguno; hasta ahora: { $drawn }.
hashi-why-rest-impossible = Después de este ya no cabrían los demás puentes de la carta.
hashi-why-no-line = Ninguna línea impresa lleva hasta ahí.
hashi-why-no-number = Ningún extremo de { $line } tiene número.
hashi-why-crosses = Los puentes nunca se cruzan. En medio: { $witness }.
hashi-why-line-full = { $line } ya tiene dos puentes.
hashi-why-finished = Una isla terminada no admite más puentes: { $witness }.
hashi-why-six-bridges = Ninguna isla admite más de seis puentes: { $witness }.
hashi-why-paper-full = No queda sitio para otro puente.
hashi-why-no-mark = Esa marca no existe en esa hoja.

# Lo que no se puede leer como jugada.
hashi-read-nothing = «{ $text }» no es una jugada; prueba 5@c3, c3-c5 o un punto.
hashi-read-card = «{ $text }» no es una carta; una carta se escribe 4/3.
hashi-read-prepare = Antes de la primera carta escribes un 3 o un 4, no un { $number }.
hashi-read-other-number = La carta muestra un { $due }, no un { $number }.
hashi-read-no-island = No hay ninguna isla { $island }.
hashi-read-no-line = No hay ninguna línea { $text }.
hashi-read-mark = «{ $text }» no es una marca; prueba B!c3 o B!c3-c5.

# Lo que pasa.
hashi-fact-prepared = { $seat } escribe un { $number } en { $island } y pasa la hoja a { $owner }.
hashi-fact-prepared-alone = { $seat } escribe un { $number } en { $island }.
hashi-fact-card = Carta { $card }: un { $number }, { $bridges ->
    [one] un puente
   *[other] { $bridges } puentes
}.
hashi-fact-done = { $seat } ya ha jugado.
hashi-fact-both = { $seat } escribe { $number } en { $island } y dibuja { $lines }.
hashi-fact-wrote = { $seat } escribe { $number } en { $island } y no dibuja nada.
hashi-fact-drew = { $seat } no escribe nada y dibuja { $lines }.
hashi-fact-waived = { $seat } no escribe ni dibuja nada.
hashi-fact-finished = { $seat } termina { $islands }.
hashi-fact-red = { $seat } tiene todas las banderas rojas: { $points } puntos.
hashi-fact-blue = { $seat } tiene todas las banderas azules: { $points } puntos.
hashi-fact-linked = { $seat } tiene seis islas unidas: { $points } puntos.
hashi-fact-challenge-false = { $seat } impugna { $mark } en la hoja de { $owner }; está bien.
hashi-fact-erased = { $seat } impugna { $mark } en la hoja de { $owner }: error ({ $ruling }), se borra.
hashi-fact-struck = { $seat } impugna { $mark } en la hoja de { $owner }: error ({ $ruling }), y no tiene arreglo. Tachado: { $islands }.
hashi-fact-total = { $seat }: { $points } puntos.
hashi-fact-wins = { $seat } gana.
hashi-fact-shares = { $seat } comparte el primer puesto.

# Doce títulos para quien juega en solitario.
hashi-rank-1 = Recogeconchas
hashi-rank-2 = Pies mojados
hashi-rank-3 = Cargatablas
hashi-rank-4 = Nudo marinero
hashi-rank-5 = Pilote firme
hashi-rank-6 = Piedra angular
hashi-rank-7 = Espantabarcas
hashi-rank-8 = Guardapuentes
hashi-rank-9 = Clave del arco
hashi-rank-10 = Domaestrechos
hashi-rank-11 = Voz del archipiélago
hashi-rank-12 = El mar a pie enjuto

# Opciones.
hashi-option-side = Cara del tablero
hashi-option-side-A = A, la más fácil
hashi-option-side-B = B, con más cruces
hashi-option-paper = Modo papel
hashi-option-paper-about = Las marcas no se comprueban; impugna los errores ajenos.
hashi-option-board = Un tablero tuyo

# Lo que está mal en un tablero.
# $header es la fila de letras, "a b c d e f".
hashi-board-header = El dibujo tiene que empezar por la fila de letras «{ $header }».
hashi-board-row-label = Esta fila empieza por «{ $label }», pero debería empezar por su número, { $expected }.
hashi-board-row-length =
    { $count ->
        [one] La fila { $row } tiene { $count } casilla; cada fila tiene { $size }.
       *[other] La fila { $row } tiene { $count } casillas; cada fila tiene { $size }.
    }
hashi-board-sign = «{ $sign }» en { $island } no significa nada; usa . para agua, o para una isla, R o B para una bandera roja o azul.
hashi-board-rows-missing =
    { $count ->
        [one] El dibujo tiene { $count } fila y necesita { $size }.
       *[other] El dibujo tiene { $count } filas y necesita { $size }.
    }
hashi-board-rows-extra = El dibujo tiene { $count } filas y necesita { $size }; esta sobra.
hashi-board-islands =
    { $count ->
        [one] Hay { $count } isla; una cara tiene { $needed }.
       *[other] Hay { $count } islas; una cara tiene { $needed }.
    }
hashi-board-without-form = «{ $entry }» no indica una línea; escribe las dos islas de sus extremos, como c3-c5.
hashi-board-without-water = { $line } no se puede omitir: no hay ninguna isla en { $island }.
hashi-board-without-no-line = { $line } no se puede omitir: no son islas vecinas en una fila o columna.
hashi-board-without-twice = { $line } se omite dos veces.
hashi-board-flags-red =
    { $count ->
        [one] Hay { $count } bandera roja; una cara tiene { $needed }.
       *[other] Hay { $count } banderas rojas; una cara tiene { $needed }.
    }
hashi-board-flags-blue =
    { $count ->
        [one] Hay { $count } bandera azul; una cara tiene { $needed }.
       *[other] Hay { $count } banderas azules; una cara tiene { $needed }.
    }
hashi-board-flags-near-red = Las banderas rojas en { $first } y { $second } son vecinas; las banderas de un color van separadas.
hashi-board-flags-near-blue = Las banderas azules en { $first } y { $second } son vecinas; las banderas de un color van separadas.
hashi-board-crossings-none = No hay líneas que se crucen; en cada cara hay algunas.
hashi-board-crossings-few =
    { $count ->
        [one] Se cruza { $count } par de líneas; la cara { $side } necesita al menos { $least }.
       *[other] Se cruzan { $count } pares de líneas; la cara { $side } necesita al menos { $least }.
    }
hashi-board-crossings-many = Se cruzan { $count } pares de líneas; la cara { $side } tiene { $most } como mucho.
hashi-board-lines-few =
    { $count ->
        [0] Ninguna línea llega a { $island }; cada isla necesita al menos dos.
        [one] Solo una línea llega a { $island }; cada isla necesita al menos dos.
       *[other] Solo { $count } líneas llegan a { $island }; cada isla necesita al menos dos.
    }
hashi-board-busy-few =
    { $count ->
        [one] { $count } isla tiene tres líneas o más; tienen que ser al menos { $needed }, por los cincos y los seises.
       *[other] { $count } islas tienen tres líneas o más; tienen que ser al menos { $needed }, por los cincos y los seises.
    }
hashi-board-no-four = Ninguna isla tiene cuatro líneas; al menos una tiene que tenerlas.
hashi-board-apart =
    { $count ->
        [one] Ningún camino lleva de { $islands } a las demás islas.
       *[other] Ningún camino lleva de { $islands } a las demás islas; solo están unidas entre sí.
    }

# Terminal.
hashi-screen-prepare = Escribe un 3 o un 4 en una isla sin bandera. La hoja será para { $owner }.
hashi-screen-prepare-alone = Escribe un 3 o un 4 en una isla sin bandera.
hashi-screen-challenge = Impugna una marca de cualquier hoja (B!c3, B!c3-c5) o di no.
hashi-screen-card = Carta { $card } de { $cards }
hashi-screen-drawn = { $drawn } de { $bridges } puentes
hashi-screen-done = ya jugó
# Filas de la hoja de puntos; cortas, 17 caracteres como mucho.
hashi-sheet-islands = islas
hashi-sheet-red = banderas rojas
hashi-sheet-blue = banderas azules
hashi-sheet-linked = seis unidas
hashi-sheet-total = puntos
hashi-sheet-rank = Título { $rank } de { $ranks }: { $title }
# Lo que puede ser una jugada; títulos de la lista que muestra «?».
hashi-offer-island = Escribir
hashi-offer-line = Dibujar
hashi-offer-done = Listo
hashi-offer-no = No impugnar
hashi-offer-sheet = Impugnar
# Palabras para «.» y «no», separadas por comas.
hashi-spoken-done = listo, lista, hecho
hashi-spoken-no = no
hashi-help =
    Cada carta muestra un número y de uno a tres puentes, iguales para todo el mundo.
      5@c3    escribe el 5 de la carta en la isla c3 (lo primero, o no lo escribas)
      c3-c5   dibuja un puente; tantos como muestre la carta, o ninguno
      { "." }       la carta está jugada
    Una isla está terminada cuando llegan a ella exactamente tantos puentes como dice su número: 2 puntos.
    Una bandera (► roja, ◆ azul) solo admite número si ya le llega un puente de una carta anterior.
    Los puentes necesitan un número en un extremo, nunca se cruzan y son dos por línea como mucho.
    Todas las banderas rojas: 9 puntos, después 5. Todas las azules: 7, después 3. Seis islas unidas: 8, después 4.
    En el tablero: ╔═╗ o [ ] está terminada; 4₂ es un cuatro al que le faltan dos puentes; en los puntitos aún se puede dibujar.
