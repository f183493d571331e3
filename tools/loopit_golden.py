"""Play the golden games of Loopit anew and write their records: each edition's ending, and both ways to exchange.

    python tools/loopit_golden.py

A golden record pins what the rules do: replaying it must always give the same points. Write them anew only when a
ruling or the shipped tiles have changed, and say so in the change log. Luck and choices follow from a game's name and a
number, and the first number is taken that shows what the game is kept for (`WANTED`).
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from itertools import count
from pathlib import Path
from random import Random
from typing import NamedTuple

import landbridge
from landbridge import Dealer, Match, dumps
from landbridge.bots.bot import find
from landbridge.games.loopit.rules import anybody_can_ever_lay
from landbridge.games.loopit.state import EXCHANGE, PASS, STOP

FOLDER = Path(__file__).parents[1] / "tests" / "records"
NAMES = ("Ada", "Ben", "Cleo", "bot:greedy")
GAME = landbridge.game("loopit")


class Wanted(NamedTuple):
    seats: int
    options: dict[str, str]
    shows: Callable[[Match], bool]


def all_laid(match: Match) -> bool:
    s = match.state
    return bool(s.in_bag == 0 and not any(s.held[seat] for seat in range(s.seats)))


def exchanged(match: Match) -> bool:
    return any(entry.seat < match.seats and entry.move == EXCHANGE for entry in match.log)


def passed(match: Match) -> bool:
    return any(entry.seat < match.seats and entry.move == PASS for entry in match.log)


def stopped(match: Match) -> bool:
    return any(entry.seat < match.seats and entry.move == STOP for entry in match.log)


def stuck(match: Match) -> bool:
    """Tiles are left, and none of them fits."""
    return not all_laid(match) and not anybody_can_ever_lay(match.kit.fields, match.state)


def stuck_early(match: Match) -> bool:
    return stuck(match) and match.state.in_bag > 20


def bag_empty(match: Match) -> bool:
    """The bag is empty, and somebody could still have laid."""
    return bool(match.state.in_bag == 0 and anybody_can_ever_lay(match.kit.fields, match.state))


def rounds_over(match: Match) -> bool:
    s = match.state
    return bool(s.round_no == s.last_round and anybody_can_ever_lay(match.kit.fields, s))


WANTED = {
    "loopit-2-landbridge": Wanted(2, {}, all_laid),
    "loopit-3-en": Wanted(3, {"edition": "en"}, stuck_early),
    "loopit-2-fr": Wanted(2, {"edition": "fr"}, lambda m: stuck(m) and exchanged(m)),
    "loopit-4-nl": Wanted(4, {"edition": "nl"}, lambda m: stuck(m) and exchanged(m)),
    "loopit-3-de": Wanted(3, {"edition": "de"}, lambda m: stuck(m) and passed(m)),
    "loopit-3-strict": Wanted(3, {"edition": "de", "stop": "stuck"}, lambda m: stuck(m) and stopped(m)),
    "loopit-2-es": Wanted(2, {"edition": "es"}, bag_empty),
    "loopit-4-pt": Wanted(4, {"edition": "pt"}, bag_empty),
    "loopit-3-round": Wanted(3, {"end": "round"}, bag_empty),
    "loopit-2-book": Wanted(2, {"rounds": "book"}, rounds_over),
    "loopit-3-fr-book": Wanted(3, {"edition": "fr", "rounds": "book"}, rounds_over),
    "loopit-4-german": Wanted(4, {"edition": "de", "rounds": "german"}, rounds_over),
    "loopit-2-german": Wanted(2, {"edition": "de", "rounds": "german"}, rounds_over),
    "loopit-4-five": Wanted(4, {"rounds": "5"}, rounds_over),
}


def play(name: str, number: int) -> Match:
    """A game of greedy and, one time in three, of any moves: more goes wrong then."""
    wanted = WANTED[name]
    seed = hashlib.sha256(f"{name} {number}".encode()).digest()
    kit = GAME.kit(GAME.options_from(wanted.options)).quick()
    match = Match(GAME, kit, NAMES[: wanted.seats], Dealer(seed[:16]))
    rng = Random(seed[16:].hex())
    bots = find(GAME, "greedy"), find(GAME, "greedy"), find(GAME, "random")
    while not match.over:
        if not match.deal():
            seat = match.acting[0]
            bot = bots[rng.randrange(3)]
            match.play(seat, bot(GAME, kit, match.view(seat), seat, rng, None))
    return match


def main() -> None:
    for name, wanted in WANTED.items():
        match = next(m for m in (play(name, number) for number in count()) if wanted.shows(m))
        (FOLDER / f"{name}.landbridge").write_text(dumps(match), encoding="utf-8")
        print(f'    "{name}": {match.points()},', flush=True)


if __name__ == "__main__":
    main()
