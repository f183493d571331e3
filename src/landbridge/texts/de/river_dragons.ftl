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
river-dragons-option-side-basic = basic, mit Inseln
river-dragons-option-side-expert = expert, Steine überall im Wasser
river-dragons-option-three-players = Farben zu dritt
river-dragons-option-three-players-booklet = booklet: Blau, Gelb und Rot
river-dragons-option-three-players-alternate = alternate: jedes zweite Dorf
river-dragons-option-short-plank = Eine Planke, die sich als zu kurz erweist
river-dragons-option-short-plank-elsewhere = elsewhere: sie muss woanders hin
river-dragons-option-short-plank-lost = lost: sie kommt aus dem Spiel
river-dragons-option-by-eye = Planken nach Augenmaß
river-dragons-option-by-eye-about = Ob eine Planke lang genug ist, schätzt du selbst.
river-dragons-option-max-rounds = Runden bis zum Unentschieden
river-dragons-option-board = Ein eigener Plan

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
