beacons = Leuchtfeuer
beacons-about = Leuchtfeuer auf Hügeln im Nebel anzünden und zu einer Kette verbinden. Zwei bis vier Personen.
beacons-by = Das Beispiel aus der hauseigenen Anleitung zum Spielebauen.
beacons-help =
    In jeder Runde bläst der Wind einen Kamm frei. Alle wählen dort heimlich einen freien Hügel: c3.
    Wer auf einem Hügel allein ist, zündet ein Feuer an; wo sich mehrere treffen, bleibt er für immer dunkel.
    Es zählt die beste Kette benachbarter Feuer: ein Punkt für jedes, 5 mehr vom ersten bis zum letzten Kamm.

# Warum ein Zug nicht geht.
beacons-why-nothing-free = Auf Kamm { $ridge } ist kein Hügel mehr frei.
beacons-why-in-fog = { $hill } liegt im Nebel; nur Kamm { $ridge } ist frei davon.
beacons-why-taken = { $hill } ist nicht mehr frei.

# Was geschieht.
beacons-fact-wind = Der Wind bläst Kamm { $ridge } frei.
beacons-fact-picked = { $seat } hat einen Hügel gewählt.
beacons-fact-lights = { $seat } zündet ein Feuer auf { $hill } an.
beacons-fact-dark = { $count } treffen sich auf { $hill }: Er bleibt dunkel.

# Auf dem Tisch.
beacons-prompt = Einen freien Hügel auf Kamm { $ridge } wählen.
beacons-status-picked = hat gewählt
beacons-name-lit = { $hill }, Feuer von { $owner }
beacons-name-dark = { $hill }, für immer dunkel
beacons-name-clear = { $hill }, frei
beacons-name-fog = { $hill }, im Nebel
beacons-sheet-lit = Feuer
beacons-sheet-lit-about = Bei gleich guten Ketten entscheiden die meisten Feuer.
beacons-sheet-chain = Beste Kette
beacons-sheet-chain-about = Ein Punkt für jedes Feuer, { $points } mehr, wenn die Kette vom ersten bis zum letzten Kamm führt.
beacons-option-far = Weitsicht
beacons-option-far-about = Feuer sehen einander auch über Eck.

# Ein erstes Spiel.
beacons-tutorial-1 = Der Wind hat Kamm 2 freigeblasen, und Ben hat dort schon einen Hügel gewählt; welchen, ist nicht zu sehen. Jetzt c2 wählen.
beacons-tutorial-2 = Niemand sonst war auf c2: Dort brennt ein Feuer. Nun ist Kamm 3 frei. Von c3 sieht man c2, also c3 wählen.
beacons-tutorial-3 = Zwei Feuer in einer Kette sind zwei Punkte. Kamm 5 ist der nächste; c5 läge auf dem Weg dorthin.
beacons-tutorial-4 = Das dachte Ben auch: Wo sich mehrere treffen, bleibt der Hügel für immer dunkel. Noch einmal Kamm 2: Von d2 sieht man das Feuer auf c2.
beacons-tutorial-5 = Eine Kette aus drei Feuern. Von Kamm 1 bis Kamm 5 wäre sie 5 Punkte mehr wert. Ab hier nach Belieben weiter.
