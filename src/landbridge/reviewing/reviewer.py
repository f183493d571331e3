"""Review a finished game: walk through it on the true states, value by value, decision by decision.

Luck is how a position's value changes when chance acts. Its mean is 0 whatever the evaluator is worth, as long as
rollouts draw by the same odds: so the result less all luck is as good an estimate of a player's strength as the result,
only with less noise. What a choice cost is another matter and judged from the view (`judging.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from functools import cached_property

from landbridge import registry
from landbridge.core.facts import Fact
from landbridge.core.game import Game, Kit
from landbridge.core.play.match import Match
from landbridge.core.state import FATE, State
from landbridge.reviewing.events import Event, events_of
from landbridge.reviewing.judging import NUMBERS, Budget, Judge, seed_of
from landbridge.reviewing.report import Choice, Draw, Finding, Review, ReviewError
from landbridge.reviewing.values import Value, Values

__all__ = ["Curve", "Progress", "Reviewer", "ready", "result", "review", "text"]

Progress = Callable[[int, int], None]  # how many moves are reviewed, of how many
Curve = list[tuple[int, Value]]


def review(
    record: str | bytes | Match,
    budget: Budget | None = None,
    effort: float = 1.0,
    seen: Progress | None = None,
) -> Review:
    """What choices cost in a finished game, and how much was luck; `ReviewError` says why it cannot be reviewed.

    `effort` multiplies the usual number of rollouts. `seen` is told how many moves are reviewed, of how many.
    """
    match = record if isinstance(record, Match) else registry.loads(record, quick=True)
    reviewer = Reviewer(match, budget, effort)
    for _ in reviewer.steps():
        if seen is not None:
            seen(reviewer.done, reviewer.total)
    return reviewer.review()


class Reviewer:
    """A review under way: `steps` can be left and resumed at any event."""

    def __init__(
        self,
        match: Match,
        budget: Budget | None = None,
        effort: float = 1.0,
        luck: bool = True,
        choices: bool = True,
        seats: Collection[int] | None = None,
    ):
        """`seats`: whose choices are judged; everybody's by default."""
        self.match, self.game = match, match.game
        self.kit = ready(match)
        self.budget = budget or Budget.of(self.game, self.kit, effort)
        self.luck, self.choices = luck, choices
        self.judged = range(match.seats) if seats is None else seats
        self.judge = Judge(self.game, self.kit, self.budget)
        self.findings: list[Finding] = []
        self.curve: Curve = []
        self.total = match.length
        self.done = 0
        self._values = Values(self.game, self.kit, match.seats, self.budget.ahead)
        self._first = _numbers(match)
        self._last: tuple[int, int, Value] | None = None  # what was worked out last: where, how far ahead
        self._walk = self._findings()

    @cached_property
    def events(self) -> list[Event]:
        """What is reviewed, in order."""
        return list(events_of(self.match))

    def steps(self) -> Iterator[Finding]:
        """The findings as they are made."""
        for one in self._walk:
            self.findings.append(one)
            yield one

    def piece(self, number: int) -> tuple[list[Finding], Curve]:
        """What is found at one event, and the points of the curve there: the same, whichever events came before."""
        event, before = self.events[number], self.events[number - 1] if number else None
        found: list[Finding] = []
        curve: Curve = []
        drawn_before = before is not None and before.seat == FATE  # then the value is on the curve already
        if event.seat == FATE:
            if self.luck:
                found.append(self._draw(event, curve, not drawn_before))
        else:
            if self.luck and (before is None or event.turn != before.turn) and not drawn_before:
                value = self._value(event.at, event.before, self._values.horizon(event.before))
                curve.append((event.at, value))
            if self.choices and event.seat in self.judged:
                found += self._choices(event)
        if self.luck and number == len(self.events) - 1:
            curve.append((self.total, result(self.match)))
        return found, curve

    def review(self) -> Review:
        """All of them, once `steps` is through."""
        for _ in self.steps():
            pass
        end = result(self.match)
        return Review(
            self.game.name,
            self.match.seats,
            vars(self.budget).copy(),
            tuple(self.findings),
            tuple((at, value.leads, value.shares) for at, value in self.curve),
            end.leads,
            end.shares,
        )

    def _findings(self) -> Iterator[Finding]:
        for number, event in enumerate(self.events):
            found, curve = self.piece(number)
            self.curve += curve
            yield from found
            self.done = event.end

    def _value(self, at: int, s: State, horizon: int) -> Value:
        if self.game.actors(self.kit, s) == 0:
            return result(self.match)
        if self._last is None or self._last[:2] != (at, horizon):
            value = self._values.of([s], horizon, self.budget.values, self._first)[0]
            self._last = at, horizon, value
        return self._last[2]

    def _draw(self, event: Event, curve: Curve, begins: bool) -> Draw:
        """Both positions are played on to the same turn, on the same luck."""
        horizon = self._values.horizon(event.before)
        before = self._value(event.at, event.before, horizon)
        after = self._value(event.end, event.after, horizon)
        if begins:
            curve.append((event.at, before))
        if event.end != self.total:  # the end stands there anyway
            curve.append((event.end, after))
        return Draw(
            event.at,
            event.moves,
            event.turn,
            event.owner,
            text(self.game, self.kit, event.before, FATE, event.moves),
            tuple(b - a for a, b in zip(before.leads, after.leads, strict=True)),
            tuple(b - a for a, b in zip(before.shares, after.shares, strict=True)),
        )

    def _choices(self, event: Event) -> Iterator[Choice]:
        """A seat's moves in a row, plan by plan."""
        game, kit, seat = self.game, self.kit, event.seat
        s = event.before.copy()
        at, rest = event.at, list(event.moves)
        while rest:
            view = game.view(kit, s, seat)
            longest = max(1, self.judge.longest(view, seat))
            before, turn = s.copy(), game.turn(kit, s)
            played: list[int] = []
            while rest and len(played) < longest and game.turn(kit, s) == turn and _acts(game, kit, s, seat):
                played.append(rest.pop(0))
                game.do(kit, s, seat, played[-1])
            if not played:
                return  # moves that the rules would not take any more; a record has none
            if len(played) > 1 or not self.judge.forced(view, seat):
                yield self._choice(at, before, view, seat, tuple(played))
            at += len(played)

    def _choice(self, at: int, before: State, view: State, seat: int, played: tuple[int, ...]) -> Choice:
        best, lead, share, agreed, obvious = self.judge.judge(view, seat, played)
        said = text(self.game, self.kit, view, seat, played)
        better = said if best == played else text(self.game, self.kit, view, seat, best)
        turn = self.game.turn(self.kit, before)
        return Choice(at, played, turn, seat, said, best, better, lead, share, agreed, obvious)


def ready(match: Match) -> Kit:
    """The kit to review a game with; whatever is in the way is said here, before anything is worked out."""
    from landbridge.bots import search

    if not match.over:
        raise ReviewError(Fact("review-unfinished"))
    if search.planner_of(match.game) is None or search.strongest(match.game) is None:
        raise ReviewError(Fact("review-no-planner", {"game": match.game.name}))
    kit = match.kit.quick()
    if not kit.rules.compiled:
        raise ReviewError(Fact("review-not-compiled"))
    return kit


def result(match: Match) -> Value:
    """How a game ended; whoever left has no part of the win."""
    winners, points = match.winners(), match.points()
    shares = tuple((seat in winners) / len(winners) if winners else 0.0 for seat in range(match.seats))
    rivals = [[its for other, its in enumerate(points) if other != seat] for seat in range(match.seats)]
    leads = tuple(float(own - max(others, default=0)) for own, others in zip(points, rivals, strict=True))
    return Value(leads, shares)


def text(game: Game, kit: Kit, s: State, seat: int, moves: tuple[int, ...]) -> str:
    """Moves in the game's notation, one after the other."""
    s = s.copy()
    told = []
    for move in moves:
        if seat != FATE and not _acts(game, kit, s, seat):
            break
        told.append(game.write(kit, s, seat, move))
        game.do(kit, s, seat, move)
    return " ".join(told)


def _acts(game: Game, kit: Kit, s: State, seat: int) -> bool:
    return bool(game.actors(kit, s) >> seat & 1)


def _numbers(match: Match) -> int:
    """The first number of the rollouts: the same for a record, another for every game."""
    moves = ",".join(f"{seat}.{move}" for seat, move in match.log)
    return seed_of(match.game.name.encode(), match.promise.encode(), moves.encode()) % NUMBERS
