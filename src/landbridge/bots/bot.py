"""A bot is one function: from a seat's view to a move.

    def choose(game, kit, view, seat, rng, budget) -> int

It gets a *view*, never the state at the table: what is hidden from its seat is rewound or UNKNOWN. Random numbers come
from `rng` only, so that a game can be repeated. `budget` is how many positions it may look at for one move (None: its
own default). Time limits are up to the table.

A game has its own bots as `BOTS` and those that search (`search.py`) as `LEVELS`; `core/parts.py` says in which module.
A person's own bot is named `path/to/file.py:function`.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from functools import partial
from importlib import util
from pathlib import Path
from random import Random
from typing import Protocol

from landbridge.bots import search
from landbridge.core.errors import LandbridgeError
from landbridge.core.facts import Fact
from landbridge.core.game import Game, Kit
from landbridge.core.parts import part
from landbridge.core.state import State

__all__ = ["EVERYWHERE", "Bot", "NoSuchBot", "any_move", "bots", "find", "honest", "passive"]


class Bot(Protocol):
    """What chooses a seat's moves."""

    def __call__(
        self, game: Game, kit: Kit, view: State, seat: int, rng: Random, budget: int | None, /
    ) -> int: ...


class NoSuchBot(LandbridgeError):
    """There is no bot with this name, or none in this file."""


def any_move(game: Game, kit: Kit, view: State, seat: int, rng: Random, budget: int | None) -> int:
    """Any move, all equally likely; where a game allows mistakes, one without a mistake."""
    moves = honest(game, kit, view, seat)
    return moves[rng.randrange(len(moves))]


def passive(game: Game, kit: Kit, view: State, seat: int, rng: Random, budget: int | None) -> int:
    """The move that changes least."""
    return game.passive(kit, view, seat)


EVERYWHERE: Mapping[str, Bot] = {"random": any_move, "passive": passive}


def honest(game: Game, kit: Kit, view: State, seat: int) -> list[int]:
    """The offered moves, less those a game knows to be mistakes, as long as any are left."""
    return game.honest(kit, view, seat) or game.offers(kit, view, seat)


def bots(game: Game) -> dict[str, Bot]:
    """Every bot that plays this game, by name."""
    own: Mapping[str, Bot] = getattr(part(game, "bots"), "BOTS", {})
    levels: dict[str, Bot] = {
        name: partial(search.choose, level) for name, level in search.levels(game).items()
    }
    return {**EVERYWHERE, **own, **levels}


def find(game: Game, name: str) -> Bot:
    """A bot by its name, or from a person's own file."""
    file, _, function = name.rpartition(":")
    if file.endswith(".py"):
        return _from_file(Path(file), function)
    known = bots(game)
    if name not in known:
        raise NoSuchBot(
            Fact("arena-bot-unknown", {"bot": name, "game": game.name, "known": ", ".join(sorted(known))})
        )
    return known[name]


def _from_file(file: Path, function: str) -> Bot:
    if not file.is_file():
        raise NoSuchBot(Fact("arena-bot-no-file", {"file": str(file)}))
    # Named after its place, so that two files of one name do not take each other's.
    name = f"landbridge_bot_{abs(hash(file.resolve())):x}"
    sys.modules.pop(name, None)
    spec = util.spec_from_file_location(name, file)
    assert spec is not None  # the name ends with .py
    assert spec.loader is not None
    module = sys.modules[name] = util.module_from_spec(spec)  # dataclasses look their module up there
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        said = f"{type(error).__name__}: {error}"
        raise NoSuchBot(Fact("arena-bot-broken-file", {"file": str(file), "error": said})) from error
    bot: Bot | None = getattr(module, function, None)
    if not callable(bot):
        raise NoSuchBot(Fact("arena-bot-no-function", {"file": str(file), "function": function}))
    return bot
