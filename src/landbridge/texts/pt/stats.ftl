# Statistics: why something is refused
stats-none = Não há estatísticas neste endereço. Talvez já não sejam partilhadas.

# The page
stats-title = As minhas estatísticas
stats-title-of = Estatísticas de { $name }
stats-see = Ver as minhas estatísticas
stats-nothing = Ainda não jogaste aqui. O teu primeiro resultado aparece assim que uma partida terminar.
stats-game = Jogo
stats-played = Partidas
stats-wins = Ganhas
stats-ties = Primeiro lugar partilhado
stats-mean = Pontos em média
stats-most = Mais pontos
stats-rating-people = Classificação contra pessoas
stats-rating-bots = Classificação contra bots
stats-rating-value = { $rating } ± { $sure }
stats-rating-about = Quem chega começa com 1500. O número depois de ± diz quão incerta é a classificação; diminui a cada partida.
stats-over-time = Partida a partida
stats-look = O que mostra o gráfico
stats-look-points = Pontos
stats-look-rating = Classificação
stats-look-loss = Perda por decisão
stats-game-words =
    { $points ->
        [one] { $day }: um ponto, { $place }
       *[other] { $day }: { $points } pontos, { $place }
    }
stats-rating-words = { $day }: { $rating }
stats-loss-words =
    { $count ->
        [one] { $day }: { $loss } pontos por decisão, uma decisão analisada
       *[other] { $day }: { $loss } pontos por decisão, { $count } decisões analisadas
    }
stats-won = vitória
stats-tied = primeiro lugar partilhado
stats-gone = desistência
stats-alone = partida a solo
stats-place = { $place }.º lugar de { $seats }
stats-earlier = Partidas anteriores
stats-versus = Pessoas e bots
stats-opponents = Adversários
stats-against = Contra
stats-people = Pessoas
stats-ahead = À frente
stats-level = Empate
stats-behind = Atrás
stats-best = Melhores partidas
stats-csv = Todas as partidas em CSV
stats-share = Partilhar
stats-share-about = Só tu vês as tuas estatísticas. Se as partilhares, quem tiver a ligação vê os teus resultados, mas não os adversários nem as repetições.
stats-link = Ligação para as minhas estatísticas
stats-share-go = Partilhar por ligação
stats-unshare = Deixar de partilhar
