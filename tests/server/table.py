"""Playing at a server: seats that always choose the same, whoever is faster."""

from __future__ import annotations

import hashlib
import random
import threading
import time
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from landbridge.core.game import LETTERS
from landbridge.table.table import Table
from tests.server.host import Guest, Running, short_options

Seen = TypeVar("Seen")


def peek(running: Running, table: str, see: Callable[[Table], Seen]) -> Seen:
    """Something of a table as a server knows it."""
    with running.services.tables.open(table) as t:
        return see(t)


class Player:
    """One seat's person; the k-th choice is the same in every game, as long as the offers are."""

    def __init__(self, guest: Guest, table: str, seat: str, seed: str = ""):
        self.guest, self.table, self.seat, self.seed = guest, table, seat, seed
        self.moves = 0

    def choice(self, offers: Sequence[Any]) -> str:
        mixed = hashlib.sha256(f"{self.seed} {self.seat} {self.moves}".encode()).digest()
        return str(offers[int.from_bytes(mixed[:4], "big") % len(offers)]["move"])

    def step(self, seen: Any = None) -> Any:
        """One move if there is one to make; the picture after it."""
        seen = seen or self.guest.look(self.table, self.seat)
        if seen["offers"]:
            reply = self.guest.move(self.table, self.seat, self.choice(seen["offers"]))
            assert reply.status == 200, reply.body
            self.moves += 1
            seen = reply.json
        return seen

    def play(self, luck: random.Random | None = None, stop: threading.Event | None = None) -> None:
        """To the end, as fast as the others let one."""
        seen: Any = None
        while not (stop and stop.is_set()):
            seen = self.step(seen)
            if seen["table"]["status"] != "playing":
                return
            if luck is not None and luck.random() < 0.2:
                time.sleep(luck.random() / 100)
            if not seen["offers"]:
                time.sleep(0.01)
                seen = None


def seat_all(guests: Sequence[Guest], game: str, **terms: Any) -> tuple[str, list[Player]]:
    """A table with a guest on every seat, ready to begin."""
    options = {**short_options(game), **terms.pop("options", {})}
    host = guests[0]
    table = host.open(game, "me", *["open"] * (len(guests) - 1), options=options, **terms)
    for guest, seat in zip(guests[1:], LETTERS[1:], strict=False):
        guest.join(host.invite(table, seat), f"words of {seat}")
    host.ready(table, "words of A")
    return table, [Player(g, table, seat) for g, seat in zip(guests, LETTERS, strict=False)]


def play_together(players: Sequence[Player], seed: int) -> None:
    """Everybody at once. When one fails the others stop, and it is said why."""
    failures: list[BaseException] = []
    stop = threading.Event()

    def sit(player: Player, luck: random.Random) -> None:
        try:
            player.play(luck, stop)
        except BaseException as error:
            failures.append(error)
            stop.set()

    threads = [
        threading.Thread(target=sit, args=(player, random.Random(f"{seed} {player.seat}")))
        for player in players
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if failures:
        raise failures[0]


def play_in_order(players: Sequence[Player]) -> None:
    """One request at a time: the first in the list who can move, moves."""
    while True:
        for player in players:
            seen = player.guest.look(player.table, player.seat)
            if seen["table"]["status"] != "playing":
                return
            if seen["offers"]:
                player.step(seen)
                break
