"""`landbridge serve` from the outside."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

from tests.server.engines import options
from tests.server.host import Guest
from tests.server.kill import DOWN


class Command:
    def __init__(self, folder: Path, *more: str, files: int = 0, patience: float = 30, **environment: str):
        """`files`: how many it may have open. `patience`: seconds until it should be well."""
        command = [sys.executable, "-m", "landbridge", "serve", "--port", "0", "--data", str(folder)]
        command += [*options(folder), *more]
        if files:
            command = ["sh", "-c", f'ulimit -n {files} && exec "$@"', "sh", *command]
        env = {**os.environ, "LANG": "C", **environment}
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=env
        )
        assert self.process.stdout is not None
        self.url = "http://127.0.0.1:" + self.process.stdout.readline().rpartition(":")[2].strip()
        deadline = time.monotonic() + patience
        while time.monotonic() < deadline:
            try:
                if Guest(self.url).get("/healthz").status == 200:
                    return
            except DOWN:
                pass
            time.sleep(0.01)

    @property
    def children(self) -> list[int]:
        """The workers of a server that has several; each has processes for bots of its own."""
        pid = self.process.pid
        found = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        return [int(child) for child in found if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]

    def stop(self) -> tuple[int, str]:
        self.process.send_signal(signal.SIGTERM)
        _, told = self.process.communicate(timeout=60)
        return self.process.returncode, told
