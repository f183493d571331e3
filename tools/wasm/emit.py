"""Intermediate code to WebAssembly: one module for all entry points of a game.

What Numba wrote is linked, given doors of one shape, and only then optimised, for WebAssembly from the start. Every
entry point takes the address of a frame (`core/compile/wasm.py`) and returns 0, or Numba's number of an error.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tools.wasm.entries import Argument, Entry

__all__ = ["FEATURES", "LinkerMissing", "built", "linker"]

TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+simd128,+bulk-memory,+bulk-memory-opt,+sign-ext,+mutable-globals,+nontrapping-fptoint"
STACK = 256 * 1024  # bytes; it lies first, so that running over its end is an error
OPTIONS = ("--no-entry", "--gc-sections", "--strip-all", "-O2", "--stack-first", f"-zstack-size={STACK}")


class LinkerMissing(SystemExit):
    """There is nothing to link with."""


def built(entries: Sequence[Entry]) -> bytes:
    """The module with these entry points."""
    import llvmlite.binding as llvm  # type: ignore[import-untyped]

    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(
        cpu="mvp", features=FEATURES, opt=3, reloc="static", codemodel="default"
    )
    module = _linked(llvm, entries)
    module.triple = TRIPLE
    module.data_layout = str(machine.target_data)
    doors = {entry.name for entry in entries}  # all else may be inlined, and dropped
    for thing in (*module.functions, *module.global_variables):
        if not thing.is_declaration and thing.name not in doors:
            thing.linkage = "internal"
    _optimise(llvm, module, machine)
    module.verify()
    return _link(machine.emit_object(module), [entry.name for entry in entries])


def _linked(llvm: Any, entries: Sequence[Entry]) -> Any:
    """A door to each entry point, with the code behind it; doors come first, so that what they call is kept."""
    doors, behind = [], []
    for entry in entries:
        types = tuple(argument.type for argument in entry.arguments)
        dispatcher = entry.dispatcher
        dispatcher.compile(types)
        compiled = dispatcher.overloads[types]
        doors.append(_door(entry, compiled.fndesc))
        behind.append(compiled.library._get_module_for_linking().as_bitcode())
    module = llvm.parse_assembly("\n".join(doors))
    for code in behind:
        module.link_in(llvm.parse_bitcode(code))
    return module


def _door(entry: Entry, described: Any) -> str:
    """A function that reads the arguments from a frame and calls the kernel."""
    from numba import types

    unliteral: Any = types.unliteral  # untyped
    lines: list[str] = []
    slot = 0

    def load() -> str:
        """The next number of the frame; the first is for the result."""
        nonlocal slot
        slot += 1
        lines.append(f"%at{slot} = getelementptr i64, ptr %frame, i32 {slot}")
        lines.append(f"%n{slot} = load i64, ptr %at{slot}")
        return f"%n{slot}"

    given = ["ptr %result", "ptr %error"]
    for argument in entry.arguments:
        given += _array(argument, load, lines) if argument.axes else [f"i64 {load()}"]
    kernel = f'@"{described.llvm_func_name}"'
    return "\n".join(
        [
            f"declare i32 {kernel}({', '.join(one.split()[0] for one in given)})",
            f'define i32 @"{entry.name}"(ptr %frame) {{',
            "%error = alloca ptr",
            "%result = alloca i64",
            *lines,
            f"%status = call i32 {kernel}({', '.join(given)})",
            *_told(entry, unliteral(described.restype)),
            "ret i32 %status",
            "}",
        ]
    )


def _array(argument: Argument, load: Callable[[], str], lines: list[str]) -> list[str]:
    """An array as Numba takes it apart: owner, parent, length, size of an element, data, axes, strides."""
    address = load()
    axes = [load() for _ in range(argument.axes)]
    lines.append(f"{address}p = inttoptr i64 {address} to ptr")
    total, strides = axes[0], [str(argument.item)]
    for axis in axes[:0:-1]:
        lines.append(f"{axis}total = mul i64 {total}, {axis}")
        lines.append(f"{axis}stride = mul i64 {strides[0]}, {axis}")
        total = f"{axis}total"
        strides.insert(0, f"{axis}stride")
    head = ["ptr null", "ptr null", f"i64 {total}", f"i64 {argument.item}", f"ptr {address}p"]
    return [*head, *(f"i64 {axis}" for axis in axes), *(f"i64 {stride}" for stride in strides)]


def _told(entry: Entry, kind: Any) -> list[str]:
    """What a kernel returns, as 64 bits into the first place of the frame."""
    from numba import types

    if kind == types.none:
        return []
    if kind != types.boolean and not isinstance(kind, types.Integer):
        raise TypeError(f"{entry.name} gives {kind}, where a kernel for Python gives an integer or nothing")
    width = 8 if kind == types.boolean else kind.bitwidth
    read = [f"%told = load i{width}, ptr %result"]
    if width < 64:
        extend = "sext" if getattr(kind, "signed", False) else "zext"
        read.append(f"%wide = {extend} i{width} %told to i64")
    return [*read, f"store i64 {'%wide' if width < 64 else '%told'}, ptr %frame"]


def _optimise(llvm: Any, module: Any, machine: Any) -> None:
    options = llvm.create_pipeline_tuning_options(speed_level=3)
    options.loop_vectorization = True
    options.slp_vectorization = True
    builder = llvm.create_pass_builder(machine, options)
    builder.getModulePassManager().run(module, builder)


# --- linking ----------------------------------------------------------------------------------------------


def _link(code: bytes, exported: Sequence[str]) -> bytes:
    with TemporaryDirectory() as folder:
        source, made = Path(folder, "kernels.o"), Path(folder, "kernels.wasm")
        source.write_bytes(code)
        doors = [f"--export={name}" for name in (*exported, "__heap_base")]
        command = [*linker(), *OPTIONS, *doors, str(source), "-o", str(made)]
        subprocess.run(command, check=True)
        return made.read_bytes()


def linker() -> list[str]:
    """The command of `wasm-ld`: PyPI's ziglang brings one, Debian's lld another."""
    try:
        import ziglang  # type: ignore[import-not-found, import-untyped, unused-ignore]  # noqa: F401

        return [sys.executable, "-m", "ziglang", "wasm-ld"]
    except ImportError:
        found = shutil.which("wasm-ld")
    if found is None:
        raise LinkerMissing("wasm-ld is needed: pip install 'landbridge[wasm]', or Debian's package lld")
    return [found]
