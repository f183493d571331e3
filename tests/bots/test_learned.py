"""Champions: where a net was trained it judges; elsewhere the level below plays."""

from __future__ import annotations

import json
from hashlib import sha256
from random import Random

import pytest

from landbridge import Dealer, Match, registry
from landbridge.bots import bot as bots
from landbridge.bots import learned, search
from landbridge.core.parts import file

GAMES = registry.game_names()
ELSEWHERE = {"hashi": {"side": "B"}, "loopit": {"rounds": "7"}, "river_dragons": {"side": "expert"}}


@pytest.mark.parametrize("name", GAMES)
def test_the_strongest_level_is_learned(name: str) -> None:
    game = registry.game(name)
    assert list(search.levels(game))[-1] == "champion"
    best = search.strongest(game)
    assert best is not None
    assert best.learned
    assert search.suitable(best, game, game.kit()) is best


@pytest.mark.parametrize(("name", "options"), ELSEWHERE.items())
def test_elsewhere_it_searches_as_the_level_below(name: str, options: dict[str, str]) -> None:
    game = registry.game(name)
    kit = game.kit(game.options_from(options))
    levels = search.levels(game)
    assert learned.champion_of(game, kit) is None
    assert search.suitable(levels["champion"], game, kit) == levels["master"]
    match = Match(game, kit, "ab", Dealer(b"some luck"))
    match.deal()
    seat = match.acting[0]
    one, two = (
        bots.find(game, level)(game, kit, match.view(seat), seat, Random(3), None)
        for level in ("champion", "master")
    )
    assert one == two


@pytest.mark.parametrize("name", GAMES)
def test_a_net_says_where_it_comes_from(name: str) -> None:
    game = registry.game(name)
    net = learned.net_of(game)
    assert net is not None
    told = json.loads(file(game, "bot", "champion.json").read_text(encoding="utf-8"))
    assert told["net"] == sha256(net).hexdigest()
    assert told["runs"][-1]["command"].startswith(f"landbridge train {name} ")
    assert told["figures"]


def test_the_net_changes_what_is_proposed_first() -> None:
    """Without a compiler a champion makes its first plan: the one after which the net likes the position best."""
    game = registry.game("hashi")
    kit = game.kit()
    match = Match(game, kit, "ab", Dealer(b"some luck"))
    match.deal()
    differ = 0
    champion, master = (search.levels(game)[level] for level in ("champion", "master"))
    for _ in range(16):
        seat = match.acting[0]
        view = match.view(seat)
        first, plain = (
            search.tried(level, game, kit, view, seat, 7, 0)[0].plan for level in (champion, master)
        )
        differ += first != plain
        for move in first:
            match.play(seat, move)
        match.deal()
    assert 0 < differ < 16
