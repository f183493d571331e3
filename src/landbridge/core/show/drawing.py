"""A state as a drawing (SVG), for notebooks, papers and files: a light and a dark version.

A game may have a module `drawing` (`core/parts.py` says where) with one function:

    drawing(kit, s) -> Drawing      drawn from the game's own layout and scene; everything in `s` is shown

A game without one is drawn from its places and its score sheet. A drawing is a list of *pieces*, small SVG elements
that name their colours. Similar states share most of their pieces, which keeps replays small (`replay.py`).
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import count
from typing import Any
from xml.sax.saxutils import escape, quoteattr

from landbridge.core.game import LETTERS, Game, Kit
from landbridge.core.parts import part
from landbridge.core.show.scene import scene_of
from landbridge.core.state import PUBLIC, State
from landbridge.texts import Words, language, words

__all__ = [
    "COLOURS",
    "PRINT",
    "Drawer",
    "Drawing",
    "among",
    "drawing_of",
    "group",
    "label",
    "number",
    "piece",
    "printed",
    "style",
    "svg",
    "table",
    "title_of",
    "words_here",
]

# By day and by night: the colours of the page (web/src/style/tokens.css), by what they are for.
COLOURS = {
    "table": ("#dce6e4", "#0c171c"),
    "sheet": ("#fdfcf8", "#14262d"),
    "card": ("#fffefa", "#1b323a"),
    "ink": ("#12303b", "#eaf0ec"),
    "ink-2": ("#3d5761", "#b4c5c6"),
    "rule": ("#bfcecd", "#2a424b"),
    "rule-2": ("#6e868d", "#6c858d"),
    "water": ("#e2eff0", "#14303a"),
    "water-3": ("#9fc6cf", "#2a6372"),
    "land": ("#f5ecd2", "#4a4633"),
    "land-2": ("#e4d3a4", "#5f583c"),
    "coast": ("#8a713b", "#b5a56e"),
    "meadow": ("#d9e3c0", "#33452f"),
    "rock": ("#e3e1e4", "#30383f"),
    "river": ("#bbdbe0", "#133843"),
    "shoal": ("#d5eae9", "#1c4a55"),
    "cloth": ("#a9ccd3", "#0e242b"),
    "cloth-2": ("#d3e6e9", "#1a3a44"),
    "wood": ("#d9b27a", "#a97f4e"),
    "wood-edge": ("#6b4722", "#2c1c0d"),
    "wood-ink": ("#2a1a08", "#2a1a08"),
    "stone": ("#bdc5c3", "#7f8d8e"),
    "stone-edge": ("#55666b", "#26363b"),
    "marker": ("#1b2559", "#f6f0de"),
    "wet": ("#1f57d6", "#7fd4ff"),
    "act": ("#0f4c5c", "#a9dce4"),
    "act-on": ("#ffffff", "#08222a"),
    "line-case": ("#12404d", "#071a20"),
    "line-core": ("#58b3c1", "#6cc7d3"),
    "tile": ("#fffdf5", "#e9e4d4"),
    "tile-edge": ("#b9ae92", "#8e866f"),
    "tile-ink": ("#12303b", "#12303b"),
    "bonus-2": ("#cbe6d3", "#1f4a45"),
    "bonus-3": ("#a3d3b4", "#2a5f4c"),
    "bonus-4": ("#f3df8f", "#6a5a22"),
    "bonus-5": ("#f0b878", "#71451d"),
    "bonus-6": ("#e07c5c", "#8a3524"),
    "red": ("#c2452f", "#cb4b36"),
    "red-on": ("#ffffff", "#ffffff"),
    "red-edge": ("#7e2415", "#f4937f"),
    "red-wash": ("#f6ddd6", "#3b211d"),
    "orange": ("#e2891b", "#e0902a"),
    "orange-on": ("#0f222b", "#0f222b"),
    "orange-edge": ("#8a4e00", "#f3b566"),
    "orange-wash": ("#fbe8cf", "#3a2a16"),
    "yellow": ("#f5e07a", "#f0de83"),
    "yellow-on": ("#0f222b", "#0f222b"),
    "yellow-edge": ("#7c6600", "#f6ebaf"),
    "yellow-wash": ("#fcf6da", "#38341d"),
    "green": ("#2a9d7a", "#2fa581"),
    "green-on": ("#0f222b", "#0f222b"),
    "green-edge": ("#0b5640", "#74d3b4"),
    "green-wash": ("#d6eee5", "#163a31"),
    "blue": ("#1f5f99", "#3a6db0"),
    "blue-on": ("#ffffff", "#ffffff"),
    "blue-edge": ("#103a61", "#8db8ee"),
    "blue-wash": ("#d6e5f2", "#1a2f4b"),
    "grey": ("#bcc5c6", "#b9c1c3"),
    "grey-on": ("#0f222b", "#0f222b"),
    "grey-edge": ("#55636a", "#dde3e4"),
    "grey-wash": ("#ecefef", "#2b373b"),
    "pink": ("#f5a3c1", "#f4a5c0"),
    "pink-on": ("#0f222b", "#0f222b"),
    "pink-edge": ("#93395f", "#fbd0df"),
    "black": ("#242c2f", "#0b1418"),
    "black-on": ("#ffffff", "#ffffff"),
    "black-edge": ("#0b1214", "#c9d3d4"),
}
PRINT = "Besley, Clarendon, Rockwell, Georgia, serif"


@dataclass(frozen=True)
class Drawing:
    """What is drawn, from the back to the front, on a sheet of so many units."""

    width: float
    height: float
    seats: int
    pieces: list[str]

    def svg(self, title: str) -> str:
        """The whole drawing as a document of its own; the title is what is read aloud."""
        inside = "".join(self.pieces)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" class="lb" role="img" aria-label={quoteattr(title)} '
            f'viewBox="0 0 {number(self.width)} {number(self.height)}" width="{number(min(self.width, 760))}">'
            f"<title>{escape(title)}</title><style>{style(self.pieces)}</style>{inside}</svg>"
        )


def svg(s: State, tongue: str = "") -> str | None:
    """The drawing of a state that knows its kit (those of `game.start` and their copies do), or None."""
    kit = s.kit
    if kit is None:
        return None
    drawn = drawing_of(kit.game)(kit, s)
    return drawn.svg(title_of(kit, s, drawn.seats, words_here(tongue)))


def words_here(tongue: str = "") -> Words:
    """The words of a language, or of the one this process is to speak."""
    return words(tongue or language.from_environment(os.environ))


def title_of(kit: Kit, s: State, seats: int, say: Words) -> str:
    """What somebody who does not see the drawing is told first: game, round, points."""
    game = kit.game
    points = ", ".join(f"{LETTERS[seat]} {game.points(kit, s, seat)}" for seat in range(seats))
    return say.say("picture-title", {"game": say.say(game.key), "turn": game.turn(kit, s), "points": points})


Drawer = Callable[[Kit, State], Drawing]


@cache
def drawing_of(game: Game) -> Drawer:
    """What draws a game's states: its own module, or its places and score sheet."""
    module = part(game, "drawing")
    drawer: Drawer = _plain if module is None else module.drawing
    return drawer


# --- pieces -------------------------------------------------------------------------------------------------


def number(value: float) -> str:
    """As short as it can be written."""
    return f"{value:.1f}".removesuffix(".0")


@lru_cache(1 << 14)  # a replay holds hundreds of drawings of mostly the same pieces
def piece(kind: str, fill: str = "", line: str = "", inside: str = "", **given: Any) -> str:
    """An element filled and outlined in named colours; `stroke_width=2` is an attribute `stroke-width`."""
    marks = [f"f-{fill}"] if fill else []
    marks += [f"s-{line}"] if line else []
    told = {"class": " ".join(marks)} if marks else {}
    if not fill and kind not in ("g", "text"):
        told["fill"] = "none"
    for name, value in given.items():
        shown = number(value) if isinstance(value, float | int) else str(value)
        told[name.rstrip("_").replace("_", "-")] = shown
    attributes = "".join(f" {name}={quoteattr(value)}" for name, value in told.items())
    return f"<{kind}{attributes}>{inside}</{kind}>" if inside else f"<{kind}{attributes}/>"


def label(x: float, y: float, said: object, size: float, fill: str = "ink", **given: Any) -> str:
    """Words or a number, its middle at a place."""
    given = {"text_anchor": "middle", "font_size": size, "font_family": PRINT, **given}
    return piece("text", fill, inside=escape(str(said)), x=x, y=y + size * 0.35, **given)


def group(pieces: Iterable[str], x: float = 0, y: float = 0, scale: float = 1, **given: Any) -> str:
    """Pieces moved and scaled together."""
    where = f"translate({number(x)} {number(y)})" + (f" scale({scale:.4g})" if scale != 1 else "")
    return piece("g", inside="".join(pieces) or " ", transform=where, **given)


def among(pieces: Iterable[str], x: float, y: float, scale: float = 1) -> list[str]:
    """Pieces moved and scaled, each by itself: what one board has in common with the next stays one piece."""
    return [group([one], x, y, scale) for one in pieces]


def table(width: float, height: float) -> str:
    """What everything lies on."""
    return piece("rect", "table", width=width, height=height, rx=14)


def printed(kit: Kit, make: Callable[[], list[str]]) -> list[str]:
    """Pieces that never change with a kit: made once."""
    if "printed" not in kit.memo:
        kit.memo["printed"] = make()
    found: list[str] = kit.memo["printed"]
    return found


def style(pieces: Sequence[str]) -> str:
    """The colours that are used, by day and by night; marked, as a notebook has styles of its own."""
    used = sorted(set(re.findall(r"\b([fs]-[a-z][a-z0-9-]*)", " ".join(_classes(pieces)))))
    what = {"f": "fill", "s": "stroke"}

    def rules(night: int) -> str:
        return "".join(f".lb .{mark}{{{what[mark[0]]}:{COLOURS[mark[2:]][night]}}}" for mark in used)

    return f"{rules(0)}@media (prefers-color-scheme:dark){{{rules(1)}}}"


def _classes(pieces: Sequence[str]) -> Iterable[str]:
    for one in pieces:
        yield from re.findall(r'class="([^"]*)"', one)


# --- a game without a drawing of its own --------------------------------------------------------------------


def _plain(kit: Kit, s: State) -> Drawing:
    """Places as dots with their handles; the score sheet below."""
    scenes = scene_of(kit.game)
    spots = scenes.layout(kit)["spots"]
    told = scenes.scene(kit, s, PUBLIC)
    wide, high = (max([at[axis] for at in spots.values()], default=0) + 60 for axis in (0, 1))
    rows = [[cell["text"] for cell in row["cells"]] for row in told["sheet"]]
    width = max(wide, 120 + 80 * max(map(len, rows), default=1))
    pieces = [table(width, high + 40 * len(rows) + 60)]
    for handle, (x, y) in sorted(spots.items()):
        pieces.append(piece("circle", "card", "rule-2", cx=x, cy=y, r=18, data_at=handle))
        pieces.append(label(x, y + 28, handle, 12, "ink-2"))
    for seat in range(len(told["status"])):
        pieces.append(label(140 + 80 * seat, high + 20, LETTERS[seat], 20, font_weight=700))
    for y, cells in zip(count(high + 60, 40), rows, strict=False):
        pieces += [label(140 + 80 * seat, y, cell, 20) for seat, cell in enumerate(cells)]
    return Drawing(width, high + 40 * len(rows) + 60, len(told["status"]), pieces)
