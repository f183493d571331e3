# Comentários e desenhos em posições de partidas terminadas.

comment-none = Este comentário já não existe.
comment-title = Comentários
comment-empty = Ainda ninguém comentou esta partida.
comment-at = Passo { $step }
comment-say = Comentar o passo { $step }
comment-draw = Desenhar no tabuleiro
comment-draw-about = Toca num lugar para um círculo; arrasta de um lugar para outro para uma seta.
comment-add = Juntar comentário
comment-undraw = Desfazer o desenho
comment-delete = Apagar
