"""The page's types, made from the shapes that operations declare; `make check` writes them, git does not keep them.

python -m tools.generate.interface              writes web/src/api/schema.ts
python -m tools.generate.interface --document   prints the interface document (OpenAPI)
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from landbridge.app.document import Document, text_of
from landbridge.server.http.app import OPERATIONS

TYPES = Path(__file__).parents[2] / "web" / "src" / "api" / "schema.ts"
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def types() -> str:
    """Return TypeScript with every shape of the interface by its name."""
    document = Document()
    document.of(OPERATIONS)
    told = [f"  {name}: {typed(schema)};" for name, schema in sorted(document.shapes.items())]
    return "\n".join(["// Made by tools/generate/interface.py.", "export interface Shapes {", *told, "}", ""])


def typed(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return f'Shapes["{schema["$ref"].rpartition("/")[2]}"]'
    if "anyOf" in schema:
        return " | ".join(typed(one) for one in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(json.dumps(one) for one in schema["enum"])
    kind = schema.get("type")
    if kind == "array":
        least, most = schema.get("minItems"), schema.get("maxItems")
        if least is not None and least == most and most <= 2:
            return f"[{', '.join([typed(schema['items'])] * most)}]"
        return f"({typed(schema['items'])})[]"
    if kind == "object":
        return _object(schema)
    return PLAIN.get(kind or "", "unknown")


def _object(schema: dict[str, Any]) -> str:
    more = schema.get("additionalProperties")
    if "properties" not in schema:
        return f"{{ [name: string]: {typed(more) if isinstance(more, dict) else 'unknown'} }}"
    needed = set(schema["required"])
    told = [
        f"{name}{'' if name in needed else '?'}: {typed(one)}" for name, one in schema["properties"].items()
    ]
    return f"{{ {'; '.join(told)}{'; [name: string]: unknown' if more else ''} }}"


def main() -> None:
    if sys.argv[1:] == ["--document"]:
        print(text_of(OPERATIONS))
    else:
        TYPES.write_text(types(), encoding="utf-8")


if __name__ == "__main__":
    main()
