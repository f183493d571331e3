beacons = Almenaras
beacons-about = Enciende almenaras en colinas entre la niebla y únelas en una cadena. De dos a cuatro jugadores.
beacons-by = El ejemplo de la guía de esta casa para crear un juego.
beacons-help =
    En cada ronda el viento despeja una cresta. Todos eligen allí en secreto una colina libre: c3.
    Quien está solo en una colina enciende una almenara; donde se encuentran varios, queda a oscuras para siempre.
    Cuenta tu mejor cadena de almenaras vecinas: un punto por cada una, y 5 más de la primera cresta a la última.

# Por qué se rechaza una jugada.
beacons-why-nothing-free = No queda ninguna colina libre en la cresta { $ridge }.
beacons-why-in-fog = { $hill } está en la niebla; solo la cresta { $ridge } está despejada.
beacons-why-taken = { $hill } ya no está libre.

# Lo que ocurre.
beacons-fact-wind = El viento despeja la cresta { $ridge }.
beacons-fact-picked = { $seat } ya ha elegido una colina.
beacons-fact-lights = { $seat } enciende una almenara en { $hill }.
beacons-fact-dark = { $count } se encuentran en { $hill }: queda a oscuras.

# En la mesa.
beacons-prompt = Elige una colina libre en la cresta { $ridge }.
beacons-status-picked = ya ha elegido
beacons-name-lit = { $hill }, almenara de { $owner }
beacons-name-dark = { $hill }, a oscuras para siempre
beacons-name-clear = { $hill }, libre
beacons-name-fog = { $hill }, en la niebla
beacons-sheet-lit = Almenaras
beacons-sheet-lit-about = A igual cadena decide quien tenga más almenaras.
beacons-sheet-chain = Mejor cadena
beacons-sheet-chain-about = Un punto por almenara, y { $points } más si la cadena va de la primera cresta a la última.
beacons-option-far = Vista larga
beacons-option-far-about = Las almenaras también se ven en diagonal.

# Una primera partida.
beacons-tutorial-1 = El viento ha despejado la cresta 2 y Ben ya ha elegido allí una colina; no puedes ver cuál. Elige c2.
beacons-tutorial-2 = Nadie más estaba en c2: arde una almenara. Ahora está despejada la cresta 3. Desde c3 se ve c2; elígela.
beacons-tutorial-3 = Dos almenaras en cadena son dos puntos. Ahora viene la cresta 5; c5 quedaría de camino.
beacons-tutorial-4 = Ben pensó lo mismo: donde se encuentran varios, la colina queda a oscuras para siempre. Otra vez la cresta 2: desde d2 se ve tu almenara de c2.
beacons-tutorial-5 = Una cadena de tres. De la cresta 1 a la cresta 5 valdría 5 más. Sigue como quieras.
