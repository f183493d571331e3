"""A four-player review: time and memory on one core, and in a page on a quarter of a core.

    python bench/page/review.py                    all games, some minutes
    python bench/page/review.py hashi --json

Everybody's choices are judged, the luck of every draw is told. A server takes as many rollouts as
`server/store/reviews.py` says, a page as many as `device/study.py` does, in the worker where its bots think. Needs the
built site (`make site`) and a Chromium.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2]))

from bench.bots.review import EQUAL, played, time_row
from bench.page.browser_pages import GAMES, INSTALLED, PHONE, THINK, Installed, share_used, thinker
from bench.page.quarter import QUARTER, Limit
from landbridge.core.options import to_text
from landbridge.core.play import record as records
from landbridge.device.study import NotedReviews
from landbridge.device.thinking import as_text
from landbridge.reviewing.pieces import ReviewRequest
from landbridge.server.store.reviews import StoredReviews
from tests.browser.site import BUILT

SEATS = 4
MEBIBYTE = 1 << 20


def on_a_core(game: str) -> dict[str, Any]:
    """In a process of its own, because memory is only ever counted up."""
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        return pool.apply(time_row, (game, EQUAL[game], SEATS, StoredReviews.effort))


def in_a_page(site: Installed, game: str) -> dict[str, Any]:
    """Piece by piece, as the page asks for them; the browser is fresh, and thinks for the first time."""
    match = played(game, [EQUAL[game]] * SEATS, 1)
    options = tuple(sorted(to_text(match.kit.options).items()))
    record = records.dumps(match)
    with site.browser(PHONE) as context:
        page = context.new_page()
        page.goto(site.url)
        page.evaluate(INSTALLED)
        thinker(page)
        page.wait_for_timeout(3000)
        before = site.limit.memory()
        site.limit.to(QUARTER)
        begun, first, longest, peak, pieces = time.monotonic(), 0, 0.0, before, 0
        while True:
            asked = ReviewRequest(
                game, options, record, first, tuple(range(SEATS)), NotedReviews.effort, NotedReviews.seconds
            )
            thought, ms = page.evaluate(THINK, as_text(asked))
            piece = json.loads(thought)
            first, pieces, longest = piece["end"], pieces + 1, max(longest, ms / 1000)
            peak = max(peak, site.limit.memory())
            if first >= piece["events"]:
                break
        seconds = time.monotonic() - begun
        return {
            "seconds": round(seconds, 1),
            "pieces": pieces,
            "longest piece": round(longest, 1),
            "browser MiB": round(peak / MEBIBYTE),
            "of which the review's": round((peak - before) / MEBIBYTE),
            "share of a core": share_used(site.limit, page),
        }


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Measure a four-player review.")
    parser.add_argument("games", nargs="*", default=GAMES, metavar="GAME")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args(words)
    if not (BUILT / "index.html").is_file():
        print("There is no site here: `make site` builds one.", file=sys.stderr)
        return 1
    from playwright.sync_api import sync_playwright

    told: dict[str, Any] = {}
    with Limit() as limit, sync_playwright() as playwright:
        site = Installed(playwright, limit)
        try:
            for game in given.games:
                told[game] = {"core": on_a_core(game), "page": in_a_page(site, game)}
                if not given.json:
                    print(f"{game}: {json.dumps(told[game])}", flush=True)
        finally:
            site.close()
    if given.json:
        print(json.dumps(told))
    return 0


if __name__ == "__main__":
    sys.exit(main())
