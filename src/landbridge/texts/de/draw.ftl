# A device as deck, dice or bag at a real table.
draw-title = Am echten Tisch
draw-about = Dieses Gerät ist Kartenstapel, Würfel oder Beutel für ein Spiel am echten Tisch, und es sagt, wer beginnt.
draw-begins = { $seat } beginnt.
draw-players = Spieler
draw-start = Beginnen
draw-promise = Fairness-Code
draw-promise-about = Notiert euch den Anfang. Ein Geheimnis entscheidet alles, was gezogen wird; dies ist sein Fingerabdruck. Am Ende wird es gezeigt: Alle sehen, dass nichts geändert wurde.
draw-left = noch { $count }
draw-none = Es ist nichts mehr da.
draw-hide = Verdecken
draw-show = Zeigen
draw-speak = Vorlesen
draw-timer = Uhr
draw-stop = Anhalten
draw-end = Beenden und das Geheimnis zeigen
draw-secret = Geheimnis
draw-kept = Das Geheimnis passt zum Fairness-Code.
draw-broken = Das Geheimnis passt nicht zum Fairness-Code.
draw-drawn = Was gezogen wurde
draw-again = Neu beginnen

# What chance is for; buttons.
draw-what-card = Karte aufdecken
draw-what-die = Würfeln
draw-what-tile = Steine ziehen
draw-what-start = Startstein ziehen
draw-what-board = Spielplan austeilen
draw-what-begin = Wer beginnt?
