"""Copying a record on a graphics card eight bytes at a time.

Numba hands a record on as an array of bytes. The card's compiler then loads all of them before it stores the first: a
state of 744 bytes takes every register a thread can have and spills the rest. Importing this module teaches it to
copy word by word (records are aligned, see the games' `state.py`).
"""

from __future__ import annotations

import operator
from importlib import import_module
from typing import Any

from numba import types

cgutils: Any = import_module("numba.cuda.cgutils")  # numba-cuda's, of which Numba's stubs know nothing
arrays: Any = import_module("numba.cuda.np.arrayobj")
lower: Any = import_module("numba.cuda.cudaimpl").lower

WORD = 8
UNROLLED = 16  # words; more are copied in a loop


@lower(operator.setitem, types.Array, types.Integer, types.Record)  # type: ignore[untyped-decorator]
def copy_by_words(context: Any, builder: Any, signature: Any, args: Any) -> Any:
    array_type, index_type, record_type = signature.args
    array, index, record = args
    whole = arrays.make_array(array_type)(context, builder, array)
    place, _, _ = arrays.basic_indexing(context, builder, array_type, whole, (index_type,), (index,))
    aligned = record_type.aligned and record_type.size % WORD == 0
    width = WORD if aligned else 1
    kind = cgutils.ir.IntType(8 * width).as_pointer()
    to, source = builder.bitcast(place, kind), builder.bitcast(record, kind)
    words = record_type.size // width
    if words <= UNROLLED:
        for i in range(words):
            at = [cgutils.intp_t(i)]
            builder.store(builder.load(builder.gep(source, at)), builder.gep(to, at))
    else:
        with cgutils.for_range(builder, cgutils.intp_t(words)) as loop:
            at = [loop.index]
            builder.store(builder.load(builder.gep(source, at)), builder.gep(to, at))
    return context.get_dummy_value()
