"""The files of deploy/ fit together and fit the command; nothing here starts them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import typer.main
import yaml  # type: ignore[import-untyped]

from landbridge import cli
from landbridge.server.run.limits import Limits

DEPLOY = Path(__file__).parents[2] / "deploy"
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
