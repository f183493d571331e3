"""A real server in a process of its own, that can be killed and started again at the same address."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Any

from tests.support.ports import held_port

START = "from landbridge.cli import main; main()"


class ServerProcess:
    def __init__(self, data: Path, *limits: str):
        self.data = data
        self.limits = limits
        self.port = held_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        limits = [
            word
            for limit in ("guests_per_hour=10000", "acts_per_second=1000", "acts_at_once=5000", *self.limits)
            for word in ("--limit", limit)
        ]
        command = [sys.executable, "-c", START, "serve", "--port", str(self.port), "--quiet"]
        self.process = subprocess.Popen(
            [*command, "--data", str(self.data), "--bots", "1", *limits],
            stdout=subprocess.DEVNULL,
            env={**os.environ, "LANG": "en_GB.UTF-8"},
        )
        for _ in range(600):
            try:
                with urllib.request.urlopen(f"{self.url}/healthz", timeout=1) as answer:
                    if answer.status == 200:
                        return
            except OSError:
                pass
            if self.process.poll() is not None:
                raise RuntimeError(f"the server ended with {self.process.returncode}")
            time.sleep(0.1)
        raise RuntimeError("the server does not answer")

    def kill(self) -> None:
        """As a power cut would."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(20)
            except subprocess.TimeoutExpired:
                self.process.kill()


def post(context: Any, url: str, body: dict[str, Any]) -> Any:
    """A request with the cookies of a browser's context."""
    answer = context.request.post(
        url, data=json.dumps(body), headers={"content-type": "application/json"}, timeout=60_000
    )
    assert answer.ok, answer.text()
    return answer.json()
