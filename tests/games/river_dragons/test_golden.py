"""Golden games: whole records that must replay to the same end for ever (or the rules' version grows)."""

from __future__ import annotations

from pathlib import Path

import pytest

from landbridge import dumps, loads
from landbridge.core.compile.kernel import can_compile
from landbridge.core.play.record import follow
from tests.games.river_dragons.scene import GAME
from tools.river_dragons_golden import GAMES

FOLDER = Path(__file__).parents[2] / "records"
# Who wins, written here as well: a change of the rules cannot pass by changing the records alone.
WINNERS = {
    "river_dragons-2-basic": ("Ada", 2),
    "river_dragons-2-expert": ("Ben", 2),
    "river_dragons-3-basic": ("Cleo", 3),
    "river_dragons-3-expert": ("Ben", 4),
    "river_dragons-4-basic": ("Dan", 2),
    "river_dragons-4-expert": ("Ben", 3),
    "river_dragons-5-basic": ("Eve", 4),
    "river_dragons-5-expert": ("Ben", 3),
    "river_dragons-6-basic": ("Cleo", 3),
    "river_dragons-6-expert": ("Eve", 5),
    "river_dragons-2-drawn": (None, 1),
    "river_dragons-3-alternate": ("Ben", 3),
    "river_dragons-4-eye": ("Dan", 2),
}


def read(name: str) -> str:
    return (FOLDER / f"{name}.landbridge").read_bytes().decode()


def test_every_number_of_seats_and_both_sides_have_a_golden_game() -> None:
    kept = {file.stem for file in FOLDER.glob("river_dragons-*.landbridge")}
    assert kept == set(GAMES) == set(WINNERS)
    for seats in GAME.seats:
        for side in ("basic", "expert"):
            match = loads(read(f"river_dragons-{seats}-{side}"))
            assert match.seats == seats
            assert match.kit.options.side == side


@pytest.mark.parametrize("name", WINNERS)
def test_a_golden_game_is_read_and_written_letter_by_letter(name: str) -> None:
    text = read(name)
    match = loads(text)
    assert match.over
    winner = match.names[match.state.winner] if match.state.winner >= 0 else None
    assert (winner, match.state.round_no) == WINNERS[name]
    assert dumps(match) == text
    assert text.startswith(f"landbridge 1 · river_dragons {GAME.version} ·")


@pytest.mark.parametrize("name", WINNERS)
def test_a_golden_game_is_the_same_at_every_speed(name: str) -> None:
    if not can_compile():
        pytest.skip("Numba is not installed")
    slow, quick = loads(read(name)), loads(read(name), quick=True)
    assert quick.kit.rules.compiled
    assert slow.state == quick.state


@pytest.mark.parametrize("name", WINNERS)
def test_the_luck_of_a_golden_game_follows_from_its_secret(name: str) -> None:
    match = loads(read(name))
    assert match.dealer is not None
    events, _ = follow(match, match.dealer.secret)
    assert [event.true for event in events] == [True]  # the lot decides who begins, and nothing else
