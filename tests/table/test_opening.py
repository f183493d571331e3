"""New tables: what somebody wishes for, and the next one of the same people."""

from __future__ import annotations

from typing import Any

import pytest

from landbridge import registry
from landbridge.core.errors import Illegal, LandbridgeError
from landbridge.games.hashi.board import draw, load
from landbridge.table.deal import deal as deals
from landbridge.table.tournament import opening as boards
from landbridge.table.tournament.parts import SWISS, Terms
from tests.table.desk import ADA, BEN, EVE, LETTERS, NOON, SECRET, Desk, playing
from tests.table.parts import Person, Seat, Table, actions, attempts, opening

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


def test_a_board_of_ones_own_is_one_of_the_options() -> None:
    own = draw(load("a"))
    assert opened(ME, OPEN, options={"board": own}).terms["options"] == {"board": own}


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
        with pytest.raises(Illegal) as caught:
            opening.check_seats(game, count)
        assert (caught.value.reason, caught.value.ruling) == (0, "")  # no rule of the game
    assert refusal(ME, OPEN, options={"side": "z"})[0].startswith(("core-", "hashi-"))
    assert refusal(ME, opening.SeatWish("bot", "nobody"))[0] == refusal(ME, OPEN, substitute="nobody")[0]


def test_what_cannot_be_opened_has_not_happened() -> None:
    wishes = (
        {"options": {"side": "z"}},
        {"seats": [OPEN] * 9},
        {"substitute": "nobody"},
    )
    for wish in wishes:
        t = Table("table", SECRET)
        given: dict[str, Any] = {"game": "hashi", "seats": [ME, OPEN], "options": {}, **wish}
        with pytest.raises(LandbridgeError):
            opening.open_table(t, NOON, ADA, opening.Wish(**given), 4, {}, "client")
        assert (t.n, t.terms, t.fresh) == (0, {}, [])


def next_table(desk: Desk, person: Person = ADA) -> Table:
    new = Table("next", SECRET)
    opening.open_rematch(new, desk.now, desk.t, person, {"asked": "again"}, "client 9")
    return new


def test_a_rematch_keeps_everybodys_seat_for_them() -> None:
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
    assert [(seat.person, seat.name, seat.bot, seat.reserved) for seat in new.seats] == [
        (ADA.id, "Ada", "", True),
        (BEN.id, "Ben", "", False),
        ("", new.seats[2].name, "random", False),
    ]
    kept = ("game", "version", "options", "seats", "pace", "clock", "substitute", "listed")
    assert {key: new.terms[key] for key in kept} == {key: desk.t.terms[key] for key in kept}
    assert new.terms["asked"] == "again"
    assert (new.host, new.status) == (BEN.id, "gathering")
    first = new.fresh[0]
    assert (first.kind, first.at, first.person, first.client) == ("open", desk.now, BEN.id, "client 9")
    assert [event.person for event in new.fresh if event.kind == "sit"] == [ADA.id, BEN.id]
    assert [(one.seat, one.step) for one in attempts.missing(new)] == [(0, "join"), (1, "seal")]
    actions.take_reserved(new, desk.now, ADA)
    assert [seat.reserved for seat in new.seats] == [False] * 3


def test_where_a_seat_begins_all_move_one_seat_on(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = playing("hashi", 2)
    desk.resign(ADA, "A")
    monkeypatch.setattr(opening, "seats_are_even", lambda *_: False)
    assert [seat.person for seat in next_table(desk, ADA).seats] == [BEN.id, ADA.id]


def test_a_seat_whose_person_is_forgotten_is_free_in_the_next_game() -> None:
    desk = playing(people=3)
    desk.forget(BEN)
    desk.close(ADA.id)
    new = next_table(desk)
    assert [seat.person for seat in new.seats] == ["ada", "", "cleo"]
    assert new.seats[1] == Seat()


def test_a_closed_table_may_be_followed_by_another() -> None:
    desk = playing()
    desk.close(ADA.id)
    assert [LETTERS[i] for i, seat in enumerate(next_table(desk).seats) if seat.person == ADA.id] == ["A"]


# --- real boxes, deals, tournaments, delays ---------------------------------------------------------------------


class Rounds:
    """A beacon with a round every second."""

    chain = "chain"

    def next(self, at: int) -> tuple[int, int]:
        return at // 1000 + 1, at - at % 1000 + 1000

    def randomness(self, round: int) -> str:
        return ""


def test_a_table_with_a_real_box_agrees_on_no_luck_and_is_not_listed() -> None:
    t = opened(ME, OPEN, outside=True, listed=True)
    assert t.terms["outside"] is True
    assert (t.terms["listed"], t.luck, t.promise) == (False, None, "")
    assert not {"luck", "beacon"} & set(t.terms)
    assert "outside" not in opened(ME, OPEN).terms


def test_a_delay_is_one_of_the_terms_where_there_is_one() -> None:
    assert opened(ME, OPEN, watch={"moves": 5}).delay == {"moves": 5}
    assert "watch" not in opened(ME, OPEN).terms
    assert opened(ME, OPEN).delay is None


def test_among_bots_a_game_begins_when_its_person_is_ready() -> None:
    t = opened(ME, BOT)
    assert t.status == "gathering"
    assert [seat.ready for seat in t.seats] == [False, True]


def test_a_deal_begins_at_once_and_hears_no_beacon() -> None:
    for game in ("hashi", "loopit"):
        t = Table("table", SECRET)
        t.beacon = Rounds()
        deals.open_deal(t, NOON, ADA, deals.by_date(game, deals.day_at(NOON)), {}, "client")
        assert (t.status, t.terms["beacon"]) == ("playing", None)
        assert t.acting
    t = Table("table", SECRET)
    t.beacon = Rounds()
    opening.open_table(t, NOON, ADA, opening.Wish("hashi", [ME], {}), 1, {}, "client")
    assert t.terms["beacon"] == {"chain": "chain", "round": (NOON + 3000) // 1000 + 1, "at": NOON + 4000}
    assert t.status == "gathering"


def followed(t: Table, beacon: Rounds | None = None) -> Table:
    new = Table("next", SECRET)
    new.beacon = beacon
    opening.open_rematch(new, NOON, t, ADA, {}, "client")
    return new


def test_after_a_deal_or_a_tournament_the_same_people_play_an_ordinary_game() -> None:
    deal = Table("table", SECRET)
    deals.open_deal(deal, NOON, ADA, deals.by_date("loopit", deals.day_at(NOON)), {}, "client")
    board = Table("table", SECRET)
    mark = boards.Mark("cup", 1, 1)
    boards.open_board(board, NOON, Terms("hashi", SWISS, 2, duplicate=True), mark, [ADA, BEN], {}, "client")
    for t in (deal, board):
        assert t.shared_luck
        actions.resign(t, NOON, ADA, "A")
        new = followed(t)
        assert not {"deal", "tournament"} & set(new.terms)
        assert (new.shared_luck, new.status) == (False, "gathering")
        assert new.luck is not None
        assert new.luck.transcript.table == "next"


def test_after_a_game_with_a_real_box_comes_another() -> None:
    t = opened(ME, ME, outside=True)
    actions.say_ready(t, NOON, ADA, None, "")
    actions.close(t, NOON, ADA.id)
    new = followed(t)
    assert (new.outside, new.luck, "luck" in new.terms) == (True, None, False)


def test_the_next_table_waits_for_a_round_that_comes_after_all_may_commit() -> None:
    desk = playing()
    desk.close(ADA.id)
    new = followed(desk.t, Rounds())
    assert new.luck is not None
    assert new.luck.out == NOON + 61_000
    assert new.fresh[-1].kind == "promise"
