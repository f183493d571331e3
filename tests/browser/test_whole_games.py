"""For each game: one person against bots, on the page, to the end screen."""

from __future__ import annotations

import pytest
from tests.browser.services import Services

from tests.browser.conftest import Person, opened, table
from tests.browser.robot import Robot

GREEDY = {"kind": "bot", "bot": "greedy"}


@pytest.mark.parametrize("game", ["hashi", "the_border", "loopit", "river_dragons"])
def test_a_person_against_bots_to_the_end(game: str, services: Services, person: Person) -> None:
    page = person(services)
    id_ = table(page, services, game, [{"kind": "me"}, GREEDY])
    opened(page, services, id_)
    robot = Robot(page, services.url, id_)
    while robot.turn():
        assert robot.moves < 600
    page.wait_for_selector(".end", timeout=15_000)
    points = [seat["points"] for seat in robot.look()["table"]["seats"]]
    for value in points:
        assert str(value) in page.locator(".end").inner_text()
