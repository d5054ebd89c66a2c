"""The ground of the star map: dark layers of cloud in the manner of the relief, with dust and far stars on them."""

from __future__ import annotations

from random import Random

import attrs
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QRadialGradient

from vanguard_desktop.widgets.look import night_of
from vanguard_desktop.widgets.look.paint.relief import render_relief

from ..geometry import LAND

_STARS, _CROSSES = 0.00038, 0.000006  # on each square unit
_BANDS = 4


@attrs.frozen
class DeepSpace:
    """Everything far away; the same sky for one seed."""

    def render(self, seed: int, palette: str, scale: float, beyond: QSize) -> QImage:
        size = LAND.size().toSize()
        image = render_relief(seed, palette, size, scale, beyond=beyond)
        # Nothing asks from here on whether anybody still waits: no picture may go while it is painted on.
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole = size + beyond * 2
        painter.scale(image.width() / whole.width(), image.height() / whole.height())
        chance = Random(seed)
        sky = QRectF(QPointF(), whole)
        _dust(painter, chance, sky)
        _stars(painter, chance, sky)
        painter.end()
        return image


def _dust(painter: QPainter, chance: Random, sky: QRectF) -> None:
    """Wide soft lights, as from something behind the clouds."""
    for _ in range(_BANDS):
        middle = QPointF(chance.uniform(0, sky.width()), chance.uniform(0, sky.height()))
        reach = chance.uniform(0.18, 0.4) * sky.width()
        light = QRadialGradient(middle, reach)
        light.setColorAt(0, night_of("legal", 0.05))
        light.setColorAt(1, night_of("legal", 0))
        painter.fillRect(sky, light)


def _stars(painter: QPainter, chance: Random, sky: QRectF) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    area = sky.width() * sky.height()
    for _ in range(round(area * _STARS)):
        at = QPointF(chance.uniform(0, sky.width()), chance.uniform(0, sky.height()))
        painter.setBrush(night_of("text", chance.uniform(0.06, 0.42) ** 1.2))
        reach = chance.uniform(0.45, 1.15)
        painter.drawEllipse(at, reach, reach)
    for _ in range(round(area * _CROSSES)):
        at = QPointF(chance.uniform(0, sky.width()), chance.uniform(0, sky.height()))
        painter.setBrush(night_of("text", chance.uniform(0.3, 0.6)))
        painter.drawEllipse(at, 1.3, 1.3)
        for thin in (QRectF(-4.5, -0.35, 9, 0.7), QRectF(-0.35, -4.5, 0.7, 9)):
            painter.drawRect(thin.translated(at))
