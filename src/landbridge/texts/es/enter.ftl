# Una partida con la caja de verdad, jugada a jugada.
enter-about = Introduce una partida de verdad jugada a jugada: qué carta, tirada o ficha salió y qué hizo cada cual. También puedes escribir undo, hint o quit.
enter-came = ¿Qué salió? ({ $known })
enter-saved = Guardado: { $file }. «landbridge replay» y «landbridge review» lo leen.
enter-outside = Las cartas, dados o fichas de esta partida vinieron de fuera, de una caja de verdad: nadie los puede comprobar.
