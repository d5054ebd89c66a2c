"""Worlds as cut-paper relief: layers of contour, each with its shadow and a light edge.

The land is noise from a seed, so a planet, sector or card keeps its face for ever. The contours of a land are found
once; then it can be painted at every zoom step, off the interface thread, because everything ends in a QImage.
"""

from __future__ import annotations

import functools
import zlib
from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen, QRadialGradient

from ..theme import night_of
from ..tokens import tokens
from .contours import contour_levels
from .noise import height_field
from .painted import faded

_STEP = 5.5  # one sample of the land for so many units of the picture
_LOWEST, _HIGHEST = 0.13, 0.90
_SHADOW = QPointF(1.6, 2.6)
_SHADOW_ALPHA, _EDGE_ALPHA = 0.30, 0.06


def relief_seed(identity: str) -> int:
    """The seed for a card's or planet's id: the same on every machine."""
    return zlib.crc32(identity.encode())


def mixed_layers(palette: str, other: str, share: float) -> tuple[str, ...]:
    """As many colors as `palette` has, from its lowest layer to its highest, with a `share` of those of the other."""
    layers, others = tokens().relief[palette], tokens().relief[other]
    mixed = []
    for place, color in enumerate(layers):
        across = place * (len(others) - 1) / (len(layers) - 1)
        one, two = QColor(color), QColor(others[round(across)])
        pairs = ((one.red(), two.red()), (one.green(), two.green()), (one.blue(), two.blue()))
        mixed.append(QColor(*(round((1 - share) * a + share * b) for a, b in pairs)).name())
    return tuple(mixed)


def render_relief(
    seed: int,
    palette: str | tuple[str, ...],
    size: QSize,
    scale: float = 1.0,
    *,
    vignette: bool = True,
    beyond: QSize | None = None,
) -> QImage:
    """Paint the land of `seed`, `size` in its own units, `scale` pixels to each unit.

    `palette` is one of the tokens', or its layers themselves. `beyond` says how far the picture goes on to either
    side, and above and below; the land itself stays as it is.
    """
    beyond = beyond or QSize(0, 0)
    width, height = size.width(), size.height()
    layers = tokens().relief[palette] if isinstance(palette, str) else palette
    # Before anything is painted: it may be given up.
    aside = (beyond.width(), beyond.height())
    # A land is painted at several scales, what lies around it only once: its contours are kept for nobody.
    find = _land.__wrapped__ if any(aside) else _land
    land = find(seed, (width, height), aside, len(layers) - 1)
    whole = size + beyond * 2
    image = QImage(
        max(round(whole.width() * scale), 1),
        max(round(whole.height() * scale), 1),
        QImage.Format.Format_ARGB32_Premultiplied,
    )
    image.fill(QColor(layers[0]))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(image.width() / whole.width(), image.height() / whole.height())
    painter.translate(beyond.width(), beyond.height())
    dark = night_of("halo", _SHADOW_ALPHA)
    edge = QPen(faded(QColor(Qt.GlobalColor.white), _EDGE_ALPHA), 1)
    shadow = _SHADOW * min(max(width / 500, 0.5), 1.0)  # paper of a small picture is thinner
    for path, color in zip(land, layers[1:], strict=True):
        painter.translate(shadow)
        painter.fillPath(path, dark)
        painter.translate(-shadow)
        painter.fillPath(path, QColor(color))
        painter.strokePath(path, edge)
    if vignette:
        darken_rim(painter, QRectF(0, 0, width, height), beyond)
    painter.end()
    return image


@functools.lru_cache(maxsize=48)
def _land(seed: int, size: tuple[int, int], beyond: tuple[int, int], levels: int) -> tuple[QPainterPath, ...]:
    width, height = size
    # Samples stand equally far apart both ways, and close enough for a small picture to have shapes at all; along a
    # strip there are enough of them even so.
    step = min(_STEP, width / 40, max(height / 24, width / 50))
    columns, rows = round(width / step), round(height / step)
    # A large map holds several hills and their small bays, a card's picture one or two hills with smooth sides.
    base, octaves = (2.3, 5) if width > 600 else (1.7, 5) if width > 240 else (1.4, 4)
    unit_x, unit_y = width / (columns - 1), height / (rows - 1)
    aside, above = ceil(beyond[0] / unit_x), ceil(beyond[1] / unit_y)
    field = height_field(seed, columns, rows, base, octaves, (aside, above))
    heights = [_LOWEST + (_HIGHEST - _LOWEST) * index / (levels - 1) for index in range(levels)]
    seen = QRectF(0, 0, width, height).adjusted(-beyond[0], -beyond[1], beyond[0], beyond[1]).adjusted(-4, -4, 4, 4)
    return tuple(_smooth(rings, (aside, above), (unit_x, unit_y), seen) for rings in contour_levels(field, heights))


def _smooth(
    rings: list[list[tuple[float, float]]], start: tuple[int, int], unit: tuple[float, float], seen: QRectF
) -> QPainterPath:
    """Round the corners of contours: curves from middle to middle, bent towards the corners.

    `start` is the sample at the corner of the land, `unit` how far samples stand apart.
    """
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.OddEvenFill)
    left, right, top, bottom = seen.left(), seen.right(), seen.top(), seen.bottom()
    across, down = unit
    for ring in rings:
        if any(start):
            points = [
                (min(max((x - start[0]) * across, left), right), min(max((y - start[1]) * down, top), bottom))
                for x, y in ring
            ]
        else:  # the rim of a land that ends with its picture closes its rings within a tenth of a sample
            points = [(x * across, y * down) for x, y in ring]
        last_x, last_y = points[-1]
        x, y = points[0]
        path.moveTo((last_x + x) / 2, (last_y + y) / 2)
        curve = path.quadTo
        for next_x, next_y in (*points[1:], points[0]):
            curve(x, y, (x + next_x) / 2, (y + next_y) / 2)
            x, y = next_x, next_y
        path.closeSubpath()
    return path


def darken_rim(painter: QPainter, rect: QRectF, beyond: QSize) -> None:
    """Keep the rim dark, so that plates near it stand out and the eye stays in the middle."""
    painter.save()
    painter.translate(rect.topLeft())
    painter.scale(rect.width(), rect.height())
    gradient = QRadialGradient(QPointF(0.46, 0.45), 0.75)
    for stop, alpha in ((0.0, 0.08), (0.4, 0.10), (1.0, 0.62)):
        gradient.setColorAt(stop, night_of("scrim", alpha))
    aside, above = beyond.width() / rect.width(), beyond.height() / rect.height()
    painter.fillRect(QRectF(0, 0, 1, 1).adjusted(-aside, -above, aside, above), gradient)
    painter.restore()
