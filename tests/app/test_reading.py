"""Laws of what comes in: examples are read, what fits is read, and a place that does not fit is named."""

from __future__ import annotations

import dataclasses
import json
import types
from collections.abc import Iterator
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from landbridge.app import document
from landbridge.app.bounds import EXAMPLE, Many, Text, Whole
from landbridge.app.operation import Operation
from landbridge.app.reading import Unfit, reader, word_reader
from landbridge.app.shapes.play import Picture
from landbridge.server.http.app import OPERATIONS
from landbridge.table.refusals import Refused

BODIES = sorted(
    {one.body for one in OPERATIONS.all if one.body is not None}, key=lambda shape: shape.__name__
)
NAMED = [one for one in OPERATIONS.all if one.in_query or one.in_path]
LONG = 10**6
law = settings(max_examples=10)


def split(shape: Any) -> tuple[Any, list[Any]]:
    """Return a shape without its annotations, and these."""
    bounds: list[Any] = []
    while get_origin(shape) is Annotated:
        shape, *more = get_args(shape)
        bounds += more
    return shape, bounds


def bound(bounds: list[Any], kind: type) -> Any:
    return next((one for one in bounds if isinstance(one, kind)), kind())


# --- what fits ----------------------------------------------------------------------------------------------------


def fitting(shape: Any) -> st.SearchStrategy[Any]:
    """Return what can be sent as this shape."""
    plain, bounds = split(shape)
    origin, parts = get_origin(plain), get_args(plain)
    if origin in (Union, types.UnionType):
        return st.one_of(*map(fitting, parts))
    if origin is Literal:
        return st.sampled_from(parts)
    if plain is str:
        text = bound(bounds, Text)
        if text.pattern:
            return st.from_regex(text.pattern).map(lambda one: one.removesuffix("\n"))
        return st.text(min_size=text.least, max_size=min(text.least + 8, text.most or LONG))
    if plain is int:
        whole = bound(bounds, Whole)
        return st.integers(whole.least, whole.most)
    if plain is float:
        return st.floats(allow_nan=False, allow_infinity=False) | st.integers(-LONG, LONG)
    if origin is list:
        many = bound(bounds, Many)
        return st.lists(
            fitting(parts[0]), min_size=many.least, max_size=min(many.least + 2, many.most or LONG)
        )
    if origin is dict:
        return st.dictionaries(fitting(parts[0]), fitting(parts[1]), max_size=2)
    if dataclasses.is_dataclass(plain):
        return fitting_object(plain)
    return {bool: st.booleans(), type(None): st.none()}[plain]


def fitting_object(shape: Any) -> st.SearchStrategy[dict[str, Any]]:
    hints = get_type_hints(shape, include_extras=True)
    needed: dict[str, st.SearchStrategy[Any]] = {}
    beside: dict[str, st.SearchStrategy[Any]] = {}
    for field in dataclasses.fields(shape):
        has_default = (
            field.default is not dataclasses.MISSING or field.default_factory is not dataclasses.MISSING
        )
        (beside if has_default else needed)[field.name] = fitting(hints[field.name])
    return st.fixed_dictionaries(needed, optional=beside).filter(lambda said: follows(shape, said))


def has(found: Any, said: Any) -> bool:
    """Whether everything that was sent is there, beside what was left out."""
    if isinstance(said, dict):
        return all(has(found[name], one) for name, one in said.items())
    if isinstance(said, list):
        return len(found) == len(said) and all(map(has, found, said))
    return isinstance(found, bool) == isinstance(said, bool) and bool(found == said)


def follows(shape: Any, said: Any) -> bool:
    """Whether rules between fields hold, where a shape has any: `moves or minutes`."""
    if not hasattr(shape, "__post_init__"):
        return True
    try:
        reader(shape)(said, "")
    except Unfit:
        return False
    return True


# --- what does not ------------------------------------------------------------------------------------------------


def unfit(shape: Any, where: str) -> Iterator[tuple[str, Any]]:
    """Yield what cannot be sent as this shape, with the name of the place that is wrong."""
    plain, bounds = split(shape)
    origin, parts = get_origin(plain), get_args(plain)
    if origin in (Union, types.UnionType):
        yield where, 1.5 if float not in parts else object()
        others = [part for part in parts if part is not type(None)]
        if len(others) == 1:
            for place, said in unfit(Annotated[others[0], *bounds] if bounds else others[0], where):
                if said is not None:
                    yield place, said
        return
    yield where, None
    yield where, object()
    if origin is Literal:
        yield where, "something else"
        yield where, parts[0] + "\n"
    elif plain is str:
        yield from ((where, said) for said in texts(bound(bounds, Text)))
    elif plain is int:
        whole = bound(bounds, Whole)
        yield from ((where, said) for said in (True, 1.0, "1"))
        if whole.least is not None:
            yield where, whole.least - 1
        if whole.most is not None:
            yield where, whole.most + 1
    elif plain is bool:
        yield from ((where, said) for said in (0, 1, "true"))
    elif origin is list:
        many = bound(bounds, Many)
        yield where, {}
        if many.least:
            yield where, []
        if many.most:
            yield where, [None] * (many.most + 1)  # before any entry is looked at
        if many.least <= 1:
            yield from ((place, [said]) for place, said in unfit(parts[0], f"{where}.0"))
    elif origin is dict:
        yield where, []
        yield from (
            (where, {said: "x"}) for said in texts(bound(split(parts[0])[1], Text)) if type(said) is str
        )
        yield from ((place, {"x": said}) for place, said in unfit(parts[1], f"{where}.x"))
    elif dataclasses.is_dataclass(plain):
        yield from unfit_object(plain, where)


def texts(text: Text) -> Iterator[Any]:
    yield from (1, ["x"])
    if text.least:
        yield ""
    if text.most:
        yield "x" * (text.most + 1)
    if text.pattern:
        yield "\x00"
        yield "é\n"


def unfit_object(shape: Any, where: str) -> Iterator[tuple[str, Any]]:
    hints = get_type_hints(shape, include_extras=True)
    right, before = whole_of(shape), f"{where}." if where else ""
    yield where or "body", []
    yield f"{before}unknown", {**right, "unknown": 1}
    for field in dataclasses.fields(shape):
        if field.default is dataclasses.MISSING and field.default_factory is dataclasses.MISSING:
            yield before + field.name, {name: one for name, one in right.items() if name != field.name}
        for place, said in unfit(hints[field.name], before + field.name):
            yield place, {**right, field.name: said}


def whole_of(shape: Any) -> dict[str, Any]:
    """Return something that can be sent: the example, or as little as possible."""
    found: dict[str, Any] = json.loads(json.dumps(shape.__dict__.get(EXAMPLE) or {}))
    hints = get_type_hints(shape, include_extras=True)
    for field in dataclasses.fields(shape):
        if field.default is dataclasses.MISSING and field.default_factory is dataclasses.MISSING:
            found.setdefault(field.name, least(hints[field.name]))
    return found


def least(shape: Any) -> Any:
    plain, bounds = split(shape)
    if dataclasses.is_dataclass(plain):
        return whole_of(plain)
    if plain is str:
        return "x" * max(1, bound(bounds, Text).least)
    if get_origin(plain) is list:
        return [least(get_args(plain)[0])] * bound(bounds, Many).least
    if get_origin(plain) in (Union, types.UnionType):
        return least(get_args(plain)[0])
    return {int: bound(bounds, Whole).least or 0, bool: False}.get(plain, "x")


# --- laws -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("shape", BODIES)
def test_examples_are_read(shape: Any) -> None:
    assert isinstance(reader(shape)(shape.__dict__[EXAMPLE], ""), shape)


@pytest.mark.parametrize("shape", BODIES)
def test_what_fits_is_read_as_it_was_sent(shape: Any) -> None:
    @law
    @given(said=fitting_object(shape))
    def holds(said: dict[str, Any]) -> None:
        assert has(dataclasses.asdict(reader(shape)(said, "")), said)

    holds()


@pytest.mark.parametrize("shape", BODIES)
def test_what_does_not_fit_is_refused_with_its_place(shape: Any) -> None:
    cases = list(unfit_object(shape, ""))
    assert len(cases) >= 2
    for place, said in cases:
        with pytest.raises(Unfit) as refused:
            reader(shape)(said, "")
        assert refused.value.where == place, said


@pytest.mark.parametrize("operation", NAMED, ids=lambda one: f"{one.method} {one.path}")
def test_addresses_are_read_by_the_same_bounds(operation: Operation) -> None:
    path = {name: rightly(shape) for name, shape in operation.in_path.items()}
    body = whole_of(operation.body) if operation.body is not None else {}
    named = {**operation.in_path, **operation.in_query}
    for name, shape in named.items():
        for wrong in ("\x00", "-1", "1" * 400, "٣", "A\n"):
            if fits(shape, wrong):
                continue
            asked = {one: wrong if one == name else right for one, right in path.items()}
            query = {name: wrong} if name in operation.in_query else {}
            with pytest.raises(Refused) as refused:
                operation.read(asked, query, body)
            assert refused.value.fact.key == "server-invalid"
            assert refused.value.fact.values == {"where": name}


def fits(shape: Any, said: str) -> bool:
    try:
        word_reader(shape)(said, "")
    except Unfit:
        return False
    return True


def rightly(shape: Any) -> str:
    """Return a word of an address that fits."""
    likely: list[str] = [
        "x",
        "A",
        "1",
        "2026-11-16",
        "0" * 12,
        "0" * 16,
        "0" * 32,
        *get_args(split(shape)[0]),
    ]
    return next(one for one in likely if fits(shape, one))


def test_numbers_and_switches_of_an_address() -> None:
    number = word_reader(Annotated[int, Whole(least=0, most=50)])
    assert [number(said, "n") for said in ("0", "050", "50")] == [0, 50, 50]
    for wrong in ("51", "-1", "+1", "1.0", "1e1", " 1", "", "٣", "9" * 400):
        with pytest.raises(Unfit):
            number(wrong, "n")
    switch = word_reader(bool)
    assert [switch(said, "s") for said in ("true", "false", "1", "0")] == [True, False, True, False]
    for wrong in ("yes", "", "True", "2"):
        with pytest.raises(Unfit):
            switch(wrong, "s")


def test_answers_are_proved_by_name() -> None:
    """An answer with a name more, one less, or something else in it is not what its operation declares."""
    assert is_typeddict(Picture)
    wrong: tuple[Any, ...] = ({}, {"table": 1}, [], None)
    for said in wrong:
        with pytest.raises(Unfit):
            reader(Picture)(said, "")


def test_shapes_have_names_of_their_own() -> None:
    """The document calls each by its name."""
    found: dict[str, Any] = {}

    class Noted(document.Document):
        def _named(self, shape: Any) -> dict[str, Any]:
            assert found.setdefault(shape.__name__, shape) is shape
            return super()._named(shape)

    Noted().of(OPERATIONS)
    assert len(found) > 100
