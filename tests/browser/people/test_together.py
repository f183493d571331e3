"""Two browsers at one table by invitation link, and several people on one device."""

from __future__ import annotations

import pytest

from tests.browser.conftest import PHONE, Person
from tests.browser.robot import Robot
from tests.browser.server import ServerProcess
from tests.support.sizes import rest

GAMES = {"hashi": "Hashi", "the_border": "The Border", "loopit": "Loopit", "river_dragons": "River Dragons"}


@pytest.mark.few(1)
@pytest.mark.parametrize("steps", [12, *rest(600)])
@pytest.mark.parametrize("game", GAMES)
def test_two_browsers_by_invitation(game: str, steps: int, server: ServerProcess, person: Person) -> None:
    host, friend = person(server, name=""), person(server, name="", viewport=PHONE, has_touch=True)
    host.goto(server.url)
    host.get_by_role("button", name=f"With friends {GAMES[game]}").click()
    dialog = host.get_by_role("dialog")
    dialog.get_by_label("Your name").fill("Ada")
    dialog.get_by_role("button", name="Create table").click()
    link = host.locator(".link-box input").first.input_value()
    assert f"/join/{game}#" in link
    id_ = host.url.partition("#")[2]
    if game == "hashi":
        friend.goto(link)
    else:  # read aloud and typed, or pasted with the words round it
        code = link.partition("#")[2]
        friend.goto(f"{server.url}/join")
        said = f"{code[:4].upper()} {code[4:]}" if game == "loopit" else f"Come: <{link}>!"
        friend.get_by_label("The link or code you were sent").fill(said)
        friend.get_by_role("button", name="View invitation").click()
    friend.get_by_label("Your name").fill("Ben")
    friend.get_by_role("button", name="Sit down").click()
    friend.wait_for_url(f"**/table#{id_}")
    for page in (host, friend):
        page.wait_for_selector(".middle svg.board")
    robots = [Robot(host, server.url, id_, "A"), Robot(friend, server.url, id_, "B")]
    for _ in range(steps):
        told = robots[0].look()["table"]
        if told["status"] == "over":
            break
        next(robot for robot in robots if robot.seat in told["acting"]).turn()
    assert robots[0].moves > 2
    assert robots[1].moves > 2
    if steps > 12:  # one person against bots, to the end: test_whole_games
        for page in (host, friend):
            page.wait_for_selector(".end", timeout=15_000)
    host.goto(server.url)  # a game that rests is one tap away
    host.locator(f"a[href='/table#{id_}'], a[href='/replay#{id_}']").first.wait_for()


def test_a_used_invitation_is_explained(server: ServerProcess, person: Person) -> None:
    page = person(server, name="")
    page.goto(f"{server.url}/join#nothing-like-a-code")
    page.get_by_role("heading", name="This invitation no longer works").wait_for()
    page.get_by_label("Another link or code").fill(f"{server.url}/join")
    page.keyboard.press("Enter")
    page.get_by_text("There is no code in that text").last.wait_for()


def test_two_people_on_one_device_with_a_curtain_between(server: ServerProcess, person: Person) -> None:
    page = person(server, name="")
    page.goto(server.url)
    page.get_by_role("button", name="On one device Hashi").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Name at seat 1").fill("Ada")
    dialog.get_by_label("Name at seat 2").fill("Ben")
    dialog.get_by_role("button", name="Start").click()
    page.wait_for_url("**/table#*")
    page.wait_for_selector(".middle svg.board")
    id_ = page.url.partition("#")[2]
    seats = {"A": Robot(page, server.url, id_, "A"), "B": Robot(page, server.url, id_, "B")}
    names = {"A": "Ada", "B": "Ben"}
    now = ""  # the first, too, lifts the curtain
    undone = False
    curtain = page.locator("dialog.curtain[open]")
    for _ in range(14):
        acting = seats["A"].look()["table"]["acting"]
        if now not in acting:
            if now:
                hand = page.get_by_role("button", name=f"Pass to {names[acting[0]]}")
                hand.wait_for()
                assert curtain.count() == 0  # what was played is seen, and can be taken back
                if not undone:
                    undone = True
                    page.get_by_role("button", name="Undo").click()
                    hand.wait_for(state="detached")
                    continue
                hand.click()
            now = acting[0]
            curtain.wait_for()
            assert names[now] in curtain.inner_text()
            curtain.get_by_role("button").click()
            curtain.wait_for(state="detached" if curtain.count() == 0 else "hidden")
        seats[now].turn()
    assert seats["A"].moves >= 3
    assert seats["B"].moves >= 3
    assert undone
