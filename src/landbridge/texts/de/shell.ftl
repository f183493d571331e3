# Das Terminal, bei jedem Spiel.

# Vor dem Spiel.
shell-somebody = Gast
shell-bot-greedy = Nimmersatt
shell-bot-random = Zufall
shell-bot-passive = Zaungast
shell-bot-beginner = Anfänger
shell-bot-casual = Gelegenheitsspieler
shell-bot-club = Vereinsspieler
shell-bot-expert = Experte
shell-bot-master = Meister
shell-ask-seats = Wer spielt? Namen und Bots ({ $bots }), mit Kommas [{ $default }]:
shell-ask-option = { $option }: { $choices } [{ $default }]:
shell-no-bot = Einen Bot „{ $bot }“ gibt es für dieses Spiel nicht; es gibt { $known }.
shell-same-name = Zwei am Tisch können nicht beide { $name } heißen.
shell-option-form = Eine Option schreibt man Name=Wert, nicht „{ $text }“.
shell-no-game = Ein Spiel „{ $name }“ gibt es nicht; es gibt { $known }.
shell-no-language = Eine Sprache „{ $name }“ gibt es nicht; es gibt { $known }.

# Am Tisch.
shell-hint = Ein Zug, ? für alles, was geht, hilfe oder ende.
shell-curtain = Gib das Gerät an { $seat } weiter. { $seat }, drück die Eingabetaste.
shell-thinking = { $seat } denkt nach …
shell-thinking-hint = Es wird nachgedacht
shell-page-on = Weiter mit der Eingabetaste.
shell-moves-made = Notiert: { $moves }
shell-moves-before = Notiert: { $moves }. Dann:
shell-why-what = Warum was? Zum Beispiel: warum c3-c5
shell-why-legal = { $move } ist erlaubt.
shell-undone = Zurückgenommen.
shell-undone-all = Alles zurückgenommen.
shell-nothing-to-undo = Es gibt nichts zurückzunehmen.
shell-show-whom = „{ $text }“ sitzt nicht an diesem Tisch; hier sitzen { $seats }.
shell-showing = Das ist die Tafel von { $owner }. Zu deiner eigenen mit der Eingabetaste.
shell-log-empty = Noch ist nichts geschehen.
shell-saved = Gespeichert: { $file }
shell-save-other = { $file } ist schon da und kein gespeichertes Spiel; wähl einen anderen Namen.
shell-not-saved = Das Spiel lässt sich nicht speichern: { $reason }

# Befehle am Tisch; weitere Wörter für dasselbe sind durch Kommas getrennt. Die englischen gelten in jeder Sprache.
shell-order-help = hilfe
shell-order-moves = züge, zuege
shell-order-why = warum
shell-order-hint = tipp
shell-order-undo = zurück, zurueck
shell-order-all = alles
shell-order-show = zeige, zeig
shell-order-log = verlauf
shell-order-save = speichern, sichern
shell-order-quit = ende, tschüss

shell-help =
    Mehrere Züge passen in eine Zeile: 5@c3 c3-c5 c3-c5 .
      ?                 was jetzt möglich ist
      warum ZUG         ob ein Zug erlaubt ist, und wenn nicht, nach welcher Regel
      tipp              was ein starker Bot täte und was er davon erwartet
      zurück            das Letzte zurücknehmen; zurück alles: den ganzen Entwurf
      zeige B           die Tafel einer anderen Person; zeige: deine eigene
      verlauf           alles, was geschehen ist
      speichern DATEI   eine Kopie; das Spiel sichert sich nach jedem Zug selbst
      ende              gehen; „landbridge play --resume“ macht weiter

# Gehen und Wiederkommen.
shell-goodbye = Bis bald.
shell-kept = Das Spiel ist in { $file } gespeichert. Weiter geht es mit:
shell-record-kept = Die Mitschrift liegt in { $file }. Zum Nachspielen, oder um das Glück zu prüfen:
shell-nothing-to-resume = In { $folder } ist kein laufendes Spiel gespeichert.
shell-resumed = Weiter mit { $game }: { $seats }.
shell-already-over = Dieses Spiel ist zu Ende; ansehen kannst du es mit:
shell-damaged = Das gespeicherte Spiel { $file } ist beschädigt.
shell-damaged-go-on =
    { $moves ->
        [one] Ab dem unversehrten Teil weiterspielen, { $moves } Zug? (j/n) [j]:
       *[other] Ab dem unversehrten Teil weiterspielen, { $moves } Züge? (j/n) [j]:
    }
shell-damaged-lost = Nichts davon ist zu gebrauchen.
shell-secret-lost = Das Geheimnis der Bank ist verloren: Von hier an wird neu ausgeteilt, und das Glück dieses Spiels lässt sich nicht prüfen.
# Wörter für Ja, durch Kommas getrennt.
shell-yes = j, ja

# Dateien.
shell-file-missing = Eine Datei { $file } gibt es nicht.
shell-file-folder = { $file } ist ein Ordner, keine Datei.
shell-file-forbidden = { $file } darf nicht geöffnet werden.
shell-file-large = { $file } ist größer als { $most } MB; so groß ist nichts von uns.
shell-file-not-text = { $file } ist kein Text: Zeile { $line } ist nicht in UTF-8.
shell-file-trouble = { $file } ist nicht zu gebrauchen: { $reason }.

# replay
shell-replay-seats = { $game }: { $seats }
shell-replay-turn = Runde { $turn }
shell-replay-hint = Eingabe: weiter · b: zurück · eine Zahl: diese Runde · ein Buchstabe: diese Tafel · q: Ende
shell-replay-running = Das Spiel ist noch nicht zu Ende.
shell-replay-no-turn = Runde { $turn } gibt es nicht; die Mitschrift hat { $last }.
shell-replay-salvage = „landbridge replay { $file } --salvage OUT“ schreibt den unversehrten Teil in eine eigene Datei.
shell-salvaged =
    { $moves ->
        [one] Der unversehrte Teil, { $moves } Zug, steht in { $file }.
       *[other] Der unversehrte Teil, { $moves } Züge, steht in { $file }.
    }
shell-shelf = { $file } enthält die Spiele { $first } bis { $last }; nenne eines davon: --game { $last }
shell-shelf-none = { $file } enthält eine einzelne Mitschrift ohne Nummer; lass --game weg.
shell-salvage-whole = Die Mitschrift ist heil; es gibt nichts zu retten.

# verify
shell-verify-round = Runde
shell-verify-event = Zufall
shell-verify-draw = Ziehung
shell-verify-true =
    { $count ->
        [one] Das einzige Zufallsereignis folgt aus dem Geheimnis, das vor dem Spiel versprochen wurde.
       *[other] Alle { $count } Zufallsereignisse folgen aus dem Geheimnis, das vor dem Spiel versprochen wurde.
    }
shell-verify-false = Runde { $turn }: Die Mitschrift sagt { $event } { $text }, das Geheimnis aber führt zu { $expected }.
shell-verify-no-promise = Die Mitschrift hat kein Versprechen einer Bank („luck …“), also lässt sich nichts prüfen.
shell-verify-no-secret = Die Mitschrift hat noch kein Geheimnis: Es kommt am Ende des Spiels dazu, und erst dann lässt sich das Glück prüfen.

# check-board
shell-board-fine = { $file } ist ein guter Plan für { $game }.
shell-board-refused =
    { $count ->
        [one] { $file } wird abgelehnt; eines stimmt nicht:
       *[other] { $file } wird abgelehnt; { $count } Dinge stimmen nicht:
    }
shell-board-notes = Gut zu wissen:
shell-board-none = { $game } nimmt keine eigenen Pläne.
