"""Games as arrays: records by the million become two Parquet tables, and those become matches again.

    from landbridge.lab.dataset import batches, write_dataset

    write_dataset([Path("records")], Path("games"), observations=True)
    for batch in batches(Path("games")):
        batch["observation"], batch["mask"], batch["move"], batch["points"]

Needs `landbridge[lab]`. The tables are told column by column in `docs/researchers.md`.
"""

from typing import TYPE_CHECKING

from landbridge.core.lazy import lazy

if TYPE_CHECKING:
    from landbridge.lab.dataset.reading import Left, Reading, read_records
    from landbridge.lab.dataset.tables import batches, game_count, rebuilt
    from landbridge.lab.dataset.writing import DatasetError, Summary, write_dataset

__all__ = [
    "DatasetError",
    "Left",
    "Reading",
    "Summary",
    "batches",
    "game_count",
    "read_records",
    "rebuilt",
    "write_dataset",
]
__getattr__, __dir__ = lazy(
    __name__,
    {
        "reading": ("Left", "Reading", "read_records"),
        "tables": ("batches", "game_count", "rebuilt"),
        "writing": ("DatasetError", "Summary", "write_dataset"),
    },
)
