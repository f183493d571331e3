"""Arrays on a card for other libraries, where they lie: `__cuda_array_interface__` and DLPack.

Numba's arrays have the first; PyTorch, CuPy and Numba itself read it. JAX asks for DLPack, whose structures are written
here as its specification has them.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from typing import Any

import numpy as np

CPU, CUDA = 1, 2  # kinds of devices
CODES = {"i": 0, "u": 1, "f": 2, "b": 6}  # kinds of numbers
NAME = b"dltensor"  # of a capsule that nobody has taken over yet


class _Device(ctypes.Structure):
    _fields_ = (("kind", ctypes.c_int32), ("number", ctypes.c_int32))


class _Type(ctypes.Structure):
    _fields_ = (("code", ctypes.c_uint8), ("bits", ctypes.c_uint8), ("lanes", ctypes.c_uint16))


class _Tensor(ctypes.Structure):
    _fields_ = (
        ("data", ctypes.c_void_p),
        ("device", _Device),
        ("ndim", ctypes.c_int32),
        ("dtype", _Type),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("byte_offset", ctypes.c_uint64),
    )


class _Managed(ctypes.Structure):
    pass


_Deleter = ctypes.CFUNCTYPE(None, ctypes.POINTER(_Managed))
_Managed._fields_ = (("tensor", _Tensor), ("context", ctypes.c_void_p), ("deleter", _Deleter))

# What readers hold on to, by address: the structure, its numbers, and the array whose memory it describes.
_lent: dict[int, tuple[Any, ...]] = {}


def _forget(managed: Any) -> None:
    _lent.pop(ctypes.addressof(managed.contents), None)


_give_back = _Deleter(_forget)

_Destructor = ctypes.CFUNCTYPE(None, ctypes.c_void_p)
_api = ctypes.pythonapi
_new = ctypes.PYFUNCTYPE(ctypes.py_object, ctypes.c_void_p, ctypes.c_char_p, _Destructor)(
    ("PyCapsule_New", _api)
)
_is = ctypes.PYFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_char_p)(("PyCapsule_IsValid", _api))
_pointer = ctypes.PYFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_char_p)(
    ("PyCapsule_GetPointer", _api)
)


def _dropped(capsule: int) -> None:
    """Whoever has taken the tensor over has renamed the capsule and calls the deleter; otherwise it is ours to do."""
    if _is(capsule, NAME):
        _lent.pop(_pointer(capsule, NAME), None)


_drop = _Destructor(_dropped)


class Shared:
    """An array of a card as others may have it; `array` is the array itself."""

    def __init__(self, array: Any, device: int = CUDA, ready: Callable[[], object] = lambda: None):
        self.array = array
        self.shape: tuple[int, ...] = array.shape
        self.dtype: np.dtype[Any] = np.dtype(array.dtype)
        self._device = device
        self._ready = ready

    @property
    def __cuda_array_interface__(self) -> Any:
        return self.array.__cuda_array_interface__

    def __dlpack_device__(self) -> tuple[int, int]:
        return self._device, 0

    def __dlpack__(
        self, *, stream: Any = None, max_version: Any = None, dl_device: Any = None, copy: bool | None = None
    ) -> Any:
        """The array in a capsule, once everything that writes to it is through."""
        if copy:
            raise BufferError("it is shared where it lies; copy what you take")
        if dl_device not in (None, self.__dlpack_device__()):
            raise BufferError(f"it lies on device {self.__dlpack_device__()}, not on {dl_device}")
        self._ready()
        count, width = len(self.shape), self.dtype.itemsize
        numbers = ctypes.c_int64 * count
        shape = numbers(*self.shape)
        strides = numbers(*(step // width for step in self.array.strides))
        kind = _Type(CODES[self.dtype.kind], 8 * width, 1)
        tensor = _Tensor(self._address(), _Device(self._device, 0), count, kind, shape, strides, 0)
        managed = _Managed(tensor, None, _give_back)
        address = ctypes.addressof(managed)
        _lent[address] = managed, shape, strides, self.array
        return _new(address, NAME, _drop)

    def copy_to_host(self) -> Any:
        """A copy in the processor's memory, as NumPy has it."""
        return self.array.copy_to_host()

    def _address(self) -> int:
        if self._device == CPU:
            return int(self.array.ctypes.data)
        return int(self.array.__cuda_array_interface__["data"][0])

    def __repr__(self) -> str:
        return f"Shared({self.shape} × {self.dtype})"
