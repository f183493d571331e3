"""A net of integers: the same interpreted and compiled, no sum too large, and nothing hidden among its features."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType
from typing import Any

import pytest

from bench.bots.nets import positions, random_net
from landbridge import registry
from landbridge.bots import learned, rollouts
from landbridge.core.compile import kernel as kernels
from landbridge.core.compile import net as nets
from landbridge.core.game import Game
from landbridge.core.parts import home
from landbridge.core.state import State

GAMES = registry.game_names()


def champion_of(game: Game) -> ModuleType:
    return import_module(f"{home(game)}.bot.champion")


def features_of(champion: ModuleType, fields: Any, s: State, seat: int) -> list[int]:
    scratch = State.blank(champion.SCRATCH)
    count = champion.features(fields, s.fields, seat, scratch.fields)
    return [scratch.active[i] for i in range(count)]


@pytest.mark.parametrize("name", GAMES)
def test_features_are_what_the_seat_can_see(name: str) -> None:
    game = registry.game(name)
    champion, kit = champion_of(game), game.kit()
    for s, seat in positions(game, 60, 1):
        found = features_of(champion, kit.fields, s, seat)
        assert found == features_of(champion, kit.fields, game.view(kit, s, seat), seat)
        assert len(found) <= champion.ACTIVE
        assert len(set(found)) == len(found)
        assert all(0 <= feature < champion.FEATURES for feature in found)


@pytest.mark.parametrize("name", GAMES)
def test_a_champion_has_what_search_and_training_call(name: str) -> None:
    champion = champion_of(registry.game(name))
    for function in (
        "propose",
        "features",
        "foresee",
        "act",
        "act_plainly",
        "actors",
        "do",
        "offer",
        "turn",
        "points",
    ):
        assert kernels.is_kernel(getattr(champion, function)), function
    for number in (
        "ACTIVE",
        "FEATURES",
        "HEADS",
        "KEPT_ROWS",
        "SEATS_PLAYED",
        "SPAN",
        "UNIT",
        "WEIGHTS",
        "WIDTH",
    ):
        assert getattr(champion, number), number


@pytest.mark.parametrize("name", GAMES)
def test_the_shipped_net_cannot_overflow(name: str) -> None:
    game = registry.game(name)
    champion, net = champion_of(game), learned.net_of(game)
    assert net is not None
    assert len(net) <= 200_000
    first, later = nets.bounds(State.from_bytes(net, champion.NET))
    assert first < 1 << 31
    assert later < 1 << 31
    assert champion.ACTIVE <= nets.MOST_ACTIVE


def test_no_net_within_the_limits_can_overflow() -> None:
    """The largest weights there can be, in the widest net that a game has."""
    for name in GAMES:
        champion = champion_of(registry.game(name))
        narrow, wide = champion.NET.fields["second"].shape
        assert nets.MOST_ACTIVE * nets.FIRST_MOST + (1 << 30) < 1 << 31
        assert max(narrow, wide) * nets.LATER_MOST * nets.LIT_ONE + (1 << 30) < 1 << 31


@pytest.mark.skipif(not kernels.can_compile(), reason="compares with compiled kernels")
@pytest.mark.parametrize("name", GAMES)
def test_interpreted_and_compiled_agree(name: str) -> None:
    """The same to the bit: what is expected, and everything it was worked out from."""
    game = registry.game(name)
    champion, kit = champion_of(game), game.kit()
    fast: Any = kernels.compiled_bound(rollouts, champion)
    fields = nets.with_net(champion.KIT, kit.fields, random_net(champion, 2))
    for s, seat in positions(game, 12, 3):
        plain, quick = State.blank(champion.SCRATCH), State.blank(champion.SCRATCH)
        seats = int(s.seats)
        worth = champion.foresee(fields.fields, s.fields, seat, seats, 5000, plain.fields)
        assert fast.foresee_at(fields.record, s.record, seat, seats, 5000, quick.record) == worth
        assert plain == quick
        assert any(plain.told)


def test_features_that_were_not_seen_change_nothing() -> None:
    """The order of features does not matter, and each counts once."""
    game = registry.game("hashi")
    champion, kit = champion_of(game), game.kit()
    fields = nets.with_net(champion.KIT, kit.fields, random_net(champion, 5))
    m = State.blank(champion.SCRATCH)
    told = []
    for order in ((3, 80, 200), (200, 3, 80)):
        for i, feature in enumerate(order):
            m.active[i] = feature
        nets.evaluate(fields.net, m.fields, 3)
        told.append(list(m.told))
    assert told[0] == told[1]
    nets.evaluate(fields.net, m.fields, 2)
    assert list(m.told) != told[0]


def test_a_net_of_another_size_is_refused() -> None:
    game = registry.game("hashi")
    champion, kit = champion_of(game), game.kit()
    with pytest.raises(ValueError, match="bytes"):
        nets.with_net(champion.KIT, kit.fields, b"\0" * 7)
