# Un appareil qui joue sans serveur.

device-damaged = Cette partie ne peut pas être ouverte : ce qui en a été gardé est endommagé. Tes autres parties ne sont pas touchées.
device-not-saved = Cet appareil n’a pas pu l’enregistrer, donc rien ne s’est passé. Il n’y a peut-être plus de place.
device-not-here = Ce n’est pas encore sur cet appareil. Il faut le charger une fois avec le réseau.

# A site of plain files: loading, updates, and what it cannot do.
page-coming = Préparation des jeux : { $done } sur { $all } Mo
page-starting = Démarrage…
page-start-failed = Les jeux ne peuvent pas démarrer ici. Nouvelle tentative…
page-update = Il y a une nouvelle version.
page-update-go = L’utiliser maintenant
page-update-later = Plus tard
page-later = Sans réseau
page-later-all = Tous les jeux, exercices, robots et langues sont sur cet appareil.
page-later-some = Tous les jeux peuvent être joués. Il manque encore des exercices, ce que les meilleurs robots ont appris ou d’autres langues : { $size } Mo.
page-later-go = Charger maintenant
page-friends-server = Pour jouer avec des amis sur d’autres appareils, il faut un serveur.
page-friends-go = Aller sur { $host }
page-friends-none = Cette page fonctionne sur ton appareil seul et n’en connaît aucun. Si quelqu’un en a un, ouvre son lien.
page-me-kept = Ton nom et tes parties sont gardés dans ce navigateur et nulle part ailleurs. Tu peux enregistrer une partie dans un fichier depuis son menu.
page-games-all = Toutes les parties
page-games-all-about = Un fichier avec toutes les parties de ce navigateur : pour les mettre à l’abri, ou pour continuer dans un autre.
page-games-save = Enregistrer toutes les parties
page-games-bring = Lire des parties dans un fichier
page-games-read = { $count ->
    [0] Il n’y a rien de nouveau dans ce fichier.
    [one] Une partie a été lue.
   *[other] { $count } parties ont été lues.
}
page-games-unread = Ce n’est pas un fichier de parties.
page-forget-device = Ton nom et toutes les parties de ce navigateur sont supprimés. Les parties enregistrées dans des fichiers restent.
page-luck-explained-device = Avant la partie, cet appareil a tiré un secret, montré son empreinte et ajouté une autre part. Cartes et dés en découlent : rien n’a pu être choisi après coup.
