# Notifications: what they say. They name the game and nothing of what happens in it.
notify-turn = C’est ton tour.
notify-invite = On t’invite à une nouvelle partie.
notify-ready = Tout le monde est à table et t’attend pour commencer.
notify-ask = Quelqu’un demande à reprendre un coup.
notify-found = Une partie a été trouvée pour toi.
notify-challenge = Tu reçois un défi d’un ami.
notify-hello = Les notifications t’arrivent bien ici.
notify-confirm = Ton code est { $code }.
notify-hook-turn = { $count ->
    [1] C’est à la place { $seats } de jouer.
   *[other] C’est aux places { $seats } de jouer.
}
notify-hook-hello = Les tours de cette table sont annoncés ici.

# Why something is refused
notify-address = Cette adresse ne convient pas. Il faut une adresse https publique.
notify-zone = Ce serveur ne connaît pas ce fuseau horaire.
notify-no-push = Ce serveur n’envoie pas de notifications push.
notify-no-mail = Ce serveur n’envoie pas d’e-mails.
notify-smtp = Indique le serveur de courrier ainsi : { $form }

# The page
notify-title = Notifications
notify-about = Pour les parties sur plusieurs jours : sache quand c’est ton tour, même page fermée. Les messages nomment le jeu, jamais ce qui s’y passe.
notify-set = Régler les notifications
notify-here = Notifier ce navigateur
notify-blocked = Ton navigateur bloque les notifications de cette page. Tu peux les autoriser dans ses réglages.
notify-unable = Ce navigateur ne peut pas recevoir de notifications ici. Il faut une page en https ; sur iPhone, ajoute-la d’abord à l’écran d’accueil.
notify-test = Envoyer un essai
notify-tested = C’est envoyé. L’essai devrait arriver dans quelques secondes.
notify-browsers = Navigateurs notifiés
notify-remove = Retirer
notify-remove-of = Retirer : { $what }
notify-kinds = Préviens-moi
notify-kind-turn = quand c’est mon tour
notify-kind-invite = quand on m’invite à une nouvelle partie
notify-kind-ready = quand on m’attend pour commencer
notify-kind-ask = quand quelqu’un demande à reprendre un coup
notify-kind-found = quand une partie est trouvée pour moi
notify-kind-challenge = quand je reçois un défi
notify-quiet = Heures calmes
notify-quiet-begin = de
notify-quiet-end = à
notify-quiet-about = Ce qui arrive entre-temps est annoncé ensuite, si c’est encore vrai. Fuseau horaire : { $zone }
notify-mail = E-mail
notify-mail-about = Seulement si tu veux. D’abord, nous t’envoyons un code.
notify-mail-address = Adresse e-mail
notify-mail-ask = Envoyer le code
notify-mail-code = Code reçu à l’adresse { $address }
notify-mail-confirm = Confirmer
notify-mail-to = Les e-mails vont à { $address }.
notify-mail-stop = Arrêter les e-mails
notify-table = Notifications de cette table
notify-hush = Ne pas me notifier pour cette table
notify-hooks = Annoncer les tours dans un chat
notify-hooks-about = Un webhook donne à un salon le jeu, la place dont c’est le tour et le lien. Aucun nom n’est envoyé.
notify-hook-format = Service
notify-hook-url = Adresse du webhook
notify-hook-add = Ajouter
notify-hook-failing = ne répond pas
