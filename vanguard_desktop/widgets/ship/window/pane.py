"""The pane of the Window: names etched over passing stars, places that are free, and people before it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

import attrs
from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QLinearGradient, QMouseEvent, QPainter, QPainterPath, QPen, QRadialGradient
from PySide6.QtWidgets import QSizePolicy

from vanguard_desktop.models.ship.after.window import PlaceShown, WindowShown

from ...look import Painted, look, name_it, night_of, paint_icon, scaled
from ...look.paint.painted import clip_round, paint_box, paint_disk, square
from ...look.paint.text_paint import CENTER, draw_text, longest_word, text_size

_EDGE, _HEAD, _LINE, _AIR, _MOST_AIR, _PEOPLE = 18, 40, 20, 14, 34, 96
_STARS, _DRIFT = 150, 90.0  # streaks of light, and how far they pass while a name is etched
_COLUMNS = 4
_ACROSS = 3  # places for all in a row
_NAMES = ("story", "body", "label")


@attrs.frozen
class _Row:
    """Places side by side, from this height on, so high."""

    places: tuple[PlaceShown, ...]
    top: float
    high: float
    across: int


class Pane(Painted):
    """`pressed` carries the place of a name. What is `etched` comes letter by letter while the stars pass; nothing
    moves afterwards.
    """

    pressed = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._shown = WindowShown(heads=(), places=())
        self._all, self._lit = "", ""
        self._collars: tuple[str, ...] = ()
        self._etched: tuple[str, ...] = ()
        self._at = 0.0
        self._motion = QVariantAnimation(self, startValue=0.0)
        self._motion.valueChanged.connect(self._go_on)

    def show_pane(self, shown: WindowShown, *, lit: str, for_all: str, spoken: str, collars: Sequence[str]) -> None:
        """The place that is `lit` is the one that is spoken of; `collars` are the sections of those who stand here."""
        self._shown, self._lit, self._all, self._collars = shown, lit, for_all, tuple(collars)
        name_it(self, spoken)
        self.updateGeometry()
        self.update()

    @property
    def runs(self) -> bool:
        """Whether a name is being etched."""
        return self._motion.state() is QVariantAnimation.State.Running

    def etch(self, places: Sequence[str]) -> None:
        """One name after the other; at once without motion."""
        self.finish()
        lasts = look().duration("glow_period")
        if places and lasts:
            self._etched = tuple(places)
            self._motion.setEndValue(float(len(places)))
            self._motion.setDuration(lasts * len(places))
            self._motion.start()

    def finish(self) -> None:
        """Every name stands."""
        self._motion.stop()
        self._etched = ()
        self.update()

    def _go_on(self, at: float) -> None:
        self._at = at
        if at >= len(self._etched):
            self._etched = ()
        self.update()

    # Where everything is

    def _rows(self, wide: float, air: float = 0.0) -> Iterator[_Row]:
        """Those of the sections, a gap with a line, then those for all; each with some `air` more over it."""
        places, top = self._shown.places, float(scaled(_EDGE + _HEAD))
        own, common = [place for place in places if place.section], [place for place in places if not place.section]
        each = len(own) // _COLUMNS
        for number in range(each):
            row = tuple(own[number + column * each] for column in range(_COLUMNS))
            high = self._high(row, wide / _COLUMNS) + air
            yield _Row(row, top, high, _COLUMNS)
            top += high
        top += scaled(_HEAD)
        for start in range(0, len(common), _ACROSS):
            row = tuple(common[start : start + _ACROSS])
            high = self._high(row, wide / _ACROSS) + air
            yield _Row(row, top, high, _ACROSS)
            top += high

    def _role(self) -> str:
        """The size of all names: as large as the longest word among them lets it be."""
        room, names = self._inside().width() / _COLUMNS - _EDGE, [place.name for place in self._shown.places]
        fits = (role for role in _NAMES if max((longest_word(name, role) for name in names), default=0.0) <= room)
        return next(fits, _NAMES[-1])

    def _high(self, row: Sequence[PlaceShown], wide: float) -> float:
        role = self._role()
        names = [text_size(place.name, role, wide - _EDGE).height() for place in row if place.name]
        return max([*names, float(scaled(_LINE))]) + scaled(_LINE + _AIR)

    def _needed(self, wide: float) -> float:
        last = list(self._rows(wide))[-1:]
        return (last[0].top + last[0].high if last else 0.0) + scaled(_EDGE)

    def _air(self, wide: float) -> float:
        """What is left over is given to the rows, as far as people keep their room."""
        rows = len(list(self._rows(wide)))
        spare = self.height() - self._needed(wide) - scaled(_PEOPLE)
        return min(max(spare / max(rows, 1), 0.0), scaled(_MOST_AIR))

    def _inside(self) -> QRectF:
        return self.area.adjusted(_EDGE, 0, -_EDGE, 0)

    def sizeHint(self) -> QSize:
        return QSize(scaled(640), round(self._needed(max(self.width() - 2 * _EDGE, 320))))

    def minimumSizeHint(self) -> QSize:
        return QSize(320, self.sizeHint().height())

    def _cells(self) -> Iterator[tuple[PlaceShown, QRectF]]:
        inside = self._inside()
        for row in self._rows(inside.width(), self._air(inside.width())):
            wide = inside.width() / row.across
            for number, place in enumerate(row.places):
                yield place, QRectF(inside.left() + number * wide, row.top, wide, row.high)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        at = event.position()
        if (place := next((place for place, cell in self._cells() if cell.contains(at)), None)) and place.name:
            self.pressed.emit(place.id)

    # What is seen

    def paint(self, painter: QPainter) -> None:
        pane = self.area.adjusted(2, 2, -2, -2)
        painter.save()
        clip_round(painter, pane, 22)
        sky = QLinearGradient(pane.topLeft(), pane.bottomLeft())
        sky.setColorAt(0.0, night_of("well"))
        sky.setColorAt(0.75, night_of("deck"))
        sky.setColorAt(1.0, night_of("panel"))
        painter.fillRect(pane, sky)
        self._paint_stars(painter, pane)
        self._paint_heads(painter)
        for place, cell in self._cells():
            self._paint_place(painter, place, cell)
        self._paint_people(painter, pane)
        painter.restore()
        paint_box(painter, pane, 22, fill=None, line=night_of("line"), width=5)
        paint_box(painter, pane.adjusted(7, 7, -7, -7), 16, fill=None, line=night_of("line_strong", 0.5))

    def _paint_stars(self, painter: QPainter, pane: QRectF) -> None:
        chance, passed = Random(7), self._at * _DRIFT
        for _ in range(_STARS):
            x, y, far = chance.random() * pane.width(), chance.random() * pane.height(), chance.random()
            long = 6 + 26 * far
            x = pane.left() + (x - passed * (0.4 + far)) % (pane.width() + long) - long
            warm = "accent" if chance.random() < 0.16 else "text_soft"
            painter.setPen(QPen(night_of(warm, 0.1 + 0.42 * far * far), 1.0 + far, Qt.PenStyle.SolidLine))
            painter.drawLine(QLineF(x, pane.top() + y, x + long, pane.top() + y - long * 0.04))

    def _paint_heads(self, painter: QPainter) -> None:
        inside, side = self._inside(), scaled(26)
        wide = inside.width() / _COLUMNS
        rooms = [text_size(name, "panel_title").width() for _, name in self._shown.heads]
        named = max(rooms, default=0.0) <= wide - side - 12  # the signs alone, where both have no room
        for number, ((section, name), its) in enumerate(zip(self._shown.heads, rooms, strict=True)):
            cell = QRectF(inside.left() + number * wide, scaled(_EDGE), wide, scaled(_HEAD - 8))
            room = its if named else -8.0
            left = cell.center().x() - (side + 8 + room) / 2
            mark, color = QPointF(left + side / 2, cell.center().y()), night_of(f"section_{section}")
            paint_disk(painter, mark, side / 2, fill=night_of("well"), line=color, width=1.5)
            paint_icon(painter, f"section_{section}", square(mark, side * 0.62), color)
            if named:
                words = QRectF(left + side + 8, cell.top(), room + 2, cell.height())
                draw_text(painter, words, name, "panel_title", night_of("text"))
        first = next((cell.top() for place, cell in self._cells() if not place.section), None)
        if first is not None:
            middle, half = first - scaled(_HEAD) / 2, text_size(self._all, "label").width() / 2 + 10
            painter.setPen(QPen(night_of("line"), 1.0))
            painter.drawLine(QLineF(inside.left() + 10, middle, inside.center().x() - half, middle))
            painter.drawLine(QLineF(inside.center().x() + half, middle, inside.right() - 10, middle))
            words = QRectF(inside.left(), middle - scaled(_LINE) / 2, inside.width(), scaled(_LINE))
            draw_text(painter, words, self._all, "label", night_of("text"), CENTER)

    def _paint_place(self, painter: QPainter, place: PlaceShown, cell: QRectF) -> None:
        base, lit = cell.bottom() - scaled(_AIR) / 2, place.id == self._lit
        if lit:
            light = QRadialGradient(cell.center(), cell.width() * 0.6)
            light.setColorAt(0.0, night_of("accent", 0.3))
            light.setColorAt(1.0, night_of("accent", 0.0))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(light)
            painter.drawEllipse(cell.center(), cell.width() * 0.6, cell.width() * 0.42)
        painter.setPen(QPen(night_of("accent" if lit else "line"), 2.0 if lit else 1.0))
        painter.drawLine(QLineF(cell.left() + cell.width() * 0.1, base, cell.right() - cell.width() * 0.1, base))
        if not place.name:
            words = QRectF(cell.left(), base - scaled(_LINE + 6), cell.width(), scaled(_LINE))
            draw_text(painter, words, place.brings, "label", night_of("text" if lit else "text_mute"), CENTER)
            return
        share = self._share(place)
        high = self._high((place,), cell.width()) - scaled(_LINE + _AIR)
        name = QRectF(cell.left() + _EDGE / 2, base - scaled(_LINE + 4) - high, cell.width() - _EDGE, high)
        role = self._role()
        wide = min(text_size(place.name, role, name.width()).width(), name.width())
        front = name.center().x() - wide / 2 + wide * share
        painter.save()
        if share < 1:
            painter.setClipRect(QRectF(cell.left(), cell.top(), front - cell.left(), cell.height()),
                                Qt.ClipOperation.IntersectClip)  # fmt: skip
        draw_text(painter, name, place.name, role, night_of("text"), CENTER)
        under = QRectF(cell.left() + 4, base - scaled(_LINE + 2), cell.width() - 8, scaled(_LINE))
        draw_text(painter, under, place.told, "label", night_of("text_soft"), CENTER)
        painter.restore()
        if 0 < share < 1:
            spark = QPointF(front, name.center().y())
            paint_disk(painter, spark, 10, fill=night_of("accent", 0.25))
            paint_disk(painter, spark, 3, fill=night_of("accent_hi"))

    def _share(self, place: PlaceShown) -> float:
        """How much of a name stands already."""
        if place.id not in self._etched:
            return 1.0
        return min(max((self._at - self._etched.index(place.id)) / 0.8, 0.0), 1.0)

    def _paint_people(self, painter: QPainter, pane: QRectF) -> None:
        """As dark shapes with the collars of their sections, where there is room below the names."""
        wide = self._inside().width()
        room = pane.bottom() - max((row.top + row.high for row in self._rows(wide, self._air(wide))), default=0.0)
        if room < _PEOPLE * 0.6 or not self._collars:
            return
        high, chance = min(room, 150.0), Random(3)
        apart, reach = pane.width() / len(self._collars), high * 0.17
        painter.setPen(QPen(night_of("line_strong", 0.7), 1.2))
        for number, section in enumerate(self._collars):
            x = pane.left() + (number + 0.5) * apart + chance.uniform(-0.1, 0.1) * apart
            with_hair, y = number % 3, pane.bottom() - high * chance.uniform(0.62, 0.78)
            for shape in _somebody(QPointF(x, y), reach, with_hair):
                painter.fillPath(shape, night_of("halo"))
                painter.strokePath(shape, QPen(night_of("line", 0.9), 1.2))
            pen = QPen(night_of(f"section_{section}", 0.9), 3.0)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawArc(QRectF(x - reach * 0.75, y + reach * 0.6, reach * 1.5, reach * 0.9), 200 * 16, 140 * 16)


def _somebody(head: QPointF, reach: float, hair: int) -> Iterator[QPainterPath]:
    """Seen from behind: shoulders, and a head with long hair, with a knot, or with little of it."""
    shoulders = QPainterPath(QPointF(head.x() - reach * 2.2, head.y() + reach * 9))
    shoulders.lineTo(head.x() - reach * 2.1, head.y() + reach * 2.6)
    shoulders.cubicTo(head + QPointF(-reach * 1.9, reach * 1.3), head + QPointF(-reach * 0.9, reach * 1.3), head)
    shoulders.cubicTo(
        head + QPointF(reach * 0.9, reach * 1.3), head + QPointF(reach * 1.9, reach * 1.3),
        head + QPointF(reach * 2.1, reach * 2.6),
    )  # fmt: skip
    shoulders.lineTo(head.x() + reach * 2.2, head.y() + reach * 9)
    yield shoulders
    top = QPainterPath()
    if hair == 0:
        top.addRoundedRect(QRectF(head.x() - reach, head.y() - reach, 2 * reach, 2.5 * reach), reach, reach)
    else:
        top.addEllipse(head, reach * 0.92, reach)
    if hair == 1:
        top.addEllipse(head - QPointF(0, reach * 1.15), reach * 0.4, reach * 0.4)
    yield top.simplified()
