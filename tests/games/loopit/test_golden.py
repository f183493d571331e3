"""Golden games: whole records that must replay to the same points for ever (or the rules' version grows).

They are also counted up once more by hand: a second scorer that reads the words of a record and the bonus squares.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from landbridge import FATE, Match, dumps, loads
from landbridge.core.play.record import follow
from landbridge.games.loopit.board import COLUMNS
from landbridge.games.loopit.game import EDITIONS
from tests.games.loopit.table import GAME
from tools.loopit_golden import WANTED, exchanged

FOLDER = Path(__file__).parents[2] / "records"
# Written here as well as in the records: a change of the rules cannot pass by changing the records alone.
POINTS = {
    "loopit-2-landbridge": [366, 398],
    "loopit-3-en": [0, 44, 11],
    "loopit-2-fr": [312, 326],
    "loopit-4-nl": [162, 121, 128, 134],
    "loopit-3-de": [226, 228, 155],
    "loopit-3-strict": [324, 266, 257],
    "loopit-2-es": [357, 443],
    "loopit-4-pt": [144, 152, 213, 132],
    "loopit-3-round": [238, 301, 175],
    "loopit-2-book": [306, 429],
    "loopit-3-fr-book": [212, 227, 303],
    "loopit-4-german": [118, 93, 132, 134],
    "loopit-2-german": [427, 342],
    "loopit-4-five": [139, 128, 151, 142],
}


def read(name: str) -> str:
    return (FOLDER / f"{name}.landbridge").read_bytes().decode()


def test_every_edition_and_every_number_of_seats_has_a_golden_game() -> None:
    assert {file.stem for file in FOLDER.glob("loopit-*.landbridge")} == set(POINTS) == set(WANTED)
    kept = [loads(read(name)) for name in POINTS]
    assert {match.kit.options.edition for match in kept} == set(EDITIONS)
    assert {match.seats for match in kept} == set(GAME.seats)


@pytest.mark.parametrize("name", POINTS)
def test_a_golden_game_shows_the_ending_it_is_kept_for(name: str) -> None:
    assert WANTED[name].shows(loads(read(name)))


def test_tiles_were_exchanged_into_the_bag_and_out_of_the_game() -> None:
    back, out = loads(read("loopit-4-nl")), loads(read("loopit-2-fr"))
    assert exchanged(back)
    assert exchanged(out)
    assert sum(back.state.thrown_count) == 0
    assert sum(out.state.thrown_count) > 0


@pytest.mark.parametrize("name", POINTS)
def test_a_golden_game_is_read_and_written_letter_by_letter(name: str) -> None:
    text = read(name)
    match = loads(text)
    assert match.over
    assert match.points() == POINTS[name]
    assert dumps(match) == text
    assert text.startswith(f"landbridge 1 · loopit {GAME.version} ·")


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
    assert counted(read(name), match) == match.points()


BESIDE = {"N": (0, -1, "S"), "E": (1, 0, "W"), "S": (0, 1, "N"), "W": (-1, 0, "E")}


def counted(text: str, match: Match) -> list[int]:
    """From the words of the record: where tiles lie, what is printed on them, and which lines meet."""
    lies: dict[tuple[int, int], str] = {}
    points = dict.fromkeys("ABCD"[: match.seats], 0)
    for line in text.splitlines()[1:-2]:
        words = line.split()
        if words[0] == "tile":
            lies[6, 6] = words[-1]  # the start tile ends the set-up
        who = ""
        for word in words:
            if word in points or word == "tile":
                who = word
            elif who in points and "_" in word:
                tile, _, square = word.partition("_")
                x, y = COLUMNS.index(square[0]), int(square[1:]) - 1
                assert (x, y) not in lies
                points[who] += int(tile[-1]) * match.kit.board.bonus[13 * y + x]
                for side, (dx, dy, other) in BESIDE.items():
                    beside = lies.get((x + dx, y + dy))
                    if beside is not None and side in tile and other in beside:
                        points[who] += int(beside[-1])
                lies[x, y] = tile
    return list(points.values())
