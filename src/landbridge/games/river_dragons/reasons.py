"""The reasons of River Dragons: which ruling a refusal rests on, and the key of its sentence."""

from __future__ import annotations

from landbridge.core.game import Reason
from landbridge.games.river_dragons import rules

REASONS = {
    rules.NOT_NOW: Reason("", "river-dragons-why-not-now"),
    rules.NO_SUCH_MOVE: Reason("", "river-dragons-why-no-such-move"),
    rules.OTHER_CARD: Reason("R2.2", "river-dragons-why-other-card"),
    rules.NOT_IN_HAND: Reason("R1.4", "river-dragons-why-not-in-hand"),
    rules.PICKED: Reason("R2.1", "river-dragons-why-picked"),
    rules.ONE_DRAGON: Reason("R2.1", "river-dragons-why-one-dragon"),
    rules.ISLAND_TAKEN: Reason("R4.1", "river-dragons-why-island-taken"),
    rules.ISLAND_COVERED: Reason("R4.4", "river-dragons-why-island-covered"),
    rules.NOT_IN_RESERVE: Reason("R5.1", "river-dragons-why-not-in-reserve"),
    rules.NAMED: Reason("R5.1", "river-dragons-why-named"),
    rules.NAME_FIRST: Reason("R5.1", "river-dragons-why-name-first"),
    rules.TWO_VILLAGES: Reason("R5.1", "river-dragons-why-two-villages"),
    rules.NO_STONE: Reason("R5.1", "river-dragons-why-no-stone"),
    rules.TOO_SHORT: Reason("R5.2", "river-dragons-why-too-short"),
    rules.PASSES_OVER: Reason("R5.4", "river-dragons-why-passes-over"),
    rules.CROSSES: Reason("R5.4", "river-dragons-why-crosses"),
    rules.FULL: Reason("R5.5", "river-dragons-why-full"),
    rules.BRIDGED: Reason("R5.6", "river-dragons-why-bridged"),
    rules.TRIED: Reason("R5.7", "river-dragons-why-tried"),
    rules.NO_PLACE: Reason("R6.1", "river-dragons-why-no-place"),
    rules.NOT_ADJACENT: Reason("R6.1", "river-dragons-why-not-adjacent"),
    rules.OCCUPIED: Reason("R6.2", "river-dragons-why-occupied"),
    rules.NO_JUMP: Reason("R6.5", "river-dragons-why-no-jump"),
    rules.NOT_LAID: Reason("R7.1", "river-dragons-why-not-laid"),
    rules.STONE_CARRIES: Reason("R7.1", "river-dragons-why-stone-carries"),
    rules.UNDER_PAWN: Reason("R7.2", "river-dragons-why-under-pawn"),
    rules.SAME_SIZE: Reason("R7.2", "river-dragons-why-same-size"),
    rules.THIRD_COLOUR: Reason("R7.2", "river-dragons-why-third-colour"),
    rules.OFF_BOARD: Reason("R9.2", "river-dragons-why-off-board"),
    rules.ON_STONE: Reason("R9.2", "river-dragons-why-on-stone"),
    rules.ON_VILLAGE: Reason("R9.2", "river-dragons-why-on-village"),
    rules.ON_PLANK: Reason("R9.2", "river-dragons-why-on-plank"),
}
