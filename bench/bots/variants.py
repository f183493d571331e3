"""A level with other settings, as a bot for the arena: `FILE:LEVEL,SETTING=NUMBER,…` (settings of `bots/search.py`).

    B=bench/bots/variants.py
    landbridge arena hashi $B:champion,games=2000,ahead=4 $B:master,games=2400 --games 200

With TIMES=FILE the time that each took is added there, a line for every second or so; both sit in the same games, so
sums can be compared. To play with a net that is not shipped, name its file in NET.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from landbridge.bots import learned, search
from landbridge.core.compile.net import with_net
from landbridge.core.game import Game, Kit
from landbridge.core.state import State


def __getattr__(name: str) -> Callable[..., int]:
    level, *given = name.split(",")
    if level.startswith("_"):
        raise AttributeError(name)
    changed = {key: json.loads(value) for key, _, value in (one.partition("=") for one in given)}

    spent = [0.0]

    def choose(game: Game, kit: Kit, view: State, seat: int, rng: Random, budget: int | None) -> int:
        chosen = _level(game, level, tuple(changed.items()))
        if chosen.learned and "NET" in os.environ:
            _use(game, kit)
        begun = time.process_time()
        move = search.choose(chosen, game, kit, view, seat, rng, budget)
        spent[0] += time.process_time() - begun
        if spent[0] > 1 and "TIMES" in os.environ:
            with open(os.environ["TIMES"], "a") as file:
                file.write(json.dumps({"bot": name, "seconds": spent[0]}) + "\n")
            spent[0] = 0.0
        return move

    return choose


@cache
def _level(game: Game, level: str, changed: tuple[tuple[str, Any], ...]) -> search.Search:
    return replace(search.levels(game)[level], **dict(changed))


def _use(game: Game, kit: Kit) -> None:
    """The net of `NET` in place of the shipped one."""
    if "champion" not in kit.memo:
        champion = learned.champion_of(game, kit)
        assert champion is not None
        kit.memo["champion"] = with_net(champion.KIT, kit.fields, Path(os.environ["NET"]).read_bytes())
