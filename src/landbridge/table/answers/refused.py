"""Whatever somebody could not do, as an answer: a status, and a refusal with its sentence."""

from __future__ import annotations

from typing import Any

from landbridge.core.board import BoardError
from landbridge.core.errors import Illegal, LandbridgeError
from landbridge.core.play.record import RecordError
from landbridge.table.answers.facts import fact_json, refusal_json
from landbridge.table.answers.statuses import ILLEGAL, UNUSABLE, status_of
from landbridge.table.refusals import Refused, RefusedMove


def refused(error: LandbridgeError) -> tuple[int, dict[str, Any]]:
    """The status and the body."""
    status, more = UNUSABLE, dict[str, Any]()
    if isinstance(error, Refused):
        status, more = status_of(error), error.extra
    elif isinstance(error, RefusedMove):
        more = {"legal": error.legal}
        if isinstance(error.error, Illegal):
            status = ILLEGAL
            more = {"ruling": error.error.ruling, "witness": list(error.error.witness), **more}
    elif isinstance(error, RecordError):
        more = {"place": fact_json(error.place)}
    elif isinstance(error, BoardError):
        first = error.problems[0]
        return UNUSABLE, refusal_json(first.fact, ruling=first.ruling)
    return status, refusal_json(error.fact, **more)
