"""Tests of Chromium, again: invitations and a shared device, a server that was away, the luck.

Where two people play, one has Firefox and the other WebKit.
"""

from __future__ import annotations

import pytest

from tests.browser.people.test_luck import (
    test_a_failed_attempt_is_shown_and_the_next_needs_consent,
    test_after_the_game_the_page_ticks_off_what_it_checked,
    test_only_the_device_with_the_salt_reveals,
    test_two_devices_commit_and_reveal,
)
from tests.browser.people.test_together import (
    test_a_used_invitation_is_explained,
    test_two_browsers_by_invitation,
    test_two_people_on_one_device_with_a_curtain_between,
)
from tests.browser.playing.test_loses_nothing import (
    own_house,
    test_a_hidden_tab_gives_its_stream_back_and_knows_everything_when_it_is_seen_again,
    test_a_killed_server_in_mid_game,
    test_a_move_in_flight_while_the_server_is_away_counts_once,
    test_a_reload_in_mid_game,
)

pytestmark = pytest.mark.all

__all__ = [
    "own_house",
    "test_a_failed_attempt_is_shown_and_the_next_needs_consent",
    "test_a_hidden_tab_gives_its_stream_back_and_knows_everything_when_it_is_seen_again",
    "test_a_killed_server_in_mid_game",
    "test_a_move_in_flight_while_the_server_is_away_counts_once",
    "test_a_reload_in_mid_game",
    "test_a_used_invitation_is_explained",
    "test_after_the_game_the_page_ticks_off_what_it_checked",
    "test_only_the_device_with_the_salt_reveals",
    "test_two_browsers_by_invitation",
    "test_two_devices_commit_and_reveal",
    "test_two_people_on_one_device_with_a_curtain_between",
]
