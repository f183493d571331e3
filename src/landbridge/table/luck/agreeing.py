"""What people and their devices do to agree on the luck, and what follows. `attempts.py` says how it goes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from landbridge.core.play.transcript import LuckError, Transcript
from landbridge.table.luck import attempts
from landbridge.table.luck.attempts import (
    ALONE_MS,
    ATTEMPTS,
    BEACON_MS,
    EDITION,
    LIMIT_MS,
    REMIND_MS,
    Agreement,
    BeaconSource,
)
from landbridge.table.parts import CLOSED, GATHERING
from landbridge.table.person import Person
from landbridge.table.refusals import Refused
from landbridge.table.table import Table


def terms(beacon: BeaconSource | None, now: int) -> dict[str, Any]:
    """What a new table's terms say of its luck."""
    return {"luck": EDITION, "beacon": _named(beacon, now + ALONE_MS)}


def _named(beacon: BeaconSource | None, at: int) -> dict[str, Any] | None:
    """The first round that is published after that time."""
    found = beacon.next(at) if beacon is not None else None
    if beacon is None or found is None:
        return None
    number, out = found
    return {"chain": beacon.chain, "round": number, "at": out}


def _agreement(t: Table) -> Agreement:
    if t.status == CLOSED:
        raise Refused("server-closed")
    if t.luck is None:
        raise Refused("luck-outside")
    return t.luck


# --- what people do ---------------------------------------------------------------------------------------------


def commit(t: Table, now: int, seat: int, person: Person, commitment: str, promise: str | None) -> None:
    """A device seals its number: the hash of a salt that stays on it. The last one closes the list.

    Where the beacon's round has come too early, the answer is a new promise, to which one may commit.
    """
    agreed = _agreement(t)
    made = agreed.last.commitment_of(seat)
    if made is not None and made.digest == commitment:
        return  # the answer got lost on the way
    if t.status != GATHERING:
        raise Refused("server-started")
    if t.seats[seat].person in agreed.held:
        raise Refused("luck-held")
    if promise is not None and promise != agreed.last.promise:
        raise Refused("luck-promise")
    if agreed.last.number >= ATTEMPTS:
        raise Refused("server-limit", limit="attempts", most=ATTEMPTS)
    _try(agreed.transcript, "commit", seat, commitment)
    if agreed.last.beacon is not None and now >= agreed.out and not agreed.own:
        t.happen(now, "promise", None, {"beacon": _named(t.beacon, now + _lead(t))})
        return
    t.happen(now, "commit", seat, {"commitment": commitment}, person.id)
    go_on(t, now)


def reveal(t: Table, now: int, seat: int, person: Person, salt: str, words: str, listed: str) -> None:
    """What a seat committed to, from a device that has stored the list with this hash. The last one starts the game."""
    agreed = _agreement(t)
    told = next((one for one in agreed.last.reveals if one.seat == seat), None)
    if told is not None and (told.salt, told.words) == (salt, words) and listed == agreed.last.list_hash:
        return  # the answer got lost on the way
    if t.status != GATHERING:
        raise Refused("server-started")
    if agreed.closed is not None and listed != agreed.last.list_hash:
        raise Refused("luck-other-list")
    _try(agreed.transcript, "reveal", seat, salt, words)
    t.happen(now, "reveal", seat, {"salt": salt, "words": words}, person.id)
    go_on(t, now)


def _try(transcript: Transcript, what: str, *told: Any) -> None:
    """Whether it fits, before it happens."""
    try:
        getattr(transcript, what)(*told)
    except LuckError as error:
        raise Refused(error.fact.key, None, **error.fact.values) from None


def hold(t: Table, now: int, person: Person, seats: Sequence[int], words: str) -> None:
    """A person starts without a number of their own: the server holds the salts of these seats.

    What they sealed is dropped while the list is open. Once it is closed the attempt fails, and the server holds the
    salts of this person for good: so this adds one attempt for each person at most.
    """
    agreed = t.luck
    if agreed is not None and agreed.closed is not None:
        unopened = [one for one in attempts.unrevealed(t) if t.seats[one].person == t.seats[seats[0]].person]
        if unopened:
            fail(t, now, "reveal", unopened)
    else:
        for seat in seats:
            if not t.seats[seat].ready or attempts.is_own(t, seat):
                t.happen(now, "ready", seat, {"words": words}, person.id)
    go_on(t, now)


def remind(t: Table, now: int, seat: int, person: Person) -> None:
    """Remind those whom the table waits for, once a minute at most."""
    agreed = _agreement(t)
    others = [one for one in attempts.missing(t) if t.seats[one.seat].person != t.seats[seat].person]
    if others and now >= agreed.reminded + REMIND_MS:
        t.happen(now, "remind", seat, {}, person.id)


# --- what follows -----------------------------------------------------------------------------------------------


def go_on(t: Table, now: int) -> None:
    """Close the list when every number is sealed or held, and start the game when all are opened."""
    if t.status != GATHERING or any(seat.free or not seat.ready for seat in t.seats):
        return
    agreed = t.luck
    if agreed is None:
        t.happen(now, "start")
        return
    if agreed.closed is None and agreed.own and agreed.last.beacon is not None and now >= agreed.out:
        fail(t, now, "beacon")
        return
    if agreed.closed is None and not agreed.own and agreed.last.beacon is not None:
        t.happen(now, "promise", None, {"beacon": _named(t.beacon, now)})
    if agreed.closed is None and (agreed.own or agreed.last.beacon is not None):
        t.happen(now, "list")
    if agreed.closed is None or agreed.transcript.complete:
        t.happen(now, "start")


def seated(t: Table, now: int) -> None:
    """Somebody has sat down. With the last seat the time to commit begins; the beacon's round comes after it."""
    agreed = t.luck
    if agreed is None or agreed.last.beacon is None or agreed.full is None or agreed.out > now + _lead(t):
        return
    if agreed.own:
        fail(t, now, "beacon")
    else:
        t.happen(now, "promise", None, {"beacon": _named(t.beacon, now + _lead(t))})


def _lead(t: Table) -> int:
    """How long people may take to commit."""
    company = len({seat.person for seat in t.seats if seat.person}) > 1
    return LIMIT_MS[t.terms["pace"]] if company else ALONE_MS


def fail(t: Table, now: int, why: str, missing: Sequence[int] = ()) -> None:
    """The attempt has come to nothing, and the next one begins, with another round of the beacon."""
    beacon = _named(t.beacon, now + _lead(t))
    t.happen(now, "failed", None, {"why": why, "missing": list(missing), "beacon": beacon})


def get_up(t: Table, now: int, seat: int, person: str | None = None) -> None:
    """Somebody gets up before the game. Once the list is closed, the attempt fails with it.

    It also fails if they were late: the record says that the next one at this seat was not.
    """
    agreed = t.luck
    if agreed is not None and (agreed.closed is not None or attempts.is_late(t, t.seats[seat].person)):
        fail(t, now, "seat", [seat])
    t.happen(now, "rise", seat, {}, person)


def seats_open(t: Table) -> None:
    """With the last commitment seating closes. Everybody may leave, but nobody sends anybody away."""
    if t.luck is not None and t.status == GATHERING and t.luck.closed is not None:
        raise Refused("luck-seats-closed")


def run_out(t: Table, now: int) -> None:
    """Before the game: the deadline of a listed table has passed, or the beacon speaks."""
    agreed, ends = t.luck, attempts.due(t)
    if agreed is None or ends is None or now < ends:
        return
    late = {t.seats[one.seat].person for one in attempts.missing(t)}
    if late:
        fail(t, now, "commit", [i for i, seat in enumerate(t.seats) if seat.person in late])
        go_on(t, now)
        return
    beacon = agreed.last.beacon
    assert beacon is not None
    known = t.beacon is not None and t.beacon.chain == beacon.chain
    said = t.beacon.randomness(beacon.round) if t.beacon is not None and known else ""
    if said:
        t.happen(now, "beacon", None, {"randomness": said})
        go_on(t, now)
    elif not known or now >= agreed.out + BEACON_MS:
        fail(t, now, "beacon")
        go_on(t, now)
