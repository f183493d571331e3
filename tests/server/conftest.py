"""One server for the tests that do not need one of their own.

A test runs on SQLite. Where its module is about storage and says `DATABASES = BOTH`, `make test-system` runs it on
PostgreSQL, too. A test without a folder has no database at all, and is run once.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.engines import BENCH, on
from tests.server.host import Guest, Running, running


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "database" in metafunc.fixturenames:
        kinds = getattr(metafunc.module, "DATABASES", ("sqlite",))
        if not {"tmp_path", "tmp_path_factory"} & set(metafunc.fixturenames):
            kinds = kinds[:1]
        cases = [pytest.param(k, marks=pytest.mark.system if k == "postgresql" else ()) for k in kinds]
        metafunc.parametrize("database", cases, indirect=True, scope="session")


@pytest.fixture(scope="session")
def engines() -> Iterator[None]:
    """Whatever was started along the way ends with the tests."""
    yield
    BENCH.close()


@pytest.fixture(scope="session", autouse=True)
def database(request: pytest.FixtureRequest, engines: None) -> Iterator[str]:
    with on(request.param):
        yield request.param


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory, database: str) -> Iterator[Running]:
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
