# Im Voraus übersetzen.

warm-compiling = Wird übersetzt
warm-game = { $game } hat { $seconds } s gebraucht.
warm-done = Alles ist übersetzt, nach { $seconds } s; spätere Starts laden es aus { $folder }.
warm-no-numba = Numba ist nicht installiert, deshalb gibt es nichts zu übersetzen: pip install "landbridge[fast]".
