"""Plays a game and its oracle side by side and compares them at every step.

    python -m tests.oracles.compare loopit --steps 200000

An oracle is a second implementation of the rules: slow, obvious, written from the rulings, on texts and names, sharing
no code with the game. It lives in `tests/oracles/<game>.py`, with `oracle`, `picture_of` and, where it has any,
`BIASES` (ways to play of its own) and `OPTIONS` (options besides those that `options.variants` lists, as text).
"""

from __future__ import annotations

import argparse
import importlib
import random
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any, NamedTuple, Protocol

import landbridge
from landbridge.core import options as options_of
from landbridge.core.game import LETTERS, Game, Kit, seats_in
from landbridge.core.play import record
from landbridge.core.play.match import Match
from landbridge.core.state import FATE, State

GAMES = ("hashi", "river_dragons", "the_border", "loopit")
PROBES = 3  # refused moves that are asked about at every step
LOOKED_AT = 10  # moves that a bias weighs, of however many are on offer


class Oracle(Protocol):
    """One game in progress."""

    def acting(self) -> set[str]:
        """`A`, `B` …, or the game's word for chance; nobody: the game is over."""

    def moves(self, actor: str) -> dict[str, int] | None:
        """Every legal text with its odds (players: 1); None if they are too many to list."""

    def objections(self, actor: str, text: str) -> set[str]:
        """The rulings against a text; none: it is legal."""

    def play(self, actor: str, text: str) -> None: ...

    def points(self) -> list[int]: ...

    def winners(self) -> list[int]:
        """Who shares the first place, from points and tie-breaks."""

    def picture(self) -> object:
        """All it knows of the table, in plain values."""


Bias = Callable[[Game, Kit, State, int, list[int], random.Random], int]


# --- ways to play -------------------------------------------------------------------------------------------


def anything(game: Game, kit: Kit, s: State, seat: int, offers: list[int], rng: random.Random) -> int:
    return rng.choice(offers)


def least(
    offers: list[int],
    rng: random.Random,
    game: Game,
    kit: Kit,
    s: State,
    seat: int,
    cost: Callable[[State], int],
) -> int:
    """The move after which the state costs least, of some that are looked at."""
    looked_at = rng.sample(offers, min(LOOKED_AT, len(offers)))
    costs = {}
    for move in looked_at:
        after = s.copy()
        game.do(kit, after, seat, move)
        costs[move] = cost(after)
    return min(looked_at, key=costs.__getitem__)


def complete(game: Game, kit: Kit, s: State, seat: int, offers: list[int], rng: random.Random) -> int:
    """The most points for the mover."""
    return least(offers, rng, game, kit, s, seat, lambda t: -game.points(kit, t, seat))


def level(game: Game, kit: Kit, s: State, seat: int, offers: list[int], rng: random.Random) -> int:
    """Points as equal as can be, for ties."""

    def spread(t: State) -> int:
        points = [game.points(kit, t, i) for i in range(seats_at(kit, t))]
        return max(points) - min(points)

    return least(offers, rng, game, kit, s, seat, spread)


def block(game: Game, kit: Kit, s: State, seat: int, offers: list[int], rng: random.Random) -> int:
    """The fewest moves for whoever acts next."""

    def room(t: State) -> int:
        return sum(len(game.offers(kit, t, i)) for i in seats_in(game.actors(kit, t)) if i != FATE)

    return least(offers, rng, game, kit, s, seat, room)


def long(game: Game, kit: Kit, s: State, seat: int, offers: list[int], rng: random.Random) -> int:
    """What changes least, for games that take their time."""
    return game.passive(kit, s, seat) if rng.random() < 0.8 else rng.choice(offers)


GENERIC: dict[str, Bias] = {
    "anything": anything,
    "complete": complete,
    "level": level,
    "block": block,
    "long": long,
}
LUCK = ("even", "lowest", "highest", "favourite")


def seats_at(kit: Kit, s: State) -> int:
    return int(s.table.seats if "table" in s.layout.fields else s.seats)


# --- cases --------------------------------------------------------------------------------------------------


class Case(NamedTuple):
    game: str
    options: tuple[tuple[str, str], ...]
    seats: int
    bias: str
    luck: str

    def __str__(self) -> str:
        said = " ".join(f"{name}={value}" for name, value in self.options if name != "board")
        return f"{self.game} {said or 'basic'}, {self.seats} seats, {self.bias}, luck {self.luck}"


def module_of(game: str) -> ModuleType:
    return importlib.import_module(f"tests.oracles.{game}")


def biases_of(game: str) -> dict[str, Bias]:
    return {**GENERIC, **getattr(module_of(game), "BIASES", {})}


def cases(name: str, rng: random.Random) -> Iterator[Case]:
    """Without end: every set of options in turn, with seats, bias and luck drawn for each."""
    game = landbridge.game(name)
    listed: list[Mapping[str, str]] = [
        options_of.to_text(variant) for variant in options_of.variants(game.options)
    ]
    listed += getattr(module_of(name), "OPTIONS", [])
    biases = list(biases_of(name))
    while True:
        for given in rng.sample(listed, len(listed)):
            luck = "even" if rng.random() < 0.6 else rng.choice(LUCK)
            seats = rng.choice(list(game.seats))
            yield Case(name, tuple(sorted(given.items())), seats, rng.choice(biases), luck)


# --- comparing ----------------------------------------------------------------------------------------------


class Difference(AssertionError):
    """What game and oracle do not agree on, with the record that leads there."""


@dataclass
class Tally:
    steps: int = 0
    games: int = 0
    by: Counter[str] = field(default_factory=Counter)

    def add(self, case: Case, steps: int, over: bool) -> None:
        self.steps += steps
        self.games += over
        self.by[f"bias {case.bias}"] += steps
        self.by[f"luck {case.luck}"] += steps
        self.by[f"{case.seats} seats"] += steps

    def __iadd__(self, other: Tally) -> Tally:
        self.steps += other.steps
        self.games += other.games
        self.by += other.by
        return self


def play(case: Case, rng: random.Random, most: int | None = None, kit: Kit | None = None) -> int:
    """One game to its end, or `most` steps of it; how many steps were compared."""
    game = landbridge.game(case.game)
    kit = kit or game.kit(game.options_from(dict(case.options))).quick()
    return _Pair(case, game, kit, rng).play(most)


class _Pair:
    """The game and its oracle, move by move."""

    def __init__(self, case: Case, game: Game, kit: Kit, rng: random.Random):
        self.case, self.game, self.kit, self.rng = case, game, kit, rng
        self.module = module_of(case.game)
        self.oracle: Oracle = self.module.oracle(kit, case.seats)
        self.match = Match(game, kit, LETTERS[: case.seats])
        self.bias = biases_of(case.game)[case.bias]
        self.favourite = rng.randrange(1000)

    def play(self, most: int | None) -> int:
        steps = 0
        while self.match.acting and steps != most:
            self.compare()
            seat = self.rng.choice(self.match.acting)
            offers = self.game.offers(self.kit, self.match.state, seat)
            move = self.chance(offers) if seat == FATE else self.choose(seat, offers)
            text = self.game.write(self.kit, self.match.state, seat, move)
            self.match.make(seat, move)
            self.oracle.play(self.name(seat), text)
            steps += 1
        self.compare()
        return steps

    def choose(self, seat: int, offers: list[int]) -> int:
        bias = self.bias if self.rng.random() < 0.9 else anything
        return bias(self.game, self.kit, self.match.state, seat, offers, self.rng)

    def chance(self, offers: list[int]) -> int:
        luck = self.case.luck if self.rng.random() < 0.9 else "even"
        if luck == "lowest":
            return min(offers)
        if luck == "highest":
            return max(offers)
        if luck == "favourite":
            return sorted(offers)[self.favourite % len(offers)]
        odds = self.game.odds(self.kit, self.match.state)
        return self.rng.choices([move for move, _ in odds], [weight for _, weight in odds])[0]

    def compare(self) -> None:
        s, game, kit = self.match.state, self.game, self.kit
        acting = self.match.acting
        self.same("who acts", {self.name(seat) for seat in acting}, self.oracle.acting())
        self.same("points", [game.points(kit, s, i) for i in range(self.case.seats)], self.oracle.points())
        self.same("picture", self.module.picture_of(kit, s), self.oracle.picture())
        if not acting:
            self.same("winners", game.winners(kit, s, self.case.seats), self.oracle.winners())
        for seat in acting:
            self.compare_moves(s, seat)

    def compare_moves(self, s: State, seat: int) -> None:
        game, kit, actor = self.game, self.kit, self.name(seat)
        offers = game.offers(kit, s, seat)
        texts = [game.write(kit, s, seat, move) for move in offers]
        legal = self.oracle.moves(actor)
        if legal is None:
            for text in self.rng.sample(texts, min(PROBES, len(texts))):
                self.same(f"{actor} {text}", set(), self.oracle.objections(actor, text))
        elif seat == FATE:
            odds = {game.write(kit, s, seat, move): weight for move, weight in game.odds(kit, s)}
            self.same("odds", odds, legal)
        else:
            self.same(f"{actor}'s moves", set(texts), set(legal))
        for move in (self.rng.randrange(kit.moves) for _ in range(PROBES)):
            refusal = game.refusal(kit, s, seat, move)
            if refusal is None:
                if legal is None:
                    text = game.write(kit, s, seat, move)
                    self.same(f"{actor} {text}", set(), self.oracle.objections(actor, text))
                elif move not in offers:
                    self.differ("a move that is not offered", game.write(kit, s, seat, move), "refused")
            elif refusal.ruling:
                text = game.write(kit, s, seat, move)
                against = self.oracle.objections(actor, text)
                if refusal.ruling not in against:
                    self.differ(f"{actor} {text}", refusal.ruling, sorted(against))

    def name(self, seat: int) -> str:
        return self.game.fate if seat == FATE else LETTERS[seat]

    def same(self, what: str, game: object, oracle: object) -> None:
        if game != oracle:
            self.differ(what, *_apart(game, oracle))

    def differ(self, what: str, game: object, oracle: object) -> None:
        text = record.dumps(self.match, keep_secret=False)
        raise Difference(f"{self.case}\n{what}\n  game:   {game}\n  oracle: {oracle}\n{text}")


def _apart(one: Any, other: Any) -> tuple[Any, Any]:
    """Only what differs, where that can be told."""
    if isinstance(one, dict) and isinstance(other, dict):
        keys = [key for key in {**one, **other} if one.get(key) != other.get(key)]
        return {key: one.get(key) for key in keys}, {key: other.get(key) for key in keys}
    if isinstance(one, set) and isinstance(other, set):
        return one - other, other - one
    return one, other


def compare(
    name: str, steps: int, seed: int, progress: Callable[[int], None] | None = None, most: int | None = None
) -> Tally:
    """Whole games, or the first `most` steps of each, until there are enough."""
    rng = random.Random(seed)
    tally = Tally()
    for case in cases(name, rng):
        if tally.steps >= steps:
            break
        tally.add(case, play(case, rng, most), over=True)
        if progress:
            progress(tally.steps)
    return tally


def _part(name: str, steps: int, seed: int) -> Tally:
    return compare(name, steps, seed)


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.oracles.compare", description=__doc__)
    parser.add_argument("game", nargs="*", default=list(GAMES), help="all by default")
    parser.add_argument("--steps", type=int, default=200_000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=1, help="processes; each plays its part of the steps")
    asked = parser.parse_args(words)
    for name in asked.game:
        began = time.monotonic()

        def progress(steps: int, name: str = name, began: float = began) -> None:
            rate = steps / (time.monotonic() - began)
            print(f"\r{name}: {steps:,} of {asked.steps:,} steps, {rate:,.0f}/s ", end="", file=sys.stderr)

        try:
            if asked.jobs > 1:
                with ProcessPoolExecutor(asked.jobs) as pool:
                    part = -(-asked.steps // asked.jobs)
                    seeds = [asked.seed * asked.jobs + i for i in range(asked.jobs)]
                    tally = Tally()
                    for one in pool.map(_part, [name] * asked.jobs, [part] * asked.jobs, seeds):
                        tally += one
            else:
                tally = compare(name, asked.steps, asked.seed, progress)
        except Difference as difference:
            print(f"\n{difference}")
            return 1
        took = time.monotonic() - began
        print(f"\r{name}: {tally.steps:,} steps in {tally.games:,} games, 0 differences, {took:.0f} s")
        for what, count in sorted(tally.by.items()):
            print(f"  {count:>9,}  {what}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
