"""The reasons of Hashi: which ruling a refusal rests on, and the key of its sentence."""

from __future__ import annotations

from landbridge.core.game import Reason
from landbridge.games.hashi import paper, rules

REASONS = {
    rules.NOT_NOW: Reason("", "hashi-why-not-now"),
    rules.NO_SUCH_MOVE: Reason("", "hashi-why-no-such-move"),
    rules.PREPARED_FLAG: Reason("H1.3", "hashi-why-prepared-flag"),
    rules.CARD_GONE: Reason("H1.6", "hashi-why-card-gone"),
    rules.WRITE_FIRST: Reason("H2.1", "hashi-why-write-first"),
    rules.ONE_NUMBER: Reason("H2.3", "hashi-why-one-number"),
    rules.HAS_NUMBER: Reason("H2.3", "hashi-why-has-number"),
    rules.FLAG_UNREACHED: Reason("H2.5", "hashi-why-flag-unreached"),
    rules.TOO_SMALL: Reason("H2.6", "hashi-why-too-small"),
    rules.ALL_DRAWN: Reason("H2.7", "hashi-why-all-drawn"),
    rules.PARTLY_DRAWN: Reason("H2.7", "hashi-why-partly-drawn"),
    rules.REST_IMPOSSIBLE: Reason("H2.7", "hashi-why-rest-impossible"),
    rules.NO_LINE: Reason("H3.1", "hashi-why-no-line"),
    rules.NO_NUMBER: Reason("H3.2", "hashi-why-no-number"),
    rules.CROSSES: Reason("H3.3", "hashi-why-crosses"),
    rules.LINE_FULL: Reason("H3.4", "hashi-why-line-full"),
    rules.FINISHED: Reason("H3.5", "hashi-why-finished"),
    rules.SIX_BRIDGES: Reason("H3.6", "hashi-why-six-bridges"),
    paper.PAPER_FULL: Reason("H5.3", "hashi-why-paper-full"),
    paper.NO_MARK: Reason("H5.2", "hashi-why-no-mark"),
}
