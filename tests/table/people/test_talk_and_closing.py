"""Around the game: talk, silence, closing, being forgotten, and the next game."""

from __future__ import annotations

import json
import re

from landbridge.table.table import Table
from tests.table.desk import ADA, BEN, CLEO, EVE, PUBLIC, Desk, open_table, playing

# --- talk ---------------------------------------------------------------------------------------------------


def test_what_somebody_says_everybody_hears() -> None:
    desk = open_table()
    desk.chat(BEN, "B", "hello")
    said = {"type": "chat", "seat": "B", "text": "hello", "facts": []}
    assert [desk.last(viewer) for viewer in (PUBLIC, 0, 1)] == [said] * 3
    assert (desk.events[-1].person, desk.events[-1].data["text"]) == (BEN.id, "hello")
    assert desk.events[-1].client is not None
    playing_now = playing()
    playing_now.chat(ADA, "A", "now")
    assert playing_now.last(1)["acting"] == ["A", "B"]


def test_everybody_has_a_share_of_what_may_be_said() -> None:
    desk = open_table()
    desk.chat(ADA, "A", "one of two", most=2)
    with desk.refused("entry-chat-share") as caught:
        desk.chat(ADA, "A", "the other", most=2)
    assert caught.value.fact.values == {"most": 1}
    desk.chat(BEN, "B", "the other", most=2)


def test_one_talks_on_after_the_game_but_not_at_a_closed_table() -> None:
    desk = playing("loopit")
    desk.play_until(lambda: desk.t.status == "over")
    desk.chat(ADA, "A", "well played")
    assert desk.last(PUBLIC)["acting"] == []
    closed = playing()
    closed.close(ADA.id)
    with closed.refused("server-closed"):
        closed.chat(ADA, "A", "hello?")


def test_only_seats_talk() -> None:
    desk = open_table()
    with desk.refused("server-not-yours"):
        desk.chat(EVE, "A", "psst")


def test_there_is_so_much_to_say_and_no_more() -> None:
    desk = open_table()
    for n in range(2):
        desk.chat(ADA, "A", f"{n}", most=3)
    desk.chat(BEN, "B", "me too", most=3)
    assert desk.t.chats == 3
    with desk.refused("server-limit") as refused:
        desk.chat(BEN, "B", "and", most=3)
    assert refused.value.fact.values == {"limit": "chats_per_table", "most": 3}


def test_nobody_uses_up_all_the_chat() -> None:
    desk = open_table(people=3)
    for n in range(4):
        desk.chat(ADA, "A", f"{n}", most=12)
    with desk.refused("entry-chat-share") as refused:
        desk.chat(ADA, "A", "and", most=12)
    assert refused.value.fact.values == {"most": 4}
    desk.chat(BEN, "B", "at last", most=12)
    kept = desk.t.as_json()
    again = Table.from_json(desk.t.id, desk.t.secret, desk.t.n, kept)
    assert again is not None
    assert again.spoken == {ADA.id: 4, BEN.id: 1}


def test_whoever_has_all_seats_has_all_the_chat() -> None:
    desk = open_table(people=1)
    for n in range(3):
        desk.chat(ADA, "A", f"{n}", most=3)
    with desk.refused("server-limit"):
        desk.chat(ADA, "A", "and", most=3)


def test_the_host_mutes_a_seat_and_lets_it_talk_again() -> None:
    desk = open_table(people=3)
    desk.mute(ADA, "B", True)
    desk.mute(ADA, "C", True)
    assert desk.t.muted == [1, 2]
    told = {"type": "mute", "seat": "C", "muted": True, "facts": [["server-fact-muted", {"seat": 2}]]}
    assert desk.last(PUBLIC) == told
    assert desk.events[-1].person == ADA.id
    with desk.refused("server-muted"):
        desk.chat(BEN, "B", "but…")
    desk.chat(ADA, "A", "please")
    desk.mute(ADA, "B", False)
    assert desk.t.muted == [2]
    assert (desk.last(0)["muted"], desk.last(0)["facts"]) == (False, [["server-fact-unmuted", {"seat": 1}]])
    desk.chat(BEN, "B", "thanks")
    with desk.unchanged():
        desk.mute(ADA, "B", False)
        desk.mute(ADA, "C", True)


def test_nobody_else_mutes() -> None:
    desk = open_table()
    with desk.refused("server-not-host"):
        desk.mute(BEN, "A", True)
    with desk.refused("server-no-seat"):
        desk.mute(ADA, "C", True)


# --- the end of a table -------------------------------------------------------------------------------------


def test_the_host_closes_a_table_and_so_does_the_server() -> None:
    for desk in (open_table(), playing()):
        with desk.refused("server-not-host"):
            desk.close(BEN.id)
        desk.close(ADA.id)
        assert desk.t.status == "closed"
        assert desk.events[-1].person == ADA.id
        said = {key: value for key, value in desk.last(1).items() if key != "acting"}
        assert said == {"type": "close", "seat": None, "facts": [["server-fact-closes", {}]]}
        with desk.unchanged():
            desk.close(ADA.id)
    for desk in (open_table(), playing()):
        desk.close("")
        assert (desk.t.status, desk.events[-1].person) == ("closed", None)


def test_a_finished_game_stays_finished() -> None:
    desk = playing("loopit")
    desk.play_until(lambda: desk.t.status == "over")
    with desk.unchanged():
        desk.close(ADA.id)


def test_a_closed_table_asks_nobody() -> None:
    desk = playing("loopit")
    desk.any_move()
    letter = "AB"[desk.live.log[-1].seat]
    desk.ask(desk.at(letter), letter)
    desk.close("")
    assert desk.t.ask is None


def test_nothing_is_dealt_at_a_closed_table() -> None:
    """It was chance's turn when the table closed, and stays so."""
    desk = open_table("loopit")
    desk.t.happen(desk.now, "ready", 0, {}, ADA.id)
    desk.t.happen(desk.now, "ready", 1, {}, BEN.id)
    desk.t.happen(desk.now, "start")
    desk.close("")
    assert desk.kinds()[-2:] == ["start", "close"]
    assert desk.live.acting == [16]


# --- forgotten ----------------------------------------------------------------------------------------------


def test_a_game_goes_on_without_a_name_that_is_forgotten() -> None:
    desk = playing(people=3, substitute="greedy")
    desk.forget(BEN)
    seat = desk.seat("B")
    assert (seat.person, seat.name, seat.away) == ("", "…", "resigned")
    assert desk.live.names == ("Ada", "…", "Cleo")
    assert desk.t.seats[1].played_by == "greedy"
    assert desk.t.status == "playing"
    told = {"type": "away", "seat": "B", "why": "resigned", "facts": [["server-fact-leaves", {"seat": 1}]]}
    assert desk.last(0) == {**told, "acting": ["A", "B", "C"]}
    assert (desk.events[-1].kind, desk.events[-1].person) == ("forget", None)
    with desk.refused("server-not-yours"):
        desk.come_back(BEN, "B")
    with desk.unchanged():
        desk.forget(BEN)


def test_whoever_is_forgotten_leaves_no_trace_in_a_snapshot() -> None:
    desk = playing(people=3)
    for person, letter in ((BEN, "B"), (CLEO, "C")):
        desk.chat(person, letter, "hm")
        desk.mute(ADA, letter, True)
    desk.forget(BEN)
    kept = json.dumps(desk.t.as_json())
    assert not {BEN.id, BEN.name} & set(re.findall(r"\w+", kept))
    assert {CLEO.id, CLEO.name} <= set(re.findall(r"\w+", kept))
    assert desk.t.muted == [2]  # whoever comes next may talk


def test_whoever_chose_something_is_forgotten_too() -> None:
    desk = open_table(people=3)
    for letter in "ABC":
        desk.commit(desk.at(letter), letter)
    desk.ready(BEN, "B")
    assert desk.t.luck is not None
    assert list(desk.t.luck.held) == [BEN.id]
    desk.forget(BEN)
    assert desk.t.luck.held == {}
    assert desk.t.status == "gathering"


def test_after_a_table_was_closed_everybody_is_told_who_is_forgotten() -> None:
    desk = open_table()
    desk.close(ADA.id)
    desk.forget(BEN)
    assert desk.last(PUBLIC) == {
        "type": "away",
        "seat": "B",
        "why": "resigned",
        "facts": [["server-fact-leaves", {"seat": 1}]],
    }


def test_the_hosts_game_goes_on_too() -> None:
    desk = playing(people=3)
    desk.forget(ADA)
    assert desk.t.status == "playing"
    assert desk.kinds()[-1] == "forget"


def test_before_the_game_the_forgotten_get_up() -> None:
    desk = Desk(seats=4)
    for person, letter in ((ADA, "A"), (BEN, "B"), (BEN, "C"), (CLEO, "D")):
        desk.sit(person, letter)
    desk.forget(BEN)
    assert desk.kinds()[-2:] == ["rise", "rise"]
    assert desk.t.names == ["Ada", "", "", "Cleo"]
    assert desk.t.status == "gathering"
    desk.forget(ADA)
    assert desk.kinds()[-2:] == ["rise", "close"]
    assert desk.t.status == "closed"
    desk.forget(CLEO)
    assert desk.kinds()[-1] == "forget"
    assert desk.seat("D").name == "…"


def test_a_host_without_a_seat_takes_the_table_along() -> None:
    desk = Desk()
    desk.sit(BEN, "B")
    desk.forget(EVE)
    assert desk.t.status == "gathering"
    desk.forget(ADA)
    assert desk.t.status == "closed"


# --- the next game ------------------------------------------------------------------------------------------


def test_the_next_table_is_told_to_everybody() -> None:
    desk = playing("loopit")
    desk.play_until(lambda: desk.t.status == "over")
    desk.rematch("another")
    assert desk.t.next == "another"
    assert desk.last(PUBLIC) == {
        "type": "rematch",
        "seat": "A",
        "table": "another",
        "facts": [["server-fact-rematch", {"seat": 0}]],
        "acting": [],
    }
    assert desk.events[-1].person == ADA.id
    with desk.unchanged():  # the first to ask decides
        desk.rematch("a third", BEN)
