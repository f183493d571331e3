"""What `bench/playouts.py` tells: medians, ratios to hex, and a picture; the engines are made up."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from bench import playouts as bench
from bench.peers import HEX, Contender
from bench.playouts_plot import plot


def at_rate(name: str, rate: float, family: str = "landbridge") -> Contender:
    return Contender(name, lambda size: (size, size / rate), 10, family)


CONTENDERS = [at_rate(name, 1000.0 * (i + 1)) for i, name in enumerate(bench.OURS)]
CONTENDERS.append(at_rate(HEX, 2000.0, "openspiel"))


def measured() -> dict[str, object]:
    rates = bench.measure(CONTENDERS, 3, 0.01, lambda name: None)
    return bench.report(CONTENDERS, rates, {"hashi": 5.0}, ["Pgx"])


def test_ratios_are_to_hex_of_the_same_run() -> None:
    told = measured()
    assert told["ratio_to_openspiel_hex6"] == pytest.approx(
        {"hashi": 0.5, "the_border": 1.0, "loopit": 1.5, "river_dragons": 2.0}
    )
    assert told["decisions_per_s"] == pytest.approx(
        {HEX: 2000.0, "hashi": 1000.0, "the_border": 2000.0, "loopit": 3000.0, "river_dragons": 4000.0}
    )
    assert told["missing"] == ["Pgx"]


def test_the_median_counts() -> None:
    seconds = iter([1.0, 1.0, 1.0, 9.0, 2.0])  # two runs to get ready, then three that count
    slow_once = Contender("x", lambda size: (8, next(seconds)), 1, "landbridge")
    assert bench.measure([slow_once], 3, 0.5, lambda name: None) == [4.0]


def test_the_table_names_what_is_missing(capsys: pytest.CaptureFixture[str]) -> None:
    bench.show(measured())
    said = capsys.readouterr().out
    assert "Pgx is not installed" in said
    assert "4,000" in said


def test_the_picture_has_a_bar_for_each() -> None:
    picture = ElementTree.fromstring(plot(measured()))
    bars = picture.findall("{http://www.w3.org/2000/svg}rect")
    assert len(bars) == 1 + len(CONTENDERS)  # and the paper
    assert float(bars[1].get("width", "0")) > float(bars[-1].get("width", "0"))
