"""`python -m tests.server.store.first`: write the schema of the first release, as SQLite has it, to `first.sql`."""

from __future__ import annotations

import sqlite3
import tempfile
from pathlib import Path

from landbridge.server.store.sql.database import Store
from landbridge.server.store.sql.sqlite import FILE


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        Store(Path(folder)).close()
        with sqlite3.connect(Path(folder) / FILE) as line:
            rows = line.execute(
                "SELECT sql FROM sqlite_master "
                "WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%' ORDER BY type DESC, name"
            )
            lines = [f"{sql.strip()};" for (sql,) in rows]
            version = line.execute("SELECT version_num FROM alembic_version").fetchone()[0]
        line.close()
    lines += [f"INSERT INTO alembic_version VALUES ('{version}');"]
    Path(__file__).with_suffix(".sql").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
