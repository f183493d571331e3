"""What has changed from one JSON value to the next, as a value of its own: small, and easily put back together.

{"name": CHANGE}   of an object, or of a list by places
[VALUE]            there is this instead
[]                 there is nothing any more
"""

from __future__ import annotations

from typing import Any

FEWER = 2  # a list with more than one change in so many entries is told whole


def change(before: Any, now: Any) -> Any:
    """Return what makes `now` of `before`; they differ."""
    if type(before) is dict and type(now) is dict:
        told: dict[str, Any] = {name: [] for name in before if name not in now}
        for name, value in now.items():
            if name not in before:
                told[name] = [value]
            elif before[name] != value:
                told[name] = change(before[name], value)
        return told
    if type(before) is list and type(now) is list and len(before) == len(now):
        places = [place for place, (was, one) in enumerate(zip(before, now, strict=True)) if was != one]
        if len(places) * FEWER <= len(now):
            return {str(place): change(before[place], now[place]) for place in places}
    return [now]


def changed(before: Any, told: Any) -> Any:
    """Return `before` with such a change; nothing of it is altered."""
    if isinstance(told, list):
        return told[0]
    if isinstance(before, list):
        return [
            changed(one, told[str(place)]) if str(place) in told else one for place, one in enumerate(before)
        ]
    found = {name: value for name, value in before.items() if told.get(name) != []}
    return found | {name: changed(before.get(name), one) for name, one in told.items() if one != []}
