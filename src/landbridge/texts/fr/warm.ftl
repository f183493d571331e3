# Compiler d’avance.

warm-compiling = Compilation
warm-game = { $game } a pris { $seconds } s.
warm-done = Tout est compilé, en { $seconds } s ; les prochains démarrages le chargent depuis { $folder }.
warm-no-numba = Numba n’est pas installé, il n’y a donc rien à compiler : pip install numba.
