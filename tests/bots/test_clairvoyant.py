"""Knowing every card in advance is worth points, and cannot be had where nothing is known."""

from __future__ import annotations

import pytest

from landbridge import FATE, registry
from landbridge.bots import clairvoyant
from landbridge.core.compile.kernel import can_compile
from landbridge.lab.arena import Contest, play_deal

WIDTH = 30


@pytest.mark.skipif(not can_compile(), reason="searches need compiled rules")
def test_more_than_a_good_bot_had_that_did_not_know() -> None:
    game = registry.game("hashi")
    kit = game.kit().compiled()
    contest = Contest("hashi", ("club",), seed=5)
    more = 0
    for deal in range(3):
        played = play_deal(contest, deal, records=True)[0]
        chance = tuple(move for seat, move in registry.loads(played.record).log if seat == FATE)
        found = clairvoyant.best(game, kit, chance, WIDTH)
        assert found is not None
        assert found <= 60
        assert clairvoyant.best(game, kit, chance, WIDTH) == found
        assert clairvoyant.best(game, kit, chance[:-1], WIDTH) is None  # cards that do not make a game
        twice = chance[1], chance[1], *chance[2:]  # one card twice
        assert clairvoyant.best(game, kit, twice, WIDTH) is None
        more += found - played.points[0]
    assert more > 10


def test_nothing_without_compiled_rules_or_a_net() -> None:
    game = registry.game("hashi")
    assert clairvoyant.best(game, game.kit(), (), 20) is None
    other = game.kit(game.options_from({"side": "B"}))
    assert clairvoyant.best(game, other.compiled() if can_compile() else other, (), 20) is None
