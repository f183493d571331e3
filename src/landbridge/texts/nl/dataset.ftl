# Van verslagen naar tabellen.

dataset-reading = Partijen worden gelezen
dataset-written = { $games ->
    [one] Eén partij
   *[other] { $games } partijen
} met { $moves } zetten in { $folder }.
dataset-left-out = { $count ->
    [one] Eén partij is weggelaten; ze staat hierboven.
   *[other] { $count } partijen zijn weggelaten; ze staan hierboven.
}
dataset-unfinished = De partij is niet afgelopen; niemand weet waar de zetten toe leidden.
dataset-other-kind = De eerste partij is { $game } { $options } met { $seats } plaatsen; waarnemingen van andere spellen hebben een andere vorm.
dataset-stopped = { $place } { $why } Zonder --strict zou deze partij worden weggelaten.
dataset-no-file = Er is geen bestand { $file }.
dataset-there = { $file } bestaat al; noem een nieuwe map.
dataset-nothing = Hier is geen afgelopen partij.
dataset-not-written = { $file } kan niet worden geschreven: { $error }
dataset-no-arrow = Tabellen hebben pyarrow nodig: pip install "landbridge[lab]"
