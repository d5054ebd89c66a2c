"""The crew in a row: who is near the edge is seen without reading; free pawns are pressed to help the marked action."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QCoreApplication, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from vanguard_desktop.models.habitat.base import PawnMark
from vanguard_desktop.models.habitat.people import PersonRow

from ...look import color_of, look, paint_icon, scaled, set_tip
from ...look.controls.asking import about
from ...look.controls.pressable import Pressable
from ...look.paint.painted import paint_box
from ...look.paint.text_paint import LEFT, draw_text, text_size
from ...parts.cards.card_gesture import CardGesture
from ...parts.cards.carried import Carrying
from ...parts.screen_keys import ENTER
from ...portraits.portrait import paint_portrait
from ..marks import cut, paint_pawn_mark

Goals = Callable[[PersonRow], Mapping[QWidget, Callable[[QPoint], None]]]

_PAD, _GAP, _PAWN = 8, 8, 34
_NARROW = 240  # so narrow a plate has no portrait
_LOW = 90  # so low a plate shows name, pawns, wounds and tokens only


class PersonPlate(Carrying, Pressable):
    """`wanted` carries the member whose free pawn is to be put on the marked action; pawns are carried, too."""

    wanted = Signal(str)

    def __init__(self, goals: Goals) -> None:
        super().__init__()
        self.row: PersonRow | None = None
        self._goals = goals
        self.clicked.connect(lambda: self.wanted.emit("" if self.row is None else self.row.id))

    def show_row(self, row: PersonRow, words: str, *, can_help: bool) -> None:
        said = ". ".join((words, *(f"{each.name}: {each.text.rstrip('.')}" for each in row.abilities)))
        self.setAccessibleName(said)
        self.setAccessibleDescription(QCoreApplication.translate("Dice", "Can be chosen now.") if can_help else "")
        if row != self.row or can_help != self.property("can_help"):
            self.row = row
            self.setProperty("can_help", can_help)
            set_tip(self, "\n".join(f"{each.name} ({each.tokens}): {each.text}" for each in row.abilities))
            about(self, f"person:{row.id}")
            self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER and not self.property("can_help"):
            event.ignore()  # Enter goes on, as the bar promises
        else:
            super().keyPressEvent(event)

    def picked_up(self, at: QPoint) -> CardGesture | None:
        row = self.row
        goals = {} if row is None else self._goals(row)
        return CardGesture(self, goals, self._pawn_picture(row)) if row is not None and goals else None

    def let_go(self, order: Callable[[QPoint], None], place: QPoint) -> None:
        order(place)

    def _pawn_picture(self, row: PersonRow) -> QPixmap:
        """The pawn that hangs under the pointer."""
        side, ratio = scaled(44), self.devicePixelRatioF()
        picture = QPixmap(QSize(side, side) * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        mark = PawnMark(pawn=row.free[0], member=row.id, seat=row.seat, letter=row.name[:1].upper())
        paint_pawn_mark(painter, QRectF(0, 0, side, side), mark)
        painter.end()
        return picture

    def sizeHint(self) -> QSize:
        return QSize(scaled(220), scaled(150))

    def paint(self, painter: QPainter) -> None:
        row = self.row
        if row is None:
            return
        can_help = bool(self.property("can_help"))
        line = "bad" if row.near_death else "legal" if can_help else "line_faint"
        paint_box(painter, self.area, 10, fill=color_of("panel"), line=color_of(line), width=2.0 if can_help else 1.0)
        high = self.height() - 2 * _PAD
        wide = high * 0.62
        if self.width() < scaled(_NARROW) or wide > self.width() * 0.4:
            self._paint_words(painter, row, _PAD)
            return
        paint_portrait(painter, QRectF(_PAD, _PAD, wide, high), f"habitat-{row.person or row.id}", row.color)
        self._paint_words(painter, row, _PAD + wide + 10)

    def _paint_words(self, painter: QPainter, row: PersonRow, left: float) -> None:
        if self.height() < scaled(_LOW):
            self._paint_low(painter, row)
            return
        right = self.width() - _PAD
        narrow = self.width() < scaled(_NARROW)
        pawns = self._paint_pawns(painter, row, right, _PAD, float(scaled(22 if narrow else _PAWN)))
        name = QRectF(left, _PAD, pawns - left - 4, scaled(22))
        role = "body_strong" if text_size(row.name, "body_strong").width() <= name.width() else "label"
        draw_text(painter, name, cut(row.name, role, name.width()), role, color_of("text"), LEFT)
        who = QRectF(left, _PAD + scaled(20), (right if narrow else pawns - 4) - left, scaled(22))
        draw_text(painter, who, cut(row.person or row.player, "label", who.width()), "label", color_of("text_soft"))
        top = float(_PAD + scaled(46))
        self._paint_wounds(painter, row, left, top, right)
        top += scaled(28)
        lines = [*row.conditions, *(f"{each.name} ({each.tokens})" for each in row.abilities)]
        for number, line in enumerate(lines):
            place = QRectF(left, top, right - left, scaled(20))
            if place.bottom() > self.height() - 2:
                break
            bad = number < len(row.conditions)
            mark = None if bad else row.abilities[number - len(row.conditions)]
            ink = "bad" if mark is None else "text_mute" if mark.used else "text_soft"
            if mark is not None and mark.command is not None:
                ink = "legal"
                paint_icon(painter, "play", QRectF(left, place.center().y() - 6, 12, 12), color_of(ink))
                place.setLeft(left + 16)
            draw_text(painter, place, cut(line, "label", place.width()), "label", color_of(ink), LEFT)
            top += scaled(20)

    def _paint_low(self, painter: QPainter, row: PersonRow) -> None:
        """The name, and below it wounds and tokens as numbers, with the pawns."""
        left, right, half = float(_PAD), float(self.width() - _PAD), self.height() / 2
        name = QRectF(left, 2, right - left, half)
        draw_text(painter, name, cut(row.name, "label", name.width()), "label", color_of("text"), LEFT)
        side = float(scaled(16))
        wounded = "bad" if row.wounds else "text_soft"
        for icon, count, color in (("wound", row.wounds, wounded), ("morale", row.tokens, "accent_text")):
            paint_icon(painter, icon, QRectF(left, half + (half - side) / 2 - 2, side, side), color_of(color))
            number = text_size(str(count), "body_strong").width()
            place = QRectF(left + side + 3, half - 2, number, half)
            draw_text(painter, place, str(count), "body_strong", color_of("text"), LEFT)
            left = place.right() + 5
        self._paint_pawns(painter, row, right, half, min(float(scaled(22)), half - 6), most=right - left)

    @staticmethod
    def _paint_pawns(
        painter: QPainter, row: PersonRow, right: float, top: float, high: float, *, most: float = math.inf
    ) -> float:
        """Those that are planned are faint; where the first one begins. They are `most` so wide together."""
        step = min(high * 0.72, most / max(len(row.pawns), 1))
        for number, pawn in enumerate(row.pawns):
            mark = PawnMark(pawn=pawn, member=row.id, seat=row.seat, letter=row.name[:1].upper())
            place = QRectF(right - (len(row.pawns) - number) * step, top, high * 0.8, high)
            paint_pawn_mark(painter, place, mark, faint=pawn not in row.free)
        return right - len(row.pawns) * step

    @staticmethod
    def _paint_wounds(painter: QPainter, row: PersonRow, left: float, top: float, right: float) -> None:
        step = max(min(float(scaled(22)), (right - left - scaled(52)) / row.most - 3), 4.0)
        for number in range(row.most):
            place = QRectF(left + number * (step + 3), top, step, step)
            hurt = number < row.wounds
            paint_box(
                painter,
                place,
                4,
                fill=color_of("bad_fill" if hurt else "well"),
                line=color_of("bad" if hurt else "line"),
            )
            if hurt:
                inset = step * 0.2
                paint_icon(painter, "wound", place.adjusted(inset, inset, -inset, -inset), color_of("bad"))
        icon = QRectF(right - scaled(48), top, step, step)
        paint_icon(painter, "morale", icon, color_of("accent_text"))
        line = max(step, float(look().line("body_strong")) + 1)
        badge = QRectF(icon.right() + 4, icon.center().y() - line / 2, scaled(28), line)
        draw_text(painter, badge, str(row.tokens), "body_strong", color_of("text"), LEFT)


class PeopleRow(QWidget):
    """Side by side, all equally wide."""

    wanted = Signal(str)

    def __init__(self, goals: Goals) -> None:
        super().__init__()
        self._goals = goals
        self.plates: list[PersonPlate] = []

    def show_rows(self, rows: Sequence[tuple[PersonRow, str]], helping: frozenset[str]) -> None:
        """`helping` are those whose pawn could join the marked action."""
        while len(self.plates) < len(rows):
            plate = PersonPlate(self._goals)
            plate.setParent(self)
            plate.wanted.connect(self.wanted)
            self.plates.append(plate)
        for plate, (row, words) in zip(self.plates, rows, strict=False):
            plate.show_row(row, words, can_help=row.id in helping)
            plate.show()
        for plate in self.plates[len(rows) :]:
            plate.hide()
        self._lay()

    def _lay(self) -> None:
        shown = [each for each in self.plates if not each.isHidden()]
        if not shown:
            return
        room = (self.width() - _GAP * (len(shown) - 1)) / len(shown)
        most = float(scaled(420))
        for number, plate in enumerate(shown):
            wide = min(room, most)
            plate.setGeometry(QRect(round(number * (wide + _GAP)), 0, round(wide), self.height()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay()
