"""The reasons of River Dragons: which ruling a refusal rests on, and the key of its sentence."""

from __future__ import annotations

from landbridge.core.game import Reason
from landbridge.games.river_dragons import verdicts

REASONS = {
    verdicts.NOT_NOW: Reason("", "river-dragons-why-not-now"),
    verdicts.NO_SUCH_MOVE: Reason("", "river-dragons-why-no-such-move"),
    verdicts.OTHER_CARD: Reason("R2.2", "river-dragons-why-other-card"),
    verdicts.NOT_IN_HAND: Reason("R1.4", "river-dragons-why-not-in-hand"),
    verdicts.PICKED: Reason("R2.1", "river-dragons-why-picked"),
    verdicts.ONE_DRAGON: Reason("R2.1", "river-dragons-why-one-dragon"),
    verdicts.ISLAND_TAKEN: Reason("R4.1", "river-dragons-why-island-taken"),
    verdicts.ISLAND_COVERED: Reason("R4.4", "river-dragons-why-island-covered"),
    verdicts.NOT_IN_RESERVE: Reason("R5.1", "river-dragons-why-not-in-reserve"),
    verdicts.NAMED: Reason("R5.1", "river-dragons-why-named"),
    verdicts.NAME_FIRST: Reason("R5.1", "river-dragons-why-name-first"),
    verdicts.TWO_VILLAGES: Reason("R5.1", "river-dragons-why-two-villages"),
    verdicts.NO_STONE: Reason("R5.1", "river-dragons-why-no-stone"),
    verdicts.TOO_SHORT: Reason("R5.2", "river-dragons-why-too-short"),
    verdicts.PASSES_OVER: Reason("R5.4", "river-dragons-why-passes-over"),
    verdicts.CROSSES: Reason("R5.4", "river-dragons-why-crosses"),
    verdicts.FULL: Reason("R5.5", "river-dragons-why-full"),
    verdicts.BRIDGED: Reason("R5.6", "river-dragons-why-bridged"),
    verdicts.TRIED: Reason("R5.7", "river-dragons-why-tried"),
    verdicts.NO_PLACE: Reason("R6.1", "river-dragons-why-no-place"),
    verdicts.NOT_ADJACENT: Reason("R6.1", "river-dragons-why-not-adjacent"),
    verdicts.OCCUPIED: Reason("R6.2", "river-dragons-why-occupied"),
    verdicts.NO_JUMP: Reason("R6.5", "river-dragons-why-no-jump"),
    verdicts.NOT_LAID: Reason("R7.1", "river-dragons-why-not-laid"),
    verdicts.STONE_CARRIES: Reason("R7.1", "river-dragons-why-stone-carries"),
    verdicts.UNDER_PAWN: Reason("R7.2", "river-dragons-why-under-pawn"),
    verdicts.SAME_SIZE: Reason("R7.2", "river-dragons-why-same-size"),
    verdicts.THIRD_COLOUR: Reason("R7.2", "river-dragons-why-third-colour"),
    verdicts.OFF_BOARD: Reason("R9.2", "river-dragons-why-off-board"),
    verdicts.ON_STONE: Reason("R9.2", "river-dragons-why-on-stone"),
    verdicts.ON_VILLAGE: Reason("R9.2", "river-dragons-why-on-village"),
    verdicts.ON_PLANK: Reason("R9.2", "river-dragons-why-on-plank"),
    verdicts.LAID_FINAL: Reason("R2.1", "river-dragons-why-laid-final"),
}
