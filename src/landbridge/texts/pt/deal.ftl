# O desafio do dia: porque algo é recusado
deal-altered = As regras não conseguem repetir esta partida jogada a jogada, por isso não conta.
deal-closed = Há quem ainda esteja a jogar este desafio. Os registos e as repetições abrem para todos quando o dia acabar (UTC).
deal-left = Desististe desta partida, por isso não conta.
deal-no-hint = No desafio do dia não há dicas. Cada pessoa joga por si.
deal-no-substitute = Ninguém pode jogar o desafio do dia por ti. Fecha a página e volta antes de o dia acabar.
deal-no-takeback = No desafio do dia só podes desfazer jogadas do teu turno.
deal-not-today = Este não é o desafio de hoje.
deal-other-luck = Esta partida não teve os sorteios do desafio, por isso não conta.
deal-other-table = Esta partida não foi jogada numa mesa deste desafio, por isso não conta.
deal-second = Já começaste este desafio. Só conta a primeira tentativa.
deal-too-late = Esta partida acabou depois de o desafio fechar, por isso não conta.

# A página
deal-title = Desafio do dia
deal-about = Os mesmos sorteios para todos, uma tentativa por jogo e por dia.
deal-alone = a solo
deal-against =
    { $count ->
        [one] contra um bot ({ $level })
       *[other] contra { $count } bots ({ $level })
    }
deal-play = Jogar
deal-go-on = Continuar
deal-see = Ver a minha partida
deal-left-time = Faltam { $hours } h { $minutes } min
deal-streak =
    { $count ->
        [0] Ainda sem série
        [one] Um dia seguido
       *[other] { $count } dias seguidos
    }
deal-streak-about = Um dia falhado não acaba com a série; dois seguidos, sim.
deal-points =
    { $count ->
        [0] 0 pontos
        [one] Um ponto
       *[other] { $count } pontos
    }
deal-place = Lugar { $place } de { $seats }
deal-rounds =
    { $count ->
        [one] uma ronda
       *[other] { $count } rondas
    }
deal-better = Melhor do que { $percent } % dos outros
deal-first = O primeiro resultado neste servidor
deal-rank = lugar { $place } de { $entries }
deal-par = Bot campeão: { $score }
deal-clairvoyant = Possível com todas as cartas conhecidas de antemão: pelo menos { $score }
deal-par-ask = Quanto teria feito o bot campeão?
deal-par-wait = O bot campeão está a jogar. Pode demorar alguns minutos…
deal-par-later = O resultado do bot campeão vem mais tarde.
deal-counting = A verificar a tua partida…
deal-guest = Não é possível reconhecer um convidado novo: quem volta com outro nome pode jogar outra vez.
deal-by-date = Aqui os sorteios resultam da data. Quem estiver decidido pode espreitar antes.
deal-by-server = O servidor fixou os sorteios na véspera e revela o segredo no dia seguinte, para que os possas verificar.
deal-codes = Códigos de verificação
deal-tomorrow = Amanhã
deal-promised = publicado { $when }
deal-yesterday = Ontem
deal-secret = Segredo:
deal-entries =
    { $count ->
        [0] ainda sem resultados
        [one] um resultado
       *[other] { $count } resultados
    }
deal-copy = Copiar o resultado
deal-picture = Guardar a imagem
deal-share-text = { $game }, desafio de { $day }: { $score }
deal-all = Todos os desafios de hoje
