"""River Dragons with mixed strategies: regret matching over the programmes that two players may lay.

    landbridge arena river_dragons bench/bots/mixed.py:choose champion --seed 7600 --games 100

The champion looks for the programme that does best against those its rival is likely to lay. Here both sides have a
list, every pair of programmes is tried in rollouts of a round, and regret matching finds how often each should lay
which one, so that the rival cannot gain by guessing. What is laid is drawn from that. All else is the champion's.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random

from landbridge.bots import learned, search
from landbridge.bots.search import Search, Simulator, Trial, Tried
from landbridge.core.game import Game, Kit
from landbridge.core.state import State
from landbridge.games.river_dragons.state import PROGRAMME

PROGRAMMES = 12  # of each side
TIMES = 2  # rollouts of each pair
STEPS = 2000  # of regret matching
NUMBERS = 1 << 30


def choose(game: Game, kit: Kit, view: State, seat: int, rng: Random, budget: int | None) -> int:
    level = search.levels(game)["champion"]
    return search.choose(level, game, kit, view, seat, rng, budget, think=mixed)


def mixed(
    level: Search, game: Game, kit: Kit, view: State, seat: int, luck: int, budget: int | None
) -> list[Tried]:
    """As `search.tried`, with the programme that was drawn in front; anything but a programme is the champion's."""
    champion = learned.champion_of(game, kit)
    if view.stage != PROGRAMME or view.seats != 2 or champion is None:
        return search.tried(level, game, kit, view, seat, luck, budget)
    rng = Random(luck)
    start = champion.planner.imagine(game, kit, view, seat, rng)
    start.waiting |= 1 << 1 - seat  # whoever has laid is still to lay
    table = Simulator(champion, kit, start, level.learned)
    own = table.propose(start, seat, level, luck)[:PROGRAMMES]
    other = table.propose(start, 1 - seat, level, luck + 1)[:PROGRAMMES]
    if len(own) < 2 or len(other) < 2:
        return [Tried(plan, 0.0, 0.0, 0.0, 0) for plan in own]
    merits = [merits_against(table, level, start, seat, own, plan, luck) for plan in other]
    weights = equilibrium([[row[i] for row in merits] for i in range(len(own))])
    drawn = rng.choices(range(len(own)), weights)[0]
    order = [drawn, *sorted((i for i in range(len(own)) if i != drawn), key=lambda i: -weights[i])]
    return [Tried(own[i], 0.0, 0.0, weights[i], TIMES * len(other)) for i in order]


def merits_against(
    table: Simulator,
    level: Search,
    start: State,
    seat: int,
    own: list[tuple[int, ...]],
    other: tuple[int, ...],
    luck: int,
) -> list[float]:
    """What each of our programmes is worth against one of the rival's."""
    s = start.copy()
    for move in other:
        table.kit.game.do(table.kit, s, 1 - seat, move)
    trial = Trial(table, [s], seat, own, replace(level, ahead=1), luck % NUMBERS << 8)
    trial.play(list(range(len(own))), TIMES)
    return [one.merit for one in trial.found()]


def equilibrium(merits: list[list[float]]) -> list[float]:
    """How often each row should be played, by regret matching of both sides: the mean of all steps."""
    rows, columns = len(merits), len(merits[0])
    regrets = [0.0] * rows, [0.0] * columns
    total = [0.0] * rows
    for _ in range(STEPS):
        mine, theirs = matched(regrets[0]), matched(regrets[1])
        by_row = [sum(m * p for m, p in zip(row, theirs, strict=True)) for row in merits]
        by_column = [-sum(merits[i][j] * mine[i] for i in range(rows)) for j in range(columns)]
        for side, values, played in ((regrets[0], by_row, mine), (regrets[1], by_column, theirs)):
            mean = sum(v * p for v, p in zip(values, played, strict=True))
            for i, value in enumerate(values):
                side[i] = max(0.0, side[i] + value - mean)
        total = [t + p for t, p in zip(total, mine, strict=True)]
    return [t / STEPS for t in total]


def matched(regrets: list[float]) -> list[float]:
    """As often as one regrets not to have played it."""
    total = sum(regrets)
    return [r / total for r in regrets] if total > 0 else [1 / len(regrets)] * len(regrets)
