# O que as pessoas enviam: ficheiros, opções, nomes e mensagens, e o que é demasiado.

entry-lines = Há mais de { $most } linhas.
entry-line = Esta linha tem mais de { $most } caracteres.
entry-word = Há aqui uma palavra ou um número com mais de { $most } caracteres.
entry-parts = Há aqui uma chave com mais de { $most } partes ligadas por pontos.
entry-keys = Há mais de { $most } chaves.
entry-values = As listas têm ao todo mais de { $most } elementos.
entry-number = Há aqui um número com mais de { $most } algarismos.
entry-options = Há mais de { $most } opções.
entry-option = A opção «{ $name }» tem mais de { $most } caracteres.
entry-more = { $count ->
    [one] Há mais um problema que não está na lista.
   *[other] Há mais { $count } problemas que não estão na lista.
}

entry-text-length = Aqui são precisos 1 a { $most } caracteres.
entry-text-sign = O carácter { $place } ({ $code }) não se pode usar aqui: é invisível, está em branco ou muda a forma de ler o texto.
entry-text-marks = O carácter { $place } é um acento sem letra, ou um acento a mais.
entry-name-bot = «{ $name }» parece o nome de um bot. Escolhe outro nome.
entry-name-taken = Nesta mesa já há quem se chame «{ $taken }», que se parece com o teu nome. Escolhe primeiro outro nome.
entry-name-tag = «{ $name }» termina como um nome com distintivo, como têm duas pessoas com o mesmo nome. Escolhe outro final.
entry-chat-share = Esgotaste a tua parte do chat desta mesa: { $most } mensagens.
entry-host = Este servidor não se chama «{ $host }».
