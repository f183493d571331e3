"""Whether the dice cheat: what was drawn in many games, beside what the odds let one expect.

The odds of a draw change with what was drawn before. So every draw is compared with its own odds, just before it: the
difference between what came and what was expected adds up over all draws, and so does its covariance. Their quadratic
form is a chi-square whose degrees of freedom are the rank of the covariance, with and without putting back.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from math import exp, lgamma, log
from typing import Any, NamedTuple

from landbridge.core.play.match import Match
from landbridge.core.state import FATE

__all__ = ["ChiSquare", "Fairness", "Kind", "Outcome", "chance_of_more", "draws_of"]

ENOUGH = 5  # expected of an outcome, on average: with fewer draws a chi-square says nothing
MOST_OUTCOMES = 200  # of one kind of draw; a kind with more is not counted
_TINY = 1e-9


class Outcome(NamedTuple):
    """How often something came, and how often it was to be expected."""

    name: str
    came: int
    expected: float


class ChiSquare(NamedTuple):
    """A chi-square test: its statistic, its degrees of freedom, and how often true luck lies at least as far off."""

    statistic: float
    freedom: int
    chance: float


@dataclass
class Kind:
    """All draws of one kind: the cards of a game, its dice."""

    draws: int = 0
    names: list[str] = field(default_factory=list)
    counts: list[int] = field(default_factory=list)
    expected: list[float] = field(default_factory=list)
    covariance: list[list[float]] = field(default_factory=list)  # row i has i + 1 numbers

    def add(self, odds: Mapping[str, int], drawn: str) -> None:
        """One draw, and the weights of all that could have come."""
        whole = sum(odds.values())
        if len([weight for weight in odds.values() if weight]) < 2:
            return  # nothing was left to chance
        places = sorted((self._place(name), weight / whole) for name, weight in odds.items() if weight)
        self.draws += 1
        self.counts[self._place(drawn)] += 1
        for i, share in places:
            self.expected[i] += share
            row = self.covariance[i]
            for j, other in places:
                if j > i:
                    break
                row[j] -= share * other
            row[i] += share

    def _place(self, name: str) -> int:
        if name in self.names:
            return self.names.index(name)
        self.names.append(name)
        self.counts.append(0)
        self.expected.append(0.0)
        self.covariance.append([0.0] * len(self.names))
        return len(self.names) - 1

    def merge(self, other: Kind) -> None:
        """All draws of another one."""
        self.draws += other.draws
        places = [self._place(name) for name in other.names]
        for i, place in enumerate(places):
            self.counts[place] += other.counts[i]
            self.expected[place] += other.expected[i]
            for j, also in enumerate(places[: i + 1]):
                self.covariance[max(place, also)][min(place, also)] += other.covariance[i][j]

    @property
    def outcomes(self) -> list[Outcome]:
        found = zip(self.names, self.counts, self.expected, strict=True)
        return [Outcome(*one) for one in sorted(found)]

    @property
    def chi_square_test(self) -> ChiSquare | None:
        """None: there are too few draws to say anything."""
        if not self.draws or self.draws < ENOUGH * len(self.names):
            return None
        off = [count - expected for count, expected in zip(self.counts, self.expected, strict=True)]
        statistic, freedom = _form(self.covariance, off)
        return ChiSquare(statistic, freedom, chance_of_more(statistic, freedom))


@dataclass
class Fairness:
    """The draws of many games, by game and purpose. Sums alone: the games need not be kept."""

    games: int = 0
    kinds: dict[tuple[str, str], Kind] = field(default_factory=dict)

    def add(self, match: Match) -> None:
        """Every draw of a match."""
        self.games += 1
        for game, purpose, odds, drawn in draws_of(match):
            kind = self.kinds.setdefault((game, purpose), Kind())
            if len({*kind.names, *odds}) <= MOST_OUTCOMES:
                kind.add(odds, drawn)

    def merge(self, other: Fairness) -> None:
        """All games of another one."""
        self.games += other.games
        for name, kind in other.kinds.items():
            self.kinds.setdefault(name, Kind()).merge(kind)

    @property
    def draws(self) -> int:
        return sum(kind.draws for kind in self.kinds.values())

    def as_json(self) -> dict[str, Any]:
        """To be kept; `from_json` reads it."""
        kinds = [
            {"game": game, "purpose": purpose, **vars(kind)} for (game, purpose), kind in self.kinds.items()
        ]
        return {"games": self.games, "kinds": kinds}

    @classmethod
    def from_json(cls, kept: Mapping[str, Any]) -> Fairness:
        found = cls(kept["games"])
        for one in kept["kinds"]:
            rest = {name: value for name, value in one.items() if name not in ("game", "purpose")}
            found.kinds[one["game"], one["purpose"]] = Kind(**rest)
        return found


def draws_of(match: Match) -> Iterator[tuple[str, str, dict[str, int], str]]:
    """Game, purpose, weights by outcome, and what came."""
    game, kit = match.game, match.kit
    s = game.start(kit, match.seats)
    turn = acted = 0
    for seat, move in match.log:
        if seat == FATE:
            now = game.turn(kit, s)
            turn, acted = now, acted + 1 if now == turn else 0
            odds: dict[str, int] = {}
            for one, weight in game.odds(kit, s):
                name = game.write(kit, s, FATE, one)
                odds[name] = odds.get(name, 0) + weight
            yield game.name, game.chance(kit, s, acted).purpose, odds, game.write(kit, s, FATE, move)
        game.do(kit, s, seat, move)


def _form(covariance: list[list[float]], off: list[float]) -> tuple[float, int]:
    """The quadratic form of a vector with the inverse of its covariance, where that has one; and its rank."""
    size = len(off)
    a = [[covariance[max(i, j)][min(i, j)] for j in range(size)] for i in range(size)]
    b = list(off)
    left = list(range(size))
    least = _TINY * max((a[i][i] for i in left), default=0.0)
    total, rank = 0.0, 0
    while left:
        pivot = max(left, key=lambda i: a[i][i])
        if a[pivot][pivot] <= least:
            break
        left.remove(pivot)
        total += b[pivot] ** 2 / a[pivot][pivot]
        rank += 1
        for i in left:
            factor = a[i][pivot] / a[pivot][pivot]
            b[i] -= factor * b[pivot]
            for j in left:
                a[i][j] -= factor * a[pivot][j]
    return total, rank


def chance_of_more(chi_square: float, freedom: int) -> float:
    """How often a chi-square of so many degrees of freedom is at least as large."""
    if chi_square <= 0 or freedom == 0:
        return 1.0
    shape, x = freedom / 2, chi_square / 2
    front = exp(shape * log(x) - x - lgamma(shape))
    if x < shape + 1:  # the series of the lower part
        term = total = 1 / shape
        n = shape
        while term > total * 1e-15:
            n += 1
            term *= x / n
            total += term
        return max(0.0, 1 - front * total)
    # The continued fraction of the upper part, from its far end.
    tail = 0.0
    for k in range(200, 0, -1):
        tail = k * (k - shape) / (x + 2 * k + 1 - shape - tail)
    return min(1.0, front / (x + 1 - shape - tail))
