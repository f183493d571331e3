"""Agreeing on the luck: commitments, list, reveals, attempts that fail, and whose salts the server holds."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest

from landbridge.core.play import record
from landbridge.core.play.luck import commitment, derive_key, list_hash
from landbridge.core.play.transcript import LuckError
from tests.table.desk import ADA, BEN, CLEO, EVE, PUBLIC, SECRET, Desk, open_table, own_salt, playing
from tests.table.parts import attempts


def agreement(desk: Desk) -> attempts.Agreement:
    assert desk.t.luck is not None
    return desk.t.luck


def committed(people: int = 2, **terms: Any) -> Desk:
    """Everybody has committed with a salt of their own; nobody has revealed."""
    desk = open_table(people=people, **terms)
    for letter in "ABCD"[:people]:
        desk.commit(desk.at(letter), letter)
    return desk


def key_of(desk: Desk) -> bytes:
    transcript = desk.live.transcript
    assert transcript is not None
    return transcript.key(attempts.secret_of(SECRET, transcript.last.number))


# --- the whole way ----------------------------------------------------------------------------------------------


def test_everybody_commits_then_everybody_reveals_and_the_game_begins() -> None:
    desk = open_table()
    began = len(desk.events)
    mine = desk.commit(ADA, "A", words="low tide")
    assert desk.seat("A").ready
    assert desk.last(1) == {"type": "commit", "seat": "A", "facts": []}
    theirs = desk.commit(BEN, "B")
    last = agreement(desk).last
    entries = [(0, False, mine), (1, False, theirs)]
    assert last.list_hash == list_hash("table", 1, last.promise, entries)
    assert desk.t.status == "gathering"
    desk.reveal(BEN, "B")
    assert desk.t.status == "gathering"
    desk.reveal(ADA, "A", words="low tide")
    assert desk.t.status == "playing"
    assert desk.kinds(began) == ["commit", "commit", "list", "reveal", "reveal", "start"]
    assert desk.t.words == ["low tide"]
    told = [(0, own_salt("A"), "low tide"), (1, own_salt("B"), "")]
    due = derive_key(attempts.secret_of(SECRET, 1), last.promise, last.list_hash, "", told)
    assert key_of(desk) == due


def test_the_server_holds_the_salt_of_whoever_is_just_ready() -> None:
    desk = open_table(people=3)
    desk.ready(BEN, "B", "words")
    desk.commit(ADA, "A")
    assert agreement(desk).closed is None
    desk.ready(CLEO, "C")
    last = agreement(desk).last
    assert [(one.seat, one.held) for one in sorted(last.commitments, key=lambda one: one.seat)] == [
        (0, False),
        (1, True),
        (2, True),
    ]
    assert last.revealed == {1, 2}
    desk.reveal(ADA, "A")
    assert desk.t.status == "playing"
    assert desk.t.words == ["words"]


def test_nobody_waits_where_the_server_holds_all_salts() -> None:
    desk = playing()
    assert [one.held for one in agreement(desk).last.commitments] == [True, True]
    assert "list" not in desk.kinds()


def test_bots_commit_nothing_and_a_shared_device_commits_for_every_seat() -> None:
    desk = Desk(seats=3)
    desk.sit(ADA, "A")
    desk.sit(ADA, "C")
    desk.bot(ADA, "B", "passive")
    assert desk.t.due is None  # alone nobody is too late
    desk.commit(ADA, "A")
    desk.commit(ADA, "C")
    assert desk.t.due is None
    assert [one.seat for one in agreement(desk).last.commitments] == [0, 2]
    desk.reveal(ADA, "C")
    desk.reveal(ADA, "A")
    assert desk.t.status == "playing"


def test_whoever_was_ready_may_still_commit() -> None:
    desk = open_table()
    desk.ready(ADA, "A", "known to the server")
    desk.commit(ADA, "A")
    desk.ready(BEN, "B")
    desk.reveal(ADA, "A")
    assert desk.t.words == []


def test_a_rematch_and_another_table_have_other_luck() -> None:
    assert attempts.secret_of(SECRET, 1) != attempts.secret_of(SECRET, 2)
    assert attempts.held_salt(SECRET, 1, 0) != attempts.held_salt(SECRET, 1, 1)
    assert attempts.held_salt(SECRET, 1, 0) != attempts.held_salt(SECRET, 2, 0)


# --- liars ------------------------------------------------------------------------------------------------------


def test_a_reveal_opens_the_commitment_or_is_refused() -> None:
    desk = committed()
    with desk.refused("luck-unopened"):
        desk.reveal(ADA, "A", words="other words")
    with desk.refused("luck-unopened"):
        desk.reveal(ADA, "A", own_salt("B"))
    with desk.refused("luck-digits"):
        desk.reveal(ADA, "A", "11")
    with desk.refused("luck-other-list"):
        desk.reveal(ADA, "A", listed="0" * 64)
    with desk.refused("server-not-yours"):
        desk.reveal(ADA, "B")
    desk.reveal(ADA, "A")
    with desk.unchanged():  # sent again, because the answer got lost
        desk.reveal(ADA, "A")
    with desk.refused("luck-twice"):
        desk.reveal(ADA, "A", own_salt("B"))
    desk.reveal(BEN, "B")
    with desk.unchanged():
        desk.reveal(BEN, "B")
    with desk.refused("server-started"):
        desk.reveal(BEN, "B", own_salt("A"))
    with desk.refused("server-started"):
        desk.commit(BEN, "B", own_salt("A"))


def test_nobody_reveals_before_the_list_is_closed_or_commits_after_it() -> None:
    desk = open_table()
    made = desk.commit(ADA, "A")
    with desk.unchanged():
        desk.send_commitment(ADA, "A", made)
    with desk.refused("luck-early"):
        desk.reveal(ADA, "A")
    with desk.refused("luck-twice"):
        desk.commit(ADA, "A", own_salt("C"))
    with desk.refused("luck-promise"):
        desk.send_commitment(BEN, "B", made, promise="0" * 64)
    with desk.refused("luck-digits"):
        desk.send_commitment(BEN, "B", "x")
    with desk.refused("server-not-yours"):
        desk.commit(BEN, "A")
    desk.ready(BEN, "B")
    with desk.refused("luck-closed"):
        desk.commit(BEN, "B")
    with desk.refused("luck-seats-closed"):
        desk.unseat(ADA, "B")


def test_with_the_last_commitment_seating_closes() -> None:
    desk = Desk(seats=3)
    desk.sit(ADA, "A")
    desk.sit(BEN, "B")
    desk.bot(ADA, "C", "passive")
    desk.commit(ADA, "A")
    desk.bot(ADA, "C", "greedy")
    desk.commit(BEN, "B")
    for bot in ("", "random"):
        with desk.refused("luck-seats-closed"):
            desk.bot(ADA, "C", bot)
    with desk.refused("luck-seats-closed"):
        desk.unseat(ADA, "B")
    desk.unseat(BEN, "B")  # everybody may leave
    assert agreement(desk).transcript.attempts[0].failed == "seat"


def test_a_copied_commitment_opens_nothing() -> None:
    """A commitment names its seat, so nobody can take part with somebody else's."""
    desk = open_table()
    made = desk.commit(ADA, "A")
    desk.send_commitment(BEN, "B", made)
    desk.reveal(ADA, "A")
    with desk.refused("luck-unopened"):
        desk.reveal(BEN, "B", own_salt("A"))


# --- whoever is missing -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("pace", ["live", "slow"])
def test_a_table_by_link_waits_as_long_as_it_takes(pace: str) -> None:
    desk = committed(3, pace=pace)
    desk.reveal(ADA, "A")
    desk.wait(1_000_000)
    assert desk.t.due is None
    with desk.unchanged():
        desk.run_out()
    assert [(one.seat, one.step) for one in attempts.missing(desk.t)] == [(1, "open"), (2, "open")]
    desk.reveal(BEN, "B")
    desk.reveal(CLEO, "C")
    assert desk.t.status == "playing"
    assert len(agreement(desk).transcript.attempts) == 1


@pytest.mark.parametrize(("pace", "seconds"), [("live", 60), ("slow", 86_400)])
@pytest.mark.parametrize("sealed", [False, True])
def test_at_a_listed_table_the_server_holds_the_salt_after_the_deadline(
    pace: str, seconds: int, sealed: bool
) -> None:
    desk = Desk(pace=pace, listed=True)
    desk.sit(ADA, "A")
    desk.commit(ADA, "A")
    desk.wait(10 * seconds)
    assert not desk.t.due  # the last seat is not taken yet
    desk.sit(BEN, "B")
    if sealed:
        desk.commit(BEN, "B")
        desk.reveal(ADA, "A")
    assert desk.t.due == desk.now + 1000 * seconds
    desk.wait(seconds - 0.001)
    with desk.unchanged():
        desk.run_out()
    desk.wait(0.001)
    desk.run_out()
    failed, now = agreement(desk).transcript.attempts
    assert (failed.failed, failed.missing, now.number, now.commitments) == ("commit", (1,), 2, ())
    assert failed.promise != now.promise
    assert [seat.person for seat in desk.t.seats] == [ADA.id, BEN.id]
    assert [seat.ready for seat in desk.t.seats] == [False, True]  # Ada's device seals again, Ben's need not
    assert desk.last(0)["facts"] == [
        ["server-fact-luck-commit", {"seat": 1}],
        ["server-fact-luck-again", {"attempt": 2}],
    ]
    with desk.refused("luck-held"):
        desk.commit(BEN, "B")
    desk.commit(ADA, "A")
    desk.reveal(ADA, "A")
    assert desk.t.status == "playing"
    transcript = agreement(desk).transcript
    assert [one.held for one in sorted(transcript.last.commitments, key=lambda one: one.seat)] == [
        False,
        True,
    ]
    assert [transcript.held_late(seat) for seat in (0, 1)] == [False, True]


def test_where_nobody_is_there_by_the_deadline_the_game_begins_all_the_same() -> None:
    desk = open_table(listed=True)
    desk.wait(60)
    desk.run_out()
    assert desk.t.status == "playing"
    assert agreement(desk).transcript.attempts[0].missing == (0, 1)


def test_that_somebody_was_late_ends_with_their_seat() -> None:
    desk = open_table(people=3, listed=True)
    desk.ready(ADA, "A")
    desk.commit(CLEO, "C")
    desk.wait(60)
    desk.run_out()
    desk.leave(BEN, "B")
    assert [one.failed for one in agreement(desk).transcript.attempts] == ["commit", "seat", ""]
    desk.sit(EVE, "B")
    desk.ready(EVE, "B")
    desk.commit(CLEO, "C")
    desk.reveal(CLEO, "C")
    assert desk.t.status == "playing"
    assert not agreement(desk).transcript.held_late(1)


def test_whoever_starts_without_a_number_adds_one_attempt_and_no_more() -> None:
    desk = committed()
    desk.reveal(BEN, "B")
    with desk.unchanged():
        desk.ready(BEN, "B")  # it is opened already
    desk.ready(ADA, "A")
    failed = agreement(desk).transcript.attempts[0]
    assert (failed.failed, failed.missing) == ("reveal", (0,))
    assert desk.last(1)["facts"] == [
        ["server-fact-luck-reveal", {"seat": 0}],
        ["server-fact-luck-again", {"attempt": 2}],
    ]
    with desk.refused("luck-held"):
        desk.commit(ADA, "A")
    with desk.unchanged():
        desk.ready(ADA, "A")
    desk.leave(ADA, "A")
    desk.sit(ADA, "A")
    assert desk.seat("A").ready  # the choice stays
    desk.commit(BEN, "B")
    with desk.unchanged():
        desk.ready(ADA, "A")
    desk.reveal(BEN, "B")
    assert desk.t.status == "playing"
    told = record_of(desk)
    assert "luck failed reveal A" in told
    assert told.index("luck failed reveal A") < told.index("luck commit A held")


def test_before_the_list_is_closed_a_choice_costs_nothing_and_may_be_changed() -> None:
    desk = open_table()
    desk.commit(ADA, "A")
    desk.ready(ADA, "A", "words")
    assert agreement(desk).last.commitments == ()
    desk.commit(ADA, "A", own_salt("C"))
    desk.ready(ADA, "A")
    desk.commit(BEN, "B")
    desk.reveal(BEN, "B")
    assert len(agreement(desk).transcript.attempts) == 1
    assert [one.held for one in sorted(agreement(desk).last.commitments, key=lambda one: one.seat)] == [
        True,
        False,
    ]


def test_somebody_with_two_seats_chooses_once_for_both() -> None:
    desk = Desk(seats=3)
    for person, letter in ((ADA, "A"), (ADA, "B"), (BEN, "C")):
        desk.sit(person, letter)
        desk.commit(person, letter)
    desk.ready(ADA, "B")
    assert agreement(desk).transcript.attempts[0].missing == (0, 1)
    assert [seat.ready for seat in desk.t.seats] == [True, True, False]


def test_those_who_are_missing_are_reminded_once_a_minute() -> None:
    desk = committed()
    with desk.refused("server-not-yours"):
        desk.remind(BEN, "A")
    desk.remind(BEN, "B")
    assert desk.last(0) == {"type": "remind", "seat": "B", "facts": [["server-fact-reminds", {"seat": 1}]]}
    desk.wait(59.999)
    with desk.unchanged():
        desk.remind(BEN, "B")
    desk.wait(0.001)
    desk.reveal(BEN, "B")
    desk.remind(BEN, "B")
    assert desk.kinds()[-1] == "remind"
    with desk.unchanged():  # nobody but herself is missing
        desk.remind(ADA, "A")


# --- attempts that fail -----------------------------------------------------------------------------------------


def test_a_seat_that_changes_hands_after_the_list_starts_a_new_attempt() -> None:
    desk = committed()
    desk.reveal(ADA, "A")
    desk.leave(BEN, "B")
    failed = agreement(desk).transcript.attempts[0]
    assert (failed.failed, failed.missing) == ("seat", (1,))
    desk.sit(CLEO, "B")
    assert not desk.seat("A").ready
    desk.commit(CLEO, "B")
    desk.commit(ADA, "A")
    desk.reveal(ADA, "A")
    desk.reveal(CLEO, "B")
    assert desk.t.status == "playing"


def test_what_was_sealed_goes_with_its_seat_while_the_list_is_open() -> None:
    desk = open_table()
    desk.commit(BEN, "B")
    desk.leave(BEN, "B")
    assert agreement(desk).last.commitments == ()
    desk.sit(CLEO, "B")
    desk.commit(CLEO, "B")
    desk.commit(ADA, "A")
    desk.reveal(ADA, "A")
    desk.reveal(CLEO, "B")
    assert desk.t.status == "playing"
    assert len(agreement(desk).transcript.attempts) == 1


def test_there_is_an_end_to_attempts() -> None:
    desk = open_table()
    given_up: dict[str, Any] = {"why": "seat", "missing": [], "beacon": None}
    desk._do(lambda: [desk.t.happen(desk.now, "failed", None, given_up) for _ in range(99)])
    assert agreement(desk).last.number == 100
    with desk.refused("server-limit") as caught:
        desk.commit(BEN, "B")
    assert caught.value.fact.values == {"limit": "attempts", "most": 100}
    desk.ready(BEN, "B")
    desk.ready(ADA, "A")
    assert desk.t.status == "playing"


def test_coming_and_going_without_a_commitment_fails_nothing() -> None:
    desk = open_table()
    desk.commit(ADA, "A")
    desk.leave(BEN, "B")
    desk.sit(CLEO, "B")
    assert len(agreement(desk).transcript.attempts) == 1
    assert desk.seat("A").ready


def test_substitutes_and_returns_keep_the_key() -> None:
    desk = committed()
    desk.reveal(ADA, "A")
    desk.reveal(BEN, "B")
    key = key_of(desk)
    desk.leave(BEN, "B")
    desk.come_back(BEN, "B")
    assert key_of(desk) == key
    assert len(agreement(desk).transcript.attempts) == 1


def test_a_table_that_is_closed_meanwhile_says_so() -> None:
    desk = committed()
    desk.close(ADA.id)
    assert agreement(desk).last.failed == "stopped"
    with desk.refused("server-closed"):
        desk.reveal(ADA, "A")


def test_whoever_deletes_what_is_theirs_breaks_the_attempt_off() -> None:
    desk = committed(3)
    desk.forget(BEN)
    assert agreement(desk).transcript.attempts[0].failed == "seat"
    assert desk.seat("B").free


# --- the first edition ------------------------------------------------------------------------------------------


def test_where_cards_are_real_people_are_just_ready() -> None:
    desk = open_table(outside=True)
    with desk.refused("luck-outside"):
        desk.send_commitment(ADA, "A", "0" * 64)
    desk.ready(ADA, "A")
    desk.wait(1000)
    with desk.unchanged():
        desk.run_out()
    desk.ready(ADA, "B")
    assert desk.live.outside
    assert desk.live.transcript is None


# --- a beacon ---------------------------------------------------------------------------------------------------


@dataclass
class Beacon:
    """Speaks every three seconds, once it is told to."""

    chain: str = "52" * 32
    said: dict[int, str] = field(default_factory=dict)
    asked: list[int] = field(default_factory=list)

    def next(self, at: int) -> tuple[int, int]:
        return at // 3000 + 1, (at // 3000 + 1) * 3000

    def randomness(self, round: int) -> str:
        self.asked.append(round)
        return self.said.get(round, "")


def with_beacon() -> tuple[Desk, Beacon]:
    beacon = Beacon()
    desk = Desk()
    desk.t.beacon = beacon
    # As if it had been there when the table was opened.
    desk._do(lambda: desk.t.happen(desk.now, "promise", None, {"beacon": named(beacon, desk.now)}))
    desk.sit(ADA, "A")
    desk.sit(BEN, "B")
    return desk, beacon


def named(beacon: Beacon, at: int) -> dict[str, object]:
    number, out = beacon.next(at)
    return {"chain": beacon.chain, "round": number, "at": out}


def test_the_beacon_speaks_after_the_list_is_closed() -> None:
    desk, beacon = with_beacon()
    round = agreement(desk).last.beacon
    assert round is not None
    assert agreement(desk).out > desk.now + 60_000  # nobody who commits in time is too late for it
    desk.commit(ADA, "A")
    desk.commit(BEN, "B")
    desk.reveal(ADA, "A")
    desk.reveal(BEN, "B")
    assert desk.t.status == "gathering"
    assert desk.t.due == agreement(desk).out
    desk.wait(64)
    with desk.unchanged():
        desk.run_out()
    assert beacon.asked == [round.round]
    beacon.said[round.round] = "ab" * 32
    desk.run_out()
    assert desk.kinds()[-2:] == ["beacon", "start"]
    transcript = desk.live.transcript
    assert transcript is not None
    assert transcript.last.beacon is not None
    assert transcript.last.beacon.randomness == "ab" * 32


def test_where_the_server_holds_all_salts_the_next_round_counts() -> None:
    desk, beacon = with_beacon()
    desk.wait(500)
    desk.ready(ADA, "A")
    desk.ready(BEN, "B")
    assert desk.kinds()[-2:] == ["promise", "list"]
    assert desk.now < agreement(desk).out <= desk.now + 3000
    desk.wait(3)
    beacon.said[beacon.next(agreement(desk).out - 1)[0]] = "cd" * 32
    desk.run_out()
    assert desk.t.status == "playing"


def test_a_round_that_is_out_counts_for_nobody() -> None:
    desk, _ = with_beacon()
    desk.commit(ADA, "A")
    desk.wait(59)
    desk.leave(BEN, "B")
    desk.wait(59)
    desk.sit(BEN, "B")  # the round comes before the time to commit is over
    assert agreement(desk).transcript.attempts[0].failed == "beacon"
    assert agreement(desk).out > desk.now + 60_000


def test_alone_one_commits_to_a_new_promise_if_the_round_is_out() -> None:
    desk = Desk()
    desk.t.beacon = Beacon()
    desk.sit(ADA, "A")
    desk.bot(ADA, "B", "passive")
    old = named(Beacon(), desk.now)
    desk._do(lambda: desk.t.happen(desk.now, "promise", None, {"beacon": old}))
    desk.wait(100)
    before = desk.t.promise
    desk.commit(ADA, "A")
    assert desk.kinds()[-1] == "promise"
    assert desk.t.promise != before
    assert not desk.seat("A").ready
    desk.commit(ADA, "A")
    desk.reveal(ADA, "A")
    assert desk.t.due == agreement(desk).out


def test_a_beacon_that_stays_away_fails_the_attempt() -> None:
    desk, _ = with_beacon()
    desk.commit(ADA, "A")
    desk.commit(BEN, "B")
    desk.reveal(ADA, "A")
    desk.reveal(BEN, "B")
    desk.now = agreement(desk).out + 60_000
    desk.run_out()
    assert agreement(desk).transcript.attempts[0].failed == "beacon"
    assert desk.last(0)["facts"] == [
        ["server-fact-luck-beacon", {}],
        ["server-fact-luck-again", {"attempt": 2}],
    ]
    desk.ready(ADA, "A")
    desk.ready(BEN, "B")
    desk.t.beacon = None  # the server runs without it now
    desk.wait(3)
    desk.run_out()
    assert agreement(desk).transcript.attempts[1].failed == "beacon"
    assert desk.t.status == "playing"  # where the server holds all salts, nobody has to do anything


# --- an operator who would like to choose -----------------------------------------------------------------------


def record_of(desk: Desk) -> str:
    return record.dumps(desk.live.anew(desk.t.names), PUBLIC)


def test_after_the_commitments_the_operator_can_only_abort_and_that_is_seen() -> None:
    """The operator knows the secret and everybody's words, sits at the table, and is the last to reveal.

    He cannot try thousands of words of his own until he likes what comes: his were fixed before
    he could know anybody's salt: whatever else he sends is refused, and what he can do leaves a trace.
    """
    desk = open_table()
    desk.commit(ADA, "A", words="low tide")  # he may know the words, but not the salt
    desk.commit(BEN, "B", words="first")  # the operator
    desk.reveal(ADA, "A", words="low tide")
    last = agreement(desk).last
    for i in range(500):  # now he knows all of it, and the key for each of these
        with desk.refused("luck-unopened"):
            desk.reveal(BEN, "B", words=f"try {i}")
        with desk.refused("luck-unopened"):
            desk.reveal(BEN, "B", f"{i:064x}", words="first")
    # Another commitment, another seat order, another list: Ada's device has stored this one and reveals for no other.
    for made in (commitment("table", 1, last.promise, 1, "11" * 32, "x"), "0" * 64):
        with desk.refused("luck-closed"):
            desk.send_commitment(BEN, "B", made)
    # Another secret does not fit the promise.
    transcript = agreement(desk).transcript.reveal(1, own_salt("B"), "first")
    with pytest.raises(LuckError):
        transcript.key(bytes(32))
    # What is left is to abort. Then nothing of the attempt counts, and everybody sees it.
    desk.leave(BEN, "B")
    desk.sit(BEN, "B")
    assert [one.failed for one in agreement(desk).transcript.attempts] == ["seat", ""]
    assert not desk.seat("A").ready  # without Ada's device there is no second try
    desk.commit(BEN, "B")
    desk.commit(ADA, "A")
    desk.reveal(BEN, "B")
    desk.reveal(ADA, "A")
    told = record_of(desk)
    assert "luck failed seat B" in told
    assert told.index("luck attempt 1 ") < told.index("luck failed seat") < told.index("luck attempt 2 ")


def test_one_honest_salt_makes_the_key_unforeseeable() -> None:
    """Whatever everybody else has fixed: with another salt of Ada's, the key is another."""
    keys = set()
    for i in range(20):
        desk = open_table(people=3)
        desk.commit(ADA, "A", f"{i:064x}")
        desk.commit(BEN, "B")
        desk.ready(CLEO, "C", "held")
        desk.reveal(BEN, "B")
        desk.reveal(ADA, "A", f"{i:064x}")
        keys.add(key_of(desk))
    assert len(keys) == 20
