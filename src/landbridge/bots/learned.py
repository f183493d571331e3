"""Learned evaluation: a game's `champion` is its planner with a net that judges positions (`core/compile/net.py`).

The net is a file of the game's package, `bot/champion.net`, written by `landbridge train`. It is handed to kernels as a
part of the kit, which never changes: one copy for all threads of a graphics card, kept in a browser's module.
"""

from __future__ import annotations

from types import ModuleType

from landbridge.core.compile.net import with_net
from landbridge.core.game import Game, Kit
from landbridge.core.parts import file, part
from landbridge.core.state import State

__all__ = ["champion_of", "fields_with_net", "net_of"]

NET = "champion.net"


def champion_of(game: Game, kit: Kit) -> ModuleType | None:
    """The champion of a game, if its net was trained for what is played here."""
    champion = part(game, "champion")
    if champion is None or not champion.fits(kit) or not file(game, "bot", NET).is_file():
        return None
    return champion


def net_of(game: Game) -> bytes | None:
    """The weights that come with a game."""
    found = file(game, "bot", NET)
    return found.read_bytes() if found.is_file() else None


def fields_with_net(champion: ModuleType, game: Game, kit: Kit) -> State:
    """The kit's fields and the net, made once for each kit."""
    found: State | None = kit.memo.get("champion")
    if found is None:
        net = net_of(game)
        assert net is not None
        found = kit.memo["champion"] = with_net(champion.KIT, kit.fields, net)
    return found
