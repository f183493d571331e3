"""Check a finished sheet: its points line by line, as the page tells them, and what the rules do not allow."""

from __future__ import annotations

from typing import NamedTuple

from landbridge.core.errors import LandbridgeError
from landbridge.core.facts import Fact
from landbridge.core.game import Game, Kit
from landbridge.core.play.finished import Fault, Judged, Row, Sheets, sheets_of
from landbridge.core.play.match import Match
from landbridge.core.show.entering import LONGEST_PATH, Spot, entering_of, sketch
from landbridge.core.show.scene import scene_of
from landbridge.core.state import PUBLIC

__all__ = ["Checked", "Fault", "Row", "Touch", "check", "places_of", "sketched", "touched", "written"]


class Checked(NamedTuple):
    """What a sheet is worth, and what is wrong with it; `total` is the ruling behind the points."""

    rows: list[Row]
    points: list[int]
    faults: list[Fault]
    total: str
    judged: Judged


class Touch(NamedTuple):
    """A mark made by touch: with which pen, and where."""

    pen: str
    path: list[Spot]


def check(kit: Kit, text: str) -> Checked:
    """What a sheet is worth by the rules; what is not allowed counts nothing and is listed."""
    sheets = _sheets(kit.game)
    judged = sheets.judge(kit, text)
    rows = [
        Row(
            Fact(row["label"]["key"], row["label"]["values"]),
            [row["cells"][seat]["text"] for seat in judged.seats],
            sheets.RULINGS.get(row["label"]["key"], ""),
        )
        for row in scene_of(kit.game).scene(kit, judged.state, PUBLIC)["sheet"]
        if row["kind"] == "part" and row["label"]["key"] in sheets.RULINGS
    ]
    points = [kit.game.points(kit, judged.state, seat) for seat in judged.seats]
    return Checked([*judged.rows, *rows], points, judged.faults, sheets.TOTAL, judged)


def written(match: Match, seat: int) -> str:
    """The sheet of a seat of a match, as text that `check` reads."""
    return _sheets(match.game).written(match, seat)


def touched(kit: Kit, text: str, touch: Touch | None = None, said: tuple[str, object] | None = None) -> str:
    """The text after a mark was made by touch, or something was answered."""
    entering = entering_of(kit.game)
    if touch is not None and touch.path:
        text = entering.put(kit, text, touch.pen, list(dict.fromkeys(touch.path))[:LONGEST_PATH])
    if said is not None:
        text = entering.say(kit, text, *said)
    return text


def sketched(kit: Kit, text: str, checked: Checked) -> dict[str, object]:
    """The sheet as far as it is entered, drawn by the game, and what can be touched on it."""
    return sketch(kit, text, checked.judged)


def places_of(kit: Kit, fault: Fault) -> list[str]:
    """Where on the drawing something is not allowed, and what stands in the way."""
    others = [handle.partition("-")[2] for handle in fault.witness]
    return [*entering_of(kit.game).where(kit, fault.mark.text), *others]


def _sheets(game: Game) -> Sheets:
    sheets = sheets_of(game)
    if sheets is None:
        raise LandbridgeError(Fact("sheet-no-game", {"game": game.name}))
    return sheets
