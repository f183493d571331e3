"""The reasons of The Border: which ruling a refusal rests on, and the key of its sentence."""

from __future__ import annotations

from landbridge.core.game import Reason
from landbridge.games.the_border import rules

REASONS = {
    rules.NOT_NOW: Reason("", "the-border-why-not-now"),
    rules.NO_SUCH_MOVE: Reason("", "the-border-why-no-such-move"),
    rules.NO_SUCH_SEAT: Reason("B1.1", "the-border-why-no-such-seat"),
    rules.BOARD_GONE: Reason("B1.2", "the-border-why-board-gone"),
    rules.NOT_SHOWING: Reason("B2.1", "the-border-why-not-showing"),
    rules.STOP_FIRST: Reason("B2.1", "the-border-why-stop-first"),
    rules.NO_MORE_ROLLS: Reason("B2.1", "the-border-why-no-more-rolls"),
    rules.SEGMENT_FULL: Reason("B2.2", "the-border-why-segment-full"),
    rules.DICE_LACK: Reason("B2.2", "the-border-why-dice-lack"),
    rules.WHOLE_SEGMENTS: Reason("B2.2", "the-border-why-whole-segments"),
    rules.SPACE_BY_SPACE: Reason("B3.1", "the-border-why-space-by-space"),
    rules.CROSSED_OFF: Reason("B3.1", "the-border-why-crossed-off"),
    rules.NO_DIE: Reason("B3.1", "the-border-why-no-die"),
    rules.TOUCHES_NOTHING: Reason("B3.2", "the-border-why-touches-nothing"),
    rules.ONE_DIE: Reason("B3.4", "the-border-why-one-die"),
}
