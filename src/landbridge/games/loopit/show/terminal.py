"""Loopit on a terminal; what these functions are for is told in `landbridge.games.hashi.show.terminal`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from landbridge.core.game import LETTERS, Kit
from landbridge.core.state import State
from landbridge.games.loopit.show.text_board import MARGIN, WIDE, rack_rows, rows_of, text_of
from landbridge.games.loopit.state import LAY_TILES, LAYS, OVER, SIZE
from landbridge.texts import Words

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.text import Text

PANEL = 22  # columns beside the board
TALL = 40  # rows from which a square is drawn in two
BOARD = MARGIN + WIDE * SIZE


def draw(
    kit: Kit,
    view: State,
    seat: int,
    words: Words,
    names: Sequence[str],
    highlight: tuple[str, ...] = (),
    size: tuple[int, int] = (80, 24),
) -> RenderableType:
    """The board, the scores beside it, and the tiles of a seat below."""
    from rich.console import Group
    from rich.table import Table

    board = text_of(rows_of(kit, view, 2 if size[1] >= TALL else 1, highlight))
    beside = _panel(kit, view, words, names)
    rack = text_of(rack_rows(kit, [view.rack[seat, slot] for slot in range(view.held[seat])]))
    if size[0] < BOARD + 2 + PANEL:
        return Group(board, beside, rack)
    both = Table.grid(padding=(0, 2, 0, 0))
    both.add_column(width=BOARD)
    both.add_column(width=PANEL)
    both.add_row(board, beside)
    return Group(both, rack)


def bare(kit: Kit, words: Words) -> RenderableType:
    """The bonus squares, and how many tiles there are of each kind."""
    from rich.console import Group
    from rich.text import Text

    from landbridge.games.loopit.notation import kind_name

    tiles = [f"{kit.fields.tiles[kind]}×{kind_name(kit, kind)}" for kind in range(kit.fields.kinds)]
    return Group(text_of(rows_of(kit, None, 1)), Text("  ".join(tiles)))


def sheet(kit: Kit, state: State, words: Words, names: Sequence[str]) -> RenderableType:
    """Everybody's points, and how many tiles each was left with."""
    from rich import box
    from rich.table import Table
    from rich.text import Text

    scores = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    scores.add_column("")
    for seat in range(state.seats):
        scores.add_column(Text(names[seat], overflow="ellipsis"), justify="right", no_wrap=True)
    seats = range(state.seats)
    scores.add_row(words.say("loopit-sheet-left"), *(str(state.held[seat]) for seat in seats))
    points = [Text(str(state.score[seat]), "bold") for seat in seats]
    scores.add_row(Text(words.say("loopit-sheet-points"), "bold"), *points)
    return scores


def help_lines(words: Words) -> list[str]:
    return words.say("loopit-help").splitlines()


def spoken(words: Words) -> dict[str, str]:
    """Stop, exchange and pass as people say them; several words are separated by commas."""
    said = {"loopit-spoken-stop": ".", "loopit-spoken-exchange": "exchange", "loopit-spoken-pass": "pass"}
    return {word.strip().lower(): move for key, move in said.items() for word in words.say(key).split(",")}


def _panel(kit: Kit, view: State, words: Words, names: Sequence[str]) -> Text:
    """Round, bag, and everybody's points with the tiles on each rack."""
    from rich.text import Text

    number = {"round": view.round_no, "rounds": view.last_round}
    lines = [
        Text(words.say("loopit-screen-round-of" if view.last_round else "loopit-screen-round", number)),
        Text(words.say("loopit-screen-bag", {"count": view.in_bag})),
        Text(),
    ]
    for seat in range(view.seats):
        turn = view.stage != OVER and seat == view.mover
        name = f"{'›' if turn else ' '}{LETTERS[seat]} {names[seat]}"
        style = "bold" if turn else ""
        lines.append(Text(f"{name:<{PANEL - 6}.{PANEL - 6}} {view.score[seat]:>5}", style))
        lines.append(Text("   " + "▪" * view.held[seat], "dim"))
    if view.stage == LAY_TILES:
        lines += [Text(), Text(words.say("loopit-screen-laid", {"laid": view.laid, "lays": LAYS}))]
    panel = Text("\n").join(lines)
    panel.no_wrap = True
    panel.overflow = "ellipsis"
    return panel
