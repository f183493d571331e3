"""Nothing a player sees is left out of a row: whatever is changed in a view, field by field, the row changes with it.

A field that a record gets in future must be named here: as seen, or with the reason why a row can do without.
"""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

import landbridge
from landbridge import FATE, Game, Kit, State
from landbridge.core.game import seats_in
from landbridge.core.state import leaves
from landbridge.lab.observation import encoding
from tests.lab.observation.test_observation import played

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
    "hashi on paper": {
        "table.sheets.number": (None,),
        "table.sheets.spanned": (20,),
        "table.settled.number": (None, OWN),
        "table.done": (3,),
        **dict.fromkeys(
            (f"table.{name}" for name in ("stage", "card_no", "card", "wrote", "drawn")), (None,)
        ),
        "table.reached": (None,),
        "marks.struck": (18,),
        "marks.struck_then": (18,),
        **dict.fromkeys((f"marks.{name}" for name in ("what", "number", "card_no", "erased")), (None,)),
        "marks.count": (None,),
        "marks.settled": (None,),
        "shown": (None,),
        "challenger": (None,),
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
MARKED = {
    "lit",
    "crossed",
    "stopped",
    "finished",
    "numbered",
    "digits",
}  # from numbers, bridges and the board
SPARED = {
    "hashi": {
        "sheets": MARKED,
        "settled": {*MARKED, "degree"},
        "": {"seats"},
    },
    "hashi on paper": {
        "table.sheets": {*MARKED, "degree", "doubled"},  # from the marks, as is …
        "table.settled": {*MARKED, "degree", "spanned", "doubled"},
        "trial": {*MARKED, "degree", "spanned", "doubled", "number"},  # blank
        "table": {"seats", "turned"},  # … what has been turned, from the order
    },
    "the_border": {
        "sheets": {"near"},
        "settled": {"near", "left"},
        "": {"seats"},
    },  # follow from what is crossed off
    "loopit": {"": {"shut", "front", "leaving", "hand", "seats"}},  # from the tiles; from seats and options
    "river_dragons": {"": {"carries", "under", "spanned", "crossed", "on", "seats"}},  # from the planks' ends
}


def names(s: State) -> set[str]:
    return {re.sub(r"\[\d+\]", "", name) for name, _ in leaves(s)}


def spared(game: str) -> set[str]:
    return {f"{part}.{name}".lstrip(".") for part, names in SPARED[game].items() for name in names}


def made(name: str) -> tuple[Game, Kit]:
    game = landbridge.game(name.split()[0])
    options = {"hashi on paper": {"paper": "on"}, "river_dragons": {"by_eye": "on"}}.get(name, {})
    return game, game.kit(game.options_from(options))


@pytest.mark.parametrize("name", SEEN)
def test_every_field_is_accounted_for(name: str) -> None:
    game, kit = made(name)
    assert set(SEEN[name]) | spared(name) == names(game.start(kit, 2))
    assert not set(SEEN[name]) & spared(name)


@pytest.mark.parametrize("name", SEEN)
def test_a_field_that_changes_changes_the_row(name: str) -> None:
    game, kit = made(name)
    how, luck, seats = encoding(kit, 3), Random(1), 3
    moments = tried = 0
    for s in played(game, kit, seats, 150):
        seat = next(seats_in(game.actors(kit, s)), FATE)
        moments += seat != FATE
        if seat == FATE or moments % 15:
            continue
        view = game.view(kit, s, seat)
        for field, (size, *own) in SEEN[name].items():
            for _ in range(3):
                others = changed(view, field, size, seat if own else luck.randrange(seats), luck, kit)
                rows = {how.write(other, seat).tobytes() for other in (view, *others)}
                assert len(rows) == 1 + len(others), f"{field} in the eyes of seat {seat}"
                tried += 1
    assert tried > 3 * 3 * len(SEEN[name])


def changed(view: State, field: str, size: int | None, seat: int, luck: Random, kit: Kit) -> list[State]:
    """Views with other values somewhere in a field, in the part of that seat where there is one."""
    place = [luck.randrange(length) for length in cells(view, field).shape]
    if len(place) > 1 and cells(view, field).shape[1] in (
        4,
        6,
    ):  # an axis of seats: not all of them are taken
        place[1] = seat
    if field == "rack":
        place[2] = luck.randrange(view.held[seat])
    elif field in ("bag", "gone", "thrown"):
        place[-1] %= kit.fields.kinds
    elif field == "shown" and kit.game.name == "hashi":
        place[1] = min(1, view.table.card_no)
        if place[1] == 0:
            return []
    elif field.startswith("marks.") and len(place) == 3 and field != "marks.struck_then":
        if view.marks[seat].count == 0:
            return []
        place[2] = luck.randrange(view.marks[seat].count)
    old = int(cells(view, field)[tuple(place)])
    if size is None:
        values = [value for value in range(3) if value != old]
    else:
        values = [old & old - 1] if size == FEWER else [old ^ 1 << luck.randrange(size)]
    others = [view.copy() for _ in values]
    for other, value in zip(others, values, strict=True):
        cells(other, field)[tuple(place)] = value
    return others


def cells(s: State, field: str) -> Any:
    array: Any = s.record
    for part in field.split("."):
        array = array[part]
    return array
