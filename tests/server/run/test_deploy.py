"""The files of deploy/ fit together and fit the command; nothing here starts them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import typer.main
import yaml  # type: ignore[import-untyped]

from landbridge import cli
from landbridge.server.run.limits import Limits

DEPLOY = Path(__file__).parents[3] / "deploy"
DATABASES = ("sqlite",)


def compose() -> dict[str, Any]:
    read: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    return read


def test_workers_are_started_with_options_there_are() -> None:
    command: Any = typer.main.get_command(cli.app)
    known = {word: option for option in command.commands["serve"].params for word in option.opts}
    environment = {option.envvar for option in known.values()}
    workers = [service for name, service in compose()["services"].items() if name.startswith("worker")]
    assert len(workers) == 3
    for worker in workers:
        assert worker["command"][0] == "serve"
        for word in worker["command"][1:]:
            name, _, value = word.partition("=")
            assert name in known, word
            if name == "--limit":
                Limits().with_words([value])
        assert {name for name in worker["environment"] if name != "LANDBRIDGE_PASSWORD"} <= environment


def test_everything_that_is_named_is_there() -> None:
    whole = compose()
    services = whole["services"]
    for service in services.values():
        for needed in service.get("depends_on", ()):
            assert needed in services
        for volume in service.get("volumes", ()):
            source = volume.partition(":")[0]
            assert source in whole["volumes"] or source.startswith(("./", "${")), volume
            if source.startswith("./"):
                assert (DEPLOY / source).exists()
    assert (DEPLOY / services["worker"]["build"]["context"] / "pyproject.toml").exists()
    upstream = re.findall(r"server (\S+):8000", (DEPLOY / "nginx.conf").read_text())
    assert upstream == [name for name in services if name.startswith("worker")]


def test_what_the_image_copies_is_there() -> None:
    dockerfile = (DEPLOY / "Dockerfile").read_text()
    for line in re.findall(r"^COPY (?!--from)(.+) \S+$", dockerfile, re.MULTILINE):
        for path in line.split():
            assert (DEPLOY.parent / path).exists(), path


def test_every_locked_package_has_hashes() -> None:
    """What is installed is what was locked, byte for byte."""
    locks = sorted((DEPLOY.parent / "requirements").glob("*.lock"))
    assert [lock.stem for lock in locks] == ["all", "build", "play", "serve"]
    for lock in locks:
        pinned = re.split(r"\n(?! )", lock.read_text().strip())
        assert pinned
        for one in pinned:
            assert re.match(r"[a-z0-9._-]+==\S+", one), one
            assert "--hash=sha256:" in one, one
    makefile = (DEPLOY.parent / "Makefile").read_text()
    assert "--generate-hashes" in makefile
    assert "--quiet --require-hashes --requirement" in makefile
    installs = re.findall(r"pip install .*?--requirement", (DEPLOY / "Dockerfile").read_text())
    assert len(installs) == 2
    assert all("--require-hashes" in line for line in installs)


def test_locks_agree() -> None:
    pinned = {
        lock.stem: set(re.findall(r"^[a-z0-9._-]+==[^ ;]+", lock.read_text(), re.MULTILINE))
        for lock in (DEPLOY.parent / "requirements").glob("*.lock")
    }
    assert pinned["build"] <= pinned["play"] <= pinned["all"]
    assert pinned["serve"] <= pinned["all"]


def locations() -> dict[str, str]:
    text = (DEPLOY / "nginx.conf").read_text()
    return dict(re.findall(r"location (.+?) \{\n(.*?)\n        \}", text, re.DOTALL))


def test_the_proxy_limits_callers() -> None:
    text = (DEPLOY / "nginx.conf").read_text()
    for word in ("limit_req ", "limit_conn ", "client_header_timeout", "client_body_timeout"):
        assert word in text
    callers = re.findall(r'"~(.*?)" \$net', text)
    for address, net in (
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2:"),
        ("2001:db8:1:2::1", "2001:db8:1:2:"),
        ("2001:db8::1", "2001:db8::"),
        ("::1", "::"),
        ("192.0.2.7", None),
    ):
        found = next(
            (m["net"] for one in callers if (m := re.match(one.replace("?<", "?P<"), address))), None
        )
        assert found == net, address


def test_the_proxy_repeats_nothing_that_is_expensive_or_counts_twice() -> None:
    text = (DEPLOY / "nginx.conf").read_text()
    assert not re.search(r"proxy_next_upstream [^;]*timeout", text)
    found = locations()
    again = [place for place, body in found.items() if "non_idempotent" in body]
    assert len(again) == 1
    counted_once = re.compile(again[0].removeprefix("~ "))
    long = re.compile(next(place for place, body in found.items() if "thinking" in body).removeprefix("~ "))
    for path in (
        "tables/x/hint",
        "practice",
        "practice/why",
        "replay",
        "boards",
        "tables/x/record",
        "tables/x/luck",
    ):
        assert long.match(f"/api/{path}")
        assert not counted_once.match(f"/api/{path}")
    for path in ("tables/x/moves", "tables/x/chat", "tables", "join", "tables/x/seats/B"):
        assert counted_once.match(f"/api/{path}")
        assert not long.match(f"/api/{path}")
    for path in ("me", "me/link", "claim", "tables/x/invites"):
        assert not counted_once.match(f"/api/{path}")
