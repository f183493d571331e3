# Análisis de partidas terminadas.

review-reviewing = Analizando la partida
review-unfinished = La partida no ha terminado. El análisis lo muestra todo, así que tiene que esperar hasta entonces.
review-no-planner = No hay ningún bot que pueda analizar { $game }.
review-not-compiled = El análisis necesita reglas compiladas: instala Numba (pip install "landbridge[fast]").
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
