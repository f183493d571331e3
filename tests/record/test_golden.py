"""Golden games: whole records that must replay to the same points for ever (or the rules' version grows).

They are also counted up once more by hand: a second scorer, on the oracle's sheets, knows nothing of the rules'.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import landbridge
from landbridge import Match, dumps, loads
from landbridge.core.record import follow
from landbridge.games.hashi.game import bridges_on
from landbridge.games.hashi.state import DRAFT
from tests.hashi.oracle import Sheet, sheet_of
from tests.hashi.table import GAME
from tools.golden import PAPER, PLAIN, verdicts

FILES = sorted((Path(__file__).parents[1] / "records").glob("hashi-*.landbridge"))
NAMES = [file.stem for file in FILES]
VALUES = {"red": (9, 5), "blue": (7, 3), "linked": (8, 4)}
DEADLINES = {"red": 12, "blue": 7, "linked": 12}

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


@pytest.mark.parametrize("name", [name for name in NAMES if "paper" not in name])
def test_a_golden_game_counted_up_by_hand(name: str) -> None:
    match = loads(read(name))
    assert _counted(match) == match.points()


def _counted(match: Match) -> list[int]:
    """The points of a whole game, from the sheets as they were after each card."""
    again = Match(GAME, match.kit, match.names)
    reached: list[dict[str, int]] = [{} for _ in match.names]
    for seat, move in match.log:
        step = again.play(seat, move)
        if step.before.stage == DRAFT != step.after.stage:
            for owner, sheet in enumerate(_sheets(again)):
                for goal in _fulfilled(sheet):
                    reached[owner].setdefault(goal, step.after.card_no)
    totals = []
    for owner, sheet in enumerate(_sheets(again)):
        total = 2 * len(_finished(sheet))
        for goal, card_no in reached[owner].items():
            first = min(theirs[goal] for theirs in reached if goal in theirs)
            early = card_no <= DEADLINES[goal] if match.seats == 1 else card_no == first
            total += VALUES[goal][not early]
        totals.append(total)
    return totals


def _sheets(match: Match) -> list[Sheet]:
    return [sheet_of(match.kit.board, match.state.sheets[i], bridges_on) for i in range(match.seats)]


def _finished(sheet: Sheet) -> set[str]:
    return {name for name, number in sheet.numbers.items() if number == sheet.degree(name)}


def _fulfilled(sheet: Sheet) -> list[str]:
    finished = _finished(sheet)
    flags = [
        flag
        for flag in ("red", "blue")
        if finished >= {island.name for island in sheet.board.islands if island.flag == flag}
    ]
    return flags + ["linked"] * (sheet.largest_linked() >= 6)


def test_the_version_that_the_golden_games_were_played_by() -> None:
    assert all(
        read(name).startswith(f"landbridge 1 · hashi {landbridge.game('hashi').version} ·") for name in NAMES
    )
