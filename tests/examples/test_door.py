"""The doors for games that live elsewhere: folders of the environment, and entry points."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import landbridge
from landbridge import registry, texts
from landbridge.core.game import Game
from tests.examples.conftest import FOLDER
from tests.terminal.script import landbridge_command, real_command


@pytest.fixture(autouse=True)
def shut_again(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(texts, "_folders", list(texts._folders))
    modules = set(sys.modules)
    registry._found.cache_clear()
    yield
    registry._found.cache_clear()
    for name in set(sys.modules) - modules:
        if name.partition(".")[0] in ("elsewhere", "empty", "broken"):
            del sys.modules[name]


def package(folder: Path, text: str) -> Path:
    folder.mkdir()
    (folder / "__init__.py").write_text(text, encoding="utf-8")
    return folder


def test_without_it_the_house_has_its_own_games_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(registry.FOLDERS, raising=False)
    assert landbridge.game_names() == list(registry.OURS)
    assert registry.find("beacons") is None


def test_a_folder_is_a_game_of_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(FOLDER.parents[1])
    monkeypatch.setenv(registry.FOLDERS, "examples/beacons")
    assert landbridge.game_names() == [*registry.OURS, "beacons"]
    found = landbridge.game("beacons")
    assert found is landbridge.game("beacons")
    assert found.name == "beacons"
    assert texts.words("fr").say("beacons") == "Feux d’alarme"
    assert str(FOLDER.parent) not in sys.path


def test_words_come_in_even_if_somebody_speaks_already(monkeypatch: pytest.MonkeyPatch) -> None:
    speaker = texts.words("de")
    assert not speaker.has("beacons")
    monkeypatch.setenv(registry.FOLDERS, str(FOLDER))
    landbridge.game("beacons")
    assert speaker.say("beacons") == "Leuchtfeuer"


def test_several_folders_and_each_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    other = package(tmp_path / "elsewhere", "")
    monkeypatch.setenv(registry.FOLDERS, os.pathsep.join(["", str(FOLDER), str(other), str(FOLDER), ""]))
    assert landbridge.game_names()[len(registry.OURS) :] == ["beacons", "elsewhere"]


def test_our_own_games_cannot_be_replaced(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(registry.FOLDERS, str(package(tmp_path / "hashi", "raise AssertionError")))
    assert landbridge.game_names() == list(registry.OURS)
    assert type(landbridge.game("hashi")).__module__ == "landbridge.games.hashi.game"


def test_a_folder_without_a_package_is_complained_about(tmp_path: Path) -> None:
    for command in (["play", "beacons"], ["arena", "beacons", "random", "random"], ["serve", "--port", "0"]):
        told = landbridge_command(*command, LANDBRIDGE_GAMES=str(tmp_path / "nowhere"))
        assert told.code == 2
        assert f"{tmp_path / 'nowhere'} is not a game: LANDBRIDGE_GAMES must name folders" in told.all


def test_a_package_without_a_game_is_complained_about(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv(registry.FOLDERS, str(package(tmp_path / "empty", "")))
    with pytest.raises(registry.NoGameThere, match="does not export a game called “empty”"):
        registry.find("empty")


def test_half_a_package_is_not_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(registry.FOLDERS, str(package(tmp_path / "broken", "import nothing_of_that_name")))
    for _ in range(2):
        with pytest.raises(ModuleNotFoundError, match="nothing_of_that_name"):
            registry.find("broken")
    assert "broken" not in sys.modules


def test_a_name_that_something_else_has_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(registry.FOLDERS, str(package(tmp_path / "json", "")))
    with pytest.raises(registry.NoGameThere, match="something else is already called “json”"):
        registry.find("json")


def test_an_installed_game_comes_in_by_its_entry_point(
    beacons: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(registry.FOLDERS)
    monkeypatch.setattr(texts, "_folders", [])
    registry._found.cache_clear()
    point = EntryPoint("beacons", "beacons:Beacons", registry.GROUP)
    monkeypatch.setattr(registry, "_entry_points", lambda: [point])
    assert landbridge.game_names() == [*registry.OURS, "beacons"]
    assert type(landbridge.game("beacons")) is type(beacons)
    assert texts.words("es").say("beacons") == "Almenaras"


# --- the terminal ---------------------------------------------------------------------------------------------


def whole_game() -> list[str]:
    """Every hill on every line: those that cannot be picked are refused, and the line after it says the next."""
    return [f"{column}{ridge}" for _ in range(25) for column in "abcde" for ridge in range(1, 6)]


def test_a_whole_game_in_the_terminal(tmp_path: Path) -> None:
    told = real_command(
        *("play", "beacons", "--seats", "Ada", "--bots", "greedy", "--seed", "7", "--lang", "en"),
        lines=whole_game(),
        data=tmp_path,
        LANDBRIDGE_GAMES=str(FOLDER),
    )
    assert told.code == 0, told.all
    assert "lies in the fog; only ridge" in told.out
    assert "Ada lights a beacon on" in told.out
    assert "first place" in told.out or "wins." in told.out
    (record,) = (tmp_path / "finished").iterdir()
    for command in ("verify", "replay"):
        again = real_command(command, str(record), LANDBRIDGE_GAMES=str(FOLDER))
        assert again.code == 0, again.all
    assert (
        real_command("replay", str(record), LANDBRIDGE_GAMES="").code == 1
    )  # without the door nobody knows the game
