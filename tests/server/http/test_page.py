"""The page as it is handed out, and the words it speaks."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from landbridge import texts
from landbridge.server.http.page import ROUTES, catalogues
from landbridge.texts import LANGUAGES, sources
from tests.server.host import Guest, Running, running

SCRIPT = "console.log('a script of more than a thousand bytes');\n" * 40
BUILT = {
    "index.html": "<!doctype html><title>Landbridge</title><script type=module src=/assets/i-1a2b.js></script>",
    "assets/i-1a2b.js": SCRIPT,
    "assets/i-3c4d.css": "body { margin: 0 }",
    "assets/font-9f.woff2": "not really a font",
    "touch-icon.png": "not really a picture",
    "favicon.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
    "manifest.webmanifest": "{}",
    "secret.txt": "not for the assets' address",
}
APP = Path(__file__).parents[3] / "web" / "src" / "App.tsx"
ADDRESSES = [path.replace("{game}", "hashi") for path in ROUTES]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("page")
    for name, text in BUILT.items():
        made.joinpath(name).parent.mkdir(exist_ok=True)
        made.joinpath(name).write_text(text)
    made.parent.joinpath("outside.js").write_text("nobody's business")
    return made


@pytest.fixture(scope="module")
def built(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("data"), page=folder, password="open sesame") as up:
        yield up


@pytest.fixture
def reader(built: Running) -> Iterator[Guest]:
    with closing(Guest(built.url)) as guest:
        yield guest


@pytest.mark.parametrize("address", ADDRESSES)
def test_every_address_of_the_page_is_the_page(address: str, reader: Guest) -> None:
    reply = reader.get(address + "?lang=fr")
    assert reply.status == 200
    assert reply.body.decode() == BUILT["index.html"]
    assert reply.headers["content-type"] == "text/html; charset=utf-8"
    assert reply.headers["cache-control"] == "no-cache"
    again = reader.get(address, **{"if-none-match": reply.headers["etag"]})
    assert (again.status, again.body) == (304, b"")


def test_whatever_the_page_can_show_has_an_address() -> None:
    """Those that the page tells apart, by the first word of a path: otherwise a reload would be answered with 404."""
    told_apart = re.findall(r'^    case "(.*)":$', APP.read_text("utf-8"), re.MULTILINE)
    assert sorted({path.split("/")[1] for path in ROUTES}) == sorted(told_apart)


@pytest.mark.parametrize(
    ("name", "kind", "keep"),
    [
        ("assets/i-1a2b.js", "text/javascript; charset=utf-8", "public, max-age=31536000, immutable"),
        ("assets/i-3c4d.css", "text/css; charset=utf-8", "public, max-age=31536000, immutable"),
        ("assets/font-9f.woff2", "font/woff2", "public, max-age=31536000, immutable"),
        ("favicon.svg", "image/svg+xml", "no-cache"),
        ("touch-icon.png", "image/png", "no-cache"),
        ("manifest.webmanifest", "application/manifest+json", "no-cache"),
    ],
)
def test_files_have_their_kind_and_are_kept_as_long_as_they_hold(
    name: str, kind: str, keep: str, reader: Guest
) -> None:
    reply = reader.get(f"/{name}")
    assert (reply.status, reply.body.decode()) == (200, BUILT[name])
    assert (reply.headers["content-type"], reply.headers["cache-control"]) == (kind, keep)
    assert "content-encoding" not in reply.headers


def test_large_texts_are_packed_for_whoever_unpacks(reader: Guest) -> None:
    reply = reader.get("/assets/i-1a2b.js", **{"accept-encoding": "gzip, br"})
    assert reply.headers["content-encoding"] == "gzip"
    assert len(reply.body) < len(SCRIPT) / 4
    assert gzip.decompress(reply.body).decode() == SCRIPT
    small = reader.get("/assets/i-3c4d.css", **{"accept-encoding": "gzip"})
    assert "content-encoding" not in small.headers


@pytest.mark.parametrize(
    "path",
    [
        "/assets/nothing.js",
        "/assets/",
        "/assets/../secret.txt",
        "/assets/..%2fsecret.txt",
        "/assets/%2e%2e/%2e%2e/outside.js",
        "/assets/..%5csecret.txt",
        "/assets//etc/passwd",
        "/assets/%2fetc%2fpasswd",
        "/assets/i-1a2b.js%00",
        "/secret.txt",
        "/learn/",
    ],
)
def test_nothing_else_is_handed_out(path: str, reader: Guest) -> None:
    reply = reader.get(path)
    assert reply.status in (307, 404)
    assert reply.status == 307 or reply.headers["cache-control"] == "no-store"
    assert b"business" not in reply.body
    assert b"not for" not in reply.body


@pytest.mark.parametrize("path", ["/nowhere", "/table/t-1", "/assets/old-1a2b.js"])
def test_who_opens_an_address_without_anything_gets_a_page_that_says_so(path: str, reader: Guest) -> None:
    seen = reader.get(path, accept="text/html,application/xhtml+xml,*/*;q=0.8")
    assert (seen.status, seen.body.decode()) == (404, BUILT["index.html"])
    assert seen.headers["content-type"] == "text/html; charset=utf-8"
    assert seen.headers["cache-control"] == "no-store"
    for accept in ("application/json", "*/*"):
        told = reader.get(path, accept=accept)
        assert (told.status, told.json["error"]) == (404, "no-page")


def test_the_interface_answers_programs_whatever_they_accept(reader: Guest) -> None:
    assert reader.get("/api/nowhere", accept="text/html").json["error"] == "no-page"


def test_a_page_that_is_built_again_is_seen(reader: Guest, folder: Path) -> None:
    before = reader.get("/").headers["etag"]
    file = folder / "index.html"
    file.write_text("<title>new</title>")
    try:
        after = reader.get("/", **{"if-none-match": before})
        assert (after.status, after.body) == (200, b"<title>new</title>")
    finally:
        file.write_text(BUILT["index.html"])


def test_the_page_may_load_nothing_from_elsewhere(reader: Guest) -> None:
    for path in ("/", "/assets/i-1a2b.js", "/api/texts/en"):
        headers = reader.get(path).headers
        rules = dict(one.strip().split(" ", 1) for one in headers["content-security-policy"].split(";"))
        assert rules["default-src"] == "'none'"
        assert rules["script-src"] == "'self'"
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-content-type-options"] == "nosniff"


def test_a_page_that_was_not_built_says_how(tmp_path: Path) -> None:
    with running(tmp_path, page=tmp_path / "none") as up, closing(Guest(up.url)) as guest:
        reply = guest.get("/", **{"accept-language": "de"})
        assert reply.status == 200
        assert "npm ci &amp;&amp; npm run build" in reply.body.decode()
        assert "Seite ist nicht gebaut" in reply.body.decode()
        assert guest.get("/favicon.svg").json["error"] == "no-page"
        lost = guest.get("/nowhere", **{"accept-language": "de", "accept": "text/html"})
        assert (lost.status, "Unter dieser Adresse gibt es nichts." in lost.body.decode()) == (404, True)


# --- words --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_of_a_language(lang: str, reader: Guest) -> None:
    """Before the password too: the page has to ask for it in some language."""
    catalogues.cache_clear()
    reply = reader.get(f"/api/texts/{lang}")
    assert reply.status == 200
    told = reply.body.decode()
    for text in sources(lang).values():
        assert text in told
    assert reply.headers["content-type"] == "text/plain; charset=utf-8"
    assert reply.headers["cache-control"] == "no-cache"
    assert reader.get(f"/api/texts/{lang}", **{"if-none-match": reply.headers["etag"]}).status == 304
    packed = reader.get(f"/api/texts/{lang}", **{"accept-encoding": "gzip"})
    assert gzip.decompress(packed.body) == reply.body


def test_languages_by_their_own_names(reader: Guest) -> None:
    told = {one["lang"]: one["name"] for one in reader.get("/api/texts").json["languages"]}
    assert tuple(told) == LANGUAGES
    assert (told["en"], told["fr"], told["nl"]) == ("English", "Français", "Nederlands")
    assert reader.get("/api/texts/xx").status == 422


def test_words_of_games_from_elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tmp_path.joinpath("en").mkdir()
    tmp_path.joinpath("en", "elsewhere.ftl").write_text("elsewhere = Elsewhere\n")
    before = catalogues("en").mark
    monkeypatch.setattr(texts, "_folders", [tmp_path])
    catalogues.cache_clear()  # as after a restart
    try:
        assert b"elsewhere = Elsewhere" in catalogues("en").body
        assert catalogues("en").mark != before
    finally:
        catalogues.cache_clear()


def test_answers_of_the_interface_are_not_kept(reader: Guest) -> None:
    assert reader.get("/api/me").headers["cache-control"] == "no-store"
