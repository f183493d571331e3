"""How strong bots are, with and without luck: games that an arena has kept, each reviewed for its luck alone.

    landbridge arena the_border champion master --games 200 --records build/border
    python bench/bots/strength.py build/border --jobs 2

A review takes the luck out of a result (`landbridge.reviewing`). Its mean is 0 whatever the evaluator is worth, so
what is left is as fair an estimate of a bot's strength as the result, and far less noisy in games with much luck: The
Border needs a tenth of the games. Intervals are computed over deals, as the arena does. Games that have been
reviewed are kept beside the shelves, and the same command goes on with those that are new.
"""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict, replace
from functools import partial
from pathlib import Path
from statistics import fmean
from typing import Any

from landbridge import registry
from landbridge.core.play.shelf import volumes
from landbridge.lab.arena.ratings import mean_of, share_of
from landbridge.lab.mine import results
from landbridge.reviewing.judging import Budget
from landbridge.reviewing.reviewer import Reviewer, ready

KEPT = "strength.jsonl"

Row = dict[str, Any]


def row_of(values: int, labelled: tuple[tuple[int, int, int], str]) -> Row:
    """Shares of the win, by the places in the field: as they were, and without luck."""
    (seed, deal, rotation), record = labelled
    match = registry.loads(record, quick=True)
    usual = Budget.of(match.game, ready(match))
    budget = replace(usual, values=values or usual.values)
    found = Reviewer(match, budget, choices=False).review()
    count = match.seats
    seats = [(i + rotation) % count for i in range(count)]  # where each of the field sat
    shares = [found.summary(seat) for seat in seats]
    return {
        "seed": seed,
        "deal": deal,
        "rotation": rotation,
        "values": budget.values,
        "bots": [match.names[seat].removeprefix("bot:") for seat in seats],
        "shares": [one.share for one in shares],
        "adjusted": [one.adjusted_share for one in shares],
    }


def games_of(folder: Path) -> list[tuple[tuple[int, int, int], str]]:
    """Everything on the shelves of a folder: seed, deal and rotation, and the record."""
    found = []
    for file in sorted(folder.glob("*.txt")):
        with file.open("rb") as lines:
            for one in volumes(lines):
                if one.label is not None:
                    _, _, deal, rotation = one.label
                    found.append(((one.label.seed, deal, rotation), one.content.decode()))
    return found


def told(rows: list[Row]) -> Row:
    """Of whole deals: each bot's share of the wins, by its place in the field."""
    field = rows[0]["bots"]
    deals: dict[tuple[int, int], list[Row]] = {}
    for row in rows:
        if row["bots"] != field:
            raise SystemExit(f"two contests in one folder: {field} and {row['bots']}")
        deals.setdefault((row["seed"], row["deal"]), []).append(row)
    whole = [deal for deal in deals.values() if len(deal) == len(field)]
    if not whole:
        raise SystemExit("no deal is played in every rotation yet")
    standings = []
    for i, bot in enumerate(field):
        raw = [fmean(row["shares"][i] for row in deal) for deal in whole]
        adjusted = [fmean(row["adjusted"][i] for row in deal) for deal in whole]
        standings.append(
            {"bot": bot, "share": asdict(share_of(raw)), "without luck": asdict(mean_of(adjusted))}
        )
    return {"games": len(whole) * len(field), "deals": len(whole), "standings": standings}


def main() -> None:
    parser = argparse.ArgumentParser(description="How strong bots are, with and without luck.")
    parser.add_argument("folder", type=Path, help="where an arena has kept its games")
    parser.add_argument("--values", type=int, default=0, help="rollouts of a position; 0: as many as usual")
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args()
    kept = given.folder / KEPT
    rows = [json.loads(line) for line in kept.read_text().splitlines()] if kept.is_file() else []
    known = {(row["seed"], row["deal"], row["rotation"]) for row in rows}
    waiting = [one for one in games_of(given.folder) if one[0] not in known]
    with kept.open("a") as file:
        for row in results(partial(row_of, given.values), waiting, given.jobs):
            rows.append(row)
            file.write(json.dumps(row) + "\n")
            file.flush()
    if not rows:
        raise SystemExit(f"{given.folder}: no games of an arena")
    print(json.dumps(told(rows), indent=2))


if __name__ == "__main__":
    main()
