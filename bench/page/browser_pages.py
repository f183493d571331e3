"""What `bench/page/browser.py` does in a page: scripts, and a browser that has the site installed."""

from __future__ import annotations

import json
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path
from typing import Any

from bench.page.quarter import Limit
from tests.browser.site import BELOW, BUILT, Handler, headers_of
from tools.install.browser import ARGS, found

DESK = {"width": 1440, "height": 900}
PHONE = {"width": 412, "height": 915}
GAMES = ("hashi", "river_dragons", "the_border", "loopit")
TITLES = {"hashi": "Hashi", "river_dragons": "River Dragons", "the_border": "The Border", "loopit": "Loopit"}
SETTINGS = {"pace": 0, "confirm": False}

INSTALLED = """async () => {
  await navigator.serviceWorker.ready;
  while (!navigator.serviceWorker.controller) await new Promise((done) => setTimeout(done, 20));
}"""
# Python's memory is kept some seconds after the first start.
KEPT = """async () => {
  const kept = async () => (await (await caches.open("landbridge-python")).keys()).length > 0;
  while (!(await kept())) await new Promise((done) => setTimeout(done, 100));
}"""
# Clicks through to a board as soon as there is something to click; when, in milliseconds since the page was opened.
TO_A_BOARD = """(title) => {
  window.told = {};
  const drawn = (then) => requestAnimationFrame(() => setTimeout(() => then(performance.now())));
  const look = () => {
    const board = document.querySelector(".middle svg.board [data-h]");
    if (board) return drawn((now) => { window.told.board = now; });
    const start = document.querySelector("dialog [data-first]:not(:disabled)");
    const game = [...document.querySelectorAll("button")].find(
      (one) => one.textContent.includes("Play now") && one.closest("li, article, section")?.textContent.includes(title),
    );
    if (start && !window.told.click) { window.told.click = performance.now(); start.click(); }
    else if (game && !window.told.home) drawn((now) => { window.told.home ??= now; game.click(); });
    setTimeout(look, 50);
  };
  look();
}"""
# Each touch: milliseconds until something was drawn (`first`), and until its answer was (`ms`); `sent`: that it was a
# move, and Python has answered. Nothing looks at every frame: the browser would draw frames that nobody else asks for.
WATCHED = """() => {
  window.touches = [];
  const post = Worker.prototype.postMessage;
  let sent = null;
  Worker.prototype.postMessage = function (message, ...more) {
    if (sent && message.kind === "ask" && message.path.includes("/moves")) sent.sent = true;
    return post.call(this, message, ...more);
  };
  const drawn = (then) => requestAnimationFrame(() => setTimeout(() => then(performance.now())));
  const at = () => document.querySelector(".dock")?.dataset.at;
  addEventListener("click", ({ timeStamp }) => {
    const touch = sent = { ms: 0, first: 0, sent: false };
    const before = at();
    const answer = new MutationObserver(() => {
      if (at() === before) return;
      answer.disconnect();
      drawn((now) => { touch.ms = now - timeStamp; window.touches.push(touch); });
    });
    answer.observe(document.querySelector("main"), { subtree: true, childList: true, attributeFilter: ["data-at"] });
    drawn((now) => {
      touch.first = now - timeStamp;
      if (touch.sent) return;
      answer.disconnect();
      touch.ms = touch.first;
      window.touches.push(touch);
    });
  }, { capture: true });
}"""
# A place that may be touched next, or a button of the dock; null: it is somebody else's turn.
NEXT = """() => {
  const dock = document.querySelector(".dock");
  if (!dock || "busy" in dock.dataset) return null;
  const kinds = [
    ".dock .ends [data-confirm]:not(:disabled)",
    ".middle svg.board [data-h].can, .dock .zone button[data-h]:not(:disabled)",
    ".dock .ends button:not(:disabled)",
  ];
  const found = kinds.map((kind) => [...document.querySelectorAll(kind)]).find((some) => some.length > 0) ?? [];
  const shown = found.filter((one) => !one.closest("[data-new]"));
  for (let tries = 0; tries < 20 && shown.length; tries++) {
    const one = shown[Math.floor(Math.random() * shown.length)];
    const { x, y, width, height } = one.getBoundingClientRect();
    const [u, v] = [x + width / 2, y + height / 2];
    if (one.contains(document.elementFromPoint(u, v))) return [u, v];
  }
  return null;
}"""
# A worker of the site's own that thinks; it has the site's compiled kernels.
THINKER = """async ([script, folder, files]) => {
  const base = new URL(".", location.href).href;
  const found = new Map(await Promise.all(files.map(async (name) =>
    [name, new Uint8Array(await (await fetch(`${folder}/${name}`)).arrayBuffer())])));
  window.thinker = new Worker(script, { type: "module" });
  window.thinker.postMessage({ base, files: found });
}"""
THINK = """(asked) => new Promise((done) => {
  const from = performance.now();
  window.thinker.onmessage = ({ data }) => done([data.thought ?? data.broken, performance.now() - from]);
  window.thinker.postMessage({ n: 1, asked });
})"""
KERNEL = """async ([path]) => {
  const { instance } = await WebAssembly.instantiateStreaming(fetch(path), {});
  window.kernel = instance.exports;
  return window.kernel.__heap_base.value;
}"""
WRITE = """([at, packed]) => {
  const bytes = Uint8Array.from(atob(packed), (one) => one.charCodeAt(0));
  const { memory } = window.kernel;
  const missing = at + bytes.length - memory.buffer.byteLength;
  if (missing > 0) memory.grow(Math.ceil(missing / 65536));
  new Uint8Array(memory.buffer).set(bytes, at);
}"""
# Calls a kernel so many times on the same bytes; what it wrote at last, and the shortest time in milliseconds.
CALL = """([entry, at, packed, times]) => {
  const frame = Uint8Array.from(atob(packed), (one) => one.charCodeAt(0));
  const { memory } = window.kernel;
  const missing = at + frame.length - memory.buffer.byteLength;
  if (missing > 0) memory.grow(Math.ceil(missing / 65536));
  let best = Infinity, told = 0;
  for (let i = 0; i < times; i++) {
    new Uint8Array(memory.buffer).set(frame, at);
    const from = performance.now();
    told = window.kernel[entry](at);
    best = Math.min(best, performance.now() - from);
  }
  const after = new Uint8Array(memory.buffer, at, frame.length);
  let text = "";
  for (let i = 0; i < after.length; i += 32768) text += String.fromCharCode(...after.subarray(i, i + 32768));
  return [told, best, btoa(text)];
}"""


class PackedHandler(Handler):
    """Sends what lies packed beside a file, as a host does that is set up well, and counts bytes."""

    ways: tuple[tuple[str, str], ...]
    sent: list[int]

    def do_GET(self) -> None:  # noqa: N802 - the name that the library calls
        path = Path(self.translate_path(self.path.partition("?")[0]))
        if path.is_dir():
            path /= "index.html"
        if not path.is_file():
            return self.send_error(404)
        named, content = "", path.read_bytes()
        for word, end in self.ways:
            packed = path.with_name(path.name + end)
            if word in self.headers.get("accept-encoding", "") and packed.is_file():
                named, content = word, packed.read_bytes()
                break
        self.send_response(200)
        self.send_header("content-type", self.guess_type(path))
        self.send_header("content-length", str(len(content)))
        if named:
            self.send_header("content-encoding", named)
        if "/assets/" in self.path or "/python/" in self.path:
            self.send_header("cache-control", "public, max-age=31536000, immutable")
        else:
            self.send_header("cache-control", "no-cache")
        self.end_headers()
        with suppress(BrokenPipeError):
            self.wfile.write(content)
        self.sent.append(len(content))


class PackedServer:
    """`gzip`: a host that knows nothing better."""

    def __init__(self, gzip: bool = False):
        self.sent: list[int] = []
        self.asked: list[str] = []
        ways = (("gzip", ".gz"),) if gzip else (("br", ".br"), ("gzip", ".gz"))
        kind = type(
            "Here",
            (PackedHandler,),
            {"headers_told": headers_of(BUILT), "asked": self.asked, "ways": ways, "sent": self.sent},
        )
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), partial(kind, directory=str(BUILT)))
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        self.url = f"http://127.0.0.1:{self._server.server_port}{BELOW}/"

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()


class Installed:
    """A site that was opened once, in a profile that outlives the browser."""

    def __init__(self, playwright: Any, limit: Limit, gzip: bool = False):
        self.playwright, self.limit = playwright, limit
        path = found()
        assert path, "no Chromium here: python -m tools.install chromium"
        self._program = limit.starter(path)
        self._profile = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        self.server = PackedServer(gzip)
        self.url = self.server.url
        with self.browser() as context:
            page = context.new_page()
            page.goto(self.url)
            page.evaluate(INSTALLED)
            page.evaluate(KEPT)
            page.wait_for_timeout(2000)  # what Chromium makes of it, it keeps as well
            self.version = context.browser.version if context.browser else ""

    @contextmanager
    def browser(self, viewport: dict[str, int] | None = None) -> Iterator[Any]:
        context = self.playwright.chromium.launch_persistent_context(
            self._profile.name,
            executable_path=self._program,
            args=list(ARGS),
            viewport=viewport or DESK,
            locale="en-GB",
        )
        context.add_init_script(
            "if (location.protocol.startsWith('http')) localStorage.setItem('landbridge.settings', "
            f"{json.dumps(json.dumps(SETTINGS))})"
        )
        try:
            yield context
        finally:
            self.limit.to(None)
            context.close()

    def close(self) -> None:
        self.server.stop()
        self._profile.cleanup()


def site_python() -> Path:
    """Where the site has Python and the kernels."""
    return next((BUILT / "python").iterdir())


def thinker(page: Any) -> None:
    """Start a worker as the site's bots have one, for `THINK`."""
    files = [file.name for file in site_python().iterdir() if file.suffix == ".wasm"]
    script = next((BUILT / "assets").glob("bots-*.js")).name
    page.evaluate(THINKER, [f"assets/{script}", f"python/{site_python().name}", files])


def share_used(limit: Limit, page: Any, seconds: float = 2.0) -> float:
    """How much of a core a page gets that wants all of it."""
    before, begun = limit.used(), time.monotonic()
    page.evaluate(
        "ms => { const end = performance.now() + ms; while (performance.now() < end); }", seconds * 1000
    )
    return round((limit.used() - before) / (time.monotonic() - begun), 3)
