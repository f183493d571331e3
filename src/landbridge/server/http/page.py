"""The page itself, built by Vite into `page/`, and the words it speaks."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from functools import lru_cache
from html import escape
from importlib import resources
from pathlib import Path
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from landbridge import registry
from landbridge.core.facts import Fact
from landbridge.server.http.guard import Counted, language_of
from landbridge.table.refusals import Refused
from landbridge.texts import sources, words

ROUTES = (
    "/",
    "/table",
    "/join",
    "/me",
    "/replay",
    "/learn",
    "/learn/{game}",
    "/boards",
    "/practice/{game}",
    "/exercises",
    "/exercises/{game}",
    "/review/{table}",
    "/deal",
    "/luck",
    "/print",
    "/print/{game}",
    "/draw/{game}",
    "/enter/{game}",
    "/sheet/{game}",
    "/tournaments",
    "/tournament",
    "/wall/{tournament}",
    "/host",
    "/stats",
    "/find",
    "/friend",
)
BESIDE = (
    "/favicon.svg",
    "/push.js",
    "/manifest.webmanifest",
    "/icon-192.png",
    "/icon-512.png",
    "/touch-icon.png",
    "/preview.png",
)
BUILD = "npm ci && npm run build"
FOR_EVER = "public, max-age=31536000, immutable"  # an asset's name has its hash in it
ASK_AGAIN = "no-cache"  # kept, but never used without asking whether it still holds
SMALLEST = 1000  # bytes worth compressing
PACKED = ("text/", "application/javascript", "application/json", "application/manifest+json", "image/svg+xml")
KINDS = {
    ".js": "text/javascript",  # some systems' own lists say text/plain
    ".webmanifest": "application/manifest+json",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".ftl": "text/plain",
}


class Piece(NamedTuple):
    """Something to hand out, packed and not."""

    body: bytes
    packed: bytes | None
    mark: str  # its ETag
    kind: str


def piece(body: bytes, kind: str) -> Piece:
    worth = len(body) >= SMALLEST and kind.startswith(PACKED)
    packed = gzip.compress(body, 6, mtime=0) if worth else None
    mark = hashlib.sha256(body).hexdigest()[:20]
    return Piece(body, packed, f'"{mark}"', f"{kind}; charset=utf-8" if kind.startswith("text/") else kind)


def handed(request: Request, found: Piece, keep: str) -> Response:
    headers = {"etag": found.mark, "cache-control": keep, "vary": "accept-encoding"}
    if found.mark in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    body = found.body
    if found.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body = found.packed
        headers["content-encoding"] = "gzip"
    return Response(body, media_type=None, headers={**headers, "content-type": found.kind})


@lru_cache(maxsize=256)
def _read(file: Path, changed: int) -> Piece:
    kind = KINDS.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    return piece(file.read_bytes(), kind)


def page_file(folder: Path, name: str) -> Piece | None:
    """A file of the page, read again when it was built again; None outside its folder."""
    try:
        file = folder.joinpath(name).resolve(strict=True)
        if not file.is_file() or not file.is_relative_to(folder.resolve()):
            return None
        return _read(file, file.stat().st_mtime_ns)
    except (OSError, ValueError):  # not there, or no name of a file at all
        return None


@lru_cache(maxsize=16)
def catalogues(language: str) -> Piece:
    for name in registry.game_names():  # games from elsewhere add their words when they are found
        registry.find(name)
    return piece("\n".join(sources(language).values()).encode(), "text/plain")


def for_people(request: Request) -> bool:
    """Whether somebody has opened this address in a browser; programs do not ask for HTML, or ask below /api."""
    return "text/html" in request.headers.get("accept", "") and not request.url.path.startswith("/api/")


def nowhere(request: Request, folder: Path) -> Response:
    """For an address where there is nothing: the page, which says so in its own words and leads home."""
    found = page_file(folder, "index.html")
    if found is None:
        return _unbuilt(request, Fact("server-no-page"), 404)
    return Response(
        found.body, 404, media_type=None, headers={"content-type": found.kind, "cache-control": "no-store"}
    )


def _unbuilt(request: Request, fact: Fact, status: int = 200) -> Response:
    lang = language_of(request.scope)
    bare = resources.files("landbridge.server").joinpath("page.html").read_text("utf-8")
    said = words(lang).say(fact.key, fact.values)
    return HTMLResponse(bare.replace("{lang}", lang).replace("{said}", escape(said)), status)


def unbuilt(request: Request) -> Response:
    return _unbuilt(request, Fact("server-page-missing", {"command": BUILD, "folder": "web"}))


def routes(folder: Path) -> list[Counted]:
    """Return the addresses of the page and its files."""

    def front(request: Request) -> Response:
        found = page_file(folder, "index.html")
        return handed(request, found, ASK_AGAIN) if found is not None else unbuilt(request)

    def asset(request: Request) -> Response:
        found = page_file(folder / "assets", request.path_params["name"])
        if found is None:
            raise Refused("server-no-page")
        return handed(request, found, FOR_EVER)

    def beside(request: Request) -> Response:
        found = page_file(folder, request.url.path.lstrip("/"))
        if found is None:
            raise Refused("server-no-page")
        return handed(request, found, ASK_AGAIN)

    return [
        *(Counted(path, front) for path in ROUTES),
        Counted("/assets/{name:path}", asset),
        *(Counted(path, beside) for path in BESIDE),
    ]
