"""Plots of the laboratory: drawn as SVG by ourselves, in the colors that the page gives to their classes."""

from __future__ import annotations

from collections.abc import Sequence
from xml.etree.ElementTree import Element, SubElement

from .sums import Sums

ROW, LABEL, PLOT, VALUE = 24, 250, 420, 130
CELL, CELL_HIGH = 120, 14
TICKS = (0, 25, 50, 75, 100)


def forest(rows: Sequence[tuple[str, Sums, str]], aim: Sequence[float] | None = None) -> Element:
    """A share in each row: what it is called, its band, and how it is written; what is aimed at lies behind it."""
    high = ROW * (len(rows) + 1) + 6
    width = LABEL + PLOT + VALUE
    svg = Element("svg", {"class": "forest", "viewBox": f"0 0 {width} {high}", "role": "img"})
    if aim is not None:
        low, top = (_at(share) for share in aim)
        SubElement(svg, "rect", _box(LABEL + low, ROW - 6, top - low, high - ROW, "aim"))
    for tick in TICKS:
        at = LABEL + _at(tick / 100)
        _line(svg, at, ROW - 6, at, high, "grid")
        _text(svg, at, ROW - 10, f"{tick}%", "tick middle")
    for number, (label, band, written) in enumerate(rows, start=1):
        middle = ROW * number + 12
        _text(svg, LABEL - 12, middle + 4, label, "end")
        _band(svg, band, LABEL, PLOT, middle, "one", 5)
        _text(svg, LABEL + PLOT + 14, middle + 4, written, "tick")
    return svg


def bands(*given: Sums) -> Element:
    """One or two shares over each other, as small as a word in a table."""
    svg = Element("svg", {"class": "cell", "viewBox": f"0 0 {CELL} {CELL_HIGH}", "role": "img"})
    SubElement(svg, "rect", _box(0, 0, CELL, CELL_HIGH, "track"))
    _line(svg, CELL / 2, 0, CELL / 2, CELL_HIGH, "grid")
    step = CELL_HIGH / (len(given) + 1)
    for number, band in enumerate(given, start=1):
        if band["count"]:
            _band(svg, band, 4, CELL - 8, step * number, "one" if number == 1 else "two", 3)
    return svg


def bar(count: int, most: int) -> Element:
    """How many there are, beside the most of all."""
    svg = Element("svg", {"class": "cell", "viewBox": f"0 0 {CELL} {CELL_HIGH}", "role": "img"})
    SubElement(svg, "rect", _box(0, 0, CELL, CELL_HIGH, "track"))
    SubElement(svg, "rect", _box(0, 2, CELL * count / max(1, most), CELL_HIGH - 4, "bar"))
    return svg


def _band(svg: Element, band: Sums, left: float, width: float, middle: float, kind: str, size: float) -> None:
    low, value, high = (left + width * min(1.0, max(0.0, band[name])) for name in ("low", "value", "high"))
    _line(svg, low, middle, high, middle, f"band {kind}")
    dot = {"cx": _number(value), "cy": _number(middle), "r": _number(size), "class": f"dot {kind}"}
    SubElement(svg, "circle", dot)


def _at(share: float) -> float:
    return PLOT * share


def _line(svg: Element, x1: float, y1: float, x2: float, y2: float, kind: str) -> None:
    ends = {"x1": x1, "y1": y1, "x2": x2, "y2": y2}
    SubElement(svg, "line", {**{name: _number(at) for name, at in ends.items()}, "class": kind})


def _text(svg: Element, x: float, y: float, words: str, kind: str) -> None:
    SubElement(svg, "text", {"x": _number(x), "y": _number(y), "class": kind}).text = words


def _box(x: float, y: float, width: float, height: float, kind: str) -> dict[str, str]:
    sides = {"x": x, "y": y, "width": width, "height": height}
    return {**{name: _number(side) for name, side in sides.items()}, "class": kind}


def _number(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")
