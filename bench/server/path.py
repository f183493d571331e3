"""The path of a move: every function of ours that a bridge passes, from the request to the answer and both streams.

python -m bench.server.path [GAME]      counts, and the functions in the order in which they are first called
"""

from __future__ import annotations

import sys
import tempfile
import threading
import time
from contextlib import closing
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import landbridge
from tests.server.host import Guest, running

HOME = Path(landbridge.__file__).parent
UNNAMED = {"<lambda>", "<listcomp>", "<genexpr>", "<dictcomp>", "<setcomp>", "<module>"}


class Walk:
    """The functions that are called, each once, in order."""

    def __init__(self) -> None:
        self.found: dict[CodeType, int] = {}

    def heard(self, frame: FrameType, event: str, _: Any) -> None:
        code = frame.f_code
        if event == "call" and code.co_name not in UNNAMED and code.co_filename.startswith(str(HOME)):
            self.found[code] = self.found.get(code, 0) + 1

    def listed(self) -> list[str]:
        return [f"{Path(code.co_filename).relative_to(HOME)}: {code.co_qualname}" for code in self.found]


def walked(game: str) -> Walk:
    """Follow a move of the first seat at a table of two, while the second one watches its stream."""
    walk, on = Walk(), [False]

    def heard(frame: FrameType, event: str, argument: Any) -> None:
        if on[0]:
            walk.heard(frame, event, argument)

    threading.setprofile(heard)
    try:
        with tempfile.TemporaryDirectory() as folder, running(Path(folder)) as server:
            ada, ben = Guest(server.url, "Ada"), Guest(server.url, "Ben")
            table = ada.open(game, "me", "open")
            code = ada.post(f"/api/tables/{table}/invites", {"seat": "B"}).json["code"]
            ben.post("/api/join", {"id": "j", "code": code})
            ada.ready(table)
            with closing(ben.stream(table, "B", look="changes")):
                for count in range(12):  # the first ones fill caches
                    on[0] = False
                    seen = ada.get(f"/api/tables/{table}?seat=A&look=changes").json
                    if not seen["offers"]:
                        break
                    walk.found.clear()
                    time.sleep(0.3)
                    on[0] = True
                    move = {"id": f"m{count}", "seat": "A", "move": seen["offers"][-1]["move"]}
                    ada.post(f"/api/tables/{table}/moves?look=changes&after={seen['at']}", move)
                    time.sleep(0.3)
                    on[0] = False
    finally:
        threading.setprofile(None)
    return walk


def main() -> None:
    walk = walked(sys.argv[1] if len(sys.argv) > 1 else "hashi")
    files = {line.partition(":")[0] for line in walk.listed()}
    print("\n".join(walk.listed()))
    print(f"{len(walk.found)} functions in {len(files)} files, {sum(walk.found.values())} calls")


if __name__ == "__main__":
    main()
