# Análise de jogos terminados.

review-reviewing = A analisar o jogo
review-unfinished = O jogo ainda não acabou. A análise mostra tudo, por isso tem de esperar até lá.
review-no-planner = Não há nenhum bot que possa analisar { $game }.
review-not-compiled = A análise precisa de regras compiladas: instala o Numba (pip install numba).
review-version = Esta análise não é desta versão ({ $version }); analisa o jogo outra vez.
review-exercise = Isto não é um exercício.
review-result = Vantagem
review-luck = Sorte
review-adjusted = Sem sorte
review-decisions = Decisões
review-loss = Perda por decisão
review-turning = Pontos de viragem
review-worst = As decisões mais caras
review-round = Ronda
review-seat = Lugar
review-played = Jogado
review-better = Melhor
review-points = Pontos
review-chance = Vitória
review-lucky = sorte
review-note-points = Os pontos são vantagem sobre o melhor adversário.
review-note-judged = As melhores jogadas são avaliadas só pelo que o jogador podia saber; a sorte é medida pelo que estava mesmo escondido.
review-mining = À procura de exercícios
review-mined = { $count ->
    [one] Há { $count } exercício em { $file }.
   *[other] Há { $count } exercícios em { $file }.
}
review-title = Análise
review-about = Foi sorte, e onde perdeste? Cada decisão é comparada com a melhor, e cada sorteio com o que se podia esperar.
review-start = Analisar esta partida
review-going = { $percent } % analisado
review-curve = Probabilidade de ganhar
review-curve-point = { $name } { $percent } %
review-all = Decisões
review-cost = −{ $points } pontos, −{ $percent } % de probabilidade de ganhar
review-fine = Não se encontrou nada melhor.
review-drawn = Sorte: { $text }
review-consent = Os outros nesta mesa podem ver quanto custaram as minhas escolhas
review-hidden = O que custaram as escolhas dos outros é mostrado quando concordarem.
review-failed = A análise não resultou; tenta outra vez.
review-not-ready = Esta partida ainda não está analisada.
review-not-shown = Só quem decidiu vê isto, a menos que concorde.
