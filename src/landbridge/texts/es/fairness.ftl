# ¿Hacen trampa los dados? Lo que salió en un servidor y lo que cabía esperar
fair-title = ¿Hacen trampa los dados?
fair-link = ¿Hacen trampa los dados?
fair-about = Cada carta, dado y ficha de las partidas terminadas en este servidor, comparados con sus probabilidades justo antes del sorteo.
fair-counted = Partidas: { $games }, sorteos: { $draws }
fair-which = No cuentan los repartos del día, que comparten sus sorteos, ni los tableros propios. De muchas tablas, una o dos parecen raras por puro azar.
fair-fine = El puro azar se alejaría al menos tanto en el { $often } de los casos. Todo en orden.
fair-odd = El puro azar solo se alejaría tanto en el { $often } de los casos. Alguien debería mirarlo.
fair-few = Aún hay muy pocos sorteos para decir algo.
fair-table = Los { $draws } sorteos
fair-chi = Ji cuadrado { $chi }, grados de libertad { $freedom }
fair-outcome = Sorteo
fair-came = Salió
fair-expected = Esperado
fair-kind-begin = quién empieza
fair-kind-board = tableros
fair-kind-card = cartas
fair-kind-die = dados
fair-kind-leave = fichas retiradas
fair-kind-start = ficha inicial
fair-kind-tile = fichas

# landbridge luck-stats
fair-all = Sorteos comparados con las probabilidades: partidas { $games }, sorteos { $draws }.
fair-column-game = Juego
fair-column-kind = Sorteo
fair-column-draws = Sorteos
fair-column-chi = Ji cuadrado
fair-column-freedom = Libertad
fair-column-chance = Azar
fair-too-few = muy pocos
fair-none = No hay ninguna partida terminada en { $place }.
fair-unreadable = { $place } no se puede leer y se omite.
