"""Every tutorial to its end, as its sentences ask for; the rules of every game in every language."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from landbridge.texts import LOCALES
from tests.browser.conftest import Person
from tests.browser.robot import FIND
from tests.browser.server import ServerProcess

GAMES = ("hashi", "the_border", "loopit", "river_dragons")
# The step is done, or the page wants it confirmed.
DONE_OR_ASKED = """(step) => {
  const progress = document.querySelector(".lesson progress");
  return !progress || progress.getAttribute("value") !== String(step) || document.querySelector(".dock [data-confirm]");
}"""
# The button can be pressed where it is, without scrolling to it.
IN_SIGHT = """(button) => {
  const box = button.getBoundingClientRect();
  return button.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
}"""


def handles_of(page: Any, server: ServerProcess, course: Any, made: list[str], move: str) -> list[str]:
    told = page.context.request.post(
        f"{server.url}/api/practice",
        data={
            **{key: course[key] for key in ("game", "options", "luck", "auto", "seat", "seats")},
            "moves": made,
        },
    ).json()
    offer = next(offer for offer in told["offers"] if offer["move"] == move)
    return list(offer["handles"])


@pytest.mark.few(1)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_tutorial(game: str, server: ServerProcess, person: Person) -> None:
    page = person(server)
    course = page.context.request.get(f"{server.url}/api/tutorials/{game}").json()
    posted: list[Any] = []
    page.on(
        "response",
        lambda answer: (
            posted.append(answer)  # read when needed: the page may be done before the body is here
            if answer.url.endswith("/api/practice") and answer.ok and answer.request.resource_type == "fetch"
            else None
        ),
    )
    page.goto(f"{server.url}/practice/{game}")
    page.wait_for_selector(".lesson")
    assert len(course["steps"]) >= 8
    for number, step in enumerate(course["steps"]):
        progress = page.locator(".lesson progress")
        expect(progress).to_have_attribute("value", str(number))
        if not step["expect"]:
            page.locator(".lesson .btn.act").click()
            continue
        made = posted[-1].json()["moves"]
        handles = handles_of(page, server, course, made, step["expect"][0])
        for place, handle in enumerate(handles):
            where = page.evaluate(FIND, [handle, handles[:place].count(handle)])
            assert where is not None, f"step {number + 1}: {handle} is nowhere"
            page.wait_for_selector(".dock:not(:has([data-new]))", state="attached")
            page.mouse.click(where["x"], where["y"])
        page.wait_for_function(DONE_OR_ASKED, arg=number)
        confirm = page.locator(".dock [data-confirm]")
        if confirm.count():
            page.wait_for_selector(".dock .ends:not([data-new])")
            assert confirm.first.evaluate(IN_SIGHT), f"step {number + 1}: what ends the move is out of sight"
            confirm.first.click()
    page.locator(f".lesson a[href='/?play={game}']").wait_for()


@pytest.mark.few(1)
@pytest.mark.parametrize("language", ["en", "pt", "fr", "de", "nl", "es"])
def test_the_rules_are_told_in_every_language(language: str, server: ServerProcess, person: Person) -> None:
    page = person(server)
    for game in GAMES:
        page.goto(f"{server.url}/learn/{game}?lang={language}")
        page.wait_for_selector(".rule")
        assert page.locator("html").get_attribute("lang") == LOCALES.get(language, language)
        assert page.locator(".rule").count() >= 5
        assert page.locator(".rule figure svg").count() >= 2
        said = page.locator("main").inner_text()
        assert f"{game.replace('_', '-')}-learn" not in said, "a key without a message"


def test_the_same_luck_deals_the_same(server: ServerProcess, person: Person) -> None:
    """A tutorial's deal is fixed: what it says of the first card stays true."""
    page = person(server)
    course = page.context.request.get(f"{server.url}/api/tutorials/hashi").json()
    body = {key: course[key] for key in ("game", "options", "luck", "auto", "seat", "seats")}
    asked = [page.context.request.post(f"{server.url}/api/practice", data=body).json() for _ in range(2)]
    assert asked[0] == asked[1]
