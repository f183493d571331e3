"""nginx in front of servers on this machine, by our own configuration: only addresses and pace are others."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

from tests.support.ports import held_port
from tools.install import engines

CONFIGURATION = Path(__file__).parents[2] / "deploy" / "nginx.conf"
PLENTY = 100_000  # requests a second: here everybody has the same address


def configuration(folder: Path, port: int, servers: list[int]) -> str:
    """`deploy/nginx.conf` for these servers, without TLS and without a limit for each caller."""
    text = CONFIGURATION.read_text(encoding="utf-8")
    listed = "".join(
        f"        server 127.0.0.1:{one} max_fails=1 fail_timeout=2s;\n" for one in sorted(set(servers))
    )
    text = re.sub(r"(        server worker\S*:8000 [^\n]*\n)+", listed, text)
    text = re.sub(r"    server \{\n        listen 80;.*?\n    \}\n", "", text, flags=re.DOTALL)
    text = text.replace("listen 443 ssl http2;", f"listen 127.0.0.1:{port};")
    text = re.sub(r"\n\s*ssl_[^\n]*", "", text)
    text = re.sub(r"rate=\d+r/s", f"rate={PLENTY}r/s", text)
    text = re.sub(r"burst=\d+", f"burst={PLENTY}", text)
    text = re.sub(r"limit_conn connections \d+", f"limit_conn connections {PLENTY // 2}", text)
    text = re.sub(r"worker_rlimit_nofile \d+;\n", "", text)
    text = re.sub(r"worker_connections \d+", "worker_connections 4096", text)
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    places = "".join(f"    {kind}_temp_path {folder}/{kind};\n" for kind in kinds)
    return f"pid {folder}/pid;\nerror_log {folder}/errors;\n" + text.replace("http {\n", "http {\n" + places)


class Nginx:
    """Running until it is stopped."""

    def __init__(self, folder: Path, servers: list[int]):
        found = engines.nginx()
        assert found, "nginx is missing: python -m tools.install nginx-light"
        folder.mkdir(parents=True, exist_ok=True)
        self.port = held_port()
        file = folder / "nginx.conf"
        file.write_text(configuration(folder, self.port, servers), encoding="utf-8")
        command = [found, "-p", str(folder), "-e", str(folder / "errors"), "-c", str(file)]
        subprocess.run([*command, "-t", "-q"], check=True)
        self.process = subprocess.Popen([*command, "-g", "daemon off;"])

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()
