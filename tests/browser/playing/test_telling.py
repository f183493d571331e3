"""The page tells what happens: what others did, what is not settled, whose turn it is, who left, what one hears."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

import landbridge
from tests.browser.conftest import PHONE, Person, opened, table
from tests.browser.playing.test_details import menu, together
from tests.browser.playing.test_dock import LOW
from tests.browser.robot import Robot
from tests.browser.server import ServerProcess, post

BOT = {"kind": "bot", "bot": "greedy"}


def settle(robot: Robot, page: Page, patience: int = 40) -> None:
    """Until what everybody drafted is shown."""
    for _ in range(patience):
        robot.turn()
        if page.locator(".revealed").count():
            return
        robot.caught_up(robot.look()["at"])
    raise AssertionError("nothing was ever revealed")


@pytest.mark.few(1)
@pytest.mark.parametrize("size", [PHONE, LOW], ids=["phone", "low"])
def test_a_phone_shows_what_the_others_drew_and_then_the_card(
    size: dict[str, int], server: ServerProcess, person: Person
) -> None:
    page = person(server, viewport=size, settings={"pace": 1400}, reduced_motion="no-preference")
    id_ = table(page, server, "hashi", [{"kind": "me"}, BOT, BOT])
    opened(page, server, id_)
    robot = Robot(page, server.url, id_)
    robot.turn()  # the first number, then the first card
    turning = page.locator(".hashi-turning .hashi-card")
    turning.wait_for()
    wide = turning.evaluate("one => one.offsetWidth")  # while it turns it looks narrower
    assert wide >= 0.3 * min(size.values())
    robot.caught_up(robot.look()["at"], 20)
    settle(robot, page)
    boards = page.locator(".revealed figure")
    expect(boards).to_have_count(2)
    for board in boards.all():
        expect(board).to_be_in_viewport(ratio=0.99)
    expect(boards.first).to_contain_text("Greedy 1")
    # What they drew is marked: nobody draws nothing for a card of this game's beginning.
    assert page.locator(".revealed .pen.new").count() >= 2
    expect(page.locator(".dock .prompt")).to_have_text("What the others did:")
    expect(page.locator(".revealed")).to_have_count(0, timeout=15_000)


@pytest.mark.few(1)
@pytest.mark.parametrize("game", ["loopit", "the_border"])
def test_what_a_bot_just_did_stands_beside_the_board(
    game: str, server: ServerProcess, person: Person
) -> None:
    """At every size, in words."""
    page = person(server, viewport=PHONE)
    id_ = table(page, server, game, [{"kind": "me"}, BOT, BOT])
    opened(page, server, id_)
    robot = Robot(page, server.url, id_)
    for _ in range(30):
        robot.turn()
        robot.caught_up(robot.look()["at"])
        if "Greedy" in page.locator(".heard").inner_text():
            break
    for width, height in ((360, 740), (740, 360), (820, 1180), (1180, 820), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(".heard")).to_contain_text("Greedy")
        expect(page.locator(".heard")).to_be_in_viewport()


def test_whose_turn_it_is_is_marked(server: ServerProcess, person: Person) -> None:
    ada, ben = person(server, viewport=PHONE), person(server, name="Ben", viewport=PHONE)
    id_ = together(server, ada, ben, "loopit")
    opened(ada, server, id_)
    opened(ben, server, id_)
    first = Robot(ada, server.url, id_).look()["table"]["acting"][0]
    actor, other = (ada, ben) if first == "A" else (ben, ada)
    name = "Ada" if first == "A" else "Ben"
    for page in (actor, other):
        marked = page.locator(".seat[aria-current=true]")
        expect(marked).to_have_count(1)
        expect(marked).to_contain_text(name)
        assert marked.locator(".chip").evaluate("one => getComputedStyle(one).boxShadow") != "none"
    expect(actor.locator(".dock .prompt")).to_contain_text("place up to three tiles")
    expect(other.locator(".dock .prompt")).to_have_text(f"Waiting for {name}.")


def test_what_may_still_be_undone_is_told_so(server: ServerProcess, person: Person) -> None:
    ada, ben = person(server), person(server, name="Ben")
    id_ = together(server, ada, ben, "loopit")
    opened(ada, server, id_)
    opened(ben, server, id_)
    first = Robot(ada, server.url, id_).look()["table"]["acting"][0]
    (actor, other), name = ((ada, ben), "Ada") if first == "A" else ((ben, ada), "Ben")
    robot = Robot(actor, server.url, id_, first)
    robot.turn()
    told = robot.look()["table"]["tentative"]
    assert told == {"seat": first, "moves": 1}
    # The others see that it is not settled; whoever did it knows.
    expect(other.locator(".log li.open")).to_contain_text(f"{name} places")
    expect(other.locator(".log li.open")).to_contain_text("(can be undone)")
    expect(other.locator(".heard.open")).to_contain_text(f"{name} places")
    frame = other.locator(".laid .frame").first
    assert frame.evaluate("one => getComputedStyle(one).strokeDasharray") != "none"
    expect(actor.locator(".log li.open")).to_have_count(0)
    actor.get_by_role("button", name="Undo", exact=True).click()
    expect(other.locator(".log li.open")).to_have_count(0)


def test_of_three_one_resigns_and_everybody_sees_it(server: ServerProcess, person: Person) -> None:
    """A bot plays on in the seat; it is told on phones too, without scrolling."""
    ada, ben, eve = (person(server, name=name, viewport=PHONE) for name in ("Ada", "Ben", "Eve"))
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    id_ = table(ada, server, "hashi", seats)
    for page, seat in ((ben, "B"), (eve, "C")):
        code = post(ada.context, f"{server.url}/api/tables/{id_}/invites", {"seat": seat})["code"]
        post(page.context, f"{server.url}/api/join", {"id": f"join-{seat}", "code": code, "ready": True})
    for page in (ada, ben, eve):
        opened(page, server, id_)
    menu(eve, "Resign")
    sheet = eve.get_by_role("dialog")
    expect(sheet).to_contain_text("Resign for good?")
    sheet.get_by_role("button", name="Resign").click()
    for page in (ada, ben):
        news = page.locator(".banner")
        expect(news).to_have_text("Eve resigns; a bot takes over.")
        expect(news).to_be_in_viewport()
        expect(page.locator(".log")).to_contain_text("Eve resigns; a bot takes over.")
        chip = page.locator(".opp", has_text="Eve").locator(".doing")
        expect(chip).to_have_text("resigned")
        expect(chip).to_be_in_viewport()
        expect(page.locator(".dock .tools")).to_be_visible()  # and the game goes on
    note = eve.locator(".asks")
    expect(note).to_contain_text("A bot is playing in your seat.")
    expect(note).to_be_in_viewport()
    expect(eve.get_by_role("button", name="Return to my seat")).to_have_count(0)


NAMES = ("Zoë 👩‍🚀", "🏴‍☠️ Ben", "👍🏽", "🇫🇷🏴󠁧󠁢󠁳󠁣󠁴󠁿")  # joined, with a skin, flags of both kinds


def test_emoji_of_every_kind_are_names(server: ServerProcess, person: Person) -> None:
    page = person(server)
    for name in NAMES:
        page.goto(f"{server.url}/me")
        field = page.locator("#my-name")
        expect(field).not_to_have_value("")  # the name one had
        field.fill(name)
        page.get_by_role("button", name="Save").click()
        expect(page.get_by_text(f"From now on you are {name}.")).to_be_visible()
        id_ = table(page, server, "hashi", [{"kind": "me"}, BOT], id=f"emoji-{NAMES.index(name)}")
        opened(page, server, id_)
        expect(page.locator(".own .who")).to_have_text(name)
        record = page.context.request.get(f"{server.url}/api/tables/{id_}/record?seat=A").text()
        assert landbridge.loads(record).names[0] == name


def test_bots_of_one_level_are_told_apart_everywhere(server: ServerProcess, person: Person) -> None:
    page = person(server)
    id_ = table(page, server, "hashi", [{"kind": "me"}, BOT, BOT, BOT])
    opened(page, server, id_)
    expect(page.locator(".opp .who")).to_have_text(["Greedy 1", "Greedy 2", "Greedy 3"])
    robot = Robot(page, server.url, id_)
    robot.turn()
    robot.caught_up(robot.look()["at"])
    while "Greedy 2 is done" not in page.locator(".log").inner_text():
        robot.turn()
        robot.caught_up(robot.look()["at"])
    menu(page, "Resign")
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    for number in "123":
        expect(page.locator(".standings")).to_contain_text(f"Greedy {number}")
    page.locator(".lang select").select_option("de")
    expect(page.locator(".opp .who").first).to_contain_text("1")


LISTEN = """
window.tones = [];
const Real = AudioContext;
window.AudioContext = class extends Real {
  createOscillator() { window.tones.push("tone"); return super.createOscillator(); }
  createBufferSource() { window.tones.push("rustle"); return super.createBufferSource(); }
};
"""


def test_one_switch_turns_sounds_on(server: ServerProcess, person: Person) -> None:
    page = person(server, reduced_motion="no-preference")
    page.add_init_script(LISTEN)
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url) if "tones" in request.url else None)
    id_ = table(page, server, "hashi", [{"kind": "me"}])
    opened(page, server, id_)
    robot = Robot(page, server.url, id_)
    robot.turn()
    robot.caught_up(robot.look()["at"])
    assert (fetched, page.evaluate("tones")) == ([], [])  # off, and nothing is fetched for it
    page.locator(".bar .menu > button").click()
    page.get_by_label("Sounds").check()
    page.wait_for_function("() => tones.length === 2")  # this is how it sounds
    page.keyboard.press("Escape")
    for _ in range(3):
        robot.turn()
        robot.caught_up(robot.look()["at"])
    page.wait_for_function("() => tones.length > 2")
    assert len(fetched) == 1
    heard: list[Any] = page.evaluate("tones")
    assert heard[:2] == ["tone", "tone"]


# Of every opponent: how far the points stand below the name.
LINES = """() => [...document.querySelectorAll(".opp .seat")].map((seat) => {
  const middle = (part) => {
    const box = seat.querySelector(part).getBoundingClientRect();
    return box.y + box.height / 2;
  };
  return Math.abs(middle(".pts") - middle(".who"));
})"""


def test_an_opponent_who_is_first_has_points_beside_the_name(server: ServerProcess, person: Person) -> None:
    page = person(server, viewport=PHONE)
    for attempt in range(12):
        seats = [BOT, BOT, {"kind": "me"}]
        id_ = table(
            page,
            server,
            "the_border",
            seats,
            id=f"first-{id(page)}-{attempt}",
            clock={"seconds": 900, "add": 20},
        )
        opened(page, server, id_)
        if page.locator(".opp .first").count():
            break
    assert page.locator(".opp .first").count(), "the lot never fell on a bot"
    assert max(page.evaluate(LINES)) < 4
