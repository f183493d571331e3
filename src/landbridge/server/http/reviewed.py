"""A game that is over, for whoever asks for its review: of a table, or a record that somebody brought along."""

from __future__ import annotations

import hashlib
from typing import Any, NamedTuple

from landbridge.core.options import to_text
from landbridge.core.play import record as records
from landbridge.core.play.match import Match
from landbridge.reviewing.pieces import ReviewRequest
from landbridge.reviewing.report import Choice
from landbridge.server.http.asking import Asking
from landbridge.table.answers.replays import from_record
from landbridge.table.answers.reviews import found_at, judged, progress_json
from landbridge.table.exercise.puzzle import Puzzle, from_choice
from landbridge.table.parts import OVER
from landbridge.table.refusals import Refused
from landbridge.table.replay import Replay

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

    def told(self, pieces: list[dict[str, Any]]) -> dict[str, Any]:
        return {**progress_json(pieces, self.match.names, self.shown), "consent": self.consent}


def of_table(ask: Asking, table: str) -> Game:
    """Nothing of it is told before the game is over, nor of a deal of the day before that is."""
    caller = ask.caller()
    with ask.tables.open(table) as t:
        if t.status != OVER:
            raise Refused("server-not-over")
        ask.stay_closed(t)
        replay = ask.services.replays.find((t.id, t.n))
        if replay is None:
            ask.weigh(t.n // 250)
            replay = ask.services.replays.keep((t.id, t.n), Replay(ask.tables.match(t)))
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
    digest = hashlib.sha256(record.encode("utf-8", "surrogatepass")).digest()
    replay = ask.services.replays.find(digest)
    if replay is None:
        ask.weigh(len(record) // 1000)
        replay = ask.services.replays.keep(digest, from_record(record))
    if replay.broken is not None:
        raise replay.broken
    match = replay.match
    if not match.over:
        raise Refused("review-unfinished")
    seats = tuple(range(match.seats))
    return Game(f"{person.id} {digest.hex()}", match, seats, frozenset(seats), True, None)


def puzzle_of(ask: Asking, game: Game, at: int) -> Puzzle:
    """A decision that cost something, to be tried again."""
    pieces = ask.services.reviews.pieces(game.key)
    found = found_at(pieces, at, game.shown & judged(pieces))
    if not isinstance(found, Choice) or not found.cost:
        raise Refused("exercise-none")
    return from_choice(game.match, found)
