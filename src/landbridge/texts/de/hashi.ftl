# Wortliste
# island     Insel
# bridge     Brücke
# line       Linie (in Dateien: Zeile)
# flag       Flagge
# sheet      Tafel (jede Person hat eine eigene); board: Plan (die Zeichnung der Inseln)
# draft      Entwurf
# card       Karte
# round      Runde
# finished   fertig, eine Insel fertigstellen
# linked     verbunden
# seat       Platz
# mark       Eintrag (eine Zahl oder Brücke auf einer Tafel)
# challenge  anfechten, Anfechtung

hashi = Hashi
hashi-about = Trag die Zahl der Karte ein, zeichne ihre Brücken, stell Inseln fertig. Eine bis vier Personen, zwanzig Minuten.
hashi-by = Ein Spiel von Jeffrey D. Allers.

# Warum ein Zug abgelehnt wird; die Regel steht daneben.
hashi-why-not-now = Du bist gerade nicht am Zug.
hashi-why-no-such-move = Diesen Zug gibt es hier nicht.
hashi-why-prepared-flag = Die erste Zahl kommt auf eine Insel ohne Flagge.
hashi-why-card-gone = Diese Karte ist schon aufgedeckt worden.
hashi-why-write-first = Erst eintragen, dann zeichnen: Nimm deine Brücken zurück, um einzutragen.
hashi-why-one-number = Die Zahl dieser Karte hast du schon eingetragen.
hashi-why-has-number = { $island } hat schon eine Zahl.
hashi-why-flag-unreached = { $island } hat eine Flagge und noch keine Brücke; eine frühere Karte muss eine hinführen.
hashi-why-too-small = Zu { $island } führen schon { $degree } Brücken; eine { $number } ist zu klein.
hashi-why-all-drawn = Alle Brücken der Karte sind gezeichnet ({ $bridges }).
hashi-why-partly-drawn = Zeichne alle { $bridges } Brücken oder keine; bisher: { $drawn }.
hashi-why-rest-impossible = Nach dieser ließen sich die übrigen Brücken der Karte nicht mehr zeichnen.
hashi-why-no-line = Dorthin führt keine gedruckte Linie.
hashi-why-no-number = An keinem Ende von { $line } steht eine Zahl.
hashi-why-crosses = Brücken kreuzen sich nie. Im Weg: { $witness }.
hashi-why-line-full = { $line } hat schon zwei Brücken.
hashi-why-finished = Fertige Inseln nehmen keine Brücken mehr auf: { $witness }.
hashi-why-six-bridges = Mehr als sechs Brücken nimmt keine Insel auf: { $witness }.
hashi-why-paper-full = Für eine weitere Brücke ist kein Platz.
hashi-why-no-mark = Diesen Eintrag gibt es auf dieser Tafel nicht.

# Was sich nicht als Zug lesen lässt.
hashi-read-nothing = „{ $text }“ ist kein Zug; versuch 5@c3, c3-c5 oder einen Punkt.
hashi-read-card = „{ $text }“ ist keine Karte; eine Karte schreibt man 4/3.
hashi-read-prepare = Vor der ersten Karte trägst du eine 3 oder eine 4 ein, keine { $number }.
hashi-read-other-number = Die Karte zeigt eine { $due }, keine { $number }.
hashi-read-no-island = Eine Insel { $island } gibt es nicht.
hashi-read-no-line = Eine Linie { $text } gibt es nicht.
hashi-read-mark = „{ $text }“ ist kein Eintrag; versuch B!c3 oder B!c3-c5.

# Was geschieht.
hashi-fact-prepared = { $seat } trägt auf { $island } eine { $number } ein und gibt die Tafel an { $owner } weiter.
hashi-fact-prepared-alone = { $seat } trägt auf { $island } eine { $number } ein.
hashi-fact-card = Karte { $card }: eine { $number }, { $bridges ->
    [one] eine Brücke
   *[other] { $bridges } Brücken
}.
hashi-fact-done = { $seat } ist so weit.
hashi-fact-both = { $seat } trägt { $number } auf { $island } ein und zeichnet { $lines }.
hashi-fact-wrote = { $seat } trägt { $number } auf { $island } ein und zeichnet nichts.
hashi-fact-drew = { $seat } trägt nichts ein und zeichnet { $lines }.
hashi-fact-waived = { $seat } trägt nichts ein und zeichnet nichts.
hashi-fact-finished = { $seat } stellt { $islands } fertig.
hashi-fact-red = { $seat } hat alle roten Flaggen: { $points } Punkte.
hashi-fact-blue = { $seat } hat alle blauen Flaggen: { $points } Punkte.
hashi-fact-linked = { $seat } hat sechs verbundene Inseln: { $points } Punkte.
hashi-fact-challenge-false = { $seat } ficht { $mark } auf der Tafel von { $owner } an; es stimmt.
hashi-fact-erased = { $seat } ficht { $mark } auf der Tafel von { $owner } an: falsch ({ $ruling }) und ausgewischt.
hashi-fact-struck = { $seat } ficht { $mark } auf der Tafel von { $owner } an: falsch ({ $ruling }), und nicht mehr auszubessern. Gestrichen: { $islands }.
hashi-fact-total = { $seat }: { $points } Punkte.
hashi-fact-wins = { $seat } gewinnt.
hashi-fact-shares = { $seat } teilt sich den ersten Platz.

# Zwölf Ränge für das Spiel allein.
hashi-rank-1 = Sandfloh
hashi-rank-2 = Treibholz
hashi-rank-3 = Plankenhand
hashi-rank-4 = Seemannsknoten
hashi-rank-5 = Fels im Schlick
hashi-rank-6 = Ruhige Kelle
hashi-rank-7 = Fährenschreck
hashi-rank-8 = Brückenwacht
hashi-rank-9 = Schlussstein
hashi-rank-10 = Zähmt jeden Sund
hashi-rank-11 = Stimme des Archipels
hashi-rank-12 = Trockenen Fußes übers Meer

# Optionen.
hashi-option-side = Seite des Plans
hashi-option-side-A = A, die leichtere
hashi-option-side-B = B, mit mehr Kreuzungen
hashi-option-paper = Papiermodus
hashi-option-paper-about = Einträge werden nicht geprüft; fechte die Fehler der anderen an.
hashi-option-board = Ein eigener Plan

# Was an einem Plan nicht stimmt.
# $header ist die Reihe der Buchstaben, "a b c d e f".
hashi-board-header = Die Zeichnung muss mit der Buchstabenreihe „{ $header }“ beginnen.
hashi-board-row-label = Diese Reihe beginnt mit „{ $label }“, sollte aber mit ihrer Nummer beginnen, { $expected }.
hashi-board-row-length =
    { $count ->
        [one] Reihe { $row } hat { $count } Feld; jede Reihe hat { $size }.
       *[other] Reihe { $row } hat { $count } Felder; jede Reihe hat { $size }.
    }
hashi-board-sign = „{ $sign }“ auf { $island } bedeutet nichts; zeichne . für Wasser, o für eine Insel, R oder B für eine rote oder blaue Flagge.
hashi-board-rows-missing =
    { $count ->
        [one] Die Zeichnung hat { $count } Reihe und braucht { $size }.
       *[other] Die Zeichnung hat { $count } Reihen und braucht { $size }.
    }
hashi-board-rows-extra = Die Zeichnung hat { $count } Reihen und braucht { $size }; diese ist zu viel.
hashi-board-islands =
    { $count ->
        [one] Es gibt { $count } Insel; eine Seite hat { $needed }.
       *[other] Es gibt { $count } Inseln; eine Seite hat { $needed }.
    }
hashi-board-without-form = „{ $entry }“ nennt keine Linie; schreib die beiden Inseln an ihren Enden, etwa c3-c5.
hashi-board-without-water = { $line } kann nicht wegfallen: Auf { $island } liegt keine Insel.
hashi-board-without-no-line = { $line } kann nicht wegfallen: Die beiden sind in keiner Reihe oder Spalte Nachbarn.
hashi-board-without-twice = { $line } fällt zweimal weg.
hashi-board-flags-red =
    { $count ->
        [one] Es gibt { $count } rote Flagge; eine Seite hat { $needed }.
       *[other] Es gibt { $count } rote Flaggen; eine Seite hat { $needed }.
    }
hashi-board-flags-blue =
    { $count ->
        [one] Es gibt { $count } blaue Flagge; eine Seite hat { $needed }.
       *[other] Es gibt { $count } blaue Flaggen; eine Seite hat { $needed }.
    }
hashi-board-flags-near-red = Die roten Flaggen auf { $first } und { $second } sind Nachbarn; Flaggen einer Farbe stehen getrennt.
hashi-board-flags-near-blue = Die blauen Flaggen auf { $first } und { $second } sind Nachbarn; Flaggen einer Farbe stehen getrennt.
hashi-board-crossings-none = Keine zwei Linien kreuzen sich; auf jeder Seite gibt es welche, die es tun.
hashi-board-crossings-few =
    { $count ->
        [one] { $count } Linienpaar kreuzt sich; Seite { $side } braucht mindestens { $least }.
       *[other] { $count } Linienpaare kreuzen sich; Seite { $side } braucht mindestens { $least }.
    }
hashi-board-crossings-many = { $count } Linienpaare kreuzen sich; Seite { $side } hat höchstens { $most }.
hashi-board-lines-few =
    { $count ->
        [0] Zu { $island } führt keine Linie; jede Insel braucht mindestens zwei.
        [one] Zu { $island } führt nur eine Linie; jede Insel braucht mindestens zwei.
       *[other] Zu { $island } führen nur { $count } Linien; jede Insel braucht mindestens zwei.
    }
hashi-board-busy-few =
    { $count ->
        [one] { $count } Insel hat drei Linien oder mehr; mindestens { $needed } müssen es sein, für die Fünfen und Sechsen.
       *[other] { $count } Inseln haben drei Linien oder mehr; mindestens { $needed } müssen es sein, für die Fünfen und Sechsen.
    }
hashi-board-no-four = Keine Insel hat vier Linien; mindestens eine muss es geben.
hashi-board-apart =
    { $count ->
        [one] Von { $islands } führt kein Weg zu den anderen Inseln.
       *[other] Von { $islands } führt kein Weg zu den anderen Inseln; nur untereinander sind sie verbunden.
    }

# Terminal.
hashi-screen-prepare = Trag eine 3 oder 4 auf einer Insel ohne Flagge ein. Die Tafel bekommt { $owner }.
hashi-screen-prepare-alone = Trag eine 3 oder 4 auf einer Insel ohne Flagge ein.
hashi-screen-challenge = Ficht einen Eintrag auf einer Tafel an (B!c3, B!c3-c5) oder sag nein.
hashi-screen-card = Karte { $card } von { $cards }
hashi-screen-drawn = { $drawn } von { $bridges } Brücken
hashi-screen-done = so weit
# Zeilen der Wertung; kurz, höchstens 17 Zeichen.
hashi-sheet-islands = Inseln
hashi-sheet-red = rote Flaggen
hashi-sheet-blue = blaue Flaggen
hashi-sheet-linked = sechs verbunden
hashi-sheet-total = Punkte
hashi-sheet-rank = Rang { $rank } von { $ranks }: { $title }
# Was ein Zug sein kann; Überschriften der Liste, die „?“ zeigt.
hashi-offer-island = Eintragen
hashi-offer-line = Zeichnen
hashi-offer-done = Fertig
hashi-offer-no = Nicht anfechten
hashi-offer-sheet = Anfechten
# Wörter für „.“ und „no“, durch Kommas getrennt.
hashi-spoken-done = fertig, bereit
hashi-spoken-no = nein
hashi-help =
    Jede Karte zeigt eine Zahl und eine bis drei Brücken, für alle dieselben.
      5@c3    trag die 5 der Karte auf Insel c3 ein (zuerst oder gar nicht)
      c3-c5   zeichne eine Brücke; so viele, wie die Karte zeigt, oder keine
      { "." }       fertig mit dieser Karte
    Eine Insel ist fertig, wenn genau so viele Brücken zu ihr führen, wie ihre Zahl sagt: 2 Punkte.
    Eine Flagge (► rot, ◆ blau) bekommt erst eine Zahl, wenn eine Brücke von einer früheren Karte hinführt.
    Brücken brauchen an einem Ende eine Zahl, kreuzen sich nie, und auf eine Linie passen höchstens zwei.
    Alle roten Flaggen: 9 Punkte, später 5. Alle blauen: 7, später 3. Sechs verbundene Inseln: 8, später 4.
    Auf dem Plan: ╔═╗ oder [ ] ist fertig; 4₂ ist eine Vier, der zwei Brücken fehlen; auf Punkten lässt sich noch zeichnen.
