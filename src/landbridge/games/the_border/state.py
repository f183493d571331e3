"""The Border's vocabulary and records.

space     0 … 85, a hexagon of the border in reading order; people say `c12` (column and row from the top left)
colour    0 red, 1 green, 2 blue, 3 yellow, 4 orange, 5 grey; people write r g b y o s
segment   0 … 23, a chain of 2 to 5 spaces of one colour: 4 * colour + length - 2, `5r`
area      0 … 8, from the one worth 12 down to the one worth 4; its ring is the border around it
board     0 … 3, one of the four ways to colour the border
sheet     one player's board with what is crossed off
dice      how many show each colour, four bits a colour (`bundle`): equal dice cannot be told apart
bundle    0 … 461, a handful of at most five dice; bundle 0 is none of them
action    2 * round - 1 the first, 2 * round the second of a round; 0 before the game
draft     what a seat has crossed off in the running second action; sealed until all are done (B3.5)
A set of spaces is two words of 43 bits.
"""

from __future__ import annotations

from landbridge.core.layout import RecordLayout, i1, i2, i4, i8

SPACES = 86
WORDS = 2
HALF = 43  # spaces in a word: space 43 * word + bit
COLOURS = 6
SEGMENTS = 24
AREAS = 9
BOARDS = 4
SEATS = 4
DICE = 5
ROLLS = 3  # B2.1
LAST_ROUND = 200  # B4.5
ENOUGH = 6  # areas that end the game (B4.5)
BUNDLES = 462  # handfuls of 0 … 5 dice of six colours

# stages
DEAL, BEGIN, ROLL, CHOOSE, FIRST, SECOND, OVER = range(7)

KIT = RecordLayout(
    [
        ("ring", i8, (AREAS, WORDS)),  # the spaces around an area, white ones too
        ("beside", i8, (SPACES, WORDS)),  # the spaces that touch this one (B3.2)
        ("white", i8, (WORDS,)),  # spaces crossed off from the start (B1.3)
        ("chain", i8, (BOARDS, SEGMENTS, WORDS)),  # the spaces of a segment
        ("painted", i8, (BOARDS, COLOURS, WORDS)),  # the spaces of a colour
        ("motley", i8, (BOARDS, 1 << COLOURS, WORDS)),  # the spaces of a set of colours
        ("bundle", i4, (BUNDLES,)),  # how many dice of each colour, four bits a colour
        ("plus", i2, (BUNDLES, COLOURS)),  # the bundle with one die more; of five dice: itself
        ("segment_of", i1, (BOARDS, SPACES)),  # SEGMENTS: white
        ("areas_at", i2, (SPACES,)),  # areas with this space in their ring
        ("areas_of", i2, (BOARDS, SEGMENTS)),  # areas with a part of this segment in their ring
    ]
)

SHEET = RecordLayout(
    [
        ("crossed", i8, (WORDS,)),  # spaces crossed off
        ("near", i8, (WORDS,)),  # spaces that touch one of these, crossed off or not
        ("left", i1, (SEGMENTS,)),  # spaces a segment still lacks
    ]
)

STATE = RecordLayout(
    [
        ("sheets", SHEET, (SEATS,)),  # with the drafts of the running second action
        ("settled", SHEET, (SEATS,)),  # as everybody has seen them
        ("done", i8),  # seats that are done with the second action
        ("rolled", i4),  # the dice as they lie, all of them that have landed
        ("dice", i4),  # those of them that the active player has not used
        ("used", i4, (SEATS,)),  # dice used in the draft; none in the others' views
        ("round_no", i2),
        ("reached", i2, (SEATS, AREAS)),  # in which action the area was completed, 0: not yet
        ("stage", i1),
        ("seats", i1),
        ("active", i1),  # the active seat, or NOTHING
        ("flying", i1),  # dice that FATE has still to roll
        ("roll_no", i1),  # rolls of this round, the running one included
        ("board", i1, (SEATS,)),  # the board a seat was dealt, or NOTHING
    ]
)

# Moves: one numbering for all stages.
AGAIN = 0  # + bundle: roll these dice once more; none of them is to stop
STOP = AGAIN
SEGMENT = AGAIN + BUNDLES  # + segment: complete it (first action)
SPACE = SEGMENT + SEGMENTS  # + space: cross it off (second action)
DONE = SPACE + SPACES
TAKE = DONE + 1  # + board, FATE's: the next seat gets it
START = TAKE + BOARDS  # + seat, FATE's: the first active player
FACE = START + SEATS  # + colour, FATE's: a die lands
MOVES = FACE + COLOURS
