# Bots, la arena y la medida de la velocidad.

arena-game-unknown = No hay ningún juego «{ $game }». Puedes elegir: { $known }.
arena-bot-unknown = No hay ningún bot «{ $bot }» para { $game }. Puedes elegir: { $known }, o el tuyo, como file.py:function.
arena-bot-no-file = No hay ningún archivo { $file }.
arena-bot-broken-file = No se puede cargar { $file }: { $error }
arena-bot-no-function = { $file } no tiene ninguna función «{ $function }».

arena-no-option = «{ $text }» no es una opción; escribe nombre=valor.
arena-no-board = No se puede leer el tablero { $file }: { $error }
arena-other-journal = { $file } no es un diario de este torneo; indica otro archivo, o los mismos bots, opciones y semilla.
arena-records-missing = El diario tiene la partida { $number }, pero en { $folder } falta su registro; indica la carpeta que lo tiene, o quita --resume o --records.
arena-no-ray = Ray no está instalado: { $command }
arena-ray-unreachable = No se puede llegar a ningún clúster de Ray en { $address }: { $error }
arena-ray-failed = El clúster de Ray no ha podido seguir jugando: { $error }
arena-playing = Jugando
arena-crashed = { $bot } falló en la partida { $number }, en el asiento { $seat }: { $error }
arena-illegal = { $bot } jugó { $move } en la partida { $number }, en el asiento { $seat }, y no está permitido.
arena-saved = La partida hasta ahí está en { $file }.
arena-not-saved = No se puede escribir la partida hasta ahí en { $file }: { $error }

arena-title = { $game }: { $games ->
    [one] una partida
   *[other] { $games } partidas
}, { $deals ->
    [one] un reparto
   *[other] { $deals } repartos
}
arena-column-bot = Bot
arena-column-wins = Ganadas
arena-column-share = Ganadas, %
arena-column-points = Puntos
arena-column-spread = Rango
arena-interval = { $mean } ({ $low }–{ $high })
arena-seats = Victorias por asiento, %: { $shares }
arena-ratings = Puntuaciones Elo: { $ratings }
arena-tags = Victorias por { $tag }, %: { $shares }
arena-length = Una partida tiene { $turns } rondas y { $decisions } decisiones de media.
arena-about-spread = Rango: los puntos mínimos de una partida, la mediana y los máximos.
arena-about-ratings = Puntuaciones Elo según el puesto de cada uno en cada partida, los empates a medias; 0 es la media, 200 más ganan 76 de cada 100.
arena-about-intervals = Entre paréntesis: el intervalo del 95 %, calculado por reparto, porque las partidas de un reparto comparten sus sorteos.

bench-compiling = Compilando de nuevo las reglas de { $game }
bench-loading = Cargando las reglas compiladas
bench-compiled-running = Partidas al azar, compiladas
bench-interpreted-running = Partidas al azar, interpretadas
bench-title = { $game }, { $seats ->
    [one] una persona
   *[other] { $seats } personas
}, juego al azar en un solo núcleo
bench-column-way = Reglas
bench-column-decisions = Decisiones por segundo
bench-column-games = Partidas por segundo
bench-compiled = compiladas
bench-interpreted = interpretadas
bench-ratio = Las reglas compiladas son { $ratio } veces más rápidas.
bench-compile-time = El primer arranque compila durante { $compile } s; los siguientes cargan el resultado en { $load } s.
bench-decision = Una decisión es una elección de un asiento; los sorteos no cuentan. Una partida tiene { $decisions } de media.
bench-no-numba = Numba no está instalado, así que no hay valor compilado: pip install numba.
bench-seats = A { $game } juegan de { $few } a { $many } personas, no { $seats }.

# Pistas: lo que haría un bot y lo que espera de ello.
hint-glance = Parece bueno a primera vista.
hint-points = Unos { $points },{ $tenths } puntos al final.
hint-chance = Gana unas { $chance } partidas de cada 100.
hint-both = Unos { $points },{ $tenths } puntos al final y { $chance } victorias en 100 partidas.

# `landbridge train`.
train-column-generation = Generación
train-column-positions = Posiciones
train-column-error = Error
train-column-points = Puntos
train-column-seconds = Segundos
train-no-champion = No hay campeón que entrenar para { $game }: al juego le falta el módulo `champion`.
train-another-plan = La carpeta { $folder } contiene el entrenamiento de otro plan. Elige otra, o los mismos ajustes.

# `landbridge bot`.
bot-no-link = Eso no es una invitación: { $link }. Copia el enlace de un asiento libre, con todo lo que sigue al #.
bot-joined = { $name } ocupa el asiento { $seat } y juega.
bot-refused = El servidor respondió { $status }: { $error }
bot-no-server = No se puede llegar al servidor: { $error }

# `landbridge evaluate`.
evaluate-no-task = No hay ninguna tarea «{ $task }». Elige entre: { $known }.
