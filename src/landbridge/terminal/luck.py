"""Whether the cards, dice and tiles of a record followed from the secret that was promised before the game."""

from __future__ import annotations

from rich import box
from rich.table import Table
from rich.text import Text

from landbridge.core.play.match import Match
from landbridge.core.play.record import follow
from landbridge.terminal.screen import Screen


def verify(match: Match, screen: Screen) -> bool:
    """Every chance event beside what it had to be; False if one differs or nothing can be said."""
    words = screen.words
    if not match.promise:
        screen.say("shell-verify-no-promise")
        return False
    if match.dealer is None:
        screen.say("shell-verify-no-secret")
        return False
    events, _ = follow(match, match.dealer.secret)
    fate = match.game.fate
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for key in ("shell-verify-round", "shell-verify-event", "shell-verify-draw"):
        table.add_column(words.say(key), justify="right")
    table.add_column("")
    for event in events:
        sign = Text("✓", "green") if event.true else Text(f"≠ {event.expected}", "bold red")
        table.add_row(str(event.turn), f"{fate} {event.text}", f"{event.hit + 1}/{event.bound}", sign)
    screen.print(table)
    wrong = next((event for event in events if not event.true), None)
    if wrong is None:
        screen.say("shell-verify-true", count=len(events))
        return True
    screen.say("shell-verify-false", turn=wrong.turn, event=fate, text=wrong.text, expected=wrong.expected)
    return False
