"""A position that somebody is to solve: where it comes from, what is tried, and when a try is whole."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from functools import cache, lru_cache
from random import Random
from typing import Any, NamedTuple

from landbridge import registry
from landbridge.core.errors import LandbridgeError
from landbridge.core.game import Game, Kit
from landbridge.core.options import to_text
from landbridge.core.play.match import Match
from landbridge.core.state import State
from landbridge.reviewing.exercises import Exercise, shipped
from landbridge.reviewing.report import Choice
from landbridge.reviewing.tries import TryRequest
from landbridge.table.parts import SEATS
from landbridge.table.practice import Practice
from landbridge.table.refusals import Refused

__all__ = ["Plan", "Puzzle", "Try", "all_of", "from_choice", "from_exercise", "one_of", "up_to"]

LONGEST_MOVE = 4  # words of a move's notation
KEPT = 32  # positions that are at hand


class Plan(NamedTuple):
    """Some moves in a row, and the lead they may expect."""

    moves: tuple[int, ...]
    lead: float


class Puzzle(NamedTuple):
    """What there is to solve; the match is nobody's to change."""

    match: Match
    seat: int
    answer: tuple[int, ...]
    plans: tuple[Plan, ...]  # the answer is among them
    gap: float  # points by which everything else that is known is behind
    exercise: Exercise | None = None  # if it is one of the game's own


@cache
def all_of(game: str) -> dict[str, Exercise]:
    """The exercises of a game, by id."""
    found = registry.find(game)
    if found is None:
        raise Refused("server-no-game", known=", ".join(registry.game_names()))
    return {one.id: one for one in shipped(found)}


def one_of(game: str, id: str) -> Exercise:
    found = all_of(game).get(id)
    if found is None:
        raise Refused("exercise-none")
    return found


@lru_cache(maxsize=KEPT)
def from_exercise(game: str, id: str) -> Puzzle:
    """One of a game's own exercises."""
    one = one_of(game, id)
    match = one.position(quick=False)
    view = match.view(one.seat)
    plans = [
        Plan(moves, lead)
        for text, lead in one.plans
        if (moves := read_plan(match.game, match.kit, view, one.seat, text))
    ]
    answer = Plan(one.answer, one.plans[0][1])
    return Puzzle(match, one.seat, one.answer, (answer, *plans), one.gap, one)


def from_choice(match: Match, choice: Choice) -> Puzzle:
    """The position in which a choice was made that cost something."""
    best, played = Plan(choice.best, choice.cost), Plan(choice.moves, 0.0)
    return Puzzle(up_to(match, choice.at), choice.seat, choice.best, (best, played), choice.cost)


def up_to(match: Match, at: int) -> Match:
    """A match as it was after so many settled moves; chance does not act in it."""
    bare = Match(match.game, match.kit, match.names)
    for seat, move in match.log[:at]:
        bare.make(seat, move)
    return bare


def read_plan(game: Game, kit: Kit, view: State, seat: int, text: str) -> tuple[int, ...]:
    """Moves that were written one after the other; none, if they cannot be told apart any more."""
    s, words, found = view.copy(), text.split(), list[int]()
    while words:
        for length in range(1, LONGEST_MOVE + 1):
            try:
                move = game.read(kit, s, seat, " ".join(words[:length]))
            except LandbridgeError:
                continue
            if game.check(kit, s, seat, move) == 0:
                break
        else:
            return ()
        found.append(move)
        words = words[length:]
        game.do(kit, s, seat, move)
        if words and not game.actors(kit, s) >> seat & 1:
            return ()
    return tuple(found)


class Try:
    """What somebody has tried so far.

    What they cannot see is guessed, always the same: a move may turn it up, and whoever tries one must not learn from
    that what really lay there.
    """

    def __init__(self, puzzle: Puzzle, moves: Sequence[str] = ()):
        self.puzzle = puzzle
        self.begun, self.seat = copy(puzzle.match), puzzle.seat
        self.game, self.kit = self.begun.game, self.begun.kit
        view = self.begun.view(self.seat)
        self.begun.go_on_from(self.game.guess(self.kit, view, self.seat, Random(view.tobytes())))
        self.match = copy(self.begun)
        self.practice = Practice.at(self.match, self.seat)
        own = f"{SEATS[self.seat]} "
        for said in moves:
            if self.complete or not said.startswith(own):
                raise Refused("exercise-whole")
            self.practice.follow([said])

    @property
    def made(self) -> tuple[int, ...]:
        """The moves of the try."""
        return tuple(step.move for step, _ in self.practice.steps)

    @property
    def complete(self) -> bool:
        """Whether there is nothing more to try: the turn is over, or plans go no further."""
        if not self.made:
            return False
        if self.seat not in self.match.acting or self._turn(self.match) != self._turn():
            return True
        if self._longest:
            return len(self.made) >= self._longest
        going_on = [plan.moves for plan in self.puzzle.plans if plan.moves[: len(self.made)] == self.made]
        return bool(going_on) and max(map(len, going_on)) == len(self.made)

    @property
    def _longest(self) -> int:
        """The length of a plan that ends before the turn does; 0: plans end with the turn."""
        s = self.begun.state.copy()
        for move in self.puzzle.answer:
            self.game.do(self.kit, s, self.seat, move)
        goes_on = self.game.actors(self.kit, s) >> self.seat & 1
        return len(self.puzzle.answer) if goes_on and self.game.turn(self.kit, s) == self._turn() else 0

    def _turn(self, match: Match | None = None) -> int:
        return self.game.turn(self.kit, (match or self.begun).state)

    def touch(self, handles: Sequence[str]) -> None:
        """One move more, by what was touched."""
        if self.complete:
            raise Refused("exercise-whole")
        self.practice.touch(self.seat, handles)

    def known(self) -> Plan | None:
        """The plan that comes to the same, if the puzzle knows one."""
        mine = self._outcome(self.made)
        return next((plan for plan in self.puzzle.plans if self._outcome(plan.moves) == mine), None)

    def _outcome(self, moves: Sequence[int]) -> bytes:
        after = self.begun.state.copy()
        for move in moves:
            if self.game.actors(self.kit, after) >> self.seat & 1:
                self.game.do(self.kit, after, self.seat, move)
        return after.tobytes()

    def request(self, effort: float) -> TryRequest:
        """What to ask an evaluator."""
        options = tuple(sorted(to_text(self.kit.options).items()))
        view = self.puzzle.match.view(self.seat).tobytes()
        return TryRequest(self.game.name, options, view, self.seat, self.puzzle.answer, self.made, effort)

    def as_json(self, layout: bool) -> dict[str, Any]:
        told = self.practice.as_json(0, layout)
        if self.complete:
            told |= {"offers": [], "open": False}
        return {**told, "complete": self.complete}
