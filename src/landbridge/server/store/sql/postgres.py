"""PostgreSQL, for a server that has outgrown one machine: connections that give up in time, and as safe as SQLite.

A worker may be paused or cut off in the middle of a transaction. The database ends it after some seconds, so that
nobody else waits for a table longer than that.
"""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import URL, Engine, make_url
from sqlalchemy.exc import ArgumentError

from landbridge.server.store.sql.errors import StoreError

DRIVER = "postgresql+psycopg"
SCHEMES = ("postgresql", DRIVER)
NOW = "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint)"  # ms
# Waits for whoever has this name, until its transaction is over; names that share a number only wait for each other.
ALONE = sa.text("SELECT pg_advisory_xact_lock(hashtextextended(:name, 0))")
# Seconds: connecting, a silent line, a statement, waiting for somebody's lock, a transaction nobody goes on with.
PATIENCE = {"statement_timeout": 15, "lock_timeout": 4, "idle_in_transaction_session_timeout": 4}
LINE = {
    "connect_timeout": 4,
    "keepalives_idle": 3,
    "keepalives_interval": 1,
    "keepalives_count": 3,
    "tcp_user_timeout": 5000,  # ms
}
UNSAFE = {"fsync": "off", "full_page_writes": "off", "synchronous_commit": "off"}
ENCODING = "server_encoding"
HASTE = "power_cut"  # ?power_cut=no in the address: a database that need not survive one, as in tests


def address(said: str) -> URL:
    """The URL of a database, with the driver we bring."""
    try:
        url = make_url(said)
    except ArgumentError:
        raise StoreError(f"{said.partition('://')[0][:40]}: no address of a database") from None
    if url.drivername not in SCHEMES:
        raise StoreError(f"{url.drivername[:40]}: not one of {', '.join(SCHEMES)}")
    return url.set(drivername=DRIVER)


def engine_at(said: str, connections: int) -> Engine:
    """Connections to a server; every one is asked whether what it commits is on disk."""
    url = address(said)
    hasty = url.query.get(HASTE) == "no"
    options = " ".join(f"-c {name}={seconds * 1000}" for name, seconds in PATIENCE.items())
    engine = sa.create_engine(
        url.difference_update_query([HASTE]),
        pool_size=connections,
        max_overflow=0,
        pool_timeout=10,
        pool_use_lifo=True,  # an idle server closes most of them
        connect_args={**LINE, "options": options, "application_name": "landbridge"},
    )

    def connected(connection: Any, _: object) -> None:
        try:
            answers = _settings(connection)
        except BaseException:
            connection.close()  # the pool does not know it yet
            raise
        wrong = {name: value for name, value in UNSAFE.items() if answers.get(name) == value and not hasty}
        if answers.get(ENCODING) != "UTF8":
            wrong[ENCODING] = str(answers.get(ENCODING))
        if wrong:
            connection.close()
            raise StoreError(f"PostgreSQL answers {wrong}")

    sa.event.listen(engine, "connect", connected)
    return engine


def _settings(connection: Any) -> dict[str, str]:
    """What the server says of itself."""
    with connection.cursor() as cursor:
        asked = [*UNSAFE, ENCODING]
        cursor.execute("SELECT name, setting FROM pg_settings WHERE name = ANY(%s)", [asked])
        answers = dict(cursor.fetchall())
    connection.rollback()
    return answers
