"""Files that a site fetches when somebody needs them."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from landbridge import registry
from landbridge.core import parts
from landbridge.core.options import to_text
from landbridge.device import apart
from landbridge.device.device import Device
from landbridge.device.thinking import answered, as_text
from landbridge.table.bot_request import BotRequest
from landbridge.table.exercise import puzzle

EXERCISES = "landbridge/games/hashi/exercises.jsonl"
NET = "landbridge/games/hashi/bot/champion.net"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """As on a site: Hashi's exercises and its net are not in its package."""
    monkeypatch.setattr(apart, "FOLDER", tmp_path)
    monkeypatch.setattr(apart, "_apart", frozenset((EXERCISES, NET)))
    puzzle.all_of.cache_clear()
    yield tmp_path
    puzzle.all_of.cache_clear()


def fetch(place: str, folder: Path) -> None:
    (folder / place).parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(Path(parts.__file__).parents[2] / place, folder / place)


def asked_for(bot: str) -> str:
    game = registry.game("hashi")
    kit = game.kit()
    s = game.start(kit, 2)
    luck = Random(1)
    while game.actors(kit, s) < 0 or not any(game.offers(kit, s, seat) for seat in range(2)):
        moves, odds = zip(*game.odds(kit, s), strict=True)
        game.do(kit, s, -1, luck.choices(moves, odds)[0])
    options = tuple(sorted(to_text(kit.options).items()))
    return as_text(BotRequest("hashi", options, game.view(kit, s, 0).tobytes(), 0, bot, 5))


def test_exercises_are_asked_for_and_then_there(folder: Path) -> None:
    device = Device()
    device.bring_notes("solver hashi", "{}")
    asked = json.dumps({"game": "hashi"})
    told = device.answer("POST", "/api/exercises/next", asked)
    while told.startswith("wants notes"):
        device.bring_notes(told.partition("\n")[2], "{}")
        told = device.answer("POST", "/api/exercises/next", asked)
    assert told == f"wants file\n{EXERCISES}"
    fetch(EXERCISES, folder)
    assert device.answer("POST", "/api/exercises/next", asked).startswith("200\n")


def test_a_bot_asks_for_its_net_and_can_do_without(folder: Path) -> None:
    asked = asked_for("champion")
    assert answered("think", asked) == f"wants file\n{NET}"
    assert answered("think", asked, json.dumps([NET])).startswith("thought\n")  # there is no network
    assert answered("think", asked) == f"wants file\n{NET}"  # it is tried again for the next thought
    fetch(NET, folder)
    assert answered("think", asked).startswith("thought\n")


def test_a_bot_without_a_net_asks_for_none(folder: Path) -> None:
    assert answered("think", asked_for("greedy")).startswith("thought\n")
