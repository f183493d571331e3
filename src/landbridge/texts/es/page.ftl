# La página alrededor de la mesa.
page-name = Landbridge
page-home = Inicio
page-close = Cerrar
page-no-answer = El servidor no responde. Inténtalo de nuevo dentro de un momento.
page-nowhere = Aquí no hay nada
page-nowhere-about = Quizá la dirección esté mal escrita, o lo que había aquí se haya borrado.

# Inicio. El título tiene dos partes: la última palabra se destaca.
page-hero = Juegos para llegar
page-hero-across = al otro lado
page-hero-about = Contra bots, juntos en un dispositivo o con amigos mediante un enlace. Sin crear cuenta.
page-games = Los juegos
page-players-minutes = { $players } jugadores · { $minutes } min
page-players-only = { $players } jugadores
page-what-hashi = Escribe números, dibuja puentes, termina islas. Todos juegan la misma carta a la vez.
page-what-river-dragons = Elige cinco cartas en secreto, construye un camino de piedras y tablas y cruza antes de que un dragón te detenga.
page-what-the-border = Tira los dados, tacha la frontera casilla a casilla y cierra territorios antes que los demás.
page-what-loopit = Continúa las líneas. Cada ficha suma su valor y el de todas las fichas a las que está unida.
page-play-now = Jugar ya
page-play-alone = Jugar a solas
page-bots-many = ¿Cuántos bots?
page-level = Nivel
page-with-friends = Con amigos
page-same-device = Mismo dispositivo
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
page-table-alone = en solitario
page-watch-replay = Ver una repetición
page-all-rules = Las reglas
page-designers =
    Adaptación no oficial hecha por aficionados, ajena a los autores y a las editoriales. Hashi: Jeffrey D. Allers, NSV.
    River Dragons: Roberto Fraga, Matagot. The Border: Michael Kiesling y Reinhard Staupe, NSV. Loopit: Goliath.

# Quién eres.
page-you = tú
page-your-name = Tu nombre
page-password = Contraseña del servidor
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
page-chair-friend = Amigo (por enlace)
page-chair-person = Persona en este dispositivo
page-chair-bot = Bot: { $bot }
page-level-random = juega al azar
page-level-greedy = juega bien
page-links-follow = En la página siguiente hay un enlace para cada amigo.
page-options = Opciones
page-option-usual = como en esta edición
page-board-text = Tablero como texto
page-board-mine = Usar mi tablero
page-clock = Límite de tiempo
page-clock-about = Si se te acaba el tiempo, un bot te sustituye.
page-clock-none = sin límite
page-clock-minutes = { $minutes } min + { $seconds } s por turno
page-clock-days = { $days } días + { $more ->
    [one] un día
   *[other] { $more } días
} por turno
page-listed = Cualquiera puede unirse
page-listed-about = La mesa aparece en la lista de mesas abiertas.
page-help-term = Los bots pueden aconsejar
page-help-term-about = Los demás se enteran de quién lo pide. La partida no cuenta para la clasificación.
page-open-table = Crear la mesa
page-begin = Empezar

# Unirse.
page-join = Unirse a una mesa
page-join-about = Pega el enlace que te enviaron, o escribe el código. Las mayúsculas y los espacios no importan.
page-join-paste = Enlace o código que te enviaron
page-join-go = Ver la invitación
page-join-title = Te invitan a jugar a { $game }
page-join-who = { $count ->
    [one] { $names } ya está en la mesa.
   *[other] { $names } ya están en la mesa.
}
page-join-sit = Sentarse
page-invite-ended = Esta invitación ya no vale
page-invite-ended-about = Una invitación vale para una persona y una sola vez. Mira si la copiaste entera, o pide otra.
page-join-another = Otro enlace o código
page-join-no-code = En ese texto no hay ningún código. Una invitación es así: { $example }. Cópiala entera, o la parte que sigue a #.

# Antes de empezar.
page-lobby = { $game }: sala de espera
page-lobby-open = { $count ->
    [one] Hay un asiento libre. Envía este enlace a un amigo.
   *[other] Hay { $count } asientos libres. Envía a cada amigo su propio enlace.
}
page-lobby-more = { $count ->
    [one] Queda un asiento libre.
   *[other] Quedan { $count } asientos libres.
}
page-lobby-waiting = Esperando a { $names }.
page-lobby-starting = Ya estamos todos. Empieza la partida.
page-lobby-about = La partida empieza sola en cuanto estén todos.
page-invite = Invitar
page-invite-link = Invitación
page-invite-chair = Invitación para el asiento { $number }
page-invite-title = Invitación para jugar a { $game }
page-invite-show = Mostrar el enlace
page-invite-about = El enlace vale para una persona y una sola vez.
page-invite-new = Crear otro enlace
page-qr = Enlace como código QR
page-copy = Copiar el enlace
page-copy-code = Copiar el código
page-invite-here-only = Este enlace solo funciona en este ordenador. Para invitar a alguien de fuera, abre esta página en la dirección que tu ordenador tiene en la red.
page-invite-network = Este enlace funciona para todos los que estén en la misma red que este ordenador.
page-invite-address = Dirección
page-invite-closed = Este servidor solo responde a este ordenador. Para jugar con otras personas de tu red, detenlo e inícialo así:
page-agreed = Lo acordado
page-copied-it = Copiado
page-copy-failed = Cópialo a mano
page-share-link = Compartir
page-get-up = Dejar la mesa
page-seat-missing = falta desde hace { $time }
page-seat-asked = aún no se ha unido · { $time }
page-remind = Avisar
page-reminded = Avisado
page-fair = Juego limpio
page-luck-sealed = Este dispositivo ha sellado su parte de los sorteos y la abre solo en cuanto estén todos. Promesa del crupier: { $promise }
page-luck-held = El servidor guarda tu parte de los sorteos. Promesa del crupier: { $promise }
page-luck-without = Empezar sin mi parte
page-luck-without-about = Así la partida no tiene que esperar a este dispositivo. Pero quien lleva el servidor conoce tu parte.
page-luck-limits = Quien lleva el servidor y además juega podría conseguir otro reparto por cada asiento que controle; el registro de la partida lo muestra.
page-ask-away = Quitar a { $name }
page-luck-words = Palabras para el sorteo
page-luck-words-label = Tus palabras (opcional)
page-luck-words-about = El crupier ya ha fijado un secreto ({ $promise }). Tus palabras cuentan en cada carta y cada dado, para que nadie haya podido elegir los sorteos. Solo se envía una huella.
page-luck-own = Guardar mi parte en secreto en este dispositivo
page-luck-own-about = Así tampoco quien lleva el servidor puede elegir los sorteos. Pero este dispositivo tiene que estar conectado cuando empiece la partida.
page-luck-silent = El servidor no ha confirmado que este dispositivo abrió su parte. Si la partida empieza sin ella, no lo elegiste tú.
page-luck-elsewhere = Sellaste tu parte en otro dispositivo, y solo ese puede abrirla. Abre esta mesa allí o empieza sin tu parte.
page-luck-wrong-list = Las partes selladas no son las que conoce este dispositivo, así que no abre la suya. Los sorteos de esta mesa no son de fiar.
page-luck-beacon = Esperando la ronda { $round } de la fuente pública de azar.
page-luck-seconds = { $count ->
    [one] Si dentro de un segundo aún falta alguien, la partida empieza sin su parte y no cuenta para la clasificación.
   *[other] Si dentro de { $count } segundos aún falta alguien, la partida empieza sin su parte y no cuenta para la clasificación.
}
page-luck-hours = { $count ->
    [one] Si dentro de una hora aún falta alguien, la partida empieza sin su parte y no cuenta para la clasificación.
   *[other] Si dentro de { $count } horas aún falta alguien, la partida empieza sin su parte y no cuenta para la clasificación.
}
page-needs-invite = Para sentarte aquí necesitas una invitación.
page-close-table = Cerrar esta mesa

# Tú.
page-me-title = Nombre, dispositivos, ajustes
page-me-name = Mi nombre
page-me-name-about = En las mesas donde ya tienes asiento se queda el nombre anterior.
page-me-named = Desde ahora te llamas { $name }.
page-save = Guardar
page-cancel = Cancelar
page-device = Añadir un dispositivo
page-device-about = Abre este enlace en otro dispositivo para jugar allí en las mismas mesas.
page-device-make = Crear un enlace
page-device-link = Vale una vez, durante { $minutes } minutos
page-claim = ¿Ya has jugado aquí?
page-claim-code = Tu enlace o código
page-claim-go = Soy yo
page-claimed = Hola de nuevo, { $name }.
page-become = ¿Pasar a ser { $name } en este dispositivo?
page-become-new = Este enlace es de { $name }. Si sigues, jugarás como { $name } en este dispositivo.
page-become-from = Aquí eres { $me }. Si sigues, jugarás como { $name } en este dispositivo. { $me } conserva todos sus asientos, pero aquí se cierra su sesión.
page-become-way-back = Podrás volver a ser { $me } con otro dispositivo o con el código de recuperación.
page-become-lost = { $me } no tiene otro dispositivo ni código de recuperación. Sin ninguno de los dos no podrás volver a ser { $me }.
page-become-caution = Sigue solo si el enlace es tuyo: quien lo creó ve todo lo que haces aquí y puede jugar por ti.
page-become-go = Pasar a ser { $name }
page-become-stay = Seguir como { $me }
page-become-safe = Mostrar primero un código de recuperación de { $me }
page-become-code = Código de recuperación de { $me }: guárdalo bien
page-become-same = Aquí ya eres { $name }. El enlace no se ha gastado.
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
page-theme = Tema
page-theme-auto = igual que el dispositivo
page-theme-light = claro
page-theme-dark = oscuro
page-forget = Borrar mis datos
page-forget-about = Se borran tu nombre, tus mensajes, tus códigos y las cookies, y un bot ocupa tus asientos.
page-forget-ask = Borrar mis datos…
page-forget-sure = { $count ->
    [0] Tu nombre y tus códigos desaparecerán para siempre.
    [one] Perderás tu asiento en una mesa, y tu nombre y tus códigos desaparecerán para siempre.
   *[other] Perderás tus asientos en { $count } mesas, y tu nombre y tus códigos desaparecerán para siempre.
}
page-forget-go = Borrar para siempre

# El final de una partida.
page-end-you = ¡Has ganado!
page-end-wins = Ha ganado { $name }
page-end-shared = { $names } comparten el primer puesto
page-end-nobody = No ha ganado nadie
page-end-won-by = Has ganado por { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
page-end-lost-by = Has perdido por { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
page-end-by = La diferencia es de { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
page-end-most = Mayor diferencia: { $row }, { $ours } a { $theirs }.
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
page-rematch = Jugar otra vez
page-copy-replay = Copiar el enlace
page-chart = Puntos por ronda
page-chart-table = Como tabla
page-chart-round = Ronda
page-luck-checking = Comprobando los sorteos…
page-luck-other-promise = Esta no es la promesa de antes de la partida. Los sorteos de esta partida no son de fiar.
page-luck-broken-promise = El secreto no encaja con la promesa del crupier. Los sorteos de esta partida no son de fiar.
page-luck-broken-draw = El sorteo { $draw } no se deduce del secreto. Los sorteos de esta partida no son de fiar.
page-luck-how = ¿Cómo se comprueba?
page-luck-promise = Promesa
page-luck-secret = Secreto
page-luck-agreed = Los sorteos salen de las partes que acordaron todos.
page-luck-tick-promise = El crupier cumplió su promesa.
page-luck-tick-mine = Se usaron tus palabras y tu parte.
page-luck-tick-reveals = Cada parte abierta es la que estaba sellada.
page-luck-not-mine = No se usaron tus palabras o tu parte. Los sorteos de esta partida no son de fiar.
page-luck-broken-list = Las partes abiertas no encajan con las selladas. Los sorteos de esta partida no son de fiar.
page-luck-explained = El crupier publicó el hash de un secreto y cada dispositivo el de su parte; solo después se abrió todo. Cada carta y cada dado salen de ahí, así que nadie pudo elegir.

# Alguien pide que se le devuelva una jugada.
page-asks = { $count ->
    [one] { $name } quiere deshacer una jugada.
   *[other] { $name } quiere deshacer { $count } jugadas.
}
page-asks-waiting = { $name } quiere deshacer una jugada. Esperando a los demás.
page-asks-agree = De acuerdo
page-asks-decline = Rechazar

# Lo que una aplicación de mensajes muestra de un enlace.
page-preview-invite = Abre el enlace, escribe un nombre y siéntate. No necesitas cuenta.
page-preview-replay = { $game }: una partida terminada
page-preview-replay-about = Recórrela jugada a jugada.
page-editions = Ediciones
page-editions-about = En qué se diferencian las ediciones impresas y qué opciones les corresponden. Elige una en Opciones al preparar una mesa.
page-editions-show = Mostrar los tableros
page-edition-pick = Según qué edición
page-edition-none = Como se elige abajo
page-edition-undated = sin fecha
