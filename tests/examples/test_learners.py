"""A game of one's own is open to learners untouched: no adapter knows the names of ours."""

from __future__ import annotations

import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test

from landbridge.core.game import Game
from landbridge.lab.envs import gymnasium, openspiel, pettingzoo


@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:We recommend agents to be named in the format")
def test_pettingzoo(beacons: Game) -> None:
    for seats in beacons.seats:
        api_test(pettingzoo.env("beacons", seats, {"far": seats == 3}), num_cycles=1000)
        parallel_api_test(pettingzoo.parallel_env("beacons", seats), num_cycles=1000)


def test_gymnasium(beacons: Game) -> None:
    check_env(gymnasium.AgainstBots("beacons", 3, ["greedy", "random"], seat=1), skip_render_check=True)


def test_openspiel(beacons: Game) -> None:
    openspiel.register("beacons")
    for more in ("", ",simultaneous=False", ",options=far on"):
        game = pyspiel.load_game(f"python_landbridge_beacons(players=3{more})")
        pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)
