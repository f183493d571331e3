# Everything of one’s own, as a file
identity-export = Descarregar os meus dados
identity-export-about = Um ficheiro com tudo o que este servidor guarda sobre ti: nome, aparelhos, lugares e o que fizeste e escreveste nas mesas.
identity-export-go = Descarregar

# Porque é recusado um código ou uma chave de acesso
identity-typo = Há uma gralha neste código. Compara-o com a tua folha de recuperação.
passkey-missing = Este servidor não tem chaves de acesso. Quem o gere precisa de: { "pip install \"landbridge[community]\"" }
passkey-address = As chaves de acesso precisam de um nome para este servidor. Não funcionam com um endereço de números.
passkey-https = As chaves de acesso precisam de https.
passkey-wrong = Não foi possível verificar esta chave de acesso. Tenta outra vez.
passkey-late = Demorou demasiado, ou esta resposta já foi usada. Tenta outra vez.
passkey-unknown = Este servidor não conhece essa chave de acesso. Talvez tenha sido removida.

# Chaves de acesso
identity-passkeys = Chaves de acesso
identity-passkeys-about = Com uma chave de acesso no telemóvel, no computador ou numa chave de segurança voltas a ser tu em qualquer aparelho. Não há palavra-passe.
identity-passkey-add = Adicionar chave de acesso
identity-passkey-when = Adicionada { $added }, ainda por usar
identity-passkey-used = Adicionada { $added }, usada pela última vez { $used }
identity-passkey-synced = (também nos teus outros aparelhos)
identity-passkey-remove = Remover
identity-passkey-remove-of = Remover a chave de acesso: { $device }
identity-passkey-new = A chave de acesso foi adicionada.
identity-passkey-gone = Removida. Também a podes apagar no teu aparelho.
identity-passkey-not-here = Este navegador não oferece chaves de acesso aqui.
identity-passkey-stopped = Não foi usada nenhuma chave de acesso.
identity-passkey-there = Este aparelho já tem uma chave de acesso tua.
identity-passkey-use = Entrar com uma chave de acesso
identity-before-about = Entra com a tua chave de acesso, ou escreve o código da tua folha de recuperação ou de uma ligação.

# A folha
identity-sheet = Folha de recuperação
identity-sheet-about = Se todos os teus aparelhos te esquecerem, o código desta folha devolve-te os teus lugares. Imprime-a ou anota o código.
identity-sheet-have = Tens uma folha. Se criares uma nova, a antiga deixa de valer.
identity-sheet-make = Criar folha de recuperação
identity-sheet-again = Criar uma folha nova
identity-sheet-once = O código só é mostrado agora.
identity-sheet-print = Imprimir
identity-sheet-title = Folha de recuperação de { $name }
identity-sheet-how = Abre { $address } em qualquer aparelho e escreve o código em «{ $claim }», ou lê o quadrado com a câmara.
identity-sheet-safe = Quem tiver esta folha pode jogar como tu. Vale até criares uma nova.

# Aparelhos que entraram noutro sítio
identity-news = Aparelho novo: { $device }, entrou { $when }, { $how }
identity-news-mine = Fui eu
identity-via-link = por ligação
identity-via-recovery = com folha de recuperação
identity-via-passkey = com chave de acesso

# De dois, um
identity-merge-what = Aqui és { $me }, e { $me } tem { $what }.
identity-merge-tables = { $count ->
    [one] uma mesa
   *[other] { $count } mesas
}
identity-merge-tournaments = { $count ->
    [one] um torneio
   *[other] { $count } torneios
}
identity-merge-deals = { $count ->
    [one] um desafio do dia
   *[other] { $count } desafios do dia
}
identity-merge-exercises = { $count ->
    [one] exercícios de um jogo
   *[other] exercícios de { $count } jogos
}
identity-merge-about = Levar tudo: { $me } e { $name } passam a ser uma só pessoa, chamada { $name }.
identity-merge-goes = Também vêm aparelhos, chaves de acesso e avisos; as ligações e a folha de recuperação antiga deixam de valer. Não se pode desfazer.
identity-merge-both-tables = Onde ambos estão numa mesa, os dois lugares são teus.
identity-merge-both-tournaments = Onde ambos estão num torneio, { $me } desiste. Os resultados ficam.
identity-merge-both-deals = De dois jogos do mesmo desafio conta o que começou primeiro.
identity-merge-or = Ou deixar { $me } aqui: { $me } fica com tudo, mas sai deste aparelho.
identity-merge-go = Levar tudo
identity-merge-leave = Deixar { $me } aqui
identity-merged = Olá de novo, { $name }. Veio tudo contigo.
