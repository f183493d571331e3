# Wortliste
# island     Insel
# bridge     Brücke
# line       Linie (in Dateien: Zeile)
# flag       Flagge
# sheet      Tafel (jede Person hat eine eigene); board: Spielplan (die Zeichnung der Inseln)
# draft      Entwurf
# card       Karte
# round      Runde
# finished   fertig, eine Insel fertigstellen
# linked     verbunden
# seat       Platz
# mark       Eintrag (eine Zahl oder Brücke auf einer Tafel)
# challenge  anzweifeln

hashi = Hashi
hashi-about = Trage die Zahl der Karte ein, zeichne ihre Brücken, stelle Inseln fertig. Eine bis vier Personen, zwanzig Minuten.
hashi-by = Ein Spiel von Jeffrey D. Allers.

# Warum ein Zug abgelehnt wird; die Regel steht daneben.
hashi-why-not-now = Du bist gerade nicht am Zug.
hashi-why-no-such-move = Diesen Zug gibt es hier nicht.
hashi-why-prepared-flag = Die erste Zahl kommt auf eine Insel ohne Flagge.
hashi-why-card-gone = Diese Karte ist schon aufgedeckt worden.
hashi-why-write-first = Erst eintragen, dann zeichnen: Mach deine Brücken rückgängig, um einzutragen.
hashi-why-one-number = Die Zahl dieser Karte hast du schon eingetragen.
hashi-why-has-number = { $island } hat schon eine Zahl.
hashi-why-flag-unreached = { $island } hat eine Flagge; erst muss eine Brücke von einer früheren Karte hinführen.
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
hashi-read-nothing = „{ $text }“ ist kein Zug; versuche 5@e3, e3-e5 oder einen Punkt.
hashi-read-card = „{ $text }“ ist keine Karte; eine Karte schreibt man 4/3.
hashi-read-prepare = Vor der ersten Karte trägst du eine 3 oder eine 4 ein, keine { $number }.
hashi-read-other-number = Die Karte zeigt eine { $due }, keine { $number }.
hashi-read-no-island = Eine Insel { $island } gibt es nicht.
hashi-read-no-line = Eine Linie { $text } gibt es nicht.
hashi-read-mark = „{ $text }“ ist kein Eintrag; versuche B!e3 oder B!e3-e5.

# Was geschieht.
hashi-fact-prepared = { $seat } trägt auf { $island } eine { $number } ein und gibt die Tafel an { $owner } weiter.
hashi-fact-prepared-alone = { $seat } trägt auf { $island } eine { $number } ein.
hashi-fact-card = Karte { $card }: eine { $number }, { $bridges ->
    [one] eine Brücke
   *[other] { $bridges } Brücken
}.
hashi-fact-done = { $seat } ist fertig.
hashi-fact-both = { $seat } trägt { $number } auf { $island } ein und zeichnet { $lines }.
hashi-fact-wrote = { $seat } trägt { $number } auf { $island } ein und zeichnet nichts.
hashi-fact-drew = { $seat } trägt nichts ein und zeichnet { $lines }.
hashi-fact-waived = { $seat } trägt nichts ein und zeichnet nichts.
hashi-fact-finished = { $seat } stellt { $islands } fertig.
hashi-fact-red = { $seat } hat alle roten Flaggen: { $points } Punkte.
hashi-fact-blue = { $seat } hat alle blauen Flaggen: { $points } Punkte.
hashi-fact-linked = { $seat } hat sechs verbundene Inseln: { $points } Punkte.
hashi-fact-challenge-false = { $seat } zweifelt { $mark } auf der Tafel von { $owner } an; es stimmt.
hashi-fact-erased = { $seat } zweifelt { $mark } auf der Tafel von { $owner } an: falsch ({ $ruling }) und ausgewischt.
hashi-fact-struck = { $seat } zweifelt { $mark } auf der Tafel von { $owner } an: falsch ({ $ruling }), aber nicht mehr zu ändern. Gestrichen: { $islands }.
hashi-fact-total = { $seat }: { $points } Punkte.
hashi-fact-wins = { $seat } gewinnt.
hashi-fact-shares = { $seat } teilt sich den ersten Platz.

# Zwölf Ränge für das Spiel allein.
hashi-rank-1 = Sandfloh
hashi-rank-2 = Treibholz
hashi-rank-3 = Starke Planke
hashi-rank-4 = Seemannsknoten
hashi-rank-5 = Fester Pfahl
hashi-rank-6 = Ruhige Hand
hashi-rank-7 = Fährenschreck
hashi-rank-8 = Brückenwacht
hashi-rank-9 = Schlussstein
hashi-rank-10 = Schrecken der Meerengen
hashi-rank-11 = Stolz des Archipels
hashi-rank-12 = Trockenen Fußes übers Meer

# Optionen.
hashi-option-side = Seite des Spielplans
hashi-option-side-about = Beide Seiten haben 18 Inseln; die Linien sind andere.
hashi-option-side-A = Seite A, die leichtere
hashi-option-side-B = Seite B, mit mehr Kreuzungen
hashi-option-paper = Papiermodus
hashi-option-paper-about = Einträge werden nicht geprüft; zweifle die Fehler der anderen an.
hashi-option-board = Eigener Spielplan
hashi-option-board-about = Dein gedruckter Spielplan, anstelle von Seite A oder B.

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
hashi-board-without-form = „{ $entry }“ nennt keine Linie; schreibe die beiden Inseln an ihren Enden, etwa e3-e5.
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
hashi-board-crossings-none = Keine zwei Linien kreuzen sich; jede Seite hat mindestens eine Kreuzung.
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
hashi-screen-prepare = Trage eine 3 oder 4 auf einer Insel ohne Flagge ein. Die Tafel bekommt { $owner }.
hashi-screen-prepare-alone = Trage eine 3 oder 4 auf einer Insel ohne Flagge ein.
hashi-screen-challenge = Zweifle einen Eintrag an (B!e3, B!e3-e5) oder sag nein.
hashi-screen-card = Karte { $card } von { $cards }
hashi-screen-drawn = { $drawn } von { $bridges } Brücken
hashi-screen-done = fertig
hashi-turn = { $turn ->
    [0] Vor der ersten Karte
   *[other] Karte { $turn }
}
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
hashi-offer-no = Nichts anzweifeln
hashi-offer-sheet = Anzweifeln
# Wörter für „.“ und „no“, durch Kommas getrennt.
hashi-spoken-done = fertig, bereit
hashi-spoken-no = nein
hashi-help =
    Jede Karte zeigt eine Zahl und eine bis drei Brücken, für alle dieselben.
      5@e3    trage die 5 der Karte auf Insel e3 ein (zuerst oder gar nicht)
      e3-e5   zeichne eine Brücke; so viele, wie die Karte zeigt, oder keine
      { "." }       fertig mit dieser Karte
    Eine Insel ist fertig, wenn genau so viele Brücken zu ihr führen, wie ihre Zahl sagt: 2 Punkte.
    Eine Flagge (► rot, ◆ blau) bekommt erst eine Zahl, wenn eine Brücke von einer früheren Karte hinführt.
    Brücken brauchen an einem Ende eine Zahl, kreuzen sich nie, und auf eine Linie passen höchstens zwei.
    Alle roten Flaggen: 9 Punkte, später 5. Alle blauen: 7, später 3. Sechs verbundene Inseln: 8, später 4.
    Auf dem Spielplan: ╔═╗ oder [ ] ist fertig; 4₂ ist eine Vier, der zwei Brücken fehlen; auf Punkten lässt sich noch zeichnen.

# Die Seite: Namen für alles, was man berühren kann, mit seinem Zustand.
# $flag ist 1 bei roter Flagge, 2 bei blauer, 0 ohne.
hashi-name-place = { $flag ->
    [1] Insel { $island }, rote Flagge
    [2] Insel { $island }, blaue Flagge
   *[other] Insel { $island }
}
hashi-name-island-blank = { hashi-name-place }, keine Zahl, { $bridges ->
    [0] keine Brücke
    [one] eine Brücke
   *[other] { $bridges } Brücken
}
hashi-name-island-number = { hashi-name-place }, { $number }, { $missing ->
    [one] eine Brücke fehlt
   *[other] { $missing } Brücken fehlen
}
hashi-name-island-finished = { hashi-name-place }, { $number }, fertig
hashi-name-island-over = { hashi-name-place }, { $number }, zu viele Brücken: { $bridges }
hashi-name-island-struck = { hashi-name-place }, gestrichen
hashi-name-line = Linie { $line }, { $bridges ->
    [0] keine Brücke
    [one] eine Brücke
   *[other] { $bridges } Brücken
}
hashi-name-mark-number = Zahl auf { $island }
hashi-name-mark-bridge = Brücke { $which } auf { $line }

# Knöpfe: was geschieht.
hashi-do-done = Fertig
hashi-do-done-nothing = Karte auslassen
hashi-do-done-wrote = Fertig, nichts zeichnen
hashi-do-done-drew = Fertig, nichts eintragen
hashi-do-done-left = Noch { $left } zu zeichnen
hashi-do-done-leave = Fertig ({ $left } nicht gezeichnet)
hashi-do-number = Eine { $number } eintragen
hashi-do-no = Nichts anzweifeln
hashi-do-sheet = Tafel von { $owner }

# Neben einem Namen.
hashi-status-done = fertig
hashi-status-choosing = wählt …
hashi-status-drawing = zeichnet …
hashi-status-challenging = darf anzweifeln

# Was jetzt zu tun ist.
hashi-prompt-prepare = Trage auf einer Insel ohne Flagge eine 3 oder eine 4 ein. Danach geht die Tafel an { $owner }.
hashi-prompt-prepare-alone = Trage auf einer Insel ohne Flagge eine 3 oder eine 4 ein.
hashi-prompt-wait = Du bist fertig. Bis alle fertig sind, kannst du es noch rückgängig machen.
hashi-prompt-write = Trage die { $number } auf einer Insel ein, oder lass es; zeichne dann { $bridges ->
    [one] eine Brücke
   *[other] { $bridges } Brücken
}.
hashi-prompt-write-only = Für { $bridges ->
    [one] eine Brücke
   *[other] { $bridges } Brücken
} ist noch kein Platz. Mit der { $number } vielleicht schon.
hashi-prompt-draw-only = Die { $number } passt nirgends hin. Zeichne { $bridges ->
    [one] eine Brücke
   *[other] { $bridges } Brücken
}, oder lass die Karte aus.
hashi-prompt-nothing = Für die { $number } ist kein Platz, und auch nicht für { $bridges ->
    [one] eine Brücke
   *[other] { $bridges } Brücken
}: Lass die Karte aus.
hashi-prompt-draw = { $bridges ->
    [one] Zeichne jetzt eine Brücke oder keine.
   *[other] Zeichne jetzt { $bridges } Brücken, alle oder keine.
}
hashi-prompt-draw-on = { $left ->
    [one] Zeichne noch eine Brücke.
   *[other] Zeichne noch { $left } Brücken.
}
hashi-prompt-all-drawn = Alle Brücken sind gezeichnet. Drücke auf Fertig, wenn es so bleiben soll.
hashi-prompt-all-drawn-only = Alle Brücken sind gezeichnet, die { $number } ist noch nicht eingetragen. Das geht nur vor dem Zeichnen: Nimm dafür die Brücken zurück.
hashi-prompt-no-room = Kein Platz für { $bridges ->
    [one] eine weitere Brücke
   *[other] { $bridges } weitere Brücken
}: Drücke auf Fertig.
hashi-prompt-paper = Trage die { $number } ein und zeichne { $bridges ->
    [one] eine Brücke
   *[other] { $bridges } Brücken
}. Nichts wird geprüft, bis es jemand anzweifelt.
hashi-prompt-challenge = Stimmt ein Eintrag nicht? Wähle eine Tafel und dann den Eintrag, oder zweifle nichts an.
hashi-prompt-challenge-wait = { $seat } darf einen Eintrag anzweifeln.

# Die Wertung der Seite.
hashi-score-islands = Fertige Inseln
hashi-score-islands-about = je 2 Punkte
hashi-score-red = Rote Flaggen
hashi-score-blue = Blaue Flaggen
hashi-score-linked = Sechs verbunden
hashi-score-first = { $high } zuerst, { $low } später
hashi-score-until = { $high } bis Karte { $card }, dann { $low }
hashi-score-gone = jetzt { $low } statt { $high }
hashi-score-so-far = Bisher
hashi-score-total = Gesamt
hashi-score-rank = Rang { $rank } von { $ranks }

# Neben und unter dem Plan.
hashi-beside-write = { $number } eintragen
hashi-beside-wrote = auf { $island }
hashi-beside-draw = { $bridges ->
    [one] Eine Brücke
   *[other] { $bridges } Brücken
} zeichnen
hashi-beside-left = noch { $left }
hashi-beside-drawn = gezeichnet
hashi-beside-number = Erste Zahl
hashi-beside-passes = für { $owner }
hashi-beside-sheet = Tafel von { $owner }
hashi-beside-pile = Stapel { $pile }: { $turned } von { $cards } aufgedeckt
hashi-deck = Alle 18 Karten. Aufgedeckte sind durchgestrichen; eine bleibt verdeckt.
hashi-deck-left = { $number }, { $bridges ->
    [one] eine Brücke
   *[other] { $bridges } Brücken
}
hashi-deck-turned = { hashi-deck-left }: aufgedeckt
hashi-deck-now = { hashi-deck-left }: liegt offen

# Die Einführung.
hashi-tutorial-1 = Eine Insel ist fertig, wenn genau so viele Brücken zu ihr führen, wie ihre Zahl sagt. Jede zählt 2 Punkte, und du hast 17 Karten.
hashi-tutorial-2 = Vor der ersten Karte tragen alle auf einer Insel ohne Flagge eine 3 oder eine 4 ein. Tippe d4 an und trage eine 4 ein.
hashi-tutorial-3 = Dann wanderten die Tafeln nach links: Diese hat Ben vorbereitet, der d4 auch mag. Die erste Karte gilt für euch beide: eine 4 und zwei Brücken.
hashi-tutorial-4 = Erst wird eingetragen. Flaggen müssen auf eine Brücke warten; setze die 4 auf a4, wo drei Linien zusammenkommen.
hashi-tutorial-5 = Jetzt zwei Brücken. Eine Brücke folgt einer gepunkteten Linie und braucht an einem ihrer Enden eine Zahl. Die erste: a1-a4.
hashi-tutorial-6 = Die zweite: a4-b4. Jetzt führen Brücken zu zwei blauen Flaggen.
hashi-tutorial-7 = Helle Tinte ist ein Entwurf: Nur du siehst sie, und du kannst sie noch rückgängig machen. Endgültig wird sie, wenn alle fertig sind. Drücke auf Fertig.
hashi-tutorial-8 = Eine 1 und zwei Brücken. Eine Flagge nimmt eine Zahl auf, wenn eine Brücke einer früheren Karte hinführt. Trage die 1 auf a1 ein: Die Insel ist sofort fertig.
hashi-tutorial-9 = Auf einer Linie ist Platz für zwei Brücken. Zeichne die zweite auf a4-b4.
hashi-tutorial-10 = Der 4 auf a4 fehlt noch eine Brücke. Zeichne a4-a5, und die Insel bekommt ihren Ring.
hashi-tutorial-11 = Zwei Inseln mit einer Karte. Drücke auf Fertig.
hashi-tutorial-12 = Eine 2 und eine Brücke. Zu b4 führen schon zwei Brücken: Trage die 2 dort ein.
hashi-tutorial-13 = Eine fertige Insel nimmt keine Brücken mehr auf, und Brücken kreuzen sich nie. Also ist b4-d4 für immer gesperrt; zeichne d4-d6.
hashi-tutorial-14 = Alle roten Flaggen, alle blauen, sechs verbundene Inseln: Wer sie zuerst hat, bekommt am meisten. Drücke auf Fertig und spiele weiter; es kommen noch 14 Karten.

# Die Seite mit den Regeln.
hashi-learn-goal = Ziel des Spiels
hashi-learn-goal-1 = Alle haben die gleiche Tafel: 18 Inseln und gepunktete Linien zwischen Nachbarn. Mit 17 Karten trägst du Zahlen auf Inseln ein und zeichnest Brücken entlang der Linien.
hashi-learn-goal-2 = Eine Insel ist fertig, wenn genau so viele Brücken zu ihr führen, wie ihre Zahl sagt. Fertige Inseln bringen Punkte, und drei Ziele ebenso.
hashi-learn-start = Vor der ersten Karte
hashi-learn-start-1 = Alle tragen auf einer Insel ohne Flagge eine 3 oder eine 4 ein und geben die Tafel nach links. Du spielst auf der, die du bekommst.
hashi-learn-start-2 = Die 18 Karten zeigen jede Zahl von 1 bis 6 mit einer, zwei und drei Brücken. Eine Karte bleibt ungesehen. Unter der Tafel sind aufgedeckte durchgestrichen.
hashi-learn-card = Eine Karte
hashi-learn-card-1 = Eine Karte wird für alle zugleich aufgedeckt. Trage erst ihre Zahl auf einer Insel ein, dann zeichne ihre Brücken. Du darfst jeden der Teile weglassen, auch beide.
hashi-learn-card-2 = Was du einträgst, ist ein Entwurf, den sonst niemand sieht. Sind alle fertig, wird er endgültig, und alle sehen alles.
hashi-learn-write = Eintragen
hashi-learn-write-1 = Die Zahl kommt auf eine Insel ohne Zahl und darf nicht kleiner sein als die Zahl der Brücken dort. Ist sie gleich, so ist die Insel sofort fertig.
hashi-learn-write-2 = Eine Insel mit Flagge nimmt eine Zahl nur auf, wenn eine Brücke einer früheren Karte hinführt.
hashi-learn-draw = Zeichnen
hashi-learn-draw-1 = Eine Brücke folgt einer gedruckten Linie zwischen zwei Inseln; eine davon braucht eine Zahl, die eben eingetragene zählt. Eine Linie trägt eine Brücke oder zwei.
hashi-learn-draw-2 = Zeichne alle Brücken, die die Karte zeigt, oder keine.
hashi-learn-no = Was nicht geht
hashi-learn-no-1 = Brücken kreuzen sich nie. Eine fertige Insel nimmt keine mehr auf, eine ohne Zahl höchstens sechs. Deine Inseln müssen nicht alle zusammenhängen.
hashi-learn-points = Punkte
hashi-learn-points-1 = Jede fertige Insel: 2 Punkte. Alle vier roten Flaggen: 9, wer sie zuerst hat, später 5. Alle drei blauen: 7, später 3.
hashi-learn-points-2 = Sechs verbunden: sechs fertige Inseln, durch Brücken verbunden und ohne eine unfertige dazwischen. 8 Punkte, wer sie zuerst hat, später 4.
hashi-learn-points-3 = Wer ein Ziel mit derselben Karte erreicht, bekommt auch den höheren Wert. Nach der 17. Karte gewinnt, wer die meisten Punkte hat; ein Gleichstand wird geteilt.
hashi-learn-alone = Allein
hashi-learn-alone-1 = Du bereitest deine eigene Tafel vor. Die höheren Werte haben eine Frist: blaue Flaggen bis Karte 7, rote Flaggen und sechs verbunden bis Karte 12.
hashi-learn-alone-2 = Für deine Punkte gibt es einen von zwölf Rängen. Der höchste verlangt 60: alle Inseln fertig und alle Ziele rechtzeitig.
hashi-learn-b = Seite B
hashi-learn-b-1 = Hier kreuzen sich mehr Linien, und manche sind lang: Eine früh gezeichnete Brücke versperrt viele andere. Alle spielen dieselbe Seite.
hashi-learn-paper = Papiermodus
hashi-learn-paper-1 = Wie mit Stift und Papier wird nichts geprüft. Nach jeder Karte dürfen alle reihum einen Eintrag auf irgendeiner Tafel anzweifeln; ein Irrtum kostet nichts.
hashi-learn-paper-2 = Ein Fehler wird gelöscht, wenn er bis zur nächsten Karte auffällt und nichts anderes daran hängt. Sonst bleibt er, und seine Inseln werden nie mehr fertig.
hashi-edition-nsv = Abwischbare Tafeln mit einer leichteren Seite A und einer schwereren Seite B, 18 Karten. Die Fahnen sind rot und blau. Die Option Seite wählt.
