"""Runs in the Python of the browser, once, when a site is built: packs what playing needs of it.

    landbridge.zip.wasm   our modules, as byte code, and the games' data
    stdlib.zip.wasm       the modules of Python's own library that ours import, now or later
    apart/                what is fetched when somebody needs it: learned nets, exercises
    data/                 answers that never change: the page shows them before Python has arrived

The zips are not compressed themselves: their host does that, and better, as it sees all of their files at once.
Hosts compress by type, and zips by none; so each is the only section of a WebAssembly module without code. Readers of
zips look from the end.

What is imported decides. Imports inside functions are followed as well, except those of packages that are not there.
"""

import ast
import importlib
import importlib.util
import io
import json
import os
import sys
import zipfile
from importlib._bootstrap_external import _code_to_hash_pyc

PLAYED = 40  # moves of the game that is played with every bot
OURS = "landbridge"
LEFT_OUT = {
    "importlib.metadata",  # where games of other people are found: it brings half of the library along
    *("ssl", "_ssl", "bz2", "lzma", "compression"),  # others do without them
    "landbridge.core.laws",
    "landbridge.core.show.drawing",
    "landbridge.core.show.replay",
    *("numpy", "numba", "llvmlite", "fluent", "babel", "rich", "typer"),
}
ALWAYS = {"encodings.ascii", "encodings.latin_1", "encodings.idna", "encodings.cp437", "stringprep"}
DATA = (".toml", ".json", ".jsonl", ".net")
UNUSED = {"champion.json"}  # where a net comes from
APART = (".net", "exercises.jsonl")  # ends of files that few people need
LIBRARY = "/lib/python"
UNITS, NO_COLUMNS = 8, 13  # of a table of lines: how far an entry reaches, and one of its kinds


def imports(source):
    """The names of modules that a source imports anywhere, except for types alone."""
    found = set()

    def walk(node):
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.If) and "TYPE_CHECKING" in ast.dump(child.test):
                for other in child.orelse:
                    walk(other)
                continue
            if isinstance(child, ast.Import):
                found.update(alias.name for alias in child.names)
            elif isinstance(child, ast.ImportFrom) and child.module and not child.level:
                found.add(child.module)
                found.update(f"{child.module}.{alias.name}" for alias in child.names)
            walk(child)

    walk(ast.parse(source))
    return found


def is_left_out(name):
    return any(name == one or name.startswith(f"{one}.") for one in LEFT_OUT)


class Blocker:
    """Stands before all other finders: what is left out is not there."""

    def find_spec(self, name, path=None, target=None):
        if is_left_out(name):
            raise ModuleNotFoundError(f"{name} is left out", name=name)


def import_more():
    """Import what our modules would import later; until there is nothing new."""
    seen = set()
    while True:
        new = [name for name in sys.modules if name.partition(".")[0] == OURS and name not in seen]
        if not new:
            return
        for name in new:
            seen.add(name)
            file = getattr(sys.modules[name], "__file__", None)
            if not file:
                continue
            with open(file, encoding="utf-8") as source:
                wanted = imports(source.read())
            for one in sorted(wanted):
                if not is_left_out(one) and one not in sys.modules and is_there(one):
                    try:
                        importlib.import_module(one)
                    except ImportError as error:
                        if not is_left_out(error.name or ""):
                            raise


def is_there(name):
    try:
        return importlib.util.find_spec(name) is not None
    except (ImportError, AttributeError, ValueError):
        return False  # a name inside a module


def play():
    """A few moves of every game with every bot, and whatever a page may ask."""
    from random import Random

    from landbridge import registry
    from landbridge.bots import advice
    from landbridge.bots import bot as bots
    from landbridge.core import parts
    from landbridge.core.play.dealer import Dealer
    from landbridge.core.play.match import Match
    from landbridge.sheet import check, sketched

    for name in registry.OURS:
        game = registry.game(name)
        kit, luck = game.kit(), Random(0)
        seats = max(2, game.seats.start)
        match = Match(game, kit, "ABCDEF"[:seats], Dealer(b"a packed table"))
        known = sorted(bots.bots(game))
        for step in range(PLAYED):
            match.deal()
            if match.over:
                break
            seat = match.acting[0]
            bot = bots.find(game, known[step % len(known)])
            match.play(seat, bot(game, kit, match.view(seat), seat, luck, 4))
        match.deal()
        seat = match.acting[0]
        advice.advise(game, kit, match.view(seat), seat, luck, 2)
        if (
            parts.part(game, "entering") is not None
        ):  # sheets of paper: found by name, so nothing imports them
            sketched(kit, "", check(kit, ""))


def answers(out):
    """What `GET /api/games` and the like answer."""
    from landbridge.device.device import Device

    device = Device()
    from landbridge import registry

    wanted = ["games"]
    for name in registry.OURS:
        wanted += [f"boards/{name}", f"tutorials/{name}"]
    for path in wanted:
        status, _, told = device.answer("GET", f"/api/{path}", "null").partition("\n")
        if status != "200":
            continue  # not every game has boards of one's own
        file = f"{out}/data/{path}.json"
        os.makedirs(os.path.dirname(file), exist_ok=True)
        with open(file, "w", encoding="utf-8") as written:
            written.write(told)


def bare(code):
    """Every instruction on the line where its function begins: exact lines are a third of the code, packed."""
    inside = tuple(bare(one) if isinstance(one, type(code)) else one for one in code.co_consts)
    whole, rest = divmod(len(code.co_code) // 2, UNITS)
    lines = _lines(UNITS) * whole + (_lines(rest) if rest else b"")
    return code.replace(co_linetable=lines, co_consts=inside)


def _lines(units):
    """An entry of CPython's table of lines (`Objects/locations.md`): so many units, no columns, no line further."""
    return bytes((0x80 | NO_COLUMNS << 3 | units - 1, 0))


def compiled(source, name, optimize):
    code = compile(source, name, "exec", dont_inherit=True, optimize=optimize)
    return bytes(_code_to_hash_pyc(bare(code), importlib.util.source_hash(source), checked=False))


class Pack:
    """A zip that is the same for the same content."""

    def __init__(self):
        self.files = {}
        self.apart = {}

    def module(self, name, source, package, optimize):
        place = name.replace(".", "/") + ("/__init__.pyc" if package else ".pyc")
        self.files[place] = compiled(source, place, optimize)

    def write(self, file):
        archive = io.BytesIO()
        with zipfile.ZipFile(archive, "w", zipfile.ZIP_STORED) as packed:
            for name, content in sorted(self.files.items()):
                packed.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), content)
        with open(file, "wb") as written:
            written.write(as_module(archive.getvalue()))


def as_module(content):
    """A WebAssembly module with nothing but a section of one's own, called `zip`."""
    section = b"\x03zip" + content
    return b"\0asm\1\0\0\0" + b"\0" + number(len(section)) + section


def number(value):
    """As WebAssembly writes them: seven bits after seven bits."""
    return bytes([value & 127 | 128]) + number(value >> 7) if value > 127 else bytes([value])


def pack(out):
    ours, library = Pack(), Pack()
    for name in ALWAYS:
        importlib.import_module(name)
    for name, module in sorted(sys.modules.items()):
        spec = getattr(module, "__spec__", None)
        if (
            is_left_out(name)  # Python itself may have imported it already
            or spec is None
            or spec.name != name
            or (not spec.has_location and not spec.submodule_search_locations)
        ):
            continue
        loader = spec.loader
        source = loader.get_data(spec.origin) if spec.origin and spec.origin.endswith(".py") else None
        package = spec.submodule_search_locations is not None
        if name.partition(".")[0] == OURS:
            if source is None:
                continue  # a folder without code
            ours.module(name, source, package, 2)
            if package:
                data(ours, name, next(iter(spec.submodule_search_locations)))
        elif source is not None and spec.origin.startswith(LIBRARY) and "site-packages" not in spec.origin:
            library.module(name, source, package, 2)
    for place, content in ours.apart.items():
        os.makedirs(os.path.dirname(f"{out}/apart/{place}"), exist_ok=True)
        with open(f"{out}/apart/{place}", "wb") as written:
            written.write(content)
    ours.files["landbridge/device/apart.json"] = json.dumps(sorted(ours.apart)).encode()
    ours.write(f"{out}/landbridge.zip.wasm")
    library.write(f"{out}/stdlib.zip.wasm")
    return len(ours.files), len(library.files)


def data(into, name, folder):
    """The files of a package that are no code, in it and in folders that are no packages."""
    for place, folders, files in os.walk(folder):
        folders[:] = [
            one for one in folders if not os.path.exists(f"{place}/{one}/__init__.py") and one[0] != "_"
        ]
        for file in files:
            if file.endswith(DATA) and file not in UNUSED:
                inside = os.path.relpath(f"{place}/{file}", folder)
                where = into.apart if file.endswith(APART) else into.files
                with open(f"{place}/{file}", "rb") as content:
                    where[f"{name.replace('.', '/')}/{inside}"] = content.read()


def main(out):
    sys.meta_path.insert(0, Blocker())
    importlib.import_module("landbridge.device.device")
    importlib.import_module("landbridge.device.thinking")
    importlib.import_module("landbridge.device.prepared")
    importlib.import_module(
        "landbridge.wasm"
    )  # what the kernels can do; they themselves are files of their own
    play()
    answers(out)
    import_more()
    return pack(out)
