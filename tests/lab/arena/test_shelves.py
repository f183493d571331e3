"""Records by the thousand: what an arena keeps, taken up again, and what happens to damaged files."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

import landbridge
from landbridge.core.play.shelf import Label, Volume, volumes
from landbridge.lab.arena import Contest, play, shelves
from landbridge.lab.arena.command import arena as command

APP = typer.Typer()
APP.command()(command)
PAIR = Contest("hashi", ("random", "passive"), seed=3)


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelves, "GAMES", 5)  # two deals of two


def files(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in sorted(folder.glob("*.txt"))}


def standing(folder: Path) -> list[Volume]:
    return [volume for content in files(folder).values() for volume in volumes(content.splitlines(True))]


def kept(folder: Path, deals: int, first: int = 0) -> None:
    with shelves.Shelves(folder, PAIR) as here:
        for played in play(PAIR, deals, 1, records=True, first=first):
            here.keep(played)


def run(*given: str) -> tuple[int, str]:
    said = CliRunner().invoke(APP, ["hashi", "random", "passive", "--seed", "3", "--jobs", "1", *given])
    return said.exit_code, said.stderr


@pytest.mark.usefixtures("few")
def test_whole_deals_to_a_file_and_every_record_is_labelled(tmp_path: Path) -> None:
    kept(tmp_path, 3)
    assert [name.rpartition("-")[2] for name in files(tmp_path)] == ["000000001.txt", "000000005.txt"]
    found = standing(tmp_path)
    assert [one.label for one in found] == [Label(3, n, (n - 1) // 2, (n - 1) % 2) for n in range(1, 7)]
    matches = [landbridge.loads(one.content) for one in found]
    assert all(match.over for match in matches)
    assert [match.names.index("bot:passive") for match in matches] == [1, 0, 1, 0, 1, 0]


@pytest.mark.parametrize(
    ("game", "field"),
    [
        ("hashi", ("random",)),
        ("river_dragons", ("random", "passive")),
        ("the_border", ("random", "random")),
        ("loopit", ("random", "passive", "random")),
    ],
)
def test_every_game_and_field_of_bots_is_kept(game: str, field: tuple[str, ...], tmp_path: Path) -> None:
    contest = Contest(game, field)
    with shelves.Shelves(tmp_path, contest) as here:
        games = list(play(contest, 1, 1, records=True))
        for played in games:
            here.keep(played)
    assert [landbridge.loads(one.content).points() for one in standing(tmp_path)] == [
        landbridge.loads(played.record).points() for played in games
    ]


@pytest.mark.usefixtures("few")
def test_two_contests_share_a_folder(tmp_path: Path) -> None:
    kept(tmp_path, 1)
    other = Contest("hashi", ("passive", "passive"), seed=3)
    with shelves.Shelves(tmp_path, other) as here:
        for played in play(other, 1, 1, records=True):
            here.keep(played)
    assert len(standing(tmp_path)) == 4


@pytest.mark.usefixtures("few")
@pytest.mark.parametrize("cut", [0, 1, 40, 700, 2000])
def test_a_contest_taken_up_again_leaves_the_same_files(cut: int, tmp_path: Path) -> None:
    """However much of the last deal was written before the end came."""
    once, twice = tmp_path / "once", tmp_path / "twice"
    kept(once, 3)
    journal = str(tmp_path / "journal")
    assert run("--games", "2", "--records", str(twice), "--resume", journal)[0] == 0
    ((name, begun),) = files(twice).items()
    assert begun == files(once)[name][: len(begun)]
    (twice / name).write_bytes(files(once)[name][: len(begun) + cut])
    assert run("--games", "6", "--records", str(twice), "--resume", journal)[0] == 0
    assert files(twice) == files(once)


@pytest.mark.usefixtures("few")
def test_a_journal_whose_records_are_elsewhere_is_refused(tmp_path: Path) -> None:
    journal = str(tmp_path / "journal")
    assert run("--games", "2", "--resume", journal)[0] == 0
    code, said = run("--games", "4", "--resume", journal, "--records", str(tmp_path / "here"))
    assert code == 2
    assert "has game 1" in said
    assert not list((tmp_path / "here").glob("*.txt"))


# --- damage -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("damage", ["garbled", "gone", "twice", "emptied"])
def test_whatever_happens_to_one_line_no_other_record_is_lost(damage: str, tmp_path: Path) -> None:
    kept(tmp_path, 1)
    (content,) = files(tmp_path).values()
    records = {one.content.strip().partition(b"\n")[2] for one in volumes(content.splitlines(True))}
    lines = content.splitlines(True)
    ways: dict[str, Callable[[bytes], list[bytes]]] = {
        "garbled": lambda line: [b"?!" + line[2:]],
        "gone": lambda line: [],
        "twice": lambda line: [line, line],
        "emptied": lambda line: [b"\n"],
    }
    hurt = ways[damage]
    lost = 0
    for n, line in enumerate(lines):
        found = list(volumes([*lines[:n], *hurt(line), *lines[n + 1 :]]))
        whole = {one.content.strip() for one in found}
        whole |= {text.partition(b"\n")[2] for text in whole if text.startswith(b"#")}
        assert len(records & whole) >= 1, (damage, n)
        lost += len(records & whole) == 1
    assert lost > 20  # most lines do belong to one of the two records


def test_a_record_longer_than_any_is_cut_but_not_kept_in_memory() -> None:
    lines = (b"A " + b"x" * 97 + b"\n" for _ in range(200_000))
    found = [len(one.content) for one in volumes([b"landbridge 2\n", *lines])]
    assert found[0] < 9_000_000
    assert len(found) == 1
