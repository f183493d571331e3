# Die Seite rund um den Tisch.
page-name = Landbridge
page-home = Startseite
page-close = Schließen
page-no-answer = Der Server antwortet nicht. Bitte versuche es gleich noch einmal.
page-nowhere = Hier ist nichts
page-nowhere-about = Vielleicht stimmt die Adresse nicht, oder was hier war, wurde gelöscht.

# Startseite. Die Überschrift hat zwei Teile: Das letzte Wort ist hervorgehoben.
page-hero = Spiele, die
page-hero-across = verbinden
page-hero-about = Gegen Bots, zusammen an einem Gerät oder per Link mit Freunden. Ganz ohne Konto.
page-games = Die Spiele
page-players-minutes = { $players } Personen · { $minutes } min
page-players-only = { $players } Personen
page-what-hashi = Zahlen schreiben, Brücken zeichnen, Inseln fertigstellen. Alle spielen gleichzeitig dieselbe Karte.
page-what-river-dragons = Fünf Karten geheim wählen, einen Weg aus Steinen und Planken bauen und rüberkommen, bevor ein Drache dich aufhält.
page-what-the-border = Würfeln, die Grenze Feld für Feld ankreuzen und ganze Gebiete schließen, bevor die anderen es tun.
page-what-loopit = Linien weiterführen. Jeder Stein zählt seinen Wert und die Werte der Steine, mit denen er verbunden ist.
page-play-now = Jetzt spielen
page-play-alone = Allein spielen
page-bots-many = Wie viele Bots?
page-level = Stärke
page-with-friends = Mit Freunden
page-same-device = An einem Gerät
page-my-tables = Meine Tische
page-more-tables = { $count ->
    [one] { $count } weiterer Tisch
   *[other] { $count } weitere Tische
}
page-open-tables = Offene Tische
page-open-seats = { $count ->
    [one] { $count } freier Platz
   *[other] { $count } freie Plätze
}
page-take-seat = Platz nehmen
page-table-turn = Du bist dran
page-table-waiting = wartet auf { $names }
page-table-playing = läuft
page-table-gathering = noch nicht begonnen
page-table-over = beendet
page-table-closed = geschlossen
page-table-with = mit { $names }
page-table-alone = allein
page-watch-replay = Eine Partie ansehen
page-all-rules = Die Regeln
page-designers =
    Ein inoffizielles Fanprojekt ohne Verbindung zu Autoren und Verlagen. Hashi: Jeffrey D. Allers, NSV.
    River Dragons: Roberto Fraga, Matagot. The Border: Michael Kiesling und Reinhard Staupe, NSV. Loopit: Goliath.

# Wer man ist.
page-you = du
page-your-name = Dein Name
page-password = Passwort des Servers
page-arrive = Willkommen
page-enter = Weiter

# Einen Tisch decken.
page-setup-friends = { $game } mit Freunden
page-setup-here = { $game } an diesem Gerät
page-how-many = Wie viele spielen mit?
page-who = Wer spielt mit?
page-player = Person { $number }
page-chair = Platz { $number }
page-chair-name = Name auf Platz { $number }
page-chair-friend = Person per Link
page-chair-person = Person an diesem Gerät
page-chair-bot = Bot: { $bot }
page-level-random = spielt zufällig
page-level-greedy = spielt gut
page-links-follow = Auf der nächsten Seite gibt es für alle einen eigenen Link.
page-options = Optionen
page-option-usual = wie in dieser Ausgabe
page-board-text = Spielplan als Text
page-board-mine = Meinen Spielplan verwenden
page-clock = Bedenkzeit
page-clock-about = Ist die Zeit um, übernimmt ein Bot.
page-clock-none = unbegrenzt
page-clock-minutes = { $minutes } min + { $seconds } s pro Zug
page-clock-days = { $days } Tage + { $more ->
    [one] ein Tag
   *[other] { $more } Tage
} pro Zug
page-listed = Alle dürfen mitspielen
page-listed-about = Der Tisch erscheint in der Liste der offenen Tische.
page-help-term = Bots dürfen beraten
page-help-term-about = Wer einen fragt, wird den anderen genannt. Die Partie zählt nicht für die Wertung.
page-open-table = Tisch eröffnen
page-begin = Starten

# Mitspielen.
page-join = Einem Tisch beitreten
page-join-about = Füge den Link ein, den du bekommen hast, oder tippe den Code. Groß- und Kleinschreibung und Leerzeichen sind egal.
page-join-paste = Link oder Code, den du bekommen hast
page-join-go = Einladung ansehen
page-join-title = Du bist zu { $game } eingeladen
page-join-who = { $count ->
    [one] { $names } sitzt schon am Tisch.
   *[other] { $names } sitzen schon am Tisch.
}
page-join-sit = Platz nehmen
page-invite-ended = Diese Einladung gilt nicht mehr
page-invite-ended-about = Eine Einladung gilt für eine Person und nur einmal. Prüfe, ob du sie ganz kopiert hast, oder lass dir eine neue geben.
page-join-another = Anderer Link oder Code
page-join-no-code = In diesem Text steht kein Code. Eine Einladung sieht so aus: { $example }. Kopiere sie ganz, oder das, was hinter dem # steht.

# Bevor es losgeht.
page-lobby = { $game }: Warteraum
page-lobby-open = { $count ->
    [one] Ein Platz ist frei. Schicke den Link der Person, die mitspielen soll.
   *[other] { $count } Plätze sind frei. Schicke allen, die mitspielen sollen, ihren eigenen Link.
}
page-lobby-more = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
page-lobby-waiting = Warten auf { $names }.
page-lobby-starting = Alle sind da. Das Spiel startet.
page-lobby-about = Das Spiel startet von selbst, sobald alle da sind.
page-invite = Einladen
page-invite-link = Einladung
page-invite-chair = Einladung für Platz { $number }
page-invite-title = Einladung zu { $game }
page-invite-show = Link zeigen
page-invite-about = Der Link gilt für eine Person und nur einmal.
page-invite-new = Durch neuen Link ersetzen
page-qr = Link als QR-Code
page-copy = Link kopieren
page-copy-code = Code kopieren
page-invite-here-only = Dieser Link funktioniert nur auf diesem Computer. Um jemanden anderswo einzuladen, öffne diese Seite unter der Adresse, die dein Computer im Netz hat.
page-invite-network = Dieser Link funktioniert für alle im selben Netz wie dieser Computer.
page-invite-address = Adresse
page-invite-closed = Dieser Server antwortet nur diesem Computer. Um mit anderen in deinem Netz zu spielen, beende ihn und starte ihn so:
page-agreed = Vereinbart
page-copied-it = Kopiert
page-copy-failed = Bitte von Hand kopieren
page-share-link = Teilen
page-get-up = Tisch verlassen
page-seat-missing = fehlt seit { $time }
page-seat-asked = noch nicht dabei · { $time }
page-remind = Erinnern
page-reminded = Erinnert
page-fair = Faires Spiel
page-luck-sealed = Dieses Gerät hat seinen Beitrag zum Zufall versiegelt und öffnet ihn von selbst, sobald alle da sind. Fairness-Code: { $promise }
page-luck-held = Der Server verwahrt deinen Beitrag zum Zufall. Fairness-Code: { $promise }
page-luck-without = Ohne meinen Beitrag starten
page-luck-without-about = Dann muss das Spiel nicht auf dieses Gerät warten. Dafür kennt deinen Beitrag, wer den Server betreibt.
page-luck-limits = Wer den Server betreibt und selbst mitspielt, könnte für jeden Platz, den er in der Hand hat, einmal neu geben lassen; die Aufzeichnung zeigt das.
page-ask-away = { $name } entfernen
page-luck-words = Fairness-Wörter
page-luck-words-label = Deine Wörter (freiwillig)
page-luck-words-about = Der Server hat schon ein Geheimnis festgelegt (Code { $promise }). Deine Wörter fließen in jede Karte und jeden Wurf ein, damit niemand sie vorher aussuchen konnte. Gesendet wird nur ein Hash.
page-luck-own = Meinen Beitrag auf diesem Gerät geheim halten
page-luck-own-about = Dann kann auch nicht aussuchen, wer den Server betreibt. Dieses Gerät muss aber online sein, wenn das Spiel startet.
page-luck-silent = Der Server hat nicht bestätigt, dass dieses Gerät seinen Beitrag geöffnet hat. Startet das Spiel ohne ihn, war das nicht deine Wahl.
page-luck-elsewhere = Du hast deinen Beitrag auf einem anderen Gerät versiegelt, und nur das kann ihn öffnen. Öffne diesen Tisch dort, oder starte ohne deinen Beitrag.
page-luck-wrong-list = Die versiegelten Beiträge sind nicht die, die dieses Gerät kennt; es hält seinen zurück. Dem Zufall an diesem Tisch ist nicht zu trauen.
page-luck-beacon = Warten auf Runde { $round } der öffentlichen Zufallsquelle.
page-luck-seconds = { $count ->
    [one] Fehlt in einer Sekunde noch jemand, startet das Spiel ohne dessen Beitrag und wird nicht gewertet.
   *[other] Fehlt in { $count } Sekunden noch jemand, startet das Spiel ohne dessen Beitrag und wird nicht gewertet.
}
page-luck-hours = { $count ->
    [one] Fehlt in einer Stunde noch jemand, startet das Spiel ohne dessen Beitrag und wird nicht gewertet.
   *[other] Fehlt in { $count } Stunden noch jemand, startet das Spiel ohne dessen Beitrag und wird nicht gewertet.
}
page-needs-invite = Um hier Platz zu nehmen, brauchst du eine Einladung.
page-close-table = Diesen Tisch schließen

# Man selbst.
page-me-title = Name, Geräte, Einstellungen
page-me-name = Mein Name
page-me-name-about = An Tischen, an denen du schon sitzt, bleibt der alte Name.
page-me-named = Ab jetzt heißt du { $name }.
page-save = Speichern
page-cancel = Abbrechen
page-device = Gerät hinzufügen
page-device-about = Öffne den Link auf einem anderen Gerät, und du spielst dort an denselben Tischen.
page-device-make = Link erstellen
page-device-link = Gilt einmal, { $minutes } Minuten lang
page-claim = Warst du schon einmal hier?
page-claim-code = Dein Link oder Code
page-claim-go = Plätze wiederherstellen
page-claimed = Willkommen zurück, { $name }.
page-become = Auf diesem Gerät zu { $name } wechseln?
page-become-new = Dieser Link gehört { $name }. Wenn du weitermachst, spielst du auf diesem Gerät als { $name }.
page-become-from = Du bist hier { $me }. Wenn du weitermachst, spielst du auf diesem Gerät als { $name }. { $me } behält alle Plätze, ist hier aber abgemeldet.
page-become-way-back = Mit einem anderen Gerät oder dem Wiederherstellungscode kannst du wieder zu { $me } wechseln.
page-become-lost = { $me } hat weder ein anderes Gerät noch einen Wiederherstellungscode. Ohne das kannst du nicht wieder zu { $me } wechseln.
page-become-caution = Mach nur weiter, wenn der Link von dir selbst ist: Wer ihn erstellt hat, sieht alles, was du hier tust, und kann für dich spielen.
page-become-go = Zu { $name } wechseln
page-become-stay = { $me } bleiben
page-become-safe = Zuerst einen Wiederherstellungscode für { $me } zeigen
page-become-code = Wiederherstellungscode für { $me }: Bewahre ihn gut auf
page-become-same = Du bist hier schon { $name }. Der Link wurde nicht verbraucht.
page-devices = Wo ich angemeldet bin
page-devices-kind = { $browser } auf { $system }
page-devices-unknown = Unbekanntes Gerät
page-devices-this = (dieses Gerät)
page-devices-when = Verbunden { $linked }, zuletzt gesehen { $seen }
page-devices-out = Abmelden
page-devices-out-of = Abmelden: { $device }
page-devices-out-others = Alle anderen Geräte abmelden
page-devices-gone = Abgemeldet. Links und Wiederherstellungscodes von vorher gelten nicht mehr.
page-devices-here = Hier abmelden?
page-devices-here-about = Dieses Gerät vergisst dich. Ohne ein anderes Gerät oder einen Wiederherstellungscode kommst du nicht an deine Plätze zurück.
page-theme = Farbschema
page-theme-auto = wie auf dem Gerät
page-theme-light = hell
page-theme-dark = dunkel
page-forget = Meine Daten löschen
page-forget-about = Name, Chatnachrichten, Codes und Cookies werden gelöscht; ein Bot übernimmt deine Plätze.
page-forget-ask = Meine Daten löschen …
page-forget-sure = { $count ->
    [0] Dein Name und deine Codes sind dann endgültig weg.
    [one] Du verlierst deinen Platz an einem Tisch, und dein Name und deine Codes sind endgültig weg.
   *[other] Du verlierst deine Plätze an { $count } Tischen, und dein Name und deine Codes sind endgültig weg.
}
page-forget-go = Endgültig löschen

# Das Ende eines Spiels.
page-end-you = Gewonnen!
page-end-wins = { $name } hat gewonnen
page-end-shared = { $names } teilen sich den ersten Platz
page-end-nobody = Niemand hat gewonnen
page-end-won-by = Mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} Vorsprung gewonnen.
page-end-lost-by = Mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} Rückstand verloren.
page-end-by = Der Vorsprung: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
page-end-most = Größter Unterschied: { $row }, { $ours } zu { $theirs }.
page-end-resigned = { $name } hat aufgegeben.
page-end-time = Die Zeit von { $name } war um.
page-end-deleted = { $name } hat das Spiel verlassen.
page-end-resigned-you = Du hast aufgegeben.
page-end-time-you = Deine Zeit war um.
page-end-alone = { $points ->
    [one] { $points } Punkt insgesamt
   *[other] { $points } Punkte insgesamt
}
page-points = Punkte
page-rematch = Revanche
page-copy-replay = Link zur Wiederholung kopieren
page-chart = Punkte pro Runde
page-chart-table = Als Tabelle
page-chart-round = Runde
page-luck-checking = Der Zufall wird geprüft …
page-luck-other-promise = Das ist nicht der Fairness-Code von vor dem Spiel. Dem Zufall dieses Spiels ist nicht zu trauen.
page-luck-broken-promise = Das Geheimnis passt nicht zum Fairness-Code. Dem Zufall dieses Spiels ist nicht zu trauen.
page-luck-broken-draw = Ziehung { $draw } folgt nicht aus dem Geheimnis. Dem Zufall dieses Spiels ist nicht zu trauen.
page-luck-how = Wie wird das geprüft?
page-luck-promise = Fairness-Code
page-luck-secret = Geheimnis
page-luck-agreed = Gezogen wurde aus den Beiträgen, auf die sich alle geeinigt haben.
page-luck-tick-promise = Das Geheimnis passt zum Fairness-Code.
page-luck-tick-mine = Deine Wörter und dein Beitrag wurden verwendet.
page-luck-tick-reveals = Jeder geöffnete Beitrag ist der versiegelte.
page-luck-not-mine = Deine Wörter oder dein Beitrag wurden nicht verwendet. Dem Zufall dieses Spiels ist nicht zu trauen.
page-luck-broken-list = Die geöffneten Beiträge passen nicht zu den versiegelten. Dem Zufall dieses Spiels ist nicht zu trauen.
page-luck-explained = Der Server hat den Hash eines Geheimnisses veröffentlicht, jedes Gerät den Hash seines Beitrags; erst dann wurde geöffnet. Aus allem zusammen folgt jede Karte und jeder Wurf.

# Jemand möchte einen Zug zurück.
page-asks = { $count ->
    [one] { $name } möchte einen Zug zurücknehmen.
   *[other] { $name } möchte { $count } Züge zurücknehmen.
}
page-asks-waiting = { $name } möchte einen Zug zurücknehmen. Warten auf die anderen.
page-asks-agree = Zustimmen
page-asks-decline = Ablehnen

# Was ein Messenger von einem Link zeigt.
page-preview-invite = Öffne den Link, gib einen Namen ein und setz dich. Du brauchst kein Konto.
page-preview-replay = { $game }: eine beendete Partie
page-preview-replay-about = Sieh sie dir Zug für Zug an.
page-editions = Ausgaben
page-editions-about = Worin sich gedruckte Ausgaben unterscheiden und welche Optionen dafür stehen. Wähle eine unter Optionen, wenn du einen Tisch aufmachst.
page-editions-show = Spielpläne zeigen
page-edition-pick = Nach welcher Ausgabe
page-edition-none = Wie unten gewählt
page-edition-undated = ohne Jahr
