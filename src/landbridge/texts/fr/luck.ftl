# D’où vient le hasard d’une partie : promesses, engagements, révélations
luck-failed = L’essai { $attempt } a échoué ; on n’en tire rien.
luck-unrevealed = { $seat } s’est engagé mais n’a rien révélé.
luck-no-randomness = La balise n’a pas encore parlé.
luck-closed = La liste des engagements est close.
luck-twice = { $seat } l’a déjà fait.
luck-digits = Il faut ici { $digits } chiffres hexadécimaux, en minuscules.
luck-words = Les mots comptent au plus 60 caractères imprimables.
luck-order = Les essais ne se suivent pas, ou l’un d’eux dit deux fois la même chose.
luck-list = Essai { $attempt } : ce n’est pas l’empreinte de sa liste d’engagements.
luck-early = Personne ne révèle rien avant que la liste des engagements soit close.
luck-unopened = Ce que { $seat } a révélé ne correspond pas à son engagement.
luck-line = Une ligne sur le hasard commence par l’un de ces mots : { $known }.
luck-short = Il manque quelque chose dans cette ligne.
luck-seat = Cette place n’existe pas.
luck-number = Il faut ici un nombre entier.
luck-not-begun = Cela vient après « luck attempt … ».
luck-other-promise = Le dernier essai n’a pas la promesse de la première ligne.
luck-first-edition = Cette table suit encore la première édition du hasard ; on ne peut ici que se dire à son poste.
luck-other-list = Ce n’est pas l’empreinte de la liste close des engagements.
luck-promise = Cela vaut pour une autre promesse. Regarde de nouveau la table.
luck-seats-closed = Tout le monde s’est engagé : personne ne peut être renvoyé ni remplacé avant que le hasard soit fixé.
luck-lost = Trop tard : ta place est perdue. Tu peux revenir si toute la table est d’accord.

# landbridge verify
luck-verify-attempts =
    { $count ->
        [1] La partie a commencé au premier essai.
       *[other] La partie a commencé à l’essai { $count }. Ceux-ci avaient échoué :
    }
luck-verify-failed-commit = Essai { $attempt } : pas d’engagement à temps de { $seats }.
luck-verify-failed-reveal = Essai { $attempt } : pas de révélation à temps de { $seats }.
luck-verify-failed-seat = Essai { $attempt } : une place a changé de joueur avant le premier coup.
luck-verify-failed-beacon = Essai { $attempt } : la balise n’a pas parlé.
luck-verify-failed-stopped = L’essai { $attempt } a été abandonné.
luck-verify-own = Protégés de l’exploitant par leur propre sel : { $seats }.
luck-verify-held = Le serveur gardait le sel, donc sans protection contre l’exploitant : { $seats }.
luck-verify-none = Personne ne s’est engagé : seule la promesse lie la banque.
luck-verify-beacon = Le hasard dépend aussi du tour { $round } de la balise { $chain }, qui a dit { $randomness }. Compare avec ce que la balise a publié.
luck-verify-mine = La place { $seat } a révélé exactement cela, et la clé en dépend.
luck-verify-not-mine = La place { $seat } a révélé autre chose. Si c’est bien ce que ton appareil a envoyé, on ne peut pas se fier au hasard de cette partie.
luck-verify-not-there = La place { $seat } n’a rien ajouté au hasard.
luck-verify-which = Dis quelle place était la tienne : --seat A
