"""One game of each kind by keyboard alone: Tab reaches the board once, arrows and Page keys move on it, Enter acts."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Person, opened, table
from tests.browser.robot import Robot
from tests.browser.server import ServerProcess
from tests.support.sizes import rest
from tools.pictures.screens import GAMES

HERE = "document.activeElement?.closest?.('svg.board [data-h]')?.dataset.h ?? ''"


@pytest.mark.few(1)
@pytest.mark.parametrize("moves", [12, *rest(600)])
@pytest.mark.parametrize("game", GAMES)
def test_a_game_without_a_mouse(game: str, moves: int, server: ServerProcess, person: Person) -> None:
    """Its first moves, or all: numbers and bridges, dice, tiles, cards and planks."""
    page = person(server)
    id_ = table(page, server, game, [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}])
    opened(page, server, id_)
    robot = Robot(page, server.url, id_, keyboard=True)
    while robot.moves < moves and robot.turn(60):
        pass
    assert robot.moves <= 12 or page.wait_for_selector(".end", timeout=15_000)


def test_a_board_is_one_tab_stop_and_arrows_follow_its_graph(server: ServerProcess, person: Person) -> None:
    page = person(server)
    id_ = table(page, server, "hashi", [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}])
    opened(page, server, id_)
    assert page.locator(".middle svg.board [data-h][tabindex='0']").count() == 1
    layout = page.context.request.get(f"{server.url}/api/tables/{id_}/kit?look=scene").json()["layout"]
    start = next(iter(layout["spots"]))
    page.locator(f'.middle svg.board [data-h="{start}"]').focus()
    walked = {start}
    for key in ("ArrowRight", "ArrowDown", "ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp") * 12:
        before = page.evaluate(HERE)
        page.keyboard.press(key)
        after = page.evaluate(HERE)
        assert after in layout["spots"]
        walked.add(after)
        if after != before and before in layout["near"]:
            dx = layout["spots"][after][0] - layout["spots"][before][0]
            dy = layout["spots"][after][1] - layout["spots"][before][1]
            along = {"ArrowRight": dx, "ArrowLeft": -dx, "ArrowDown": dy, "ArrowUp": -dy}[key]
            assert along > 0
        assert page.locator(".middle svg.board [data-h][tabindex='0']").count() == 1
    assert len(walked) > 6
    name = page.locator(".middle svg.board [data-h]:focus").get_attribute("aria-label")
    assert name
    assert not name.startswith(("island-", "line-"))
