"""Golden games: whole records that must replay to the same end for ever (or the rules' version grows).

Where a suite can, they are also counted up once more without the rules: by hand, or by the oracle.
"""

from __future__ import annotations

import pytest

import landbridge
from landbridge import FATE, dumps, loads
from landbridge.core.play.record import follow
from tests.support.golden import FOLDER, Golden, Suite, read, suites

SUITES = suites()
GAMES = [(suite, name, golden) for suite in SUITES for name, golden in suite.games.items()]
COUNTED = [(suite, name) for suite in SUITES for name in suite.games if suite.counted is not None]
each_suite = pytest.mark.parametrize("suite", SUITES, ids=lambda suite: suite.game.name)
each_game = pytest.mark.parametrize(("suite", "name", "golden"), GAMES, ids=[name for _, name, _ in GAMES])


def test_every_record_belongs_to_a_suite_and_every_game_has_one() -> None:
    assert [suite.game.name for suite in SUITES] == list(landbridge.game_names())
    assert sorted(file.stem for file in FOLDER.glob("*.landbridge")) == sorted(name for _, name, _ in GAMES)


@each_suite
def test_every_number_of_seats_and_every_kind_has_a_golden_game(suite: Suite) -> None:
    kept = [loads(read(name)) for name in suite.games]
    assert {match.seats for match in kept} == set(suite.game.seats)
    assert {match.game.name for match in kept} == {suite.game.name}
    missing = suite.kinds - {suite.kind(match) for match in kept}
    assert not missing, f"no golden game for {missing}: python -m tools.generate.golden {suite.game.name}"


@each_game
def test_a_golden_game_is_read_and_written_letter_by_letter(suite: Suite, name: str, golden: Golden) -> None:
    text = read(name)
    match = loads(text)
    assert match.over
    assert match.points() == golden.points
    assert golden.turn in (None, match.game.turn(match.kit, match.state))
    assert dumps(match) == text
    assert loads(text.encode()).state == match.state
    assert f" · {suite.game.name} {suite.game.version} · " in text.splitlines()[0]


@each_game
def test_a_golden_game_shows_what_it_is_kept_for(suite: Suite, name: str, golden: Golden) -> None:
    match = loads(read(name))
    assert golden.shows(match)
    assert match.seats == golden.seats
    assert match.kit.options == suite.game.options_from(golden.options)


@each_game
def test_a_golden_game_is_the_same_at_every_speed(suite: Suite, name: str, golden: Golden) -> None:
    pytest.importorskip("numba")
    slow, quick = loads(read(name)), loads(read(name), quick=True)
    assert quick.kit.rules.compiled
    assert slow.state == quick.state
    assert slow.log == quick.log


@each_game
def test_the_luck_of_a_golden_game_follows_from_its_secret(suite: Suite, name: str, golden: Golden) -> None:
    match = loads(read(name))
    if golden.choose is None:
        assert not match.promise
        return
    assert match.dealer is not None
    assert match.dealer.promise == match.promise
    events, _ = follow(match, match.dealer.secret)
    assert len(events) == sum(entry.seat == FATE for entry in match.log)
    assert suite.chances in (None, len(events))
    assert all(event.true for event in events)


@pytest.mark.parametrize(("suite", "name"), COUNTED, ids=[name for _, name in COUNTED])
def test_a_golden_game_counted_up_without_the_rules(suite: Suite, name: str) -> None:
    match = loads(read(name))
    assert suite.counted is not None
    assert suite.counted(match) == match.points()
