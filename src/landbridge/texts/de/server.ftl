# Tische für viele: warum eine Anfrage abgelehnt wird, was um ein Spiel herum geschieht, die Befehle.

server-unknown-person = Wähle zuerst einen Namen; dieser Server kennt dich noch nicht.
server-password = Dieser Server verlangt ein Passwort, und das ist es nicht.
server-not-yours = Dieser Platz gehört dir nicht.
server-not-host = Das darf nur, wer den Tisch eröffnet hat.
server-muted = Dieser Platz ist am Tisch stumm geschaltet.
server-origin = Diese Anfrage kommt von einer anderen Seite.
server-no-table = Diesen Tisch gibt es nicht, oder er wurde abgeräumt.
server-no-seat = Diesen Platz hat der Tisch nicht.
server-no-game = Ein Spiel dieses Namens gibt es nicht; es gibt { $known }.
server-no-code = Dieser Code gilt nicht oder nicht mehr.
server-somebody = Auf diesem Gerät bist du { $me }. Um { $name } zu werden, musst du zustimmen.
server-no-page = Unter dieser Adresse gibt es nichts.
server-wrong-method = Diese Adresse nimmt keine solche Anfrage an.
server-seat-taken = Auf diesem Platz sitzt schon jemand.
server-started = Das Spiel hat schon begonnen.
server-not-started = Das Spiel hat noch nicht begonnen.
server-over = Das Spiel ist zu Ende.
server-not-over = Das Spiel ist noch nicht zu Ende.
server-closed = Der Tisch ist geschlossen.
server-away = Auf diesem Platz spielt ein Ersatz; komm erst zurück.
server-id-used = Diese id wurde schon für etwas anderes verwendet.
server-nothing-back = Es gibt nichts zurückzunehmen.
server-too-late = Zum Zurücknehmen ist es zu spät: Der Zufall war am Zug, oder ein Geheimnis ist heraus.
server-nothing-asked = Niemand bittet darum, Züge zurückzunehmen.
server-old-rules = Dieses Spiel begann mit Fassung { $theirs } der Regeln von { $game }, die dieser Server nicht mehr hat.
server-too-large = Das sind mehr als { $most } Bytes.
server-not-json = Der Inhalt einer Anfrage ist JSON (content-type application/json).
server-invalid = Die Anfrage ist nicht lesbar; sieh nach bei { $where }.
server-no-bot = Einen Bot „{ $bot }“ gibt es für dieses Spiel nicht; es gibt { $known }.
server-no-aim = Mit dieser Berührung ist kein Zug gemeint.
server-too-fast = Zu viel auf einmal; versuch es in { $seconds } s wieder.
server-bots-busy = Die Bots haben gerade zu viel zu überlegen; versuch es in { $seconds } s wieder.
server-getting-ready = Die Bots machen sich noch bereit; versuch es in { $seconds } s wieder.
server-limit = Die Grenze { $limit } liegt bei { $most }.
server-not-saved = Das ließ sich nicht speichern, und nichts ist geschehen. Bitte versuch es noch einmal.
server-elsewhere = Diese Partie wird nach Fassung { $theirs } der Regeln von { $game } gespielt, bei einem anderen Prozess dieses Servers. Bitte versuch es noch einmal.

server-fact-sits = { $seat } setzt sich.
server-fact-rises = { $seat } steht auf.
server-fact-ready = { $seat } ist bereit.
server-fact-starts = Das Spiel beginnt.
server-fact-back = { $seat } nimmt etwas zurück.
server-fact-asks = { $count ->
    [one] { $seat } möchte einen Zug zurücknehmen.
   *[other] { $seat } möchte { $count } Züge zurücknehmen.
}
server-fact-agrees = { $seat } ist einverstanden.
server-fact-declines = { $seat } ist nicht einverstanden.
server-fact-rewinds = { $count ->
    [one] Ein Zug wird zurückgenommen.
   *[other] { $count } Züge werden zurückgenommen.
}
server-fact-leaves = { $seat } geht; ein Ersatz spielt weiter.
server-fact-leaves-end = { $seat } geht; das Spiel ist zu Ende.
server-fact-time = Die Zeit von { $seat } ist um; ein Ersatz spielt weiter.
server-fact-time-end = Die Zeit von { $seat } ist um; das Spiel ist zu Ende.
server-fact-resigns = { $seat } gibt auf; ein Ersatz spielt weiter.
server-fact-resigns-end = { $seat } gibt auf; das Spiel ist zu Ende.
server-fact-returns = { $seat } ist wieder da.
server-fact-muted = { $seat } ist stumm geschaltet.
server-fact-unmuted = { $seat } darf wieder reden.
server-fact-rematch = Ein neuer Tisch für die Revanche steht bereit.
server-fact-closes = Der Tisch wird geschlossen.
server-fact-luck-list = Alle haben sich festgelegt. Jetzt wird das Glück zusammengesetzt.
server-fact-luck-failed = Versuch { $attempt }, sich auf das Glück zu einigen, ist gescheitert. Für den nächsten müssen alle wieder bereit sein.
server-fact-luck-beacon = Die öffentliche Zufallsquelle kam nicht zur rechten Zeit; Versuch { $attempt } ist gescheitert. Für den nächsten müssen alle wieder bereit sein.
server-fact-luck-commit = { $seat } war nicht rechtzeitig bereit und verliert den Platz.
server-fact-luck-reveal = { $seat } hat nicht rechtzeitig offengelegt und verliert den Platz.
server-fact-luck-welcome = { $seat } ist einverstanden, dass { $name } zurückkommt.

server-serving = Landbridge ist erreichbar unter { $url }
server-no-extra = Der Server braucht weitere Pakete ({ $name } fehlt): { $command }
server-base-url = Eine Basisadresse beginnt mit { $schemes }, anders als „{ $url }“.
server-beacon = Eine Zufallsquelle wird als { $form } angegeben, mit den 64 Hexadezimalziffern des Hashs der Kette.
server-cannot-serve = Der Server kann nicht starten: { $error }
server-no-data = In { $folder } liegt keine Datenbank.
server-file-there = { $file } gibt es schon; nichts wurde überschrieben.
server-no-backup = Die Kopie ist misslungen: { $error }
server-backed-up = { $file } enthält die Kopie, { $size } KiB.
server-moved-away = Die Tische dieses Servers sind nach { $place } umgezogen und gehen dort weiter; von hier aus wird nichts mehr angeboten.
server-move-not-empty = In { $place } gibt es schon Tische; nichts wurde kopiert.
server-move-differs = Was zurückgelesen wurde, ist nicht das Geschriebene; nichts ist umgezogen: { $error }
server-no-move = Nichts ist umgezogen: { $error }
server-moved = Alles aus { $source } liegt jetzt in { $target }, Byte für Byte verglichen. Die alte Datenbank wird nicht mehr bedient.

# The page: languages, tables without a drawing, what it asks besides.
server-language = Deutsch
server-scene-handle = { $handle } wählen
server-scene-points = Punkte
server-no-tutorial = Für dieses Spiel gibt es keine Einführung.
server-no-boards = Für dieses Spiel gibt es keine eigenen Pläne.
server-page-missing = Die Tische sind offen, aber die Seite ist nicht gebaut. Wer den Server betreibt, baut sie mit { $command } im Ordner { $folder }.
server-place-line = Zeile { $line }
server-place-column = Zeile { $line }, Spalte { $column }
server-place-key = Schlüssel „{ $name }“
server-place-entry = Schlüssel „{ $name }“, Eintrag { $entry }
server-place-at = Bei { $place }
server-place-row = Schlüssel „{ $name }“, Reihe { $row }
