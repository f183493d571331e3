# La page autour de la table.
page-name = Landbridge
page-home = Accueil
page-close = Fermer
page-no-answer = Le serveur ne répond pas. Réessaie dans un instant.
page-nowhere = Il n’y a rien ici
page-nowhere-about = L’adresse est peut-être mal écrite, ou ce qui se trouvait ici a été débarrassé.

# Accueil. Le titre a deux parties : la dernière ressort.
page-hero = Des jeux pour passer
page-hero-across = de l’autre côté
page-hero-about = Contre des robots, sur un seul appareil ou entre amis grâce à un lien. Sans compte : on s’assied et on joue.
page-games = Les jeux
page-players-minutes = { $players } joueurs · { $minutes } min
page-players-only = { $players } joueurs
page-what-hashi = Écris des chiffres, trace des ponts, termine des îles. Tout le monde joue la même carte en même temps.
page-what-river-dragons = Choisis cinq cartes en secret, bâtis un chemin de pierres et de planches, et passe avant qu’un dragon ne t’arrête.
page-what-the-border = Lance les dés, coche la frontière case par case et ferme des pays entiers avant les autres.
page-what-loopit = Prolonge les lignes. Chaque tuile compte pour elle-même et pour tout ce à quoi elle est reliée.
page-play-now = Jouer tout de suite
page-with-friends = Entre amis
page-same-device = Sur place
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
page-table-waiting = en attente de { $names }
page-table-playing = en cours
page-table-gathering = pas encore commencée
page-table-over = terminée
page-table-closed = fermée
page-table-with = avec { $names }
page-table-alone = en solo
page-watch-replay = Revoir une partie
page-all-rules = Les règles
page-designers =
    Adaptation non officielle faite par des amateurs, sans les auteurs ni les éditeurs. Hashi : Jeffrey D. Allers, NSV.
    River Dragons : Roberto Fraga, Matagot. The Border : Michael Kiesling et Reinhard Staupe, NSV. Loopit : Goliath.

# Qui l’on est.
page-you = toi
page-your-name = Ton nom
page-password = Le mot de passe du serveur
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
page-chair-friend = un ami
page-chair-person = une personne
page-chair-bot = un robot : { $bot }
page-level-random = joue au hasard
page-level-greedy = joue bien
page-links-follow = À la page suivante, chaque ami aura son propre lien.
page-options = Réglages
page-option-usual = comme dans l’édition
page-board-text = Le plateau en texte
page-board-mine = Prendre le plateau que j’ai dessiné
page-clock = Pendule
page-clock-about = Qui n’a plus de temps est remplacé par un robot.
page-clock-none = sans pendule
page-clock-minutes = { $minutes } minutes, et { $seconds } secondes de plus à chaque tour
page-clock-days = { $days } jours, et { $more ->
    [one] un jour
   *[other] { $more } jours
} de plus à chaque tour
page-listed = Tout le monde peut venir
page-listed-about = La table figure parmi les tables ouvertes.
page-open-table = Ouvrir la table
page-begin = Commencer

# Rejoindre.
page-join = Rejoindre une table
page-join-about = Colle le lien reçu, ou tape le code : majuscules et espaces ne comptent pas.
page-join-paste = Le lien ou le code reçu
page-join-go = Voir l’invitation
page-join-title = On t’invite à jouer à { $game }
page-join-who = { $count ->
    [one] { $names } est déjà à table.
   *[other] { $names } sont déjà à table.
}
page-join-sit = Prendre place
page-invite-ended = Cette invitation ne vaut plus
page-invite-ended-about = Une invitation vaut pour une personne, une seule fois. Vérifie que tu l’as entière, ou demandes-en une autre.
page-join-another = Un autre lien ou code
page-join-no-code = Il n’y a pas de code là-dedans. Une invitation a cette forme : { $example }. Copie-la entière, ou ce qui suit le #.

# Avant de commencer.
page-lobby = { $game } : la table est mise
page-lobby-open = { $count ->
    [one] Une place est libre. Envoie le lien à la personne qui doit s’y asseoir.
   *[other] { $count } places sont libres. Envoie un lien à chaque personne qui doit s’y asseoir.
}
page-lobby-more = { $count ->
    [one] Une place est encore libre.
   *[other] { $count } places sont encore libres.
}
page-lobby-waiting = On attend { $names }.
page-lobby-you = Tout le monde est là.
page-lobby-starting = Tout le monde est prêt : c’est parti.
page-invite = Inviter
page-invite-link = L’invitation
page-invite-chair = L’invitation pour la place { $number }
page-invite-title = Une invitation à { $game }
page-invite-show = Montrer le lien
page-invite-about = Le lien vaut pour une personne, une seule fois.
page-invite-new = En faire plutôt un nouveau
page-qr = Le lien en code QR
page-copy = Copier le lien
page-copy-code = Copier le code
page-copied-it = Copié
page-copy-failed = À copier à la main
page-share-link = Partager
page-is-ready = prêt
page-not-ready = pas encore prêt
page-get-up = Quitter la place
page-ask-away = Libérer la place de { $name }
page-ready = Je suis prêt
page-ready-about = La partie commence dès que tout le monde est prêt.
page-ready-done = Te voilà prêt. La promesse de la banque : { $promise }
page-luck-words = Des mots pour le hasard
page-luck-words-label = Tes mots, si tu veux
page-luck-words-about = La banque a déjà fixé un secret ({ $promise }). Tes mots entrent dans chaque carte et chaque dé, pour que personne n’ait pu les choisir.
page-luck-own = Garder mon propre sel sur cet appareil
page-luck-own-about = Alors l’exploitant ne peut pas choisir le hasard non plus. Mais cet appareil doit être en ligne quand la partie commence.
page-luck-revealing = Tout le monde s’est engagé. Les appareils révèlent maintenant leur part du hasard.
page-luck-silent = Le serveur n’a pas confirmé la part de cet appareil. Si l’essai échoue maintenant, ce n’est pas ta faute.
page-luck-elsewhere = Tu t’es engagé sur un autre appareil, et lui seul peut révéler. Ouvre cette table là-bas.
page-luck-wrong-list = Ce n’est pas la liste sur laquelle cet appareil s’est engagé ; il ne révèle rien. On ne peut pas se fier au hasard de cette table.
page-luck-again = L’essai suivant demande l’accord de tous : qui accepte se dit de nouveau prêt.
page-luck-beacon = En attente du tour { $round } de la balise publique.
page-luck-seconds = { $count ->
    [one] Encore une seconde pour être prêt. Ensuite la place est perdue.
   *[other] Encore { $count } secondes pour être prêt. Ensuite la place est perdue.
}
page-luck-hours = { $count ->
    [one] Encore une heure pour être prêt. Ensuite la place est perdue.
   *[other] Encore { $count } heures pour être prêt. Ensuite la place est perdue.
}
page-luck-lost = { $name } est arrivé trop tard et a perdu sa place.
page-luck-welcome = Laisser revenir { $name }
page-needs-invite = Pour t’asseoir ici, il te faut une invitation.
page-close-table = Fermer cette table

# Soi-même.
page-me-title = Nom, appareils, réglages
page-me-name = Mon nom
page-me-name-about = Aux tables où tu es déjà, l’ancien nom reste.
page-me-named = Désormais tu t’appelles { $name }.
page-save = Enregistrer
page-cancel = Annuler
page-device = Ajouter un appareil
page-device-about = Ouvre le lien sur un autre appareil, et tu y retrouves les mêmes tables.
page-device-make = Faire un lien
page-device-link = Vaut une fois, pendant { $minutes } minutes
page-recovery = Code de secours
page-recovery-about = Il n’y a ni compte ni mot de passe. Si ce navigateur t’oublie, ce code te rend tes places. Il sert une seule fois ; tu reçois ensuite le suivant. Garde-le bien.
page-recovery-make = Montrer un code
page-claim = Tu es déjà venu ici ?
page-claim-code = Ton lien ou ton code
page-claim-go = C’est moi
page-claimed = Te revoilà, { $name }.
page-become = Devenir { $name } sur cet appareil ?
page-become-new = Ce lien appartient à { $name }. Si tu continues, tu joueras sous le nom de { $name } sur cet appareil.
page-become-from = Ici, tu es { $me }. Si tu continues, tu joueras sous le nom de { $name } sur cet appareil. { $me } garde toutes ses places, mais sera déconnecté ici.
page-become-way-back = Tu pourras redevenir { $me } avec un autre appareil ou avec le code de secours.
page-become-lost = { $me } n’a ni autre appareil ni code de secours. Sans cela, tu ne pourras plus redevenir { $me }.
page-become-caution = Ne continue que si le lien vient de toi : la personne qui l’a créé peut voir et jouer tout ce que tu fais ici.
page-become-go = Devenir { $name }
page-become-stay = Rester { $me }
page-become-safe = Afficher d’abord un code de secours pour { $me }
page-become-code = Code de secours de { $me } : garde-le bien
page-become-same = Ici, tu es déjà { $name }. Le lien n’a pas été utilisé.
page-recovery-next = Ton code de secours a été utilisé. Voici le suivant :
page-devices = Mes appareils connectés
page-devices-kind = { $browser } sur { $system }
page-devices-unknown = Appareil inconnu
page-devices-this = (cet appareil)
page-devices-when = Relié { $linked }, vu pour la dernière fois { $seen }
page-devices-out = Déconnecter
page-devices-out-of = Déconnecter : { $device }
page-devices-out-others = Déconnecter tous les autres appareils
page-devices-gone = Déconnecté. Les liens et codes de secours créés auparavant ne sont plus valables.
page-devices-here = Se déconnecter ici ?
page-devices-here-about = Cet appareil t’oublie. Sans autre appareil ni code de secours, tu ne retrouveras pas tes places.
page-theme = Clair ou sombre
page-theme-auto = comme l’appareil
page-theme-light = clair
page-theme-dark = sombre
page-forget = Tout effacer
page-forget-about = Nom, remarques, codes et cookies sont effacés, et un robot prend tes places.
page-forget-ask = Effacer tout ce qui est à moi …
page-forget-sure = { $count ->
    [0] Ton nom et tes codes seront perdus pour de bon.
    [one] Tu perdras ta place à une table, et ton nom et tes codes seront perdus pour de bon.
   *[other] Tu perdras tes places à { $count } tables, et ton nom et tes codes seront perdus pour de bon.
}
page-forget-go = Effacer pour de bon

# La fin d’une partie.
page-end-you = Tu gagnes !
page-end-wins = { $name } gagne
page-end-shared = { $names } partagent la première place
page-end-nobody = Personne ne gagne
page-end-resigned = { $name } a abandonné.
page-end-time = { $name } n’avait plus de temps.
page-end-deleted = { $name } a quitté la partie.
page-end-resigned-you = Tu as abandonné.
page-end-time-you = Tu n’avais plus de temps.
page-end-alone = { $points ->
    [one] { $points } point en tout
   *[other] { $points } points en tout
}
page-points = points marqués
page-rematch = Encore une fois
page-copy-replay = Copier le lien pour revoir
page-chart = Les points, tour après tour
page-chart-table = En tableau
page-chart-round = Tour
page-luck-checking = Vérification du hasard …
page-luck-kept = { $draws ->
    [0] La banque a tenu sa promesse ; rien n’a été laissé au hasard.
    [one] Le hasard était honnête : l’unique tirage découle de la promesse de la banque. Vérifié dans ce navigateur.
   *[other] Le hasard était honnête : les { $draws } tirages découlent de la promesse de la banque. Vérifié dans ce navigateur.
}
page-luck-other-promise = Ce n’est pas la promesse faite avant la partie. On ne peut pas se fier au hasard de cette partie.
page-luck-broken-promise = Le secret ne correspond pas à la promesse de la banque. On ne peut pas se fier au hasard de cette partie.
page-luck-broken-draw = Le tirage { $draw } ne découle pas du secret. On ne peut pas se fier au hasard de cette partie.
page-luck-unable = Sans https, ce navigateur ne peut pas vérifier le hasard. Télécharge le relevé et vérifie-le avec « landbridge verify ».
page-luck-how = Comment est-ce vérifié ?
page-luck-explained = Avant la partie, la banque a publié l’empreinte d’un secret. Chaque carte et chaque dé découlent du secret et des mots des joueurs.
page-luck-promise = Promesse
page-luck-secret = Le secret
page-luck-agreed = Le hasard de cette partie est celui que tous ont fixé ensemble.
page-luck-tick-promise = La banque a tenu sa promesse.
page-luck-tick-mine = Tes mots et ton sel ont été utilisés.
page-luck-tick-reveals = Chaque révélation correspond à son engagement.
page-luck-not-mine = Tes mots ou ton sel n’ont pas été utilisés. On ne peut pas se fier au hasard de cette partie.
page-luck-broken-list = Engagements et révélations ne vont pas ensemble. On ne peut pas se fier au hasard de cette partie.
page-luck-explained-2 = La banque a publié l’empreinte d’un secret, chaque appareil celle d’un sel et de mots ; ensuite seulement, tout fut révélé. Tout tirage en découle, donc personne n’a pu choisir.

# Quelqu’un demande à reprendre un coup.
page-asks = { $count ->
    [one] { $name } voudrait reprendre un coup.
   *[other] { $name } voudrait reprendre { $count } coups.
}
page-asks-waiting = { $name } a demandé à reprendre un coup ; les autres réfléchissent.
page-asks-agree = D’accord
page-asks-decline = Refuser
