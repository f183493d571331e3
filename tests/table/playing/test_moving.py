"""Moves: who may, what is meant, and what each viewer is told of it."""

from __future__ import annotations

import random
from typing import Any

import pytest

from landbridge.core.errors import Unreadable
from landbridge.core.play.dealer import Dealer
from landbridge.core.play.match import Match
from landbridge.core.state import FATE
from tests.table.desk import ADA, BEN, CLEO, EVE, GAMES, PUBLIC, SECRET, Desk, open_table, playing
from tests.table.parts import actions, attempts


def set_up(people: int = 2) -> Desk:
    """Hashi, everybody has prepared an island, the first card lies there."""
    desk = playing("hashi", people)
    for letter in "ABCD"[:people]:
        desk.move(desk.at(letter), letter, "4@b2")
    return desk


def numbers(desk: Desk, letter: str) -> list[str]:
    """Islands that the number of the card may be written on: one part of a draft."""
    return [text for text in desk.offers(letter) if "@" in text]


# --- who may move -------------------------------------------------------------------------------------------


def test_nobody_moves_for_somebody_else() -> None:
    desk = playing()
    for somebody, letter in ((BEN, "A"), (EVE, "A"), (ADA, "B")):
        with desk.refused("server-not-yours"):
            desk.move(somebody, letter, "4@b2")
    with desk.refused("server-no-seat"):
        desk.move(ADA, "C", "4@b2")


def test_moves_are_made_while_the_game_lasts() -> None:
    before, after, closed = open_table(), playing("loopit"), playing()
    after.play_until(lambda: after.t.status == "over")
    closed.close(ADA.id)
    for desk, key in ((before, "server-not-started"), (after, "server-over"), (closed, "server-closed")):
        with desk.refused(key):
            desk.move(ADA, "A", "4@b2")
        with desk.refused(key):
            actions.why_not(desk.t, ADA, "A", "4@b2", None)
        with desk.refused(key):
            desk.take_back(ADA, "A")
        with desk.refused(key):
            desk.ask(ADA, "A")
        with desk.refused(key):
            desk.answer(ADA, "A", True)
        with desk.refused(key):
            desk.come_back(ADA, "A")
    for desk, key in ((after, "server-over"), (closed, "server-closed")):
        assert desk.t.acting == []
        with desk.refused(key):
            desk.leave(ADA, "A")


def test_whoever_is_away_does_not_move() -> None:
    desk = playing()
    desk.move(ADA, "A", "4@b2")
    desk.leave(ADA, "A")
    with desk.refused("server-away"):
        desk.take_back(ADA, "A")
    desk.leave(BEN, "B")
    with desk.refused("server-away"):
        desk.move(BEN, "B", "4@b2")
    desk.come_back(BEN, "B")
    desk.move(BEN, "B", "4@b2")
    assert desk.live.phase == 2


def test_a_move_is_kept_with_who_made_it() -> None:
    desk = playing()
    desk.move(ADA, "A", "4@b2")
    event = desk.events[-1]
    assert (event.kind, event.seat, event.person) == ("move", 0, ADA.id)
    assert event.client is not None
    assert [desk.seat(letter).acts for letter in "AB"] == [1, 0]


# --- what is meant ------------------------------------------------------------------------------------------


def test_a_text_that_means_nothing_is_refused() -> None:
    desk = set_up()
    with desk.unchanged(), pytest.raises(Unreadable):
        desk.move(ADA, "A", "to the left")


def test_an_illegal_move_is_refused_with_its_ruling() -> None:
    """Hashi: whoever has drawn one bridge draws all of the card's."""
    desk = set_up()
    desk.move(ADA, "A", next(text for text in desk.offers("A") if "-" in text))
    with desk.refused("hashi-why-partly-drawn") as refused:
        desk.move(ADA, "A", ".")
    why = actions.why_not(desk.t, ADA, "A", ".", None)
    assert why is not None
    assert (why.fact, why.ruling) == (refused.value.fact, "H2.7")
    assert actions.why_not(desk.t, BEN, "B", ".", None) is None
    desk.leave(BEN, "B")
    assert actions.why_not(desk.t, BEN, "B", ".", None) is None  # while somebody else plays on for them


def test_a_touch_is_a_move_too() -> None:
    typed, touched = set_up(), set_up()
    text = numbers(typed, "A")[0]
    move, _ = actions.judged(typed.live, 0, text, None)
    handles = typed.game.handles(typed.t.kit, typed.live.view(0), 0, move)
    assert actions.why_not(typed.t, ADA, "A", None, handles) is None
    typed.move(ADA, "A", text)
    touched.touch(ADA, "A", *handles)
    assert touched.events[-1].data == typed.events[-1].data
    assert touched.told == typed.told


def test_touching_nothing_is_no_move() -> None:
    desk = set_up()
    with desk.refused("server-no-aim"):
        desk.touch(ADA, "A", "nothing")
    for text, handles in ((None, None), (".", ["done"])):  # a text or a touch, not neither and not both
        with desk.refused("server-invalid"):
            actions.why_not(desk.t, ADA, "A", text, handles)


# --- what everybody is told ---------------------------------------------------------------------------------


def test_a_draft_is_news_for_its_seat_alone() -> None:
    desk = set_up()
    before, text = desk.heard(), numbers(desk, "A")[0]
    desk.move(ADA, "A", text)
    assert desk.heard() == {**before, 0: before[0] + 1}
    told = desk.last(0)
    assert (told["type"], told["seat"], told["move"], told["turn"]) == ("move", "A", text, 1)
    assert told["acting"] == ["A", "B"]


def test_the_others_are_told_that_somebody_is_done() -> None:
    desk = set_up()
    desk.move(ADA, "A", numbers(desk, "A")[0])
    desk.move(ADA, "A", ".")
    assert desk.last(0)["type"] == "move"
    assert desk.last(0)["move"] == "."
    done = {
        "type": "done",
        "seat": "A",
        "move": None,
        "facts": [["hashi-fact-done", {"seat": 0}]],
        "turn": 1,
        "acting": ["B"],
    }
    assert desk.last(1) == desk.last(PUBLIC) == done


def test_when_all_are_done_everything_is_told_in_seat_order() -> None:
    desk = set_up(3)
    drawn = {letter: [numbers(desk, letter)[0], "."] for letter in "ABC"}
    for letter in "CBA":
        for text in drawn[letter]:
            desk.move(desk.at(letter), letter, text)
    for viewer in (PUBLIC, 0, 1, 2):
        settled, card = desk.told[viewer][-2:]
        assert settled["type"] == "settled"
        assert (settled["seat"], settled["move"], settled["turn"]) == ("A", ".", 1)
        assert settled["settled"] == [{"seat": letter, "moves": moves} for letter, moves in drawn.items()]
        assert settled["acting"] == []
        assert (card["type"], card["seat"], card["turn"]) == ("move", "fate", 2)
        assert card["acting"] == ["A", "B", "C"]
        assert "settled" not in card


def test_drafts_that_everybody_has_to_make_are_settled_by_the_last_one_too() -> None:
    """In the set-up of Hashi every seat makes one draft: who is last has made none before."""
    desk = playing()
    desk.move(BEN, "B", "4@d1")
    desk.move(ADA, "A", "4@b2")
    assert [m["settled"] for m in desk.told[PUBLIC] if m["type"] == "settled"] == [
        [{"seat": "A", "moves": ["4@b2"]}, {"seat": "B", "moves": ["4@d1"]}]
    ]


def test_cards_that_lie_face_down_stay_so() -> None:
    """River Dragons: programmes are settled, but only turned cards are told; one's own are one's own."""
    desk = playing("river_dragons", 3)
    laid: dict[str, list[str]] = {}
    for letter in "ABC":
        for _ in range(5):
            laid.setdefault(letter, []).append(desk.offers(letter)[0])
            desk.move(desk.at(letter), letter, laid[letter][-1])
    turned = desk.live.state.position + 1
    assert 0 < turned < 5
    for viewer in (PUBLIC, 0, 1, 2):
        told: Any = next(m for m in desk.told[viewer] if m["type"] == "settled")
        mine = "ABC"[viewer] if viewer >= 0 else ""
        assert told["seat"] == "C"
        assert told["move"] == (laid["C"][-1] if mine == "C" else None)
        for one in told["settled"]:
            cards = laid[one["seat"]]
            hidden = [*cards[:turned], *[None] * (5 - turned)]
            assert one["moves"] == (cards if one["seat"] == mine else hidden)
        assert [one["seat"] for one in told["settled"]] == ["A", "B", "C"]


def test_a_tile_is_drawn_in_secret() -> None:
    """Loopit: whoever draws sees it, the others see that there is one less in the bag."""
    desk = playing("loopit", 2)
    drawn = [m for m in desk.told[0] if m["seat"] == "fate"]
    assert {m["type"] for m in drawn} == {"move", "hidden"}
    assert all((m["move"] is None) == (m["type"] == "hidden") for m in drawn)
    public = [m["type"] for m in desk.told[PUBLIC] if m["seat"] == "fate"]
    other = [m["type"] for m in desk.told[1] if m["seat"] == "fate"]
    for one, two, everybody in zip([m["type"] for m in drawn], other, public, strict=True):
        assert (everybody == "hidden") == (one != two)


def test_a_public_move_is_told_to_everybody() -> None:
    desk = playing("loopit", 3)
    letter = desk.acting
    text, before = desk.offers(letter)[0], desk.heard()
    desk.move(desk.at(letter), letter, text)
    assert desk.heard() == {viewer: count + 1 for viewer, count in before.items()}
    for viewer in (PUBLIC, 0, 1, 2):
        told = desk.last(viewer)
        assert (told["type"], told["seat"], told["move"]) == ("move", letter, text)
        assert told["facts"][0][0] == "loopit-fact-lays"


def test_three_at_a_table_of_hashi_hear_of_each_other_only_when_somebody_is_done() -> None:
    desk = set_up(3)
    before = desk.heard()
    for person, letter in ((ADA, "A"), (BEN, "B"), (CLEO, "C")):
        desk.move(person, letter, numbers(desk, letter)[0])
    assert desk.heard() == {PUBLIC: before[PUBLIC], **{seat: before[seat] + 1 for seat in range(3)}}


# --- the end ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_at_the_end_everybody_learns_who_won_and_the_secret(game: str) -> None:
    desk = playing(game, 2)
    desk.play_until(lambda: desk.t.status == "over")
    points = desk.live.points()
    secret = attempts.secret_of(SECRET, 1)
    assert desk.t.told_secret(0) == secret
    assert desk.t.acting == []
    assert desk.t.waiting_for_bots == []
    for viewer in desk.t.viewers:
        last, over = desk.told[viewer][-2:]
        assert last["type"] in ("move", "settled")
        assert last["acting"] == []
        assert over == {
            "type": "over",
            "points": points,
            "places": over["places"],
            "winners": over["winners"],
            "secret": secret.hex(),
            "facts": [],
            "at": desk.now,
        }
        assert {points["AB".index(letter)] for letter in over["winners"]} == {max(points)}
        assert over["winners"] == [
            letter for letter, place in zip("AB", over["places"], strict=True) if place == 1
        ]


@pytest.mark.parametrize("game", GAMES)
def test_anybody_can_follow_the_luck_from_the_secret(game: str) -> None:
    """A dealer with the secret that was promised and the seats' words deals the same, draw by draw."""
    desk = open_table(game)
    promised = desk.t.promise
    desk.ready(BEN, "B", "ben's words")
    desk.ready(ADA, "A", "ada's words")
    assert desk.t.words == ["ada's words", "ben's words"]
    assert desk.t.luck is not None
    follow = Dealer(attempts.secret_of(SECRET, 1), desk.t.luck.transcript)
    assert follow.promise == promised
    luck = random.Random(game)
    for _ in range(40):
        if desk.t.status == "playing":
            desk.any_move(luck)
    follower = Match(desk.game, desk.t.kit, ["Ada", "Ben"], follow)
    dealt = [step.move for step in follower.deal()]
    for event in desk.events:
        if event.kind == "move" and event.seat != FATE:
            assert event.seat is not None
            follower.play(event.seat, event.data["move"])
            dealt += [step.move for step in follower.deal()]
    assert dealt
    assert dealt == [event.data["move"] for event in desk.events if event.seat == FATE]
    assert follower.state == desk.live.state
