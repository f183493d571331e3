"""Choosing what to print: our boards by a link, one's own by sending it; on a phone and on a desk."""

from __future__ import annotations

from pathlib import Path

import pdfplumber
import pytest
from playwright.sync_api import Page, expect

from landbridge import registry
from landbridge.table.answers.boards import shipped
from tests.browser.conftest import DESK, PHONE, Person
from tests.browser.server import ServerProcess


def fits(page: Page) -> bool:
    return bool(page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"))


@pytest.mark.few(1)
@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_what_is_chosen_is_in_the_link(server: ServerProcess, person: Person, size: dict[str, int]) -> None:
    page = person(server, viewport=size, locale="de-DE")
    page.goto(f"{server.url}/learn/hashi")
    page.get_by_role("link", name="Zum Drucken (PDF)").click()
    get = page.get_by_role("link", name="PDF holen")
    expect(get).to_have_attribute("href", "/print/hashi.pdf?paper=A4&lang=de")
    page.locator("input[value=river_dragons]").check(force=True)
    expect(get).to_have_attribute("href", "/print/river_dragons.pdf?paper=A4&lang=de")
    for part in ("board", "planks", "rules"):
        page.locator(f"input[value={part}]").uncheck(force=True)
    page.locator("input[value=Letter]").check(force=True)
    page.locator("select[name=lang]").select_option("fr")
    wanted = "/print/river_dragons.pdf?paper=Letter&lang=fr&what=cards,score"
    expect(get).to_have_attribute("href", wanted)
    assert fits(page)
    told = page.request.get(f"{server.url}{wanted}")
    assert told.body().startswith(b"%PDF")
    for part in ("cards", "score"):
        page.locator(f"input[value={part}]").uncheck(force=True)
    expect(page.get_by_role("button", name="PDF holen")).to_be_disabled()


def test_a_board_of_ones_own_is_printed(server: ServerProcess, person: Person, tmp_path: Path) -> None:
    """From its editor; it lies in the file under its name, and our other side does not."""
    page = person(server, viewport=PHONE, has_touch=True)
    page.goto(f"{server.url}/boards")
    text = shipped(registry.game("hashi"))[0]["text"]
    page.evaluate(
        "text => localStorage.setItem('landbridge.boards.b1', JSON.stringify({game: 'hashi', text, changed: 1}))",
        text,
    )
    page.goto(f"{server.url}/boards#b1")
    page.reload()
    page.get_by_role("link", name="Print it (PDF)").click()
    expect(page.locator("select[name=board]")).to_have_value("b1")
    for part in ("cards", "score", "rules"):
        page.locator(f"input[value={part}]").uncheck(force=True)
    with page.expect_download() as coming:
        page.get_by_role("button", name="Get the PDF").tap()
    kept = tmp_path / "mine.pdf"
    coming.value.save_as(kept)
    assert coming.value.suggested_filename.endswith(".pdf")
    ours = tmp_path / "ours.pdf"
    told = page.request.get(f"{server.url}/print/hashi.pdf?what=sheets")
    ours.write_bytes(told.body())
    with pdfplumber.open(kept) as mine, pdfplumber.open(ours) as both:
        assert 0 < len(mine.pages) < len(both.pages)
