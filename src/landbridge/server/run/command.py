"""`landbridge serve`, `backup`, `mend` and `move`. What takes time to import is imported when they run."""

from __future__ import annotations

import os
import sys
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, NoReturn

import typer

from landbridge import registry
from landbridge.core.errors import LandbridgeError
from landbridge.core.facts import Value
from landbridge.texts import language, words

DATA = Path("landbridge-data")
INSTALL = "pip install landbridge"
SCALE = 'pip install "landbridge[scale]"'
TRACING = 'pip install "landbridge[tracing]"'
Data = Annotated[Path, typer.Option(help="The folder of the database; created if it does not exist.")]
Database = Annotated[
    str,
    typer.Option(
        metavar="URL",
        envvar="LANDBRIDGE_DATABASE",
        help="postgresql://… instead of SQLite in the folder; many workers on many machines.",
        show_default=False,
    ),
]


def serve(
    host: Annotated[
        str, typer.Option(help="Address to listen on; 0.0.0.0 means all addresses of this machine.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="Port to listen on; 0 takes any.")] = 8000,
    data: Data = DATA,
    database: Database = "",
    bus: Annotated[
        str,
        typer.Option(
            metavar="URL",
            envvar="LANDBRIDGE_BUS",
            help="valkey://… or redis://… through which workers notify each other.",
            show_default=False,
        ),
    ] = "",
    workers: Annotated[int, typer.Option(min=1, max=64, help="Processes that serve on this machine.")] = 1,
    base_url: Annotated[
        str,
        typer.Option(metavar="URL", help="The address people use, behind a proxy: https://games.example.org"),
    ] = "",
    host_name: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME",
            envvar="LANDBRIDGE_HOST_NAMES",
            help="A name this server answers to; may be repeated. Without any it answers to all.",
            show_default=False,
        ),
    ] = None,
    trusted: Annotated[
        str,
        typer.Option(
            metavar="ADDRESSES", help="Proxies whose forwarded headers are believed, separated by commas."
        ),
    ] = "",
    limit: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=VALUE", help="Change a limit; docs/server.md lists them."),
    ] = None,
    bots: Annotated[
        int,
        typer.Option(min=0, max=64, help="Bot processes for each worker.", show_default="cores less one"),
    ] = 0,
    beacon: Annotated[
        str,
        typer.Option(
            metavar="drand:CHAIN,URL",
            envvar="LANDBRIDGE_BEACON",
            help="Mix a public source of randomness into the luck (docs/luck.md).",
            show_default=False,
        ),
    ] = "",
    smtp: Annotated[
        str,
        typer.Option(
            metavar="URL",
            envvar="LANDBRIDGE_SMTP",
            help="A server for mail: smtp://NAME:PASSWORD@HOST:587?from=ADDRESS (docs/community.md).",
            show_default=False,
        ),
    ] = "",
    private_targets: Annotated[
        bool,
        typer.Option(
            "--private-targets",
            envvar="LANDBRIDGE_PRIVATE_TARGETS",
            help="Let webhooks and push services be inside this network.",
        ),
    ] = False,
    ratings: Annotated[
        bool,
        typer.Option(
            "--ratings/--no-ratings",
            envvar="LANDBRIDGE_RATINGS",
            help="Rate people by their finished games (docs/community.md).",
        ),
    ] = True,
    metrics_port: Annotated[
        int,
        typer.Option(
            min=0,
            max=65471,
            help="A local port for each worker's own metrics, starting with this one.",
            show_default=False,
        ),
    ] = 0,
    trace: Annotated[
        bool, typer.Option("--trace", help="Send traces of moves to the collector that OTEL_* names.")
    ] = False,
    quiet: Annotated[bool, typer.Option("--quiet", help="Log only what goes wrong.")] = False,
    open_page: Annotated[
        bool,
        typer.Option(
            "--open",
            help="For playing alone: open the page in a browser; if the port is busy, take a free one.",
        ),
    ] = False,
) -> None:
    """Serve tables for a club, a café, a school.

    Guests need no account. $LANDBRIDGE_PASSWORD, if set, is asked of every new guest.
    """
    try:
        from sqlalchemy.exc import SQLAlchemyError

        from landbridge.server.run.process.serving import run
        from landbridge.server.run.services import Settings
        from landbridge.server.store.migrations import LaterSchema
        from landbridge.server.store.sql.database import Moved
        from landbridge.server.store.sql.errors import StoreError
    except ModuleNotFoundError as error:
        _fail("server-no-extra", name=error.name or "", command=INSTALL)
    from landbridge.server.run.jobs.beacon import NAMED
    from landbridge.server.run.limits import Limits
    from landbridge.server.watch import tracing

    if beacon and not NAMED.fullmatch(beacon):
        _fail("server-beacon", form="drand:CHAIN,URL")
    if smtp:
        from landbridge.server.notify.mail import post_office

        try:
            post_office(smtp)
        except ValueError as error:
            _fail("notify-smtp", form=str(error))
    if base_url and not base_url.startswith(("http://", "https://")):
        _fail("server-base-url", url=base_url[:100], schemes="http://, https://")
    try:
        for name in (
            registry.game_names()
        ):  # a game from elsewhere that cannot be loaded is reported now, not to a guest
            registry.find(name)
        limits = Limits().with_words(limit or [])
        settings = Settings(
            data,
            base_url.rstrip("/"),
            os.environ.get("LANDBRIDGE_PASSWORD", ""),
            limits,
            database=database,
            bus=bus,
            beacon=beacon,
            metrics_port=metrics_port,
            smtp=smtp,
            private_targets=private_targets,
            ratings=ratings,
            host_names=tuple(host_name or ()),
        )
    except LandbridgeError as error:
        _fail(error.fact.key, **dict(error.fact.values))
    settings = replace(settings, bot_workers=bots or max(1, settings.bot_workers // workers))
    _check_addresses(database, bus)
    lacks = tracing.missing()
    if trace and lacks:
        _fail("server-no-extra", name=lacks, command=TRACING)
    if trace or (tracing.asked_for(os.environ) and not lacks):
        settings = replace(settings, tracing=tracing.to_collector)
    try:
        status = run(settings, host, port, trusted, quiet or open_page, open_page, workers)
    except OSError as error:
        _fail("server-cannot-serve", error=error.strerror or str(error))
    except Moved as moved:
        _fail("server-moved-away", place=str(moved))
    except (StoreError, LaterSchema) as error:
        _fail("server-cannot-serve", error=str(error))
    except SQLAlchemyError as error:
        _fail("server-cannot-serve", error=_first_line(error))
    if status:
        raise typer.Exit(status)


def backup(
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="Where to write the copy.", show_default=False)
    ],
    data: Data = DATA,
    database: Database = "",
) -> None:
    """Copy the database while the server runs. The copy contains the cards still to come, so keep it private."""
    try:
        from landbridge.server.host.backups import FAILED, write_backup
        from landbridge.server.store.sql.sqlite import FILE
    except ModuleNotFoundError as error:
        _fail("server-no-extra", name=error.name or "", command=INSTALL)

    _check_addresses(database, "")
    if not database and not (data / FILE).is_file():
        _fail("server-no-data", folder=str(data))
    if file.exists():
        _fail("server-file-there", file=str(file))
    try:
        write_backup(data, database, file)
    except FAILED as error:
        _fail("server-no-backup", error=_first_line(error))
    print(_say("server-backed-up", file=str(file), size=file.stat().st_size // 1024))


def mend(
    data: Data = DATA,
    database: Database = "",
    remove: Annotated[
        bool, typer.Option("--remove", help="Delete the tables that cannot be mended. Make a backup first.")
    ] = False,
) -> None:
    """Mend tables that cannot be opened because their luck does not follow from their promise.

    The server may run meanwhile. A table that a tournament still waits for begins again after it was removed.
    """
    try:
        from sqlalchemy.exc import SQLAlchemyError

        from landbridge.server.store.migrations import LaterSchema
        from landbridge.server.store.promises import LOST
        from landbridge.server.store.promises import mend as mend_tables
        from landbridge.server.store.sql.database import Moved, Store
        from landbridge.server.store.sql.errors import StoreError
        from landbridge.server.store.sql.sqlite import FILE
    except ModuleNotFoundError as error:
        _fail("server-no-extra", name=error.name or "", command=INSTALL)

    _check_addresses(database, "")
    if not database and not (data / FILE).is_file():
        _fail("server-no-data", folder=str(data))
    try:
        store = Store(data, database)
        try:
            found = mend_tables(store, remove)
        finally:
            store.close()
    except Moved as moved:
        _fail("server-moved-away", place=str(moved))
    except (OSError, StoreError, LaterSchema, SQLAlchemyError) as error:
        _fail("server-cannot-serve", error=_first_line(error))
    for one in found:
        print(f"{one.table}  {_say(one.how)}")
    if not found:
        print(_say("server-mend-whole"))
    if any(one.how == LOST for one in found):
        raise typer.Exit(1)


def move(
    source: Annotated[
        str,
        typer.Argument(metavar="FROM", help="The folder or address where it is now.", show_default=False),
    ],
    target: Annotated[
        str,
        typer.Argument(metavar="TO", help="The address or folder where it should go.", show_default=False),
    ],
) -> None:
    """Move a server's tables into another database, running games included. Both are compared byte for byte.

    Stop the server first. The old database can no longer be served afterwards.
    """
    try:
        from sqlalchemy.exc import SQLAlchemyError

        from landbridge.server.store.migrations import LaterSchema
        from landbridge.server.store.sql.database import Moved, not_moved
        from landbridge.server.store.sql.errors import StoreError
        from landbridge.server.store.sql.sqlite import FILE
        from landbridge.server.store.sql.transfer import Different, NotEmpty, copy, place, shown
    except ModuleNotFoundError as error:
        _fail("server-no-extra", name=error.name or "", command=INSTALL)

    for said in (source, target):
        _check_addresses(said if "://" in said else "", "")
    if "://" not in source and not (Path(source) / FILE).is_file():
        _fail("server-no-data", folder=source)
    try:
        old, new = place(source), place(target)
        try:
            not_moved(old)
            done = copy(old, new, shown(target))
        finally:
            old.dispose()
            new.dispose()
    except Moved as moved:
        _fail("server-moved-away", place=str(moved))
    except NotEmpty:
        _fail("server-move-not-empty", place=shown(target))
    except Different as error:
        _fail("server-move-differs", error=str(error))
    except (OSError, StoreError, LaterSchema, SQLAlchemyError) as error:
        _fail("server-no-move", error=_first_line(error))
    for name, count in done.rows.items():
        print(f"{count:12,} {name}")
    print(f"sha256 {done.digest}")
    print(_say("server-moved", source=shown(source), target=shown(target)))


def _check_addresses(database: str, bus: str) -> None:
    """Whether they are of a known kind, and their packages are installed."""
    from landbridge.server.run import bus as buses
    from landbridge.server.store.sql import postgres
    from landbridge.server.store.sql.errors import StoreError

    packages = []
    if database:
        try:
            postgres.address(database)
        except StoreError as error:
            _fail("server-cannot-serve", error=str(error))
        packages.append("psycopg")
    if bus:
        scheme = bus.partition("://")[0]
        if scheme not in buses.SCHEMES:
            _fail("server-cannot-serve", error=f"{scheme[:40]}: not one of {', '.join(buses.SCHEMES)}")
        packages.append("valkey")
    for package in packages:
        if find_spec(package) is None:
            _fail("server-no-extra", name=package, command=SCALE)


def _first_line(error: Exception) -> str:
    """What a database said, without the statement and without the address, which may hold a password."""
    told = str(getattr(error, "orig", None) or error).strip()
    return told.splitlines()[0] if told else type(error).__name__


def _say(key: str, **values: Value) -> str:
    return words(language.from_environment(os.environ)).say(key, values)


def _fail(key: str, **values: Value) -> NoReturn:
    print(_say(key, **values), file=sys.stderr)
    raise typer.Exit(2)
