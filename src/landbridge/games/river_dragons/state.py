"""River Dragons' vocabulary and records.

colour    0 … 5 clockwise from the top left: blue, green, pink, yellow, red, black; also that colour's village
support   what planks rest on: 0 … 5 a village, 6 … 32 a stone. On the basic side stone 6 + i lies on island i and
          has its name, `c4`; on the expert side stones take the lowest number that is free: `s1` … `s27`
span      two supports, numbered like the cells below a diagonal, `c4-d4`, `pink-c4`
plank     colour * 6 + size - 1: 0 … 35
place     where a pawn stands: 0 … 5 a village, 6 + plank
card      see below; a programme is five of them, position by position
size      of a plank, 1 … 6
Points are (x, y) on the triangular lattice of ruling RB0. Sets of supports, planks, places or seats are bit sets.
"""

from __future__ import annotations

from landbridge.core.layout import RecordLayout, i1, i2, i4, i8

COLOURS = ("blue", "green", "pink", "yellow", "red", "black")
VILLAGES = 6
STONES = 27  # R1.3
SUPPORTS = VILLAGES + STONES
SIZES = 6
PLANKS = VILLAGES * SIZES
PLACES = VILLAGES + PLANKS
SEATS = 6
POSITIONS = 5  # R2.1
SPANS = SUPPORTS * (SUPPORTS - 1) // 2
WORD = 60  # spans in one word of a set of spans
WORDS = -(-SPANS // WORD)
GRID = 3  # expert stones lie on points divisible by this (RB0)
MOST_PLANKS = 3  # R5.5

# cards (R1.4)
STONE_1, STONE_2, PLANK_1, PLANK_2, STEP_1, STEP_2, JUMP, REMOVE, DRAGON = range(9)  # DRAGON + its colour
CARDS = DRAGON + VILLAGES

# stages; whoever looks sees only FIRST, PROGRAMME, ACT and OVER, the others pass within a move
FIRST, PROGRAMME, REVEAL, BEGIN, ACT, OVER = range(6)

KIT = RecordLayout(
    [
        # What follows from where islands and villages are (basic side; on the expert side it is worked out).
        ("crosses", i8, (SPANS, WORDS)),  # spans that this one crosses, bit span % WORD of word span // WORD
        ("over", i8, (SPANS,)),  # supports that a plank on this span would touch besides its own two
        ("near", i8, (SUPPORTS, SIZES)),  # supports in reach of a plank of size 1 + this
        ("moves", i4),
        ("x", i2, (SUPPORTS,)),
        ("y", i2, (SUPPORTS,)),
        ("length", i2, (SIZES,)),  # of the planks, in millimetres, as all of these
        ("stone_radius", i2),
        ("village_radius", i2),
        ("plank_width", i2),
        ("half_width", i2),  # of the board
        ("half_height", i2),
        ("columns", i2),  # points of the expert side: so many in a row
        ("rows", i2),
        ("expert", i1),  # R9
        ("by_eye", i1),  # R5.7
        ("short_is_lost", i1),  # R5.2
        ("alternate", i1),  # R1.2
        ("max_rounds", i1),  # R8.3
    ]
)

STATE = RecordLayout(
    [
        ("reserve", i8, (SEATS,)),  # planks in each reserve
        ("laid", i8),  # planks on the board; in neither set: it has left the game
        ("stones", i8),  # supports that are there, the villages included
        ("waiting", i8),  # seats that have not laid five cards yet
        (
            "carries",
            i8,
            (MOST_PLANKS,),
        ),  # supports that carry a plank, those that carry two, those that carry three
        ("under", i8),  # supports and islands over which a plank lies (basic side)
        ("spanned", i8, (WORDS,)),  # spans with a plank on them
        ("crossed", i8, (WORDS,)),  # spans that a plank crosses (basic side)
        ("tried", i8, (WORDS,)),  # spans on which the named plank proved too short (R5.7)
        ("on", i8, (SUPPORTS,)),  # planks that rest on each support
        ("x", i2, (SUPPORTS,)),  # where the supports are; 0 where none is
        ("y", i2, (SUPPORTS,)),
        ("ends", i1, (PLANKS, 2)),  # the supports of a laid plank, the smaller first, or NOTHING
        ("programme", i1, (SEATS, POSITIONS)),  # cards, or NOTHING; face down they are UNKNOWN to others
        (
            "shown",
            i1,
            (SEATS, POSITIONS),
        ),  # cards revealed this round (before the first: last round), or NOTHING
        ("picks", i1, (SEATS,)),  # cards laid; UNKNOWN to others until it is five
        ("colour", i1, (SEATS,)),
        ("pawn", i1, (SEATS,)),  # its place
        ("stage", i1),
        ("seats", i1),
        ("round_no", i1),  # from 1
        ("first", i1),  # the seat with the first-player card, or NOTHING
        ("position", i1),  # 0 … 4, which card of the programmes
        ("seat", i1),  # whose card is carried out, or NOTHING
        ("card", i1),  # that card, or NOTHING
        ("left", i1),  # stones, planks or steps it still asks for
        ("named", i1),  # the plank that has been named and not laid yet (R5.1), or NOTHING
        ("winner", i1),  # a seat, or NOTHING
    ]
)

# Moves: one numbering for all stages.
PICK = 0  # + card
NAME = PICK + CARDS  # + plank
LAY = NAME + PLANKS  # + span
STEP = LAY + SPANS  # + place
LEAP = STEP + PLACES  # + place
TAKE = LEAP + PLACES  # + plank
LIFT = TAKE + PLANKS  # + stone
STONE = LIFT + STONES  # + island
START = STONE + STONES  # + seat, FATE's
POINT = START + SEATS  # + number of a point, on the expert side
