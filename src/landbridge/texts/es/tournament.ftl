# Torneos: por qué se rechaza algo
tournament-closed = Otras mesas de esta ronda tienen los mismos sorteos y siguen jugando. Las repeticiones se abren cuando termina la ronda.
tournament-few = Un torneo necesita al menos { $fewest } participantes.
tournament-full = Este torneo está completo: admite { $most } participantes.
tournament-left = Esta persona no participa.
tournament-no-hint = En un torneo no hay pistas.
tournament-own-board = Tú también juegas en esta mesa. Tiene que decidirlo otra persona.
tournament-here = Esta persona ha estado aquí en los últimos { $minutes } minutos, o no es su turno.
tournament-none = Ese torneo no existe.
tournament-not-running = Ahora no es posible.
tournament-started = Este torneo ya ha empezado.

# La página
tournament-title = Torneos
tournament-about = Para un club, una clase o una familia. Comparte el enlace, todos se apuntan y el servidor abre las mesas de cada ronda.
tournament-new = Nuevo torneo
tournament-none-yet = Aquí todavía no hay torneos.
tournament-link = Enlace al torneo
tournament-open = Crear torneo
tournament-join = Participar
tournament-start = Empezar la primera ronda
tournament-leave = Retirarme
tournament-close = Cancelar el torneo
tournament-close-sure = ¿Cancelar este torneo? Las partidas en curso siguen, pero no habrá más rondas.
tournament-wall = Pantalla para la pared
tournament-csv = Resultados en CSV
tournament-my-table = Ir a mi mesa
tournament-my-table-about = Tu partida ha empezado y tu reloj está en marcha.
tournament-back = Volver al torneo
tournament-name = Nombre del torneo
tournament-name-usual = Torneo de { $game }
tournament-game = Juego
tournament-format = Sistema
tournament-format-swiss = Suizo
tournament-format-swiss-about = Un número fijo de rondas. Juegas contra gente con más o menos tus puntos, y nunca dos veces contra la misma persona si se puede evitar.
tournament-format-round-robin = Todos contra todos
tournament-format-round-robin-about = Ronda tras ronda hasta que todos se hayan encontrado. Hasta 32 participantes.
tournament-format-knock-out = Eliminatoria
tournament-format-knock-out-about = La mejor mitad de cada mesa sigue, hasta que queda una persona.
tournament-at-table = Personas por mesa
tournament-rounds = Rondas
tournament-duplicate = Los mismos sorteos en todas las mesas
tournament-duplicate-about = El servidor fija de antemano los sorteos de cada ronda y revela su secreto cuando termina.
tournament-listed = Mostrar en la lista
tournament-listed-about = Si no, hace falta el enlace.
tournament-status-open = Inscripción abierta
tournament-status-over = Terminado
tournament-status-closed = Cancelado
tournament-round = Ronda { $round } de { $rounds }
tournament-seats = { $seats } por mesa
tournament-tables = Mesas
tournament-standings = Clasificación
tournament-final = Clasificación final
tournament-place = Puesto
tournament-player = Nombre
tournament-players =
    { $count ->
        [0] Nadie por ahora
        [one] Una persona
       *[other] { $count } participantes
    }
tournament-nobody = Todavía no se ha apuntado nadie.
tournament-gone = se ha retirado
tournament-absent = No está
tournament-absent-sure = ¿Abandonar esta partida en nombre de { $name }?
tournament-withdraw = Quitar
tournament-withdraw-sure = ¿Quitar a { $name } del torneo? Una partida en curso cuenta como abandonada.
tournament-bye = descansa, cuenta como victoria
tournament-board-over = terminada
tournament-board-playing = en juego
tournament-go = Jugar
tournament-watch = Mirar
tournament-hidden = Los resultados llegan cuando acaban todas las mesas de esta ronda.
tournament-ties = Qué cuenta

# Qué decide los empates
tournament-tie-rounds = Rondas
tournament-tie-rounds-about = Rondas jugadas hasta la eliminación.
tournament-tie-points = Puntos
tournament-tie-points-about = Uno por cada mesa ganada; en mesas más grandes, la parte de los demás que dejas atrás. Descansar cuenta como victoria.
tournament-tie-matchpoints = Mismos sorteos
tournament-tie-matchpoints-about = La parte de quienes tenían el mismo asiento y los mismos sorteos y lo hicieron peor.
tournament-tie-direct = Directo
tournament-tie-direct-about = Puntos contra quienes tienen los mismos puntos.
tournament-tie-buchholz = Buchholz
tournament-tie-buchholz-about = Los puntos de todas las personas con las que has jugado.
tournament-tie-sonneborn-berger = Sonneborn-Berger
tournament-tie-sonneborn-berger-about = Los puntos de quienes has vencido y la mitad de los de quienes han empatado contigo.
tournament-tie-wins = Victorias
tournament-tie-wins-about = Mesas ganadas en solitario.
