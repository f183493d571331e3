# De los registros a las tablas.

dataset-reading = Leyendo partidas
dataset-written = { $games ->
    [one] Una partida
   *[other] { $games } partidas
} con { $moves } jugadas en { $folder }.
dataset-left-out = { $count ->
    [one] Se ha omitido una partida; se nombra arriba.
   *[other] Se han omitido { $count } partidas; se nombran arriba.
}
dataset-unfinished = La partida no ha terminado; nadie sabe adónde llevan sus jugadas.
dataset-other-kind = La primera partida es { $game } { $options } con { $seats } asientos; las observaciones de otros juegos tienen otra forma.
dataset-stopped = { $place } { $why } Sin --strict se omitiría.
dataset-no-file = No hay ningún archivo { $file }.
dataset-there = { $file } ya existe; indica una carpeta nueva.
dataset-nothing = Aquí no hay ninguna partida terminada.
dataset-not-written = No se puede escribir { $file }: { $error }
dataset-no-arrow = Las tablas necesitan pyarrow: pip install "landbridge[lab]"
