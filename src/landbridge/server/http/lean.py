"""Routes that find an endpoint's arguments themselves.

FastAPI works dependencies and parameters out anew for every request, which takes longer than a move at the table.
Almost all endpoints take the same: an `Asking`, words of the path, a JSON body. A lean route reads just these. As soon
as anything about a request is unusual, FastAPI answers it as it would have anyway, so there is one way to be wrong.
The interface document is made from the endpoint's signature either way.
"""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable
from typing import Any, get_type_hints

from fastapi import Request, Response
from fastapi.params import Depends
from fastapi.routing import APIRoute
from pydantic import BaseModel, ValidationError
from starlette.concurrency import run_in_threadpool

Handler = Callable[[Request], Awaitable[Response]]
Asked = Callable[[Request], Any]
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
    def get_route_handler(self) -> Any:
        general: Handler = super().get_route_handler()
        arguments = _arguments(self.endpoint, self.param_convertors)
        if arguments is None:
            return general
        endpoint, (asked, path, body) = self.endpoint, arguments

        async def handler(request: Request) -> Response:
            try:
                values = {name: find(request) for name, find in asked.items()}
                values |= {name: request.path_params[name] for name in path}
                for name, model in body.items():
                    values[name] = model.model_validate_json(await request.body())
            except (Unusual, ValidationError):
                return await general(request)
            answer: Response = await run_in_threadpool(endpoint, **values)
            return answer

        return handler


def _arguments(
    endpoint: Callable[..., Any], convertors: Any
) -> tuple[dict[str, Asked], list[str], dict[str, type[BaseModel]]] | None:
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
