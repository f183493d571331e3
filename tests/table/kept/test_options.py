"""What the options of a table meant when it was opened, they mean for ever; a new table names what it means."""

from __future__ import annotations

import pytest

from landbridge.table import opening
from landbridge.table.fair import is_usual
from landbridge.table.opening import SeatWish, Wish
from landbridge.table.table import Table
from tests.table.desk import ADA, NOON, SECRET, Desk
from tests.table.laws import put_away

SEATS = [SeatWish("me"), SeatWish("bot", "greedy")]


def opened(options: dict[str, str]) -> Table:
    t = Table("new", SECRET)
    opening.open_table(t, NOON, ADA, Wish("loopit", SEATS, options), 5, {}, "client")
    return t


@pytest.mark.parametrize("options", [{"edition": "en"}, {"rounds": "german", "stop": ""}])
def test_l2_7_a_table_from_when_its_edition_said_less_stays_as_it_was(options: dict[str, str]) -> None:
    old = Desk("loopit", options=options).t
    assert old.kit.options.chosen("stop") == "free"
    assert put_away(old).kit.options == old.kit.options
    new = opened(options)
    assert new.kit.options.chosen("stop") == "stuck"
    assert new.terms["options"]["stop"] == "stuck"
    assert put_away(new).kit.options == new.kit.options


def test_an_edition_is_played_as_it_comes_in_its_box() -> None:
    assert is_usual(opened({"edition": "fr"}))
    assert is_usual(opened({"edition": "fr", "stop": "free"}))
    assert not is_usual(opened({"edition": "fr", "exchange": "discard"}))


def test_what_goes_without_saying_is_not_named() -> None:
    assert opened({}).terms["options"] == {}
    assert opened({"edition": "en", "stop": "free"}).kit.options.chosen("stop") == "free"
