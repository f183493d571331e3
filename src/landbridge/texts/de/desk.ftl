# Die Seite am Tisch.
page-tools = Menü
page-rules = Regeln
page-language = Sprache
page-light = Hell
page-dark = Dunkel
page-more = Mehr
page-settings = Einstellungen
page-set-show = Mögliche Züge immer hervorheben
page-set-confirm = Endgültige Züge bestätigen
page-set-sound = Klänge
page-set-notify = Benachrichtigen, wenn ich dran bin
page-set-keys = Tastenkürzel mit einer Taste
page-set-pace = Tempo der anderen
page-pace =
    { $pace ->
        [0] sofort
        [350] schnell
        [700] normal
       *[1400] langsam
    }
page-me = Name, Geräte, Einstellungen
page-own-boards = Meine Spielpläne
page-keys = Tasten
page-keys-board = Auf dem Spielplan
page-keys-anywhere = Überall, außer beim Schreiben
page-key-arrows = von Feld zu Feld
page-key-enter = Feld wählen
page-key-next = zum nächsten möglichen Feld
page-key-previous = zum vorigen möglichen Feld
page-key-escape = Auswahl aufheben
page-key-farther = Verkleinern
page-keys-typing = Ein Zug lässt sich auch so tippen, wie er in der Liste steht: mit / oder „Züge“.
page-loading = Einen Moment …
page-broken = Auf dieser Seite ist etwas schiefgegangen
page-broken-about = Dein Spiel ist auf dem Server sicher. Meist hilft es, die Seite neu zu laden.
page-reload = Neu laden
page-away = Der Server antwortet nicht. Neuer Versuch …
page-connection-lost = Verbindung verloren. Dein Spiel ist sicher; neuer Versuch …
page-connection-gone = Diesen Tisch gibt es nicht mehr.
page-closed = Dieser Tisch wurde geschlossen.
page-seat-open = freier Platz
page-turn = Runde { $turn }
page-players = Wer mitspielt
page-you-are = Du ({ $name })
page-first-player = Startperson
page-enlarge = Tafel von { $seat } ansehen
page-own-board = Zurück zu meiner Tafel
page-board-of = Tafel von { $seat }
page-zoom-in = Vergrößern
page-zoom-out = Alles zeigen
page-thinking = überlegt …
page-tentative = kann noch zurück
page-log-open = (noch nicht endgültig)
page-away-left = ist gegangen
page-away-time = Zeit abgelaufen
page-away-resigned = hat aufgegeben
page-gone = Auf deinem Platz spielt ein Bot.
page-dock = Was zu tun ist
page-watching = Die anderen spielen …
page-revealed = Das haben die anderen gemacht:
page-over = Das Spiel ist zu Ende.
page-your-turn = Du bist dran.
page-waiting-for = Warten auf { $names }.
page-no-aim = Das geht dort gerade nicht.
page-skip = Überspringen
page-spectator = Du siehst zu.
page-undo = Rückgängig
page-where = Züge zeigen
page-hint = Tipp
page-hints = Vorgeschlagene Züge
page-play-this = Bestätigen
page-moves-open = { $count ->
    [one] { $count } Vorschlag; weitere Züge sind möglich
   *[other] { $count } Vorschläge; weitere Züge sind möglich
}
page-moves-list = Züge
page-moves = { $count ->
    [one] { $count } möglicher Zug
   *[other] { $count } mögliche Züge
}
page-type-move = Zug eintippen
page-send = Senden
page-score-sheet = Wertung
page-reached = erreicht
page-lost = nicht mehr möglich
page-log = Verlauf
page-chat = Chat
page-chat-say = Nachricht schreiben
page-chat-mute = { $name } stummschalten
page-hand-over = An { $name } weitergeben
page-hand-over-about = Fertig. Als Nächstes ist { $name } dran.
page-curtain = { $name }, du bist dran
page-curtain-about = Gib das Gerät weiter. Alle anderen schauen weg.
page-curtain-open = Ich bin { $name }
page-ask-back = Letzten Zug zurücknehmen (anfragen)
page-download = Aufzeichnung herunterladen
page-leave = Verlassen (ein Bot übernimmt)
page-return = Zurück auf meinen Platz
page-resign = Aufgeben
page-resign-sure = Endgültig aufgeben? Alle, die bleiben, landen vor dir.
page-rematch-open = Eine Revanche wartet.
page-rematch-by = { $name } möchte noch einmal spielen.
page-rematch-go = Mitspielen
page-title = { $game } · Landbridge
page-title-turn = Du bist dran · { $game }
page-title-join = Noch einmal? · { $game }

# Erste Partien.
page-guest = Gast
page-tutorial = Einführung
page-tutorial-of = Einführung in { $game }
page-tutorial-on = Weiter
page-tutorial-step = Schritt { $step } von { $steps }
page-tutorial-read = Lies erst weiter: Drücke auf Weiter.
page-tutorial-other = Das ist auch erlaubt, aber spiele hier bitte den markierten Zug.
page-tutorial-done = So geht { $game }. Mehr musst du fürs Erste nicht wissen.
page-tutorial-play = Jetzt spielen

# Regeln.
page-learn = So wird gespielt
page-rules-of = Regeln von { $game }
page-unofficial = Landbridge ist ein inoffizielles Fanprojekt; die Regeln stehen hier in unseren eigenen Worten.

# Nachspielen.
page-replay = Wiederholung
page-replay-about = Öffne eine Aufzeichnung: als Datei oder als eingefügten Text. Der Server speichert sie nicht.
page-replay-file = Datei
page-replay-paste = Oder Aufzeichnung einfügen
page-replay-show = Öffnen
page-replay-other = Andere Aufzeichnung
page-replay-start = Anfang
page-replay-step = Schritt { $step } von { $steps }
page-replay-turn-back = Vorige Runde
page-replay-back = Schritt zurück
page-replay-play = Abspielen
page-replay-pause = Anhalten
page-replay-on = Schritt vor
page-replay-turn-on = Nächste Runde
page-replay-possible = Mögliche Züge zeigen
page-share = Diese Stellung teilen
page-copied = Link kopiert

