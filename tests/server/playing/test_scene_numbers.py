"""Numbers that a page could not keep exactly travel as text, on either side of nought."""

from __future__ import annotations

from landbridge.core.show.scene import EXACT, plain


def test_what_a_page_cannot_keep_is_text() -> None:
    assert plain([EXACT, -EXACT]) == [EXACT, -EXACT]
    assert plain([EXACT + 1, -EXACT - 1]) == [str(EXACT + 1), str(-EXACT - 1)]
