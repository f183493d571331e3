"""The two tables of a dataset: what stands in them, and how to read them back.

games.parquet    one row a game
moves.parquet    one row a move, chance included (seat 16), the games in the same order
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa  # type: ignore[import-untyped]
import pyarrow.parquet as pq  # type: ignore[import-untyped]
from numpy.typing import NDArray

from landbridge import registry
from landbridge.core.kept import kept
from landbridge.core.play.dealer import Dealer
from landbridge.core.play.match import Match
from landbridge.core.play.record import Kits
from landbridge.core.play.transcript import Transcript
from landbridge.core.state import FATE
from landbridge.lab.dataset.rows import Columns, Shape

FORMAT = 1  # grows when a column changes its meaning
GAMES, MOVES = "games.parquet", "moves.parquet"

GAME_COLUMNS = [
    ("game", pa.int64()),
    ("file", pa.string()),
    ("line", pa.int64()),
    ("rules", pa.string()),
    ("version", pa.int32()),
    ("options", pa.string()),
    ("names", pa.list_(pa.string())),
    ("luck", pa.string()),
    ("transcript", pa.string()),
    ("secret", pa.string()),
    ("seed", pa.int64()),
    ("contest_game", pa.int64()),
    ("deal", pa.int64()),
    ("rotation", pa.int32()),
    ("turns", pa.int32()),
    ("moves", pa.int32()),
    ("points", pa.list_(pa.int32())),
    ("places", pa.list_(pa.int8())),
]
MOVE_COLUMNS = [
    ("game", pa.int64()),
    ("number", pa.int32()),
    ("turn", pa.int32()),
    ("seat", pa.int8()),
    ("move", pa.int32()),
    ("offers", pa.int32()),
    ("points", pa.int32()),
    ("place", pa.int8()),
]


def game_schema() -> Any:
    return pa.schema(GAME_COLUMNS, _about(None))


def move_schema(shape: Shape | None) -> Any:
    seen = []
    if shape is not None:
        seen = [
            ("observation", pa.list_(pa.int16(), shape.size)),
            ("mask", pa.list_(pa.bool_(), shape.moves)),
        ]
    return pa.schema([*MOVE_COLUMNS, *seen], _about(shape))


def _about(shape: Shape | None) -> dict[str, str]:
    told = {"landbridge.lab.dataset": str(FORMAT)}
    return told if shape is None else {**told, "landbridge.observation": json.dumps(shape._asdict())}


def game_batch(rows: list[dict[str, Any]]) -> Any:
    """Rows of games; they are numbered when they are written."""
    return pa.RecordBatch.from_pylist([{"game": n, **row} for n, row in enumerate(rows)], game_schema())


def move_batch(games: list[Columns], shape: Shape | None) -> Any:
    """The moves of some games, each numbered by its place among them."""
    if not games:
        return pa.RecordBatch.from_pylist([], move_schema(shape))
    owner = np.repeat(np.arange(len(games)), [len(rows["move"]) for rows in games])
    columns = {name: np.concatenate([rows[name] for rows in games]) for name in games[0]}
    arrays = [pa.array(owner)]
    for field in list(move_schema(shape))[1:]:
        values = columns[field.name]
        if values.ndim == 1:
            arrays.append(pa.array(values, field.type))
        else:
            flat = pa.array(values.reshape(-1))
            arrays.append(pa.FixedSizeListArray.from_arrays(flat, values.shape[1]))
    return pa.RecordBatch.from_arrays(arrays, schema=move_schema(shape))


# --- reading back -------------------------------------------------------------------------------------------


def game_count(folder: Path) -> int:
    """How many games a dataset has."""
    return int(pq.ParquetFile(folder / GAMES).metadata.num_rows)


def batches(folder: Path, rows: int = 8192, chance: bool = False) -> Iterator[Columns]:
    """The moves of a dataset as NumPy arrays, so many rows at a time; chance's only where they are wished for."""
    with pq.ParquetFile(folder / MOVES) as table:
        for batch in table.iter_batches(rows):
            columns = {name: _values(batch.column(name)) for name in batch.schema.names}
            if not chance:
                acting = columns["seat"] != FATE
                columns = {name: values[acting] for name, values in columns.items()}
            yield columns


def _values(column: Any) -> NDArray[Any]:
    if isinstance(column, pa.FixedSizeListArray):
        flat = column.flatten()
        values: NDArray[Any] = flat.to_numpy(zero_copy_only=False)
        return values.reshape(len(column), column.type.list_size)
    plain: NDArray[Any] = column.to_numpy(zero_copy_only=False)
    return plain


def rebuilt(folder: Path, quick: bool = True) -> Iterator[Match]:
    """The matches of a dataset, played again by the rules; `landbridge.dumps` writes each as its record was."""
    kits: Kits = {}
    moves = _moves_by_game(folder)
    with pq.ParquetFile(folder / GAMES) as table:
        for batch in table.iter_batches(1024):
            for row in batch.to_pylist():
                yield _match(row, next(moves) if row["moves"] else [], kits, quick)


def _match(row: dict[str, Any], moves: list[tuple[int, int]], kits: Kits, quick: bool) -> Match:
    game = registry.game(row["rules"])
    if game.version != row["version"]:
        raise ValueError(f"game {row['game']} follows version {row['version']} of {game.name}'s rules")
    options = game.options_from(kept(game.options, json.loads(row["options"])))
    if (game.name, options) not in kits:
        kit = game.kit(options)
        kits[game.name, options] = kit.quick() if quick else kit
    agreed = row["transcript"]
    transcript = Transcript.from_json(json.loads(agreed)) if agreed else None
    secret = row["secret"]
    dealer = Dealer(bytes.fromhex(secret), transcript) if secret else None
    match = Match(game, kits[game.name, options], row["names"], dealer)
    match.promise, match.transcript = row["luck"], transcript
    for seat, move in moves:
        match.make(seat, move)
    return match


def _moves_by_game(folder: Path) -> Iterator[list[tuple[int, int]]]:
    """Seat and move, game by game; a game may lie across two batches."""
    gathered: list[tuple[int, int]] = []
    owner = None
    with pq.ParquetFile(folder / MOVES) as table:
        for batch in table.iter_batches(8192, columns=["game", "seat", "move"]):
            for game, seat, move in zip(*(column.to_pylist() for column in batch.columns), strict=True):
                if game != owner and gathered:
                    yield gathered
                    gathered = []
                owner = game
                gathered.append((seat, move))
    if gathered:
        yield gathered
