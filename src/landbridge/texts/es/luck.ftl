# De dónde sale la suerte de una partida: promesas, compromisos, revelaciones
luck-failed = El intento { $attempt } fracasó; de él no sale ningún sorteo.
luck-unrevealed = La parte de { $seat } está sellada, pero sin abrir.
luck-no-randomness = La fuente pública de azar aún no ha respondido.
luck-closed = Todas las partes están ya selladas; no se puede añadir ninguna.
luck-twice = { $seat } ya lo ha hecho.
luck-digits = Aquí van { $digits } cifras hexadecimales, en minúsculas.
luck-words = Las palabras tienen como mucho 60 caracteres imprimibles.
luck-words-plain = Las palabras deben enviarse como huella. Vuelve a cargar la página.
luck-order = Los intentos no van en orden, o alguno dice algo dos veces.
luck-list = Intento { $attempt }: este no es el hash de su lista de partes selladas.
luck-early = Ninguna parte se abre antes de que todas estén selladas.
luck-unopened = Lo que abrió { $seat } no es la parte que estaba sellada.
luck-line = Una línea «luck» dice una de estas cosas: { $known }.
luck-short = Falta algo en esta línea.
luck-seat = No existe ese asiento.
luck-number = Aquí va un número entero.
luck-not-begun = Esto va después de «luck attempt …».
luck-other-promise = El último intento no tiene la promesa de la primera línea.
luck-outside = En esta mesa las cartas, dados o fichas vienen de una caja de verdad; aquí solo puedes decir que sí.
luck-other-list = Este no es el hash de la lista cerrada de partes selladas.
luck-promise = Esto se hizo para otra promesa. Vuelve a mirar la mesa.
luck-seats-closed = Todas las partes están selladas: no se puede quitar ni cambiar a nadie hasta que se abran.
luck-held = En esta mesa el servidor guarda tu parte.

# landbridge verify
luck-verify-attempts =
    { $count ->
        [one] La partida empezó al primer intento.
       *[other] La partida empezó en el intento { $count }. Antes fracasaron estos:
    }
luck-verify-failed-commit = Intento { $attempt }: sin parte al acabar el plazo: { $seats }.
luck-verify-failed-reveal = Intento { $attempt }: prefirieron empezar sin la parte que habían sellado: { $seats }.
luck-verify-failed-seat = Intento { $attempt }: un asiento cambió de manos antes de la primera jugada.
luck-verify-failed-beacon = Intento { $attempt }: la fuente pública de azar no respondió.
luck-verify-failed-stopped = El intento { $attempt } se canceló.
luck-verify-own = Con protección incluso frente a quien lleva el servidor, por una parte guardada en su propio dispositivo: { $seats }.
luck-verify-held = Dejaron su parte en manos del servidor, así que sin protección frente a quien lo lleva: { $seats }.
luck-verify-late = El servidor guardó su parte al acabar el plazo, así que sin protección frente a quien lo lleva: { $seats }.
luck-verify-none = Nadie selló una parte: al crupier solo lo ata su promesa.
luck-verify-beacon = Los sorteos dependen también de la ronda { $round } de la fuente { $chain }, que dijo { $randomness }. Compáralo con lo que publicó la fuente.
luck-verify-mine = El asiento { $seat } abrió exactamente esto, y forma parte de la clave.
luck-verify-not-mine = El asiento { $seat } abrió otra cosa. Si esto es lo que envió tu dispositivo, los sorteos de esta partida no son de fiar.
luck-verify-not-there = El asiento { $seat } no añadió nada a los sorteos.
luck-verify-which = Indica cuál era tu asiento: --seat A
