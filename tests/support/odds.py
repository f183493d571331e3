"""How often something came beside its exact odds, which may be others each time: a chi-square for all of it.

Seeds are fixed, so a test that uses it always says the same; the limit is one that true luck passes in 30,000 cases.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Mapping
from math import sqrt
from typing import Any

import numpy as np

FAR = 4.0  # deviations
SELDOM = 3.0  # outcomes that are expected less often are counted together


class Odds:
    """One question, asked again and again."""

    def __init__(self) -> None:
        self.came: Counter[Hashable] = Counter()
        self.places: dict[Hashable, int] = {}
        self.terms: list[tuple[list[int], list[float], int]] = []

    def add(self, outcome: Hashable, odds: Mapping[Any, float], times: int = 1) -> None:
        """What came, and how likely everything was; odds are shares of their sum."""
        total = sum(odds.values())
        assert odds.get(outcome, 0) > 0, f"{outcome!r} cannot be; there are {sorted(map(str, odds))}"
        self.came[outcome] += times
        real = [(name, share / total) for name, share in odds.items() if share]
        at = [self.places.setdefault(name, len(self.places)) for name, _ in real]
        self.terms.append((at, [share for _, share in real], times))

    def deviations(self) -> float:
        """How far off it is, as a normal deviation: Wilson and Hilferty's, of the chi-square."""
        size = len(self.places)
        expected, covariance = np.zeros(size), np.zeros((size, size))
        for at, shares, times in self.terms:
            share = np.array(shares)
            expected[at] += times * share
            covariance[np.ix_(at, at)] += times * (np.diag(share) - np.outer(share, share))
        off = np.array([self.came[name] for name in self.places]) - expected
        often = expected >= SELDOM
        merge = np.vstack([np.eye(size)[often], (~often).astype(float)])
        off, covariance = merge @ off, merge @ covariance @ merge.T
        values, vectors = np.linalg.eigh(covariance)
        kept = values > 1e-6 * max(values.max(), 1e-12)
        freedom = int(kept.sum())
        if freedom == 0:
            return 0.0
        chi = float((((vectors.T @ off)[kept]) ** 2 / values[kept]).sum())
        spread = 2 / (9 * freedom)
        return float(((chi / freedom) ** (1 / 3) - (1 - spread)) / sqrt(spread))

    def add_all(self, came: Mapping[Any, int], odds: Mapping[Any, float]) -> None:
        """The same for many answers to one question with one set of odds."""
        for outcome, times in came.items():
            self.add(outcome, odds, times)


class Book:
    """Many questions by name."""

    def __init__(self) -> None:
        self.questions: dict[Hashable, Odds] = {}

    def add(self, question: Hashable, outcome: Hashable, odds: Mapping[Any, float], times: int = 1) -> None:
        """An answer to one of them."""
        self.questions.setdefault(question, Odds()).add(outcome, odds, times)

    def add_all(self, question: Hashable, came: Mapping[Any, int], odds: Mapping[Any, float]) -> None:
        """Many answers to one of them."""
        self.questions.setdefault(question, Odds()).add_all(came, odds)

    def check(self) -> None:
        """Fail where luck was hardly true."""
        found = {question: odds.deviations() for question, odds in self.questions.items()}
        far = {
            question: (deviation, dict(self.questions[question].came.most_common(12)))
            for question, deviation in found.items()
            if deviation > FAR
        }
        assert found
        assert not far, far
