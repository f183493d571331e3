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
river-dragons-about = Wähle verdeckt fünf Karten, baue einen Weg aus Steinen und Planken und sei zuerst am anderen Ufer. Zwei bis sechs Personen, eine halbe Stunde.
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
river-dragons-why-picked = Schon gewählt: { river-dragons-card }.
river-dragons-why-one-dragon = Nur ein Drache pro Runde.
river-dragons-why-laid-final = Eine gewählte Karte bleibt: An diesem Tisch werden Karten weder getauscht noch verschoben.
river-dragons-why-island-taken = Auf { $where } liegt schon ein Stein.
river-dragons-why-island-covered = Über { $where } liegt eine Planke: { $witness }.
river-dragons-why-not-in-reserve = Planke { $size } ({ river-dragons-colour }) ist nicht in deinem Vorrat.
river-dragons-why-named = Du hast Planke { $size } ({ river-dragons-colour }) angesagt; wähle, wohin sie kommt.
river-dragons-why-name-first = Sage erst eine Planke an, dann, wohin sie kommt.
river-dragons-why-two-villages = Wenigstens an einem Ende braucht eine Planke einen Stein.
river-dragons-why-no-stone = Hier liegt kein Stein: { $witness }.
river-dragons-why-too-short = Planke { $size } ist zu kurz für { $where }.
river-dragons-why-passes-over = Eine Planke ruht nur auf ihren zwei Enden; dazwischen liegt { $witness }.
river-dragons-why-crosses = Planken kreuzen sich nie. Im Weg: { $witness }.
river-dragons-why-full = Hier ruhen schon drei Planken: { $witness }.
river-dragons-why-bridged = Auf { $where } liegt schon eine Planke.
river-dragons-why-tried = { $where } hast du schon versucht; dafür ist die Planke zu kurz.
river-dragons-why-no-place = Diese Planke liegt nicht auf dem Spielplan.
river-dragons-why-not-adjacent = { $where } ist nicht neben deiner Figur.
river-dragons-why-occupied = Auf { $where } steht eine Figur.
river-dragons-why-no-jump = Kein Sprung über eine Figur auf einer Nachbarplanke führt nach { $where }.
river-dragons-why-not-laid = Auf { $where } ist nichts zu entfernen.
river-dragons-why-stone-carries = { $where } trägt eine Planke.
river-dragons-why-under-pawn = Auf { $where } steht eine Figur.
river-dragons-why-same-size = In deinem Vorrat ist schon eine Planke { $size }.
river-dragons-why-third-colour = Dein Vorrat hätte drei Farben.
river-dragons-why-off-board = Ein Stein muss ganz auf dem Spielplan liegen; { $where } ist zu nah am Rand.
river-dragons-why-on-stone = Ein Stein auf { $where } würde einen anderen berühren: { $witness }.
river-dragons-why-on-village = Ein Stein auf { $where } würde ein Dorf berühren: { $witness }.
river-dragons-why-on-plank = Ein Stein auf { $where } würde eine Planke berühren: { $witness }.

# Was sich nicht als Zug lesen lässt.
river-dragons-read-nothing = „{ $text }“ ist kein Zug; versuche stone c4, plank 3 pink, c4-d4, step c4-d4, jump c4-d4 oder remove c4.
river-dragons-read-card = „{ $text }“ ist keine Karte. Zur Wahl stehen: stone, stones, plank, planks, step, steps, jump, remove und dragon mit einer Farbe.
river-dragons-read-first = „{ $text }“ sagt nicht, wer beginnt; schreibe first A.
river-dragons-read-name-first = Schreibe erst { $text } allein, dann, wohin sie kommt.
river-dragons-read-colour = „{ $text }“ ist keine Farbe. Zur Wahl stehen: { $known }.
river-dragons-read-size = „{ $text }“ ist keine Größe; Planken haben die Größen 1 bis 6.
river-dragons-read-support = „{ $text }“ gibt es auf diesem Spielplan nicht.
river-dragons-read-village = { $text } ist ein Dorf; Steine liegen im Wasser.
river-dragons-read-span = „{ $text }“ nennt nicht zwei Enden; schreibe c4-d4 oder pink-c4.
river-dragons-read-no-plank = Auf { $text } liegt keine Planke.
river-dragons-read-place = „{ $text }“ ist weder Planke noch Dorf; schreibe step c4-d4 oder step pink.
river-dragons-read-point = „{ $text }“ ist kein Punkt für einen Stein; beide Zahlen sind Vielfache von 3, beide gerade oder beide ungerade.

# Was geschieht.
river-dragons-fact-first = { $seat } ist Startperson.
river-dragons-fact-done = { $seat } hat fünf Karten gewählt.
river-dragons-fact-position = Karte { $position }.
river-dragons-fact-reveals = { $seat }: { river-dragons-card }.
river-dragons-fact-cancelled = Ein Drache blockiert die Karte von { $seat }: { river-dragons-card }.
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
river-dragons-fact-step-falls = { $seat } kann nirgendwohin gehen, fällt in den Fluss und kehrt ins eigene Dorf zurück.
river-dragons-fact-step-stays = { $seat } kann nirgendwohin gehen und bleibt im eigenen Dorf.
river-dragons-fact-jump-plank = { $seat } springt auf { $where }.
river-dragons-fact-jump-village = { $seat } springt in { river-dragons-village }.
river-dragons-fact-jump-falls = { $seat } kann niemanden überspringen, fällt in den Fluss und kehrt ins eigene Dorf zurück.
river-dragons-fact-jump-stays = { $seat } kann niemanden überspringen und bleibt im eigenen Dorf.
river-dragons-fact-jump-blocked-falls = { $seat } findet keinen freien Platz zum Landen, fällt in den Fluss und kehrt ins eigene Dorf zurück.
river-dragons-fact-jump-blocked-stays = { $seat } findet keinen freien Platz zum Landen und bleibt im eigenen Dorf.
river-dragons-fact-takes = { $seat } nimmt Planke { $size } ({ river-dragons-colour }) von { $where }.
river-dragons-fact-lifts = { $seat } entfernt den Stein auf { $where }.
river-dragons-fact-no-removal = { $seat } darf nichts entfernen; die Aktion verfällt.
river-dragons-fact-round = Runde { $number }: { $seat } ist Startperson.
river-dragons-fact-wins = { $seat } erreicht das Ziel und gewinnt.
river-dragons-fact-drawn = Nach { $number } Runden ist niemand angekommen: unentschieden.

# Optionen.
river-dragons-option-side = Seite des Spielplans
river-dragons-option-side-about = Inseln zeigen, wo Steine liegen dürfen; auf der Expertenseite dürfen sie überall ins Wasser.
river-dragons-option-side-basic = Grundseite, mit Inseln
river-dragons-option-side-expert = Expertenseite, Steine überall im Wasser
river-dragons-option-three-players = Farben zu dritt
river-dragons-option-three-players-about = Nach der Spielregel sitzen zwei nebeneinander; die andere Wahl verteilt alle gleichmäßig.
river-dragons-option-three-players-booklet = wie in der Spielregel: Blau, Gelb und Rot
river-dragons-option-three-players-alternate = jedes zweite Dorf
river-dragons-option-laid = Gewählte Karten
river-dragons-option-laid-about = Nach der Spielregel darf sie niemand mehr ändern.
river-dragons-option-laid-open = dürfen geändert werden, bis alle fünf haben
river-dragons-option-laid-final = bleiben, wie sie sind
river-dragons-option-short-plank = Wenn eine Planke zu kurz ist
river-dragons-option-short-plank-about = Die Spielregeln sind sich nicht einig.
river-dragons-option-short-plank-elsewhere = muss woandershin
river-dragons-option-short-plank-lost = kommt aus dem Spiel
river-dragons-option-by-eye = Planken nach Augenmaß
river-dragons-option-by-eye-about = Ob eine Planke lang genug ist, schätzt du selbst.
river-dragons-option-max-rounds = Runden bis zum Unentschieden
river-dragons-option-max-rounds-about = Ist bis dahin niemand drüben, endet das Spiel unentschieden.
river-dragons-option-board = Eigener Spielplan
river-dragons-option-board-about = Dein gedruckter Spielplan, in Millimetern vermessen.

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
        [one] Es gibt { $count } Insel; ein Spielplan hat { $needed }.
       *[other] Es gibt { $count } Inseln; ein Spielplan hat { $needed }.
    }
river-dragons-board-rising = Die Längen der Planken müssen von 1 bis 6 wachsen.
river-dragons-board-tiny = Die kürzeste Planke muss länger sein als ein Stein breit, { $least } mm.
river-dragons-board-thin = Ein Stein muss mindestens so breit sein wie eine Planke, { $width } mm.
river-dragons-board-stone = Ein Stein muss ganz auf seiner Insel liegen; sein Radius ist höchstens { $most } mm.
river-dragons-board-close = Diese zwei Inseln sind für eine Planke von { $length } mm zu nah: Sie darf höchstens dreimal so lang sein wie ihr Abstand.
river-dragons-board-outside = { $spot } liegt nicht auf dem Spielplan.
river-dragons-board-touch = { $first } und { $second } berühren sich.
river-dragons-board-order = Die Dörfer stehen im Uhrzeigersinn von links oben: blue, green, pink, yellow, red, black; { $village } steht falsch.
river-dragons-board-lopsided = Der Spielplan soll von jedem Dorf gleich aussehen: Zu { $spot } gehört ein Zwilling bei [{ $x }, { $y }].
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
river-dragons-screen-programme = Wähle Karte { $position } von 5, verdeckt.
river-dragons-screen-wait = Deine fünf Karten sind gewählt.
river-dragons-screen-other = { $seat } ist dran: { river-dragons-card }.
river-dragons-screen-stone =
    { $count ->
        [one] Lege einen Stein: stone c4
       *[other] Lege { $count } Steine: stone c4
    }
river-dragons-screen-name =
    { $count ->
        [one] Sage eine Planke an: plank 3 pink
       *[other] Sage die erste von { $count } Planken an: plank 3 pink
    }
river-dragons-screen-lay = Lege Planke { $size } ({ river-dragons-colour }): c4-d4
river-dragons-screen-step =
    { $count ->
        [one] Ziehe deine Figur: step c4-d4
       *[other] Ziehe deine Figur { $count }-mal: step c4-d4
    }
river-dragons-screen-jump = Springe über eine Figur: jump c4-d4
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
    Wähle verdeckt fünf Karten. Dann decken alle die erste auf und führen sie reihum aus, dann die zweite …
      stone, stones     ein Stein, zwei Steine          stone c4
      plank, planks     Planke ansagen, dann legen      plank 3 pink    c4-d4
      step, steps       mit der Figur gehen             step c4-d4    step pink
      jump              über eine Figur daneben         jump c4-d4
      remove            eine Planke oder ein Stein      remove c4-d4    remove c4
      dragon pink       blockiert Rosas Karte am selben Platz; höchstens einer
    Jede Karte muss ausgeführt werden. Wer weder gehen noch springen kann, fällt ins eigene Dorf zurück.
    Eine Planke, die nirgends passt, kommt aus dem Spiel. Planken kreuzen sich nie; drei dürfen auf einem Stein ruhen.
    Wer zuerst das Dorf gegenüber erreicht, gewinnt.
    Auf dem Spielplan: c4 ist eine Insel, [c4] hat einen Stein, A3 ist die Planke 3 von A, ♟B die Figur von B.
    Daneben: ● Stein, ▬ Planke, → Schritt, ⌒ Sprung, × Entfernen, ≈B ein Drache gegen B, ▒ verdeckt.
    Farben: blue blau, green grün, pink rosa, yellow gelb, red rot, black schwarz.

# --- Die Seite ---
# Die Seite: was jetzt zu tun ist.
river-dragons-prompt-first = Das Los bestimmt die Startperson.
river-dragons-prompt-programmes = Alle wählen verdeckt fünf Karten.
river-dragons-prompt-programme = Wähle Karte { $position } von 5, in der Reihenfolge, in der sie gespielt werden.
river-dragons-prompt-sealed = Deine fünf Karten sind gewählt. Bis alle fertig sind, kannst du sie ändern.
river-dragons-prompt-sealed-final = Deine fünf Karten sind gewählt und bleiben, wie sie sind.
river-dragons-prompt-other = Karte { $position }: { $seat } ist dran, { river-dragons-card }.
river-dragons-prompt-stone =
    { $count ->
        [one] Karte { $position }: Lege einen Stein auf eine freie Insel.
       *[other] Karte { $position }: Lege { $count } Steine auf freie Inseln.
    }
river-dragons-prompt-point =
    { $count ->
        [one] Karte { $position }: Tippe ins Wasser, wo der Stein liegen soll.
       *[other] Karte { $position }: Tippe ins Wasser, wo der erste von { $count } Steinen liegen soll.
    }
river-dragons-prompt-name =
    { $count ->
        [one] Karte { $position }: Wähle eine Planke. Danach musst du sie legen.
       *[other] Karte { $position }: Wähle die erste von { $count } Planken. Danach musst du sie legen.
    }
river-dragons-prompt-lay = Karte { $position }: Lege Planke { $size } ({ river-dragons-colour }). Tippe ihre beiden Enden an.
river-dragons-prompt-lay-eye = Karte { $position }: Lege Planke { $size } ({ river-dragons-colour }). Schätze, wo sie reicht.
river-dragons-prompt-step =
    { $count ->
        [one] Karte { $position }: Gehe mit deiner Figur einen Schritt.
       *[other] Karte { $position }: Gehe mit deiner Figur { $count } Schritte, einen nach dem anderen.
    }
river-dragons-prompt-jump = Karte { $position }: Springe über eine Figur neben deiner.
river-dragons-prompt-remove = Karte { $position }: Nimm eine Planke in deinen Vorrat, oder entferne einen Stein ohne Planke.
river-dragons-status-arrived = ist angekommen
river-dragons-status-done = Karten gewählt
river-dragons-status-choosing = wählt …
river-dragons-status-acting = jetzt: { river-dragons-name }
river-dragons-status-cancelled = blockiert: { river-dragons-name }
river-dragons-sheet-reserve = Planken im Vorrat
river-dragons-sheet-laid = Planken auf dem Spielplan
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
river-dragons-name-card-laid = { river-dragons-name }, gewählt als Karte { $position }
river-dragons-name-plank = Planke { $size } ({ river-dragons-colour }), in deinem Vorrat
river-dragons-name-plank-named = Planke { $size } ({ river-dragons-colour }), gewählt, jetzt zu legen
river-dragons-name-island = Insel { $island }, frei
river-dragons-name-island-covered = Insel { $island }, unter einer Planke
river-dragons-name-stone =
    { $count ->
        [0] Stein { $stone }, keine Planken
        [one] Stein { $stone }, 1 Planke
       *[other] Stein { $stone }, { $count } Planken
    }
river-dragons-name-village =
    { $count ->
        [0] { river-dragons-village }, Heimat von { $owner }, keine Planken
        [one] { river-dragons-village }, Heimat von { $owner }, 1 Planke
       *[other] { river-dragons-village }, Heimat von { $owner }, { $count } Planken
    }
river-dragons-name-village-empty =
    { $count ->
        [0] { river-dragons-village }, unbewohnt, keine Planken
        [one] { river-dragons-village }, unbewohnt, 1 Planke
       *[other] { river-dragons-village }, unbewohnt, { $count } Planken
    }
river-dragons-name-way = Planke { $size } ({ river-dragons-colour }) auf { $where }
river-dragons-name-way-pawn = Planke { $size } ({ river-dragons-colour }) auf { $where }, { $seat } steht darauf
river-dragons-name-point = freies Wasser bei { $where }
# Neben dem Plan.
river-dragons-face-programme = Deine fünf Karten
river-dragons-face-programme-of = Fünf Karten von { $seat }
river-dragons-face-hand = Deine Hand
river-dragons-face-slot = Karte { $position }, noch nicht gewählt
river-dragons-face-down = eine verdeckte Karte
river-dragons-face-cancelled = von einem Drachen blockiert
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
river-dragons-face-last = Vorige Runde
river-dragons-face-turn-now = { $seat }: { river-dragons-name }, wird ausgeführt
river-dragons-face-turn-cancelled = { $seat }: { river-dragons-name }, von einem Drachen blockiert
river-dragons-face-turn-card = { $seat } hat { river-dragons-name }
river-dragons-face-circles = Die Ringe zeigen, wie weit deine Planken reichen.
river-dragons-face-sink = Stein hier ablegen
# Die Regeln, zum Lernen.
river-dragons-learn-goal = Ziel des Spiels
river-dragons-learn-goal-1 = Sechs Dörfer stehen um das Delta. Deine Figur beginnt im Dorf deiner Farbe; wer zuerst ins Dorf gegenüber geht, gewinnt sofort.
river-dragons-learn-goal-2 = Der Weg dorthin entsteht aus Steinen und Planken. Er gehört niemandem: Du darfst über jede Planke gehen, egal wer sie gelegt hat.
river-dragons-learn-setup = Was du hast
river-dragons-learn-setup-1 =
    Alle haben eine Figur, sechs Planken der Größen 1 bis 6 und gleiche Karten: acht Aktionen und je Gegner einen Drachen. 27 Steine sind für alle da.
    Auch die Dörfer der Farben, die nicht mitspielen, tragen Planken und dürfen betreten werden.
river-dragons-learn-round = Eine Runde
river-dragons-learn-round-1 = Gleichzeitig und verdeckt reihen alle fünf verschiedene Karten auf, höchstens einen Drachen. Bis alle fertig sind, kannst du deine Karten ändern.
river-dragons-learn-round-2 = Dann decken alle ihre erste Karte auf und führen sie reihum im Uhrzeigersinn aus, beginnend mit der Startperson; dann die zweite, bis zur fünften.
river-dragons-learn-round-3 = Was eine Karte verlangt, muss geschehen, auch wenn es schadet. Nach der fünften nehmen alle ihre Karten zurück, und die Person links beginnt.
river-dragons-learn-stones = Steine
river-dragons-learn-stones-1 = Lege einen oder zwei Steine auf Inseln ohne Stein, über denen keine Planke liegt. Ein Stein bleibt liegen; nur „Entfernen“ nimmt ihn weg.
river-dragons-learn-stones-2 = Ist kein Stein im Vorrat oder keine Insel frei, verfällt die Karte.
river-dragons-learn-planks = Planken
river-dragons-learn-planks-1 = Sage zuerst eine deiner Planken an, dann lege sie: auf zwei Steine oder auf ein Dorf und einen Stein. Probieren und Zurücknehmen gibt es nicht.
river-dragons-learn-planks-2 = Eine Planke darf zu lang sein und überstehen, nie zu kurz. Passt sie nirgends, verlässt sie das Spiel.
river-dragons-learn-planks-3 = Planken kreuzen sich nie und führen über keinen dritten Stein, kein Dorf. Ein Stein oder Dorf trägt höchstens drei, zwischen zweien liegt nur eine.
river-dragons-learn-moving = Gehen
river-dragons-learn-moving-1 = Ein Schritt führt auf eine freie Planke am selben Stein, egal welcher Farbe, oder zwischen Dorf und Planke. Eine Planke trägt eine Figur, ein Dorf beliebig viele.
river-dragons-learn-moving-2 = Zwei Schritte macht man nacheinander; der zweite darf zurückführen. Von Planke zu Planke an einem Dorf geht es nur durch das Dorf.
river-dragons-learn-moving-3 = Wer gehen muss und nicht kann, fällt in den Fluss und kehrt ins eigene Dorf zurück.
river-dragons-learn-jump = Sprung
river-dragons-learn-jump-1 =
    Springe über eine Figur auf einer Nachbarplanke, auf eine freie Planke oder in ein Dorf daneben, nie an deinen Platz zurück.
    Ist niemand da oder kein Platz zum Landen frei, fällst du.
river-dragons-learn-remove = Entfernen
river-dragons-learn-remove-1 = Nimm eine Planke beliebiger Farbe in deinen Vorrat oder lege einen Stein ohne Planke in den gemeinsamen zurück. Eins von beiden muss sein.
river-dragons-learn-remove-2 = Nie eine Planke unter einer Figur; und im Vorrat sind nie zwei gleicher Größe und nie mehr als zwei Farben.
river-dragons-learn-dragons = Drachen
river-dragons-learn-dragons-1 = Ein Drache blockiert die Karte, die die Person seiner Farbe am gleichen Platz der Reihe hat, egal wer zuerst dran ist.
river-dragons-learn-dragons-2 = Eine blockierte Karte tut gar nichts: Niemand fällt, nichts geht verloren. Drachen blockieren Drachen nicht.
river-dragons-learn-end = Das Ende
river-dragons-learn-end-1 = Das Spiel endet, sobald eine Figur ihr Ziel betritt, auch beim ersten von zwei Schritten oder im Sprung. Nach zu vielen Runden, meist 50, ist es unentschieden.
river-dragons-learn-expert = Die Expertenseite
river-dragons-learn-expert-1 = Es gibt keine Inseln: Steine liegen überall im Wasser, solange sie keinen Stein, kein Dorf, keine Planke und nicht den Rand berühren.
river-dragons-learn-expert-2 = Tippe ins Wasser, um einen Platz vorzuschlagen; Ringe zeigen, wie weit deine Planken von dort reichen. Tippst du noch einmal, liegt der Stein.
river-dragons-learn-variants = Andere Spielweisen
river-dragons-learn-variants-1 = Nach Augenmaß: Niemand zeigt dir, wo eine Planke reicht. Ist sie zu kurz, muss sie woandershin oder verlässt, wenn so vereinbart, das Spiel.
river-dragons-learn-variants-2 = Zu zweit spielt ihr Rosa und Schwarz; zu dritt Blau, Gelb und Rot oder jedes zweite Dorf.
# Das erste Spiel, Schritt für Schritt.
river-dragons-tutorial-1 = Du bist Rosa. Deine Figur wartet im rosa Dorf und will ins schwarze gegenüber. Ben kommt dir entgegen.
river-dragons-tutorial-2 = In jeder Runde wählst du verdeckt fünf Karten, in der Reihenfolge, in der sie gespielt werden. Ein Weg beginnt mit Steinen: Wähle zuerst „2 Steine“.
river-dragons-tutorial-3 = Auf Steinen liegen Planken: Wähle „1 Planke“ als zweite Karte.
river-dragons-tutorial-4 = Und Planken sind zum Gehen da: „1 Schritt“.
river-dragons-tutorial-5 = Jetzt ein Drache. Der schwarze blockiert, was Ben als vierte Karte hat. Ein Drache pro Runde ist erlaubt.
river-dragons-tutorial-6 = Zuletzt „1 Stein“, für den weiteren Weg. Bis alle fünf Karten haben, könntest du deine noch ändern.
river-dragons-tutorial-7 = Alle decken Karte 1 auf; du beginnst. Lege den ersten Stein auf f3: Die kürzeren Planken reichen von deinem Dorf dorthin.
river-dragons-tutorial-8 = Der zweite Stein kommt auf e3, in Richtung des schwarzen Dorfes.
river-dragons-tutorial-9 = Karte 2. Sage die Planke an, bevor du sie legst: Planke 2 reicht gerade von deinem Dorf bis f3.
river-dragons-tutorial-10 = Tippe jetzt ihre beiden Enden an: dein Dorf und den Stein auf f3.
river-dragons-tutorial-11 = Karte 3: Gehe auf deine Planke. Wer gehen muss und nicht kann, fällt in den Fluss und beginnt wieder zu Hause.
river-dragons-tutorial-12 = Dein Drache hat Bens vierte Karte blockiert. Karte 5: Lege einen Stein auf c3, wo der Weg weitergehen kann.
river-dragons-tutorial-13 = Das war eine Runde. Alle Karten sind wieder auf deiner Hand, und nun ist Ben Startperson. Plane die nächsten fünf: Spiele weiter, bis du drüben bist.
river-dragons-edition-first = Die erste Ausgabe: nur eine Seite, mit Inseln für die Steine. Wer zu dritt wo sitzt, ist den späteren Heften entnommen.
river-dragons-edition-matagot = Die Neuausgabe hat eine zweite Seite ohne Inseln, die Expertenseite. Zu dritt sitzt man an jedem zweiten Dorf: Blau, Rosa und Rot.
river-dragons-edition-booklet = Ein Heft auf Portugiesisch setzt zu dritt an Blau, Gelb und Rot; sonst ist es wie 2012.
