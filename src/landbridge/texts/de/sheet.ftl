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
