"""Statements of the hot path, compiled once for each kind of database.

SQLAlchemy looks an expression up and binds its values anew on every execution, which takes longer than SQLite needs to
run it. Here that is done once; what remains is the driver's work. Only for values that need no conversion.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection, CursorResult

Values = Mapping[str, Any]
Bind = Callable[[Values], Any]


class Prepared:
    def __init__(self, statement: sa.Executable, *columns: str):
        """`columns`: what an insert gives values for."""
        self._statement: Any = statement
        self._columns = list(columns) or None
        self._compiled: dict[str, tuple[str, Bind]] = {}

    def __call__(self, c: Connection, values: Values | Sequence[Values]) -> CursorResult[Any]:
        """Run it with these values; with a list, once for each."""
        sql, bind = self._compiled.get(c.dialect.name) or self._compile(c)
        if isinstance(values, Mapping):
            return c.exec_driver_sql(sql, bind(values))
        return c.exec_driver_sql(sql, [bind(one) for one in values])

    def _compile(self, c: Connection) -> tuple[str, Bind]:
        compiled = self._statement.compile(dialect=c.dialect, column_keys=self._columns)
        own = {name: value for name, value in compiled.params.items() if value is not None}
        order = tuple(compiled.positiontup or ())

        def by_place(values: Values) -> tuple[Any, ...]:
            return tuple(values[name] if name in values else own[name] for name in order)

        def by_name(values: Values) -> Values:
            return {**own, **values}

        found = str(compiled), by_place if compiled.positional else by_name
        self._compiled[c.dialect.name] = found
        return found
