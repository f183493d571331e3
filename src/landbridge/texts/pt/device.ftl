# Um aparelho que joga sem servidor.

device-damaged = Não é possível abrir esta partida: o que ficou guardado está danificado. As tuas outras partidas não são afetadas.
device-not-saved = Este aparelho não conseguiu guardar, por isso nada aconteceu. Talvez já não haja espaço.
device-not-here = Isto ainda não está neste aparelho. Tem de ser carregado uma vez com rede.

# A site of plain files: loading, updates, and what it cannot do.
page-coming = A preparar os jogos: { $done } de { $all } MB
page-starting = A começar…
page-start-failed = Não é possível iniciar os jogos aqui. Nova tentativa…
page-update = Há uma nova versão.
page-update-go = Usar agora
page-update-later = Mais tarde
page-later = Sem rede
page-later-all = Todos os jogos, exercícios, bots e línguas estão neste aparelho.
page-later-some = Todos os jogos podem ser jogados. Ainda faltam exercícios, o que os bots mais fortes aprenderam ou outras línguas: { $size } MB.
page-later-go = Carregar agora
page-friends-server = Para jogar com amigos noutros aparelhos é preciso um servidor.
page-friends-go = Ir para { $host }
page-friends-none = Esta página funciona só no teu aparelho e não conhece nenhum. Se um amigo tiver um, abre o link dele.
page-me-kept = O teu nome e as tuas partidas ficam guardados neste navegador e em mais lado nenhum. Podes guardar uma partida num ficheiro a partir do menu dela.
page-games-all = Todas as partidas
page-games-all-about = Um ficheiro com todas as partidas deste navegador: para as ter a salvo, ou para continuar noutro.
page-games-save = Guardar todas as partidas
page-games-bring = Ler partidas de um ficheiro
page-games-read = { $count ->
    [0] Não há nada de novo neste ficheiro.
    [one] Foi lida uma partida.
   *[other] Foram lidas { $count } partidas.
}
page-games-unread = Isto não é um ficheiro com partidas.
page-forget-device = O teu nome e todas as partidas neste navegador são apagados. As partidas que guardaste em ficheiros ficam.
page-luck-explained-device = Antes da partida, este aparelho sorteou um segredo, mostrou o seu hash e juntou outra parte. Cada carta e cada dado resultam de ambos: nada se pôde escolher depois.
