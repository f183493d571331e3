# Dos registos às tabelas.

dataset-reading = A ler registos
dataset-written = { $games ->
    [one] Uma partida
   *[other] { $games } partidas
} com { $moves } jogadas em { $folder }.
dataset-left-out = { $count ->
    [one] Um registo ficou de fora; está indicado acima.
   *[other] { $count } registos ficaram de fora; estão indicados acima.
}
dataset-unfinished = A partida não terminou; ninguém sabe aonde levam as suas jogadas.
dataset-other-kind = A primeira partida é { $game } { $options } com { $seats } lugares; as observações de outros jogos têm outra forma.
dataset-stopped = { $place } { $why } Sem --strict ficaria de fora.
dataset-no-file = Não há nenhum ficheiro { $file }.
dataset-there = { $file } já existe; indica uma pasta nova.
dataset-nothing = Não há aqui nenhum registo de uma partida terminada.
dataset-not-written = Não é possível escrever { $file }: { $error }
dataset-no-arrow = As tabelas precisam do pyarrow: pip install "landbridge[lab]"
