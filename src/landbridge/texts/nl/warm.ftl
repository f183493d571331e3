# Vooraf compileren.

warm-compiling = Bezig met compileren
warm-game = { $game } duurde { $seconds } s.
warm-done = Alles is gecompileerd, na { $seconds } s; latere starts laden het uit { $folder }.
warm-no-numba = Numba is niet geïnstalleerd, dus er valt niets te compileren: pip install numba.
