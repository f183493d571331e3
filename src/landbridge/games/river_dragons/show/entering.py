"""A board of River Dragons as it lies at the end, entered by touch: stones, planks between two of them, pawns.

A plank is touched at its two ends. On the expert side stones lie anywhere and are numbered in the order of the text.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence

from landbridge.core.facts import Fact
from landbridge.core.game import Kit
from landbridge.core.play.finished import Judged
from landbridge.core.show.entering import ERASER, Ask, Choice, Entered, Pen, Place, Spot
from landbridge.games.river_dragons.board import Point
from landbridge.games.river_dragons.rules.occupancy import nearest_point, point_x, point_y
from landbridge.games.river_dragons.show.scene import UNITS, at, frame, lie
from landbridge.games.river_dragons.state import COLOURS, SIZES

STONE, END, STAND, WAY = "stone", "end", "stand", "way"
PLAYERS = "players"


def entered(kit: Kit, text: str, judged: Judged) -> Entered:
    s = judged.state
    colours = [COLOURS[s.colour[seat]] for seat in range(s.seats)]
    pens = [Pen(STONE, Fact("sheet-river-dragons-stone"), STONE, STONE, free=bool(kit.fields.expert))]
    for colour in colours:
        number = COLOURS.index(colour) + 1
        pens += [
            Pen(f"laid-{n}-{colour}", _label("sheet-river-dragons-plank", number, n), END, colour, 2)
            for n in range(1, SIZES + 1)
        ]
        pens.append(Pen(f"pawn-{colour}", _label("sheet-river-dragons-pawn", number), STAND, colour))
    points = _points(kit, text)
    drawn = frame(kit)
    stones = _stones(text)
    places: dict[str, Place] = {}
    planks = _planks(text)
    pawns = _pawns(text)
    for ends, plank in planks.items():  # pawns first: of two that lie together the eraser takes the upper one
        a, b = (points.get(end) for end in ends.split("-"))
        if a and b:
            middle = lie(drawn, a, b, ends.split("-")[0] in COLOURS)["at"]
            places[f"on-{ends}"] = Place(middle, STAND, pawns.get(ends, ""))
            places[ends] = Place(middle, WAY, plank)
    for name, point in points.items():
        spot = at(drawn, *point)
        if name in COLOURS:
            places[f"on-{name}"] = Place(spot, STAND, pawns.get(name, ""))
        else:
            places[name] = Place(spot, STONE, STONE if name in stones else "")
        places[f"end-{name}"] = Place(spot, END)
    counts = [Choice(str(n), Fact("sheet-value", {"value": n})) for n in kit.game.seats]
    asks = [Ask(PLAYERS, Fact("draw-players"), "choice", str(s.seats), counts)]
    reach = UNITS * kit.board.island_radius * 1.3
    return Entered(pens, places, reach, {}, asks)


def put(kit: Kit, text: str, pen: str, path: Sequence[Spot]) -> str:
    first, last = path[0], path[-1]
    if pen == ERASER:
        for place in path:
            if isinstance(place, str):
                text = _erased(text, place)
        return text
    if pen == STONE:
        if isinstance(first, str):
            name = _support(first)
            return _erased(text, name) if name in _stones(text) else _with(text, f"stone {name}")
        point = nearest_point(kit.fields, *_on_lattice(kit, first))
        if point < 0:
            return text
        return _with(text, f"stone {point_x(kit.fields, point)},{point_y(kit.fields, point)}")
    if not isinstance(first, str) or not isinstance(last, str):
        return text
    kind, *about = pen.split("-")
    if kind == "laid" and len(path) > 1:
        ends = "-".join([_support(first), _support(last)])
        return _toggled(text, f"plank {' '.join(about)}", ends)
    if kind == "pawn":
        return _toggled(text, f"pawn {about[0]}", _support(first))
    return text


def say(kit: Kit, text: str, name: str, value: object) -> str:
    if name != PLAYERS or not str(value).isdigit():
        return text
    lines = [line for line in _lines(text) if not line.lower().startswith(PLAYERS)]
    return "\n".join([f"{PLAYERS} {value}", *lines]) + "\n"


def where(kit: Kit, mark: str) -> list[str]:
    words = mark.lower().split()
    match words:
        case ["stone", place]:
            return [place]
        case ["plank", _, _, ends]:
            return [ends, *(f"end-{end}" for end in ends.split("-"))]
        case ["pawn", _, place]:
            return [f"on-{place}"]
    return []


def _label(key: str, colour: int, size: int = 0) -> Fact:
    values: dict[str, str | int] = {"colour": colour, "size": size} if size else {"colour": colour}
    return Fact(key, values)


def _points(kit: Kit, text: str) -> Mapping[str, Point]:
    """Where every support lies: villages, islands, or the stones of the text."""
    if not kit.fields.expert:
        return dict(zip(kit.board.spot_names, kit.board.spots, strict=True))
    found = dict(zip(COLOURS, kit.board.villages, strict=True))
    for number, stone in enumerate(_stones(text), 1):
        if where := re.fullmatch(r"(-?\d+),(-?\d+)", stone):
            found[f"s{number}"] = (int(where[1]), int(where[2]))
    return found


def _on_lattice(kit: Kit, spot: Spot) -> tuple[int, int]:
    assert not isinstance(spot, str)
    drawn = frame(kit)
    return round(spot[0] - drawn.width), round((drawn.height - spot[1]) / 3**0.5)


def _support(place: str) -> str:
    return re.sub("^(end|on)-", "", place)


def _lines(text: str) -> list[str]:
    return text.rstrip("\n").split("\n") if text.strip() else []


def _with(text: str, line: str) -> str:
    return "\n".join([*_lines(text), line]) + "\n"


def _stones(text: str) -> list[str]:
    return [line.split()[1].lower() for line in _lines(text) if re.match(r"stone +\S", line, re.IGNORECASE)]


def _planks(text: str) -> dict[str, str]:
    found = {}
    for line in _lines(text):
        words = line.lower().split()
        if len(words) == 4 and words[0] == "plank" and words[3].count("-") == 1:
            found[words[3]] = f"laid-{words[1]}-{words[2]}"
    return found


def _pawns(text: str) -> dict[str, str]:
    found = {}
    for line in _lines(text):
        words = line.lower().split()
        if len(words) == 3 and words[0] == "pawn":
            found[words[2]] = f"pawn-{words[1]}"
    return found


def _toggled(text: str, what: str, place: str) -> str:
    """A plank or a pawn is there once: it goes to another place, or away from the same one."""
    lines = [line for line in _lines(text) if not line.lower().startswith(f"{what} ")]
    there = f"{what} {place}" in [line.lower() for line in _lines(text)]
    if not there:
        lines.append(f"{what} {place}")
    return "\n".join(lines) + "\n" if lines else ""


def _erased(text: str, place: str) -> str:
    """Without what lies there; without a stone its planks lie on nothing, but they stay until they are erased."""
    if place.startswith("on-"):
        return _filtered(text, lambda words: words[0] == "pawn" and words[-1] == place[3:])
    if "-" in place:
        return _filtered(text, lambda words: words[0] == "plank" and words[-1] == place)
    stones = _stones(text)
    number = int(place[1:]) if re.fullmatch(r"s\d+", place) else 0
    if not number or stones[number - 1 : number] == []:
        return _filtered(text, lambda words: words[0] == STONE and words[-1] == place)
    gone = stones[number - 1]
    text = _filtered(text, lambda words: words[0] == STONE and words[-1] == gone)
    text = _filtered(text, lambda words: place in words[-1].split("-"))

    def lower(found: re.Match[str]) -> str:
        return f"s{int(found[1]) - (int(found[1]) > number)}"

    return re.sub(r"\bs(\d+)\b", lower, text)


def _filtered(text: str, gone: Callable[[list[str]], bool]) -> str:
    lines = [line for line in _lines(text) if not (line.split() and gone(line.lower().split()))]
    return "\n".join(lines) + "\n" if lines else ""
