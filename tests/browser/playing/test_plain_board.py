"""The example game on a server and on the page's plain board: whole games, by touch."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from landbridge import registry
from landbridge.core.game import Game
from tests.browser.conftest import PHONE, Person, opened, table
from tests.browser.robot import Robot
from tests.browser.server import ServerProcess
from tests.examples.conftest import FOLDER
from tests.examples.conftest import beacons as beacons

GREEDY = {"kind": "bot", "bot": "greedy"}
FINGER = 24  # css pixels that a place must have at least


@pytest.fixture(scope="module")
def server(beacons: Game, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """Its process inherits the door from the environment, and so do its bots'."""
    up = ServerProcess(tmp_path_factory.mktemp("server"))
    yield up
    up.stop()


@pytest.fixture
def bare_house(beacons: Game, tmp_path: Path) -> Iterator[ServerProcess]:
    """The same game without a scene of its own."""
    bare = tmp_path / "beacons"
    shutil.copytree(FOLDER, bare, ignore=shutil.ignore_patterns("scene.py", "__pycache__"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(registry.FOLDERS, str(bare))
        up = ServerProcess(tmp_path / "data")
    yield up
    up.stop()


def end_of(page: Page, robot: Robot) -> str:
    while robot.turn():
        assert robot.moves <= 25
    assert robot.moves >= 5
    page.wait_for_selector(".end", timeout=15_000)
    told: str = page.locator(".end").inner_text()
    for seat in robot.look()["table"]["seats"]:
        assert str(seat["points"]) in told
    return told


def test_a_whole_game_by_touch_on_a_phone(server: ServerProcess, person: Person) -> None:
    page = person(server, viewport=PHONE, has_touch=True, is_mobile=True)
    id_ = table(page, server, "beacons", [{"kind": "me"}, GREEDY, GREEDY])
    opened(page, server, id_)
    places = page.locator(".middle svg.board [data-h]")
    assert places.count() == 25
    for place in places.all():
        box = place.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= FINGER
    assert page.locator('[data-h="hill-c3"]').get_attribute("aria-label") in ("c3, free", "c3, in the fog")
    assert "Pick a free hill on ridge" in page.locator(".dock").inner_text()
    end_of(page, Robot(page, server.url, id_, fingers=True))


@pytest.mark.all
def test_a_whole_game_by_keyboard(server: ServerProcess, person: Person) -> None:
    page = person(server)
    id_ = table(page, server, "beacons", [{"kind": "me"}, GREEDY])
    opened(page, server, id_)
    end_of(page, Robot(page, server.url, id_, keyboard=True))


def test_a_refusal_says_why_and_where(server: ServerProcess, person: Person) -> None:
    page = person(server)
    id_ = table(page, server, "beacons", [{"kind": "me"}, GREEDY])
    opened(page, server, id_)
    robot = Robot(page, server.url, id_)
    told: Any = robot.look()
    robot.caught_up(told["at"])
    clear = {offer["move"][1] for offer in told["offers"]}
    robot.touch("hill-c1" if "1" not in clear else "hill-c2")
    page.wait_for_selector(".note")
    assert "lies in the fog" in page.locator(".note").inner_text()
    assert page.locator(".middle .witness").count() == 1


def test_the_rules_and_the_tutorial_are_there(server: ServerProcess, person: Person) -> None:
    page = person(server)
    page.goto(server.url)
    page.wait_for_selector(".game")
    assert page.locator(".game").count() == 5
    assert page.locator("h1").inner_text() == "Games about getting across"
    page.goto(f"{server.url}/learn/beacons")
    page.wait_for_selector("main.learn section.rule")
    assert "the hill stays dark for good" in page.locator("main.learn").inner_text()
    page.goto(f"{server.url}/practice/beacons")
    page.wait_for_selector(".middle svg.board")
    page.locator('.middle [data-h="hill-c2"]').click()
    confirm = page.locator(".dock [data-confirm]")
    confirm.click()
    page.wait_for_selector("text=You were alone on c2")


def test_without_a_scene_there_are_buttons(bare_house: ServerProcess, person: Person) -> None:
    page = person(bare_house, viewport=PHONE, has_touch=True, is_mobile=True)
    id_ = table(page, bare_house, "beacons", [{"kind": "me"}, GREEDY])
    opened(page, bare_house, id_)
    end_of(page, Robot(page, bare_house.url, id_, fingers=True))
