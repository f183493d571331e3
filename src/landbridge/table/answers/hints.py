"""A hint as it is told: a move, what would follow, and what it may bring."""

from __future__ import annotations

from typing import Any

from landbridge.bots import advice_text
from landbridge.bots.advice import Advice
from landbridge.table.answers.sentences import Speaker
from landbridge.table.table import Table


def hint_json(t: Table, seat: int, advice: Advice, say: Speaker) -> dict[str, Any]:
    assert t.live is not None
    game, kit, view = t.game, t.kit, t.live.view(seat)
    fact = advice_text.told(advice, alone=len(t.seats) == 1)
    return {
        "move": game.write(kit, view, seat, advice.move),
        "handles": list(game.handles(kit, view, seat, advice.move)),
        "plan": advice_text.written(game, kit, view, seat, advice.plan),
        "expected": round(advice.points, 2),
        "chance": round(advice.chance, 3),
        "text": say.say(fact.key, fact.values),
    }
