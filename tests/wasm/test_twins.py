"""Compiled code and WebAssembly: the same last states, and bots that think the same.

`bench/twin.py --wasm` compares a million games and a thousand thoughts.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator

import pytest

from bench.twin_wasm import WasmDiffers, compare_thoughts, few, others, play_both
from landbridge import registry
from landbridge.bots import search
from landbridge.core.compile import wasm
from landbridge.core.compile.kernel import can_compile
from tests.support.sizes import rest
from tools.wasm.node import NodeHost

GAMES = registry.game_names()
MANY = 1_000  # games
POSITIONS = 50  # that bots think about

pytestmark = [
    pytest.mark.skipif(not can_compile(), reason="compares with compiled rules"),
    pytest.mark.skipif(shutil.which("node") is None, reason="runs modules in Node.js, which is not here"),
]


@pytest.fixture(scope="module")
def node() -> Iterator[NodeHost]:
    with NodeHost() as host:
        yield host


@pytest.mark.few(2)
@pytest.mark.parametrize("variants", [4, *rest(1_000)])
@pytest.mark.parametrize("name", GAMES)
def test_games_in_node_end_as_compiled_ones(name: str, variants: int, node: NodeHost) -> None:
    game = registry.game(name)
    module = wasm.Module(node, name)
    tables = [(game.kit(), seats, MANY // len(game.seats)) for seats in game.seats]
    tables += [(kit, seats, few(kit, MANY)) for kit, seats in others(game)[:variants]]
    for kit, seats, games in tables:
        assert play_both(module, kit, seats, games).decisions > games


@pytest.mark.system
@pytest.mark.few(2)
@pytest.mark.parametrize("whole", [False, *rest(True)])
@pytest.mark.parametrize("name", GAMES)
def test_bots_think_the_same_without_numpy(name: str, whole: bool) -> None:
    best = search.strongest(registry.game(name))
    assert best is not None
    budget = None if whole else 2 * best.plans  # as few rollouts as make it search
    assert compare_thoughts(name, POSITIONS, budget) == POSITIONS


def test_a_difference_is_found(node: NodeHost) -> None:
    """The module plays with another kit: as wrong as it can be."""
    hashi = registry.game("hashi")
    a, b = (hashi.kit(hashi.options_from({"side": side})) for side in "AB")

    class Swapped(wasm.Module):
        def _kit_at(self, memory: object) -> int:
            return super()._kit_at(b.fields.memory)

    with pytest.raises(WasmDiffers, match=r"hashi, .* 2 seats, game 0"):
        play_both(Swapped(node, "hashi"), a, 2, 10)
