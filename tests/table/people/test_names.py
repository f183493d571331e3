"""Other names: somebody is renamed, and two turn out to be the same person."""

from __future__ import annotations

from landbridge.table.watching import insight
from tests.table.desk import ADA, BEN, CLEO, EVE, NOON, PUBLIC, Desk, open_table, playing
from tests.table.laws import put_away
from tests.table.parts import Event, Person, actions

ZOE = Person("zoe", "Zoe")


def known(desk: Desk) -> list[str]:
    """What a page that was away for a moment is told without asking the disk."""
    return [message.body["type"] for message, _ in desk.t.recent.after(PUBLIC, 0)]


# --- renamed ----------------------------------------------------------------------------------------------------


def test_whoever_is_renamed_has_the_new_name_in_every_seat() -> None:
    desk = Desk(seats=3)
    for person, letter in ((BEN, "A"), (ADA, "B"), (BEN, "C")):
        desk.sit(person, letter)
    desk.rename(BEN, "Benno")
    assert desk.t.names == ["Benno", "Ada", "Benno"]
    assert desk.kinds()[-2:] == ["rename", "rename"]
    assert desk.last(PUBLIC) == {"type": "rename", "seat": "C", "facts": []}
    with desk.unchanged():
        desk.rename(BEN, "Benno")
        desk.rename(EVE, "Eva")


def test_in_a_running_game_the_match_has_the_new_name_too() -> None:
    desk = playing()
    desk.rename(BEN, "Benno")
    assert desk.live.names == ("Ada", "Benno")
    assert desk.last(0) == {"type": "rename", "seat": "B", "facts": [], "acting": ["A", "B"]}


def test_an_old_name_is_not_told_again_from_memory() -> None:
    """On the disk it is gone from all that was told; a table must not know it better."""
    desk = playing(people=3)
    desk.chat(BEN, "B", "I am Ben")
    assert known(desk) == ["start", "chat"]
    desk.rename(BEN, "Benno")
    assert known(desk) == ["rename"]
    desk.chat(CLEO, "C", "hello")
    assert known(desk) == ["rename", "chat"]
    desk.forget(BEN)
    assert known(desk) == ["away"]


def test_whoever_asked_to_see_everything_is_renamed_too() -> None:
    desk = playing()
    insight.ask(desk.t, desk.now, EVE)
    n = desk.t.n
    actions.rename(desk.t, desk.now, EVE.id, "Eva")
    assert desk.t.insight is not None
    assert (desk.t.insight.name, desk.t.names, desk.t.n) == ("Eva", ["Ada", "Ben"], n + 1)
    told = desk.t.told[-1].body
    assert (told["type"], told["seat"]) == ("rename", None)
    assert [event.data for event in desk.t.fresh if event.kind == "rename"] == [{"name": "Eva", "who": "eve"}]


# --- the same person --------------------------------------------------------------------------------------------


def test_two_that_are_the_same_person_have_together_what_each_had() -> None:
    desk = playing(people=3)
    for person, letter in ((ADA, "A"), (BEN, "B"), (BEN, "B"), (CLEO, "C")):
        desk.chat(person, letter, "hm")
    heard = desk.heard()
    desk.merge(BEN, CLEO)
    assert [seat.person for seat in desk.t.seats] == ["ada", "cleo", "cleo"]
    assert desk.t.names == ["Ada", "Ben", "Cleo"]  # seats keep their names
    assert desk.t.spoken == {"ada": 1, "cleo": 3}
    assert desk.t.host == "ada"
    assert desk.heard() == heard


def test_whoever_becomes_the_host_is_one_with_the_host() -> None:
    desk = playing()
    desk.chat(ADA, "A", "hm")
    desk.merge(ADA, EVE)
    assert (desk.t.host, desk.t.spoken) == ("eve", {"eve": 1})
    desk.mute(EVE, "B", True)
    desk.merge(BEN, CLEO)  # who has not said anything
    assert (desk.t.host, desk.t.spoken) == ("eve", {"eve": 1})


def test_an_old_session_still_has_the_seats() -> None:
    desk = playing()
    desk.merge(BEN, CLEO)
    desk.merge(ADA, EVE)
    assert desk.t.merged == {"ben": "cleo", "ada": "eve"}
    desk.merge(CLEO, ZOE)
    assert desk.t.merged == {"ben": "zoe", "ada": "eve", "cleo": "zoe"}
    assert put_away(desk.t).merged == desk.t.merged
    for person in (BEN, CLEO, ZOE):
        assert actions.seat_number(desk.t, "B", person) == 1
    with desk.refused("server-not-yours"):
        actions.seat_number(desk.t, "B", EVE)


def test_whoever_turns_out_to_play_sees_no_more_than_a_seat() -> None:
    desk = playing()
    insight.ask(desk.t, desk.now, EVE)
    desk.t.apply(Event(desk.t.n + 1, NOON, "merge", data={"was": "eve", "now": "ada"}))
    assert desk.t.insight is None
    assert desk.t.insight_asks == {"ada": 1}


def late(*in_time: Person) -> Desk:
    """Four sit here; whoever is not in time has lost the seat."""
    desk = open_table(people=4)
    for person in in_time:
        desk.ready(person, next(letter for letter in "ABCD" if desk.at(letter) == person))
    desk.wait(60)
    desk.run_out()
    return desk


def test_tables_know_who_is_one() -> None:
    desk = open_table()
    desk.merge(BEN, EVE)
    assert desk.seat("B").person == "eve"
