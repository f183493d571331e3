"""replay, verify, check-board and the rest of the command line, with good files and bad ones."""

from __future__ import annotations

import subprocess
import sys
from importlib import resources
from pathlib import Path

import pytest

import landbridge
from tests.terminal.script import landbridge_command, real_command, script

NAMES = ["Ada", "bot:random"]
RECORD = script(NAMES, "2").record


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "game.txt"
    file.write_text(RECORD, encoding="utf-8")
    return file


def change(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")


# --- replay -----------------------------------------------------------------------------------------------


def test_replay_tells_everything(record: Path) -> None:
    done = landbridge_command("replay", str(record))
    assert done.code == 0
    assert "Hashi: Ada, Random" in done.out
    assert [line for line in done.out.splitlines() if line.startswith("Round ")][-1] == "Round 17"
    total = RECORD.splitlines()[-2].split()[2]
    assert f"Ada: {total} points." in done.out
    assert "× 2 =" in done.out
    assert landbridge_command("replay", str(record), "--all").out == done.out


def test_replay_shows_the_table_after_a_round(record: Path) -> None:
    done = landbridge_command("replay", str(record), "--to", "3")
    assert done.code == 0
    assert "Card 3 of 17" in done.out
    late = landbridge_command("replay", str(record), "--to", "18")
    assert (late.code, late.out) == (1, "There is no round 18; the record has 17.\n")


def test_replay_locates_what_is_wrong(record: Path, tmp_path: Path) -> None:
    change(record, "\n4   card ", "\n4   card 9/9 ")
    done = landbridge_command("replay", str(record))
    assert done.code == 1
    assert "game.txt: Line 6, column 10, “9/9”" in done.err
    assert "moves before it are intact" in done.err
    assert "--salvage OUT" in done.err
    out = tmp_path / "intact.txt"
    saved = landbridge_command("replay", str(record), "--salvage", str(out))
    assert saved.code == 1
    assert f"is written to {out}." in saved.out
    intact = landbridge.loads(out.read_bytes())
    assert intact.game.turn(intact.kit, intact.state) == 4
    assert landbridge_command("verify", str(out)).code == 0


def test_a_whole_record_needs_no_salvage(record: Path, tmp_path: Path) -> None:
    done = landbridge_command("replay", str(record), "--salvage", str(tmp_path / "out.txt"))
    assert (done.code, "nothing to salvage" in done.out) == (0, True)
    assert not (tmp_path / "out.txt").exists()


def test_replay_and_verify_take_one_game_of_many(record: Path, tmp_path: Path) -> None:
    """As an arena keeps them: a label above each, an empty line below."""
    shelf = tmp_path / "shelf.txt"
    hurt = RECORD.replace("\n4   card ", "\n4   card 9/9 ")
    games = enumerate((RECORD, hurt, RECORD), start=7)
    texts = [f"# arena · seed 0 · game {n} · deal {n} · rotation 0\n{text}\n" for n, text in games]
    shelf.write_text("".join(texts), encoding="utf-8")
    alone = landbridge_command("replay", str(record))
    assert landbridge_command("replay", str(shelf), "--game", "9").out == alone.out
    assert landbridge_command("verify", str(shelf), "--game", "7").code == 0
    broken = landbridge_command("replay", str(shelf), "--game", "8")
    line = texts[0].count("\n") + 7
    assert (broken.code, f"Line {line}, column 10" in broken.err) == (1, True)
    for which in ([], ["--game", "3"]):
        asked = landbridge_command("replay", str(shelf), *which)
        assert asked.code == 2
        assert "holds games 7 to 9" in asked.err
    assert landbridge_command("replay", str(record), "--game", "1").code == 2
    one = tmp_path / "one.txt"
    one.write_text(texts[0], encoding="utf-8")
    assert landbridge_command("replay", str(one)).out == alone.out


def test_a_running_game_is_replayed_without_its_drafts(tmp_path: Path) -> None:
    game = landbridge.game("hashi")
    match = landbridge.Match(game, game.kit(), ["Ada", "Ben"], landbridge.Dealer(b"x" * 16))
    match.play(0, game.read(match.kit, match.state, 0, "4@d1"))
    file = tmp_path / "running.txt"
    file.write_text(landbridge.dumps(match), encoding="utf-8")
    done = landbridge_command("replay", str(file))
    assert done.code == 0
    assert "not over yet" in done.out
    assert "4₄" not in done.out
    assert landbridge_command("replay", str(file), "--to", "0").code == 1


# --- verify -----------------------------------------------------------------------------------------------


def test_verify_follows_every_card(record: Path) -> None:
    done = landbridge_command("verify", str(record))
    assert done.code == 0
    assert done.out.count("✓") == 17
    assert "all 17 draws" in done.out


def test_verify_finds_the_first_card_that_was_not_dealt(tmp_path: Path) -> None:
    """A game played with other cards than the promised ones, under the promise all the same."""
    game = landbridge.game("hashi")
    match = landbridge.Match(game, game.kit(), ["Ada"], landbridge.Dealer(b"x" * 16))
    match.play(0, game.offers(match.kit, match.state, 0)[0])
    match.deal()
    while not match.over:
        if match.acting == [landbridge.FATE]:
            match.play(landbridge.FATE, game.offers(match.kit, match.state, landbridge.FATE)[0])
        else:
            match.play(0, game.passive(match.kit, match.state, 0))
    file = tmp_path / "cheat.txt"
    file.write_text(landbridge.dumps(match), encoding="utf-8")
    done = landbridge_command("verify", str(file))
    assert done.code == 1
    assert "≠" in done.out
    assert "Round 2: the game record says card" in done.out


def test_verify_says_when_nothing_can_be_said(record: Path) -> None:
    text = record.read_text(encoding="utf-8")
    record.write_text(text.partition("secret")[0], encoding="utf-8")
    done = landbridge_command("verify", str(record))
    assert (done.code, "no secret yet" in done.out) == (1, True)
    header, _, rest = text.partition("\n")
    record.write_text(header.partition(" · luck")[0] + "\n" + rest.partition("secret")[0], encoding="utf-8")
    done = landbridge_command("verify", str(record))
    assert (done.code, "no fairness code" in done.out) == (1, True)


def test_another_secret_is_not_the_promised_one(record: Path) -> None:
    change(record, "secret ", "secret 00")
    done = landbridge_command("verify", str(record))
    assert done.code == 1
    assert "does not match the fairness code" in done.err


# --- check-board ------------------------------------------------------------------------------------------


def shipped(side: str) -> str:
    folder = resources.files("landbridge.games.hashi").joinpath("boards")
    return folder.joinpath(f"{side}.toml").read_text(encoding="utf-8")


def test_a_good_board_is_drawn(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(shipped("b"), encoding="utf-8")
    done = landbridge_command("check-board", str(file))
    assert done.code == 0
    assert "1         (►  )···········(   )···········(◆  )" in done.out
    assert f"{file} is a valid board for Hashi." in done.out
    played = landbridge_command("play", "--board", str(file), "--seats", "Ada", lines=["quit"], data=tmp_path)
    assert "1         (►  )···········(   )···········(◆  )" in played.out


def test_a_bad_board_is_refused_with_everything_that_is_wrong(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(shipped("a").replace("1 B", "1 o").replace("6 . . o R", "6 . . o o"), encoding="utf-8")
    for command in (["check-board", str(file)], ["play", "--board", str(file), "--seats", "Ada"]):
        done = landbridge_command(*command, data=tmp_path)
        assert done.code == 1
        assert "2 problems" in done.out
        assert done.out.count("[HB2]") == 2


def test_a_printed_board_may_have_notes(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(
        shipped("b").replace('side = "B"', 'side = "A"').replace("false", "true"), encoding="utf-8"
    )
    done = landbridge_command("check-board", str(file))
    assert done.code == 0
    assert "Worth knowing:" in done.out
    assert "[HB3]" in done.out


# --- files and options that cannot be used ----------------------------------------------------------------


@pytest.mark.parametrize("command", [["replay"], ["verify"], ["check-board"], ["play", "--resume"]])
def test_unusable_files_are_told_in_one_sentence(command: list[str], tmp_path: Path) -> None:
    large = tmp_path / "large"
    with large.open("wb") as file:
        file.truncate(9_000_000)
    for name, said in (("none", "There is no file"), (".", "is a folder"), ("large", "is larger than")):
        done = landbridge_command(*command, str(tmp_path / name), data=tmp_path / "data")
        assert done.code == 2
        assert said in done.err
        assert len(done.err.splitlines()) == 1


@pytest.mark.parametrize("command", ["replay", "verify", "check-board"])
def test_what_is_no_text_is_refused(command: str, tmp_path: Path) -> None:
    file = tmp_path / "picture.png"
    file.write_bytes(b"\x89PNG\r\n\x1a\n\x00\x00\xff")
    done = landbridge_command(command, str(file))
    assert done.code == 2
    assert "UTF-8" in done.err


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["nim"], "No game is called “nim”"),
        (["--side", "C"], "cannot be “C”"),
        (["--option", "sidd=A"], "Did you mean side?"),
        (["--option", "side"], "name=value"),
        (["--seats", "a,b,c,d,e"], "not for 5"),
        (["--seats", "Ada,Ada"], "both be called Ada"),
        (["--bots", "genius"], "No bot “genius”"),
        (["--lang", "xx"], "No language is called “xx”"),
        (["--seats", "A" * 61], "1 to 60 characters"),
    ],
)
def test_options_that_cannot_be_used_are_explained(arguments: list[str], said: str, tmp_path: Path) -> None:
    done = landbridge_command("play", *arguments, data=tmp_path)
    assert (done.code, said in done.err) == (2, True), done.all
    assert not list(tmp_path.iterdir())


def test_seats_may_be_counted(tmp_path: Path) -> None:
    landbridge_command("play", "--seats", "3", "--bots", "random", lines=["", "quit"], data=tmp_path)
    (file,) = (tmp_path / "running").iterdir()
    assert "seats Nora, Nora 2, bot:random ·" in file.read_text(encoding="utf-8")


def test_every_command_has_help_and_the_version_is_told() -> None:
    assert landbridge_command("--version").out == f"landbridge {landbridge.__version__}\n"
    listed = landbridge_command("--help").out
    for command in ("play", "replay", "verify", "check-board", "arena", "bench"):
        assert command in listed
        assert landbridge_command(command, "--help").code == 0


def test_a_closed_pipe_is_no_error(record: Path) -> None:
    command = f"{sys.executable} -m landbridge replay {record} | head -1"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, timeout=60)
    assert (done.stdout, done.stderr) == ("Hashi: Ada, Random\n", "")


def test_starting_is_cheap() -> None:
    """What compiles or draws is imported by the command that needs it."""
    costly = {"numba", "fluent", "asyncio", "rich.table"}
    code = f"import sys, landbridge.cli; print({costly} & sys.modules.keys())"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60)
    assert done.stdout == "set()\n", done.stderr


def test_the_module_can_be_run(tmp_path: Path) -> None:
    assert real_command("--version").out.startswith("landbridge ")
