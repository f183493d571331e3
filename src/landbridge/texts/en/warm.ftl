# Compiling ahead of time.

warm-compiling = Compiling
warm-game = { $game } took { $seconds } s.
warm-done = Everything is compiled, after { $seconds } s; later starts load it from { $folder }.
warm-no-numba = Numba is not installed, so there is nothing to compile: pip install numba.
