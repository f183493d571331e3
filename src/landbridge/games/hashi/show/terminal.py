"""Hashi on a terminal. A game's `terminal` module offers these functions, and each may be missing:

    draw(kit, view, seat, words, names, highlight, size)   the sheet of a seat as `view` shows it, and all about it
    sheet(kit, state, words, names)                        the score sheet of everybody
    bare(kit, words)                                       the board before anything stands on it
    help_lines(words)                                      how to play, line by line
    spoken(words)                                          moves in plain words: {"done": "."}

`words` speaks the reader's language, `names` are the seats' as they are to be shown, `highlight` holds handles of
what stands in the way, `size` is what the terminal has (columns, rows). The first three return what Rich prints.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from textwrap import wrap
from typing import TYPE_CHECKING

from landbridge.core.bits import size as count_of
from landbridge.core.game import LETTERS, Kit
from landbridge.core.graph import largest_piece
from landbridge.core.state import NOTHING, State
from landbridge.games.hashi import notation
from landbridge.games.hashi.game import RANKS, rank, table
from landbridge.games.hashi.rules.rulebook import (
    FIRST_POINTS,
    ISLAND_POINTS,
    LATER_POINTS,
    LINK,
    PILES,
    goal_points,
    is_early,
)
from landbridge.games.hashi.show.text_board import FLAGS, LARGE, SMALL, STYLES, Ink, ink
from landbridge.games.hashi.show.text_board import draw as draw_sheet
from landbridge.games.hashi.state import BLUE, CARDS, DRAFT, ISLANDS, LINKED, OVER, PAPER, RED, ROUNDS, SET_UP
from landbridge.texts import Words

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.text import Text

PANEL = 30  # columns beside the board
TALL = 36  # rows from which islands are drawn as boxes
SIGNS = {RED: FLAGS["red"], BLUE: FLAGS["blue"], LINKED: "∞"}
GOAL_STYLES = {RED: STYLES["red"], BLUE: STYLES["blue"], LINKED: "green"}
GOAL_KEYS = {RED: "hashi-sheet-red", BLUE: "hashi-sheet-blue", LINKED: "hashi-sheet-linked"}


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

    layout = LARGE if size[1] >= TALL else SMALL
    marks = ink(kit, view, seat)
    board = draw_sheet(kit, marks, layout, highlight)
    beside = _panel(kit, view, seat, words, names, marks)
    if size[0] < layout.width + 2 + PANEL:
        return Group(board, beside, _card_bar(kit, view))
    both = Table.grid(padding=(0, 3, 0, 0))
    both.add_column(width=layout.width)
    both.add_column(width=PANEL)
    both.add_row(board, beside)
    return Group(both, _card_bar(kit, view))


def bare(kit: Kit, words: Words) -> RenderableType:
    return draw_sheet(kit, None, SMALL)


def sheet(kit: Kit, state: State, words: Words, names: Sequence[str]) -> RenderableType:
    """Everybody's points, goal by goal; alone, with the rank."""
    from rich import box
    from rich.console import Group
    from rich.table import Table
    from rich.text import Text

    t = table(state)
    seats = range(t.seats)
    scores = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    scores.add_column("")
    for seat in seats:
        scores.add_column(Text(names[seat], overflow="ellipsis"), justify="right", no_wrap=True)
    finished = [count_of(t.sheets[seat].finished) for seat in seats]
    each = ISLAND_POINTS
    scores.add_row(words.say("hashi-sheet-islands"), *(f"{n} × {each} = {each * n}" for n in finished))
    for goal in (RED, BLUE, LINKED):
        label = Text.assemble((SIGNS[goal], GOAL_STYLES[goal]), " ", words.say(GOAL_KEYS[goal]))
        scores.add_row(label, *(str(goal_points(t, seat, goal) or "–") for seat in seats))
    scores.add_section()
    points = [kit.game.points(kit, state, seat) for seat in seats]
    scores.add_row(Text(words.say("hashi-sheet-total"), "bold"), *(Text(str(p), "bold") for p in points))
    if t.seats > 1 or t.stage != OVER:
        return scores
    place = rank(points[0])
    title = words.say(f"hashi-rank-{place}")
    return Group(
        scores,
        Text(words.say("hashi-sheet-rank", {"rank": place, "ranks": len(RANKS), "title": title}), "bold"),
    )


def help_lines(words: Words) -> list[str]:
    return words.say("hashi-help").splitlines()


def spoken(words: Words) -> dict[str, str]:
    """`done` and `no` as people say them; several words are separated by commas."""
    found = {}
    for key, move in (("hashi-spoken-done", "."), ("hashi-spoken-no", "no")):
        found.update({word.strip().lower(): move for word in words.say(key).split(",")})
    return found


# --- beside the board -------------------------------------------------------------------------------------


def _panel(kit: Kit, view: State, seat: int, words: Words, names: Sequence[str], marks: Ink) -> Text:
    from rich.text import Text

    lines = [Text(f"{LETTERS[seat]}  {names[seat]}", "bold"), *_card(kit, view, seat, words, names)]
    draft = _draft(kit, marks)
    lines += [Text(f"✎ {draft}" if draft else "", STYLES["wet"]), *_goals(kit, view, seat, words)]
    lines += [Text(), *_everybody(kit, view, seat, words, names)]
    panel = Text("\n").join(lines)
    panel.no_wrap = True
    panel.overflow = "ellipsis"
    return panel


def _card(kit: Kit, view: State, seat: int, words: Words, names: Sequence[str]) -> list[Text]:
    """What is to be done now: in three lines, with the card if one is face up."""
    from rich.text import Text

    t = table(view)
    if t.stage == SET_UP:
        key = "hashi-screen-prepare" if t.seats > 1 else "hashi-screen-prepare-alone"
        return _folded(words.say(key, {"owner": (seat + 1) % t.seats}, names))
    if view.layout == PAPER and view.challenger != NOTHING:
        return _folded(words.say("hashi-screen-challenge"))
    beside = [words.say("hashi-screen-card", {"card": t.card_no, "cards": ROUNDS}), "", ""]
    if t.seats == 1:
        beside[1] = _piles(t.card_no)
    if t.stage != DRAFT:
        return [Text(line) for line in beside]
    number, bridges = kit.fields.card_number[t.card], kit.fields.card_bridges[t.card]
    if t.drawn[seat] > 0:
        beside[2] = words.say("hashi-screen-drawn", {"drawn": t.drawn[seat], "bridges": bridges})
    picture = ["╭───────╮", f"│ {number} {'┃' * bridges:<3} │", "╰───────╯"]
    return [Text.assemble((line, "bold"), " ", text) for line, text in zip(picture, beside, strict=True)]


def _folded(text: str) -> list[Text]:
    from rich.text import Text

    lines = wrap(text, PANEL)
    return [Text(line) for line in lines + [""] * (3 - len(lines))]


def _piles(turned: int) -> str:
    """H6.1: alone, the cards lie in piles; those turned are full."""
    dots = iter("●" * turned + "○" * (ROUNDS - turned))
    return " ".join("".join(islice(dots, cards)) for cards in PILES)


def _draft(kit: Kit, marks: Ink) -> str:
    """What the running card has brought so far, in notation."""
    said = [f"{marks.sheet.number[i]}@{notation.island_name(kit, i)}" for i in sorted(marks.fresh_numbers)]
    for line, fresh in enumerate(marks.fresh):
        said += [notation.line_name(kit, line)] * fresh
    return " ".join(said)


def _goals(kit: Kit, view: State, seat: int, words: Words) -> list[Text]:
    """Islands, goals and the total: how far, and what each goal is worth."""
    from rich.text import Text

    t = table(view)
    mine = t.sheets[seat]
    islands = count_of(mine.finished)
    worth = str(ISLAND_POINTS * islands)
    rows = [Text(_row("  " + words.say("hashi-sheet-islands"), f"{islands}/{ISLANDS}", worth))]
    linked = largest_piece(kit.fields.ends, mine.spanned, mine.finished, 1)
    so_far = {
        RED: (count_of(mine.finished & kit.fields.red), count_of(kit.fields.red)),
        BLUE: (count_of(mine.finished & kit.fields.blue), count_of(kit.fields.blue)),
        LINKED: (min(linked, LINK), LINK),
    }
    for goal, (done, needed) in so_far.items():
        reached = goal_points(t, seat, goal)
        high, low = FIRST_POINTS[goal], LATER_POINTS[goal]
        early = is_early(t, goal, t.card_no + (t.stage != DRAFT))
        worth = str(reached) if reached else f"{high}/{low}" if early else f"–/{low}"
        row = Text(_row(f"{SIGNS[goal]} {words.say(GOAL_KEYS[goal])}", f"{done}/{needed}", worth))
        row.stylize(GOAL_STYLES[goal], 0, 1)
        if reached:
            row.stylize("bold green", 1)
        rows.append(row)
    total = str(kit.game.points(kit, view, seat))
    return [*rows, Text(_row("  " + words.say("hashi-sheet-total"), "", total), "bold")]


def _row(label: str, middle: str, right: str) -> str:
    return f"{label:<{PANEL - 11}.{PANEL - 11}}{middle:>5}{right:>6}"


def _everybody(kit: Kit, view: State, seat: int, words: Words, names: Sequence[str]) -> list[Text]:
    """Running totals; who is done is public (H2.9)."""
    from rich.text import Text

    t = table(view)
    if t.seats == 1:
        return []
    rows = []
    for other in range(t.seats):
        done = words.say("hashi-screen-done") if t.done >> other & 1 else ""
        name = f"{LETTERS[other]} {names[other]}"
        points = str(kit.game.points(kit, view, other))
        row = Text(f"{name:<15.15} {done:>9.9} {points:>4}", "bold" if other == seat else "")
        rows.append(row)
    return rows


def _card_bar(kit: Kit, view: State) -> Text:
    """HB6: all cards, those turned crossed off; the one face up stands in angle brackets."""
    from rich.text import Text

    t = table(view)
    bar = Text(no_wrap=True)
    face_up = t.card if t.stage == DRAFT else NOTHING
    for card in range(CARDS):
        group = " " if card and card % 3 == 0 else ""
        name = notation.card_name(kit, card)
        bar.append(("›" if card - 1 == face_up else "") + group)
        bar.append("‹" if card == face_up else "" if card - 1 == face_up else " ")
        if card == face_up:
            bar.append(name, "bold reverse")
        elif t.turned >> card & 1:
            bar.append(" × ", "dim")
        else:
            bar.append(name)
    bar.append("›" if face_up == CARDS - 1 else "")
    return bar
