"""What rooms are painted with: shapes in named colors, moved, turned round and scaled together."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPen, QRadialGradient

from ..look import night_of
from ..look.paint.svg_path import svg_path
from ..look.tokens import tokens

Paint = QColor | QLinearGradient | QRadialGradient
_BLACK, _WHITE = "black", "white"


def shade(name: str, number: int = 0, alpha: float = 1.0) -> QColor:
    """A color of the rooms; those with several are told apart by their number."""
    if name in (_BLACK, _WHITE):
        color = QColor(Qt.GlobalColor.black if name == _BLACK else Qt.GlobalColor.white)
    else:
        shades = tokens().room[name]
        color = QColor(shades[number % len(shades)])
    color.setAlphaF(alpha)
    return color


def collar(section: str) -> QColor:
    """The color somebody of a section wears; who belongs to none wears what everybody wears."""
    return night_of(f"section_{section}") if section else shade("no_section")


def down(top: float, low: float, *colors: QColor) -> QLinearGradient:
    """From one color to the next, from above."""
    gradient = QLinearGradient(0, top, 0, low)
    for place, color in enumerate(colors):
        gradient.setColorAt(place / (len(colors) - 1), color)
    return gradient


def across(left: float, right: float, *colors: QColor) -> QLinearGradient:
    """From one color to the next, from the left."""
    gradient = QLinearGradient(left, 0, right, 0)
    for place, color in enumerate(colors):
        gradient.setColorAt(place / (len(colors) - 1), color)
    return gradient


class Brush:
    """Paints in the units of one room; every shape may be given where it stands."""

    def __init__(self, painter: QPainter) -> None:
        self._painter = painter

    @contextmanager
    def moved(self, x: float, y: float, scale: float = 1.0, *, flip: bool = False, turn: float = 0.0) -> Iterator[None]:
        """What is painted within stands there, so large, and looks the other way."""
        self._painter.save()
        self._painter.translate(x, y)
        self._painter.rotate(turn)
        self._painter.scale(-scale if flip else scale, scale)
        yield
        self._painter.restore()

    @contextmanager
    def inside(self, shape: str) -> Iterator[None]:
        """What is painted within is seen inside the shape only."""
        self._painter.save()
        self._painter.setClipPath(svg_path(shape), Qt.ClipOperation.IntersectClip)
        yield
        self._painter.restore()

    def fill(self, shape: str, paint: Paint, x: float = 0.0, y: float = 0.0) -> None:
        self._painter.translate(x, y)
        self._painter.fillPath(svg_path(shape), QBrush(paint))
        self._painter.translate(-x, -y)

    def line(
        self, shape: str, color: QColor, width: float, x: float = 0.0, y: float = 0.0, dashes: tuple[float, ...] = ()
    ) -> None:
        """Round ends, as nothing here is sharp."""
        pen = QPen(color, width)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap if dashes else Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        if dashes:
            pen.setDashPattern([dash / width for dash in dashes])
        self._painter.translate(x, y)
        self._painter.strokePath(svg_path(shape), pen)
        self._painter.translate(-x, -y)

    def box(self, x: float, y: float, wide: float, high: float, paint: Paint, radius: float = 0.0) -> None:
        self._painter.setPen(Qt.PenStyle.NoPen)
        self._painter.setBrush(QBrush(paint))
        self._painter.drawRoundedRect(QRectF(x, y, wide, high), radius, radius)

    def frame(
        self, x: float, y: float, wide: float, high: float, color: QColor, width: float, radius: float = 0.0
    ) -> None:
        self._painter.setPen(QPen(color, width))
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        self._painter.drawRoundedRect(QRectF(x, y, wide, high), radius, radius)

    def disk(self, x: float, y: float, reach: float, paint: Paint, high: float | None = None) -> None:
        self._painter.setPen(Qt.PenStyle.NoPen)
        self._painter.setBrush(QBrush(paint))
        self._painter.drawEllipse(QPointF(x, y), reach, reach if high is None else high)

    def circle(self, x: float, y: float, reach: float, color: QColor, width: float, high: float | None = None) -> None:
        self._painter.setPen(QPen(color, width))
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        self._painter.drawEllipse(QPointF(x, y), reach, reach if high is None else high)

    def glow(self, x: float, y: float, reach: float, alpha: float = 1.0) -> None:
        """Lamplight, strongest in its middle."""
        light = QRadialGradient(x, y, reach)
        for place, number, strength in ((0.0, 0, 0.78), (0.35, 1, 0.36), (1.0, 2, 0.0)):
            light.setColorAt(place, shade("lamp_glow", number, strength * alpha))
        self.disk(x, y, reach, light)

    def read(self, words: str, x: float, y: float, size: float, color: QColor, spread: float = 0.0) -> None:
        """A name painted on a wall or a hull; it is the same in every language."""
        font = self._painter.font()
        font.setFamily("Exo 2")
        font.setPixelSize(max(1, round(size)))
        font.setLetterSpacing(font.SpacingType.AbsoluteSpacing, spread)
        self._painter.setFont(font)
        self._painter.setPen(color)
        self._painter.drawText(QPointF(x, y), words)
