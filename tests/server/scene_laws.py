"""What every game's scenes obey, shown by random play."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from landbridge.core.game import LETTERS, Game, Kit
from landbridge.core.laws import Swap
from landbridge.core.play.match import Match
from landbridge.core.show.scene import Scenes
from landbridge.core.state import FATE, PUBLIC, State
from landbridge.texts import SEAT_VALUES, sources

PARTS = {"prompt", "labels", "controls", "status", "first", "sheet", "board"}
MARKS = ("", "got", "lost")
LONG = 100  # steps, after which a game has named all its handles
NO_SUCH = (
    IndexError,
    ValueError,
    KeyError,
    AssertionError,
    StopIteration,
)  # a number that is no move has no handles


@cache
def english() -> FluentBundle:
    """English alone, which nothing falls back to."""
    made = FluentBundle(["en"], use_isolating=False)
    for text in sources("en").values():
        made.add_resource(FluentResource(text))
    return made


def spoken(value: Any) -> Iterator[dict[str, Any]]:
    """Everything readable in a scene, wherever it stands."""
    if isinstance(value, dict):
        if set(value) == {"key", "values"}:
            yield value
        else:
            for one in value.values():
                yield from spoken(one)
    elif isinstance(value, list):
        for one in value:
            yield from spoken(one)


def check_words(scene: dict[str, Any]) -> int:
    count = 0
    for said in spoken(scene):
        check_sentence(said["key"], tuple(said["values"].items()))
        count += 1
    return count


@cache
def check_sentence(key: str, given: tuple[tuple[str, str | int], ...]) -> None:
    assert english().has_message(key), (key, given)
    pattern = english().get_message(key).value
    assert pattern is not None, key
    values = {name: LETTERS[v] if name in SEAT_VALUES and isinstance(v, int) else v for name, v in given}
    assert not english().format_pattern(pattern, values)[1], (key, given)


def check_shape(scene: dict[str, Any], seats: int) -> None:
    assert set(scene) == PARTS
    assert len(scene["status"]) == seats
    assert scene["first"] is None or scene["first"] in range(seats)
    for row in scene["sheet"]:
        assert set(row) == {"label", "about", "kind", "cells"}
        assert row["kind"] in ("part", "total")
        assert len(row["cells"]) == seats
        for cell in row["cells"]:
            assert set(cell) == {"text", "mark"}
            assert isinstance(cell["text"], str)
            assert cell["mark"] in MARKS
    assert set(scene["controls"]) <= set(scene["labels"])
    assert len(set(scene["controls"])) == len(scene["controls"])


def check_layout(layout: dict[str, Any], handles: set[str] | None) -> None:
    """`handles`: all that a long game has shown; None: too few to compare with."""
    assert set(layout) == {"board", "spots", "near"}
    json.dumps(layout, allow_nan=False)
    spots = layout["spots"]
    assert handles is None or set(spots) <= handles
    assert all(len(place) == 2 for place in spots.values())
    for spot, others in layout["near"].items():
        assert {spot, *others} <= set(spots), spot
        assert spot not in others


def every_handle(game: Game, kit: Kit, s: State, seat: int) -> set[str]:
    found: set[str] = set()
    for move in range(kit.moves):
        try:
            found.update(game.handles(kit, s, seat, move))
        except NO_SUCH:
            continue
    return found


def swap_of(game: Game) -> Swap | None:
    name = f"tests.laws.swap_{game.name}"
    return import_module(name).swap if find_spec(name) is not None else None


class Checked:
    """How often each thing was looked at."""

    def __init__(self) -> None:
        self.scenes = self.words = self.offers = self.swaps = 0

    def __iadd__(self, other: Checked) -> Checked:
        self.scenes += other.scenes
        self.words += other.words
        self.offers += other.offers
        self.swaps += other.swaps
        return self


def check_game(game: Game, kit: Kit, scenes: Scenes, seats: int, steps: int, luck: random.Random) -> Checked:
    """One random game, or its first `steps` moves."""
    done, swap = Checked(), swap_of(game)
    match = Match(game, kit, LETTERS[:seats])
    handles: set[str] = set()
    for step in range(steps):
        if step % 20 == 0:
            handles |= every_handle(game, kit, match.state, 0)
        for viewer in {
            luck.choice([PUBLIC, *range(seats)]),
            luck.choice(match.acting) if match.acting else 0,
        }:
            if viewer == FATE:
                continue
            view = match.view(viewer)
            scene = scenes.scene(kit, view.copy(), viewer)
            json.dumps(scene, allow_nan=False)
            check_shape(scene, seats)
            handles |= set(scene["labels"])
            done.scenes += 1
            done.words += check_words(scene)
            if viewer in match.acting:
                known = {*scene["labels"], *scene["controls"]}
                for move in game.offers(kit, view, viewer):
                    assert set(game.handles(kit, view, viewer, move)) <= known
                    done.offers += 1
            other = swap(game, kit, match.state, viewer, luck) if swap else None
            if other is not None and other != match.state:
                assert scenes.scene(kit, game.view(kit, other, viewer), viewer) == scene
                done.swaps += 1
        if match.over:
            break
        seat = luck.choice(match.acting)
        match.play(seat, luck.choice(game.offers(kit, match.state, seat)))
    layout = scenes.layout(kit)
    check_layout(layout, handles if steps >= LONG else None)
    check_words(layout)
    return done
