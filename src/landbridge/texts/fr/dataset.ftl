# Des relevés aux tables.

dataset-reading = Lecture des relevés
dataset-written = { $games ->
    [one] Une partie
   *[other] { $games } parties
} et { $moves } coups dans { $folder }.
dataset-left-out = { $count ->
    [one] Un relevé a été laissé de côté ; il est nommé ci-dessus.
   *[other] { $count } relevés ont été laissés de côté ; ils sont nommés ci-dessus.
}
dataset-unfinished = La partie n’est pas finie : nul ne sait où mènent ses coups.
dataset-other-kind = La première partie est { $game } { $options } à { $seats } places ; les observations d’autres jeux ont une autre forme.
dataset-stopped = { $place } { $why } Sans --strict, ce relevé serait laissé de côté.
dataset-no-file = Il n’y a pas de fichier { $file }.
dataset-there = { $file } existe déjà ; indiquez un nouveau dossier.
dataset-nothing = Il n’y a ici aucun relevé d’une partie finie.
dataset-not-written = Impossible d’écrire { $file } : { $error }
dataset-no-arrow = Les tables ont besoin de pyarrow : pip install "landbridge[dataset]"
