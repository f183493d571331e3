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
