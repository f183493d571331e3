# La página en la mesa.
page-tools = Herramientas
page-rules = Reglas
page-language = Idioma
page-light = Claro
page-dark = Oscuro
page-more = Más
page-settings = Ajustes
page-set-show = Mostrar siempre lo que es posible
page-set-confirm = Preguntar antes de jugadas que no se pueden deshacer
page-set-sound = Un sonido cuando me toca
page-set-notify = Un aviso cuando me toca
page-set-pace = Ritmo de los demás
page-pace =
    { $pace ->
        [0] de golpe
        [350] vivo
        [700] tranquilo
       *[1400] lento
    }
page-me = Mi nombre, mis dispositivos
page-own-boards = Tableros propios
page-loading = Un momento …
page-broken = Algo ha fallado en esta página
page-broken-about = Tu partida está a salvo en el servidor. Casi siempre basta con recargar la página.
page-reload = Recargar
page-away = El servidor no responde. Intentándolo de nuevo …
page-connection-lost = Se ha perdido la conexión, nada más: intentándolo de nuevo …
page-connection-gone = Esta mesa ya no existe.
page-closed = Esta mesa se ha cerrado.
page-seat-open = libre
page-turn = Ronda { $turn }
page-players = Jugadores
page-first-player = Jugador inicial
page-enlarge = Ver el tablero de { $seat }
page-own-board = Volver a mi tablero
page-board-of = Tablero de { $seat }
page-zoom-in = Acercar
page-zoom-out = Ver todo el tablero
page-thinking = pensando …
page-away-left = se ha ido
page-away-time = sin tiempo
page-away-resigned = ha abandonado
page-gone = Un bot juega en tu sitio.
page-dock = Qué hacer
page-watching = Mirando lo que hacen los demás …
page-over = La partida ha terminado.
page-your-turn = Te toca.
page-waiting-for = Esperando a { $names }.
page-no-aim = Ahí no se puede hacer nada ahora.
page-skip = Mostrar el resto
page-undo = Deshacer
page-clear = Elegir otra vez
page-where = ¿Dónde?
page-hint = Consejo
page-hints = Jugadas aconsejadas
page-play-this = Jugar así
page-moves-open = { $count ->
    [one] { $count } sugerencia; hay más posibles
   *[other] { $count } sugerencias; hay más posibles
}
page-moves = { $count ->
    [one] { $count } jugada posible
   *[other] { $count } jugadas posibles
}
page-type-move = Una jugada en notación
page-send = Enviar
page-score-sheet = Hoja de puntos
page-reached = logrado
page-lost = ya no es posible
page-log = Lo que ha pasado
page-chat = Charla
page-chat-say = Di algo
page-chat-mute = No oír a { $name }
page-hand-over = Pasar a { $name }
page-hand-over-about = Hecho. Ahora le toca a { $name }.
page-curtain = { $name }, te toca
page-curtain-about = Pasa el dispositivo; los demás miran a otro lado.
page-curtain-open = Soy { $name }
page-ask-back = Pedir que me devuelvan la última jugada
page-download = Descargar la partida
page-leave = Irse; un bot sigue jugando
page-return = Volver a mi sitio
page-resign = Abandonar
page-resign-sure = ¿Abandonar del todo? Quienes se queden acabarán por delante de ti.
page-rematch-open = Te espera una revancha.
page-rematch-go = A la revancha
page-title = { $game } · Landbridge
page-title-turn = Te toca · { $game }

# Primeras partidas.
page-guest = Invitado
page-tutorial = Una primera partida
page-tutorial-of = Primera partida de { $game }
page-tutorial-on = Seguir
page-tutorial-step = Paso { $step } de { $steps }
page-tutorial-read = Primero sigue leyendo, luego juega.
page-tutorial-other = { $move } también vale. En esta primera partida, juega lo que está marcado.
page-tutorial-done = Eso es { $game }. Todo lo demás sale de ahí.
page-tutorial-play = Jugar una partida

# Reglas.
page-learn = Cómo se juega
page-rules-of = Reglas de { $game }
page-unofficial = Landbridge es una adaptación no oficial hecha por aficionados; las reglas están contadas con nuestras palabras.

# Partidas para ver de nuevo.
page-replay = Repetición
page-replay-about = Abre una partida anotada: un archivo, o el texto pegado. El servidor no la guarda.
page-replay-file = Un archivo
page-replay-paste = O el texto mismo
page-replay-show = Mostrar
page-replay-other = Otra partida
page-replay-start = El comienzo
page-replay-step = Paso { $step } de { $steps }
page-replay-turn-back = A la ronda anterior
page-replay-back = Un paso atrás
page-replay-play = Reproducir
page-replay-pause = Pausa
page-replay-on = Un paso adelante
page-replay-turn-on = A la ronda siguiente
page-replay-possible = Mostrar lo que era posible
page-share = Compartir esta posición
page-copied = Enlace copiado

# Tableros propios.
page-boards-about = Introduce el tablero que tienes: haciendo clic o como texto. Se comprueba mientras tanto y se guarda en este dispositivo.
page-boards-game = Juego
page-boards-begin = Empezar con
page-boards-how = Cómo introducirlo
page-boards-click = con clics
page-boards-text = como texto
page-boards-grid = Elige un signo y haz clic donde va; sin elegir, un clic trae el signo siguiente.
page-boards-pens = Signos
page-boards-points = Elige un punto y haz clic donde está; las flechas lo mueven.
page-boards-point = Punto
page-boards-line = Línea { $line }:
page-boards-ok = En este tablero se puede jugar.
page-boards-wrong =
    { $count ->
        [one] Hay una cosa que aún no está bien:
       *[other] Hay { $count } cosas que aún no están bien:
    }
page-boards-open = Abrir una mesa con él
page-boards-preview = El tablero tal como se verá
page-boards-no-preview = Se dibujará aquí en cuanto se pueda jugar en él.
