"""The reasons of Loopit: which ruling a refusal rests on, and the key of its sentence."""

from __future__ import annotations

from landbridge.core.game import Reason
from landbridge.games.loopit import rules

REASONS = {
    rules.NOT_NOW: Reason("", "loopit-why-not-now"),
    rules.NO_SUCH_MOVE: Reason("", "loopit-why-no-such-move"),
    rules.TOO_FEW_ENDS: Reason("L1.4", "loopit-why-too-few-ends"),
    rules.NOT_IN_BAG: Reason("L1.1", "loopit-why-not-in-bag"),
    rules.NOT_IN_RACK: Reason("L2.1", "loopit-why-not-in-rack"),
    rules.TAKEN: Reason("L2.3", "loopit-why-taken"),
    rules.NO_TILE_BESIDE: Reason("L2.3", "loopit-why-no-tile-beside"),
    rules.NO_LINE_ON: Reason("L2.3", "loopit-why-no-line-on"),
    rules.CUTS_A_LINE: Reason("L2.4", "loopit-why-cuts-a-line"),
    rules.LINE_IS_CUT: Reason("L2.4", "loopit-why-line-is-cut"),
    rules.ENDS_AT_EDGE: Reason("L2.5", "loopit-why-ends-at-edge"),
    rules.LAY_FIRST: Reason("L2.7", "loopit-why-lay-first"),
    rules.ONE_FITS: Reason("L2.7", "loopit-why-one-fits"),
    rules.STILL_FITS: Reason("L2.7", "loopit-why-still-fits"),
    rules.AFTER_LAYING: Reason("L2.8", "loopit-why-after-laying"),
    rules.BAG_EMPTY: Reason("L2.8", "loopit-why-bag-empty"),
    rules.NO_EXCHANGE: Reason("L5.2", "loopit-why-no-exchange"),
}
