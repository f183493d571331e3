"""Agreeing on the luck in every order: people come, go and choose, devices sleep and wake, deadlines pass.

All states of a small table are visited, with the real table and the real steps of its devices. After each step the laws
hold, and from each state the game begins once every device is awake.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

import pytest

from landbridge.core.errors import LandbridgeError
from landbridge.core.play.luck import commitment
from tests.table.desk import ADA, BEN, CLEO, NOON, SECRET
from tests.table.luck.test_agreement import EveryMs
from tests.table.parts import Person, Table, actions, attempts, opening

MINUTE = 60_000
Step = Callable[["World"], None]


@dataclass(frozen=True)
class Setting:
    """What there is to try, and how often each person may do what can be done again and again."""

    people: tuple[Person, ...] = (ADA, BEN)
    listed: bool = False
    rematch: bool = False
    beacon: bool = False
    leaves: int = 1
    choices: int = 2
    rounds: int = 0  # of the beacon that may pass


@dataclass(frozen=True)
class Device:
    """One for each person. It seals and opens when it is awake; what it sealed stays on it."""

    awake: bool = True
    kept: tuple[tuple[int, str], ...] = ()  # attempt, promise


@dataclass(frozen=True)
class World:
    setting: Setting
    kept: Any  # the table, as it is stored
    now: int
    devices: tuple[Device, ...]
    left: tuple[int, ...]
    chose: tuple[int, ...]
    passed: int = 0

    @cached_property
    def seen(self) -> Table:
        """The table, to look at."""
        return self.table()

    @cached_property
    def key(self) -> Any:
        """What makes a difference: not when it happened, nor how many events it took."""
        t = self.seen
        assert t.luck is not None
        last, late = t.luck.last, self.setting.beacon and self.now >= t.luck.out
        own = [(one.seat, one.held) for one in sorted(last.commitments, key=lambda one: one.seat)]
        seats = [(seat.person, seat.ready, seat.reserved) for seat in t.seats]
        kept = [(one.awake, (last.number, last.promise) in one.kept) for one in self.devices]
        ways = tuple((one.failed, one.missing) for one in t.luck.transcript.attempts)
        agreed = (t.status, last.list_hash != "", sorted(last.revealed), sorted(t.luck.held), late, ways)
        return str((own, seats, kept, agreed, self.left, self.chose, self.passed))

    def table(self) -> Table:
        """The table, to act at."""
        t = Table.from_json("table", SECRET, self.kept["n"], self.kept)
        assert t is not None
        if self.setting.beacon:
            t.beacon = Said(self.now)
        return t


class Said(EveryMs):
    """A beacon that has spoken in every round up to now."""

    def __init__(self, now: int):
        super().__init__()
        self.now = now

    def randomness(self, round: int) -> str:
        return "ab" * 32 if round <= self.now else ""


def world(setting: Setting) -> World:
    first = Table("table", SECRET)
    beacon = Said(NOON) if setting.beacon else None
    first.beacon = beacon
    plan = [opening.SeatWish("me"), *[opening.SeatWish("open")] * (len(setting.people) - 1)]
    wish = opening.Wish("hashi", plan, {}, listed=setting.listed)
    opening.open_table(first, NOON, ADA, wish, 1, {}, "open")
    if setting.rematch:
        for place, person in enumerate(setting.people):
            if place:
                actions.sit(first, NOON, person, place, 1, {}, None)
            actions.ready(first, NOON, person, [place], "")
        actions.resign(first, NOON, BEN, "B")
        actions.close(first, NOON, ADA.id)
        again = Table("table", SECRET)
        opening.open_rematch(again, NOON, first, BEN, {}, "again")
        first = again
    nobody = (0,) * len(setting.people)
    return World(setting, stored(first), NOON, (Device(),) * len(setting.people), nobody, nobody)


def stored(t: Table) -> Any:
    t.fresh.clear()
    t.told.clear()
    return t.as_json()


def acted(w: World, act: Callable[[Table, int], object]) -> World:
    t = w.table()
    act(t, w.now)
    return replace(w, kept=stored(t))


def stepped(w: World, who: int) -> World:
    """What the page of an awake device does by itself: seal, or open what it has sealed."""
    t, person, device = w.seen, w.setting.people[who], w.devices[who]
    agreed, seats = t.luck, t.seats_of(w.setting.people[who].id)
    if t.status != "gathering" or agreed is None or not seats or not device.awake:
        return w
    seat, last = seats[0], agreed.last
    letter, salt = "ABC"[seat], f"{who + 1:02x}{last.number:02x}" * 16
    if agreed.closed is None and not t.seats[seat].ready and not t.seats[seat].reserved:
        made = commitment("table", last.number, last.promise, seat, salt)
        w = acted(w, lambda t, now: actions.commit(t, now, person, letter, made, last.promise))
        kept = (*device.kept, (last.number, last.promise))
        return changed(w, who, replace(device, kept=kept))
    if seat in attempts.unrevealed(t) and agreed.closed is not None and (last.number, last.promise) in device.kept:
        return acted(w, lambda t, now: actions.reveal(t, now, person, letter, salt, "", last.list_hash))
    return w


def changed(w: World, who: int, device: Device) -> World:
    return replace(w, devices=tuple(device if i == who else one for i, one in enumerate(w.devices)))


def counted(counts: tuple[int, ...], who: int) -> tuple[int, ...]:
    return tuple(count + (i == who) for i, count in enumerate(counts))


def nexts(w: World) -> Iterator[tuple[str, World]]:
    """Every step that can be taken."""
    t = w.seen
    if t.status != "gathering":
        return
    for who, person in enumerate(w.setting.people):
        seats, device = t.seats_of(person.id), w.devices[who]
        yield f"{person.name} sleeps or wakes", changed(w, who, replace(device, awake=not device.awake))
        yield f"{person.name}'s device steps", stepped(w, who)
        free = [i for i, seat in enumerate(t.seats) if seat.free or (i in seats and seat.reserved)]
        if free and (not seats or t.seats[seats[0]].reserved):
            sit = actions.sit
            yield (
                f"{person.name} sits down",
                acted(w, lambda t, now, p=person, i=free[0]: sit(t, now, p, i, 1, {}, None)),  # type: ignore[misc]
            )
        if seats and w.left[who] < w.setting.leaves:
            gone = acted(
                w, lambda t, now, p=person, i=seats[0]: actions.leave(t, now, p, "ABC"[i], resign=False)
            )  # type: ignore[misc]
            yield f"{person.name} leaves", replace(gone, left=counted(w.left, who))
        if seats and w.chose[who] < w.setting.choices and not t.seats[seats[0]].reserved:
            held = acted(w, lambda t, now, p=person, i=seats[0]: actions.ready(t, now, p, [i], ""))  # type: ignore[misc]
            yield f"{person.name} starts without a number", replace(held, chose=counted(w.chose, who))
    if t.due is not None and (w.setting.listed or w.passed < w.setting.rounds):
        later = replace(w, now=max(w.now, t.due))
        yield "time passes", replace(acted(later, actions.run_out), passed=w.passed + w.setting.beacon)
    if w.setting.beacon and t.luck and w.now < t.luck.out and w.passed < w.setting.rounds:
        yield "the round passes", replace(w, now=t.luck.out, passed=w.passed + 1)


def check(before: World, what: str, after: World) -> None:
    """The laws of every step."""
    then, t = before.seen, after.seen
    assert t.luck is not None
    for was, now in zip(then.seats, t.seats, strict=True):
        if was.person and now.person != was.person:
            gone = next(one for one in after.setting.people if one.id == was.person)
            assert what == f"{gone.name} leaves", "nobody loses a seat without leaving"
    tried = t.luck.transcript.attempts
    for seat in range(len(t.seats)):
        people = len(after.setting.people)
        chosen = [one for one in tried if one.failed == "reveal" and seat in one.missing]
        assert len(chosen) <= people, "who sat here chose once each at most"
    for who, person in enumerate(after.setting.people):
        assert person.id not in t.luck.held or after.chose[who] or after.setting.listed
    chosen_all = [one for one in tried if one.failed == "reveal"]
    assert len(chosen_all) <= len(after.setting.people), "choosing adds one attempt for each person at most"
    if not after.setting.listed:
        assert not any(one.failed == "commit" for one in tried), "no deadline at a table by link"
    if not after.setting.beacon:
        assert not any(one.failed == "beacon" for one in tried)
    if t.status == "playing":
        settled(after, t)


def settled(w: World, t: Table) -> None:
    """No device that was there is left out of the key, and everybody can see who was."""
    assert t.luck is not None
    last = t.luck.last
    for one in last.commitments:
        who = next(i for i, person in enumerate(w.setting.people) if person.id == t.seats[one.seat].person)
        assert one.seat in last.revealed
        late = t.luck.transcript.held_late(one.seat)
        if one.held:
            assert w.chose[who] or late, "only the person themselves, or a deadline, leaves a device out"
        assert not late or w.setting.listed
    assert {one.seat for one in last.commitments} == set(range(len(t.seats)))


def begins(w: World, known: set[str]) -> bool:
    """Everybody comes and wakes: whatever was waited for goes on. `known` to begin are those it came by before."""
    way: set[str] = set()
    for _ in range(12):
        if w.key in known:
            known |= way
            return True
        way.add(w.key)
        for who, person in enumerate(w.setting.people):
            w = changed(w, who, replace(w.devices[who], awake=True))
            t = w.seen
            seats = t.seats_of(person.id)
            free = [i for i, seat in enumerate(t.seats) if seat.free or (i in seats and seat.reserved)]
            if t.status == "gathering" and free and (not seats or t.seats[seats[0]].reserved):
                w = acted(w, lambda t, now, p=person, i=free[0]: actions.sit(t, now, p, i, 1, {}, None))  # type: ignore[misc]
        for who in range(len(w.devices)):
            w = stepped(w, who)
        t = w.seen
        if t.luck is not None and t.luck.closed is not None and w.setting.beacon and not attempts.missing(t):
            w = acted(replace(w, now=max(w.now, t.luck.out)), actions.run_out)
        if w.seen.status == "playing":
            known |= way
            return True
    return False


SETTINGS = {
    "two by link": Setting(),
    "three by link": Setting((ADA, BEN, CLEO), leaves=0, choices=1),
    "two again": Setting(rematch=True),
    "three again": Setting((ADA, BEN, CLEO), rematch=True, leaves=0, choices=1),
    "two who were found": Setting(listed=True),
    "two with a beacon": Setting(beacon=True, choices=1, rounds=2),
}


@pytest.mark.parametrize("name", SETTINGS)
def test_the_laws_hold_in_every_order(name: str) -> None:
    start = world(SETTINGS[name])
    seen, todo = {start.key}, [start]
    begun, known = 0, set[str]()
    while todo:
        w = todo.pop()
        assert begins(w, known), w.key
        for what, after in nexts(w):
            if after is w:
                continue
            check(w, what, after)
            begun += after.seen.status == "playing"
            if (key := after.key) not in seen:
                seen.add(key)
                if after.kept["status"] == "gathering":
                    todo.append(after)
    print(name, len(seen), begun)
    assert begun
