# Im Voraus übersetzen.

warm-compiling = Wird kompiliert
warm-game = { $game } hat { $seconds } s gebraucht.
warm-done = Alles ist kompiliert, nach { $seconds } s; spätere Starts laden es aus { $folder }.
warm-no-numba = Numba ist nicht installiert, deshalb gibt es nichts zu kompilieren: pip install numba.
