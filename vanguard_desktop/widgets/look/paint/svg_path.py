"""Outlines written as SVG path data (dice in the tokens, figures) made into paths Qt can draw."""

from __future__ import annotations

import functools
import math
import re

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

_PART = re.compile(r"([MmLlHhVvCcSsQqAaZz])|(-?(?:\d+\.?\d*|\.\d+))")
_COUNT = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "A": 7, "Z": 0}


@functools.cache
def svg_path(data: str) -> QPainterPath:
    """The path for a string of SVG path data; do not change the path, it is kept."""
    path = QPainterPath()
    at = start = bend = QPointF()
    for command, numbers in _steps(data):
        kind = command.upper()
        base = at if command.islower() else QPointF()
        if kind == "Z":
            path.closeSubpath()
            at = start
            continue
        if kind == "H":
            at = QPointF(base.x() + numbers[0], at.y())
            path.lineTo(at)
            continue
        if kind == "V":
            at = QPointF(at.x(), base.y() + numbers[0])
            path.lineTo(at)
            continue
        if kind == "A":
            to = base + QPointF(numbers[5], numbers[6])
            _arc(path, at, to, numbers[0], bool(numbers[3]), bool(numbers[4]))
            at = to
            continue
        points = [base + QPointF(x, y) for x, y in zip(numbers[::2], numbers[1::2], strict=True)]
        if kind == "M":
            path.moveTo(points[0])
            start = points[0]
        elif kind == "L":
            path.lineTo(points[0])
        elif kind == "Q":
            path.quadTo(points[0], points[1])
        else:
            # A smooth curve leaves out its first bend: it goes on in the direction the last curve had.
            first = points[0] if kind == "C" else at + (at - bend)
            path.cubicTo(first, points[-2], points[-1])
            bend = points[-2]
        at = points[-1]
    return path


def _steps(data: str) -> list[tuple[str, list[float]]]:
    """Cut path data into commands with their numbers; a repeated command may leave its letter out."""
    steps: list[tuple[str, list[float]]] = []
    command, numbers = "", list[float]()
    for letter, number in _PART.findall(data):
        if letter:
            command, numbers = letter, []
            if letter in "Zz":
                steps.append((letter, []))
            continue
        numbers.append(float(number))
        if len(numbers) == _COUNT[command.upper()]:
            steps.append((command, numbers))
            numbers = []
            command = {"M": "L", "m": "l"}.get(command, command)
    return steps


def _arc(path: QPainterPath, begin: QPointF, end: QPointF, radius: float, large: bool, clockwise: bool) -> None:
    """Add a part of a circle; our outlines use no ellipses."""
    chord = end - begin
    length = math.hypot(chord.x(), chord.y())
    radius = max(radius, length / 2)
    height = math.sqrt(max(radius * radius - length * length / 4, 0.0))
    side = -1.0 if large == clockwise else 1.0
    middle = (begin + end) / 2
    center = middle + QPointF(-chord.y(), chord.x()) * (side * height / length)
    first = math.degrees(math.atan2(-(begin.y() - center.y()), begin.x() - center.x()))
    last = math.degrees(math.atan2(-(end.y() - center.y()), end.x() - center.x()))
    sweep = last - first
    if clockwise and sweep > 0:
        sweep -= 360
    elif not clockwise and sweep < 0:
        sweep += 360
    path.arcTo(center.x() - radius, center.y() - radius, 2 * radius, 2 * radius, first, sweep)
