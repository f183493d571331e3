"""The laws to the real end of games, at every number of seats: long games, checked at every so many-th step."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

import landbridge
from landbridge.core import laws, options
from landbridge.core.state import PUBLIC, differences
from landbridge.games.loopit.game import EDITIONS, LENGTHS
from tests.laws import (
    rebuild_hashi,
    rebuild_loopit,
    rebuild_river_dragons,
    rebuild_the_border,
    swap_hashi,
    swap_loopit,
    swap_river_dragons,
    swap_the_border,
)
from tests.support.walks import whole_game

WITNESSES: dict[str, tuple[Any, Any]] = {
    "hashi": (swap_hashi.swap, rebuild_hashi),
    "loopit": (swap_loopit.swap, rebuild_loopit),
    "river_dragons": (swap_river_dragons.swap, rebuild_river_dragons),
    "the_border": (swap_the_border.swap, rebuild_the_border),
}


EVERY = 13  # steps, but for the end


def cases() -> list[tuple[str, Any, int, int]]:
    """Every variant with some number of seats, and every number of seats with some variants; and a seed."""
    found = []
    for name in landbridge.game_names():
        game = landbridge.game(name)
        if name == "loopit":
            given = [{"edition": e, "rounds": r} for e, r in zip(EDITIONS, [*LENGTHS] * 3, strict=False)]
            given += [{"end": "round"}, {"stop": "stuck"}, {"exchange": "discard", "rounds": "9"}]
            variants = [game.options_from(one) for one in given]
        else:
            variants = options.variants(game.options)
        if name == "river_dragons":
            variants = [replace(one, max_rounds=7) for one in variants[::3]]
        seats = list(game.seats)
        count = max(len(variants), len(seats) + 1)
        for i in range(count):
            found.append((name, variants[i % len(variants)], seats[-1 - i % len(seats)], i))
    return found


@pytest.mark.parametrize(("name", "variant", "seats", "seed"), cases(), ids=lambda v: str(v)[:60])
def test_the_laws_hold_to_the_end(
    name: str, variant: Any, seats: int, seed: int, law_report: laws.Report
) -> None:
    game, (swap, other) = landbridge.game(name), WITNESSES[name]
    kit = game.kit(variant).quick()
    report = laws.prove(
        game,
        seats=seats,
        steps=120,
        seed=seed,
        kit=kit,
        swap=swap,
        rebuild=other.rebuild,
        seating=other.seating(kit),
        every=EVERY,
    )
    law_report += report
    assert report.checked["end"] >= report.games


@pytest.mark.parametrize(
    ("name", "seats"),
    [(name, seats) for name in WITNESSES for seats in landbridge.game(name).seats if seats > 1],
)
def test_nobody_is_shown_what_is_hidden_however_long_a_game_lasts(name: str, seats: int) -> None:
    """All viewers, at many moments: what is hidden from them is something else, and they see the same."""
    game, swap = landbridge.game(name), WITNESSES[name][0]
    given = {"river_dragons": {"max_rounds": "9"}, "loopit": {"edition": "fr"}}.get(name, {})
    kit, luck = game.kit(game.options_from(given)).quick(), Random(seats)
    changed = late = 0
    moments = list(whole_game(game, kit, seats, 2, idle=0.7 if name == "loopit" else 0.0))
    for number in range(seats, len(moments), 5):
        s = moments[number].before
        for viewer in (PUBLIC, *range(seats)):
            other = swap(game, kit, s, viewer, luck)
            if other is not None and other != s:
                views = game.view(kit, s, viewer), game.view(kit, other, viewer)
                assert views[0] == views[1], differences(*views)
                changed += 1
                late += number > 0.7 * len(moments)
    assert changed > 40
    assert late > 8
