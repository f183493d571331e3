"""For each game: one person against bots, on the page, to the end screen. One touch is one request."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Person, opened, table
from tests.browser.requests import Loading, Requests
from tests.browser.robot import Robot
from tests.browser.server import ServerProcess

GREEDY = {"kind": "bot", "bot": "greedy"}


@pytest.mark.few(1)
@pytest.mark.parametrize("game", ["hashi", "the_border", "loopit", "river_dragons"])
def test_a_person_against_bots_to_the_end(game: str, server: ServerProcess, person: Person) -> None:
    page = person(server)
    id_ = table(page, server, game, [{"kind": "me"}, GREEDY])
    loading = Loading(page)
    opened(page, server, id_)
    robot = Robot(page, server.url, id_)
    robot.caught_up(robot.look()["at"])
    loading.wait()
    asked = Requests(page)
    while robot.turn():
        assert robot.moves < 600
        assert asked.others == [], (
            "after a touch nothing is fetched: the answer and the stream bring everything"
        )
        assert len(asked.moves) == robot.moves
    page.wait_for_selector(".end", timeout=15_000)
    ended = page.locator(".end")
    if game == "river_dragons":  # a race: who has arrived says it all
        expect(ended.locator(".standings .won .ic")).to_have_count(1)
        return
    points = [seat["points"] for seat in robot.look()["table"]["seats"]]
    for value in points:
        assert str(value) in ended.inner_text()
