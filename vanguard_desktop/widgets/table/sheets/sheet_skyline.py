"""What stands between sky and paper on the picture of a reading sheet: moons, a hill, and what grows in its biome."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QTransform

from vanguard_desktop.setting import Biome

from ...look import color_of, night_of
from ...look.paint.svg_path import svg_path

HIGH = 268.0  # at this height of the picture all is as large as drawn here
_FOOT, _CREST = 12.0, 40.0
_HOURS = 7  # rounds from one full moon to the next
_WITHOUT_SKY = (Biome.CAVES, Biome.AQUATIC)

# Cut from the paper of the hill; 200 wide, standing on y = 100, which lies a little below the crest.
_SHAPES = {
    Biome.RUINS: "M40 100A60 60 0 0 1 160 100H150A50 50 0 0 0 50 100Z"
    "M62 100A38 38 0 0 1 138 100H129A29 29 0 0 0 71 100Z",
    Biome.CRYSTALLINE: "M58 100L66 56L80 72L84 100ZM78 100L92 22L112 44L116 100ZM108 100L128 50L142 66L144 100Z"
    "M30 100L36 80L46 88L48 100Z",
    Biome.VEGETATION: "M62 100C66 74 60 62 52 48C68 54 74 64 76 72C80 52 92 40 110 36C94 50 84 66 82 100Z"
    "M120 100C122 84 118 72 112 64C124 66 130 74 132 80C138 66 148 60 160 60C146 70 138 82 136 100Z",
    Biome.ROCKY: "M24 100L46 72L62 78L84 44L104 62L118 56L150 86L166 82L182 100Z",
    Biome.FRIGID: "M18 100L56 52L72 74L100 26L132 78L146 64L182 100Z",
    Biome.VOLCANIC: "M14 100C50 88 70 62 82 34C90 40 108 40 118 34C128 62 150 88 186 100Z",
    Biome.DESERT: "M0 100C40 96 64 74 104 72C92 82 108 94 136 90C156 88 180 94 200 100Z",
    Biome.HOSTILE: "M52 100C58 76 50 58 36 44C58 50 72 66 76 84C80 60 78 42 68 24C90 38 102 62 102 86"
    "C110 68 124 56 146 50C130 64 122 80 122 100Z",
    Biome.LETHAL: "M44 100L52 60L60 100ZM72 100L86 30L98 100ZM104 100L114 54L124 100ZM134 100L146 70L156 100Z",
    Biome.VOID: "M60 64A40 14 0 0 1 140 64A40 14 0 0 1 60 64ZM70 64A30 8 0 0 0 130 64A30 8 0 0 0 70 64Z",
    Biome.AQUATIC: "M60 100C58 78 62 60 54 40C66 56 68 78 68 100ZM84 100C84 70 80 52 88 26C94 54 92 76 92 100Z"
    "M110 100C108 82 114 66 108 50C120 64 118 84 118 100ZM134 100C136 84 132 74 138 60C144 76 142 88 142 100Z",
    Biome.TRAINING: "M97 100V48H103V100ZM72 30A34 26 0 0 0 128 30L100 44ZM99 30V16H101V30Z"
    "M84 100L97 74V86L92 100ZM116 100L103 74V86L108 100Z",
    Biome.CAVES: "M20 100C24 50 60 20 100 20C140 20 176 50 180 100H156C152 70 130 46 100 46C70 46 48 70 44 100Z",
}


def rise(across: float, high: float, seed: int) -> float:
    """How far the hill stands above the lower edge; `across` runs from 0 at the left to 1 at the right."""
    lean = 0.85 + 0.3 * (seed % 97) / 96
    return (_FOOT + _CREST * math.sin(math.pi * across**lean)) * min(high / HIGH, 1.0)


def paint_sky(painter: QPainter, rect: QRectF, seed: int, biome: Biome | None, light: QColor, hour: int) -> None:
    """The upper sky is dark; the moons of a world hang in it, each world with its own, and go on from hour to hour."""
    shade = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    for stop, alpha in ((0.0, 0.5), (0.45, 0.12), (1.0, 0.0)):
        shade.setColorAt(stop, _night(alpha))
    painter.fillRect(rect, shade)
    side = QLinearGradient(rect.topLeft(), rect.topRight())
    for stop, alpha in ((0.0, 0.45), (0.4, 0.0), (0.85, 0.0), (1.0, 0.25)):
        side.setColorAt(stop, _night(alpha))
    painter.fillRect(rect, side)
    if biome in _WITHOUT_SKY or rect.height() < 110:
        return
    reach = rect.height() * (0.15 + 0.07 * (seed % 11) / 10)
    way = (seed // 11 + hour) % _HOURS / (_HOURS - 1)  # from where it rises to where it sets
    middle = QPointF(
        rect.left() + rect.width() * (0.56 + 0.32 * way),
        rect.top() + (0.46 - 0.14 * math.sin(math.pi * way)) * rect.height(),
    )
    faint = QColor(light)
    faint.setAlphaF(0.22)
    painter.setPen(QPen(faint, 1.2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for times in (1.9, 2.5, 3.2):
        painter.drawEllipse(middle, reach * times, reach * times)
    _paint_moon(painter, middle, reach, light, hour)
    if seed % 3 == 0:  # one moon in three has a small one with it, on the second orbit
        turn = math.radians(200 + seed % 50 + 40 * hour)
        small = middle + QPointF(math.cos(turn), math.sin(turn)) * reach * 2.5
        _paint_moon(painter, small, reach * 0.24, light, hour)


def paint_hill(painter: QPainter, rect: QRectF, seed: int, biome: Biome | None) -> None:
    """In the color of the paper, so that picture and words are one piece; what grows there stands on it."""
    paper = color_of("sheet")
    none = QColor(paper)
    none.setAlphaF(0.0)
    haze = QColor(paper)
    haze.setAlphaF(0.5)
    ground = QRectF(rect.left(), rect.top() + rect.height() * 0.6, rect.width(), rect.height() * 0.4)
    mist = QLinearGradient(ground.topLeft(), ground.bottomLeft())
    mist.setColorAt(0.0, none)
    mist.setColorAt(1.0, haze)
    painter.fillRect(ground, mist)
    high = rect.height()
    hill = QPainterPath(QPointF(rect.left(), rect.bottom() + 1))
    for step in range(41):
        across = step / 40
        hill.lineTo(rect.left() + across * rect.width(), rect.bottom() - rise(across, high, seed))
    hill.lineTo(rect.right(), rect.bottom() + 1)
    hill.closeSubpath()
    painter.fillPath(hill, paper)
    if biome in _SHAPES and high >= 110:
        size = high / HIGH
        at = QPointF(rect.left() + rect.width() * 0.55 - 100 * size, rect.bottom() - rise(0.55, high, seed) - 97 * size)
        painter.fillPath(QTransform(size, 0, 0, size, at.x(), at.y()).map(svg_path(_SHAPES[biome])), paper)


def _paint_moon(painter: QPainter, middle: QPointF, reach: float, light: QColor, hour: int) -> None:
    face = QColor(light)
    shade = face.darker(128)
    disk = QPainterPath()
    disk.addEllipse(middle, reach, reach)
    painter.fillPath(disk, face)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(face.darker(116))
    for x, y, size in ((-0.28, -0.3, 0.15), (-0.52, 0.24, 0.1), (0.1, 0.34, 0.21)):
        painter.drawEllipse(middle + QPointF(x, y) * reach, size * reach, size * reach)
    lit = QPainterPath()
    wanes = 0.15 + 0.85 * (hour % _HOURS) / (_HOURS - 1)
    lit.addEllipse(middle - QPointF(reach * wanes, 0), reach * 1.04, reach * 1.12)
    painter.fillPath(disk.subtracted(lit), shade)


def _night(alpha: float) -> QColor:
    return night_of("scrim", alpha)
