"""Whole games as lines to type: a match played in the library says what a terminal with the same luck must do."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import NamedTuple

from typer.testing import CliRunner

import landbridge
from landbridge import cli
from landbridge.terminal.seats import bot_of, luck_of_bot
from landbridge.terminal.table import lucky


class Script(NamedTuple):
    lines: list[str]
    record: str


def script(names: Sequence[str], seed: str, **options: str) -> Script:
    """A game with random moves of the people; one line a turn, an empty one for each curtain."""
    game = landbridge.game("hashi")
    kit = game.kit(game.options_from(options))
    dealer = lucky(seed)
    match = landbridge.Match(game, kit, names, dealer)
    rng = Random(seed)
    bots = {i: bot for i, name in enumerate(names) if (bot := bot_of(game, name))}
    curtains = len(names) - len(bots) > 1
    lines: list[str] = []
    at_device = None
    while not match.over:
        if match.deal():
            continue
        seat = next((s for s in match.acting if s in bots), match.acting[0])
        settled = len(match.log)
        luck = luck_of_bot(dealer.secret, seat, settled)
        if seat not in bots and curtains and at_device != seat:
            lines.append("")
        said = []
        while seat in match.acting and len(match.log) == settled:
            if seat in bots:
                move = bots[seat](game, kit, match.view(seat), seat, luck, None)
            else:
                at_device = seat
                offers = game.offers(kit, match.state, seat)
                move = offers[rng.randrange(len(offers))]
                said.append(game.write(kit, match.state, seat, move))
            match.play(seat, move)
        if said:
            lines.append(" ".join(said))
    return Script(lines, landbridge.dumps(match))


class Result(NamedTuple):
    code: int
    out: str
    err: str

    @property
    def all(self) -> str:
        return self.out + self.err


def _environment(data: Path | None, more: dict[str, str]) -> dict[str, str]:
    known = {"LANG": "en_GB.UTF-8", "USER": "nora", "LANDBRIDGE_DATA": str(data), "COLUMNS": "80"}
    return known | more


def landbridge_command(
    *arguments: str, lines: Sequence[str] = (), data: Path | None = None, **environment: str
) -> Result:
    """The command in this process, which is quick, fed with lines."""
    done = CliRunner(env=_environment(data, environment)).invoke(
        cli.app, arguments, input="".join(line + "\n" for line in lines)
    )
    if done.exception and not isinstance(done.exception, SystemExit):
        raise done.exception
    return Result(done.exit_code, done.stdout, done.stderr)


def real_command(
    *arguments: str, lines: Sequence[str] = (), data: Path | None = None, **environment: str
) -> Result:
    """The same in a process of its own, as people call it."""
    clean = {k: v for k, v in os.environ.items() if k not in ("LC_ALL", "LC_MESSAGES", "FORCE_COLOR")}
    done = subprocess.run(
        [sys.executable, "-m", "landbridge", *arguments],
        input="".join(line + "\n" for line in lines).encode(),
        capture_output=True,
        env=clean | {"PYTHONIOENCODING": "utf-8"} | _environment(data, environment),
        timeout=60,
    )
    out, err = done.stdout.decode(errors="replace"), done.stderr.decode(errors="replace")
    assert "Traceback" not in err, err
    return Result(done.returncode, out, err)


def finished(data: Path) -> str:
    """The one record that was kept."""
    (file,) = (data / "finished").iterdir()
    assert not list((data / "running").iterdir())
    return file.read_text(encoding="utf-8")


def running(data: Path) -> Path:
    (file,) = (data / "running").glob("*.txt")
    return file
