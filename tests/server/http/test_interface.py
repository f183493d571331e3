"""The interface document is the truth: whatever it allows is answered as it says, and nothing breaks the server."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

import landbridge
from landbridge.server.http.app import OPERATIONS
from tests.server.host import Guest, Running, running

CHECKS: Any = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


class Desk:
    """Somebody with tables in every state, so that not every question ends at 404."""

    def __init__(self, url: str):
        self.url = url
        self.guest = Guest(url, "Ada")
        gathering = self.guest.open("hashi", "me", "open", listed=True)
        playing = self.guest.open("hashi", "me", "me")
        self.guest.ready(playing)
        over = self.guest.open("hashi", "passive", "passive")
        closed = self.guest.open("hashi", "me")
        self.guest.post(f"/api/tables/{closed}/close")
        self.tables = [gathering, playing, over, closed, "nowhere"]
        self.asked = 0


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, database: str) -> Iterator[Running]:
    """Of its own: other tests stop databases, and these use up what one address may guess."""
    with running(tmp_path_factory.mktemp("interface")) as up:
        yield up


@pytest.fixture(scope="module")
def desk(server: Running) -> Iterator[Desk]:
    made = Desk(server.url)
    yield made
    made.guest.close()


@pytest.fixture(scope="module")
def interface(desk: Desk) -> Any:
    return schemathesis.openapi.from_url(desk.url + "/api/openapi.json")


DECLARED = sorted((one.method, f"/api/{one.path}") for one in OPERATIONS.all)
OPEN = {"MessageTold", "Update"}  # what else stands there depends on what it is
GAMES = [*landbridge.game_names(), "chess"]
THINKING = ("/hint", "/practice", "/review", "/exercises/try")  # they wait for bots, and not for ever


def cases(operation: Any) -> Any:
    """What the document allows and, where there is anything to get wrong, what it does not."""
    good = operation.as_strategy(generation_mode=GenerationMode.POSITIVE)
    if not (operation.body or operation.query):
        return good
    return good | operation.as_strategy(generation_mode=GenerationMode.NEGATIVE)


def test_the_document_has_all_operations_and_no_other(desk: Desk) -> None:
    document = desk.guest.get("/api/openapi.json").json
    told = [(method.upper(), path) for path, methods in document["paths"].items() for method in methods]
    assert sorted(told) == DECLARED


def test_every_shape_is_closed(desk: Desk) -> None:
    """A name that is not told is not there: what is sent with one more is refused, and no answer has one."""
    shapes = desk.guest.get("/api/openapi.json").json["components"]["schemas"]
    assert {name for name, shape in shapes.items() if shape["additionalProperties"] is not False} == OPEN


@pytest.mark.few(24)
@pytest.mark.parametrize(
    ("method", "path"),
    [one for one in DECLARED if not one[1].endswith("/stream")],
    ids=lambda one: str(one),
)
def test_whatever_the_document_allows(method: str, path: str, desk: Desk, interface: Any) -> None:
    """And much that it does not allow: half of what is sent breaks the document on purpose."""

    @settings(
        max_examples=15,
        deadline=None,
        derandomize=True,
        suppress_health_check=list(HealthCheck),
        database=None,
    )
    @given(case=cases(interface[path][method]))
    def attack(case: Any) -> None:
        if "table" in (case.path_parameters or {}):
            case.path_parameters["table"] = desk.tables[desk.asked % len(desk.tables)]
        if "game" in (case.path_parameters or {}):
            case.path_parameters["game"] = GAMES[desk.asked % len(GAMES)]
        if isinstance(case.body, dict) and isinstance(case.body.get("game"), str):
            case.body["game"] = GAMES[desk.asked % len(GAMES)]
        desk.asked += 1
        deleted = (method, path) == ("DELETE", "/api/me")
        headers = {} if deleted else {"cookie": desk.guest.cookie}
        case.call_and_validate(headers=headers, checks=CHECKS, base_url=desk.url, timeout=30)

    attack()


@pytest.mark.parametrize(
    ("query", "status"),
    [
        ("?seat=Q", 422),
        ("?seat=", 422),
        ("?after=-1", 422),
        ("?after=x", 422),
        ("?seat=D", 404),
    ],
)
def test_streams_are_refused_like_anything_else(desk: Desk, query: str, status: int) -> None:
    reply = desk.guest.get(f"/api/tables/{desk.tables[1]}/stream{query}")
    assert reply.status == status
    assert reply.json["error"]


def test_every_request_has_an_example(desk: Desk) -> None:
    document = desk.guest.get("/api/openapi.json").json
    for path, operations in document["paths"].items():
        for method, operation in operations.items():
            assert operation.get("summary"), (method, path)
            body = operation.get("requestBody")
            if body:
                reference = body["content"]["application/json"]["schema"]["$ref"].rpartition("/")[2]
                assert document["components"]["schemas"][reference]["examples"], reference


def test_the_attacks_met_more_than_closed_doors(desk: Desk, server: Running) -> None:
    """Runs last: what was answered, by status. Bots may still be getting ready, and nothing else may."""
    counts = desk.guest.get("/metrics").body.decode()
    met = {
        line.rpartition('status="')[2][:3]
        for line in counts.splitlines()
        if line.startswith("landbridge_requests") and 'status="503"' not in line
    }
    assert {"200", "201", "404", "409", "422"} <= met
    assert not any(status.startswith("5") for status in met)
    passing = [line for line in counts.splitlines() if 'status="503"' in line]
    assert all(any(route in line for route in THINKING) for line in passing), passing
