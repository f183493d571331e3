"""Before anything is compiled: a stand-in thinks by WebAssembly, and thinks the same."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from random import Random

import pytest

import landbridge
from landbridge import Dealer, Match
from landbridge.bots import bot as bots
from landbridge.bots.advice import advise
from landbridge.core.compile.kernel import can_compile
from landbridge.server.run.bots import bot_process
from landbridge.server.run.bots.bot_process import BotProcess, NotReady
from landbridge.table.bot_request import BotRequest

GAMES = ("hashi", "river_dragons", "the_border", "loopit")
PATIENCE = 30  # seconds, where it takes one
pytestmark = [pytest.mark.system, pytest.mark.skipif(not can_compile(), reason="there is nothing to compile")]


@pytest.fixture
def cold(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing was ever compiled: processes that are started now find an empty cache."""
    monkeypatch.setenv("LANDBRIDGE_CACHE", str(tmp_path / "cache"))


def question(game: str, bot: str) -> BotRequest:
    found = landbridge.game(game)
    match = Match(found, found.kit(), ["Ada", "Ben"], Dealer(b"eight bytes"))
    match.deal()
    return BotRequest(game, (), match.view(match.acting[0]).tobytes(), match.acting[0], bot, 7)


@pytest.mark.few(1)
@pytest.mark.parametrize("game", GAMES)
def test_nobody_waits_for_the_compiler(game: str, request: pytest.FixtureRequest) -> None:
    asked, found = question(game, "master"), landbridge.game(game)
    kit = found.kit().quick()
    view = landbridge.State.from_bytes(asked.view, kit.state)
    move = bots.find(found, "master")(found, kit, view, asked.seat, Random(7), None)
    hints = advise(found, kit, view, asked.seat, Random(7))
    request.getfixturevalue("cold")
    process = BotProcess(PATIENCE)
    try:
        assert process.think(asked) == move
        assert process.advise(question(game, "")) == hints
    finally:
        process.stop()


def test_without_a_runtime_it_says_that_it_is_not_ready(cold: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    process = BotProcess(PATIENCE)
    try:
        with pytest.raises(NotReady):
            process.think(question("loopit", "master"))
    finally:
        process.stop()


def test_a_game_without_a_module_has_no_stand_in(cold: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANDBRIDGE_GAMES", str(Path(__file__).parents[3] / "examples" / "beacons"))
    process = BotProcess(PATIENCE)
    try:
        with pytest.raises(NotReady):
            process.advise(question("beacons", ""))
    finally:
        process.stop()


def test_a_stand_in_ends_when_it_is_no_longer_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_process, "STAND_IN_SECONDS", 0)
    process = BotProcess(PATIENCE)
    try:
        stand_in = process._stand_in
        assert stand_in is not None
        assert isinstance(stand_in.answer(question("loopit", "master")), int)
        assert stand_in._process is not None
        process.think(question("loopit", "random"))  # does not search: always ready
        assert stand_in._process is None
    finally:
        process.stop()
