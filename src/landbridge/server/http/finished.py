"""Games that are over, to be stepped through or reviewed: of a table, or a record that somebody brought along."""

from __future__ import annotations

import hashlib

from landbridge.server.http.asking import Asking
from landbridge.table.answers.replays import from_record
from landbridge.table.refusals import Refused
from landbridge.table.replay import Replay
from landbridge.table.table import Table


def of_table(ask: Asking, t: Table) -> Replay:
    """Nothing of it is told before the game is over, nor of a deal of the day before that is."""
    if not ask.is_over(t):
        raise Refused("server-not-over")
    ask.stay_closed(t)
    replays, key = ask.services.replays, (t.id, t.n)
    found = replays.find(key)
    if found is None:
        ask.weigh(t.n // 250)
        found = replays.keep(key, Replay(ask.tables.match(t)))
    return found


def of_record(ask: Asking, record: str) -> tuple[bytes, Replay]:
    """With the hash of the record."""
    replays, key = ask.services.replays, hashlib.sha256(record.encode("utf-8", "surrogatepass")).digest()
    found = replays.find(key)
    if found is None:
        ask.weigh(len(record) // 1000)
        found = replays.keep(key, from_record(record))
    return key, found
