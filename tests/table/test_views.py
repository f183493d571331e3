"""What a viewer is told of a table: seats and clocks, the position, what is offered."""

from __future__ import annotations

import json
import random
from dataclasses import asdict
from typing import Any

import pytest

from landbridge.core.show.scene import scene_of
from landbridge.core.show.state_json import record_json, record_of
from landbridge.core.state import FATE
from landbridge.table.deal import deal as deals
from landbridge.table.deal.deal import Deal
from landbridge.table.luck.draws import things_of
from landbridge.table.tournament import opening as boards
from landbridge.table.tournament.parts import SWISS, Terms
from landbridge.table.watching import insight
from tests.table.desk import (
    ADA,
    BEN,
    EVE,
    GAMES,
    LETTERS,
    NOON,
    PUBLIC,
    SECRET,
    SHORT,
    Desk,
    open_table,
    playing,
)
from tests.table.laws import put_away
from tests.table.parts import Person, Table, actions, opening, views

BASE = "https://example.org"


def told(desk: Desk, person: Person | None = ADA, viewer: int = PUBLIC) -> dict[str, Any]:
    return views.table_json(desk.t, person.id if person else "", BASE, desk.now, viewer)


def seats(desk: Desk, what: str, person: Person | None = ADA, viewer: int = PUBLIC) -> list[Any]:
    return [seat[what] for seat in told(desk, person, viewer)["seats"]]


def picture(desk: Desk, letter: str | None, look: str = views.VIEW, **more: Any) -> dict[str, Any]:
    viewer = PUBLIC if letter is None else LETTERS.index(letter)
    return views.picture(desk.t, viewer, ADA.id, BASE, desk.now, look=look, **more)


# --- the table ----------------------------------------------------------------------------------------------


def test_a_gathering_table_has_terms_and_no_position() -> None:
    desk = Desk("loopit", 3, clock={"seconds": 60, "add": 5}, listed=True, substitute="random", pace="live")
    desk.sit(BEN, "B")
    desk.bot(ADA, "C", "beginner")
    shown = told(desk)
    assert {
        key: shown[key] for key in ("id", "game", "options", "status", "pace", "listed", "substitute")
    } == {
        "id": "table",
        "game": "loopit",
        "options": {"rounds": "3"},
        "status": "gathering",
        "pace": "live",
        "listed": True,
        "substitute": "random",
    }
    assert shown["version"] == desk.game.version
    assert shown["clock"] == {"seconds": 60, "add": 5}
    assert shown["link"] == "https://example.org/table#table"
    assert [seat["kind"] for seat in shown["seats"]] == ["open", "person", "bot"]
    assert [seat["seat"] for seat in shown["seats"]] == ["A", "B", "C"]
    assert shown["seats"][1]["name"] == "Ben"
    assert seats(desk, "points") == seats(desk, "place") == [None, None, None]
    assert seats(desk, "winner") == [False, False, False]
    assert [shown[key] for key in ("turn", "secret", "ended", "tentative", "asks", "rematch")] == [None] * 6
    assert (shown["acting"], shown["words"], shown["moved_at"]) == ([], [], NOON)
    assert shown["luck"] is not None
    assert picture(desk, None) == {
        "table": told(desk),
        "seat": None,
        "at": desk.t.counts[PUBLIC],
        "view": None,
        "scene": None,
        "change": None,
        "since": None,
        "offers": [],
        "open": False,
        "draft": [],
        "undo": 0,
        "final": False,
        "chance": None,
        "repeated": False,
    }
    assert picture(desk, None, views.SCENE)["scene"] is None
    assert picture(desk, "B")["final"] is False


def test_everybody_learns_which_seat_is_theirs_and_nobody_else_does() -> None:
    desk = open_table()
    assert seats(desk, "you", ADA) == [True, False]
    assert seats(desk, "you", BEN) == [False, True]
    assert seats(desk, "you", EVE) == seats(desk, "you", None) == [False, False]
    assert [told(desk, person)["host"] for person in (ADA, BEN, None)] == [True, False, False]
    ownerless = Desk(host=Person("", ""))
    assert told(ownerless, None)["host"] is False
    assert seats(ownerless, "you", None) == [False, False]


def test_who_is_ready_away_and_muted() -> None:
    desk = open_table(people=3)
    desk.ready(BEN, "B")
    assert seats(desk, "ready") == [False, True, False]
    desk = playing(people=3)
    desk.mute(ADA, "C", True)
    assert seats(desk, "muted") == [False, False, True]
    desk.leave(BEN, "B")
    assert seats(desk, "away") == ["", "left", ""]
    assert seats(desk, "kind") == ["person"] * 3


def test_a_clock_runs_only_for_those_who_act() -> None:
    desk = playing("loopit", clock={"seconds": 60, "add": 0})
    acting, waiting = ("A", "B") if desk.acting == "A" else ("B", "A")
    desk.wait(7)
    left = dict(zip("AB", seats(desk, "clock_ms"), strict=True))
    assert left == {acting: 53_000, waiting: 60_000}
    desk.wait(100)
    assert dict(zip("AB", seats(desk, "clock_ms"), strict=True)) == {acting: 0, waiting: 60_000}
    desk.now = NOON - 5000  # a clock of another machine: nobody gets time from it
    assert seats(desk, "clock_ms") == [60_000, 60_000]
    assert seats(playing(), "clock_ms") == [None, None]


def test_points_are_those_that_the_viewer_may_know() -> None:
    desk = playing("the_border")
    desk.play_until(lambda: any(desk.live.points()))
    for viewer in (PUBLIC, 0, 1):
        assert seats(desk, "points", viewer=viewer) == desk.live.points(viewer)
    shown = told(desk)
    assert shown["turn"] == desk.game.turn(desk.t.kit, desk.live.state)
    assert shown["acting"] == list(desk.acting)
    assert (shown["luck"], shown["secret"], shown["ended"]) == (None, None, None)
    assert shown["promise"] == desk.t.promise
    assert shown["words"] == desk.t.words
    assert seats(desk, "place") == [None, None]
    assert seats(desk, "winner") == [False, False]


@pytest.mark.parametrize("game", GAMES)
def test_at_the_end_there_are_places_winners_and_the_secret(game: str) -> None:
    desk = playing(game)
    desk.play_until(lambda: desk.t.status == "over")
    shown = told(desk)
    assert shown["status"] == "over"
    assert seats(desk, "place") == desk.live.places()
    assert [LETTERS[i] for i, won in enumerate(seats(desk, "winner")) if won] == [
        LETTERS[i] for i in desk.live.winners()
    ]
    assert any(seats(desk, "winner"))
    secret = desk.t.told_secret(desk.now)
    assert secret is not None
    assert shown["secret"] == secret.hex()
    assert (shown["ended"], shown["acting"], shown["luck"]) == (None, [], None)
    last = picture(desk, "A")
    assert (last["offers"], last["undo"], last["open"], last["draft"]) == ([], 0, False, [])
    desk.rematch("next")
    assert told(desk)["rematch"] == "next"


def test_a_game_that_somebody_ended_says_who_and_why() -> None:
    desk = playing(people=2)
    desk.resign(BEN, "B")
    assert told(desk)["ended"] == {"seat": "B", "why": "resigned"}
    assert seats(desk, "winner") == [True, False]
    assert told(playing(people=2))["ended"] is None


def test_tentative_moves_and_requests_are_told() -> None:
    desk = playing("loopit", 3)
    desk.play_until(lambda: desk.t.tentative is not None)
    tentative = desk.t.tentative
    assert tentative is not None
    assert told(desk)["tentative"] == {"seat": LETTERS[tentative[0]], "moves": tentative[1]}
    assert told(desk)["asks"] is None
    desk = playing("loopit", 3)
    desk.play_until(lambda: len(desk.live.log) == 2)
    letter = LETTERS[desk.live.log[0].seat]
    desk.ask(desk.at(letter), letter)
    other = next(other for other in "ABC" if other != letter)
    desk.answer(desk.at(other), other, True)
    assert told(desk)["asks"] == {"seat": letter, "moves": 1, "agreed": [letter, other]}


# --- the position -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_view_can_be_read_back_number_by_number(game: str) -> None:
    desk = playing(game)
    desk.play_until(lambda: desk.t.n > 25)
    for viewer in (PUBLIC, 0, 1):
        view = desk.live.view(viewer)
        shown = json.loads(json.dumps(record_json(view)))
        assert record_of(shown, view.layout) == view
        assert list(shown) == list(view.layout.fields)


def test_numbers_of_64_bits_are_texts_and_shorter_ones_are_numbers() -> None:
    desk = playing("hashi")
    view = desk.live.view(0)
    shown = record_json(view)
    wide = {name for name, field in view.layout.fields.items() if field.kind.size == 8}
    assert wide, "Hashi has bridges as bits"

    def leaves(value: Any) -> list[Any]:
        parts = value.values() if isinstance(value, dict) else value if isinstance(value, list) else None
        return [value] if parts is None else [leaf for part in parts for leaf in leaves(part)]

    for name in view.layout.fields:
        kinds = {type(leaf) for leaf in leaves(shown[name])}
        if not isinstance(shown[name], dict) and not (
            isinstance(shown[name], list) and shown[name] and isinstance(shown[name][0], dict)
        ):
            assert kinds == ({str} if name in wide else {int}), name


@pytest.mark.parametrize("game", GAMES)
def test_a_picture_shows_the_view_or_the_scene_and_what_is_offered(game: str) -> None:
    desk = playing(game)
    letter = desk.acting[0]
    seat = LETTERS.index(letter)
    plain, drawn = picture(desk, letter), picture(desk, letter, views.SCENE)
    view = desk.live.view(seat)
    assert plain["seat"] == drawn["seat"] == letter
    assert (plain["view"], plain["scene"]) == (record_json(view), None)
    assert (drawn["view"], drawn["scene"]) == (None, scene_of(desk.game).scene(desk.t.kit, view, seat))
    assert plain["at"] == desk.t.counts[seat]
    assert [offer["move"] for offer in plain["offers"]] == desk.offers(letter)
    assert all(offer["handles"] for offer in plain["offers"])
    assert plain["open"] is desk.game.is_open(desk.t.kit, view, seat)
    assert plain["final"] is desk.game.is_final(desk.t.kit, view, seat)
    assert picture(desk, letter, repeated=True)["repeated"] is True
    public = picture(desk, None, views.SCENE)
    assert (public["seat"], public["offers"], public["open"], public["final"]) == (None, [], False, False)
    assert public["scene"] == scene_of(desk.game).scene(desk.t.kit, desk.live.view(PUBLIC), PUBLIC)


def test_a_scene_may_be_drawn_by_somebody_else() -> None:
    desk = playing()
    asked: list[str] = []

    def draw() -> dict[str, str]:
        asked.append("now")
        return {"scene": "drawn"}

    assert picture(desk, "B", views.SCENE, draw=draw)["scene"] == "drawn"
    assert asked == ["now"]
    assert picture(desk, "B", draw=draw)["scene"] is None
    assert len(asked) == 1


def test_whoever_waits_is_offered_nothing() -> None:
    desk = playing("loopit")
    waiting = "B" if desk.acting == "A" else "A"
    shown = picture(desk, waiting)
    assert (shown["offers"], shown["open"]) == ([], False)
    assert shown["view"] is not None


def test_a_seat_sees_its_own_draft_and_what_it_may_undo() -> None:
    desk = playing()
    for letter in "AB":
        desk.move(desk.at(letter), letter, "4@b2")
    assert picture(desk, "A")["draft"] == []
    first = next(text for text in desk.offers("A") if "@" in text)
    desk.move(ADA, "A", first)
    desk.move(ADA, "A", ".")
    assert picture(desk, "A")["draft"] == views.draft(desk.t, 0) == [first, "."]
    assert picture(desk, "A")["undo"] == desk.live.undoable(0) > 0
    assert picture(desk, "B")["draft"] == picture(desk, None)["draft"] == []
    assert picture(desk, "B")["undo"] == desk.live.undoable(1)
    closed = put_away(desk.t)
    closed.happen(desk.now, "close")
    assert views.picture(closed, 0, ADA.id, BASE, desk.now)["undo"] == 0
    desk.resign(ADA, "A")
    assert desk.t.status == "over"
    assert views.draft(desk.t, 0) == []
    assert picture(desk, "A")["undo"] == 0


@pytest.mark.parametrize("game", GAMES)
def test_a_draft_is_told_as_it_was_written(game: str) -> None:
    desk, luck, sent = playing(game), random.Random(game), dict[str, list[str]]()
    longest = 0
    while desk.t.status == "playing" and desk.t.n < 200:
        phase, letter = (desk.live.phase, desk.live.length), luck.choice(desk.acting)
        text = luck.choice(desk.offers(letter))
        desk.move(desk.at(letter), letter, text)
        sent.setdefault(letter, []).append(text)
        if (desk.live.phase, desk.live.length) != phase:
            sent = {}
        for one in "AB":
            assert picture(desk, one)["draft"] == sent.get(one, [])
            longest = max(longest, len(sent.get(one, [])))
    assert longest > 1 or game == "loopit"  # which has no drafts


def test_where_only_a_part_of_the_moves_is_offered_a_picture_says_so() -> None:
    desk = playing("river_dragons", options={"side": "expert"})
    desk.play_until(lambda: any(picture(desk, letter)["open"] for letter in "AB"))
    assert [letter for letter in "AB" if picture(desk, letter)["open"]] == list(desk.acting)
    assert picture(desk, None)["open"] is False


# --- tables of a special kind -------------------------------------------------------------------------------


SPECIAL = ("deal", "tournament", "watch", "insight")


def test_an_ordinary_table_has_nothing_special() -> None:
    for desk in (open_table(), playing()):
        shown = told(desk)
        assert [shown[key] for key in SPECIAL] == [None] * 4
        assert (shown["outside"], shown["behind"]) == (False, False)
        assert picture(desk, "A")["chance"] is None


def test_a_deal_says_which_day_and_until_when_it_is_closed() -> None:
    t, deal = Table("table", SECRET), Deal.of_server("hashi", deals.day_at(NOON), SECRET)
    deals.open_deal(t, NOON, ADA, deal, {}, "open")
    assert views.table_json(t, ADA.id, BASE, NOON)["deal"] == {"day": deal.day, "told": deal.told}


@pytest.mark.parametrize("duplicate", [False, True])
def test_a_table_of_a_tournament_says_which_and_whether_its_luck_is_closed(duplicate: bool) -> None:
    t = Table("table", SECRET)
    terms = Terms("hashi", SWISS, 2, duplicate=duplicate)
    boards.open_board(t, NOON, terms, boards.Mark("cup", 3, 1), [ADA, BEN], {}, "open")
    shown = views.table_json(t, ADA.id, BASE, NOON)["tournament"]
    assert shown == {"id": "cup", "round": 3, "closed": duplicate}


def test_a_delay_is_told_to_everybody() -> None:
    t = Table("table", SECRET)
    wish = opening.Wish("hashi", [opening.SeatWish("me")], {}, watch={"minutes": 5})
    opening.open_table(t, NOON, ADA, wish, 1, {}, "open")
    assert views.table_json(t, "", BASE, NOON)["watch"] == {"minutes": 5}


@pytest.mark.parametrize("look", [views.VIEW, views.SCENE])
@pytest.mark.parametrize("game", GAMES)
def test_whoever_sees_everything_is_shown_the_table_as_it_is(game: str, look: str) -> None:
    desk = playing(game)
    desk.play_until(lambda: desk.t.n > 20)
    t, state = desk.t, desk.live.state
    insight.ask(t, desk.now, EVE)
    assert views.table_json(t, EVE.id, BASE, desk.now)["insight"] == insight.insight_json(t, EVE.id)
    for person, seat in ((ADA, 0), (BEN, 1)):
        insight.allow(t, desk.now, person, seat)
    shown = views.picture(t, insight.ALL, EVE.id, BASE, desk.now, look=look)
    assert (shown["seat"], shown["at"]) == ("*", t.counts[insight.ALL])
    assert shown["view"] == (record_json(state) if look == views.VIEW else None)
    drawn = scene_of(t.game).scene(t.kit, state, PUBLIC)
    assert shown["scene"] == (drawn if look == views.SCENE else None)
    nothing = {"offers": [], "open": False, "draft": [], "undo": 0, "final": False, "chance": None}
    assert {key: shown[key] for key in nothing} == nothing


# --- real boxes ---------------------------------------------------------------------------------------------


def with_a_box(game: str) -> Table:
    """The first thing that chance has to do at a real table is due."""
    t = Table("table", SECRET)
    wish = opening.Wish(game, [opening.SeatWish("me")] * 2, SHORT.get(game, {}), outside=True)
    opening.open_table(t, NOON, ADA, wish, 2, {}, "open")
    actions.say_ready(t, NOON, ADA, None, "")
    assert t.live is not None
    while t.acting:
        seat = t.acting[0]
        text = views.offers(t.kit, t.live.view(seat), seat)[0]["move"]
        actions.move(t, NOON, ADA, LETTERS[seat], text, None, {}, f"m{t.n}")
    return t


@pytest.mark.parametrize("game", GAMES)
def test_what_may_have_come_is_shown_to_whoever_opened_the_table(game: str) -> None:
    t, rng, came = with_a_box(game), random.Random(game), 0
    assert t.live is not None
    while t.status == "playing" and came < 12:
        shown = views.picture(t, 0, ADA.id, BASE, NOON)["chance"]
        assert views.picture(t, 0, BEN.id, BASE, NOON)["chance"] is None
        if t.acting:  # it is somebody's turn
            assert shown is None
            seat = t.acting[0]
            text = rng.choice(views.offers(t.kit, t.live.view(seat), seat))["move"]
            actions.move(t, NOON, ADA, LETTERS[seat], text, None, {}, f"m{t.n}")
            continue
        due, odds = t.game.chance(t.kit, t.live.state, 0), list(t.game.odds(t.kit, t.live.state))
        assert shown["what"] == due.purpose
        assert shown["seat"] == (None if due.seat is None else LETTERS[due.seat])
        things = things_of(t.game, t.kit, t.live.state, tuple(odds), due.seat)
        assert shown["things"] == [
            {
                "text": things[move][0],
                "said": None if (fact := things[move][1]) is None else asdict(fact),
                "left": weight if due.bag is not None else None,
            }
            for move, weight in odds
        ]
        actions.came(t, NOON, ADA, "A", rng.choice(shown["things"])["text"], {}, f"c{t.n}")
        came += 1


def test_where_a_dealer_deals_nobody_is_asked_what_came() -> None:
    desk = open_table("loopit")
    for seat, person in enumerate((ADA, BEN)):
        desk.t.happen(desk.now, "ready", seat, {}, person.id)
    desk.t.happen(desk.now, "start")
    assert desk.live.acting == [FATE]  # and has not dealt yet
    assert picture(desk, "A")["chance"] is None


def test_nothing_comes_any_more_at_a_table_that_is_closed() -> None:
    t = with_a_box("hashi")
    actions.close(t, NOON, ADA.id)
    assert views.chance(t, ADA.id) is None
    assert views.chance(Desk().t, ADA.id) is None


def test_whoever_sits_at_a_real_table_may_correct_what_was_entered() -> None:
    t = with_a_box("hashi")
    assert t.live is not None
    entered = t.live.length
    assert entered == t.entered > 0
    assert [views.picture(t, viewer, ADA.id, BASE, NOON)["undo"] for viewer in (PUBLIC, 0, 1)] == [
        0,
        entered,
        entered,
    ]


def test_whoever_gave_up_by_mistake_is_offered_to_correct_it() -> None:
    """Also if nothing else was entered."""
    t = Table("table", SECRET)
    wish = opening.Wish("hashi", [opening.SeatWish("me"), opening.SeatWish("bot")], {}, outside=True)
    opening.open_table(t, NOON, ADA, wish, 2, {}, "open")
    actions.say_ready(t, NOON, ADA, None, "")
    actions.resign(t, NOON, ADA, "A")
    assert (t.status, views.picture(t, 0, ADA.id, BASE, NOON)["undo"]) == ("over", 1)
    actions.take_back(t, NOON, ADA, "A", 1, {}, "not meant")
    assert (t.status, views.picture(t, 0, ADA.id, BASE, NOON)["undo"]) == ("playing", 0)


def test_cards_that_lie_are_final_but_not_where_people_enter_them() -> None:
    desk = playing("river_dragons", options={"laid": "final"})
    assert [picture(desk, letter)["final"] for letter in (None, "A", "B")] == [False, True, True]
    t = Table("table", SECRET)
    wish = opening.Wish("river_dragons", [opening.SeatWish("me")] * 2, {"laid": "final"}, outside=True)
    opening.open_table(t, NOON, ADA, wish, 2, {}, "open")
    actions.say_ready(t, NOON, ADA, None, "")
    while may := views.chance(t, ADA.id):
        actions.came(t, NOON, ADA, "A", may["things"][0]["text"], {}, f"c{t.n}")
    assert t.live is not None
    assert t.game.is_final(t.kit, t.live.state, 0)
    assert views.picture(t, 0, ADA.id, BASE, NOON)["final"] is False
