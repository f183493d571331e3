"""Search, for every game alike: the plans a game's mind proposes are tried in games played in thought.

Plans get the same games to be tried in, and after each round the worse half of them drops out (sequential halving), so
that most games go to the plans between which it is hard to choose. What is hidden is imagined anew for every few games.
A game takes part by a module `mind` beside its `bot` (see `thought.py` for the kernels it has): MIND, the record
its kernels think on; WEIGHTS; and `imagine`, a full state that fits a view.

Without compiled rules this would take minutes: there the first plan is played untried.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module, util
from random import Random
from types import ModuleType
from typing import Any, NamedTuple

import numpy as np

from landbridge.bots import thought
from landbridge.core import kernel as kernels
from landbridge.core.game import Game, Kit
from landbridge.core.state import State

LONG = 1 << 20  # turns ahead: to the end of the game


@dataclass(frozen=True)
class Search:
    """How much a bot thinks."""

    games: int  # played in thought for one turn; 0: the first plan is played untried
    plans: int = 8  # compared
    width: int = 8  # how widely the mind looks for them
    ahead: int = LONG  # turns played in thought
    guesses: int = 32  # of what is hidden
    win: int = 10_000  # what winning is worth beside the margin, in thousandths of a point
    weights: tuple[int, ...] = ()  # the mind's own by default


class Tried(NamedTuple):
    """A plan and how games went that began with it."""

    plan: tuple[int, ...]
    points: float
    chance: float
    merit: float
    games: int


def mind_of(game: Game) -> ModuleType | None:
    """The module a game thinks with, if it has one."""
    home = sys.modules[type(game).__module__].__package__ or type(game).__module__
    return import_module(f"{home}.mind") if util.find_spec(f"{home}.mind") is not None else None


def choose(
    search: Search, game: Game, kit: Kit, view: State, seat: int, rng: Random, budget: int | None
) -> int:
    """The next move of the best plan; a plan once made is followed as long as nothing comes between."""
    sure = getattr(mind_of(game), "certain", _nothing)(game, kit, view, seat)
    if sure is not None:
        return int(sure)
    plans: dict[int, dict[bytes, int]] = kit.memo.setdefault("plans", {})
    known = plans.get(seat, {}).get(view.tobytes())
    luck = rng.getrandbits(30)  # drawn every time, so that a game does not depend on what is remembered
    if known is not None:
        return known
    found = tried(search, game, kit, view, seat, luck, budget)
    plan = found[0].plan
    if (
        game.check(kit, view, seat, plan[0]) != 0
    ):  # a draft that nobody can mend (somebody else began it on paper)
        return game.passive(kit, view, seat)
    steps: dict[bytes, int] = {}
    s = view.copy()
    for place, move in enumerate(plan):
        steps[s.tobytes()] = move
        if place + 1 < len(plan):
            game.do(kit, s, seat, move)
    plans[seat] = steps
    return plan[0]


def _nothing(game: Game, kit: Kit, view: State, seat: int) -> None:
    return None


def tried(
    search: Search, game: Game, kit: Kit, view: State, seat: int, luck: int, budget: int | None
) -> list[Tried]:
    """The plans a seat has, the best first, those that were tried longest before all others."""
    mind = mind_of(game)
    assert mind is not None
    rng = Random(luck)
    first = mind.imagine(game, kit, view, seat, rng)
    table = Thinking(mind, kit, first)
    plans = table.propose(first, seat, search, luck)[: max(1, search.plans)]
    games = search.games if budget is None else budget
    if len(plans) == 1 or not kit.rules.compiled or games < 2 * len(plans):
        return [Tried(plan, 0.0, 0.0, 0.0, 0) for plan in plans]
    starts = [first, *(mind.imagine(game, kit, view, seat, rng) for _ in range(search.guesses - 1))]
    return table.compare(starts, seat, plans, games, search, luck)


class Thinking:
    """The paper a search is done on: one for each decision, of the size the game's mind asks for."""

    def __init__(self, mind: ModuleType, kit: Kit, s: State):
        self.mind, self.kit = mind, kit
        self.seats = int(s.seats)
        self.dtype = s.record.dtype
        self.paper = State.blank(mind.MIND)
        self.compiled = kit.rules.compiled
        self.loops = kernels.compiled_bound(thought, mind) if self.compiled else kernels.bound(thought, mind)

    def propose(self, s: State, seat: int, search: Search, luck: int) -> list[tuple[int, ...]]:
        weights = search.weights or self.mind.WEIGHTS
        rest: tuple[Any, ...] = (seat, search.width, weights, luck)
        if self.compiled:
            self.loops.propose_at(self.kit.fields.record, s.record, *rest, self.paper.record)
        else:
            self.loops.propose(self.kit.fields.fields, s.fields, *rest, self.paper.fields)
        p = self.paper
        return [tuple(p.plan[i, k] for k in range(p.length[i])) for i in range(p.count)]

    def compare(
        self,
        starts: list[State],
        seat: int,
        plans: list[tuple[int, ...]],
        games: int,
        search: Search,
        luck: int,
    ) -> list[Tried]:
        count, longest = len(plans), max(len(plan) for plan in plans)
        moves = np.zeros((count, longest), np.int64)
        for i, plan in enumerate(plans):
            moves[i, : len(plan)] = plan
        lengths = np.array([len(plan) for plan in plans], np.int64)
        totals = np.zeros((count, 4), np.int64)
        played = [0] * count
        states = np.concatenate([one.record for one in starts])
        room = np.zeros(1, self.dtype), np.zeros((2, 1), np.int64), np.zeros(self.kit.moves, np.int64)
        alive = list(range(count))
        left, at = games, luck << 8
        while len(alive) > 1:
            rounds = max(1, (len(alive) - 1).bit_length())
            each = max(1, left // rounds // len(alive))
            self.loops.try_plans(
                self.kit.fields.record,
                states,
                seat,
                self.seats,
                moves,
                lengths,
                np.array(alive, np.int64),
                at,
                each,
                search.ahead,
                search.win,
                totals,
                *room,
                self.paper.record,
            )
            at += each
            left -= each * len(alive)
            for i in alive:
                played[i] += each
            alive.sort(key=lambda i: -totals[i, thought.MERIT] / played[i])
            alive = alive[: (len(alive) + 1) // 2]
        found = [
            Tried(
                plans[i],
                totals[i, thought.POINTS] / played[i] / 1000,
                totals[i, thought.WINS] / played[i] / thought.SHARES,
                totals[i, thought.MERIT] / played[i],
                played[i],
            )
            for i in range(count)
        ]
        return sorted(found, key=lambda one: (-one.games, -one.merit))


def levels_of(module: ModuleType) -> Mapping[str, Search]:
    """A game's levels that search, by name: `LEVELS` of its bot, each as the settings of a Search."""
    given: Mapping[str, Mapping[str, Any]] = getattr(module, "LEVELS", {})
    return {name: Search(**settings) for name, settings in given.items()}
