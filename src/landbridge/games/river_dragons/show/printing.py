"""River Dragons to print, at true size: the delta over several pages, planks, stones, pawns, and everybody's cards."""

from __future__ import annotations

from typing import Any

from landbridge.core.game import Kit
from landbridge.core.show.glyphs import glyph
from landbridge.core.show.paper import (
    Box,
    Circle,
    Curve,
    Group,
    Item,
    Label,
    Look,
    Part,
    Shape,
    background,
    hatching,
    line,
    marked,
)
from landbridge.core.show.scene import scene_of
from landbridge.games.river_dragons.show.scene import UNITS
from landbridge.games.river_dragons.state import CARDS, COLOURS, DRAGON, STONES
from landbridge.texts import Words

LEFT_OUT = frozenset({"river-dragons-learn-expert-2"})

CARD = (42.0, 62.0)
PAWN = (18.0, 60.0)  # folded in the middle, with a foot at both ends
FOOT = 9.0
GAMES = 12  # lines of the score sheet
MILLIMETRE = 1 / UNITS  # for a unit of the layout


def parts(kit: Kit, words: Words) -> dict[str, Part]:
    ground = scene_of(kit.game).layout(kit)["board"]
    wide, high = ground["width"] * MILLIMETRE, ground["height"] * MILLIMETRE
    drawn = (background(wide, high, "river"), Group(tuple(_delta(ground)), scale=MILLIMETRE))
    planks = tuple(
        _plank(colour, size, length * MILLIMETRE, ground["plankWidth"] * MILLIMETRE)
        for size, length in enumerate(ground["lengths"], 1)
        for colour in COLOURS
    )
    across = 2 * ground["stoneRadius"] * MILLIMETRE
    stones = tuple(Item(f"stone {n + 1}", across, across, _stone(across / 2)) for n in range(STONES))
    pawns = tuple(Item(f"pawn {colour}", *PAWN, _pawn(colour)) for colour in COLOURS)
    cards = [Item("first player", *CARD, _first(words), _first(words))]
    for colour in COLOURS:
        hand = [card for card in range(CARDS) if card != DRAGON + COLOURS.index(colour)]
        cards += [
            Item(f"card {colour} {card}", *CARD, _card(card, colour, words), _back(colour)) for card in hand
        ]
    return {
        "board": Part((Item("board", wide, high, drawn),), large=True),
        "planks": Part((*planks, *stones, *pawns)),
        "cards": Part(tuple(cards)),
    }


def score_rows(kit: Kit, words: Words) -> list[str]:
    return [str(n) for n in range(1, GAMES + 1)]


def _delta(ground: dict[str, Any]) -> list[Shape]:
    """Villages and islands, in units of the layout."""
    shapes: list[Shape] = []
    for island in ground["islands"]:
        x, y = island["at"]
        shapes.append(Circle(x, y, ground["islandRadius"], Look("shoal", "ink-2", 1.5, dash=(5, 4))))
        shapes.append(Label(x, y, island["name"], 20, "ink-2"))
    for hue, (x, y) in zip(COLOURS, ground["villages"], strict=True):
        shapes.append(Circle(x, y, ground["villageRadius"], Look("land", "coast", 3)))
        shapes += _house(hue, x, y)
    return shapes


def _house(hue: str, x: float, y: float) -> list[Shape]:
    walls = [(x - 24, y + 24), (x - 24, y - 4), (x, y - 26), (x + 24, y - 4), (x + 24, y + 24)]
    return [line(walls, Look(hue, f"{hue}-edge", 3), closed=True), glyph(hue, x, y + 6, 26)]


def _plank(hue: str, size: int, length: float, width: float) -> Item:
    middle = width / 2
    shapes: list[Shape] = [background(length, width, "wood")]
    for x in (10.5, length - 10.5):
        shapes.append(Box(x - 6, -2, 12, width + 4, Look(hue, f"{hue}-edge", 0.4)))
        shapes.append(glyph(hue, x, middle, 9.5))
    shapes.append(Label(length / 2, middle, marked(size), 8, "wood-ink", bold=True))
    grain = Look(line="wood-edge", width=0.15)
    for y in (width * 0.18, width * 0.82):
        shapes.append(line([(19, y), (length - 19, y)], grain))
    return Item(f"plank {size} {hue}", length, width, tuple(shapes))


def _stone(radius: float) -> tuple[Shape, ...]:
    return (
        Circle(radius, radius, radius, Look("stone", "stone-edge", 0.4)),
        Circle(radius, radius, radius * 0.62, Look(line="stone-edge", width=0.3)),
    )


def _pawn(hue: str) -> tuple[Shape, ...]:
    wide, high = PAWN
    fold = Look(line="ink-2", width=0.2, dash=(1.2, 1))
    return (
        background(wide, high, "card"),
        Box(-2, FOOT, wide + 4, high - 2 * FOOT, Look(hue)),
        glyph(hue, wide / 2, high / 2 - 10, 13),
        Group((glyph(hue, 0, 0, 13),), wide / 2, high / 2 + 10, turn=180),
        *(line([(0, y), (wide, y)], fold) for y in (FOOT, high / 2, high - FOOT)),
    )


def _card(card: int, owner: str, words: Words) -> tuple[Shape, ...]:
    wide, high = CARD
    said = words.say("river-dragons-name", {"card": card, "dragon": card - DRAGON})
    return (
        background(wide, high, "card"),
        Box(3, 3, wide - 6, high - 6, Look(line="rule-2", width=0.4), 3),
        Circle(8.5, 8.5, 3.6, Look(owner, f"{owner}-edge", 0.3)),
        glyph(owner, 8.5, 8.5, 5.2),
        *_picture(card, wide / 2, 29),
        Label(wide / 2, 53, said, 5, bold=True, most=wide - 9),
    )


def _picture(card: int, x: float, y: float) -> list[Shape]:
    """What a card does, drawn."""
    stone, wood = Look("stone", "stone-edge", 0.5), Look("wood", "wood-edge", 0.5)
    arrow = Look(line="marker", width=1.2, round=True)
    if card in (0, 1):
        return [Circle(x + at, y, 6, stone) for at in ((0,) if card == 0 else (-7.5, 7.5))]
    if card in (2, 3):
        return [Box(x - 15, y + at - 3, 30, 6, wood, 1) for at in ((0,) if card == 2 else (-5, 5))]
    if card in (4, 5):
        steps = (0,) if card == 4 else (-6, 6)
        return [part for at in steps for part in _arrow(x, y + at, arrow)]
    if card == 6:
        leap = ((x - 13, y + 6), (x - 8, y - 14), (x + 8, y - 14), (x + 13, y + 6))
        head = line([(x + 8, y + 3), (x + 13, y + 7), (x + 16, y + 1)], arrow)
        return [Curve(leap, arrow), head, Circle(x, y + 5, 4, Look("rule-2", "ink", 0.4))]
    if card == 7:
        cross = [
            line([(x - 11, y - 11), (x + 11, y + 11)], arrow),
            line([(x - 11, y + 11), (x + 11, y - 11)], arrow),
        ]
        return [Box(x - 15, y - 3, 30, 6, wood, 1), *cross]
    hue = COLOURS[card - DRAGON]
    return [Circle(x, y, 13, Look(hue, f"{hue}-edge", 0.8)), glyph(hue, x, y, 19)]


def _arrow(x: float, y: float, look: Look) -> list[Shape]:
    return [line([(x - 12, y), (x + 12, y)], look), line([(x + 7, y - 4), (x + 12, y), (x + 7, y + 4)], look)]


def _back(hue: str) -> tuple[Shape, ...]:
    wide, high = CARD
    return (
        background(wide, high, hue),
        *hatching(wide, high, 5, f"{hue}-edge", 0.25),
        Circle(wide / 2, high / 2, 13, Look(hue, f"{hue}-on", 0.7)),
        glyph(hue, wide / 2, high / 2, 19),
    )


def _first(words: Words) -> tuple[Shape, ...]:
    wide, high = CARD
    return (
        background(wide, high, "act"),
        Label(wide / 2, high / 2 - 6, "1", 26, "act-on", bold=True),
        Label(wide / 2, high / 2 + 16, words.say("print-first-player"), 5, "act-on", most=wide - 8),
    )
