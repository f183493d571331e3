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
