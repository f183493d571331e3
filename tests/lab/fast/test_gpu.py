"""The kernels for a graphics card, in Numba's simulator: the same games as everywhere else.

In a process of its own, since the simulator is chosen before Numba is imported. On a real card `bench/twin.py --gpu`
compares a million games of each.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from landbridge import registry
from landbridge.core.compile.kernel import can_compile

ROOT = Path(__file__).parents[3]

pytestmark = pytest.mark.skipif(not can_compile(), reason="Numba brings the simulator")

PLAY = """
import sys, warnings
import landbridge
from landbridge.lab.fast import gpu, playouts

game = landbridge.game(sys.argv[1])
kit = game.kit(game.options_from(dict(text.split("=") for text in sys.argv[2:])))
assert gpu.SIMULATED
for seats, games in ((2, 5), (3, 3)):
    here, there = playouts.random_games(kit, seats, games, first=9), gpu.random_games(kit, seats, games, first=9)
    assert here.states.tobytes() == there.states.tobytes(), "states"
    assert here.decisions == there.decisions > 0, "decisions"
assert gpu.play_on(kit, here.states[:0]).decisions == 0
print("same")
"""


def simulated(code: str, *words: str) -> str:
    path = os.pathsep.join([str(ROOT), *filter(None, sys.path)])
    env = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1", "PYTHONPATH": path}
    done = subprocess.run(
        [sys.executable, "-c", code, *words], env=env, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


@pytest.mark.few(1)
@pytest.mark.parametrize("name", registry.game_names())
def test_the_simulated_card_plays_the_same_games(name: str) -> None:
    options = ["max_rounds=3"] if name == "river_dragons" else []
    assert simulated(PLAY, name, *options) == "same"


def test_a_policy_on_the_simulated_card() -> None:
    code = """
import landbridge
from landbridge.lab.fast import gpu, playouts
from tests.lab.fast import tidy

game = landbridge.game("the_border")
kit = game.kit()
start = playouts.batch(kit, 2, 2)
here, there = playouts.play_on(kit, start, policy=tidy), gpu.play_on(kit, start, policy=tidy)
assert here.states.tobytes() == there.states.tobytes()
print("same")
"""
    assert simulated(code) == "same"


@pytest.mark.parametrize("name", registry.game_names())
def test_no_more_moves_are_offered_than_there_is_room_for(name: str) -> None:
    """On a card nobody would notice a move written behind the list."""
    game = registry.game(name)
    kit = game.kit()
    room = getattr(kit.rules.module, "MOST_OFFERS", kit.moves)
    most = 0
    s = game.start(kit, game.seats[-1])
    luck, out = [0, 0], [0] * kit.moves
    kit.rules.loops.seed_luck(luck, 3)
    for _ in range(300):
        if acting := game.actors(kit, s):
            most = max(most, *(len(game.offers(kit, s, i)) for i in range(17) if acting >> i & 1))
            kit.rules.loops.random_step(kit.fields.fields, s.fields, luck, out)
    assert 1 < most <= room <= kit.moves
