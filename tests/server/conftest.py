"""One server for the tests that do not need one of their own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.host import Guest, Running, running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("server")) as up:
        yield up


@pytest.fixture
def ada(server: Running) -> Iterator[Guest]:
    guest = Guest(server.url, "Ada")
    yield guest
    guest.close()


@pytest.fixture
def ben(server: Running) -> Iterator[Guest]:
    guest = Guest(server.url, "Ben")
    yield guest
    guest.close()
