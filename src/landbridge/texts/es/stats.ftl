# Statistics: why something is refused
stats-none = No hay estadísticas en esta dirección. Quizá ya no se compartan.

# The page
stats-title = Mis estadísticas
stats-title-of = Estadísticas de { $name }
stats-see = Ver mis estadísticas
stats-nothing = Todavía no has jugado aquí. Tu primer resultado aparecerá en cuanto termine una partida.
stats-game = Juego
stats-played = Partidas
stats-wins = Ganadas
stats-ties = Primer puesto compartido
stats-mean = Puntos de media
stats-most = Más puntos
stats-rating-people = Valoración contra personas
stats-rating-bots = Valoración contra bots
stats-rating-value = { $rating } ± { $sure }
stats-rating-about = Los nuevos empiezan con 1500. El número tras ± indica lo insegura que es la valoración; baja con cada partida.
stats-over-time = Partida a partida
stats-look = Qué muestra la gráfica
stats-look-points = Puntos
stats-look-rating = Valoración
stats-look-loss = Pérdida por decisión
stats-game-words =
    { $points ->
        [one] { $day }: un punto, { $place }
       *[other] { $day }: { $points } puntos, { $place }
    }
stats-rating-words = { $day }: { $rating }
stats-loss-words =
    { $count ->
        [one] { $day }: { $loss } puntos por decisión, una decisión analizada
       *[other] { $day }: { $loss } puntos por decisión, { $count } decisiones analizadas
    }
stats-won = victoria
stats-tied = primer puesto compartido
stats-gone = abandono
stats-alone = partida en solitario
stats-place = puesto { $place } de { $seats }
stats-earlier = Partidas anteriores
stats-versus = Personas y bots
stats-opponents = Rivales
stats-against = Contra
stats-people = Personas
stats-ahead = Por delante
stats-level = Empate
stats-behind = Por detrás
stats-best = Mejores partidas
stats-csv = Todas las partidas en CSV
stats-share = Compartir
stats-share-about = Solo tú ves tus estadísticas. Si las compartes, quien tenga el enlace verá tus resultados, pero no tus rivales ni tus repeticiones.
stats-link = Enlace a mis estadísticas
stats-share-go = Compartir por enlace
stats-unshare = Dejar de compartir
