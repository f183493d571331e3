"""A small net of integers: what a position is worth, learned from games (`landbridge.lab.train`).

A position is a list of features that hold, small numbers out of all that there are. Each has a row of weights; their
sum, clipped, is the first layer. A narrower layer follows, and four outputs. Weights have 16 bits, sums 32. So a
position is worth the same to the bit interpreted, compiled, on a graphics card and in a browser.

The net corrects what the game's hand-written evaluation says (`base`): it begins where that one ends, and learns from
fewer games.

Bounds: a game has at most MOST_ACTIVE features at once, and weights are at most FIRST_MOST and LATER_MOST. So no
sum reaches 2 ** 31 (`bounds`, which a test holds against the weights that are shipped).
"""

from __future__ import annotations

from math import exp
from typing import Any

from landbridge.core.compile.kernel import kernel
from landbridge.core.layout import RecordLayout, i2, i4
from landbridge.core.state import State

__all__ = [
    "FIRST_MOST",
    "FIRST_ONE",
    "LATER_MOST",
    "LEAD",
    "LIT_ONE",
    "MOST_ACTIVE",
    "OUTPUTS",
    "POINTS",
    "SPREAD",
    "WEIGHT_ONE",
    "WIN",
    "bounds",
    "evaluate",
    "extended",
    "judging",
    "net_layout",
    "with_net",
]

MOST_ACTIVE = 512  # features that hold at once
FIRST_ONE = 4096  # what stands for 1 in the sums of the first layer
FIRST_MOST = 32767
SHIFT = 2  # from these to what is lit
LIT_ONE = FIRST_ONE >> SHIFT  # what stands for 1 in what is lit: both layers are clipped to 0 … 1
WEIGHT_ONE = 1024  # what stands for 1 in the weights of the later layers
LATER_MOST = 8 * WEIGHT_ONE
LATER_SHIFT = 10  # from the sums of the later layers to what is lit

# Outputs: what a seat may expect, in thousandths. Points and by how much they may be off; by how many it leads the best
# rival (alone: points); the part of a win.
POINTS, SPREAD, LEAD, WIN = range(4)
OUTPUTS = 4
# Thousandths for logits of -8 … 8, in steps of a sixteenth.
LOGISTIC = tuple(round(1000 / (1 + exp(-x / 16))) for x in range(-128, 129))


def net_layout(features: int, wide: int, narrow: int) -> RecordLayout:
    """The weights of a net."""
    return RecordLayout(
        [
            ("first", i2, (features, wide)),
            ("second", i2, (narrow, wide)),
            ("third", i2, (OUTPUTS, narrow)),
            ("first_bias", i4, (wide,)),
            ("second_bias", i4, (narrow,)),
            ("third_bias", i4, (OUTPUTS,)),
            (
                "scale",
                i4,
                (OUTPUTS,),
            ),  # thousandths of a point that an output of 1 stands for; of a logit for WIN
        ]
    )


def judging(net: RecordLayout, most: int) -> list[tuple[Any, ...]]:
    """Fields of a scratch record for judging positions in which at most so many features hold."""
    if most > MOST_ACTIVE:
        raise ValueError(f"{most} features at once: at most {MOST_ACTIVE} are sure not to overflow")
    wide, narrow = net.fields["first_bias"].shape, net.fields["second_bias"].shape
    return [
        ("total", i4, wide),
        ("lit", i2, wide),
        ("narrow", i2, narrow),
        ("active", i2, (most,)),
        ("base", i4, (OUTPUTS,)),  # what the net corrects; 0 where it is on its own
        ("told", i4, (OUTPUTS,)),
    ]


def extended(layout: RecordLayout, more: list[tuple[Any, ...]]) -> RecordLayout:
    """A layout and further fields behind those it has; where they lie does not change."""
    return RecordLayout([*((f.name, f.kind, f.shape) for f in layout.fields.values()), *more])


def with_net(layout: RecordLayout, fields: State, weights: bytes) -> State:
    """A kit's fields and a net, as the layout has them: `extended` by a field `net`, the last."""
    made = State.blank(layout)
    net = layout.fields["net"]
    if len(weights) != net.end - net.at:
        raise ValueError(f"the net has {len(weights)} bytes, not {net.end - net.at}")
    made.memory[: net.at] = bytes(fields.memory[: net.at]).ljust(net.at, b"\0")
    made.memory[net.at : net.end] = weights
    return made


@kernel
def evaluate(net: Any, m: Any, count: int) -> None:
    """The position whose features are the first of `m.active`, by `m.base`; what it is worth into `m.told`."""
    wide = len(net.first_bias)
    for h in range(wide):
        m.total[h] = net.first_bias[h]
    for i in range(count):
        feature = m.active[i]
        for h in range(wide):
            m.total[h] += net.first[feature, h]
    for h in range(wide):
        m.lit[h] = max(0, min(m.total[h], FIRST_ONE)) >> SHIFT
    for k in range(len(net.second_bias)):
        total = 0
        for h in range(wide):
            total += net.second[k, h] * m.lit[h]
        m.narrow[k] = max(0, min((total + net.second_bias[k]) >> LATER_SHIFT, LIT_ONE))
    for k in range(OUTPUTS):
        total = 0
        for h in range(len(net.second_bias)):
            total += net.third[k, h] * m.narrow[h]
        m.told[k] = m.base[k] + ((total + net.third_bias[k]) * net.scale[k] >> 20)
    m.told[SPREAD] = max(0, m.told[SPREAD])
    m.told[WIN] = LOGISTIC[128 + max(-128, min((16 * m.told[WIN] + 500) // 1000, 128))]


def bounds(net: Any) -> tuple[int, int]:
    """The largest sum that can occur in the first layer and in the later ones, whatever the features."""
    wide, narrow = len(net.first_bias), len(net.second_bias)
    features = net.first.shape[0]
    first = later = 0
    for h in range(wide):
        column = sorted((abs(net.first[f, h]) for f in range(features)), reverse=True)
        first = max(first, abs(net.first_bias[h]) + sum(column[:MOST_ACTIVE]))
    for k in range(narrow):
        later = max(
            later, abs(net.second_bias[k]) + sum(abs(net.second[k, h]) for h in range(wide)) * LIT_ONE
        )
    for k in range(OUTPUTS):
        later = max(
            later, abs(net.third_bias[k]) + sum(abs(net.third[k, h]) for h in range(narrow)) * LIT_ONE
        )
    return first, later
