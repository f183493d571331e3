"""The reasons of Hashi: which ruling a refusal rests on, and the key of its sentence."""

from __future__ import annotations

from landbridge.core.game import Reason
from landbridge.games.hashi.rules import paper, rulebook

REASONS = {
    rulebook.NOT_NOW: Reason("", "hashi-why-not-now"),
    rulebook.NO_SUCH_MOVE: Reason("", "hashi-why-no-such-move"),
    rulebook.PREPARED_FLAG: Reason("H1.3", "hashi-why-prepared-flag"),
    rulebook.CARD_GONE: Reason("H1.6", "hashi-why-card-gone"),
    rulebook.WRITE_FIRST: Reason("H2.1", "hashi-why-write-first"),
    rulebook.ONE_NUMBER: Reason("H2.3", "hashi-why-one-number"),
    rulebook.HAS_NUMBER: Reason("H2.3", "hashi-why-has-number"),
    rulebook.FLAG_UNREACHED: Reason("H2.5", "hashi-why-flag-unreached"),
    rulebook.TOO_SMALL: Reason("H2.6", "hashi-why-too-small"),
    rulebook.ALL_DRAWN: Reason("H2.7", "hashi-why-all-drawn"),
    rulebook.PARTLY_DRAWN: Reason("H2.7", "hashi-why-partly-drawn"),
    rulebook.REST_IMPOSSIBLE: Reason("H2.7", "hashi-why-rest-impossible"),
    rulebook.NO_LINE: Reason("H3.1", "hashi-why-no-line"),
    rulebook.NO_NUMBER: Reason("H3.2", "hashi-why-no-number"),
    rulebook.CROSSES: Reason("H3.3", "hashi-why-crosses"),
    rulebook.LINE_FULL: Reason("H3.4", "hashi-why-line-full"),
    rulebook.FINISHED: Reason("H3.5", "hashi-why-finished"),
    rulebook.SIX_BRIDGES: Reason("H3.6", "hashi-why-six-bridges"),
    paper.PAPER_FULL: Reason("H5.3", "hashi-why-paper-full"),
    paper.NO_MARK: Reason("H5.2", "hashi-why-no-mark"),
}
