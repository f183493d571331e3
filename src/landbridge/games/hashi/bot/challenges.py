"""Challenges in paper mode (H5): which mark on another sheet a bot challenges."""

from __future__ import annotations

from typing import Any

from landbridge.core.game import Kit
from landbridge.core.state import State
from landbridge.games.hashi.rules import paper
from landbridge.games.hashi.state import (
    BRIDGE,
    CHALLENGE,
    ISLANDS,
    LINE_MARKS,
    NO_CHALLENGE,
    SHEET_MARKS,
    STANDS,
)


def objection(kit: Kit, view: State, seat: int) -> int:
    """A challenge of a mark that is wrong, among the others' marks for the last two cards; or none (H5.2)."""
    judged = view.copy()
    for owner in range(view.table.seats):
        marks = view.marks[owner]
        for index in range(marks.settled):
            fresh = marks.erased[index] == STANDS and marks.card_no[index] >= max(1, view.table.card_no - 1)
            if owner == seat or not fresh:
                continue
            concerned = paper.concerned(kit.fields.fields, marks.what[index])
            if concerned & ~marks.struck and paper.mistake(kit.fields.fields, judged.fields, owner, index):
                return CHALLENGE + owner * SHEET_MARKS + _mark(marks, index)
    return NO_CHALLENGE


def _mark(marks: Any, index: int) -> int:
    """The number by which a mark is challenged: an island's, or which of the bridges on its line."""
    what = marks.what[index]
    if what < BRIDGE:
        return int(what)
    earlier = sum(marks.what[i] == what and marks.erased[i] == STANDS for i in range(index))
    return int(ISLANDS + (what - BRIDGE) * LINE_MARKS + earlier)
