# Empezar un juego propio y comprobarlo.

prove-begun = { $folder } es un pequeño juego completo; conviértelo en el tuyo. Para comprobarlo: { $command }
prove-name = «{ $name }» no puede ser el nombre de un juego nuevo. Usa minúsculas, cifras y guiones bajos, como en my_game.
prove-exists = Ya existe { $folder }.
prove-broken = No se cumple la ley «{ $law }»: { $detail }
prove-holds = Se cumplen todas las leyes, con cualquier número de jugadores y cualquier opción: { $steps ->
    [one] un paso
   *[other] { $steps } pasos
} en { $games ->
    [one] una partida
   *[other] { $games } partidas
}.
