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
hashi-why-card-gone = Esta carta ya se ha descubierto.
hashi-why-write-first = Primero se escribe y luego se dibuja: para escribir, deshaz tus puentes.
hashi-why-one-number = Ya has escrito el número de esta carta.
hashi-why-has-number = { $island } ya tiene un número.
hashi-why-flag-unreached = { $island } tiene bandera; antes necesita un puente de una carta anterior.
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
hashi-read-nothing = «{ $text }» no es una jugada; prueba 5@e3, e3-e5 o un punto.
hashi-read-card = «{ $text }» no es una carta; una carta se escribe 4/3.
hashi-read-prepare = Antes de la primera carta escribes un 3 o un 4, no un { $number }.
hashi-read-other-number = La carta muestra un { $due }, no un { $number }.
hashi-read-no-island = No hay ninguna isla { $island }.
hashi-read-no-line = No hay ninguna línea { $text }.
hashi-read-mark = «{ $text }» no es una marca; prueba B!e3 o B!e3-e5.

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
hashi-fact-struck = { $seat } impugna { $mark } en la hoja de { $owner }: error ({ $ruling }), pero ya no tiene arreglo. Tachado: { $islands }.
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
hashi-rank-10 = Domador de estrechos
hashi-rank-11 = Voz del archipiélago
hashi-rank-12 = El mar a pie enjuto

# Opciones.
hashi-option-side = Cara del tablero
hashi-option-side-about = Las dos caras tienen 18 islas; cambian las líneas.
hashi-option-side-A = Cara A, la más fácil
hashi-option-side-B = Cara B, con más cruces
hashi-option-paper = Modo papel
hashi-option-paper-about = Las marcas no se comprueban; impugna los errores ajenos.
hashi-option-board = Tu propio tablero
hashi-option-board-about = Tu tablero impreso, en lugar de la cara A o B.

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
hashi-board-without-form = «{ $entry }» no indica una línea; escribe las dos islas de sus extremos, como e3-e5.
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
hashi-board-crossings-none = No hay líneas que se crucen; cada cara tiene al menos un cruce.
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
hashi-screen-challenge = Impugna una marca de cualquier hoja (B!e3, B!e3-e5) o di no.
hashi-screen-card = Carta { $card } de { $cards }
hashi-screen-drawn = { $drawn } de { $bridges } puentes
hashi-screen-done = ya jugó
hashi-turn = { $turn ->
    [0] Antes de la primera carta
   *[other] Carta { $turn }
}
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
      5@e3    escribe el 5 de la carta en la isla e3 (lo primero, o no lo escribas)
      e3-e5   dibuja un puente; tantos como muestre la carta, o ninguno
      { "." }       la carta está jugada
    Una isla está terminada cuando llegan a ella exactamente tantos puentes como dice su número: 2 puntos.
    Una bandera (► roja, ◆ azul) solo admite número si ya le llega un puente de una carta anterior.
    Los puentes necesitan un número en un extremo, nunca se cruzan y son dos por línea como mucho.
    Todas las banderas rojas: 9 puntos, después 5. Todas las azules: 7, después 3. Seis islas unidas: 8, después 4.
    En el tablero: ╔═╗ o [ ] está terminada; 4₂ es un cuatro al que le faltan dos puentes; en los puntitos aún se puede dibujar.

# La página: nombres de lo que se puede tocar, con su estado.
# $flag es 1 con bandera roja, 2 con azul, 0 sin bandera.
hashi-name-place = { $flag ->
    [1] Isla { $island }, bandera roja
    [2] Isla { $island }, bandera azul
   *[other] Isla { $island }
}
hashi-name-island-blank = { hashi-name-place }, sin número, { $bridges ->
    [0] ningún puente
    [one] un puente
   *[other] { $bridges } puentes
}
hashi-name-island-number = { hashi-name-place }, { $number }, { $missing ->
    [one] falta un puente
   *[other] faltan { $missing } puentes
}
hashi-name-island-finished = { hashi-name-place }, { $number }, terminada
hashi-name-island-over = { hashi-name-place }, { $number }, demasiados puentes: { $bridges }
hashi-name-island-struck = { hashi-name-place }, tachada
hashi-name-line = Línea { $line }, { $bridges ->
    [0] ningún puente
    [one] un puente
   *[other] { $bridges } puentes
}
hashi-name-mark-number = Número en { $island }
hashi-name-mark-bridge = Puente { $which } en { $line }

# Botones: qué ocurre.
hashi-do-done = Listo
hashi-do-done-nothing = Saltar esta carta
hashi-do-done-wrote = Listo, sin dibujar
hashi-do-done-drew = Listo, sin escribir
hashi-do-done-left = { $left ->
    [one] Falta { $left } por dibujar
   *[other] Faltan { $left } por dibujar
}
hashi-do-done-leave = Listo ({ $left } sin dibujar)
hashi-do-number = Escribir un { $number }
hashi-do-no = No impugnar nada
hashi-do-sheet = Hoja de { $owner }

# Junto a un nombre.
hashi-status-done = ya ha jugado
hashi-status-choosing = eligiendo…
hashi-status-drawing = dibujando…
hashi-status-challenging = puede impugnar

# Qué hay que hacer ahora.
hashi-prompt-prepare = Escribe un 3 o un 4 en una isla sin bandera. Después la hoja pasa a { $owner }.
hashi-prompt-prepare-alone = Escribe un 3 o un 4 en una isla sin bandera.
hashi-prompt-wait = Ya has jugado. Hasta que acaben todos, aún puedes deshacerlo.
hashi-prompt-write = Escribe el { $number } en una isla, o sáltatelo; luego dibuja { $bridges ->
    [one] un puente
   *[other] { $bridges } puentes
}.
hashi-prompt-write-only = Todavía no hay sitio para { $bridges ->
    [one] un puente
   *[other] { $bridges } puentes
}. Quizá sí si escribes el { $number }.
hashi-prompt-draw-only = El { $number } no cabe en ninguna parte. Dibuja { $bridges ->
    [one] un puente
   *[other] { $bridges } puentes
}, o salta esta carta.
hashi-prompt-nothing = No hay lugar para el { $number } ni sitio para { $bridges ->
    [one] un puente
   *[other] { $bridges } puentes
}: salta esta carta.
hashi-prompt-draw = { $bridges ->
    [one] Ahora dibuja un puente, o ninguno.
   *[other] Ahora dibuja { $bridges } puentes, todos o ninguno.
}
hashi-prompt-draw-on = { $left ->
    [one] Falta un puente por dibujar.
   *[other] Faltan { $left } puentes por dibujar.
}
hashi-prompt-all-drawn = Todos los puentes están dibujados. Pulsa Listo si te gusta así.
hashi-prompt-all-drawn-only = Los puentes están dibujados, pero falta el { $number }. Se escribe antes de dibujar: deshaz los puentes para escribirlo.
hashi-prompt-no-room = No hay sitio para { $bridges ->
    [one] otro puente
   *[other] otros { $bridges } puentes
}: pulsa Listo.
hashi-prompt-paper = Escribe el { $number } y dibuja { $bridges ->
    [one] un puente
   *[other] { $bridges } puentes
}. Nada se comprueba hasta que alguien lo impugne.
hashi-prompt-challenge = ¿Hay alguna marca equivocada? Elige una hoja y luego la marca, o no impugnes nada.
hashi-prompt-challenge-wait = { $seat } puede impugnar una marca.

# La hoja de puntos de la página.
hashi-score-islands = Islas terminadas
hashi-score-islands-about = 2 puntos cada una
hashi-score-red = Banderas rojas
hashi-score-blue = Banderas azules
hashi-score-linked = Seis unidas
hashi-score-first = { $high } al primero, { $low } después
hashi-score-until = { $high } hasta la carta { $card }, luego { $low }
hashi-score-gone = ahora { $low } en vez de { $high }
hashi-score-so-far = Hasta ahora
hashi-score-total = Total
hashi-score-rank = Título { $rank } de { $ranks }

# Junto al tablero y debajo.
hashi-beside-write = Escribir { $number }
hashi-beside-wrote = en { $island }
hashi-beside-draw = Dibujar { $bridges ->
    [one] un puente
   *[other] { $bridges } puentes
}
hashi-beside-left = { $left ->
    [one] queda { $left }
   *[other] quedan { $left }
}
hashi-beside-drawn = hecho
hashi-beside-number = Primer número
hashi-beside-passes = para { $owner }
hashi-beside-sheet = Hoja de { $owner }
hashi-beside-pile = Montón { $pile }: { $turned } de { $cards } descubiertas
hashi-deck = Las 18 cartas. Las descubiertas están tachadas; una queda oculta.
hashi-deck-left = { $number }, { $bridges ->
    [one] un puente
   *[other] { $bridges } puentes
}
hashi-deck-turned = { hashi-deck-left }: descubierta
hashi-deck-now = { hashi-deck-left }: a la vista

# El tutorial.
hashi-tutorial-1 = Una isla está terminada cuando llegan a ella exactamente tantos puentes como dice su número. Cada una vale 2 puntos, y tienes 17 cartas.
hashi-tutorial-2 = Antes de la primera carta cada persona escribe un 3 o un 4 en una isla sin bandera. Toca d4 y escribe un 4.
hashi-tutorial-3 = Después las hojas pasaron a la izquierda: esta la preparó Ben, a quien también le gusta d4. La primera carta es igual para los dos: un 4 y dos puentes.
hashi-tutorial-4 = Primero se escribe. Las banderas tienen que esperar un puente; pon el 4 en a4, donde se juntan tres líneas.
hashi-tutorial-5 = Ahora dibuja dos puentes. Un puente sigue una línea punteada y necesita un número en uno de sus extremos. El primero: a1-a4.
hashi-tutorial-6 = El segundo: a4-b4. Ahora llegan puentes a dos banderas azules.
hashi-tutorial-7 = La tinta brillante es un borrador: solo tú la ves, y aún puedes deshacerla. Es definitiva cuando todo el mundo ha jugado. Pulsa Listo.
hashi-tutorial-8 = Un 1 y dos puentes. Una bandera admite número si le llega un puente de una carta anterior. Escribe el 1 en a1: ya hay un puente, y la isla queda terminada.
hashi-tutorial-9 = En una línea caben dos puentes. Dibuja el segundo en a4-b4.
hashi-tutorial-10 = Al 4 de a4 todavía le falta un puente. Dibuja a4-a5, y la isla recibe su anillo.
hashi-tutorial-11 = Dos islas terminadas con una carta. Pulsa Listo.
hashi-tutorial-12 = Un 2 y un puente. A b4 ya llegan dos puentes: escribe ahí el 2.
hashi-tutorial-13 = Una isla terminada no admite más puentes, y los puentes nunca se cruzan. Así que b4-d4 queda bloqueada para siempre; dibuja d4-d6.
hashi-tutorial-14 = Todas las banderas rojas, todas las azules, seis islas unidas: el primero en lograrlo suma más. Pulsa Listo y sigue jugando; quedan 14 cartas.

# La página de las reglas.
hashi-learn-goal = El objetivo
hashi-learn-goal-1 = Todo el mundo tiene la misma hoja: 18 islas y líneas punteadas entre vecinas. Con 17 cartas escribes números en las islas y dibujas puentes por las líneas.
hashi-learn-goal-2 = Una isla está terminada cuando llegan a ella exactamente tantos puentes como dice su número. Las islas terminadas dan puntos, y tres metas también.
hashi-learn-start = Antes de la primera carta
hashi-learn-start-1 = Cada persona escribe un 3 o un 4 en una isla sin bandera y pasa la hoja a la izquierda. Juegas con la que recibes.
hashi-learn-start-2 = Las 18 cartas muestran cada número del 1 al 6 con uno, dos y tres puentes. Una carta queda sin ver. Bajo la hoja se tachan las descubiertas.
hashi-learn-card = Una carta
hashi-learn-card-1 = Se descubre una carta para todos a la vez. Primero escribe su número en una isla, luego dibuja sus puentes. Puedes saltarte cualquiera de las dos partes, o ambas.
hashi-learn-card-2 = Lo que escribes es un borrador que nadie más ve. Cuando todo el mundo ha jugado es definitivo, y todos lo ven todo.
hashi-learn-write = Escribir
hashi-learn-write-1 = El número va en una isla que no tenga y no puede ser menor que los puentes que ya llegan. Si es igual, la isla queda terminada al momento.
hashi-learn-write-2 = Una isla con bandera solo admite número si ya le llega un puente de una carta anterior.
hashi-learn-draw = Dibujar
hashi-learn-draw-1 = Un puente sigue una línea impresa entre dos islas, y una de ellas debe tener número; el recién escrito cuenta. Una línea lleva un puente o dos.
hashi-learn-draw-2 = Dibuja todos los puentes que muestra la carta, o ninguno.
hashi-learn-no = Lo que no se puede
hashi-learn-no-1 = Los puentes nunca se cruzan. Una isla terminada no admite más, una isla sin número admite seis como mucho. No hace falta que todas tus islas estén unidas.
hashi-learn-points = Puntos
hashi-learn-points-1 = Cada isla terminada: 2 puntos. Las cuatro banderas rojas: 9 al primero, 5 después. Las tres azules: 7 al primero, 3 después.
hashi-learn-points-2 = Seis unidas: seis islas terminadas unidas por puentes, sin ninguna a medias entre ellas. 8 puntos al primero, 4 después.
hashi-learn-points-3 = Quien alcanza una meta con la misma carta que el primero recibe también el valor más alto. Tras la carta 17 gana quien tiene más puntos; un empate se comparte.
hashi-learn-alone = En solitario
hashi-learn-alone-1 = Preparas tu propia hoja. Los valores más altos tienen plazo: banderas azules hasta la carta 7, banderas rojas y seis unidas hasta la carta 12.
hashi-learn-alone-2 = Tus puntos te dan uno de doce títulos. El más alto pide 60: todas las islas terminadas y todas las metas a tiempo.
hashi-learn-b = Cara B
hashi-learn-b-1 = Aquí se cruzan más líneas, y algunas son largas: un puente dibujado pronto bloquea muchas otras. Todo el mundo juega la misma cara.
hashi-learn-paper = Modo papel
hashi-learn-paper-1 = Como con lápiz y papel, nada se comprueba. Tras cada carta, por turnos, cada cual puede impugnar una marca de cualquier hoja; equivocarse no cuesta nada.
hashi-learn-paper-2 = Un error se borra si se descubre como tarde con la carta siguiente y nada más depende de él. Si no, se queda, y sus islas ya nunca se terminan.
hashi-edition-nsv = Tableros borrables con una cara A más fácil y una cara B más difícil, 18 cartas. Las banderas son rojas y azules. La opción de la cara elige.
