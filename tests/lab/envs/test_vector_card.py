"""The vector environment on a card, in Numba's simulator: the same steps as everywhere else.

In a process of its own, since the simulator is chosen before Numba is imported. On a real card `bench/vector.py --twin`
compares 800,000 steps of each game.
"""

from __future__ import annotations

import pytest

from landbridge.core.compile.kernel import can_compile
from tests.lab.fast.test_gpu import simulated

pytestmark = pytest.mark.skipif(not can_compile(), reason="Numba brings the simulator")

PLAY = """
import pytest
from landbridge.core.compile import kernel
from landbridge.lab.envs import VectorEnv
from tests.lab.envs.vector_steps import trail

kernel.can_compile = lambda: False  # beside interpreted kernels
for name, seats, options in (
    ("hashi", 2, {}), ("hashi", 2, {"paper": "on"}), ("the_border", 3, {}), ("loopit", 2, {}),
    ("river_dragons", 2, {"max_rounds": 2}),
):
    here = VectorEnv(name, seats, 5, options, seed=9)
    there = VectorEnv(name, seats, 5, options, seed=9, device="cuda")
    assert trail(here, 15, 5) == trail(there, 15, 5), name
    assert trail(here, 3, 5, seed=None) == trail(there, 3, 5, seed=None), name

before = there.place.games.states.tobytes()
with pytest.raises(ValueError, match="game 3, seat .: move 99999 is refused"):
    there.step([*there.random_actions()[:3], 99999, 0])
assert there.place.games.states.tobytes() == before
with pytest.raises(ValueError, match="one integer a game"):
    there.step([0.5] * 5)
print("same")
"""


def test_the_simulated_card_makes_the_same_steps() -> None:
    assert simulated(PLAY) == "same"
