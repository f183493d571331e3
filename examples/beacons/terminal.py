"""Beacons on a terminal: the hills as letters, the ridge without fog in bold."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from landbridge.core.game import LETTERS, Kit
from landbridge.core.state import State
from landbridge.texts import Words

from .game import COLUMNS, hill_name
from .state import PICK, SIDE

if TYPE_CHECKING:
    from rich.console import RenderableType


def draw(
    kit: Kit,
    view: State,
    seat: int,
    words: Words,
    names: Sequence[str],
    highlight: tuple[str, ...] = (),
    size: tuple[int, int] = (80, 24),
) -> RenderableType:
    from rich.text import Text

    lines = [Text("    " + "   ".join(COLUMNS), "dim")]
    for ridge in range(SIDE):
        line = Text(f"  {ridge + 1} ", "dim")
        for hill in range(SIDE * ridge, SIDE * (ridge + 1)):
            style = "reverse" if f"hill-{hill_name(hill)}" in highlight else ""
            clear = view.stage == PICK and ridge == view.ridge
            line.append(sign(view, seat, hill), style or ("bold" if clear else "dim"))
            line.append("   ")
        lines.append(line)
    lines.append(Text())
    for other in range(view.seats):
        done = words.say("beacons-status-picked") if view.stage == PICK and view.done >> other & 1 else ""
        points = kit.game.points(kit, view, other)
        lines.append(Text(f"  {LETTERS[other]} {names[other]:<16.16} {points:>3}  {done}"))
    if view.stage == PICK:
        lines.append(Text("\n  " + words.say("beacons-prompt", {"ridge": view.ridge + 1})))
    return Text("\n").join(lines)


def sign(view: State, seat: int, hill: int) -> str:
    """A beacon's letter, × where several met, ● one's own pick, ○ free, · in the fog."""
    for owner in range(view.seats):
        if view.lit[owner] >> hill & 1:
            return LETTERS[owner]
    if view.dark >> hill & 1:
        return "×"
    if view.stage != PICK or hill // SIDE != view.ridge:
        return "·"
    return "●" if view.picked[seat] == hill else "○"


def help_lines(words: Words) -> list[str]:
    return words.say("beacons-help").splitlines()
