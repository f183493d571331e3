# A device as deck, dice or bag at a real table.
draw-title = En la mesa de verdad
draw-about = Este aparato es el mazo, los dados o la bolsa para una partida en una mesa de verdad, y dice quién empieza.
draw-begins = Empieza { $seat }.
draw-players = Jugadores
draw-start = Prometer y empezar
draw-promise = Promesa
draw-promise-about = Apuntad su comienzo. Un secreto decide todo lo que sale; esta es su huella. Al final se muestra el secreto, y se ve que nada ha cambiado entretanto.
draw-left = { $count ->
    [one] queda una
   *[other] quedan { $count }
}
draw-none = No queda nada.
draw-hide = Ocultar
draw-show = Mostrar
draw-speak = Leer en voz alta
draw-timer = Reloj
draw-stop = Parar
draw-end = Terminar y mostrar el secreto
draw-secret = Secreto
draw-kept = El secreto corresponde a la promesa.
draw-broken = El secreto no corresponde a la promesa.
draw-drawn = Lo que ha salido
draw-again = Nueva promesa

# What chance is for; buttons.
draw-what-card = Descubrir una carta
draw-what-die = Tirar los dados
draw-what-tile = Robar fichas
draw-what-start = Robar la ficha inicial
draw-what-board = Repartir un tablero
draw-what-begin = ¿Quién empieza?
