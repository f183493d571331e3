# Bots, a arena e a medição da velocidade.

arena-game-unknown = Não há nenhum jogo «{ $game }». Podes escolher: { $known }.
arena-bot-unknown = Não há nenhum bot «{ $bot }» para { $game }. Podes escolher: { $known }, ou o teu, como file.py:function.
arena-bot-no-file = Não há nenhum ficheiro { $file }.
arena-bot-broken-file = Não é possível carregar { $file }: { $error }
arena-bot-no-function = { $file } não tem nenhuma função «{ $function }».

arena-no-option = «{ $text }» não é uma opção; escreve nome=valor.
arena-no-board = Não é possível ler o tabuleiro { $file }: { $error }
arena-other-journal = { $file } não é um diário desta prova; indica outro ficheiro, ou os mesmos bots, opções e semente.
arena-records-missing = O diário tem a partida { $number }, mas em { $folder } falta o registo; indica a pasta que o tem, ou tira --resume ou --records.
arena-no-ray = O Ray não está instalado: { $command }
arena-ray-unreachable = Não se consegue chegar a nenhum cluster Ray em { $address }: { $error }
arena-ray-failed = O cluster Ray não conseguiu continuar a jogar: { $error }
arena-playing = A jogar
arena-crashed = { $bot } foi abaixo na partida { $number }, no lugar { $seat }: { $error }
arena-illegal = { $bot } jogou { $move } na partida { $number }, no lugar { $seat }, o que não é permitido.
arena-saved = A partida até esse ponto está em { $file }.
arena-not-saved = Não é possível escrever a partida até esse ponto em { $file }: { $error }

arena-title = { $game }: { $games ->
    [one] uma partida
   *[other] { $games } partidas
}, { $deals ->
    [one] uma distribuição
   *[other] { $deals } distribuições
}
arena-column-bot = Bot
arena-column-wins = Ganhas
arena-column-share = Ganhas, %
arena-column-points = Pontos
arena-column-spread = Leque
arena-interval = { $mean } ({ $low }–{ $high })
arena-seats = Vitórias por lugar, %: { $shares }
arena-ratings = Classificações: { $ratings }
arena-tags = Vitórias por { $tag }, %: { $shares }
arena-length = Uma partida tem em média { $turns } rondas e { $decisions } decisões.
arena-about-spread = Leque: os pontos mínimos de uma partida, a mediana, os máximos.
arena-about-ratings = Classificações Elo segundo o lugar de cada um em cada partida, empates a metade; 0 é a média, mais 200 ganham 76 em 100.
arena-about-intervals = Entre parênteses: o intervalo de 95 %, calculado por distribuição, porque as partidas de uma distribuição partilham os sorteios.

bench-compiling = A compilar de novo as regras de { $game }
bench-loading = A carregar as regras compiladas
bench-compiled-running = Partidas ao acaso, compiladas
bench-interpreted-running = Partidas ao acaso, interpretadas
bench-title = { $game }, { $seats ->
    [one] uma pessoa
   *[other] { $seats } pessoas
}, jogo ao acaso num só núcleo
bench-column-way = Regras
bench-column-decisions = Decisões por segundo
bench-column-games = Partidas por segundo
bench-compiled = compiladas
bench-interpreted = interpretadas
bench-ratio = As regras compiladas são { $ratio } vezes mais rápidas.
bench-compile-time = O primeiro arranque compila durante { $compile } s; os seguintes carregam o resultado em { $load } s.
bench-decision = Uma decisão é uma escolha de um lugar; os sorteios não contam. Uma partida tem { $decisions } em média.
bench-no-numba = O Numba não está instalado, por isso não há valor compilado: pip install numba.
bench-seats = { $game } joga-se com { $few } a { $many } pessoas, não com { $seats }.

# Dicas: o que um bot faria e o que espera disso.
hint-glance = Parece bom à primeira vista.
hint-points = Cerca de { $points },{ $tenths } pontos no fim.
hint-chance = Ganha cerca de { $chance } partidas em 100.
hint-both = Cerca de { $points },{ $tenths } pontos no fim e { $chance } vitórias em 100 partidas.

# `landbridge train`.
train-column-generation = Geração
train-column-positions = Posições
train-column-error = Erro
train-column-points = Pontos
train-column-seconds = Segundos
train-no-champion = Não há campeão para treinar em { $game }: o jogo não tem o módulo `champion`.
train-another-plan = A pasta { $folder } tem o treino de outro plano. Escolhe outra, ou as mesmas definições.

# `landbridge bot`.
bot-no-link = Isso não é um convite: { $link }. Copia o link de um lugar livre, com tudo o que vem depois do #.
bot-joined = { $name } está no lugar { $seat } e joga.
bot-refused = O servidor respondeu { $status }: { $error }
bot-no-server = Não é possível chegar ao servidor: { $error }

# `landbridge evaluate`.
evaluate-no-task = Não há nenhuma tarefa «{ $task }». Escolhe entre: { $known }.
