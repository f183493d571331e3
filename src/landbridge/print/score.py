"""A sheet for the points: a line for everything that scores, or for every round, and a column for each player."""

from __future__ import annotations

from landbridge.core.game import Game, Kit
from landbridge.core.show.paper import Item, Label, Look, Part, Shape, background, printing_of, rows_of_cells
from landbridge.core.show.scene import scene_of
from landbridge.core.state import PUBLIC
from landbridge.texts import Words

SHEET = (88.0, 122.0)
COUNT = 4  # on a page
EDGE = 4.0
TOP = 12.0
MOST = 13.0  # height of a line


def score_part(game: Game, kit: Kit, words: Words) -> Part:
    front = _sheet(game, kit, words)
    return Part(tuple(Item(f"score {n + 1}", *SHEET, front) for n in range(COUNT)))


def rows_of(game: Game, kit: Kit, words: Words) -> list[str]:
    """What the lines are called: as the game says, or as on the page."""
    said = getattr(printing_of(game), "score_rows", None)
    if said is not None:
        found: list[str] = said(kit, words)
        return found
    start = game.start(kit, game.seats.stop - 1)
    rows = [row for row in scene_of(game).scene(kit, start, PUBLIC)["sheet"] if row["kind"] == "part"]
    return [words.say(row["label"]["key"], row["label"]["values"]) for row in rows]


def _sheet(game: Game, kit: Kit, words: Words) -> tuple[Shape, ...]:
    players = game.seats.stop - 1
    labels = ["", *rows_of(game, kit, words), words.say("print-total")]
    wide, high = SHEET[0] - 2 * EDGE, min(MOST * len(labels), SHEET[1] - TOP - EDGE)
    step = high / len(labels)
    numbered = all(label.isdigit() for label in labels[1:-1])
    first = 12.0 if numbered else wide - players * min(10.0, (wide - 24) / players)
    shapes: list[Shape] = [
        background(*SHEET, "sheet"),
        Label(EDGE, 6.5, words.say(game.key), 4.6, bold=True, anchor="start", most=wide),
    ]
    look = Look(line="rule-2", width=0.25)
    shapes += rows_of_cells(EDGE, TOP, first, high, 1, len(labels), look)
    shapes += rows_of_cells(EDGE + first, TOP, wide - first, high, players, len(labels), look)
    for n, label in enumerate(labels):
        last = n == len(labels) - 1
        size = min(3.0, step * 0.6)
        y = TOP + step * (n + 0.5)
        if label:
            shapes.append(Label(EDGE + 1, y, label, size, bold=last, anchor="start", most=first - 2))
    return tuple(shapes)
