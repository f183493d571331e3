# De dónde sale la suerte de una partida: promesas, compromisos, revelaciones
luck-failed = El intento { $attempt } fracasó; de él no se puede sacar nada.
luck-unrevealed = { $seat } se comprometió, pero no ha revelado nada.
luck-no-randomness = El faro público aún no ha hablado.
luck-closed = La lista de compromisos está cerrada.
luck-twice = { $seat } ya lo ha hecho.
luck-digits = Aquí van { $digits } cifras hexadecimales, en minúsculas.
luck-words = Las palabras tienen como mucho 60 caracteres imprimibles.
luck-order = Los intentos no van en orden, o alguno dice algo dos veces.
luck-list = Intento { $attempt }: este no es el hash de su lista de compromisos.
luck-early = Nadie revela nada antes de que se cierre la lista de compromisos.
luck-unopened = Lo que reveló { $seat } no corresponde a su compromiso.
luck-line = Una línea sobre la suerte dice una de estas cosas: { $known }.
luck-short = Falta algo en esta línea.
luck-seat = No existe ese asiento.
luck-number = Aquí va un número entero.
luck-not-begun = Esto va después de «luck attempt …».
luck-other-promise = El último intento no tiene la promesa de la primera línea.
luck-first-edition = Esta mesa usa todavía la primera edición de la suerte; aquí solo se puede decir que se está listo.
luck-other-list = Este no es el hash de la lista cerrada de compromisos.
luck-promise = Esto se hizo para otra promesa. Vuelve a mirar la mesa.
luck-seats-closed = Todos se han comprometido: no se puede echar ni cambiar a nadie hasta que la suerte esté acordada.
luck-lost = Llegaste tarde y perdiste tu asiento. Puedes volver si toda la mesa está de acuerdo.

# landbridge verify
luck-verify-attempts =
    { $count ->
        [one] La partida empezó al primer intento.
       *[other] La partida empezó en el intento { $count }. Antes fracasaron estos:
    }
luck-verify-failed-commit = Intento { $attempt }: faltó a tiempo el compromiso de { $seats }.
luck-verify-failed-reveal = Intento { $attempt }: faltó a tiempo la revelación de { $seats }.
luck-verify-failed-seat = Intento { $attempt }: un asiento cambió de manos antes de la primera jugada.
luck-verify-failed-beacon = Intento { $attempt }: el faro público no habló.
luck-verify-failed-stopped = El intento { $attempt } se canceló.
luck-verify-own = Protegidos frente al operador, con sal propia: { $seats }.
luck-verify-held = El servidor guardaba la sal, así que sin protección frente al operador: { $seats }.
luck-verify-none = Nadie se comprometió: a la banca solo la ata su promesa.
luck-verify-beacon = La suerte depende también de la ronda { $round } del faro público { $chain }, que dijo { $randomness }. Compáralo con lo que publicó el faro.
luck-verify-mine = El asiento { $seat } reveló exactamente esto, y forma parte de la clave.
luck-verify-not-mine = El asiento { $seat } reveló otra cosa. Si esto es lo que envió tu dispositivo, la suerte de esta partida no es de fiar.
luck-verify-not-there = El asiento { $seat } no añadió nada a la suerte.
luck-verify-which = Di cuál era tu asiento: --seat A
