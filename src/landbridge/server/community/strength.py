"""How strong players are, from the places they took: openskill's Bradley-Terry model over pairs of players.

Of openskill's models this is the one that may be used here. Plackett-Luce, its usual one, mishandles ties at tables of
more than two: whoever comes in behind two winners gains more than they do. Full pairing counts each pair of a large
table as a game of its own, and is far too sure of itself. With partial pairing the pairs of one table weigh as much as
one game; the window is wider than any table, so that the order of equals makes no difference
(`docs/decisions/0042-ratings.md`).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.util import find_spec
from math import log, sqrt
from typing import Any, NamedTuple

WIDEST = 16  # seats
MU, SIGMA = 25.0, 25.0 / 3
BETA = SIGMA / 2
DRIFT = SIGMA / 100  # how much strength may change from game to game
# A rating as people know them: newcomers have 1500, and 400 points are odds of ten to one.
MEAN = 1500.0
SCALE = 400 / log(10) / (sqrt(2) * BETA)
SURE = 2  # deviations to both sides: nineteen of twenty ratings are that close to the truth


class Strength(NamedTuple):
    mu: float = MU
    sigma: float = SIGMA

    @property
    def rating(self) -> float:
        return MEAN + SCALE * (self.mu - MU)

    @property
    def deviation(self) -> float:
        return SCALE * self.sigma

    def towards(self, other: Strength, part: float) -> Strength:
        """A part of the way to another strength."""
        return Strength(self.mu + part * (other.mu - self.mu), self.sigma + part * (other.sigma - self.sigma))


def is_installed() -> bool:
    return find_spec("openskill") is not None


def after(players: Sequence[Strength], places: Sequence[int]) -> list[Strength]:
    """How strong they are after a game. Equal places are a tie."""
    model = _model()
    teams = [[model.rating(mu=one.mu, sigma=one.sigma)] for one in players]
    rated = model.rate(teams, ranks=[float(place) for place in places])
    return [Strength(team[0].mu, team[0].sigma) for team in rated]


@cache
def _model() -> Any:
    from openskill.models import BradleyTerryPart

    return BradleyTerryPart(mu=MU, sigma=SIGMA, beta=BETA, tau=DRIFT, window_size=WIDEST)
