"""The ship cut open, to choose a room in: the rooms can be pressed, or the plates in the sky above and below them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPen, QPixmap, QRadialGradient, QResizeEvent
from PySide6.QtWidgets import QWidget

from ..look import night_of, scaled
from ..look.paint.painted import faded, paint_disk
from ..look.paint.rich import Speak
from ..look.paint.text_paint import LEFT, draw_text, text_size
from ..look.parts import Painted
from ..look.tokens import tokens
from .aboard import Aboard
from .cutaway import SHIP, paint_open_ship, places
from .room_plate import RoomPlate, RoomRow

# The hull reaches from here to there; above and below is sky.
_SKY_ABOVE, _SKY_BELOW = 204.0, 634.0
_BESIDE_RING = 400.0  # the ring turns left of it
_EDGE, _GAP = 12, 10
_STARS, _PALETTE = 90, "shelf"


class ShipView(Painted):
    """`pressed_room` carries the row of a room that is open."""

    pressed_room = Signal(object)

    def __init__(self, speak: Speak, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._speak = speak
        self._aboard = Aboard()
        self._with_reading_room = False
        self._title = self._beneath = ""
        self._plates: list[RoomPlate] = []
        self._picture: QPixmap | None = None
        self._looked_at: RoomPlate | None = None
        self._taken = QRect()
        self.setMouseTracking(True)

    @property
    def plates(self) -> tuple[RoomPlate, ...]:
        return tuple(plate for plate in self._plates if not plate.isHidden())

    def show_ship(
        self,
        rows: Sequence[RoomRow],
        aboard: Aboard,
        *,
        primary: str = "",
        title: str = "",
        beneath: str = "",
        with_reading_room: bool = False,
    ) -> None:
        """The rooms as they are now; `primary` is the one that Enter chooses."""
        before = (self._lit(), self._aboard, self._with_reading_room)
        while len(self._plates) < len(rows):
            plate = RoomPlate(self._speak)
            plate.setParent(self)
            plate.pressed_room.connect(self.pressed_room)
            plate.looked_at.connect(self._look_at)
            self._plates.append(plate)
        for plate, row in zip(self._plates, rows, strict=False):
            plate.show_row(row, primary=row.id == primary)
            plate.show()
        for plate in self._plates[len(rows) :]:
            plate.hide()
        self._aboard, self._with_reading_room = aboard, with_reading_room
        self._title, self._beneath = title, beneath
        if before != (self._lit(), aboard, with_reading_room):
            self._picture = None
        self._lay_plates()
        self.update()

    def _lit(self) -> frozenset[str]:
        return frozenset(plate.row.room for plate in self.plates if plate.row.open)

    def sizeHint(self) -> QSize:
        return SHIP.size().toSize()

    def minimumSizeHint(self) -> QSize:
        return QSize(480, 300)

    @property
    def _scale(self) -> float:
        return min(self.width() / SHIP.width(), self.height() / SHIP.height())

    def _spot(self, x: float, y: float) -> QPointF:
        """A point of the ship, here."""
        left = (self.width() - SHIP.width() * self._scale) / 2
        top = (self.height() - SHIP.height() * self._scale) / 2
        return QPointF(left + x * self._scale, top + y * self._scale)

    def place_of(self, room: str) -> QRectF:
        """Where a room is seen."""
        place = places(with_reading_room=self._with_reading_room)[room]
        return QRectF(self._spot(place.left(), place.top()), self._spot(place.right(), place.bottom()))

    def keep_clear(self, taken: QRect) -> None:
        """Plates make way for what lies in the lower left corner."""
        if taken != self._taken:
            self._taken = taken
            self._lay_plates()
            self.update()

    def _lay_plates(self) -> None:
        """Rooms above the middle have theirs in the sky above, as near to them as there is room."""
        above: list[RoomPlate] = []
        below: list[RoomPlate] = []
        for plate in self.plates:
            above_it = self.place_of(plate.row.room).center().y() < self._spot(0, 400).y()
            (above if above_it else below).append(plate)
        sky = self._spot(0, _SKY_ABOVE).y() - _EDGE
        self._lay_row(above, round(sky), above=True)
        self._lay_row(below, round(self.height() - self._spot(0, _SKY_BELOW).y() - _EDGE), above=False)

    def _lay_row(self, row: list[RoomPlate], high: int, *, above: bool) -> None:
        if not row:
            return
        row.sort(key=lambda plate: self.place_of(plate.row.room).center().x())
        first = round(self._spot(_BESIDE_RING, 0).x())
        if not above:
            first = max(first, self._taken.right() + _GAP)
        widths = _shared([(plate.least_width, plate.whole_width) for plate in row], self.width() - first - _EDGE)
        sizes = [QSize(wide, plate.height_in(wide, high)) for plate, wide in zip(row, widths, strict=True)]
        ends_at = self.width() - _EDGE
        lefts: list[int] = []
        at = first
        for plate, size in zip(row, sizes, strict=True):
            wanted = round(self.place_of(plate.row.room).center().x() - size.width() / 2)
            lefts.append(max(at, wanted))
            at = lefts[-1] + size.width() + _GAP
        for number in range(len(row) - 1, -1, -1):
            lefts[number] = min(lefts[number], ends_at - sizes[number].width())
            ends_at = lefts[number] - _GAP
        for plate, size, left in zip(row, sizes, lefts, strict=True):
            top = _EDGE if above else self.height() - _EDGE - size.height()
            plate.setGeometry(QRect(left, top, size.width(), size.height()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._picture = None
        self._lay_plates()
        super().resizeEvent(event)

    def _look_at(self, plate: RoomPlate, looks: bool) -> None:
        looked_at = plate if looks else None if plate is self._looked_at else self._looked_at
        if looked_at is self._looked_at:
            return
        self._looked_at = looked_at
        for each in self._plates:
            each.light(each is looked_at)
        self.update()

    def _plate_at(self, point: QPointF) -> RoomPlate | None:
        return next((plate for plate in self.plates if self.place_of(plate.row.room).contains(point)), None)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        plate = self._plate_at(event.position())
        if plate is not None:
            self._look_at(plate, True)
            self.setCursor(plate.cursor())
        elif self._looked_at is not None:
            self._look_at(self._looked_at, False)
            self.unsetCursor()

    def leaveEvent(self, event: QEvent) -> None:
        if self._looked_at is not None and not self._looked_at.underMouse():
            self._look_at(self._looked_at, False)
        super().leaveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        plate = self._plate_at(event.position())
        if event.button() == Qt.MouseButton.LeftButton and plate is not None and plate.row.open:
            plate.click()

    def paint(self, painter: QPainter) -> None:
        painter.drawPixmap(0, 0, self._painted())
        self._paint_title(painter)
        for plate in self.plates:
            place = self.place_of(plate.row.room)
            if plate.row.open:
                self._paint_outline(painter, place, lit=plate.lit)
            self._paint_leader(painter, plate, place)

    def _painted(self) -> QPixmap:
        """The ship in its sky; painted anew only when something aboard is different."""
        ratio = self.devicePixelRatioF()
        if self._picture is None or self._picture.devicePixelRatio() != ratio:
            self._picture = QPixmap(self.size() * ratio)
            self._picture.setDevicePixelRatio(ratio)
            with QPainter(self._picture) as painter:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                _paint_sky(painter, self.area)
                ship = QRectF(self._spot(0, 0), self._spot(SHIP.width(), SHIP.height()))
                paint_open_ship(painter, ship, self._aboard, self._lit(), with_reading_room=self._with_reading_room)
        return self._picture

    def _paint_title(self, painter: QPainter) -> None:
        """In the sky left of the ring, as far as there is room."""
        wide = self._spot(310, 0).x() - 2 * _EDGE
        high = text_size(self._title, "panel_title", wide).height()
        if self._title and high < scaled(90):
            place = QRectF(_EDGE + 6, _EDGE, wide, high)
            draw_text(painter, place, self._title, "panel_title", night_of("text"), LEFT)
            more = text_size(self._beneath, "label", wide).height()
            place = QRectF(_EDGE + 6, _EDGE + high + 2, wide, more)
            draw_text(painter, place, self._beneath, "label", night_of("text_soft"), LEFT)

    @staticmethod
    def _paint_outline(painter: QPainter, place: QRectF, *, lit: bool) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if lit:
            painter.setPen(QPen(night_of("accent", 0.28), 10))
            painter.drawRoundedRect(place.adjusted(-5, -5, 5, 5), 9, 9)
        painter.setPen(QPen(night_of("accent" if lit else "legal"), 3.5 if lit else 2.2))
        inside = -1.5 if lit else 1.0
        painter.drawRoundedRect(place.adjusted(inside, inside, -inside, -inside), 5, 5)

    @staticmethod
    def _paint_leader(painter: QPainter, plate: RoomPlate, place: QRectF) -> None:
        """From the plate into the room, ending in a ring."""
        color = night_of("accent" if plate.lit else "legal" if plate.row.open else "text_mute")
        edge = plate.geometry()
        above = edge.center().y() < place.center().y()
        inside = max(place.left() + 10, min(place.center().x(), place.right() - 10, edge.right() - 12.0))
        x = max(float(edge.left() + 12), inside)
        start = QPointF(x, edge.bottom() + 1 if above else edge.top())
        into = place.top() + 14 if above else place.bottom() - 14
        end = QPointF(max(place.left() + 10, min(x, place.right() - 10)), into)
        painter.setPen(QPen(color, 2))
        bend = QPointF(start.x(), (start.y() + end.y()) / 2)
        painter.drawLine(start, bend)
        painter.drawLine(bend, QPointF(end.x(), bend.y()))
        painter.drawLine(QPointF(end.x(), bend.y()), end)
        paint_disk(painter, end, 5, fill=night_of("space"), line=color, width=2)


def _shared(plates: Sequence[tuple[int, int]], room: int) -> list[int]:
    """How wide each becomes: as it likes if there is room, else the names are whole before the lines are."""
    room -= _GAP * (len(plates) - 1)
    least, whole = sum(least for least, _ in plates), sum(whole for _, whole in plates)
    if whole <= room:
        return [whole for _, whole in plates]
    if least > room:
        return [wanted * room // least for wanted, _ in plates]
    return [wanted + (most - wanted) * (room - least) // (whole - least) for wanted, most in plates]


def paint_dark_ship(painter: QPainter, area: QRectF, aboard: Aboard) -> None:
    """In her sky, and in no room a light."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint_sky(painter, area)
    paint_open_ship(painter, area, aboard, ())
    painter.fillRect(area, night_of("space", 0.35))


def _paint_sky(painter: QPainter, area: QRectF) -> None:
    """Stars, and the world they fly around: cut out of paper, a sheet upon a sheet."""
    painter.fillRect(area, night_of("space"))
    light = QRadialGradient(area.center(), area.width() * 0.6)
    light.setColorAt(0, night_of("raised", 0.7))
    light.setColorAt(1, night_of("deck", 0.2))
    painter.fillRect(area, light)
    for number in range(_STARS):
        at = (number * 7919 + 13) % 10007
        x, y = at * 31 % 10007 / 10007 * area.width(), at * 57 % 10007 / 10007 * area.height()
        paint_disk(painter, QPointF(x, y), 0.7 + number % 3 * 0.35, fill=night_of("text", 0.25 + number % 4 * 0.15))
    relief = tokens().relief[_PALETTE]
    middle, reach = QPointF(area.right() - area.width() * 0.1, area.top() + area.height() * 0.06), area.height() * 0.32
    for number in range(5):
        shift = reach * 0.07 * number
        color = faded(QColor(relief[number + 1]), 0.95)
        paint_disk(painter, middle + QPointF(shift * 0.6, -shift), reach - shift * 1.4, fill=color)
