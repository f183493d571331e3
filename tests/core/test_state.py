"""A record of integers, read and written by name."""

from __future__ import annotations

import pickle

import pytest

from landbridge.core.layout import RecordLayout, i1, i2, i8
from landbridge.core.state import UNKNOWN, State, differences, fields_of, unknowns

PART = RecordLayout([("small", i1, (3,)), ("wide", i8)])
WHOLE = RecordLayout([("count", i1), ("grid", i1, (2, 3)), ("parts", PART, (2,)), ("one", PART), ("set", i8)])


def filled() -> State:
    s = State.blank(WHOLE)
    s.count = 5
    s.grid[1, 2] = 7
    s.parts[1].small[0] = 3
    s.one.wide = 1 << 40
    return s


def test_fields_write_through_to_the_record() -> None:
    s = filled()
    row = s.record[0]
    assert (row["count"], row["grid"][1, 2], row["parts"][1]["small"][0]) == (5, 7, 3)
    row["set"] = 9
    assert s.set == 9


def test_the_array_and_the_fields_are_one_memory() -> None:
    s = filled()
    t = State.from_record(WHOLE, s.record)
    t.count = 6
    assert (s.count, s.record["count"][0]) == (6, 6)
    with pytest.raises(ValueError, match="a state is"):
        State(PART, s.memory)


def test_a_record_inside_becomes_a_state_of_its_own() -> None:
    s = filled()
    part = State.from_part(s.parts[1])
    part.wide = 4
    assert (part.layout, part.small[0], s.parts[1].wide) == (PART, 3, 0)


def test_records_inside_are_copied_never_shared() -> None:
    s = filled()
    s.parts[0] = s.parts[1]
    s.parts[1].small[0] = 8
    s.one = s.parts[1]
    s.parts[1].small[0] = 9
    assert (s.parts[0].small[0], s.one.small[0]) == (3, 8)


def test_a_copy_is_equal_and_apart() -> None:
    s = filled()
    t = s.copy()
    assert s == t
    assert hash(s) == hash(t)
    t.one.small[2] = 1
    assert s != t
    assert differences(s, t) == ["one.small"]
    s.set_to(t)
    assert s == t


def test_bytes_and_pickles_come_back() -> None:
    s = filled()
    assert State.from_bytes(s.tobytes(), WHOLE) == s
    assert pickle.loads(pickle.dumps(s)) == s


def test_gaps_between_fields_hold_no_garbage() -> None:
    """Equality goes by bytes."""
    assert WHOLE.size > sum(leaf.end - leaf.at for leaf in WHOLE.leaves())
    states = [filled().copy() for _ in range(50)]
    assert len({s.tobytes() for s in states}) == 1


def test_what_does_not_fit_is_refused_not_wrapped() -> None:
    s = filled()
    with pytest.raises(ValueError, match="format"):
        s.count = 200
    with pytest.raises(ValueError, match="format"):
        s.grid[0, 0] = -129


def test_unknown_fields_are_named() -> None:
    s = filled()
    assert unknowns(s) == []
    s.parts[0].wide = UNKNOWN
    s.grid[0, 1] = UNKNOWN
    assert unknowns(s) == ["grid", "parts[0].wide"]


def test_half_an_unknown_is_none() -> None:
    s = filled()
    s.set = 0xFF
    s.one.wide = 0xFFFF_FFFF
    assert unknowns(s) == []


def test_two_halves_are_no_unknown_either() -> None:
    pair = State.blank(RecordLayout([("both", i2, (3,))]))
    pair.both[0], pair.both[1] = -256, 255  # 00 ff ff 00
    assert unknowns(pair) == []
    pair.both[2] = UNKNOWN
    assert unknowns(pair) == ["both"]


def test_a_wrong_name_lists_the_right_ones() -> None:
    with pytest.raises(AttributeError, match="no field 'sheet'; the record has count, grid"):
        _ = filled().sheet


def test_a_field_cannot_hide_behind_a_method() -> None:
    with pytest.raises(ValueError, match="copy: a state has something else"):
        fields_of(RecordLayout([("copy", i1)]))


def test_a_state_is_read_at_first_hand() -> None:
    """Its fields are attributes of its own class: no second object stands between a rule and a number."""
    s = filled()
    assert s.fields is s
    assert {"count", "grid", "parts", "one", "set"} <= set(dir(type(s)))
    assert type(s) is type(s.copy()) is type(State.blank(WHOLE))
    with pytest.raises(AttributeError):
        s.nothing = 1
