"""A match at a table keeps its luck when it is put away."""

from __future__ import annotations

import json

import pytest

import landbridge
from landbridge import FATE, Dealer
from landbridge.table.live_match import Live
from landbridge.table.luck.attempts import secret_of
from tests.dealer.agreed import agreed

SECRET = bytes(range(32))
FIRST = secret_of(SECRET, 1)  # of the first attempt
GAME = landbridge.game("loopit")
KIT = GAME.kit()


def going_on(live: Live, steps: int) -> list[int]:
    """What chance does while everybody takes their first move."""
    drawn = []
    while steps and not live.over:
        move = live.deal_one()
        if move is None:
            seat = live.acting[0]
            live.play(seat, GAME.offers(KIT, live.state, seat)[0])
        else:
            assert live.deal_one() == move  # asking changes nothing
            live.play(FATE, move)
            drawn.append(move)
        steps -= 1
    return drawn


@pytest.mark.parametrize("steps", [0, 1, 13, 40])
def test_a_table_that_was_put_away_goes_on_with_the_same_luck(steps: int) -> None:
    live = Live(GAME, KIT, ["Ada", "Ben"], Dealer(FIRST, agreed(FIRST, ["x", ""])))
    going_on(live, steps)
    kept = json.loads(json.dumps(live.as_json()))
    again = Live.from_json(GAME, KIT, SECRET, kept)
    assert again.promise == live.promise
    assert again.transcript == live.transcript
    assert again.as_json() == live.as_json()
    assert going_on(again, 30) == going_on(live, 30) != []
