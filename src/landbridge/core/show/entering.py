"""A finished sheet entered by touch: what can be marked where, and the text that comes of it.

The sheet is a text (`core/play/finished.py`), and the text is all there is: a touch changes it, then it is judged
anew. A game with a module `sheet` may bring a module `entering` (`core/parts.py` says where) with

    entered(kit, text, judged) -> Entered    the pens, the places, and what is asked rather than drawn
    put(kit, text, pen, path) -> str         the text after a touch
    say(kit, text, name, value) -> str       the text after an answer
    where(kit, mark) -> list[str]            the places that a mark of the text is about

Nothing is judged here: whatever can be touched can be entered, right or wrong.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol

from landbridge.core.errors import LandbridgeError
from landbridge.core.facts import Fact
from landbridge.core.game import Game, Kit
from landbridge.core.parts import part
from landbridge.core.play.finished import Judged, sheets_of
from landbridge.core.show.editor import ERASER, Place, Spot
from landbridge.core.show.scene import plain, scene_of
from landbridge.core.state import PUBLIC

__all__ = [
    "ERASER",
    "WHEN",
    "Ask",
    "Choice",
    "Entered",
    "Entering",
    "Pen",
    "Place",
    "Spot",
    "added",
    "claimed",
    "dropped",
    "entering_of",
    "sketch",
]

WIDE = 60  # characters of a line that marks are added to
LONGEST_PATH = 100  # places of one stroke


@dataclass(frozen=True)
class Pen:
    """Something one can mark; `ends` is how many places one mark needs, `free` whether it may lie anywhere."""

    name: str
    label: Fact
    kind: str
    group: str = ""
    ends: int = 1
    free: bool = False


class Choice(NamedTuple):
    """One answer of several."""

    value: str
    label: Fact


@dataclass(frozen=True)
class Ask:
    """Something said about a sheet rather than marked: a "choice", a "switch" or a "number"."""

    name: str
    label: Fact
    kind: str
    value: object
    choices: Sequence[Choice] = ()


@dataclass(frozen=True)
class Entered:
    """What can be touched now."""

    pens: Sequence[Pen]
    places: Mapping[str, Place]
    reach: float  # how far a place extends around its middle
    near: Mapping[str, Sequence[str]] = field(default_factory=dict)
    asks: Sequence[Ask] = ()


class Entering(Protocol):
    """What a game's module `entering` has."""

    entered: Callable[[Kit, str, Judged], Entered]
    put: Callable[[Kit, str, str, Sequence[Spot]], str]
    say: Callable[[Kit, str, str, object], str]
    where: Callable[[Kit, str], list[str]]


def entering_of(game: Game) -> Entering:
    """How sheets of a game are entered; `LandbridgeError` if they are not."""
    found: Entering | None = part(game, "entering")
    if found is None or sheets_of(game) is None:
        raise LandbridgeError(Fact("sheet-no-game", {"game": game.name}))
    return found


def sketch(kit: Kit, text: str, judged: Judged) -> dict[str, Any]:
    """The sheet as far as it is entered, for the game's own drawing: JSON, in the form of a board's sketch."""
    found = entering_of(kit.game).entered(kit, text, judged)
    shown = scene_of(kit.game)
    rubber = Pen(ERASER, Fact("editor-erase"), "")
    asks = [{**vars(one), "choices": [each._asdict() for each in one.choices]} for one in found.asks]
    told: dict[str, Any] = plain(
        {
            "layout": shown.layout(kit),
            "scene": shown.scene(kit, judged.state, PUBLIC),
            "places": {name: vars(place) for name, place in found.places.items()},
            "near": found.near,
            "reach": found.reach,
            "pens": [vars(pen) for pen in (*found.pens, rubber)],
            "asks": asks,
        }
    )
    return told


# --- changing a text -----------------------------------------------------------------------------------------------

WHEN = {"first": Fact("sheet-first"), "later": Fact("sheet-later")}


def dropped(text: str, test: Callable[[str], bool]) -> str:
    """The text without the words that a test picks; remarks stay."""
    lines = []
    for line in text.split("\n"):
        said, sign, remark = line.partition("#")
        words = said.replace(",", " ").split()
        kept = [word for word in words if not test(word)]
        if len(kept) != len(words):
            line = " ".join(kept) + (f"  #{remark}" if sign else "")
            if not line:
                continue
        lines.append(line)
    return "\n".join(lines)


def added(text: str, word: str) -> str:
    """The text with one word more, on its last line if that has only marks and some room."""
    lines = text.rstrip("\n").split("\n") if text.strip() else []
    last = lines[-1] if lines else ""
    marks = last and "#" not in last and re.search(r"[@\d]", last) and not re.search(r"[a-z]{3}", last, re.I)
    if marks and len(last) < WIDE:
        lines[-1] = f"{last} {word}"
    else:
        lines.append(word)
    return "\n".join(lines) + "\n"


def claimed(text: str, what: str, when: object) -> str:
    """The text in which something was reached first, later, or nothing is said of it."""
    pattern = rf"(?<![\w@]){re.escape(what)}[ \t]+(?:first|later)\b[ \t]*"
    lines = [re.sub(pattern, "", line, flags=re.IGNORECASE) for line in text.split("\n")]
    kept = "\n".join(
        new for new, old in zip(lines, text.split("\n"), strict=True) if new.strip() or new == old
    )
    kept = kept.rstrip("\n") + "\n" if kept.strip() else ""
    return f"{kept}{what} {when}\n" if when in WHEN else kept
