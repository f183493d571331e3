# What a checked sheet is worth.
sheet-points = Points: { $points }
sheet-right = Everything on the sheet is allowed.
sheet-wrong = { $count ->
    [one] One thing is not allowed and was not counted.
   *[other] { $count } things are not allowed and were not counted.
}
sheet-line = line { $line }

# What is not allowed on a sheet.
sheet-no-game = { $game } has no sheet to check.
sheet-too-long = A sheet has { $most } characters at most.
sheet-no-mark = “{ $text }” is not something a sheet can have.
sheet-no-turn = “{ $text }” is not a turn; try A NES3 h8 = 12.
sheet-twice = { $what } is on the sheet twice.
sheet-first-or-later = Say whether it was reached first or later.
sheet-not-reached = { $what } is not reached on this sheet.
sheet-points-differ = The turn scored { $right }, not { $said }.
sheet-no-card = No card shows a { $number }.
sheet-no-board = There are boards 1 to { $boards }.
sheet-no-area = No area has this value.
sheet-no-players = This game cannot be played by that many people.
sheet-no-pawn = There is no pawn of this colour: { $text }.
sheet-two-winners = Two pawns have arrived; the game was over with the first.

# Entering a sheet by touch: the page.
sheet-title = Check my sheet
sheet-about = Copy your finished sheet with your finger. The rules count the points and show what is not allowed.
sheet-options = Side, board and rules
sheet-new = New sheet
sheet-as-text = The sheet as text
sheet-drawn = The sheet you are entering
sheet-faults = Not allowed
sheet-ends = Tap both ends.
sheet-other-end = Now tap the other end.
sheet-player = Player { $letter }
sheet-turn = Turn { $turn }: { $text }
sheet-first = first
sheet-later = later
sheet-value = { $value }
sheet-hashi-bridge = Bridge
sheet-hashi-number = Number { $number }
sheet-hashi-alone = Played alone
sheet-the-border-board = Which board?
sheet-the-border-cross = Space crossed off
sheet-the-border-area = Area worth { $value }
sheet-loopit-turn = Whose turn?
sheet-loopit-scored = Points written down for this turn
sheet-river-dragons-stone = Stone
sheet-river-dragons-plank = Plank { $size } ({ river-dragons-colour })
sheet-river-dragons-pawn = Pawn ({ river-dragons-colour })
