# Des relevés aux tables.

dataset-reading = Lecture des parties
dataset-written = { $games ->
    [1] Une partie
   *[other] { $games } parties
} et { $moves } coups dans { $folder }.
dataset-left-out = { $count ->
    [1] Une partie a été laissée de côté ; elle est nommée ci-dessus.
   *[other] { $count } parties ont été laissées de côté ; elles sont nommées ci-dessus.
}
dataset-unfinished = La partie n’est pas finie : nul ne sait où mènent ses coups.
dataset-other-kind = La première partie est { $game } { $options } à { $seats } places ; les observations d’autres jeux ont une autre forme.
dataset-stopped = { $place } { $why } Sans --strict, cette partie serait laissée de côté.
dataset-no-file = Il n’y a pas de fichier { $file }.
dataset-there = { $file } existe déjà ; indique un nouveau dossier.
dataset-nothing = Il n’y a ici aucune partie terminée.
dataset-not-written = Impossible d’écrire { $file } : { $error }
dataset-no-arrow = Les tables ont besoin de pyarrow : pip install "landbridge[lab]"
