# Compilar por adelantado.

warm-compiling = Compilando
warm-game = { $game } ha tardado { $seconds } s.
warm-done = Todo está compilado, tras { $seconds } s; los próximos arranques lo cargan de { $folder }.
warm-no-numba = Numba no está instalado, así que no hay nada que compilar: pip install numba.
