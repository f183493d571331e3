"""`landbridge arena`: bots against each other, told as a table or as JSON."""

from __future__ import annotations

import json
import sys
from contextlib import ExitStack, redirect_stdout
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer

from landbridge import registry
from landbridge.core.errors import LandbridgeError
from landbridge.core.facts import Fact
from landbridge.core.game import LETTERS
from landbridge.core.options import BOARD
from landbridge.lab.ray_option import HELP, RayCommand
from landbridge.terminal.plain import refuse, spoken
from landbridge.texts import Words

if TYPE_CHECKING:
    from landbridge.lab.arena import ArenaStopped, Contest, Played, Result
    from landbridge.lab.arena.ratings import Estimate

ArenaCommand = RayCommand


def arena(
    game: Annotated[str, typer.Argument(help="the game")],
    bots: Annotated[
        list[str], typer.Argument(help="the bots, one for each seat; your own: file.py:function")
    ],
    games: Annotated[int, typer.Option(min=1, help="how many games, rounded up to whole deals")] = 100,
    option: Annotated[
        list[str] | None, typer.Option(help="an option of the game, name=value; may be repeated")
    ] = None,
    side: Annotated[str | None, typer.Option(help="side of the board; short for --option side=…")] = None,
    board: Annotated[Path | None, typer.Option(help="a board file of your own")] = None,
    seed: Annotated[int, typer.Option(help="the same seed plays the same games")] = 0,
    budget: Annotated[int | None, typer.Option(min=1, help="positions a bot may look at for a move")] = None,
    jobs: Annotated[
        int | None, typer.Option(min=1, help="processes, also for a Ray started here; all cores by default")
    ] = None,
    records: Annotated[
        Path | None, typer.Option(help="a folder for the records of all games, many to a file")
    ] = None,
    resume: Annotated[
        Path | None,
        typer.Option(help="a journal: deals in it are not played again, new ones are added"),
    ] = None,
    ray: Annotated[str | None, typer.Option(metavar="[ADDRESS]", help=HELP)] = None,
    as_json: Annotated[bool, typer.Option("--json", help="the result as JSON")] = False,
    lang: Annotated[str, typer.Option(help="language: en, pt, fr, de, nl or es; $LANG by default")] = "",
) -> None:
    """Let bots play each other: every deal with every bot on every seat."""
    from landbridge.lab import arena as ground

    say = spoken(lang)
    try:
        contest = _contest(game, bots, option or [], side, board, seed, budget)
        result = _watched(contest, games, jobs, records, resume, ray, say)
    except ground.ArenaStopped as stopped:
        _report(stopped, records or Path(), say)
    except LandbridgeError as error:
        refuse(error.fact, say)
    except OSError as error:
        refuse(Fact("arena-not-saved", {"file": str(error.filename), "error": error.strerror or ""}), say)
    if as_json:
        print(json.dumps(asdict(result), indent=2, ensure_ascii=False))
    else:
        _show(result, say)


def _contest(
    game: str,
    bots: list[str],
    given: list[str],
    side: str | None,
    board: Path | None,
    seed: int,
    budget: int | None,
) -> Contest:
    from landbridge.lab.arena import Contest

    if registry.find(game) is None:
        raise LandbridgeError(
            Fact("arena-game-unknown", {"game": game, "known": ", ".join(registry.game_names())})
        )
    options: dict[str, str] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise LandbridgeError(Fact("arena-no-option", {"text": text}))
        options[name] = value
    if side is not None:
        options["side"] = side
    if board is not None:
        try:
            options[BOARD] = board.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise LandbridgeError(Fact("arena-no-board", {"file": str(board), "error": str(error)})) from None
    return Contest(game, tuple(bots), tuple(sorted(options.items())), seed, budget)


def _watched(
    contest: Contest,
    games: int,
    jobs: int | None,
    records: Path | None,
    resume: Path | None,
    ray: str | None,
    say: Words,
) -> Result:
    """Play with a bar on the screen, and keep the records."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from landbridge.lab.arena import arena, rounded
    from landbridge.lab.arena.shelves import Shelves

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    # The bar goes to the error stream, so that a result can be piped on.
    console = Console(stderr=True)
    with ExitStack() as open_:
        pool = None
        if ray is not None:
            from landbridge.lab.arena import cluster

            # Ray tells of its troubles where the result is to be.
            open_.enter_context(redirect_stdout(sys.stderr))
            pool = open_.enter_context(cluster.crew(contest, ray, jobs))
            jobs = pool.cores
        kept = None
        if records is not None:
            kept = open_.enter_context(Shelves(records, contest, safe=resume is not None))
        progress = open_.enter_context(
            Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
        )
        bar = progress.add_task(say.say("arena-playing"), total=rounded(contest, games))

        def seen(played: Played) -> None:
            if kept is not None:
                kept.keep(played)
            progress.advance(bar)

        return arena(contest, games, jobs, records is not None, seen, resume, pool)


def _report(stopped: ArenaStopped, folder: Path, say: Words) -> NoReturn:
    """Which bot failed, where and why; and the game so far, for debugging."""
    failure, played = stopped.failure, stopped.played
    if failure.trace:
        print(failure.trace, file=sys.stderr)
    print(say.say(failure.fact.key, failure.fact.values), file=sys.stderr)
    if failure.because is not None:
        print(say.say(failure.because.key, failure.because.values), failure.ruling, file=sys.stderr)
    file = folder / f"arena-failed-{played.number}.txt"
    try:
        file.write_text(played.record, encoding="utf-8")
        print(say.say("arena-saved", {"file": str(file)}), file=sys.stderr)
    except OSError as error:
        why: dict[str, str | int] = {"file": str(file), "error": error.strerror or ""}
        print(say.say("arena-not-saved", why), file=sys.stderr)
    raise typer.Exit(1)


def _show(result: Result, say: Words) -> None:
    from rich.box import SIMPLE
    from rich.console import Console
    from rich.table import Table

    alone = len(result.standings) == 1
    key = registry.game(result.contest.game).key
    heading: dict[str, str | int] = {"game": say.say(key)}
    table = Table(
        title=say.say("arena-title", {**heading, "games": result.games, "deals": result.deals}),
        box=SIMPLE,
        show_edge=False,
        pad_edge=False,
    )
    table.add_column(say.say("arena-column-bot"))
    for column in () if alone else ("wins", "share"):
        table.add_column(say.say(f"arena-column-{column}"), justify="right", no_wrap=True)
    table.add_column(say.say("arena-column-points"), justify="right", no_wrap=True)
    table.add_column(say.say("arena-column-spread"), justify="right", no_wrap=True)
    for one in result.standings:
        wins = [] if alone else [f"{one.wins:.1f}".removesuffix(".0"), _percent(one.share, say)]
        spread = f"{one.least}·{one.median:g}·{one.most}"
        table.add_row(one.bot, *wins, _interval(one.points, say), spread)
    console = Console()
    console.print(table)
    if not alone:
        ratings = "   ".join(f"{one.bot} {_told(one.rating, '{:+.0f}', say)}" for one in result.standings)
        console.print(say.say("arena-ratings", {"ratings": ratings}), highlight=False)
        shares = "   ".join(f"{LETTERS[i]} {_percent(seat, say)}" for i, seat in enumerate(result.by_seat))
        console.print(say.say("arena-seats", {"shares": shares}), highlight=False)
        for name in dict.fromkeys(name for name, _, _ in result.by_tag):
            shares = "   ".join(f"{value} {_percent(s, say)}" for n, value, s in result.by_tag if n == name)
            tag = say.say(f"{key}-tag-{name}")
            console.print(say.say("arena-tags", {"tag": tag, "shares": shares}), highlight=False)
    length: dict[str, str | int] = {"turns": f"{result.turns:.1f}", "decisions": f"{result.decisions:.1f}"}
    console.print(say.say("arena-length", length), highlight=False)
    console.print(say.say("arena-about-spread"), highlight=False)
    if not alone:
        console.print(say.say("arena-about-ratings"), highlight=False)
    console.print(say.say("arena-about-intervals"), highlight=False)


def _interval(estimate: Estimate, say: Words) -> str:
    return _told(estimate, "{:.2f}" if estimate.mean < 100 else "{:.1f}", say)


def _percent(estimate: Estimate, say: Words) -> str:
    from landbridge.lab.arena.ratings import Estimate

    low, high = (None if bound is None else 100 * bound for bound in (estimate.low, estimate.high))
    return _told(Estimate(100 * estimate.mean, low, high), "{:.1f}", say)


def _told(estimate: Estimate, form: str, say: Words) -> str:
    if estimate.low is None or estimate.high is None:
        return form.format(estimate.mean)
    values: dict[str, str | int] = {
        "mean": form.format(estimate.mean),
        "low": form.format(estimate.low),
        "high": form.format(estimate.high),
    }
    return say.say("arena-interval", values)
