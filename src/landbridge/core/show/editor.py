"""Drawing a board: what can be put where, a sketch of what there is so far, and the file that comes of it.

A game with boards may bring a module `editor` (`core/parts.py` says where) with

    NEW                        the text of a board to begin with
    pieces()                   what can be put on it
    sketch(values, drawing)    how it looks so far
    put(values, stroke)        the keys that change, with their new values
    fields(values)             what else can be said about it: its name, a side
    counts(values, drawing)    how much of what the box has is there; may be missing

`values` is what TOML made of the file, right or wrong: an editor shows whatever can be shown and judges nothing. What
is wrong, the board's own checks say (`core/board.py`); the spots they name are places of the sketch.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, NamedTuple

from landbridge.core import bounded
from landbridge.core.facts import Fact
from landbridge.core.game import Game
from landbridge.core.parts import part
from landbridge.core.show.scene import Layout, Scene, plain

__all__ = [
    "ERASER",
    "Count",
    "Editor",
    "Field",
    "Piece",
    "Place",
    "Sketch",
    "Stroke",
    "blank_scene",
    "editor_of",
    "rewritten",
    "text_in",
]

ERASER = "erase"
LONGEST_PATH = 400  # places of one stroke
Values = Mapping[str, object]
Spot = str | tuple[float, float]


@dataclass(frozen=True)
class Piece:
    """Something one can put on a board."""

    name: str
    label: Fact
    kind: str = "cell"  # of the places it can be put on
    group: str = ""  # pieces that are chosen in two steps: a colour, then a length


@dataclass(frozen=True)
class Place:
    """Where a piece can be put."""

    at: Sequence[float]  # in units of the drawing
    kind: str = "cell"
    holds: str = ""  # the name of a piece


@dataclass(frozen=True)
class Field:
    """Something said about a board rather than drawn; `choices` of a text, or bounds of a number."""

    name: str
    kind: str  # "text", "choice", "switch", "number", "numbers"
    value: object
    choices: Sequence[str] = ()


@dataclass(frozen=True)
class Count:
    """A line of the checklist: so many there are, and so many the box has."""

    label: Fact
    have: int
    need: int | None  # None: as many as are printed
    piece: str = ""  # what to draw it with
    spots: Sequence[str] = ()  # what there is of it; of things in several parts, those that are not whole


@dataclass(frozen=True)
class Sketch:
    """A board as far as it is drawn; `layout` and `scene` are for the game's own drawing."""

    layout: Layout
    scene: Scene
    places: Mapping[str, Place]
    near: Mapping[str, Sequence[str]]
    reach: float  # how far a place extends around its middle
    drawings: Sequence[str] = ()  # of a file that has several
    free: bool = False  # pieces can be put anywhere, and moved
    mirror: bool = False  # the game can draw twins at the same time
    stock: Sequence[Sequence[str]] = field(default_factory=list)  # rows of places beside the board


class Stroke(NamedTuple):
    """A tap or a drag: a piece along places, or at points of the drawing."""

    drawing: str
    piece: str
    path: Sequence[Spot]
    mirror: bool = False


@dataclass(frozen=True)
class Editor:
    """A game's editor; what these answer is JSON already."""

    new: str
    _pieces: Callable[[], Sequence[Piece]]
    _sketch: Callable[[Values, str], Sketch]
    _put: Callable[[Values, Stroke], Mapping[str, object]]
    _fields: Callable[[Values], Sequence[Field]]
    _counts: Callable[[Values, str], Sequence[Count]]

    def pieces(self) -> list[dict[str, Any]]:
        """What can be put on a board; the eraser is the last."""
        known = [*self._pieces(), Piece(ERASER, Fact("editor-erase"), "")]
        return [plain(vars(piece)) for piece in known]

    def sketch(self, text: str, drawing: str) -> dict[str, Any] | None:
        """A board as far as it is drawn; None if its text cannot be read."""
        values = _values(text)
        if values is None:
            return None
        found = self._sketch(values, drawing)
        told = {**vars(found), "fields": [vars(one) for one in self._fields(values)]}
        told["counts"] = [vars(one) for one in self._counts(values, drawing)]
        told["places"] = {name: vars(place) for name, place in found.places.items()}
        answer: dict[str, Any] = plain(told)
        return answer

    def put(self, text: str, stroke: Stroke) -> str:
        """The text after a stroke; as it was if it cannot be read, or the stroke means nothing."""
        values = _values(text)
        known = {piece.name for piece in self._pieces()} | {ERASER}
        if values is None or stroke.piece not in known:
            return text
        path = list(dict.fromkeys(stroke.path))[:LONGEST_PATH]
        return rewritten(text, values, self._put(values, stroke._replace(path=path))) if path else text

    def say(self, text: str, name: str, value: object) -> str:
        """The text with one of its fields changed."""
        values = _values(text)
        known = {} if values is None else {one.name: one for one in self._fields(values)}
        if values is None or name not in known or not _fits(known[name].kind, value):
            return text
        return rewritten(text, values, {name: value})


@cache
def editor_of(game: Game) -> Editor | None:
    """The editor of a game, if it brings one."""
    module = part(game, "editor")
    if module is None:
        return None
    counts = getattr(module, "counts", lambda values, drawing: ())
    return Editor(module.NEW, module.pieces, module.sketch, module.put, module.fields, counts)


def blank_scene(board: dict[str, Any]) -> Scene:
    """A table on which nothing has happened."""
    return {
        "prompt": None,
        "labels": {},
        "controls": [],
        "status": [],
        "first": None,
        "sheet": [],
        "board": board,
    }


def text_in(values: Values, key: str) -> str:
    """The text under a key; empty if there is none."""
    value = values.get(key)
    return value if isinstance(value, str) else ""


def _fits(kind: str, value: object) -> bool:
    if kind in ("text", "choice"):
        return isinstance(value, str)
    if kind == "switch":
        return isinstance(value, bool)
    if kind == "numbers":
        return isinstance(value, list) and all(type(one) is int for one in value)
    return type(value) is int


def _values(text: str) -> dict[str, object] | None:
    try:
        return bounded.toml(text)
    except (ValueError, bounded.TooMuch):
        return None


# --- the file -----------------------------------------------------------------------------------------------


def rewritten(text: str, values: Values, changes: Mapping[str, object]) -> str:
    """The file with some keys changed: everything else, comments included, stays as people wrote it."""
    wanted = {**values, **changes}
    new = text
    for key, value in changes.items():
        if values.get(key) != value:
            new = _with_table(new, key, value) if isinstance(value, dict) else _with_key(new, key, value)
    try:
        if tomllib.loads(new) == wanted:
            return new
    except ValueError:
        pass
    return _written_anew(wanted)  # a file in a form of its own: the same, in the usual form


def _with_key(text: str, key: str, value: object) -> str:
    lines = text.split("\n")
    written = _line(key, value).split("\n")
    top = next((n for n, line in enumerate(lines) if re.match(r"[ \t]*\[", line)), len(lines))
    for n in range(top):
        if re.match(rf"""[ \t]*["']?{re.escape(key)}["']?[ \t]*=""", lines[n]):
            for end in range(n + 1, len(lines) + 1):
                if _whole("\n".join(lines[n:end])):
                    return "\n".join([*lines[:n], *written, *lines[end:]])
    while top and not lines[top - 1].strip():
        top -= 1
    return "\n".join([*lines[:top], *written, *lines[top:]])


def _whole(text: str) -> bool:
    try:
        tomllib.loads(text)
    except ValueError:
        return False
    return True


def _with_table(text: str, key: str, entries: Mapping[str, object]) -> str:
    lines = text.rstrip("\n").split("\n")
    head = next((n for n, line in enumerate(lines) if line.strip() == f"[{key}]"), None)
    if head is None:
        return "\n".join([*lines, "", *_table(key, entries)]) + "\n"
    end = next((n for n in range(head + 1, len(lines)) if re.match(r"[ \t]*\[", lines[n])), len(lines))
    left = dict(entries)
    body = []
    for line in lines[head + 1 : end]:
        found = re.match(r"[ \t]*([A-Za-z0-9_-]+)[ \t]*=", line)
        if found is None:
            body.append(line)
        elif found[1] in left:
            value = left.pop(found[1])
            same = _whole(line) and tomllib.loads(line) == {found[1]: value}
            body.append(line if same else _line(found[1], value))
    while body and not body[-1].strip():
        body.pop()
    body += [_line(name, value) for name, value in left.items()]
    return "\n".join([*lines[: head + 1], *body, *([""] if end < len(lines) else []), *lines[end:]]) + "\n"


def _table(key: str, entries: Mapping[str, object]) -> list[str]:
    return [f"[{key}]", *(_line(name, value) for name, value in entries.items())]


def _line(key: str, value: object) -> str:
    name = key if re.fullmatch("[A-Za-z0-9_-]+", key) else json.dumps(key, ensure_ascii=False)
    if isinstance(value, str) and "\n" in value and '"""' not in value and "\\" not in value:
        return f'{name} = """\n{value}"""'
    return f"{name} = {_said(value)}"


def _said(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False)
    if isinstance(value, list):
        return f"[{', '.join(map(_said, value))}]"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(name)} = {_said(one)}" for name, one in value.items()) + "}"
    return str(value)


def _written_anew(values: Values) -> str:
    lines = [_line(key, value) for key, value in values.items() if not isinstance(value, dict)]
    for key, value in values.items():
        if isinstance(value, dict):
            lines += ["", *_table(key, value)]
    return "\n".join(lines) + "\n"
