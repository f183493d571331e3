# Espectadores: por qué se rechaza algo
watch-seated = Quien juega en una mesa no puede verlo todo en ella.
watch-taken = Otra persona ya ha pedido verlo todo aquí.
watch-none = En esta mesa nadie lo ve todo.
watch-no = En torneos y en el reparto del día nadie puede verlo todo.
watch-no-hook = En una mesa que se ve con retraso, los turnos no se anuncian en un chat.

# Lo que dice el historial
watch-fact-asks = { $name } pide verlo todo.
watch-fact-agrees = { $seat }: de acuerdo.
watch-fact-sees = { $name } lo ve todo a partir de ahora.
watch-fact-ends = { $name } no lo ve todo.

# La página
watch-label = Espectadores
watch-label-about = Con cuánto retraso ven lo que pasa.
watch-live = ven la partida en directo
watch-moves = { $count ->
    [one] la ven una jugada después
   *[other] la ven { $count } jugadas después
}
watch-minutes = la ven { $time } después
watch-behind-moves = { $count ->
    [one] Estás mirando con una jugada de retraso.
   *[other] Estás mirando con { $count } jugadas de retraso.
}
watch-behind-minutes = Estás mirando con { $time } de retraso.
watch-ask = Pedir verlo todo
watch-ask-about = Para enseñar o comentar. Todas las personas de la mesa tienen que estar de acuerdo.
watch-asks = { $name } pide verlo todo, también lo que está oculto para los demás: por ejemplo, para enseñar o comentar.
watch-allow = Permitir
watch-deny = No permitir
watch-agreed = Has aceptado. Faltan los demás.
watch-waits = Lo verás todo cuando toda la mesa esté de acuerdo.
watch-lasts = { $name } lo ve todo, también lo oculto.
watch-yours = Lo ves todo, también lo que está oculto para quienes juegan.
watch-end = Terminar
watch-withdraw = Retirar la petición
