"""The reasons of River Dragons: which ruling a refusal rests on, and the key of its sentence."""

from __future__ import annotations

from landbridge.core.game import Reason
from landbridge.games.river_dragons.rules import outcomes

REASONS = {
    outcomes.NOT_NOW: Reason("", "river-dragons-why-not-now"),
    outcomes.NO_SUCH_MOVE: Reason("", "river-dragons-why-no-such-move"),
    outcomes.OTHER_CARD: Reason("R2.2", "river-dragons-why-other-card"),
    outcomes.NOT_IN_HAND: Reason("R1.4", "river-dragons-why-not-in-hand"),
    outcomes.PICKED: Reason("R2.1", "river-dragons-why-picked"),
    outcomes.ONE_DRAGON: Reason("R2.1", "river-dragons-why-one-dragon"),
    outcomes.ISLAND_TAKEN: Reason("R4.1", "river-dragons-why-island-taken"),
    outcomes.ISLAND_COVERED: Reason("R4.4", "river-dragons-why-island-covered"),
    outcomes.NOT_IN_RESERVE: Reason("R5.1", "river-dragons-why-not-in-reserve"),
    outcomes.NAMED: Reason("R5.1", "river-dragons-why-named"),
    outcomes.NAME_FIRST: Reason("R5.1", "river-dragons-why-name-first"),
    outcomes.TWO_VILLAGES: Reason("R5.1", "river-dragons-why-two-villages"),
    outcomes.NO_STONE: Reason("R5.1", "river-dragons-why-no-stone"),
    outcomes.TOO_SHORT: Reason("R5.2", "river-dragons-why-too-short"),
    outcomes.PASSES_OVER: Reason("R5.4", "river-dragons-why-passes-over"),
    outcomes.CROSSES: Reason("R5.4", "river-dragons-why-crosses"),
    outcomes.FULL: Reason("R5.5", "river-dragons-why-full"),
    outcomes.BRIDGED: Reason("R5.6", "river-dragons-why-bridged"),
    outcomes.TRIED: Reason("R5.7", "river-dragons-why-tried"),
    outcomes.NO_PLACE: Reason("R6.1", "river-dragons-why-no-place"),
    outcomes.NOT_ADJACENT: Reason("R6.1", "river-dragons-why-not-adjacent"),
    outcomes.OCCUPIED: Reason("R6.2", "river-dragons-why-occupied"),
    outcomes.NO_JUMP: Reason("R6.5", "river-dragons-why-no-jump"),
    outcomes.NOT_LAID: Reason("R7.1", "river-dragons-why-not-laid"),
    outcomes.STONE_CARRIES: Reason("R7.1", "river-dragons-why-stone-carries"),
    outcomes.UNDER_PAWN: Reason("R7.2", "river-dragons-why-under-pawn"),
    outcomes.SAME_SIZE: Reason("R7.2", "river-dragons-why-same-size"),
    outcomes.THIRD_COLOUR: Reason("R7.2", "river-dragons-why-third-colour"),
    outcomes.OFF_BOARD: Reason("R9.2", "river-dragons-why-off-board"),
    outcomes.ON_STONE: Reason("R9.2", "river-dragons-why-on-stone"),
    outcomes.ON_VILLAGE: Reason("R9.2", "river-dragons-why-on-village"),
    outcomes.ON_PLANK: Reason("R9.2", "river-dragons-why-on-plank"),
    outcomes.LAID_FINAL: Reason("R2.1", "river-dragons-why-laid-final"),
}
