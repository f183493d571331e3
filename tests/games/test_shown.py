"""Everything that is shown and said, against the state: scenes and facts are worked out a second time from views.

Whole games of every kind, all numbers of seats, every viewer; `tests/games/<game>/show/reading.py` has the readings.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import landbridge
from landbridge import FATE, PUBLIC, Fact, Game, Kit, State
from landbridge.core.game import seats_in
from landbridge.core.show.scene import plain, scene_of
from landbridge.core.state import UNKNOWN
from landbridge.games.loopit.state import LAY_TILES
from tests.games.hashi.show import reading as hashi
from tests.games.loopit.show import reading as loopit
from tests.games.loopit.test_bag import made_up
from tests.games.river_dragons.show import reading as river
from tests.games.the_border.show import reading as border
from tests.support.walks import positions, whole_game

READ: dict[str, Any] = {"hashi": hashi, "loopit": loopit, "river_dragons": river, "the_border": border}
OPTIONS: dict[str, list[dict[str, str]]] = {
    "hashi": [{}, {"side": "B"}, {"paper": "on"}],
    "loopit": [
        {},
        {"edition": "fr", "exchange": "discard"},
        {"rounds": "german"},
        {"rounds": "book", "end": "round"},
    ],
    "river_dragons": [
        {"max_rounds": "4"},
        {"side": "expert", "by_eye": "on", "short_plank": "lost", "max_rounds": "3"},
        {"laid": "final", "by_eye": "on", "max_rounds": "3"},
    ],
    "the_border": [{}],
}


def tables() -> list[tuple[str, dict[str, str], int]]:
    """Every number of seats, and every variant."""
    found = []
    for name, variants in OPTIONS.items():
        seats = list(landbridge.game(name).seats)
        for i in range(max(len(variants), len(seats))):
            found.append((name, variants[i % len(variants)], seats[-1 - i % len(seats)]))
    return found


@pytest.mark.parametrize(("name", "options", "seats"), tables(), ids=str)
def test_what_is_shown_is_what_there_is(name: str, options: dict[str, str], seats: int) -> None:
    """Scenes at moments of a game and at its end, for one who acts, one who waits, and somebody who holds no seat."""
    game = landbridge.game(name)
    kit = game.kit(game.options_from(options)).quick()
    luck, looked = Random(3), 0
    for seed in (1, 2):
        moments = list(whole_game(game, kit, seats, seed))
        places = {0, *luck.sample(range(len(moments)), min(10, len(moments)))}
        for moment in [moments[i] for i in sorted(places)]:
            compare(game, kit, moment.before, moment.seat, seats, luck)
            looked += 1
        compare(game, kit, moments[-1].after, 0, seats, luck)
    assert looked > 15


def compare(game: Game, kit: Kit, s: State, actor: int, seats: int, luck: Random) -> None:
    viewers = {PUBLIC, luck.randrange(seats), seats - 1 if actor == FATE else actor}
    for viewer in viewers:
        view = game.view(kit, s, viewer)
        shown = scene_of(game).scene(kit, view, viewer)
        if game.name == "river_dragons":
            shown = without(shown, river.DRAWN)
            points = [handle for handle in shown["labels"] if handle.startswith("point-")]
            for handle in points:
                assert shown["labels"].pop(handle)["values"] == {"where": handle.removeprefix("point-")}
        real = plain(READ[game.name].scene(kit, view, viewer))
        for part in ("prompt", "controls", "status", "first"):
            assert shown[part] == real[part], (part, viewer)
        for row, slow in zip(shown["sheet"], real["sheet"], strict=True):
            assert row == slow, viewer
        assert set(shown["labels"]) == set(real["labels"])
        for handle in real["labels"]:
            assert shown["labels"][handle] == real["labels"][handle], (handle, viewer)
        assert set(shown["board"]) == set(real["board"])
        for part in real["board"]:
            assert shown["board"][part] == real["board"][part], (part, viewer)


@pytest.mark.parametrize(("name", "options", "seats"), tables(), ids=str)
def test_what_hardly_ever_comes_up_is_shown_as_well(name: str, options: dict[str, str], seats: int) -> None:
    """Positions that are shaken: other tiles in the bag, goals reached by others, planks that have left."""
    game = landbridge.game(name)
    kit = game.kit(game.options_from(options)).quick()
    luck = Random(4)
    count = 30 if name == "loopit" else 8
    for s in positions(game, kit, seats, 3, count):
        t: Any = shaken(kit, s, luck)
        actor = next((seat for seat in seats_in(game.actors(kit, t)) if seat != FATE), 0)
        compare(game, kit, t, actor, seats, luck)


def shaken(kit: Kit, s: State, luck: Random) -> State:
    t: Any = s.copy()
    if kit.game.name == "loopit":
        return made_up(kit, t, luck) if t.stage == LAY_TILES else t  # type: ignore[no-any-return]
    if kit.game.name == "river_dragons":
        for seat in range(t.seats):
            t.reserve[seat] &= luck.getrandbits(36)
        return t  # type: ignore[no-any-return]
    table = t.table if kit.options is not None and getattr(kit.options, "paper", False) else t
    now = table.card_no if kit.game.name == "hashi" else 2 * table.round_no
    for seat in range(table.seats):
        for goal in range(3 if kit.game.name == "hashi" else 9):
            table.reached[seat, goal] = luck.choice((0, 0, max(now - 1, 0), now, now // 2))
    return t  # type: ignore[no-any-return]


def without(value: Any, names: tuple[str, ...]) -> Any:
    """A scene without where things are drawn."""
    if isinstance(value, dict):
        return {name: without(one, names) for name, one in value.items() if name not in names}
    return [without(one, names) for one in value] if isinstance(value, list) else value


@pytest.mark.parametrize(("name", "options", "seats"), tables(), ids=str)
def test_what_is_told_is_what_happened(name: str, options: dict[str, str], seats: int) -> None:
    """Facts of every move of two games, for the mover, somebody else, and somebody who holds no seat."""
    game = landbridge.game(name)
    kit = game.kit(game.options_from(options)).quick()
    plain_kit, luck, told_of = kit.interpreted(), Random(5), 0
    for seed in (1, 2):
        for number, (before, seat, move, after) in enumerate(whole_game(game, kit, seats, seed)):
            hidden = game.shown(kit, before, seat, move, after, seats - 1) == UNKNOWN
            if number % 3 and not game.reveals(kit, before, after) and hidden:
                continue
            viewer = luck.choice([PUBLIC, *range(seats)])
            shown = game.shown(kit, before, seat, move, after, viewer)
            b, a = game.view(kit, before, viewer), game.view(kit, after, viewer)
            told = game.told(kit, before, seat, move, after, viewer)
            assert told == facts_of(game, plain_kit, b, seat, shown, a, told)
            told_of += bool(told)
    assert told_of > 10


def facts_of(game: Game, kit: Kit, b: State, seat: int, move: int, a: State, told: list[Fact]) -> list[Fact]:
    if game.name == "hashi":
        found = hashi.facts(kit, b, seat, "", a)
    elif game.name == "river_dragons":
        found = river.facts(kit, b, seat, move, a, told)
    else:
        found = READ[game.name].facts(kit, b, seat, move, a)
    return told if found is None else found
