"""The exercises that come with the games."""

from __future__ import annotations

import pytest

import landbridge
from landbridge.reviewing.exercises import shipped
from tests.support.effort import drawn

LEAST = {"hashi": 250, "loopit": 161, "river_dragons": 45, "the_border": 320}


@pytest.mark.parametrize("name", landbridge.game_names())
def test_every_answer_can_be_played(name: str) -> None:
    exercises = shipped(landbridge.game(name))
    assert len(exercises) >= LEAST[name]
    assert len({one.id for one in exercises}) == len(exercises)
    for one in drawn(exercises, 6, name):
        match = one.position(quick=False)
        assert (match.game.name, one.game) == (name, name)
        assert not match.over
        view = match.view(one.seat)
        for move in one.answer:
            assert match.game.check(match.kit, view, one.seat, move) == 0, one.text
            match.game.do(match.kit, view, one.seat, move)
        leads = [lead for _, lead in one.plans]
        assert leads == sorted(leads, reverse=True)
        assert len(leads) > 1
        assert one.gap == pytest.approx(leads[0] - leads[1], abs=0.01)
        assert one.gap >= 5 * one.error
        assert one.plans[0][0] == one.text
