"""Hashi, interpreted, against its laws and its oracle."""

from __future__ import annotations

import random
from collections.abc import Mapping

import pytest

from tests.mutants.killers.play import compare, prove
from tests.oracles.compare import Case, cases

LAWS: list[tuple[Mapping[str, str], int]] = [
    ({}, 3),
    ({}, 1),
    ({"side": "B"}, 4),
    ({"paper": "on"}, 2),
]
_cases = cases("hashi", random.Random(11))
ORACLE = [next(_cases) for _ in range(24)]


@pytest.mark.parametrize(("given", "seats"), LAWS, ids=str)
def test_laws(given: Mapping[str, str], seats: int) -> None:
    prove("hashi", given, seats)


@pytest.mark.parametrize("case", ORACLE, ids=str)
def test_oracle(case: Case) -> None:
    compare("hashi", dict(case.options), case.seats, case.bias, case.luck, 150)
