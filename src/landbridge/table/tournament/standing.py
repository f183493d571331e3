"""Who is ahead: points, then tie-breaks, each with a name. Whoever is equal in all of them shares a place.

    points            one for each table won; at larger tables the share of the others that one is ahead of
    matchpoints       with the same luck at every table: the share of those in the same seat that one did better than
    direct            points made at tables with others who have as many points
    buchholz          the points of those one has played against, on average of each table, added up
    sonneborn_berger  the points of those one was ahead of, half of those one was level with, likewise
    wins              tables won alone

A bye is a win against somebody who has half a point for every round. In a knock-out the rounds that somebody has
come through count first.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from landbridge.table.tournament.parts import KNOCK_OUT, ROUND_ROBIN, Board, Player, Round, Terms

__all__ = ["TIE_BREAKS", "Row", "matchpoints", "standings", "tie_breaks"]

TIE_BREAKS = ("rounds", "points", "matchpoints", "direct", "buchholz", "sonneborn_berger", "wins")
HALF = Fraction(1, 2)


@dataclass(frozen=True)
class Row:
    """One line of the table of results."""

    player: Player
    place: int
    values: Mapping[str, Fraction]  # by the names of the tie-breaks, in the order in which they count
    played: int


def tie_breaks(terms: Terms) -> list[str]:
    """The names of what counts, in order."""
    without = set()
    if terms.format != KNOCK_OUT:
        without.add("rounds")
    else:
        without |= {"direct", "buchholz", "sonneborn_berger", "wins"}
    if not terms.duplicate:
        without.add("matchpoints")
    if terms.format == ROUND_ROBIN:
        without.add("buchholz")  # everybody plays everybody
    return [name for name in TIE_BREAKS if name not in without]


def standings(terms: Terms, players: Sequence[Player], rounds: Sequence[Round]) -> list[Row]:
    """All players, the first one first. Boards that are not over yet count nothing."""
    done = [[board for board in boards if board.over] for boards in rounds]
    points = {
        one.number: sum((_score(boards, one.number) for boards in done), Fraction(0)) for one in players
    }
    shared = _matchpoints(done) if terms.duplicate else {}
    found = []
    for one in players:
        mine = [board for boards in done for board in boards if one.number in board.players]
        values = {
            "rounds": Fraction(len(mine)) if terms.format == KNOCK_OUT else Fraction(0),
            "points": points[one.number],
            "matchpoints": shared.get(one.number, Fraction(0)),
            "direct": _direct(mine, one.number, points),
            "buchholz": _buchholz(mine, one.number, points, len(done)),
            "sonneborn_berger": _sonneborn_berger(mine, one.number, points, len(done)),
            "wins": Fraction(sum(_won(board, one.number) for board in mine)),
        }
        if terms.format == KNOCK_OUT:  # a table that was lost is no round come through
            values["points"] = _score(done[len(mine) - 1], one.number) if mine else Fraction(0)
        found.append((one, {name: values[name] for name in tie_breaks(terms)}, len(mine)))
    found.sort(key=lambda row: ([-value for value in row[1].values()], row[0].lot, row[0].number))
    rows: list[Row] = []
    for index, (one, kept, played) in enumerate(found):
        level = bool(rows) and rows[-1].values == kept
        rows.append(Row(one, rows[-1].place if level else index + 1, kept, played))
    return rows


def matchpoints(boards: Round) -> dict[int, Fraction]:
    """Of one round: by player, the share of those in the same seat at other tables of that size who did worse.

    What counts is the place, then the points of the game: the luck was the same for all of them.
    """
    by_seat: dict[tuple[int, int], list[tuple[int, tuple[int, int]]]] = {}
    for board in boards:
        if board.places is None or board.is_bye:
            continue
        scored = board.points or (0,) * len(board.players)
        for seat, one in enumerate(board.players):
            worth = -board.places[seat], scored[seat]
            by_seat.setdefault((len(board.players), seat), []).append((one, worth))
    found = {}
    for same in by_seat.values():
        for one, worth in same:
            others = [other for player, other in same if player != one]
            halves = sum(2 * (other < worth) + (other == worth) for other in others)
            found[one] = Fraction(halves, 2 * len(others)) if others else HALF
    return found


def _matchpoints(rounds: Sequence[Round]) -> dict[int, Fraction]:
    found: dict[int, Fraction] = {}
    for boards in rounds:
        for one, share in matchpoints(boards).items():
            found[one] = found.get(one, Fraction(0)) + share
    return found


def _score(boards: Round, player: int) -> Fraction:
    return next((board.score(player) for board in boards if player in board.players), Fraction(0))


def _won(board: Board, player: int) -> bool:
    return not board.is_bye and board.score(player) == 1


def _direct(mine: Round, player: int, points: Mapping[int, Fraction]) -> Fraction:
    """Against those who are level; zero unless one has met one of them."""
    found = Fraction(0)
    for board in mine:
        assert board.places is not None or board.is_bye
        if board.places is None:
            continue
        own = board.places[board.players.index(player)]
        for other, place in zip(board.players, board.places, strict=True):
            if other != player and points[other] == points[player]:
                found += Fraction(2 * (place > own) + (place == own), 2 * (len(board.players) - 1))
    return found


def _buchholz(mine: Round, player: int, points: Mapping[int, Fraction], rounds: int) -> Fraction:
    found = Fraction(0)
    for board in mine:
        others = [points[other] for other in board.players if other != player]
        found += sum(others, Fraction(0)) / len(others) if others else HALF * rounds
    return found


def _sonneborn_berger(mine: Round, player: int, points: Mapping[int, Fraction], rounds: int) -> Fraction:
    found = Fraction(0)
    for board in mine:
        if board.places is None:
            found += HALF * rounds
            continue
        own = board.places[board.players.index(player)]
        others = [(o, p) for o, p in zip(board.players, board.places, strict=True) if o != player]
        for other, place in others:
            found += points[other] * Fraction(2 * (place > own) + (place == own), 2 * len(others))
    return found
