"""Cards, dice and tiles for a real table, as JSON."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from landbridge.table.answers.facts import fact_json
from landbridge.table.luck.draws import Draws, Pull, Thing


def draws_json(name: str, seats: int, secret: str, pulls: Sequence[Pull]) -> Any:
    """What was promised, what there is, and what each wish brought."""
    draws = Draws(name, seats, bytes.fromhex(secret))
    drawn = [[_thing_json(thing) for thing in draws.pull(wish)] for wish in pulls]
    told = [
        {"what": lot.purpose, "together": lot.together, "left": draws.left(lot)}
        for lot in draws.lots.values()
    ]
    return {"promise": draws.dealer.promise, "lots": told, "drawn": drawn}


def _thing_json(thing: Thing) -> dict[str, Any]:
    said = None if thing.fact is None else fact_json(thing.fact)
    return {"text": thing.text, "said": said}
