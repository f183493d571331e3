# Espetadores: porque algo é recusado
watch-seated = Quem joga numa mesa não pode ver tudo nela.
watch-taken = Outra pessoa já pediu para ver tudo aqui.
watch-none = Nesta mesa ninguém vê tudo.
watch-no = Em torneios e no desafio do dia ninguém pode ver tudo.
watch-no-hook = Numa mesa vista com atraso, os turnos não são anunciados num chat.

# O que diz o histórico
watch-fact-asks = { $name } pede para ver tudo.
watch-fact-agrees = { $seat } concorda.
watch-fact-sees = { $name } vê tudo a partir de agora.
watch-fact-ends = { $name } não vê tudo.

# A página
watch-label = Espetadores
watch-label-about = Com quanto atraso veem o que acontece.
watch-live = veem a partida em direto
watch-moves = { $count ->
    [one] veem-na uma jogada depois
   *[other] veem-na { $count } jogadas depois
}
watch-minutes = veem-na { $time } depois
watch-behind-moves = { $count ->
    [one] Estás a ver com uma jogada de atraso.
   *[other] Estás a ver com { $count } jogadas de atraso.
}
watch-behind-minutes = Estás a ver com { $time } de atraso.
watch-ask = Pedir para ver tudo
watch-ask-about = Para ensinar ou comentar. Todos à mesa têm de concordar.
watch-asks = { $name } pede para ver tudo, também o que está escondido dos outros: para ensinar ou comentar, por exemplo.
watch-allow = Permitir
watch-deny = Não permitir
watch-agreed = Concordaste. Faltam os outros.
watch-waits = Vês tudo assim que toda a mesa concordar.
watch-lasts = { $name } vê tudo, também o que está escondido.
watch-yours = Vês tudo, também o que está escondido de quem joga.
watch-end = Terminar
watch-withdraw = Retirar o pedido
