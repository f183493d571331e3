"""What a state of Hashi shows, in the words of its oracle."""

from __future__ import annotations

from typing import Any

from landbridge.core.game import Kit
from landbridge.core.state import State
from landbridge.games.hashi import state as records
from tests.oracles.hashi_sheet import GOALS, printed

SEATS = "ABCD"


def picture_of(kit: Kit, s: State) -> object:
    """The oracle's picture, from the primary fields of a state."""
    paper = bool(kit.options.paper)
    t: Any = s.table if paper else s
    seats = range(t.seats)
    deck = [f"{number}/{bridges}" for number in range(1, 7) for bridges in range(1, 4)]
    islands, lines = list(printed(kit.board).islands), list(printed(kit.board).ends)

    def members(names: list[str], bits: int) -> list[str]:
        return [name for n, name in enumerate(names) if bits >> n & 1]

    def sheet(record: Any) -> dict[str, Any]:
        return {
            "numbers": {name: int(record.number[n]) for n, name in enumerate(islands) if record.number[n]},
            "bridges": {
                line: 1 + (record.doubled >> n & 1) for n, line in enumerate(lines) if record.spanned >> n & 1
            },
            "degrees": {name: int(record.degree[n]) for n, name in enumerate(islands) if record.degree[n]},
            "finished": sorted(members(islands, record.finished)),
        }

    told: dict[str, Any] = {
        "stage": ("set-up", "card", "draft", "over")[t.stage],
        "turned": sorted(members(deck, t.turned)),
        "card": deck[t.card] if t.card >= 0 else "",
        "sheets": [sheet(t.sheets[seat]) for seat in seats],
        "settled": [sheet(t.settled[seat]) for seat in seats],
        "wrote": [SEATS[seat] for seat in seats if t.wrote[seat]],
        "drawn": [int(t.drawn[seat]) for seat in seats],
        "done": members(list(SEATS), t.done),
        "leading": kit.game.winners(
            kit, s, t.seats
        ),  # few games end in a tie, so ties are compared all along
        "reached": [_by_goal(lambda n, seat=seat: int(t.reached[seat, n])) for seat in seats],
    }
    if not paper:
        return told

    def mark(marks: Any, i: int) -> tuple[str, int, int, bool]:
        what = int(marks.what[i])
        name = islands[what] if what < records.BRIDGE else lines[what - records.BRIDGE]
        return name, int(marks.number[i]), int(marks.card_no[i]), marks.erased[i] == records.STANDS

    told["order"] = [deck[s.shown[n]] for n in range(1, t.card_no + 1)]
    told["challenger"] = SEATS[s.challenger] if s.challenger >= 0 else ""
    told["seen"] = [int(s.marks[seat].settled) for seat in seats]
    told["marks"] = [[mark(s.marks[seat], i) for i in range(s.marks[seat].count)] for seat in seats]
    told["lost"] = [sorted(members(islands, s.marks[seat].struck)) for seat in seats]
    told["lost then"] = [
        {
            goal: sorted(members(islands, s.marks[seat].struck_then[n]))
            for n, goal in enumerate(GOALS)
            if t.reached[seat, n]
        }
        for seat in seats
    ]
    return told


def _by_goal(card: Any) -> dict[str, int]:
    return {goal: card(n) for n, goal in enumerate(GOALS) if card(n)}
