"""R2.1 with `laid = final`: what lies stays."""

from __future__ import annotations

from random import Random

import pytest

from landbridge import PUBLIC, Dealer, Match
from landbridge.core.errors import Illegal
from landbridge.core.game import seats_in
from landbridge.core.show.scene import scene_of
from landbridge.games.river_dragons import Options
from tests.games.river_dragons.show.scene import GAME, kit_of

FIVE = ("stone", "stones", "remove", "plank", "planks")


def table(laid: str) -> Match:
    match = Match(GAME, kit_of(Options(laid=laid)), ["Ada", "Ben"], Dealer(b"river dragons"))
    match.deal()
    return match


def lay(match: Match, seat: int, *cards: str) -> None:
    for card in cards:
        match.play(seat, GAME.read(match.kit, match.state, seat, card))


@pytest.mark.parametrize("count", [1, 4, 5])
def test_r2_1_final_a_laid_card_is_not_taken_back(count: int) -> None:
    """Neither the last one nor all, from the first card to the last player's fifth; a refusal changes nothing."""
    match = table("final")
    assert match.take_back(0) == 0  # nothing lies, nothing is refused
    lay(match, 0, *FIVE[:count])
    lay(match, 1, *FIVE[:4])
    before, drafts = match.state.copy(), {seat: list(moves) for seat, moves in match.drafts.items()}
    for seat in (0, 1):
        for moves in (1, 2, None):
            with pytest.raises(Illegal) as refused:
                match.take_back(seat, moves)
            assert refused.value.ruling == "R2.1"
            assert refused.value.fact.key == "river-dragons-why-laid-final"
        assert match.take_back(seat, 0) == 0
    assert match.state == before
    assert match.drafts == drafts
    lay(match, 0, *FIVE[count:])
    lay(match, 1, FIVE[4])
    assert match.take_back(0) == match.take_back(1) == 0  # resolved: there is no draft any more
    assert not GAME.is_final(match.kit, match.state, 0)


def test_r2_1_final_changes_neither_moves_nor_states() -> None:
    """Who acts, what is offered and what comes of it is the same: only the match asks about taking back."""
    rng = Random(4)
    kits = [kit_of(Options(laid=laid, max_rounds=2)) for laid in ("open", "final")]
    states = [GAME.start(kit, 3) for kit in kits]
    while acting := GAME.actors(kits[0], states[0]):
        assert GAME.actors(kits[1], states[1]) == acting
        seat = rng.choice(list(seats_in(acting)))
        offers = [GAME.offers(kit, s, seat) for kit, s in zip(kits, states, strict=True)]
        assert offers[0] == offers[1]
        move = rng.choice(offers[0])
        for kit, s in zip(kits, states, strict=True):
            GAME.do(kit, s, seat, move)
        assert states[0] == states[1]
    assert GAME.actors(kits[1], states[1]) == 0


def test_r2_1_final_is_told_with_the_prompt() -> None:
    """Nobody is told that cards may be taken back when they may not."""
    for laid, key in (("open", "prompt-sealed"), ("final", "prompt-sealed-final")):
        match = table(laid)
        lay(match, 0, *FIVE)
        prompt = scene_of(GAME).scene(match.kit, match.view(0), 0)["prompt"]
        assert prompt is not None
        assert prompt["key"] == f"river-dragons-{key}"
        other = scene_of(GAME).scene(match.kit, match.view(PUBLIC), PUBLIC)["prompt"]
        assert other is not None
        assert other["key"] == "river-dragons-prompt-programmes"


def test_a_program_that_is_stopped_may_forget_what_it_laid() -> None:
    """A bot's half-made programme is made again from the start, whatever the rules say about people."""
    match = table("final")
    lay(match, 1, *FIVE[:2])
    before = match.state.copy()
    lay(match, 0, *FIVE[:3])
    match.drop(0)
    assert match.state == before
