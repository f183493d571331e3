"""Hashi to print: sheets with both sides, and the deck. Everything is where the page's layout has it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from landbridge.core.game import Kit
from landbridge.core.show.paper import (
    Box,
    Circle,
    Group,
    Item,
    Label,
    Look,
    Part,
    Path,
    Shape,
    background,
    hatching,
    line,
    marked,
)
from landbridge.core.show.scene import scene_of
from landbridge.texts import Words

LEFT_OUT: frozenset[str] = frozenset()

SHEET = (88.0, 122.0)
CARD = (56.0, 79.0)  # nine on a page
SHEETS = 4  # as many as can play, on one page
SEA = 4.0  # from the sheet's edge to the drawing
TOP = 10.0
SHORE = 27  # radius of an island, in units of the layout
SIZE = 6


def parts(kit: Kit, words: Words) -> dict[str, Part]:
    front = _sheet(kit, words)
    back = () if kit.options.board else _sheet(_other(kit), words)
    sheets = tuple(Item(f"sheet {n + 1}", *SHEET, front, back) for n in range(SHEETS))
    ground = scene_of(kit.game).layout(kit)["board"]
    deck = tuple(
        Item(f"card {card['number']}/{card['bridges']}", *CARD, _card(card, words), _back(words))
        for card in ground["cards"]
    )
    return {"sheets": Part(sheets), "cards": Part(deck)}


def _other(kit: Kit) -> Kit:
    """The other side of the printed sheet."""
    return kit.game.kit(replace(kit.options, side="B" if kit.options.side == "A" else "A"))


def _title(kit: Kit, words: Words) -> str:
    """A board of one's own has a name; ours have one in every language."""
    if kit.options.board:
        return str(kit.board.name)
    return words.say(f"hashi-option-side-{kit.options.side}")


def scale_of(ground: dict[str, Any]) -> float:
    """Millimetres for a unit of the layout."""
    return (SHEET[0] - 2 * SEA) / float(2 * ground["margin"] + SIZE * ground["step"])


def _sheet(kit: Kit, words: Words) -> tuple[Shape, ...]:
    ground = scene_of(kit.game).layout(kit)["board"]
    wide = SHEET[0] - 2 * SEA
    shapes: list[Shape] = [
        background(*SHEET, "sheet"),
        Label(SEA, 5.6, _title(kit, words), 4.6, bold=True, anchor="start", most=58),
        Label(SEA + wide, 5.6, words.say("hashi"), 3.6, "ink-2", anchor="end", most=20),
        Group(tuple(_sea(ground)), SEA, TOP, scale_of(ground)),
    ]
    shapes += _deck(ground["cards"], TOP + wide + 2)
    shapes += _points(kit, words, TOP + wide + 14.5)
    return tuple(shapes)


def _sea(ground: dict[str, Any]) -> list[Shape]:
    """The board, in units of the layout."""
    side = 2 * ground["margin"] + SIZE * ground["step"]
    at = [island["at"] for island in ground["islands"]]
    shapes: list[Shape] = [Box(0, 0, side, side, Look("water", "rule-2", 2), 12)]
    dots = Look(line="ink-2", width=3.2, dash=(0.1, 9), round=True)
    for (x1, y1), (x2, y2) in ((at[a], at[b]) for a, b in (way["ends"] for way in ground["lines"])):
        level = y1 == y2
        dx, dy = (SHORE + 6, 0) if level else (0, SHORE + 6)
        shapes.append(line([(x1 + dx, y1 + dy), (x2 - dx, y2 - dy)], dots))
    for island in ground["islands"]:
        x, y = island["at"]
        shapes.append(Circle(x, y, SHORE, Look("sheet", "coast", 3)))
        shapes.append(Label(x + SHORE + 3, y + SHORE + 3, island["name"], 13, "ink-2"))  # beside every line
        if island["flag"]:
            shapes += _flag(island["flag"], x, y)
    for n in range(SIZE):
        middle = ground["margin"] + ground["step"] * (n + 0.5)
        shapes.append(Label(middle, 17, "abcdef"[n], 20, "ink-2"))
        shapes.append(Label(17, middle, str(n + 1), 20, "ink-2"))
    return shapes


def _flag(hue: str, x: float, y: float) -> list[Shape]:
    """A red flag is a full pennant, a blue one a banner with a swallow's tail and a bar: told apart without colours."""
    pole = line([(x + 20, y - 12), (x + 20, y - 42)], Look(line=f"{hue}-edge", width=3.5))
    look = Look(hue, f"{hue}-edge", 1.5)
    left, top = x + 20, y - 42
    if hue == "red":
        return [pole, line([(left, top), (left + 25, top + 9), (left, top + 18)], look, closed=True)]
    cloth = [(left, top), (left + 26, top), (left + 18, top + 8.5), (left + 26, top + 17), (left, top + 17)]
    bar = line([(left + 2, top + 8.5), (left + 15, top + 8.5)], Look(line="blue-on", width=3.5))
    return [pole, line(cloth, look, closed=True), bar]


def _deck(cards: list[dict[str, Any]], y: float) -> list[Shape]:
    """All cards in small, to be crossed off (HB6)."""
    shapes: list[Shape] = []
    step = (SHEET[0] - 2 * SEA) / 9
    for n, card in enumerate(cards):
        x, top = SEA + n % 9 * step, y + n // 9 * 5.8
        shapes.append(Box(x + 0.4, top, step - 0.8, 5.1, Look("card", "rule-2", 0.2), 0.8))
        shapes.append(Label(x + step * 0.32, top + 2.6, str(card["number"]), 3.2, bold=True))
        shapes += _strokes(card["bridges"], x + step * 0.52, top + 2.55, 2.4, 1.1, 0.45)
    return shapes


def _strokes(count: int, x: float, y: float, long: float, apart: float, thick: float) -> list[Shape]:
    heights = [y + (k - (count - 1) / 2) * apart for k in range(count)]
    return [Path(tuple(((x, at), (x + long, at)) for at in heights), Look(line="marker", width=thick))]


def _points(kit: Kit, words: Words, y: float) -> list[Shape]:
    """Room for the points, with the words of the score sheet."""
    rows = scene_of(kit.game).scene(kit, kit.game.start(kit, 2), -1)["sheet"]
    step = (SHEET[0] - 2 * SEA) / len(rows)
    shapes: list[Shape] = []
    for n, row in enumerate(rows):
        x = SEA + n * step
        last = row["kind"] == "total"
        said = (
            words.say("hashi-score-total") if last else words.say(row["label"]["key"], row["label"]["values"])
        )
        shapes.append(Box(x + 0.4, y, step - 0.8, 9.5, Look("card", "ink" if last else "rule-2", 0.3), 0.8))
        shapes.append(Label(x + step / 2, y + 11.2, said, 2.3, "ink-2", bold=last, most=step - 1))
    return shapes


def _card(card: dict[str, Any], words: Words) -> tuple[Shape, ...]:
    wide, high = CARD
    small = str(card["number"])
    return (
        background(wide, high, "card"),
        Box(3, 3, wide - 6, high - 6, Look(line="rule-2", width=0.4), 3),
        Label(wide / 2, 31, marked(card["number"]), 34, "marker", bold=True),
        *_strokes(card["bridges"], wide / 2 - 14, 60, 28, 6.4, 2.8),
        Label(8, 8.5, small, 6, "ink-2", bold=True),
        *_strokes(card["bridges"], 12.5, 8.5, 6, 1.8, 0.7),
        Label(wide - 8, high - 8.5, small, 6, "ink-2", bold=True, turn=180),
    )


def _back(words: Words) -> tuple[Shape, ...]:
    wide, high = CARD
    return (
        background(wide, high, "act"),
        *hatching(wide, high, 4, "act-on", 0.2),
        Box(6, high / 2 - 8, wide - 12, 16, Look("act", "act-on", 0.5), 3),
        Label(wide / 2, high / 2, words.say("hashi"), 7, "act-on", bold=True, most=wide - 16),
    )
