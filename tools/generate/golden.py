"""Play the golden games of a game anew and write their records.

    python -m tools.generate.golden hashi                      all of Hashi's
    python -m tools.generate.golden hashi hashi-3-b            one of them
    python -m tools.generate.golden hashi --check              only say which would change

A golden record pins what the rules do: replaying it must always give the same points. Write them anew only when a
ruling has changed, and say so in the change log. How each is played is in `tests/games/<game>/golden.py`.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

import landbridge
from tests.support.golden import FOLDER, read, suite_of


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Play golden games anew and write their records.")
    parser.add_argument("game", choices=landbridge.game_names())
    parser.add_argument("names", nargs="*", help="for example hashi-3-b; all by default")
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a record would change")
    given = parser.parse_args(arguments)
    suite = suite_of(given.game)
    known = [name for name, golden in suite.games.items() if golden.choose is not None]
    unknown = [name for name in given.names if name not in known]
    if unknown:
        parser.error(f"no golden game {', '.join(unknown)}; there are {', '.join(known)}")
    changed = 0
    for name in given.names or known:
        match = suite.first(name)
        text = landbridge.dumps(match)
        same = (FOLDER / f"{name}.landbridge").exists() and read(name) == text
        changed += not same
        if not (given.check or same):
            (FOLDER / f"{name}.landbridge").write_text(text, encoding="utf-8")
        print(name, match.points(), "" if same else "changed", flush=True)
    return int(given.check and changed > 0)


if __name__ == "__main__":
    sys.exit(main())
