"""The interface document (OpenAPI): what can be asked for, made from the operations and their shapes."""

from __future__ import annotations

import dataclasses
import inspect
import json
import types
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

import landbridge
from landbridge.app.bounds import EXAMPLE, OPEN, Many, Text, Whole
from landbridge.app.operation import File, Operation, Operations
from landbridge.app.shapes.common import Refusal

ABOUT = """Tables for board games. Everything a page needs, and everything a bot in any language needs.

A guest arrives (`POST /api/me`, a cookie), opens a table or follows an invitation, commits a number or lets the server
hold one (`ready`), follows the stream, and makes moves by picking offers. Facts and refusals are keys with values;
`GET /api/texts/{lang}` has the sentences. `examples/http_bot.py` plays any of the games.
"""
PLAIN = {str: "string", int: "integer", float: "number", bool: "boolean", type(None): "null"}


class Document:
    """Collects the shapes that it names."""

    def __init__(self) -> None:
        self.shapes: dict[str, Any] = {}

    def of(self, operations: Operations) -> dict[str, Any]:
        paths: dict[str, dict[str, Any]] = {}
        self.schema(Refusal)
        for one in operations.all:
            paths.setdefault(f"/api/{one.path}", {})[one.method.lower()] = self._operation(one)
        return {
            "openapi": "3.1.0",
            "info": {"title": "Landbridge", "version": landbridge.__version__, "description": ABOUT},
            "paths": paths,
            "components": {"schemas": dict(sorted(self.shapes.items()))},
        }

    def _operation(self, one: Operation) -> dict[str, Any]:
        doc = inspect.cleandoc(one.run.__doc__ or "")
        defaults = inspect.signature(one.run).parameters
        told: dict[str, Any] = {
            "tags": [one.group],
            "operationId": f"{one.method.lower()} {one.path}",
            "summary": doc.partition("\n")[0],
            "description": doc,
            "parameters": [
                {"name": name, "in": "path", "required": True, "schema": self.schema(shape)}
                for name, shape in one.in_path.items()
            ]
            + [
                {
                    "name": name,
                    "in": "query",
                    "required": name in defaults and defaults[name].default is inspect.Parameter.empty,
                    "schema": self.schema(shape),
                }
                for name, shape in one.in_query.items()
            ],
            "responses": {str(one.status): self._answer(one), "default": self._refused()},
        }
        if one.body is not None:
            told["requestBody"] = {"required": True, "content": _json(self.schema(one.body))}
        return told

    def _answer(self, one: Operation) -> dict[str, Any]:
        if one.status == 204:
            return {"description": "Done"}
        if one.events is not None:
            return {"description": "Events", "content": {one.kind: {"schema": self.schema(one.events)}}}
        if one.kind or one.answer is File:
            kind = one.kind or "text/csv"
            return {"description": "A file", "content": {kind: {"schema": {"type": "string"}}}}
        return {"description": "Done", "content": _json(self.schema(one.answer))}

    def _refused(self) -> dict[str, Any]:
        return {"description": "Refused, with a reason", "content": _json(self.schema(Refusal))}

    # --- shapes -----------------------------------------------------------------------------------------------

    def schema(self, shape: Any) -> dict[str, Any]:
        """Return the JSON schema of a shape; those with names are referred to."""
        if get_origin(shape) in (Annotated, NotRequired):
            inner, *more = get_args(shape)
            return _bounded(self.schema(inner), more)
        origin, parts = get_origin(shape), get_args(shape)
        if origin in (Union, types.UnionType):
            return {"anyOf": [self.schema(part) for part in parts]}
        if origin is Literal:
            return {"enum": list(parts)}
        if origin is list:
            return {"type": "array", "items": self.schema(parts[0])}
        if origin is dict:
            return {"type": "object", "additionalProperties": self.schema(parts[1])}
        if shape in PLAIN:
            return {"type": PLAIN[shape]}
        if is_typeddict(shape) or dataclasses.is_dataclass(shape):
            return self._named(shape)
        return {}

    def _named(self, shape: Any) -> dict[str, Any]:
        name = shape.__name__
        if name not in self.shapes:
            self.shapes[name] = {}  # it may refer to itself
            self.shapes[name] = self._object(shape)
        return {"$ref": f"#/components/schemas/{name}"}

    def _object(self, shape: Any) -> dict[str, Any]:
        hints = get_type_hints(shape, include_extras=True)
        if is_typeddict(shape):
            needed = [name for name, hint in hints.items() if get_origin(hint) is not NotRequired]
        else:
            needed = [
                field.name
                for field in dataclasses.fields(shape)
                if field.default is dataclasses.MISSING and field.default_factory is dataclasses.MISSING
            ]
        told: dict[str, Any] = {
            "type": "object",
            "properties": {name: self.schema(hint) for name, hint in hints.items()},
            "required": needed,
            "additionalProperties": bool(getattr(shape, OPEN, False)),
        }
        doc = inspect.cleandoc(shape.__doc__ or "")
        if doc and not doc.startswith((f"{shape.__name__}(", "dict(")):
            told["description"] = doc
        if (example := shape.__dict__.get(EXAMPLE)) is not None:
            told["examples"] = [example]
        return told


def _bounded(schema: dict[str, Any], bounds: list[Any]) -> dict[str, Any]:
    told = dict(schema)
    for bound in bounds:
        if isinstance(bound, str):
            told["description"] = bound
        elif isinstance(bound, Text):
            told |= _given(minLength=bound.least or None, maxLength=bound.most, pattern=bound.pattern)
        elif isinstance(bound, Whole):
            told |= _given(minimum=bound.least, maximum=bound.most)
        elif isinstance(bound, Many):
            told |= _given(minItems=bound.least or None, maxItems=bound.most)
    return told


def _given(**bounds: Any) -> dict[str, Any]:
    return {name: value for name, value in bounds.items() if value is not None}


def _json(schema: dict[str, Any]) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}


def text_of(operations: Operations) -> str:
    """Return the document as JSON."""
    return json.dumps(Document().of(operations), ensure_ascii=False)
