"""Pictures of what costs much to paint: while the map moves they are copied, as it stands still nobody sees them."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QStyleOptionGraphicsItem

from vanguard_desktop.widgets.look import look
from vanguard_desktop.widgets.look.paint.painted import pixel_ratio

# Still nearer so little is in the window that it is painted as it is.
SCALES = (0.7, 1.0, 1.4, 2.0)


def moves(painter: QPainter) -> bool:
    """Whether the map is in motion: then nothing is scaled smoothly."""
    return not painter.renderHints() & QPainter.RenderHint.SmoothPixmapTransform


def scale_for(painter: QPainter) -> float | None:
    """That of the picture which is fine enough now; None where no picture is."""
    zoom = QStyleOptionGraphicsItem.levelOfDetailFromTransform(QTransform(painter.worldTransform()))
    return next((each for each in SCALES if zoom * pixel_ratio(painter) <= each), None)


class Pictures:
    """Of one thing; the last one that was asked for is kept."""

    def __init__(self) -> None:
        self._kept: tuple[Hashable, QPixmap] | None = None

    def copy(
        self, painter: QPainter, rect: QRectF, scale: float, shown: Hashable, paint: Callable[[QPainter], None]
    ) -> None:
        """Draw what `paint` paints in `rect`; `shown` is all it depends on beside the look."""
        key, kept = (shown, scale, look().pictured), self._kept
        if kept is None or kept[0] != key:
            picture = QPixmap((rect.size() * scale).toSize())
            picture.fill(Qt.GlobalColor.transparent)
            with QPainter(picture) as inside:
                inside.setRenderHint(QPainter.RenderHint.Antialiasing)
                inside.scale(picture.width() / rect.width(), picture.height() / rect.height())
                inside.translate(-rect.topLeft())
                paint(inside)
            kept = self._kept = (key, picture)
        painter.drawPixmap(rect, kept[1], QRectF(kept[1].rect()))

    def paint(self, painter: QPainter, rect: QRectF, shown: Hashable, paint: Callable[[QPainter], None]) -> None:
        """The same, while the map moves and is far enough away; else as it is."""
        scale = scale_for(painter) if moves(painter) else None
        if scale is None:
            paint(painter)
        else:
            self.copy(painter, rect, scale, shown, paint)
