"""The tutorial's regression as a bot: `landbridge evaluate examples/baselines/regression.py:choose --task hashi/solo`.

It plays by the cells of `examples/hashi_solo.ipynb` themselves, so that it is what the tutorial shows; only what was
learned is kept, in `regression.npz`. `python examples/baselines/regression.py` learns again, in two minutes.
It knows Hashi alone on side A, and nothing else.
"""

from __future__ import annotations

import contextlib
import io
import json
import os
from functools import cache
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from landbridge import Game, Kit, State

TASKS = ("hashi/solo",)  # of the benchmark
HERE = Path(__file__).parent
WEIGHTS = HERE / "regression.npz"
PLAYING = ("import os", "TOP = 8", "how = encoding")  # how the cells begin that playing needs
LEARNING = (*PLAYING, "GAMES = 600", "def centred")


def cells(wanted: tuple[str, ...]) -> dict[str, Any]:
    """What some cells of the notebook define, quietly."""
    notebook = json.loads((HERE.parent / "hashi_solo.ipynb").read_text(encoding="utf-8"))
    sources = ["".join(cell["source"]) for cell in notebook["cells"] if cell["cell_type"] == "code"]
    found: dict[str, Any] = {}
    with contextlib.redirect_stdout(io.StringIO()):
        for start in wanted:
            (source,) = (one for one in sources if one.startswith(start))
            exec(compile(source, "hashi_solo.ipynb", "exec"), found)
    return found


@cache
def tutorial() -> dict[str, Any]:
    found = cells(PLAYING)
    with np.load(WEIGHTS) as kept:
        found["weights"] = kept["weights"]
    return found


_planned: dict[bytes, int] = {}  # positions in the middle of a draft, and how it goes on


def choose(game: Game, kit: Kit, view: State, seat: int, rng: Random, budget: int | None) -> int:
    known = _planned.get(view.tobytes())
    if known is not None:
        return known
    _planned.clear()
    draft = best(view)
    s = view.copy()
    for made, following in pairwise(draft):
        game.do(kit, s, seat, made)
        _planned[s.tobytes()] = following
    return draft[0]


def best(s: State) -> list[int]:
    """Of the drafts that greedy proposes the one whose sheet the regression likes best."""
    t = tutorial()
    drafts, opinions = t["drafts"](s)
    if s.card_no == 0:
        return list(drafts[0])  # the first number is greedy's
    seen = np.stack([t["how"].write(t["after"](s, draft), 0) for draft in drafts])
    return list(drafts[int(np.argmax(t["features"](seen, opinions) @ t["weights"]))])


def main() -> None:
    os.environ.pop("LANDBRIDGE_QUICK", None)
    learned = cells(LEARNING)["weights"].astype(np.float32)
    np.savez_compressed(WEIGHTS, weights=learned)
    print(f"{WEIGHTS.name}: {len(learned)} weights")


if __name__ == "__main__":
    main()
