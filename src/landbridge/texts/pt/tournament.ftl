# Torneios: porque algo é recusado
tournament-closed = Outras mesas desta ronda têm os mesmos sorteios e ainda estão a jogar. As repetições abrem quando a ronda terminar.
tournament-few = Um torneio precisa de pelo menos { $fewest } participantes.
tournament-full = Este torneio está cheio: aceita { $most } participantes.
tournament-left = Esta pessoa não participa.
tournament-no-hint = Num torneio não há dicas.
tournament-own-board = Também jogas nesta mesa. Outra pessoa tem de decidir isso.
tournament-here = Esta pessoa esteve aqui nos últimos { $minutes } minutos, ou não lhe cabe jogar agora.
tournament-none = Esse torneio não existe.
tournament-not-running = Agora não é possível.
tournament-started = Este torneio já começou.

# A página
tournament-title = Torneios
tournament-about = Para um clube, uma turma ou uma família. Partilha o link, todos se inscrevem e o servidor abre as mesas de cada ronda.
tournament-new = Novo torneio
tournament-none-yet = Ainda não há torneios aqui.
tournament-link = Link do torneio
tournament-open = Criar torneio
tournament-join = Participar
tournament-start = Começar a primeira ronda
tournament-leave = Desistir
tournament-close = Cancelar o torneio
tournament-close-sure = Cancelar este torneio? As partidas em curso continuam, mas não há mais rondas.
tournament-wall = Ecrã para a parede
tournament-csv = Resultados em CSV
tournament-my-table = Ir para a minha mesa
tournament-my-table-about = A tua partida começou e o teu relógio está a contar.
tournament-back = Voltar ao torneio
tournament-name = Nome do torneio
tournament-name-usual = Torneio de { $game }
tournament-game = Jogo
tournament-format = Sistema
tournament-format-swiss = Suíço
tournament-format-swiss-about = Um número fixo de rondas. Jogas contra quem tem mais ou menos os teus pontos, e nunca duas vezes contra a mesma pessoa se for evitável.
tournament-format-round-robin = Todos contra todos
tournament-format-round-robin-about = Ronda após ronda até todos se terem encontrado. Até 32 participantes.
tournament-format-knock-out = Eliminatórias
tournament-format-knock-out-about = A melhor metade de cada mesa continua, até restar uma pessoa.
tournament-at-table = Pessoas por mesa
tournament-rounds = Rondas
tournament-duplicate = Os mesmos sorteios em todas as mesas
tournament-duplicate-about = O servidor fixa de antemão os sorteios de cada ronda e revela o seu segredo quando ela termina.
tournament-listed = Mostrar na lista
tournament-listed-about = Caso contrário, é preciso o link.
tournament-status-open = Inscrições abertas
tournament-status-over = Terminado
tournament-status-closed = Cancelado
tournament-round = Ronda { $round } de { $rounds }
tournament-seats = { $seats } por mesa
tournament-tables = Mesas
tournament-standings = Classificação
tournament-final = Classificação final
tournament-place = Lugar
tournament-player = Nome
tournament-players =
    { $count ->
        [0] Ninguém por enquanto
        [one] Uma pessoa
       *[other] { $count } participantes
    }
tournament-nobody = Ainda ninguém se inscreveu.
tournament-gone = desistiu
tournament-absent = Não está
tournament-absent-sure = Abandonar esta partida em nome de { $name }?
tournament-withdraw = Retirar
tournament-withdraw-sure = Retirar { $name } do torneio? Uma partida em curso conta como abandonada.
tournament-bye = folga, conta como vitória
tournament-board-over = terminada
tournament-board-playing = a jogar
tournament-go = Jogar
tournament-watch = Ver
tournament-hidden = Os resultados aparecem quando todas as mesas desta ronda acabarem.
tournament-ties = O que conta

# O que desempata
tournament-tie-rounds = Rondas
tournament-tie-rounds-about = Rondas jogadas até à eliminação.
tournament-tie-points = Pontos
tournament-tie-points-about = Um por cada mesa ganha; em mesas maiores, a parte dos outros que deixas para trás. Ficar isento conta como vitória.
tournament-tie-matchpoints = Mesmos sorteios
tournament-tie-matchpoints-about = A parte de quem tinha o mesmo lugar e os mesmos sorteios e fez pior.
tournament-tie-direct = Direto
tournament-tie-direct-about = Pontos contra quem tem os mesmos pontos.
tournament-tie-buchholz = Buchholz
tournament-tie-buchholz-about = Os pontos de todas as pessoas com quem jogaste.
tournament-tie-sonneborn-berger = Sonneborn-Berger
tournament-tie-sonneborn-berger-about = Os pontos de quem venceste e metade dos de quem empatou contigo.
tournament-tie-wins = Vitórias
tournament-tie-wins-about = Mesas ganhas sem partilha.
