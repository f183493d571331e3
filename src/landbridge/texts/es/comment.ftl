# Comentarios y dibujos en posiciones de partidas terminadas.

comment-none = Este comentario ya no existe.
comment-title = Comentarios
comment-empty = Nadie ha comentado aún esta partida.
comment-at = Paso { $step }
comment-say = Comentar el paso { $step }
comment-draw = Dibujar en el tablero
comment-draw-about = Toca un lugar para un círculo; arrastra de un lugar a otro para una flecha.
comment-add = Añadir comentario
comment-undraw = Deshacer el dibujo
comment-delete = Borrar
