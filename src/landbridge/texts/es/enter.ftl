# Una partida con la caja de verdad, jugada a jugada.
enter-about = Introduce una partida de verdad jugada a jugada: qué carta, tirada o ficha salió y qué hizo cada cual. También puedes escribir undo, hint o quit.
enter-came = ¿Qué salió? ({ $known })
enter-saved = Guardado: { $file }. «landbridge replay» y «landbridge review» lo leen.
enter-outside = Las cartas, dados o fichas de esta partida vinieron de fuera, de una caja de verdad: nadie los puede comprobar.
enter-title = Introducir una partida
enter-page-about = Jugáis con una caja de verdad. Introduce en el tablero qué salió y qué hizo cada cual. Las reglas lo comprueban, las pistas ayudan y al final hay registro y análisis.
enter-page-undo = Deshacer retira lo último que se introdujo, incluso después del final.
enter-page-loopit = Introduce también todos los soportes: quien introduce los ve todos.
enter-correct = Deshacer lo último introducido
enter-begin = Empezar a introducir
enter-what = ¿Qué salió?
enter-what-seat = ¿Qué le tocó a { $seat }?
