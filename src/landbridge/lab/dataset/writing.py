"""Records into tables: read on all cores, written in the records' order, a few batches in memory at a time."""

from __future__ import annotations

import multiprocessing
import os
import shutil
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any

import pyarrow as pa  # type: ignore[import-untyped]
import pyarrow.compute as pc  # type: ignore[import-untyped]
import pyarrow.parquet as pq  # type: ignore[import-untyped]

from landbridge.core.errors import LandbridgeError
from landbridge.core.facts import Fact
from landbridge.core.machine import cores
from landbridge.core.play.record import Kits
from landbridge.core.text import PATH, shown
from landbridge.lab.dataset import tables
from landbridge.lab.dataset.reading import Left, Reading, Unread, find_files, find_records, understood
from landbridge.lab.dataset.rows import Columns, Shape, game_row, move_rows, shape_of

PART = 64  # records a process takes at once
WAITING = 4  # parts for each process, under way or waiting to be written
GROUP = 1 << 16  # rows of a row group
GROUP_BYTES = 1 << 26  # or so many bytes, where observations are large


class DatasetError(LandbridgeError):
    """What keeps a dataset from being written."""


@dataclass(frozen=True)
class Summary:
    """What became of some records."""

    games: int
    moves: int
    left: tuple[Left, ...]  # the first ones, at most `LISTED`
    left_out: int


LISTED = 1000


@dataclass(frozen=True)
class Part:
    """What a process makes of some records."""

    games: Any
    moves: Any
    left: list[Left]
    size: int  # bytes of the records


def write_dataset(
    sources: Iterable[Path],
    out: Path,
    observations: bool = False,
    strict: bool = False,
    jobs: int | None = None,
    seen: Callable[[int, Sequence[Left]], None] | None = None,
) -> Summary:
    """Turn the records of files and folders into the tables of a new folder.

    With observations every decision has its encoded view and the mask of offers; all games must then be of one kind:
    the same game, options and number of seats. A record that cannot be read is left out and named in the summary, or,
    if `strict`, ends it with a `DatasetError`. `seen` is told how many bytes have been read since it was told last,
    and what was left out among them. The folder is there whole or not at all.
    """
    files = find_files(sources)
    for file in files:
        if not file.is_file():
            raise DatasetError(Fact("dataset-no-file", {"file": shown(str(file), PATH)}))
    if out.exists():
        raise DatasetError(Fact("dataset-there", {"file": shown(str(out), PATH)}))
    shape = _shape(files) if observations else None
    unfinished = out.with_name(out.name + ".part")
    shutil.rmtree(unfinished, ignore_errors=True)
    unfinished.mkdir(parents=True)
    try:
        with _Tables(unfinished, shape) as written:
            for part in _parts(files, shape, jobs or cores()):
                written.add(part)
                if strict and part.left:
                    raise _stopped(part.left[0])
                if seen is not None:
                    seen(part.size, part.left)
        if not written.games:
            raise DatasetError(Fact("dataset-nothing"))
        os.replace(unfinished, out)
    finally:
        shutil.rmtree(unfinished, ignore_errors=True)
    return Summary(written.games, written.moves, tuple(written.left), written.left_out)


def _stopped(left: Left) -> DatasetError:
    """As one sentence, the reason in English inside; whoever speaks another language says it from `left`."""
    return DatasetError(Fact("dataset-stopped", {"place": left.place, "why": str(left.why)}))


def _shape(files: list[Path]) -> Shape | None:
    """What the first game says all have in common."""
    kits: Kits = {}
    for unread in find_records(files):
        found = understood(unread, kits, quick=True)
        if isinstance(found, Reading):
            return shape_of(found.match)
    return None


# --- on all cores -------------------------------------------------------------------------------------------


def _parts(files: list[Path], shape: Shape | None, jobs: int) -> Iterator[Part]:
    """The parts in order, never many at a time."""
    read = partial(_read, shape=shape)
    found = _cut(find_records(files))
    for unread in islice(
        found, 1
    ):  # the first here: it compiles what there is to compile, the others only load it
        yield read(unread)
    if jobs == 1:
        yield from map(read, found)
        return
    ahead: deque[Future[Part]] = deque()
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=context) as pool:
        try:
            for unread in found:
                ahead.append(pool.submit(read, unread))
                if len(ahead) >= WAITING * jobs:
                    yield ahead.popleft().result()
            while ahead:
                yield ahead.popleft().result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _cut(found: Iterator[Unread]) -> Iterator[list[Unread]]:
    while part := list(islice(found, PART)):
        yield part


_KITS: Kits = {}  # of this process


def _read(found: list[Unread], shape: Shape | None) -> Part:
    games: list[dict[str, Any]] = []
    moves: list[Columns] = []
    left: list[Left] = []
    for unread in found:
        reading = understood(unread, _KITS, quick=True)
        if isinstance(reading, Left):
            left.append(reading)
            continue
        if shape is not None and shape_of(reading.match) != shape:
            left.append(Left(reading.file, reading.line, 1, Fact("dataset-other-kind", _kind(shape))))
            continue
        games.append(game_row(reading))
        moves.append(move_rows(reading.match, observed=shape is not None))
    size = sum(len(unread.volume.content) for unread in found)
    return Part(tables.game_batch(games), tables.move_batch(moves, shape), left, size)


def _kind(shape: Shape) -> dict[str, str | int]:
    return {"game": shape.game, "options": shape.options, "seats": shape.seats}


# --- on disk ------------------------------------------------------------------------------------------------


@dataclass
class _Table:
    """One file, written in row groups."""

    writer: Any
    waiting: list[Any] = field(default_factory=list)
    rows: int = 0
    size: int = 0

    def add(self, batch: Any) -> None:
        self.waiting.append(batch)
        self.rows += batch.num_rows
        self.size += batch.nbytes
        if self.rows >= GROUP or self.size >= GROUP_BYTES:
            self.flush()

    def flush(self) -> None:
        if self.rows:
            self.writer.write_table(pa.Table.from_batches(self.waiting), row_group_size=max(1, self.rows))
        self.waiting, self.rows, self.size = [], 0, 0


class _Tables:
    """Both tables, and what was left out."""

    def __init__(self, folder: Path, shape: Shape | None):
        schemas = {tables.GAMES: tables.game_schema(), tables.MOVES: tables.move_schema(shape)}
        self._games, self._moves = (
            _Table(pq.ParquetWriter(folder / name, schema, compression="zstd"))
            for name, schema in schemas.items()
        )
        self.games = self.moves = self.left_out = 0
        self.left: list[Left] = []

    def __enter__(self) -> _Tables:
        return self

    def __exit__(self, *_: object) -> None:
        for table in (self._games, self._moves):
            table.flush()
            table.writer.close()

    def add(self, part: Part) -> None:
        for table, batch in ((self._games, part.games), (self._moves, part.moves)):
            numbered = pc.add(batch.column(0), self.games)
            table.add(batch.set_column(0, batch.schema.field(0), numbered))
        self.games += part.games.num_rows
        self.moves += part.moves.num_rows
        self.left_out += len(part.left)
        self.left += part.left[: LISTED - len(self.left)]
