"""Do the dice cheat? The draws of many records beside the odds, as a table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from landbridge.core.errors import LandbridgeError
from landbridge.core.play.fairness import Fairness
from landbridge.core.play.shelf import volumes
from landbridge.registry import loads
from landbridge.terminal import files
from landbridge.terminal.screen import Screen

KINDS = ("begin", "board", "card", "die", "leave", "start", "tile")  # that have a name in every language


def compare(places: Sequence[Path], screen: Screen) -> bool:
    """Whether there was anything to compare."""
    found = Fairness()
    for file in _files(places):
        try:
            with file.open("rb") as lines:
                for volume in volumes(lines):
                    match = loads(volume.content, quick=True)
                    if match.over:
                        found.add(match)
        except (LandbridgeError, OSError):
            screen.complain(screen.words.say("fair-unreadable", {"place": files.shown(file)}))
    if not found.games:
        named = ", ".join(files.shown(place) for place in places)
        screen.complain(screen.words.say("fair-none", {"place": named}))
        return False
    screen.say("fair-all", games=found.games, draws=found.draws)
    for line in _table(found, screen):
        screen.print(line)
    return True


def _files(places: Sequence[Path]) -> Iterator[Path]:
    for place in places:
        if place.is_dir():
            yield from sorted(file for file in place.rglob("*") if file.is_file())
        else:
            yield place


def _table(found: Fairness, screen: Screen) -> Iterator[str]:
    say = screen.words.say
    columns = ("game", "kind", "draws", "chi", "freedom", "chance")
    rows = [[say(f"fair-column-{name}") for name in columns]]
    for (game, purpose), kind in sorted(found.kinds.items()):
        if not kind.draws:
            continue
        key = game.replace("_", "-")
        title = say(key) if screen.words.has(key) else game
        named = say(f"fair-kind-{purpose}") if purpose in KINDS else purpose
        test = kind.chi_square_test
        judged = [f"{test.statistic:.1f}", str(test.freedom), f"{test.chance:.3f}"] if test else []
        rows.append([title, named, str(kind.draws), *(judged or [say("fair-too-few"), "", ""])])
    widths = [max(len(row[i]) for row in rows) for i in range(len(columns))]
    for row in rows:
        yield "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
