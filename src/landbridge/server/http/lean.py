"""A short way from a request to its endpoint.

FastAPI passes every request through its layers and works parameters and dependencies out anew, which takes longer than
a move at the table. Almost all endpoints take the same: an `Asking`, words of the path, a JSON body. The shortcut reads
just these. As soon as anything about a request is unusual, FastAPI answers it as it would have anyway, so there is one
way to be wrong. The interface document is made from the endpoint's signature either way.
"""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Callable, Iterable, Mapping, MutableMapping
from contextvars import copy_context
from functools import cached_property, partial
from typing import Any, get_type_hints

from fastapi import Request, Response
from fastapi.params import Depends
from fastapi.routing import APIRoute
from pydantic import BaseModel, ValidationError
from starlette.responses import PlainTextResponse
from starlette.routing import BaseRoute
from starlette.types import ASGIApp, Receive, Scope, Send

Asked = Callable[[Request], Any]
Arguments = tuple[dict[str, Asked], list[str], dict[str, type[BaseModel]]]
Dependency = Callable[..., Any]

_plain: dict[Dependency, Asked] = {}


class Unusual(Exception):
    """Something that FastAPI has to look at."""


def lean(dependency: Dependency, asked: Asked) -> None:
    """How a dependency is met in the usual case; `Unusual` if it is not."""
    _plain[dependency] = asked


def query(request: Request, *names: str) -> dict[str, str]:
    """The parameters of an address that is as simple as ours are."""
    said = request.scope["query_string"].decode("latin-1")
    if not said:
        return {}
    pairs = [part.partition("=")[::2] for part in said.split("&")]
    found = dict(pairs)
    if "%" in said or "+" in said or len(found) < len(pairs) or not found.keys() <= set(names):
        raise Unusual
    return found


class LeanRoute(APIRoute):
    """A route that `Shortcut` may take, and FastAPI answers otherwise."""

    async def values(self, request: Request) -> dict[str, Any]:
        """The endpoint's arguments; `Unusual` or `ValidationError` if FastAPI has to look at the request."""
        if self._lean is None:
            raise Unusual
        asked, path, body = self._lean
        values = {name: find(request) for name, find in asked.items()}
        values |= {name: request.path_params[name] for name in path}
        for name, model in body.items():
            values[name] = model.model_validate_json(await request.body())
        return values

    @cached_property
    def _lean(self) -> Arguments | None:
        return _arguments(self.endpoint, self.param_convertors)


class Shortcut:
    """Takes requests for lean routes straight to their endpoints. All others go on to the layers inside."""

    def __init__(
        self, inside: ASGIApp, routes: Iterable[BaseRoute], errors: Mapping[Any, Callable[..., Any]]
    ):
        """`errors`: who answers when an endpoint raises, by kind, as FastAPI keeps them."""
        self.inside, self.errors = inside, errors
        self._routes: dict[tuple[str, int], list[tuple[list[str], LeanRoute]]] = {}
        for route in routes:
            if isinstance(route, LeanRoute):
                parts = route.path.split("/")
                for method in route.methods or ():
                    self._routes.setdefault((method, len(parts)), []).append((parts, route))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        route = self._find(scope) if scope["type"] == "http" else None
        if route is None:
            await self.inside(scope, receive, send)
            return
        request = Request(scope, receive)
        try:
            values = await route.values(request)
        except (Unusual, ValidationError):
            await self.inside(scope, again(await request.body(), receive), send)
            return
        try:
            answer: Response = await run_in_threadpool(route.endpoint, **values)
        except Exception as error:
            told = next((self.errors[kind] for kind in type(error).__mro__ if kind in self.errors), None)
            if told is None:
                await PlainTextResponse("Internal Server Error", 500)(scope, receive, send)
                raise
            answer = told(request, error)
        await answer(scope, receive, send)

    def _find(self, scope: Scope) -> LeanRoute | None:
        said = scope["path"].split("/")
        for parts, route in self._routes.get((scope["method"], len(said)), ()):
            found = {}
            for part, word in zip(parts, said, strict=True):
                if part != word:
                    if not (word and part.startswith("{") and part[1:-1] in route.param_convertors):
                        break
                    found[part[1:-1]] = word
            else:
                scope["route"], scope["endpoint"], scope["path_params"] = route, route.endpoint, found
                return route
        return None


async def run_in_threadpool(function: Callable[..., Any], **values: Any) -> Any:
    """As Starlette's, which can also be cancelled and limited one by one, and takes twice the time for it."""
    there = partial(copy_context().run, function, **values)
    return await asyncio.get_running_loop().run_in_executor(None, there)


def again(body: bytes, receive: Receive) -> Receive:
    """Hands out a body that was read already; then what else the client does."""
    told = False

    async def once() -> MutableMapping[str, Any]:
        nonlocal told
        if told:
            return await receive()
        told = True
        return {"type": "http.request", "body": body, "more_body": False}

    return once


def _arguments(endpoint: Callable[..., Any], convertors: Any) -> Arguments | None:
    """What an endpoint takes, by name; None if that is more than a lean route knows."""
    if inspect.iscoroutinefunction(endpoint):
        return None
    asked: dict[str, Asked] = {}
    path: list[str] = []
    body: dict[str, type[BaseModel]] = {}
    hints = get_type_hints(endpoint, include_extras=True)
    for name in inspect.signature(endpoint).parameters:
        hint = hints[name]
        depends = [one for one in getattr(hint, "__metadata__", ()) if isinstance(one, Depends)]
        if depends and depends[0].dependency in _plain:
            asked[name] = _plain[depends[0].dependency]
        elif name in convertors and hint is str:
            path.append(name)
        elif isinstance(hint, type) and issubclass(hint, BaseModel) and not body:
            body[name] = hint
        else:
            return None
    return asked, path, body
