"""Mine exercises from games of bots; `landbridge mine` runs it.

    OUT            one exercise a line
    OUT.progress   how many games have been searched: the same command goes on from there

Games are numbered, and everything about a game follows from the seed and its number. Needs Numba, and nothing that
prints: the command `landbridge mine` does that.
"""

from __future__ import annotations

import json
import multiprocessing
import time
from collections import deque
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import closing
from functools import cache, partial
from pathlib import Path
from random import Random
from typing import TypeVar

from landbridge import registry
from landbridge.bots import bot as bots
from landbridge.bots import search
from landbridge.core import machine
from landbridge.core.game import LETTERS, Game, Kit
from landbridge.core.play.dealer import Dealer
from landbridge.core.play.match import Match
from landbridge.reviewing.exercises import Exercise, exercise_at, read_line

__all__ = ["mine", "mine_again", "mine_game", "mine_position", "results"]

T = TypeVar("T")
R = TypeVar("R")

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
    kept = json.loads(progress.read_text()) if progress.is_file() else {}
    first = kept["games"] if kept.get("seed") == seed else 0  # another seed has other games
    work = partial(mine_game, name, seed=seed, effort=effort)

    def done(count: int, found: int) -> None:
        progress.write_text(json.dumps({"games": first + count, "seed": seed}))
        if seen is not None:
            seen(first + count, found)

    return _collect(out, results(work, range(first, games), jobs or machine.cores()), wanted, seconds, done)


def mine_again(
    file: Path,
    out: Path,
    jobs: int | None = None,
    seconds: float | None = None,
    effort: float = 1.0,
    seen: Callable[[int, int], None] | None = None,
) -> int:
    """What the positions of an exercise file make now: the best bot and the standard may have changed since.

    An exercise keeps its id. What is in `out` already stays as it is.
    """
    lines = file.read_text(encoding="utf-8").splitlines()
    work = partial(mine_position, effort=effort)
    return _collect(out, results(work, lines, jobs or machine.cores()), len(lines), seconds, seen)


def _collect(
    out: Path,
    found: Generator[list[Exercise], None, None],
    wanted: int,
    seconds: float | None,
    seen: Callable[[int, int], None] | None,
) -> int:
    """Append exercises to a file that does not have them yet; how many it has."""
    kept = out.read_text(encoding="utf-8").splitlines() if out.is_file() else []
    known = {read_line(line).id for line in kept}
    end = time.monotonic() + seconds if seconds is not None else None
    out.parent.mkdir(parents=True, exist_ok=True)
    with closing(found), out.open("a", encoding="utf-8") as file:
        for count, exercises in enumerate(found, 1):
            for one in exercises:
                if one.id not in known and len(known) < wanted:
                    known.add(one.id)
                    file.write(one.line() + "\n")
            file.flush()
            if seen is not None:
                seen(count, len(known))
            if len(known) >= wanted or (end is not None and time.monotonic() > end):
                break
    return len(known)


def results(work: Callable[[T], R], items: Iterable[T], jobs: int) -> Generator[R, None, None]:
    """What comes of each, in order, by so many processes."""
    following = iter(items)
    for item in following:
        yield work(item)  # here: it compiles what there is to compile
        break
    if jobs == 1:
        yield from map(work, following)
        return
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"))
    waiting: deque[Future[R]] = deque()
    try:
        for item in following:
            waiting.append(pool.submit(work, item))
            if len(waiting) >= AHEAD * jobs:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
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


def mine_position(line: str, effort: float = 1.0) -> list[Exercise]:
    """What the position of an exercise makes now: the exercise, perhaps with another answer, or none."""
    one = read_line(line)
    found = exercise_at(one.position(), one.seat, effort)
    return [found] if found is not None else []
