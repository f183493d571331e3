"""A change puts back together what it was made from, and is empty only where nothing has changed."""

from __future__ import annotations

import json
from copy import deepcopy

from hypothesis import given, settings
from hypothesis import strategies as st

from landbridge.table.answers.changes import change, changed

VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(2, 5) | st.sampled_from(["", "a"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from("abc"), inner, max_size=3),
    max_leaves=12,
)


@settings(derandomize=True, max_examples=500)
@given(VALUES, VALUES)
def test_a_change_makes_the_one_of_the_other(before: object, now: object) -> None:
    kept = deepcopy(before)
    if json.dumps(before, sort_keys=True) == json.dumps(now, sort_keys=True):
        return
    told = json.loads(json.dumps(change(before, now)))
    assert json.dumps(changed(before, told), sort_keys=True) == json.dumps(now, sort_keys=True)
    assert before == kept
