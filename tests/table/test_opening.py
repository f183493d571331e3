"""New tables: what somebody wishes for, and the next one of the same people."""

from __future__ import annotations

from typing import Any

import pytest

from landbridge import registry
from landbridge.core.errors import LandbridgeError
from tests.table.desk import ADA, BEN, EVE, LETTERS, NOON, SECRET, Desk, playing
from tests.table.parts import Person, Table, opening

ME, OPEN, BOT = (
    opening.SeatWish("me"),
    opening.SeatWish("open"),
    opening.SeatWish("bot", "random"),
)


def opened(*seats: opening.SeatWish, game: str = "hashi", most: int = 4, **wish: Any) -> Table:
    t = Table("table", SECRET)
    asked = {"asked": "reed"}
    wish = {"options": {}, **wish}
    opening.open_table(t, NOON, ADA, opening.Wish(game, seats, **wish), most, asked, "client")
    return t


def refusal(*seats: opening.SeatWish, **more: Any) -> tuple[str, Any]:
    with pytest.raises(LandbridgeError) as caught:
        opened(*seats, **more)
    return caught.value.fact.key, caught.value.fact.values


def test_a_wish_becomes_terms_and_people_and_bots_sit_down() -> None:
    clock = {"seconds": 100, "add": 5}
    t = opened(
        OPEN, ME, BOT, clock=clock, pace="slow", listed=True, substitute="random", options={"side": "b"}
    )
    said = {key: t.terms[key] for key in ("game", "version", "options", "seats", "pace", "clock", "listed")}
    assert said == {
        "game": "hashi",
        "version": registry.game("hashi").version,
        "options": {"side": "b"},
        "seats": 3,
        "pace": "slow",
        "clock": clock,
        "listed": True,
    }
    assert (t.terms["substitute"], t.terms["asked"]) == ("random", "reed")
    assert t.terms["luck"] == 2
    assert t.host == ADA.id
    assert [(seat.person, seat.bot) for seat in t.seats] == [("", ""), (ADA.id, ""), ("", "random")]
    first = t.fresh[0]
    assert (first.kind, first.at, first.person, first.client) == ("open", NOON, ADA.id, "client")
    assert [event.person for event in t.fresh[:3]] == [ADA.id] * 3
    assert t.status == "gathering"


def test_by_default_a_table_is_live_and_unlisted() -> None:
    t = opened(ME, OPEN)
    assert (t.terms["pace"], t.terms["clock"], t.terms["listed"], t.terms["substitute"]) == (
        "live",
        None,
        False,
        "passive",
    )
    bot = opened(ME, opening.SeatWish("bot")).seats[1].bot
    assert bot == "passive"


def test_an_empty_board_is_none() -> None:
    assert opened(ME, OPEN, options={"board": " \n", "side": "a"}).terms["options"] == {"side": "a"}


def test_wishes_that_cannot_be_met() -> None:
    key, values = refusal(ME, OPEN, game="chess")
    assert (key, values) == ("server-no-game", {"known": ", ".join(registry.game_names())})
    key, values = refusal(*[ME] * 3, game="river_dragons", most=0)
    assert key != "core-wrong-seats"
    game = registry.game("river_dragons")
    for count in (game.seats.start - 1, game.seats.stop):
        key, values = refusal(*[OPEN] * count, game="river_dragons")
        assert key == "core-wrong-seats"
        assert values == {
            "game": "River Dragons",
            "few": game.seats.start,
            "many": game.seats.stop - 1,
            "seats": count,
        }
    assert refusal(ME, OPEN, options={"side": "z"})[0].startswith(("core-", "hashi-"))
    assert refusal(ME, opening.SeatWish("bot", "nobody"))[0] == refusal(ME, OPEN, substitute="nobody")[0]


def next_table(desk: Desk, person: Person = ADA) -> Table:
    new = Table("next", SECRET)
    opening.open_rematch(new, desk.now, desk.t, person, {"asked": "again"}, "client 9")
    return new


def test_a_rematch_seats_everybody_one_seat_on() -> None:
    desk = Desk("hashi", 3, options={"side": "b"}, clock={"seconds": 60, "add": 1})
    desk.sit(ADA, "A")
    desk.sit(BEN, "B")
    desk.bot(ADA, "C", "random")
    for person, letter in ((ADA, "A"), (BEN, "B")):
        desk.ready(person, letter)
    with pytest.raises(LandbridgeError) as caught:
        next_table(desk)
    assert caught.value.fact.key == "server-not-over"
    desk.resign(ADA, "A")
    assert desk.t.status == "over"
    with pytest.raises(LandbridgeError) as caught:
        next_table(desk, EVE)
    assert caught.value.fact.key == "server-not-yours"
    desk.wait(9)
    new = next_table(desk, BEN)
    assert [(seat.person, seat.name, seat.bot) for seat in new.seats] == [
        (BEN.id, "Ben", ""),
        ("", new.seats[1].name, "random"),
        (ADA.id, "Ada", ""),
    ]
    kept = ("game", "version", "options", "seats", "pace", "clock", "substitute", "listed")
    assert {key: new.terms[key] for key in kept} == {key: desk.t.terms[key] for key in kept}
    assert new.terms["asked"] == "again"
    assert (new.host, new.status) == (BEN.id, "gathering")
    first = new.fresh[0]
    assert (first.kind, first.at, first.person, first.client) == ("open", desk.now, BEN.id, "client 9")
    assert [event.person for event in new.fresh if event.kind == "sit"] == [BEN.id, ADA.id]


def test_a_closed_table_may_be_followed_by_another() -> None:
    desk = playing()
    desk.close(ADA.id)
    assert [LETTERS[i] for i, seat in enumerate(next_table(desk).seats) if seat.person == ADA.id] == ["B"]
