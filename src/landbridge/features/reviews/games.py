"""A game that is over, for the person who asks for its review: of a table, or a record of their own."""

from __future__ import annotations

from typing import Any, NamedTuple

from landbridge.app import records
from landbridge.app.room import Room
from landbridge.core.options import to_text
from landbridge.core.play import record as record_text
from landbridge.core.play.match import Match
from landbridge.features.reviews.keeping import Reviews
from landbridge.reviewing.pieces import ReviewRequest, moves_mark
from landbridge.reviewing.report import Choice
from landbridge.table.answers.study.reviews import found_at, judged, progress_json
from landbridge.table.exercise.puzzle import Puzzle, from_choice
from landbridge.table.refusals import Refused


class Game(NamedTuple):
    """What may be reviewed, and through whose eyes."""

    key: str  # under which pieces are kept
    match: Match
    people: tuple[int, ...]  # seats whose choices are judged
    shown: frozenset[int]  # those that this viewer may see
    plays: bool  # the viewer sat there, or brought the record along
    consent: bool | None

    def request(self, first: int, kept: Reviews) -> ReviewRequest:
        options = tuple(sorted(to_text(self.match.kit.options).items()))
        text = record_text.dumps(self.match)
        name = self.match.game.name
        return ReviewRequest(name, options, text, first, self.people, kept.effort, kept.seconds)

    def pieces(self, room: Room) -> list[dict[str, Any]]:
        return room.of(Reviews).pieces(self.key, moves_mark(self.match))

    def told(self, room: Room) -> Any:
        return {**progress_json(self.pieces(room), self.match.names, self.shown), "consent": self.consent}


def of_table(room: Room, table: str) -> Game:
    """Return a table's game. Everybody may see their own choices, and those of people who let them."""
    with room.open(table) as t:
        replay = records.of_table(room, t)
        mine = set(t.seats_of(room.id))
        persons = {i: seat.person for i, seat in enumerate(t.seats) if seat.person}
    agreed = room.of(Reviews).agreed(table)
    shown = mine | {seat for seat, person in persons.items() if person in agreed}
    others = len(set(persons.values())) > 1
    consent = room.id in agreed if mine and others else None
    # People who have been deleted have no say any more, and nothing of theirs is judged.
    return Game(table, replay.match, tuple(persons), frozenset(shown), bool(mine), consent)


def of_record(room: Room, record: str) -> Game:
    """Return the game of a record; it is the importer's own."""
    person, replay = room.person(), records.of_record(room, record)
    if replay.broken is not None:
        raise replay.broken
    match = replay.match
    if not match.over:
        raise Refused("review-unfinished")
    seats = tuple(range(match.seats))
    key = f"{person.id} {records.digest(record).hex()}"
    return Game(key, match, seats, frozenset(seats), True, None)


def puzzle_of(room: Room, game: Game, at: int) -> Puzzle:
    """Return a decision that cost something, to be tried again."""
    pieces = game.pieces(room)
    found = found_at(pieces, at, game.shown & judged(pieces))
    if not isinstance(found, Choice) or not found.cost:
        raise Refused("exercise-none")
    return from_choice(game.match, found)
