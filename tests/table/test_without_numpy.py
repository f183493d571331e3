"""Playing needs nothing but Python: a browser has no NumPy, and a first look at the package is to be quick."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).with_name("bare.py")
GAMES = {
    "hashi": ("hashi", "greedy,beginner,casual"),
    "hashi on paper": ("hashi", "greedy,club", "paper=on"),
    "the border": ("the_border", "greedy,beginner,casual"),
    "loopit": ("loopit", "greedy,beginner,expert"),
    "river dragons": ("river_dragons", "greedy,beginner,casual"),
    "river dragons, expert side": ("river_dragons", "club,casual", "side=expert"),
}


@pytest.mark.few(1)
@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_without_numpy(name: str) -> None:
    given = GAMES[name]
    run = subprocess.run([sys.executable, str(SCRIPT), *given], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    told = json.loads(run.stdout)
    seats = 2 + given[1].count(",")
    assert told["status"] == "over"
    assert len(told["points"]) == seats
    assert {str(seat) for seat in range(seats)} < set(told["moves"])
    for asked in ("view", "scene", "offers", "why", "undo"):
        assert told["asked"][asked] > 0, asked
    assert told["modules"] > 80


def test_a_name_of_the_package_brings_no_more_than_it_needs() -> None:
    code = (
        "import sys, landbridge\n"
        "landbridge.game('hashi').kit(), landbridge.Match, landbridge.Dealer, landbridge.loads\n"
        "print(*{name.partition('.')[0] for name in sys.modules})"
    )
    environment = {key: value for key, value in os.environ.items() if not key.startswith("COVERAGE")}
    run = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, env=environment
    )
    assert not {"numpy", "numba", "rich", "typer", "fluent", "babel"} & set(run.stdout.split())
