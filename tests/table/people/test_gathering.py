"""Before the game: sitting down, bots, getting up, being ready, and the start."""

from __future__ import annotations

import pytest

from tests.table.desk import ADA, BEN, CLEO, EVE, NOON, PUBLIC, SECRET, Desk, open_table, playing
from tests.table.parts import Person, Table, actions


def test_nothing_is_there_before_a_table_is_opened() -> None:
    t = Table("table", SECRET)
    assert (t.id, t.secret, t.n, t.status, t.host) == ("table", SECRET, 0, "gathering", "")
    assert (t.seats, t.viewers, t.acting, t.due) == ([], [PUBLIC], [], None)
    assert (t.since, t.moved, t.chats, t.next) == (0, 0, 0, "")


def test_whoever_opens_a_table_is_its_host_and_nobody_is_told() -> None:
    desk = Desk(seats=3, host=BEN)
    assert desk.t.host == BEN.id
    assert desk.t.viewers == [PUBLIC, 0, 1, 2]
    assert desk.heard() == {PUBLIC: 0, 0: 0, 1: 0, 2: 0}
    assert (desk.t.since, desk.t.moved) == (NOON, NOON)
    assert all(seat.free and not seat.ready and seat.clock is None for seat in desk.t.seats)
    assert desk.t.acting == []


def test_everybody_is_told_who_sits_down() -> None:
    desk = Desk()
    desk.wait(5)
    desk.sit(BEN, "B")
    seat = desk.seat("B")
    assert (seat.person, seat.name, seat.free, seat.ready) == (BEN.id, "Ben", False, False)
    assert desk.t.names == ["", "Ben"]
    assert desk.t.seats_of(BEN.id) == [1]
    sits = {"type": "sit", "seat": "B", "facts": [["server-fact-sits", {"seat": 1}]]}
    assert [desk.last(viewer) for viewer in (PUBLIC, 0, 1)] == [sits] * 3
    assert desk.told[0][-1]["at"] == NOON + 5000
    assert (desk.events[-1].person, desk.events[-1].client) == (BEN.id, "client 1")


def test_free_seats_are_nobodys() -> None:
    """Whoever has no name owns nothing."""
    desk = Desk()
    desk.sit(ADA, "A")
    assert desk.t.seats_of("") == []
    assert desk.t.seats_of(EVE.id) == []


def test_sitting_down_twice_is_sitting_down_once() -> None:
    desk = playing()
    with desk.unchanged():
        desk.sit(ADA, "A", most=1)


def test_strangers_sit_down_only_at_listed_tables() -> None:
    desk = Desk(seats=3, listed=False)
    with desk.refused("server-not-yours"):
        desk.sit_uninvited(BEN, "B")
    desk.sit_uninvited(ADA, "A")  # the host
    assert desk.seat("A").person == ADA.id
    desk.sit(BEN, "B")
    desk.sit_uninvited(BEN, "C")  # who sits there already
    assert desk.t.seats_of(BEN.id) == [1, 2]
    assert (desk.events[-1].person, desk.events[-1].client) == (BEN.id, "client 4")
    desk = Desk(seats=3, listed=True)
    desk.sit_uninvited(EVE, "B", most=1)
    assert desk.seat("B").person == EVE.id
    with desk.refused("server-limit"):
        desk.sit_uninvited(EVE, "C", most=1)
    with desk.refused("server-no-seat"):
        desk.sit_uninvited(CLEO, "D")


def test_whoever_is_invited_sits_down_and_is_ready() -> None:
    desk = Desk(listed=False)
    desk.join(BEN, "B", "low tide", most=1)
    assert desk.kinds(1) == ["sit", "ready"]
    assert (desk.seat("B").person, desk.seat("B").ready, desk.seat("B").words) == (BEN.id, True, "low tide")
    assert desk.events[1].client == "client 1"
    with desk.refused("server-limit"):
        desk.join(BEN, "A", most=1)
    desk.join(ADA, "A")
    assert desk.t.status == "playing"


def test_whoever_names_no_seat_is_ready_on_all_their_own() -> None:
    desk = open_table(people=3)
    desk.unseat(CLEO, "C")
    desk.sit(BEN, "C")
    assert actions.seats_meant(desk.t, BEN, None) == [1, 2]
    assert actions.seats_meant(desk.t, BEN, "C") == [2]
    with desk.refused("server-not-yours"):
        desk.say_ready(EVE, None)
    with desk.refused("server-not-yours"):
        desk.say_ready(BEN, "A")
    desk.say_ready(BEN, "C", "words")
    assert [seat.ready for seat in desk.t.seats] == [False, False, True]
    assert desk.seat("C").words == "words"
    desk.say_ready(BEN, None)
    assert [seat.ready for seat in desk.t.seats] == [False, True, True]


def test_a_seat_has_one_person() -> None:
    desk = Desk()
    desk.sit(ADA, "A")
    desk.bot(ADA, "B", "passive")
    with desk.refused("server-seat-taken"):
        desk.sit(BEN, "A")
    with desk.refused("server-seat-taken"):
        desk.sit(BEN, "B")


def test_nobody_can_be_taken_for_somebody_else_or_for_a_bot() -> None:
    desk = open_table(people=2)
    desk.unseat(BEN, "B")
    for name, key, values in (
        ("ada", "entry-name-taken", {"taken": "Ada"}),
        ("Meister 2", "entry-name-bot", {"name": "Meister 2"}),
    ):
        with desk.refused(key) as caught:
            desk.sit(Person("other", name), "B")
        assert caught.value.fact.values == values
    desk.sit(Person("other", "ben"), "B")  # Ben has gone


def test_whoever_is_invited_may_sit_down_without_being_ready() -> None:
    desk = Desk()
    desk._do(lambda: actions.join(desk.t, desk.now, BEN, 1, 4, "", False, {}, "client"))
    assert (desk.seat("B").person, desk.seat("B").ready) == (BEN.id, False)


def test_somebody_may_have_so_many_seats_and_no_more() -> None:
    desk = Desk(seats=4)
    desk.sit(BEN, "D", most=2)
    desk.sit(ADA, "A", most=2)
    desk.sit(ADA, "B", most=2)
    assert desk.t.seats_of(ADA.id) == [0, 1]
    with desk.refused("server-limit") as refused:
        desk.sit(ADA, "C", most=2)
    assert refused.value.fact.values == {"limit": "seats_per_person", "most": 2}


@pytest.mark.parametrize("letter", ["C", "P", "Q", "a", "", "AB", "1", "fate"])
def test_seats_are_called_by_their_letters(letter: str) -> None:
    desk = Desk()
    assert [actions.seat_number(desk.t, seat) for seat in "AB"] == [0, 1]
    with desk.refused("server-no-seat"):
        actions.seat_number(desk.t, letter)


def test_nobody_sits_down_or_gets_ready_once_it_is_too_late() -> None:
    started, closed = playing(), Desk()
    closed.sit(ADA, "A")
    closed.close(ADA.id)
    for desk, key in ((started, "server-started"), (closed, "server-closed")):
        with desk.refused(key):
            desk.sit(EVE, "B")
        with desk.refused(key):
            desk.bot(ADA, "B", "passive")
        with desk.refused(key):
            desk.unseat(ADA, "A")
    with closed.refused("server-closed"):
        closed.ready(ADA, "A")


# --- bots ---------------------------------------------------------------------------------------------------


def test_the_host_gives_a_seat_to_a_bot_that_is_always_ready() -> None:
    desk = Desk()
    desk.bot(ADA, "B", "greedy")
    seat = desk.seat("B")
    assert (seat.bot, seat.name, seat.ready, seat.person, seat.free) == (
        "greedy",
        "bot:greedy",
        True,
        "",
        False,
    )
    assert desk.last(0) == {"type": "sit", "seat": "B", "facts": [["server-fact-sits", {"seat": 1}]]}
    desk.bot(ADA, "B", "random")
    assert (desk.seat("B").bot, desk.t.seats[1].played_by) == ("random", "random")


def test_only_the_host_brings_bots_and_only_to_free_seats() -> None:
    desk = Desk()
    desk.sit(BEN, "B")
    with desk.refused("server-not-host"):
        desk.bot(BEN, "A", "passive")
    with desk.refused("server-seat-taken"):
        desk.bot(ADA, "B", "passive")
    with desk.refused("server-seat-taken"):
        desk.bot(ADA, "B", "")


def test_the_host_opens_a_bots_seat_again() -> None:
    desk = Desk()
    with desk.unchanged():
        desk.bot(ADA, "B", "")
    desk.bot(ADA, "B", "passive")
    desk.bot(ADA, "B", "")
    assert desk.seat("B").free
    assert desk.last(PUBLIC) == {"type": "rise", "seat": "B", "facts": [["server-fact-rises", {"seat": 1}]]}


def test_an_unknown_bot_is_refused_with_those_there_are() -> None:
    desk = Desk()
    with desk.refused("server-no-bot") as refused:
        desk.bot(ADA, "B", "x" * 50)
    said = refused.value.fact.values
    assert said["bot"] == "x" * 40
    known = str(said["known"]).split(", ")
    assert {"passive", "random"} <= set(known)
    assert known == sorted(known)


def test_the_last_seats_bot_starts_the_game() -> None:
    desk = Desk()
    desk.sit(ADA, "A")
    desk.ready(ADA, "A")
    assert desk.t.status == "gathering"
    desk.bot(ADA, "B", "passive")
    assert desk.t.status == "playing"


# --- getting up ---------------------------------------------------------------------------------------------


def test_everybody_gets_up_alone_and_the_host_may_free_any_seat() -> None:
    desk = open_table(people=3)
    desk.unseat(BEN, "B")
    assert desk.seat("B").free
    assert desk.last(2) == {"type": "rise", "seat": "B", "facts": [["server-fact-rises", {"seat": 1}]]}
    assert desk.events[-1].person == BEN.id
    desk.unseat(ADA, "C")
    assert desk.seat("C").free
    assert desk.t.names == ["Ada", "", ""]
    desk.bot(ADA, "C", "passive")
    desk.unseat(ADA, "C")
    assert desk.seat("C").free


def test_nobody_else_frees_a_seat() -> None:
    desk = open_table(people=3)
    for somebody, letter in ((BEN, "C"), (EVE, "B"), (BEN, "A")):
        with desk.refused("server-not-host"):
            desk.unseat(somebody, letter)


def test_a_free_seat_stays_free() -> None:
    desk = Desk()
    with desk.unchanged():
        desk.unseat(ADA, "B")


def test_whoever_leaves_before_the_game_gets_up() -> None:
    desk = open_table()
    desk.ready(BEN, "B", "mine")
    desk.leave(BEN, "B")
    assert desk.kinds()[-1] == "rise"
    assert desk.events[-1].person == BEN.id
    assert (desk.seat("B").free, desk.seat("B").ready, desk.seat("B").words) == (True, False, "")


# --- ready, go ----------------------------------------------------------------------------------------------


def test_the_last_one_ready_starts_the_game() -> None:
    desk = open_table(people=3)
    desk.ready(BEN, "B", "second")
    assert desk.last(0) == {"type": "ready", "seat": "B", "facts": []}
    desk.ready(ADA, "A")
    assert (desk.t.status, desk.t.live) == ("gathering", None)
    began = len(desk.events)
    desk.ready(CLEO, "C", "third")
    assert desk.kinds(began) == ["ready", "start"]
    assert desk.t.status == "playing"
    assert desk.last(PUBLIC) == {
        "type": "start",
        "seat": None,
        "words": ["second", "third"],
        "facts": [["server-fact-starts", {}]],
        "acting": ["A", "B", "C"],
    }
    assert desk.t.words == ["second", "third"]
    assert desk.live.names == ("Ada", "Ben", "Cleo")


def test_somebody_may_be_ready_on_several_seats_at_once() -> None:
    desk = Desk(seats=3)
    desk.sit(ADA, "A")
    desk.sit(ADA, "C")
    desk.sit(BEN, "B")
    desk.ready(ADA, "A")
    desk.ready(ADA, "AC", "mine")
    assert [event.seat for event in desk.events if event.kind == "ready"] == [0, 2]
    assert [seat.words for seat in desk.t.seats] == ["", "", "mine"]
    assert all(event.person == ADA.id for event in desk.events if event.kind == "ready")


def test_being_ready_twice_changes_nothing() -> None:
    waiting, started, closed = open_table(), playing(), open_table()
    waiting.ready(ADA, "A", "first words")
    closed.ready(ADA, "A")
    closed.close(ADA.id)
    for desk in (waiting, started, closed):
        with desk.unchanged():
            desk.ready(ADA, "A", "other words")


def test_a_ready_player_waits_for_free_seats() -> None:
    desk = Desk()
    desk.sit(ADA, "A")
    desk.ready(ADA, "A")
    assert desk.kinds() == ["open", "sit", "ready"]
    desk.sit(BEN, "B")
    assert desk.t.status == "gathering"


def test_words_and_the_secret_make_the_luck() -> None:
    """The same secret and the same words deal the same; other words deal something else."""

    def dealt(words: str) -> list[object]:
        desk = open_table("loopit")
        desk.ready(ADA, "A", words)
        desk.ready(BEN, "B")
        return [event.data["move"] for event in desk.events if event.kind == "move"]

    assert dealt("one") == dealt("one")
    assert dealt("one") != dealt("two")


def test_at_the_start_chance_acts_until_it_is_somebodys_turn() -> None:
    desk = playing("loopit")
    moves = [event for event in desk.events if event.kind == "move"]
    assert moves
    assert all(event.seat == 16 and event.person is None for event in moves)
    assert desk.acting in ("A", "B")


def test_every_seat_gets_the_same_time() -> None:
    desk = playing(people=3, clock={"seconds": 90, "add": 5})
    assert [seat.clock for seat in desk.t.seats] == [90_000] * 3
    assert [seat.clock for seat in playing().t.seats] == [None, None]
