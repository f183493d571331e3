"""Compiled rules that come later: whoever searches knows whether they are there."""

from __future__ import annotations

import threading

import pytest

import landbridge
from landbridge.bots import warm
from landbridge.bots.warm import Warm
from landbridge.core.compile.kernel import can_compile
from landbridge.core.game import Kit

needs_numba = pytest.mark.skipif(not can_compile(), reason="there is nothing to compile")


@needs_numba
def test_a_bot_that_searches_is_ready_once_its_rules_are_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    begun, go_on, exercised = threading.Event(), threading.Event(), []

    def slowly(kit: Kit) -> None:
        begun.set()
        assert go_on.wait(60)
        exercised.append(kit)

    monkeypatch.setattr(warm, "exercise", slowly)
    monkeypatch.setattr(warm, "_exercised", set())
    first = Warm(landbridge.game("loopit").kit())
    assert first.is_ready_for("greedy")  # it does not search
    assert not begun.is_set()
    assert not first.is_ready_for("master")
    assert not first.is_ready_for("")  # a hint
    assert begun.wait(60)
    go_on.set()
    assert first.wait(60).rules.compiled
    assert first.is_ready_for("master")
    assert first.is_ready_for("")
    other = Warm(landbridge.game("loopit").kit())  # what is compiled is compiled
    assert other.is_ready_for("master")
    assert other.quick.rules.compiled
    assert len(exercised) == 1


def test_without_a_compiler_nobody_waits_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warm, "can_compile", lambda: False)
    plain = Warm(landbridge.game("loopit").kit())
    assert plain.is_ready_for("master")
    assert plain.is_ready_for("")
    assert plain.quick is plain.plain


@needs_numba
def test_rules_that_cannot_be_compiled_keep_nobody_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(kit: Kit) -> None:
        raise RuntimeError("no")

    monkeypatch.setattr(warm, "exercise", fails)
    monkeypatch.setattr(warm, "_exercised", set())
    broken = Warm(landbridge.game("loopit").kit())
    broken.wait(60)
    assert broken.is_ready_for("master")
    assert broken.quick is broken.plain
