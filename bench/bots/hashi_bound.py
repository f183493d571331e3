"""How far from clairvoyance: points alone of whoever knows the deal beforehand, beside bots' on the same deals.

    python bench/bots/hashi_bound.py --deals 200 --bots greedy master --keep bound

What a quick bot made of a deal is where the solver begins (`hashi_model.py`). What it finds is played by
the rules and is a lower bound of perfect play, what it has proved that nobody exceeds is an upper one. Deals are those
of `landbridge arena hashi BOT --seed N`. Every deal is kept in the folder `--keep`, and a run that was stopped goes on
from there. Needs the extra `tools`.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from time import process_time

sys.path.insert(0, str(Path(__file__).parents[2]))

from bench.bots.hashi_model import Model
from landbridge import FATE, registry
from landbridge.core.game import Kit
from landbridge.games.hashi.board import load
from landbridge.games.hashi.state import TURN
from landbridge.lab.arena import Contest, arena, play_deal
from landbridge.lab.arena.ratings import mean_of

QUICK = "club"  # whose game the solver begins with


@dataclass(frozen=True)
class Bound:
    deal: int
    begun_with: int  # the quick bot's points
    found: int
    proved: int  # nobody has more
    seconds: float  # of the processor


def bound(contest: Contest, deal: int, effort: float) -> Bound:
    """What there is to be had from a deal of an arena."""
    game = registry.game("hashi")
    kit = game.kit(game.options_from(dict(contest.options)))
    played = play_deal(contest, deal, records=True)[0]
    log = registry.loads(played.record).log
    begun = process_time()
    model = Model(
        load(str(kit.options.side).lower()), kit, [move - TURN for seat, move in log if seat == FATE]
    )
    model.begin_with([move for seat, move in log if seat != FATE])
    moves, proved = model.solved(effort)
    found = max(played.points[0], points(kit, model.cards, moves) if moves else 0)
    return Bound(deal, played.points[0], found, proved, round(process_time() - begun, 1))


def points(kit: Kit, cards: Sequence[int], moves: Sequence[int]) -> int:
    """What moves bring by the rules, which refuse what the solver should not have done."""
    game, s, due = kit.game, kit.game.start(kit, 1), iter(cards)

    def do(seat: int, move: int) -> None:
        refusal = game.refusal(kit, s, seat, move)
        if refusal is not None:
            raise refusal
        game.do(kit, s, seat, move)

    for move in moves:
        do(0, move)
        if game.actors(kit, s) == 1 << FATE:
            do(FATE, TURN + next(due))
    return game.points(kit, s, 0)


def kept(file: Path) -> list[Bound]:
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    return [Bound(**json.loads(line)) for line in lines]


def told(name: str, values: Sequence[float]) -> str:
    mean = mean_of(values)
    about = f" ({mean.low:.2f}–{mean.high:.2f})" if mean.low is not None else ""
    return f"{name}: {mean.mean:.2f}{about}"


def main() -> None:
    parser = argparse.ArgumentParser(description="Points of whoever knows the deal.")
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--side", default="A", choices=("A", "B"))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--effort", type=float, default=20.0, help="of the solver, a deal; about seconds")
    parser.add_argument("--bots", nargs="*", default=["greedy"], help="who plays the same deals")
    parser.add_argument("--keep", type=Path, default=Path("bound"))
    given = parser.parse_args()
    given.keep.mkdir(parents=True, exist_ok=True)
    options = (("side", given.side),)
    file = given.keep / f"{given.side}-{given.seed}.jsonl"
    bounds = kept(file)
    for deal in range(len(bounds), given.deals):
        bounds.append(bound(Contest("hashi", (QUICK,), options, given.seed), deal, given.effort))
        with file.open("a", encoding="utf-8") as out:
            out.write(json.dumps(asdict(bounds[-1])) + "\n")
        if sys.stderr.isatty():
            print(f"{deal + 1}/{given.deals} deals", end="\r", file=sys.stderr, flush=True)
    bounds = bounds[: given.deals]
    sure = sum(one.found == one.proved for one in bounds)
    print(f"{len(bounds)} deals, side {given.side}, seed {given.seed}; {sure} solved to the last point")
    print(told("found", [one.found for one in bounds]))
    print(told("nobody has more than", [one.proved for one in bounds]))
    print(f"{sum(one.seconds for one in bounds) / len(bounds):.1f} s of processor time a deal")
    for name in given.bots:
        journal = given.keep / f"{given.side}-{given.seed}-{name}.journal"
        result = arena(Contest("hashi", (name,), options, given.seed), given.deals, jobs=1, journal=journal)
        p = result.standings[0].points
        print(f"{name}: {p.mean:.2f} ({p.low:.2f}–{p.high:.2f})")


if __name__ == "__main__":
    main()
