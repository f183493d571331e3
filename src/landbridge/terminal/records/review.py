"""A review in the terminal: what everybody lost and was given, the turning points, and the worst decisions."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich import box
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from landbridge.core.game import LETTERS
from landbridge.core.play.match import Match
from landbridge.reviewing.report import Choice, Finding, Review
from landbridge.reviewing.reviewer import review
from landbridge.terminal.screen import Screen

WORST = 5  # decisions shown


def watched(match: Match, screen: Screen, effort: float) -> Review:
    """Review a game, with a bar while it takes time."""
    with bar(screen, "review-reviewing") as seen:
        return review(match, effort=effort, seen=seen)


@contextmanager
def bar(screen: Screen, key: str) -> Iterator[Callable[[int, int], None]]:
    """Show a bar while something long is done."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(screen.words.say(key, {}), total=None)

        def seen(done: int, total: int) -> None:
            progress.update(task, completed=done, total=total)

        yield seen


def as_json(found: Review) -> str:
    """All of it, for other programs."""
    return json.dumps(found.to_dict(), ensure_ascii=False)


def show(match: Match, found: Review, screen: Screen) -> None:
    """The whole review in words and tables."""
    screen.print(_players(match, found, screen))
    screen.say("review-turning")
    screen.print(_findings(found, found.turning_points(), screen))
    worst = found.mistakes()[:WORST]
    if worst:
        screen.say("review-worst")
        screen.print(_findings(found, list(worst), screen))
    screen.say("review-note-points")
    screen.say("review-note-judged")


def _players(match: Match, found: Review, screen: Screen) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("")
    for key in ("review-result", "review-luck", "review-adjusted", "review-decisions", "review-loss"):
        table.add_column(screen.words.say(key, {}), justify="right")
    for seat, name in enumerate(match.names):
        one = found.summary(seat)
        lead, luck, adjusted = (f"{x:+.1f}" for x in (one.lead, one.luck_lead, one.adjusted_lead))
        row = (lead, luck, adjusted, str(one.decisions), f"{one.loss:.2f}")
        table.add_row(Text(f"{LETTERS[seat]} {name}"), *row)
    return table


def _findings(found: Review, some: list[Finding], screen: Screen) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for key in ("review-round", "review-seat", "review-played", "review-better"):
        table.add_column(screen.words.say(key, {}), justify="right" if key == "review-round" else "left")
    for key in ("review-points", "review-chance"):
        table.add_column(screen.words.say(key, {}), justify="right")
    for one in some:
        if isinstance(one, Choice):
            better = one.best_text if one.best != one.moves else ""
            row = (
                LETTERS[one.seat],
                one.text,
                better,
                f"{-one.cost:+.1f}",
                f"{-100 * one.cost_share:+.0f} %",
            )
        else:
            seat = max(range(found.seats), key=lambda i: one.leads[i])
            luck = screen.words.say("review-lucky", {})
            row = (
                LETTERS[seat],
                one.text,
                luck,
                f"{one.leads[seat]:+.1f}",
                f"{100 * one.shares[seat]:+.0f} %",
            )
        table.add_row(str(one.turn), *(Text(cell) for cell in row))
    return table
