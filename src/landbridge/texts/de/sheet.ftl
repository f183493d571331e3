# Was ein geprüftes Blatt wert ist.
sheet-points = Punkte: { $points }
sheet-right = Alles auf der Tafel ist erlaubt.
sheet-wrong = { $count ->
    [one] Etwas ist nicht erlaubt und zählt nicht.
   *[other] { $count } Dinge sind nicht erlaubt und zählen nicht.
}
sheet-line = Zeile { $line }

# Was auf einem Blatt nicht erlaubt ist.
sheet-no-game = { $game } hat keine Tafel zu prüfen.
sheet-too-long = Eine Tafel hat höchstens { $most } Zeichen.
sheet-no-mark = „{ $text }“ gibt es auf keiner Tafel.
sheet-no-turn = „{ $text }“ ist kein Zug; versuche A NES3 h8 = 12.
sheet-twice = { $what } steht zweimal auf der Tafel.
sheet-first-or-later = Sag dazu, ob es zuerst oder später erreicht wurde (first, later).
sheet-not-reached = { $what } ist auf dieser Tafel nicht erreicht.
sheet-points-differ = Der Zug brachte { $right }, nicht { $said }.
sheet-no-card = Keine Karte zeigt eine { $number }.
sheet-no-board = Es gibt die Spielpläne 1 bis { $boards }.
sheet-no-area = Kein Gebiet hat diesen Wert.
sheet-no-players = So viele können nicht mitspielen.
sheet-no-pawn = Diese Figur spielt nicht mit: { $text }.
sheet-two-winners = Zwei Figuren sind angekommen; mit der ersten war das Spiel zu Ende.

# Ein Blatt durch Tippen eingeben: die Seite.
sheet-title = Meine Tafel prüfen
sheet-about = Übertrage deine fertige Tafel durch Tippen. Die Regeln zählen die Punkte und zeigen, was nicht erlaubt ist.
sheet-options = Seite, Spielplan und Regeln
sheet-new = Neue Tafel
sheet-as-text = Die Tafel als Text
sheet-drawn = Die Tafel, die du eingibst
sheet-faults = Nicht erlaubt
sheet-ends = Tippe beide Enden an.
sheet-other-end = Tippe jetzt das andere Ende an.
sheet-player = Platz { $letter }
sheet-turn = Zug { $turn }: { $text }
sheet-first = zuerst
sheet-later = später
sheet-value = { $value }
sheet-hashi-bridge = Brücke
sheet-hashi-number = Zahl { $number }
sheet-hashi-alone = Allein gespielt
sheet-the-border-board = Welcher Spielplan?
sheet-the-border-cross = Angekreuztes Feld
sheet-the-border-area = Gebiet mit { $value } Punkten
sheet-loopit-turn = Wer ist am Zug?
sheet-loopit-scored = Für diesen Zug notierte Punkte
sheet-river-dragons-stone = Stein
sheet-river-dragons-plank = Planke { $size } ({ river-dragons-colour })
sheet-river-dragons-pawn = Figur ({ river-dragons-colour })
