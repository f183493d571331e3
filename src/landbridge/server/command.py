"""`landbridge serve` and `landbridge backup`. What takes time to import is imported when they run."""

from __future__ import annotations

import os
import sys
from dataclasses import replace
from pathlib import Path
from typing import Annotated, NoReturn

import typer

from landbridge import catalogue
from landbridge.core.errors import LandbridgeError
from landbridge.core.facts import Value
from landbridge.texts import language, words

DATA = Path("landbridge-data")
INSTALL = 'pip install "landbridge[server]"'
Data = Annotated[Path, typer.Option(help="The folder of the database; made if it is not there.")]


def serve(
    host: Annotated[
        str, typer.Option(help="Address to listen on; 0.0.0.0 is every one this machine has.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="Port to listen on; 0 takes any.")] = 8000,
    data: Data = DATA,
    base_url: Annotated[
        str,
        typer.Option(metavar="URL", help="How people reach it, behind a proxy: https://games.example.org"),
    ] = "",
    trusted: Annotated[
        str,
        typer.Option(metavar="ADDRESSES", help="Proxies whose forwarded headers are believed, with commas."),
    ] = "",
    limit: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=VALUE", help="Change a limit; docs/server.md lists them."),
    ] = None,
    bots: Annotated[
        int, typer.Option(min=0, max=64, help="Processes for bots.", show_default="cores less one")
    ] = 0,
    quiet: Annotated[bool, typer.Option("--quiet", help="Log only what goes wrong.")] = False,
    open_page: Annotated[
        bool,
        typer.Option(
            "--open", help="For oneself: open the page in a browser; a busy port gives way to a free one."
        ),
    ] = False,
) -> None:
    """Serve tables for a club, a café, a school.

    Guests need no account. $LANDBRIDGE_PASSWORD, if set, is asked of every new guest.
    """
    try:
        from landbridge.server.house import Settings
        from landbridge.server.serving import run
    except ModuleNotFoundError as error:
        _fail("server-no-extra", name=error.name or "", command=INSTALL)
    from landbridge.server.limits import Limits

    if base_url and not base_url.startswith(("http://", "https://")):
        _fail("server-base-url", url=base_url[:100], schemes="http://, https://")
    try:
        for name in (
            catalogue.game_names()
        ):  # a game from elsewhere that cannot be loaded is told now, not to a guest
            catalogue.find(name)
        limits = Limits().with_words(limit or [])
        settings = Settings(data, base_url.rstrip("/"), os.environ.get("LANDBRIDGE_PASSWORD", ""), limits)
    except LandbridgeError as error:
        _fail(error.fact.key, **dict(error.fact.values))
    if bots:
        settings = replace(settings, bot_workers=bots)
    try:
        run(settings, host, port, trusted, quiet or open_page, open_page)
    except OSError as error:
        _fail("server-cannot-serve", error=error.strerror or str(error))


def backup(
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="Where to write the copy.", show_default=False)
    ],
    data: Data = DATA,
) -> None:
    """Copy the database while the server runs. The copy holds what decides the cards to come: keep it to yourself."""
    try:
        from landbridge.server.store import FILE, StoreError, back_up
    except ModuleNotFoundError as error:
        _fail("server-no-extra", name=error.name or "", command=INSTALL)
    import sqlite3

    if not (data / FILE).is_file():
        _fail("server-no-data", folder=str(data))
    if file.exists():
        _fail("server-file-there", file=str(file))
    try:
        back_up(data / FILE, file)
    except (OSError, sqlite3.Error, StoreError) as error:
        file.unlink(missing_ok=True)
        _fail("server-no-backup", error=str(error))
    print(_say("server-backed-up", file=str(file), size=file.stat().st_size // 1024))


def _say(key: str, **values: Value) -> str:
    return words(language.from_environment(os.environ)).say(key, values)


def _fail(key: str, **values: Value) -> NoReturn:
    print(_say(key, **values), file=sys.stderr)
    raise typer.Exit(2)
