"""A tournament as JSON, for everybody: nothing of a round with duplicate deals is told before it is over."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from typing import Any, Protocol

from landbridge.table.tournament.opening import promise, told_secret
from landbridge.table.tournament.pairing import rounds_planned
from landbridge.table.tournament.parts import KNOCK_OUT, Board, Player, Terms
from landbridge.table.tournament.standing import Row, standings, tie_breaks

FORMULA = ("=", "+", "-", "@", "\t", "\r")  # a spreadsheet would take what begins so for one


class SomeBoard(Protocol):
    @property
    def round(self) -> int: ...
    @property
    def board(self) -> int: ...
    @property
    def table(self) -> str: ...
    @property
    def players(self) -> tuple[int, ...]: ...
    @property
    def status(self) -> str: ...
    @property
    def told(self) -> Board: ...


class SomeTournament(Protocol):
    """What is told of one, wherever it is kept."""

    @property
    def id(self) -> str: ...
    @property
    def title(self) -> str: ...
    @property
    def status(self) -> str: ...
    @property
    def listed(self) -> bool: ...
    @property
    def owner(self) -> str: ...
    @property
    def round(self) -> int: ...
    @property
    def terms(self) -> Terms: ...
    @property
    def secret(self) -> bytes: ...
    @property
    def players(self) -> list[Player]: ...
    @property
    def boards(self) -> Sequence[SomeBoard]: ...
    def number_of(self, person: str) -> int | None: ...


def open_rounds(t: SomeTournament) -> int:
    """How many rounds may be told in full."""
    running = any(board.round == t.round and not board.told.over for board in t.boards)
    return t.round - (running and t.terms.duplicate)


def rows_of(t: SomeTournament) -> list[Row]:
    told = range(1, open_rounds(t) + 1)
    return standings(
        t.terms, t.players, [[one.told for one in t.boards if one.round == number] for number in told]
    )


def tournament_json(t: SomeTournament, person: str, base: str) -> dict[str, Any]:
    number = t.number_of(person)
    planned = planned_rounds(t)
    return {
        "id": t.id,
        "title": t.title,
        "game": t.terms.game,
        "format": t.terms.format,
        "seats": t.terms.seats,
        "duplicate": t.terms.duplicate,
        "options": dict(t.terms.options),
        "clock": dict(t.terms.clock) if t.terms.clock else None,
        "pace": t.terms.pace,
        "listed": t.listed,
        "status": t.status,
        "round": t.round,
        "rounds": planned,
        "link": f"{base}/tournament#{t.id}",
        "owner": bool(person) and t.owner == person,
        "me": number,
        "table": table_of(t, number),
        "players": [{"number": one.number, "name": one.name, "gone": one.left} for one in t.players],
        "tie_breaks": tie_breaks(t.terms),
        "standings": [
            {
                "number": row.player.number,
                "place": row.place,
                "played": row.played,
                "values": {name: round(float(value), 3) for name, value in row.values.items()},
            }
            for row in (rows_of(t) if t.round else ())
        ],
        "played": [_round_json(t, number) for number in range(1, max(t.round, planned) + 1)],
    }


def summary_json(t: SomeTournament, person: str) -> dict[str, Any]:
    number = t.number_of(person)
    return {
        "id": t.id,
        "title": t.title,
        "game": t.terms.game,
        "format": t.terms.format,
        "seats": t.terms.seats,
        "status": t.status,
        "round": t.round,
        "rounds": planned_rounds(t),
        "players": sum(not one.left for one in t.players),
        "owner": bool(person) and t.owner == person,
        "me": number is not None,
        "table": table_of(t, number),
    }


def planned_rounds(t: SomeTournament) -> int:
    if t.terms.format == KNOCK_OUT and t.round and t.status in ("over", "closed"):
        return t.round
    return max(t.round, rounds_planned(t.terms, len(t.players)))


def table_of(t: SomeTournament, number: int | None) -> str | None:
    """Where somebody plays in the running round."""
    for board in t.boards:
        if board.round == t.round and number in board.players and board.status == "opened":
            return board.table
    return None


def _round_json(t: SomeTournament, number: int) -> dict[str, Any]:
    told = number <= open_rounds(t)
    shared = t.terms.duplicate
    found = []
    for one in (one for one in t.boards if one.round == number):
        board = one.told
        found.append(
            {
                "board": one.board,
                "table": one.table or None,
                "players": list(one.players),
                "status": one.status,
                "places": list(board.places) if told and board.places else None,
                "points": list(board.points) if told and board.points else None,
            }
        )
    return {
        "round": number,
        "boards": found,
        "promise": promise(t.secret, t.id, number) if shared else None,
        "secret": told_secret(t.secret, number).hex() if shared and told else None,
    }


def results_csv(t: SomeTournament) -> str:
    """The standings, one line a player; the names of columns are those of the interface."""
    names = tie_breaks(t.terms)
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\r\n")
    writer.writerow(["place", "number", "name", "withdrawn", "played", *names])
    for row in rows_of(t):
        values = [f"{float(row.values[name]):.3f}".rstrip("0").rstrip(".") for name in names]
        left = "yes" if row.player.left else "no"
        writer.writerow([row.place, row.player.number + 1, plain(row.player.name), left, row.played, *values])
    return out.getvalue()


def plain(text: str) -> str:
    """A name that no spreadsheet calculates."""
    return f"'{text}" if text.startswith(FORMULA) else text
