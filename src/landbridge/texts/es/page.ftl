# La página alrededor de la mesa.
page-name = Landbridge
page-home = Inicio
page-close = Cerrar
page-no-answer = El servidor no responde. Inténtalo de nuevo dentro de un momento.
page-nowhere = Aquí no hay nada
page-nowhere-about = Quizá la dirección esté mal escrita, o lo que había aquí se haya recogido.

# Inicio. El título tiene dos partes: la última palabra se destaca.
page-hero = Juegos para llegar
page-hero-across = al otro lado
page-hero-about = Contra bots, en un mismo dispositivo o con amigos mediante un enlace. Sin cuenta: siéntate y juega.
page-games = Los juegos
page-players-minutes = { $players } jugadores · { $minutes } min
page-players-only = { $players } jugadores
page-what-hashi = Escribe números, dibuja puentes, termina islas. Todos juegan la misma carta a la vez.
page-what-river-dragons = Elige cinco cartas en secreto, construye un camino de piedras y tablas y cruza antes de que un dragón te detenga.
page-what-the-border = Lanza los dados, tacha la frontera casilla a casilla y cierra países enteros antes que los demás.
page-what-loopit = Continúa las líneas. Cada loseta vale por sí misma y por todo aquello con lo que está unida.
page-play-now = Jugar ya
page-with-friends = Con amigos
page-same-device = Aquí mismo
page-my-tables = Mis mesas
page-more-tables = { $count ->
    [one] { $count } mesa más
   *[other] { $count } mesas más
}
page-open-tables = Mesas abiertas
page-open-seats = { $count ->
    [one] { $count } asiento libre
   *[other] { $count } asientos libres
}
page-take-seat = Sentarse
page-table-turn = Te toca
page-table-waiting = esperando a { $names }
page-table-playing = en juego
page-table-gathering = aún sin empezar
page-table-over = terminada
page-table-closed = cerrada
page-table-with = con { $names }
page-table-alone = a solas
page-watch-replay = Ver una repetición
page-all-rules = Las reglas
page-designers =
    Versión no oficial hecha por aficionados, sin los autores ni las editoriales. Hashi: Jeffrey D. Allers, NSV.
    River Dragons: Roberto Fraga, Matagot. The Border: Michael Kiesling y Reinhard Staupe, NSV. Loopit: Goliath.

# Quién eres.
page-you = tú
page-your-name = Tu nombre
page-password = La contraseña del servidor
page-arrive = Hola
page-enter = Entrar

# Preparar una mesa.
page-setup-friends = { $game } con amigos
page-setup-here = { $game } en este dispositivo
page-how-many = ¿Cuántos juegan?
page-who = ¿Quién juega?
page-player = Jugador { $number }
page-chair = Asiento { $number }
page-chair-name = Nombre en el asiento { $number }
page-chair-friend = un amigo
page-chair-person = una persona
page-chair-bot = un bot: { $bot }
page-level-random = juega al azar
page-level-greedy = juega bien
page-links-follow = En la página siguiente hay un enlace para cada amigo.
page-options = Opciones
page-option-usual = como en la edición
page-board-text = El tablero como texto
page-board-mine = Usar el tablero que dibujé
page-clock = Reloj
page-clock-about = A quien se le acaba el tiempo lo sustituye un bot.
page-clock-none = sin reloj
page-clock-minutes = { $minutes } minutos, y { $seconds } segundos más en cada turno
page-clock-days = { $days } días, y { $more ->
    [one] un día
   *[other] { $more } días
} más en cada turno
page-listed = Cualquiera puede unirse
page-listed-about = La mesa aparece entre las mesas abiertas.
page-open-table = Abrir la mesa
page-begin = Empezar

# Unirse.
page-join = Unirse a una mesa
page-join-about = Pega el enlace que te enviaron, o escribe el código: las mayúsculas y los espacios no importan.
page-join-paste = El enlace o código que te enviaron
page-join-go = Ver la invitación
page-join-title = Te invitan a { $game }
page-join-who = { $count ->
    [one] { $names } ya está en la mesa.
   *[other] { $names } ya están en la mesa.
}
page-join-sit = Sentarse
page-invite-ended = Esta invitación ya no vale
page-invite-ended-about = Una invitación vale para una persona y una sola vez. Mira si la tienes entera, o pide otra.
page-join-another = Otro enlace o código
page-join-no-code = Aquí no hay ningún código. Una invitación es así: { $example }. Cópiala entera, o la parte que sigue a #.

# Antes de empezar.
page-lobby = { $game }: la mesa está puesta
page-lobby-open = { $count ->
    [one] Hay un asiento libre. Envía el enlace a quien vaya a sentarse ahí.
   *[other] Hay { $count } asientos libres. Envía un enlace a cada persona que vaya a sentarse ahí.
}
page-lobby-more = { $count ->
    [one] Queda un asiento libre.
   *[other] Quedan { $count } asientos libres.
}
page-lobby-waiting = Falta { $names }.
page-lobby-you = Ya están todos.
page-lobby-starting = Todos están listos: allá vamos.
page-invite = Invitar
page-invite-link = La invitación
page-invite-chair = La invitación para el asiento { $number }
page-invite-title = Una invitación a { $game }
page-invite-show = Mostrar el enlace
page-invite-about = El enlace vale para una persona y una sola vez.
page-invite-new = Hacer otro en su lugar
page-qr = El enlace como código QR
page-copy = Copiar el enlace
page-copy-code = Copiar el código
page-copied-it = Copiado
page-copy-failed = Cópialo a mano
page-share-link = Compartir
page-is-ready = listo
page-not-ready = aún no está listo
page-get-up = Levantarse
page-ask-away = Dejar libre el asiento de { $name }
page-ready = Estoy listo
page-ready-about = La partida empieza en cuanto todos estén listos.
page-ready-done = Ya estás listo. La promesa de la banca: { $promise }
page-luck-words = Palabras para la suerte
page-luck-words-label = Tus palabras, si quieres
page-luck-words-about = La banca ya ha fijado un secreto ({ $promise }). Tus palabras entran en cada carta y cada dado, para que nadie haya podido elegirlos.
page-luck-own = Guardar mi propia sal en este dispositivo
page-luck-own-about = Así tampoco el operador puede elegir la suerte. Pero este dispositivo tiene que estar conectado cuando empiece la partida.
page-luck-revealing = Todos se han comprometido. Ahora los dispositivos revelan su parte de la suerte.
page-luck-silent = El servidor no ha confirmado la parte de este dispositivo. Si el intento fracasa ahora, no fue culpa tuya.
page-luck-elsewhere = Te comprometiste en otro dispositivo, y solo ese puede revelar. Abre esta mesa allí.
page-luck-wrong-list = Esta no es la lista con la que se comprometió este dispositivo, así que no revela nada. La suerte de esta mesa no es de fiar.
page-luck-again = El siguiente intento necesita el acuerdo de todos: quien acepte, que vuelva a decir que está listo.
page-luck-beacon = Esperando la ronda { $round } del faro público.
page-luck-seconds = { $count ->
    [one] Queda un segundo para estar listo. Después se pierde el asiento.
   *[other] Quedan { $count } segundos para estar listo. Después se pierde el asiento.
}
page-luck-hours = { $count ->
    [one] Queda una hora para estar listo. Después se pierde el asiento.
   *[other] Quedan { $count } horas para estar listo. Después se pierde el asiento.
}
page-luck-lost = { $name } llegó tarde y perdió el asiento.
page-luck-welcome = Dejar volver a { $name }
page-needs-invite = Para sentarte aquí necesitas una invitación.
page-close-table = Cerrar esta mesa

# Tú.
page-me-title = Nombre, dispositivos, ajustes
page-me-name = Mi nombre
page-me-name-about = En las mesas donde ya estás sentado se queda el nombre anterior.
page-me-named = Desde ahora te llamas { $name }.
page-save = Guardar
page-cancel = Cancelar
page-device = Añadir un dispositivo
page-device-about = Abre el enlace en otro dispositivo y estarás allí en las mismas mesas.
page-device-make = Hacer un enlace
page-device-link = Vale una vez, durante { $minutes } minutos
page-recovery = Código de recuperación
page-recovery-about = No hay cuenta ni contraseña. Si este navegador te olvida, este código te devuelve tus asientos. Vale una sola vez; después recibes el siguiente. Guárdalo bien.
page-recovery-make = Mostrar un código
page-claim = ¿Ya habías estado aquí?
page-claim-code = Tu enlace o código
page-claim-go = Ese soy yo
page-claimed = Hola de nuevo, { $name }.
page-become = ¿Pasar a ser { $name } en este dispositivo?
page-become-new = Este enlace es de { $name }. Si sigues, jugarás como { $name } en este dispositivo.
page-become-from = Aquí eres { $me }. Si sigues, jugarás como { $name } en este dispositivo. { $me } conserva todos sus asientos, pero aquí se cierra su sesión.
page-become-way-back = Podrás volver a ser { $me } con otro dispositivo o con el código de recuperación.
page-become-lost = { $me } no tiene otro dispositivo ni código de recuperación. Sin ninguno de los dos no podrás volver a ser { $me }.
page-become-caution = Sigue solo si el enlace es tuyo: quien lo creó puede ver y jugar todo lo que hagas aquí.
page-become-go = Pasar a ser { $name }
page-become-stay = Seguir como { $me }
page-become-safe = Mostrar primero un código de recuperación de { $me }
page-become-code = Código de recuperación de { $me }: guárdalo bien
page-become-same = Aquí ya eres { $name }. El enlace no se ha gastado.
page-recovery-next = Tu código de recuperación ya se ha usado. Este es el siguiente:
page-devices = Dónde tengo la sesión abierta
page-devices-kind = { $browser } en { $system }
page-devices-unknown = Dispositivo desconocido
page-devices-this = (este dispositivo)
page-devices-when = Vinculado { $linked }, visto por última vez { $seen }
page-devices-out = Cerrar sesión
page-devices-out-of = Cerrar sesión: { $device }
page-devices-out-others = Cerrar sesión en todos los demás dispositivos
page-devices-gone = Sesión cerrada. Los enlaces y códigos de recuperación anteriores ya no valen.
page-devices-here = ¿Cerrar sesión aquí?
page-devices-here-about = Este dispositivo te olvida. Sin otro dispositivo ni código de recuperación no podrás volver a tus asientos.
page-theme = Claro u oscuro
page-theme-auto = como el dispositivo
page-theme-light = claro
page-theme-dark = oscuro
page-forget = Borrarlo todo
page-forget-about = Se borran nombre, comentarios, códigos y cookies, y un bot ocupa tus asientos.
page-forget-ask = Borrar todo lo mío …
page-forget-sure = { $count ->
    [0] Tu nombre y tus códigos desaparecerán para siempre.
    [one] Perderás tu asiento en una mesa, y tu nombre y tus códigos desaparecerán para siempre.
   *[other] Perderás tus asientos en { $count } mesas, y tu nombre y tus códigos desaparecerán para siempre.
}
page-forget-go = Borrar para siempre

# El final de una partida.
page-end-you = ¡Ganas!
page-end-wins = Gana { $name }
page-end-shared = { $names } comparten el primer puesto
page-end-nobody = No gana nadie
page-end-resigned = { $name } ha abandonado.
page-end-time = A { $name } se le acabó el tiempo.
page-end-deleted = { $name } ha dejado la partida.
page-end-resigned-you = Has abandonado.
page-end-time-you = Se te acabó el tiempo.
page-end-alone = { $points ->
    [one] { $points } punto en total
   *[other] { $points } puntos en total
}
page-points = puntos
page-rematch = Otra vez
page-copy-replay = Copiar el enlace de la repetición
page-chart = Puntos, ronda a ronda
page-chart-table = Como tabla
page-chart-round = Ronda
page-luck-checking = Comprobando la suerte …
page-luck-kept = { $draws ->
    [0] La banca cumplió su promesa; nada quedó al azar.
    [one] La suerte fue limpia: el único sorteo se deduce de la promesa de la banca. Comprobado en este navegador.
   *[other] La suerte fue limpia: los { $draws } sorteos se deducen de la promesa de la banca. Comprobado en este navegador.
}
page-luck-other-promise = Esta no es la promesa de antes de la partida. La suerte de esta partida no es de fiar.
page-luck-broken-promise = El secreto no encaja con la promesa de la banca. La suerte de esta partida no es de fiar.
page-luck-broken-draw = El sorteo { $draw } no se deduce del secreto. La suerte de esta partida no es de fiar.
page-luck-unable = Sin https este navegador no puede comprobar la suerte. Descarga el registro y compruébalo con «landbridge verify».
page-luck-how = ¿Cómo se comprueba?
page-luck-explained = Antes de la partida la banca publicó el hash de un secreto. Cada carta y cada dado se deducen del secreto y de las palabras de los jugadores.
page-luck-promise = Promesa
page-luck-secret = Secreto
page-luck-agreed = La suerte de esta partida es la que acordaron todos.
page-luck-tick-promise = La banca cumplió su promesa.
page-luck-tick-mine = Se usaron tus palabras y tu sal.
page-luck-tick-reveals = Cada revelación corresponde a su compromiso.
page-luck-not-mine = No se usaron tus palabras o tu sal. La suerte de esta partida no es de fiar.
page-luck-broken-list = Compromisos y revelaciones no encajan. La suerte de esta partida no es de fiar.
page-luck-explained-2 = La banca publicó el hash de un secreto y cada dispositivo el de una sal y palabras; solo después se reveló todo. Cada carta y cada dado salen de ahí, así que nadie pudo elegir.

# Alguien pide que se le devuelva una jugada.
page-asks = { $count ->
    [one] A { $name } le gustaría deshacer una jugada.
   *[other] A { $name } le gustaría deshacer { $count } jugadas.
}
page-asks-waiting = { $name } ha pedido deshacer una jugada; los demás lo piensan.
page-asks-agree = De acuerdo
page-asks-decline = Mejor no
