# D’où vient le hasard d’une partie : promesses, engagements, révélations
luck-failed = L’essai { $attempt } a échoué ; il ne donne aucun tirage.
luck-unrevealed = { $seat } : contribution scellée, mais pas encore ouverte.
luck-no-randomness = La source publique de hasard n’a pas encore répondu.
luck-closed = Toutes les contributions sont déjà scellées ; on ne peut plus en ajouter.
luck-twice = { $seat } l’a déjà fait.
luck-digits = Il faut ici { $digits } chiffres hexadécimaux, en minuscules.
luck-words = Les mots comptent au plus 60 caractères imprimables.
luck-words-plain = Les mots doivent être envoyés sous forme d’empreinte. Recharge la page.
luck-order = Les essais ne se suivent pas, ou l’un d’eux dit deux fois la même chose.
luck-list = Essai { $attempt } : ce n’est pas l’empreinte de sa liste de contributions scellées.
luck-early = Aucune contribution ne s’ouvre avant que toutes soient scellées.
luck-unopened = { $seat } : ce qui a été ouvert n’est pas la contribution scellée.
luck-line = Une ligne « luck » commence par l’un de ces mots : { $known }.
luck-short = Il manque quelque chose dans cette ligne.
luck-seat = Cette place n’existe pas.
luck-number = Il faut ici un nombre entier.
luck-not-begun = Cela vient après « luck attempt … ».
luck-other-promise = Le dernier essai n’a pas la promesse de la première ligne.
luck-outside = À cette table, cartes, dés ou tuiles viennent d’une vraie boîte ; on peut seulement dire que c’est prêt.
luck-other-list = Ce n’est pas l’empreinte de la liste close des contributions scellées.
luck-promise = Cela concerne une autre promesse. Regarde de nouveau la table.
luck-seats-closed = Toutes les contributions sont scellées : personne ne peut être retiré ni remplacé avant qu’elles soient ouvertes.
luck-held = À cette table, le serveur garde ta contribution.

# landbridge verify
luck-verify-attempts =
    { $count ->
        [1] La partie a commencé au premier essai.
       *[other] La partie a commencé à l’essai { $count }. Ceux-ci avaient échoué :
    }
luck-verify-failed-commit = Essai { $attempt } : pas de contribution à la fin du délai : { $seats }.
luck-verify-failed-reveal = Essai { $attempt } : départ choisi sans la contribution scellée : { $seats }.
luck-verify-failed-seat = Essai { $attempt } : une place a changé de joueur avant le premier coup.
luck-verify-failed-beacon = Essai { $attempt } : la source publique de hasard n’a pas répondu.
luck-verify-failed-stopped = L’essai { $attempt } a été abandonné.
luck-verify-own = Protection même contre la personne qui gère le serveur, par une contribution gardée sur son propre appareil : { $seats }.
luck-verify-held = Contribution laissée au serveur, donc aucune protection contre la personne qui le gère : { $seats }.
luck-verify-late = Contribution gardée par le serveur à la fin du délai, donc aucune protection contre la personne qui le gère : { $seats }.
luck-verify-none = Personne n’a scellé de contribution : seule la promesse lie le croupier.
luck-verify-beacon = Les tirages dépendent aussi du tour { $round } de la source { $chain }, qui a dit { $randomness }. Compare avec ce que la source a publié.
luck-verify-mine = La place { $seat } a ouvert exactement cela, et la clé en dépend.
luck-verify-not-mine = La place { $seat } a ouvert autre chose. Si c’est bien ce que ton appareil a envoyé, les tirages de cette partie ne sont pas fiables.
luck-verify-not-there = La place { $seat } n’a rien ajouté aux tirages.
luck-verify-which = Indique quelle place était la tienne : --seat A
