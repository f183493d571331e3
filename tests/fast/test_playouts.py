"""Random games: numbered, finished, and the same interpreted and compiled."""

from __future__ import annotations

import pytest

import landbridge
from landbridge import State
from landbridge.core.kernel import can_compile
from landbridge.fast.playouts import random_games

HASHI = landbridge.game("hashi")


def test_a_number_gives_the_same_game() -> None:
    kit = HASHI.kit()
    states, decisions = random_games(kit, 2, 4)
    later, _ = random_games(kit, 2, 2, first=2)
    assert states[2:].tobytes() == later.tobytes()
    assert states[0].tobytes() != states[1].tobytes()
    assert decisions > 4 * 2 * 18  # everybody prepares and is done 17 times


def test_every_game_is_over() -> None:
    kit = HASHI.kit()
    states, _ = random_games(kit, 3, 5)
    assert all(HASHI.actors(kit, State(states[i : i + 1].copy())) == 0 for i in range(5))


@pytest.mark.skipif(not can_compile(), reason="compares with compiled rules")
@pytest.mark.parametrize("paper", ["off", "on"])
def test_compiled_games_are_the_interpreted_ones(paper: str) -> None:
    kit = HASHI.kit(HASHI.options_from({"paper": paper}))
    plain, fast = random_games(kit, 4, 6), random_games(kit.compiled(), 4, 6)
    assert plain.states.tobytes() == fast.states.tobytes()
    assert plain.decisions == fast.decisions
