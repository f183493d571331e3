"""A table to try things at: people, a clock that runs when told to, and a memory of all that happened.

Every act goes the way it goes in the server: somebody
acts, chance acts, events go to the disk and messages to their viewers. After each the laws of a table are checked.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import pytest

from landbridge import registry
from landbridge.core.errors import LandbridgeError
from landbridge.core.game import LETTERS, Game
from landbridge.core.play.luck import commitment
from landbridge.core.state import PUBLIC
from landbridge.table.luck.attempts import EDITION
from tests.table.laws import Worker, from_disk, whole
from tests.table.parts import Event, Live, Message, Person, Seat, Table, actions

__all__ = [
    "ADA",
    "BEN",
    "CLEO",
    "EVE",
    "GAMES",
    "LETTERS",
    "NOON",
    "PEOPLE",
    "PUBLIC",
    "SECRET",
    "Desk",
    "open_table",
    "own_salt",
    "playing",
]

NOON = 1_800_000_000_000
SECRET = bytes(range(32))
ADA, BEN, CLEO, EVE = PEOPLE = [Person(name.lower(), name) for name in ("Ada", "Ben", "Cleo", "Eve")]
GAMES = registry.game_names()
SHORT = {"river_dragons": {"max_rounds": "2"}, "loopit": {"rounds": "3"}}

Body = Mapping[str, Any]


def own_salt(letter: str) -> str:
    """What a person's device drew."""
    return f"{LETTERS.index(letter) + 1:02x}" * 32


class Desk:
    """A table and everything that happened at it."""

    def __init__(
        self,
        game: str = "hashi",
        seats: int = 2,
        options: dict[str, str] | None = None,
        clock: dict[str, int] | None = None,
        substitute: str = "passive",
        host: Person = ADA,
        listed: bool = False,
        pace: str = "live",
        outside: bool = False,
        help: bool = False,
    ):
        self.now = NOON
        self.events: list[Event] = []
        self.told: dict[int, list[Body]] = {}
        self.t = Table("table", SECRET)
        self.elsewhere = Worker("table", SECRET)
        self.clients = 0
        terms = {
            "game": game,
            "version": registry.game(game).version,
            "options": SHORT.get(game, {}) if options is None else options,
            "seats": seats,
            "pace": pace,
            "clock": clock,
            "substitute": substitute,
            "listed": listed,
            **({"outside": True} if outside else {"luck": EDITION}),
            **({"help": True} if help else {}),
        }
        self._do(lambda: self.t.happen(self.now, "open", None, terms, host.id, "open"))

    # --- what one can ask -----------------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        return self.t.game

    @property
    def live(self) -> Live:
        assert self.t.live is not None
        return self.t.live

    @property
    def acting(self) -> str:
        return "".join(LETTERS[seat] for seat in self.t.acting)

    def seat(self, letter: str) -> Seat:
        return self.t.seats[LETTERS.index(letter)]

    def at(self, letter: str) -> Person:
        """Who sits there."""
        return next(person for person in PEOPLE if person.id == self.seat(letter).person)

    def offers(self, letter: str) -> list[str]:
        """The legal moves of a seat, as texts."""
        seat = LETTERS.index(letter)
        view, kit = self.live.view(seat), self.t.kit
        return [self.game.write(kit, view, seat, move) for move in self.game.offers(kit, view, seat)]

    def kinds(self, since: int = 0) -> list[str]:
        """What has happened, by its name."""
        return [event.kind for event in self.events[since:]]

    @property
    def history(self) -> list[Event]:
        """The events as they are on the disk."""
        return [from_disk(event) for event in self.events]

    def last(self, viewer: int) -> Body:
        """What a viewer was told last, but for the time."""
        return {key: value for key, value in self.told[viewer][-1].items() if key != "at"}

    def heard(self) -> dict[int, int]:
        """How many messages everybody has got."""
        return dict(self.t.counts)

    # --- time -----------------------------------------------------------------------------------------------

    def wait(self, seconds: float) -> None:
        self.now += round(1000 * seconds)

    # --- what people do -------------------------------------------------------------------------------------

    def sit(self, person: Person, letter: str, most: int = 4) -> None:
        seat = actions.seat_number(self.t, letter)
        self._do(lambda: actions.sit(self.t, self.now, person, seat, most, {}, self._client()))

    def sit_uninvited(self, person: Person, letter: str, most: int = 4) -> None:
        self._do(lambda: actions.sit_uninvited(self.t, self.now, person, letter, most, {}, self._client()))

    def join(self, person: Person, letter: str, words: str = "", most: int = 4) -> None:
        seat = actions.seat_number(self.t, letter)
        self._do(lambda: actions.join(self.t, self.now, person, seat, most, words, True, {}, self._client()))

    def say_ready(self, person: Person, letter: str | None, words: str = "") -> None:
        self._do(lambda: actions.say_ready(self.t, self.now, person, letter, words))

    def commit(self, person: Person, letter: str, salt: str = "", words: str = "") -> str:
        """With a salt of the person's own; by default one that names the seat. The commitment."""
        assert self.t.luck is not None
        last, seat = self.t.luck.last, actions.seat_number(self.t, letter)
        made = commitment("table", last.number, last.promise, seat, salt or own_salt(letter), words)
        self.send_commitment(person, letter, made)
        return made

    def send_commitment(self, person: Person, letter: str, made: str, promise: str | None = None) -> None:
        self._do(lambda: actions.commit(self.t, self.now, person, letter, made, promise))

    def reveal(
        self, person: Person, letter: str, salt: str = "", words: str = "", listed: str | None = None
    ) -> None:
        assert self.t.luck is not None
        seen = self.t.luck.last.list_hash if listed is None else listed
        salt = salt or own_salt(letter)
        self._do(lambda: actions.reveal(self.t, self.now, person, letter, salt, words, seen))

    def remind(self, person: Person, letter: str) -> None:
        self._do(lambda: actions.remind(self.t, self.now, person, letter))

    def resign(self, person: Person, letter: str) -> None:
        self._do(lambda: actions.resign(self.t, self.now, person, letter))

    def bot(self, person: Person, letter: str, bot: str) -> None:
        self._do(lambda: actions.put_bot(self.t, self.now, person, letter, bot))

    def unseat(self, person: Person, letter: str) -> None:
        self._do(lambda: actions.unseat(self.t, self.now, person, letter))

    def ready(self, person: Person, letters: str, words: str = "") -> None:
        seats = [actions.seat_number(self.t, letter, person) for letter in letters]
        self._do(lambda: actions.ready(self.t, self.now, person, seats, words))

    def move(self, person: Person, letter: str, text: str) -> None:
        self._do(lambda: actions.move(self.t, self.now, person, letter, text, None, {}, self._client()))

    def touch(self, person: Person, letter: str, *handles: str) -> None:
        self._do(lambda: actions.move(self.t, self.now, person, letter, None, handles, {}, self._client()))

    def take_back(self, person: Person, letter: str, moves: int | None = None) -> None:
        self._do(lambda: actions.take_back(self.t, self.now, person, letter, moves, {}, self._client()))

    def ask(self, person: Person, letter: str) -> None:
        self._do(lambda: actions.ask_back(self.t, self.now, person, letter, {}, self._client()))

    def answer(self, person: Person, letter: str, agree: bool) -> None:
        self._do(lambda: actions.answer_ask(self.t, self.now, person, letter, agree))

    def leave(self, person: Person, letter: str, resign: bool = False) -> None:
        self._do(lambda: actions.leave(self.t, self.now, person, letter, resign))

    def come_back(self, person: Person, letter: str) -> None:
        self._do(lambda: actions.come_back(self.t, self.now, person, letter))

    def run_out(self) -> None:
        self._do(lambda: actions.run_out(self.t, self.now))

    def bot_move(self, letter: str, move: int, times: int | None = None) -> None:
        """A bot has thought about the seat as it was when it had acted that often; by default as it is."""
        seat = LETTERS.index(letter)
        times = self.t.seats[seat].acts if times is None else times
        self._do(lambda: actions.bot_move(self.t, self.now, seat, times, move))

    def chat(self, person: Person, letter: str, text: str, most: int = 100) -> None:
        self._do(lambda: actions.chat(self.t, self.now, person, letter, text, most, {}, self._client()))

    def mute(self, person: Person, letter: str, muted: bool) -> None:
        self._do(lambda: actions.mute(self.t, self.now, person, letter, muted))

    def close(self, person: str) -> None:
        self._do(lambda: actions.close(self.t, self.now, person))

    def forget(self, person: Person) -> None:
        self._do(lambda: actions.forget(self.t, self.now, person.id))

    def rename(self, person: Person, name: str) -> None:
        self._do(lambda: actions.rename(self.t, self.now, person.id, name))

    def merge(self, was: Person, now: Person) -> None:
        """The server has found out that two are the same person."""
        self._do(lambda: self.t.happen(self.now, "merge", None, {"was": was.id, "now": now.id}))

    def rematch(self, table: str, person: Person = ADA) -> None:
        self._do(lambda: actions.rematch(self.t, self.now, person, table))

    def any_move(self, luck: random.Random | None = None) -> None:
        """A move of somebody who may act."""
        letter = self.acting[0] if luck is None else luck.choice(self.acting)
        offers = self.offers(letter)
        self.move(self.at(letter), letter, offers[0] if luck is None else luck.choice(offers))

    def play_until(self, true: Callable[[], bool], seed: int = 0) -> None:
        """Random moves of everybody until something is so."""
        luck = random.Random(seed)
        while not true():
            assert self.t.status == "playing", "it never came true"
            self.any_move(luck)

    @contextmanager
    def refused(self, key: str) -> Iterator[pytest.ExceptionInfo[LandbridgeError]]:
        """Somebody is refused with this reason, and nothing has changed."""
        with self.unchanged(), pytest.raises(LandbridgeError) as caught:
            yield caught
        assert caught.value.fact.key == key

    @contextmanager
    def unchanged(self) -> Iterator[None]:
        """What happens in here changes nothing and is told to nobody."""
        before = self._everything()
        yield
        assert self._everything() == before

    def attempt(self, act: Callable[[], object]) -> bool:
        """Somebody tries something: it happens, or it is refused and nothing has changed."""
        before = self._everything()
        try:
            act()
        except LandbridgeError:
            assert self._everything() == before
            return False
        return True

    def _everything(self) -> Any:
        told = {viewer: list(messages) for viewer, messages in self.told.items()}
        return whole(self.t), list(self.t.fresh), list(self.t.told), list(self.events), told

    def _client(self) -> str:
        self.clients += 1
        return f"client {self.clients}"

    # --- as the server does it ------------------------------------------------------------------------------

    def _do(self, act: Callable[[], object]) -> None:
        act()
        self.t.deal(self.now)
        fresh, told = list(self.t.fresh), list(self.t.told)
        self.t.fresh.clear()
        self.t.told.clear()
        self._deliver(told)
        heard: list[Message] = []
        for event in fresh:
            assert (event.n, event.at) == (len(self.events) + 1, self.now)
            self.events.append(event)
            heard += self.elsewhere.read(event)
        assert heard == told
        assert whole(self.elsewhere.t) == whole(self.t)

    def _deliver(self, told: list[Message]) -> None:
        """Every viewer's messages count 1, 2, 3, …"""
        for message in told:
            mine = self.told.setdefault(message.viewer, [])
            mine.append(json.loads(json.dumps(message.body)))
            assert message.id == len(mine)
            assert message.body["at"] == self.now
        heard = {viewer: len(self.told.get(viewer, [])) for viewer in (PUBLIC, *range(len(self.t.seats)))}
        assert self.t.counts == heard
        assert self.t.moved == (self.told[PUBLIC][-1]["at"] if PUBLIC in self.told else NOON)


def open_table(game: str = "hashi", people: int = 2, **terms: Any) -> Desk:
    """Everybody has a seat, nobody is ready yet."""
    desk = Desk(game, people, **terms)
    for person, letter in zip(PEOPLE[:people], LETTERS, strict=False):
        desk.sit(ADA if desk.t.outside else person, letter)  # at a real table one device has all seats
    return desk


def playing(game: str = "hashi", people: int = 2, **terms: Any) -> Desk:
    """The game has begun: Ada has A and is the host, Ben has B, and so on."""
    desk = open_table(game, people, **terms)
    for person, letter in zip(PEOPLE[:people], LETTERS, strict=False):
        desk.ready(person, letter)
    return desk
