"""The server's interface document for the page: `make wire` writes it and the types made from it.

python -m tools.generate.interface              writes web/src/api/openapi.json
python -m tools.generate.interface --mark FILE  says in the first line of a generated file what it was made from
"""

from __future__ import annotations

import hashlib
import json
import sys
import tempfile
from pathlib import Path
from typing import Any

from landbridge.server.http.app import application
from landbridge.server.run.services import Settings

ROOT = Path(__file__).parents[2]
DOCUMENT = ROOT / "web" / "src" / "api" / "openapi.json"
TYPES = DOCUMENT.with_name("schema.ts")


def document() -> str:
    """The shapes of requests and answers as they are now, in one order; the page needs nothing else of it."""
    with tempfile.TemporaryDirectory() as folder:
        app = application(Settings(Path(folder), bots_at_once=False))
        told: dict[str, Any] = app.openapi()
        app.state.services.close()
    shapes = {
        "openapi": told["openapi"],
        "info": {"title": told["info"]["title"], "version": ""},
        "paths": {},
    }
    shapes["components"] = {"schemas": told["components"]["schemas"]}
    return json.dumps(shapes, indent=1, sort_keys=True, ensure_ascii=False) + "\n"


def mark(text: str) -> str:
    return f"// Made by `make wire` from openapi.json {hashlib.sha256(text.encode()).hexdigest()[:16]}\n"


def main() -> None:
    if sys.argv[1:2] == ["--mark"]:
        file = Path(sys.argv[2])
        file.write_text(
            mark(DOCUMENT.read_text(encoding="utf-8")) + file.read_text(encoding="utf-8"), encoding="utf-8"
        )
    else:
        DOCUMENT.write_text(document(), encoding="utf-8")


if __name__ == "__main__":
    main()
