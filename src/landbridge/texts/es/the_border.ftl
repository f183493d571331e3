# Glosario
# space      casilla (de la frontera)
# segment    segmento
# area       territorio; ring: frontera alrededor de un territorio
# cross off  tachar
# complete   completar
# die, dice  dado; roll: tirada, tirar
# board      tablero (uno de los cuatro); sheet: hoja
# active     activo (quien hace la primera acción)

the-border = The Border
the-border-about = Tira dados, tacha la frontera casilla a casilla y cierra los anillos alrededor de nueve territorios. De dos a cuatro personas, media hora.
the-border-by = Un juego de Michael Kiesling y Reinhard Staupe.

# Por qué se rechaza una jugada; la regla se muestra al lado.
the-border-why-not-now = Ahora no puedes jugar.
the-border-why-no-such-move = Esa jugada no existe aquí.
the-border-why-no-such-seat = Ahí no se sienta nadie.
the-border-why-board-gone = El tablero { $board } ya está repartido.
the-border-why-not-showing = Esos dados no están en la mesa; la tirada es { $dice }.
the-border-why-stop-first = Primero quédate con los dados, luego tachas.
the-border-why-no-more-rolls = Ya has hecho tu última tirada de esta ronda.
the-border-why-segment-full = { $segment } ya está completo.
the-border-why-dice-lack = Para { $segment } { $lacks ->
    [one] falta { $lacks }
   *[other] faltan { $lacks }
} ({ $colour }); tienes { $have } { $have ->
    [one] dado
   *[other] dados
}.
the-border-why-whole-segments = En la primera acción solo se completan segmentos enteros.
the-border-why-space-by-space = En la segunda acción se tacha casilla a casilla: di una casilla.
the-border-why-crossed-off = { $space } ya está tachada.
the-border-why-no-die = Ya no quedan dados del color { $colour } para { $space }; los dados son { $pool }.
the-border-why-touches-nothing = { $space } no toca ninguna casilla tachada.
the-border-why-one-die = Se usaron los cinco dados, así que los demás solo pueden usar uno de ellos.

# Lo que no se puede leer como jugada.
the-border-read-nothing = «{ $text }» no es una jugada; prueba roll-rsb, stop, 5r, c12 o un punto.
the-border-read-dice = «{ $text }» no son dados; escribe de una a cinco letras de { $known }.
the-border-read-no-space = No hay ninguna casilla { $space } en la frontera.
the-border-read-chance = «{ $text }» no es nada que hagan aquí los dados.

# Lo que pasa. Los dados son r rojo, g verde, b azul, y amarillo, o naranja, s gris.
the-border-fact-board = { $seat } recibe el tablero { $board }.
the-border-fact-starts = { $seat } empieza.
the-border-fact-roll = { $seat }, tirada { $roll } de { $rolls }: { $dice }.
the-border-fact-again = { $seat } vuelve a tirar { $dice }.
the-border-fact-stops = { $seat } se queda con la tirada.
the-border-fact-segment = { $seat } completa { $segment } con { $dice }.
the-border-fact-used-some = { $seat } ha usado { $used }; para los demás: { $left }.
the-border-fact-used-none = { $seat } no usa ningún dado; para los demás: { $left }.
the-border-fact-used-all = { $seat } ha usado los cinco ({ $used }); los demás pueden usar uno de ellos cada uno.
the-border-fact-done = { $seat } ya ha jugado.
the-border-fact-crossed = { $seat } tacha { $spaces } con { $dice }.
the-border-fact-crossed-nothing = { $seat } no tacha nada.
# $motif: 1 castillo, 2 águila, 3 roble, 4 villa, 5 molino, 6 velero, 7 faro, 8 colmena, 9 pozo.
the-border-fact-area-first = { $seat } es quien primero cierra { $motif ->
    [1] el castillo
    [2] el águila
    [3] el roble
    [4] la villa
    [5] el molino
    [6] el barco
    [7] el faro
    [8] la colmena
   *[other] el pozo
}: { $points } puntos.
the-border-fact-area-later = { $seat } cierra { $motif ->
    [1] el castillo
    [2] el águila
    [3] el roble
    [4] la villa
    [5] el molino
    [6] el barco
    [7] el faro
    [8] la colmena
   *[other] el pozo
}: { $points } puntos.
the-border-fact-long = Nadie tiene seis territorios tras { $rounds } rondas; la partida acaba de todos modos.
the-border-fact-total = { $seat }: { $points } puntos con { $areas ->
    [one] un territorio
   *[other] { $areas } territorios
}.
the-border-fact-wins = { $seat } gana.
the-border-fact-shares = { $seat } comparte el primer puesto.

# Opciones.
the-border-option-board = Tus propios tableros
the-border-option-board-about = Tus cuatro tableros impresos.

# Lo que está mal en un tablero.
# $header es la fila de las letras, a b c d …
the-border-board-header = El dibujo tiene que empezar con la fila de letras «{ $header }».
the-border-board-rows = Un dibujo tiene { $longest } filas como mucho; esta sobra.
the-border-board-row-label = Esta fila empieza con «{ $label }», pero debería empezar con su número, { $expected }.
the-border-board-row-length =
    { $count ->
        [one] La fila { $row } tiene { $count } sitio; la fila de letras tiene { $size }.
       *[other] La fila { $row } tiene { $count } sitios; la fila de letras tiene { $size }.
    }
the-border-board-sign = «{ $sign }» en { $space } no significa nada; dibuja . para el mar, de 4 a 12 para un territorio, xx para una casilla blanca, 5r para una casilla del segmento rojo de cinco.
the-border-board-motif-unknown = No hay ninguna figura «{ $motif }». Puedes elegir: { $known }.
the-border-board-motifs = Hacen falta { $needed } figuras distintas, una para cada territorio; hay { $count } en la lista.
the-border-board-motif-value = La figura { $motif } corresponde al territorio que vale { $value }.
the-border-board-top = El territorio de arriba es la villa, que vale 9; aquí es el { $value }.
the-border-board-differs =
    { $count ->
        [one] Los territorios y la frontera son iguales en todos los tableros, pero el tablero { $board } difiere del 1 en { $space }.
       *[other] Los territorios y la frontera son iguales en todos los tableros, pero el tablero { $board } difiere del 1 en { $space } y en otros sitios, { $count } veces en total.
    }
the-border-board-spaces = La frontera tiene { $count } casillas; necesita { $needed }, con las blancas.
the-border-board-white =
    { $count ->
        [one] Hay { $count } casilla blanca; tienen que ser dos.
       *[other] Hay { $count } casillas blancas; tienen que ser dos.
    }
the-border-board-upper-left = Una casilla blanca va en el cuadrante superior izquierdo; { $space } está en otro sitio.
the-border-board-lower-right = Una casilla blanca va en el cuadrante inferior derecho; { $space } está en otro sitio.
the-border-board-area-missing = Ningún territorio vale { $value }.
the-border-board-area-apart = El territorio que vale { $value } está en pedazos: { $spaces } queda aparte.
the-border-board-open = El territorio que vale { $value } está abierto en { $space }: solo la frontera puede separarlo del resto.
the-border-board-ring = La frontera del territorio que vale { $value } no es un anillo cerrado en { $spaces }.
the-border-board-idle =
    { $count ->
        [one] { $spaces } no toca ningún territorio.
       *[other] { $spaces } no tocan ningún territorio.
    }
the-border-board-between =
    { $count ->
        [one] Solo { $count } casilla está entre dos territorios; debe ser la mayoría.
       *[other] Solo { $count } casillas están entre dos territorios; debe ser la mayoría.
    }
the-border-board-apart = La frontera está en pedazos: { $spaces } no está unida al resto.
the-border-board-segment-length =
    { $count ->
        [one] El segmento { $segment } tiene { $count } casilla en vez de { $needed }.
       *[other] El segmento { $segment } tiene { $count } casillas en vez de { $needed }.
    }
the-border-board-segment-apart = El segmento { $segment } no es continuo: no se puede recorrer casilla a casilla.
the-border-board-same-colour = { $first } y { $second } se tocan y tienen el mismo color.
the-border-board-white-segments =
    { $count ->
        [one] La casilla blanca { $space } solo toca { $count } segmento; necesita dos.
       *[other] La casilla blanca { $space } solo toca { $count } segmentos; necesita dos.
    }
the-border-board-white-blue =
    { $count ->
        [one] El azul está junto a una casilla blanca en { $count } tablero; tiene que estarlo al menos en { $needed }.
       *[other] El azul está junto a una casilla blanca en { $count } tableros; tiene que estarlo al menos en { $needed }.
    }
the-border-board-white-yellow =
    { $count ->
        [one] El azul y el amarillo están junto a una casilla blanca en { $count } tablero; tienen que estarlo al menos en { $needed }.
       *[other] El azul y el amarillo están junto a una casilla blanca en { $count } tableros; tienen que estarlo al menos en { $needed }.
    }
the-border-board-ring-short = El { $value } tiene un anillo de { $count }, más corto que el { $other_value } con { $other_count }; más valor pide más frontera.
the-border-board-segments-short = Los segmentos del { $value } tienen { $count } casillas, los del { $other_value } { $other_count }; más valor pide más.
the-border-board-cut = El segmento { $segment } está cortado de otra forma que en el tablero 1; todos comparten los cortes.
the-border-board-groups = Lo que aquí es { $colour } tiene varios colores en el tablero 1; los colores solo cambian enteros.
the-border-board-repeat = El segmento { $segment } del tablero { $board } tiene el mismo color en el tablero { $other_board }.

# Terminal.
the-border-screen-round = Ronda { $round }
the-border-screen-roll = Tirada { $roll } de { $rolls }
the-border-screen-active = Jugador activo: { $seat }
the-border-screen-choose = ¿Qué dados repetir (roll-rs), o stop?
the-border-screen-first = Completa segmentos (5r) y luego un punto.
the-border-screen-second = Tacha casillas (c12) y luego un punto.
the-border-screen-one-die = Solo un dado.
the-border-screen-legend = r rojo, g verde, b azul, y amarillo, o naranja, s gris
the-border-sheet-total = puntos
the-border-sheet-best = mejor territorio
# Nombres de las figuras; cortos, 13 caracteres como mucho.
the-border-motif-1 = castillo
the-border-motif-2 = águila
the-border-motif-3 = roble
the-border-motif-4 = villa
the-border-motif-5 = molino
the-border-motif-6 = barco
the-border-motif-7 = faro
the-border-motif-8 = colmena
the-border-motif-9 = pozo
# Según qué cuenta victorias la arena.
the-border-tag-board = tablero
the-border-tag-order = orden de juego
# Lo que puede ser una jugada; títulos de la lista que muestra «?».
the-border-offer-die = Volver a tirar
the-border-offer-stop = Quedarse con los dados
the-border-offer-segment = Completar
the-border-offer-space = Tachar
the-border-offer-done = Listo
# Palabras para «.» y «stop», separadas por comas.
the-border-spoken-done = listo, lista, hecho
the-border-spoken-stop = basta, parar
the-border-help =
    El jugador activo tira cinco dados, hasta tres veces, y completa segmentos. Después todos los demás
    tachan casillas con los dados que quedan.
      roll-rs  tira otra vez uno rojo y uno gris; stop: quédate con todos
      5r       primera acción: completa el rojo de cinco, un dado por casilla
      c12      segunda acción: tacha una casilla que toque una tachada
      { "." }        listo
    Si el jugador activo usó los cinco dados, los demás pueden usar uno de ellos cada uno.
    Un territorio es tuyo cuando su anillo está tachado entero: primero el valor más alto, después la mitad.
    La partida acaba al final de la ronda en la que alguien tiene seis territorios.
    En el tablero: 5r es una casilla del segmento rojo de cinco, ×× está tachada, ✎✎ es tu borrador, // está cerrado.

# La página. $colour: 1 rojo, 2 verde, 3 azul, 4 amarillo, 5 naranja, 6 gris.
the-border-colour = { $colour ->
    [1] rojo
    [2] verde
    [3] azul
    [4] amarillo
    [5] naranja
   *[other] gris
}
# Cómo se llaman en voz alta los sitios y las piezas, y cómo están.
the-border-name-space = { $space }, { the-border-colour }, segmento de { $length }, { $left } por tachar
the-border-name-space-near = { $space }, { the-border-colour }, segmento de { $length }, { $left } por tachar, junto a una tachada
the-border-name-space-crossed = { $space }, { the-border-colour }, segmento de { $length }, tachada
the-border-name-space-draft = { $space }, { the-border-colour }, segmento de { $length }, tachada en tu borrador
the-border-name-white = { $space }, blanca, tachada desde el principio
the-border-name-segment = { the-border-colour }, segmento de { $length }: { $left ->
    [one] una casilla por tachar
   *[other] { $left } casillas por tachar
}
the-border-name-segment-full = { the-border-colour }, segmento de { $length }: completo
the-border-name-die = { $dice ->
    [one] un dado
   *[other] { $dice } dados
}, { the-border-colour }
# Los botones dicen lo que pasa.
the-border-control-roll = Volver a tirar los elegidos
the-border-control-roll-some = Volver a tirar { $dice ->
    [one] un dado
   *[other] { $dice } dados
}
the-border-control-stop = Quedarse con estos dados
the-border-control-done-leave = Listo ({ $dice ->
    [one] queda { $dice }
   *[other] quedan { $dice }
})
the-border-control-done-all = Listo (los cinco usados)
the-border-control-done = Listo ({ $count ->
    [one] { $count } tachada
   *[other] { $count } tachadas
})
the-border-control-done-nothing = Listo (sin tachar nada)
# Qué hay que hacer.
the-border-prompt-choose = Tirada { $roll } de { $rolls }: toca los dados que quieras volver a tirar, o quédate con estos.
the-border-prompt-first = Completa segmentos, un dado por cada casilla que falta. { $dice ->
    [one] Tienes un dado libre
   *[other] Tienes { $dice } dados libres
}.
the-border-prompt-first-none = Ningún segmento encaja con estos dados. { $dice ->
    [one] Un dado queda
   *[other] { $dice } dados quedan
} para los demás.
the-border-prompt-first-all = Los cinco dados están usados: cada uno de los demás solo puede usar uno de ellos.
the-border-prompt-second = Tacha casillas que toquen una tachada. { $dice ->
    [one] Te queda un dado
   *[other] Te quedan { $dice } dados
}.
the-border-prompt-second-one = Se usaron los cinco dados: tacha una sola casilla, con el que prefieras.
the-border-prompt-second-none = Ninguno de estos dados encaja junto a tus casillas tachadas.
the-border-prompt-second-enough = No encaja nada más: puedes terminar.
# Una palabra junto al nombre.
the-border-status-rolling = tirada { $roll }/{ $rolls }
the-border-status-first = completando
the-border-status-crossing = tachando
the-border-status-done = ya ha jugado
the-border-status-areas = { $count } de { $needed } territorios
the-border-status-closed = { $count ->
    [one] { $count } territorio
   *[other] { $count } territorios
}
# La hoja de puntos.
the-border-sheet-areas = territorios
the-border-sheet-enough = con { $needed } se acaba
the-border-sheet-tie = desempata
# Junto a la hoja.
the-border-tray-yours = Tus dados
the-border-tray-theirs = Dados de { $seat }
the-border-tray-left = Dados para ti
the-border-die-again = otra vez
the-border-die-keep = se queda
the-border-die-free = libre
the-border-die-draft = tuyo
the-border-die-gone = usado
the-border-choice = { $left } × { the-border-colour }
the-border-choice-of = segmento de { $length }
the-border-area-lacks = { $count ->
    [one] falta { $count }
   *[other] faltan { $count }
}
the-border-area-closed = cerrado
the-border-area-closing = se cierra
the-border-area-name = { $motif ->
    [1] castillo
    [2] águila
    [3] roble
    [4] villa
    [5] molino
    [6] barco
    [7] faro
    [8] colmena
   *[other] pozo
}
the-border-area-open = { the-border-area-name }: ahora vale { $points }, { $count ->
    [one] falta una casilla
   *[other] faltan { $count } casillas
}
the-border-area-got = { the-border-area-name }: { $points } puntos ganados
the-border-sheet-area = { the-border-area-name }: { $first }, después { $later }
# La primera partida, paso a paso.
the-border-tutorial-1 = Nueve territorios y, alrededor de cada uno, la frontera. Tacha todas las casillas de alrededor y es tuyo; bajo la hoja ves lo que vale cada uno.
the-border-tutorial-2 = Empiezas tú. Dos dados son rojos, y dos son pocos. Toca el verde, el amarillo y el naranja y vuelve a tirar esos tres.
the-border-tutorial-3 = ¡Tres rojos y dos naranjas! Podrías tirar otra vez, pero esto encaja bien: quédate con estos dados.
the-border-tutorial-4 = El jugador activo completa segmentos enteros, en cualquier sitio. Tres dados rojos bastan para el segmento rojo de tres: tócalo, y tócalo otra vez para confirmar.
the-border-tutorial-5 = Los dados se pueden repartir. Con los dos naranjas, completa el segmento naranja de dos.
the-border-tutorial-6 = Los cinco dados están usados. Buena jugada: ahora Ben solo puede usar uno de ellos. Pulsa Listo.
the-border-tutorial-7 = Ben tachó una casilla, luego tiró, completó las tres naranjas y dejó un dado verde y uno amarillo. Son para ti.
the-border-tutorial-8 = Cuando otros están activos, tachas casillas sueltas, una por dado. Cada una debe tocar una tachada. La verde d14 toca tu segmento rojo: tócala.
the-border-tutorial-9 = El dado amarillo encaja junto a la casilla blanca de abajo a la derecha, tachada desde el principio. Toca m13.
the-border-tutorial-10 = La tinta azul es un borrador: solo tú lo ves y puedes deshacerlo hasta que todos terminen. Pulsa Listo y es definitivo.
the-border-tutorial-11 = El primero que cierra un territorio gana su valor alto, los siguientes el bajo. La partida acaba al final de la ronda en la que alguien tiene seis territorios.
the-border-tutorial-12 = Te toca otra vez. Piensa en el anillo que quieres cerrar, reúne sus colores y deja poco a los demás. ¡Sigue como quieras!
# Las reglas con nuestras palabras.
the-border-learn-goal = El objetivo
the-border-learn-goal-1 = Tu hoja muestra una isla con nueve territorios. Alrededor y entre ellos va la frontera: 86 casillas de seis colores. Tacha todo el anillo de un territorio y es tuyo.
the-border-learn-goal-2 = El primero que cierra un territorio gana su valor alto; los demás, más tarde, más o menos la mitad. Seis territorios acaban la partida; gana quien tenga más puntos.
the-border-learn-setup = Antes de empezar
the-border-learn-setup-1 = Juegan de dos a cuatro, cada uno en uno de cuatro tableros: los territorios son iguales en todos, los colores no. El sorteo reparte los tableros y dice quién está activo primero.
the-border-learn-setup-2 = La frontera tiene 24 segmentos: cada color tiene uno de dos, tres, cuatro y cinco casillas. Dos casillas blancas están tachadas desde el principio y no son de ningún segmento.
the-border-learn-roll = Tirar
the-border-learn-roll-1 = El jugador activo tira cinco dados, cada uno con los seis colores. Tras la primera y la segunda tirada puede repetir los que quiera, también los guardados; la tercera es definitiva.
the-border-learn-first = Primera acción: segmentos enteros
the-border-learn-first-1 = El jugador activo completa segmentos, con un dado del color por cada casilla aún sin tachar. Pueden estar en cualquier sitio; no hace falta que toquen nada.
the-border-learn-first-2 = Uno ya empezado solo pide los dados que le faltan. Una tirada puede completar varios, pero ninguno se empieza o alarga sin completarlo. Pueden sobrar dados, incluso todos.
the-border-learn-second = Segunda acción: casillas sueltas
the-border-learn-second-1 = Después todos los demás juegan a la vez con los dados que quedan: por cada dado, una casilla de su color. Cada casilla debe tocar una tachada, por ejemplo una blanca.
the-border-learn-second-2 = Lo que acabas de tachar también cuenta. Todos pueden usar todos los dados que quedan; nadie se los quita a nadie. También puedes no hacer nada.
the-border-learn-second-3 = Si el jugador activo usó los cinco dados, cada uno de los demás puede usar uno de los cinco, el que quiera.
the-border-learn-second-4 = Hasta que termine el último, tus cruces son un borrador que nadie más ve y que puedes deshacer. Luego pasa a ser activo el siguiente, en el sentido de las agujas del reloj.
the-border-learn-score = Territorios y puntos
the-border-learn-score-1 = Un territorio se cierra cuando todas las casillas de su anillo están tachadas. Una casilla entre dos o tres territorios cuenta para cada uno, así que una sola puede cerrar varios.
the-border-learn-score-2 = El primero que cierra un territorio gana 12, 11, 10 y así hasta 4. Quien lo cierra en una acción posterior gana la mitad, redondeada hacia abajo.
the-border-learn-score-3 = Quienes cierran un territorio en la misma segunda acción reciben todos el valor alto. La primera acción va antes que la segunda de su ronda.
the-border-learn-end = El final
the-border-learn-end-1 = La partida acaba al final de la ronda en la que alguien tiene seis territorios. Si ocurre en la primera acción, aún se juega la segunda. Los territorios de más también cuentan.
the-border-learn-end-2 = Gana quien tenga más puntos. En caso de empate decide la puntuación más alta con un solo territorio; quien siga empatado comparte el puesto.
the-border-edition-nsv = Cuatro tableros borrables con la misma tierra y otros colores, cinco dados.
