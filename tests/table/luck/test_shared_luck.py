"""Deals of the day and tournaments: several tables with one luck, which stays closed until all of them are over."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from landbridge.core.state import PUBLIC
from landbridge.table import views
from landbridge.table.deal import deal as deals
from landbridge.table.deal.deal import Deal
from landbridge.table.refusals import Refused
from landbridge.table.tournament import opening as boards
from landbridge.table.tournament.parts import SWISS, Terms
from tests.table.desk import ADA, BEN, CLEO, EVE, NOON, SECRET, playing
from tests.table.laws import put_away
from tests.table.parts import Person, Table, actions

TODAY = deals.day_at(NOON)


def deal_table(deal: Deal, id: str = "table", person: Person = ADA) -> Table:
    """Somebody plays a deal of the day, with bots where it takes them."""
    t = Table(id, deal.secret)
    deals.open_deal(t, NOON, person, deal, {}, "open")
    return t


def board(duplicate: bool, people: tuple[Person, ...] = (ADA, BEN), id: str = "table") -> Table:
    """A table of the second round of a tournament."""
    t = Table(id, boards.round_secret(SECRET, 2))
    terms = Terms("hashi", SWISS, len(people), rounds=3, duplicate=duplicate)
    boards.open_board(t, NOON, terms, boards.Mark("cup", 2, 1), people, {}, "open")
    return t


@contextmanager
def refused(t: Table, key: str) -> Iterator[None]:
    n = t.n
    with pytest.raises(Refused) as found:
        yield
    assert (found.value.fact.key, t.n) == (key, n)


def last(t: Table) -> dict[str, Any]:
    """What everybody was told last."""
    return dict(next(message.body for message in reversed(t.told) if message.viewer == PUBLIC))


def salts(t: Table) -> int:
    """How many seats added a salt to the luck."""
    assert t.live is not None
    assert t.live.transcript is not None
    return len(t.live.transcript.last.commitments)


def drawn(t: Table) -> tuple[str, str, bytes]:
    """Whose luck it is: the name of its transcript, the promise, and the key."""
    assert t.live is not None
    assert t.live.transcript is not None
    assert t.live.dealer is not None
    transcript = t.live.transcript
    return transcript.table, t.promise, transcript.key(t.live.dealer.secret)


# --- one luck for several tables --------------------------------------------------------------------------------


def test_all_tables_of_a_deal_draw_alike_and_nobody_adds_a_salt() -> None:
    deal = Deal.of_server("loopit", TODAY, SECRET)
    one, other = deal_table(deal), deal_table(deal, "another", BEN)
    assert one.shared_luck
    assert salts(one) == salts(other) == 0
    assert drawn(one) == drawn(other)
    assert drawn(one)[:2] == (deal.name, deal.promise)


def test_all_tables_of_a_round_with_duplicate_deals_draw_alike() -> None:
    one, other = board(True), board(True, (BEN, CLEO), "another")
    assert one.shared_luck
    assert salts(one) == salts(other) == 0
    assert drawn(one) == drawn(other)
    assert drawn(one)[:2] == ("tournament-cup-2", boards.promise(SECRET, "cup", 2))


def test_without_duplicate_deals_every_table_of_a_round_has_its_own_luck() -> None:
    one, other = board(False), board(False, id="another")
    assert not one.shared_luck
    assert salts(one) == 2
    assert [drawn(t)[0] for t in (one, other)] == ["table", "another"]
    assert drawn(one)[2] != drawn(other)[2]


def test_an_ordinary_table_shares_nothing() -> None:
    t = playing().t
    assert (t.shared_luck, t.duplicate, t.is_closed(NOON)) == (False, False, False)


# --- closed until all are over ----------------------------------------------------------------------------------


def test_the_luck_of_a_deal_is_told_when_nobody_plays_it_any_more() -> None:
    deal = Deal.of_server("hashi", TODAY, SECRET)
    t = deal_table(deal)
    actions.resign(t, NOON, ADA, "A")
    assert (t.status, last(t)["type"], last(t)["secret"]) == ("over", "over", None)
    for when, told in ((deal.told - 1, None), (deal.told, deal.told_secret)):
        assert t.is_closed(when) == (told is None)
        assert t.told_secret(when) == told
        assert views.table_json(t, ADA.id, "", when)["secret"] == (told.hex() if told else None)


def test_where_everybody_can_work_out_a_deal_its_luck_is_told_at_once() -> None:
    deal = deals.by_date("hashi", TODAY)
    t = deal_table(deal)
    actions.resign(t, NOON, ADA, "A")
    assert last(t)["secret"] == deal.told_secret.hex()
    assert not t.is_closed(NOON)


def test_the_luck_of_a_round_is_told_when_its_last_table_is_over() -> None:
    t = board(True)
    actions.disclose(t, NOON)
    assert (t.disclosed, t.is_closed(NOON)) == (False, True)  # this one is not over yet
    actions.resign(t, NOON, BEN, "B")
    assert (t.status, last(t)["type"], last(t)["secret"]) == ("over", "over", None)
    assert (t.is_closed(NOON), t.told_secret(NOON)) == (True, None)
    assert put_away(t).is_closed(NOON)
    actions.disclose(t, NOON)
    assert (t.disclosed, t.is_closed(NOON)) == (True, False)
    assert last(t) == {"type": "disclose", "seat": None, "facts": [], "acting": [], "at": NOON}
    for told in (t, put_away(t)):
        assert told.told_secret(NOON) == boards.told_secret(SECRET, 2)
    n = t.n
    actions.disclose(t, NOON)
    assert t.n == n


def test_a_table_that_was_closed_is_disclosed_too() -> None:
    t = board(True)
    actions.close(t, NOON, "")
    actions.disclose(t, NOON)
    assert t.disclosed


def test_of_luck_that_is_a_tables_own_there_is_nothing_to_disclose() -> None:
    t = board(False)
    actions.resign(t, NOON, BEN, "B")
    assert (last(t)["secret"] is None, t.is_closed(NOON)) == (False, False)
    actions.disclose(t, NOON)
    assert not t.disclosed


# --- what people do there by themselves -------------------------------------------------------------------------


def test_there_are_hints_but_not_where_people_compete() -> None:
    desk = playing(people=3, help=True)
    desk.leave(BEN, "B")
    assert [actions.hint_wanted(desk.t, desk.at(letter), letter) for letter in "AB"] == [0, 1]
    with desk.refused("server-not-yours"):
        actions.hint_wanted(desk.t, ADA, "B")
    for t, key in (
        (board(True), "tournament-no-hint"),
        (board(False), "tournament-no-hint"),
        (deal_table(deals.by_date("hashi", TODAY)), "deal-no-hint"),
    ):
        with refused(t, key):
            actions.hint_wanted(t, ADA, "A")


def test_at_a_deal_nobody_plays_for_somebody_and_nothing_comes_back() -> None:
    t = deal_table(Deal.of_server("loopit", TODAY, SECRET))
    while t.acting != [0]:
        assert t.live is not None
        seat = t.acting[0]
        actions.bot_move(t, NOON, seat, t.seats[seat].acts, -1)
        t.deal(NOON)
    with refused(t, "deal-no-takeback"):
        actions.ask_back(t, NOON, ADA, "A", {}, "ask")
    with refused(t, "deal-no-substitute"):
        actions.leave(t, NOON, ADA, "A", resign=False)
    actions.leave(t, NOON, ADA, "A", resign=True)
    assert (t.status, t.seats[0].away) == ("over", "resigned")


def test_in_a_tournament_a_substitute_plays_on_for_whoever_leaves() -> None:
    t = board(True)
    actions.leave(t, NOON, ADA, "A", resign=False)
    assert (t.status, t.seats[0].away) == ("playing", "left")


# --- somebody does not come -------------------------------------------------------------------------------------


def test_whoever_does_not_come_to_a_tournament_has_given_up_once() -> None:
    t = board(True, (ADA, BEN, CLEO))
    actions.absent(t, NOON, BEN.id, EVE.id)
    assert [seat.away for seat in t.seats] == ["", "resigned", ""]
    assert t.status == "playing"
    told = {"type": "away", "seat": "B", "why": "resigned", "facts": [["server-fact-declared", {"seat": 1}]]}
    assert last(t) == {**told, "acting": ["A", "B", "C"], "at": NOON}
    n = t.n
    actions.absent(t, NOON, BEN.id, EVE.id)
    assert t.n == n
    actions.absent(t, NOON, CLEO.id, "")
    assert (t.status, [one.seat for one in t.live.left]) == ("over", [1, 2])  # type: ignore[union-attr]
    n = t.n
    actions.absent(t, NOON, ADA.id, "")
    assert (t.n, t.seats[0].away) == (n, "")


def test_whoever_does_not_come_is_not_waited_for_when_the_others_agree() -> None:
    desk = playing("loopit", 3)
    desk.play_until(lambda: bool(desk.live.log))
    who = desk.live.log[-1].seat
    asks, agrees, absent = (desk.at("ABC"[(who + place) % 3]) for place in range(3))
    desk.ask(asks, "ABC"[who])
    desk.answer(agrees, "ABC"[(who + 1) % 3], True)
    assert "rewind" not in desk.kinds()
    actions.withdraw(desk.t, desk.now, absent.id)
    assert desk.t.fresh[-1].kind == "rewind"
