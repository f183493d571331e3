"""Nothing a player sees is left out of a row: whatever is changed in a view, field by field, the row changes with it.

A field that a record gets in future must be named here: as seen, or with the reason why a row can do without.
"""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

import landbridge
from landbridge import FATE, State
from landbridge.core.game import seats_in
from landbridge.core.observation import encoding
from landbridge.core.state import leaves
from tests.envs.test_observation import played

OWN = "own"  # of the viewer's seat only: of the others it is hidden, or says what another field says
FEWER = 0  # of a set that is part of another: only a member can go
# Sets: how many members they can have. Numbers: None. Along seats the rows of all are tried, or the viewer's own.
SEEN: dict[str, dict[str, tuple[Any, ...]]] = {
    "hashi": {
        "sheets.number": (None,),
        "sheets.degree": (None,),
        "sheets.spanned": (20,),
        "sheets.doubled": (20,),
        "settled.number": (None, OWN),
        "settled.spanned": (20, OWN),
        "settled.doubled": (20, OWN),
        "turned": (18,),
        "done": (3,),
        **dict.fromkeys(("stage", "card_no", "card", "wrote", "drawn", "reached"), (None,)),
    },
    "the_border": {
        "sheets.crossed": (43,),
        "sheets.left": (None,),
        "settled.crossed": (FEWER, OWN),
        "done": (3,),
        "used": (None, OWN),
        **dict.fromkeys(("rolled", "dice", "round_no", "reached", "stage", "active"), (None,)),
        **dict.fromkeys(("flying", "roll_no", "board"), (None,)),
    },
    "loopit": {
        "lies": (None,),
        "rack": (None, OWN),
        "thrown": (None, OWN),
        "fitted": (15,),
        **dict.fromkeys(("held", "bag", "in_bag", "gone", "gone_count", "thrown_count"), (None,)),
        **dict.fromkeys(
            ("stage", "mover", "first", "laid", "idle", "score", "round_no", "last_round"), (None,)
        ),
    },
    "river_dragons": {
        "reserve": (36,),
        "laid": (36,),
        "stones": (33,),
        "waiting": (3,),
        "tried": (50,),
        **dict.fromkeys(("x", "y", "ends", "programme", "shown", "picks", "colour", "pawn"), (None,)),
        **dict.fromkeys(("stage", "round_no", "first", "position", "seat", "card", "left"), (None,)),
        **dict.fromkeys(("named", "winner"), (None,)),
    },
}
SPARED = {
    "hashi": {
        "sheets": {"lit", "crossed", "stopped", "finished"},  # follow from numbers, bridges and the board
        "settled": {"lit", "crossed", "stopped", "finished", "degree"},
        "": {"seats"},
    },
    "the_border": {
        "sheets": {"near"},
        "settled": {"near", "left"},
        "": {"seats"},
    },  # follow from what is crossed off
    "loopit": {
        "": {"met", "barred", "front", "leaving", "hand", "seats"}
    },  # from the tiles; from seats and options
    "river_dragons": {"": {"carries", "under", "spanned", "crossed", "on", "seats"}},  # from the planks' ends
}


def names(record: Any) -> set[str]:
    return {re.sub(r"\[\d+\]", "", name) for name, _ in leaves(record)}


def spared(game: str) -> set[str]:
    return {f"{part}.{name}".lstrip(".") for part, names in SPARED[game].items() for name in names}


@pytest.mark.parametrize("name", SEEN)
def test_every_field_is_accounted_for(name: str) -> None:
    record = landbridge.game(name).start(landbridge.game(name).kit(), 2).record[0]
    assert set(SEEN[name]) | spared(name) == names(record)
    assert not set(SEEN[name]) & spared(name)


@pytest.mark.parametrize("name", SEEN)
def test_a_field_that_changes_changes_the_row(name: str) -> None:
    game = landbridge.game(name)
    kit = game.kit(game.options_from({"by_eye": "on"} if name == "river_dragons" else {}))
    how, luck, seats = encoding(kit, 3), Random(1), 3
    moments = tried = 0
    for s in played(game, kit, seats, 150):
        seat = next(seats_in(game.actors(kit, s)), FATE)
        moments += seat != FATE
        if seat == FATE or moments % 15:
            continue
        view = game.view(kit, s, seat)
        row = how.write(view, seat)
        for field, (size, *own) in SEEN[name].items():
            for _ in range(3):
                other = view.copy()
                where = change(other, field, size, seat if own else luck.randrange(seats), luck, kit)
                assert other != view
                assert (how.write(other, seat) != row).any(), f"{field} {where} of seat {seat}"
                tried += 1
    assert tried > 3 * 3 * len(SEEN[name])


def change(s: State, field: str, size: int | None, seat: int, luck: Random, kit: Any) -> tuple[int, ...]:
    """Another value somewhere in a field, in the part of that seat where there is one; the place."""
    array: Any = s.record
    for part in field.split("."):
        array = array[part]
    place = [luck.randrange(length) for length in array.shape]
    if len(place) > 1 and array.shape[1] in (4, 6):  # an axis of seats: not all of them are taken
        place[1] = seat
    if field == "rack":
        place[2] = luck.randrange(s.held[seat])
    elif field in ("bag", "gone", "thrown"):
        place[-1] %= kit.fields.kinds
    old = int(array[tuple(place)])
    other = 0 if old < 0 else (old - 1 if old > 0 else 1)
    if size is not None:
        other = old & old - 1 if size == FEWER else old ^ 1 << luck.randrange(size)
    array[tuple(place)] = other
    return tuple(place[1:])
