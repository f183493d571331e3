# Everything of one’s own, as a file
identity-export = Descarregar os meus dados
identity-export-about = Um ficheiro com tudo o que este servidor guarda sobre ti: nome, aparelhos, lugares e o que fizeste e escreveste nas mesas.
identity-export-go = Descarregar
