# Compilar com antecedência.

warm-compiling = A compilar
warm-game = { $game } levou { $seconds } s.
warm-done = Está tudo compilado, ao fim de { $seconds } s; os próximos arranques carregam-no de { $folder }.
warm-no-numba = O Numba não está instalado, por isso não há nada para compilar: pip install numba.
