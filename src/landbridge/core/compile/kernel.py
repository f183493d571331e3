"""One source, several speeds: rules as plain functions, and the same functions compiled when somebody asks.

A rules module marks its functions with `@kernel`; the mark does nothing, so importing is cheap and a debugger
steps through the rules as they stand. `compiled(module)` makes a *twin* of the module in which every kernel,
also those it imports from other modules, is an `njit` function.

The twin's machine code is cached on disk in a folder named after a fingerprint of everything that went into it:
the byte code and constants of every kernel that can be reached, the *values* of the globals they read, and the
versions of what compiles them. What has changed has another name, so a stale result cannot be found. (Numba's
own cache looks at a function's own file only, and a callee's change goes unnoticed.)
"""

from __future__ import annotations

import hashlib
import importlib
import importlib.util
import os
import shutil
import sys
import warnings
from array import array
from collections.abc import Callable, Container, Iterator
from contextlib import contextmanager
from dis import get_instructions
from functools import cache
from pathlib import Path
from threading import Lock
from types import BuiltinFunctionType, CodeType, FunctionType, ModuleType
from typing import Any, TypeVar

from landbridge.core.compile import linking, wasm

__all__ = [
    "FORM",
    "KEPT",
    "KernelError",
    "Link",
    "alone",
    "bound",
    "cache_folder",
    "cache_root",
    "can_compile",
    "compiled",
    "compiled_bound",
    "fingerprint",
    "globals_used",
    "gpu_bound",
    "gpu_linked",
    "is_kernel",
    "kernel",
    "kernels",
    "linked",
    "linked_bound",
    "native",
    "placeholder",
    "table",
    "wasm_bound",
    "wasm_linked",
]

F = TypeVar("F", bound=Callable[..., Any])
Link = Callable[[ModuleType], ModuleType]  # makes the twin of a module that kernels call
_Bind = Callable[..., ModuleType]  # the same for loops and what they are filled with

KEPT = 200  # folders of cached code kept, those loaded last; a version with everything warm has some forty
FORM = 4  # how twins are made; grows when that changes


class KernelError(TypeError):
    """A kernel uses something that cannot be compiled the same way everywhere."""


def kernel(function: F) -> F:
    """Mark a function of the rules: integers, loops and records only."""
    function.__kernel__ = True  # type: ignore[attr-defined]
    return function


def alone(function: F) -> F:
    """Mark a kernel that touches nothing but what it is handed: compiled, other threads run beside it."""
    function.__alone__ = True  # type: ignore[attr-defined]
    return kernel(function)


def placeholder(function: F) -> F:
    """Mark a kernel of loops whose place the game's own of that name takes, if there is one."""
    function.__placeholder__ = True  # type: ignore[attr-defined]
    return kernel(function)


def native(name: str) -> Callable[[F], F]:
    """Mark a kernel that a graphics card has an instruction for; its compiler does not find out by itself."""

    def mark(function: F) -> F:
        function.__native__ = name  # type: ignore[attr-defined]
        return kernel(function)

    return mark


@cache
def table(numbers: tuple[int, ...]) -> Any:
    """A tuple of numbers as compiled kernels see it: an index into a tuple would be a branch for every element."""
    if wasm.in_use():
        return memoryview(array("q", numbers)).toreadonly()
    import numpy as np

    found = np.array(numbers, np.int64)
    found.flags.writeable = False
    return found


def is_kernel(thing: object) -> bool:
    """Whether something is a function marked as a kernel."""
    return isinstance(thing, FunctionType) and hasattr(thing, "__kernel__")


def can_compile() -> bool:
    """Whether Numba is installed, or WebAssembly is there instead; imports neither."""
    if wasm.in_use():
        return True
    try:
        return importlib.util.find_spec("numba") is not None
    except ValueError:  # somebody has put None in its place
        return False


@cache
def compiled(module: ModuleType) -> ModuleType:
    """The compiled twin of a module of kernels, to be called from Python."""
    if wasm.in_use():
        return wasm.twin(module)
    return _with_entries(linked(module), module.__name__ + "__compiled", cache_folder(fingerprint(module)))


@cache
def linked(module: ModuleType) -> ModuleType:
    """The twin that other kernels call; Python cannot (`linking.py`)."""
    twin = _twin_of(module, module.__name__ + "__linked", linked)
    _link(twin)
    return twin


def bound(loops: ModuleType, *fillers: ModuleType) -> ModuleType:
    """The interpreted loops of `loops` with the placeholders among them filled by a game's rules (and a policy).

    Loops may import other loops: what calls a placeholder there is bound to the same rules.
    """
    filled = {name: function for filler in fillers for name, function in kernels(filler)}
    twin = ModuleType(f"{loops.__name__}__{_joined(fillers)}")
    twin.__dict__.update({k: v for k, v in loops.__dict__.items() if not k.startswith("__")})
    others: dict[ModuleType, ModuleType] = {}
    for name, function in kernels(loops):
        home = _home(function)
        if name in filled and _is_placeholder(function):
            twin.__dict__[name] = filled[name]
        elif home is loops:
            twin.__dict__[name] = _moved(function, twin)
        elif _calls_filled(function, filled):
            others[home] = others.get(home) or bound(home, *fillers)
            twin.__dict__[name] = getattr(others[home], function.__name__)
    return twin


def _joined(modules: tuple[ModuleType, ...]) -> str:
    return "_".join(module.__name__.replace(".", "_") for module in modules)


@cache
def compiled_bound(loops: ModuleType, *fillers: ModuleType) -> ModuleType:
    """The compiled loops for one game's compiled rules.

    Their source is copied to a file of its own: Numba finds cached code by file and line, and two games must
    never share either.
    """
    if wasm.in_use():
        return wasm.twin(loops, *fillers)
    mark = fingerprint(loops, *fillers)
    name = f"{loops.__name__.rpartition('.')[2]}_{_joined(fillers)}_{mark}"
    source = Path(str(loops.__file__)).read_text(encoding="utf-8")
    file = cache_folder(mark) / f"{name}.py"
    _write_once(file, source)
    twin = ModuleType(name)
    twin.__file__ = str(file)
    sys.modules[name] = twin
    exec(compile(source, str(file), "exec"), twin.__dict__)
    _fill(twin, fillers, linked, linked_bound)
    _link(twin)
    return _with_entries(twin, f"{name}__compiled", file.parent)


@cache
def linked_bound(loops: ModuleType, *fillers: ModuleType) -> ModuleType:
    """The loops for one game as other compiled loops call them."""
    twin = _moved_all(loops, f"{loops.__name__}__{_joined(fillers)}__linked")
    _fill(twin, fillers, linked, linked_bound)
    _link(twin)
    return twin


@cache
def gpu_bound(loops: ModuleType, *fillers: ModuleType) -> ModuleType:
    """The loops for one game as functions of a graphics card; they are not kept on disk."""
    twin = _moved_all(loops, f"{loops.__name__}__{_joined(fillers)}__gpu")
    _fill(twin, fillers, gpu_linked, gpu_bound)
    _compile_for_gpu(twin)
    return twin


@cache
def gpu_linked(module: ModuleType) -> ModuleType:
    """The twin of a module that kernels on a graphics card call."""
    twin = _twin_of(module, module.__name__ + "__gpu", gpu_linked)
    _compile_for_gpu(twin)
    return twin


@cache
def wasm_bound(loops: ModuleType, *fillers: ModuleType) -> ModuleType:
    """The loops for one game as intermediate code, for `tools/wasm` to make WebAssembly of."""
    twin = _moved_all(loops, f"{loops.__name__}__{_joined(fillers)}__wasm")
    _fill(twin, fillers, wasm_linked, wasm_bound)
    _link(twin, linking.link_untouched)
    return twin


@cache
def wasm_linked(module: ModuleType) -> ModuleType:
    """The twin of a module that such code calls."""
    twin = _twin_of(module, module.__name__ + "__wasm", wasm_linked)
    _link(twin, linking.link_untouched)
    return twin


def _fill(twin: ModuleType, fillers: tuple[ModuleType, ...], link: Link, bind: _Bind) -> None:
    """Put a game's functions in place of the placeholders, and compiled ones for what the loops import."""
    homes = {key: filler for filler in fillers for key, _ in kernels(filler)}
    for key, function in list(kernels(twin)):
        if key in homes and _is_placeholder(function):
            twin.__dict__[key] = getattr(link(homes[key]), key)
        elif function.__module__ == twin.__name__:
            continue
        elif _calls_filled(function, homes):
            twin.__dict__[key] = getattr(bind(_home(function), *fillers), function.__name__)
        else:
            twin.__dict__[key] = _imported(function, link)


def _is_placeholder(function: Any) -> bool:
    return hasattr(function, "__placeholder__")


def _calls_filled(function: Any, filled: Container[str], seen: frozenset[str] = frozenset()) -> bool:
    """Whether a kernel calls, be it through others, a placeholder that is filled."""
    for name in globals_used(function.__code__) - seen:
        called = function.__globals__.get(name)
        if is_kernel(called) and (
            (_is_placeholder(called) and name in filled) or _calls_filled(called, filled, seen | {name})
        ):
            return True
    return False


def kernels(module: ModuleType) -> Iterator[tuple[str, Any]]:
    """The kernels a module defines or imports, by name."""
    return ((k, v) for k, v in list(vars(module).items()) if is_kernel(v))


# --- fingerprints ----------------------------------------------------------------------------------------


def fingerprint(*modules: ModuleType) -> str:
    """A name for everything that decides what the modules' kernels compute."""
    seen: dict[str, str] = {}
    for module in modules:
        for _, function in kernels(module):
            _describe(function, seen)
    digest = hashlib.sha256("\n".join(f"{k} {v}" for k, v in sorted(seen.items())).encode())
    digest.update(_tools().encode())
    return digest.hexdigest()[:20]


def _tools() -> str:
    """Whatever else decides what machine code means: versions and Numba's switches."""
    import llvmlite  # type: ignore[import-untyped]
    import numba
    import numpy as np

    switches = sorted((k, v) for k, v in os.environ.items() if k.startswith("NUMBA_") and "CACHE" not in k)
    versions = sys.version_info[:3], np.__version__, numba.__version__, llvmlite.__version__
    return repr((FORM, *versions, switches, linking.available()))


def _describe(function: FunctionType, seen: dict[str, str]) -> None:
    name = f"{function.__module__}.{function.__qualname__}"
    if name in seen:
        return
    seen[name] = ""
    parts = [_code(function.__code__), repr(function.__defaults__)]
    if function.__closure__:
        raise KernelError(f"{name} is a closure; a kernel is a function of its module")
    for used in sorted(globals_used(function.__code__)):
        if used in function.__globals__:
            parts.append(f"{used}={_value(function.__globals__[used], f'{name}: {used}', seen)}")
    seen[name] = hashlib.sha256("\n".join(parts).encode()).hexdigest()


def _code(code: CodeType) -> str:
    constants = [_code(c) if isinstance(c, CodeType) else repr(c) for c in code.co_consts]
    return repr((code.co_code.hex(), constants, code.co_names, code.co_varnames, code.co_argcount))


def globals_used(code: CodeType) -> set[str]:
    """Names a function reads; attribute names come along and do no harm."""
    inner = (c for c in code.co_consts if isinstance(c, CodeType))
    return set(code.co_names).union(*(globals_used(c) for c in inner))


def _value(value: object, place: str, seen: dict[str, str]) -> str:
    import numpy as np

    if is_kernel(value):
        _describe(value, seen)  # type: ignore[arg-type]
        return f"kernel {value.__module__}.{value.__qualname__}"  # type: ignore[attr-defined]
    if isinstance(value, bool | int | str | np.integer | np.dtype):
        return repr(value)
    if isinstance(value, tuple):
        return repr([_value(v, place, seen) for v in value])
    if isinstance(value, np.ndarray):
        return f"{value.dtype} {value.shape} {hashlib.sha256(value.tobytes()).hexdigest()}"
    if isinstance(value, BuiltinFunctionType | type) or value is np:
        return repr(value)
    raise KernelError(
        f"{place} is a {type(value).__name__}: a kernel reads integers, arrays and other kernels, "
        f"imported by name, so that its cached code can never be stale"
    )


# --- twins -----------------------------------------------------------------------------------------------


def _moved(function: Any, home: ModuleType) -> FunctionType:
    """The same code, looking its globals up in another module."""
    moved = FunctionType(function.__code__, home.__dict__, function.__name__, function.__defaults__)
    moved.__module__ = home.__name__
    moved.__qualname__ = function.__qualname__
    moved.__dict__.update(vars(function))  # the marks
    return moved


def _imported(function: Any, link: Link) -> Any:
    """What a kernel calls of another module."""
    return getattr(link(_home(function)), function.__name__)


def _home(function: Any) -> ModuleType:
    """The module a kernel is written in."""
    return sys.modules[function.__module__]


def _moved_all(module: ModuleType, name: str) -> ModuleType:
    """A module of the same contents, its own kernels at home in it."""
    twin = ModuleType(name)
    twin.__dict__.update({k: v for k, v in vars(module).items() if not k.startswith("__")})
    twin.__file__ = module.__file__
    sys.modules[name] = twin  # Numba finds a cached function's module by name
    for key, function in kernels(module):
        if function.__module__ == module.__name__:
            twin.__dict__[key] = _moved(function, twin)
    return twin


def _twin_of(module: ModuleType, name: str, link: Link) -> ModuleType:
    twin = _moved_all(module, name)
    for key, function in kernels(module):
        if function.__module__ != module.__name__:
            twin.__dict__[key] = _imported(function, link)
    return twin


def _with_entries(inner: ModuleType, name: str, folder: Path) -> ModuleType:
    """A linked twin's own kernels once more, for Python; what they call is the linked ones, compiled once."""
    twin = ModuleType(name)
    twin.__dict__.update({k: v for k, v in vars(inner).items() if not k.startswith("__")})
    twin.__file__ = inner.__file__
    sys.modules[name] = twin
    for key, inside in vars(inner).items():
        function = getattr(inside, "py_func", None)
        if is_kernel(function) and function.__module__ == inner.__name__:
            entry = twin.__dict__[key] = _moved(function, inner)
            entry.__module__ = name  # Numba names machine code after it, and the linked one has its own
    _compile(twin, folder)
    return twin


def _link(twin: ModuleType, link: Callable[[Any], Any] = linking.link_only) -> None:
    """Compile a twin's kernels for other kernels; the cache has them as parts of the entry points."""
    njit = _njit(twin)
    for key, function in list(kernels(twin)):
        dispatcher = njit(function, no_cpython_wrapper=True, no_cfunc_wrapper=True)
        twin.__dict__[key] = link(dispatcher) if linking.available() else dispatcher


_decorating = Lock()  # Numba has one place for its cache, and a server's threads compile what they need


def _compile(twin: ModuleType, folder: Path) -> None:
    """Compile a twin's kernels for Python, and keep them on disk."""
    njit = _njit(twin)
    with _decorating, _numba_cache_in(folder):
        for key, function in list(kernels(twin)):
            options = {"nogil": hasattr(function, "__alone__"), "no_cfunc_wrapper": True}
            entry = njit(function, cache=True, **options)
            if not _is_kept_in(folder, entry):  # Numba's own place would give stale code: rather none
                linking.warn_moved("a cache folder of one's own")
                entry = njit(function, **options)
            twin.__dict__[key] = entry


@contextmanager
def _numba_cache_in(folder: Path) -> Iterator[None]:
    """Numba reads where its cache is when a function is decorated; restored for everybody else."""
    import numba

    settings: Any = numba.config
    before = getattr(settings, "CACHE_DIR", "")
    settings.CACHE_DIR = str(folder)
    try:
        yield
    finally:
        settings.CACHE_DIR = before


def _is_kept_in(folder: Path, entry: Any) -> bool:
    try:
        return Path(entry.stats.cache_path).is_relative_to(folder)
    except (AttributeError, TypeError):
        return False


def _njit(twin: ModuleType) -> Any:
    """Numba's, with what fits kernels; the twin gets its tables."""
    import numba

    # A champion's kit is its game's and a net behind it: kernels compiled for the one serve the other.
    warnings.filterwarnings("ignore", r"(?s).*has been considered a subtype of")
    plain: Any = numba.njit  # whose stubs do not know every option
    _make_tables(twin)

    def njit(function: Any, **options: Any) -> Any:
        # No kernel divides by what may be zero, so no call has to ask whether the last one failed.
        options["error_model"] = "numpy"
        # A kernel that makes no list need not count references: that saves two locked instructions a call.
        options["_nrt"] = _makes_lists(function)
        if not linking.available():
            options = {key: value for key, value in options.items() if key not in linking.OPTIONS}
        return plain(**options)(function)

    return njit


def _make_tables(twin: ModuleType) -> None:
    """Tuples of numbers become tables: an index into a tuple is a branch for every element, wherever it is compiled."""
    for key, value in list(vars(twin).items()):
        if isinstance(value, tuple) and value and all(isinstance(number, int) for number in value):
            twin.__dict__[key] = table(value)


def _makes_lists(function: FunctionType) -> bool:
    """Whether a kernel asks for memory of its own: few do, and none of those that a game is played by."""
    import numpy as np

    code = function.__code__
    return (
        any(isinstance(constant, CodeType) for constant in code.co_consts)
        or any(function.__globals__.get(name) is np for name in code.co_names)
        or any(step.opname == "BUILD_LIST" for step in get_instructions(code))
    )


def _compile_for_gpu(twin: ModuleType) -> None:
    import numpy as np

    cuda: Any = importlib.import_module("numba.cuda")

    def popc(members: Any) -> Any:
        return np.int64(cuda.popc(members))

    natives = {"popc": popc}
    _make_tables(twin)
    for key, function in list(kernels(twin)):
        twin.__dict__[key] = cuda.jit(device=True)(natives.get(getattr(function, "__native__", ""), function))


# --- the cache's place -----------------------------------------------------------------------------------


def cache_root() -> Path:
    """Where compiled code is kept: `LANDBRIDGE_CACHE`, or the user's cache folder."""
    chosen = os.environ.get("LANDBRIDGE_CACHE")
    if chosen:
        return Path(chosen)
    base = os.environ.get("XDG_CACHE_HOME") or os.path.join(os.path.expanduser("~"), ".cache")
    return Path(base) / "landbridge"


@cache
def cache_folder(mark: str) -> Path:
    """The folder of one fingerprint, made where it is missing."""
    folder = cache_root() / mark
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
    except OSError:  # a read-only home: compile anew in a folder of this process
        import tempfile

        return Path(tempfile.mkdtemp(prefix="landbridge-"))
    _forget_unused(folder.parent)
    return folder


def _forget_unused(root: Path) -> None:
    """Drop what was loaded longest ago; versions of ourselves pile up otherwise."""
    try:
        by_use = sorted(root.iterdir(), key=lambda f: f.stat().st_mtime, reverse=True)
    except OSError:
        return  # another process is tidying up
    for folder in by_use[KEPT:]:
        shutil.rmtree(folder, ignore_errors=True)


def _write_once(file: Path, text: str) -> None:
    if not file.exists() or file.read_text(encoding="utf-8") != text:
        part = file.with_suffix(f".{os.getpid()}")
        part.write_text(text, encoding="utf-8")
        part.replace(file)
