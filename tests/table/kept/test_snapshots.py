"""A table is put away as a snapshot and as its events, and taken up from either."""

from __future__ import annotations

import json
import random
from dataclasses import replace

import pytest

from tests.table.desk import ADA, BEN, GAMES, LETTERS, NOON, PUBLIC, SECRET, Desk, open_table, playing
from tests.table.laws import from_disk, put_away, whole
from tests.table.parts import Event, Table


@pytest.mark.parametrize("game", GAMES)
def test_a_table_that_was_put_away_goes_on_as_if_nothing_had_been(game: str) -> None:
    """Every few moves it comes from the disk anew; luck, drafts and messages are those of the one that stayed."""
    desk = playing(game, 3)
    away = put_away(desk.t)
    luck = random.Random(game)
    for n in range(60):
        if desk.t.status != "playing":
            break
        began = len(desk.events)
        desk.any_move(luck)
        event = desk.events[began]
        away.happen(event.at, event.kind, event.seat, event.data, event.person, event.client)
        away.deal(desk.now)
        assert [from_disk(one) for one in away.fresh] == [from_disk(one) for one in desk.events[began:]]
        assert away.counts == desk.t.counts
        away.fresh.clear()
        if n % 3 == 0:
            away = put_away(away)
    assert whole(away) == whole(desk.t)


@pytest.mark.parametrize("game", GAMES)
def test_events_alone_tell_the_whole_table(game: str) -> None:
    desk = playing(game, 2, options={}, clock={"seconds": 60, "add": 2})
    luck = random.Random(game)
    for _ in range(20):
        desk.wait(luck.random())
        desk.any_move(luck)
    again = Table.from_events("table", SECRET, desk.history)
    assert whole(again) == whole(desk.t)
    assert (again.fresh, again.told) == ([], [])  # all of it was told long ago


def test_a_snapshot_of_another_shape_is_not_read() -> None:
    desk = playing("hashi")
    kept = json.loads(json.dumps(desk.t.as_json()))
    assert Table.from_json("table", SECRET, desk.t.n, kept) is not None
    assert Table.from_json("table", SECRET, desk.t.n, {**kept, "layout": "of long ago"}) is None
    paper = open_table("hashi", options={"paper": "on"}).t.as_json()
    assert Table.from_json("table", SECRET, desk.t.n, {**kept, "layout": paper["layout"]}) is None


def test_a_table_taken_up_does_not_know_what_was_told_before() -> None:
    desk = playing()
    desk.move(ADA, "A", "4@b2")
    assert desk.t.recent.after(0, 0) != []
    again = put_away(desk.t)
    for viewer in (PUBLIC, 0, 1):
        assert again.recent.after(viewer, 0) == []
    assert open_table().t.recent.after(PUBLIC, 0) == []


def test_what_is_new_waits_for_the_disk_in_order() -> None:
    t = Table("table", SECRET)
    first = playing().events[0]
    t.happen(NOON, "open", None, first.data, ADA.id)
    t.happen(NOON + 1, "sit", 0, {"name": "Ada"}, ADA.id, "client")
    assert [(event.n, event.kind) for event in t.fresh] == [(1, "open"), (2, "sit")]
    assert t.fresh[1] == Event(2, NOON + 1, "sit", 0, {"name": "Ada"}, ADA.id, "client")
    assert [(message.viewer, message.id) for message in t.told] == [(PUBLIC, 1), (0, 1), (1, 1)]


@pytest.mark.parametrize("n", [0, 4, 5, 7, 8])
def test_events_out_of_order_are_refused(n: int) -> None:
    desk = playing()
    t = Table.from_events("table", SECRET, desk.history[:5])
    before = whole(t)
    chat = Event(n, NOON, "chat", 0, {"text": "hello"}, ADA.id)
    with pytest.raises(ValueError, match=f"event {n} after 5"):
        t.apply(chat)
    assert whole(t) == before


@pytest.mark.parametrize("status", ["gathering", "playing", "over", "closed"])
def test_a_table_is_taken_up_in_every_state(status: str) -> None:
    desk = open_table("loopit") if status == "gathering" else playing("loopit")
    if status == "over":
        desk.play_until(lambda: desk.t.status == "over")
    if status == "closed":
        desk.close("")
    again = put_away(desk.t)
    assert (again.status, again.acting, again.names) == (status, desk.t.acting, desk.t.names)
    assert whole(again) == whole(desk.t)


def test_what_is_asked_and_who_is_muted_come_along() -> None:
    desk: Desk = playing("loopit", 3)
    desk.any_move()
    letter = LETTERS[desk.live.log[-1].seat]
    desk.ask(desk.at(letter), letter)
    desk.mute(ADA, "C", True)
    desk.chat(ADA, "A", "hm")
    again = put_away(desk.t)
    assert (again.ask, again.muted, again.chats) == (desk.t.ask, [2], 1)
    assert again.muted is not desk.t.muted


def test_a_table_knows_how_far_it_was_put_away() -> None:
    assert Table("table", SECRET).as_json()["seats"] == []  # also before it is opened
    desk = open_table()
    assert (desk.t.kept, Table.from_events("table", SECRET, desk.history).kept) == (0, 0)
    away = put_away(desk.t)
    assert away.kept == away.n == desk.t.n
    away.memo["worked out"] = "of what it is now"
    away.happen(NOON, "chat", 0, {"text": "hm"}, ADA.id)
    assert (away.kept, away.memo) == (desk.t.n, {})


def test_what_somebody_said_who_is_forgotten_counts_for_the_table_alone() -> None:
    desk = open_table()
    desk.chat(ADA, "A", "hm")
    desk.chat(BEN, "B", "hm")
    events = [replace(event, person=None) if event.person == BEN.id else event for event in desk.history]
    again = Table.from_events("table", SECRET, events)
    assert (again.chats, again.spoken) == (2, {ADA.id: 1})
