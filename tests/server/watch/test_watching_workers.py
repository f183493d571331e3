"""Watching several workers of one machine; the dashboard; and that tracing costs nothing until it is asked for."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import time
from pathlib import Path
from urllib.request import urlopen

import pytest
from prometheus_client.parser import text_string_to_metric_families
from typer.testing import CliRunner

from landbridge.cli import app
from landbridge.server.run.bus import Bus
from landbridge.server.watch import tracing
from tests.server.command import Command
from tests.server.host import Guest, Running
from tests.support.ports import held_port

pytestmark = pytest.mark.system

DATABASES = ("sqlite",)
ROOT = Path(__file__).parents[3]
DASHBOARD = ROOT / "docs" / "grafana" / "landbridge.json"
WATCHING = ROOT / "docs" / "watching.md"
NAME = re.compile(r"\blandbridge_\w+")


def told_at(port: int) -> str:
    with urlopen(f"http://127.0.0.1:{port}/metrics", timeout=10) as answer:
        return str(answer.read().decode())


def workers_in(text: str) -> set[str]:
    found = text_string_to_metric_families(text)
    return {one.labels["worker"] for family in found for one in family.samples if "worker" in one.labels}


def test_each_worker_tells_its_own_at_its_own_port(tmp_path: Path) -> None:
    port = held_port(2)
    server = Command(tmp_path, "--workers", "2", "--bots", "1", "--metrics-port", str(port), "--quiet")
    try:
        seen = [workers_in(_in_time(place)) for place in (port, port + 1)]
        assert all(len(one) == 1 for one in seen), seen
        assert seen[0] != seen[1]
        assert workers_in(Guest(server.url).get("/metrics").body.decode()) <= seen[0] | seen[1]
    finally:
        server.stop()


def _in_time(port: int) -> str:
    """One worker may be up before the other."""
    for _ in range(600):
        try:
            return told_at(port)
        except OSError:
            time.sleep(0.05)
    raise AssertionError(f"nobody answers at {port}")


def metrics_of(up: Running) -> set[str]:
    """The names of everything a server with a bus can tell; nobody has to be at the other end of it."""
    services = up.services
    bus, services.bus = (
        services.bus,
        Bus("valkey://127.0.0.1:1", "w", lambda *_: None, lambda: None, services.tracing),
    )
    try:
        families = list(text_string_to_metric_families(services.metrics.text(services)))
    finally:
        services.bus = bus
    names = {one.name for family in families for one in family.samples}
    # Figures with labels are told from their first event on; their families are there before.
    for family in families:
        names |= {f"{family.name}_total"} if family.type == "counter" else {family.name}
        if family.type == "histogram":
            names |= {f"{family.name}_{part}" for part in ("bucket", "sum", "count")}
    return names


def test_every_query_of_the_dashboard_has_its_figure(server: Running) -> None:
    board = json.loads(DASHBOARD.read_text(encoding="utf-8"))
    queries = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    asked = {name for query in queries for name in NAME.findall(query)}
    there = metrics_of(server)
    assert asked <= there
    # Whatever a worker counts can be seen somewhere.
    seen = {re.sub(r"_(bucket|sum|count)$", "", name) for name in asked}
    assert {re.sub(r"_(bucket|sum|count)$", "", name) for name in there} <= seen
    assert len({panel["id"] for panel in board["panels"]}) == len(board["panels"])
    corners = {(panel["gridPos"]["x"], panel["gridPos"]["y"]) for panel in board["panels"]}
    assert len(corners) == len(board["panels"])


def test_the_page_about_watching_names_every_figure(server: Running) -> None:
    told = set(NAME.findall(WATCHING.read_text(encoding="utf-8")))
    there = {re.sub(r"_(bucket|sum|count)$", "", name) for name in metrics_of(server)}
    assert told == there


def test_nothing_of_opentelemetry_is_imported_unless_asked_for() -> None:
    script = "import sys, landbridge.server.run.process.serving; print('opentelemetry.sdk' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"


def test_tracing_without_its_packages_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tracing, "PACKAGES", ("opentelemetry.no_such_part",))
    done = CliRunner().invoke(app, ["serve", "--trace", "--data", str(tmp_path)], env={"LANG": "C"})
    assert done.exit_code == 2
    assert 'opentelemetry.no_such_part is missing): pip install "landbridge[tracing]"' in done.stderr


@pytest.mark.parametrize(
    ("said", "asked"),
    [
        ({}, False),
        ({"OTEL_EXPORTER_OTLP_ENDPOINT": "http://collector:4318"}, True),
        ({"OTEL_EXPORTER_OTLP_TRACES_ENDPOINT": "http://collector:4318/v1/traces"}, True),
        ({"OTEL_EXPORTER_OTLP_ENDPOINT": "http://collector:4318", "OTEL_TRACES_EXPORTER": "none"}, False),
    ],
)
def test_the_usual_settings_ask_for_it(said: dict[str, str], asked: bool) -> None:
    assert tracing.asked_for(said) is asked
