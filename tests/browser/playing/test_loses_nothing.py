"""A reload, a killed server, a lost network, a sleeping tab: the page says so, comes back, and nothing is lost."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import pytest

from tests.browser.conftest import Person, opened, table
from tests.browser.robot import KNOWN, Robot
from tests.browser.server import ServerProcess

GREEDY = {"kind": "bot", "bot": "greedy"}
SOON = 20.0  # seconds until the page is right again; on a machine that is free it takes less than five


@pytest.fixture
def own_house(tmp_path: Any) -> Iterator[ServerProcess]:
    """A server that may be killed."""
    server = ServerProcess(tmp_path)
    yield server
    server.stop()


def moves_of(page: Any, server: ServerProcess, id_: str) -> list[str]:
    """What this seat has been told, number for number."""
    told = page.context.request.get(f"{server.url}/api/tables/{id_}/log?seat=A&most=300").json()
    return [f"{one['seat']} {one.get('move')}" for one in told["messages"] if one.get("seat")]


def test_a_reload_in_mid_game(server: ServerProcess, person: Person) -> None:
    page = person(server)
    id_ = table(page, server, "hashi", [{"kind": "me"}, GREEDY])
    opened(page, server, id_)
    robot = Robot(page, server.url, id_)
    for _ in range(5):
        robot.turn()
    at = robot.awaited()["at"]
    drawn = page.locator(".middle svg.board").text_content()
    page.reload()
    page.wait_for_selector(".middle svg.board")
    robot.caught_up(at)
    assert page.locator(".middle svg.board").text_content() == drawn
    before = robot.moves
    robot.turn()
    assert robot.moves == before + 1


def test_a_killed_server_in_mid_game(own_house: ServerProcess, person: Person) -> None:
    page = person(own_house)
    id_ = table(page, own_house, "hashi", [{"kind": "me"}, GREEDY])
    opened(page, own_house, id_)
    robot = Robot(page, own_house.url, id_)
    for _ in range(5):
        robot.turn()
    made = moves_of(page, own_house, id_)
    where = page.locator(".middle svg.board").bounding_box()
    own_house.kill()
    page.wait_for_selector(".banner[role=status]", timeout=30_000)  # it says so
    assert page.locator(".middle svg.board").bounding_box() == where  # and moves nothing under a finger
    own_house.start()
    back = time.monotonic()
    page.wait_for_selector(".banner[role=status]", state="detached", timeout=30_000)
    assert time.monotonic() - back < SOON
    assert moves_of(page, own_house, id_)[: len(made)] == made
    for _ in range(3):
        robot.turn()


def test_a_move_in_flight_while_the_server_is_away_counts_once(
    own_house: ServerProcess, person: Person
) -> None:
    page = person(own_house)
    id_ = table(page, own_house, "hashi", [{"kind": "me"}, GREEDY])
    opened(page, own_house, id_)
    robot = Robot(page, own_house.url, id_)
    told = robot.look()
    handles, text = robot.choice(told)
    robot.caught_up(told["at"])
    own_house.kill()
    for handle in handles:
        robot.touch(handle)
    time.sleep(1.5)
    own_house.start()
    until = time.monotonic() + 3 * SOON  # that it comes back soon is shown above
    while time.monotonic() < until and robot.look()["at"] == told["at"]:
        time.sleep(0.1)
    assert moves_of(page, own_house, id_).count(f"A {text}") == 1, robot.said()
    robot.caught_up(robot.look()["at"])
    robot.turn()


def test_an_answer_lost_on_the_way_is_asked_for_again_and_counts_once(
    server: ServerProcess, person: Person
) -> None:
    page = person(server)
    id_ = table(page, server, "hashi", [{"kind": "me"}, GREEDY])
    opened(page, server, id_)
    robot = Robot(page, server.url, id_)
    told = robot.look()
    _, text = robot.choice(told)
    lost: list[str] = []

    def lose(route: Any) -> None:
        if len(lost) < 2:
            answer = route.fetch()  # it reaches the server, but its answer does not come back
            lost.append(answer.json()["table"]["id"])
            route.abort()
        else:
            route.continue_()

    page.route("**/moves?*", lose)
    robot.turn()
    until = time.monotonic() + SOON
    while time.monotonic() < until and len(lost) < 2:
        page.wait_for_timeout(100)
    assert lost == [id_, id_]
    robot.caught_up(robot.look()["at"])
    assert moves_of(page, server, id_).count(f"A {text}") == 1


def test_a_lost_network_is_said_and_caught_up_with(server: ServerProcess, person: Person) -> None:
    page = person(server)
    id_ = table(page, server, "hashi", [{"kind": "me"}, GREEDY])
    opened(page, server, id_)
    robot = Robot(page, server.url, id_)
    robot.turn()
    page.context.set_offline(True)
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")  # as after sleep
    page.wait_for_selector(".banner[role=status]", timeout=30_000)
    page.context.set_offline(False)
    page.wait_for_selector(".banner[role=status]", state="detached", timeout=int(SOON * 1000))
    robot.caught_up(robot.look()["at"])
    robot.turn()


def test_a_hidden_tab_gives_its_stream_back_and_knows_everything_when_it_is_seen_again(
    server: ServerProcess, person: Person
) -> None:
    page = person(server)
    id_ = table(page, server, "hashi", [{"kind": "me"}, GREEDY])
    opened(page, server, id_)
    robot = Robot(page, server.url, id_)
    streams = page.evaluate("performance.getEntriesByType('resource').length")
    page.evaluate(
        """() => {
          Object.defineProperty(document, "hidden", { value: true, configurable: true });
          document.dispatchEvent(new Event("visibilitychange"));
        }"""
    )
    told = robot.look()
    _, text = robot.choice(told)
    page.context.request.post(  # the same person, on another device
        f"{server.url}/api/tables/{id_}/moves", data={"id": "elsewhere", "seat": "A", "move": text}
    )
    page.evaluate(
        """() => {
          Object.defineProperty(document, "hidden", { value: false, configurable: true });
          document.dispatchEvent(new Event("visibilitychange"));
        }"""
    )
    robot.caught_up(robot.look()["at"], patience=SOON)
    assert page.evaluate(KNOWN) >= told["at"] + 1
    assert streams > 0
