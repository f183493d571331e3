"""A record as JSON, by the names of its fields, as the server sends views; and back.

view = record_of(answer["view"], kit.state)     # what a bot is given
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, cast

from landbridge.core.layout import RecordLayout
from landbridge.core.state import Fields, Row, State

__all__ = ["record_json", "record_of"]


def record_json(s: State) -> dict[str, Any]:
    """A record by field names. Numbers of 64 bits are texts: a page's numbers are exact to 53."""
    return _by_name(s.fields)


def record_of(told: Mapping[str, Any], layout: RecordLayout) -> State:
    """The record that `record_json` has told; `ValueError` if it is another one's."""
    s = State.blank(layout)
    try:
        _fill(s, told)
    except (KeyError, TypeError, IndexError, ValueError) as error:
        raise ValueError(f"this is no record of {layout.size} bytes: {error!r}") from None
    return s


def _fill(record: Fields, told: Mapping[str, Any]) -> None:
    for name in record.layout.fields:
        value, said = getattr(record, name), told[name]
        if isinstance(value, Fields):
            _fill(value, said)
        elif isinstance(value, Row):
            for i, one in enumerate(said):
                _fill(value[i], one)
        elif isinstance(value, memoryview):
            flat: Any = value.cast("B").cast(cast(Any, value.format))
            for i, number in enumerate(_numbers(said)):
                flat[i] = number
        else:
            setattr(record, name, int(said))


def _numbers(said: Any) -> Iterator[int]:
    if isinstance(said, list):
        for one in said:
            yield from _numbers(one)
    else:
        yield int(said)


def _by_name(record: Fields) -> dict[str, Any]:
    return {
        field.name: _plain(getattr(record, field.name), field.kind.size)
        for field in record.layout.fields.values()
    }


def _plain(value: Any, width: int) -> Any:
    if isinstance(value, Fields):
        return _by_name(value)
    if isinstance(value, Row):
        return [_by_name(value[i]) for i in range(len(value))]
    told = value.tolist() if isinstance(value, memoryview) else value
    return _texts(told) if width == 8 else told


def _texts(value: Any) -> Any:
    return [_texts(one) for one in value] if isinstance(value, list) else str(value)
