"""What a game's bots think at positions of random games, as lines of JSON: the same wherever their kernels run.

    python bench/thoughts.py hashi --positions 50 --budget 60

runs them as a browser does: as WebAssembly, in a process without NumPy and Numba. `bench/twin_wasm.py` compares the
lines with what compiled code says.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from landbridge import registry
from landbridge.bots import bot as bots
from landbridge.bots import search
from landbridge.core.compile import wasm
from landbridge.core.game import Game, Kit, seats_in
from landbridge.core.options import to_text, variants
from landbridge.core.state import FATE, State

A_GAME = 5  # positions of one game
APART = 40  # decisions between them, at most
BLOCKED = ("numpy", "numba", "llvmlite")


def thoughts(name: str, positions: int, budget: int | None, first: int = 0) -> Iterator[str]:
    """Every line is one position: what every level of the game chooses, and how the strongest rates its plans.

    `first`: the number of the first game; other games have other positions.
    """
    game = registry.game(name)
    ways = [game.kit(options).quick() for options in variants(game.options)]
    rng = Random(f"{name} {first}" if first else name)
    told, number = 0, first
    while told < positions:
        # Every tenth game is of the last variants, which take longest: so a few positions meet them too.
        turn = number if number % 10 else -1 - number // 10
        kit = ways[turn % len(ways)]
        seats = game.seats[number % len(game.seats)]
        for s, seat in _met(game, kit, seats, rng):
            if told == positions:
                return
            words = {"options": to_text(kit.options), "seats": seats, "state": _mark(s)}
            yield json.dumps({**words, **_thought(game, kit, s, seat, told, budget)})
            told += 1
        number += 1


def _met(game: Game, kit: Kit, seats: int, rng: Random) -> Iterator[tuple[State, int]]:
    """Some positions of a random game, and a seat that has to decide."""
    s = game.start(kit, seats)
    met, wait = 0, rng.randrange(APART)
    while met < A_GAME and (acting := game.actors(kit, s)):
        seat = rng.choice(list(seats_in(acting)))
        if seat == FATE:
            moves, odds = zip(*game.odds(kit, s), strict=True)
            move = rng.choices(moves, odds)[0]
        else:
            if wait == 0:
                yield s, seat
                met, wait = met + 1, rng.randrange(APART)
            wait = max(0, wait - 1)
            move = rng.choice(game.offers(kit, s, seat))
        game.do(kit, s, seat, move)


def _thought(game: Game, kit: Kit, s: State, seat: int, number: int, budget: int | None) -> dict[str, Any]:
    view = game.view(kit, s, seat)
    chosen = {
        name: int(bot(game, kit, view, seat, Random(number), None))
        for name, bot in bots.bots(game).items()
        if name not in search.levels(game) or search.levels(game)[name].games == 0
    }
    best = search.strongest(game)
    sure = getattr(search.planner_of(game), "certain", search.nothing)(game, kit, view, seat)
    tried: list[search.Tried] = []
    if best is not None and sure is None:
        tried = search.tried(best, game, kit, view, seat, number, budget)
    return {"seat": seat, "view": _mark(view), "chosen": chosen, "tried": tried}


def _mark(s: State) -> str:
    return hashlib.sha256(s.tobytes()).hexdigest()[:16]


class Blocker:
    """Stands before all other finders: a browser has none of these."""

    def find_spec(self, name: str, path: Any = None, target: Any = None) -> None:
        if name.partition(".")[0] in BLOCKED:
            raise ModuleNotFoundError(f"{name} is blocked", name=name)


def main(words: Sequence[str] | None = None) -> None:
    from landbridge.core.compile.wasmtime_host import WasmtimeHost

    parser = argparse.ArgumentParser(description="What a game's bots think, as WebAssembly.")
    parser.add_argument("game", choices=registry.game_names())
    parser.add_argument("--positions", type=int, default=50)
    parser.add_argument("--budget", type=int, help="rollouts for one decision; the level's own by default")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    given = parser.parse_args(words)
    host = WasmtimeHost()
    wasm.use(host)
    for line in thoughts(given.game, given.positions, given.budget, given.first):
        print(line)
    assert not set(BLOCKED) & set(sys.modules)
    print(json.dumps(host.calls), file=sys.stderr)


if __name__ == "__main__":
    sys.meta_path.insert(0, Blocker())
    main()
