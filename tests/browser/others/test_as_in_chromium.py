"""Tests of Chromium, again: what depends on how a browser keeps streams, hides tabs and computes hashes.

Where two people play, one has Firefox and the other WebKit.
"""

from __future__ import annotations

import pytest

from tests.browser.people.test_luck import test_two_devices_seal_and_open_by_themselves
from tests.browser.playing.test_loses_nothing import (
    own_house,
    test_a_hidden_tab_gives_its_stream_back_and_knows_everything_when_it_is_seen_again,
    test_a_killed_server_in_mid_game,
)

pytestmark = pytest.mark.all

__all__ = [
    "own_house",
    "test_a_hidden_tab_gives_its_stream_back_and_knows_everything_when_it_is_seen_again",
    "test_a_killed_server_in_mid_game",
    "test_two_devices_seal_and_open_by_themselves",
]
