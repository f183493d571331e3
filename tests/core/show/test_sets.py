"""Sets of places as lists."""

from __future__ import annotations

import random

import pytest

from landbridge.core.show.sets import marks, members


@pytest.mark.parametrize("size", [1, 18, 62, 86, 169, 528])
def test_a_set_as_a_list_and_as_marks(size: int) -> None:
    rng = random.Random(size)
    for _ in range(50):
        chosen = sorted(rng.sample(range(size), rng.randrange(size + 1)))
        found = sum(1 << place for place in chosen)
        assert members(found) == chosen
        assert list(marks(found, size)) == [int(place in chosen) for place in range(size)]


def test_the_empty_set() -> None:
    assert members(0) == []
    assert marks(0, 3) == b"\0\0\0"
