# La page autour de la table.
page-name = Landbridge
page-home = Accueil
page-close = Fermer
page-no-answer = Le serveur ne répond pas. Réessaie dans un instant.
page-nowhere = Il n’y a rien ici
page-nowhere-about = L’adresse est peut-être mal écrite, ou ce qui se trouvait ici a été supprimé.

# Accueil. Le titre a deux parties : la dernière ressort.
page-hero = Des jeux pour gagner
page-hero-across = l’autre rive
page-hero-about = Contre des robots, ensemble sur un appareil, ou entre amis grâce à un lien. Sans créer de compte.
page-games = Les jeux
page-players-minutes = { $players } joueurs · { $minutes } min
page-players-only = { $players } joueurs
page-what-hashi = Écris des chiffres, trace des ponts, termine des îles. Tout le monde joue la même carte en même temps.
page-what-river-dragons = Choisis cinq cartes en secret, bâtis un chemin de pierres et de planches, et passe avant qu’un dragon ne t’arrête.
page-what-the-border = Lance les dés, coche la frontière case par case et ferme des territoires avant les autres.
page-what-loopit = Prolonge les lignes. Chaque tuile rapporte sa valeur, plus celle des tuiles auxquelles elle est reliée.
page-play-now = Jouer maintenant
page-play-alone = Jouer en solo
page-bots-many = Combien de robots ?
page-level = Niveau
page-with-friends = Entre amis
page-same-device = Même appareil
page-my-tables = Mes tables
page-more-tables = { $count ->
    [one] { $count } table de plus
   *[other] { $count } tables de plus
}
page-open-tables = Tables ouvertes
page-open-seats = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
page-take-seat = Prendre place
page-table-turn = À toi de jouer
page-table-waiting = on attend { $names }
page-table-playing = en cours
page-table-gathering = pas encore commencée
page-table-over = terminée
page-table-closed = fermée
page-table-with = avec { $names }
page-table-alone = en solo
page-watch-replay = Revoir une partie
page-all-rules = Les règles
page-designers =
    Adaptation non officielle, réalisée par des passionnés sans lien avec les auteurs ni les éditeurs. Hashi : Jeffrey D. Allers, NSV.
    River Dragons : Roberto Fraga, Matagot. The Border : Michael Kiesling et Reinhard Staupe, NSV. Loopit : Goliath.

# Qui l’on est.
page-you = toi
page-your-name = Ton nom
page-password = Mot de passe du serveur
page-arrive = Bienvenue
page-enter = Entrer

# Préparer une table.
page-setup-friends = { $game } entre amis
page-setup-here = { $game } sur cet appareil
page-how-many = Combien de joueurs ?
page-who = Qui joue ?
page-player = Joueur { $number }
page-chair = Place { $number }
page-chair-name = Nom à la place { $number }
page-chair-friend = Ami (par lien)
page-chair-person = Personne sur cet appareil
page-chair-bot = Robot : { $bot }
page-level-random = joue au hasard
page-level-greedy = joue bien
page-links-follow = À la page suivante, chaque ami aura son propre lien.
page-options = Variantes et options
page-option-usual = comme dans cette édition
page-board-text = Plateau en texte
page-board-mine = Utiliser mon plateau
page-clock = Temps de réflexion
page-clock-about = Quand ton temps est écoulé, un robot te remplace.
page-clock-none = sans limite
page-clock-minutes = { $minutes } min + { $seconds } s par tour
page-clock-days = { $days } jours + { $more ->
    [1] un jour
   *[other] { $more } jours
} par tour
page-listed = Tout le monde peut venir
page-listed-about = La table apparaît dans la liste des tables ouvertes.
page-help-term = Les robots peuvent conseiller
page-help-term-about = Les autres apprennent qui le demande. La partie ne compte pas pour le classement.
page-open-table = Créer la table
page-begin = Commencer

# Rejoindre.
page-join = Rejoindre une table
page-join-about = Colle le lien reçu, ou tape le code. Majuscules et espaces ne comptent pas.
page-join-paste = Lien ou code reçu
page-join-go = Voir l’invitation
page-join-title = On t’invite à jouer à { $game }
page-join-who = { $count ->
    [1] { $names } est déjà à table.
   *[other] { $names } sont déjà à table.
}
page-join-sit = Prendre place
page-invite-ended = Cette invitation n’est plus valable
page-invite-ended-about = Une invitation est valable pour une personne, une seule fois. Vérifie que tu l’as copiée en entier, ou demandes-en une autre.
page-join-another = Autre lien ou code
page-join-no-code = Il n’y a pas de code dans ce texte. Une invitation a cette forme : { $example }. Copie-la en entier, ou ce qui suit le #.

# Avant de commencer.
page-lobby = { $game } : salle d’attente
page-lobby-open = { $count ->
    [1] Une place est libre. Envoie ce lien à un ami.
   *[other] { $count } places sont libres. Envoie à chaque ami son propre lien.
}
page-lobby-more = { $count ->
    [1] Une place est encore libre.
   *[other] { $count } places sont encore libres.
}
page-lobby-waiting = On attend { $names }.
page-lobby-starting = Tout le monde est là. La partie commence.
page-lobby-about = La partie commence d’elle-même dès que tout le monde est là.
page-invite = Inviter
page-invite-link = Invitation
page-invite-chair = Invitation pour la place { $number }
page-invite-title = Invitation à jouer à { $game }
page-invite-show = Afficher le lien
page-invite-about = Le lien est valable pour une personne, une seule fois.
page-invite-new = Créer un nouveau lien
page-qr = Lien en code QR
page-copy = Copier le lien
page-copy-code = Copier le code
page-invite-here-only = Ce lien ne fonctionne que sur cet ordinateur. Pour inviter quelqu’un ailleurs, ouvre cette page à l’adresse de ton ordinateur sur le réseau.
page-invite-network = Ce lien fonctionne pour toutes les personnes du même réseau que cet ordinateur.
page-invite-address = Adresse
page-invite-closed = Ce serveur ne répond qu’à cet ordinateur. Pour jouer avec d’autres personnes de ton réseau, arrête-le et relance-le ainsi :
page-agreed = Ce qui est convenu
page-copied-it = Copié
page-copy-failed = À copier à la main
page-share-link = Partager
page-get-up = Quitter la table
page-seat-missing = absent depuis { $time }
page-seat-asked = pas encore là · { $time }
page-remind = Relancer
page-reminded = Relance envoyée
page-fair = Équité
page-luck-sealed = Cet appareil a scellé sa contribution aux tirages et l’ouvre de lui-même dès que tout le monde est là. Promesse du croupier : { $promise }
page-luck-held = Le serveur garde ta contribution aux tirages. Promesse du croupier : { $promise }
page-luck-without = Commencer sans ma contribution
page-luck-without-about = La partie n’a alors pas besoin d’attendre cet appareil. Mais la personne qui gère le serveur connaît ta contribution.
page-luck-limits = Quelqu’un qui gère le serveur et joue aussi pourrait obtenir une autre donne pour chaque place qu’il contrôle ; l’enregistrement de la partie le montre.
page-ask-away = Retirer { $name }
page-luck-words = Mots pour le tirage
page-luck-words-label = Tes mots (facultatif)
page-luck-words-about = Le croupier a déjà fixé un secret ({ $promise }). Tes mots s’y mêlent à chaque carte et à chaque dé : personne n’a pu choisir les tirages. Seule leur empreinte est envoyée.
page-luck-own = Garder ma contribution secrète sur cet appareil
page-luck-own-about = Ainsi, même la personne qui gère le serveur ne peut pas choisir les tirages. Mais cet appareil doit être en ligne au début de la partie.
page-luck-silent = Le serveur n’a pas confirmé que cet appareil a ouvert sa contribution. Si la partie commence sans elle, ce n’était pas ton choix.
page-luck-elsewhere = Tu as scellé ta contribution sur un autre appareil, et lui seul peut l’ouvrir. Ouvre cette table là-bas, ou commence sans ta contribution.
page-luck-wrong-list = Les contributions scellées ne sont pas celles que cet appareil connaît ; il garde la sienne fermée. Les tirages de cette table ne sont pas fiables.
page-luck-beacon = On attend le tour { $round } de la source publique de hasard.
page-luck-seconds = { $count ->
    [1] Si quelqu’un manque encore dans une seconde, la partie commence sans sa contribution et n’est pas classée.
   *[other] Si quelqu’un manque encore dans { $count } secondes, la partie commence sans sa contribution et n’est pas classée.
}
page-luck-hours = { $count ->
    [1] Si quelqu’un manque encore dans une heure, la partie commence sans sa contribution et n’est pas classée.
   *[other] Si quelqu’un manque encore dans { $count } heures, la partie commence sans sa contribution et n’est pas classée.
}
page-needs-invite = Il te faut une invitation pour prendre place ici.
page-close-table = Fermer cette table

# Soi-même.
page-me-title = Nom, appareils, réglages
page-me-name = Mon nom
page-me-name-about = Aux tables où tu es déjà, l’ancien nom reste.
page-me-named = Désormais tu t’appelles { $name }.
page-save = Enregistrer
page-cancel = Annuler
page-device = Ajouter un appareil
page-device-about = Ouvre ce lien sur un autre appareil pour y jouer aux mêmes tables.
page-device-make = Créer un lien
page-device-link = Valable une fois, pendant { $minutes } minutes
page-claim = Tu as déjà joué ici ?
page-claim-code = Ton lien ou ton code
page-claim-go = Retrouver mes places
page-claimed = Bon retour, { $name }.
page-become = Jouer sous le nom { $name } sur cet appareil ?
page-become-new = Ce lien appartient à { $name }. Si tu continues, tu joueras sur cet appareil sous ce nom.
page-become-from = Ici, tu es { $me }. Si tu continues, tu joueras sur cet appareil sous le nom { $name }. { $me } garde toutes ses places, mais sa session se ferme ici.
page-become-way-back = Tu pourras redevenir { $me } avec un autre appareil ou avec le code de secours.
page-become-lost = { $me } n’a ni autre appareil ni code de secours. Sans cela, tu ne pourras plus redevenir { $me }.
page-become-caution = Ne continue que si le lien vient de toi : la personne qui l’a créé voit tout ce que tu fais ici et peut jouer pour toi.
page-become-go = Jouer sous le nom { $name }
page-become-stay = Rester { $me }
page-become-safe = Afficher d’abord un code de secours pour { $me }
page-become-code = Code de secours pour { $me } : garde-le bien
page-become-same = Ici, tu es déjà { $name }. Le lien n’a pas été utilisé.
page-devices = Mes appareils connectés
page-devices-kind = { $browser } sur { $system }
page-devices-unknown = Appareil inconnu
page-devices-this = (cet appareil)
page-devices-when = Relié { $linked }, vu la dernière fois { $seen }
page-devices-out = Déconnecter
page-devices-out-of = Déconnecter : { $device }
page-devices-out-others = Déconnecter tous les autres appareils
page-devices-gone = C’est fait. Les liens et codes de secours créés auparavant ne sont plus valables.
page-devices-here = Se déconnecter ici ?
page-devices-here-about = Cet appareil t’oublie. Sans autre appareil ni code de secours, tu ne retrouveras pas tes places.
page-theme = Thème
page-theme-auto = comme l’appareil
page-theme-light = clair
page-theme-dark = sombre
page-forget = Supprimer mes données
page-forget-about = Ton nom, tes messages, tes codes et les cookies sont supprimés, et un robot reprend tes places.
page-forget-ask = Supprimer mes données…
page-forget-sure = { $count ->
    [0] Ton nom et tes codes seront supprimés pour de bon.
    [1] Tu perdras ta place à une table, et ton nom et tes codes seront supprimés pour de bon.
   *[other] Tu perdras tes places à { $count } tables, et ton nom et tes codes seront supprimés pour de bon.
}
page-forget-go = Supprimer pour de bon

# La fin d’une partie.
page-end-you = Tu as gagné !
page-end-wins = { $name } a gagné
page-end-shared = { $names } partagent la première place
page-end-nobody = Personne n’a gagné
page-end-won-by = Tu gagnes de { $points ->
    [1] { $points } point
   *[other] { $points } points
}.
page-end-lost-by = Tu perds de { $points ->
    [1] { $points } point
   *[other] { $points } points
}.
page-end-by = L’écart est de { $points ->
    [1] { $points } point
   *[other] { $points } points
}.
page-end-most = Plus grand écart : { $row }, { $ours } à { $theirs }.
page-end-resigned = { $name } a abandonné.
page-end-time = { $name } n’avait plus de temps.
page-end-deleted = { $name } a quitté la partie.
page-end-resigned-you = Tu as abandonné.
page-end-time-you = Tu n’avais plus de temps.
page-end-alone = { $points ->
    [one] { $points } point au total
   *[other] { $points } points au total
}
page-points = points marqués
page-rematch = Rejouer
page-copy-replay = Copier le lien de la partie
page-chart = Points par tour
page-chart-table = En tableau
page-chart-round = Tour
page-luck-checking = Vérification des tirages…
page-luck-other-promise = Ce n’est pas la promesse faite avant la partie. Ces tirages ne sont pas fiables.
page-luck-broken-promise = Le secret ne correspond pas à la promesse du croupier. Ces tirages ne sont pas fiables.
page-luck-broken-draw = Le tirage { $draw } ne découle pas du secret. Ces tirages ne sont pas fiables.
page-luck-how = Comment est-ce vérifié ?
page-luck-promise = Promesse
page-luck-secret = Le secret
page-luck-agreed = Les tirages viennent des contributions fixées par tous.
page-luck-tick-promise = Le croupier a tenu sa promesse.
page-luck-tick-mine = Tes mots et ta contribution ont été utilisés.
page-luck-tick-reveals = Chaque contribution ouverte est bien celle qui était scellée.
page-luck-not-mine = Tes mots ou ta contribution n’ont pas été utilisés. Ces tirages ne sont pas fiables.
page-luck-broken-list = Les contributions ouvertes ne correspondent pas à celles qui étaient scellées. Ces tirages ne sont pas fiables.
page-luck-explained = Le croupier a publié l’empreinte d’un secret, chaque appareil celle de sa contribution ; ensuite seulement, tout a été ouvert. Chaque tirage en découle : personne n’a pu choisir.

# Quelqu’un demande à reprendre un coup.
page-asks = { $count ->
    [1] { $name } voudrait reprendre un coup.
   *[other] { $name } voudrait reprendre { $count } coups.
}
page-asks-waiting = { $name } voudrait reprendre un coup. On attend les autres.
page-asks-agree = D’accord
page-asks-decline = Refuser

# Ce qu’une messagerie montre d’un lien.
page-preview-invite = Ouvre le lien, entre un nom et assieds-toi. Pas besoin de compte.
page-preview-replay = { $game } : une partie terminée
page-preview-replay-about = Revois-la coup par coup.
page-editions = Éditions
page-editions-about = Ce qui change entre les éditions imprimées, et les options qui y correspondent. Choisis-en une dans les options quand tu ouvres une table.
page-editions-show = Montrer les plateaux
page-edition-pick = Selon quelle édition
page-edition-none = Comme choisi plus bas
page-edition-undated = sans date
