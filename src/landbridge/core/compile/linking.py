"""Numba for kernels that only other kernels call: no more work than that needs.

Numba optimises every function together with all it calls and makes machine code of it, once for each combination of
argument types, be it an int8 beside an int64 or the number 3 beside the number 4. Whoever calls it from compiled code
needs none of that: the callee is optimised once more as a part of the caller. So a *linked* function takes whole
numbers as int64 alone, and what is handed on is its intermediate code; optimising and machine code are left to the
doors, the functions that Python calls. It halves the time to compile.

This reaches below Numba's public surface, and only here; `tests/core/test_linking.py` would notice if it moved.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any


def link_only(dispatcher: Any) -> Any:
    """Make a dispatcher of Numba's one that compiled functions call, and nobody else."""
    from numba.core import types

    compile_plainly: Callable[..., Any] = dispatcher.compile
    look_up: Callable[..., Any] = dispatcher.get_call_template

    def get_call_template(args: tuple[Any, ...], kws: dict[str, Any]) -> Any:
        return look_up(tuple(types.int64 if isinstance(one, types.Integer) else one for one in args), kws)

    def compile_lightly(signature: Any) -> Any:
        codegen = dispatcher.targetctx.codegen()
        before = codegen._library_class
        codegen._library_class = _light()
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
