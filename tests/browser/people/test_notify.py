"""Notifications on the page: a browser subscribes, its worker shows what comes, a table is hushed and tells a chat."""

from __future__ import annotations

import base64
import json
import secrets
import time
from collections.abc import Callable
from typing import Any

import pytest
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import DESK, PHONE, Person
from tests.browser.server import ServerProcess, post
from tests.support.sizes import rest

# The push service of a browser is its maker's; here the browser only believes that it has subscribed.
PRETEND = """(() => {
  let made = null;
  const proto = PushManager.prototype;
  proto.getSubscription = async () => made;
  proto.subscribe = async (wanted) => {
    if (wanted.applicationServerKey.byteLength !== 65) throw new Error("key");
    made = { toJSON: () => (SUBSCRIPTION), unsubscribe: async () => { made = null; return true; } };
    return made;
  };
})()"""


def pretended() -> str:
    point = (
        ec.generate_private_key(ec.SECP256R1())
        .public_key()
        .public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
    )
    keys = [base64.urlsafe_b64encode(one).rstrip(b"=").decode() for one in (point, secrets.token_bytes(16))]
    endpoint = f"https://push.example.org/{secrets.token_hex(4)}"
    told = {"endpoint": endpoint, "keys": {"p256dh": keys[0], "auth": keys[1]}}
    return PRETEND.replace("SUBSCRIPTION", json.dumps(told))


def becomes(page: Page, told: Callable[[], Any], wanted: Any) -> None:
    end = time.monotonic() + 20
    while (now := told()) != wanted:
        assert time.monotonic() < end, now
        page.wait_for_timeout(50)


@pytest.mark.parametrize("size", [PHONE, *rest(DESK)], ids=lambda size: str(size["width"]))
def test_a_browser_is_notified(server: ServerProcess, person: Person, size: dict[str, int]) -> None:
    ada = person(server, viewport=size)
    ada.context.grant_permissions(["notifications"], origin=server.url)
    ada.add_init_script(pretended())
    ada.goto(f"{server.url}/me")
    ada.get_by_role("button", name="Set up notifications").click()
    sheet = ada.get_by_role("dialog", name="Notifications")
    sheet.get_by_role("button", name="Notify this browser").click()
    expect(sheet.locator(".devices li")).to_have_count(1)
    expect(sheet.locator(".devices li")).to_contain_text("this device")
    waiting: list[Route] = []  # a slow line: wishes are made before the last ones have arrived
    ada.route("**/api/me/notify", lambda route: waiting.append(route))
    sheet.get_by_label("when someone invites me").uncheck()
    sheet.get_by_label("Quiet hours").check()
    expect(sheet).to_contain_text("Time zone")
    assert waiting
    ada.unroute("**/api/me/notify")  # what has waited goes on
    sheet.get_by_label("from", exact=True).fill("21:30")

    def kept() -> tuple[list[str], str]:
        told = ada.context.request.get(f"{server.url}/api/me/notify").json()
        return told["unwanted"], (told["quiet"] or {}).get("begin", "")

    becomes(ada, kept, (["invite"], "21:30"))

    line = ada.context.new_cdp_session(ada)
    found: list[str] = []
    line.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(one["registrationId"] for one in event["registrations"]),
    )
    line.send("ServiceWorker.enable")
    ada.wait_for_function("navigator.serviceWorker.ready.then((one) => one.active.state === 'activated')")
    becomes(ada, lambda: bool(found), True)
    message = {"title": "Hashi", "body": "It is your turn.", "link": f"{server.url}/table#x", "tag": "t1"}
    for _ in range(2):  # the same twice is shown once
        line.send(
            "ServiceWorker.deliverPushMessage",
            {"origin": server.url, "registrationId": found[-1], "data": json.dumps(message)},
        )
    shown = "navigator.serviceWorker.ready.then((one) => one.getNotifications())"
    expected = [["Hashi", "It is your turn.", f"{server.url}/table#x"]]
    all_of = f"{shown}.then((all) => all.map((one) => [one.title, one.body, one.data]))"
    becomes(ada, lambda: ada.evaluate(all_of), expected)
    ada.wait_for_timeout(300)  # the second one takes the first one's place, and for a moment there is none
    becomes(ada, lambda: ada.evaluate(all_of), expected)
    sheet.get_by_role("button", name="Remove").click()
    expect(sheet.locator(".devices li")).to_have_count(0)


def test_a_table_is_hushed_and_tells_a_chat(server: ServerProcess, person: Person) -> None:
    ada, ben = person(server), person(server, name="Ben")
    seats = [{"kind": "me"}, {"kind": "open"}]
    body = {"id": "slow", "game": "hashi", "seats": seats, "pace": "slow"}
    table = post(ada.context, f"{server.url}/api/tables", body)["table"]["id"]
    code = post(ada.context, f"{server.url}/api/tables/{table}/invites", {"seat": "B"})["code"]
    post(ada.context, f"{server.url}/api/tables/{table}/ready", {})
    post(ben.context, f"{server.url}/api/join", {"id": "j", "code": code})

    ada.goto(server.url)
    expect(ada).to_have_title("(1) Landbridge")  # it is Ada's turn there
    ada.goto(f"{server.url}/table#{table}")
    expect(ada).to_have_title("Your turn · Hashi")
    ada.get_by_role("button", name="More").click()
    ada.get_by_role("button", name="Notifications").click()
    sheet = ada.get_by_role("dialog", name="Notifications for this table")
    sheet.get_by_label("Do not notify me").check()
    sheet.get_by_label("Service").select_option("ntfy")
    sheet.get_by_label("Webhook address").fill("https://10.0.0.1/hook")
    sheet.get_by_role("button", name="Add").click()
    expect(sheet.get_by_role("alert")).to_contain_text("public https address")
    sheet.get_by_label("Webhook address").fill("https://ntfy.example.org/club")
    sheet.get_by_role("button", name="Add").click()
    expect(sheet.locator(".devices li")).to_contain_text("ntfy · ntfy.example.org")
    told = ada.context.request.get(f"{server.url}/api/tables/{table}/notify").json()
    assert told["hushed"] is True
