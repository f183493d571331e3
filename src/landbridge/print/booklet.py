"""The rules in our own words as a booklet: two pages side by side on each side of the paper, folded in the middle."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import NamedTuple

from landbridge.core.game import Game, Kit
from landbridge.core.show.paper import BLACK, Group, Item, Label, Look, Shape, line, printing_of
from landbridge.print.pages import Paper
from landbridge.print.pen import Pen, width_of
from landbridge.texts import Words, sources

EDGE = 13.0
TITLE, HEAD = 9.0, 1.28  # a section's title is so much larger than its text
SIZES = (4.4, 4.2, 4.0, 3.8, 3.6, 3.4, 3.25, 3.1)  # of the text; the largest that needs no further paper
SMALL = 3.25  # on the cover
LEAD = 1.42  # from line to line, in letters
PICTURE = (82.0, 82.0)  # the largest a picture on the cover may be


class Section(NamedTuple):
    title: str  # keys of the texts
    body: tuple[str, ...]


@cache
def sections(key: str) -> tuple[Section, ...]:
    """The rules of a game, section by section, in the order of its English texts: that is the order of the page."""
    found: list[tuple[str, list[str]]] = []
    names = [
        name
        for text in sources("en").values()
        for name in re.findall(rf"^({key}-learn-[a-z0-9-]+) =", text, re.MULTILINE)
    ]
    titled = any(name.endswith("-title") for name in names)
    for name in names:
        heads = name.endswith("-title") if titled else not re.search(r"-\d+$", name)
        if heads:
            found.append((name, []))
        else:
            found[-1][1].append(name)
    return tuple(Section(title, tuple(body)) for title, body in found)


def rules_of(game: Game) -> list[Section]:
    """Without what makes sense on a screen only."""
    left_out: frozenset[str] = getattr(printing_of(game), "LEFT_OUT", frozenset())
    kept = [
        Section(one.title, tuple(key for key in one.body if key not in left_out))
        for one in sections(game.key)
    ]
    return [one for one in kept if one.body and one.title not in left_out]


def imposed(count: int) -> list[tuple[int, int]]:
    """Which pages lie side by side, paper side by paper side, for a booklet of `count` pages (a multiple of four)."""
    found = []
    for sheet in range(count // 4):
        found.append((count - 1 - 2 * sheet, 2 * sheet))
        found.append((2 * sheet + 1, count - 2 - 2 * sheet))
    return found


def print_rules(pen: Pen, game: Game, kit: Kit, on: Paper, words: Words, picture: Item | None) -> None:
    wide, high = on.height / 2, on.width
    tried = [list(_leaves(game, words, wide, high, size)) for size in SIZES]
    papers = min(1 + len(leaves) // 4 for leaves in tried)
    body = next(leaves for leaves in tried if len(leaves) < 4 * papers)
    leaves = [_cover(game, words, wide, high, picture), *body]
    leaves += [[] for _ in range(-len(leaves) % 4)]
    for n, (left, right) in enumerate(imposed(len(leaves))):
        pen.page(on.height, on.width)
        for leaf, x in ((left, 0.0), (right, wide)):
            pen.at(x, 0, leaves[leaf])
            if leaf and leaves[leaf]:
                pen.at(x, 0, [Label(wide / 2, high - 8, str(leaf + 1), 3, "ink-2")])
        if n % 2 == 0:  # the fold, outside
            ends = [((wide, 3.0), (wide, 7.0)), ((wide, high - 7.0), (wide, high - 3.0))]
            pen.draw(line(end, Look(line=BLACK, width=0.15)) for end in ends)


def _cover(game: Game, words: Words, wide: float, high: float, picture: Item | None) -> list[Shape]:
    most = wide - 2 * EDGE
    shapes: list[Shape] = [
        Label(wide / 2, 30, words.say(game.key), TITLE, bold=True, most=most),
        Label(wide / 2, 42, words.say("print-rules"), 4.2, "ink-2", most=most),
    ]
    if picture is not None:
        scale = min(PICTURE[0] / picture.width, PICTURE[1] / picture.height)
        x, y = (wide - picture.width * scale) / 2, 54 + (PICTURE[1] - picture.height * scale) / 2
        shapes.append(Group(picture.front, x, y, scale))
    y = 148.0
    for key in (f"{game.key}-about", f"{game.key}-by", "page-unofficial"):
        for text in wrapped(words.say(key), most, SMALL):
            shapes.append(Label(wide / 2, y, text, SMALL))
            y += SMALL * LEAD
        y += 2.5
    return shapes


def _leaves(game: Game, words: Words, wide: float, high: float, size: float) -> Iterator[list[Shape]]:
    leaf: list[Shape] = []
    y, bottom = EDGE + 4, high - EDGE - 6
    for section in rules_of(game):
        blocks = [wrapped(words.say(key), wide - 2 * EDGE, size) for key in section.body]
        first = HEAD * size * LEAD + 2 * size * LEAD
        if leaf and y + first > bottom:
            yield leaf
            leaf, y = [], EDGE + 4
        leaf.append(
            Label(
                EDGE,
                y,
                words.say(section.title),
                HEAD * size,
                bold=True,
                anchor="start",
                most=wide - 2 * EDGE,
            )
        )
        y += HEAD * size * LEAD + 0.6
        for block in blocks:
            for text in block:
                if y > bottom:
                    yield leaf
                    leaf, y = [], EDGE + 4
                leaf.append(Label(EDGE, y, text, size, anchor="start"))
                y += size * LEAD
            y += 1.2
        y += 3
    if leaf:
        yield leaf


def wrapped(text: str, most: float, size: float) -> Sequence[str]:
    """A text in lines of at most this width."""
    lines: list[str] = []
    space = width_of(" ") * size
    for paragraph in text.split("\n"):
        now: list[str] = []
        used = -space
        for word in paragraph.split(" "):
            wide = width_of(word) * size
            if now and used + space + wide > most:
                lines.append(" ".join(now))
                now, used = [], -space
            now.append(word)
            used += space + wide
        lines.append(" ".join(now))
    return lines
