"""Loopit, interpreted, against its laws and its oracle."""

from __future__ import annotations

import random
from collections.abc import Mapping

import pytest

from tests.mutants.killers.play import compare, prove
from tests.oracles.compare import Case, cases

LAWS: list[tuple[Mapping[str, str], int]] = [
    ({"rounds": "3"}, 3),
    ({"edition": "fr", "exchange": "discard", "rounds": "4"}, 2),
    ({"rounds": "german", "edition": "pt"}, 4),
]
_cases = cases("loopit", random.Random(11))
ORACLE = [next(_cases) for _ in range(24)]


@pytest.mark.parametrize(("given", "seats"), LAWS, ids=str)
def test_laws(given: Mapping[str, str], seats: int) -> None:
    prove("loopit", given, seats)


@pytest.mark.parametrize("case", ORACLE, ids=str)
def test_oracle(case: Case) -> None:
    compare("loopit", dict(case.options), case.seats, case.bias, case.luck, 150)
