"""Positions without a table: what moves lead to, what bots do meanwhile, and what the viewer is told."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from landbridge.bots import bot as bots
from landbridge.core.errors import LandbridgeError
from landbridge.core.play.match import Match
from landbridge.core.show.scene import scene_of
from landbridge.core.state import FATE, PUBLIC
from landbridge.table.refusals import RefusedMove
from tests.table.desk import GAMES, LETTERS, SHORT
from tests.table.parts import practice, views

Practice = practice.Practice


def begun(game: str = "hashi", seat: str | None = "A", luck: str = "reed", **more: Any) -> practice.Practice:
    return Practice(game, SHORT.get(game, {}), more.get("names", ("Ada", "Ben")), luck, seat)


def played(game: str, moves: int, seed: int = 0) -> practice.Practice:
    """So many moves of everybody, at random."""
    rng, p = Random(seed), begun(game)
    for _ in range(moves):
        p.deal()
        if p.match.over:
            break
        seat = rng.choice(p.match.acting)
        p.make(seat, rng.choice(p.offers(seat))["move"])
    p.deal()
    return p


def refusal(act: Any, *args: Any) -> LandbridgeError:
    with pytest.raises(LandbridgeError) as caught:
        act(*args)
    return caught.value


@pytest.mark.parametrize("game", GAMES)
def test_the_moves_it_tells_lead_to_the_same_position(game: str) -> None:
    first = played(game, 25)
    again = begun(game)
    again.follow(first.moves)
    again.deal()
    assert again.match.state == first.match.state
    assert again.moves == first.moves
    assert again.log() == first.log()
    assert again.facts(None) == first.facts(None)
    assert begun(game, luck="moor").match.state == begun(game).match.state  # nothing drawn yet
    other = begun(game, luck="moor")
    other.deal()
    mine = begun(game)
    mine.deal()
    drawn = [(step.seat, step.move) for step, _ in mine.steps]
    assert not drawn or drawn != [(step.seat, step.move) for step, _ in other.steps]


def test_chance_may_be_told_too_in_either_word() -> None:
    p = begun()
    p.follow(["A 4@b2", "B 4@b2"])
    p.deal()
    card = next(step for step, _ in p.steps if step.seat == FATE)
    text = p.game.write(p.kit, card.before, FATE, card.move)
    for word in ("fate", p.game.fate):
        again = begun(luck="another")
        again.follow(["A 4@b2", "B 4@b2", f"{word}  {text} "])
        assert again.match.state == p.match.state
        assert again.moves[-1] == f"fate {text}"


def test_moves_that_cannot_be_followed() -> None:
    assert refusal(begun().follow, ["A"]).fact == refusal(begun().follow, ["A  "]).fact
    assert refusal(begun().follow, ["A"]).fact.key == "server-invalid"
    assert refusal(begun().follow, ["A"]).fact.values == {"where": "moves"}
    for seat in ("C", "", "AB", "a", "?"):
        assert refusal(begun().follow, [f"{seat} 4@b2"]).fact.key == "server-no-seat"
    assert refusal(begun, "chess").fact.key == "server-no-game"
    assert "hashi" in str(refusal(begun, "chess").fact.values["known"])
    assert refusal(begun, "hashi", "Z").fact.key == "server-no-seat"
    for text in ("9@b2", "nonsense"):
        p = begun()
        refused: Any = refusal(p.follow, [f"A {text}"])
        assert refused.legal == p.offers(0) != []
        assert not p.moves
    waiting: Any = refusal(begun().follow, ["fate 5/3"])
    assert waiting.legal == []


def test_a_touch_is_a_move_or_a_reason() -> None:
    p = begun(luck="fen")
    offer = p.offers(0)[0]
    p.touch(0, offer["handles"])
    assert p.moves == [f"A {offer['move']}"]
    refused: Any = refusal(p.touch, 1, ["nothing"])
    assert (getattr(refused, "legal", None) or refused.extra["legal"]) == p.offers(1)
    p.make(1, p.offers(1)[0]["move"])
    p.deal()
    gone: Any = refusal(p.touch, 0, offer["handles"])
    assert (getattr(gone, "legal", None) or gone.extra["legal"]) == p.offers(0)
    p.match.play(0, p.match.game.offers(p.kit, p.match.view(0), 0)[0])
    assert p.why_not(0, p.offers(0)[0]["move"], None) is None
    why = p.why_not(0, offer["move"], None)
    assert why is not None
    assert p.why_not(0, None, p.offers(0)[0]["handles"]) is None


def test_a_drafted_touch_that_the_rules_refuse_comes_with_the_reason() -> None:
    p = begun("the_border")
    p.deal()
    seat = p.match.acting[0]
    refused: Any = refusal(p.touch, 1 - seat, p.offers(seat)[0]["handles"])
    assert isinstance(refused, RefusedMove)
    assert refused.legal == []
    made = len(p.moves)
    with pytest.raises(RefusedMove) as wrong:  # understood, but none of the moves on offer
        p.touch(seat, illegal_touch(p, seat))
    assert wrong.value.legal == p.offers(seat) != []
    assert len(p.moves) == made


def illegal_touch(p: practice.Practice, seat: int) -> list[str]:
    """Something that a seat may touch, and that means a move the rules refuse."""
    view = p.match.view(seat)
    every = {handle for other in (0, 1) for offer in p.offers(other) for handle in offer["handles"]}
    for move in range(p.kit.moves):
        every |= set(p.game.handles(p.kit, view, seat, move))
        for handle in sorted(every):
            aimed = p.game.aim(p.kit, view, seat, (handle,))
            if aimed is not None and p.game.check(p.kit, p.match.state, seat, aimed) != 0:
                return [handle]
    raise AssertionError("everything that can be touched is legal")


@pytest.mark.parametrize("game", GAMES)
def test_bots_play_until_it_is_the_viewers_turn_alone(game: str) -> None:
    p = begun(game)
    made = p.let_others("random")
    assert p.match.over or p.match.acting == [0]
    assert made == sum(move.startswith("B ") for move in p.moves)
    again = begun(game)
    again.let_others("random")
    assert again.moves == p.moves  # the same luck
    watching = begun(game, seat=None)
    assert watching.viewer == PUBLIC
    count = watching.let_others("random")
    assert watching.match.over or count == practice.MOST_BOT_MOVES


def test_a_bots_turn_has_its_own_view_and_luck() -> None:
    p = begun("loopit", seat="B")
    p.deal()
    turn = p.bot_turn()
    if turn is None:
        p = begun("loopit", seat="A")
        turn = p.bot_turn()
    assert turn is not None
    assert turn.view == p.match.view(turn.seat)
    same = p.bot_turn()
    assert same is not None
    assert same.seed == turn.seed
    p.bot_move(turn, p.game.offers(p.kit, turn.view, turn.seat)[-1])
    later = p.bot_turn()
    assert later is None or later.seed != turn.seed
    other = begun("loopit", seat=LETTERS[1 - turn.seat], luck="rush").bot_turn()
    assert other is None or other.seed != turn.seed


@pytest.mark.parametrize("nonsense", [None, 10**6])
def test_a_bot_that_has_no_legal_move_changes_least(nonsense: int | None) -> None:
    p = begun("hashi")
    turn = p.bot_turn()
    assert turn is not None
    assert turn.seat == 1
    p.bot_move(turn, nonsense)
    passive = p.game.passive(p.kit, turn.view, 1)
    assert p.moves == [f"B {p.game.write(p.kit, turn.view, 1, passive)}"]
    legal = begun("hashi")
    turn = legal.bot_turn()
    assert turn is not None
    chosen = next(m for m in legal.game.offers(legal.kit, turn.view, 1) if m != passive)
    legal.bot_move(turn, chosen)
    assert legal.moves == [f"B {legal.game.write(legal.kit, turn.view, 1, chosen)}"]


def test_bots_that_search_make_fewer_moves_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    game = begun().game
    assert practice.most_moves(game, "random") == practice.MOST_BOT_MOVES == 200
    assert practice.most_moves(game, "master") == practice.MOST_SEARCHED == 12
    levels = [name for name in bots.bots(game) if practice.most_moves(game, name) == practice.MOST_SEARCHED]
    assert "random" not in levels
    monkeypatch.setattr(practice, "MOST_BOT_MOVES", 3)
    p = begun(seat=None)
    assert p.let_others("random") == 3 == len(p.moves)


def test_only_what_is_new_is_told() -> None:
    p = begun()
    p.follow(["A 4@b2", "B 4@b2", "A .", "B ."])
    p.deal()
    everything = p.facts(None)
    assert p.facts(0)[-1] == everything[-1]
    assert p.facts(len(p.moves)) == []
    assert p.facts(0) == [one for one in everything if one in p.facts(0)]
    assert everything[-len(p.facts(3)) :] == p.facts(3)
    assert p.facts(3)[-1][0] > everything[0][0]


def test_somebody_elses_draft_has_not_happened_yet() -> None:
    p = begun()
    p.follow(["A 4@b2"])
    assert [one["seat"] for one in p.log()] == ["A"]
    other = begun(seat="B")
    other.follow(["A 4@b2"])
    assert other.log() == []
    assert begun(seat=None).log() == []
    other.follow(["B 4@b2"])
    assert {one["seat"] for one in other.log()} >= {"A", "B"}
    mine = [one for one in other.log() if one["seat"] == "B"]
    assert mine[0]["move"] == "4@b2"
    other.deal()
    for seat in (0, 1):  # one draft behind the other
        other.make(seat, next(offer["move"] for offer in other.offers(seat) if "@" in offer["move"]))
    assert other.match.drafts.keys() == {0, 1}
    assert [one["seat"] for one in other.log()][-2:] == ["fate", "B"]
    assert mine[0]["turn"] == other.game.turn(other.kit, other.steps[0][0].before)


def test_what_stays_hidden_is_told_without_its_move() -> None:
    p = begun("river_dragons", seat="A", names=("Ada", "Ben"))
    rng = Random(1)
    while not any(one["move"] is None for one in p.log()):
        assert not p.match.over, "somebody must have hidden something"
        p.deal()
        seat = p.match.acting[-1]
        p.make(seat, rng.choice(p.offers(seat))["move"])
    hidden = next(one for one in p.log() if one["move"] is None)
    assert hidden["seat"] == "B"


def places(sequence: Sequence[int]) -> list[str]:
    return [LETTERS[seat] for seat in sequence]


@pytest.mark.parametrize("game", GAMES)
def test_an_answer_tells_all_of_it(game: str) -> None:
    p = played(game, 12)
    kit, view = p.kit, p.view()
    told = p.as_json(None, layout=True)
    assert told["scene"] == scene_of(p.game).scene(kit, view, 0)
    assert told["layout"] == scene_of(p.game).layout(kit)
    assert told["offers"] == p.offers(0)
    acts = 0 in p.match.acting
    assert told["offers"] == (views.offers(kit, view, 0) if acts else [])
    assert told["open"] == (acts and p.game.is_open(kit, view, 0))
    assert told["final"] == p.game.is_final(kit, view, 0)
    assert told["acting"] == places([seat for seat in p.match.acting if seat != FATE])
    assert (told["game"], told["names"], told["seat"]) == (game, ["Ada", "Ben"], "A")
    assert (told["over"], told["winners"]) == (False, [])
    assert told["points"] == p.match.points(0)
    assert told["turn"] == p.game.turn(kit, p.match.state)
    assert told["facts"] == [
        {"key": fact.key, "values": fact.values, "turn": turn} for turn, fact in p.facts(None)
    ]
    assert (told["log"], told["moves"]) == (p.log(), p.moves)
    assert p.as_json(None, layout=False)["layout"] is None
    assert p.as_json(len(p.moves), layout=False)["facts"] == []


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_has_winners(game: str) -> None:
    p = played(game, 10_000)
    told = p.as_json(None, layout=False)
    assert told["over"]
    assert told["winners"] == places(p.game.winners(p.kit, p.match.state, 2)) != []
    assert (told["offers"], told["acting"], told["open"]) == ([], [], False)


def test_a_spectator_is_offered_nothing() -> None:
    p = begun(seat=None)
    told = p.as_json(None, layout=False)
    assert (told["seat"], told["offers"], told["open"], told["final"]) == (None, [], False, False)
    assert told["acting"] == ["A", "B"]
    assert p.offers(PUBLIC) == p.offers(FATE) == []


# --- from a position that is there already ----------------------------------------------------------------------


def test_a_match_goes_on_from_where_it_is() -> None:
    match = played("loopit", 6).match
    p = Practice.at(match, 1)
    assert (p.viewer, p.moves, p.log(), p.match.state) == (1, [], [], match.state)
    assert p.as_json(None, layout=False)["seat"] == "B"
    p.let_others("random")
    assert p.match.acting == [1]


def test_where_nobody_deals_chance_is_waited_for() -> None:
    """It is nobody's turn, and a bot is not asked to play for chance."""
    begun_game = begun("loopit").match
    match = Match(begun_game.game, begun_game.kit, ("Ada", "Ben"))
    p = Practice.at(match, 0)
    assert p.match.acting == [FATE]
    assert p.bot_turn() is None
    told = p.as_json(None, layout=False)
    assert (told["acting"], told["offers"], p.offers(FATE)) == ([], [], [])


def test_a_game_that_somebody_ended_offers_nothing() -> None:
    p = Practice("river_dragons", {"side": "expert"}, ("Ada", "Ben"), "reed", "A")
    while not p.as_json(None, layout=False)["open"]:
        p.deal()
        seat = p.match.acting[0]
        p.make(seat, p.offers(seat)[0]["move"])
    assert p.match.acting == [0]
    assert p.offers(0)
    p.match.leave(1, "resigned", end=True)
    told = p.as_json(None, layout=False)
    assert (told["over"], told["open"], told["offers"], told["acting"]) == (True, False, [], [])


def test_cards_that_lie_are_final_for_whoever_plays() -> None:
    for seat, final in (("A", True), (None, False)):
        p = Practice("river_dragons", {"laid": "final"}, ("Ada", "Ben"), "reed", seat)
        p.deal()
        assert p.as_json(None, layout=False)["final"] is final
