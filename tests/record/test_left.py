"""Seats that were given up: who, why, where in the game, and whether it ended with it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

import landbridge
from landbridge import FATE, PUBLIC, Match, RecordError, dumps, loads
from landbridge.core.play.leaving import DELETED, RESIGNED, TIME, WHYS, Left, ends, places
from landbridge.core.play.record import follow
from landbridge.lab.dataset.rows import move_rows
from tests.games.hashi.table import GAME, Table

SCRIPT = "A 4@a3  B 4@a3  C 4@a3  card 3/2  A 3@b2 b2-d2 b2-d2 .  B .  C .  card 5/1  B 5@d2"


def table() -> Match:
    return Table(3, SCRIPT).match


def lines(match: Match) -> list[str]:
    return [line for line in dumps(match).splitlines()[1:] if line[0] != "|"]


def refused(text: str) -> RecordError:
    with pytest.raises(RecordError) as caught:
        loads(text)
    return caught.value


def illegal(action: Callable[[], object]) -> tuple[str, int, str]:
    """Why something is refused; no rule of the game is the reason."""
    with pytest.raises(landbridge.Illegal) as caught:
        action()
    return caught.value.fact.key, caught.value.reason, caught.value.ruling


# --- when a game ends with it -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("people", "left", "over"),
    [
        ([0, 1], [0], True),  # one of two: the other has won
        ([0, 1, 2], [1], False),
        ([0, 1, 2], [1, 2], True),
        ([0, 1, 2, 3], [1, 2], False),
        ([1], [1], True),  # against bots
        ([0], [], False),
        ([], [], False),  # bots among themselves
        ([0, 1], [], False),
    ],
)
def test_a_game_goes_on_as_long_as_two_people_are_left(
    people: list[int], left: list[int], over: bool
) -> None:
    assert ends(people, left) is over


def test_who_left_comes_behind_those_who_stayed() -> None:
    assert places([1, 2, 3, 4], [], ended=False) == [1, 2, 3, 4]
    assert places([1, 2, 3, 4], [0], ended=False) == [4, 1, 2, 3]
    assert places([1, 2, 2, 4], [0, 1], ended=False) == [3, 4, 1, 2]
    assert places([1, 1, 3, 3], [1, 3], ended=False) == [1, 3, 2, 4]


def test_all_who_stayed_share_the_first_place_if_the_game_ended() -> None:
    assert places([1, 2, 3], [0], ended=True) == [3, 1, 1]
    assert places([2, 1], [1], ended=True) == [1, 2]
    assert places([3, 2, 1], [2, 1], ended=True) == [1, 3, 2]


# --- the match --------------------------------------------------------------------------------------------------


def test_somebody_else_plays_on_for_a_seat_that_was_given_up() -> None:
    match = table()
    match.leave(2, RESIGNED, end=False)
    assert match.left == [Left(2, RESIGNED, len(match.log), False)]
    assert (match.ended, match.over, match.acting) == (False, False, [0, 1, 2])
    assert match.has_left(2)
    assert not match.has_left(1)
    match.play(2, GAME.passive(match.kit, match.state, 2))


def test_a_game_that_ends_is_over_without_the_running_drafts() -> None:
    match = table()
    settled = match.settled()
    points = [GAME.points(match.kit, settled, seat) for seat in range(3)]
    assert match.state != settled
    match.leave(0, TIME, end=True)
    assert (match.ended, match.over, match.acting, match.drafts) == (True, True, [], {})
    assert match.state == settled
    assert match.points() == points
    assert match.places() == [3, 1, 1]
    assert match.winners() == [1, 2]
    assert match.deal() == []
    for late in (
        lambda: match.play(1, GAME.passive(match.kit, match.state, 1)),
        lambda: match.leave(1, RESIGNED, end=False),
    ):
        assert illegal(late) == ("core-ended", 0, "")


def test_after_the_end_everything_is_open() -> None:
    game = landbridge.game("loopit")
    match = Match(game, game.kit(), ["Ada", "Ben"], landbridge.Dealer(b"any secret"))
    match.deal()
    assert match.view(PUBLIC) != match.state
    match.leave(0, RESIGNED, end=True)
    assert match.view(PUBLIC) == match.view(0) == match.state


def test_a_seat_is_given_up_once_and_for_a_reason() -> None:
    match = table()
    match.leave(2, DELETED, end=False)
    assert illegal(lambda: match.leave(2, RESIGNED, end=False)) == ("core-left", 0, "")
    with pytest.raises(ValueError, match="boredom"):
        match.leave(1, "boredom", end=False)
    assert len(match.left) == 1


def test_whoever_gives_up_alone_has_not_won() -> None:
    match = Table(1, "A 3@b2").match
    assert match.winners() == [0]
    match.leave(0, RESIGNED, end=True)
    assert match.winners() == []


# --- the record -------------------------------------------------------------------------------------------------


def test_who_left_stands_where_it_happened() -> None:
    match = table()
    match.leave(2, RESIGNED, end=False)
    match.play(0, GAME.passive(match.kit, match.state, 0))
    match.play(1, GAME.passive(match.kit, match.state, 1))
    match.play(2, GAME.passive(match.kit, match.state, 2))
    match.leave(1, TIME, end=True)
    assert lines(match) == [
        "A 4@a3   B 4@a3   C 4@a3",
        "1   card 3/2   A 3@b2 b2-d2 b2-d2 .   B .   C .",
        "2   card 5/1",
        "- C resigned",
        "2   A .   B 5@d2 .   C .",
        "- B time end",
        "= A 0   B 0   C 0",
    ]


@pytest.mark.parametrize("why", WHYS)
@pytest.mark.parametrize("end", [False, True])
def test_who_left_comes_back_from_the_record(why: str, end: bool) -> None:
    for moment in range(len(SCRIPT.split())):
        match = Table(3, " ".join(SCRIPT.split()[:moment])).match if moment % 2 == 0 else table()
        match.leave(1, why, end)
        text = dumps(match)
        read = loads(text)
        assert (read.left, read.log, read.state) == (match.left, match.log, match.state)
        assert (read.ended, read.places()) == (end, match.places())
        assert dumps(read) == text
        for viewer in (0, 1, PUBLIC):
            assert f"- B {why}" in dumps(match, viewer)


def test_before_the_first_round_and_twice_at_once() -> None:
    match = Table(3, "A 4@a3").match
    match.leave(2, TIME, end=False)
    match.leave(0, DELETED, end=True)
    assert lines(match) == ["- C time", "- A deleted end", "= A 0   B 0   C 0"]
    assert dumps(loads(dumps(match))) == dumps(match)


@pytest.mark.parametrize(
    ("line", "key", "column", "token"),
    [
        ("-", "core-record-actor", 1, ""),
        ("- D resigned", "core-record-actor", 3, "D"),
        ("- card resigned", "core-record-actor", 3, "card"),
        ("- B", "core-record-left", 3, ""),
        ("- B bored", "core-record-left", 5, "bored"),
        ("- B resigned over", "core-record-left-end", 14, "over"),
        ("- B resigned end end", "core-record-left-end", 18, "end"),
        ("- C resigned", "core-left", 3, "C"),
    ],
)
def test_a_wrong_word_is_named(line: str, key: str, column: int, token: str) -> None:
    match = table()
    match.leave(2, RESIGNED, end=False)
    text = dumps(match)
    error = refused(f"{text}{line}\n")
    assert (error.fact.key, error.column, error.token) == (key, column, token)
    assert error.line == len(text.splitlines()) + 1
    assert error.intact is not None


def test_nothing_happens_after_the_end() -> None:
    match = table()
    match.leave(2, RESIGNED, end=True)
    text = dumps(match)
    assert refused(text + "2   A .\n").fact.key == "core-ended"
    assert refused(text + "- A resigned\n").fact.key == "core-ended"
    assert refused(text.replace(" end\n", "\n")).fact.key == "core-record-early-end"


def test_how_the_luck_came_about_stands_before_the_moves() -> None:
    match = table()
    error = refused(dumps(match) + "luck late\n")
    assert (error.fact.key, error.column, error.token) == ("core-record-luck-late", 1, "luck")


# --- kept for ever ----------------------------------------------------------------------------------------------

KEPT = {  # points, places and winners
    "hashi": ([16, 14, 14], [1, 2, 3], [0]),
    "loopit": ([7, 21], [1, 2], [0]),
    "the_border": ([0, 0, 0], [2, 1, 2], [1]),
    "river_dragons": ([0, 0, 0, 0], [1, 3, 1, 3], [0, 2]),
}


@pytest.mark.parametrize("name", KEPT)
def test_a_kept_game_in_which_somebody_left(name: str) -> None:
    text = (Path(__file__).with_name("left") / f"{name}.landbridge").read_text(encoding="utf-8")
    match = loads(text)
    assert match.over
    assert match.ended == (name in ("loopit", "the_border"))
    assert dumps(match) == text
    assert (match.points(), match.places(), match.winners()) == KEPT[name]
    assert match.dealer is not None
    events, _ = follow(match, match.dealer.secret)
    assert all(event.true for event in events)
    moved = [
        (seat, place) for seat, place in enumerate(match.places()) if any(e.seat == seat for e in match.log)
    ]
    rows = move_rows(match, observed=False)
    assert {(int(s), int(p)) for s, p in zip(rows["seat"], rows["place"], strict=True) if s != FATE} == set(
        moved
    )
