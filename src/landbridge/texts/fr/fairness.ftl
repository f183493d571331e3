# Les dés trichent-ils ? Ce qui a été tiré sur un serveur, et ce qu’on pouvait attendre
fair-title = Les dés trichent-ils ?
fair-link = Les dés trichent-ils ?
fair-about = Chaque carte, dé et tuile des parties terminées sur ce serveur, comparés aux chances juste avant le tirage.
fair-counted = Parties : { $games }, tirages : { $draws }
fair-which = Ne comptent pas : les donnes du jour, qui partagent leurs tirages, et tes propres plateaux. Sur beaucoup de tableaux, un ou deux semblent étranges par pur hasard.
fair-fine = Le pur hasard serait au moins aussi loin du compte dans { $often } des cas. Rien d’anormal.
fair-odd = Le pur hasard ne serait aussi loin du compte que dans { $often } des cas. Il faudrait y regarder de plus près.
fair-few = Trop peu de tirages pour conclure.
fair-table = Les { $draws } tirages
fair-chi = Khi-deux { $chi }, degrés de liberté { $freedom }
fair-outcome = Tirage
fair-came = Sorti
fair-expected = Attendu
fair-kind-begin = qui commence
fair-kind-board = tableaux
fair-kind-card = cartes
fair-kind-die = dés
fair-kind-leave = tuiles écartées
fair-kind-start = tuile de départ
fair-kind-tile = tuiles

# landbridge luck-stats
fair-all = Tirages comparés aux chances : parties { $games }, tirages { $draws }.
fair-column-game = Jeu
fair-column-kind = Tirage
fair-column-draws = Tirages
fair-column-chi = Khi-deux
fair-column-freedom = Liberté
fair-column-chance = Hasard
fair-too-few = trop peu
fair-none = Aucune partie terminée dans { $place }.
fair-unreadable = { $place } est illisible et n’est pas compté.
