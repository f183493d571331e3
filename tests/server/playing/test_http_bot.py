"""The example bot plays a whole game of every kind, in processes of its own."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import landbridge
from tests.server.host import Guest, Running, short_options

BOT = Path(__file__).parents[3] / "examples" / "http_bot.py"


def test_it_is_short_and_needs_nothing() -> None:
    lines = BOT.read_text().splitlines()
    assert len(lines) < 60
    imported = {line.split()[1].partition(".")[0] for line in lines if line.startswith(("import ", "from "))}
    assert imported <= sys.stdlib_module_names


@pytest.mark.some(1)
@pytest.mark.parametrize("game", landbridge.game_names())
def test_a_whole_game(game: str, server: Running, ada: Guest) -> None:
    seats = max(2, landbridge.game(game).seats.start)
    table = ada.open(game, *["open"] * seats, options=short_options(game))
    links = [f"{server.url}/join/{game}#{ada.invite(table, seat)}" for seat in "ABCD"[:seats]]
    bots = [
        subprocess.Popen([sys.executable, BOT, link, f"Bot {i}"], stdout=subprocess.PIPE, text=True)
        for i, link in enumerate(links)
    ]
    for bot in bots:
        said, _ = bot.communicate(timeout=120)
        assert bot.returncode == 0
        assert said.startswith("over")
    match = landbridge.loads(ada.get(f"/api/tables/{table}/record").body)
    assert match.over
    assert [name.startswith("Bot") for name in match.names] == [True] * seats
