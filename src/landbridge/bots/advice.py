"""Hints: the best few moves for a person, and what they can be expected to bring.

Like a bot, an adviser gets a view and its own luck. It knows no more than the seat it advises.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from landbridge.bots import bot as bots
from landbridge.bots import search
from landbridge.core.game import Game, Kit, seats_in
from landbridge.core.state import FATE, State

__all__ = ["BUDGET", "MOST", "STRONGEST", "TRIED", "Advice", "advise"]

MOST = 3  # moves suggested
TRIED = 6  # moves looked at
BUDGET = 36  # rollouts, where a game has no search of its own
STRONGEST = ("greedy", "random")  # who plays those games, the first there is


class Advice(NamedTuple):
    """A move, what would follow it at once, and how the game may be expected to end."""

    plan: tuple[int, ...]  # the move itself is the first
    points: float  # the seat's
    chance: float  # of winning; a shared win counts as its share
    sure: bool = True  # False: the figures come from random play and are not worth showing

    @property
    def move(self) -> int:
        """The first of its moves."""
        return self.plan[0]


def advise(
    game: Game, kit: Kit, view: State, seat: int, rng: Random, budget: int | None = None
) -> list[Advice]:
    """The best moves first, at most MOST; empty where the seat has nothing to do."""
    if kit.rules.compiled and budget is None and game.actors(kit, view) >> seat & 1:
        searched = _searched(game, kit, view, seat, rng)
        if searched:
            return searched
    moves = _worth_trying(game, kit, view, seat, rng)
    games = max(1, (budget or BUDGET) // max(1, len(moves)))
    seeds = [rng.getrandbits(64) for _ in range(games)]
    # Interpreted, games between good players take too long: there the bot's choice leads, whatever chance says of it.
    planner = _bot_for(game) if kit.rules.compiled else bots.any_move
    found = [_played(game, kit, view, seat, move, seeds, planner) for move in moves]
    if not kit.rules.compiled:
        ordered = found[:1] + sorted(found[1:], key=_merit)[: MOST - 1]
        return [one._replace(sure=False) for one in ordered]
    return sorted(found, key=_merit)[:MOST]


def _searched(game: Game, kit: Kit, view: State, seat: int, rng: Random) -> list[Advice]:
    """What the strongest level of a game suggests; empty if the game has none or there is nothing to choose."""
    best = search.strongest(game)
    sure = getattr(search.planner_of(game), "certain", search.nothing)
    if best is None or sure(game, kit, view, seat) is not None:
        return []
    found = search.expected(best, game, kit, view, seat, rng)
    legal = [one for one in found if game.check(kit, view, seat, one.plan[0]) == 0]
    return [Advice(one.plan, one.points, one.chance) for one in legal]


def _merit(one: Advice) -> tuple[float, float]:
    """Suggestions are sorted by points, then wins."""
    return -one.points, -one.chance


def _worth_trying(game: Game, kit: Kit, view: State, seat: int, rng: Random) -> list[int]:
    """What the game's own bot likes, and some other moves."""
    if not game.actors(kit, view) >> seat & 1:
        return []
    moves = bots.honest(game, kit, view, seat)
    liked = [_bot_for(game)(game, kit, view, seat, Random(rng.getrandbits(64)), None) for _ in range(MOST)]
    others = [moves.pop(rng.randrange(len(moves))) for _ in range(min(TRIED, len(moves)))]
    return list(dict.fromkeys([*liked, *others]))[:TRIED]


def _bot_for(game: Game) -> bots.Bot:
    known = bots.bots(game)
    return next(known[name] for name in STRONGEST if name in known)


def _played(
    game: Game, kit: Kit, view: State, seat: int, move: int, seeds: list[int], planner: bots.Bot
) -> Advice:
    """How games end that begin with a move; the same luck for every move, so that it cancels."""
    points, wins = 0.0, 0.0
    for seed in seeds:
        rng = Random(seed)
        s = game.guess(kit, view, seat, rng)
        seats = int(s.seats if "seats" in s.layout.fields else s.table.seats)
        game.do(kit, s, seat, move)
        while acting := game.actors(kit, s):
            who = next(seats_in(acting))
            if who == FATE:
                odds = game.odds(kit, s)
                chosen = rng.choices([m for m, _ in odds], [w for _, w in odds])[0]
            else:
                chosen = planner(game, kit, game.view(kit, s, who), who, rng, None)
            game.do(kit, s, who, chosen)
        points += game.points(kit, s, seat)
        winners = game.winners(kit, s, seats)
        wins += (seat in winners) / len(winners)
    return Advice((move,), points / len(seeds), wins / len(seeds))
