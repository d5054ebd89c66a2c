"""The game's own signs, drawn once for each color, size and screen and then kept.

A sign is one file of resources/icons; its name in texts, tooltips and the codex is the file's name.
"""

from __future__ import annotations

import functools
import re

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from vanguard_desktop.resources import resource_path

from .paint.kept import paint_kept

NAME = re.compile(r"[a-z0-9_]+")
_pixmaps: dict[tuple[str, int, int, float], QPixmap] = {}
_renderers: dict[tuple[str, int], QSvgRenderer] = {}


class UnknownIcon(KeyError):
    """A sign was asked for that is not among the bundled ones."""


@functools.cache
def icon_names() -> frozenset[str]:
    """All signs there are."""
    return frozenset(path.stem for path in resource_path("icons").glob("*.svg"))


@functools.cache
def _source(name: str) -> bytes:
    # Names come out of texts too, so they are checked before they become a path.
    if not NAME.fullmatch(name) or name not in icon_names():
        raise UnknownIcon(f"no icon is named {name!r} in {resource_path('icons')}")
    return resource_path("icons", f"{name}.svg").read_bytes()


def paint_icon(painter: QPainter, name: str, rect: QRectF, color: QColor) -> None:
    """Draw a sign, sharp at any size, turn or zoom the painter has."""
    paint_kept(
        painter, rect, (name, color.rgba()), lambda inside, place: _paint_lines(inside, name, place, color), reach=1
    )


def _paint_lines(painter: QPainter, name: str, rect: QRectF, color: QColor) -> None:
    key = (name, color.rgb())
    renderer = _renderers.get(key)
    if renderer is None:
        # QtSvg knows no palette: the color goes into the bytes. Strokes have no opacity of their own by design.
        ink = _source(name).replace(b"currentColor", color.name(QColor.NameFormat.HexRgb).encode())
        renderer = _renderers[key] = QSvgRenderer(QByteArray(ink))
    if color.alphaF() < 1:
        painter.save()
        painter.setOpacity(painter.opacity() * color.alphaF())
        renderer.render(painter, rect)
        painter.restore()
    else:
        renderer.render(painter, rect)


def icon_pixmap(name: str, size: int, color: QColor, ratio: float = 1.0) -> QPixmap:
    """A sign as a picture of `size` device-independent pixels."""
    key = (name, size, color.rgba(), ratio)
    pixmap = _pixmaps.get(key)
    if pixmap is None:
        pixmap = QPixmap(QSize(size, size) * ratio)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        with QPainter(pixmap) as painter:  # ended in any case: a painter that outlives its picture ends the program
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            _paint_lines(painter, name, QRectF(0, 0, size, size), color)
        _pixmaps[key] = pixmap
    return pixmap


def make_icon(name: str, size: int, color: QColor) -> QIcon:
    """A sign for Qt's own menus and fields, sharp on screens of one and two times density."""
    icon = QIcon(icon_pixmap(name, size, color, 1.0))
    icon.addPixmap(icon_pixmap(name, size, color, 2.0))
    return icon
