# Notifications: what they say. They name the game and nothing of what happens in it.
notify-turn = Du bist am Zug.
notify-invite = Du bist zu einer weiteren Partie eingeladen.
notify-ready = Alle sitzen am Tisch und warten darauf, dass du anfängst.
notify-ask = Jemand möchte einen Zug zurücknehmen.
notify-found = Eine Partie für dich ist gefunden.
notify-challenge = Jemand aus deinen Freunden fordert dich zu einer Partie heraus.
notify-hello = Benachrichtigungen kommen hier an.
notify-confirm = Dein Code ist { $code }.
notify-hook-turn = { $count ->
    [one] Am Zug ist Platz { $seats }.
   *[other] Am Zug sind die Plätze { $seats }.
}
notify-hook-hello = Hier wird gemeldet, wer an diesem Tisch am Zug ist.

# Why something is refused
notify-address = Diese Adresse kann nicht verwendet werden. Es muss eine öffentliche https-Adresse sein.
notify-zone = Diese Zeitzone kennt der Server nicht.
notify-no-push = Dieser Server verschickt keine Push-Nachrichten.
notify-no-mail = Dieser Server verschickt keine E-Mails.
notify-smtp = Gib den Mailserver so an: { $form }

# The page
notify-title = Benachrichtigungen
notify-about = Für Partien über mehrere Tage: Erfahre, wann du dran bist, auch wenn diese Seite geschlossen ist. Nachrichten nennen das Spiel, nie was darin geschieht.
notify-set = Benachrichtigungen einrichten
notify-here = In diesem Browser benachrichtigen
notify-blocked = Dein Browser blockiert Benachrichtigungen dieser Seite. Du kannst sie in seinen Einstellungen erlauben.
notify-unable = Dieser Browser kann hier nicht benachrichtigt werden. Nötig ist eine Seite mit https; auf dem iPhone muss sie erst auf den Home-Bildschirm.
notify-test = Test senden
notify-tested = Gesendet. Der Test sollte in ein paar Sekunden ankommen.
notify-browsers = Benachrichtigte Browser
notify-remove = Entfernen
notify-remove-of = Entfernen: { $what }
notify-kinds = Sag mir Bescheid
notify-kind-turn = wenn ich am Zug bin
notify-kind-invite = wenn mich jemand zu einer weiteren Partie einlädt
notify-kind-ready = wenn alle darauf warten, dass ich anfange
notify-kind-ask = wenn jemand einen Zug zurücknehmen möchte
notify-kind-found = wenn eine Partie für mich gefunden ist
notify-kind-challenge = wenn mich jemand herausfordert
notify-quiet = Ruhezeit
notify-quiet-begin = von
notify-quiet-end = bis
notify-quiet-about = Was inzwischen geschieht, wird danach gemeldet, wenn es noch stimmt. Zeitzone: { $zone }
notify-mail = E-Mail
notify-mail-about = Nur wenn du willst. Zuerst schicken wir dir einen Code.
notify-mail-address = E-Mail-Adresse
notify-mail-ask = Code senden
notify-mail-code = Code aus der E-Mail an { $address }
notify-mail-confirm = Bestätigen
notify-mail-to = E-Mails gehen an { $address }.
notify-mail-stop = Keine E-Mails mehr
notify-table = Benachrichtigungen zu diesem Tisch
notify-hush = Zu diesem Tisch nicht benachrichtigen
notify-hooks = Züge in einem Chat melden
notify-hooks-about = Ein Webhook meldet einem Chatraum das Spiel, welcher Platz am Zug ist und den Link. Namen werden nicht verschickt.
notify-hook-format = Dienst
notify-hook-url = Adresse des Webhooks
notify-hook-add = Hinzufügen
notify-hook-failing = antwortet nicht
