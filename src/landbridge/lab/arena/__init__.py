"""Bots against each other, fairly: every deal is played once for each way to seat them.

    field      the bots, in the order given
    deal       one secret of the dealer; the field plays it as often as it has bots
    rotation   0 … bots - 1: bot i sits on seat (i + rotation) % bots

Everything follows from the seed, whatever the number of processes. Nothing is printed here.
"""

from __future__ import annotations

import hashlib
import multiprocessing
import os
import traceback
from collections import deque
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import closing, nullcontext
from dataclasses import dataclass, replace
from functools import cache
from operator import index
from pathlib import Path
from random import Random
from statistics import fmean, median

from landbridge import registry
from landbridge.bots import bot as bots
from landbridge.core import machine
from landbridge.core.errors import LandbridgeError
from landbridge.core.facts import Fact
from landbridge.core.game import LETTERS, Game, Kit
from landbridge.core.play.dealer import Dealer
from landbridge.core.play.match import Match
from landbridge.core.play.record import dumps
from landbridge.lab.arena.journal import Journal
from landbridge.lab.arena.ratings import Estimate, mean_of, ratings_of, share_of

__all__ = [
    "AHEAD",
    "ArenaStopped",
    "Contest",
    "Failure",
    "Played",
    "Result",
    "Standing",
    "arena",
    "by_tag",
    "check",
    "labels",
    "play",
    "play_deal",
    "play_game",
    "rounded",
    "summary",
]

AHEAD = 32  # deals for each process, running or waiting to be reported in order


@dataclass(frozen=True)
class Contest:
    """What is played: all that another process needs to play a part of it."""

    game: str
    field: tuple[str, ...]
    options: tuple[tuple[str, str], ...] = ()  # as people write them
    seed: int = 0
    budget: int | None = None
    quick: bool = True  # compiled rules where Numba is installed


@dataclass(frozen=True)
class Failure:
    """A bot that crashed or broke the rules."""

    fact: Fact
    because: Fact | None = None  # why the rules refuse its move
    ruling: str = ""
    trace: str = ""  # Python's own account of a crash


@dataclass(frozen=True)
class Played:
    """One game; lists run over the field, not over the seats."""

    number: int  # from 1
    deal: int
    rotation: int
    points: tuple[int, ...]
    shares: tuple[float, ...]  # of the win: 1, or parts of it in a tie
    places: tuple[int, ...]  # 1 is the first; who ties shares the better one
    turns: int
    decisions: int
    record: str  # "" where nobody keeps it
    failure: Failure | None = None
    tags: tuple[tuple[tuple[str, str], ...], ...] = ()  # what each had, by the game's own words


@dataclass(frozen=True)
class Standing:
    """One bot of the field."""

    bot: str
    games: int
    wins: float
    share: Estimate  # of the wins
    points: Estimate
    least: int
    median: float
    most: int
    rating: Estimate  # Elo's scale, the field's mean is 0


@dataclass(frozen=True)
class Result:
    """What came out of a contest."""

    contest: Contest
    games: int
    deals: int
    standings: tuple[Standing, ...]
    by_seat: tuple[Estimate, ...]  # share of the wins of each seat, whoever sat there
    turns: float  # a game, on average
    decisions: float
    by_tag: tuple[tuple[str, str, Estimate], ...] = ()  # share of the wins of whoever had it: board 2, …


class ArenaStopped(LandbridgeError):
    """A bot failed; its game up to there is in `played.record`."""

    def __init__(self, played: Played, failure: Failure):
        super().__init__(failure.fact)
        self.played = played
        self.failure = failure


def arena(
    contest: Contest,
    games: int,
    jobs: int | None = None,
    records: bool = False,
    seen: Callable[[Played], None] | None = None,
    journal: Path | None = None,
    pool: Executor | None = None,
) -> Result:
    """Play at least so many games, whole deals always; `seen` gets each in order, with its record if wished.

    With a journal, deals that stand in it are not played again (`seen` gets them without a record). With a pool, deals
    are played there, `jobs` at a time (`cluster.crew` is one on many machines); else in so many processes of this one.
    """
    if journal is None:
        return _arena(contest, games, jobs, records, seen, None, pool)
    with Journal(journal, contest) as kept:
        return _arena(contest, games, jobs, records, seen, kept, pool)


def _arena(
    contest: Contest,
    games: int,
    jobs: int | None,
    records: bool,
    seen: Callable[[Played], None] | None,
    journal: Journal | None,
    pool: Executor | None,
) -> Result:
    deals, count = _deals(contest, games), len(contest.field)
    played = [one for deal in journal.deals[:deals] for one in deal] if journal is not None else []
    if seen is not None:
        for one in played:
            seen(one)
    first = len(played) // count
    with closing(play(contest, deals, jobs or machine.cores(), records, first, pool)) as games_played:
        for one in games_played:
            if one.failure is not None:
                raise ArenaStopped(one, one.failure)
            played.append(replace(one, record=""))
            if seen is not None:
                seen(one)
            if journal is not None and len(played) % count == 0:
                journal.keep(played[-count:])
    return summary(contest, played)


def rounded(contest: Contest, games: int) -> int:
    """How many games `arena` plays when asked for so many."""
    return _deals(contest, games) * len(contest.field)


def play(
    contest: Contest,
    deals: int,
    jobs: int,
    records: bool = False,
    first: int = 0,
    pool: Executor | None = None,
) -> Generator[Played]:
    """The games of a contest in order from a deal on, up to the first in which a bot fails."""
    _table.cache_clear()  # a person's own file may have changed since
    check(contest)
    # One deal here first: it compiles what there is to compile, once, and the others only load it.
    ours = deals if jobs == 1 and pool is None else min(deals, first + 1)
    for deal in range(first, ours):
        yield from play_deal(contest, deal, records)
    if deals == ours:
        return
    context = multiprocessing.get_context("spawn")
    with nullcontext(pool) if pool else ProcessPoolExecutor(min(jobs, deals - ours), context) as crew:
        # A few deals ahead, not all: a million games with their records would not fit into memory.
        ahead: deque[Future[list[Played]]] = deque()
        try:
            for deal in range(ours, deals):
                ahead.append(crew.submit(play_deal, contest, deal, records))
                if len(ahead) >= AHEAD * jobs:
                    yield from ahead.popleft().result()
            while ahead:
                yield from ahead.popleft().result()
        finally:
            for waiting in ahead:
                waiting.cancel()


def check(contest: Contest) -> None:
    """Refuse a wrong game, option or name before anything starts."""
    _table(contest)


def play_deal(contest: Contest, deal: int, records: bool = False) -> list[Played]:
    """One deal in every rotation; what follows a failure is not played."""
    played: list[Played] = []
    for rotation in range(len(contest.field)):
        played.append(play_game(contest, deal, rotation, records))
        if played[-1].failure is not None:
            break
    return played


def play_game(contest: Contest, deal: int, rotation: int, records: bool = False) -> Played:
    """One game: a deal and who sits where. A bot that fails ends it."""
    game, kit, field = _table(contest)
    count = len(field)
    number = deal * count + rotation + 1
    at = [(seat - rotation) % count for seat in range(count)]  # who of the field sits where
    names = [_seat_name(contest.field[i]) for i in at]
    match = Match(game, kit, names, Dealer(_secret(contest, deal)))
    luck = [Random(f"{contest.seed} {number} {seat}") for seat in range(count)]
    failure = None
    decisions = 0
    match.deal()
    while failure is None and not match.over:
        seat = match.acting[0]
        failure = _act(match, seat, field[at[seat]], names[seat], luck[seat], contest.budget, number)
        decisions += 1
        match.deal()
    points = match.points()
    places = game.places(kit, match.state, count)
    return Played(
        number=number,
        deal=deal,
        rotation=rotation,
        points=tuple(points[at.index(i)] for i in range(count)),
        shares=tuple((places[at.index(i)] == 1) / places.count(1) for i in range(count)),
        places=tuple(places[at.index(i)] for i in range(count)),
        turns=game.turn(kit, match.state),
        decisions=decisions,
        record=dumps(match, keep_secret=True) if records or failure else "",
        failure=failure,
        tags=tuple(_tags(game, kit, match, at.index(i)) for i in range(count)),
    )


def _tags(game: Game, kit: Kit, match: Match, seat: int) -> tuple[tuple[str, str], ...]:
    return tuple(sorted(game.tags(kit, match.state, seat).items())) if match.over else ()


def _act(
    match: Match, seat: int, bot: bots.Bot, name: str, luck: Random, budget: int | None, number: int
) -> Failure | None:
    """Let a bot make one move; what it did wrong, if anything."""
    values: dict[str, str | int] = {"bot": name, "number": number, "seat": LETTERS[seat]}
    game, kit = match.game, match.kit
    try:
        move = index(bot(game, kit, match.view(seat), seat, luck, budget))
    except (Exception, SystemExit) as error:
        values["error"] = f"{type(error).__name__}: {error}".removesuffix(": ")
        return Failure(Fact("arena-crashed", values), trace=traceback.format_exc())
    refusal = game.refusal(kit, match.state, seat, move)
    if refusal is not None:
        values["move"] = game.write(kit, match.state, seat, move) if 0 <= move < kit.moves else str(move)
        return Failure(Fact("arena-illegal", values), refusal.fact, refusal.ruling)
    match.play(seat, move)
    return None


# --- what came out ----------------------------------------------------------------------------------------


def summary(contest: Contest, played: Sequence[Played]) -> Result:
    """The standings after whole deals."""
    count = len(contest.field)
    deals = [played[i : i + count] for i in range(0, len(played), count)]
    standings = []
    ratings = ratings_of([[one.places for one in deal] for deal in deals])
    for i, name in enumerate(labels(contest.field)):
        points = sorted(one.points[i] for one in played)
        standings.append(
            Standing(
                bot=name,
                games=len(played),
                wins=sum(one.shares[i] for one in played),
                share=share_of([fmean(one.shares[i] for one in deal) for deal in deals]),
                points=mean_of([fmean(one.points[i] for one in deal) for deal in deals]),
                least=points[0],
                median=median(points),
                most=points[-1],
                rating=ratings[i],
            )
        )
    by_seat = [
        share_of([fmean(one.shares[(seat - one.rotation) % count] for one in deal) for deal in deals])
        for seat in range(count)
    ]
    turns, decisions = (
        fmean(values) for values in zip(*((p.turns, p.decisions) for p in played), strict=True)
    )
    tagged = by_tag(deals)
    return Result(
        contest, len(played), len(deals), tuple(standings), tuple(by_seat), turns, decisions, tagged
    )


def by_tag(deals: Sequence[Sequence[Played]]) -> tuple[tuple[str, str, Estimate], ...]:
    """The share of the wins by what seats had; of each deal as many as there were in it."""
    kinds = sorted({tag for deal in deals for one in deal for tags in one.tags for tag in tags})
    found = []
    for name, value in kinds:
        shares = [
            [one.shares[i] for one in deal for i, tags in enumerate(one.tags) if (name, value) in tags]
            for deal in deals
        ]
        found.append((name, value, share_of([fmean(had) for had in shares if had])))
    return tuple(found)


def labels(field: Sequence[str]) -> list[str]:
    """The bots' names, numbered where one plays several times."""
    return [
        name if field[:i].count(name) == 0 else f"{name} {field[:i].count(name) + 1}"
        for i, name in enumerate(field)
    ]


# --- the table --------------------------------------------------------------------------------------------


@cache
def _table(contest: Contest) -> tuple[Game, Kit, tuple[bots.Bot, ...]]:
    """Game, kit and bots, made once in every process."""
    game = registry.game(contest.game)
    kit = game.kit(game.options_from(dict(contest.options)))
    field = tuple(bots.find(game, name) for name in contest.field)
    Match(
        game, kit, [_seat_name(name) for name in contest.field]
    )  # refuses a field that is too large or too small
    return game, kit.quick() if contest.quick else kit, field


def _deals(contest: Contest, games: int) -> int:
    return max(1, -(-games // max(1, len(contest.field))))


def _secret(contest: Contest, deal: int) -> bytes:
    """The same for every rotation. It is no real secret: whoever knows the seed knows it."""
    return hashlib.sha256(f"arena {contest.seed} {deal}".encode()).digest()


def _seat_name(bot: str) -> str:
    """A bot's name as a seat's: of a file only its own name, and nothing that a record could not hold."""
    return "bot:" + "".join(c if c.isprintable() else "?" for c in os.path.basename(bot))[-50:]
