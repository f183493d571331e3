# Das Terminal, bei jedem Spiel.

# Vor dem Spiel.
shell-somebody = Gast
shell-bot-greedy = Nimmersatt
shell-bot-random = Zufall
shell-bot-passive = Passiv
shell-bot-beginner = Anfänger
shell-bot-casual = Amateur
shell-bot-club = Könner
shell-bot-expert = Profi
shell-bot-master = Meister
shell-bot-champion = Champion
shell-ask-seats = Wer spielt? Namen und Bots ({ $bots }), mit Kommas [{ $default }]:
shell-ask-option = { $option }: { $choices } [{ $default }]:
shell-no-bot = Einen Bot „{ $bot }“ gibt es für dieses Spiel nicht. Zur Wahl stehen: { $known }.
shell-same-name = Zwei am Tisch können nicht beide { $name } heißen.
shell-option-form = Eine Option schreibt man Name=Wert, nicht „{ $text }“.
shell-no-game = Ein Spiel „{ $name }“ gibt es nicht. Zur Wahl stehen: { $known }.
shell-no-language = Eine Sprache „{ $name }“ gibt es nicht. Zur Wahl stehen: { $known }.

# Am Tisch.
shell-hint = Ein Zug, ? für alles, was geht, hilfe oder ende.
shell-curtain = Gib das Gerät an { $seat } weiter. { $seat }, drücke die Eingabetaste.
shell-thinking = { $seat } denkt nach …
shell-thinking-hint = Es wird nachgedacht …
shell-page-on = Weiter mit der Eingabetaste.
shell-moves-made = Notiert: { $moves }
shell-moves-before = Notiert: { $moves }. Dann:
shell-why-what = Warum was? Zum Beispiel: warum e3-e5
shell-why-legal = { $move } ist erlaubt.
shell-undone = Zurückgenommen.
shell-undone-all = Alles zurückgenommen.
shell-nothing-to-undo = Es gibt nichts zurückzunehmen.
shell-show-whom = „{ $text }“ sitzt nicht an diesem Tisch. Zur Wahl stehen: { $seats }.
shell-showing = Das ist die Tafel von { $owner }. Mit der Eingabetaste zurück zu deiner.
shell-log-empty = Noch ist nichts geschehen.
shell-saved = Gespeichert: { $file }
shell-save-other = { $file } gibt es schon, und es ist kein gespeichertes Spiel; wähle einen anderen Namen.
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
    Mehrere Züge passen in eine Zeile: 5@e3 e3-e5 e3-e5 .
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
shell-record-kept = Die Aufzeichnung liegt in { $file }. Zum Ansehen, oder um den Zufall zu prüfen:
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
shell-secret-lost = Das Geheimnis des Servers ist verloren: Von hier an wird mit einem neuen gezogen, und der Zufall dieses Spiels lässt sich nicht prüfen.
# Wörter für Ja, durch Kommas getrennt.
shell-yes = j, ja

# Dateien.
shell-file-missing = Eine Datei { $file } gibt es nicht.
shell-file-folder = { $file } ist ein Ordner, keine Datei.
shell-file-forbidden = { $file } darf nicht geöffnet werden.
shell-file-large = { $file } ist größer als { $most } MB und kann deshalb keine Aufzeichnung sein.
shell-file-not-text = { $file } ist kein Text: Zeile { $line } ist nicht in UTF-8.
shell-file-trouble = { $file } ist nicht zu gebrauchen: { $reason }.

# replay
shell-replay-seats = { $game }: { $seats }
shell-replay-turn = Runde { $turn }
shell-replay-hint = Eingabe: weiter · b: zurück · eine Zahl: diese Runde · ein Buchstabe: diese Tafel · q: Ende
shell-replay-running = Das Spiel ist noch nicht zu Ende.
shell-replay-no-turn = Runde { $turn } gibt es nicht; die Aufzeichnung hat { $last }.
shell-replay-salvage = „landbridge replay { $file } --salvage OUT“ schreibt den unversehrten Teil in eine eigene Datei.
shell-salvaged =
    { $moves ->
        [one] Der unversehrte Teil, { $moves } Zug, steht in { $file }.
       *[other] Der unversehrte Teil, { $moves } Züge, steht in { $file }.
    }
shell-shelf = { $file } enthält die Partien { $first } bis { $last }; nenne eine davon: --game { $last }
shell-shelf-none = { $file } enthält eine einzelne Aufzeichnung ohne Nummer; lass --game weg.
shell-salvage-whole = Die Aufzeichnung ist heil; es gibt nichts zu retten.

# verify
shell-verify-round = Runde
shell-verify-event = Ereignis
shell-verify-draw = Ziehung
shell-verify-true =
    { $count ->
        [one] Fair: Die eine Ziehung folgt aus dem Geheimnis, das vor dem Spiel festgelegt wurde.
       *[other] Fair: Alle { $count } Ziehungen folgen aus dem Geheimnis, das vor dem Spiel festgelegt wurde.
    }
shell-verify-false = Runde { $turn }: Die Aufzeichnung sagt { $event } { $text }, das Geheimnis aber führt zu { $expected }.
shell-verify-no-promise = Die Aufzeichnung hat keinen Fairness-Code („luck …“), also lässt sich nichts prüfen.
shell-verify-no-secret = Die Aufzeichnung hat noch kein Geheimnis: Es kommt am Ende des Spiels dazu, und erst dann lässt sich der Zufall prüfen.

# check-board
shell-board-fine = { $file } ist ein gültiger Spielplan für { $game }.
shell-board-refused =
    { $count ->
        [one] { $file } hat ein Problem:
       *[other] { $file } hat { $count } Probleme:
    }
shell-board-notes = Gut zu wissen:
shell-board-none = { $game } nimmt keine eigenen Spielpläne an.
