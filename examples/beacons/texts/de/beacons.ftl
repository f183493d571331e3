beacons = Leuchtfeuer
beacons-about = Leuchtfeuer auf Hügeln im Nebel anzünden und zu einer Kette verbinden. Zwei bis vier Personen, zehn Minuten.
beacons-by = Das Beispiel aus der hauseigenen Anleitung zum Spielebauen.
beacons-help =
    In jeder Runde bläst der Wind einen Kamm frei. Alle wählen dort heimlich einen freien Hügel: c3.
    Wer auf einem Hügel allein ist, zündet ein Feuer an; wo sich mehrere treffen, bleibt er für immer dunkel.
    Es zählt die beste Kette benachbarter Feuer: ein Punkt für jedes, 5 mehr vom ersten bis zum letzten Kamm.

# Warum ein Zug nicht geht.
beacons-why-not-now = Gerade ist nichts zu tun.
beacons-why-no-such-move = Das ist hier kein Zug.
beacons-why-nothing-free = Auf Kamm { $ridge } ist kein Hügel mehr frei.
beacons-why-in-fog = { $hill } liegt im Nebel; nur Kamm { $ridge } ist frei davon.
beacons-why-taken = { $hill } ist nicht mehr frei.
beacons-read-nothing = „{ $text }“ ist kein Hügel; gemeint ist ein Buchstabe mit einer Zahl, etwa c3.

# Was geschieht.
beacons-fact-wind = Der Wind bläst Kamm { $ridge } frei.
beacons-fact-picked = { $seat } hat einen Hügel gewählt.
beacons-fact-lights = { $seat } zündet ein Feuer auf { $hill } an.
beacons-fact-dark = { $count } treffen sich auf { $hill }: Er bleibt dunkel.
beacons-fact-total = { $seat }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}.
beacons-fact-wins = { $seat } gewinnt.
beacons-fact-shares = { $seat } teilt sich den ersten Platz.

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
