"""For each game: one person against bots, on the page, to the end screen."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Person, opened, table
from tests.browser.house import House
from tests.browser.robot import Robot

GREEDY = {"kind": "bot", "bot": "greedy"}


@pytest.mark.parametrize("game", ["hashi", "the_border", "loopit", "river_dragons"])
def test_a_person_against_bots_to_the_end(game: str, house: House, person: Person) -> None:
    page = person(house)
    id_ = table(page, house, game, [{"kind": "me"}, GREEDY])
    opened(page, house, id_)
    robot = Robot(page, house.url, id_)
    while robot.turn():
        assert robot.moves < 600
    page.wait_for_selector(".end", timeout=15_000)
    points = [seat["points"] for seat in robot.look()["table"]["seats"]]
    for value in points:
        assert str(value) in page.locator(".end").inner_text()
