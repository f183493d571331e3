# Die Seite am Tisch.
page-tools = Werkzeuge
page-rules = Regeln
page-language = Sprache
page-light = Hell
page-dark = Dunkel
page-more = Mehr
page-settings = Einstellungen
page-set-show = Immer zeigen, was möglich ist
page-set-confirm = Vor Zügen nachfragen, die sich nicht zurücknehmen lassen
page-set-sound = Ein Ton, wenn ich dran bin
page-set-notify = Eine Benachrichtigung, wenn ich dran bin
page-set-pace = Tempo der anderen
page-pace =
    { $pace ->
        [0] sofort
        [350] flott
        [700] ruhig
       *[1400] langsam
    }
page-me = Mein Name, meine Geräte
page-own-boards = Eigene Spielpläne
page-loading = Einen Moment …
page-broken = Auf dieser Seite ging etwas schief
page-broken-about = Dein Spiel liegt sicher auf dem Server. Meist hilft es, die Seite neu zu laden.
page-reload = Neu laden
page-away = Der Server antwortet nicht. Neuer Versuch …
page-connection-lost = Die Verbindung ist weg, sonst nichts: neuer Versuch …
page-connection-gone = Diesen Tisch gibt es nicht mehr.
page-closed = Dieser Tisch wurde geschlossen.
page-seat-open = frei
page-turn = Runde { $turn }
page-players = Wer spielt
page-first-player = Beginnt
page-enlarge = Spielplan von { $seat } ansehen
page-own-board = Zurück zu meinem Spielplan
page-board-of = Spielplan von { $seat }
page-zoom-in = Vergrößern
page-zoom-out = Den ganzen Spielplan sehen
page-thinking = überlegt …
page-away-left = ist gegangen
page-away-time = Zeit abgelaufen
page-away-resigned = hat aufgegeben
page-gone = Auf deinem Platz spielt ein Bot.
page-dock = Was zu tun ist
page-watching = Zusehen, was die anderen tun …
page-over = Das Spiel ist zu Ende.
page-your-turn = Du bist dran.
page-waiting-for = Warten auf { $names }.
page-no-aim = Dort ist jetzt nichts zu machen.
page-skip = Den Rest zeigen
page-undo = Zurück
page-clear = Neu wählen
page-where = Wo?
page-hint = Tipp
page-hints = Vorgeschlagene Züge
page-play-this = So spielen
page-moves-open = { $count ->
    [one] { $count } Vorschlag; mehr ist möglich
   *[other] { $count } Vorschläge; mehr ist möglich
}
page-moves = { $count ->
    [one] { $count } möglicher Zug
   *[other] { $count } mögliche Züge
}
page-type-move = Ein Zug in Notation
page-send = Senden
page-score-sheet = Wertung
page-reached = erreicht
page-lost = nicht mehr möglich
page-log = Was geschah
page-chat = Gespräch
page-chat-say = Etwas sagen
page-chat-mute = { $name } nicht hören
page-hand-over = An { $name } weitergeben
page-hand-over-about = Fertig. Als Nächstes ist { $name } dran.
page-curtain = { $name }, du bist dran
page-curtain-about = Gerät weitergeben; die anderen schauen weg.
page-curtain-open = Ich bin { $name }
page-ask-back = Um meinen letzten Zug zurück bitten
page-download = Aufzeichnung herunterladen
page-leave = Gehen; ein Bot spielt weiter
page-return = Auf meinen Platz zurück
page-resign = Aufgeben
page-resign-sure = Endgültig aufgeben? Alle, die bleiben, landen vor dir.
page-rematch-open = Eine Revanche wartet.
page-rematch-go = Zur Revanche
page-title = { $game } · Landbridge
page-title-turn = Du bist dran · { $game }

# Erste Partien.
page-guest = Gast
page-tutorial = Ein erstes Spiel
page-tutorial-of = Erstes Spiel { $game }
page-tutorial-on = Weiter
page-tutorial-step = Schritt { $step } von { $steps }
page-tutorial-read = Erst weiterlesen, dann spielen.
page-tutorial-other = { $move } ist auch erlaubt. Spiel in diesem ersten Spiel, was markiert ist.
page-tutorial-done = Das ist { $game }. Alles andere folgt daraus.
page-tutorial-play = Ein Spiel beginnen

# Regeln.
page-learn = So wird gespielt
page-rules-of = Regeln von { $game }
page-unofficial = Landbridge ist eine inoffizielle Umsetzung von Fans; die Regeln stehen hier in unseren eigenen Worten.

# Nachspielen.
page-replay = Nachspielen
page-replay-about = Die Aufzeichnung eines Spiels öffnen: aus einer Datei oder eingefügt. Der Server behält sie nicht.
page-replay-file = Eine Datei
page-replay-paste = Oder die Aufzeichnung selbst
page-replay-show = Zeigen
page-replay-other = Eine andere Aufzeichnung
page-replay-start = Der Anfang
page-replay-step = Schritt { $step } von { $steps }
page-replay-turn-back = Zur Runde davor
page-replay-back = Einen Schritt zurück
page-replay-play = Abspielen
page-replay-pause = Anhalten
page-replay-on = Einen Schritt weiter
page-replay-turn-on = Zur nächsten Runde
page-replay-possible = Zeigen, was möglich war
page-share = Diese Stellung teilen
page-copied = Link kopiert

# Eigene Spielpläne.
page-boards-about = Gib den Spielplan ein, den du hast: durch Klicken oder als Text. Er wird dabei geprüft und auf diesem Gerät behalten.
page-boards-game = Spiel
page-boards-begin = Anfangen mit
page-boards-how = Wie eingeben
page-boards-click = durch Klicken
page-boards-text = als Text
page-boards-grid = Ein Zeichen wählen und klicken, wo es hingehört; ohne Wahl bringt ein Klick das nächste Zeichen.
page-boards-pens = Zeichen
page-boards-points = Einen Punkt wählen, dann klicken, wo er liegt; Pfeiltasten verschieben ihn.
page-boards-point = Punkt
page-boards-line = Zeile { $line }:
page-boards-ok = Auf diesem Spielplan kann gespielt werden.
page-boards-wrong =
    { $count ->
        [one] Eines stimmt noch nicht:
       *[other] { $count } Dinge stimmen noch nicht:
    }
page-boards-open = Einen Tisch damit öffnen
page-boards-preview = So wird der Spielplan aussehen
page-boards-no-preview = Er wird hier gezeichnet, sobald man auf ihm spielen kann.
