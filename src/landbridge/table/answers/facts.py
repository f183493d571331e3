"""Facts and refusals as JSON: keys and values. The page says them in the reader's language (`GET /api/texts`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from landbridge.core.errors import Illegal
from landbridge.core.facts import Fact
from landbridge.table.refusals import word


def fact_json(fact: Fact) -> Any:
    return {"key": fact.key, "values": {name: _bare(value) for name, value in fact.values.items()}}


def _bare(value: Any) -> str | int:
    return value if isinstance(value, str | int) else int(value)  # NumPy has whole numbers of its own


def refusal_json(fact: Fact, **more: Any) -> Any:
    return {"error": word(fact.key), "reason": fact_json(fact), **more}


def why_json(refusal: Illegal | None) -> Any:
    """Whether a move would be legal, and if not, why."""
    if refusal is None:
        return {"legal": True, "reason": None, "ruling": None, "witness": []}
    witness = list(refusal.witness)
    return {"legal": False, "reason": fact_json(refusal.fact), "ruling": refusal.ruling, "witness": witness}


def message(id: int, body: Mapping[str, Any]) -> Any:
    """A message as it is sent."""
    return {"id": id, **body, "facts": [fact_json(Fact(key, values)) for key, values in body["facts"]]}
