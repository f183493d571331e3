"""Numba for kernels that only other kernels call: no more work than that needs.

Numba optimises every function together with all it calls and makes machine code of it, once for each combination of
argument types, be it an int8 beside an int64 or the number 3 beside the number 4. Compiled callers need none of that:
the callee is optimised once more as a part of the caller. So a *linked* function takes whole numbers as int64 alone
and is kept as intermediate code. Optimising and machine code are left to the entry points, the functions that Python
calls. It halves the time to compile.

This uses internals of Numba, and no other module does. Where a new Numba has moved them, `available` or `works` says
no, and everything is compiled by plain `numba.njit`: the same games, slower to compile (`docs/kernels.md`).
"""

from __future__ import annotations

import warnings
from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any

__all__ = ["OPTIONS", "TESTED", "available", "link_only", "link_untouched", "warn_moved", "works"]

TESTED = "numba>=0.60,<0.69"  # as in pyproject.toml
OPTIONS = ("_nrt", "no_cpython_wrapper", "no_cfunc_wrapper")  # of `njit`, and in none of its documents

# Module, class, and what is used of the class.
INTERNALS = (
    ("numba.core.cpu", "CPUTargetOptions", OPTIONS),
    ("numba.core.dispatcher", "Dispatcher", ("compile", "get_call_template")),
    ("numba.core.codegen", "JITCPUCodegen", ("_library_class",)),
    (
        "numba.core.codegen",
        "JITCodeLibrary",
        (
            "codegen",
            "get_pointer_to_function",
            "_ensure_finalized",
            "_finalize_dynamic_globals",
            "_finalize_final_module",
            "_finalized",
            "_optimize_final_module",
            "_optimize_functions",
            "_verify_declare_only_symbols",
        ),
    ),
)
MOVED = (AttributeError, ImportError, TypeError)


@cache
def available() -> bool:
    """Whether this Numba has the internals that are used here; a warning if not. Nothing is compiled for it."""
    try:
        for module, name, members in INTERNALS:
            home = getattr(import_module(module), name)
            for member in members:
                getattr(home, member)
    except MOVED as why:
        warn_moved(str(why))
        return False
    return True


@cache
def works() -> bool:
    """Whether linked code runs, tried on a function of one line; a warning if not.

    It takes a moment, so it is asked only when something has to be compiled anyway.
    """
    import numba

    njit: Any = numba.njit
    try:
        inner = _lightly(njit(no_cpython_wrapper=True, no_cfunc_wrapper=True)(_next))

        def entry(number: int) -> Any:
            return inner(number) + inner(3)

        right = bool(njit(entry)(4) == 9)
    except Exception as why:  # Numba wraps what went wrong in errors of its own
        warn_moved(f"{type(why).__name__}: {why}".partition("\n")[0])
        return False
    if not right:
        warn_moved("linked code computes something else")
    return right


def _next(number: int) -> int:
    return number + 1


@cache
def warn_moved(what: str) -> None:
    """Say, once, which Numba this is, what it no longer has, and what to do."""
    import numba

    warnings.warn(
        f"Numba {numba.__version__} does not have what kernels are compiled with ({what}). They are compiled "
        f"in a plainer way: games stay the same, compiling takes longer. Tested versions: pip install '{TESTED}'",
        RuntimeWarning,
        stacklevel=2,
    )


def link_only(dispatcher: Any) -> Any:
    """Make a dispatcher of Numba's one that compiled functions call, and nobody else."""
    return _lightly(dispatcher, works)


def link_untouched(dispatcher: Any) -> Any:
    """The same, as Numba wrote it: no pass has seen it that knows this machine's processor."""
    return _lightly(dispatcher, works, _untouched)


def _lightly(
    dispatcher: Any, usable: Callable[[], bool] = lambda: True, library: Callable[[], type] | None = None
) -> Any:
    from numba import types

    compile_plainly: Callable[..., Any] = dispatcher.compile
    look_up: Callable[..., Any] = dispatcher.get_call_template

    def get_call_template(*given: Any) -> Any:
        if usable():
            args, *rest = given
            given = (tuple(types.int64 if isinstance(one, types.Integer) else one for one in args), *rest)
        return look_up(*given)

    def compile_lightly(signature: Any) -> Any:
        if not usable():
            return compile_plainly(signature)
        codegen = dispatcher.targetctx.codegen()
        before = codegen._library_class
        codegen._library_class = (library or _light)()
        try:
            return compile_plainly(signature)
        finally:
            codegen._library_class = before

    dispatcher.get_call_template = get_call_template
    dispatcher.compile = compile_lightly
    return dispatcher


class _NoEnvironment:
    """For objects of Python that code refers to; kernels refer to none."""

    def set_env(self, name: str, env: object) -> None:
        pass


@cache
def _light() -> type:
    """Code to be linked into other code: not optimised as a whole, and no machine code made of it."""
    numbas: Any = import_module("numba.core.codegen")  # untyped

    class Light(numbas.JITCodeLibrary):  # type: ignore[misc]
        codegen = _NoEnvironment()

        def _optimize_final_module(self) -> None:
            pass

        def _finalize_final_module(self) -> None:
            self._finalize_dynamic_globals()
            self._verify_declare_only_symbols()
            self._finalized = True

        def get_pointer_to_function(self, name: str) -> int:
            self._ensure_finalized()
            return 0

    return Light


@cache
def _untouched() -> type:
    """Such code for another machine: passes would reckon with the width of this one's addresses."""

    class Untouched(_light()):  # type: ignore[misc]
        def _optimize_functions(self, module: Any) -> None:
            pass

    return Untouched
