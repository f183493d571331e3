"""What lies on a table, by name, read from the state itself: neither from its scene nor from its picture."""

from __future__ import annotations

from landbridge.core.game import LETTERS, Kit
from landbridge.core.state import NOTHING, State
from landbridge.games.hashi import notation as hashi
from landbridge.games.hashi.state import ISLANDS
from landbridge.games.loopit.board import square_name
from landbridge.games.loopit.notation import kind_name
from landbridge.games.loopit.state import SQUARES
from landbridge.games.river_dragons.notation import support_name
from landbridge.games.river_dragons.state import COLOURS, PLANKS, SUPPORTS, VILLAGES
from landbridge.games.the_border.notation import space_name
from landbridge.games.the_border.state import HALF, SPACES


def things_on(kit: Kit, s: State) -> list[str]:
    """Sorted; what lies there twice stands there twice."""
    return sorted(
        {"hashi": _hashi, "loopit": _loopit, "the_border": _border, "river_dragons": _dragons}[kit.game.name](
            kit, s
        )
    )


def _hashi(kit: Kit, s: State) -> list[str]:
    found = []
    for seat in range(s.seats):
        sheet = s.sheets[seat]
        found += [hashi.island_name(kit, i) for i in range(ISLANDS)]
        found += [
            f"{LETTERS[seat]} {sheet.number[i]}@{hashi.island_name(kit, i)}"
            for i in range(ISLANDS)
            if sheet.number[i] > 0
        ]
        for line in range(kit.fields.lines):
            bridges = (sheet.spanned >> line & 1) + (sheet.doubled >> line & 1)
            found += [f"{LETTERS[seat]} {kit.board.line_name(line)}/{k + 1}" for k in range(bridges)]
    return found


def _loopit(kit: Kit, s: State) -> list[str]:
    found = [f"{square_name(q)} {kind_name(kit, s.lies[q])}" for q in range(SQUARES) if s.lies[q] != NOTHING]
    for seat in range(s.seats):
        found += [f"{LETTERS[seat]} {kind_name(kit, s.rack[seat, slot])}" for slot in range(s.held[seat])]
    return found


def _border(kit: Kit, s: State) -> list[str]:
    names = [space_name(kit, n) for n in range(SPACES)]
    return [
        f"{LETTERS[seat]} {names[n]}"
        for seat in range(s.seats)
        for n in range(SPACES)
        if s.sheets[seat].crossed[n // HALF] >> n % HALF & 1
    ]


def _dragons(kit: Kit, s: State) -> list[str]:
    found = [f"village-{COLOURS[v]}" for v in range(VILLAGES)] + [
        f"pawn {LETTERS[n]}" for n in range(s.seats)
    ]
    found += [] if kit.fields.expert else list(kit.board.spot_names[VILLAGES:])
    found += [f"stone-{support_name(kit, n)}" for n in range(VILLAGES, SUPPORTS) if s.stones >> n & 1]
    for plank in range(PLANKS):
        a, b = s.ends[plank, 0], s.ends[plank, 1]
        if a != NOTHING:
            found.append(f"way-{support_name(kit, a)}-{support_name(kit, b)}")
    return found
