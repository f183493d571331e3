"""Saved games that somebody or something has damaged, and other accidents of the disk."""

from __future__ import annotations

from pathlib import Path

import pytest

import landbridge
from landbridge.terminal import files, saves
from landbridge.terminal.table import lucky
from tests.terminal.script import finished, landbridge_command, running, script

NAMES = ["Ada", "bot:random"]


@pytest.fixture
def left(tmp_path: Path) -> tuple[Path, list[str], str]:
    """A game left in the sixth round: its data folder, the lines to come, the record it will have."""
    plan = script(NAMES, "5")
    options = ["--seats", ",".join(NAMES), "--seed", "5"]
    landbridge_command("play", *options, lines=plan.lines[:6], data=tmp_path)
    return tmp_path, plan.lines, plan.record


def test_a_mangled_save_goes_on_from_what_is_intact(left: tuple[Path, list[str], str]) -> None:
    data, lines, record = left
    file = running(data)
    kept = file.read_text(encoding="utf-8").splitlines(keepends=True)
    kept[4] = kept[4].replace(" A ", " A z9-z8 ")  # round 3
    file.write_text("".join(kept), encoding="utf-8")
    done = landbridge_command("play", "--resume", lines=["y", *lines[3:]], data=data)
    assert "is damaged" in done.out
    assert "Line 5, column" in done.out
    assert "“z9-z8”" in done.out
    assert finished(data) == record  # the secret stood behind the damage and was found
    assert "z9-z8" in (data / "damaged" / file.name).read_text(encoding="utf-8")


def test_one_may_say_no_and_nothing_is_touched(left: tuple[Path, list[str], str]) -> None:
    data, _, _ = left
    file = running(data)
    file.write_text(file.read_text(encoding="utf-8").replace("card", "cord", 1), encoding="utf-8")
    before = file.read_bytes()
    assert landbridge_command("play", "--resume", lines=["n"], data=data).code == 1
    assert file.read_bytes() == before


def test_without_the_secret_cards_are_dealt_anew_and_it_is_said(left: tuple[Path, list[str], str]) -> None:
    data, _, _ = left
    file = running(data)
    file.write_text(file.read_text(encoding="utf-8").partition("secret")[0], encoding="utf-8")
    done = landbridge_command("play", "--resume", lines=["."] * 3, data=data)
    assert "secret is lost" in done.out
    again = landbridge_command("play", "--resume", lines=["."] * 30, data=data)
    assert again.code == 0, again.all
    assert "luck" not in finished(data)


@pytest.mark.parametrize(
    "junk", [b"", b"\xff\xfe\x00junk", b"dear Ben,\nhow are you?", b"landbridge 9 \xc2\xb7 x 1"]
)
def test_junk_is_refused_in_words(junk: bytes, left: tuple[Path, list[str], str]) -> None:
    data, _, _ = left
    running(data).write_bytes(junk)
    done = landbridge_command("play", "--resume", data=data)
    assert done.code == 1
    assert "Nothing in it can be used." in done.out


def test_a_record_cannot_name_a_file_as_a_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever sends a record must not be able to run code with it."""
    monkeypatch.chdir(tmp_path)
    Path("trap.py").write_text(
        f"open({str(tmp_path / 'sprung')!r}, 'w')\ndef choose(*_): return 0\n", encoding="utf-8"
    )
    game = landbridge.game("hashi")
    match = landbridge.Match(game, game.kit(), ["Ada", "bot:trap.py:choose"], lucky("1"))
    file = tmp_path / "sent.txt"
    file.write_text(saves.text_of(match), encoding="utf-8")
    done = landbridge_command("play", "--resume", str(file), data=tmp_path / "data")
    assert done.code == 2
    assert "No bot" in done.err
    assert not (tmp_path / "sprung").exists()


def test_a_finished_game_is_not_resumed(tmp_path: Path) -> None:
    file = tmp_path / "over.txt"
    file.write_text(script(["Ada"], "1").record, encoding="utf-8")
    done = landbridge_command("play", "--resume", str(file), data=tmp_path)
    assert done.code == 1
    assert "landbridge replay" in done.out


def test_a_file_is_written_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "game.txt"
    files.write(file, "old")

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(files.FileTrouble, match="No space left"):
        files.write(file, "new")
    assert file.read_text(encoding="utf-8") == "old"
    assert list(tmp_path.iterdir()) == [file]


def test_names_of_files_say_what_when_and_who(tmp_path: Path) -> None:
    save = saves.new(tmp_path, "hashi", ["Zoë & Søn", "bot:greedy 2", "李"])
    assert save.name.startswith("hashi-2")
    assert save.name.endswith("-zoe-sn-greedy-2.txt")
    files.write(save.running, "x")
    assert saves.new(tmp_path, "hashi", ["Zoë & Søn", "bot:greedy 2"]).name != save.name


def test_where_games_are_kept() -> None:
    assert saves.folder({"LANDBRIDGE_DATA": "/x", "XDG_DATA_HOME": "/y"}) == Path("/x")
    assert saves.folder({"XDG_DATA_HOME": "/y"}) == Path("/y/landbridge")
    assert saves.folder({}) == Path("~/.local/share/landbridge").expanduser()
