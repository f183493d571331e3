# Was rund um die Spiele schiefgeht: Optionen, Mitschriften, Plätze.

core-option-unknown = Eine Option „{ $name }“ gibt es nicht. Zur Wahl stehen: { $known }.
core-option-meant = Eine Option „{ $name }“ gibt es nicht. Meinst du { $near }?
core-option-value = Die Option { $name } kann nicht „{ $value }“ sein. Zur Wahl stehen: { $choices }.
core-wrong-seats = { $game } spielt man zu { $few } bis { $many } Personen, nicht zu { $seats }.
core-ended = Das Spiel ist zu Ende.
core-left = Dieser Platz wurde schon aufgegeben.

core-why-not-now = Gerade ist nichts zu tun.
core-why-no-such-move = Das ist hier kein Zug.
core-read-nothing = „{ $text }“ ist kein Zug in diesem Spiel.
core-fact-move = { $seat }: { $move }.
core-fact-chance = Gezogen: { $move }.
core-fact-total = { $seat }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}.
core-fact-wins = { $seat } gewinnt.
core-fact-shares = { $seat } teilt sich den ersten Platz.

core-record-place =
    Zeile { $line }, Spalte { $column }, „{ $token }“ ({ $moves ->
        [0] davor gibt es keine Züge
        [one] der Zug davor ist unversehrt
       *[other] die { $moves } Züge davor sind unversehrt
    }):
core-record-place-line =
    Zeile { $line }, Spalte { $column } ({ $moves ->
        [0] davor gibt es keine Züge
        [one] der Zug davor ist unversehrt
       *[other] die { $moves } Züge davor sind unversehrt
    }):
core-record-long = Der Text ist länger als { $most } Zeichen und kann deshalb keine Aufzeichnung sein.
core-record-empty = Hier gibt es nichts zu lesen.
core-record-magic = Eine Aufzeichnung beginnt mit „landbridge 2“.
core-record-format = Das ist Format „{ $token }“; diese Version von Landbridge liest Format { $ours }.
core-record-game = Ein Spiel mit diesem Namen gibt es nicht.
core-record-version = Gespielt wurde nach Version „{ $token }“ der Regeln von { $game }; hier gilt Version { $ours }.
core-record-twice = „{ $token }“ steht zweimal in der ersten Zeile.
core-record-no-seats = Die erste Zeile sagt nicht, wer spielt („seats Ada, Ben“).
core-name = Ein Name braucht 1 bis { $most } druckbare Zeichen; „{ $name }“ passt nicht.
core-record-promise = Der Fairness-Code muss aus 64 Hexadezimalziffern bestehen.
core-record-board-option = Ein eigener Spielplan steht in Zeilen, die mit „|“ beginnen.
core-record-turn = Diese Zeile sagt Runde { $token }, es läuft aber Runde { $ours }.
core-record-actor = Eine Zeile mit Zügen muss damit beginnen, wer am Zug ist: { $actors }.
core-record-no-draft = Hier kann nichts entworfen werden.
core-record-early-end = Hier steht ein Ergebnis, aber das Spiel ist noch nicht zu Ende.
core-record-result = Das Ergebnis passt nicht zu den Zügen; sie ergeben { $ours }.
core-record-secret = Das Geheimnis muss eine gerade Anzahl Hexadezimalziffern haben, 16 bis 128.
core-record-broken-promise = Dieses Geheimnis passt nicht zum Fairness-Code in der ersten Zeile.
core-record-not-utf8 = Dieses Byte ist kein Text (die Datei ist nicht in UTF-8).
core-record-hidden = Diese Aufzeichnung eines laufenden Spiels ist die einer einzelnen Person. Der Zug hier war vor ihr verborgen; von hier an lässt sich nicht weiterspielen.
core-record-luck-late = Wie der Zufall zustande kam, muss vor dem ersten Zug stehen.
core-record-left = Hinter einem aufgegebenen Platz steht der Grund: { $known }.
core-record-left-end = Hinter dem Grund kann nur „end“ stehen.

# Plandateien; vor jedem Satz steht die Stelle, dahinter die Regel.
board-too-long = Die Datei hat { $size } Zeichen; eine Spielplandatei darf höchstens { $longest } haben.
board-too-deep = Hier sind zu viele Klammern ineinandergeschachtelt; ein Spielplan braucht eine oder zwei.
# $reason kommt vom TOML-Leser und ist englisch.
board-not-toml = Das lässt sich nicht als TOML lesen: { $reason }.
board-not-shipped = Einen Spielplan „{ $name }“ gibt es hier nicht. Zur Wahl stehen: { $known }.
board-key-unknown = Einen Schlüssel „{ $name }“ gibt es nicht. Ein Spielplan hat: { $known }.
board-key-meant = Einen Schlüssel „{ $name }“ gibt es nicht. Meinst du „{ $meant }“?
board-key-missing = Der Schlüssel „{ $name }“ fehlt.
board-key-not-text = „{ $name }“ muss ein Text in Anführungszeichen sein.
board-key-not-choice = „{ $name }“ ist „{ $value }“, muss aber eines hiervon sein: { $choices }.
board-key-not-switch = „{ $name }“ muss true oder false sein, ohne Anführungszeichen.
board-key-not-list = „{ $name }“ muss eine Liste in eckigen Klammern sein.
board-entry-not-text = Eintrag { $entry } von „{ $name }“ muss ein Text in Anführungszeichen sein.
board-title-unfit = „{ $name }“ muss eine einzige Zeile mit 1 bis { $longest } Zeichen sein, ohne Leerzeichen am Rand.
