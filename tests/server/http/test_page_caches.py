"""What stands between server and page may keep things, but must not hand the packed to whoever cannot unpack."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

from tests.server.host import Guest, running


def test_packed_and_plain_are_told_apart(tmp_path: Path) -> None:
    page = tmp_path / "page"
    page.joinpath("assets").mkdir(parents=True)
    page.joinpath("index.html").write_text("<title>Landbridge</title>" * 100)
    page.joinpath("assets", "a.js").write_text("let a = 1;\n" * 200)
    with running(tmp_path / "data", page=page) as up, closing(Guest(up.url)) as guest:
        for path in ("/", "/assets/a.js", "/api/texts/en"):
            plain = guest.get(path, **{"accept-encoding": "identity"})
            packed = guest.get(path, **{"accept-encoding": "gzip"})
            again = guest.get(path, **{"if-none-match": plain.headers["etag"]})
            assert "content-encoding" not in plain.headers
            assert packed.headers["content-encoding"] == "gzip"
            assert again.status == 304
            for reply in (plain, packed, again):
                assert "accept-encoding" in reply.headers["vary"].lower()
