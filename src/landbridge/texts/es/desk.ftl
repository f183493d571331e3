# La página en la mesa.
page-tools = Herramientas
page-rules = Reglas
page-language = Idioma
page-light = Claro
page-dark = Oscuro
page-more = Más
page-settings = Ajustes
page-set-show = Mostrar siempre las jugadas posibles
page-set-confirm = Confirmar las jugadas definitivas
page-set-sound = Sonidos
page-set-notify = Aviso cuando me toca
page-set-keys = Atajos de una sola tecla
page-set-pace = Ritmo de los demás
page-pace =
    { $pace ->
        [0] al instante
        [350] rápido
        [700] normal
       *[1400] lento
    }
page-me = Nombre, dispositivos, ajustes
page-own-boards = Mis tableros
page-keys = Teclas
page-keys-board = En el tablero
page-keys-anywhere = En cualquier parte, salvo al escribir
page-key-arrows = de un lugar a otro
page-key-enter = elegir el lugar
page-key-next = al siguiente lugar posible
page-key-previous = al lugar posible anterior
page-key-escape = soltar lo elegido
page-key-farther = Alejar
page-keys-typing = Una jugada también se puede escribir tal como aparece en la lista: con / o «Jugadas».
page-loading = Un momento…
page-broken = Algo ha fallado en esta página
page-broken-about = Tu partida está a salvo en el servidor. Casi siempre basta con recargar la página.
page-reload = Recargar
page-away = El servidor no responde. Intentándolo de nuevo…
page-connection-lost = Se ha perdido la conexión, pero no la partida: intentándolo de nuevo…
page-connection-gone = Esta mesa ya no existe.
page-closed = Esta mesa se ha cerrado.
page-seat-open = asiento libre
page-turn = Ronda { $turn }
page-players = Jugadores
page-you-are = Tú ({ $name })
page-first-player = Jugador inicial
page-enlarge = Ver la hoja de { $seat }
page-own-board = Volver a mi hoja
page-board-of = Hoja de { $seat }
page-zoom-in = Acercar
page-zoom-out = Ver todo el tablero
page-thinking = pensando…
page-tentative = aún puede deshacer
page-log-open = (aún se puede deshacer)
page-away-left = se ha ido
page-away-time = sin tiempo
page-away-resigned = ha abandonado
page-gone = Un bot juega en tu asiento.
page-dock = Qué hacer
page-watching = Los demás están jugando…
page-revealed = Esto han hecho los demás:
page-over = La partida ha terminado.
page-your-turn = Te toca.
page-waiting-for = Esperando a { $names }.
page-no-aim = Ahora no puedes jugar ahí.
page-skip = Saltar la animación
page-spectator = Estás mirando.
page-undo = Deshacer
page-where = Ver jugadas
page-hint = Pista
page-hints = Jugadas sugeridas
page-play-this = Hacer esta jugada
page-moves-open = { $count ->
    [one] { $count } sugerencia; hay más jugadas posibles
   *[other] { $count } sugerencias; hay más jugadas posibles
}
page-moves-list = Jugadas
page-moves = { $count ->
    [one] { $count } jugada posible
   *[other] { $count } jugadas posibles
}
page-type-move = Escribir una jugada
page-send = Enviar
page-score-sheet = Hoja de puntuación
page-reached = logrado
page-lost = ya no es posible
page-log = Historial
page-chat = Chat
page-chat-say = Escribe un mensaje
page-chat-mute = Silenciar a { $name }
page-hand-over = Pasar el dispositivo a { $name }
page-hand-over-about = Listo. Ahora le toca a { $name }.
page-curtain = { $name }, te toca
page-curtain-about = Pasa el dispositivo. Los demás, que no miren.
page-curtain-open = Soy { $name }
page-ask-back = Pedir deshacer mi última jugada
page-download = Descargar la partida
page-leave = Dejar la mesa (sigue un bot)
page-return = Volver a mi asiento
page-resign = Abandonar
page-resign-sure = ¿Abandonar del todo? Quienes se queden acabarán por delante de ti.
page-rematch-open = Te espera una revancha.
page-rematch-by = { $name } quiere jugar otra vez.
page-rematch-go = Unirme
page-title = { $game } · Landbridge
page-title-turn = Te toca · { $game }
page-title-join = ¿Otra vez? · { $game }

# Primeras partidas.
page-guest = Invitado
page-tutorial = Tutorial
page-tutorial-of = Tutorial de { $game }
page-tutorial-on = Seguir
page-tutorial-step = Paso { $step } de { $steps }
page-tutorial-read = Primero sigue leyendo: pulsa Seguir.
page-tutorial-other = Eso también vale, pero por ahora haz la jugada marcada.
page-tutorial-done = Así se juega a { $game }. Ya sabes lo suficiente para jugar.
page-tutorial-play = Jugar ya

# Reglas.
page-learn = Cómo se juega
page-rules-of = Reglas de { $game }
page-unofficial = Landbridge es una adaptación no oficial hecha por aficionados; las reglas están explicadas con nuestras palabras.

# Partidas para ver de nuevo.
page-replay = Repetición
page-replay-about = Abre una partida: elige el archivo o pega el texto. El servidor no la guarda.
page-replay-file = Archivo de la partida
page-replay-paste = O pega el texto
page-replay-show = Abrir
page-replay-other = Otra partida
page-replay-start = Comienzo
page-replay-step = Paso { $step } de { $steps }
page-replay-turn-back = Ronda anterior
page-replay-back = Paso atrás
page-replay-play = Reproducir
page-replay-pause = Pausa
page-replay-on = Paso adelante
page-replay-turn-on = Ronda siguiente
page-replay-possible = Mostrar las jugadas posibles
page-share = Compartir esta posición
page-copied = Enlace copiado

