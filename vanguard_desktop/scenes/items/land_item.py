"""The ground of the map: the land, and how it goes on around it until it gets lost in the dark."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QLinearGradient, QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from vanguard_desktop.widgets.look import night_of
from vanguard_desktop.widgets.look.paint.kept import Shelf
from vanguard_desktop.widgets.look.paint.painted import pixel_ratio

from ..geometry import AROUND, BEYOND, GROUND, LAND
from ..planet.land_levels import LandLevels
from ..z_order import Z

_RESTS = 3  # so many windows full of land are kept: the height of the prompt bar changes it
# Dusk falls late, so that a wide window sees land at its sides and no black: so far out it is no darker than this.
_LATE, _DIM = 0.7, 0.45


class LandItem(QGraphicsItem):
    """Shows whichever picture of the land fits the zoom, or the nearest that is painted yet."""

    def __init__(self, levels: LandLevels) -> None:
        super().__init__()
        self._levels = levels
        self._at_rest = Shelf(_RESTS)
        levels.painted.connect(self._on_painted)
        self.setZValue(Z.LAND)
        # Only the part that is seen is drawn.
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)

    def boundingRect(self) -> QRectF:
        return QRectF(GROUND)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        ratio = pixel_ratio(painter)
        zoom = QStyleOptionGraphicsItem.levelOfDetailFromTransform(QTransform(painter.worldTransform()))
        picture = self._levels.nearest(zoom * ratio)
        seen = QRectF(option.exposedRect) & GROUND
        around = self._levels.around
        if picture is None and around is None:
            painter.fillRect(seen, night_of("space"))
        elif widget is None or not painter.renderHints() & QPainter.RenderHint.SmoothPixmapTransform:
            self._draw(painter, seen, seen, picture)
        else:
            # Smooth scaling is dear, so it is done once for all that the window shows while the map rests.
            window = painter.worldTransform().inverted()[0].mapRect(QRectF(widget.rect())) & GROUND
            shown = [0 if part is None else part.cacheKey() for part in (picture, around)]
            key = (*shown, window.left(), window.top())
            self._at_rest.paint(painter, window, key, lambda inside, place: self._draw(inside, place, window, picture))

    def _on_painted(self) -> None:
        """No window shows the picture before any more."""
        self._at_rest.clear()
        self.update()

    def _draw(self, painter: QPainter, place: QRectF, seen: QRectF, picture: QPixmap | None) -> None:
        """Draw the `seen` part of the ground at `place`; what lies around has the land in it, as seen from afar."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)  # two soft edges together let the dark through
        painter.translate(place.topLeft() - seen.topLeft())
        if picture is None or not LAND.contains(seen):
            painter.fillRect(seen, night_of("space"))
            if self._levels.around is not None:
                _draw_part(painter, seen & AROUND, AROUND, self._levels.around)
        if picture is not None:
            _draw_part(painter, seen & LAND, LAND, picture)
        for edge, dusk in _around():
            if not (outside := seen & edge).isEmpty():
                painter.fillRect(outside, dusk)
        painter.restore()


def _draw_part(painter: QPainter, part: QRectF, whole: QRectF, picture: QPixmap) -> None:
    scale = picture.width() / whole.width()
    painter.drawPixmap(part, picture, QRectF((part.topLeft() - whole.topLeft()) * scale, part.size() * scale))


def _around() -> list[tuple[QRectF, QLinearGradient]]:
    """The four sides beyond the land, each with the dusk that falls on it."""
    return [
        (QRectF(GROUND.topLeft(), QPointF(LAND.left(), GROUND.bottom())), _dusk(LAND.topLeft(), QPointF(-1, 0))),
        (QRectF(QPointF(LAND.right(), GROUND.top()), GROUND.bottomRight()), _dusk(LAND.topRight(), QPointF(1, 0))),
        (QRectF(GROUND.topLeft(), QPointF(GROUND.right(), LAND.top())), _dusk(LAND.topLeft(), QPointF(0, -1))),
        (QRectF(QPointF(GROUND.left(), LAND.bottom()), GROUND.bottomRight()), _dusk(LAND.bottomLeft(), QPointF(0, 1))),
    ]


def _dusk(start: QPointF, outwards: QPointF) -> QLinearGradient:
    dusk = QLinearGradient(start, start + QPointF(outwards.x() * BEYOND.width(), outwards.y() * BEYOND.height()))
    dusk.setColorAt(0, night_of("space", 0))
    dusk.setColorAt(_LATE, night_of("space", _DIM))
    dusk.setColorAt(1, night_of("space"))
    return dusk
