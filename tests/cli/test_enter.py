"""A game with a real box, entered move by move: one of each kind, with undo and hints, then read and reviewed."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

import landbridge
from landbridge.cli import app
from landbridge.core.options import to_text
from landbridge.core.play import record
from landbridge.core.play.match import Match
from landbridge.core.state import FATE
from landbridge.reviewing.judging import Budget
from landbridge.reviewing.reviewer import review

ROOT = Path(__file__).parents[2]
GOLDEN = ("hashi-2-a", "loopit-2-book", "river_dragons-2-basic", "the_border-2")
LITTLE = Budget(values=2, searched=8, compared=2, told=2, ahead=2)


def golden(name: str) -> Match:
    return landbridge.loads(next(ROOT.glob(f"tests/records/**/{name}.*")).read_text("utf-8"))


def lines(match: Match) -> list[str]:
    """What somebody at the table would type, in the order in which it is asked for."""
    game, kit = match.game, match.kit
    waiting = {
        seat: [move for who, move in match.log if who == seat] for seat in {one.seat for one in match.log}
    }
    again = Match(game, kit, match.names)
    said = []
    while not again.over:
        seat = again.acting[0]
        move = waiting[seat].pop(0)
        view = again.state if seat == FATE else again.view(seat)
        said.append(game.write(kit, view, seat, move))
        again.make(seat, move)
    return said


def entered(match: Match, out: Path, said: list[str]) -> str:
    options = [f"--option={k}={v}" for k, v in to_text(match.kit.options).items()]
    asked = [
        "enter",
        match.game.name,
        "-o",
        str(out),
        "--seats",
        ",".join(match.names),
        "--lang",
        "en",
        *options,
    ]
    return CliRunner().invoke(app, asked, input="".join(f"{one}\n" for one in said)).output


@pytest.mark.few(2)
@pytest.mark.parametrize("name", GOLDEN)
def test_a_game_of_each_kind_is_entered_and_reviewed(name: str, tmp_path: Path) -> None:
    match, out = golden(name), tmp_path / "mine.txt"
    said = lines(match)
    half = len(said) // 2
    entered(match, out, [*said[:3], "undo", said[2], "nonsense", *said[3:half], "quit"])
    assert not landbridge.loads(out.read_text("utf-8")).over
    told = entered(match, out, said[half:])
    assert "Points:" in told, told[-600:]
    text = out.read_text("utf-8")
    assert "luck outside" in text.splitlines()[0]
    found = landbridge.loads(text)
    assert found.outside
    assert found.log == match.log
    assert record.dumps(found) == text
    checked = CliRunner().invoke(app, ["verify", str(out), "--lang", "en"])
    assert checked.exit_code == 1
    assert "came from outside" in checked.output
    assert review(text, LITTLE).findings


def test_what_cannot_come_is_refused_and_hints_are_given(tmp_path: Path) -> None:
    match, out = golden("hashi-2-a"), tmp_path / "mine.txt"
    said = lines(match)
    card = next(n for n, one in enumerate(said) if "/" in one)
    told = entered(match, out, [*said[:card], "9/9", said[card], "hint", "quit"])
    assert "Saved:" in told
    assert len(landbridge.loads(out.read_text("utf-8")).log) == card + 1
