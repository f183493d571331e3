# Análise de jogos terminados.

review-reviewing = A analisar o jogo
review-unfinished = O jogo ainda não acabou. A análise mostra tudo, por isso tem de esperar até lá.
review-no-planner = Não há nenhum bot que possa analisar { $game }.
review-not-compiled = A análise precisa de regras compiladas: instala o Numba (pip install "landbridge[fast]").
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
