# Die Seite rund um den Tisch.
page-name = Landbridge
page-home = Startseite
page-close = Schließen
page-no-answer = Der Server antwortet nicht. Bitte versuch es gleich noch einmal.
page-nowhere = Hier ist nichts
page-nowhere-about = Vielleicht ist die Adresse vertippt, oder was hier war, wurde abgeräumt.

# Startseite. Die Überschrift hat zwei Teile: Das letzte Wort ist hervorgehoben.
page-hero = Spiele übers
page-hero-across = Hinüberkommen
page-hero-about = Gegen Bots, an einem Gerät oder per Link mit Freunden. Ohne Konto: hinsetzen und spielen.
page-games = Die Spiele
page-players-minutes = { $players } Personen · { $minutes } Min
page-players-only = { $players } Personen
page-what-hashi = Zahlen schreiben, Brücken zeichnen, Inseln fertigstellen. Alle spielen gleichzeitig dieselbe Karte.
page-what-river-dragons = Fünf Karten geheim wählen, einen Weg aus Steinen und Planken bauen und drüben sein, ehe ein Drache dich aufhält.
page-what-the-border = Würfeln, die Grenze Feld für Feld abstreichen und ganze Länder schließen, bevor die anderen es tun.
page-what-loopit = Die Linien weiterführen. Jedes Plättchen zählt sich selbst und alles, womit es verbunden ist.
page-play-now = Gleich spielen
page-with-friends = Mit Freunden
page-same-device = Ein Gerät
page-my-tables = Meine Tische
page-more-tables = { $count ->
    [one] { $count } Tisch mehr
   *[other] { $count } Tische mehr
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
page-table-over = zu Ende
page-table-closed = geschlossen
page-table-with = mit { $names }
page-table-alone = allein
page-watch-replay = Ein Spiel nachspielen
page-all-rules = Die Regeln
page-designers =
    Eine inoffizielle Umsetzung von Fans, ohne Beteiligung von Autoren und Verlagen. Hashi: Jeffrey D. Allers, NSV.
    River Dragons: Roberto Fraga, Matagot. The Border: Michael Kiesling und Reinhard Staupe, NSV. Loopit: Goliath.

# Wer man ist.
page-you = du
page-your-name = Dein Name
page-password = Das Passwort des Servers
page-arrive = Willkommen
page-enter = Eintreten

# Einen Tisch decken.
page-setup-friends = { $game } mit Freunden
page-setup-here = { $game } an diesem Gerät
page-how-many = Wie viele spielen?
page-who = Wer spielt?
page-player = Person { $number }
page-chair = Platz { $number }
page-chair-name = Name auf Platz { $number }
page-chair-friend = ein Mensch per Link
page-chair-person = ein Mensch
page-chair-bot = ein Bot: { $bot }
page-level-random = spielt irgendetwas
page-level-greedy = spielt gut
page-links-follow = Auf der nächsten Seite gibt es für jeden einen eigenen Link.
page-options = Optionen
page-option-usual = wie in der Ausgabe
page-board-text = Der Plan als Text
page-board-mine = Meinen gezeichneten Plan nehmen
page-clock = Uhr
page-clock-about = Wer keine Zeit mehr hat, wird von einem Bot ersetzt.
page-clock-none = keine Uhr
page-clock-minutes = { $minutes } Minuten, dazu { $seconds } Sekunden je Zug
page-clock-days = { $days } Tage, dazu { $more ->
    [one] ein Tag
   *[other] { $more } Tage
} je Zug
page-listed = Alle dürfen mitspielen
page-listed-about = Der Tisch erscheint unter den offenen Tischen.
page-open-table = Tisch eröffnen
page-begin = Anfangen

# Mitspielen.
page-join = An einen Tisch setzen
page-join-about = Füg den Link ein, den du bekommen hast, oder tipp den Code: Groß und klein und Leerzeichen sind egal.
page-join-paste = Der Link oder Code, den du bekommen hast
page-join-go = Einladung ansehen
page-join-title = Du bist zu { $game } eingeladen
page-join-who = { $count ->
    [one] { $names } sitzt schon am Tisch.
   *[other] { $names } sitzen schon am Tisch.
}
page-join-sit = Platz nehmen
page-invite-ended = Diese Einladung gilt nicht mehr
page-invite-ended-about = Eine Einladung gilt für eine Person und nur einmal. Sieh nach, ob du sie ganz hast, oder lass dir eine neue geben.
page-join-another = Ein anderer Link oder Code
page-join-no-code = Darin steht kein Code. Eine Einladung sieht so aus: { $example }. Kopier sie ganz, oder das, was hinter dem # steht.

# Bevor es losgeht.
page-lobby = { $game }: Der Tisch ist gedeckt
page-lobby-open = { $count ->
    [one] Ein Platz ist frei. Schick den Link, wem du ihn zugedacht hast.
   *[other] { $count } Plätze sind frei. Schick jedem, der dort sitzen soll, einen Link.
}
page-lobby-more = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
page-lobby-waiting = Es fehlt noch: { $names }.
page-lobby-you = Alle sind da.
page-lobby-starting = Alle sind bereit: Es geht los.
page-invite = Einladen
page-invite-link = Die Einladung
page-invite-chair = Die Einladung für Platz { $number }
page-invite-title = Eine Einladung zu { $game }
page-invite-show = Link zeigen
page-invite-about = Der Link gilt für eine Person und nur einmal.
page-invite-new = Stattdessen einen neuen machen
page-qr = Der Link als QR-Code
page-copy = Link kopieren
page-copy-code = Code kopieren
page-copied-it = Kopiert
page-copy-failed = Bitte von Hand kopieren
page-share-link = Teilen
page-is-ready = bereit
page-not-ready = noch nicht bereit
page-get-up = Aufstehen
page-ask-away = Den Platz von { $name } frei machen
page-ready = Ich bin bereit
page-ready-about = Das Spiel beginnt, sobald alle bereit sind.
page-ready-done = Du bist bereit. Das Versprechen der Bank: { $promise }
page-luck-words = Worte fürs Glück
page-luck-words-label = Deine Worte, wenn du magst
page-luck-words-about = Die Bank hat schon ein Geheimnis festgelegt ({ $promise }). Deine Worte gehen in jede Karte und jeden Würfel ein, damit niemand sie ausgesucht haben kann.
page-luck-own = Mein eigenes Salz auf diesem Gerät behalten
page-luck-own-about = Dann kann auch der Betreiber das Glück nicht aussuchen. Dieses Gerät muss aber online sein, wenn das Spiel beginnt.
page-luck-revealing = Alle haben sich festgelegt. Die Geräte legen jetzt ihren Teil des Glücks offen.
page-luck-silent = Der Server hat den Teil dieses Geräts am Glück nicht bestätigt. Scheitert der Versuch jetzt, lag es nicht an dir.
page-luck-elsewhere = Du hast dich auf einem anderen Gerät festgelegt, und nur das kann offenlegen. Öffne diesen Tisch dort.
page-luck-wrong-list = Das ist nicht die Liste, auf die sich dieses Gerät festgelegt hat. Es legt nichts offen. Dem Glück dieses Tisches ist nicht zu trauen.
page-luck-again = Der nächste Versuch braucht die Zustimmung aller: Wer einverstanden ist, ist wieder bereit.
page-luck-beacon = Gewartet wird auf Runde { $round } der öffentlichen Zufallsquelle.
page-luck-seconds = { $count ->
    [one] Noch eine Sekunde, um bereit zu sein. Danach ist der Platz verloren.
   *[other] Noch { $count } Sekunden, um bereit zu sein. Danach ist der Platz verloren.
}
page-luck-hours = { $count ->
    [one] Noch eine Stunde, um bereit zu sein. Danach ist der Platz verloren.
   *[other] Noch { $count } Stunden, um bereit zu sein. Danach ist der Platz verloren.
}
page-luck-lost = { $name } war zu spät und hat den Platz verloren.
page-luck-welcome = { $name } wieder mitspielen lassen
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
page-device-about = Öffne den Link auf einem anderen Gerät, und du sitzt dort an denselben Tischen.
page-device-make = Link machen
page-device-link = Gilt einmal, { $minutes } Minuten lang
page-recovery = Wiederherstellungscode
page-recovery-about = Es gibt kein Konto und kein Passwort. Vergisst dich dieser Browser, bekommst du mit diesem Code deine Plätze zurück. Er gilt einmal; danach bekommst du einen neuen. Bewahre ihn gut auf.
page-recovery-make = Code zeigen
page-claim = Warst du schon einmal hier?
page-claim-code = Dein Link oder Code
page-claim-go = Das bin ich
page-claimed = Willkommen zurück, { $name }.
page-become = Auf diesem Gerät { $name } werden?
page-become-new = Dieser Link gehört { $name }. Wenn du weitermachst, spielst du auf diesem Gerät als { $name }.
page-become-from = Du bist hier { $me }. Wenn du weitermachst, spielst du auf diesem Gerät als { $name }. { $me } behält alle Plätze, ist hier aber abgemeldet.
page-become-way-back = Mit einem anderen Gerät oder dem Wiederherstellungscode kannst du wieder { $me } werden.
page-become-lost = { $me } hat weder ein anderes Gerät noch einen Wiederherstellungscode. Ohne das kannst du nicht wieder { $me } werden.
page-become-caution = Mach nur weiter, wenn der Link von dir selbst ist: Wer ihn gemacht hat, kann alles sehen und spielen, was du hier tust.
page-become-go = { $name } werden
page-become-stay = { $me } bleiben
page-become-safe = Zuerst einen Wiederherstellungscode für { $me } zeigen
page-become-code = Wiederherstellungscode von { $me }: bewahre ihn gut auf
page-become-same = Du bist hier schon { $name }. Der Link ist nicht verbraucht.
page-recovery-next = Dein Wiederherstellungscode ist verbraucht. Das ist der nächste:
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
page-theme = Hell oder dunkel
page-theme-auto = wie das Gerät
page-theme-light = hell
page-theme-dark = dunkel
page-forget = Alles löschen
page-forget-about = Name, Bemerkungen, Codes und Cookies werden gelöscht; ein Bot übernimmt deine Plätze.
page-forget-ask = Alles löschen, was meins ist …
page-forget-sure = { $count ->
    [0] Dein Name und deine Codes sind dann endgültig weg.
    [one] Du verlierst deinen Platz an einem Tisch, und dein Name und deine Codes sind endgültig weg.
   *[other] Du verlierst deine Plätze an { $count } Tischen, und dein Name und deine Codes sind endgültig weg.
}
page-forget-go = Endgültig löschen

# Das Ende eines Spiels.
page-end-you = Du gewinnst!
page-end-wins = { $name } gewinnt
page-end-shared = { $names } teilen sich den ersten Platz
page-end-nobody = Niemand gewinnt
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
page-rematch = Noch einmal
page-copy-replay = Link zum Nachspielen kopieren
page-chart = Punkte, Runde für Runde
page-chart-table = Als Tabelle
page-chart-round = Runde
page-luck-checking = Das Glück wird geprüft …
page-luck-kept = { $draws ->
    [0] Die Bank hat ihr Versprechen gehalten; dem Zufall blieb nichts überlassen.
    [one] Das Glück war ehrlich: Die eine Ziehung folgt aus dem Versprechen der Bank. Geprüft in diesem Browser.
   *[other] Das Glück war ehrlich: Alle { $draws } Ziehungen folgen aus dem Versprechen der Bank. Geprüft in diesem Browser.
}
page-luck-other-promise = Das ist nicht das Versprechen von vor dem Spiel. Dem Glück dieses Spiels ist nicht zu trauen.
page-luck-broken-promise = Das Geheimnis passt nicht zum Versprechen der Bank. Dem Glück dieses Spiels ist nicht zu trauen.
page-luck-broken-draw = Ziehung { $draw } folgt nicht aus dem Geheimnis. Dem Glück dieses Spiels ist nicht zu trauen.
page-luck-unable = Ohne https kann dieser Browser das Glück nicht prüfen. Lade die Mitschrift herunter und prüfe sie mit „landbridge verify“.
page-luck-how = Wie wird das geprüft?
page-luck-explained = Vor dem Spiel hat die Bank den Hash eines Geheimnisses veröffentlicht. Jede Karte und jeder Würfel folgt aus dem Geheimnis und den Worten der Spielenden.
page-luck-promise = Versprechen
page-luck-secret = Geheimnis
page-luck-agreed = Das Glück dieses Spiels ist das, worauf sich alle festgelegt haben.
page-luck-tick-promise = Die Bank hat ihr Versprechen gehalten.
page-luck-tick-mine = Deine Worte und dein Salz wurden verwendet.
page-luck-tick-reveals = Jede Offenlegung passt zu ihrer Festlegung.
page-luck-not-mine = Deine Worte oder dein Salz wurden nicht verwendet. Dem Glück dieses Spiels ist nicht zu trauen.
page-luck-broken-list = Festlegungen und Offenlegungen passen nicht zusammen. Dem Glück dieses Spiels ist nicht zu trauen.
page-luck-explained-2 = Die Bank hat den Hash eines Geheimnisses veröffentlicht, jedes Gerät den Hash von Salz und Worten; erst dann wurde offengelegt. Jeder Zufall folgt aus allem, niemand konnte wählen.

# Jemand möchte einen Zug zurück.
page-asks = { $count ->
    [one] { $name } möchte einen Zug zurücknehmen.
   *[other] { $name } möchte { $count } Züge zurücknehmen.
}
page-asks-waiting = { $name } möchte einen Zug zurücknehmen; die anderen überlegen.
page-asks-agree = Zustimmen
page-asks-decline = Ablehnen
