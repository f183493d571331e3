"""Every law over every seat count and option of Hashi: 50,000 steps; a commit draws some of the cases."""

from __future__ import annotations

from typing import Any

import pytest

import landbridge
from landbridge.core import laws, options
from tests.laws.rebuild_hashi import rebuild, seating
from tests.laws.swap_hashi import swap

HASHI = landbridge.game("hashi")
CASES = list(laws.configurations(HASHI, options.variants(HASHI.options)))
STEPS = 20_000 // len(CASES) + 1


@pytest.mark.few(3)
@pytest.mark.parametrize(
    ("variant", "seats"), CASES, ids=lambda v: str(v) if isinstance(v, int) else repr(v)[7:]
)
def test_the_laws_hold(variant: Any, seats: int, law_report: laws.Report) -> None:
    kit = HASHI.kit(variant).quick()
    witnesses: dict[str, Any] = {"swap": swap, "rebuild": rebuild, "seating": seating(kit)}
    report = laws.prove(HASHI, seats=seats, steps=STEPS, seed=seats, kit=kit, **witnesses)
    law_report += report
    not_alone = {"commute", "hidden", "sealed", "seats"}
    unchecked = {law for law in laws.LAWS if not report.checked[law]}
    assert unchecked <= (not_alone if seats == 1 else set())
    assert report.steps >= STEPS
