"""Where fields lie: as a C compiler would put them, and as NumPy does."""

from __future__ import annotations

import pickle
from importlib import import_module
from itertools import pairwise
from typing import Any

import numpy as np
import pytest

from landbridge.core.layout import RecordLayout, i1, i2, i4, i8, u1, u2, u4, u8

PART = RecordLayout([("small", i1, (3,)), ("wide", i8)])
WHOLE = RecordLayout(
    [("count", i1), ("half", u2), ("grid", i4, (2, 3)), ("parts", PART, (2,)), ("one", PART), ("last", u1)]
)
MODULES = (
    "hashi.state",
    "hashi.bot.planner",
    "loopit.state",
    "loopit.bot.search",
    "loopit.bot.planner",
    "river_dragons.state",
    "river_dragons.bot.planner",
    "the_border.state",
    "the_border.bot.greedy",
    "the_border.bot.planner",
)
OURS = {
    f"{name}.{key}": layout
    for name in MODULES
    for key, layout in vars(import_module(f"landbridge.games.{name}")).items()
    if isinstance(layout, RecordLayout)
}


def as_numpy_would(layout: RecordLayout) -> np.dtype[Any]:
    """The same fields handed to NumPy, which aligns them by itself."""
    kinds = [
        (name, as_numpy_would(kind) if isinstance(kind, RecordLayout) else kind.name, shape)
        for name, kind, shape, _ in layout.fields.values()
    ]
    return np.dtype(kinds, align=True)


@pytest.mark.parametrize("layout", [WHOLE, PART, *OURS.values()], ids=["whole", "part", *OURS])
def test_every_byte_lies_where_numpy_has_it(layout: RecordLayout) -> None:
    theirs = as_numpy_would(layout)
    assert theirs.fields is not None
    assert {name: field.at for name, field in layout.fields.items()} == {
        name: at for name, (_, at, *_) in theirs.fields.items()
    }
    assert (layout.size, layout.align) == (theirs.itemsize, theirs.alignment)
    assert layout.dtype == theirs
    assert layout.dtype.isalignedstruct
    assert layout.descr == theirs.descr


def test_kinds_of_integers() -> None:
    for kind in (i1, i2, i4, i8, u1, u2, u4, u8):
        assert memoryview(bytes(kind.size)).cast(kind.code).itemsize == kind.size
        assert kind.signed == (np.dtype(kind.name).kind == "i")


def test_leaves_are_all_numbers_and_overlap_nowhere() -> None:
    leaves = list(WHOLE.leaves())
    assert [leaf.name for leaf in leaves] == [
        "count",
        "half",
        "grid",
        "parts[0].small",
        "parts[0].wide",
        "parts[1].small",
        "parts[1].wide",
        "one.small",
        "one.wide",
        "last",
    ]
    for before, after in pairwise(leaves):
        assert before.end <= after.at
    assert leaves[-1].end <= WHOLE.size


def test_a_field_is_found_by_its_path() -> None:
    assert WHOLE.find("one.wide").at == WHOLE.fields["one"].at + 8
    assert WHOLE.find("parts").shape == (2,)
    with pytest.raises(KeyError, match="no single record"):
        WHOLE.find("parts.wide")


def test_equal_fields_make_equal_layouts_and_pickles_come_back_as_one() -> None:
    again = RecordLayout([("small", i1, (3,)), ("wide", i8)])
    assert again == PART
    assert hash(again) == hash(PART)
    assert again != RecordLayout([("small", i1, (3,)), ("wide", u8)])
    first, second = (pickle.loads(pickle.dumps(WHOLE)) for _ in range(2))
    assert first == WHOLE
    assert first is second


@pytest.mark.parametrize(
    ("fields", "error", "said"),
    [
        ([("share", float)], TypeError, "share: a record holds integers and records"),
        ([("a", i1), ("a", i2)], ValueError, "there are two"),
        ([("no name", i1)], ValueError, "is no name"),
        ([("none", i1, (0,))], ValueError, "at least 1 long"),
        ([("parts", PART, (2, 2))], TypeError, "have one axis"),
    ],
)
def test_what_no_record_can_hold_is_refused(fields: Any, error: type[Exception], said: str) -> None:
    with pytest.raises(error, match=said):
        RecordLayout(fields)
