"""Golden games: whole records that must replay to the same points for ever (or the rules' version grows).

They are also played and counted up once more by the oracle, which knows nothing of the rules'.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import landbridge
from landbridge import FATE, Match, dumps, loads
from landbridge.core.game import LETTERS
from landbridge.core.play.record import follow
from tests.games.hashi.table import GAME
from tests.oracles.hashi import oracle, picture_of
from tools.golden import PAPER, PLAIN, verdicts

FILES = sorted((Path(__file__).parents[1] / "records").glob("hashi-*.landbridge"))
NAMES = [file.stem for file in FILES]

# Written here as well as in the records: a change of the rules cannot pass by changing the records alone.
POINTS = {
    "hashi-1-a": [52],
    "hashi-1-b": [46],
    "hashi-2-a": [52, 52],
    "hashi-2-a-book": [60, 39],
    "hashi-2-a-paper": [22, 28],
    "hashi-2-b": [40, 41],
    "hashi-3-a": [39, 46, 43],
    "hashi-3-b": [41, 37, 48],
    "hashi-3-b-paper": [12, 31, 24],
    "hashi-4-a": [44, 52, 50, 39],
    "hashi-4-b": [39, 43, 32, 41],
}


def read(name: str) -> str:
    return FILES[NAMES.index(name)].read_bytes().decode()


def test_every_number_of_seats_and_every_side_has_a_golden_game() -> None:
    kept = {name: loads(read(name)) for name in NAMES}
    for seats in GAME.seats:
        for side in ("A", "B"):
            name = f"hashi-{seats}-{side.lower()}"
            assert name in kept, f"no golden game for {seats} on side {side}: python tools/golden.py {name}"
            assert kept[name].seats == seats
            assert kept[name].kit.options.side == side
            assert not kept[name].kit.options.paper
    assert set(PLAIN + PAPER) <= set(NAMES)
    assert set(NAMES) == set(POINTS)


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_game_is_read_and_written_letter_by_letter(name: str) -> None:
    text = read(name)
    match = loads(text)
    assert match.over
    assert match.points() == POINTS[name]
    assert dumps(match) == text
    assert loads(text.encode()).state == match.state


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_game_is_the_same_at_every_speed(name: str) -> None:
    pytest.importorskip("numba")
    slow, quick = loads(read(name)), loads(read(name), quick=True)
    assert quick.kit.rules.compiled
    assert slow.state == quick.state
    assert slow.log == quick.log


@pytest.mark.parametrize("name", NAMES)
def test_the_luck_of_a_golden_game_follows_from_its_secret(name: str) -> None:
    match = loads(read(name))
    assert match.dealer is not None
    assert match.dealer.promise == match.promise
    events, _ = follow(match, match.dealer.secret)
    assert len(events) == 17
    assert all(event.true for event in events)


@pytest.mark.parametrize("name", PAPER)
def test_on_paper_something_was_erased_and_something_struck(name: str) -> None:
    assert verdicts(loads(read(name))) >= {"erased", "struck"}


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_game_counted_up_by_hand(name: str) -> None:
    match = loads(read(name))
    again = Match(GAME, match.kit, match.names)
    plain = oracle(match.kit, match.seats)
    for seat, move in match.log:
        text = GAME.write(match.kit, again.state, seat, move)
        plain.play(GAME.fate if seat == FATE else LETTERS[seat], text)
        again.play(seat, move)
    assert plain.points() == match.points()
    assert plain.winners() == GAME.winners(match.kit, match.state, match.seats)
    assert plain.picture() == picture_of(match.kit, match.state)


def test_the_version_that_the_golden_games_were_played_by() -> None:
    assert all(
        read(name).startswith(f"landbridge 1 · hashi {landbridge.game('hashi').version} ·") for name in NAMES
    )
