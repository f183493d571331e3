# Notifications: what they say. They name the game and nothing of what happens in it.
notify-turn = É a tua vez.
notify-invite = Convidaram-te para outra partida.
notify-ready = Todos estão na mesa e esperam por ti para começar.
notify-ask = Alguém pede para desfazer uma jogada.
notify-found = Foi encontrada uma partida para ti.
notify-challenge = Um amigo desafia-te para uma partida.
notify-hello = Os avisos chegam aqui.
notify-confirm = O teu código é { $code }.
notify-hook-turn = { $count ->
    [one] É a vez do lugar { $seats }.
   *[other] É a vez dos lugares { $seats }.
}
notify-hook-hello = Aqui anuncia-se de quem é a vez nesta mesa.

# Why something is refused
notify-address = Este endereço não serve. Tem de ser um endereço https público.
notify-zone = Este servidor não conhece esse fuso horário.
notify-no-push = Este servidor não envia avisos push.
notify-no-mail = Este servidor não envia e-mails.
notify-smtp = Indica o servidor de correio assim: { $form }

# The page
notify-title = Avisos
notify-about = Para partidas de vários dias: fica a saber quando é a tua vez, mesmo com esta página fechada. Os avisos dizem o nome do jogo, nunca o que lá acontece.
notify-set = Configurar avisos
notify-here = Avisar neste navegador
notify-blocked = O teu navegador bloqueia os avisos desta página. Podes permiti-los nas definições.
notify-unable = Este navegador não pode receber avisos aqui. É preciso uma página com https; num iPhone, adiciona-a primeiro ao ecrã principal.
notify-test = Enviar um teste
notify-tested = Enviado. Deve chegar dentro de alguns segundos.
notify-browsers = Navegadores com avisos
notify-remove = Remover
notify-remove-of = Remover: { $what }
notify-kinds = Quero saber
notify-kind-turn = quando é a minha vez
notify-kind-invite = quando me convidam para outra partida
notify-kind-ready = quando esperam por mim para começar
notify-kind-ask = quando alguém pede para desfazer uma jogada
notify-kind-found = quando for encontrada uma partida para mim
notify-kind-challenge = quando um amigo me desafia
notify-quiet = Horas de silêncio
notify-quiet-begin = das
notify-quiet-end = às
notify-quiet-about = O que acontecer entretanto é anunciado depois, se ainda for verdade. Fuso horário: { $zone }
notify-mail = E-mail
notify-mail-about = Só se quiseres. Primeiro enviamos-te um código.
notify-mail-address = Endereço de e-mail
notify-mail-ask = Enviar código
notify-mail-code = Código do e-mail enviado para { $address }
notify-mail-confirm = Confirmar
notify-mail-to = Os e-mails vão para { $address }.
notify-mail-stop = Parar os e-mails
notify-table = Avisos desta mesa
notify-hush = Não me avisar desta mesa
notify-hooks = Anunciar os turnos num chat
notify-hooks-about = Um webhook diz a um chat o jogo, de que lugar é a vez e o link. Não se envia nenhum nome.
notify-hook-format = Serviço
notify-hook-url = Endereço do webhook
notify-hook-add = Adicionar
notify-hook-failing = não responde
