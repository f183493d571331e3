# Wortliste
# space      Feld (der Grenze)
# segment    Abschnitt
# area       Gebiet; ring: Grenze um ein Gebiet
# cross off  ankreuzen
# complete   füllen (ein Abschnitt ist voll); ein Gebiet schließen
# die, dice  Würfel; roll: Wurf, würfeln
# board      Spielplan (einer von vieren); sheet: Tafel
# active     am Zug (die erste Aktion hat, wer am Zug ist)

the-border = The Border
the-border-about = Würfle, kreuze die Grenze Feld für Feld an und schließe die Ringe um neun Gebiete. Zwei bis vier Personen, eine halbe Stunde.
the-border-by = Ein Spiel von Michael Kiesling und Reinhard Staupe.

# Warum ein Zug abgelehnt wird; die Regel steht daneben.
the-border-why-not-now = Du bist gerade nicht am Zug.
the-border-why-no-such-move = Diesen Zug gibt es hier nicht.
the-border-why-no-such-seat = Dort sitzt niemand.
the-border-why-board-gone = Spielplan { $board } ist schon ausgeteilt.
the-border-why-not-showing = Diese Würfel liegen nicht da; der Wurf ist { $dice }.
the-border-why-stop-first = Behalte erst den Wurf, dann kreuzt du an.
the-border-why-no-more-rolls = Das war dein letzter Wurf in dieser Runde.
the-border-why-segment-full = { $segment } ist schon voll.
the-border-why-dice-lack = Für { $segment } { $lacks ->
    [one] fehlt noch { $lacks }
   *[other] fehlen noch { $lacks }
} ({ $colour }); du hast { $have }.
the-border-why-whole-segments = In der ersten Aktion füllst du nur ganze Abschnitte.
the-border-why-space-by-space = In der zweiten Aktion kreuzt du Feld für Feld an: Nenne ein Feld.
the-border-why-crossed-off = { $space } ist schon angekreuzt.
the-border-why-no-die = Für { $space } ist kein Würfel in { $colour } mehr da; es gibt { $pool }.
the-border-why-touches-nothing = { $space } berührt kein angekreuztes Feld.
the-border-why-one-die = Alle fünf Würfel sind verwendet, darum dürfen alle anderen nur einen davon benutzen.

# Was sich nicht als Zug lesen lässt.
the-border-read-nothing = „{ $text }“ ist kein Zug; versuche roll-rsb, stop, 5r, c12 oder einen Punkt.
the-border-read-dice = „{ $text }“ sind keine Würfel; schreibe einen bis fünf Buchstaben aus { $known }.
the-border-read-no-space = Ein Feld { $space } gibt es an der Grenze nicht.
the-border-read-chance = „{ $text }“ ist nichts, was Würfel hier tun.

# Was geschieht. Würfel heißen r rot, g grün, b blau, y gelb, o orange, s grau.
the-border-fact-board = { $seat } bekommt Spielplan { $board }.
the-border-fact-starts = { $seat } beginnt.
the-border-fact-roll = { $seat }, Wurf { $roll } von { $rolls }: { $dice }.
the-border-fact-again = { $seat } wirft { $dice } neu.
the-border-fact-stops = { $seat } behält den Wurf.
the-border-fact-segment = { $seat } füllt { $segment } mit { $dice }.
the-border-fact-used-some = { $seat } hat { $used } verwendet; für die anderen: { $left }.
the-border-fact-used-none = { $seat } verwendet keinen Würfel; für die anderen: { $left }.
the-border-fact-used-all = { $seat } hat alle fünf verwendet ({ $used }); die anderen dürfen je einen davon benutzen.
the-border-fact-done = { $seat } ist fertig.
the-border-fact-crossed = { $seat } kreuzt { $spaces } an, mit { $dice }.
the-border-fact-crossed-nothing = { $seat } kreuzt nichts an.
# $motif: 1 Burg, 2 Adler, 3 Eiche, 4 Villa, 5 Windmühle, 6 Segelboot, 7 Leuchtturm, 8 Bienenkorb, 9 Brunnen.
the-border-fact-area-first = { $seat } schließt vor allen anderen { $motif ->
    [1] die Burg
    [2] den Adler
    [3] die Eiche
    [4] die Villa
    [5] die Windmühle
    [6] das Boot
    [7] den Leuchtturm
    [8] den Bienenkorb
   *[other] den Brunnen
}: { $points } Punkte.
the-border-fact-area-later = { $seat } schließt { $motif ->
    [1] die Burg
    [2] den Adler
    [3] die Eiche
    [4] die Villa
    [5] die Windmühle
    [6] das Boot
    [7] den Leuchtturm
    [8] den Bienenkorb
   *[other] den Brunnen
}: { $points } Punkte.
the-border-fact-long = Nach { $rounds } Runden hat niemand sechs Gebiete; das Spiel endet trotzdem.
the-border-fact-total = { $seat }: { $points } Punkte mit { $areas ->
    [one] einem Gebiet
   *[other] { $areas } Gebieten
}.
the-border-fact-wins = { $seat } gewinnt.
the-border-fact-shares = { $seat } teilt sich den ersten Platz.

# Einstellungen.
the-border-option-board = Eigene Spielpläne
the-border-option-board-about = Deine vier gedruckten Spielpläne.

# Was an einem Plan nicht stimmt.
# $header ist die Zeile der Buchstaben, a b c d …
the-border-board-header = Die Zeichnung muss mit der Zeile der Buchstaben „{ $header }“ beginnen.
the-border-board-rows = Eine Zeichnung hat höchstens { $longest } Zeilen; diese ist zu viel.
the-border-board-row-label = Diese Zeile beginnt mit „{ $label }“, sollte aber mit ihrer Nummer beginnen, { $expected }.
the-border-board-row-length =
    { $count ->
        [one] Zeile { $row } hat { $count } Stelle; die Zeile der Buchstaben hat { $size }.
       *[other] Zeile { $row } hat { $count } Stellen; die Zeile der Buchstaben hat { $size }.
    }
the-border-board-sign = „{ $sign }“ bei { $space } bedeutet nichts; zeichne . für das Meer, 4 bis 12 für ein Gebiet, xx für ein weißes Feld, 5r für ein Feld des roten Abschnitts mit fünf.
the-border-board-motif-unknown = Ein Bild „{ $motif }“ gibt es nicht. Zur Wahl stehen: { $known }.
the-border-board-motifs = Es müssen { $needed } verschiedene Bilder sein, eines für jedes Gebiet; aufgeführt: { $count }.
the-border-board-motif-value = Das Bild { $motif } gehört zum Gebiet mit Wert { $value }.
the-border-board-top = Das oberste Gebiet ist die Villa mit Wert 9; hier ist es die { $value }.
the-border-board-differs =
    { $count ->
        [one] Gebiete und Grenze sind auf allen Spielplänen gleich, aber Spielplan { $board } weicht bei { $space } von Spielplan 1 ab.
       *[other] Gebiete und Grenze sind auf allen Spielplänen gleich, aber Spielplan { $board } weicht bei { $space } und anderswo von Spielplan 1 ab, insgesamt { $count } Mal.
    }
the-border-board-spaces = Die Grenze hat { $count } Felder; sie braucht { $needed }, die weißen eingeschlossen.
the-border-board-white =
    { $count ->
        [one] Es gibt { $count } weißes Feld; es müssen zwei sein.
       *[other] Es gibt { $count } weiße Felder; es müssen zwei sein.
    }
the-border-board-upper-left = Ein weißes Feld gehört in das Viertel links oben; { $space } liegt anderswo.
the-border-board-lower-right = Ein weißes Feld gehört in das Viertel rechts unten; { $space } liegt anderswo.
the-border-board-area-missing = Kein Gebiet ist { $value } wert.
the-border-board-area-apart = Das Gebiet mit Wert { $value } zerfällt: { $spaces } liegt abseits.
the-border-board-open = Das Gebiet mit Wert { $value } ist bei { $space } offen: Zwischen ihm und dem Rest darf nur Grenze liegen.
the-border-board-ring = Die Grenze um das Gebiet mit Wert { $value } ist bei { $spaces } kein geschlossener Ring.
the-border-board-idle =
    { $count ->
        [one] { $spaces } berührt kein Gebiet.
       *[other] { $spaces } berühren kein Gebiet.
    }
the-border-board-between =
    { $count ->
        [one] Nur { $count } Feld liegt zwischen zwei Gebieten; bei den meisten muss es so sein.
       *[other] Nur { $count } Felder liegen zwischen zwei Gebieten; bei den meisten muss es so sein.
    }
the-border-board-apart = Die Grenze zerfällt: { $spaces } hängt nicht mit dem Rest zusammen.
the-border-board-segment-length =
    { $count ->
        [one] Abschnitt { $segment } hat { $count } Feld statt { $needed }.
       *[other] Abschnitt { $segment } hat { $count } Felder statt { $needed }.
    }
the-border-board-segment-apart = Abschnitt { $segment } hängt nicht zusammen: Seine Felder lassen sich nicht der Reihe nach abgehen.
the-border-board-same-colour = { $first } und { $second } berühren sich und haben dieselbe Farbe.
the-border-board-white-segments =
    { $count ->
        [one] Das weiße Feld { $space } berührt nur { $count } Abschnitt; es braucht zwei.
       *[other] Das weiße Feld { $space } berührt nur { $count } Abschnitte; es braucht zwei.
    }
the-border-board-white-blue =
    { $count ->
        [one] Blau liegt auf { $count } Spielplan neben einem weißen Feld; es müssen mindestens { $needed } sein.
       *[other] Blau liegt auf { $count } Spielplänen neben einem weißen Feld; es müssen mindestens { $needed } sein.
    }
the-border-board-white-yellow =
    { $count ->
        [one] Blau und Gelb liegen auf { $count } Spielplan neben einem weißen Feld; es müssen mindestens { $needed } sein.
       *[other] Blau und Gelb liegen auf { $count } Spielplänen neben einem weißen Feld; es müssen mindestens { $needed } sein.
    }
the-border-board-ring-short = Die { $value } hat einen Ring von { $count }, kürzer als die { $other_value } mit { $other_count }; mehr Wert verlangt mehr Grenze.
the-border-board-segments-short = Die Abschnitte an der { $value } haben { $count } Felder, die an der { $other_value } { $other_count }; mehr Wert verlangt mehr.
the-border-board-cut = Abschnitt { $segment } ist anders geschnitten als auf Spielplan 1; alle Spielpläne haben dieselben Schnitte.
the-border-board-groups = Was hier { $colour } ist, hat auf Spielplan 1 mehrere Farben; Farben tauschen nur im Ganzen.
the-border-board-repeat = Abschnitt { $segment } von Spielplan { $board } hat auf Spielplan { $other_board } dieselbe Farbe.

# Terminal.
the-border-screen-round = Runde { $round }
the-border-screen-roll = Wurf { $roll } von { $rolls }
the-border-screen-active = Am Zug: { $seat }
the-border-screen-choose = Welche Würfel neu werfen (roll-rs), oder stop?
the-border-screen-first = Fülle Abschnitte (5r), dann ein Punkt.
the-border-screen-second = Kreuze Felder an (c12), dann ein Punkt.
the-border-screen-one-die = Nur ein Würfel.
the-border-screen-legend = r rot, g grün, b blau, y gelb, o orange, s grau
the-border-sheet-total = Punkte
the-border-sheet-best = bestes Gebiet
# Namen der Bilder; kurz, höchstens 13 Zeichen.
the-border-motif-1 = Burg
the-border-motif-2 = Adler
the-border-motif-3 = Eiche
the-border-motif-4 = Villa
the-border-motif-5 = Windmühle
the-border-motif-6 = Boot
the-border-motif-7 = Leuchtturm
the-border-motif-8 = Bienenkorb
the-border-motif-9 = Brunnen
# Wonach die Arena Siege aufschlüsselt.
the-border-tag-board = Spielplan
the-border-tag-order = Reihenfolge
# Was ein Zug sein kann; Überschriften der Liste, die „?“ zeigt.
the-border-offer-die = Neu werfen
the-border-offer-stop = Wurf behalten
the-border-offer-segment = Abschnitt füllen
the-border-offer-space = Ankreuzen
the-border-offer-done = Fertig
# Wörter für „.“ und „stop“, durch Kommas getrennt.
the-border-spoken-done = fertig, bereit
the-border-spoken-stop = stopp, genug
the-border-help =
    Wer am Zug ist, würfelt mit fünf Würfeln, bis zu dreimal, und füllt Abschnitte. Dann kreuzen
    alle anderen Felder an, mit den Würfeln, die übrig sind.
      roll-rs  einen roten und einen grauen Würfel neu werfen; stop: alle behalten
      5r       erste Aktion: den roten Abschnitt von fünf füllen, je Feld ein Würfel
      c12      zweite Aktion: ein Feld ankreuzen, das ein angekreuztes berührt
      { "." }        fertig
    Hat die Person am Zug alle fünf Würfel verwendet, dürfen alle anderen je einen davon benutzen.
    Ein Gebiet gehört dir, wenn sein ganzer Ring angekreuzt ist: Das erste Mal bringt den höheren Wert, später die Hälfte.
    Das Spiel endet nach der Runde, in der jemand sechs Gebiete hat.
    Auf dem Spielplan: 5r ist ein Feld des roten Abschnitts von fünf, ×× ist angekreuzt, ✎✎ ist dein Entwurf, // ist geschlossen.

# Die Seite. $colour: 1 Rot, 2 Grün, 3 Blau, 4 Gelb, 5 Orange, 6 Grau.
the-border-colour = { $colour ->
    [1] Rot
    [2] Grün
    [3] Blau
    [4] Gelb
    [5] Orange
   *[other] Grau
}
# Wie Stellen und Dinge laut heißen und wie es um sie steht.
the-border-name-space = { $space }, { the-border-colour }, Abschnitt von { $length }, { $left } offen
the-border-name-space-near = { $space }, { the-border-colour }, Abschnitt von { $length }, { $left } offen, neben einem angekreuzten Feld
the-border-name-space-crossed = { $space }, { the-border-colour }, Abschnitt von { $length }, angekreuzt
the-border-name-space-draft = { $space }, { the-border-colour }, Abschnitt von { $length }, in deinem Entwurf angekreuzt
the-border-name-white = { $space }, weiß, von Anfang an angekreuzt
the-border-name-segment = { the-border-colour }, Abschnitt von { $length }: { $left ->
    [one] ein Feld offen
   *[other] { $left } Felder offen
}
the-border-name-segment-full = { the-border-colour }, Abschnitt von { $length }: voll
the-border-name-die = { $dice ->
    [one] ein Würfel
   *[other] { $dice } Würfel
}, { the-border-colour }
# Knöpfe sagen, was geschieht.
the-border-control-roll = Auswahl neu würfeln
the-border-control-roll-some = { $dice ->
    [one] Einen Würfel
   *[other] { $dice } Würfel
} neu werfen
the-border-control-stop = Wurf behalten
the-border-control-done-leave = Fertig ({ $dice } übrig)
the-border-control-done-all = Fertig (alle fünf verwendet)
the-border-control-done = Fertig ({ $count } angekreuzt)
the-border-control-done-nothing = Fertig (nichts angekreuzt)
# Was zu tun ist.
the-border-prompt-choose = Wurf { $roll } von { $rolls }: Tippe die Würfel an, die du neu werfen willst, oder behalte den Wurf.
the-border-prompt-first = Fülle Abschnitte, ein Würfel für jedes fehlende Feld. { $dice ->
    [one] Ein Würfel ist
   *[other] { $dice } Würfel sind
} frei.
the-border-prompt-first-none = Zu diesen Würfeln passt kein Abschnitt. { $dice ->
    [one] Ein Würfel bleibt
   *[other] { $dice } Würfel bleiben
} den anderen.
the-border-prompt-first-all = Alle fünf Würfel sind verwendet: Die anderen dürfen je nur einen davon benutzen.
the-border-prompt-second = Kreuze Felder an, die ein angekreuztes berühren. { $dice ->
    [one] Ein Würfel ist
   *[other] { $dice } Würfel sind
} noch für dich da.
the-border-prompt-second-one = Alle fünf Würfel sind verwendet: Kreuze ein einziges Feld an, mit einem beliebigen davon.
the-border-prompt-second-none = Keiner dieser Würfel passt neben deine angekreuzten Felder.
the-border-prompt-second-enough = Mehr passt nicht: Du kannst abschließen.
# Ein Wort neben dem Namen.
the-border-status-rolling = Wurf { $roll }/{ $rolls }
the-border-status-first = füllt
the-border-status-crossing = kreuzt an
the-border-status-done = fertig
the-border-status-areas = { $count } von { $needed } Gebieten
the-border-status-closed = { $count ->
    [one] { $count } Gebiet
   *[other] { $count } Gebiete
}
# Der Wertungsbogen.
the-border-sheet-areas = Gebiete
the-border-sheet-enough = mit { $needed } ist Schluss
the-border-sheet-tie = entscheidet bei Gleichstand
# Neben der Tafel.
the-border-tray-yours = Deine Würfel
the-border-tray-theirs = Würfel von { $seat }
the-border-tray-left = Würfel für dich
the-border-die-again = neu
the-border-die-keep = bleibt
the-border-die-free = frei
the-border-die-draft = deiner
the-border-die-gone = benutzt
the-border-choice = { $left } × { the-border-colour }
the-border-choice-of = Abschnitt von { $length }
the-border-area-lacks = noch { $count }
the-border-area-closed = geschlossen
the-border-area-closing = schließt sich
the-border-area-name = { $motif ->
    [1] Burg
    [2] Adler
    [3] Eiche
    [4] Villa
    [5] Windmühle
    [6] Boot
    [7] Leuchtturm
    [8] Bienenkorb
   *[other] Brunnen
}
the-border-area-open = { the-border-area-name }: jetzt { $points } wert, { $count ->
    [one] ein Feld fehlt
   *[other] { $count } Felder fehlen
}
the-border-area-got = { the-border-area-name }: { $points } Punkte erzielt
the-border-sheet-area = { the-border-area-name }: { $first }, danach { $later }
# Das erste Spiel, Schritt für Schritt.
the-border-tutorial-1 = Neun Gebiete, und um jedes läuft die Grenze. Kreuze alle Felder um ein Gebiet an, und es gehört dir; unter der Tafel steht, was jedes wert ist.
the-border-tutorial-2 = Du beginnst. Zwei Würfel sind rot, und zwei sind zu wenig. Tippe Grün, Gelb und Orange an und wirf diese drei neu.
the-border-tutorial-3 = Dreimal Rot und zweimal Orange! Du könntest noch einmal werfen, aber das passt gut: Behalte den Wurf.
the-border-tutorial-4 = Wer am Zug ist, füllt ganze Abschnitte, egal wo. Drei rote Würfel reichen genau für den roten Abschnitt von drei: Tippe ihn an und zur Bestätigung gleich noch einmal.
the-border-tutorial-5 = Die Würfel dürfen aufgeteilt werden. Fülle mit den beiden orangen den orangen Abschnitt von zwei.
the-border-tutorial-6 = Alle fünf Würfel sind verwendet. Das ist schlau: Ben darf jetzt nur einen davon benutzen. Drücke auf Fertig.
the-border-tutorial-7 = Ben hat ein Feld angekreuzt, dann gewürfelt, die drei orangen gefüllt und einen grünen und einen gelben Würfel übrig gelassen. Die sind für dich.
the-border-tutorial-8 = Sind andere am Zug, kreuzt du einzelne Felder an, eines je Würfel. Jedes muss ein angekreuztes berühren. Das grüne d14 berührt deinen roten Abschnitt: Tippe es an.
the-border-tutorial-9 = Der gelbe Würfel passt neben das weiße Feld unten rechts, das von Anfang an angekreuzt ist. Tippe m13 an.
the-border-tutorial-10 = Blaue Tinte ist ein Entwurf: Nur du siehst ihn und kannst ihn rückgängig machen, bis alle fertig sind. Drücke auf Fertig, dann ist er endgültig.
the-border-tutorial-11 = Wer ein Gebiet vor allen anderen schließt, bekommt den höheren Wert, alle später den niedrigeren. Das Spiel endet nach der Runde, in der jemand sechs Gebiete hat.
the-border-tutorial-12 = Nun bist du wieder am Zug. Überlege, welchen Ring du schließen willst, sammle seine Farben und lass den anderen wenig übrig. Spiele weiter, wie du magst!
# Die Regeln in unseren Worten.
the-border-learn-goal = Ziel des Spiels
the-border-learn-goal-1 = Deine Tafel zeigt eine Insel mit neun Gebieten. Um sie herum und dazwischen läuft die Grenze: 86 Felder in sechs Farben. Kreuze den ganzen Ring um ein Gebiet an, und es gehört dir.
the-border-learn-goal-2 = Wer ein Gebiet vor allen anderen schließt, bekommt den höheren Wert, alle später etwa die Hälfte. Sechs Gebiete beenden das Spiel; wer die meisten Punkte hat, gewinnt.
the-border-learn-setup = Bevor es losgeht
the-border-learn-setup-1 = Zwei bis vier spielen, alle auf einem von vier Spielplänen: Die Gebiete sind überall gleich, die Farben liegen anders. Das Los verteilt sie und bestimmt, wer zuerst am Zug ist.
the-border-learn-setup-2 = Die Grenze besteht aus 24 Abschnitten: Jede Farbe hat einen von zwei, drei, vier und fünf Feldern. Zwei weiße Felder sind von Anfang an angekreuzt und gehören zu keinem.
the-border-learn-roll = Würfeln
the-border-learn-roll-1 = Wer am Zug ist, wirft fünf Würfel mit je sechs Farben. Nach dem ersten und zweiten Wurf dürfen beliebige neu geworfen werden, auch schon behaltene; der dritte Wurf gilt.
the-border-learn-first = Erste Aktion: ganze Abschnitte
the-border-learn-first-1 = Wer am Zug ist, füllt Abschnitte, mit einem Würfel der Farbe für jedes noch offene Feld. Sie dürfen überall liegen und müssen nichts berühren.
the-border-learn-first-2 = Ein früher begonnener braucht nur die fehlenden Würfel. Ein Wurf kann mehrere füllen, aber keiner wird nur begonnen oder verlängert. Würfel dürfen übrig bleiben, auch alle.
the-border-learn-second = Zweite Aktion: einzelne Felder
the-border-learn-second-1 = Dann spielen alle anderen gleichzeitig mit den Würfeln, die übrig sind: je Würfel ein Feld seiner Farbe. Jedes Feld muss ein angekreuztes berühren, zum Beispiel ein weißes.
the-border-learn-second-2 = Was du eben angekreuzt hast, zählt auch. Alle dürfen alle übrigen Würfel benutzen; niemand nimmt sie jemandem weg. Du darfst auch nichts tun.
the-border-learn-second-3 = Hat die Person am Zug alle fünf Würfel verwendet, dürfen alle anderen je einen der fünf benutzen, welchen sie wollen.
the-border-learn-second-4 = Bis alle fertig sind, sind deine Kreuze ein Entwurf, den sonst niemand sieht und den du rückgängig machen kannst. Dann ist im Uhrzeigersinn die nächste Person am Zug.
the-border-learn-score = Gebiete und Punkte
the-border-learn-score-1 = Ein Gebiet ist geschlossen, wenn alle Felder seines Rings angekreuzt sind. Ein Feld zwischen zwei oder drei Gebieten zählt für jedes; ein Kreuz kann also mehrere schließen.
the-border-learn-score-2 = Wer ein Gebiet vor allen anderen schließt, bekommt 12, 11, 10 und so weiter bis 4. Wer es in einer späteren Aktion schließt, bekommt die Hälfte, abgerundet.
the-border-learn-score-3 = Wer ein Gebiet in derselben zweiten Aktion schließt, bekommt ebenfalls den höheren Wert. Die erste Aktion kommt vor der zweiten ihrer Runde.
the-border-learn-end = Das Ende
the-border-learn-end-1 = Das Spiel endet nach der Runde, in der jemand sechs Gebiete hat. Geschieht das in der ersten Aktion, wird die zweite noch gespielt. Weitere Gebiete zählen auch.
the-border-learn-end-2 = Wer die meisten Punkte hat, gewinnt. Bei Gleichstand entscheidet der höchste Wert aus einem einzigen Gebiet; wer dann noch gleich ist, teilt sich den Platz.
the-border-edition-nsv = Vier abwischbare Tafeln mit demselben Land und anderen Farben, fünf Würfel.
