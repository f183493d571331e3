"""Check a finished sheet: its points line by line, as the page tells them, and what the rules do not allow."""

from __future__ import annotations

from typing import NamedTuple

from landbridge.core.errors import LandbridgeError
from landbridge.core.facts import Fact
from landbridge.core.finished import Fault, sheets_of
from landbridge.core.game import Kit
from landbridge.core.play.match import Match
from landbridge.core.show.scene import scene_of
from landbridge.core.state import PUBLIC

__all__ = ["Checked", "Row", "check", "written"]


class Row(NamedTuple):
    """A line of the score sheet, with a cell for each player whose points the sheet tells."""

    label: Fact
    cells: list[str]


class Checked(NamedTuple):
    rows: list[Row]
    points: list[int]
    faults: list[Fault]


def check(kit: Kit, text: str) -> Checked:
    """What a sheet is worth by the rules; what is not allowed counts nothing and is listed."""
    sheets = sheets_of(kit.game)
    if sheets is None:
        raise LandbridgeError(Fact("sheet-no-game", {"game": kit.game.name}))
    judged = sheets.judge(kit, text)
    rows = [
        Row(
            Fact(row["label"]["key"], row["label"]["values"]),
            [row["cells"][seat]["text"] for seat in judged.seats],
        )
        for row in scene_of(kit.game).scene(kit, judged.state, PUBLIC)["sheet"]
        if row["kind"] == "part"
    ]
    points = [kit.game.points(kit, judged.state, seat) for seat in judged.seats]
    return Checked(rows, points, judged.faults)


def written(match: Match, seat: int) -> str:
    """The sheet of a seat of a match, as text that `check` reads."""
    sheets = sheets_of(match.game)
    assert sheets is not None
    return sheets.written(match, seat)
