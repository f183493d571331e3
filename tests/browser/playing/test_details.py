"""What a stranger stumbles over: wrong links, a shut door, a device passed on, a slow line, somebody who leaves."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import PHONE, Person, opened, table
from tests.browser.robot import Robot
from tests.browser.server import ServerProcess, post

BOT = {"kind": "bot", "bot": "greedy"}


def together(
    server: ServerProcess, ada: Page, ben: Page, game: str = "hashi", *others: dict[str, str]
) -> str:
    """A game of two people that has begun, with bots if there are any."""
    seats = [{"kind": "me"}, {"kind": "open"}, *others]
    terms = {"id": f"two-{id(ada)}-{game}", "game": game, "seats": seats}
    id_: str = post(ada.context, f"{server.url}/api/tables", terms)["table"]["id"]
    code = post(ada.context, f"{server.url}/api/tables/{id_}/invites", {"seat": "B"})["code"]
    post(ben.context, f"{server.url}/api/join", {"id": f"join-{id(ben)}", "code": code})
    for page in (ada, ben):
        post(page.context, f"{server.url}/api/tables/{id_}/ready", {"words": "low tide"})
    return id_


def menu(page: Page, entry: str) -> None:
    page.locator(".bar .menu > button").click()
    page.locator(".menu-sheet").get_by_role("button", name=entry).click()


def test_what_happens_while_a_table_opens_is_not_missed(server: ServerProcess, person: Person) -> None:
    ada, ben = person(server), person(server, name="Ben")
    id_ = together(server, ada, ben)
    opened(ben, server, id_)
    his = Robot(ben, server.url, id_, "B")

    def meanwhile(route: Route) -> None:
        if his.moves == 0:
            his.turn()
        route.continue_()

    # After the picture, before the log: Ben is done.
    ada.route("**/api/tables/*/kit*", meanwhile)
    opened(ada, server, id_)
    expect(ada.locator(".dock")).to_have_attribute("data-at", str(his.look()["at"]))
    expect(ada.locator(".opp .doing")).to_have_text("done")


def test_whoever_loads_the_page_again_sees_the_curtain_first(server: ServerProcess, person: Person) -> None:
    page = person(server, viewport=PHONE)
    id_ = table(page, server, "river_dragons", [{"kind": "me"}, {"kind": "me"}, BOT])
    page.goto(f"{server.url}/table#{id_}")
    curtain = page.locator("dialog.curtain[open]")
    curtain.wait_for()
    for _ in range(3):  # a browser lets a second Escape through
        page.keyboard.press("Escape")
    page.wait_for_timeout(200)
    curtain.get_by_role("button").click()
    curtain.wait_for(state="hidden")
    Robot(page, server.url, id_, "A").turn()
    page.reload()
    curtain.wait_for()
    assert page.evaluate("document.elementFromPoint(180, 700)?.closest('dialog.curtain') !== null")
    covered = curtain.bounding_box()
    assert covered is not None
    assert (covered["width"], covered["height"]) == (PHONE["width"], PHONE["height"])


FOCUSED = "document.activeElement.closest('.dock, svg.board')?.getAttribute('class') ?? 'nowhere'"


def test_the_focus_stays_when_its_button_goes(server: ServerProcess, person: Person) -> None:
    page = person(server)
    id_ = table(page, server, "hashi", [{"kind": "me"}])
    opened(page, server, id_)
    robot = Robot(page, server.url, id_)
    robot.turn()
    at = robot.look()["at"]
    robot.caught_up(at)
    page.get_by_role("button", name="Skip this card").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".dock")).not_to_have_attribute("data-at", str(at))
    page.wait_for_function(f"() => ({FOCUSED}) === 'dock'", timeout=5000)
    page.locator("svg.board .spot.can[data-h^=line]").first.focus()
    page.keyboard.press("Enter")
    undo = page.get_by_role("button", name="Undo")
    expect(undo).to_be_enabled()
    page.wait_for_function(f"() => ({FOCUSED}) === 'board'", timeout=5000)
    undo.focus()
    page.keyboard.press("Enter")
    expect(undo).to_be_disabled()
    page.wait_for_function(f"() => ({FOCUSED}) === 'dock'", timeout=5000)  # once what was sent is answered


@pytest.mark.few(1)
@pytest.mark.parametrize("game", ["hashi", "river_dragons", "the_border"])
def test_tab_always_finds_the_board(game: str, server: ServerProcess, person: Person) -> None:
    page = person(server)
    id_ = table(page, server, game, [{"kind": "me"}, BOT])
    opened(page, server, id_)
    robot = Robot(page, server.url, id_)
    for _ in range(8):
        robot.turn()
        robot.caught_up(robot.look()["at"])
        expect(page.locator('.middle svg.board [data-h][tabindex="0"]')).to_have_count(1)


def test_a_touch_while_something_is_sent_asks_nothing(server: ServerProcess, person: Person) -> None:
    page = person(server)
    id_ = table(page, server, "hashi", [{"kind": "me"}])
    opened(page, server, id_)
    robot = Robot(page, server.url, id_)
    robot.turn()
    robot.caught_up(robot.look()["at"])
    held: list[Route] = []
    asked: list[str] = []
    page.route("**/api/tables/*/moves*", lambda route: held.append(route))
    page.on("request", lambda request: asked.append(request.url) if request.url.endswith("/why") else None)
    here, there = (page.locator("svg.board .spot.can[data-h^=line]").nth(n) for n in (0, 1))
    line = there.get_attribute("data-h")
    here.dispatch_event("click")
    expect(page.locator(".dock")).to_have_attribute("data-busy", "")
    page.locator(f'svg.board [data-h="{line}"]').dispatch_event("click")
    page.locator(f'svg.board [data-h="{line}"]').dispatch_event("click")
    for _ in range(100):
        if held:
            break
        page.wait_for_timeout(20)
    for route in held:
        route.continue_()
    expect(page.locator(".dock")).not_to_have_attribute("data-busy", "")
    expect(page.locator(".note")).to_have_count(0)
    assert len(held) == 1
    assert asked == []
    assert len(robot.look()["draft"]) == 1


def test_who_leaves_is_told_and_may_come_back(server: ServerProcess, person: Person) -> None:
    ada, ben = person(server), person(server, name="Ben")
    id_ = together(server, ada, ben)
    opened(ada, server, id_)
    menu(ada, "Leave (a bot takes over)")
    ada.get_by_role("heading", name="Games about").wait_for()
    ada.go_back()
    note = ada.locator(".asks")
    expect(note).to_contain_text("A bot is playing in your seat.")
    note.get_by_role("button", name="Return to my seat").click()
    expect(note).to_have_count(0)
    menu(ada, "Resign")
    ada.get_by_role("dialog").get_by_role("button", name="Resign").click()
    # Of two people one remains: the game is over, and each is told how it ended.
    opened(ben, server, id_)
    for page, won, why in ((ada, "Ben wins", "You resigned."), (ben, "You win!", "Ada resigned.")):
        end = page.locator(".end-result")
        expect(end.get_by_role("heading")).to_have_text(won)
        expect(end.locator(".end-why")).to_have_text(why)
        expect(end.locator(".standings li").first).to_contain_text("Ben")
    expect(ada.locator(".asks")).to_have_count(0)
    expect(ada.locator(".dock .acts")).to_have_count(0)


def test_whom_one_does_not_hear_stays_silent(server: ServerProcess, person: Person) -> None:
    ada, ben = person(server), person(server, name="Ben")
    id_ = together(server, ada, ben)
    opened(ada, server, id_)
    post(ben.context, f"{server.url}/api/tables/{id_}/chat", {"id": "a-remark", "seat": "B", "text": "psst"})
    expect(ada.locator(".talk")).to_contain_text("psst")
    ada.get_by_label("Mute Ben").check()
    expect(ada.locator(".talk")).not_to_contain_text("psst")
    ada.reload()
    expect(ada.get_by_label("Mute Ben")).to_be_checked()
    expect(ada.locator(".talk")).not_to_contain_text("psst")


def test_the_title_speaks_the_language_of_the_page(server: ServerProcess, person: Person) -> None:
    page = person(server)
    id_ = table(page, server, "hashi", [{"kind": "me"}, BOT])
    opened(page, server, id_)
    expect(page).to_have_title("Your turn · Hashi")
    page.locator(".lang select").select_option("de")
    expect(page).to_have_title("Du bist dran · Hashi")
    page.goto(f"{server.url}/learn/loopit")
    expect(page).to_have_title("Loopit · Landbridge")


def test_screen_readers_hear_what_others_do_and_not_oneself(server: ServerProcess, person: Person) -> None:
    ada, ben = person(server), person(server, name="Ben")
    id_ = together(server, ada, ben, "loopit")
    opened(ada, server, id_)
    opened(ben, server, id_)
    first = Robot(ada, server.url, id_).look()["table"]["acting"][0]
    actor, other = (ada, ben) if first == "A" else (ben, ada)
    Robot(actor, server.url, id_, first).turn()
    name = "Ada" if first == "A" else "Ben"
    expect(other.locator(".happened [aria-live]")).to_contain_text(name)
    expect(actor.locator(".log")).to_contain_text(f"{name} places")
    expect(actor.locator(".happened [aria-live]")).not_to_contain_text(f"{name} places")


def test_no_sound_before_the_first_touch(server: ServerProcess, person: Person) -> None:
    ada, ben = person(server, settings={"sound": True}), person(server, name="Ben")
    # Whoever steers a browser counts as a hand at once; only a pointer is to count here.
    ada.add_init_script(
        "let touched = false; addEventListener('pointerdown', () => (touched = true));"
        "Object.defineProperty(navigator, 'userActivation', { get: () => ({ hasBeenActive: touched }) });"
        "window.knocks = 0; const Real = AudioContext;"
        "window.AudioContext = class extends Real { constructor() { super(); window.knocks++; } }"
    )
    id_ = together(server, ada, ben, "loopit")
    opened(ada, server, id_)
    opened(ben, server, id_)
    robots = {"A": Robot(ada, server.url, id_, "A"), "B": Robot(ben, server.url, id_, "B")}

    def ends(seat: str) -> None:
        """Whatever it takes until it is the other's turn; Ada's by the interface, without a touch."""
        while (told := robots[seat].look())["table"]["acting"] == [seat]:
            move = robots[seat].choice(told)[1]
            body = {"id": f"m-{seat}-{told['at']}", "seat": seat, "move": move}
            post(robots[seat].page.context, f"{server.url}/api/tables/{id_}/moves", body)

    if robots["A"].look()["table"]["acting"] == ["A"]:
        ends("A")
    ends("B")
    expect(ada).to_have_title("Your turn · Loopit")
    assert ada.evaluate("knocks") == 0
    ada.mouse.click(5, 5)
    ends("A")
    expect(ada).to_have_title("Loopit · Landbridge")
    ends("B")
    expect(ada).to_have_title("Your turn · Loopit")
    ada.wait_for_function("() => knocks > 0", timeout=5000)  # the sounds are fetched now
    assert ada.evaluate("knocks") == 1


def test_hints_are_named_and_say_what_they_bring(server: ServerProcess, person: Person) -> None:
    page = person(server)
    id_ = table(page, server, "river_dragons", [{"kind": "me"}, BOT])
    opened(page, server, id_)
    about = {"key": "hint-chance", "values": {"points": "1.0", "chance": 61}}
    hint = {"move": "stone", "handles": [], "plan": ["stone"], "about": about}
    offers = Robot(page, server.url, id_).look()["offers"]
    hint["handles"] = next(offer["handles"] for offer in offers if offer["move"] == "stone")
    page.route(
        "**/hint",
        lambda route: route.fulfill(body=json.dumps({"moves": [hint]}), content_type="application/json"),
    )
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.locator(".hints")).to_have_text(re.compile("^1 stone.*Wins about 61 games of 100.$"))
    page.wait_for_selector(".slip:not([data-new])")
    page.locator(".hints button").click()
    expect(page.locator(".dock .prompt")).to_contain_text("card 2")


def test_one_plays_on_while_a_hint_is_thought_about_and_may_cancel_it(
    server: ServerProcess, person: Person
) -> None:
    page = person(server, viewport=PHONE)
    id_ = table(page, server, "river_dragons", [{"kind": "me"}, BOT])
    opened(page, server, id_)
    held: list[Route] = []
    page.route("**/hint", lambda route: held.append(route))
    hint = page.get_by_role("button", name="Hint", exact=True)
    cancel = page.get_by_role("button", name="Cancel", exact=True)
    with page.expect_request("**/hint"):  # cancelled sooner, it would never leave the page
        hint.click()
    cancel.click()
    expect(hint).to_be_enabled()
    with page.expect_request("**/hint"):
        hint.click()
    expect(cancel).to_be_visible()
    Robot(page, server.url, id_).turn()
    expect(page.locator(".dock .prompt")).to_contain_text("card 2")
    expect(hint).to_be_enabled()
    assert len(held) == 2
    expect(page.locator(".hints")).to_have_count(0)


@pytest.mark.few(1)
@pytest.mark.parametrize(
    ("address", "says"),
    [
        ("table", "This table does not exist"),
        ("table#nothing-like-it", "This table does not exist"),
        ("table#%", "This table does not exist"),
        ("replay#nothing-like-it", "This table does not exist"),
        ("nowhere/at/all", "There is nothing here"),
        ("learn/nothing", "How to play"),
    ],
)
def test_a_wrong_link_is_explained(server: ServerProcess, person: Person, address: str, says: str) -> None:
    page = person(server)
    page.goto(f"{server.url}/{address}")
    expect(page.locator("main")).to_contain_text(says)
    if "There is" in says:
        page.locator("main").get_by_role("link", name="Home").click()
        page.get_by_role("heading", name="Games about").wait_for()


def test_the_address_of_a_replay_keeps_the_step(server: ServerProcess, person: Person) -> None:
    page = person(server)
    id_ = table(page, server, "hashi", [BOT, BOT, {"kind": "me"}])
    post(page.context, f"{server.url}/api/tables/{id_}/leave", {"seat": "C"})
    until = time.monotonic() + 60
    while Robot(page, server.url, id_, "C").look()["table"]["status"] != "over":
        assert time.monotonic() < until
        time.sleep(0.2)
    page.goto(f"{server.url}/replay?step=nonsense#{id_}")
    page.wait_for_selector(".middle svg.board")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.wait_for_url("**/replay/*?step=2")
    page.reload()
    page.wait_for_selector(".middle svg.board")
    page.keyboard.press("ArrowLeft")
    page.wait_for_url("**/replay/*?step=1")


@pytest.fixture
def shut(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ServerProcess]:
    monkeypatch.setenv("LANDBRIDGE_PASSWORD", "sesam")
    server = ServerProcess(tmp_path)
    yield server
    server.stop()


def test_a_shut_door_asks_wherever_one_comes_in(shut: ServerProcess, person: Callable[..., Page]) -> None:
    for address in ("practice/hashi", "boards", "table#x", "replay#x"):
        page = person(shut, name="")
        page.goto(f"{shut.url}/{address}")
        door = page.get_by_role("dialog")
        door.get_by_label("Your name").fill("Ada")
        page.keyboard.press("Enter")
        door.get_by_label("Server password").wait_for()
    page.goto(f"{shut.url}/practice/hashi")
    door.get_by_label("Your name").fill("Ada")
    page.keyboard.press("Enter")
    door.get_by_label("Server password").fill("sesam")
    page.keyboard.press("Enter")
    page.wait_for_selector(".middle svg.board")


def test_what_was_shown_is_not_shown_again(server: ServerProcess, person: Person) -> None:
    page = person(server, settings={"pace": 700}, reduced_motion="no-preference")
    id_ = table(page, server, "hashi", [{"kind": "me"}])
    opened(page, server, id_)
    moving = (
        "document.getAnimations().filter((one) => one.animationName && one.playState === 'running')"
        ".map((one) => one.animationName)"
    )
    Robot(page, server.url, id_).turn()
    page.locator(".hashi-card.turned").wait_for()
    page.reload()
    page.locator(".hashi-card").wait_for()
    assert page.evaluate(moving) == []
