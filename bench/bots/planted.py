"""Blunders to plant in a game: the worst way to play a turn, by an evaluation of its own.

A review judges by the champion's net. Here rollouts go to the end of the game, without a net and on other luck. What is
hidden is guessed as the champion does: with a plain planner, rivals in River Dragons do nothing in a round for which
they have laid their cards, and what is worst against them need not be bad. The planner's plans and many random ones
compete to be the worst: after each round the better half drops out, and the rest is tried twice as often. What is left
is tried against the move that was played, on luck that has not chosen it. It is a blunder if it loses points clearly,
and a tenth of a win: less would not be called an inaccuracy in chess. So many decisions are tried until one passes that
some pass by luck, so both must hold again on fresh luck.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import sqrt
from random import Random
from statistics import fmean, stdev

from landbridge import FATE, Match, State
from landbridge.bots import bot as bots
from landbridge.bots import search
from landbridge.bots.search import LONG, Simulator, Trial
from landbridge.reviewing.judging import NUMBERS, THOUSANDTHS, Judge

RANDOM = 120  # random ways to play the turn; many come to the same
WIDTH = 24  # how widely the planner looks, if it has room for so many side by side
FIRST = 4  # rollouts of each in the first round; twice as many in each further one
BATCHES, BATCH = 8, 24  # of the last comparison
TIMES = 2  # that it has to hold
CLEAR = 4.0  # standard errors
LEAST = 0.1  # parts of a win

Plan = tuple[int, ...]


@dataclass(frozen=True)
class Blunder:
    """A way to play a turn that loses clearly."""

    plan: Plan
    loss: float  # points of lead, against what was played, on luck that has not chosen it
    error: float
    wins: float  # parts of a win
    ways: int  # that were tried


def worst(judge: Judge, s: State, seat: int, played: Plan, rng: Random) -> Blunder | None:
    """The worst way to play a turn; None where none loses clearly."""
    game, kit = judge.game, judge.kit
    view = game.view(kit, s, seat)
    if getattr(judge.planner, "certain", search.nothing)(game, kit, view, seat) is not None:
        return None
    start = judge.plain_planner.imagine(game, kit, view, seat, rng)
    length = max(1, judge.longest(view, seat))
    played = one_turn(judge, start, seat, played[:length])
    known = judge.outcome(start, seat, played)
    ways = {judge.outcome(start, seat, plan): plan for plan in every_way(judge, start, seat, length, rng)}
    ways.pop(known, None)
    alive, games = list(ways.values()), FIRST
    if not alive:
        return None
    while len(alive) > 1:
        leads = [lead for lead, _ in to_the_end(judge, view, seat, alive, games, rng)]
        order = sorted(range(len(alive)), key=lambda i: leads[i])
        alive, games = [alive[i] for i in order[: len(alive) // 2]], 2 * games
    for _ in range(TIMES):
        apart = []
        for _ in range(BATCHES):
            one, other = to_the_end(judge, view, seat, [played, alive[0]], BATCH, rng)
            apart.append((one[0] - other[0], one[1] - other[1]))
        losses, wins = zip(*apart, strict=True)
        loss, error = fmean(losses), stdev(losses) / sqrt(BATCHES)
        if loss < CLEAR * error or fmean(wins) < LEAST:
            return None
    return Blunder(alive[0], loss, error, fmean(wins), len(ways))


def every_way(judge: Judge, start: State, seat: int, length: int, rng: Random) -> list[Plan]:
    """The planner's plans, and random ones."""
    table = Simulator(judge.plain_planner, judge.kit, start)
    room: int = getattr(judge.plain_planner, "MOST", WIDTH)
    wide = replace(judge.level, width=min(WIDTH, room), weights=())
    ways = table.propose(start, seat, wide, rng.getrandbits(30))
    return [plan for plan in ways if plan] + [
        random_way(judge, start, seat, length, rng) for _ in range(RANDOM)
    ]


def random_way(judge: Judge, start: State, seat: int, length: int, rng: Random) -> Plan:
    """Random moves to the end of the turn, or as many as a plan has."""
    game, kit = judge.game, judge.kit
    after, turn = start.copy(), game.turn(kit, start)
    plan: list[int] = []
    while len(plan) < length and game.turn(kit, after) == turn and game.actors(kit, after) >> seat & 1:
        plan.append(rng.choice(bots.honest(game, kit, after, seat)))
        game.do(kit, after, seat, plan[-1])
    return tuple(plan)


def one_turn(judge: Judge, start: State, seat: int, moves: Plan) -> Plan:
    """Of a seat's moves in a row, those of the turn that begins here."""
    game, kit = judge.game, judge.kit
    after, turn = start.copy(), game.turn(kit, start)
    own: list[int] = []
    for move in moves:
        if game.turn(kit, after) != turn or not game.actors(kit, after) >> seat & 1:
            break
        own.append(move)
        game.do(kit, after, seat, move)
    return tuple(own)


def to_the_end(
    judge: Judge, view: State, seat: int, plans: list[Plan], games: int, rng: Random
) -> list[tuple[float, float]]:
    """Lead and part of the win of each plan, without the net: what is hidden is guessed anew for every rollout."""
    game, kit = judge.game, judge.kit
    starts = [judge.planner.imagine(game, kit, view, seat, rng) for _ in range(min(games, BATCH))]
    table = Simulator(judge.plain_planner, kit, starts[0])
    level = replace(judge.level, ahead=LONG, win=0, learned=False)
    trial = Trial(table, starts, seat, plans, level, rng.randrange(NUMBERS))
    trial.play(list(range(len(plans))), games)
    return [(one.merit / THOUSANDTHS, one.chance) for one in trial.found()]


def deal(match: Match, rng: Random) -> bool:
    """Chance acts, by the odds: a dealer's draws would not fit a game that was changed."""
    if match.acting != [FATE]:
        return False
    odds = match.game.odds(match.kit, match.state)
    match.make(FATE, rng.choices([move for move, _ in odds], [weight for _, weight in odds])[0])
    return True
