"""A phone as deck, dice and bag at a real table: the promise first, the secret at the end; a reload changes nothing."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from landbridge.core.play import luck
from landbridge.table.luck.draws import Draws, Pull
from tests.browser.conftest import DESK, PHONE, Person
from tests.browser.server import ServerProcess

BUTTONS = {
    "hashi": ["card-1", "begin-1"],
    "river_dragons": ["begin-1"],
    "the_border": ["begin-1", "die-5", "die-2"],
    "loopit": ["begin-1", "start-1", "tile-5"],
}
SPOKEN = (
    """window.spoken = []; speechSynthesis.speak = (said) => window.spoken.push([said.lang, said.text]);"""
)


def plain(text: str) -> str:
    return text.replace(" ", "").strip()


def promise(page: Page) -> str:
    return plain(page.locator(".draw-promise > code").text_content() or "")


@pytest.mark.few(1)
@pytest.mark.parametrize("game", BUTTONS)
def test_everything_follows_from_what_was_promised(server: ServerProcess, person: Person, game: str) -> None:
    page = person(server, viewport=PHONE if game != "hashi" else DESK)
    page.goto(f"{server.url}/draw/{game}")
    drawn_as_promised(page, game)


def drawn_as_promised(page: Page, game: str) -> None:
    """Everything there is, drawn once and checked by the rules' own draws; also on a site without a server."""
    page.locator("input[name=seats][value='4']").check(force=True)
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.locator(".draw-promise > code")).to_be_visible()
    noted = promise(page)
    for nth, button in enumerate(BUTTONS[game], start=1):
        page.locator(f"[data-draw={button}]").click()
        expect(page.locator(f".draw-shown[data-pulls='{nth}'] figure")).to_have_count(int(button[-1]))
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    shown = page.locator(".draw-shown").inner_html()
    page.reload()
    expect(page.locator(".draw-shown figure")).to_have_count(int(BUTTONS[game][-1][-1]))
    assert page.locator(".draw-shown").inner_html() == shown
    page.get_by_role("button", name="End and show the secret").click()
    expect(page.get_by_text("The secret matches the fairness code.")).to_be_visible()
    secret = bytes.fromhex(plain(page.locator(".draw-secret code").text_content() or ""))
    assert luck.promise(secret) == noted == promise(page)
    draws = Draws(game, 4, secret)
    wishes = [Pull(what, int(count)) for what, _, count in (one.partition("-") for one in BUTTONS[game])]
    drawn = [" · ".join(thing.text for thing in draws.pull(wish)) for wish in wishes]
    assert page.locator(".draw-list li").all_text_contents() == drawn
    expect(page.locator("[data-draw]")).to_have_count(0)
    page.get_by_role("button", name="Start again").click()
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.locator(".draw-promise > code")).to_be_visible()
    assert promise(page) != noted


def test_cards_are_called_out_in_the_readers_language(server: ServerProcess, person: Person) -> None:
    page = person(server, viewport=PHONE, locale="pt-PT")
    page.add_init_script(SPOKEN)
    page.goto(f"{server.url}/draw/hashi")
    page.get_by_role("button", name="Começar", exact=True).click()
    page.locator("[data-draw=card-1]").click()
    expect(page.locator(".draw-shown figure")).to_have_count(1)
    assert page.evaluate("() => window.spoken") == []
    page.locator("input[name=aloud]").check()
    page.locator("[data-draw=card-1]").click()
    page.wait_for_function("() => window.spoken.length === 1")
    assert page.evaluate("() => window.spoken[0]") == [
        "pt-PT",
        page.locator(".draw-shown figcaption").text_content(),
    ]
    page.get_by_role("button", name="Esconder").click()
    expect(page.locator(".draw-shown figure")).to_have_count(0)


def test_a_timer_runs_down(server: ServerProcess, person: Person) -> None:
    page = person(server, viewport=PHONE)
    page.clock.install()
    page.goto(f"{server.url}/draw/loopit")
    page.get_by_role("button", name="Start", exact=True).click()
    page.get_by_role("button", name="1 min").click()
    expect(page.get_by_role("timer")).to_have_text("1:00")
    page.clock.run_for(50_000)
    expect(page.get_by_role("timer")).to_have_text("0:10")
    page.clock.run_for(20_000)
    expect(page.get_by_role("timer")).to_have_text("0:00")
