"""Statements of the hot path, compiled once for each kind of database.

SQLAlchemy looks an expression up, binds its values and wraps the result anew on every execution, which takes ten times
as long as SQLite needs to run it. Here an expression is compiled once, and SQLite's driver is asked directly. If the
driver refuses, SQLAlchemy asks again, so that errors are the same everywhere and whoever watches for them sees them.
Only for values that need no conversion.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Mapping
from itertools import chain
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects.sqlite.pysqlite import dialect as sqlite_dialect
from sqlalchemy.engine import Connection

from landbridge.server.store.sql.sqlite import driver_of

Values = Mapping[str, Any]
Bind = Callable[[Values], Any]
Row = tuple[Any, ...]
TOGETHER = 16  # rows that one statement inserts; SQLite's driver keeps each such statement


class Prepared:
    def __init__(self, statement: sa.Executable, *columns: str):
        """`columns`: what an insert gives values for."""
        self._statement: Any = statement
        self._columns = list(columns) or None
        self._compiled: dict[str, tuple[str, Bind]] = {}
        self._for_rows: dict[int, str] = {}  # SQLite's, by how many
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
        given = [bind(values) for values in rows]
        if c.dialect.name == "sqlite":
            driver = driver_of(c)
            try:
                if len(rows) <= TOGETHER:
                    return driver.execute(self._rows_of(sql, len(rows)), list(chain(*given))).rowcount
                return driver.executemany(sql, given).rowcount
            except sqlite3.Error:
                pass
        return c.exec_driver_sql(sql, given if len(given) > 1 else given[0]).rowcount

    def _rows_of(self, sql: str, count: int) -> str:
        """The same for several rows. Other threads run between two statements, and this one has to wait for them."""
        if count == 1:
            return sql
        if count not in self._for_rows:
            self._for_rows[count] = sql + f", {sql[sql.rindex('(') :]}" * (count - 1)
        return self._for_rows[count]

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
