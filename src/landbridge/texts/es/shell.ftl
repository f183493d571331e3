# El terminal, sea cual sea el juego.

# Antes de la partida.
shell-somebody = Invitado
shell-bot-greedy = Voraz
shell-bot-random = Azar
shell-bot-passive = Pasivo
shell-bot-beginner = Principiante
shell-bot-casual = Aficionado
shell-bot-club = Club
shell-bot-expert = Experto
shell-bot-master = Maestro
shell-bot-champion = Campeón
shell-ask-seats = ¿Quién juega? Nombres y bots ({ $bots }), separados por comas [{ $default }]:
shell-ask-option = { $option }: { $choices } [{ $default }]:
shell-no-bot = No hay ningún bot «{ $bot }» para este juego. Puedes elegir: { $known }.
shell-same-name = No puede haber dos personas que se llamen { $name }.
shell-option-form = Una opción se escribe nombre=valor, no «{ $text }».
shell-no-game = No hay ningún juego «{ $name }». Puedes elegir: { $known }.
shell-no-language = No hay ningún idioma «{ $name }». Puedes elegir: { $known }.

# A la mesa.
shell-hint = Una jugada, ? para ver lo que es posible, ayuda o salir.
shell-curtain = Pasa el dispositivo a { $seat }. { $seat }, pulsa Intro.
shell-thinking = { $seat } está pensando…
shell-thinking-hint = Pensando…
shell-page-on = Pulsa Intro para seguir.
shell-moves-made = Anotado: { $moves }
shell-moves-before = Anotado: { $moves }. Después:
shell-why-what = ¿Por qué qué? Por ejemplo: porque e3-e5
shell-why-legal = { $move } está permitido.
shell-undone = Deshecho.
shell-undone-all = Todo deshecho.
shell-nothing-to-undo = No hay nada que deshacer.
shell-show-whom = No hay ningún «{ $text }» en esta mesa. Puedes elegir: { $seats }.
shell-showing = Esta es la hoja de { $owner }. Pulsa Intro para ver la tuya.
shell-log-empty = Todavía no ha pasado nada.
shell-saved = Guardado: { $file }
shell-save-other = { $file } ya existe y no es una partida guardada; elige otro nombre.
shell-not-saved = No se puede guardar la partida: { $reason }

# Órdenes en la mesa; otras palabras para lo mismo se separan por comas. Las inglesas valen en todos los idiomas.
shell-order-help = ayuda
shell-order-moves = jugadas
shell-order-why = porque, porqué
shell-order-hint = pista
shell-order-undo = deshacer, atrás, atras
shell-order-all = todo
shell-order-show = mostrar, ver
shell-order-log = historial
shell-order-save = guardar
shell-order-quit = salir, adiós, adios

shell-help =
    Puedes escribir varias jugadas en una línea: 5@e3 e3-e5 e3-e5 .
      ?                 lo que es posible ahora
      porque JUGADA     si una jugada está permitida y, si no, por qué regla
      pista             lo que haría un bot fuerte y lo que espera de ello
      deshacer          la última jugada; deshacer todo: el borrador entero
      mostrar B         la hoja de otra persona; mostrar: la tuya
      historial         todo lo que ha pasado
      guardar ARCHIVO   una copia; la partida se guarda sola a cada jugada
      salir             irse; «landbridge play --resume» continúa

# Irse y volver.
shell-goodbye = Hasta pronto.
shell-kept = La partida está guardada en { $file }. Para seguir:
shell-record-kept = El registro de la partida queda en { $file }. Para verla otra vez o comprobar los sorteos:
shell-nothing-to-resume = No hay ninguna partida en curso guardada en { $folder }.
shell-resumed = Sigue { $game }: { $seats }.
shell-already-over = Esta partida ya ha acabado; para verla:
shell-damaged = La partida guardada { $file } está dañada.
shell-damaged-go-on =
    { $moves ->
        [one] ¿Seguir desde la parte intacta, { $moves } jugada? (s/n) [s]:
       *[other] ¿Seguir desde la parte intacta, { $moves } jugadas? (s/n) [s]:
    }
shell-damaged-lost = No hay nada aprovechable en ella.
shell-secret-lost = El secreto del crupier se ha perdido: desde aquí se sortea con otro, y los sorteos de esta partida ya no se pueden comprobar.
# Palabras para sí, separadas por comas.
shell-yes = s, sí, si

# Archivos.
shell-file-missing = No hay ningún archivo { $file }.
shell-file-folder = { $file } es una carpeta, no un archivo.
shell-file-forbidden = No hay permiso para abrir { $file }.
shell-file-large = { $file } ocupa más de { $most } MB, así que no puede ser el registro de una partida.
shell-file-not-text = { $file } no es texto: la línea { $line } no está en UTF-8.
shell-file-trouble = No se puede usar { $file }: { $reason }.

# replay
shell-replay-seats = { $game }: { $seats }
shell-replay-turn = Ronda { $turn }
shell-replay-hint = Intro: avanzar · b: retroceder · un número: esa ronda · una letra: esa hoja · q: acabar
shell-replay-running = La partida aún no ha acabado.
shell-replay-no-turn = No hay ronda { $turn }; el registro tiene { $last }.
shell-replay-salvage = «landbridge replay { $file } --salvage OUT» escribe la parte intacta en un archivo aparte.
shell-salvaged =
    { $moves ->
        [one] La parte intacta, { $moves } jugada, está escrita en { $file }.
       *[other] La parte intacta, { $moves } jugadas, está escrita en { $file }.
    }
shell-shelf = { $file } contiene las partidas { $first } a { $last }; indica una: --game { $last }
shell-shelf-none = { $file } contiene una sola partida sin número; quita --game.
shell-salvage-whole = El registro está entero; no hay nada que rescatar.

# verify
shell-verify-round = Ronda
shell-verify-event = Suceso
shell-verify-draw = Sorteo
shell-verify-true =
    { $count ->
        [one] Sorteo limpio: el único sorteo se deduce del secreto fijado antes de la partida.
       *[other] Sorteos limpios: los { $count } sorteos se deducen del secreto fijado antes de la partida.
    }
shell-verify-false = Ronda { $turn }: el registro dice { $event } { $text }, pero el secreto lleva a { $expected }.
shell-verify-no-promise = El registro no tiene promesa del crupier («luck …»), así que no hay nada que comprobar.
shell-verify-no-secret = El registro aún no tiene secreto: se añade cuando acaba la partida, y solo entonces se pueden comprobar los sorteos.

# check-board
shell-board-fine = { $file } es un tablero válido para { $game }.
shell-board-refused =
    { $count ->
        [one] { $file } tiene un problema:
       *[other] { $file } tiene { $count } problemas:
    }
shell-board-notes = Conviene saber:
shell-board-none = { $game } no admite tableros propios.
