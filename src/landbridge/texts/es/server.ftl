# Mesas para muchos: por qué se rechaza una petición, qué pasa alrededor de una partida, las órdenes.

server-unknown-person = Elige primero un nombre; este servidor aún no te conoce.
server-password = Este servidor pide una contraseña; revisa la tuya.
server-not-yours = Este asiento no es tuyo.
server-not-host = Solo puede hacerlo quien creó la mesa.
server-muted = Este asiento está silenciado.
server-origin = Esta petición viene de otro sitio web.
server-no-table = Esta mesa no existe, o se ha borrado.
server-no-seat = Esta mesa no tiene ese asiento.
server-no-game = No hay ningún juego con ese nombre. Puedes elegir: { $known }.
server-no-code = Este código no es correcto o ha caducado.
server-somebody = En este dispositivo eres { $me }. Confirma que quieres pasar a ser { $name }.
server-no-page = No hay nada en esta dirección.
server-wrong-method = Esta dirección no acepta tal petición.
server-seat-taken = Otra persona ocupa este asiento.
server-started = La partida ya ha empezado.
server-not-started = La partida aún no ha empezado.
server-over = La partida ha terminado.
server-not-over = La partida aún no ha terminado.
server-closed = La mesa está cerrada.
server-close-played = Aquí juegan otras personas. Quien quiera dejarlo puede rendirse.
server-no-help = En esta mesa los bots no aconsejan a nadie: juegas con otras personas.
server-away = Un bot juega en este asiento; vuelve primero.
server-id-used = Esta petición se envió dos veces con contenidos distintos; recarga la página.
server-nothing-back = No hay nada que deshacer.
server-too-late = Es tarde para deshacerlo: ya ha habido un sorteo o se ha descubierto algo.
server-no-outside = En esta mesa se sortea, no se introduce.
server-nothing-asked = Nadie ha pedido deshacer una jugada.
server-old-rules = Esta partida empezó con la versión { $theirs } de { $game }, que este servidor ya no tiene.
server-damaged-table = No se puede abrir esta mesa: los datos guardados no concuerdan. Las demás mesas no están afectadas; avisa a quien administra este servidor.
server-too-large = Son más de { $most } bytes.
server-not-json = El cuerpo de una petición debe ser JSON (content-type application/json).
server-invalid = La petición no se entiende; mira { $where }.
server-no-bot = No hay ningún bot «{ $bot }» para este juego. Puedes elegir: { $known }.
server-no-aim = Lo que has tocado no corresponde a ninguna jugada.
server-too-fast = Demasiadas peticiones; inténtalo en { $seconds } s.
server-bots-busy = Los bots están muy ocupados; inténtalo en { $seconds } s.
server-bot-failed = El bot no ha encontrado respuesta; inténtalo de nuevo.
server-getting-ready = Los bots aún se están preparando; inténtalo en { $seconds } s.
server-limit = { $limit ->
    [seats_per_person] Puedes ocupar como mucho { $most } asientos en una mesa.
    [tables_per_person] Puedes tener como mucho { $most } mesas sin terminar.
    [tournaments_per_person] Puedes tener como mucho { $most } torneos sin terminar.
    [tables] Este servidor tiene sitio para { $most } mesas, y todas están ocupadas.
    [invites_per_table] Una mesa puede tener como mucho { $most } invitaciones abiertas.
    [hooks_per_table] Una mesa puede tener como mucho { $most } webhooks.
    [reports_per_person] Puedes tener como máximo { $most } denuncias sin responder.
    [comments_per_table] Una partida puede tener como máximo { $most } comentarios.
    [comments_per_person] Puedes escribir como máximo { $most } comentarios sobre una partida.
    [chats_per_table] El chat de una mesa se llena con { $most } mensajes.
    [events_per_table] Esta mesa ha llegado a su límite de { $most } sucesos.
    [streams_per_person] Puedes tener como mucho { $most } mesas abiertas a la vez.
    [streams] Este servidor tiene sitio para { $most } páginas abiertas, y todas están ocupadas.
    [attempts] Tras { $most } intentos fracasados, esta mesa no puede empezar; crea otra.
    [passkeys] Puedes tener como máximo { $most } llaves de acceso.
    [insight] Ya has preguntado bastante en esta mesa.
    [waiting] En este servidor pueden buscar partida { $most } personas, y no queda sitio.
    [waiting_per_address] Desde tu red pueden buscar partida a la vez { $most } personas como mucho.
    [friends_per_person] Aquí se pueden tener { $most } amistades como mucho; la otra persona también.
    [challenges_per_person] Puedes tener { $most } retos sin respuesta como mucho.
    [challenges] Espera primero una respuesta: has enviado { $most } retos a esta persona.
   *[other] Este servidor permite { $most } como mucho.
}
server-not-saved = No se pudo guardar y no ha cambiado nada. Inténtalo otra vez.
server-elsewhere = Esta partida sigue la versión { $theirs } de { $game } en otra parte del servidor. Inténtalo otra vez.
server-updating = El servidor se está actualizando. Inténtalo dentro de un rato.

server-fact-sits = { $seat } se une a la mesa.
server-fact-rises = { $seat } deja la mesa.
server-fact-starts = Empieza la partida.
server-fact-back = { $seat } deshace una jugada.
server-fact-asks = { $count ->
    [one] { $seat } pide deshacer una jugada.
   *[other] { $seat } pide deshacer { $count } jugadas.
}
server-fact-agrees = { $seat } está de acuerdo.
server-fact-declines = { $seat } no está de acuerdo.
server-fact-rewinds = { $count ->
    [one] Se deshace una jugada.
   *[other] Se deshacen { $count } jugadas.
}
server-fact-leaves = { $seat } se ha ido; sigue un bot.
server-fact-leaves-end = { $seat } se ha ido; la partida termina.
server-fact-time = A { $seat } se le acabó el tiempo; sigue un bot.
server-fact-time-end = A { $seat } se le acabó el tiempo; la partida termina.
server-fact-resigns = { $seat } abandona; sigue un bot.
server-fact-resigns-end = { $seat } abandona; la partida termina.
server-fact-returns = { $seat } ha vuelto.
server-fact-helped = { $seat } ha pedido consejo a un bot.
server-fact-declared = La organización ha declarado ausente a { $seat }.
server-fact-declared-end = La organización ha declarado ausente a { $seat }. Con eso termina la partida.
server-fact-pause = El servidor no estuvo disponible durante { $count } segundos; los relojes se detuvieron.
server-fact-muted = El chat de { $seat } está silenciado.
server-fact-unmuted = { $seat } puede escribir otra vez.
server-fact-rematch = { $seat } quiere jugar otra vez.
server-fact-reminds = { $seat } avisa a quienes faltan.
server-fact-closes = Se cierra la mesa.
server-fact-luck-list = Todas las partes de los sorteos están selladas. Ahora se abren.
server-fact-luck-again = Se vuelven a acordar los sorteos: intento { $attempt }.
server-fact-luck-beacon = La fuente pública de azar no respondió a tiempo.
server-fact-luck-commit = { $seat } no estaba al acabar el plazo. El servidor guarda su parte y la partida no cuenta para la clasificación.
server-fact-luck-reveal = { $seat } empieza sin parte propia.

server-serving = Landbridge está en { $url }
server-no-extra = El servidor necesita más paquetes (falta { $name }): { $command }
server-base-url = Una dirección base empieza por { $schemes }; «{ $url }» no.
server-beacon = Una fuente de azar se indica como { $form }, con las 64 cifras hexadecimales del hash de la cadena.
server-cannot-serve = El servidor no puede arrancar: { $error }
server-no-data = No hay ninguna base de datos en { $folder }.
server-file-there = { $file } ya existe; no se ha sobrescrito nada.
server-no-backup = La copia ha fallado: { $error }
server-backed-up = { $file } contiene la copia, { $size } KiB.
server-mend-restored = secreto restaurado
server-mend-removed = borrada
server-mend-again = borrada; su torneo la vuelve a abrir
server-mend-lost = sin arreglo: su secreto se ha perdido. Con --remove se borra.
server-mend-whole = Todas las mesas concuerdan con su promesa.
server-moved-away = Las mesas de este servidor se han mudado a { $place } y siguen allí; desde aquí ya no se sirve nada.
server-move-not-empty = En { $place } ya hay mesas; no se ha copiado nada.
server-move-differs = Lo que se ha vuelto a leer no es lo que se escribió; no se ha mudado nada: { $error }
server-no-move = No se ha mudado nada: { $error }
server-moved = Todo lo que había en { $source } está ahora en { $target }, comparado byte a byte. La base de datos antigua ya no se sirve.

# The page: languages, tables without a drawing, what it asks besides.
server-language = Español
server-scene-handle = Elegir { $handle }
server-scene-points = Puntos
server-no-tutorial = No hay tutorial para este juego.
server-no-boards = Este juego no admite tableros propios.
server-page-missing = Las mesas están abiertas, pero la página no se ha construido. Quien lleva el servidor la construye con { $command } en la carpeta { $folder }.
server-place-line = Línea { $line }
server-place-column = Línea { $line }, columna { $column }
server-place-key = Clave «{ $name }»
server-place-entry = Clave «{ $name }», entrada { $entry }
server-place-at = En { $place }
server-place-row = Clave «{ $name }», fila { $row }
