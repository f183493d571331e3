"""A position of a game that is stepped through, with its sentences and what is wrong with its record."""

from __future__ import annotations

from typing import Any

from landbridge import registry
from landbridge.core.play.record import RecordError
from landbridge.table.answers.facts import fact_json, refusal_json
from landbridge.table.replay import Replay


def replay_json(replay: Replay, step: int, look: str, steps: bool) -> Any:
    told = replay.as_json(step, look, steps)
    told["broken"] = None
    if replay.broken is not None:
        place = fact_json(replay.broken.place)
        told["broken"] = refusal_json(replay.broken.fact, place=place)
    return told


def from_record(record: str) -> Replay:
    """A damaged record is shown as far as it can be read."""
    try:
        return Replay(registry.loads(record))
    except RecordError as error:
        if error.intact is None:
            raise
        return Replay(error.intact, error)
