# Mesas para muchos: por qué se rechaza una petición, qué pasa alrededor de una partida, las órdenes.

server-unknown-person = Elige primero un nombre; este servidor aún no te conoce.
server-password = Este servidor pide una contraseña, y no es esta.
server-not-yours = Este asiento no es tuyo.
server-not-host = Solo puede hacerlo quien abrió la mesa.
server-muted = Este asiento está silenciado.
server-origin = Esta petición viene de otro sitio.
server-no-table = Esta mesa no existe, o se ha recogido.
server-no-seat = Esta mesa no tiene ese asiento.
server-no-game = No hay ningún juego con ese nombre; hay { $known }.
server-no-code = Este código no vale, o ya no vale.
server-somebody = En este dispositivo eres { $me }. Para pasar a ser { $name } hace falta tu consentimiento.
server-no-page = No hay nada en esta dirección.
server-wrong-method = Esta dirección no acepta tal petición.
server-seat-taken = Otra persona ocupa este asiento.
server-started = La partida ya ha empezado.
server-not-started = La partida aún no ha empezado.
server-over = La partida ha terminado.
server-not-over = La partida aún no ha terminado.
server-closed = La mesa está cerrada.
server-away = Un suplente juega en este asiento; vuelve primero.
server-id-used = Este identificador se usó para otra cosa.
server-nothing-back = No hay nada que deshacer.
server-too-late = Es tarde para deshacerlo: el azar ha actuado o un secreto ha salido a la luz.
server-nothing-asked = Nadie pide deshacer jugadas.
server-old-rules = Esta partida empezó con la versión { $theirs } de las reglas de { $game }, que este servidor ya no tiene.
server-too-large = Son más de { $most } bytes.
server-not-json = El cuerpo de una petición es JSON (content-type application/json).
server-invalid = La petición no se puede leer; mira { $where }.
server-no-bot = No hay ningún bot «{ $bot }» para este juego; hay { $known }.
server-no-aim = Tocar esto no significa ninguna jugada.
server-too-fast = Demasiado de golpe; inténtalo en { $seconds } s.
server-bots-busy = Los bots tienen demasiado en que pensar ahora mismo; inténtalo en { $seconds } s.
server-getting-ready = Los bots aún se están preparando; inténtalo en { $seconds } s.
server-limit = El límite { $limit } es { $most }.
server-not-saved = No se pudo guardar y no ha pasado nada. Inténtalo otra vez.
server-elsewhere = Esta partida sigue la versión { $theirs } de las reglas de { $game }, en otro proceso de este servidor. Inténtalo otra vez.

server-fact-sits = { $seat } se sienta.
server-fact-rises = { $seat } se levanta.
server-fact-ready = { $seat } puede empezar.
server-fact-starts = Empieza la partida.
server-fact-back = { $seat } deshace algo.
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
server-fact-leaves = { $seat } se va; sigue un suplente.
server-fact-leaves-end = { $seat } se va; la partida termina.
server-fact-time = A { $seat } se le acabó el tiempo; sigue un suplente.
server-fact-time-end = A { $seat } se le acabó el tiempo; la partida termina.
server-fact-resigns = { $seat } abandona; sigue un suplente.
server-fact-resigns-end = { $seat } abandona; la partida termina.
server-fact-returns = { $seat } ha vuelto.
server-fact-muted = { $seat } no puede hablar.
server-fact-unmuted = { $seat } puede hablar otra vez.
server-fact-rematch = Hay una mesa nueva para la revancha.
server-fact-closes = Se cierra la mesa.
server-fact-luck-list = Todos se han comprometido. Ahora se compone la suerte.
server-fact-luck-failed = El intento { $attempt } de acordar la suerte fracasó. Para el siguiente, todos tienen que volver a decir que están listos.
server-fact-luck-beacon = El faro público no llegó a tiempo; el intento { $attempt } fracasó. Para el siguiente, todos tienen que volver a decir que están listos.
server-fact-luck-commit = { $seat } no estuvo a tiempo y pierde el asiento.
server-fact-luck-reveal = { $seat } no reveló a tiempo y pierde el asiento.
server-fact-luck-welcome = { $seat } acepta que { $name } vuelva.

server-serving = Landbridge está en { $url }
server-no-extra = El servidor necesita más paquetes (falta { $name }): { $command }
server-base-url = Una dirección base empieza por { $schemes }, a diferencia de «{ $url }».
server-beacon = Un faro se indica como { $form }, con las 64 cifras hexadecimales del hash de la cadena.
server-cannot-serve = El servidor no puede arrancar: { $error }
server-no-data = No hay ninguna base de datos en { $folder }.
server-file-there = { $file } ya existe; no se ha sobrescrito nada.
server-no-backup = La copia ha fallado: { $error }
server-backed-up = { $file } contiene la copia, { $size } KiB.
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
server-no-boards = Este juego no tiene tableros propios.
server-page-missing = Las mesas están abiertas, pero la página no se ha construido. Quien lleva el servidor la construye con { $command } en la carpeta { $folder }.
server-place-line = Línea { $line }
server-place-column = Línea { $line }, columna { $column }
server-place-key = Clave «{ $name }»
server-place-entry = Clave «{ $name }», entrada { $entry }
server-place-at = En { $place }
server-place-row = Clave «{ $name }», fila { $row }
