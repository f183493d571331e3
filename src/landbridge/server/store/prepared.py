"""Statements of the hot path, compiled once for each kind of database.

SQLAlchemy looks an expression up, binds its values and wraps the result anew on every execution, which takes ten times
as long as SQLite needs to run it. Here an expression is compiled once, and SQLite's driver is asked directly. If the
driver refuses, SQLAlchemy asks again, so that errors are the same everywhere and whoever watches for them sees them.
Only for values that need no conversion.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Mapping
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects.sqlite.pysqlite import dialect as sqlite_dialect
from sqlalchemy.engine import Connection

from landbridge.server.store.sqlite import driver_of

Values = Mapping[str, Any]
Bind = Callable[[Values], Any]
Row = tuple[Any, ...]


class Prepared:
    def __init__(self, statement: sa.Executable, *columns: str):
        """`columns`: what an insert gives values for."""
        self._statement: Any = statement
        self._columns = list(columns) or None
        self._compiled: dict[str, tuple[str, Bind]] = {}
        self._compile(sqlite_dialect())

    def first(self, c: Connection, values: Values) -> Row | None:
        """The first row it finds."""
        sql, bind = self._for(c)
        row = c.exec_driver_sql(sql, bind(values)).first()
        return None if row is None else tuple(row)

    def first_of(self, driver: sqlite3.Connection, values: Values) -> Row | None:
        """The same of SQLite's driver."""
        sql, bind = self._compiled["sqlite"]
        found: Row | None = driver.execute(sql, bind(values)).fetchone()
        return found

    def all(self, c: Connection, values: Values) -> list[Row]:
        """All rows it finds."""
        sql, bind = self._for(c)
        given = bind(values)
        if c.dialect.name == "sqlite":
            try:
                return driver_of(c).execute(sql, given).fetchall()
            except sqlite3.Error:
                pass
        return [tuple(row) for row in c.exec_driver_sql(sql, given)]

    def run(self, c: Connection, *rows: Values) -> int:
        """Run it once for each; how many rows were changed."""
        sql, bind = self._for(c)
        given: Any = [bind(values) for values in rows] if len(rows) > 1 else bind(rows[0])
        if c.dialect.name == "sqlite":
            driver = driver_of(c)
            try:
                return (driver.executemany if len(rows) > 1 else driver.execute)(sql, given).rowcount
            except sqlite3.Error:
                pass
        return c.exec_driver_sql(sql, given).rowcount

    def _for(self, c: Connection) -> tuple[str, Bind]:
        return self._compiled.get(c.dialect.name) or self._compile(c.dialect)

    def _compile(self, dialect: sa.Dialect) -> tuple[str, Bind]:
        compiled = self._statement.compile(dialect=dialect, column_keys=self._columns)
        own = {name: value for name, value in compiled.params.items() if value is not None}
        order = tuple(compiled.positiontup or ())

        def by_place(values: Values) -> Row:
            return tuple([values[name] if name in values else own[name] for name in order])

        def by_name(values: Values) -> Values:
            return {**own, **values}

        found = str(compiled), by_place if compiled.positional else by_name
        self._compiled[dialect.name] = found
        return found
