"""River Dragons, interpreted, against its laws and its oracle."""

from __future__ import annotations

import random
from collections.abc import Mapping

import pytest

from tests.mutants.killers.play import compare, prove
from tests.oracles.compare import Case, cases

LAWS: list[tuple[Mapping[str, str], int]] = [
    ({"max_rounds": "2"}, 2),
    ({"max_rounds": "2"}, 6),
    ({"max_rounds": "1", "side": "expert"}, 2),
    ({"max_rounds": "2", "by_eye": "on", "short_plank": "lost"}, 4),
    ({"max_rounds": "1", "laid": "final", "three_players": "alternate"}, 3),
]
_cases = cases("river_dragons", random.Random(11))
ORACLE = [next(_cases) for _ in range(24)]


@pytest.mark.parametrize(("given", "seats"), LAWS, ids=str)
def test_laws(given: Mapping[str, str], seats: int) -> None:
    prove("river_dragons", given, seats)


@pytest.mark.parametrize("case", ORACLE, ids=str)
def test_oracle(case: Case) -> None:
    compare(
        "river_dragons",
        dict(case.options),
        case.seats,
        case.bias,
        case.luck,
        12 if "expert" in str(case) else 120,
    )
