"""A space of the ring map: a piece of a ring, dark until somebody was there, then land with what lies on it."""

from __future__ import annotations

import math
from collections.abc import Hashable

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from vanguard_desktop.models.habitat.map import SpaceRow
from vanguard_desktop.widgets.look import look, night_of, paint_icon
from vanguard_desktop.widgets.look.paint.painted import paint_disk, pixel_ratio
from vanguard_desktop.widgets.look.paint.text_paint import CENTER, draw_text, text_size

from .ground import edges_lie, paint_edge
from .in_motion import Pictures, moves
from .rings import EDGES, GAP, angle_of, middle_of, outline

_NEAR = 1.0  # from so near on there is room for words


def _turn(direction: str) -> float:
    return math.radians(angle_of(direction))


class SpaceItem(QGraphicsItem):
    """Takes values only; who presses it is told by the view."""

    def __init__(self, row: SpaceRow) -> None:
        super().__init__()
        self.row = row
        self.looked_at = self.focused = False
        self._shape = outline(row.ring, row.direction)
        self._signs = Pictures()
        self._lines: dict[Hashable, QPixmap] = {}

    def set_row(self, row: SpaceRow) -> None:
        self.row = row
        self._lines.clear()
        self.update()

    def light(self, *, looked_at: bool, focused: bool) -> None:
        """Pointer or keyboard rest on it, or not any more."""
        if (looked_at, focused) != (self.looked_at, self.focused):
            self.looked_at, self.focused = looked_at, focused
            self.update()

    def boundingRect(self) -> QRectF:
        return self._shape.boundingRect().adjusted(-5, -5, 5, 5)

    def shape(self) -> QPainterPath:
        return self._shape

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        row = self.row
        lit = self.looked_at or self.focused
        if row.plans:
            painter.strokePath(self._shape, QPen(night_of("accent" if lit else "legal"), 3.2 if lit else 2.4))
        elif lit:
            paint_edge(painter, row, 3.2)
        elif not edges_lie(painter):
            paint_edge(painter, row)
        if row.wall:
            self._paint_wall(painter)
        if row.on_route:
            paint_disk(
                painter, middle_of(row.ring, row.direction), 52, fill=None, line=night_of("accent", 0.5), width=3
            )
        if _has_signs(row):
            self._signs.paint(painter, self.boundingRect(), row, self._paint_signs)
        zoom = QStyleOptionGraphicsItem.levelOfDetailFromTransform(QTransform(painter.worldTransform()))
        if zoom >= _NEAR * look().text_scale:
            self._paint_words(painter, zoom)

    def _paint_words(self, painter: QPainter, zoom: float) -> None:
        """From near: what it is called above its signs, below them what lies there and what can be done."""
        row, middle = self.row, middle_of(self.row.ring, self.row.direction)
        room, line = (EDGES[1] - EDGES[0]) * zoom, look().line("label")
        arc, turned = math.hypot(middle.x(), middle.y()) * math.pi / 4 * zoom, abs(math.cos(_turn(row.direction)))
        wide = 0.92 * (turned * room + (1 - turned) * arc)  # to the sides the ring is across, above and below along
        signs = len((*row.terrain, *row.items, *row.tokens))
        half = max(17.0, 17.0 * -(-signs // (3 if signs > 4 else 2)), 40.0 if row.pawns else 0.0) * zoom
        fit = int((room / 2 - half) // line)
        lies = [each.name for each in row.items]
        told = [(each, "text_soft") for each in dict.fromkeys(lies)] + [(each, "legal") for each in row.does]
        painter.save()
        painter.translate(middle)
        painter.scale(1 / zoom, 1 / zoom)
        named = QRectF(-wide / 2, -half - line - 2, wide, line)
        name, ink = (row.region, "text") if row.region else (str(row.id), "text_mute")
        self._paint_line(painter, named, name, ink)
        for number, (words, color) in enumerate(told[: max(fit, 0)]):
            self._paint_line(painter, QRectF(-wide / 2, half + 2 + number * line, wide, line), words, color)
        painter.restore()

    def _paint_line(self, painter: QPainter, room: QRectF, words: str, color: str) -> None:
        """On a dark ground, whatever land lies below; while the map moves whole lines are copied."""
        wide = text_size(words, "label").width()
        if wide > room.width():
            wide = room.width()
            words = look().metrics("label").elidedText(words, Qt.TextElideMode.ElideRight, wide)
        elif moves(painter):
            line = self._line(words, color, QSizeF(wide + 8, room.height()), pixel_ratio(painter))
            painter.drawPixmap(QPointF(room.center().x() - wide / 2 - 4, room.top()), line)
            return
        _write(painter, QRectF(room.center().x() - wide / 2 - 4, room.top(), wide + 8, room.height()), words, color)

    def _line(self, words: str, color: str, size: QSizeF, ratio: float) -> QPixmap:
        key = (words, color, ratio, look().pictured)
        if key not in self._lines:
            picture = self._lines[key] = QPixmap((size * ratio).toSize())
            picture.setDevicePixelRatio(ratio)
            picture.fill(Qt.GlobalColor.transparent)
            with QPainter(picture) as inside:
                _write(inside, QRectF(QPointF(), size), words, color)
        return self._lines[key]

    def _paint_wall(self, painter: QPainter) -> None:
        """A wall closes the outer side."""
        outer = EDGES[self.row.ring] - 6
        path = QPainterPath()
        start = angle_of(self.row.direction) - 22.5 + GAP
        path.arcMoveTo(QRectF(-outer, -outer, 2 * outer, 2 * outer), start)
        path.arcTo(QRectF(-outer, -outer, 2 * outer, 2 * outer), start, 45 - 2 * GAP)
        painter.strokePath(path, QPen(night_of("warn"), 6))

    def _paint_signs(self, painter: QPainter) -> None:
        row, middle = self.row, middle_of(self.row.ring, self.row.direction)
        signs = (*row.terrain, *row.items, *row.tokens)
        if row.reachable and not row.explored:
            paint_icon(painter, "explore", QRectF(middle.x() - 15, middle.y() - 15, 30, 30), night_of("text_soft"))
        step = 34.0
        columns = 3 if len(signs) > 4 else 2
        rows = -(-len(signs) // columns)
        for number, sign in enumerate(signs):
            in_row = min(columns, len(signs) - number // columns * columns)
            x = middle.x() + (number % columns - (in_row - 1) / 2) * step
            y = middle.y() + (number // columns - (rows - 1) / 2) * step
            place = QRectF(x - 15, y - 15, 30, 30)
            color = night_of("warn" if sign.bad else "text")
            paint_disk(painter, place.center(), 16, fill=night_of("space", 0.82), line=color, width=1.4)
            paint_icon(painter, sign.icon, place.adjusted(6, 6, -6, -6), color)
        if row.camp:
            place = QRectF(middle.x() - 44, middle.y() - 44, 26, 26)
            paint_disk(painter, place.center(), 14, fill=night_of("space", 0.8), line=night_of("good"), width=1.5)
            paint_icon(painter, "home", place.adjusted(5, 5, -5, -5), night_of("good"))
        for number, pawn in enumerate(row.pawns):
            aside = (number - (len(row.pawns) - 1) / 2) * 26
            self._paint_pawn(painter, middle + QPointF(aside, 26), pawn.letter, pawn.seat)
        if row.rovers:
            place = QRectF(middle.x() - 17, middle.y() - 58, 34, 34)
            paint_disk(painter, place.center(), 19, fill=night_of("space", 0.85), line=night_of("text"), width=1.4)
            paint_icon(painter, "rover", place.adjusted(5, 5, -5, -5), night_of("text"))

    @staticmethod
    def _paint_pawn(painter: QPainter, foot: QPointF, letter: str, seat: int) -> None:
        color = night_of(f"seat_{seat % 4 + 1}")
        paint_disk(painter, foot - QPointF(0, 24), 7, fill=color, line=night_of("space"), width=1)
        body = QPainterPath(foot - QPointF(4, 19))
        for point in (QPointF(4, -19), QPointF(11, 0), QPointF(-11, 0)):
            body.lineTo(foot + point)
        body.closeSubpath()
        painter.fillPath(body, color)
        place = QRectF(foot.x() - 15, foot.y() - 25, 30, 32)
        draw_text(painter, place, letter, "label", night_of("space"), CENTER)


def _write(painter: QPainter, room: QRectF, words: str, color: str) -> None:
    painter.fillRect(room, night_of("space", 0.72))
    draw_text(painter, room, words, "label", night_of(color), CENTER)


def _has_signs(row: SpaceRow) -> bool:
    lies = row.terrain or row.items or row.tokens or row.pawns or row.rovers
    return bool(lies or row.camp or (row.reachable and not row.explored))
