"""Every law over every seat count, edition, length and way to stop: 50,000 steps; a commit draws some of the cases."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

import landbridge
from landbridge.core import laws
from landbridge.games.loopit.game import EDITIONS, LENGTHS
from tests.laws.rebuild_loopit import rebuild, seating
from tests.laws.swap_loopit import swap

LOOPIT = landbridge.game("loopit")
VARIANTS = [{"edition": edition, "rounds": rounds} for edition, rounds in product(EDITIONS, LENGTHS)]
# What an edition says may be overridden, and any number of rounds agreed on.
VARIANTS += [
    {"end": "round"},
    {"edition": "es", "exchange": "discard", "rounds": "book"},
    {"start_ends": "4", "rounds": "5"},
]
# How one may stop matters to no edition and to any length alike.
VARIANTS += [{"stop": "stuck", "rounds": rounds} for rounds in LENGTHS]
VARIANTS += [{"edition": "fr", "exchange": "discard"}]
CASES = list(laws.configurations(LOOPIT, [LOOPIT.options_from(given) for given in VARIANTS]))
STEPS = 20_000 // len(CASES) + 1


def name(case: Any) -> str:
    if isinstance(case, int):
        return str(case)
    return " ".join(f"{k}={v}" for k, v in landbridge.core.options.to_text(case).items()) or "ours"


@pytest.mark.few(24)
@pytest.mark.parametrize(("variant", "seats"), CASES, ids=name)
def test_the_laws_hold(variant: Any, seats: int, law_report: laws.Report) -> None:
    kit = LOOPIT.kit(variant).quick()
    witnesses: dict[str, Any] = {"swap": swap, "rebuild": rebuild, "seating": seating(kit)}
    report = laws.prove(LOOPIT, seats=seats, steps=STEPS, seed=seats, kit=kit, **witnesses)
    law_report += report
    # Nobody acts beside another and nothing is a draft; in the German variant nothing is hidden either.
    needless = {"commute", "sealed", "taking back"} | ({"hidden"} if variant.rounds == "german" else set())
    assert {law for law in laws.LAWS if not report.checked[law]} <= needless
    assert report.steps >= STEPS
