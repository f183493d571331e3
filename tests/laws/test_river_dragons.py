"""Every law over every seat count and option of River Dragons: 50,000 steps; a commit draws some of the cases."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import landbridge
from landbridge.core import laws, options
from tests.laws.rebuild_river_dragons import rebuild, seating
from tests.laws.swap_river_dragons import swap

GAME = landbridge.game("river_dragons")
# Random pawns rarely arrive; two or three rounds reach every stage, and the draw (R8.3) each time.
CASES = [
    (replace(variant, max_rounds=2 + seats % 2), seats)
    for variant, seats in laws.configurations(GAME, options.variants(GAME.options))
]
STEPS = 20_000 // len(CASES) + 1


@pytest.mark.few(24)
@pytest.mark.parametrize(
    ("variant", "seats"), CASES, ids=lambda v: str(v) if isinstance(v, int) else repr(v)[7:]
)
def test_the_laws_hold(variant: Any, seats: int, law_report: laws.Report) -> None:
    kit = GAME.kit(variant).quick()
    witnesses: dict[str, Any] = {"swap": swap, "rebuild": rebuild, "seating": seating(kit)}
    report = laws.prove(GAME, seats=seats, steps=STEPS, seed=seats, kit=kit, **witnesses)
    law_report += report
    assert not {law for law in laws.LAWS if not report.checked[law]}
    assert report.steps >= STEPS
