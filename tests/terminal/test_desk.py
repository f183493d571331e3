"""What people type at the table, and what they are told."""

from __future__ import annotations

from pathlib import Path

import pytest

from landbridge.texts import LANGUAGES
from tests.terminal.script import landbridge_command, running

# With this seed the bot writes a 4 on d4 of Ada's sheet and the first card shows a 1 and one bridge.
START = ("play", "--seats", "Ada", "--bots", "greedy", "--seed", "6")


def answers(tmp_path: Path, *lines: str, options: tuple[str, ...] = ()) -> str:
    done = landbridge_command(*START, *options, lines=["4@d1", *lines, "quit"], data=tmp_path)
    assert done.code == 0
    return done.out


def test_several_moves_stand_on_one_line(tmp_path: Path) -> None:
    assert "Noted: 1@d1 d1-d4" in answers(tmp_path, "1@d1 d1-d4")
    assert "Noted: 1@d1 d1-d4" in answers(tmp_path, "1@d1, D4 - D1")
    assert "Noted: 1@d1 d1-d4" in answers(tmp_path, "1@d1; d4–d1")


def test_a_refusal_is_one_line_and_nothing_is_lost(tmp_path: Path) -> None:
    out = answers(tmp_path, "1@d1 b2-c2 .")
    assert "Noted: 1@d1. Then:" in out
    assert "b2-c2: Neither end of b2-c2 has a number. [H3.2]" in out
    assert "? A 1@d1\n" in running(tmp_path).read_text(encoding="utf-8")


@pytest.mark.parametrize("text", ["5@d1", "c9-c3", "hello", "1@", "…", "-" * 3000, "[red]x[/red]", "A!d4"])
def test_what_is_no_move_is_explained(text: str, tmp_path: Path) -> None:
    out = answers(tmp_path, text)
    assert len(out.splitlines()) < 70
    assert "Noted" not in out


def test_control_codes_do_not_come_back(tmp_path: Path) -> None:
    assert "\x1b" not in answers(tmp_path, "\x1b[31mred\x07")


def test_question_mark_lists_what_is_possible(tmp_path: Path) -> None:
    out = answers(tmp_path, "?")
    assert "Write: 1@d1  1@b2" in out
    assert "Draw: d1-d4  b4-d4  d4-d6" in out
    assert "Done: ." in out


def test_why_names_the_ruling_or_says_legal(tmp_path: Path) -> None:
    out = answers(tmp_path, "why c2-c5", "why d1-d4", "why 1@a1", "why", "why nonsense", "why d1-d4 1@f1")
    assert "c2-c5: Neither end of c2-c5 has a number. [H3.2]" in out
    assert "d1-d4 is legal." in out
    assert "1@a1: a1 has a flag; it needs a bridge from an earlier card first. [H2.5]" in out
    assert "For example: why e3-e5" in out
    assert "“nonsense” is not a move" in out
    assert "[H2.5]" in out.rpartition("nonsense")[2]


def test_undo_takes_back_the_last_thing_or_all(tmp_path: Path) -> None:
    out = answers(tmp_path, "undo", "1@d1 d1-d4", "undo", "undo", "1@d1 d1-d4", "undo all")
    assert "There is nothing to take back." in out
    assert out.count("\nTaken back.") == 2
    assert "Everything taken back." in out
    assert "? A" not in running(tmp_path).read_text(encoding="utf-8")


def test_undo_explains_what_the_rules_let_nobody_take_back(tmp_path: Path) -> None:
    table = ("play", "river_dragons", "--seats", "Ada,Ben", "--seed", "1", "--option", "laid=final")
    done = landbridge_command(*table, lines=["", "undo", "jump", "undo", "undo all", "quit"], data=tmp_path)
    assert done.out.count("There is nothing to take back.") == 1
    assert done.out.count("undo: A chosen card stays") == 2
    assert done.out.count("[R2.1]") == 2
    assert "Taken back" not in done.out
    assert "? A jump" in running(tmp_path).read_text(encoding="utf-8")


def test_show_draws_another_sheet_without_its_draft(tmp_path: Path) -> None:
    out = answers(tmp_path, "show B", "show greedy", "show nobody")
    assert out.count("This is Greedy’s sheet.") == 2
    assert "There is no “nobody” at this table. Choose from: A Ada, B Greedy." in out
    assert "1₁" not in out  # what the bot has drafted
    assert "? B 1@" in running(tmp_path).read_text(encoding="utf-8")


def test_log_and_help(tmp_path: Path) -> None:
    out = answers(tmp_path, "1@d1 d1-d4 .", "log", "help", "")
    assert "Ada writes 1 on d1 and draws d1-d4." in out.partition("log\n")[2]
    assert "5@e3    write the card’s 5" in out
    assert "why MOVE" in out
    assert not any(line.startswith(("hashi-", "shell-")) for line in out.splitlines())


def test_plain_words_for_moves(tmp_path: Path) -> None:
    assert "Ada writes nothing and draws nothing." in answers(tmp_path, "Done")


def test_drafts_of_people_stay_sealed_behind_a_curtain(tmp_path: Path) -> None:
    lines = ["", "4@d1", "", "3@b2", "", "1@b3 b2-b3 .", "", "quit"]
    done = landbridge_command("play", "--seats", "Ada,Ben", "--seed", "6", lines=lines, data=tmp_path)
    shown = done.out.split("Pass the device to ")
    assert [part[:3] for part in shown[1:]] == ["Ada", "Ben", "Ada", "Ben"]
    assert "b2-b3" not in shown[4]
    assert "done" in shown[4]
    assert "1@b3" in shown[3]


def test_a_round_is_told_to_everybody_at_the_device(tmp_path: Path) -> None:
    lines = ["", "4@d1", "", "3@b2", "", ".", "", ".", "", ".", "", "quit"]
    done = landbridge_command("play", "--seats", "Ada,Ben", "--seed", "6", lines=lines, data=tmp_path)
    assert done.out.count("Ben writes nothing and draws nothing.") == 2


def test_paper_is_not_checked_but_challenged(tmp_path: Path) -> None:
    lines = ["c2-c5 c2-c5 .", "A!c2-c5", "quit"]
    out = answers(tmp_path, *lines, options=("--paper",))
    assert "Challenge a mark on any sheet" in out
    assert "Ada challenges c2-c5 on Ada’s sheet: wrong (H2.7), so it is erased." in out


def test_an_island_struck_out_on_paper_is_crossed_out(tmp_path: Path) -> None:
    """The bot that does nothing lets a mistake pass until it is too late (H5.1)."""
    options = ["--seats", "Ada", "--bots", "passive", "--paper", "--seed", "1"]
    lines = ["4@d1", "b2-c2 .", *["no", "."] * 3, "A!b2-c2", "quit"]
    out = landbridge_command("play", *options, lines=lines, data=tmp_path).out
    assert "Struck out: b2, c2." in out
    assert "x   x───x►  x" in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_plays(language: str, tmp_path: Path) -> None:
    out = answers(tmp_path, "?", "why c2-c5", "help", "1@d1 d1-d4 .", "undo", options=("--lang", language))
    assert "[H3.2]" in out
    assert not any(line.startswith(("hashi-", "shell-", "core-")) for line in out.splitlines())
    if language != "en":
        assert "Neither end" not in out
        assert "Taken back" not in out


def test_the_language_of_the_terminal_is_the_default(tmp_path: Path) -> None:
    done = landbridge_command(*START, lines=["quit"], data=tmp_path, LANG="de_AT.UTF-8")
    assert "Insel" in done.out


def test_a_hint_names_moves_and_what_they_bring(tmp_path: Path) -> None:
    out = answers(tmp_path, "hint")
    assert out.count("points in the end") + out.count("at first sight") >= 1
