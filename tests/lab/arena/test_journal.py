"""A contest that is broken off goes on where it stopped, and ends as if nothing had happened."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from landbridge.lab.arena import Contest, Played, arena
from landbridge.lab.arena.journal import Journal, JournalError

CONTEST = Contest("hashi", ("random", "passive", "random"), seed=3, quick=False)


def test_a_finished_part_is_not_played_again(tmp_path: Path) -> None:
    whole = arena(CONTEST, 12, jobs=1)
    file = tmp_path / "journal"
    arena(CONTEST, 6, jobs=1, journal=file)
    begun = file.read_bytes()
    fresh: list[Played] = []
    assert arena(CONTEST, 12, jobs=1, journal=file, seen=fresh.append) == whole
    assert [one.number for one in fresh] == list(range(1, 13))
    assert file.read_bytes().startswith(begun)
    assert len(file.read_bytes().splitlines()) == 1 + 4
    assert arena(CONTEST, 12, jobs=2, journal=file) == whole


@pytest.mark.parametrize("cut", [1, 30, 200])
def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path, cut: int) -> None:
    file = tmp_path / "journal"
    whole = arena(CONTEST, 9, jobs=1, journal=file)
    kept = file.read_bytes()
    file.write_bytes(kept[:-cut])
    with Journal(file, CONTEST) as journal:
        assert len(journal.deals) == 2
    assert arena(CONTEST, 9, jobs=1, journal=file) == whole
    assert file.read_bytes() == kept


def test_another_contest_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "journal"
    arena(CONTEST, 3, jobs=1, journal=file)
    before = file.read_bytes()
    with pytest.raises(JournalError, match="is not a journal of this contest"):
        arena(replace(CONTEST, seed=4), 3, jobs=1, journal=file)
    assert file.read_bytes() == before
    letter = tmp_path / "letter"
    letter.write_text("Dear Ada,\nyours, Ben\n")
    with pytest.raises(JournalError):
        arena(CONTEST, 3, jobs=1, journal=letter)
    assert letter.read_text().startswith("Dear Ada")


SCRIPT = """
import json, os, signal, sys
from dataclasses import asdict
from pathlib import Path
from landbridge.lab.arena import Contest, arena

if __name__ == "__main__":
    contest = Contest("hashi", ("greedy", "random"), seed=3, quick=False)
    journal = Path(sys.argv[2]) if sys.argv[2:] else None
    last = int(sys.argv[3]) if sys.argv[3:] else 0

    def seen(played):
        if played.number == last:
            os.killpg(0, signal.SIGKILL)

    print(json.dumps(asdict(arena(contest, int(sys.argv[1]), jobs=2, journal=journal, seen=seen))))
"""


def test_killed_half_way_it_ends_the_same(tmp_path: Path) -> None:
    """kill -9 in the middle, for everything, twice; then the same once more."""
    games = 24
    file, script = tmp_path / "journal", tmp_path / "contest.py"
    script.write_text(SCRIPT)
    command = [sys.executable, str(script), str(games)]
    for last in (6, 14):
        killed = subprocess.run([*command, str(file), str(last)], start_new_session=True, check=False)
        assert killed.returncode == -signal.SIGKILL
        assert last // 2 <= len(file.read_bytes().splitlines()) < 1 + games // 2
    resumed = subprocess.run([*command, str(file)], capture_output=True, check=True)
    undisturbed = subprocess.run(command, capture_output=True, check=True)
    assert json.loads(resumed.stdout) == json.loads(undisturbed.stdout)
    assert len(file.read_bytes().splitlines()) == 1 + games // 2
