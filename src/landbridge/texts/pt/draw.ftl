# A device as deck, dice or bag at a real table.
draw-title = Na mesa de verdade
draw-about = Este aparelho é o baralho, os dados ou o saco para um jogo numa mesa de verdade, e diz quem começa.
draw-begins = { $seat } começa.
draw-players = Jogadores
draw-start = Começar
draw-promise = Código de verificação
draw-promise-about = Aponta o início. Um segredo decide tudo o que sai; esta é a sua impressão digital. No fim, o segredo é mostrado, e vê-se que nada mudou entretanto.
draw-left = { $count ->
    [one] resta uma
   *[other] restam { $count }
}
draw-none = Não resta nada.
draw-hide = Esconder
draw-show = Mostrar
draw-speak = Ler em voz alta
draw-timer = Temporizador
draw-stop = Parar
draw-end = Terminar e mostrar o segredo
draw-secret = Segredo
draw-kept = O segredo corresponde ao código de verificação.
draw-broken = O segredo não corresponde ao código de verificação.
draw-drawn = O que saiu
draw-again = Começar de novo

# What chance is for; buttons.
draw-what-card = Virar uma carta
draw-what-die = Lançar os dados
draw-what-tile = Tirar fichas
draw-what-start = Tirar a ficha inicial
draw-what-board = Distribuir um tabuleiro
draw-what-begin = Quem começa?
