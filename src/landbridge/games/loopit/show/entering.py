"""A finished game of Loopit, entered by touch: turn by turn, tile by tile."""

from __future__ import annotations

import re
from collections.abc import Sequence

from landbridge.core.facts import Fact
from landbridge.core.game import LETTERS, Kit
from landbridge.core.play.finished import Judged
from landbridge.core.show.entering import ERASER, Ask, Choice, Entered, Pen, Place, Spot
from landbridge.core.show.handles import name_in
from landbridge.games.loopit.board import ends_name, square_name
from landbridge.games.loopit.handles import Kind
from landbridge.games.loopit.notation import kind_name
from landbridge.games.loopit.show.scene import SQUARE, layout
from landbridge.games.loopit.state import CENTRE

TILE, PLAYERS, TURN, SCORED = "square", "players", "turn", "scored"
LAID = re.compile(r"([NESW]{1,4}\d)[ @]*([a-z]\d{1,2})", re.IGNORECASE)


def entered(kit: Kit, text: str, judged: Judged) -> Entered:
    pens = [
        Pen(
            tile,
            Fact("loopit-tile", {"value": int(kit.fields.value[kind]), "ends": int(kit.fields.ends[kind])}),
            TILE,
            ends_name(kit.fields.ends[kind]),
        )
        for kind in range(kit.fields.kinds)
        if (tile := kind_name(kit, kind))
    ]
    drawn = layout(kit)
    laid = _laid(text)
    places = {
        name: Place(at, TILE, laid.get(name, ""))
        for handle, at in drawn["spots"].items()
        if (name := name_in(handle, Kind.SQUARE))
    }
    near = {
        place.partition("-")[2]: [one.partition("-")[2] for one in others]
        for place, others in drawn["near"].items()
    }
    seats = len(judged.seats)
    last = _last_turn(text)
    counts = [Choice(str(n), Fact("sheet-value", {"value": n})) for n in kit.game.seats]
    turns = [Choice(LETTERS[n], Fact("sheet-value", {"value": LETTERS[n]})) for n in range(seats)]
    asks = [
        Ask(PLAYERS, Fact("draw-players"), "choice", str(seats), counts),
        Ask(TURN, Fact("sheet-loopit-turn"), "choice", last[0] if last else "", turns),
    ]
    if last and LAID.search(last):
        said = last.partition("=")[2].strip()
        asks.append(Ask(SCORED, Fact("sheet-loopit-scored"), "number", said))
    return Entered(pens, places, SQUARE * 0.48, near, asks)


def put(kit: Kit, text: str, pen: str, path: Sequence[Spot]) -> str:
    """The first tile on the centre begins the game; every other one belongs to the last turn."""
    for place in path:
        if not isinstance(place, str):
            continue
        there = _laid(text).get(place)
        if pen == ERASER or there == pen:
            text = _without(text, place)
        elif there:
            text = _without(text, place, pen)
        elif place == square_name(CENTRE) and not re.search(r"^start ", text, re.IGNORECASE | re.MULTILINE):
            lines = text.rstrip("\n").split("\n") if text.strip() else []
            at = 1 if lines and lines[0].lower().startswith(PLAYERS) else 0
            text = "\n".join([*lines[:at], f"start {pen}", *lines[at:]]) + "\n"
        else:
            text = _in_last_turn(text, f"{pen} {place}")
    return text


def say(kit: Kit, text: str, name: str, value: object) -> str:
    said = str(value).strip()
    if name == PLAYERS and said.isdigit():
        rest = [line for line in text.split("\n") if not line.lower().startswith(PLAYERS)]
        return f"{PLAYERS} {said}\n" + "\n".join(rest)
    if name == TURN and re.fullmatch(f"[{LETTERS}]", said):
        lines = _lines(text)
        if lines and _is_turn(lines[-1]) and not LAID.search(lines[-1]):
            lines.pop()  # a turn in which nothing was laid says nothing
        return "\n".join([*lines, f"{said} "]) + "\n"
    if name == SCORED:
        lines = _lines(text)
        if lines and _is_turn(lines[-1]):
            turn = lines[-1].partition("=")[0].rstrip()
            lines[-1] = f"{turn} = {said}" if said.isdigit() else turn
            return "\n".join(lines) + "\n"
    return text


def where(kit: Kit, mark: str) -> list[str]:
    return [square.lower() for _, square in LAID.findall(mark)]


def _lines(text: str) -> list[str]:
    return text.rstrip("\n").split("\n") if text.strip() else []


def _is_turn(line: str) -> bool:
    return re.match(rf"[{LETTERS}][ :]", line + " ", re.IGNORECASE) is not None


def _last_turn(text: str) -> str:
    lines = _lines(text)
    return lines[-1].upper() if lines and _is_turn(lines[-1]) else ""


def _laid(text: str) -> dict[str, str]:
    """Tiles by square, as the text has them."""
    found = {}
    for line in _lines(text):
        said = line.partition("#")[0]
        if start := re.match(r"start +([NESW]{1,4}\d)", said, re.IGNORECASE):
            found[square_name(CENTRE)] = start[1].upper()
        else:
            found |= {square.lower(): tile.upper() for tile, square in LAID.findall(said)}
    return found


def _in_last_turn(text: str, lay: str) -> str:
    lines = _lines(text)
    if not lines or not _is_turn(lines[-1]):
        lines.append(f"{LETTERS[0]} ")
    turn, equals, scored = lines[-1].partition("=")
    kept = turn.rstrip()
    lines[-1] = f"{kept}, {lay}" if LAID.search(kept) else f"{kept} {lay}"
    if equals:
        lines[-1] += f" ={scored}"
    return "\n".join(lines) + "\n"


def _without(text: str, square: str, instead: str = "") -> str:
    """The text without the tile of a square, or with another one there."""
    lines = []
    for line in _lines(text):
        if square == square_name(CENTRE) and line.lower().startswith("start "):
            line = f"start {instead}" if instead else ""
            if not line:
                continue
        elif _is_turn(line) and square in [one.lower() for _, one in LAID.findall(line)]:
            turn, equals, scored = line.partition("=")
            lays = [f"{tile.upper()} {one.lower()}" for tile, one in LAID.findall(turn)]
            kept = [
                f"{instead} {square}" if one.endswith(f" {square}") else one
                for one in lays
                if instead or not one.endswith(f" {square}")
            ]
            line = f"{line[0]} {', '.join(kept)}" + (f" ={scored}" if equals and kept else "")
        lines.append(line)
    return "\n".join(lines) + "\n" if lines else ""
