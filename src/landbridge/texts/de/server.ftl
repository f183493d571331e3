# Tische für viele: warum eine Anfrage abgelehnt wird, was um ein Spiel herum geschieht, die Befehle.

server-unknown-person = Wähle zuerst einen Namen; dieser Server kennt dich noch nicht.
server-password = Dieser Server verlangt ein Passwort; bitte prüfe deines.
server-not-yours = Dieser Platz gehört dir nicht.
server-not-host = Das darf nur, wer den Tisch eröffnet hat.
server-muted = Du wurdest an diesem Tisch stummgeschaltet.
server-origin = Diese Anfrage kommt von einer anderen Website.
server-no-table = Diesen Tisch gibt es nicht, oder er wurde gelöscht.
server-no-seat = Diesen Platz gibt es an diesem Tisch nicht.
server-no-game = Ein Spiel mit diesem Namen gibt es nicht. Zur Wahl stehen: { $known }.
server-no-code = Dieser Code ist falsch oder gilt nicht mehr.
server-somebody = Auf diesem Gerät bist du { $me }. Bitte bestätige, dass du zu { $name } wechseln willst.
server-no-page = Unter dieser Adresse gibt es nichts.
server-wrong-method = Diese Adresse nimmt keine solche Anfrage an.
server-seat-taken = Auf diesem Platz sitzt schon jemand.
server-started = Das Spiel hat schon begonnen.
server-not-started = Das Spiel hat noch nicht begonnen.
server-over = Das Spiel ist zu Ende.
server-not-over = Das Spiel ist noch nicht zu Ende.
server-closed = Der Tisch ist geschlossen.
server-close-played = Hier spielen noch andere. Wer aufhören möchte, kann aufgeben.
server-no-help = An diesem Tisch beraten keine Bots: Du spielst mit anderen.
server-away = Auf diesem Platz spielt ein Bot; kehre erst auf ihn zurück.
server-id-used = Diese Anfrage wurde zweimal mit verschiedenem Inhalt geschickt; bitte lade die Seite neu.
server-nothing-back = Es gibt nichts zurückzunehmen.
server-too-late = Zum Zurücknehmen ist es zu spät: Es wurde schon gezogen, gewürfelt oder aufgedeckt.
server-no-outside = An diesem Tisch wird gezogen, nichts eingegeben.
server-nothing-asked = Niemand möchte einen Zug zurücknehmen.
server-old-rules = Dieses Spiel begann mit Version { $theirs } von { $game }, die dieser Server nicht mehr hat.
server-damaged-table = Dieser Tisch lässt sich nicht öffnen: Was davon gespeichert ist, passt nicht zusammen. Andere Tische sind nicht betroffen; bitte sag es der Person, die diesen Server betreibt.
server-too-large = Das sind mehr als { $most } Bytes.
server-not-json = Der Inhalt einer Anfrage muss JSON sein (content-type application/json).
server-invalid = Die Anfrage ist nicht verständlich; prüfe { $where }.
server-no-bot = Einen Bot „{ $bot }“ gibt es für dieses Spiel nicht. Zur Wahl stehen: { $known }.
server-no-aim = Damit ist kein Zug möglich.
server-too-fast = Zu viele Anfragen; versuche es in { $seconds } s wieder.
server-bots-busy = Die Bots haben gerade viel zu tun; versuche es in { $seconds } s wieder.
server-bot-failed = Der Bot hat keine Antwort gefunden; versuche es noch einmal.
server-getting-ready = Die Bots machen sich noch bereit; versuche es in { $seconds } s wieder.
server-limit = { $limit ->
    [seats_per_person] Du kannst an einem Tisch höchstens { $most } Plätze nehmen.
    [tables_per_person] Du kannst höchstens { $most } laufende Tische haben.
    [tournaments_per_person] Du kannst höchstens { $most } laufende Turniere haben.
    [tables] Dieser Server hat Platz für { $most } Tische, und alle sind belegt.
    [invites_per_table] Ein Tisch kann höchstens { $most } offene Einladungen haben.
    [hooks_per_table] An einem Tisch können höchstens { $most } Webhooks mithören.
    [reports_per_person] Du kannst höchstens { $most } unbeantwortete Meldungen haben.
    [comments_per_table] Ein Spiel kann höchstens { $most } Kommentare haben.
    [comments_per_person] Du kannst zu einem Spiel höchstens { $most } Kommentare schreiben.
    [chats_per_table] Der Chat eines Tisches ist nach { $most } Nachrichten voll.
    [events_per_table] Dieser Tisch hat seine Grenze von { $most } Ereignissen erreicht.
    [streams_per_person] Du kannst höchstens { $most } Tische gleichzeitig geöffnet haben.
    [streams] Dieser Server hat Platz für { $most } offene Seiten, und alle sind belegt.
    [attempts] Nach { $most } gescheiterten Versuchen kann dieser Tisch nicht starten; bitte eröffne einen neuen.
    [passkeys] Du kannst höchstens { $most } Passkeys haben.
    [insight] Du hast an diesem Tisch oft genug gefragt.
    [waiting] Auf diesem Server können { $most } Personen eine Partie suchen; alle Plätze sind belegt.
    [waiting_per_address] Aus deinem Netz können höchstens { $most } Personen gleichzeitig eine Partie suchen.
    [friends_per_person] Du kannst hier höchstens { $most } Freunde haben, ebenso die andere Person.
    [challenges_per_person] Du kannst höchstens { $most } unbeantwortete Herausforderungen haben.
    [challenges] Warte erst auf eine Antwort: Du hast dieser Person { $most } Herausforderungen geschickt.
   *[other] Dieser Server erlaubt höchstens { $most }.
}
server-not-saved = Das Speichern ist misslungen, und nichts wurde geändert. Bitte versuche es noch einmal.
server-elsewhere = Dieses Spiel läuft mit Version { $theirs } von { $game } auf einem anderen Teil des Servers. Bitte versuche es noch einmal.
server-updating = Der Server wird gerade erneuert. Bitte versuche es später noch einmal.

server-fact-sits = { $seat } setzt sich an den Tisch.
server-fact-rises = { $seat } verlässt den Tisch.
server-fact-starts = Das Spiel startet.
server-fact-back = { $seat } macht einen Zug rückgängig.
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
server-fact-leaves = { $seat } ist gegangen; ein Bot übernimmt.
server-fact-leaves-end = { $seat } ist gegangen; das Spiel ist zu Ende.
server-fact-time = Die Zeit von { $seat } ist um; ein Bot übernimmt.
server-fact-time-end = Die Zeit von { $seat } ist um; das Spiel ist zu Ende.
server-fact-resigns = { $seat } gibt auf; ein Bot übernimmt.
server-fact-resigns-end = { $seat } gibt auf; das Spiel ist zu Ende.
server-fact-returns = { $seat } ist wieder da.
server-fact-helped = { $seat } hat einen Bot um Rat gefragt.
server-fact-declared = Die Turnierleitung hat { $seat } für abwesend erklärt.
server-fact-declared-end = Die Turnierleitung hat { $seat } für abwesend erklärt. Damit endet das Spiel.
server-fact-pause = Der Server war { $count } Sekunden weg; die Uhren standen so lange still.
server-fact-muted = { $seat } ist stummgeschaltet.
server-fact-unmuted = { $seat } darf wieder schreiben.
server-fact-rematch = { $seat } möchte noch einmal spielen.
server-fact-reminds = { $seat } erinnert alle, die noch fehlen.
server-fact-closes = Der Tisch wird geschlossen.
server-fact-luck-list = Alle Beiträge zum Zufall sind versiegelt. Jetzt werden sie geöffnet.
server-fact-luck-again = Der Zufall wird neu vereinbart: Versuch { $attempt }.
server-fact-luck-beacon = Die öffentliche Zufallsquelle hat nicht rechtzeitig geantwortet.
server-fact-luck-commit = { $seat } war bis zum Ende der Frist nicht da. Der Server verwahrt den Beitrag, und das Spiel wird nicht gewertet.
server-fact-luck-reveal = { $seat } startet ohne eigenen Beitrag.

server-serving = Landbridge ist erreichbar unter { $url }
server-no-extra = Der Server braucht weitere Pakete ({ $name } fehlt): { $command }
server-base-url = Eine Basisadresse beginnt mit { $schemes }; „{ $url }“ tut das nicht.
server-beacon = Eine Zufallsquelle wird als { $form } angegeben, mit den 64 Hexadezimalziffern des Hashs der Kette.
server-cannot-serve = Der Server kann nicht starten: { $error }
server-no-data = In { $folder } liegt keine Datenbank.
server-file-there = { $file } gibt es schon; nichts wurde überschrieben.
server-no-backup = Die Kopie ist misslungen: { $error }
server-backed-up = { $file } enthält die Kopie, { $size } KiB.
server-mend-restored = Geheimnis wiederhergestellt
server-mend-removed = gelöscht
server-mend-again = gelöscht; das Turnier eröffnet ihn neu
server-mend-lost = nicht repariert: Das Geheimnis ist verloren. Mit --remove wird der Tisch gelöscht.
server-mend-whole = Alle Tische passen zu ihrem Fairness-Code.
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
server-no-boards = Für dieses Spiel gibt es keine eigenen Spielpläne.
server-page-missing = Die Tische sind offen, aber die Seite ist nicht gebaut. Wer den Server betreibt, baut sie mit { $command } im Ordner { $folder }.
server-place-line = Zeile { $line }
server-place-column = Zeile { $line }, Spalte { $column }
server-place-key = Schlüssel „{ $name }“
server-place-entry = Schlüssel „{ $name }“, Eintrag { $entry }
server-place-at = Bei { $place }
server-place-row = Schlüssel „{ $name }“, Reihe { $row }
