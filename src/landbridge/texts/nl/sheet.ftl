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

# Een blad met de vinger invoeren: de pagina.
sheet-title = Mijn blad controleren
sheet-about = Neem je ingevulde blad over met je vinger. De regels tellen de punten en tonen wat niet mag.
sheet-options = Kant, bord en regels
sheet-new = Nieuw blad
sheet-as-text = Het blad als tekst
sheet-drawn = Het blad dat je overneemt
sheet-faults = Mag niet
sheet-ends = Tik beide uiteinden aan.
sheet-other-end = Tik nu het andere uiteinde aan.
sheet-player = Plaats { $letter }
sheet-turn = Beurt { $turn }: { $text }
sheet-first = als eerste
sheet-later = later
sheet-value = { $value }
sheet-hashi-bridge = Brug
sheet-hashi-number = Getal { $number }
sheet-hashi-alone = Alleen gespeeld
sheet-the-border-board = Welk bord?
sheet-the-border-cross = Afgekruist vakje
sheet-the-border-area = Gebied van { $value } punten
sheet-loopit-turn = Wie is aan de beurt?
sheet-loopit-scored = Genoteerde punten voor deze beurt
sheet-river-dragons-stone = Steen
sheet-river-dragons-plank = Plank { $size } ({ river-dragons-colour })
sheet-river-dragons-pawn = Pion ({ river-dragons-colour })
