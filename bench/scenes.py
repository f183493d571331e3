"""What one viewer's picture of a table costs in plain Python: view, scene, offers, what is told, points.

    python bench/scenes.py                            # CPU time per call, in microseconds
    python bench/scenes.py loopit --against HEAD~5    # beside another commit, turn by turn in one run
    python bench/scenes.py --against HEAD~5 --check   # no times: is every answer the same, byte for byte?

Positions are those of random games with every number of seats, and every viewer looks at each. Rules are interpreted,
as a table's are. Both versions play the same games; each is a process of its own, and they measure by turns.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import random
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from time import thread_time
from typing import Any, NamedTuple

HERE = Path(__file__).resolve().parents[1]
PASSES = 9
PARTS = ("view", "scene", "offers", "seen", "points")
CASES: dict[str, list[dict[str, str]]] = {
    "hashi": [{}, {"side": "B"}, {"paper": "on"}],
    "river_dragons": [
        {},
        {"side": "expert"},
        {"laid": "final", "three_players": "alternate"},
        {"by_eye": "on", "short_plank": "lost"},
    ],
    "the_border": [{}],
    "loopit": [
        {},
        {"edition": "fr", "exchange": "discard", "stop": "stuck"},
        {"edition": "es", "rounds": "book"},
        {"rounds": "german"},
    ],
}


# --- in a process of its own, of either version -------------------------------------------------------------


class Step(NamedTuple):
    """A move and what a viewer has to do with it."""

    before: Any
    seat: int
    move: int
    after: Any
    viewer: int
    acts: bool


def steps(game: Any, kit: Any, count: int) -> list[Step]:
    """So many moves of random games, drawn evenly from them, each for every viewer."""
    from landbridge.core.game import seats_in
    from landbridge.core.state import PUBLIC

    found: list[Step] = []
    number = 0
    while len(found) < count:
        for seats in game.seats:
            rng = random.Random(number := number + 1)
            s = game.start(kit, seats)
            for _ in range(rng.randrange(20, 400)):
                acting = list(seats_in(game.actors(kit, s)))
                if not acting:
                    break
                seat = rng.choice(acting)
                moves = game.offers(kit, s, seat)
                before, move = s, moves[rng.randrange(len(moves))]
                s = s.copy()
                game.do(kit, s, seat, move)
                if rng.random() < 0.02 or (game.actors(kit, s) == 0 and rng.random() < 0.3):
                    acting = list(seats_in(game.actors(kit, s)))
                    viewers = [PUBLIC, *range(seats)]
                    found += [Step(before, seat, move, s, viewer, viewer in acting) for viewer in viewers]
    random.Random(1).shuffle(found)
    return found[:count]


def answer(name: str, options: dict[str, str], count: int, check: bool) -> None:
    """Measure whenever a line comes in; or say what everything looks like."""
    from landbridge import registry

    game = registry.game(name)
    kit = game.kit(game.options_from(options))
    work = steps(game, kit, count)
    if check:
        print(json.dumps([looks(game, kit, step) for step in work]), flush=True)
        return
    print("ready", flush=True)
    for _ in sys.stdin:
        print(json.dumps(measured(game, kit, work)), flush=True)


def parts(game: Any, kit: Any) -> dict[str, Callable[[Step, Any], Any]]:
    from landbridge.core.parts import part

    scene = part(game, "scene").scene  # type: ignore[union-attr]

    def offers(step: Step, view: Any) -> list[Any]:
        if not step.acts:
            return []
        return [
            (game.handles(kit, view, step.viewer, move), game.write(kit, view, step.viewer, move))
            for move in game.offers(kit, view, step.viewer)
        ]

    return {
        "view": lambda step, _: game.view(kit, step.after, step.viewer),
        "scene": lambda step, view: scene(kit, view, step.viewer),
        "offers": offers,
        "seen": lambda step, _: game.seen(kit, *step[:4], step.viewer),
        "points": lambda step, view: [game.points(kit, view, seat) for seat in range(step.viewer + 1)],
    }


def measured(game: Any, kit: Any, work: list[Step]) -> dict[str, float]:
    """Microseconds per call. Every viewer has a view of its own, as at a table."""
    views = [game.view(kit, step.after, step.viewer) for step in work]
    found = {}
    for name, do in parts(game, kit).items():
        start = thread_time()
        for step, view in zip(work, views, strict=True):
            do(step, view)
        found[name] = (thread_time() - start) / len(work) * 1e6
    return found


def looks(game: Any, kit: Any, step: Step) -> str:
    from landbridge.core.show.scene import plain

    todo = parts(game, kit)
    view = todo["view"](step, None)
    seen = todo["seen"](step, None)
    told = [seen.before.tobytes().hex(), seen.move, seen.after.tobytes().hex(), seen.facts]
    rest = [todo[name](step, view) for name in ("scene", "offers", "points")]
    text = json.dumps([view.tobytes().hex(), plain(told), plain(rest)])
    return hashlib.sha256(text.encode()).hexdigest()


# --- the two versions ---------------------------------------------------------------------------------------


@contextmanager
def source(commit: str | None) -> Iterator[Path]:
    """The sources of a commit, or those at hand."""
    if commit is None:
        yield HERE / "src"
        return
    packed = subprocess.run(["git", "archive", commit, "src"], cwd=HERE, capture_output=True, check=True)
    with tempfile.TemporaryDirectory() as folder:
        with tarfile.open(fileobj=BytesIO(packed.stdout)) as files:
            files.extractall(folder, filter="data")
        yield Path(folder) / "src"


@contextmanager
def process(src: Path, *given: str) -> Iterator[subprocess.Popen[str]]:
    command = [sys.executable, __file__, "--answer", *given]
    env = {**os.environ, "PYTHONPATH": str(src)}
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, env=env) as running:
        yield running
        assert running.stdin is not None
        running.stdin.close()


def line(running: subprocess.Popen[str], ask: bool = False) -> str:
    assert running.stdin is not None
    assert running.stdout is not None
    if ask:
        print(file=running.stdin, flush=True)
    return running.stdout.readline().strip()


def compare(now: Path, then: Path, name: str, options: dict[str, str], count: int) -> bool:
    given = name, json.dumps(options), str(count), "check"
    with process(now, *given) as one, process(then, *given) as other:
        new, old = json.loads(line(one)), json.loads(line(other))
    differ = sum(1 for a, b in zip(new, old, strict=True) if a != b)
    print(f"{name} {options or ''}: {len(new)} compared, {differ} differ", flush=True)
    return differ == 0


def race(sources: list[Path], name: str, options: dict[str, str], count: int) -> None:
    """The fastest of some passes, by turns."""
    given = name, json.dumps(options), str(count), ""
    if len(sources) == 1:
        with process(sources[0], *given) as one:
            times = best([one])
    else:
        with process(sources[0], *given) as one, process(sources[1], *given) as other:
            times = best([one, other])
    print(f"{name} {options or ''}")
    for part in PARTS:
        told = "".join(f"{time[part]:10.1f}" for time in times)
        ratio = f"   {times[1][part] / times[0][part]:5.2f} ×" if len(times) > 1 else ""
        print(f"  {part:8}{told}{ratio}", flush=True)


def best(running: list[subprocess.Popen[str]]) -> list[dict[str, float]]:
    for one in running:
        line(one)
    found = [dict.fromkeys(PARTS, float("inf")) for _ in running]
    for _ in range(PASSES):
        for one, least in zip(running, found, strict=True):
            for part, time in json.loads(line(one, ask=True)).items():
                least[part] = min(least[part], time)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(CASES))
    parser.add_argument("--against", metavar="COMMIT", help="another version")
    parser.add_argument("--check", action="store_true", help="compare answers instead of times")
    parser.add_argument("--count", type=int, default=150, help="moves and viewers for each game and option")
    parser.add_argument("--all", action="store_true", help="measure every option, not only the defaults")
    args = parser.parse_args()
    with source(None) as now, source(args.against) as then:
        cases = [(name, options) for name in args.games for options in CASES[name]]
        if args.check:
            same = [compare(now, then, name, options, args.count) for name, options in cases]
            sys.exit(not all(same))
        for name, options in cases:
            if args.all or not options:
                race([now, then] if args.against else [now], name, options, args.count)


if __name__ == "__main__":
    if sys.argv[1:2] == ["--answer"]:
        answer(sys.argv[2], json.loads(sys.argv[3]), int(sys.argv[4]), sys.argv[5] == "check")
    else:
        main()
