# Lo que falla alrededor de los juegos: opciones, registros, asientos.

core-option-unknown = No hay ninguna opción «{ $name }». Elige entre: { $known }.
core-option-meant = No hay ninguna opción «{ $name }». ¿Querías decir { $near }?
core-option-value = La opción { $name } no puede ser «{ $value }». Puedes elegir: { $choices }.
core-wrong-seats = A { $game } juegan de { $few } a { $many } personas, no { $seats }.
core-ended = La partida ha terminado.
core-left = Este asiento ya se había abandonado.

core-why-not-now = Ahora no puedes jugar.
core-why-no-such-move = Eso no es una jugada aquí.
core-read-nothing = «{ $text }» no es una jugada en este juego.
core-fact-move = { $seat }: { $move }.
core-fact-chance = Sale: { $move }.
core-fact-total = { $seat }: { $points ->
    [one] un punto
   *[other] { $points } puntos
}.
core-fact-wins = { $seat } gana.
core-fact-shares = { $seat } comparte el primer puesto.

core-record-place =
    Línea { $line }, columna { $column }, «{ $token }» ({ $moves ->
        [0] antes no hay jugadas
        [one] la jugada anterior está intacta
       *[other] las { $moves } jugadas anteriores están intactas
    }):
core-record-place-line =
    Línea { $line }, columna { $column } ({ $moves ->
        [0] antes no hay jugadas
        [one] la jugada anterior está intacta
       *[other] las { $moves } jugadas anteriores están intactas
    }):
core-record-long = El texto pasa de { $most } caracteres, así que no puede ser el registro de una partida.
core-record-empty = No hay nada que leer.
core-record-magic = El registro de una partida empieza por «landbridge 2».
core-record-format = Este es el formato «{ $token }»; esta versión de Landbridge lee el formato { $ours }.
core-record-game = No hay ningún juego con este nombre.
core-record-version = La partida se jugó con la versión «{ $token }» de las reglas de { $game }; aquí rige la versión { $ours }.
core-record-twice = «{ $token }» aparece dos veces en la primera línea.
core-record-no-seats = La primera línea no dice quién juega («seats Ada, Ben»).
core-name = Un nombre necesita de 1 a { $most } caracteres imprimibles; «{ $name }» no sirve.
core-record-promise = La promesa del crupier tiene que ser de 64 cifras hexadecimales.
core-record-board-option = Un tablero propio se escribe en líneas que empiezan por «|».
core-record-turn = Esta línea dice ronda { $token }, pero vamos por la ronda { $ours }.
core-record-actor = Una línea de jugadas tiene que empezar por quién actúa: { $actors }.
core-record-no-draft = Aquí no puede haber ningún borrador.
core-record-early-end = Aquí hay un resultado, pero la partida no ha acabado.
core-record-result = El resultado no cuadra con las jugadas, que dan { $ours }.
core-record-secret = El secreto del crupier tiene que ser un número par de cifras hexadecimales, de 16 a 128.
core-record-broken-promise = Este secreto no encaja con la promesa del crupier de la primera línea.
core-record-not-utf8 = Este byte no es texto (el archivo no está en UTF-8).
core-record-hidden = Es una partida en curso vista por una sola persona. La jugada de aquí le estaba oculta; no se puede seguir desde este punto.
core-record-luck-late = Cómo se acordaron los sorteos debe figurar antes de la primera jugada.
core-record-left = Tras un asiento abandonado va el motivo: { $known }.
core-record-left-end = Tras el motivo solo puede ir «end».

# Archivos de tablero; antes de cada frase va el lugar y después la regla.
board-too-long = El archivo tiene { $size } caracteres; un archivo de tablero puede tener { $longest } como mucho.
board-too-deep = Aquí hay demasiados corchetes anidados; un tablero necesita uno o dos.
# $reason viene del lector de TOML y está en inglés.
board-not-toml = Esto no se puede leer como TOML: { $reason }.
board-not-shipped = Aquí no hay ningún tablero «{ $name }». Puedes elegir: { $known }.
board-key-unknown = No hay ninguna clave «{ $name }». Un tablero tiene: { $known }.
board-key-meant = No hay ninguna clave «{ $name }». ¿Querías decir «{ $meant }»?
board-key-missing = Falta la clave «{ $name }».
board-key-not-text = «{ $name }» tiene que ser un texto entre comillas.
board-key-not-choice = «{ $name }» es «{ $value }», pero tiene que ser uno de estos: { $choices }.
board-key-not-switch = «{ $name }» tiene que ser true o false, sin comillas.
board-key-not-list = «{ $name }» tiene que ser una lista entre corchetes.
board-entry-not-text = El elemento { $entry } de «{ $name }» tiene que ser un texto entre comillas.
board-title-unfit = «{ $name }» tiene que ser una sola línea de 1 a { $longest } caracteres, sin espacios alrededor.
