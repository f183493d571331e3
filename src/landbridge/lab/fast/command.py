"""`landbridge bench`: how fast random play is here."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated

import typer

from landbridge import registry
from landbridge.core.errors import LandbridgeError
from landbridge.core.facts import Fact
from landbridge.terminal.plain import refuse, spoken
from landbridge.texts import Words

if TYPE_CHECKING:
    from landbridge.lab.fast.bench import Bench, Speed


def bench(
    game: Annotated[str, typer.Argument(help="the game")] = "hashi",
    seats: Annotated[int, typer.Option(min=1, help="how many play")] = 4,
    seconds: Annotated[float, typer.Option(min=0.01, help="how long each way of playing is measured")] = 3.0,
    side: Annotated[str | None, typer.Option(help="side of the board")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="the result as JSON")] = False,
    lang: Annotated[str, typer.Option(help="language: en, pt, fr, de, nl or es; $LANG by default")] = "",
) -> None:
    """Measure random play on one core, compiled and interpreted."""
    from rich.console import Console

    from landbridge.lab.fast.bench import bench as measure

    say = spoken(lang)
    status = Console(stderr=True)
    try:
        if registry.find(game) is None:
            there = ", ".join(registry.game_names())
            raise LandbridgeError(Fact("arena-game-unknown", {"game": game, "known": there}))
        with status.status("") as line:
            doing: dict[str, str | int] = {"game": say.say(registry.game(game).key)}
            options = {"side": side} if side else {}
            result = measure(game, options, seats, seconds, lambda key: line.update(say.say(key, doing)))
    except LandbridgeError as error:
        refuse(error.fact, say)
    if as_json:
        print(json.dumps(_plain(result), indent=2))
    else:
        _show(result, say)


def _plain(result: Bench) -> dict[str, object]:
    """The result with the figures that follow from it."""
    told: dict[str, object] = {**asdict(result), "ratio": result.ratio}
    for way in ("interpreted", "compiled"):
        speed: Speed | None = getattr(result, way)
        if speed is not None:
            told[way] = {
                **asdict(speed),
                "decisions_per_second": speed.decisions_per_second,
                "games_per_second": speed.games_per_second,
            }
    return told


def _show(result: Bench, say: Words) -> None:
    from rich.box import SIMPLE
    from rich.console import Console
    from rich.table import Table

    table = Table(
        title=say.say(
            "bench-title", {"game": say.say(registry.game(result.game).key), "seats": result.seats}
        ),
        box=SIMPLE,
    )
    table.add_column(say.say("bench-column-way"))
    table.add_column(say.say("bench-column-decisions"), justify="right")
    table.add_column(say.say("bench-column-games"), justify="right")
    for way in ("compiled", "interpreted"):
        speed: Speed | None = getattr(result, way)
        if speed is not None:
            rates = (speed.decisions_per_second, speed.games_per_second)
            table.add_row(say.say(f"bench-{way}"), *(f"{rate:,.0f}" for rate in rates))
    console = Console(highlight=False)
    console.print(table)
    if result.ratio is None:
        console.print(say.say("bench-no-numba"), markup=False)
    else:
        console.print(say.say("bench-ratio", {"ratio": f"{result.ratio:.0f}"}))
    if result.compile_seconds is not None and result.load_seconds is not None:
        times = {"compile": f"{result.compile_seconds:.1f}", "load": f"{result.load_seconds:.1f}"}
        console.print(say.say("bench-compile-time", times))
    each = result.interpreted.decisions / result.interpreted.games
    console.print(say.say("bench-decision", {"decisions": f"{each:.0f}"}))
    console.print(", ".join(f"{name} {number}" for name, number in result.versions.items()))
