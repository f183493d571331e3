"""Games for learning on a graphics card, in Numba's simulator: the same rows as on cores, to the bit."""

from __future__ import annotations

import pytest

from landbridge import registry
from landbridge.core.compile.kernel import can_compile
from tests.lab.fast.test_gpu import simulated

pytestmark = pytest.mark.skipif(not can_compile(), reason="training needs compiled rules")

ROWS = """
import sys
import numpy as np
import landbridge
from landbridge.bots.learned import net_of
from landbridge.core.parts import part
from landbridge.lab.fast import gpu
from landbridge.lab.train.card import Card
from landbridge.lab.train.positions import Positions, Table

game = landbridge.game(sys.argv[1])
kit, champion = game.kit(), part(game, "champion")
assert gpu.SIMULATED
card, cores = Card(kit, champion, threads=2), Table(kit, champion, 1)  # fewer threads than games
for net, explore, seats in ((net_of(game), True, None), (None, True, 2), (net_of(game), False, 2)):
    here = cores.play(net, 3, 7, explore, seats)
    there = card.play(net, 3, 7, explore, seats)
    assert len(here) == len(there) > 0
    for name in Positions._fields:
        assert np.array_equal(getattr(here, name), getattr(there, name)), name
print("same")
"""


@pytest.mark.few(1)
@pytest.mark.parametrize("name", [name for name in registry.game_names() if name != "river_dragons"])
def test_a_simulated_card_makes_the_same_rows(name: str) -> None:
    assert simulated(ROWS, name) == "same"
