"""Undo at the terminal is the match's own: public moves of one's own turn come back, nothing else does."""

from __future__ import annotations

from pathlib import Path

import pytest

import landbridge
from landbridge import Match, loads
from landbridge.terminal.table import lucky
from tests.terminal.script import landbridge_command, running

GAME = landbridge.game("loopit")


def begun() -> Match:
    """What the terminal begins with the same seed."""
    match = Match(GAME, GAME.kit(), ["Ada", "Ben"], lucky("1"))
    match.deal()
    return match


def lay(match: Match) -> str:
    """The last of the moves on offer is a tile that is laid; it is made and written."""
    (seat,) = match.acting
    move = GAME.offers(match.kit, match.state, seat)[-1]
    said = GAME.write(match.kit, match.state, seat, move)
    match.play(seat, move)
    return said


def typed(tmp_path: Path, *lines: str) -> tuple[str, Match]:
    done = landbridge_command(
        "play", "loopit", "--seats", "Ada,Ben", "--seed", "1", lines=["", *lines, "quit"], data=tmp_path
    )
    assert done.code == 0
    return done.out, loads(running(tmp_path).read_text(encoding="utf-8"))


@pytest.mark.parametrize("undo", ["undo", "undo all", "back"])
def test_a_public_move_of_ones_own_turn_comes_back(undo: str, tmp_path: Path) -> None:
    match = begun()
    start, tile = match.state.copy(), lay(match)
    out, kept = typed(tmp_path, tile, undo, undo)
    assert out.count("aken back.") == 1
    assert out.count("There is nothing to take back.") == 1
    assert kept.state == start
    out, kept = typed(tmp_path / "again", tile, undo, tile)
    assert kept.state == match.state
    assert kept.log == match.log


def test_a_turn_that_has_passed_does_not_come_back(tmp_path: Path) -> None:
    match = begun()
    tile = lay(match)
    (seat,) = match.acting
    assert match.undoable(seat) == 1
    out, kept = typed(tmp_path, f"{tile}; .", "", "undo")
    assert "There is nothing to take back." in out
    assert kept.length > match.length + 1
    assert kept.log[: match.length] == match.log
