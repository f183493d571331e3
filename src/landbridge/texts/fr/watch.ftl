# Spectateurs : pourquoi quelque chose est refusé
watch-seated = On ne peut pas tout voir à une table où l’on joue.
watch-taken = Quelqu’un d’autre a déjà demandé à tout voir ici.
watch-none = Personne ne voit tout à cette table.
watch-no = En tournoi et à la donne du jour, personne ne peut tout voir.
watch-no-hook = À une table suivie en différé, les tours ne sont pas annoncés dans un salon.

# Ce que dit le déroulement
watch-fact-asks = { $name } demande à tout voir.
watch-fact-agrees = { $seat } : d’accord.
watch-fact-sees = { $name } voit tout à partir de maintenant.
watch-fact-ends = { $name } ne voit pas tout.

# La page
watch-label = Spectateurs
watch-label-about = Avec quel retard ils voient ce qui se passe.
watch-live = voient la partie en direct
watch-moves = { $count ->
    [1] la voient un coup plus tard
   *[other] la voient { $count } coups plus tard
}
watch-minutes = la voient { $time } plus tard
watch-behind-moves = { $count ->
    [1] Tu regardes avec un coup de retard.
   *[other] Tu regardes avec { $count } coups de retard.
}
watch-behind-minutes = Tu regardes avec { $time } de retard.
watch-ask = Demander à tout voir
watch-ask-about = Pour enseigner ou commenter. Tout le monde à la table doit être d’accord.
watch-asks = { $name } demande à tout voir, même ce qui est caché aux autres : pour enseigner ou commenter, par exemple.
watch-allow = Accepter
watch-deny = Refuser
watch-agreed = Tu as accepté. Les autres n’ont pas encore répondu.
watch-waits = Tu verras tout dès que toute la table sera d’accord.
watch-lasts = { $name } voit tout, même ce qui est caché.
watch-yours = Tu vois tout, même ce qui est caché aux joueurs.
watch-end = Arrêter
watch-withdraw = Retirer la demande
