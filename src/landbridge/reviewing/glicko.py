"""Glicko-2 for one player who meets one exercise after the other (M. Glickman, "Example of the Glicko-2 system", 2013).

Every exercise is a rating period of its own, as sites for chess do it. Fifty lines of ours, because a browser needs
them too: libraries bring NumPy and SciPy along, or are not looked after (`docs/decisions`).
"""

from __future__ import annotations

from math import exp, log, pi, sqrt
from typing import NamedTuple

__all__ = ["NEW", "Rating", "expected", "rated"]

SCALE = 173.7178  # points of a rating, on the scale that is computed with
MEAN = 1500.0
TAU = 0.5  # how quickly the volatility may change
CLOSE = 1e-6
SUREST, VAGUEST = 45.0, 350.0  # deviations: nobody stops moving, nobody is less known than a newcomer


class Rating(NamedTuple):
    """How strong somebody is, how sure that is, and how steady."""

    rating: float
    deviation: float
    volatility: float = 0.06


NEW = Rating(MEAN, VAGUEST)


def expected(player: Rating, rival: Rating) -> float:
    """The part of the points that a player should win against a rival."""
    _, chance = _against(player, rival)
    return chance


def rated(player: Rating, rival: Rating, score: float) -> Rating:
    """The rating after a game that brought `score` (0 … 1)."""
    phi = player.deviation / SCALE
    weight, chance = _against(player, rival)
    variance = 1 / (weight * weight * chance * (1 - chance))
    better = weight * (score - chance)
    volatility = _volatility(phi, player.volatility, variance, variance * better)
    before = sqrt(phi * phi + volatility * volatility)
    after = 1 / sqrt(1 / (before * before) + 1 / variance)
    rating = player.rating + SCALE * after * after * better
    return Rating(rating, min(VAGUEST, max(SUREST, SCALE * after)), volatility)


def _against(player: Rating, rival: Rating) -> tuple[float, float]:
    phi = rival.deviation / SCALE
    weight = 1 / sqrt(1 + 3 * phi * phi / (pi * pi))
    return weight, 1 / (1 + exp(-weight * (player.rating - rival.rating) / SCALE))


def _volatility(phi: float, sigma: float, variance: float, delta: float) -> float:
    """Step 5 of the paper: where `f` is zero, by the Illinois method."""
    a = log(sigma * sigma)

    def f(x: float) -> float:
        spread = phi * phi + variance + exp(x)
        return exp(x) * (delta * delta - spread) / (2 * spread * spread) - (x - a) / (TAU * TAU)

    low, high = a, log(max(delta * delta - phi * phi - variance, 1e-12))
    if delta * delta <= phi * phi + variance:
        k = 1
        while f(a - k * TAU) < 0:
            k += 1
        high = a - k * TAU
    at_low, at_high = f(low), f(high)
    while abs(high - low) > CLOSE:
        new = low + (low - high) * at_low / (at_high - at_low)
        at_new = f(new)
        if at_new * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = new, at_new
    return exp(low / 2)
