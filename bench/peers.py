"""Other people's engines at the same work: random games to the end, decisions counted.

Each is optional (`pip install -e ".[bench-peers]"`; OpenSpiel, catanatron, and Pgx with JAX). A peer's loop runs where
the peer is fastest: OpenSpiel's in C++, Pgx's inside one compiled scan.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from importlib.util import find_spec
from random import Random
from time import perf_counter, process_time
from typing import Any

HEX = "OpenSpiel hex 6×6"  # what our own games are compared with


@dataclass(frozen=True)
class Contender:
    """Something that makes random decisions. `run(size)` gives decisions and seconds."""

    name: str
    run: Callable[[int], tuple[int, float]]
    size: int  # of the first run; later ones are made about as long as is wanted
    family: str  # landbridge, openspiel, pgx or catanatron
    place: str = "one core"


def open_spiel() -> list[Contender]:
    """Rollouts of C++: a tree search of one simulation plays all its rollouts from the root."""
    games = {HEX: "hex(board_size=6)", "OpenSpiel connect four": "connect_four"}
    games["OpenSpiel dots and boxes"] = "dots_and_boxes"
    return [
        Contender(name, partial(_rollouts, _loaded(game)), 2000, "openspiel") for name, game in games.items()
    ]


@dataclass(frozen=True)
class _Loaded:
    game: Any
    length: float  # decisions of a random game on average


def _loaded(name: str) -> _Loaded:
    import pyspiel

    game = pyspiel.load_game(name)
    luck, games, moves = Random(1), 4000, 0
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(legal[luck.randrange(len(legal))])
            moves += 1
    return _Loaded(game, moves / games)


def _rollouts(loaded: _Loaded, count: int) -> tuple[int, float]:
    import pyspiel

    evaluator = pyspiel.RandomRolloutEvaluator(count, 7)
    bot = pyspiel.MCTSBot(loaded.game, evaluator, 1.0, 1, 10, False, 7, False)
    state = loaded.game.new_initial_state()
    begun = process_time()
    bot.step(state)
    return round(count * loaded.length), process_time() - begun


def catanatron() -> list[Contender]:
    return [Contender("catanatron", _catan, 1, "catanatron")]


def _catan(games: int) -> tuple[int, float]:
    from catanatron import Color, Game, RandomPlayer

    decisions, begun = 0, process_time()
    for number in range(games):
        game = Game([RandomPlayer(colour) for colour in Color], seed=number)
        game.play()
        decisions += len(game.state.actions)
    return decisions, process_time() - begun


# --- Pgx --------------------------------------------------------------------------------------------------

PGX = {"backgammon": "backgammon", "hex": "hex 11×11", "2048": "2048"}
STEPS = 200  # of one scan; a game that is over is set up anew


def pgx(card: bool) -> list[Contender]:
    """Batches of games stepped together; on a processor small ones, on a card as many as pay."""
    found = []
    for game, called in PGX.items():
        for seen in (False, True):
            run = partial(_scan, game, seen, card)
            name = f"Pgx {called}{', observed' if seen else ''}"
            found.append(Contender(name, run, 8192 if card else 64, "pgx", "card" if card else "one core"))
    return found


_SCANS: dict[tuple[str, bool, int], Any] = {}


def _scan(game: str, seen: bool, card: bool, size: int) -> tuple[int, float]:
    import jax

    size = 262_144 if card else 64  # what was fastest here; every other size would be compiled anew
    if (game, seen, size) not in _SCANS:
        _SCANS[game, seen, size] = jax.jit(_scanned(game, seen, size))
        jax.block_until_ready(_SCANS[game, seen, size](jax.random.PRNGKey(0)))  # compiled, not counted
    clock = perf_counter if card else process_time
    begun = clock()
    decisions, _ = jax.block_until_ready(_SCANS[game, seen, size](jax.random.PRNGKey(1)))
    return int(decisions), clock() - begun


def _scanned(game: str, seen: bool, size: int) -> Callable[..., Any]:
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental.wrappers import auto_reset

    env = pgx.make(game)
    step = jax.vmap(auto_reset(env.step, env.init))

    def one(carry: Any, key: Any) -> Any:
        state, decisions, sum_seen = carry
        pick, luck = jax.random.split(key)
        logits = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        action = jax.random.categorical(pick, logits, axis=1)
        state = step(state, action, jax.random.split(luck, size))
        if seen:
            sum_seen += jnp.sum(state.observation.astype(jnp.float32))
        # What is not carried on is not computed: without observations the compiler drops them.
        state = state.replace(observation=jnp.zeros_like(state.observation)) if not seen else state
        return (state, decisions + size, sum_seen), None

    def run(key: Any) -> Any:
        state = jax.vmap(env.init)(jax.random.split(key, size))
        carry = (state, jnp.int32(0), jnp.float32(0))
        (state, decisions, sum_seen), _ = jax.lax.scan(one, carry, jax.random.split(key, STEPS))
        # The last positions are asked for, or the compiler would find that nobody wants the games played.
        return decisions, sum_seen + state.legal_action_mask.sum() + state.rewards.sum()

    return run


def installed(card: bool = False) -> tuple[list[Contender], list[str]]:
    """The peers that are here, and the names of those that are not."""
    found: list[Contender] = []
    missing = []
    for module, name, make in (
        ("pyspiel", "OpenSpiel", open_spiel),
        ("catanatron", "catanatron", catanatron),
        ("pgx", "Pgx", partial(pgx, card)),
    ):
        if find_spec(module) is None:
            missing.append(name)
        elif not card or module == "pgx":
            found += make()
    return found, missing
