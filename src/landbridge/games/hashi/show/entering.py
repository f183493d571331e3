"""A finished Hashi sheet, entered by touch: numbers on islands, bridges on lines, and when goals were reached."""

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
from landbridge.games.hashi.handles import Kind
from landbridge.games.hashi.rules import rulebook
from landbridge.games.hashi.sheet import MINE, NAMES
from landbridge.games.hashi.show.scene import STEP, layout

BRIDGE, ALONE = "bridge", "alone"
ISLAND, LINE = "island", "line"
LABELS = {"red": "hashi-score-red", "blue": "hashi-score-blue", "linked": "hashi-score-linked"}
TWICE = 2  # bridges on a line


def entered(kit: Kit, text: str, judged: Judged) -> Entered:
    numbers = sorted({int(kit.fields.card_number[card]) for card in range(len(kit.fields.card_number))})
    pens = [Pen(BRIDGE, Fact("sheet-hashi-bridge"), LINE)]
    pens += [Pen(f"n{number}", Fact("sheet-hashi-number", {"number": number}), ISLAND) for number in numbers]
    words = _words(text)
    drawn = layout(kit)
    places: dict[str, Place] = {}
    for handle, at in drawn["spots"].items():
        if (island := name_in(handle, Kind.ISLAND)) is not None:
            number = next((word[0] for word in words if word[1:] == f"@{island}"), "")
            places[island] = Place(at, ISLAND, f"n{number}" if number else "")
        elif (line := name_in(handle, Kind.LINE)) is not None:
            places[line] = Place(at, LINE, BRIDGE if any(_same(word, line) for word in words) else "")
    near = {_name(place): [_name(one) for one in others] for place, others in drawn["near"].items()}
    asks = [Ask(ALONE, Fact("sheet-hashi-alone"), "switch", ALONE in words)]
    for name, goal in NAMES.items():
        said = next((b for a, b in pairwise(words) if a == name and b in WHEN), "")
        if said or rulebook.fulfilled(kit.fields, judged.state.sheets[MINE], goal):
            choices = [Choice(when, label) for when, label in WHEN.items()]
            asks.append(Ask(name, Fact(LABELS[name]), "choice", said, choices))
    return Entered(pens, places, STEP * 0.32, near, asks)


def put(kit: Kit, text: str, pen: str, path: Sequence[Spot]) -> str:
    """A number where it stands already is taken away; a line has one bridge, then two, then none."""
    for place in path:
        if not isinstance(place, str):
            continue
        if "-" in place:
            count = sum(_same(word, place) for word in _words(text))
            if pen == BRIDGE and count < TWICE:
                text = added(text, place)
            elif pen in (BRIDGE, ERASER):
                text = dropped(text, lambda word, place=place: _same(word.lower(), place))  # type: ignore[misc]
        elif pen == ERASER or re.fullmatch(r"n\d", pen):
            mark = f"{pen[1:]}@{place}"
            there = mark in _words(text)
            text = dropped(text, lambda word, place=place: word.lower()[1:] == f"@{place}")  # type: ignore[misc]
            if pen != ERASER and not there:
                text = added(text, mark)
    return text


def say(kit: Kit, text: str, name: str, value: object) -> str:
    if name == ALONE:
        text = dropped(text, lambda word: word.lower() == ALONE)
        return f"{ALONE}\n{text}" if value is True else text
    return claimed(text, name, value) if name in NAMES else text


def where(kit: Kit, mark: str) -> list[str]:
    plain = mark.lower()
    if found := re.fullmatch(r"\d@([a-z]\d)", plain):
        return [found[1]]
    if found := re.fullmatch(r"([a-z]\d)-([a-z]\d)", plain):
        lines = [kit.board.line_name(line) for line in range(len(kit.board.lines))]
        return [name for name in lines if _same(name, plain)] or [found[1], found[2]]
    return []


def _words(text: str) -> list[str]:
    lines = (line.partition("#")[0] for line in text.lower().split("\n"))
    return [word for line in lines for word in line.replace(",", " ").split()]


def _same(word: str, line: str) -> bool:
    return "-" in word and sorted(word.split("-")) == sorted(line.split("-"))


def _name(handle: str) -> str:
    return handle.partition("-")[2]
