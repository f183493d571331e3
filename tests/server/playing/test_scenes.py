"""Scenes: complete, readable, and nothing in them that the view does not have."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import landbridge
from landbridge.core import options
from landbridge.core.facts import Fact
from landbridge.core.game import Kit
from landbridge.core.show.scene import Scenes, plain, scene_of
from landbridge.core.state import State
from tests.server.host import Guest, Running
from tests.server.scene_laws import Checked, check_game

GAMES = landbridge.game_names()
STEPS = 150


@pytest.mark.few(1)
@pytest.mark.parametrize("name", GAMES)
def test_every_scene_of_random_games(name: str) -> None:
    game, luck = landbridge.game(name), random.Random(name)
    scenes, total = scene_of(game), Checked()
    assert scenes.own
    variants = options.variants(game.options)
    for seats in {game.seats.start, min(3, game.seats.stop - 1), game.seats.stop - 1}:
        kit = game.kit(luck.choice(variants))
        total += check_game(game, kit, scenes, seats, STEPS, luck)
    assert total.scenes >= 100
    assert total.words >= total.scenes
    assert total.offers >= 100
    assert total.swaps >= 5


@pytest.mark.parametrize("name", GAMES)
def test_every_variant_has_a_layout_and_a_beginning(name: str) -> None:
    game = landbridge.game(name)
    for variant in options.variants(game.options):
        check_game(game, game.kit(variant), scene_of(game), game.seats.start, 4, random.Random(0))


def test_a_game_without_scenes_can_be_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("landbridge.core.show.scene.part", lambda game, name: None)
    for name in GAMES:
        game = landbridge.game(name)
        scenes = scene_of.__wrapped__(game)
        assert not scenes.own
        kit = game.kit()
        kit.memo.pop("layout", None)
        done = check_game(game, kit, scenes, min(2, game.seats.stop - 1), STEPS, random.Random(1))
        assert done.offers >= 20


# --- planted mistakes ---------------------------------------------------------------------------------------


def spoilt(how: Callable[[dict[str, Any], State], Any]) -> Scenes:
    """Hashi's scenes with a mistake in them."""
    good = scene_of(landbridge.game("hashi"))

    def scene(kit: Kit, view: State, viewer: int) -> dict[str, Any]:
        made = good.scene(kit, view, viewer)
        how(made, view)
        return made

    return replace(good, _scene=scene)


@pytest.mark.parametrize(
    "how",
    [
        lambda scene, view: scene["labels"].clear(),
        lambda scene, view: scene["labels"].popitem(),
        lambda scene, view: scene["status"].append(None),
        lambda scene, view: scene["sheet"][0]["cells"].pop(),
        lambda scene, view: scene.update(prompt=Fact("hashi-no-such-prompt")),
        lambda scene, view: scene.update(prompt=Fact("server-scene-handle")),  # without its value
        lambda scene, view: scene.update(more=1),
        lambda scene, view: scene.update(first=9),
        lambda scene, view: scene["board"].update(x=float("nan")),
        lambda scene, view: scene["board"].update(x=object()),
        lambda scene, view: scene["board"].update(x=random.random()),  # not of the view
    ],
)
def test_a_mistake_is_caught(how: Callable[[dict[str, Any], State], Any]) -> None:
    game = landbridge.game("hashi")
    with pytest.raises((AssertionError, ValueError, TypeError)):
        check_game(game, game.kit(), spoilt(how), 3, STEPS, random.Random(3))


def test_a_leading_key_to_nowhere_is_caught() -> None:
    game = landbridge.game("hashi")
    good = scene_of(game)
    layout = good.layout(game.kit())
    spot = next(iter(layout["near"]))
    for wrong in (
        {**layout, "near": {**layout["near"], spot: ["island-z9"]}},
        {**layout, "near": {**layout["near"], spot: [spot]}},
        {**layout, "spots": {**layout["spots"], "island-z9": [0, 0]}},
    ):
        kit = game.kit()
        kit.memo["layout"] = wrong
        with pytest.raises(AssertionError):
            check_game(game, kit, good, 2, STEPS, random.Random(0))


# --- JSON ---------------------------------------------------------------------------------------------------


def test_plain_json_of_whatever_games_use() -> None:
    told = plain(
        {
            1: (np.int8(3), np.uint64(1 << 60), True, None, 2.5, np.float32(0.5)),
            "fact": Fact("hashi", {"seat": 2, "name": "x"}),
            "set": {3, 1, 2},
            "cells": memoryview(bytes(3)),
            "grid": np.zeros((1, 2), np.int8),
            "large": 1 << 60,
        }
    )
    assert told == {
        "1": [3, str(1 << 60), True, None, 2.5, 0.5],
        "fact": {"key": "hashi", "values": {"seat": 2, "name": "x"}},
        "set": [1, 2, 3],
        "cells": [0, 0, 0],
        "grid": [[0, 0]],
        "large": str(1 << 60),
    }
    assert json.loads(json.dumps(told)) == told
    with pytest.raises(TypeError, match="object"):
        plain([object()])


# --- over the wire ------------------------------------------------------------------------------------------


def test_a_scene_instead_of_the_view_where_asked(ada: Guest) -> None:
    table = ada.open("hashi", "me", "me")
    assert ada.get(f"/api/tables/{table}?look=scene").json["scene"] is None  # not begun
    begun = ada.post(f"/api/tables/{table}/ready?look=scene", {}).json
    assert begun["view"] is None
    assert begun["scene"] == ada.get(f"/api/tables/{table}?seat=A&look=scene").json["scene"]
    bare = ada.look(table, "A")
    assert bare["scene"] is None
    assert bare["view"] is not None
    assert ada.get(f"/api/tables/{table}?seat=A&look=view").json == bare
    move = {"id": "m", "seat": "A", "move": begun["offers"][0]["move"]}
    moved = ada.post(f"/api/tables/{table}/moves?look=scene", move).json
    assert moved["view"] is None
    assert moved["scene"] != begun["scene"]
    back = ada.post(f"/api/tables/{table}/back?look=scene", {"id": "b", "seat": "A"}).json
    assert back["scene"] == begun["scene"]
    assert ada.get(f"/api/tables/{table}?look=both").status == 422


def test_the_layout_comes_with_the_kit_where_asked(ada: Guest) -> None:
    table = ada.open("hashi", "me", "open")
    game = landbridge.game("hashi")
    told = ada.get(f"/api/tables/{table}/kit?look=scene").json
    assert told["layout"] == json.loads(json.dumps(scene_of(game).layout(game.kit())))
    assert ada.get(f"/api/tables/{table}/kit").json == {**told, "layout": None}


def test_nobody_works_out_scenes_that_nobody_asks_for(
    ada: Guest, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    def never(*_: Any) -> None:
        raise AssertionError("a scene nobody asked for")

    monkeypatch.setattr("landbridge.core.show.scene.Scenes.scene", never)
    monkeypatch.setattr("landbridge.core.show.scene.Scenes.raw", never)
    table = ada.open("hashi", "me", "passive")
    seen = ada.ready(table)
    assert ada.move(table, "A", seen["offers"][0]["move"]).status == 200
    assert ada.get(f"/api/tables/{table}/log?seat=A").status == 200
