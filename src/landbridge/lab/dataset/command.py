"""`landbridge dataset`: records into tables for learning."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from landbridge.core.errors import LandbridgeError
from landbridge.core.facts import Fact
from landbridge.terminal.plain import refuse, spoken
from landbridge.texts import Words

if TYPE_CHECKING:
    from landbridge.lab.dataset.reading import Left
    from landbridge.lab.dataset.writing import Summary

LEFT_OUT = 1  # exit code


def dataset(
    records: Annotated[Path, typer.Argument(help="a record, a file of many, or a folder of such files")],
    out: Annotated[Path, typer.Argument(help="a new folder for games.parquet and moves.parquet")],
    observations: Annotated[
        bool, typer.Option("--observations", help="with what the seat to move saw, and what it was offered")
    ] = False,
    strict: Annotated[
        bool, typer.Option("--strict", help="stop at the first record that cannot be read")
    ] = False,
    jobs: Annotated[int | None, typer.Option(min=1, help="processes; all cores by default")] = None,
    lang: Annotated[str, typer.Option(help="language: en, pt, fr, de, nl or es; $LANG by default")] = "",
) -> None:
    """Turn records into tables for learning (Parquet): one of games, one of moves.

    A record that cannot be read is named and left out; the exit code is then 1.
    """
    say = spoken(lang)
    if find_spec("pyarrow") is None:
        refuse(Fact("dataset-no-arrow"), say)
    try:
        done = _watched(records, out, observations, strict, jobs, say)
    except LandbridgeError as error:
        refuse(error.fact, say)
    except OSError as error:
        file, why = str(error.filename), error.strerror or ""
        refuse(Fact("dataset-not-written", {"file": file, "error": why}), say)
    said: dict[str, str | int] = {"games": done.games, "moves": done.moves, "folder": str(out)}
    print(say.say("dataset-written", said))
    if done.left_out:
        print(say.say("dataset-left-out", {"count": done.left_out}), file=sys.stderr)
        raise typer.Exit(LEFT_OUT)


def _watched(
    records: Path, out: Path, observations: bool, strict: bool, jobs: int | None, say: Words
) -> Summary:
    """Write with a progress bar; records that are left out are reported at once."""
    from rich.console import Console
    from rich.progress import BarColumn, DownloadColumn, Progress, TextColumn, TimeRemainingColumn

    from landbridge.lab.dataset.reading import find_files
    from landbridge.lab.dataset.writing import write_dataset

    files = find_files([records])
    columns = (TextColumn("{task.description}"), BarColumn(), DownloadColumn(), TimeRemainingColumn())
    console = Console(stderr=True, soft_wrap=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        total = sum(file.stat().st_size for file in files if file.is_file())
        bar = progress.add_task(say.say("dataset-reading"), total=total)

        def seen(size: int, left: Sequence[Left]) -> None:
            for one in left:
                why = say.say(one.why.key, one.why.values)
                console.print(f"{one.place} {why}", markup=False, highlight=False)
            progress.advance(bar, size)

        return write_dataset(files, out, observations, strict, jobs, seen)
