# Commentaires et dessins sur les positions de parties finies.

comment-none = Ce commentaire n’existe plus.
comment-title = Commentaires
comment-empty = Personne n’a encore commenté cette partie.
comment-at = Étape { $step }
comment-say = Commenter l’étape { $step }
comment-draw = Dessiner sur le plateau
comment-draw-about = Touche un endroit pour un cercle ; glisse d’un endroit à un autre pour une flèche.
comment-add = Ajouter le commentaire
comment-undraw = Effacer le dernier trait
comment-delete = Supprimer
