"""What a number of games says about bots: means with 95 % intervals.

Games of one deal share their luck, so they are no independent witnesses: every interval is taken over the deals'
means, not over the games.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, variance

NORMAL = 1.959964  # 95 % of a normal distribution lie within so many standard deviations
# The same of Student's, for 1, 2 … 30 degrees of freedom.
STUDENT = (
    *(12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228),
    *(2.201, 2.179, 2.160, 2.145, 2.131, 2.120, 2.110, 2.101, 2.093, 2.086),
    *(2.080, 2.074, 2.069, 2.064, 2.060, 2.056, 2.052, 2.048, 2.045, 2.042),
)


@dataclass(frozen=True)
class Estimate:
    """A mean and where the true one lies, 19 times out of 20; None: one deal tells nothing about that."""

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
    half = student(len(deals) - 1) * sqrt(variance(deals) / len(deals))
    return Estimate(mean, mean - half, mean + half)


def share_of(deals: Sequence[float]) -> Estimate:
    """A share between 0 and 1, by Wilson's interval: it stays inside, and all of 50 games won is not "certain".

    Its number of trials is what the spread of the deals makes them worth; where all was won or lost, one a deal.
    """
    share = fmean(deals)
    if len(deals) < 2:
        return Estimate(share)
    spread = variance(deals) / len(deals)
    if spread == 0 and 0 < share < 1:
        return Estimate(share, share, share)  # every deal says the same: seats that one bot wins in turn
    trials = max(1.0, share * (1 - share) / spread) if spread > 0 else len(deals)
    z2 = student(len(deals) - 1) ** 2
    middle = (share + z2 / (2 * trials)) / (1 + z2 / trials)
    half = sqrt(z2 * (share * (1 - share) / trials + z2 / (4 * trials**2))) / (1 + z2 / trials)
    return Estimate(share, max(0.0, middle - half), min(1.0, middle + half))
