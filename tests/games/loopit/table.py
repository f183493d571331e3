"""Positions for tests, reached by playing: a table that is told its moves as a record tells them.

table = Table("EW5 SW4 NS4 NS5 ESW2", "N7 N8 S7 S8 NESW1", start="NESW1")
table.play("A EW5_h7 SW4_i7 .   tile N7 N8")
table.refused("B N7_g7")      # ("L2.3", "taken", ("square-g7",))
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

import landbridge
from landbridge import FATE, Kit
from landbridge.core.state import NOTHING
from landbridge.games.loopit.board import ends_name, square_name
from landbridge.games.loopit.notation import kind_name
from landbridge.games.loopit.state import RACK, SQUARES
from tests.support.table import NAMES, Refusal
from tests.support.table import Table as AnyTable

# Tiles and bonus squares that are not shipped, so that these tests do not change when those do. A straight may be a 7,
# as in the book's example; there are more crossings and dead ends than in ours, for short ways to the end.
PRACTICE = '''name = "Practice"
printed = true
tiles = """
  N     7 7 7 8
  E     7 7 7 8
  S     7 7 7 8
  W     7 7 7 8
  NS    4 4 5 5 5 6 7 7
  EW    4 4 5 5 5 6 7 7
  NE    4 5 6 6
  ES    4 5 6 6
  SW    4 5 6 6
  NW    4 5 6 6
  NES   2 2 2 3 3 3
  ESW   2 2 2 3 3 3
  NSW   2 2 2 3 3 3
  NEW   2 2 2 3 3 3
  NESW  1 1 1 1 1 1 1 1 1
"""
bonus = """
     a b c d e f g h i j k l m
   1 . . . . . . . . . . . . .
   2 . 6 . . . . . . . . . 6 .
   3 . . 5 . . . . . . . 5 . .
   4 . . . 4 . . 2 . . 4 . . .
   5 . . . . 3 . . . 3 . . . .
   6 . . . . . 2 . 2 . . . . .
   7 . . . 2 . . . . . 2 . . .
   8 . . . . . 2 . 2 . . . . .
   9 . . . . 3 . . . 3 . . . .
  10 . . . 4 . . 2 . . 4 . . .
  11 . . 5 . . . . . . . 5 . .
  12 . 6 . . . . . . . . . 6 .
  13 . . . . . . . . . . . . .
"""
'''


def printed_set(tiles: str) -> str:
    """A file with other tiles."""
    before, mark, rest = PRACTICE.partition('tiles = """\n')
    return before + mark + tiles + rest[rest.index('"""') :]


# As many kinds as there can be: no two tiles are equal.
ALL_DIFFERENT = printed_set(
    "".join(f"  {ends_name(ends)} 1 2 3 4 5 {6 if ends <= 6 else ''}\n" for ends in range(1, 16))
)
GAME = landbridge.game("loopit")


@cache
def _kit(options: tuple[tuple[str, str], ...]) -> Kit:
    return GAME.kit(GAME.options_from(dict(options)))


def kit_of(**options: str) -> Kit:
    return _kit(tuple(sorted(({"board": PRACTICE} | options).items())))


class Table(AnyTable):
    """Racks are dealt as told, A begins unless told otherwise."""

    def __init__(
        self,
        *racks: str,
        seats: int = 2,
        start: str = "NESW1",
        first: str = "A",
        leave: str = "",
        options: Mapping[str, str] | None = None,
        **more: str,
    ):
        options = {**(options or {}), **more}
        super().__init__(kit_of(**options), len(racks) or seats)
        if racks or options.get("rounds") == "german":
            self.play(" ".join(["tile", f"first_{first}", leave, *racks, start]))

    # --- playing ------------------------------------------------------------------------------------------

    def fill(self) -> None:
        """Let chance draw whatever comes first in the bag, as long as it acts."""
        while self.acting == ["tile"]:
            self.match.play(FATE, GAME.offers(self.kit, self.state, FATE)[0])

    def empty_bag(self, thrown_by: str = "") -> None:
        """All that is in the bag leaves the game, for this test or as if a seat had exchanged it."""
        s = self.state
        for kind in range(self.kit.fields.kinds):
            if thrown_by:
                s.thrown[self.seat_of(thrown_by), kind] += s.bag[kind]
                s.thrown_count[self.seat_of(thrown_by)] += s.bag[kind]
            else:
                s.gone[kind] += s.bag[kind]
                s.gone_count += s.bag[kind]
            s.bag[kind] = 0
        s.in_bag = 0

    # --- asking -------------------------------------------------------------------------------------------

    def rack(self, owner: str, viewer: str | None = None) -> list[str]:
        """The names of a seat's tiles, as a seat sees them or as they are; `?` is one seen from behind."""
        s, seat = self.seen(viewer), self.seat_of(owner)
        kinds = [s.rack[seat, slot] for slot in range(s.held[seat])]
        assert {s.rack[seat, slot] for slot in range(s.held[seat], RACK)} <= {NOTHING}, "a tile too many"
        return [kind_name(self.kit, kind) if kind >= 0 else "?" for kind in kinds]

    def bag(self) -> dict[str, int]:
        s = self.state
        return {
            kind_name(self.kit, kind): s.bag[kind] for kind in range(self.kit.fields.kinds) if s.bag[kind]
        }

    def board(self) -> dict[str, str]:
        lies = self.state.lies
        return {square_name(q): kind_name(self.kit, lies[q]) for q in range(SQUARES) if lies[q] >= 0}

    def tiles_in_all(self) -> int:
        """Wherever they are: nothing may get lost or come from nowhere."""
        s = self.state
        out = s.gone_count + sum(s.thrown_count[seat] for seat in range(s.seats))
        racks = sum(s.held[seat] for seat in range(s.seats))
        return int(len(self.board()) + s.in_bag + racks + out)


__all__ = ["ALL_DIFFERENT", "GAME", "NAMES", "PRACTICE", "Refusal", "Table", "kit_of", "printed_set"]
