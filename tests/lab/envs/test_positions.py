"""Endgames: games that begin at a position, through every adapter; small enough to be solved exactly."""

from __future__ import annotations

from random import Random

import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, exploitability
from open_spiel.python.policy import UniformRandomPolicy

import landbridge
from landbridge import Dealer, Match, State
from landbridge.lab.envs import openspiel, pettingzoo
from landbridge.lab.envs.gymnasium import AgainstBots
from landbridge.lab.envs.gymnasium_vector import ManyAgainstBots

GAMES = ("hashi", "river_dragons", "the_border", "loopit")


def endgame(game: str, back: int) -> tuple[str, State]:
    """So many decisions before the end of a random game: the line and the state."""
    found = landbridge.game(game)
    kit = found.kit()
    match = Match(found, kit, ["Ada", "Ben"], Dealer(b"endgame bytes"))
    luck, passed = Random(3), []
    match.deal()
    while not match.over:
        passed.append(match.state.copy())
        seat = match.acting[0]
        match.play(seat, luck.choice(found.offers(kit, match.state, seat)))
        match.deal()
    return landbridge.position(kit, passed[-back], 2), passed[-back]


@pytest.mark.parametrize("game", GAMES)
def test_every_adapter_begins_there(game: str) -> None:
    line, state = endgame(game, 3)
    there = {"position": line}
    turns = pettingzoo.env(game, seats=2)
    turns.reset(seed=1, options=there)
    together = pettingzoo.parallel_env(game, seats=2)
    together.reset(seed=1, options=there)
    seat = turns.possible_agents.index(turns.agent_selection)
    single = AgainstBots(game, seat=seat)
    row, _ = single.reset(seed=1, options=there)
    many = ManyAgainstBots(game, num_envs=2, seat=seat)
    rows, _ = many.reset(seed=1, options=there)
    spiel = pyspiel.load_game(f"python_landbridge_{game}(position={openspiel.board_word(line)})")
    assert turns.state().tobytes() == together.state().tobytes() == state.tobytes()
    assert single.turns.state == many.games.state(1) == state
    assert (rows == row).all()
    assert spiel.new_initial_state().recall.state == state
    assert pyspiel.load_game(str(spiel)).new_initial_state().recall.state == state
    many.close()
    turns.reset(seed=1)
    assert turns.state().tobytes() != state.tobytes()  # the next one begins at the beginning


def test_a_position_of_another_game_is_refused() -> None:
    line, _ = endgame("hashi", 2)
    for other in (pettingzoo.env("hashi", seats=3), pettingzoo.env("hashi", seats=2, options={"side": "B"})):
        with pytest.raises(ValueError, match=r"begins with 'hashi.1 2 -', the game with 'hashi.1 [23]"):
            other.reset(options={"position": line})
    with pytest.raises(ValueError, match="four words"):
        AgainstBots("hashi").reset(options={"position": "nonsense"})


def test_nothing_begins_where_it_is_over() -> None:
    hashi = landbridge.game("hashi")
    match = Match(hashi, hashi.kit(), ["Ada"], Dealer(b"eight bytes"))
    match.deal()
    while not match.over:
        match.play(0, hashi.offers(match.kit, match.state, 0)[-1])
        match.deal()
    with pytest.raises(ValueError, match="over at this position"):
        AgainstBots("hashi", 1, ()).reset(
            options={"position": landbridge.position(match.kit, match.state, 1)}
        )


def test_an_endgame_is_solved_by_openspiel() -> None:
    """CFR+ as it is: nobody can gain by leaving its policy, as somebody could where all moves are equally likely."""
    line, _ = endgame("loopit", 4)
    small = pyspiel.load_game(f"python_landbridge_loopit(position={openspiel.board_word(line)})")
    solver = cfr.CFRPlusSolver(small)
    for _ in range(20):
        solver.evaluate_and_update_policy()
    assert exploitability.exploitability(small, UniformRandomPolicy(small)) > 0.1
    assert exploitability.exploitability(small, solver.average_policy()) < 0.01
