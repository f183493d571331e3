"""Agreeing on the luck in every order: people come, go and choose, devices sleep and wake, deadlines pass.

All states of a small table are visited, with the real table and the real steps of its devices. A device that sleeps
takes no step for a while. After each step the laws hold, and from each state the game begins once all are awake.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

import pytest

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
    leaves: str = "B"  # whose seat may be left, once
    choices: int = 2
    rounds: int = 0  # of the beacon that may pass


Device = tuple[tuple[int, str], ...]  # what a person's device has sealed, and keeps: attempt and promise


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
        kept = [(last.number, last.promise) in device for device in self.devices]
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
    return World(setting, stored(first), NOON, ((),) * len(setting.people), nobody, nobody)


def stored(t: Table) -> Any:
    t.fresh.clear()
    t.told.clear()
    return t.as_json()


def acted(w: World, act: Callable[[Table, int], object]) -> World:
    t = w.table()
    act(t, w.now)
    return replace(w, kept=stored(t))


def stepped(w: World, who: int) -> World:
    """What the page does by itself while its device is awake: seal, or open what it has sealed."""
    t, person, device = w.seen, w.setting.people[who], w.devices[who]
    agreed, seats = t.luck, t.seats_of(w.setting.people[who].id)
    if t.status != "gathering" or agreed is None or not seats:
        return w
    seat, last = seats[0], agreed.last
    letter, salt = "ABC"[seat], f"{who + 1:02x}{last.number:02x}" * 16
    if agreed.closed is None and not t.seats[seat].ready and not t.seats[seat].reserved:
        made = commitment("table", last.number, last.promise, seat, salt)
        w = acted(w, lambda t, now: actions.commit(t, now, person, letter, made, last.promise))
        devices = list(w.devices)
        devices[who] = (*device, (last.number, last.promise))
        return replace(w, devices=tuple(devices))
    if seat in attempts.unrevealed(t) and agreed.closed is not None and (last.number, last.promise) in device:
        return acted(w, lambda t, now: actions.reveal(t, now, person, letter, salt, "", last.list_hash))
    return w


def place_for(t: Table, person: Person) -> int | None:
    """A seat to sit down at: the one that is reserved, or a free one."""
    for seat in t.seats_of(person.id):
        return seat if t.seats[seat].reserved else None
    return next((i for i, seat in enumerate(t.seats) if seat.free), None)


def sat(w: World, person: Person, place: int) -> World:
    return acted(w, lambda t, now: actions.sit(t, now, person, place, 1, {}, None))


def rose(w: World, person: Person, letter: str) -> World:
    return acted(w, lambda t, now: actions.leave(t, now, person, letter, resign=False))


def chosen(w: World, person: Person, seats: list[int]) -> World:
    return acted(w, lambda t, now: actions.ready(t, now, person, seats, ""))


def counted(counts: tuple[int, ...], who: int) -> tuple[int, ...]:
    return tuple(count + (i == who) for i, count in enumerate(counts))


def nexts(w: World) -> Iterator[tuple[str, World]]:
    """Every step that can be taken."""
    t = w.seen
    if t.status != "gathering":
        return
    for who, person in enumerate(w.setting.people):
        seats = t.seats_of(person.id)
        yield f"{person.name}'s device steps", stepped(w, who)
        if (place := place_for(t, person)) is not None:
            yield f"{person.name} sits down", sat(w, person, place)
        if seats and not w.left[who] and "ABC"[seats[0]] in w.setting.leaves:
            gone = rose(w, person, "ABC"[seats[0]])
            yield f"{person.name} leaves", replace(gone, left=counted(w.left, who))
        if seats and w.chose[who] < w.setting.choices and not t.seats[seats[0]].reserved:
            held = chosen(w, person, seats)
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
        for person in w.setting.people:
            t = w.seen
            place = place_for(t, person) if t.status == "gathering" else None
            w = w if place is None else sat(w, person, place)
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
    "two by link": Setting(leaves="AB"),
    "three by link": Setting((ADA, BEN, CLEO), choices=1),
    "two again": Setting(leaves="AB", rematch=True),
    "three again": Setting((ADA, BEN, CLEO), rematch=True, choices=1),
    "two who were found": Setting(listed=True, choices=1),
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
