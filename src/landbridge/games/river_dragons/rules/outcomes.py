"""Why a move is refused, and what happens without a choice: numbers with names, and the rulings they rest on."""

from __future__ import annotations

# Reasons: why a move is refused. 0 is legal. The texts are in the catalogues, the rulings in `reasons.py`.
LEGAL = 0
NOT_NOW = 1
NO_SUCH_MOVE = 2
OTHER_CARD = 3  # R2.2
NOT_IN_HAND = 4  # R1.4
PICKED = 5  # R2.1
ONE_DRAGON = 6  # R2.1
ISLAND_TAKEN = 7  # R4.1
ISLAND_COVERED = 8  # R4.4
NOT_IN_RESERVE = 9  # R5.1
NAMED = 10  # R5.1
NAME_FIRST = 11  # R5.1
TWO_VILLAGES = 12  # R5.1
NO_STONE = 13  # R5.1
TOO_SHORT = 14  # R5.2
PASSES_OVER = 15  # R5.4
CROSSES = 16  # R5.4
FULL = 17  # R5.5
BRIDGED = 18  # R5.6
TRIED = 19  # R5.7
NO_PLACE = 20  # R6.1
NOT_ADJACENT = 21  # R6.1
OCCUPIED = 22  # R6.2
NO_JUMP = 23  # R6.5
NOT_LAID = 24  # R7.1
STONE_CARRIES = 25  # R7.1
UNDER_PAWN = 26  # R7.2
SAME_SIZE = 27  # R7.2
THIRD_COLOUR = 28  # R7.2
OFF_BOARD = 29  # R9.2
ON_STONE = 30  # R9.2
ON_VILLAGE = 31  # R9.2
ON_PLANK = 32  # R9.2
LAID_FINAL = 33  # R2.1, no move: a laid card that is to be taken back


# What happens without a choice, as `go_on` tells it; 0: somebody has to choose, or it is over.
QUIET = 1
REVEALED = 2
DRAGON_PLAYED = 3  # R3
CANCELLED = 4  # R3.1
NO_STONE_LEFT = 5  # R4.2
NO_ROOM = 6  # R4.4
NO_PLANK_LEFT = 7  # R5.6
PLANK_LEAVES = 8  # R5.2
STEP_FALLS = 9  # R6.4
STEP_STAYS = 10  # R6.4
JUMP_FALLS = 11  # R6.5
JUMP_STAYS = 12  # R6.5
NO_REMOVAL = 13  # R7.3
ROUND_ENDS = 14  # R2.3
DRAWN = 15  # R8.3
