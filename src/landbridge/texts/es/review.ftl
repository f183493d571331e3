# Análisis de partidas terminadas.

review-reviewing = Analizando la partida
review-unfinished = La partida no ha terminado. El análisis lo muestra todo, así que tiene que esperar hasta entonces.
review-no-planner = No hay ningún bot que pueda analizar { $game }.
review-not-compiled = El análisis necesita reglas compiladas: instala Numba (pip install numba).
review-version = Este análisis no es de esta versión ({ $version }); vuelve a analizar la partida.
review-exercise = Esto no es un ejercicio.
review-result = Ventaja
review-luck = Suerte
review-adjusted = Sin suerte
review-decisions = Decisiones
review-loss = Pérdida por decisión
review-turning = Momentos decisivos
review-worst = Las decisiones más caras
review-round = Ronda
review-seat = Puesto
review-played = Jugado
review-better = Mejor
review-points = Puntos
review-chance = Victoria
review-lucky = suerte
review-note-points = Los puntos son ventaja sobre el mejor rival.
review-note-judged = Las jugadas mejores se juzgan solo por lo que el jugador podía saber; la suerte se mide con lo que de verdad estaba oculto.
review-mining = Buscando ejercicios
review-mined = { $count ->
    [one] Hay { $count } ejercicio en { $file }.
   *[other] Hay { $count } ejercicios en { $file }.
}
review-title = Análisis
review-about = ¿Fue suerte, y dónde perdiste? Cada decisión se compara con la mejor, y cada sorteo con lo que cabía esperar.
review-start = Analizar esta partida
review-going = { $percent } % analizado
review-curve = Probabilidad de ganar
review-curve-point = { $name } { $percent } %
review-all = Decisiones
review-cost = −{ $points } puntos, −{ $percent } % de probabilidad de ganar
review-fine = No se encontró nada mejor.
review-drawn = Suerte: { $text }
review-consent = Los demás de la mesa pueden ver lo que costaron mis decisiones
review-hidden = Lo que costaron las decisiones de otros se muestra cuando estén de acuerdo.
review-failed = El análisis no ha funcionado; inténtalo de nuevo.
review-not-ready = Esta partida aún no está analizada.
review-not-shown = Solo lo ve quien decidió, salvo que esté de acuerdo.
