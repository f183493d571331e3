"""What a version must be able to read: a worker of another one must neither fail at a table nor overlook something."""

from __future__ import annotations

import pytest

from landbridge.table.handlers import HANDLERS
from landbridge.table.parts import EDITION, SINCE, TERMS_SINCE, Event
from landbridge.table.refusals import Refused
from landbridge.table.table import Table
from landbridge.table.watching import insight
from tests.table.desk import EVE, NOON, SECRET, playing
from tests.table.laws import put_away

FIRST = {
    "agree",
    "ask",
    "away",
    "back",
    "beacon",
    "bot",
    "chat",
    "close",
    "commit",
    "decline",
    "disclose",
    "failed",
    "forget",
    "list",
    "merge",
    "move",
    "mute",
    "open",
    "promise",
    "ready",
    "rematch",
    "rename",
    "return",
    "reveal",
    "rewind",
    "rise",
    "sit",
    "start",
}


def test_every_kind_of_event_says_since_when_it_is_there() -> None:
    """Fails for whoever adds one: it gets the next number in `SINCE`, and so does `EDITION`."""
    assert set(HANDLERS) - set(SINCE) == FIRST
    assert set(SINCE) <= set(HANDLERS)
    assert max(*SINCE.values(), *TERMS_SINCE.values()) == EDITION


def test_a_table_keeps_the_edition_of_the_newest_thing_that_happened() -> None:
    t = playing("hashi", 2).t
    assert (t.edition, "edition" in t.as_json()) == (1, False)
    insight.ask(t, t.since, EVE)
    t.insight = None
    assert put_away(t).edition == 2
    assert Event(1, NOON, "open", data={"watch": {"moves": 5}}).edition == 2
    assert Event(1, NOON, "open", data={"watch": None}).edition == 1


def test_what_a_newer_version_wrote_is_refused_and_changes_nothing() -> None:
    t = playing("hashi", 2).t
    n = t.n
    with pytest.raises(Refused, match="being updated") as soon:
        t.apply(Event(n + 1, t.since, "auction"))
    assert (t.n, soon.value.extra) == (n, {"repeat_after": 1})
    kept = {**t.as_json(), "edition": EDITION}
    assert Table.from_json("table", SECRET, n, kept) is not None
    with pytest.raises(Refused, match="being updated") as soon:
        Table.from_json("table", SECRET, n, {**kept, "edition": EDITION + 1})
    assert soon.value.extra == {"repeat_after": 1}
