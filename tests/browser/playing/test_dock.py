"""The dock under a finger: no row moves while one plays, and no button comes where something else was a moment ago."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Person, opened, table
from tests.browser.playing.test_details import menu, together
from tests.browser.robot import Robot
from tests.browser.server import ServerProcess
from tests.support.sizes import rest
from tools.pictures.screens import GAMES

BOT = {"kind": "bot", "bot": "greedy"}
LOW = {"width": 740, "height": 360}
SIZES = {
    "phone": PHONE,
    "low": LOW,
    "tablet": {"width": 820, "height": 1180},
    "wide": {"width": 1180, "height": 820},
    "desk": {"width": 1440, "height": 900},
}
# Where everything in the dock is that a finger might be on its way to. A tile is not in its place once it is laid.
PLACES = """() => {
  const dock = document.querySelector(".dock");
  const found = {};
  const put = (name, element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    if (width > 0) found[name] = [x, y, width, height].map(Math.round);
  };
  for (const row of [".prompt", ".zone", ".tools", ".ends"]) put(row, dock.querySelector(row));
  dock.querySelectorAll(".tools button").forEach((one) => put(one.title, one));
  for (const kind of ["card-", "plank-", "roll"])
    dock.querySelectorAll(`[data-h^="${kind}"]`).forEach((one) => put(one.dataset.h, one));
  dock.querySelectorAll(".tb-slot").forEach((one, nth) => put(`die ${nth}`, one));
  return found;
}"""
FITS = """() => {
  const box = (selector) => document.querySelector(selector).getBoundingClientRect();
  const [pan, dock, bar] = [box(".middle .pan"), box(".dock"), box(".bar")];
  const board = document.querySelector(".middle svg.board");
  const drawn = board.getScreenCTM().a * Math.min(board.viewBox.baseVal.width, board.viewBox.baseVal.height);
  const apart = pan.bottom <= dock.top + 1 || pan.right <= dock.left + 1;
  return { apart, below: pan.top >= bar.bottom - 1, inside: pan.bottom <= innerHeight + 1,
    least: drawn, dock: box(".dock .ends").bottom <= innerHeight + 1 };
}"""
# At least so much of the shorter side of what is left between bar and dock.
LEAST = {"phone": 240, "low": 220, "tablet": 560, "wide": 480, "desk": 560}


def moved(then: dict[str, Any], now: dict[str, Any]) -> list[str]:
    return [
        f"{name}: {then[name]} → {now[name]}" for name in then.keys() & now.keys() if then[name] != now[name]
    ]


@pytest.mark.few(1)
@pytest.mark.parametrize("moves", [14, *rest(600)])
@pytest.mark.parametrize("size", ["phone", "low"])
@pytest.mark.parametrize("game", GAMES)
def test_nothing_in_the_dock_moves(
    game: str, size: str, moves: int, server: ServerProcess, person: Person
) -> None:
    page = person(server, viewport=SIZES[size], has_touch=True)
    id_ = table(page, server, game, [{"kind": "me"}, BOT, BOT])
    opened(page, server, id_)
    robot = Robot(page, server.url, id_, fingers=True)
    wrong: list[str] = []
    then = page.evaluate(PLACES)
    while robot.moves < moves and robot.turn():
        robot.caught_up(robot.look()["at"])
        if robot.look()["table"]["status"] != "playing":
            break
        now = page.evaluate(PLACES)
        wrong += [f"after move {robot.moves}, {one}" for one in moved(then, now)]
        then = now
    assert not wrong, "\n".join(wrong)
    assert robot.moves >= 10


def rolling(page: Page, robot: Robot) -> None:
    """Until it is one's own turn to keep dice or to roll them again."""
    for _ in range(200):
        told = robot.look()
        if any("roll" in offer["handles"] for offer in told["offers"]):
            robot.caught_up(told["at"])
            return
        robot.turn()
    raise AssertionError("never had to choose dice")


def test_a_second_quick_tap_on_a_die_rolls_nothing(server: ServerProcess, person: Person) -> None:
    page = person(server, viewport=PHONE, has_touch=True)
    id_ = table(page, server, "the_border", [{"kind": "me"}, BOT])
    opened(page, server, id_)
    robot = Robot(page, server.url, id_, fingers=True)
    rolling(page, robot)
    die = page.locator(".dock .tb-slot").first
    box = die.bounding_box()
    assert box is not None
    at = robot.look()["at"]
    for _ in range(2):
        page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(die).to_have_attribute("aria-pressed", "false")
    assert die.bounding_box() == box
    assert robot.look()["at"] == at
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(die).to_have_attribute("aria-pressed", "true")
    page.locator(".dock [data-h=roll]").tap()
    expect(page.locator(".dock")).not_to_have_attribute("data-at", str(at))


@pytest.mark.few(1)
@pytest.mark.parametrize("size", SIZES)
def test_the_board_fits_between_bar_and_dock(size: str, server: ServerProcess, person: Person) -> None:
    page = person(server, viewport=SIZES[size])
    wrong = {}
    for game in GAMES:
        opened(page, server, table(page, server, game, [{"kind": "me"}, BOT, BOT, BOT]))
        page.wait_for_selector(".dock .tools")
        fits = page.evaluate(FITS)
        if not (
            all(fits[part] for part in ("apart", "below", "inside", "dock")) and fits["least"] >= LEAST[size]
        ):
            wrong[game] = fits
    assert not wrong, wrong


def test_a_refusal_stands_beside_what_was_touched(server: ServerProcess, person: Person) -> None:
    page = person(server)
    id_ = table(page, server, "hashi", [{"kind": "me"}])
    opened(page, server, id_)
    Robot(page, server.url, id_).turn()
    papers = page.locator(".papers")
    papers.evaluate("element => element.scrollTo(0, 9999)")
    place = page.locator(".middle svg.board [data-h^=line]:not(.can)").first
    place.dispatch_event("click")
    note = page.locator(".note")
    note.wait_for()
    said, touched = note.bounding_box(), place.bounding_box()
    assert said is not None
    assert touched is not None
    middle = touched["y"] + touched["height"] / 2
    assert min(abs(said["y"] - middle), abs(said["y"] + said["height"] - middle)) < 60
    assert said["x"] <= touched["x"] + touched["width"] / 2 <= said["x"] + said["width"]


CROSSING = """() => {
  const board = document.querySelector(".middle svg.board");
  const lines = [...board.querySelectorAll("[data-h^=line]")].map((one) => {
    const box = one.querySelector(".hit").getBoundingClientRect();
    return { name: one.dataset.h, box, across: box.width > box.height, can: one.classList.contains("can") };
  });
  for (const a of lines.filter((one) => one.across))
    for (const b of lines.filter((one) => !one.across)) {
      const x = b.box.left + b.box.width / 2, y = a.box.top + a.box.height / 2;
      const inside = x > a.box.left && x < a.box.right && y > b.box.top && y < b.box.bottom;
      if (inside && a.can) return { name: a.name, x, y, dx: 14, dy: 2 };
      if (inside && b.can) return { name: b.name, x, y, dx: 2, dy: 14 };
    }
  return null;
}"""


def find_crossing(page: Page, server: ServerProcess) -> Any:
    """A game in which a line that may be drawn crosses another: luck decides whether one comes to that."""
    for _ in range(6):
        id_ = table(page, server, "hashi", [{"kind": "me"}])
        opened(page, server, id_)
        robot = Robot(page, server.url, id_)
        while robot.turn():
            robot.caught_up(robot.look()["at"])
            if crossing := page.evaluate(CROSSING):
                return crossing
    raise AssertionError("no open line crosses another")


def test_where_lines_cross_the_nearest_is_meant(server: ServerProcess, person: Person) -> None:
    page = person(server)
    crossing = find_crossing(page, server)
    sent: list[Any] = []
    page.route("**/api/tables/*/moves*", lambda route: route.abort())
    page.on("request", lambda request: sent.append(request.post_data) if "/moves" in request.url else None)
    # Beside the crossing the line one is nearer to; on it, the one that is possible.
    for dx, dy in ((crossing["dx"], crossing["dy"]), (0, 0)):
        sent.clear()
        page.mouse.click(crossing["x"] + dx, crossing["y"] + dy)
        page.wait_for_function("() => 'busy' in document.querySelector('.dock').dataset")
        assert crossing["name"].removeprefix("line-") in str(sent[0]), (crossing, sent)
        page.reload()
        page.wait_for_selector(".middle svg.board")


# A point of the choice with a place of the board below it.
OVER_A_PLACE = """() => {
  const box = document.querySelector('.middle svg.board [data-h="number-4"] .hit').getBoundingClientRect();
  const named = (e) => e.closest("[data-h]")?.dataset.h ?? "";
  for (const [u, v] of [[0.5, 0.5], [0.5, 0.1], [0.1, 0.5], [0.5, 0.9], [0.9, 0.5], [0.1, 0.1], [0.1, 0.9]]) {
    const at = { x: box.x + box.width * u, y: box.y + box.height * v };
    const [over, ...below] = document.elementsFromPoint(at.x, at.y).map(named);
    if (over === "number-4" && below.some((name) => /^(line|island)-/.test(name))) return at;
  }
  return null;
}"""


def test_what_lies_over_the_board_is_meant_and_not_what_is_below(
    server: ServerProcess, person: Person
) -> None:
    page = person(server, viewport=LOW)
    id_ = table(page, server, "hashi", [{"kind": "me"}, BOT])
    opened(page, server, id_)
    for island in page.locator(".middle svg.board .spot.can[data-h^=island]").all():
        island.dispatch_event("click")
        page.locator('.middle svg.board [data-h="number-4"]').wait_for()
        if at := page.evaluate(OVER_A_PLACE):
            break
        page.keyboard.press("Escape")
    assert at, "the choice never lies over a place"
    with page.expect_request("**/api/tables/*/moves*") as sent:
        page.mouse.click(at["x"], at["y"])
    assert "4@" in str(sent.value.post_data)


def test_river_dragons_on_a_phone_shows_ones_cards_and_asks_before_the_last(
    server: ServerProcess, person: Person
) -> None:
    page = person(server, viewport=PHONE, has_touch=True)
    id_ = table(page, server, "river_dragons", [{"kind": "me"}, BOT])
    opened(page, server, id_)
    robot = Robot(page, server.url, id_, fingers=True)
    assert page.locator(".rd-hand-card > span").first.bounding_box()["height"] > 10  # type: ignore[index]
    for _ in range(4):
        robot.turn()
        robot.caught_up(robot.look()["at"])
    at = robot.look()["at"]
    handles, _ = robot.choice(robot.look())
    robot.touch(handles[0])
    page.locator(".dock [data-confirm]").wait_for()
    assert robot.look()["at"] == at
    page.locator(".dock [data-confirm]").click()
    own = page.locator(".dock .rd-programme.own .rd-place .rd-caption")
    expect(own).to_have_count(5)
    for card in own.all():
        expect(card).to_be_visible()


@pytest.mark.few(1)
@pytest.mark.parametrize("game", ["loopit", "the_border"])
def test_what_was_laid_or_crossed_off_can_be_undone(game: str, server: ServerProcess, person: Person) -> None:
    page = person(server)
    id_ = table(page, server, game, [{"kind": "me"}, BOT])
    opened(page, server, id_)
    robot = Robot(page, server.url, id_)
    undo = page.get_by_role("button", name="Undo", exact=True)
    for _ in range(40):
        robot.turn()
        told = robot.look()
        robot.caught_up(told["at"])
        if told["undo"] > 0:
            expect(undo).to_be_enabled()
            undo.click()
            expect(page.locator(".dock")).not_to_have_attribute("data-at", str(told["at"]))
            assert robot.look()["undo"] == told["undo"] - 1
            return
        expect(undo).to_be_disabled()
    raise AssertionError("nothing could ever be undone")


def test_resigning_is_asked_for_here_and_seen_on_the_others_phone(
    server: ServerProcess, person: Person
) -> None:
    ada, ben = person(server), person(server, name="Ben", viewport=PHONE, has_touch=True)
    id_ = together(server, ada, ben, "hashi", BOT)
    opened(ada, server, id_)
    opened(ben, server, id_)
    menu(ada, "Resign")
    sheet = ada.get_by_role("dialog")
    expect(sheet).to_contain_text("Resign for good?")
    sheet.get_by_role("button", name="Cancel").click()
    expect(sheet).to_have_count(0)
    menu(ada, "Resign")
    sheet.get_by_role("button", name="Resign").click()
    # Among bots nobody is left to play against: it is over, and why is what one sees first.
    why = ben.locator(".end-why")
    expect(why).to_have_text("Ada resigned.")
    expect(why).to_be_in_viewport()


def test_rules_lie_over_the_table(server: ServerProcess, person: Person) -> None:
    page = person(server, viewport=PHONE)
    id_ = table(page, server, "hashi", [{"kind": "me"}])
    opened(page, server, id_)
    Robot(page, server.url, id_).turn()
    page.get_by_role("link", name="Rules").click()
    sheet = page.get_by_role("dialog", name="Hashi rules")
    expect(sheet).to_contain_text("Goal of the game")
    sheet.get_by_role("button", name="Close").click()
    page.locator(".middle svg.board [data-h^=line]:not(.can)").first.dispatch_event("click")
    ruling = page.locator(".note button")
    said = ruling.inner_text()
    ruling.click()
    expect(sheet.locator(".ruling")).to_contain_text(said)
    assert page.url.endswith(f"/table#{id_}")


def test_a_replay_leaves_the_board_its_room(server: ServerProcess, person: Person) -> None:
    page = person(server, viewport=PHONE)
    id_ = table(page, server, "hashi", [{"kind": "me"}, BOT])
    record = page.context.request.get(f"{server.url}/api/tables/{id_}/record?seat=A").text()
    page.goto(f"{server.url}/replay")
    file = {"name": "game.landbridge", "mimeType": "text/plain", "buffer": record.encode()}
    page.get_by_label("Record file").set_input_files(file)  # type: ignore[arg-type]
    page.wait_for_selector(".film")
    seen = page.evaluate(
        "() => ['.middle .pan', '.dock'].map((one) => document.querySelector(one).getBoundingClientRect().toJSON())"
    )
    assert seen[0]["bottom"] <= seen[1]["top"] + 1
    assert seen[0]["height"] >= 240
    assert seen[1]["bottom"] <= PHONE["height"] + 1


@pytest.mark.few(1)
@pytest.mark.parametrize("game", GAMES)
def test_a_tutorial_moves_nothing_either(game: str, server: ServerProcess, person: Person) -> None:
    page = person(server, viewport=PHONE)
    page.goto(f"{server.url}/practice/{game}")
    page.wait_for_selector(".middle svg.board")
    then = page.evaluate(PLACES)
    while page.locator(".lesson.read button").count():
        page.locator(".lesson.read button").click()
        assert moved(then, page.evaluate(PLACES)) == []


# Words of a card's name that stand on two lines, or beside their card.
BROKEN = """() => [...document.querySelectorAll(".rd-hand-card > span")].flatMap((name) => {
  const text = name.firstChild;
  const card = name.closest("li").getBoundingClientRect();
  return [...text.data.matchAll(/\\S+/g)].flatMap((word) => {
    const range = document.createRange();
    range.setStart(text, word.index);
    range.setEnd(text, word.index + word[0].length);
    const lines = [...range.getClientRects()];
    const beside = lines.some((line) => line.left < card.left - 1.5 || line.right > card.right + 1.5);
    return lines.length > 1 || beside ? [word[0]] : [];
  });
})"""
CUT = """() => {
  const prompt = document.querySelector(".dock .prompt");
  const acts = document.querySelector(".dock .acts").getBoundingClientRect();
  const { top, bottom } = prompt.getBoundingClientRect();
  return { cut: prompt.scrollHeight > prompt.clientHeight + 1, seen: top >= 0 && bottom <= innerHeight,
    acts: acts.top < innerHeight - 40 };
}"""
WIDTHS = ((320, 568), (390, 844), (740, 360), (1024, 768), (1180, 820), (1366, 768), (2560, 1440))


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_no_word_breaks_and_no_sentence_is_cut(locale: str, server: ServerProcess, person: Person) -> None:
    """Names of cards and the sentence that says what to do, at seven sizes; the sentence in large letters too."""
    page = person(server, locale=locale)
    wrong: dict[str, Any] = {}
    for game in GAMES:
        bots = 3 if game == "river_dragons" else 1
        opened(page, server, table(page, server, game, [{"kind": "me"}] + [BOT] * bots))
        for letters in ("100%", "200%"):
            page.evaluate("(size) => { document.documentElement.style.fontSize = size; }", letters)
            for wide, high in WIDTHS:
                page.set_viewport_size({"width": wide, "height": high})
                if broken := page.evaluate(BROKEN):
                    wrong[f"{game}, {letters}, {wide}"] = broken
                told = page.evaluate(CUT)
                if told != {"cut": False, "seen": True, "acts": True}:
                    wrong[f"{game}, {letters}, {wide} × {high}"] = told
        page.goto("about:blank")
    assert not wrong, wrong
