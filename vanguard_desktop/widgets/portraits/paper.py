"""A face put together: sheets of cut paper, each with its shadow on those below, lit from the left."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping

from PySide6.QtCore import QByteArray, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath
from PySide6.QtSvg import QSvgRenderer

from .faces import INK, KINDS, PLAIN, SUITS, Face, Faces

WIDTH, HEIGHT = 96, 116  # every part is drawn on a sheet of this size
_SHADOW = QPointF(0.9, 1.5)  # how far a sheet's shadow falls, in the units of the sheet
_EDGE = QPointF(0.55, 0.45)  # how far light comes round the figure
_DARK, _BRIGHT = 0.26, 0.3
_OVER, _ATOP = QPainter.CompositionMode.CompositionMode_SourceOver, QPainter.CompositionMode.CompositionMode_SourceAtop
# From the bottom up: what lies on one sheet, and what is only drawn onto the sheet and never goes beyond it.
_SHEETS = (
    (("hair_back",), ()),
    (("suit",), ()),
    (("neck",), ()),
    (("head",), ("facet", "marks")),
    (("brows", "eyes", "nose"), ()),
    (("beard",), ()),
    (("mouth",), ()),
    (("hair",), ()),
    (("glasses",), ()),
    (("worn",), ()),
)
_FLAT = ("suit", "neck", "brows", "mouth")  # sheets without a shadow of their own


def cut_out(
    shape: QPainterPath, box: QRectF, face: Face, faces: Faces, section: str, color: QColor, scale: float
) -> QImage:
    """The picture inside `shape`; the sheets lie in `box`, and a unit of both is `scale` pixels."""
    bounds = shape.boundingRect()
    size = QSize(math.ceil(bounds.right() * scale), math.ceil(bounds.bottom() * scale))
    inks = faces.inks_of(face) | {"section": color.name(), "section_dark": color.darker(150).name()}
    paper = _Paper(size, box, scale, faces, inks)
    parts = {kind: [(kind, name) for name in face.of(kind)] for kind in KINDS}
    parts |= {"suit": [(SUITS, section or PLAIN)], "facet": [("common", "facet")]}
    for kinds, atop in _SHEETS:
        sheet = paper.sheet([part for kind in kinds for part in parts[kind]])
        for kind in atop:
            paper.draw_on(sheet, parts[kind])
        paper.lay(sheet, shadow=kinds[0] not in _FLAT)
    paper.draw_on(paper.figure, [("common", "light")])
    picture = paper.put_before([("common", "backdrop")])
    mask = _blank(size)
    with QPainter(mask) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(scale, scale)
        painter.fillPath(shape, Qt.GlobalColor.black)
    with QPainter(picture) as painter:
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
        painter.drawImage(0, 0, mask)
    picture.setDevicePixelRatio(scale)
    return picture


class _Paper:
    def __init__(self, size: QSize, box: QRectF, scale: float, faces: Faces, inks: Mapping[str, str]) -> None:
        self._size, self._faces, self._inks = size, faces, inks
        self._box = QRectF(box.topLeft() * scale, box.size() * scale)
        self._unit = self._box.width() / WIDTH
        self.figure = _blank(size)

    def sheet(self, parts: Iterable[tuple[str, str]]) -> QImage:
        image = _blank(self._size)
        self._draw(image, parts, _OVER)
        return image

    def draw_on(self, image: QImage, parts: Iterable[tuple[str, str]]) -> None:
        self._draw(image, parts, _ATOP)

    def lay(self, sheet: QImage, *, shadow: bool) -> None:
        """Put a sheet on top of the figure; its shadow falls on the figure alone."""
        with QPainter(self.figure) as painter:
            if shadow:
                painter.setCompositionMode(_ATOP)
                self._cast(painter, sheet, "shadow", _SHADOW, _DARK)
            painter.setCompositionMode(_OVER)
            painter.drawImage(0, 0, sheet)

    def put_before(self, ground: Iterable[tuple[str, str]]) -> QImage:
        """The figure before its ground, from which a light edge sets it off."""
        image = self.sheet(ground)
        with QPainter(image) as painter:
            self._cast(painter, self.figure, "shadow", _SHADOW * 2, _DARK)
            self._cast(painter, self.figure, "lamp", -_EDGE, _BRIGHT)
            painter.drawImage(0, 0, self.figure)
        return image

    def _cast(self, painter: QPainter, sheet: QImage, ink: str, by: QPointF, opacity: float) -> None:
        """Draw what a sheet covers in one color, moved."""
        flat = QImage(sheet)
        with QPainter(flat) as inside:
            inside.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
            inside.fillRect(flat.rect(), QColor(self._inks[ink]))
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setOpacity(opacity)
        painter.drawImage(by * self._unit, flat)
        painter.restore()

    def _draw(self, image: QImage, parts: Iterable[tuple[str, str]], mode: QPainter.CompositionMode) -> None:
        with QPainter(image) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setCompositionMode(mode)
            for kind, name in parts:
                drawing = INK.sub(lambda found: self._inks[found[1]], self._faces.drawings[kind][name])
                QSvgRenderer(QByteArray(drawing.encode())).render(painter, self._box)


def _blank(size: QSize) -> QImage:
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    return image
