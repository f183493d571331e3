"""Hashi's own bots. `greedy` plans the whole draft for the card, by the evaluation of the sheet after it
(`evaluation.py`), and plays its first move. The levels above it try such drafts in rollouts (`planner.py`).
"""

from __future__ import annotations

from landbridge.core.compile import kernel as kernels
from landbridge.core.game import Game, Kit, Luck
from landbridge.core.state import State
from landbridge.games.hashi.bot import planner
from landbridge.games.hashi.bot.challenges import objection
from landbridge.games.hashi.bot.evaluation import WEIGHTS, value
from landbridge.games.hashi.state import PAPER

__all__ = ["WEIGHTS", "greedy", "planned", "value"]

WIDTH = 4  # drafts followed side by side
MASK = 0xFFFFFFFF
JUDGED = 25  # sheets judged for each of them, roughly; a budget is told in such sheets


def planned(
    kit: Kit, s: State, seat: int, weights: tuple[int, ...] = WEIGHTS, width: int = WIDTH, luck: int = 0
) -> int:
    """The best move on a table of the ordinary game, as far as greedy sees."""
    scratch = State.blank(planner.SCRATCH)
    width = min(width, planner.MOST)
    if kit.rules.compiled:
        fast = kernels.compiled(planner)
        table = kernels.table(weights)
        fast.propose_at(kit.fields.record, s.record, seat, width, table, luck, scratch.record)
    else:
        planner.propose(kit.fields.fields, s.fields, seat, width, weights, luck, scratch.fields)
    return int(scratch.plan[0, 0])


# --- the bot ----------------------------------------------------------------------------------------------


def greedy(game: Game, kit: Kit, view: State, seat: int, rng: Luck, budget: int | None) -> int:
    """Looks at its own sheet, this card and those to come; not at what the others are up to."""
    width = WIDTH if budget is None else max(1, budget // JUDGED)
    luck = rng.randrange(MASK)
    if view.layout != PAPER:
        return planned(kit, view, seat, width=width, luck=luck)
    if view.challenger == seat:
        return objection(kit, view, seat)
    return planned(kit, State.from_part(view.table), seat, width=width, luck=luck)
