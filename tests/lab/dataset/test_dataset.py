"""Games as arrays: nothing lost on the way there and back, and a damaged record harms no other."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pyarrow.parquet as pq  # type: ignore[import-untyped]
import pytest
import typer
from typer.testing import CliRunner

import landbridge
from landbridge.core.state import FATE
from landbridge.lab import dataset
from landbridge.lab.arena import Contest, play
from landbridge.lab.arena.shelves import Shelves
from landbridge.lab.dataset import writing
from landbridge.lab.dataset.command import dataset as command
from landbridge.lab.observation import encoding
from landbridge.texts import LANGUAGES

GOLDEN = Path(__file__).parents[2] / "records"
APP = typer.Typer()
APP.command()(command)


@pytest.fixture(scope="module")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Six games of Hashi for two, on one shelf."""
    folder = tmp_path_factory.mktemp("shelf")
    contest = Contest("hashi", ("random", "passive"), seed=5)
    with Shelves(folder, contest) as here:
        for played in play(contest, 3, 1, records=True):
            here.keep(played)
    (file,) = folder.iterdir()
    return file


def records(file: Path) -> list[str]:
    return [found + "\n" for found in file.read_text().split("\n\n") if found]


def written(out: Path) -> Iterator[str]:
    for match in dataset.rebuilt(out):
        yield landbridge.dumps(match)


# --- there and back -----------------------------------------------------------------------------------------


def test_every_kind_of_game_is_rebuilt_to_the_letter(tmp_path: Path) -> None:
    """The golden games: all four, all options, boards of one's own."""
    files = sorted(GOLDEN.glob("*.landbridge"))
    done = dataset.write_dataset([GOLDEN], tmp_path / "out", jobs=1)
    finished = [file for file in files if landbridge.loads(file.read_bytes(), quick=True).over]
    assert done.games == len(finished) > 30
    assert done.left_out == len(files) - len(finished)
    for file, text in zip(finished, written(tmp_path / "out"), strict=True):
        before = landbridge.loads(file.read_bytes(), quick=True)
        assert text == landbridge.dumps(before), file.name


def test_a_shelf_is_rebuilt_and_its_labels_are_kept(shelf: Path, tmp_path: Path) -> None:
    dataset.write_dataset([shelf.parent], tmp_path / "out", jobs=1)
    assert list(written(tmp_path / "out")) == [text.partition("\n")[2] for text in records(shelf)]
    games = pq.read_table(tmp_path / "out" / "games.parquet").to_pylist()
    assert [(g["game"], g["contest_game"], g["deal"], g["rotation"], g["seed"]) for g in games] == [
        (n, n + 1, n // 2, n % 2, 5) for n in range(6)
    ]
    lines = shelf.read_text().split("\n")
    assert all(lines[g["line"] - 1].startswith("# arena") for g in games)


def test_rows_tell_what_was_offered_and_what_came_of_it(shelf: Path, tmp_path: Path) -> None:
    dataset.write_dataset([shelf], tmp_path / "out", jobs=1)
    rows = next(dataset.batches(tmp_path / "out", rows=1 << 20, chance=True))
    at = 0
    for n, match in enumerate(dataset.rebuilt(tmp_path / "out")):
        game, kit = match.game, match.kit
        points, s = match.points(), game.start(kit, 2)
        places = [1 + sum(p > mine for p in points) for mine in points]
        for number, (seat, move) in enumerate(match.log):
            told = {name: int(column[at]) for name, column in rows.items()}
            result = (0, 0) if seat == FATE else (points[seat], places[seat])
            assert told == {
                "game": n,
                "number": number,
                "turn": game.turn(kit, s),
                "seat": seat,
                "move": move,
                "offers": len(game.offers(kit, s, seat)),
                "points": result[0],
                "place": result[1],
            }
            game.do(kit, s, seat, move)
            at += 1
    assert at == len(rows["move"])


def test_observations_and_masks_are_those_of_the_seat_to_move(shelf: Path, tmp_path: Path) -> None:
    dataset.write_dataset([shelf], tmp_path / "out", observations=True, jobs=1)
    rows = next(dataset.batches(tmp_path / "out", rows=1 << 20))
    assert (rows["seat"] != FATE).all()
    at = 0
    for match in dataset.rebuilt(tmp_path / "out"):
        game, kit = match.game, match.kit
        seen, s = encoding(kit, 2), game.start(kit, 2)
        for seat, move in match.log:
            if seat != FATE:
                view = game.view(kit, s, seat)
                assert np.array_equal(rows["observation"][at], seen.write(view, seat))
                assert np.flatnonzero(rows["mask"][at]).tolist() == sorted(game.offers(kit, s, seat))
                at += 1
            game.do(kit, s, seat, move)
    assert at == len(rows["move"])
    about = pq.read_schema(tmp_path / "out" / "moves.parquet").metadata[b"landbridge.observation"]
    assert json.loads(about)["game"] == "hashi"


def test_all_processes_write_what_one_writes(
    shelf: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writing, "PART", 1)
    monkeypatch.setattr(writing, "GROUP", 100)
    for jobs in (1, 2):
        dataset.write_dataset([shelf], tmp_path / f"out{jobs}", jobs=jobs)
    for table in ("games.parquet", "moves.parquet"):
        one, two = (pq.read_table(tmp_path / f"out{jobs}" / table) for jobs in (1, 2))
        assert one.equals(two)
    assert pq.ParquetFile(tmp_path / "out2" / "moves.parquet").num_row_groups == 3
    assert list(written(tmp_path / "out2")) == [text.partition("\n")[2] for text in records(shelf)]


# --- damage -------------------------------------------------------------------------------------------------


def test_a_mangled_record_is_named_with_its_line_and_left_out(shelf: Path, tmp_path: Path) -> None:
    lines = shelf.read_text().split("\n")
    (third, fourth) = [n for n, line in enumerate(lines) if line.startswith("# arena")][2:4]
    hurt = third + 5
    lines[hurt] = lines[hurt].replace("card", "cart")
    file = tmp_path / "hurt.txt"
    file.write_text("\n".join(lines))
    done = dataset.write_dataset([file], tmp_path / "out", jobs=1)
    assert (done.games, done.left_out) == (5, 1)
    (left,) = done.left
    assert (left.file, left.line, left.column) == (str(file), hurt + 1, lines[hurt].index("cart") + 1)
    whole = records(shelf)
    assert list(written(tmp_path / "out")) == [
        text.partition("\n")[2] for n, text in enumerate(whole) if n != 2
    ]
    with pytest.raises(dataset.DatasetError, match=rf"hurt.txt:{hurt + 1}:"):
        dataset.write_dataset([file], tmp_path / "strict", strict=True, jobs=1)
    assert {path.name for path in tmp_path.iterdir()} == {"hurt.txt", "out"}
    assert fourth > hurt


def test_games_that_are_not_over_are_left_out(tmp_path: Path, shelf: Path) -> None:
    first = records(shelf)[0].split("\n")
    end = next(n for n, line in enumerate(first) if line.startswith("="))
    (tmp_path / "half.txt").write_text("\n".join(first[: end - 3]) + "\n")
    (left,) = dataset.read_records([tmp_path / "half.txt"])
    assert isinstance(left, dataset.Left)
    assert "not over" in str(left)
    with pytest.raises(dataset.DatasetError, match="no record of a finished game"):
        dataset.write_dataset([tmp_path], tmp_path / "out", jobs=1)


def test_observations_of_another_kind_are_left_out(shelf: Path, tmp_path: Path) -> None:
    done = dataset.write_dataset(
        [shelf, GOLDEN / "hashi-3-a.landbridge"], tmp_path / "out", observations=True, jobs=1
    )
    assert (done.games, done.left_out) == (6, 1)
    assert "hashi {} with 2 seats" in str(done.left[0])


def test_a_file_of_anything_is_read_in_pieces(tmp_path: Path) -> None:
    (tmp_path / "junk.txt").write_bytes(b"x" * 5_000_000 + b"\n\xff\x00" * 1000)
    assert all(isinstance(found, dataset.Left) for found in dataset.read_records([tmp_path]))


# --- the command --------------------------------------------------------------------------------------------


def test_the_command_writes_and_tells(shelf: Path, tmp_path: Path) -> None:
    said = CliRunner().invoke(APP, [str(shelf), str(tmp_path / "out"), "--jobs", "1", "--lang", "en"])
    assert said.exit_code == 0, said.output
    assert "6 games with" in said.stdout
    again = CliRunner().invoke(APP, [str(shelf), str(tmp_path / "out"), "--jobs", "1", "--lang", "en"])
    assert again.exit_code == 2
    assert "already exists" in again.stderr


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_command_names_what_it_leaves_out(lang: str, shelf: Path, tmp_path: Path) -> None:
    file = tmp_path / "hurt.txt"
    file.write_text(shelf.read_text() + "landbridge 2 · chess 1 · seats Ada\n")
    said = CliRunner().invoke(APP, [str(file), str(tmp_path / "out"), "--jobs", "1", "--lang", lang])
    assert said.exit_code == 1
    line = file.read_text().count("\n")
    assert f"hurt.txt:{line}:16:" in said.stderr
    assert dataset.game_count(tmp_path / "out") == 6


@pytest.mark.parametrize(
    ("given", "says"), [(["nowhere", "out"], "no file"), ([".", "out", "--lang", "tlh"], "tlh")]
)
def test_the_command_explains_what_it_refuses(given: list[str], says: str, tmp_path: Path) -> None:
    said = CliRunner().invoke(APP, [*given[:1], str(tmp_path / given[1]), *given[2:]])
    assert said.exit_code == 2
    assert says in said.stderr
