"""The Border on a terminal; what these functions are for is told in `landbridge.games.hashi.show.terminal`."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap
from typing import TYPE_CHECKING

from landbridge.core.bits import size as count_of
from landbridge.core.game import LETTERS, Kit
from landbridge.core.state import NOTHING, State
from landbridge.games.the_border import rules
from landbridge.games.the_border.board import COLOUR_LETTERS
from landbridge.games.the_border.show.text_board import (
    NARROW,
    STYLES,
    WIDE,
    bare_map,
    sheet_map,
    value_now,
    width,
)
from landbridge.games.the_border.state import (
    AREAS,
    BOARDS,
    CHOOSE,
    COLOURS,
    ENOUGH,
    FIRST,
    OVER,
    ROLLS,
    SECOND,
)
from landbridge.texts import Words

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.text import Text

PANEL = 26  # columns beside the board
TALL = 36  # rows from which the board is drawn wide, with everything else below it


def draw(
    kit: Kit,
    view: State,
    seat: int,
    words: Words,
    names: Sequence[str],
    highlight: tuple[str, ...] = (),
    size: tuple[int, int] = (80, 24),
) -> RenderableType:
    from rich.console import Group
    from rich.table import Table

    board = kit.board
    tall = size[1] >= TALL and size[0] >= width(board, WIDE)
    step = WIDE if tall else NARROW
    sheet = sheet_map(kit, view, seat, highlight, step)
    task, areas, others = (
        _task(kit, view, seat, words, names),
        _areas(kit, view, seat, words),
        _everybody(kit, view, seat, words, names),
    )
    both = Table.grid(padding=(0, 2, 0, 0))
    if tall:
        both.add_row(_joined(areas), _joined([*task, *others]))
        return Group(sheet, both)
    beside = _joined([*task, *areas, *others])
    if size[0] < width(board, NARROW) + 1 + PANEL:
        return Group(sheet, beside)
    both.add_column(width=width(board, NARROW))
    both.add_column(width=PANEL)
    both.add_row(sheet, beside)
    return both


def bare(kit: Kit, words: Words) -> RenderableType:
    """All four boards, two by two where there is room."""
    from rich.console import Group
    from rich.text import Text

    parts = []
    for n in range(BOARDS):
        parts += [Text(f"board{n + 1}", "bold"), bare_map(kit.board, n, WIDE), Text()]
    return Group(*parts, Text(words.say("the-border-screen-legend")))


def sheet(kit: Kit, state: State, words: Words, names: Sequence[str]) -> RenderableType:
    """Everybody's points, area by area."""
    from rich import box
    from rich.table import Table
    from rich.text import Text

    seats = range(state.seats)
    scores = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    scores.add_column("")
    for seat in seats:
        scores.add_column(Text(names[seat], overflow="ellipsis"), justify="right", no_wrap=True)
    for area in range(AREAS):
        label = f"{motif(kit, area, words)} {rules.FIRST_POINTS[area]}/{rules.LATER_POINTS[area]}"
        scores.add_row(label, *(str(rules.area_points(state, seat, area) or "–") for seat in seats))
    scores.add_section()
    totals = [kit.game.points(kit, state, seat) for seat in seats]
    scores.add_row(Text(words.say("the-border-sheet-total"), "bold"), *(Text(str(p), "bold") for p in totals))
    best = [kit.game.tiebreak(kit, state, seat) for seat in seats]
    scores.add_row(words.say("the-border-sheet-best"), *(str(p or "–") for p in best))
    return scores


def help_lines(words: Words) -> list[str]:
    return [*words.say("the-border-help").splitlines(), words.say("the-border-screen-legend")]


def spoken(words: Words) -> dict[str, str]:
    """`done` and `stop` as people say them; several words are separated by commas."""
    found = {}
    for key, move in (("the-border-spoken-done", "."), ("the-border-spoken-stop", "stop")):
        found.update({word.strip().lower(): move for word in words.say(key).split(",")})
    return found


def motif(kit: Kit, area: int, words: Words) -> str:
    return words.say(f"the-border-motif-{kit.memo['motifs'][area]}")


# --- beside the board -------------------------------------------------------------------------------------


def _joined(lines: Sequence[Text]) -> Text:
    from rich.text import Text

    panel = Text("\n").join(lines)
    panel.no_wrap = True
    panel.overflow = "ellipsis"
    return panel


def _task(kit: Kit, view: State, seat: int, words: Words, names: Sequence[str]) -> list[Text]:
    """Whose sheet, which round, the dice, and what is to be done."""
    from rich.text import Text

    board = f" · {view.board[seat] + 1}" if view.board[seat] != NOTHING else ""
    lines = [Text(f"{LETTERS[seat]}  {names[seat]}{board}", "bold")]
    if view.active == NOTHING:
        return lines
    said = words.say("the-border-screen-round", {"round": view.round_no})
    if view.stage == CHOOSE:
        said += " · " + words.say("the-border-screen-roll", {"roll": view.roll_no, "rolls": ROLLS})
    lines += [Text(said), Text(words.say("the-border-screen-active", {"seat": view.active}, names))]
    if view.stage in (CHOOSE, FIRST, SECOND):
        lines.append(_dice(view, seat))
    task = {CHOOSE: "choose", FIRST: "first", SECOND: "second"}.get(view.stage)
    if task and kit.game.actors(kit, view) >> seat & 1:
        said = words.say(f"the-border-screen-{task}")
        if view.stage == SECOND and view.dice == 0:
            said += " " + words.say("the-border-screen-one-die")
        lines += [Text(line, "italic") for line in wrap(said, PANEL)]
    return lines


def _dice(view: State, seat: int) -> Text:
    """All five; those used stand in brackets: by the active player, then by this seat's draft (B3.1, B3.4)."""
    from rich.text import Text

    line = Text()
    pool = rules.pool(view) if view.stage == SECOND else view.dice
    for colour in range(COLOURS):
        letter = COLOUR_LETTERS[colour]
        free = rules.dice_of(pool, colour) - rules.dice_of(view.used[seat], colour)
        for i in range(rules.dice_of(view.rolled, colour)):
            if i < free:
                line.append(f"[{letter}] ", f"bold {STYLES[letter]}")
            else:
                line.append(f"({letter}) ", "dim")
    return line


def _areas(kit: Kit, view: State, seat: int, words: Words) -> list[Text]:
    """Each area: its name, what it would bring now, and how many spaces are missing; or what it brought."""
    from rich.text import Text

    rows = []
    for area in range(AREAS):
        name = motif(kit, area, words)
        points = rules.area_points(view, seat, area)
        if points:
            rows.append(Text(f"✓ {name:<13.13}{points:>3}", "bold green"))
            continue
        crossed = view.sheets[seat].crossed
        missing = sum(count_of(kit.fields.ring[area, w] & ~crossed[w]) for w in range(2))
        rows.append(Text(f"  {name:<13.13}{value_now(view, seat, area):>3}  · {missing}"))
    return rows


def _everybody(kit: Kit, view: State, seat: int, words: Words, names: Sequence[str]) -> list[Text]:
    """Points and areas of all; who is done is public (B3.5)."""
    from rich.text import Text

    rows = []
    for other in range(view.seats):
        done = view.stage == SECOND and other != view.active and view.done >> other & 1
        mark = "●" if other == view.active and view.stage != OVER else "✓" if done else " "
        points, areas = kit.game.points(kit, view, other), rules.completed(view, other)
        name = f"{LETTERS[other]} {names[other]}"
        rows.append(
            Text(f"{mark} {name:<13.13}{points:>3}  {areas}/{ENOUGH}", "bold" if other == seat else "")
        )
    return rows
