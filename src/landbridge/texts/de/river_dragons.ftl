# Wortliste
# stone      Stein
# plank      Planke
# island     Insel
# village    Dorf
# pawn       Figur
# programme  Programm (fünf Karten)
# position   Platz im Programm
# reserve    Vorrat
# dragon     Drache
# step       Schritt
# jump       Sprung

river-dragons = River Dragons
river-dragons-about = Leg verdeckt fünf Karten, bau einen Weg aus Steinen und Planken, sei zuerst am anderen Ufer. Zwei bis sechs Personen, eine halbe Stunde.
river-dragons-by = Ein Spiel von Roberto Fraga.

# Wörter, die andere Sätze verwenden.
river-dragons-colour =
    { $colour ->
        [0] blau
        [1] grün
        [2] rosa
        [3] gelb
        [4] rot
       *[5] schwarz
    }
river-dragons-village =
    { $colour ->
        [0] das blaue Dorf
        [1] das grüne Dorf
        [2] das rosa Dorf
        [3] das gelbe Dorf
        [4] das rote Dorf
       *[5] das schwarze Dorf
    }
river-dragons-card =
    { $card ->
        [0] „1 Stein“
        [1] „2 Steine“
        [2] „1 Planke“
        [3] „2 Planken“
        [4] „1 Schritt“
        [5] „2 Schritte“
        [6] „Sprung“
        [7] „Entfernen“
       *[8] { $dragon ->
            [0] der blaue Drache
            [1] der grüne Drache
            [2] der rosa Drache
            [3] der gelbe Drache
            [4] der rote Drache
           *[5] der schwarze Drache
        }
    }

# Warum ein Zug abgelehnt wird; die Regel steht daneben.
river-dragons-why-not-now = Du bist gerade nicht am Zug.
river-dragons-why-no-such-move = Diesen Zug gibt es hier nicht.
river-dragons-why-other-card = Deine Karte ist jetzt { river-dragons-card }; sie verlangt etwas anderes.
river-dragons-why-not-in-hand = Diesen Drachen hast du nicht auf der Hand: { river-dragons-card }.
river-dragons-why-picked = Schon gelegt: { river-dragons-card }.
river-dragons-why-one-dragon = In ein Programm gehört höchstens ein Drache.
river-dragons-why-laid-final = Was liegt, bleibt liegen: Nach der Anleitung werden Karten weder getauscht noch verschoben.
river-dragons-why-island-taken = Auf { $where } liegt schon ein Stein.
river-dragons-why-island-covered = Über { $where } liegt eine Planke: { $witness }.
river-dragons-why-not-in-reserve = Planke { $size } ({ river-dragons-colour }) ist nicht in deinem Vorrat.
river-dragons-why-named = Du hast Planke { $size } ({ river-dragons-colour }) angesagt; sag, wohin sie kommt.
river-dragons-why-name-first = Sag erst eine Planke an, dann, wohin sie kommt.
river-dragons-why-two-villages = Wenigstens an einem Ende braucht eine Planke einen Stein.
river-dragons-why-no-stone = Hier liegt kein Stein: { $witness }.
river-dragons-why-too-short = Planke { $size } ist zu kurz für { $where }.
river-dragons-why-passes-over = Eine Planke ruht nur auf ihren zwei Enden; dazwischen liegt { $witness }.
river-dragons-why-crosses = Planken kreuzen sich nie. Im Weg: { $witness }.
river-dragons-why-full = Hier ruhen schon drei Planken: { $witness }.
river-dragons-why-bridged = Auf { $where } liegt schon eine Planke.
river-dragons-why-tried = { $where } hast du versucht; dafür ist die Planke zu kurz.
river-dragons-why-no-place = Diese Planke liegt nicht auf dem Plan.
river-dragons-why-not-adjacent = { $where } ist nicht neben deiner Figur.
river-dragons-why-occupied = Auf { $where } steht eine Figur.
river-dragons-why-no-jump = Kein Sprung über eine Figur auf einer Nachbarplanke führt nach { $where }.
river-dragons-why-not-laid = Auf { $where } ist nichts zu entfernen.
river-dragons-why-stone-carries = { $where } trägt eine Planke.
river-dragons-why-under-pawn = Auf { $where } steht eine Figur.
river-dragons-why-same-size = In deinem Vorrat ist schon eine Planke { $size }.
river-dragons-why-third-colour = Dein Vorrat hätte drei Farben.
river-dragons-why-off-board = Ein Stein liegt ganz auf dem Plan; { $where } ist zu nah am Rand.
river-dragons-why-on-stone = Ein Stein auf { $where } würde einen anderen berühren: { $witness }.
river-dragons-why-on-village = Ein Stein auf { $where } würde ein Dorf berühren: { $witness }.
river-dragons-why-on-plank = Ein Stein auf { $where } würde eine Planke berühren: { $witness }.

# Was sich nicht als Zug lesen lässt.
river-dragons-read-nothing = „{ $text }“ ist kein Zug; versuch stone c4, plank 3 pink, c4-d4, step c4-d4, jump c4-d4 oder remove c4.
river-dragons-read-card = „{ $text }“ ist keine Karte; es gibt stone, stones, plank, planks, step, steps, jump, remove und dragon mit einer Farbe.
river-dragons-read-first = „{ $text }“ sagt nicht, wer beginnt; schreib first A.
river-dragons-read-name-first = Sag erst { $text } allein, dann, wohin sie kommt.
river-dragons-read-colour = „{ $text }“ ist keine Farbe; es gibt { $known }.
river-dragons-read-size = „{ $text }“ ist keine Größe; Planken haben die Größen 1 bis 6.
river-dragons-read-support = „{ $text }“ gibt es auf diesem Plan nicht.
river-dragons-read-village = { $text } ist ein Dorf; Steine liegen im Wasser.
river-dragons-read-span = „{ $text }“ nennt nicht zwei Enden; schreib c4-d4 oder pink-c4.
river-dragons-read-no-plank = Auf { $text } liegt keine Planke.
river-dragons-read-place = „{ $text }“ ist weder Planke noch Dorf; schreib step c4-d4 oder step pink.
river-dragons-read-point = „{ $text }“ ist kein Punkt für einen Stein; beide Zahlen sind Vielfache von 3, beide gerade oder beide ungerade.

# Was geschieht.
river-dragons-fact-first = { $seat } beginnt.
river-dragons-fact-done = { $seat } hat fünf Karten gelegt.
river-dragons-fact-position = Karte { $position }.
river-dragons-fact-reveals = { $seat }: { river-dragons-card }.
river-dragons-fact-cancelled = Ein Drache hebt die Karte von { $seat } auf: { river-dragons-card }.
river-dragons-fact-stone = { $seat } legt einen Stein auf { $where }.
river-dragons-fact-sinks = { $seat } legt Stein { $stone } auf { $where }.
river-dragons-fact-no-stone-left = Im Vorrat ist kein Stein mehr; die Aktion von { $seat } verfällt.
river-dragons-fact-no-room = Für einen Stein ist kein Platz frei; die Aktion von { $seat } verfällt.
river-dragons-fact-names = { $seat } sagt Planke { $size } ({ river-dragons-colour }) an.
river-dragons-fact-lays = { $seat } legt Planke { $size } ({ river-dragons-colour }) auf { $where }.
river-dragons-fact-too-short = Planke { $size } ({ river-dragons-colour }) ist zu kurz für { $where }; { $seat } muss sie woanders hinlegen.
river-dragons-fact-short-lost = Planke { $size } ({ river-dragons-colour }) ist zu kurz für { $where } und kommt aus dem Spiel; { $seat } verliert sie.
river-dragons-fact-plank-leaves = Planke { $size } ({ river-dragons-colour }) von { $seat } reicht nirgends hin und kommt aus dem Spiel.
river-dragons-fact-no-plank-left = { $seat } hat keine Planke mehr; die Aktion verfällt.
river-dragons-fact-step-plank = { $seat } geht auf { $where }.
river-dragons-fact-step-village = { $seat } geht in { river-dragons-village }.
river-dragons-fact-step-falls = { $seat } kann nirgendwohin gehen, fällt in den Fluss und steht wieder im eigenen Dorf.
river-dragons-fact-step-stays = { $seat } kann nirgendwohin gehen und bleibt im eigenen Dorf.
river-dragons-fact-jump-plank = { $seat } springt auf { $where }.
river-dragons-fact-jump-village = { $seat } springt in { river-dragons-village }.
river-dragons-fact-jump-falls = { $seat } kann niemanden überspringen, fällt in den Fluss und steht wieder im eigenen Dorf.
river-dragons-fact-jump-stays = { $seat } kann niemanden überspringen und bleibt im eigenen Dorf.
river-dragons-fact-takes = { $seat } nimmt Planke { $size } ({ river-dragons-colour }) von { $where }.
river-dragons-fact-lifts = { $seat } entfernt den Stein auf { $where }.
river-dragons-fact-no-removal = { $seat } darf nichts entfernen; die Aktion verfällt.
river-dragons-fact-round = Runde { $number }: { $seat } beginnt.
river-dragons-fact-wins = { $seat } erreicht das Ziel und gewinnt.
river-dragons-fact-drawn = Nach { $number } Runden ist niemand angekommen: unentschieden.

# Optionen.
river-dragons-option-side = Seite des Plans
river-dragons-option-side-about = Inseln zeigen, wo Steine liegen dürfen; Könner schätzen das Wasser selbst ein.
river-dragons-option-side-basic = basic, mit Inseln
river-dragons-option-side-expert = expert, Steine überall im Wasser
river-dragons-option-three-players = Farben zu dritt
river-dragons-option-three-players-about = Nach dem Heft sitzen zwei nebeneinander; die andere Wahl verteilt alle gleichmäßig.
river-dragons-option-three-players-booklet = booklet: Blau, Gelb und Rot
river-dragons-option-three-players-alternate = alternate: jedes zweite Dorf
river-dragons-option-laid = Karten, die verdeckt liegen
river-dragons-option-laid-about = Nach der Anleitung darf sie niemand mehr ändern.
river-dragons-option-laid-open = open: du darfst sie zurücknehmen, bis alle fünf gelegt haben
river-dragons-option-laid-final = final: was liegt, bleibt liegen
river-dragons-option-short-plank = Eine Planke, die sich als zu kurz erweist
river-dragons-option-short-plank-about = Die Anleitungen sind uneins, was aus ihr wird.
river-dragons-option-short-plank-elsewhere = elsewhere: sie muss woanders hin
river-dragons-option-short-plank-lost = lost: sie kommt aus dem Spiel
river-dragons-option-by-eye = Planken nach Augenmaß
river-dragons-option-by-eye-about = Ob eine Planke lang genug ist, schätzt du selbst.
river-dragons-option-max-rounds = Runden bis zum Unentschieden
river-dragons-option-max-rounds-about = Ist bis dahin niemand drüben, endet das Spiel unentschieden.
river-dragons-option-board = Ein eigener Plan
river-dragons-option-board-about = Der gedruckte Spielplan, den du hast, in Millimetern vermessen.

# Was an einem Plan nicht stimmt.
river-dragons-board-measure = „{ $name }“ muss eine ganze Zahl von Millimetern sein, 1 bis { $most }.
river-dragons-board-lengths = „lengths“ muss eine Liste von { $count } ganzen Zahlen sein, die Planken in Millimetern.
river-dragons-board-table = Es fehlt eine Tabelle [{ $name }] mit Zeilen wie c4 = [12, 30].
river-dragons-board-no-village = Ein Dorf „{ $village }“ gibt es nicht; die Dörfer sind { $known }.
river-dragons-board-village-missing = Das Dorf { $village } fehlt.
river-dragons-board-island-name = „{ $island }“ ist kein Name für eine Insel; nimm einen kleinen Buchstaben und eine Zahl, etwa c4.
river-dragons-board-point = { $spot } muss eine Liste von zwei ganzen Zahlen sein, etwa [12, 30].
river-dragons-board-parity = { $spot } liegt neben dem Gitter: { $x } und { $y } müssen beide gerade oder beide ungerade sein.
river-dragons-board-islands =
    { $count ->
        [one] Es gibt { $count } Insel; ein Plan hat { $needed }.
       *[other] Es gibt { $count } Inseln; ein Plan hat { $needed }.
    }
river-dragons-board-rising = Die Längen der Planken müssen von 1 bis 6 wachsen.
river-dragons-board-tiny = Die kürzeste Planke muss länger sein als ein Stein breit, { $least } mm.
river-dragons-board-thin = Ein Stein muss mindestens so breit sein wie eine Planke, { $width } mm.
river-dragons-board-stone = Ein Stein liegt ganz auf seiner Insel; sein Radius ist höchstens { $most } mm.
river-dragons-board-close = Diese zwei Inseln sind für eine Planke von { $length } mm zu nah: Sie darf höchstens dreimal so lang sein wie ihr Abstand.
river-dragons-board-outside = { $spot } liegt nicht auf dem Plan.
river-dragons-board-touch = { $first } und { $second } berühren sich.
river-dragons-board-order = Die Dörfer stehen im Uhrzeigersinn von links oben: blue, green, pink, yellow, red, black; { $village } fällt aus der Reihe.
river-dragons-board-lopsided = Der Plan soll von jedem Dorf gleich aussehen: Zu { $spot } gehört ein Zwilling bei [{ $x }, { $y }].
river-dragons-board-way =
    { $count ->
        [one] Von { $village } führt eine einzige Planke zum Ziel; nötig sein sollen { $few } bis { $most }.
       *[other] Von { $village } braucht der kürzeste Weg { $count } Planken; es sollen { $few } bis { $most } sein.
    }
river-dragons-board-no-way = Von { $village } führt kein Weg zum Ziel.
river-dragons-board-own = Von { $village } lässt sich mit den sechs eigenen Planken kein Weg bauen.
river-dragons-board-shore =
    { $count ->
        [one] Von { $village } erreicht Planke 3 nur eine Insel; drei sollen es mindestens sein.
       *[other] Von { $village } erreicht Planke 3 nur { $count } Inseln; drei sollen es mindestens sein.
    }
river-dragons-board-clearance = { $span } liegt weniger als 1 mm neben der Reichweite von Planke { $size }; nach Augenmaß wäre das nicht zu entscheiden.

# Terminal. Aufgaben stehen neben dem Plan, in Zeilen von 30 Zeichen, höchstens vier.
river-dragons-screen-round = Runde { $number } von { $rounds }
river-dragons-screen-programme = Leg Karte { $position } von 5, verdeckt.
river-dragons-screen-wait = Deine fünf Karten liegen verdeckt.
river-dragons-screen-other = { $seat } ist dran: { river-dragons-card }.
river-dragons-screen-stone =
    { $count ->
        [one] Leg einen Stein: stone c4
       *[other] Leg { $count } Steine: stone c4
    }
river-dragons-screen-name =
    { $count ->
        [one] Sag eine Planke an: plank 3 pink
       *[other] Sag die erste von { $count } Planken an: plank 3 pink
    }
river-dragons-screen-lay = Leg Planke { $size } ({ river-dragons-colour }): c4-d4
river-dragons-screen-step =
    { $count ->
        [one] Zieh deine Figur: step c4-d4
       *[other] Zieh deine Figur { $count }-mal: step c4-d4
    }
river-dragons-screen-jump = Spring über eine Figur: jump c4-d4
river-dragons-screen-remove = Nimm eine Planke oder einen Stein: remove c4-d4, remove c4
# Überschriften des Ergebnisses.
river-dragons-sheet-player = Person
river-dragons-sheet-village = Dorf
river-dragons-sheet-pawn = Figur
river-dragons-sheet-planks = Planken
# Was ein Zug sein kann; Überschriften der Liste, die „?“ zeigt.
river-dragons-offer-card = Karten
river-dragons-offer-plank = Ansagen
river-dragons-offer-stone = Legen oder entfernen
river-dragons-offer-village = Von einem Dorf oder dorthin
river-dragons-offer-way = Planken
river-dragons-offer-island = Inseln
river-dragons-offer-point = Punkte, und viele mehr
# Wörter für die Karten „stone“, „stones“ …, durch Kommas getrennt.
river-dragons-spoken-stone = stein
river-dragons-spoken-stones = steine
river-dragons-spoken-plank = planke
river-dragons-spoken-planks = planken
river-dragons-spoken-step = schritt
river-dragons-spoken-steps = schritte
river-dragons-spoken-jump = sprung, springen
river-dragons-spoken-remove = entfernen
river-dragons-help =
    Leg verdeckt fünf Karten. Dann drehen alle die erste um und führen sie reihum aus, dann die zweite …
      stone, stones     ein Stein, zwei Steine          stone c4
      plank, planks     Planke ansagen, dann legen      plank 3 pink    c4-d4
      step, steps       mit der Figur gehen             step c4-d4    step pink
      jump              über eine Figur daneben         jump c4-d4
      remove            eine Planke oder ein Stein      remove c4-d4    remove c4
      dragon pink       hebt die Karte von Rosa am selben Platz auf; höchstens einer
    Jede Karte muss ausgeführt werden. Wer weder gehen noch springen kann, fällt ins eigene Dorf zurück.
    Eine Planke, die nirgends passt, kommt aus dem Spiel. Planken kreuzen sich nie; drei dürfen auf einem Stein ruhen.
    Wer zuerst das Dorf gegenüber erreicht, gewinnt.
    Auf dem Plan: c4 ist eine Insel, [c4] hat einen Stein, A3 ist die Planke 3 von A, ♟B die Figur von B.
    Daneben: ● Stein, ▬ Planke, → Schritt, ⌒ Sprung, × Entfernen, ≈B ein Drache gegen B, ▒ verdeckt.
    Farben: blue blau, green grün, pink rosa, yellow gelb, red rot, black schwarz.

# --- Die Seite ---
# Die Seite: was jetzt zu tun ist.
river-dragons-prompt-first = Das Los entscheidet, wer beginnt.
river-dragons-prompt-programmes = Alle legen verdeckt fünf Karten.
river-dragons-prompt-programme = Wähle Karte { $position } von 5, so wie sie gespielt werden.
river-dragons-prompt-sealed = Deine fünf Karten liegen. Bis alle fertig sind, kannst du sie zurücknehmen.
river-dragons-prompt-sealed-final = Deine fünf Karten liegen, und sie bleiben liegen.
river-dragons-prompt-other = Karte { $position }: { $seat } ist dran, { river-dragons-card }.
river-dragons-prompt-stone =
    { $count ->
        [one] Karte { $position }: Leg einen Stein auf eine freie Insel.
       *[other] Karte { $position }: Leg { $count } Steine auf freie Inseln.
    }
river-dragons-prompt-point =
    { $count ->
        [one] Karte { $position }: Tipp ins Wasser, wo der Stein liegen soll.
       *[other] Karte { $position }: Tipp ins Wasser, wo der erste von { $count } Steinen liegen soll.
    }
river-dragons-prompt-name =
    { $count ->
        [one] Karte { $position }: Wähle eine Planke. Danach muss sie gelegt werden.
       *[other] Karte { $position }: Wähle die erste von { $count } Planken. Danach muss sie gelegt werden.
    }
river-dragons-prompt-lay = Karte { $position }: Leg Planke { $size } ({ river-dragons-colour }). Tipp ihre beiden Enden an.
river-dragons-prompt-lay-eye = Karte { $position }: Leg Planke { $size } ({ river-dragons-colour }). Schätze, wo sie reicht.
river-dragons-prompt-step =
    { $count ->
        [one] Karte { $position }: Geh mit deiner Figur einen Schritt.
       *[other] Karte { $position }: Geh mit deiner Figur { $count } Schritte, einen nach dem anderen.
    }
river-dragons-prompt-jump = Karte { $position }: Spring über eine Figur neben deiner.
river-dragons-prompt-remove = Karte { $position }: Nimm eine Planke in deinen Vorrat oder einen leeren Stein vom Plan.
river-dragons-status-arrived = ist angekommen
river-dragons-status-done = fünf Karten gelegt
river-dragons-status-choosing = wählt …
river-dragons-status-acting = jetzt: { river-dragons-name }
river-dragons-status-cancelled = aufgehoben: { river-dragons-name }
river-dragons-sheet-reserve = Planken im Vorrat
river-dragons-sheet-laid = Planken auf dem Plan
river-dragons-sheet-arrived = Angekommen
river-dragons-sheet-arrived-about = zuerst im Dorf gegenüber
# Namen von Orten und Karten, gesprochen.
river-dragons-name =
    { $card ->
        [0] 1 Stein
        [1] 2 Steine
        [2] 1 Planke
        [3] 2 Planken
        [4] 1 Schritt
        [5] 2 Schritte
        [6] Sprung
        [7] Entfernen
       *[8] { $dragon ->
            [0] Blauer Drache
            [1] Grüner Drache
            [2] Rosa Drache
            [3] Gelber Drache
            [4] Roter Drache
           *[5] Schwarzer Drache
        }
    }
river-dragons-name-card = { river-dragons-name }, auf deiner Hand
river-dragons-name-card-laid = { river-dragons-name }, gelegt als Karte { $position }
river-dragons-name-plank = Planke { $size } ({ river-dragons-colour }), in deinem Vorrat
river-dragons-name-plank-named = Planke { $size } ({ river-dragons-colour }), gewählt, jetzt zu legen
river-dragons-name-island = Insel { $island }, frei
river-dragons-name-island-covered = Insel { $island }, unter einer Planke
river-dragons-name-stone =
    { $count ->
        [0] Stein { $stone }, trägt nichts
        [one] Stein { $stone }, trägt 1 Planke
       *[other] Stein { $stone }, trägt { $count } Planken
    }
river-dragons-name-village =
    { $count ->
        [0] { river-dragons-village }, Heimat von { $owner }, trägt nichts
        [one] { river-dragons-village }, Heimat von { $owner }, trägt 1 Planke
       *[other] { river-dragons-village }, Heimat von { $owner }, trägt { $count } Planken
    }
river-dragons-name-village-empty =
    { $count ->
        [0] { river-dragons-village }, unbewohnt, trägt nichts
        [one] { river-dragons-village }, unbewohnt, trägt 1 Planke
       *[other] { river-dragons-village }, unbewohnt, trägt { $count } Planken
    }
river-dragons-name-way = Planke { $size } ({ river-dragons-colour }) auf { $where }
river-dragons-name-way-pawn = Planke { $size } ({ river-dragons-colour }) auf { $where }, { $seat } steht darauf
river-dragons-name-point = freies Wasser bei { $where }
# Neben dem Plan.
river-dragons-face-programme = Dein Programm
river-dragons-face-programme-of = Programm von { $seat }
river-dragons-face-hand = Deine Hand
river-dragons-face-slot = Platz { $position }, leer
river-dragons-face-down = eine verdeckte Karte
river-dragons-face-cancelled = von einem Drachen aufgehoben
river-dragons-face-planks = Deine Planken
river-dragons-face-planks-of = Planken von { $seat }
river-dragons-face-size = Planke der Größe { $size } ({ river-dragons-colour })
river-dragons-face-none = Planke { $size }: keine
river-dragons-face-supply =
    { $count ->
        [one] { $count } Stein im Vorrat
       *[other] { $count } Steine im Vorrat
    }
river-dragons-face-gone =
    { $count ->
        [one] { $count } Planke ist aus dem Spiel
       *[other] { $count } Planken sind aus dem Spiel
    }
river-dragons-face-round = Runde { $number }
river-dragons-face-position = Karte { $position } von 5
river-dragons-face-left = Noch möglich
river-dragons-face-last = Letzte Runde
river-dragons-face-turn-now = { $seat }: { river-dragons-name }, wird ausgeführt
river-dragons-face-turn-cancelled = { $seat }: { river-dragons-name }, von einem Drachen aufgehoben
river-dragons-face-turn-card = { $seat } hat { river-dragons-name }
river-dragons-face-circles = Die Ringe zeigen, wie weit deine Planken reichen.
river-dragons-face-sink = Stein hier versenken
# Die Regeln, zum Lernen.
river-dragons-learn-goal = Das Ziel
river-dragons-learn-goal-1 = Sechs Dörfer stehen um das Delta. Deine Figur beginnt im Dorf deiner Farbe; wer zuerst ins Dorf gegenüber geht, gewinnt sofort.
river-dragons-learn-goal-2 = Der Weg dorthin entsteht aus Steinen und Planken. Er gehört niemandem: Du darfst über jede Planke gehen, egal wer sie gelegt hat.
river-dragons-learn-setup = Was du hast
river-dragons-learn-setup-1 = Alle haben eine Figur, sechs Planken der Größen 1 bis 6 und gleiche Karten: acht Aktionen und je Gegner einen Drachen. 27 Steine sind für alle da.
river-dragons-learn-round = Eine Runde
river-dragons-learn-round-1 = Gleichzeitig und verdeckt legen alle fünf verschiedene Karten in eine Reihe, höchstens einen Drachen. Bis alle fertig sind, darf man zurücknehmen.
river-dragons-learn-round-2 = Dann decken alle ihre erste Karte auf und führen sie reihum im Uhrzeigersinn aus, beginnend mit der Startperson; dann die zweite, bis zur fünften.
river-dragons-learn-round-3 = Was eine Karte verlangt, muss geschehen, auch wenn es schadet. Nach der fünften nehmen alle ihre Karten zurück, und links beginnt die Nächste.
river-dragons-learn-stones = Steine
river-dragons-learn-stones-1 = Leg einen oder zwei Steine auf Inseln ohne Stein, über denen keine Planke liegt. Ein Stein bleibt liegen; nur „Entfernen“ nimmt ihn weg.
river-dragons-learn-stones-2 = Ist kein Stein im Vorrat oder keine Insel frei, verfällt die Karte.
river-dragons-learn-planks = Planken
river-dragons-learn-planks-1 = Sag zuerst eine deiner Planken an, dann leg sie: auf zwei Steine oder auf ein Dorf und einen Stein. Probieren und Zurücknehmen gibt es nicht.
river-dragons-learn-planks-2 = Eine Planke darf zu lang sein und überstehen, nie zu kurz. Passt sie nirgends, verlässt sie das Spiel.
river-dragons-learn-planks-3 = Planken kreuzen sich nie und führen über keinen dritten Stein, kein Dorf. Ein Stein oder Dorf trägt höchstens drei, zwischen zweien liegt nur eine.
river-dragons-learn-moving = Gehen
river-dragons-learn-moving-1 = Ein Schritt führt auf eine freie Planke am selben Stein, egal welcher Farbe, oder zwischen Dorf und Planke. Eine Planke trägt eine Figur, ein Dorf beliebig viele.
river-dragons-learn-moving-2 = Zwei Schritte macht man nacheinander; der zweite darf zurückführen. Von Planke zu Planke an einem Dorf geht es durch das Dorf.
river-dragons-learn-moving-3 = Wer gehen muss und nicht kann, fällt in den Fluss und steht wieder im eigenen Dorf.
river-dragons-learn-jump = Sprung
river-dragons-learn-jump-1 = Spring über eine Figur auf einer Nachbarplanke, auf eine freie Planke oder in ein Dorf daneben, nie an deinen Platz zurück. Ist niemand da, fällst du.
river-dragons-learn-remove = Entfernen
river-dragons-learn-remove-1 = Nimm eine Planke beliebiger Farbe in deinen Vorrat oder leg einen Stein ohne Planke in den gemeinsamen zurück. Eins von beiden muss sein.
river-dragons-learn-remove-2 = Nie eine Planke unter einer Figur; und im Vorrat sind nie zwei gleicher Größe und nie mehr als zwei Farben.
river-dragons-learn-dragons = Drachen
river-dragons-learn-dragons-1 = Ein Drache hebt die Karte auf, die die Person seiner Farbe am gleichen Platz der Reihe hat, egal wer zuerst dran ist.
river-dragons-learn-dragons-2 = Eine aufgehobene Karte tut gar nichts: Niemand fällt, nichts geht verloren. Drachen heben Drachen nicht auf.
river-dragons-learn-end = Das Ende
river-dragons-learn-end-1 = Das Spiel endet, sobald eine Figur ihr Ziel betritt, auch beim ersten von zwei Schritten oder im Sprung. Nach zu vielen Runden, meist 50, ist es unentschieden.
river-dragons-learn-expert = Die Expertenseite
river-dragons-learn-expert-1 = Es gibt keine Inseln: Steine liegen überall im Wasser, solange sie keinen Stein, kein Dorf, keine Planke und nicht den Rand berühren.
river-dragons-learn-expert-2 = Tipp ins Wasser, um einen Platz vorzuschlagen; Ringe zeigen, wie weit deine Planken von dort reichen. Tippst du noch einmal, sinkt der Stein.
river-dragons-learn-variants = Andere Spielweisen
river-dragons-learn-variants-1 = Nach Augenmaß: Niemand zeigt dir, wo eine Planke reicht. Ist sie zu kurz, muss sie woandershin oder verlässt, wenn so vereinbart, das Spiel.
river-dragons-learn-variants-2 = Zu zweit spielen Rosa und Schwarz; zu dritt Blau, Gelb und Rot oder, wenn ihr wollt, jedes zweite Dorf.
# Das erste Spiel, Schritt für Schritt.
river-dragons-tutorial-1 = Du bist Rosa. Deine Figur wartet im rosa Dorf und will ins schwarze gegenüber. Ben kommt dir entgegen.
river-dragons-tutorial-2 = In jeder Runde legst du verdeckt fünf Karten, so wie sie gespielt werden. Ein Weg beginnt mit Steinen: Leg zuerst „2 Steine“.
river-dragons-tutorial-3 = Auf Steinen liegen Planken: Leg „1 Planke“ als zweite Karte.
river-dragons-tutorial-4 = Und Planken sind zum Gehen da: „1 Schritt“.
river-dragons-tutorial-5 = Jetzt ein Drache. Der schwarze hebt auf, was Ben als vierte Karte hat. Ein Drache je Runde ist erlaubt.
river-dragons-tutorial-6 = Zuletzt „1 Stein“, für den weiteren Weg. Bis alle fünf Karten haben, könntest du deine noch zurücknehmen.
river-dragons-tutorial-7 = Alle decken Karte 1 auf; du beginnst. Leg den ersten Stein auf f3: Die kürzeren Planken reichen von deinem Dorf dorthin.
river-dragons-tutorial-8 = Der zweite Stein kommt auf e3, in Richtung des schwarzen Dorfes.
river-dragons-tutorial-9 = Karte 2. Sag die Planke an, bevor du sie legst: Planke 2 reicht gerade von deinem Dorf bis f3.
river-dragons-tutorial-10 = Tipp jetzt ihre beiden Enden an: dein Dorf und den Stein auf f3.
river-dragons-tutorial-11 = Karte 3: Geh auf deine Planke. Wer gehen muss und nicht kann, fällt in den Fluss und beginnt wieder zu Hause.
river-dragons-tutorial-12 = Dein Drache hat Bens vierte Karte aufgehoben. Karte 5: Leg einen Stein auf c3, wo der Weg weitergehen kann.
river-dragons-tutorial-13 = Das war eine Runde. Alle Karten sind wieder auf deiner Hand, und nun beginnt Ben. Plane die nächsten fünf: Spiel weiter, bis du drüben bist.
