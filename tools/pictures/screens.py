"""Takes a picture of every screen: phone and desk, by day and by night.

    make pictures                      into build/screens
    python -m tools.pictures.screens --only hashi --sizes tablet,low

Those that documents show are in docs/pictures/screens and are made anew as well.

The games in them are played by bots with a fixed luck as far as the picture needs, so that a picture changes only when
the page does.
"""

from __future__ import annotations

import argparse
import json
import shutil
import sys
import tempfile
from collections.abc import Callable
from io import BytesIO
from pathlib import Path

from tools.install.browser import ARGS, found
from tools.pictures.stage import PLAYED, Guest, Stage

SIZES = {
    "phone": {"width": 360, "height": 740},
    "low": {"width": 740, "height": 360},
    "tablet": {"width": 820, "height": 1180},
    "wide": {"width": 1180, "height": 820},
    "desk": {"width": 1440, "height": 900},
    "twice": {"width": 720, "height": 450},  # a desk at 200 %
}
SHOWN = Path("docs/pictures/screens")
GAMES = ("hashi", "the_border", "loopit", "river_dragons")


Show = Callable[[Stage], None]


def _table(game: str) -> Show:
    return lambda stage: stage.go("/table", stage.running(game), ".middle svg.board")


def _possible(game: str) -> Show:
    def show(stage: Stage) -> None:
        stage.go("/table", stage.running(game), ".middle svg.board")
        stage.page.keyboard.press("w")
        stage.page.wait_for_timeout(200)

    return show


def _learn(game: str) -> Show:
    return lambda stage: stage.go(f"/learn/{game}", "", ".rule")


def _practice(game: str) -> Show:
    return lambda stage: stage.go(f"/practice/{game}", "", ".lesson")


def _home(stage: Stage) -> None:
    stage.running("hashi")
    stage.go("/", "", ".game")


def _set_up(stage: Stage) -> None:
    stage.go("/", "", ".game")
    stage.page.locator(".game .go-row .btn").nth(1).click()
    stage.page.wait_for_selector("dialog[open]")


def _lobby(stage: Stage) -> None:
    stage.go(
        "/table", stage.table("hashi", [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]), ".gathered"
    )


def _end(stage: Stage) -> None:
    stage.go("/table", stage.over("hashi"), ".end")
    stage.page.wait_for_timeout(800)


def _replay(stage: Stage) -> None:
    id_ = stage.over("hashi")
    stage.go("/replay", id_, ".film")


def _menu(stage: Stage) -> None:
    stage.go("/table", stage.running("hashi"), ".middle svg.board")
    stage.page.locator(".menu .tool").click()


def _draw(game: str) -> Show:
    """A deck, dice or a bag for a real table, with all of it drawn once."""

    def show(stage: Stage) -> None:
        stage.go(f"/draw/{game}", "", ":is(.draw > .btn.act, [data-draw])")
        page = stage.page
        if page.locator("[data-draw]").count() == 0:
            page.locator(".draw > .btn.act").click()
        page.locator(".draw-lot .act").click()
        page.wait_for_selector(".draw-shown figure")

    return show


def _entering(game: str) -> Show:
    """A game with a real box: what came next is asked."""
    return lambda stage: stage.go("/table", stage.entered(game, PLAYED[game] // 2), ".middle svg.board")


def _entered(stage: Stage) -> None:
    stage.go("/table", stage.entered("hashi", 10_000), ".end")
    stage.page.wait_for_timeout(800)


# Sheets as somebody might copy them, each with a mistake.
SHEETS = {
    "hashi": "4@d1 6@b2 6@e2 d1-d4 b2-e2 d1-d4 c2-e2 c2-e2 5@c2 a1-d1",
    "the_border": "board 2\ng1 h1 c12 m3 e2 f2",
    "loopit": "players 2\nstart NESW1\nA S7 g6 = 8\nB EW5 h7 = 9",
    "river_dragons": "players 2\nstone c3\nstone f3\nplank 2 pink pink-f3\npawn pink pink-f3\nplank 1 black black-c3",
}


def _check(game: str) -> Show:
    """A finished sheet that is being copied."""

    def show(stage: Stage) -> None:
        stage.go("/nowhere")
        kept = json.dumps({"text": SHEETS[game], "options": {}})
        stage.page.evaluate(
            "([key, kept]) => localStorage.setItem(key, kept)", [f"landbridge.sheet.{game}", kept]
        )
        stage.go(f"/sheet/{game}", "", ".sheet-verdict")
        stage.page.wait_for_timeout(400)

    return show


def _editor(game: str) -> Show:
    """A board that is being drawn: a copy of ours with something taken away, so that there is something to fix."""

    def show(stage: Stage) -> None:
        stage.go("/boards", "", ".begin-boards")
        page = stage.page
        page.locator(f"li:has([data-new-board={game}]) [data-copy-board]").first.click()
        page.wait_for_selector(".canvas svg.board")
        page.locator("[data-piece=erase]").last.click()
        page.locator(".edit-places .full").nth(9).dispatch_event("keydown", {"key": "Enter", "bubbles": True})
        page.wait_for_selector(".verdict.bad, .editor.loopit")

    return show


def _over_the_table(game: str, *buttons: str, shows: str) -> Show:
    """What lies over a table once these buttons are pressed."""

    def show(stage: Stage) -> None:
        stage.go("/table", stage.running(game), ".middle svg.board")
        for button in buttons:
            stage.page.locator(button).first.click()
        stage.page.wait_for_selector(shows)
        stage.page.wait_for_timeout(600)  # until it hears a finger

    return show


def _sheet(stage: Stage) -> None:
    stage.go("/", "", ".game")
    stage.page.locator(".game .go-row .btn").first.click()
    stage.page.wait_for_selector("dialog[open]")


def _refused(stage: Stage) -> None:
    stage.go("/table", stage.running("hashi"), ".middle svg.board")
    stage.page.locator(".middle svg.board [data-h^=line]:not(.can)").first.dispatch_event("click")
    stage.page.wait_for_selector(".note")


def _curtain(stage: Stage) -> None:
    id_ = stage.table("river_dragons", [{"kind": "me"}, {"kind": "me"}])
    stage.begin(id_)
    stage.go("/table", id_, "dialog.curtain[open]")


def _invited(stage: Stage) -> None:
    id_ = stage.table("loopit", [{"kind": "me"}, {"kind": "open"}])
    code = stage.post(f"/api/tables/{id_}/invites", {"seat": "B"})["code"]
    stage.go("/join/loopit", code, ".invited")


def _exercise(game: str) -> Show:
    def show(stage: Stage) -> None:
        stage.go(f"/exercises/{game}", "", ".middle svg.board")
        stage.page.wait_for_selector(".solve")

    return show


def _judged(stage: Stage) -> None:
    stage.go("/exercises/the_border", "", ".middle svg.board")
    page = stage.page
    page.locator(".solve select").first.select_option(value="stops")
    page.wait_for_timeout(1000)  # until another one is drawn
    page.locator(".dock .tb-slot").first.click()
    page.locator(".dock [data-h=roll]").click()
    page.wait_for_selector(".judged", timeout=120_000)


def _review(stage: Stage) -> None:
    id_ = stage.reviewed("hashi")
    stage.go(f"/review/{id_}", "", ".curve")
    stage.page.locator(".found-list button").first.click()
    stage.page.wait_for_timeout(400)


def _new_tournament(stage: Stage) -> None:
    stage.go("/tournaments", "", ".tournament")
    stage.page.locator(".tournament .btn.act").click()
    stage.page.wait_for_selector("dialog[open]")


def _host(stage: Stage) -> None:
    """The console, with the key if somebody gave it."""
    stage.go("/host", "", ":is(.host-facts, input)")
    page = stage.page
    if stage.host_key and page.locator(".host-facts").count() == 0:
        page.locator("main input").first.fill(stage.host_key)
        page.locator("main .btn.act").first.click()
        page.wait_for_selector(".host-facts")
        page.wait_for_timeout(400)


def _stats(stage: Stage) -> None:
    stage.over("hashi")
    if "resigned" not in stage.tables:
        for bot in ("beginner", "casual", "greedy", "greedy"):
            id_ = stage.table("hashi", [{"kind": "me"}, {"kind": "bot", "bot": bot}])
            stage.begin(id_)
            stage.play(id_, 12)
            stage.post(f"/api/tables/{id_}/resign", {"seat": "A"})
        stage.tables["resigned"] = "hashi"
    stage.go("/stats", "", ".stat-tiles")
    stage.page.wait_for_timeout(400)


def _waiting(stage: Stage) -> None:
    """Over several days: nobody else comes meanwhile."""
    stage.go("/find", "", "#wait-title + *")
    page = stage.page
    page.wait_for_timeout(400)  # whether somebody waits already is asked first
    if page.locator(".find-waits").count() == 0:
        page.locator("#wait-title + form input[name=pace-wanted]").last.check()
        page.locator("#wait-title + form button[type=submit]").click()
        page.wait_for_selector(".find-waits")


def _friend(stage: Stage) -> None:
    if "friend" not in stage.tables:
        stage.tables["friend"] = Guest(stage.base, "Ben").post("/api/friends/link", {})["code"]
    stage.go("/friend", stage.tables["friend"], ".find form")


def _notify(stage: Stage) -> None:
    stage.post("/api/me", {"name": "Ada"})
    stage.go("/me", "", "[data-notify]")
    stage.page.locator("[data-notify]").click()
    stage.page.wait_for_selector("dialog[open] fieldset")


def _notify_table(stage: Stage) -> None:
    if "slow" not in stage.tables:
        id_ = stage.table("hashi", [{"kind": "me"}, {"kind": "open"}], pace="slow")
        code = stage.post(f"/api/tables/{id_}/invites", {"seat": "B"})["code"]
        Guest(stage.base, "Ben").post("/api/join", {"id": "j", "code": code})
        stage.begin(id_)
        stage.tables["slow"] = id_
    stage.go("/table", stage.tables["slow"], ".middle svg.board")
    stage.page.locator(".menu .tool").click()
    stage.page.locator(".menu-sheet [data-notify]").click()
    stage.page.wait_for_selector("dialog[open] form")


def _gathering(stage: Stage) -> str:
    return stage.tournament("Spring cup")


def _running(stage: Stage) -> str:
    return stage.rounds("Club evening", 1)


def _finished(stage: Stage) -> str:
    return stage.rounds("School league", 3)


def _tournaments(stage: Stage) -> None:
    for show in (_gathering, _running, _finished):
        show(stage)
    stage.go("/tournaments", "", ".tournament-list li")


SCREENS: dict[str, Show] = {
    "home": _home,
    "set-up": _set_up,
    "lobby": _lobby,
    **{game: _table(game) for game in GAMES},
    **{f"{game}-possible": _possible(game) for game in GAMES},
    "menu": _menu,
    "play-now": _sheet,
    "moves": _over_the_table("hashi", ".dock .tools .btn:last-child", shows=".slip"),
    "hints": _over_the_table("the_border", ".dock .tools .btn:nth-child(3)", shows=".hints"),
    "rules-over": _over_the_table("hashi", ".bar a[href='/learn/hashi']", shows="dialog[open] .rule"),
    "resign": _over_the_table(
        "hashi", ".menu .tool", ".menu-sheet > button.item:last-of-type", shows="dialog[open]"
    ),
    "refused": _refused,
    "curtain": _curtain,
    "invited": _invited,
    "end": _end,
    "replay": _replay,
    "import": lambda stage: stage.go("/replay"),
    "rules": lambda stage: stage.go("/learn"),
    **{f"{game}-rules": _learn(game) for game in GAMES},
    **{f"{game}-first-game": _practice(game) for game in GAMES},
    "boards": lambda stage: stage.go("/boards", "", ".begin-boards"),
    **{f"{game}-editor": _editor(game) for game in GAMES},
    "print": lambda stage: stage.go("/print", "", ".print-advice"),
    **{f"{game}-draw": _draw(game) for game in GAMES},
    "enter": lambda stage: stage.go("/enter/loopit", "", "form"),
    **{f"{game}-enter": _entering(game) for game in GAMES},
    "enter-over": _entered,
    **{f"{game}-check": _check(game) for game in GAMES},
    "deal": lambda stage: stage.go("/deal", "", ".deal-list"),
    "deal-over": lambda stage: stage.go("/table", stage.played_deal(), ".deal-score"),
    "luck": lambda stage: stage.go("/luck"),
    "exercises": lambda stage: stage.go("/exercises", "", ".exercise-list"),
    **{f"{game}-exercise": _exercise(game) for game in GAMES},
    "exercise-judged": _judged,
    "review": _review,
    "tournament-new": _new_tournament,
    "tournament": lambda stage: stage.go("/tournament", _gathering(stage), ".entrants"),
    "tournament-running": lambda stage: stage.go("/tournament", _running(stage), ".standing"),
    "tournament-over": lambda stage: stage.go("/tournament", _finished(stage), ".standing"),
    "tournaments": _tournaments,
    "wall-begin": lambda stage: stage.go(f"/wall/{_gathering(stage)}", "", ".wall"),
    "wall": lambda stage: stage.go(f"/wall/{_running(stage)}", "", ".wall"),
    "wall-over": lambda stage: stage.go(f"/wall/{_finished(stage)}", "", ".wall"),
    "stats": _stats,
    "host": _host,
    "find": lambda stage: stage.go("/find", "", ".find-open"),
    "find-waiting": _waiting,
    "friend": _friend,
    "notify": _notify,
    "notify-table": _notify_table,
    "me": lambda stage: stage.go("/me"),
    "join": lambda stage: stage.go("/join"),
    "join-ended": lambda stage: stage.go("/join", "no-such-code"),
    "nowhere": lambda stage: stage.go("/nowhere"),
}


def keep_small(picture: bytes, file: Path) -> None:
    """For the docs: there are many."""
    from PIL import Image

    with Image.open(BytesIO(picture)) as seen:
        seen.convert("RGB").save(file, quality=60, method=6)


def keep(picture: bytes, file: Path) -> None:
    """With a palette of 256 colours: flat print needs no more, and takes a third of the room."""
    from PIL import Image

    with Image.open(BytesIO(picture)) as seen:
        seen.convert("RGB").quantize(256, dither=Image.Dither.NONE).save(file, optimize=True)


def main() -> int:
    parser = argparse.ArgumentParser(description="Take a picture of every screen.")
    parser.add_argument("--out", type=Path, default=Path("build/screens"))
    parser.add_argument("--only", default="", help="screens whose name begins so")
    parser.add_argument("--sizes", default="phone,desk", help=f"of {', '.join(SIZES)}; or all")
    asked = parser.parse_args()
    browser_path = found()
    if browser_path is None:
        print("No Chromium here; python -m tools.install chromium says how to get one.", file=sys.stderr)
        return 1
    from playwright.sync_api import sync_playwright
    from rich.progress import track

    from tests.browser.server import ServerProcess

    names = [name for name in SCREENS if name.startswith(asked.only)]
    sizes = list(SIZES) if asked.sizes == "all" else asked.sizes.split(",")
    asked.out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = ServerProcess(Path(folder))
        browser = playwright.chromium.launch(executable_path=browser_path, args=list(ARGS))
        try:
            context = browser.new_context(locale="en-GB", reduced_motion="reduce")
            context.add_init_script(
                "if (location.protocol !== 'about:') localStorage.setItem('landbridge.settings', '{\"pace\":0}')"
            )
            key = (server.data / "host.key").read_text("utf-8")
            stage = Stage(context.new_page(), server.url, host_key=key)
            for name in track(names, "Pictures"):
                for size in sizes:
                    stage.page.set_viewport_size(SIZES[size])
                    SCREENS[name](stage)
                    for scheme in ("light", "dark"):
                        stage.page.emulate_media(color_scheme=scheme)
                        stage.page.wait_for_timeout(300)
                        made = asked.out / f"{name}-{size}-{scheme}.webp"
                        keep_small(stage.page.screenshot(), made)
                        if (SHOWN / made.name).exists():
                            shutil.copy(made, SHOWN)
        finally:
            browser.close()
            server.stop()
    print(f"{2 * len(sizes) * len(names)} pictures in {asked.out}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
