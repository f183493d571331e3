"""Interpreted and compiled rules in step; `bench/twin.py` plays ten thousand."""

from __future__ import annotations

import pytest

import landbridge
from bench.twin import Difference, Twins, compare, play
from landbridge.core.compile.kernel import can_compile

HASHI = landbridge.game("hashi")

pytestmark = pytest.mark.skipif(not can_compile(), reason="compares with compiled rules")


def test_many_games_without_a_difference() -> None:
    many = 16
    counts = compare(HASHI, games=many)
    assert sum(games for games, _ in counts.values()) == many
    assert len(counts) == 4 * 4  # seats × (side × paper)
    assert all(steps > 0 for _, steps in counts.values())


def test_a_difference_is_found_and_kept_as_a_record() -> None:
    """The twin plays the other side: as wrong as a compiler can be."""
    a, b = (HASHI.kit(HASHI.options_from({"side": side})) for side in "AB")
    with pytest.raises(Difference, match="step 1") as found:
        play(Twins(a, b.compiled()), 2, 5)
    match = landbridge.loads(found.value.record())
    assert len(match.log) + sum(map(len, match.drafts.values())) == len(found.value.steps)
