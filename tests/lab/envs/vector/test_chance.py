"""Chance in the hands of a searcher: it stops for it, draws by the odds, and guesses what is hidden by the odds.

Every seed is fixed; a test statistic three and a half standard deviations out fails.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from math import sqrt
from typing import Any

import numpy as np
import pytest

import landbridge
from landbridge.core.state import FATE, PUBLIC, UNKNOWN, State
from landbridge.games.loopit.state import RACK
from landbridge.lab.envs import VectorEnv
from landbridge.lab.envs.vector.env import MOST_SEED

GAMES = ["hashi", "river_dragons", "the_border", "loopit"]
DRAWS = 4096
FAR = 3.5


def far(counts: Mapping[Any, int], odds: Mapping[Any, int]) -> float:
    """Return how many standard deviations the counts are from the odds: chi-square, by Wilson and Hilferty.

    Cells in which fewer than five are to be expected are counted together.
    """
    assert set(counts) <= set(odds), "something was drawn that has no odds"
    draws, total = sum(counts.values()), sum(odds.values())
    cells: list[tuple[float, int]] = []
    rare = (0.0, 0)
    for one, weight in odds.items():
        cell = draws * weight / total, counts.get(one, 0)
        if cell[0] < 5:
            rare = rare[0] + cell[0], rare[1] + cell[1]
        else:
            cells.append(cell)
    cells += [rare] if rare[0] >= 5 else []
    free = len(cells) - 1
    assert free >= 1
    square = sum((seen - expected) ** 2 / expected for expected, seen in cells)
    root: float = (square / free) ** (1 / 3)
    return (root - (1 - 2 / (9 * free))) / sqrt(2 / (9 * free))


def at_chance(name: str, steps: int = 60) -> tuple[VectorEnv, int]:
    """Return a batch and a game in it in which chance is due, with as many different odds as one has."""
    env = VectorEnv(name, 3, 32, seed=3, threads=1, chance_nodes=True)
    most: tuple[int, int] = (0, 0)
    for step in range(steps):
        odds = env.odds
        kinds, row = max(
            (len(set(row[row > 0].tolist())) * 100 + (row > 0).sum(), i) for i, row in enumerate(odds)
        )
        if env.to_move[row] == FATE and (kinds > most[0] or step == 0):
            most, best = (kinds, row), env.snapshot().take([row])
        env.step(env.random_actions())
    big = VectorEnv(name, 3, DRAWS, threads=1, chance_nodes=True)
    big.restore(best, [0] * DRAWS, luck=5)
    return big, most[0]


@pytest.mark.parametrize("name", GAMES)
def test_a_batch_that_stops_for_chance_plays_the_same_games(name: str) -> None:
    plain = VectorEnv(name, 2, 8, seed=7, threads=1)
    stops = VectorEnv(name, 2, 8, seed=7, threads=1, chance_nodes=True)
    played: list[list[tuple[int, int]]] = [[] for _ in range(8)]
    again: list[list[tuple[int, int]]] = [[] for _ in range(8)]
    chances = 0
    while min(map(len, again)) < 40:
        if min(map(len, played)) < 60:
            to_move, actions = plain.to_move.copy(), plain.random_actions().copy()
            for row in range(8):
                played[row].append((int(to_move[row]), int(actions[row])))
            plain.step(actions)
        to_move, odds, actions = stops.to_move.copy(), stops.odds, stops.random_actions()
        assert ((odds > 0).sum(axis=1) == np.where(to_move == FATE, stops.counts, 0)).all()
        for row in range(8):
            if to_move[row] == FATE:
                chances += 1
                assert stops.masks[row, actions[row]]
            else:
                again[row].append((int(to_move[row]), int(actions[row])))
        stops.step(actions)
    assert chances
    assert [row[:40] for row in played] == [row[:40] for row in again]


@pytest.mark.parametrize("name", GAMES)
def test_chance_is_drawn_by_its_odds(name: str) -> None:
    env, _ = at_chance(name)
    odds = dict(env.game.odds(env.kit, env.state(0)))
    count = int(env.counts[0])
    assert dict(zip(env.legal[0, :count].tolist(), env.odds[0, :count].tolist(), strict=True)) == odds
    assert far(Counter(env.drawn().tolist()), odds) < FAR
    assert far(Counter(env.random_actions().tolist()), odds) < FAR
    same = env.restore(env.snapshot(), luck=np.full(DRAWS, 9))
    assert len(set(env.drawn().tolist())) == 1  # one seed, one luck
    assert same.to_move[0] == FATE


def test_an_outcome_is_applied_like_any_other_move() -> None:
    env, _ = at_chance("loopit")
    root = env.snapshot().take([0])
    count = int(env.counts[0])
    outcomes, odds = env.legal[0, :count].copy(), env.odds[0, :count].copy()
    assert len(set(odds.tolist())) > 1
    all_of_them = VectorEnv("loopit", 3, count, threads=1, chance_nodes=True)
    all_of_them.restore(root, [0] * count)
    before = all_of_them.snapshot()
    all_of_them.step(outcomes)
    for row, move in enumerate(outcomes.tolist()):
        s = env.state(0)
        env.game.do(env.kit, s, FATE, move)
        assert all_of_them.state(row) == s
    assert not before.same(all_of_them.snapshot()).any()
    all_of_them.restore(before)
    assert before.same(all_of_them.snapshot()).all()
    wrong = np.zeros(count, np.int64)
    with pytest.raises(ValueError, match="game 0, chance: move 0 is refused"):
        all_of_them.step(wrong)


def test_rows_with_one_position_have_the_same_luck_until_they_get_their_own() -> None:
    env = VectorEnv("loopit", 2, 64, seed=3, threads=1)
    root = env.snapshot()
    for luck, different in ((None, 1), (4, 64), ([5] * 64, 1), (range(64), 64)):
        env.restore(
            root, [9] * 64, None if luck is None else luck if isinstance(luck, int) else np.array(luck)
        )
        assert len({tuple(row) for row in env.snapshot().lucks.tolist()}) == different
        env.step(env.legal[:, 0])
    with pytest.raises(ValueError, match="seeds are 0 to"):
        env.restore(root, luck=MOST_SEED + 1)
    with pytest.raises(ValueError, match="luck is one seed or a seed for each of 64 games"):
        env.restore(root, luck=np.zeros(3, np.int64))


def test_what_needs_chance_nodes_says_so() -> None:
    env = VectorEnv("hashi", 2, 2, threads=1)
    why = r"VectorEnv\(…, chance_nodes=True\) stops for it"
    with pytest.raises(ValueError, match=why):
        env.drawn()
    with pytest.raises(ValueError, match=why):
        _ = env.odds
    with pytest.raises(ValueError, match="chance_nodes are for device cpu"):
        VectorEnv("hashi", 2, 2, device="cuda", chance_nodes=True)


# --- what is hidden, guessed ------------------------------------------------------------------------------------


def guesses(name: str, moves: int, viewer: int, seed: int = 3) -> tuple[VectorEnv, State, list[State]]:
    """Return a position after some random moves, and as many guesses of it as there are draws."""
    env = VectorEnv(name, 2, DRAWS, seed=seed)
    env.restore(env.snapshot(), [0] * DRAWS)
    for _ in range(moves):
        env.step(env.legal[:, 0])
    real = env.state(0)
    guessed = env.determinized(1, viewer)
    assert len(guessed) == DRAWS
    env.restore(guessed)
    states = [env.state(row) for row in range(DRAWS)]
    view = env.game.view(env.kit, real, viewer)
    assert all(env.game.view(env.kit, s, viewer) == view for s in states[:50])
    return env, real, states


def test_hidden_tiles_are_dealt_by_what_is_left_of_each() -> None:
    env, real, states = guesses("loopit", 0, 0)
    view = env.game.view(env.kit, real, 0)
    assert UNKNOWN in view.rack.tolist()[1]
    left = Counter({kind: env.kit.fields.tiles[kind] for kind in range(env.kit.fields.kinds)})
    left.subtract([view.rack[0, slot] for slot in range(RACK)] + [kind for kind in view.lies if kind >= 0])
    slots = np.random.default_rng(2).integers(0, RACK, DRAWS)  # of a rack in order, any tile
    assert far(Counter(s.rack[1, slot] for s, slot in zip(states, slots.tolist(), strict=True)), +left) < FAR


def test_a_hidden_sheet_is_any_that_may_be_prepared() -> None:
    env, real, states = guesses("hashi", 1, 1)
    view = env.game.view(env.kit, real, 1)
    assert view.wrote[0] == UNKNOWN
    begun = env.game.start(env.kit, 2)
    prepared = []
    for move in env.game.offers(env.kit, begun, 0):
        s = begun.copy()
        env.game.do(env.kit, s, 0, move)
        prepared.append(tuple(s.sheets[0].number.tolist()))
    assert far(Counter(tuple(s.sheets[0].number.tolist()) for s in states), dict.fromkeys(prepared, 1)) < FAR


def test_hidden_cards_are_any_of_the_hand() -> None:
    env = VectorEnv("river_dragons", 2, 1, seed=3, threads=1)
    while env.to_move[0] == 0:
        env.step(env.random_actions())
    real = env.state(0)
    view = env.game.view(env.kit, real, 1)
    hidden = [at for at, card in enumerate(view.programme.tolist()[0]) if card == UNKNOWN]
    assert hidden
    big = VectorEnv("river_dragons", 2, DRAWS, threads=1)
    big.put([real] * DRAWS)
    states = big.determinized(1, PUBLIC).states
    cards = Counter(states["programme"][:, 0, hidden[-1]].tolist())
    assert far(cards, dict.fromkeys(cards, 1)) < FAR
    assert len(cards) > 4


def test_a_hidden_sheet_of_the_border_begins_with_any_space() -> None:
    """Done at once is one of the moves; how often nothing is crossed off says how the first of them is chosen."""
    env = VectorEnv("the_border", 3, 1, seed=3, threads=1)
    game, kit = env.game, env.kit
    for _ in range(500):
        env.step(env.random_actions())
        s = env.state(0)
        view = game.view(kit, s, PUBLIC)
        drafted = [seat for seat in range(3) if s.done >> seat & 1 and seat != s.active]
        if drafted and game.sealed(kit, s):
            break
    seat = drafted[0]
    again = view.copy()
    again.done &= ~(1 << seat)
    moves = len(game.offers(kit, again, seat))
    assert moves > 1
    big = VectorEnv("the_border", 3, DRAWS, threads=1)
    big.put([s] * DRAWS)
    before = np.frombuffer(view.tobytes(), kit.state.dtype)["sheets"][:, seat]
    drawn = big.determinized(1, PUBLIC).states["sheets"][:, seat]
    still = Counter(bool(row == before[0]) for row in drawn)
    assert far(still, {True: 1, False: moves - 1}) < FAR


def test_determinized_needs_a_viewer_where_chance_is_due() -> None:
    env, _ = at_chance("hashi")
    with pytest.raises(ValueError, match="chance is due, and chance sees nothing"):
        env.determinized(1)
    assert landbridge.game("hashi").name == env.game.name
    assert len(env.determinized(1, PUBLIC)) == DRAWS
