"""Printed editions: what they choose exists, differs, and is explained in every language."""

from __future__ import annotations

import pytest

from landbridge import registry
from landbridge.core.show.editions import editions_of
from landbridge.table.answers.games import game_json
from landbridge.texts import LANGUAGES, words

GAMES = ("hashi", "the_border", "loopit", "river_dragons")


@pytest.mark.parametrize("name", GAMES)
def test_an_edition_is_a_game_one_can_play(name: str) -> None:
    game = registry.game(name)
    found = editions_of(game)
    assert found
    assert len({tuple(one.options.items()) for one in found}) == len(found)
    for one in found:
        kit = game.kit(game.options_from(dict(one.options)))
        assert game.start(kit, one.seats) is not None
    told = game_json(name)["editions"]
    assert [one["name"] for one in told] == [one.name for one in found]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_different_is_said(lang: str) -> None:
    for name in GAMES:
        game = registry.game(name)
        for one in editions_of(game):
            key = f"{game.key}-edition-{one.name}"
            assert words(lang).has(key) or one.means, key


def test_three_sit_elsewhere_in_2012() -> None:
    game = registry.game("river_dragons")
    starts = {}
    for one in editions_of(game):
        kit = game.kit(game.options_from(dict(one.options)))
        starts[one.year] = game.start(kit, 3).tobytes()
    assert starts[2012] != starts[2000] == starts[None]
