"""The page knows no rule: what the server offers is what it plays, and what the server refuses is what it refuses."""

from __future__ import annotations

import json
from typing import Any

from landbridge.texts import words
from tests.browser.conftest import Person, opened, table
from tests.browser.server import ServerProcess


def test_a_false_offer_is_played_and_refused_by_the_server(server: ServerProcess, person: Person) -> None:
    """The page is told that a bridge may be drawn before any number stands there. A page with rules would not try."""
    page = person(server)
    id_ = table(page, server, "hashi", [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}])
    layout = page.context.request.get(f"{server.url}/api/tables/{id_}/kit?look=scene").json()["layout"]
    line = next(handle for handle in layout["spots"] if handle.startswith("line-"))
    false = {"handles": [line], "move": line.removeprefix("line-")}
    asked: list[Any] = []

    def lie(route: Any) -> None:
        answer = route.fetch()
        told = answer.json()
        if told.get("offers") is not None:
            told["offers"] = [false]
        route.fulfill(response=answer, body=json.dumps(told))

    page.route(f"**/api/tables/{id_}?*", lie)
    page.on(
        "response",
        lambda answer: (
            asked.append((answer.status, answer.request.post_data_json)) if "/moves" in answer.url else None
        ),
    )
    opened(page, server, id_)
    place = page.locator(f'.middle svg.board [data-h="{line}"]')
    assert "can" in (place.get_attribute("class") or "").split()
    place.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".note")
    assert [body["move"] for _, body in asked] == [false["move"]]
    assert asked[0][0] >= 400
    assert page.locator(".note").inner_text().strip()


def test_what_is_not_offered_is_asked_about_and_explained(server: ServerProcess, person: Person) -> None:
    page = person(server)
    id_ = table(page, server, "hashi", [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}])
    opened(page, server, id_)
    layout = page.context.request.get(f"{server.url}/api/tables/{id_}/kit?look=scene").json()["layout"]
    told = page.context.request.get(f"{server.url}/api/tables/{id_}?seat=A").json()
    offered = {handle for offer in told["offers"] for handle in offer["handles"]}
    flagged = next(h for h in layout["spots"] if h.startswith("island-") and h not in offered)
    with page.expect_response(lambda answer: answer.url.endswith("/why")) as why:
        page.locator(f'.middle svg.board [data-h="{flagged}"]').focus()
        page.keyboard.press("Enter")
    told = why.value.json()
    assert told["legal"] is False
    page.wait_for_selector(".note")
    said = page.locator(".note").inner_text()
    assert told["ruling"] in said
    assert words("en").say(told["reason"]["key"], told["reason"]["values"]) in said
