"""A queue in which nobody waits for how much somebody else has asked for.

Whoever has used the least time is next (start-time fair queueing). Time is counted for each person and for each
address. An address counts as several people, because a club or a school may share one; it does not count as hundreds,
because anybody can arrive under many names. Of one person's things the one that came first is next, so that their
tables take turns.

Time that was not used is not saved up: whoever comes back after an hour is first in line once, not for an hour.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from enum import IntEnum
from time import monotonic
from typing import Generic, NamedTuple, TypeVar

PEOPLE = 8  # an address gets as much as so many people
ESTIMATE = 0.5  # seconds that something is charged when it begins; corrected when it is done
AGED = 30.0  # seconds after which anything counts as awaited: what comes last still comes
REMEMBERED = 10_000  # accounts

T = TypeVar("T", bound=Hashable)


class Account(NamedTuple):
    """Who is charged."""

    person: str  # "": nobody we know; all of them at one address are one
    address: str = ""  # "": not known

    @property
    def name(self) -> str:
        return f"person {self.person}" if self.person else f"nobody at {self.address}"

    @property
    def place(self) -> str:
        return f"address {self.address}"


class Rank(IntEnum):
    """Whether somebody waits for it; what is awaited goes first, whatever its owner has used."""

    ASKED = 0  # a person's question; goes first like what is awaited, but not everywhere at the same time
    AWAITED = 1  # a person can do nothing until it is done
    BESIDE = 2  # a person has to act as well
    ALONE = 3  # nobody plays there; reviews of games that are over


@dataclass
class Entry(Generic[T]):
    """Something in the queue, or taken from it."""

    item: T
    account: Account
    rank: Rank
    since: float


class FairQueue(Generic[T]):
    """Not for several threads: whoever uses it has a lock."""

    def __init__(self, most: int, clock: Callable[[], float] = monotonic):
        """`most`: so many of one person's things, and so many questions, are at work at the same time."""
        self.most = most
        self.clock = clock
        self._entries: dict[T, Entry[T]] = {}
        self._waiting: dict[
            str, tuple[dict[T, Entry[T]], ...]
        ] = {}  # by account and rank, in order of arrival
        self._working: Counter[str] = Counter()  # by account
        self._answering = 0  # questions at work
        self._charged: dict[str, float] = {}  # until when, on a clock that only use makes go on
        self._now = 0.0  # of that clock

    def __len__(self) -> int:
        return len(self._entries)

    def put(self, item: T, account: Account, rank: Rank = Rank.AWAITED) -> None:
        """What is in the queue already keeps its place, with the rank it has now."""
        since = self.clock()
        if item in self._entries:
            since = self._entries[item].since
            self.remove(item)
        entry = self._entries[item] = Entry(item, account, rank, since)
        self._waiting.setdefault(account.name, tuple({} for _ in Rank))[rank][item] = entry

    def remove(self, item: T) -> bool:
        """Whether it was still waiting."""
        entry = self._entries.pop(item, None)
        if entry is None:
            return False
        name = entry.account.name
        del self._waiting[name][entry.rank][item]
        if not any(self._waiting[name]):
            del self._waiting[name]
        return True

    def clear(self) -> list[T]:
        """Everything that waits, which is in no queue any more."""
        found = list(self._entries)
        self._entries.clear()
        self._waiting.clear()
        return found

    def take(self) -> Entry[T] | None:
        """The next one; None if there is none, or everybody's are at work. Say `done` afterwards."""
        first = (self._first(name) for name in self._waiting if self._working[name] < self.most)
        entry = min((entry for entry in first if entry is not None), key=self._urgency, default=None)
        if entry is None:
            return None
        self.remove(entry.item)
        self._now = max(self._now, self._start(entry.account))
        self._working[entry.account.name] += 1
        self._answering += entry.rank is Rank.ASKED
        self._charge(entry.account, ESTIMATE)
        return entry

    def done(self, entry: Entry[T], seconds: float) -> None:
        """Charge what it took."""
        self._answering -= entry.rank is Rank.ASKED
        self._working[entry.account.name] -= 1
        if not self._working[entry.account.name]:
            del self._working[entry.account.name]
        self._charge(entry.account, seconds - ESTIMATE)
        if not self._entries and not self._working:
            self._charged.clear()  # nobody was kept waiting

    def _first(self, name: str) -> Entry[T] | None:
        """A person's next thing that may begin."""
        lists = self._waiting[name] if self._answering < self.most else self._waiting[name][1:]
        oldest = (next(iter(waiting.values())) for waiting in lists if waiting)
        return min(oldest, key=lambda entry: (self._rank(entry), entry.since), default=None)

    def _rank(self, entry: Entry[T]) -> Rank:
        """What is asked, awaited or old is equal."""
        old = self.clock() - entry.since > AGED
        return Rank.AWAITED if old or entry.rank is Rank.ASKED else entry.rank

    def _urgency(self, entry: Entry[T]) -> tuple[int, float, float, float]:
        account = entry.account
        own = self._charged.get(account.name, 0.0)  # takes turns among those whose address has used much
        return self._rank(entry), self._start(account), own, entry.since

    def _start(self, account: Account) -> float:
        """When its next thing would begin, on the clock of use."""
        return max(self._until(account.name), self._until(account.place))

    def _until(self, name: str) -> float:
        return max(self._now, self._charged.get(name, 0.0))

    def _charge(self, account: Account, seconds: float) -> None:
        self._charged[account.name] = self._until(account.name) + seconds
        if account.address:
            self._charged[account.place] = self._until(account.place) + seconds / PEOPLE
        if len(self._charged) > REMEMBERED:
            most = sorted(self._charged.items(), key=lambda one: one[1])[-REMEMBERED // 2 :]
            self._charged = dict(most)
