# Everything of one’s own, as a file
identity-export = Télécharger mes données
identity-export-about = Un fichier avec tout ce que ce serveur garde sur toi : nom, appareils, places, et ce que tu as fait et écrit aux tables.
identity-export-go = Télécharger

# Pourquoi un code ou une clé d’accès est refusé
identity-typo = Il y a une faute de frappe dans ce code. Compare-le avec ta feuille de secours.
passkey-missing = Les clés d’accès ne sont pas installées sur ce serveur. Il faut à la personne qui le gère : { "pip install \"landbridge[community]\"" }
passkey-address = Les clés d’accès ont besoin d’un nom pour ce serveur. Elles ne fonctionnent pas avec une adresse en chiffres.
passkey-https = Les clés d’accès ont besoin de https.
passkey-wrong = Cette clé d’accès n’a pas pu être vérifiée. Réessaie.
passkey-late = Cela a pris trop de temps, ou cette réponse a déjà servi. Réessaie.
passkey-unknown = Ce serveur ne connaît pas cette clé d’accès. Elle a peut-être été retirée.

# Clés d’accès
identity-passkeys = Clés d’accès
identity-passkeys-about = Avec une clé d’accès dans ton téléphone, ton ordinateur ou une clé de sécurité, tu es de nouveau toi-même sur n’importe quel appareil. Il n’y a pas de mot de passe.
identity-passkey-add = Ajouter une clé d’accès
identity-passkey-when = Ajoutée { $added }, pas encore utilisée
identity-passkey-used = Ajoutée { $added }, utilisée pour la dernière fois { $used }
identity-passkey-synced = (aussi sur tes autres appareils)
identity-passkey-remove = Retirer
identity-passkey-remove-of = Retirer la clé d’accès : { $device }
identity-passkey-new = La clé d’accès est ajoutée.
identity-passkey-gone = Retirée. Tu peux aussi la supprimer sur ton appareil.
identity-passkey-not-here = Ce navigateur n’offre pas de clés d’accès ici.
identity-passkey-stopped = Aucune clé d’accès n’a été utilisée.
identity-passkey-there = Cet appareil a déjà une de tes clés d’accès.
identity-passkey-use = Se connecter avec une clé d’accès
identity-before-about = Connecte-toi avec ta clé d’accès, ou saisis le code de ta feuille de secours ou d’un lien.

# La feuille
identity-sheet = Feuille de secours
identity-sheet-about = Si tous tes appareils t’oublient, le code de cette feuille te rend tes places. Imprime-la ou note le code.
identity-sheet-have = Tu as une feuille. Si tu en crées une nouvelle, l’ancienne ne vaut plus.
identity-sheet-make = Créer une feuille de secours
identity-sheet-again = Créer une nouvelle feuille
identity-sheet-once = Le code n’est montré que maintenant.
identity-sheet-print = Imprimer
identity-sheet-title = Feuille de secours : { $name }
identity-sheet-how = Ouvre { $address } sur n’importe quel appareil et saisis le code sous « { $claim } », ou scanne le carré.
identity-sheet-safe = Quiconque a cette feuille peut jouer à ta place. Elle est valable jusqu’à ce que tu en crées une nouvelle.

# Appareils connectés ailleurs
identity-news = Nouvel appareil : { $device }, connecté { $when }, { $how }
identity-news-mine = C’était moi
identity-via-link = par lien
identity-via-recovery = par feuille de secours
identity-via-passkey = par clé d’accès

# Deux ne font plus qu’un
identity-merge-what = Tu es { $me } ici, et { $me } a { $what }.
identity-merge-tables = { $count ->
    [1] une table
   *[other] { $count } tables
}
identity-merge-tournaments = { $count ->
    [1] un tournoi
   *[other] { $count } tournois
}
identity-merge-deals = { $count ->
    [1] une donne du jour
   *[other] { $count } donnes du jour
}
identity-merge-exercises = { $count ->
    [1] des exercices dans un jeu
   *[other] des exercices dans { $count } jeux
}
identity-merge-about = Tout emporter : { $me } et { $name } deviennent une seule personne, appelée { $name }.
identity-merge-goes = Appareils, clés d’accès et notifications suivent ; les liens et l’ancienne feuille de secours ne valent plus. C’est définitif.
identity-merge-both-tables = Là où les deux sont à une table, les deux places sont à toi.
identity-merge-both-tournaments = Là où les deux sont dans un tournoi, { $me } se retire. Les résultats restent.
identity-merge-both-deals = De deux parties de la même donne, celle commencée en premier compte.
identity-merge-or = Ou laisser { $me } ici : { $me } garde tout, mais est déconnecté de cet appareil.
identity-merge-go = Tout emporter
identity-merge-leave = Laisser { $me } ici
identity-merged = Te revoilà, { $name }. Tout est venu avec toi.
