"""The ladder of every game: each level against the one below it, two at a table, with 95 % intervals.

    python bench/bots/ladder.py --games 400 --keep ladder --json ladder.json

    python bench/bots/ladder.py --upper champion --seats 2 3 4 --as-long --alone 1000 --seed 7500

Every step has a journal in the folder `--keep`: killed and started again, it goes on where it was. Steps can be chosen
(`--only hashi`, `--upper master`), and `--alone` plays Hashi alone with every level besides. `--jobs` is all cores by
default. Another `--seed` is other deals: settings are tried out on some and measured on others. A step holds if the
upper level wins 62 of 100 and more than 58 with 95 % certainty; a tie is half a win.

A champion should win 60 of 100 of a master that thinks as long, and more than 57 with 95 % certainty. With `--as-long`
a master of two gets more rollouts for that; the processor time of both is told. With `--seats 3 4` the upper level sits
among two or three of the lower; it should win more than its fair share with that certainty.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict
from itertools import pairwise
from pathlib import Path
from typing import Any

from landbridge import registry
from landbridge.bots import bot as bots
from landbridge.lab.arena import Contest, arena, rounded

NAMES = ("beginner", "casual", "club", "expert", "master", "champion")
SHARE, SURE = 0.62, 0.58
CHAMPION = "champion"
CHAMPIONS_SHARE, CHAMPIONS_SURE = 0.60, 0.57
# Rollouts with which a master of two takes as long as the champion (`TIMES` of `variants.py` measures it).
AS_LONG = {"hashi": 5000, "the_border": 8000, "loopit": 3000, "river_dragons": 170}
VARIANTS = Path(__file__).with_name("variants.py")


def steps(
    only: list[str], uppers: list[str], seed: int, seats: list[int], as_long: bool
) -> Iterator[Contest]:
    """Weak steps first: they are quick."""
    games = [name for name in registry.game_names() if not only or name in only]
    ladders = {name: [level for level in NAMES if level in bots.bots(registry.game(name))] for name in games}
    pairs = [(name, lower, upper) for name in games for lower, upper in pairwise(ladders[name])]
    for name, lower, upper in sorted(pairs, key=lambda one: NAMES.index(one[2])):
        if not uppers or upper in uppers:
            for number in seats:
                if as_long and number == 2 and upper == CHAMPION:
                    field = f"{VARIANTS}:{upper}", f"{VARIANTS}:{lower},games={AS_LONG[name]}"
                    yield Contest(name, field, seed=seed)
                else:
                    yield Contest(name, (upper, *[lower] * (number - 1)), seed=seed)


def told(
    contest: Contest, games: int, jobs: int | None, keep: Path, seen: Callable[[], None]
) -> dict[str, Any]:
    name = f"{contest.game}-{'-'.join(map(short, contest.field))}-{contest.seed}"
    journal, times = keep / f"{name}.journal", keep / f"{name}.times"
    os.environ["TIMES"] = str(times.resolve())  # only bots of `variants.py` write there
    begun = time.monotonic()
    result = arena(contest, games, jobs, seen=lambda _: seen(), journal=journal)
    return {
        "game": contest.game,
        "field": list(contest.field),
        "seed": contest.seed,
        "games": result.games,
        "share": asdict(result.standings[0].share),
        "points": [asdict(one.points) for one in result.standings],
        "ratings": [asdict(one.rating) for one in result.standings],
        "turns": result.turns,
        "decisions": result.decisions,
        "processor": thought(times, contest.field),
        "seconds": round(time.monotonic() - begun, 1),
    }


def thought(times: Path, field: tuple[str, ...]) -> list[float]:
    """Seconds of processor time that each bot of `variants.py` took."""
    if not times.exists():
        return []
    spent = dict.fromkeys(map(short, field), 0.0)
    for text in times.read_text(encoding="utf-8").splitlines():
        one = json.loads(text)
        spent[one["bot"]] += one["seconds"]
    return [round(seconds, 1) for seconds in spent.values()]


def short(bot: str) -> str:
    """A level's name, with what is changed of it."""
    return bot.rpartition(":")[2]


def bar(contest: Contest, games: int) -> Callable[[], None]:
    """Called after every game; draws on a terminal only, and needs nothing but this file on a bare machine."""
    done, total = 0, rounded(contest, games)
    name = f"{contest.game}: {' – '.join(map(short, contest.field))}"

    def advance() -> None:
        nonlocal done
        done += 1
        if sys.stderr.isatty():
            filled = 40 * done // total
            end = "\r" if done < total else "\r\x1b[K"
            print(f"{name:<36} {'█' * filled:<40} {done}/{total}", end=end, file=sys.stderr, flush=True)

    return advance


def main() -> None:
    parser = argparse.ArgumentParser(description="Each level against the one below it.")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--jobs", type=int)
    parser.add_argument("--keep", type=Path, default=Path("ladder"))
    parser.add_argument("--json", type=Path)
    parser.add_argument("--seed", type=int, default=0, help="which deals")
    parser.add_argument("--only", nargs="*", default=[], help="games")
    parser.add_argument("--upper", nargs="*", default=[], help="levels whose step from below is played")
    parser.add_argument(
        "--seats", type=int, nargs="*", default=[2], help="at a table: one of the upper level"
    )
    parser.add_argument(
        "--as-long", action="store_true", help="a master of two thinks as long as the champion"
    )
    parser.add_argument("--alone", type=int, default=0, help="games of Hashi alone with every level")
    given = parser.parse_args()
    given.keep.mkdir(parents=True, exist_ok=True)
    chosen = steps(given.only, given.upper, given.seed, given.seats, given.as_long)
    contests = [(contest, given.games) for contest in chosen]
    if given.alone:
        levels = [level for level in NAMES if not given.upper or level in given.upper]
        contests += [(Contest("hashi", (level,), seed=given.seed), given.alone) for level in levels]
    found: list[dict[str, Any]] = []
    for contest, games in contests:
        one = told(contest, games, given.jobs, given.keep, bar(contest, games))
        found.append(one)
        print(line(one), flush=True)
        if given.json:
            given.json.write_text(json.dumps(found, indent=1), encoding="utf-8")


def line(one: dict[str, Any]) -> str:
    points = " : ".join(f"{p['mean']:.1f}" for p in one["points"])
    if len(one["field"]) == 1:
        p = one["points"][0]
        bounds = f"({p['low']:.2f}–{p['high']:.2f})"
        return (
            f"{one['game']} alone, {one['field'][0]}: {p['mean']:.2f} {bounds} points, {one['games']} games"
        )
    share, seats = one["share"], len(one["field"])
    as_long = one["field"][1].startswith(f"{VARIANTS}:")
    wanted, sure = (CHAMPIONS_SHARE, CHAMPIONS_SURE) if as_long else (SHARE, SURE)
    if seats > 2:
        wanted = sure = 1 / seats
    holds = share["mean"] >= wanted and share["low"] is not None and share["low"] > sure
    # A single deal has no interval.
    sides = "" if share["low"] is None else f" ({100 * share['low']:.1f}–{100 * share['high']:.1f})"
    percent = f"{100 * share['mean']:.1f} %{sides}"
    names = f"{one['game']}: {' – '.join(map(short, one['field']))}"
    times = " : ".join(f"{seconds:.0f}" for seconds in one["processor"])
    took = f", processor time {times} s" if times else ""
    return f"{names}  {percent}  {points} points, {one['games']} games{took}{'' if holds else '  – no step'}"


if __name__ == "__main__":
    main()
