"""A finished board of The Border, entered by touch: spaces crossed off, and which areas were closed first."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

from landbridge.core.facts import Fact
from landbridge.core.game import Kit
from landbridge.core.play.finished import Judged
from landbridge.core.show.entering import (
    ERASER,
    WHEN,
    Ask,
    Choice,
    Entered,
    Pen,
    Place,
    Spot,
    added,
    claimed,
    dropped,
)
from landbridge.core.show.handles import name_in
from landbridge.games.the_border import rules
from landbridge.games.the_border.handles import Kind
from landbridge.games.the_border.sheet import MINE
from landbridge.games.the_border.show.scene import RADIUS, layout
from landbridge.games.the_border.state import AREAS, BOARDS

CROSS, SPACE, BOARD = "cross", "space", "board"


def entered(kit: Kit, text: str, judged: Judged) -> Entered:
    words = _words(text)
    drawn = layout(kit)
    white = {str(kit.memo["names"][space]) for space in kit.board.white}
    places = {
        name: Place(at, SPACE, CROSS if name in words else "")
        for handle, at in drawn["spots"].items()
        if (name := name_in(handle, Kind.SPACE)) is not None and name not in white
    }
    near = {
        place.partition("-")[2]: [one.partition("-")[2] for one in others]
        for place, others in drawn["near"].items()
    }
    numbers = [Choice(str(n), Fact("sheet-value", {"value": n})) for n in range(1, BOARDS + 1)]
    asks = [Ask(BOARD, Fact("sheet-the-border-board"), "choice", _board(words), numbers)]
    for area in range(AREAS):
        value = str(rules.FIRST_POINTS[area])
        said = next((b for a, b in pairwise(words) if a == value and b in WHEN), "")
        if said or judged.state.reached[MINE, area]:
            choices = [Choice(when, label) for when, label in WHEN.items()]
            label = Fact("sheet-the-border-area", {"value": int(value)})
            asks.append(Ask(value, label, "choice", said, choices))
    return Entered([Pen(CROSS, Fact("sheet-the-border-cross"), SPACE)], places, RADIUS * 0.9, near, asks)


def put(kit: Kit, text: str, pen: str, path: Sequence[Spot]) -> str:
    """A stroke over several spaces crosses all of them off, unless all of them are."""
    touched = [place for place in path if isinstance(place, str) and re.fullmatch(r"[a-z]\d+", place)]
    there = set(_words(text))
    fresh = [place for place in touched if place not in there]
    if pen == CROSS and fresh:
        for place in fresh:
            text = added(text, place)
    elif pen in (CROSS, ERASER):
        text = dropped(text, lambda word: word.lower() in touched)
    return text


def say(kit: Kit, text: str, name: str, value: object) -> str:
    if name == BOARD and str(value).isdigit():
        lines = [line for line in text.split("\n") if not line.lower().startswith(BOARD)]
        return f"{BOARD} {value}\n" + "\n".join(lines)
    return claimed(text, name, value) if name.isdigit() else text


def where(kit: Kit, mark: str) -> list[str]:
    if re.fullmatch(r"[a-z]\d+", mark.lower()):
        return [mark.lower()]
    if mark.isdigit() and int(mark) in rules.FIRST_POINTS:
        ring = kit.board.areas[rules.FIRST_POINTS.index(int(mark))].ring
        return [str(kit.memo["names"][space]) for space in ring]
    return []


def _board(words: list[str]) -> str:
    return next((b for a, b in pairwise(words) if a == BOARD), "1")


def _words(text: str) -> list[str]:
    lines = (line.partition("#")[0] for line in text.lower().split("\n"))
    return [word for line in lines for word in line.replace(",", " ").split()]
