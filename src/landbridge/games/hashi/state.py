"""Hashi's vocabulary and records.

island   0 … 17, in reading order; people say `c3` (column a–f, row 1–6 from the top)
line     0 … kit.lines - 1, a printed dotted line between two neighbouring islands, `c3-c5`
card     0 … 17, a number to write and bridges to draw, `5/3`
sheet    one player's board: numbers and bridges
draft    what a seat has written and drawn for the running card; sealed until everybody is done (H2.9)
goal     0 red flags, 1 blue flags, 2 six linked
Sets of islands, lines, cards or seats are bit sets.
"""

from __future__ import annotations

from landbridge.core.layout import RecordLayout, i1, i4, i8

ISLANDS = 18
MOST_LINES = 36  # 18 islands with at most 4 lines each
CARDS = 18
ROUNDS = 17  # H1.6: one card stays unseen
SEATS = 4
RED, BLUE, LINKED = range(3)
GOALS = 3
DIGITS = 3  # of an island's bridges, in binary: six at most (H3.6); on paper seven stands for more

# stages
SET_UP, CARD, DRAFT, OVER = range(4)

KIT = RecordLayout(
    [
        ("red", i8),  # islands with a red flag
        ("blue", i8),  # islands with a blue flag
        ("crosses", i8, (MOST_LINES,)),  # lines that cross this one
        ("lines_at", i8, (ISLANDS,)),  # lines that lead to this island
        ("reach", i8, (MOST_LINES,)),  # lines that a bridge on this one could shut, itself included
        ("lines", i1),  # how many lines the board has
        ("ends", i1, (MOST_LINES, 2)),  # the two islands of a line, the smaller first
        ("card_number", i1, (CARDS,)),
        ("card_bridges", i1, (CARDS,)),
    ]
)

SHEET = RecordLayout(
    [
        # Each set of lines below carries one ruling; a line takes a bridge if it is lit and in no other set.
        ("lit", i8),  # lines with a number at one end at least (H3.2)
        ("crossed", i8),  # lines that a bridge crosses (H3.3)
        ("doubled", i8),  # lines with two bridges (H3.4)
        ("stopped", i8),  # lines at an island that takes no more (H3.5, H3.6)
        ("spanned", i8),  # lines with one bridge at least
        ("finished", i4),  # islands with exactly as many bridges as their number
        ("numbered", i4),  # islands with a number
        ("digits", i4, (DIGITS,)),  # `degree` once more: islands whose count has a one, a two, a four in it
        ("number", i1, (ISLANDS,)),  # 1 … 6, 0: none yet
        ("degree", i1, (ISLANDS,)),  # bridges that lead there
    ]
)

STATE = RecordLayout(
    [
        ("sheets", SHEET, (SEATS,)),  # with the drafts of the running card
        ("settled", SHEET, (SEATS,)),  # as everybody has seen them
        ("turned", i8),  # cards turned so far
        ("done", i8),  # seats that are done with this stage
        ("stage", i1),
        ("seats", i1),
        ("card_no", i1),  # how many cards have been turned
        ("card", i1),  # the card face up, or NOTHING
        ("wrote", i1, (SEATS,)),  # 1: the draft has a number; UNKNOWN in the others' views
        ("drawn", i1, (SEATS,)),  # bridges in the draft; UNKNOWN in the others' views
        ("reached", i1, (SEATS, GOALS)),  # with which card the goal was reached, 0: not yet
    ]
)

# Moves: one numbering for all stages.
WRITE = 0  # + island: write the card's number there
BRIDGE = WRITE + ISLANDS  # + line; MOST_LINES stands for a line that is not printed (H3.1)
DONE = BRIDGE + MOST_LINES + 1
PREPARE = DONE + 1  # + 2 * island + (number - 3)
TURN = PREPARE + 2 * ISLANDS  # + card, FATE's
MOVES = TURN + CARDS

# --- paper mode (H5) -----------------------------------------------------------------------------------------

LINE_MARKS = 3  # bridges that find room on a line of paper; the third is a mistake (H5.3)
CARD_MARKS = 6  # bridges a player draws for one card; more than the card shows is a mistake (H5.3)
MOST_MARKS = 1 + ROUNDS * (1 + CARD_MARKS)
STANDS, TRIED, ERASED = range(3)  # a mark on the sheet, erased in thought, corrected and gone

MARKS = RecordLayout(
    [
        ("struck", i8),  # islands that can never be finished (H5.1)
        ("struck_then", i8, (GOALS,)),  # those struck already when the goal was awarded
        ("what", i1, (MOST_MARKS,)),  # island, or BRIDGE + line
        ("number", i1, (MOST_MARKS,)),  # the number written, 0 for a bridge
        ("card_no", i1, (MOST_MARKS,)),  # with which card the mark was made, 0: set-up
        ("erased", i1, (MOST_MARKS,)),  # STANDS, TRIED or ERASED
        ("count", i1),
        ("settled", i1),  # how many everybody has seen
    ]
)

PAPER = RecordLayout(
    [
        ("table", STATE),  # the ordinary game
        ("marks", MARKS, (SEATS,)),  # each sheet's history, in the order of the pen
        ("trial", SHEET),  # for judging a mark; blank between two moves
        ("shown", i1, (CARDS,)),  # which card was turned as number card_no
        ("challenger", i1),  # the seat that may challenge now, or NOTHING
    ]
)

NO_CHALLENGE = MOVES
CHALLENGE = NO_CHALLENGE + 1  # + owner * SHEET_MARKS + mark
SHEET_MARKS = ISLANDS + LINE_MARKS * MOST_LINES  # a mark: an island's number, or the k-th bridge of a line
PAPER_MOVES = CHALLENGE + SEATS * SHEET_MARKS
