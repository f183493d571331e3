"""Tables for people who looked for a game: opened for those who waited, or open to whoever comes."""

from __future__ import annotations

from typing import Any

import pytest

from landbridge.table.refusals import Refused
from tests.table.desk import ADA, BEN, CLEO, EVE, NOON, SECRET, Desk
from tests.table.parts import Person, Table, actions, opening


def found(*people: Person, seats: int = 3, bots: tuple[str, ...] = (), pace: str = "live") -> Table:
    t = Table("table", SECRET)
    opening.open_found(t, NOON, "hashi", seats, pace, people, bots, {"asked": "reed"}, "client")
    return t


def refusal(t: Table, person: Person) -> str:
    with pytest.raises(Refused) as caught:
        opening.sit_found(t, NOON, person)
    return caught.value.fact.key


# --- people who waited for one another --------------------------------------------------------------------------


@pytest.mark.parametrize("pace", ["live", "slow"])
def test_those_who_waited_sit_down_in_their_order_and_bots_behind_them(pace: str) -> None:
    t = found(BEN, ADA, CLEO, seats=4, bots=("random",), pace=pace)
    assert [seat.person or seat.bot for seat in t.seats] == ["ben", "ada", "cleo", "random"]
    assert (t.host, t.status) == ("", "gathering")
    said = {key: t.terms[key] for key in ("options", "pace", "clock", "listed", "found", "asked")}
    assert said == {
        "options": {},
        "pace": pace,
        "clock": None,
        "listed": True,
        "found": True,
        "asked": "reed",
    }
    assert (t.fresh[0].kind, t.fresh[0].client) == ("open", "client")


def test_no_more_bots_come_than_there_are_seats() -> None:
    t = found(ADA, BEN, seats=3, bots=("random", "passive"))
    assert [seat.person or seat.bot for seat in t.seats] == ["ada", "ben", "random"]


def test_nobody_waits_for_themselves() -> None:
    for people in ((ADA, ADA), (ADA, BEN, BEN)):
        with pytest.raises(Refused) as caught:
            found(*people)
        assert caught.value.fact.key == "server-limit"


def test_if_somebody_does_not_come_whoever_looks_for_a_table_has_the_seat() -> None:
    t = found(ADA, BEN, CLEO)
    assert not opening.is_for_all(t)
    actions.leave(t, NOON, BEN, "B", resign=False)
    assert opening.is_for_all(t)
    assert opening.sit_found(t, NOON, EVE) == 1
    assert [seat.person for seat in t.seats] == ["ada", "eve", "cleo"]
    assert refusal(t, BEN) == "server-seat-taken"


# --- tables that are open to all --------------------------------------------------------------------------------


def open_desk(**terms: Any) -> Desk:
    """Ada sits in B at a table for three; the other seats are free."""
    desk = Desk(seats=3, **{"listed": True, **terms})
    desk.sit(ADA, "B")
    return desk


def test_the_first_free_seat_is_theirs_who_find_a_table() -> None:
    t = open_desk().t
    assert opening.is_for_all(t)
    assert opening.sit_found(t, NOON, BEN) == 0
    assert refusal(t, BEN) == "server-not-yours"  # one seat each
    assert opening.sit_found(t, NOON, CLEO) == 2
    assert [seat.person for seat in t.seats] == ["ben", "ada", "cleo"]
    assert refusal(t, EVE) == "server-seat-taken"


def test_nobody_finds_a_table_of_their_own() -> None:
    desk = open_desk()
    assert refusal(desk.t, ADA) == "server-not-yours"
    desk.unseat(ADA, "B")
    assert refusal(desk.t, ADA) == "server-not-yours"  # still the host


@pytest.mark.parametrize(
    "terms", [{"listed": False}, {"options": {"side": "b"}}, {"clock": {"seconds": 60, "add": 1}}]
)
def test_nobody_finds_a_table_with_terms_they_do_not_know(terms: dict[str, Any]) -> None:
    t = open_desk(**terms).t
    assert not opening.is_for_all(t)
    assert refusal(t, BEN) == "server-seat-taken"


def test_nobody_finds_a_game_that_has_begun_or_was_closed() -> None:
    desk = open_desk()
    desk.close(ADA.id)
    assert not opening.is_for_all(desk.t)
    assert refusal(desk.t, BEN) == "server-seat-taken"
