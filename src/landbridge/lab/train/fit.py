"""Fitting a net to positions, in plain array operations: PyTorch on a graphics card, NumPy where there is none.

The net is two clipped layers and four outputs, so its gradient is a dozen lines, and they are the same lines for both
libraries. Numbers are floats here; `quantised` makes the integers that are shipped (`core/compile/net.py`).
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from numpy.typing import NDArray

from landbridge.core.compile import net as nets
from landbridge.core.layout import RecordLayout
from landbridge.lab.train.positions import Positions

Weights = dict[str, NDArray[np.float32]]

FIRST_LIMIT = nets.FIRST_MOST / nets.FIRST_ONE  # no weight is beyond these
LATER_LIMIT = nets.LATER_MOST / nets.WEIGHT_ONE
FADE, FADE_SQUARES = 0.9, 0.999  # of Adam
HEADS = (1.0, 0.1, 1.0, 1.0)  # how much the outputs weigh in the loss: points, spread, lead, win


class Arrays:
    """The library that computes: PyTorch if it is wanted, otherwise NumPy."""

    def __init__(self, device: str = "cpu"):
        self.torch: Any = None
        self.device = device
        if device != "numpy":
            import torch

            self.torch = torch
            torch.backends.cuda.matmul.allow_tf32 = True

    def put(self, given: NDArray[Any]) -> Any:
        """An array where the computing is done."""
        return self.torch.from_numpy(given).to(self.device) if self.torch else given

    def zeros(self, *shape: int) -> Any:
        return self.torch.zeros(shape, device=self.device) if self.torch else np.zeros(shape, np.float32)

    def whole(self, given: Any) -> Any:
        """As numbers that can be an index."""
        return given.long() if self.torch else given.astype(np.int64)

    def floats(self, given: Any) -> Any:
        return given.float() if self.torch else given.astype(np.float32)

    def exp(self, given: Any) -> Any:
        return self.torch.exp(given) if self.torch else np.exp(given)

    def back(self, given: Any) -> NDArray[np.float32]:
        return given.cpu().numpy() if self.torch else given  # type: ignore[no-any-return]


def fresh(layout: RecordLayout, seed: int) -> Weights:
    """Weights to begin with."""
    rng = np.random.default_rng(seed)
    features, wide = layout.fields["first"].shape
    narrow = layout.fields["second"].shape[0]
    return {
        "first": rng.normal(0, 0.05, (features, wide)).astype(np.float32),
        "first_bias": np.full(wide, 0.3, np.float32),
        "second": rng.normal(0, 1 / math.sqrt(wide), (wide, narrow)).astype(np.float32),
        "second_bias": np.full(narrow, 0.3, np.float32),
        "third": rng.normal(0, 0.3 / math.sqrt(narrow), (narrow, nets.OUTPUTS)).astype(np.float32),
        "third_bias": np.zeros(nets.OUTPUTS, np.float32),
    }


def centred(weights: Weights, rows: Positions, unit: float) -> Weights:
    """Weights that begin with the means of what is to be learned: a bias would take thousands of steps to get there."""
    wanted = targets(rows, unit)
    bias = np.array([wanted[:, nets.POINTS].mean(), 0.3, wanted[:, nets.LEAD].mean(), 0], np.float32)
    return {**weights, "third_bias": bias}


def targets(rows: Positions, unit: float) -> NDArray[np.float32]:
    """What the outputs should be, and the logit of a win that they correct.

    What the spread should be is known only when points have been estimated.
    """
    points, lead = (rows.points - rows.base_points) / unit, (rows.lead - rows.base_lead) / unit
    return np.stack([points, 0 * points, lead, rows.share, rows.base_win], 1)


def fit(
    weights: Weights,
    rows: Positions,
    unit: float,
    epochs: float,
    rate: float,
    batch: int,
    seed: int,
    lib: Arrays,
    heads: tuple[float, ...] = HEADS,
    decay: float = 0.0,
) -> tuple[Weights, float]:
    """Better weights, and the error of points, in points, over the last quarter of the batches."""
    features = len(weights["first"])
    w = {key: lib.put(value.copy()) for key, value in weights.items()}
    means = {key: value * 0 for key, value in w.items()}
    squares = {key: value * 0 for key, value in w.items()}
    active = lib.put(rows.active)
    wanted = lib.put(targets(rows, unit))
    rng = np.random.default_rng(seed)
    batch = min(batch, len(rows))
    steps = max(1, round(epochs * len(rows) / batch))
    order = np.zeros(0, np.int64)
    errors: list[Any] = []
    line = lib.whole(lib.put(np.arange(batch)))[:, None]
    for step in range(steps):
        if len(order) < batch:
            order = rng.permutation(len(rows))
        chosen, order = lib.put(order[:batch]), order[batch:]
        x = lib.zeros(batch, features + 1)
        x[line, lib.whole(active[chosen])] = 1  # the last column is for places that are not used
        grads, error = gradient(w, x[:, :features], wanted[chosen], lib, heads)
        if step >= steps * 3 // 4:
            errors.append(error)
        now = (
            rate * min(1.0, (step + 1) / 100) * (0.05 + 0.95 * (0.5 + 0.5 * math.cos(math.pi * step / steps)))
        )
        for key, grad in grads.items():
            means[key] = FADE * means[key] + (1 - FADE) * grad
            squares[key] = FADE_SQUARES * squares[key] + (1 - FADE_SQUARES) * grad * grad
            mean = means[key] / (1 - FADE ** (step + 1))
            square = squares[key] / (1 - FADE_SQUARES ** (step + 1))
            limit = FIRST_LIMIT if key == "first" else LATER_LIMIT
            kept = 1 if key.endswith("bias") else 1 - now * decay
            w[key] = (kept * w[key] - now * mean / (square**0.5 + 1e-8)).clip(-limit, limit)
    error = math.sqrt(float(sum(float(e) for e in errors)) / len(errors)) * unit
    return {key: lib.back(value) for key, value in w.items()}, error


def gradient(
    w: dict[str, Any], x: Any, wanted: Any, lib: Arrays, heads: tuple[float, ...] = HEADS
) -> tuple[dict[str, Any], Any]:
    """How the loss changes with each weight, and the mean square error of points."""
    one, two, told = outputs(w, x)
    off = told - wanted[:, : nets.OUTPUTS]
    share = 1 / (1 + lib.exp(-told[:, nets.WIN] - wanted[:, nets.OUTPUTS]))
    error = off[:, nets.POINTS]
    pull = off * 0
    pull[:, nets.POINTS] = heads[nets.POINTS] * off[:, nets.POINTS]
    pull[:, nets.SPREAD] = heads[nets.SPREAD] * (told[:, nets.SPREAD] - abs(error))
    pull[:, nets.LEAD] = heads[nets.LEAD] * off[:, nets.LEAD]
    pull[:, nets.WIN] = heads[nets.WIN] * (share - wanted[:, nets.WIN])
    pull = pull / len(x)
    lit_one, lit_two = one.clip(0, 1), two.clip(0, 1)
    back_two = (pull @ w["third"].T) * lib.floats((two > 0) & (two < 1))
    back_one = (back_two @ w["second"].T) * lib.floats((one > 0) & (one < 1))
    grads = {
        "third": lit_two.T @ pull,
        "third_bias": pull.sum(0),
        "second": lit_one.T @ back_two,
        "second_bias": back_two.sum(0),
        "first": x.T @ back_one,
        "first_bias": back_one.sum(0),
    }
    return grads, (error * error).mean()


def outputs(w: dict[str, Any], x: Any) -> tuple[Any, Any, Any]:
    """The sums of both layers, and what comes out."""
    one = x @ w["first"] + w["first_bias"]
    two = one.clip(0, 1) @ w["second"] + w["second_bias"]
    return one, two, two.clip(0, 1) @ w["third"] + w["third_bias"]


def quantised(weights: Weights, layout: RecordLayout, unit: float) -> bytes:
    """The same net in integers."""
    net = np.zeros(1, layout.dtype)
    net["first"] = _rounded(weights["first"], nets.FIRST_ONE, nets.FIRST_MOST)
    net["first_bias"] = np.rint(weights["first_bias"] * nets.FIRST_ONE)
    net["second"] = _rounded(weights["second"].T, nets.WEIGHT_ONE, nets.LATER_MOST)
    net["second_bias"] = np.rint(weights["second_bias"] * nets.WEIGHT_ONE * nets.LIT_ONE)
    net["third"] = _rounded(weights["third"].T, nets.WEIGHT_ONE, nets.LATER_MOST)
    net["third_bias"] = np.rint(weights["third_bias"] * nets.WEIGHT_ONE * nets.LIT_ONE)
    scale = np.full(nets.OUTPUTS, round(1000 * unit))
    scale[nets.WIN] = 1000
    net["scale"] = scale
    return net.tobytes()


def _rounded(values: NDArray[np.float32], one: int, most: int) -> NDArray[Any]:
    return np.rint(values * one).clip(-most, most)
