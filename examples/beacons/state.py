"""Beacons' vocabulary and records.

hill     0 … 24, five to a ridge; people call it by column and ridge, "c3"
ridge    0 … 4 from north to south; people count from 1
stage    WIND: chance clears a ridge; PICK: everybody picks a hill there, unseen by the others; OVER
Sets of hills or seats are bit sets.
"""

from __future__ import annotations

from landbridge.core.layout import RecordLayout, i1, i8

SIDE = 5
HILLS = SIDE * SIDE
SEATS = 4

WIND, PICK, OVER = range(3)

KIT = RecordLayout([("near", i8, (HILLS,))])  # the hills that see this one

STATE = RecordLayout(
    [
        ("lit", i8, (SEATS,)),  # hills with a beacon of this seat
        ("dark", i8),  # hills where several met
        ("done", i8),  # seats that have picked in this round
        ("picked", i1, (SEATS,)),  # the hill, or NOTHING; UNKNOWN in the others' views
        ("stage", i1),
        ("ridge", i1),  # free of fog in this round, or NOTHING
        ("round_no", i1),
        ("seats", i1),
    ]
)

# Moves: one numbering for all stages.
PICKS = 0  # + hill
CLEARS = PICKS + HILLS  # + ridge, FATE's
MOVES = CLEARS + SIDE
