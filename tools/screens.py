"""Takes a picture of every screen: phone and desk, by day and by night.

    make pictures                      into docs/pictures
    python -m tools.screens --sizes all --out build/screens
    python -m tools.screens --only hashi --sizes tablet,low --out build/screens

The games in them are played by bots with a fixed luck as far as the picture needs, so that a picture changes only when
the page does.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
import time
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Any

from tools.browser import ARGS, found

SIZES = {
    "phone": {"width": 360, "height": 740},
    "low": {"width": 740, "height": 360},
    "tablet": {"width": 820, "height": 1180},
    "wide": {"width": 1180, "height": 820},
    "desk": {"width": 1440, "height": 900},
    "twice": {"width": 720, "height": 450},  # a desk at 200 %
}
GAMES = ("hashi", "the_border", "loopit", "river_dragons")
PLAYED = {
    "hashi": 34,
    "the_border": 40,
    "loopit": 16,
    "river_dragons": 16,
}  # moves of the person before the picture


class Stage:
    """A page on which any screen can be shown."""

    def __init__(self, page: Any, base: str, query: str = "", tables: dict[str, str] | None = None):
        self.page, self.base = page, base
        self.query = f"?{query}" if query else ""
        self.made = 0
        self.tables: dict[str, str] = tables if tables is not None else {}  # played as far as pictures need

    def go(self, path: str, mark: str = "", wait: str = "main") -> None:
        self.page.goto("about:blank")  # a new fragment alone would not load the page again
        self.page.goto(f"{self.base}{path}{self.query}{'#' + mark if mark else ''}")
        self.page.wait_for_selector(wait)
        self.page.wait_for_timeout(250)

    def post(self, path: str, body: dict[str, Any], method: str = "POST") -> Any:
        answer = self.page.context.request.fetch(
            self.base + path,
            method=method,
            data=json.dumps(body),
            headers={"content-type": "application/json"},
        )
        if not answer.ok:
            raise RuntimeError(f"{path}: {answer.text()}")
        return answer.json()

    def get(self, path: str) -> Any:
        return self.page.context.request.get(self.base + path).json()

    def table(self, game: str, seats: list[dict[str, str]], **terms: Any) -> str:
        self.made += 1
        self.post("/api/me", {"name": "Ada"})
        body = {"id": f"stage-{id(self)}-{self.made}", "game": game, "seats": seats, **terms}
        told = self.post("/api/tables", body)
        return str(told["table"]["id"])

    def begin(self, id_: str) -> None:
        self.post(f"/api/tables/{id_}/ready", {"words": "picture"})

    def play(self, id_: str, moves: int) -> None:
        """Plays the person's seat with suggestions of the server, as fast as it goes."""
        from tests.browser.robot import Robot

        robot = Robot(self.page, self.base, id_)
        until = time.monotonic() + 60
        made = 0
        while made < moves and time.monotonic() < until:
            told = robot.look()
            if told["table"]["status"] != "playing":
                return
            if "A" not in told["table"]["acting"]:
                time.sleep(0.05)
                continue
            _, text = robot.choice(told)
            made += 1
            move = {"id": f"play-{id_}-{made}", "seat": "A", "move": text}
            self.post(f"/api/tables/{id_}/moves", move)

    def running(self, game: str) -> str:
        """A game in its middle, the person to move."""
        if game not in self.tables:
            bots = [{"kind": "bot", "bot": "greedy"}] * 2
            id_ = self.table(game, [{"kind": "me"}, *bots])
            self.begin(id_)
            self.play(id_, PLAYED[game])
            self.wait_turn(id_)
            self.tables[game] = id_
        return self.tables[game]

    def wait_turn(self, id_: str) -> None:
        for _ in range(400):
            told = self.get(f"/api/tables/{id_}?seat=A")
            if told["table"]["status"] != "playing" or "A" in told["table"]["acting"]:
                return
            time.sleep(0.05)

    def over(self, game: str) -> str:
        key = f"{game} over"
        if key not in self.tables:
            id_ = self.table(game, [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}])
            self.begin(id_)
            self.play(id_, 1000)
            self.tables[key] = id_
        return self.tables[key]


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
        page.locator(".draw-lot .act").last.click()
        page.wait_for_selector(".draw-shown figure")

    return show


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
    **{f"{game}-check": _check(game) for game in GAMES},
    "me": lambda stage: stage.go("/me"),
    "join": lambda stage: stage.go("/join"),
    "join-ended": lambda stage: stage.go("/join", "no-such-code"),
    "nowhere": lambda stage: stage.go("/nowhere"),
}


def keep(picture: bytes, file: Path) -> None:
    """With a palette of 256 colours: flat print needs no more, and takes a third of the room."""
    from PIL import Image

    with Image.open(BytesIO(picture)) as seen:
        seen.convert("RGB").quantize(256, dither=Image.Dither.NONE).save(file, optimize=True)


def main() -> int:
    parser = argparse.ArgumentParser(description="Take a picture of every screen.")
    parser.add_argument("--out", type=Path, default=Path("docs/pictures/screens"))
    parser.add_argument("--only", default="", help="screens whose name begins so")
    parser.add_argument("--sizes", default="phone,desk", help=f"of {', '.join(SIZES)}; or all")
    asked = parser.parse_args()
    browser_path = found()
    if browser_path is None:
        print("No Chromium here; python -m tools.browser says how to get one.", file=sys.stderr)
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
            stage = Stage(context.new_page(), server.url)
            for name in track(names, "Pictures"):
                for size in sizes:
                    stage.page.set_viewport_size(SIZES[size])
                    SCREENS[name](stage)
                    for scheme in ("light", "dark"):
                        stage.page.emulate_media(color_scheme=scheme)
                        stage.page.wait_for_timeout(300)
                        keep(stage.page.screenshot(), asked.out / f"{name}-{size}-{scheme}.png")
        finally:
            browser.close()
            server.stop()
    print(f"{2 * len(sizes) * len(names)} pictures in {asked.out}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
