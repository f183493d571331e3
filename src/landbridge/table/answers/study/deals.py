"""The deals of a day as JSON, by a server or a device."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from landbridge import registry
from landbridge.core.facts import Fact
from landbridge.table.answers.facts import fact_json
from landbridge.table.deal.deal import Deal, ends, opponents
from landbridge.table.deal.entry import Score
from landbridge.table.deal.par import Par
from landbridge.table.deal.standing import Standing

BY_DATE, BY_SERVER = "date", "server"  # where a deal's luck comes from


@dataclass(frozen=True)
class Entry:
    """Somebody's game of a deal: running, counted, or refused with a reason."""

    table: str
    score: Score | None = None
    refused: str = ""
    standing: Standing | None = None


@dataclass(frozen=True)
class Dealt:
    """A deal as somebody may know it now."""

    deal: Deal
    entry: Entry | None = None
    par: Par | None = None
    promised: int | None = None  # when the promise was made (ms)
    entries: int | None = None  # how many have counted; None where nobody else is


def entry_json(entry: Entry) -> Any:
    placed = entry.standing
    return {
        "table": entry.table,
        "score": entry.score.as_json() if entry.score else None,
        "refused": fact_json(Fact(entry.refused)) if entry.refused else None,
        "place": placed.place if placed else None,
        "better": placed.better if placed else None,
    }


def deal_json(dealt: Dealt, now: int) -> Any:
    deal = dealt.deal
    told = now >= deal.told
    own = dealt.entry.score if dealt.entry else None
    # Whoever still plays is not told how much there is to be had.
    par = dealt.par if own or told else None
    return {
        "game": deal.game,
        "day": deal.day,
        "bots": opponents(registry.game(deal.game)),
        "promise": deal.promise,
        "promised_at": dealt.promised,
        "secret": deal.told_secret.hex() if told else None,
        "entry": entry_json(dealt.entry) if dealt.entry else None,
        "par": par.score.as_json() if par else None,
        "clairvoyant": par.beside(own) if par else None,
        "entries": dealt.entries,
    }


def deals_json(
    day: str, luck: str, found: Sequence[Dealt], tomorrow: Sequence[Dealt], days: int, now: int
) -> Any:
    return {
        "day": day,
        "luck": luck,
        "left_ms": max(0, ends(day) - now),
        "deals": [deal_json(one, now) for one in found],
        "tomorrow": [{"game": one.deal.game, "promise": one.deal.promise} for one in tomorrow],
        "streak": days,
    }
