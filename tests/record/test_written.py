"""What stands in a record and what does not: for everybody, for one viewer, for a save."""

from __future__ import annotations

import random

import pytest

import landbridge
from landbridge import FATE, PUBLIC, Dealer, Kit, Match, State, dumps
from landbridge.core.game import Game
from landbridge.core.play.record import HIDDEN
from landbridge.games.hashi.game import Hashi
from tests.games.hashi.table import Table

SECRET = bytes(range(16))
LOOPIT = landbridge.game("loopit")


def tiles(steps: int) -> Match:
    """So many steps of a match in which tiles are drawn in secret."""
    rng = random.Random(5)
    match = Match(LOOPIT, LOOPIT.kit(), ["Ada", "Ben"], Dealer(SECRET))
    while steps and not match.over:
        steps -= 1
        if not match.deal():
            (seat,) = match.acting
            match.make(seat, rng.choice(LOOPIT.offers(match.kit, match.state, seat)))
    return match


def words(text: str) -> list[str]:
    """The moves of a record, one by one."""
    body = [line for line in text.splitlines()[1:] if line[0] not in "=?#" and not line.startswith("secret")]
    kept = [word for line in body for word in (line.split()[1:] if line[0].isdigit() else line.split())]
    return [word for word in kept if word not in ("A", "B", "tile")]


def test_a_match_that_has_not_begun_is_one_line() -> None:
    match = Match(LOOPIT, LOOPIT.kit(), ["Ada", "Ben"])
    assert dumps(match) == dumps(match, PUBLIC) == "landbridge 2 · loopit 1 · seats Ada, Ben\n"


def test_luck_from_outside_is_said_and_read() -> None:
    match = Match(LOOPIT, LOOPIT.kit(), ["Ada", "Ben"])
    match.outside = True
    text = dumps(match)
    assert text == "landbridge 2 · loopit 1 · seats Ada, Ben · luck outside\n"
    again = landbridge.loads(text)
    assert (again.outside, again.promise, dumps(again)) == (True, "", text)


class Unprepared(Hashi):
    """Without a set-up: the first move is one of the first round."""

    def turn(self, kit: Kit, s: State) -> int:
        return super().turn(kit, s) + 1


def test_no_line_of_a_record_is_empty(beacons: Game) -> None:
    late = Match(Unprepared(), Unprepared().kit(), ["Ada"], Dealer(SECRET))
    late.make(0, late.game.offers(late.kit, late.state, 0)[0])
    for match in (tiles(40), Match(beacons, beacons.kit(), ["Ada", "Ben"], Dealer(SECRET)), late):
        match.deal()
        assert all(line.strip() for line in dumps(match).splitlines())
    assert [line[:3] for line in dumps(late).splitlines()[1:]] == ["1  ", "2  "]


@pytest.mark.parametrize("viewer", [0, 1, PUBLIC])
def test_a_running_record_hides_what_its_reader_may_not_know(viewer: int) -> None:
    match = tiles(60)
    game, kit = match.game, match.kit
    s = game.start(kit, 2)
    told = []
    for seat, move in match.log:
        before = s.copy()
        text = game.write(kit, s, seat, move).replace(" ", "_")
        game.do(kit, s, seat, move)
        told.append(text if game.shown(kit, before, seat, move, s, viewer) == move else HIDDEN)
    assert words(dumps(match, viewer)) == told
    assert told.count(HIDDEN) > 5
    assert HIDDEN not in words(dumps(match))


def test_once_a_game_is_over_everybody_may_read_everything() -> None:
    match = tiles(10_000)
    assert match.over
    for viewer in (0, 1, PUBLIC):
        assert dumps(match, viewer) == dumps(match)


def test_a_save_that_keeps_the_secret_warns_its_reader() -> None:
    running = Table(2, "A 4@a3  B 4@a3", dealer=Dealer(SECRET)).match
    assert dumps(running, keep_secret=True).splitlines()[-2:] == [
        "# The next line decides every card to come. Whoever reads it knows too much.",
        f"secret {SECRET.hex()}",
    ]
    assert "secret" not in dumps(running)
    over = tiles(10_000)
    assert dumps(over, keep_secret=True) == dumps(over)
    assert "#" not in dumps(over)


class Strict(Hashi):
    """Whoever asks it to write a move has to show the state in which the move was made."""

    def write(self, kit: Kit, s: State, seat: int, move: int) -> str:
        assert self.check(kit, s, seat, move) == 0
        return super().write(kit, s, seat, move)

    def disclosed(
        self, kit: Kit, before: State, seat: int, move: int, after: State, now: State, viewer: int
    ) -> bool:
        assert self.check(kit, before, seat, move) == 0
        then = before.copy()
        self.do(kit, then, seat, move)
        assert then == after
        return seat in (FATE, viewer)


def test_every_move_is_written_on_the_state_it_was_made_in() -> None:
    """Also a draft's, move by move; and a game asked what is disclosed sees both sides of a move."""
    told = Table(2, "A 4@a3  B 4@a3  card 3/2  A 3@b2 b2-d2 b2-d2 .  B .  card 5/1  B 5@d2 d2-d4").match
    strict = Strict()
    match = Match(strict, told.kit, told.names)
    for seat, move in told.log:
        match.make(seat, move)
    for move in told.drafts[1]:
        match.make(1, move)
    assert dumps(match) == dumps(told)
    assert dumps(match).splitlines()[-1] == "? B 5@d2 d2-d4"
    assert dumps(match, 1).splitlines()[-4:] == [
        "A ?   B 4@a3",
        "1   card 3/2   A ? ? ? ?   B .",
        "2   card 5/1",
        "? B 5@d2 d2-d4",
    ]
