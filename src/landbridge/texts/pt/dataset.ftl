# Dos registos às tabelas.

dataset-reading = A ler registos
dataset-written = { $games ->
    [one] Um jogo
   *[other] { $games } jogos
} com { $moves } jogadas em { $folder }.
dataset-left-out = { $count ->
    [one] Um registo ficou de fora; está indicado acima.
   *[other] { $count } registos ficaram de fora; estão indicados acima.
}
dataset-unfinished = O jogo não terminou; ninguém sabe aonde levam as suas jogadas.
dataset-other-kind = O primeiro jogo é { $game } { $options } com { $seats } lugares; as observações de outros jogos têm outra forma.
dataset-stopped = { $place } { $why } Sem --strict ficaria de fora.
dataset-no-file = Não há nenhum ficheiro { $file }.
dataset-there = { $file } já existe; indica uma pasta nova.
dataset-nothing = Não há aqui nenhum registo de um jogo terminado.
dataset-not-written = Não é possível escrever { $file }: { $error }
dataset-no-arrow = As tabelas precisam do pyarrow: pip install "landbridge[dataset]"
