"""Other people's environments at the same work: a random legal action in every game of a batch, and the result seen.

Each is optional (`pip install -e ".[bench-peers]"`). Pgx runs as its own examples do: step and automatic reset under
vmap and jit. It is measured twice, stepped from Python as a learner in PyTorch would have it, and inside one compiled
scan.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any

PGX = {
    # Its fastest first: they compile quickly, too.
    "kuhn_poker": "Kuhn poker",
    "tic_tac_toe": "tic-tac-toe",
    "connect_four": "connect four",
    "2048": "2048",
    "hex": "hex 11×11",
    "backgammon": "backgammon",
}
SCANNED = 100  # steps of one scan
PETTINGZOO = {"connect_four_v3": "connect four", "tictactoe_v3": "tic-tac-toe"}
ALONE = (1,)


@dataclass(frozen=True)
class Contender:
    """Something that steps a batch. `make(batch)` gives what plays so many steps, and waits until they are over."""

    name: str
    family: str  # landbridge, pgx or pettingzoo
    make: Callable[[int], Callable[[int], Any]]
    batches: tuple[int, ...] | None = None  # those it can be asked for, None: any
    least: int = 1  # steps come in multiples of this


def pgx() -> list[Contender]:
    found = []
    for game, called in PGX.items():
        found.append(Contender(f"Pgx {called}", "pgx", partial(_stepped, game)))
        found.append(Contender(f"Pgx {called}, scanned", "pgx", partial(_scanned, game), least=SCANNED))
    return found


def _turn(game: str, batch: int) -> tuple[Any, Any]:
    """The first positions, and a function to the next ones."""
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental.wrappers import auto_reset

    env = pgx.make(game)
    step = jax.vmap(auto_reset(env.step, env.init))

    def turn(state: Any, key: Any) -> Any:
        pick, luck = jax.random.split(key)
        logits = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        return step(state, jax.random.categorical(pick, logits, axis=1), jax.random.split(luck, batch))

    return jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), batch)), turn


def _stepped(game: str, batch: int) -> Callable[[int], Any]:
    import jax

    first, turn = _turn(game, batch)
    compiled = jax.jit(lambda state, key: (turn(state, key), jax.random.split(key)[0]))
    held = [first, jax.random.PRNGKey(1)]

    def play(steps: int) -> None:
        state, key = held
        for _ in range(steps):
            state, key = compiled(state, key)
        held[:] = jax.block_until_ready((state, key))

    return play


def _scanned(game: str, batch: int) -> Callable[[int], Any]:
    import jax
    import jax.numpy as jnp

    first, turn = _turn(game, batch)

    def one(carry: Any, key: Any) -> Any:
        state, seen = carry
        state = turn(state, key)
        # Summed up, or the compiler would find that nobody looks.
        return (state, seen + jnp.sum(state.observation.astype(jnp.float32))), None

    scan = jax.jit(
        lambda state, key: jax.lax.scan(one, (state, jnp.float32(0)), jax.random.split(key, SCANNED))[0]
    )
    held = [first, jax.random.PRNGKey(1)]

    def play(steps: int) -> None:
        for _ in range(steps // SCANNED):
            state, key = held
            state, _ = jax.block_until_ready(scan(state, key))
            held[:] = state, jax.random.split(key)[0]

    return play


def pettingzoo() -> list[Contender]:
    return [
        Contender(f"PettingZoo {called}", "pettingzoo", partial(_turns, module), ALONE)
        for module, called in PETTINGZOO.items()
    ]


def _turns(module: str, batch: int) -> Callable[[int], Any]:
    env = import_module(f"pettingzoo.classic.{module}").env()
    env.reset(seed=1)
    luck = Random(1)

    def play(steps: int) -> None:
        for _ in range(steps):
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.reset()
                seen = env.last()[0]
            legal = [move for move, open_ in enumerate(seen["action_mask"]) if open_]
            env.step(legal[luck.randrange(len(legal))])

    return play


def installed(card: bool) -> tuple[list[Contender], list[str]]:
    """The peers that are here, and the names of those that are not."""
    found: list[Contender] = []
    missing = []
    for module, name, make in (("pgx", "Pgx", pgx), ("pettingzoo.classic", "PettingZoo classic", pettingzoo)):
        if not _there(module):
            missing.append(name)
        elif not card or module == "pgx":
            found += make()
    return found, missing


def _there(module: str) -> bool:
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:  # not even the package around it
        return False
