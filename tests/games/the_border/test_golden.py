"""Golden games: whole records that must replay to the same points for ever (or the rules' version grows).

They are also counted up once more by hand: a second scorer that reads the moves as a person would, off the drawings.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from landbridge import FATE, Match, dumps, loads
from landbridge.core.play.record import follow
from landbridge.games.the_border import hexes
from tests.games.the_border.table import GAME

FOLDER = Path(__file__).parents[2] / "records"
# Written here as well as in the records: a change of the rules cannot pass by changing the records alone.
POINTS = {"the_border-2": [60, 23], "the_border-3": [19, 9, 47], "the_border-4": [13, 18, 18, 38]}


def read(name: str) -> str:
    return (FOLDER / f"{name}.landbridge").read_bytes().decode()


def test_every_number_of_seats_has_a_golden_game() -> None:
    assert {file.stem for file in FOLDER.glob("the_border-*.landbridge")} == set(POINTS)
    assert [loads(read(name)).seats for name in POINTS] == list(GAME.seats)


@pytest.mark.parametrize("name", POINTS)
def test_a_golden_game_is_read_and_written_letter_by_letter(name: str) -> None:
    text = read(name)
    match = loads(text)
    assert match.over
    assert match.points() == POINTS[name]
    assert dumps(match) == text
    assert text.startswith(f"landbridge 1 · the_border {GAME.version} ·")


@pytest.mark.parametrize("name", POINTS)
def test_a_golden_game_is_the_same_at_every_speed(name: str) -> None:
    pytest.importorskip("numba")
    slow, quick = loads(read(name)), loads(read(name), quick=True)
    assert quick.kit.rules.compiled
    assert slow.state == quick.state
    assert slow.log == quick.log


@pytest.mark.parametrize("name", POINTS)
def test_the_luck_of_a_golden_game_follows_from_its_secret(name: str) -> None:
    match = loads(read(name))
    assert match.dealer is not None
    events, _ = follow(match, match.dealer.secret)
    assert len(events) == sum(entry.seat == FATE for entry in match.log)
    assert all(event.true for event in events)


@pytest.mark.parametrize("name", POINTS)
def test_a_golden_game_counted_up_by_hand(name: str) -> None:
    match = loads(read(name))
    assert _counted(match) == match.points()


def _counted(match: Match) -> list[int]:
    """From the words of the record and the drawings alone."""
    board = match.kit.board
    rings = {a.value: {hexes.name(board.spaces[n]) for n in a.ring} for a in board.areas}
    white = {hexes.name(board.spaces[n]) for n in board.white}
    marks = [set(white) for _ in match.names]
    printed: list[dict[str, str]] = []
    when: list[dict[int, int]] = [{} for _ in match.names]
    said = [
        (seat, GAME.write(match.kit, match.state, seat, move)) for seat, move in match.log
    ]  # no word of ours depends on the state
    action = done = 0
    for seat, word in said:
        if word.startswith("board"):
            drawn = board.maps[int(word[5:]) - 1]
            printed.append({hexes.name(spot): sign for spot, sign in drawn.items()})
        elif word.startswith("start-"):
            action = 1
        elif word == ".":
            done += 1
            if done == 1 or done == match.seats:  # the first action is over, or the second is
                for owner, mine in enumerate(marks):
                    for value, ring in rings.items():
                        if ring <= mine and value not in when[owner]:
                            when[owner][value] = action
                action += 1
            if done == match.seats:
                done = 0
        elif seat != FATE and not word.startswith(("roll", "stop")):
            if word[0].isdigit():
                marks[seat] |= {space for space, sign in printed[seat].items() if sign == word}
            else:
                marks[seat].add(word)
    firsts = {value: min(mine.get(value, action) for mine in when) for value in rings}
    return [sum(v if at == firsts[v] else v // 2 for v, at in mine.items()) for mine in when]
