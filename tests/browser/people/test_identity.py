"""Staying the same person: a passkey on another device, two that become one, and a sheet of paper."""

from __future__ import annotations

import io
from typing import Any
from urllib.parse import urlsplit

import pdfplumber
from playwright.sync_api import CDPSession, Page, expect

from tests.browser.conftest import DESK, PHONE, Person
from tests.browser.server import ServerProcess, post

INSIDE = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
}


class Authenticator:
    """Chromium's own, for one page."""

    def __init__(self, page: Page):
        self.line: CDPSession = page.context.new_cdp_session(page)
        self.line.send("WebAuthn.enable")
        told = self.line.send("WebAuthn.addVirtualAuthenticator", {"options": INSIDE})
        self.id = told["authenticatorId"]

    @property
    def keys(self) -> list[dict[str, Any]]:
        found = self.line.send("WebAuthn.getCredentials", {"authenticatorId": self.id})
        return list(found["credentials"])

    def take(self, key: dict[str, Any]) -> None:
        self.line.send("WebAuthn.addCredential", {"authenticatorId": self.id, "credential": key})


def fits(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def test_a_passkey_and_a_sheet_bring_somebody_back(server: ServerProcess, person: Person) -> None:
    here = f"http://localhost:{urlsplit(server.url).port}"  # passkeys need a name
    ada, phone, tablet = (person(server, name="", viewport=size) for size in (DESK, PHONE, PHONE))
    post(ada.context, f"{here}/api/me", {"name": "Ada"})
    post(phone.context, f"{here}/api/me", {"name": "Guest"})

    # A passkey is made on the desk …
    desk = Authenticator(ada)
    ada.goto(f"{here}/me")
    ada.get_by_role("button", name="Add a passkey").click()
    expect(ada.get_by_text("The passkey has been added.")).to_be_visible()
    expect(ada.get_by_text("not used yet")).to_be_visible()
    (key,) = desk.keys

    # … and brings Ada back on a phone, where a guest has a table that comes along.
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
    post(phone.context, f"{here}/api/tables", {"id": "t", "game": "hashi", "seats": seats})
    Authenticator(phone).take(key)
    phone.goto(f"{here}/me")
    assert fits(phone)
    phone.get_by_role("button", name="Sign in with a passkey").click()
    asks = phone.get_by_role("dialog", name="Switch to Ada on this device?")
    expect(asks).to_contain_text("You are Guest here, and Guest has one table.")
    expect(asks).to_contain_text("This cannot be undone.")
    asks.get_by_role("button", name="Bring everything along").click()
    expect(phone.get_by_text("Welcome back, Ada. Everything has come along.")).to_be_visible()
    expect(phone.locator("#my-name")).to_have_value("Ada")
    told = ada.context.request.get(f"{here}/api/me/tables").json()["tables"]
    assert [seat["you"] for seat in told[0]["seats"]] == [True, False]

    # The desk is told, once.
    ada.reload()
    news = ada.locator(".device-news")
    expect(news).to_contain_text("by passkey")
    expect(ada.get_by_text("last used")).to_be_visible()
    news.get_by_role("button", name="That was me").click()
    expect(news).to_be_hidden()

    # A sheet of paper: one page, with the code and nothing else.
    ada.get_by_role("button", name="Create recovery sheet").click()
    code = "-".join(ada.locator(".recovery-code").inner_text().split())
    with pdfplumber.open(io.BytesIO(ada.pdf())) as paper:
        assert len(paper.pages) == 1
        printed = paper.pages[0].extract_text()
    assert "Recovery sheet for Ada" in printed
    assert code.replace("-", " ") in printed
    assert "Passkeys" not in printed

    # A typo is noticed before anything is sent; then the code works.
    sent: list[str] = []
    tablet.on("request", lambda request: sent.append(request.url) if request.method == "POST" else None)
    tablet.goto(f"{here}/me")
    field = tablet.get_by_label("Your link or code")
    field.fill(code[:-1] + ("7" if code[-1] != "7" else "8"))
    tablet.get_by_role("button", name="Restore my seats").click()
    expect(tablet.get_by_text("There is a typo in this code.")).to_be_visible()
    assert sent == []
    field.fill(code.lower().replace("-", " "))
    tablet.get_by_role("button", name="Restore my seats").click()
    tablet.get_by_role("button", name="Switch to Ada").click()
    expect(tablet.get_by_text("Welcome back, Ada.")).to_be_visible()
    expect(tablet.locator(".devices").first).to_contain_text("by recovery sheet")
    assert fits(tablet)

    # A passkey that is removed does nothing any more.
    ada.get_by_role("button", name="Remove passkey").click()
    expect(ada.get_by_text("Removed.")).to_be_visible()
    phone.get_by_role("button", name="Sign in with a passkey").click()
    expect(phone.get_by_role("alert")).to_contain_text("does not know that passkey")
