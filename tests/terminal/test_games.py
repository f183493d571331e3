"""Whole games through the real command, to the last point."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.terminal.script import finished, landbridge_command, real_command, running, script

TABLES = {
    "against bots": (["Ada", "bot:random", "bot:passive"], {}),
    "two at one device": (["Ada", "Ben"], {"side": "B"}),
    "alone": (["Ada"], {"side": "A"}),
    "on paper": (["Ada", "bot:random", "Ben"], {"paper": "on"}),
}


@pytest.mark.parametrize("table", TABLES)
def test_a_whole_game_gives_the_record_of_its_moves(table: str, tmp_path: Path) -> None:
    names, options = TABLES[table]
    plan = script(names, "7", **options)
    settings = [word for name, value in options.items() for word in ("--option", f"{name}={value}")]
    done = landbridge_command(
        "play", "--seats", ",".join(names), "--seed", "7", *settings, lines=plan.lines, data=tmp_path
    )
    assert done.code == 0, done.all
    assert finished(tmp_path) == plan.record
    assert "landbridge verify" in done.out
    assert "\x1b" not in done.out


def test_the_real_command_does_the_same(tmp_path: Path) -> None:
    plan = script(["Ada", "bot:greedy"], "3")
    options = ["--seats", "Ada", "--bots", "greedy", "--seed", "3"]
    first = real_command("play", *options, lines=plan.lines[:9], data=tmp_path)
    assert "landbridge play --resume" in first.out
    second = real_command("play", "--resume", lines=plan.lines[9:], data=tmp_path)
    assert (first.code, second.code) == (0, 0)
    assert finished(tmp_path) == plan.record
    assert "\x1b" not in first.out + second.out


def test_alone_the_piles_and_the_rank_are_shown(tmp_path: Path) -> None:
    done = landbridge_command(
        "play", "--seats", "Ada", "--seed", "1", lines=["4@d1", *["."] * 17], data=tmp_path
    )
    assert "●●●●●●● ●○○○○ ○○○○○" in done.out  # the eighth of piles of 7, 5 and 5
    assert "Rank 1 of 12: Beachcomber" in done.out


def test_enter_and_enter_start_a_game_against_a_greedy_bot(tmp_path: Path) -> None:
    done = landbridge_command("play", lines=["", "", "quit"], data=tmp_path)
    assert done.code == 0
    assert "[Nora, greedy]" in done.out
    assert "seats Nora, bot:greedy" in running(tmp_path).read_text(encoding="utf-8")


def test_wrong_answers_are_explained_and_asked_again(tmp_path: Path) -> None:
    lines = ["Ada, Ada", "a,b,c,d,e", "Ada, greedy, Greedy", "C", "b", "quit"]
    done = landbridge_command("play", lines=lines, data=tmp_path)
    assert "Two players cannot both be called Ada." in done.out
    assert "not for 5" in done.out
    assert "side cannot be “C”" in done.out
    text = running(tmp_path).read_text(encoding="utf-8")
    assert "side B · seats Ada, bot:greedy, bot:greedy 2" in text


@pytest.mark.parametrize("cut", [1, 7, 20])
def test_a_resumed_game_goes_on_exactly(cut: int, tmp_path: Path) -> None:
    names = ["Ada", "bot:random", "Ben"]
    plan = script(names, "11")
    first = landbridge_command(
        "play", "--seats", ",".join(names), "--seed", "11", lines=plan.lines[:cut], data=tmp_path
    )
    assert "landbridge play --resume" in first.out
    running(tmp_path)
    # Whoever comes back is asked to draw the curtain first, unless that is the next thing anyway.
    rest = plan.lines[cut:]
    second = landbridge_command(
        "play", "--resume", lines=rest if rest[0] == "" else ["", *rest], data=tmp_path
    )
    assert second.code == 0, second.all
    assert finished(tmp_path) == plan.record


def test_a_draft_survives_leaving(tmp_path: Path) -> None:
    options = ["--seats", "Ada,bot:passive", "--seed", "1"]
    landbridge_command("play", *options, lines=["4@d1", "1@c5"], data=tmp_path)
    assert "? A 1@c5" in running(tmp_path).read_text(encoding="utf-8")
    again = landbridge_command("play", "--resume", lines=["undo", "1@c6 .", "quit"], data=tmp_path)
    assert "✎ 1@c5" in again.out
    assert "Ada writes 1 on c6" in again.out


def test_a_copy_can_be_saved_and_resumed_by_name(tmp_path: Path) -> None:
    copy, other = tmp_path / "copy.txt", tmp_path / "letter.txt"
    other.write_text("dear Ben", encoding="utf-8")
    lines = ["4@d1", f"save {copy}", f"save {other}", f"save {tmp_path}", "save", "quit"]
    done = landbridge_command("play", "--seats", "Ada", "--seed", "1", lines=lines, data=tmp_path / "data")
    assert f"Saved: {copy}" in done.out
    assert f"{other} already exists" in done.out
    assert other.read_text(encoding="utf-8") == "dear Ben"
    again = landbridge_command("play", "--resume", str(copy), lines=["."] * 17, data=tmp_path / "elsewhere")
    assert again.code == 0, again.all
    assert "= A 0" in finished(tmp_path / "elsewhere")


def test_there_may_be_nothing_to_resume(tmp_path: Path) -> None:
    done = landbridge_command("play", "--resume", data=tmp_path)
    assert (done.code, done.out.startswith("No running game is saved")) == (1, True)


def test_a_folder_that_cannot_be_written_does_not_stop_the_game(tmp_path: Path) -> None:
    blocked = tmp_path / "blocked"
    blocked.write_text("a file where a folder should be", encoding="utf-8")
    done = landbridge_command("play", "--seats", "Ada", lines=["4@d1", *["."] * 17], data=blocked)
    assert done.code == 0, done.all
    assert "cannot be saved" in done.out
    assert "Rank" in done.out
