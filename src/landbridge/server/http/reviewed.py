"""A game that is over, for whoever asks for its review: of a table, or a record that somebody brought along."""

from __future__ import annotations

from typing import Any, NamedTuple

from landbridge.core.options import to_text
from landbridge.core.play import record as records
from landbridge.core.play.match import Match
from landbridge.reviewing.pieces import ReviewRequest, moves_mark
from landbridge.reviewing.report import Choice
from landbridge.server.http import finished
from landbridge.server.http.asking import Asking
from landbridge.table.answers.study.reviews import found_at, judged, progress_json
from landbridge.table.exercise.puzzle import Puzzle, from_choice
from landbridge.table.refusals import Refused

EFFORT = 0.5  # of a whole review
SECONDS = 0.4  # for a piece: whoever plays waits no longer for it


class Game(NamedTuple):
    """What may be reviewed, and by whose eyes."""

    key: str  # under which pieces are kept
    match: Match
    people: tuple[int, ...]  # seats whose choices are judged
    shown: frozenset[int]  # those that this viewer may see
    plays: bool  # the viewer sat there, or brought the record along
    consent: bool | None

    def request(self, first: int) -> ReviewRequest:
        options = tuple(sorted(to_text(self.match.kit.options).items()))
        text = records.dumps(self.match)
        return ReviewRequest(self.match.game.name, options, text, first, self.people, EFFORT, SECONDS)

    def pieces(self, ask: Asking) -> list[dict[str, Any]]:
        return ask.services.reviews.pieces(self.key, moves_mark(self.match))

    def told(self, ask: Asking) -> dict[str, Any]:
        return {**progress_json(self.pieces(ask), self.match.names, self.shown), "consent": self.consent}


def of_table(ask: Asking, table: str) -> Game:
    """Everybody may see their own choices, and those of whoever lets them."""
    caller = ask.caller()
    with ask.tables.open(table) as t:
        replay = finished.of_table(ask, t)
        mine = set(t.seats_of(caller.id))
        persons = {i: seat.person for i, seat in enumerate(t.seats) if seat.person}
    agreed = ask.services.reviews.agreed(table)
    shown = mine | {seat for seat, person in persons.items() if person in agreed}
    others = len(set(persons.values())) > 1
    consent = caller.id in agreed if mine and others else None
    # Whoever has been deleted has no say any more, and nothing of theirs is judged.
    return Game(table, replay.match, tuple(persons), frozenset(shown), bool(mine), consent)


def of_record(ask: Asking, record: str) -> Game:
    """The importer's own."""
    person = ask.person()
    digest, replay = finished.of_record(ask, record)
    if replay.broken is not None:
        raise replay.broken
    match = replay.match
    if not match.over:
        raise Refused("review-unfinished")
    seats = tuple(range(match.seats))
    return Game(f"{person.id} {digest.hex()}", match, seats, frozenset(seats), True, None)


def puzzle_of(ask: Asking, game: Game, at: int) -> Puzzle:
    """A decision that cost something, to be tried again."""
    pieces = game.pieces(ask)
    found = found_at(pieces, at, game.shown & judged(pieces))
    if not isinstance(found, Choice) or not found.cost:
        raise Refused("exercise-none")
    return from_choice(game.match, found)
