"""What a number of games says about bots: means with 95 % intervals.

Games of one deal share their luck, so they are not independent. Every interval is computed over the deals' means, not
over the games.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log10, sqrt
from random import Random
from statistics import fmean, variance

NORMAL = 1.959964  # 95 % of a normal distribution lie within so many standard deviations
# The same of Student's, for 1, 2 … 30 degrees of freedom.
STUDENT = (
    *(12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228),
    *(2.201, 2.179, 2.160, 2.145, 2.131, 2.120, 2.110, 2.101, 2.093, 2.086),
    *(2.080, 2.074, 2.069, 2.064, 2.060, 2.056, 2.052, 2.048, 2.045, 2.042),
)


ROUNDING = 1 / 12  # the variance of what whole numbers hide


@dataclass(frozen=True)
class Estimate:
    """A mean and its 95 % interval; None: there are too few deals for an interval."""

    mean: float
    low: float | None = None
    high: float | None = None


def student(freedom: int) -> float:
    """Student's 97.5 % quantile; beyond the table the first terms of its expansion are exact enough."""
    return STUDENT[freedom - 1] if freedom <= len(STUDENT) else NORMAL + 2.3722 / freedom + 2.82 / freedom**2


def mean_of(deals: Sequence[float]) -> Estimate:
    """The mean of what each deal gave."""
    mean = fmean(deals)
    if len(deals) < 2:
        return Estimate(mean)
    spread = variance(deals) or ROUNDING  # deals that happen to be equal do not make it certain
    half = student(len(deals) - 1) * sqrt(spread / len(deals))
    return Estimate(mean, mean - half, mean + half)


def share_of(deals: Sequence[float]) -> Estimate:
    """A share between 0 and 1, by Wilson's interval: it stays inside, and all of 50 games won is not "certain".

    Its number of trials is what the spread of the deals makes them worth; where all was won or lost, one a deal.
    """
    share = fmean(deals)
    if len(deals) < 2:
        return Estimate(share)
    spread = variance(deals) / len(deals)
    # Where every deal says the same (all won, all lost, or each bot wins from one seat), one trial a deal.
    trials = max(1.0, share * (1 - share) / spread) if spread > 0 else len(deals)
    z2 = student(len(deals) - 1) ** 2
    middle = (share + z2 / (2 * trials)) / (1 + z2 / trials)
    half = sqrt(z2 * (share * (1 - share) / trials + z2 / (4 * trials**2))) / (1 + z2 / trials)
    return Estimate(share, max(0.0, middle - half), min(1.0, middle + half))


# --- ratings ----------------------------------------------------------------------------------------------

# Bradley's and Terry's model on Elo's scale: the odds that x comes in before y are 10 to the power of their distance
# over 400. A game of several is a comparison of every two in it, by their places; who ties has half a win over the
# other. Of n players each takes part in n - 1 comparisons. These are not independent, so they share one game's weight.

PRIOR = 0.5  # of a win for either of every two, so that whoever has won everything is not infinitely good
RESAMPLED = 200  # fields of deals drawn for the intervals
STEPS = 2000
CLOSE = 1e-9


def ratings_of(deals: Sequence[Sequence[Sequence[int]]]) -> list[Estimate]:
    """Ratings with mean 0 from the places in each game of each deal; intervals by resampling deals."""
    tables = [wins_between(games) for games in deals]
    count = len(tables[0])
    found = strengths(_summed(tables, range(len(tables))))
    if len(tables) < 2 or count < 2:
        return [Estimate(rating) for rating in found]
    luck = Random(len(tables))
    drawn = [
        strengths(_summed(tables, [luck.randrange(len(tables)) for _ in tables])) for _ in range(RESAMPLED)
    ]
    estimates = []
    for i in range(count):
        ordered = sorted(one[i] for one in drawn)
        outside = RESAMPLED // 40
        low, high = ordered[outside], ordered[-1 - outside]
        # Equal deals give equal draws: that says nothing of how sure it is.
        estimates.append(Estimate(found[i], low, high) if low < high else Estimate(found[i]))
    return estimates


def wins_between(games: Sequence[Sequence[int]]) -> list[list[float]]:
    """How often each came in before each other one, a tie half to either; a game weighs one for everybody."""
    count = len(games[0])
    table = [[0.0] * count for _ in range(count)]
    for places in games:
        for i in range(count):
            for j in range(count):
                if i != j:
                    before = 1.0 if places[i] < places[j] else 0.5 if places[i] == places[j] else 0.0
                    table[i][j] += before / (count - 1)
    return table


def strengths(wins: Sequence[Sequence[float]]) -> list[float]:
    """The most likely ratings for a table of wins (Hunter's iteration), their mean 0."""
    count = len(wins)
    with_prior = [[wins[i][j] + PRIOR if i != j else 0.0 for j in range(count)] for i in range(count)]
    strong = [1.0] * count
    for _ in range(STEPS):
        new = []
        for i in range(count):
            met = sum(
                (with_prior[i][j] + with_prior[j][i]) / (strong[i] + strong[j])
                for j in range(count)
                if j != i
            )
            new.append(sum(with_prior[i]) / met if met else 1.0)
        change = max(abs(a - b) / b for a, b in zip(new, strong, strict=True))
        strong = new
        if change < CLOSE:
            break
    told = [400 * log10(one) for one in strong]
    middle = fmean(told)
    return [one - middle for one in told]


def _summed(tables: Sequence[Sequence[Sequence[float]]], which: Sequence[int]) -> list[list[float]]:
    count = len(tables[0])
    return [[sum(tables[t][i][j] for t in which) for j in range(count)] for i in range(count)]
