"""Mine exercises from games of bots: `python -m landbridge.reviewing.mine GAME OUT --wanted 300 --jobs 16`.

    OUT            one exercise a line
    OUT.progress   how many games have been searched: the same command goes on from there

Games are numbered, and everything about a game follows from the seed and its number. Needs Numba, and nothing that
prints: the command `landbridge mine` does that.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from pathlib import Path
from random import Random

from landbridge import registry
from landbridge.bots import bot as bots
from landbridge.bots import search
from landbridge.core import machine
from landbridge.core.game import LETTERS, Game, Kit
from landbridge.core.play.dealer import Dealer
from landbridge.core.play.match import Match
from landbridge.reviewing.exercises import Exercise, exercise_at, read_line

__all__ = ["mine", "mine_game"]

LOOKED_AT = 0.3  # part of the decisions
EACH = 2  # exercises of a game at most
SEATS = (2, 2, 3, 4)
AHEAD = 4  # games for each process that are running or waiting


def mine(
    name: str,
    out: Path,
    games: int,
    wanted: int,
    jobs: int | None = None,
    seed: int = 0,
    seconds: float | None = None,
    effort: float = 1.0,
    seen: Callable[[int, int], None] | None = None,
) -> int:
    """Search so many games at most, until enough exercises are in a file; how many there are."""
    progress = out.with_name(out.name + ".progress")
    kept = out.read_text(encoding="utf-8").splitlines() if out.is_file() else []
    known = {read_line(line).id for line in kept}
    first = json.loads(progress.read_text())["games"] if progress.is_file() else 0
    end = time.monotonic() + seconds if seconds is not None else None
    out.parent.mkdir(parents=True, exist_ok=True)
    with out.open("a", encoding="utf-8") as file:
        for number, found in _searched(name, first, games, jobs or machine.cores(), seed, effort):
            for one in found:
                if one.id not in known and len(known) < wanted:
                    known.add(one.id)
                    file.write(one.line() + "\n")
            file.flush()
            progress.write_text(json.dumps({"games": number + 1, "seed": seed}))
            if seen is not None:
                seen(number + 1, len(known))
            if len(known) >= wanted or (end is not None and time.monotonic() > end):
                break
    return len(known)


def _searched(
    name: str, first: int, games: int, jobs: int, seed: int, effort: float
) -> Iterator[tuple[int, list[Exercise]]]:
    """What is found in games first … games - 1, in order."""
    if first >= games:
        return
    yield first, mine_game(name, first, seed, effort)  # here: it compiles what there is to compile
    if jobs == 1:
        for number in range(first + 1, games):
            yield number, mine_game(name, number, seed, effort)
        return
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as pool:
        waiting = []
        following = iter(range(first + 1, games))
        try:
            for number in following:
                waiting.append((number, pool.submit(mine_game, name, number, seed, effort)))
                if len(waiting) >= AHEAD * jobs:
                    at, job = waiting.pop(0)
                    yield at, job.result()
            for at, job in waiting:
                yield at, job.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


@cache
def _table(name: str) -> tuple[Game, Kit, list[str]]:
    game = registry.game(name)
    # Those that do not search: games cost little beside what is looked for in them, and leave something to be found.
    levels = [level for level, one in search.levels(game).items() if not one.games]
    return game, game.kit().quick(), levels


def mine_game(name: str, number: int, seed: int = 0, effort: float = 1.0) -> list[Exercise]:
    """The exercises of one game, between bots of mixed levels."""
    game, kit, levels = _table(name)
    rng = Random(f"{seed} {number}")
    seats = rng.choice([n for n in SEATS if n in game.seats] or [game.seats.start])
    at = [bots.find(game, rng.choice(levels)) for _ in range(seats)]
    match = Match(game, kit, LETTERS[:seats], Dealer(rng.randbytes(32)))
    found: list[Exercise] = []
    match.deal()
    while not match.over:
        seat = match.acting[0]
        begins = not any(match.drafts.values()) and (not match.log or match.log[-1].seat != seat)
        if begins and len(found) < EACH and rng.random() < LOOKED_AT:
            one = exercise_at(match, seat, effort)
            found += [one] if one is not None else []
        match.make(seat, at[seat](game, kit, match.view(seat), seat, rng, None))
        match.deal()
    return found


def main() -> None:
    about = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    about.add_argument("game", choices=registry.game_names())
    about.add_argument("out", type=Path)
    about.add_argument("--games", type=int, default=100_000)
    about.add_argument("--wanted", type=int, default=300)
    about.add_argument("--jobs", type=int)
    about.add_argument("--seed", type=int, default=0)
    about.add_argument("--minutes", type=float)
    given = about.parse_args()
    seconds = 60 * given.minutes if given.minutes else None

    def told(games: int, found: int) -> None:
        if games % 10 == 0:
            print(f"{given.game}: {found} exercises from {games} games", flush=True)

    count = mine(given.game, given.out, given.games, given.wanted, given.jobs, given.seed, seconds, seen=told)
    print(f"{given.game}: {count} exercises in {given.out}", flush=True)


if __name__ == "__main__":
    main()
