"""From the home page to the end of a game and beyond, in Firefox and in WebKit, on a phone's screen.

What a commit runs of it is one game in one of the browsers: sitting down, touching, taking back, a hint.
"""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from tests.browser.conftest import PHONE, opened, table
from tests.browser.others.conftest import Person
from tests.browser.others.page import Page
from tests.browser.people.test_together import GAMES
from tests.browser.playing.test_details import together
from tests.browser.robot import Robot
from tests.browser.server import ServerProcess, post

GREEDY = {"kind": "bot", "bot": "greedy"}


def undone(page: Page, robot: Robot) -> bool:
    """Takes the last move back on the page, if that is possible now."""
    told = robot.look()
    if not told["undo"]:
        return False
    robot.caught_up(told["at"])
    page.get_by_role("button", name="Undo", exact=True).click()
    page.until(lambda: robot.look()["undo"] < told["undo"], "nothing was taken back")
    robot.caught_up(robot.look()["at"])
    return True


def hinted(page: Page) -> None:
    """One press brings a hint; if not, what the page says instead is told."""
    page.get_by_role("button", name="Hint", exact=True).click()
    hints = page.locator(".hints button")
    until = time.monotonic() + 60
    while not hints.count():
        said = page.locator("main").inner_text()
        assert time.monotonic() < until, f"{page.driver.name}: no hint; the page says {said!r}"
        time.sleep(0.2)


@pytest.mark.few(1)
@pytest.mark.parametrize("game", GAMES)
def test_from_the_home_page_to_a_move_an_undo_and_a_hint(
    game: str, server: ServerProcess, person: Person
) -> None:
    page = person(server, viewport=PHONE)
    page.goto(server.url)
    page.get_by_role("button", name=f"Play now {GAMES[game]}").click()
    sheet = page.get_by_role("dialog", name=GAMES[game])
    sheet.get_by_role("radio", name="2", exact=True).check()
    sheet.get_by_role("radio", name="Beginner").check()
    sheet.get_by_role("button", name="Start").click()
    page.wait_for_url("**/table#*")
    page.wait_for_selector(".middle svg.board")
    robot = Robot(page, server.url, page.url.partition("#")[2], fingers=True)
    assert [seat["name"] for seat in robot.look()["table"]["seats"][1:]] == ["bot:beginner"] * 2
    taken_back = 0
    while not taken_back or robot.moves < 5:
        assert robot.turn()
        assert robot.moves < 40, "nothing could ever be taken back"
        taken_back += not taken_back and undone(page, robot)
    page.until(lambda: robot.look()["offers"], "it is never Ada's turn again")
    robot.caught_up(robot.look()["at"])
    hinted(page)
    page.locator(".slip").get_by_role("button", name="Close").click()
    page.wait_for_selector(".slip", state="detached")


@pytest.mark.all
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game(game: str, server: ServerProcess, person: Person) -> None:
    page = person(server, viewport=PHONE)
    id_ = table(page, server, game, [{"kind": "me"}, GREEDY])
    opened(page, server, id_)
    robot = Robot(page, server.url, id_, fingers=True)
    while robot.turn():
        assert robot.moves < 600
    page.wait_for_selector(".end .standings .won")
    page.get_by_text("The secret matches the fairness code.").wait_for()


def test_a_record_goes_out_and_comes_in_again(server: ServerProcess, person: Person, tmp_path: Path) -> None:
    page = person(server)
    id_ = table(page, server, "hashi", [{"kind": "me"}, GREEDY])
    opened(page, server, id_)
    robot = Robot(page, server.url, id_)
    for _ in range(3):
        robot.turn()
    post(page.context, f"{server.url}/api/tables/{id_}/resign", {"seat": "A"})
    ended = page.locator(".end-acts")
    saved = ended.locator("a[download]").evaluate("(link) => fetch(link.href).then((told) => told.text())")
    ended.get_by_role("link", name="Replay").click()
    watched(page)
    page.wait_for_url("**/replay*step=1*")

    page.goto(f"{server.url}/replay")
    page.get_by_label("Or paste the record").fill(saved)
    page.get_by_role("button", name="Open", exact=True).click()
    watched(page)

    file = tmp_path / "game.landbridge"
    file.write_text(saved)
    page.goto(f"{server.url}/replay")
    page.locator("input[type=file]").set_input_files(file)
    watched(page)


def watched(page: Page) -> None:
    """A step forward is shown."""
    page.wait_for_selector(".film")
    page.wait_for_selector(".middle svg.board")
    page.get_by_role("button", name="Step forward").click()
    page.until(lambda: page.locator("#step").input_value() == "1", "the replay stands still")


def test_rules_dark_and_another_language(server: ServerProcess, person: Person) -> None:
    page = person(server, viewport=PHONE)
    id_ = table(page, server, "hashi", [{"kind": "me"}, GREEDY])
    opened(page, server, id_)
    page.locator(".bar a[href='/learn/hashi']").click()
    sheet = page.get_by_role("dialog", name="Hashi rules")
    sheet.locator(".rule").first.wait_for()
    sheet.get_by_role("button", name="Close").click()
    sheet.wait_for("hidden")
    brightness = "getComputedStyle(document.body).backgroundColor.match(/[0-9.]+/g).slice(0, 3).map(Number)"
    before = page.evaluate(brightness)
    page.get_by_role("button", name="Dark", exact=True).click()
    page.until(lambda: sum(page.evaluate(brightness)) < sum(before) / 2, "it stays light")
    page.reload()
    page.wait_for_selector(".middle svg.board")
    assert sum(page.evaluate(brightness)) < sum(before) / 2
    page.locator(".lang select").select_option("de")
    page.until(lambda: page.title() == "Du bist dran · Hashi", f"the title is {page.title()}")


def test_a_board_of_ones_own(server: ServerProcess, person: Person) -> None:
    page = person(server)
    page.goto(f"{server.url}/boards")
    page.locator("[data-copy-board]").first.click()
    page.wait_for_selector(".canvas svg.board")
    page.get_by_role("button", name="Play on this board").click()
    page.wait_for_url("**/table#*")
    page.wait_for_selector(".middle svg.board")


@pytest.mark.all
def test_what_one_browser_says_the_other_hears(server: ServerProcess, person: Person) -> None:
    ada, ben = person(server), person(server, name="Ben")
    id_ = together(server, ada, ben)
    for page in (ada, ben):
        opened(page, server, id_)
    ada.get_by_label("Write a message").fill("Good luck!")
    ada.get_by_role("button", name="Send").click()
    ben.locator(".talk").get_by_text("Good luck!").wait_for()
