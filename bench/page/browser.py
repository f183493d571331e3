"""The games without a server: how soon a board is there, a touch is answered, a bot has moved; and how much is sent.

    python bench/page/browser.py                       everything: some minutes
    python bench/page/browser.py --only click touch    parts: sizes, click, touch, speed, master
    python bench/page/browser.py --json

Needs the built site (`make site`) and a Chromium. “A quarter of a core” is for all processes of the browser together
(`bench/page/quarter.py`), and is measured, too. Where a control group can be made, the browser goes before everything
else that runs on the machine, so that figures hold on a busy one.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
from base64 import b64decode, b64encode
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2]))

from bench.page.browser_pages import (
    CALL,
    GAMES,
    INSTALLED,
    KERNEL,
    NEXT,
    PHONE,
    THINK,
    TITLES,
    TO_A_BOARD,
    WATCHED,
    WRITE,
    Installed,
    share_used,
    site_python,
    thinker,
)
from bench.page.quarter import QUARTER, Limit
from landbridge import registry
from landbridge.bots import bot as bots
from landbridge.core.compile import loops, wasm
from landbridge.core.game import seats_in
from landbridge.core.options import to_text
from landbridge.core.state import FATE
from landbridge.device.thinking import as_text
from landbridge.lab.fast import playouts
from landbridge.table.bot_request import BotRequest
from tests.browser.site import BUILT

SEATS = 4
SETTLED = 3000  # ms that a started browser has for itself
APART = 700  # ms between two touches
WARM = 8  # moves until Chromium has optimised what they need
SLOW = 4  # more moves until the page knows that the device is slow


# --- sizes ------------------------------------------------------------------------------------------------------------


def sizes(site: Installed, rounds: int) -> dict[str, Any]:
    """Bytes: kernels gzipped, what a first visit has a host send, and that with what comes in the background later."""
    told = {
        "kernels_gzipped": sum(
            file.stat().st_size for file in site_python().glob("*.wasm.gz") if _is_ours(file)
        )
    }
    told["first_visit_brotli"] = sum(site.server.sent)
    told["everything_brotli"] = _everything(site)
    with Limit() as limit:
        other = Installed(site.playwright, limit, gzip=True)
        told["first_visit_gzip"] = sum(other.server.sent)
        told["everything_gzip"] = _everything(other)
        other.close()
    return told


def _everything(site: Installed) -> int:
    with site.browser() as context:
        page = context.new_page()
        page.goto(f"{site.url}?at=me")
        page.wait_for_selector('[data-left="0"]', timeout=60_000)
    return sum(site.server.sent)


def _is_ours(file: Path) -> bool:
    return file.name.partition(".")[0] in GAMES


# --- a board, a touch -------------------------------------------------------------------------------------------------


def click(site: Installed, rounds: int) -> dict[str, Any]:
    """Milliseconds from opening the installed site, and from the click, to a board: each time in a fresh browser."""
    told: dict[str, Any] = {}
    for name, share in (("desktop", None), ("quarter", QUARTER)):
        rows: dict[str, Any] = {}
        for game in GAMES:
            runs = [_opened(site, game, share) for _ in range(rounds)]
            rows[game] = {what: round(statistics.median(run[what] for run in runs)) for what in runs[0]}
        told[name] = rows
    return told


def _opened(site: Installed, game: str, share: float | None) -> dict[str, float]:
    with site.browser() as context:
        page = context.new_page()
        page.wait_for_timeout(SETTLED)
        page.add_init_script(f"if (location.protocol.startsWith('http')) ({TO_A_BOARD})('{TITLES[game]}')")
        site.limit.to(share)
        page.goto(site.url, wait_until="commit", timeout=120_000)
        page.wait_for_function("() => window.told?.board", timeout=120_000, polling=100)
        seen = page.evaluate("window.told")
        return {"opened_to_board": seen["board"], "click_to_board": seen["board"] - seen["click"]}


def touch(site: Installed, rounds: int) -> dict[str, Any]:
    """Milliseconds from a touch to its answer on the screen of a phone, on a quarter of a core."""
    told: dict[str, Any] = {}
    with site.browser(PHONE) as context:
        for game in GAMES:
            page = context.new_page()
            page.goto(site.url)
            page.evaluate(f"({TO_A_BOARD})('{TITLES[game]}')")
            page.wait_for_function("() => window.told?.board", timeout=120_000)
            page.evaluate(WATCHED)
            page.wait_for_timeout(SETTLED)  # bots have thought
            _touched(page, WARM)
            site.limit.to(QUARTER)
            warm = len(_touched(page, WARM + SLOW))  # the page finds out that the device is slow
            touches = _touched(page, WARM + SLOW + 6 * rounds)[warm:]
            site.limit.to(None)
            page.close()
            moves = sorted(one["ms"] for one in touches if one["sent"])
            picks = sorted(one["ms"] for one in touches if not one["sent"])
            seen = [one["first"] for one in touches if one["sent"]]
            told[game] = {
                "moves": len(moves),
                "first_drawn": round(statistics.median(seen)) if seen else None,
                "move": round(statistics.median(moves)) if moves else None,
                "move_worst": round(moves[-1]) if moves else None,
                "pick": round(statistics.median(picks)) if picks else None,
            }
    return told


def _touched(page: Any, moves: int) -> list[dict[str, Any]]:
    for _ in range(10 * moves):
        touches: list[dict[str, Any]] = page.evaluate("window.touches")
        if sum(one["sent"] for one in touches) >= moves or page.query_selector(".end"):
            break
        spot = page.evaluate(NEXT)
        if spot:
            page.mouse.click(*spot)
        page.wait_for_timeout(APART)
    return touches


# --- kernels ----------------------------------------------------------------------------------------------------------


class PageHost:
    """Runs a game's module in a page; a host as `core/compile/wasm.py` wants it."""

    def __init__(self, page: Any, folder: str):
        self.page, self.folder = page, folder
        self.times, self.best = 1, 0.0  # calls, and the milliseconds of the shortest

    def load(self, game: str) -> int:
        return int(self.page.evaluate(KERNEL, [f"{self.folder}/{game}.wasm"]))

    def write(self, game: str, at: int, data: bytes | bytearray | memoryview) -> None:
        self.page.evaluate(WRITE, [at, b64encode(data).decode()])

    def call(self, game: str, entry: str, at: int, frame: bytearray) -> int:
        told, self.best, after = self.page.evaluate(CALL, [entry, at, b64encode(frame).decode(), self.times])
        frame[:] = b64decode(after)
        return int(told)


def speed(site: Installed, rounds: int) -> dict[str, Any]:
    """Random decisions per second in Chromium and by compiled code, in turns, on one core; last states are compared."""
    told: dict[str, Any] = {}
    with site.browser() as context:
        page = context.new_page()
        page.goto(site.url)
        page.evaluate(INSTALLED)
        page.wait_for_timeout(SETTLED)
        host = PageHost(page, f"python/{site_python().name}")
        for name in GAMES:
            game = registry.game(name)
            kit = game.kit()
            fast, module = kit.compiled(), wasm.Module(host, name)
            play = module.entry(wasm.entry_name((loops, kit.rules.module), "play_many"))
            starts = playouts.batch(fast, SEATS, 200)
            native = theirs = float("inf")
            host.times = 5
            for _ in range(5 * rounds):
                begun = process_time()
                ours = playouts.play_on(fast, starts, 0)
                native = min(native, process_time() - begun)
                states = bytearray(starts.tobytes())
                play(kit.fields.memory, states, 0, bytearray(16), bytearray(8 * kit.moves))
                theirs = min(theirs, host.best / 1000)
                assert states == ours.states.tobytes(), f"{name} ends otherwise in Chromium"
            told[name] = {
                "native": round(ours.decisions / native),
                "chromium": round(ours.decisions / theirs),
                "ratio": round(native / theirs, 2),
            }
    return told


# --- bots -------------------------------------------------------------------------------------------------------------


def master(site: Installed, rounds: int) -> dict[str, Any]:
    """Seconds of a turn of `master` on a quarter of a core: all its decisions until somebody else has one."""
    told: dict[str, Any] = {}
    with site.browser(PHONE) as context:
        page = context.new_page()
        page.goto(site.url)
        page.evaluate(INSTALLED)
        thinker(page)
        site.limit.to(QUARTER)
        for name in GAMES:
            turns = _turns(page, name, 4 * rounds)
            told[name] = {
                "turns": len(turns),
                "turn": round(statistics.median(turns), 2),
                "worst": round(max(turns), 2),
            }
        told["share_of_a_core"] = share_used(site.limit, page)
    return told


def _turns(page: Any, name: str, wanted: int) -> list[float]:
    """`master` against three of `greedy`; turns from all over a game, not only its beginning."""
    game = registry.game(name)
    kit, luck = game.kit(), Random(name)
    quick, greedy = kit.quick(), bots.find(game, "greedy")
    options = tuple(sorted(to_text(kit.options).items()))
    found: list[float] = []
    for apart in (1, 5):  # every turn of a first game's beginning, then every fifth
        s = game.start(kit, SEATS)
        turn, asks, number = 0.0, True, 0
        while (acting := set(seats_in(game.actors(kit, s)))) and len(found) < wanted * apart:
            seat = 0 if 0 in acting else FATE if FATE in acting else min(acting)
            if seat == FATE:
                moves, odds = zip(*game.odds(kit, s), strict=True)
                move = luck.choices(moves, odds)[0]
            elif seat == 0 and asks:
                view = game.view(kit, s, 0).tobytes()
                request = BotRequest(name, options, view, 0, "master", luck.getrandbits(32))
                thought, ms = page.evaluate(THINK, as_text(request))
                turn += ms / 1000
                move = int(json.loads(thought))
            else:
                if seat != 0:
                    if turn:
                        found.append(turn)
                    if seat != 0 and 0 not in acting:
                        number += turn > 0 or not asks
                        asks = number % apart == 0
                    turn = 0.0
                move = int(greedy(game, quick, game.view(kit, s, seat), seat, luck, None))
            game.do(kit, s, seat, move)
        if len(found) >= wanted:
            break
    return found[1:] if len(found) > 1 else found  # the first one has the kernels compiled


# --- telling ----------------------------------------------------------------------------------------------------------

PARTS: dict[str, Callable[[Installed, int], dict[str, Any]]] = {
    "sizes": sizes,
    "click": click,
    "touch": touch,
    "speed": speed,
    "master": master,
}


def lines(told: dict[str, Any]) -> list[str]:
    """The table: what was measured, what it must be, what it aims at."""
    rows: list[tuple[str, str, str, str]] = []
    if "sizes" in told:
        one = told["sizes"]
        rows.append(
            ("kernels of all games, gzipped", f"{one['kernels_gzipped'] / 1e3:.0f} kB", "200 kB", "100 kB")
        )
        sent = f"{one['first_visit_brotli'] / 1e6:.2f} MB, gzip {one['first_visit_gzip'] / 1e6:.2f}"
        rows.append(("first visit, compressed", sent, "6 MB", "4 MB"))
        whole = f"{one['everything_brotli'] / 1e6:.2f} MB, gzip {one['everything_gzip'] / 1e6:.2f}"
        rows.append(("with what comes after it, in all", whole, "", ""))
    if "click" in told:
        for name, must, aim in (("desktop", "3 s", "1 s"), ("quarter", "10 s", "4 s")):
            clicks = _range([row["click_to_board"] / 1000 for row in told["click"][name].values()])
            opened = _range([row["opened_to_board"] / 1000 for row in told["click"][name].values()])
            rows.append(
                (f"click → first board, installed, {name}", f"{clicks} s; from opening {opened}", must, aim)
            )
    if "touch" in told:
        games = [row for row in told["touch"].values() if row["move"] is not None]
        moves, worst = _range([row["move"] for row in games]), max(row["move_worst"] for row in games)
        rows.append(("touch → drawn, quarter of a core", f"{moves} ms; at worst {worst}", "150 ms", "60 ms"))
    if "speed" in told:
        rows.append(
            (
                "random decisions, Chromium ÷ native",
                _range([row["ratio"] for row in told["speed"].values()]),
                "0.3",
                "0.6",
            )
        )
    if "master" in told:
        games = [row for row in told["master"].values() if isinstance(row, dict)]
        turns, worst = _range([row["turn"] for row in games]), max(row["worst"] for row in games)
        rows.append(("`master`, one turn, quarter of a core", f"{turns} s; at worst {worst}", "5 s", "2 s"))
    return [f"{name:<42} {found:<40} {must:>8} {aim:>8}" for name, found, must, aim in rows]


def _range(values: list[float]) -> str:
    low, high = min(values), max(values)
    return f"{low:.3g} to {high:.3g}" if low != high else f"{low:.3g}"


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Measure a site of plain files in Chromium.")
    parser.add_argument("--only", nargs="+", choices=list(PARTS), default=list(PARTS), metavar="PART")
    parser.add_argument("--rounds", type=int, default=3, help="more take longer and scatter less")
    parser.add_argument("--json", action="store_true", help="one object instead of the table")
    given = parser.parse_args(words)
    if not (BUILT / "index.html").is_file():
        print("There is no site here: `make site` builds one.", file=sys.stderr)
        return 1
    from playwright.sync_api import sync_playwright

    told: dict[str, Any] = {}
    with Limit() as limit, sync_playwright() as playwright:
        site = Installed(playwright, limit)
        told.update(chromium=site.version, limited_by=limit.kind)
        try:
            for part in given.only:
                print(f"{part} …", file=sys.stderr, flush=True)
                told[part] = PARTS[part](site, given.rounds)
        finally:
            site.close()
    if given.json:
        print(json.dumps(told))
        return 0
    for part in given.only:
        print(f"{part}: {json.dumps(told[part])}")
    print(f"\n{'':<42} {'measured':<40} {'must':>8} {'aim':>8}")
    print("\n".join(lines(told)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
