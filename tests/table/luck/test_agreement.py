"""Agreeing on the luck: what everybody may know of it, and the rounds of a beacon to the millisecond."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest

from landbridge.table.luck import agreeing
from landbridge.table.luck.attempts import agreement_json
from tests.table.desk import ADA, BEN, CLEO, PUBLIC, Desk, open_table, own_salt, playing
from tests.table.parts import Person

LIVE_MS, ALONE_MS, BEACON_MS = 60_000, 3_000, 60_000


# --- what everybody may know ------------------------------------------------------------------------------------


def told(desk: Desk, person: Person | None = None) -> dict[str, Any]:
    found = agreement_json(desk.t, person.id if person else "", desk.now)
    assert found is not None
    return found


def attempt(number: int, promise: str, **more: Any) -> dict[str, Any]:
    """An attempt in which nothing has happened, but for what is told."""
    nothing: dict[str, Any] = {"beacon": None, "commitments": [], "list": "", "reveals": [], "failed": ""}
    return {"table": "table", "attempt": number, "promise": promise, **nothing, "missing": [], **more}


def test_what_everybody_may_know_of_an_agreement() -> None:
    desk = open_table(people=3, listed=True)
    first = desk.t.promise
    nothing = {"closed": False, "failed": [], "fixed": False}

    def waits(letters: str, ms: int, step: str = "seal") -> list[dict[str, Any]]:
        return [{"seat": letter, "step": step, "ms": ms} for letter in letters]

    assert told(desk) == {"now": attempt(1, first), "left_ms": LIVE_MS, "waits": waits("ABC", 0), **nothing}
    desk.wait(20)
    made = {letter: desk.commit(desk.at(letter), letter) for letter in "CA"}
    entries = [{"seat": letter, "held": False, "commitment": made[letter]} for letter in "AC"]
    now = attempt(1, first, commitments=entries)
    assert told(desk) == {"now": now, "left_ms": 40_000, "waits": waits("B", 20_000), **nothing}
    desk.wait(41)
    assert told(desk)["left_ms"] == 0

    desk.run_out()
    failed = [attempt(1, first, commitments=entries, failed="commit", missing=["B"])]
    second = {"now": attempt(2, desk.t.promise), "closed": False, "left_ms": LIVE_MS, "failed": failed}
    second["waits"] = waits("AC", 0)
    assert told(desk) == told(desk, CLEO) == {**second, "fixed": False}
    assert told(desk, BEN) == {**second, "fixed": True}

    desk.commit(CLEO, "C", words="high tide")
    desk.commit(ADA, "A")
    desk.reveal(CLEO, "C", words="high tide")
    now = told(desk)["now"]
    assert [(one["seat"], one["held"]) for one in now["commitments"]] == [
        ("A", False),
        ("B", True),
        ("C", False),
    ]
    assert [(one["seat"], one["words"]) for one in now["reveals"]] == [("B", ""), ("C", "high tide")]
    assert now["reveals"][1]["salt"] == own_salt("C")
    assert (told(desk)["closed"], told(desk)["left_ms"], len(now["list"])) == (True, LIVE_MS, 64)
    assert told(desk)["waits"] == waits("A", 0, "open")
    desk.reveal(ADA, "A")
    assert desk.t.words == ["high tide"]


def test_a_table_by_link_has_no_deadline_and_says_for_how_long_it_waits() -> None:
    desk = open_table()
    desk.wait(600)
    assert told(desk)["left_ms"] is None
    assert [one["ms"] for one in told(desk)["waits"]] == [600_000, 600_000]
    desk.leave(BEN, "B")
    assert told(desk)["waits"] == []  # it gathers


def test_everybody_is_told_of_every_step() -> None:
    desk = Desk(seats=3)
    desk.sit(ADA, "A")
    desk.sit(BEN, "B")
    desk.bot(ADA, "C", "passive")
    said = len(desk.told[PUBLIC])
    name_round(desk, desk.now + 100_000)
    desk.commit(ADA, "A")
    desk.ready(BEN, "B")
    desk.reveal(ADA, "A")
    desk.wait(100)
    assert isinstance(desk.t.beacon, EveryMs)
    desk.t.beacon.said[out(desk)] = "ab" * 32
    desk.run_out()
    steps: list[dict[str, Any]] = [
        {"type": "promise", "seat": None, "facts": []},
        {"type": "commit", "seat": "A", "facts": []},
        {"type": "ready", "seat": "B", "facts": []},
        {"type": "list", "seat": None, "facts": [["server-fact-luck-list", {}]]},
        {"type": "reveal", "seat": "A", "facts": []},
        {"type": "beacon", "seat": None, "facts": []},
    ]
    for viewer in desk.t.viewers:
        bodies = [{k: v for k, v in body.items() if k != "at"} for body in desk.told[viewer][said:]]
        assert bodies[: len(steps)] == steps
        assert bodies[len(steps)]["type"] == "start"


def test_a_bot_stays_ready_when_an_attempt_fails() -> None:
    desk = Desk(seats=3)
    desk.sit(ADA, "A")
    desk.sit(BEN, "B")
    desk.bot(ADA, "C", "passive")
    desk.commit(BEN, "B")
    desk.commit(ADA, "A")
    desk.leave(BEN, "B")
    assert [seat.ready for seat in desk.t.seats] == [False, False, True]
    desk.sit(BEN, "B")
    desk.ready(ADA, "A")
    desk.ready(BEN, "B")
    assert desk.t.status == "playing"


def test_only_an_attempt_that_is_running_is_stopped_by_closing_the_table() -> None:
    """Without commitments there is nothing to stop, and what is played was agreed on."""
    for desk in (open_table(), playing()):
        desk.close(ADA.id)
        assert (desk.t.status, desk.t.luck and desk.t.luck.last.failed) == ("closed", "")
    old = open_table(outside=True)
    old.close(ADA.id)
    assert old.t.status == "closed"


def test_of_luck_from_outside_there_is_nothing_to_know() -> None:
    assert agreement_json(open_table(outside=True).t, ADA.id, 0) is None


# --- a beacon ---------------------------------------------------------------------------------------------------


@dataclass
class EveryMs:
    """A beacon with a round for each millisecond of the clock; what it says has to be told to it."""

    chain: str = "52" * 32
    said: dict[int, str] = field(default_factory=dict)

    def next(self, at: int) -> tuple[int, int] | None:
        return at + 1, at + 1

    def randomness(self, round: int) -> str:
        return self.said.get(round, "")


class Silent(EveryMs):
    """One that can name no round."""

    def next(self, at: int) -> None:
        return None


def name_round(desk: Desk, out: int) -> None:
    """The promise holds for the round that is published then."""
    desk.t.beacon = EveryMs()
    data = {"beacon": {"chain": EveryMs().chain, "round": out, "at": out}}
    desk._do(lambda: desk.t.happen(desk.now, "promise", None, data))


def out(desk: Desk) -> int:
    assert desk.t.luck is not None
    beacon = desk.t.luck.last.beacon
    assert beacon is not None
    assert (beacon.chain, beacon.round) == (EveryMs().chain, desk.t.luck.out)
    return desk.t.luck.out


def test_a_new_table_names_a_round_to_come() -> None:
    at = 5_000
    named = {"chain": EveryMs().chain, "round": at + ALONE_MS + 1, "at": at + ALONE_MS + 1}
    assert agreeing.terms(EveryMs(), at) == {"luck": 2, "beacon": named}
    for beacon in (None, Silent()):
        assert agreeing.terms(beacon, at) == {"luck": 2, "beacon": None}


@pytest.mark.parametrize(("second", "lead"), [(BEN, LIVE_MS), (ADA, ALONE_MS)])
@pytest.mark.parametrize("late", [False, True])
def test_with_the_last_seat_the_round_has_to_be_later_than_all_may_commit(
    second: Person, lead: int, late: bool
) -> None:
    desk = Desk(seats=3)
    desk.sit(ADA, "A")
    named = desk.now + lead + (not late)
    name_round(desk, named)
    desk.sit(second, "B")
    assert (desk.kinds()[-1], out(desk)) == ("sit", named)  # a seat is still free
    desk.bot(ADA, "C", "passive")
    assert (desk.kinds()[-1], out(desk)) == (("promise", desk.now + lead + 1) if late else ("bot", named))


def test_a_round_that_comes_too_early_for_the_last_seat_fails_an_attempt_with_own_salts() -> None:
    desk = Desk()
    desk.sit(ADA, "A")
    name_round(desk, desk.now + LIVE_MS)
    desk.commit(ADA, "A")
    desk.sit(BEN, "B")
    assert desk.events[-1].data["why"] == "beacon"
    assert out(desk) == desk.now + LIVE_MS + 1


def test_the_first_salt_is_for_a_round_to_come() -> None:
    for late in (False, True):
        desk = open_table()
        name_round(desk, named := desk.now + 10_000)
        desk.wait(10 if late else 9.999)
        desk.commit(ADA, "A")
        assert desk.kinds()[-1] == ("promise" if late else "commit")
        assert out(desk) == (desk.now + LIVE_MS + 1 if late else named)


def test_the_last_salt_is_for_a_round_to_come() -> None:
    for late in (False, True):
        desk = open_table(people=3)
        name_round(desk, named := desk.now + 10_000)
        desk.commit(CLEO, "C")
        desk.wait(10 if late else 9.999)
        desk.commit(ADA, "A")  # still for the same promise
        assert (desk.kinds()[-1], out(desk)) == ("commit", named)
        desk.commit(BEN, "B")
        assert (desk.kinds()[-1], out(desk)) == (
            ("failed", desk.now + LIVE_MS + 1) if late else ("list", named)
        )
        assert desk.seat("B").ready is not late


def test_a_beacon_is_waited_for_a_minute() -> None:
    desk = open_table()
    name_round(desk, desk.now + 100_000)
    desk.commit(ADA, "A")
    desk.ready(BEN, "B")
    desk.reveal(ADA, "A")
    named = out(desk)
    assert told(desk)["now"]["beacon"] == {"chain": EveryMs().chain, "round": named, "randomness": ""}
    assert (desk.t.status, desk.t.due) == ("gathering", named)
    for at in (named - 1, named, named + BEACON_MS - 1):
        desk.now = at
        with desk.unchanged():
            desk.run_out()
    desk.now += 1
    desk.run_out()
    assert desk.kinds()[-1] == "failed"
    assert desk.events[-1].data["why"] == "beacon"
    assert out(desk) == desk.now + LIVE_MS + 1


@pytest.mark.parametrize("beacon", [None, EveryMs("53" * 32)])
def test_a_beacon_the_server_does_not_know_any_more_is_not_waited_for(beacon: EveryMs | None) -> None:
    desk = open_table()
    name_round(desk, desk.now + 100_000)
    desk.ready(ADA, "A")
    desk.ready(BEN, "B")
    assert out(desk) == desk.now + 1  # where the server holds all salts, the next round is late enough
    if beacon is not None:
        beacon.said[out(desk)] = "ab" * 32  # its round of the same number is another round
    desk.t.beacon = beacon
    with desk.unchanged():
        desk.run_out()
    desk.wait(0.001)
    desk.run_out()
    assert desk.t.luck is not None
    assert desk.t.luck.transcript.attempts[0].failed == "beacon"


def test_nothing_is_due_at_a_table_that_plays() -> None:
    desk = playing()
    desk.wait(10 * LIVE_MS)
    with desk.unchanged():
        desk.run_out()
