# El reparto del día: por qué se rechaza algo
deal-altered = Las reglas no pueden volver a jugar esta partida jugada a jugada, así que no cuenta.
deal-closed = Otros siguen jugando este reparto. Los registros y las repeticiones se abren para todos cuando acabe el día (UTC).
deal-left = Abandonaste esta partida, así que no cuenta.
deal-no-hint = En el reparto del día no hay pistas. Cada cual lo juega por su cuenta.
deal-no-substitute = Nadie puede jugar el reparto del día por ti. Cierra la página y vuelve antes de que acabe el día.
deal-no-takeback = En el reparto del día solo puedes deshacer jugadas de tu turno.
deal-not-today = Este no es el reparto de hoy.
deal-other-luck = Esta partida no tuvo los sorteos del reparto, así que no cuenta.
deal-other-table = Esta partida no se jugó en una mesa de este reparto, así que no cuenta.
deal-second = Ya has empezado este reparto. Solo cuenta el primer intento.
deal-too-late = Esta partida terminó con el reparto ya cerrado, así que no cuenta.

# La página
deal-title = Reparto del día
deal-about = Los mismos sorteos para todos, un intento por juego y día.
deal-alone = en solitario
deal-against =
    { $count ->
        [one] contra un bot ({ $level })
       *[other] contra { $count } bots ({ $level })
    }
deal-play = Jugar
deal-go-on = Continuar
deal-see = Ver mi partida
deal-left-time = Quedan { $hours } h { $minutes } min
deal-streak =
    { $count ->
        [0] Aún no hay racha
        [one] Un día seguido
       *[other] { $count } días seguidos
    }
deal-streak-about = Un día perdido no rompe la racha; dos seguidos, sí.
deal-points =
    { $count ->
        [0] 0 puntos
        [one] Un punto
       *[other] { $count } puntos
    }
deal-place = Puesto { $place } de { $seats }
deal-rounds =
    { $count ->
        [one] una ronda
       *[other] { $count } rondas
    }
deal-better = Mejor que el { $percent } % de los demás
deal-first = El primer resultado en este servidor
deal-rank = puesto { $place } de { $entries }
deal-par = Bot campeón: { $score }
deal-clairvoyant = Posible si se conocen todas las cartas de antemano: al menos { $score }
deal-par-ask = ¿Qué habría logrado el bot campeón?
deal-par-wait = El bot campeón está jugando. Puede tardar unos minutos…
deal-par-later = El resultado del bot campeón llegará más tarde.
deal-counting = Comprobando tu partida…
deal-guest = A un invitado nuevo no se le puede reconocer: quien vuelve con otro nombre puede jugar otra vez.
deal-by-date = Aquí los sorteos salen de la fecha. Quien se empeñe podría mirar por adelantado.
deal-by-server = El servidor fijó los sorteos el día anterior y revela su secreto al día siguiente, para que puedas comprobarlos.
deal-codes = Promesas del crupier
deal-tomorrow = Mañana
deal-promised = publicada { $when }
deal-yesterday = Ayer
deal-secret = Secreto:
deal-entries =
    { $count ->
        [0] aún no hay resultados
        [one] un resultado
       *[other] { $count } resultados
    }
deal-copy = Copiar el resultado
deal-picture = Guardar la imagen
deal-share-text = { $game }, reparto del { $day }: { $score }
deal-all = Todos los repartos de hoy
