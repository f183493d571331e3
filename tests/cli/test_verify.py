"""`landbridge verify` on games of the server: what was agreed on, whom it protects, and whether my words were used."""

from __future__ import annotations

from pathlib import Path

import pytest

from landbridge import dumps
from landbridge.core.play.transcript import Beacon, Transcript
from tests.dealer.agreed import completed, salt_of
from tests.record.test_luck_lines import SECRET, long_agreed, played
from tests.terminal.script import landbridge_command


def told(tmp_path: Path, transcript: Transcript | None, *options: str, lang: str = "en") -> tuple[int, str]:
    file = tmp_path / "game.txt"
    file.write_text(dumps(played(transcript)), encoding="utf-8")
    done = landbridge_command("verify", str(file), "--lang", lang, *options)
    return done.code, done.out + done.err


def test_a_game_on_one_device_has_only_the_promise(tmp_path: Path) -> None:
    code, out = told(tmp_path, None)
    assert code == 0
    assert "all 17 draws" in out
    assert "Nobody sealed a part" in out
    assert "attempt" not in out


def test_it_says_who_was_protected_and_what_failed(tmp_path: Path) -> None:
    code, out = told(tmp_path, long_agreed())
    assert code == 0
    assert "The game started with attempt 2." in out
    assert "Attempt 1: no part by the deadline: B Ben." in out
    assert "by a part kept on their own device: A Ada." in out
    assert "The server held their part after the deadline, so there is no protection" in out
    assert "against whoever runs it: B Ben." in out


@pytest.mark.parametrize("why", ["commit", "reveal", "seat", "beacon", "stopped"])
def test_every_failure_has_a_sentence(tmp_path: Path, why: str) -> None:
    failed = Transcript("t").begin(b"another secret").fail(why, [0, 1]).begin(SECRET)
    for lang in ("en", "fr"):
        code, out = told(tmp_path, completed(failed, ["", ""]), lang=lang)
        assert code == 0
        assert "luck-" not in out


def test_a_beacon_is_told_to_be_compared(tmp_path: Path) -> None:
    begun = Transcript("t").begin(SECRET, Beacon("ab" * 32, 4100123)).hear("cd" * 32)
    _, out = told(tmp_path, completed(begun, ["", ""]))
    assert "The game started with the first attempt." in out
    assert f"round 4100123 of the beacon {'ab' * 32}, which said {'cd' * 32}" in out


@pytest.mark.parametrize(
    ("options", "code", "sentence"),
    [
        (["--seat", "A", "--words", "sea, salt · 100 %"], 0, "Seat A opened exactly this"),
        (["--seat", "a", "--salt", salt_of(0).upper()], 0, "Seat A opened exactly this"),
        (["--seat", "B", "--words", "", "--salt", salt_of(1)], 0, "Seat B opened exactly this"),
        (["--seat", "A", "--words", "something else"], 1, "Seat A opened something else"),
        (["--seat", "A", "--words", "sea, salt · 100 %", "--salt", salt_of(1)], 1, "opened something else"),
        (["--seat", "C"], 1, "Seat C added nothing to the draws"),
        (["--words", "mine"], 2, "Say which seat was yours"),
    ],
)
def test_my_own_words(tmp_path: Path, options: list[str], code: int, sentence: str) -> None:
    done, out = told(tmp_path, long_agreed(), *options)
    assert (done, sentence in out) == (code, True)


def test_a_forged_reveal_is_found(tmp_path: Path) -> None:
    file = tmp_path / "forged.txt"
    file.write_text(
        dumps(played(long_agreed())).replace("reveal B " + salt_of(1), "reveal B " + salt_of(2)),
        encoding="utf-8",
    )
    done = landbridge_command("verify", str(file), "--lang", "en")
    assert done.code == 1
    assert "What B opened is not the part that was sealed." in done.err
