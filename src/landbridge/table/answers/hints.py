"""A hint as it is told: a move, what would follow, and what it may bring."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from landbridge.bots import advice_text
from landbridge.bots.advice import Advice
from landbridge.core.game import Kit
from landbridge.core.state import State
from landbridge.table.answers.facts import fact_json
from landbridge.table.table import Table


def hint_json(kit: Kit, view: State, seat: int, advice: Advice, alone: bool) -> Any:
    """`alone`: there is nobody to win against."""
    game = kit.game
    fact = advice_text.told(advice, alone=alone)
    return {
        "move": game.write(kit, view, seat, advice.move),
        "handles": list(game.handles(kit, view, seat, advice.move)),
        "plan": advice_text.written(game, kit, view, seat, advice.plan),
        "expected": round(advice.points, 2),
        "chance": round(advice.chance, 3),
        "about": fact_json(fact),
    }


def hints_json(t: Table, seat: int, found: Sequence[Advice]) -> Any:
    """Advice for a seat of a table that is being played."""
    assert t.live is not None
    view, alone = t.live.view(seat), len(t.seats) == 1
    return {"moves": [hint_json(t.kit, view, seat, one, alone) for one in found]}
