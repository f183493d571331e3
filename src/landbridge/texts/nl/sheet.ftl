# Wat een gecontroleerd blad waard is.
sheet-points = Punten: { $points }
sheet-right = Alles op het blad mag.
sheet-wrong = { $count ->
    [one] Eén ding mag niet en is niet geteld.
   *[other] { $count } dingen mogen niet en zijn niet geteld.
}
sheet-line = regel { $line }

# Wat op een blad niet mag.
sheet-no-game = { $game } heeft geen blad om te controleren.
sheet-too-long = Een blad heeft hoogstens { $most } tekens.
sheet-no-mark = “{ $text }” staat op geen enkel blad.
sheet-no-turn = “{ $text }” is geen beurt; probeer A NES3 h8 = 12.
sheet-twice = { $what } staat twee keer op het blad.
sheet-first-or-later = Zeg of het als eerste of later is gehaald (first, later).
sheet-not-reached = { $what } is op dit blad niet gehaald.
sheet-points-differ = De beurt leverde { $right } op, niet { $said }.
sheet-no-card = Geen kaart toont een { $number }.
sheet-no-board = Er zijn de borden 1 tot { $boards }.
sheet-no-area = Geen gebied heeft deze waarde.
sheet-no-players = Met zoveel kun je niet spelen.
sheet-no-pawn = Er is geen pion van deze kleur: { $text }.
sheet-two-winners = Er zijn twee pionnen aangekomen; met de eerste was het spel afgelopen.
