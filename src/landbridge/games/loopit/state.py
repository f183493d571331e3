"""Loopit's vocabulary and records.

square   0 … 168, in reading order; people say `h8` (column a–m, row 1–13 from the top), the centre is `g7`
side     0 north, 1 east, 2 south, 3 west
ends     the sides of a tile that a line reaches, as bits N 1, E 2, S 4, W 8
kind     a tile by what is printed on it, `NES3`: ends and value. Equal tiles cannot be told apart, so nothing
         here names a single tile; kinds are numbered 0 … kit.kinds - 1, by ends, then value
rack     a seat's tiles, up to five, as their kinds in rising order
bag      how many of each kind: a set, never an order
gone     tiles that left the game unseen before the deal (L5.1)
thrown   tiles that a seat has discarded face down (L2.8); only that seat knows them
A set of squares is three words of 57 bits: square q is bit q % 57 of word q // 57.
"""

from __future__ import annotations

from landbridge.core.layout import RecordLayout, i1, i2, i8

SIZE = 13
SQUARES = SIZE * SIZE
CENTRE = SQUARES // 2
WORDS, WORD = 3, 57
SIDES = 4
PAIRS = 2  # north and east, south and west: ends & 3 and ends >> 2
SEATS = 4
TILES = 81  # L1.1
KINDS = TILES  # at most; the tiles of ours have fewer
RACK = 5  # L1.2
LAYS = 3  # L2.1

# stages; FATE acts in all but LAY and OVER
FIRST, LEAVE, DEAL, START, HAND, LAY_TILES, REFILL, OVER = range(8)

# how long a game is agreed to be (L5)
ENDLESS, NUMBER, BOOK, GERMAN = range(4)
# when it ends otherwise (L4.1, L4.4)
STUCK, BAG, ROUND = range(3)

KIT = RecordLayout(
    [
        ("edge", i8, (SIDES, WORDS)),  # squares whose side is the board's edge
        ("bit", i8, (SQUARES,)),  # a square as a set …
        ("near", i2, (SQUARES, SIDES)),  # the square beyond each side, or NOTHING
        ("word", i1, (SQUARES,)),  # … and the word it belongs to
        ("kinds", i1),
        ("ends", i1, (KINDS,)),
        ("value", i1, (KINDS,)),
        ("tiles", i1, (KINDS,)),  # how many there are of a kind
        ("bonus", i1, (SQUARES,)),  # what the value is multiplied by: 1 … 6
        ("start_ends", i1),  # L1.4: least number of ends of the start tile
        ("strict", i1),  # L2.7: 1: one stops only when no tile left on the rack fits
        ("discard", i1),  # L2.8: 1: exchanged tiles leave the game
        ("ending", i1),  # STUCK, BAG or ROUND
        ("length", i1),  # ENDLESS, NUMBER, BOOK or GERMAN
        ("rounds", i1),  # the agreed number, if it is one
    ]
)

STATE = RecordLayout(
    [
        # What the board asks of a tile: on each side of each square a line to be met, a line barred, or neither.
        ("shut", i8, (PAIRS, 4, WORDS)),  # squares that refuse a tile with these ends on a pair of sides
        ("front", i8, (WORDS,)),  # empty squares that a line leads to: no tile can lie elsewhere
        ("score", i2, (SEATS,)),
        ("round_no", i2),  # 0: set-up
        (
            "fitted",
            i2,
            (SEATS,),
        ),  # ends (1 … 15 as bits 0 … 14) that fitted when a seat passed: it holds none of them
        ("lies", i1, (SQUARES,)),  # the kind of the tile there, or NOTHING
        ("rack", i1, (SEATS, RACK)),  # kinds in rising order, then NOTHING; UNKNOWN in the others' views
        ("held", i1, (SEATS,)),  # how many tiles stand on the rack
        ("bag", i1, (KINDS,)),  # how many of each kind; UNKNOWN in views
        ("in_bag", i1),  # how many in all
        ("gone", i1, (KINDS,)),  # UNKNOWN in views
        ("gone_count", i1),
        ("thrown", i1, (SEATS, KINDS)),  # UNKNOWN in the others' views
        ("thrown_count", i1, (SEATS,)),
        ("stage", i1),
        ("seats", i1),
        ("leaving", i1),  # how many tiles leave before the deal (L5.1)
        ("last_round", i1),  # the agreed number, 0: none
        ("hand", i1),  # how many tiles a turn begins with in the German variant (L5.2), else 0
        ("first", i1),  # the seat that begins
        ("mover", i1),  # the seat in turn
        ("laid", i1),  # tiles laid this turn
        ("idle", i1),  # turns in a row in which nothing was laid
    ]
)

# Moves: one numbering for all stages.
STOP = 0  # enough tiles laid
EXCHANGE = 1
PASS = 2
BEGIN = 3  # + seat, FATE's: who begins
DRAW = BEGIN + SEATS  # + kind, FATE's
LAY = DRAW + KINDS  # + kind * SQUARES + square
