"""One structure of the base: what is broken, what it makes, who is planned to act there."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QSizePolicy

from vanguard_desktop.models.habitat.base import StructureRow

from ..look import color_of, paint_icon, scaled
from ..look.controls.asking import about
from ..look.controls.pressable import Pressable
from ..look.paint.painted import paint_box
from ..look.paint.text_paint import CENTER, LEFT, draw_text, text_size
from ..look.parts import Labeled
from ..parts.screen_keys import ENTER
from .marks import GAP, paint_element, paint_pawns, paint_scale, paint_token, side

_PAD = 8
_TOP = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
_ROOMY, _MOST_GROWN = 1.8, 1.7  # from so many times its least height on a plate grows its signs, and how far


class StructurePlate(Labeled, Pressable):
    """`wanted` carries the structure whose actions are asked for; it is lit while something may be planned there."""

    wanted = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.row: StructureRow | None = None
        self.open = False
        self._spots: list[tuple[QRectF, str]] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.clicked.connect(lambda: self.wanted.emit("" if self.row is None else self.row.id))

    def show_row(self, row: StructureRow, words: str, *, open: bool) -> None:
        self.setAccessibleName(words)
        self.setAccessibleDescription(QCoreApplication.translate("Dice", "Can be chosen now.") if open else "")
        if (row, open) == (self.row, self.open):
            return
        self.row, self.open = row, open
        self.set_label(row.name)
        about(self, f"structure:{row.id}")
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER and not self.open:
            event.ignore()  # Enter goes on, as the bar promises
        else:
            super().keyPressEvent(event)

    def subject_at(self, place: QPoint) -> str:
        """Elements and tokens are things of their own."""
        return next((subject for spot, subject in self._spots if spot.contains(QPointF(place))), "")

    def sizeHint(self) -> QSize:
        return QSize(scaled(150), self.least_height)

    def minimumSizeHint(self) -> QSize:
        return QSize(scaled(96), self.least_height)

    @property
    def least_width(self) -> int:
        """So that its name stands on one line, in small letters if need be."""
        name = 0.0 if self.row is None else text_size(self.row.name, "label").width()
        return round(2 * scaled(_PAD) + scaled(20) + 6 + name)

    @property
    def least_height(self) -> int:
        """Name, elements, and one line more."""
        return 2 * scaled(_PAD) + scaled(24) + 2 * (side() + GAP)

    def paint(self, painter: QPainter) -> None:
        row = self.row
        if row is None:
            return
        focus = self.hasFocus() or self.underMouse()
        line = "accent" if focus and self.open else "legal" if self.open else "warn" if row.note else "line"
        paint_box(
            painter,
            self.area,
            8,
            fill=color_of("well" if row.note else "card"),
            line=color_of(line),
            width=2.0 if self.open else 1.0,
            dashed=bool(row.note),
        )
        pad = float(scaled(_PAD))
        icon = QRectF(pad, pad + 1, scaled(20), scaled(20))
        paint_icon(painter, row.icon, icon, color_of("warn" if row.note else "text_soft"))
        name = QRectF(icon.right() + 6, pad, self.width() - icon.right() - 6 - pad, scaled(24))
        role = "label" if text_size(row.name, "body_strong").width() > name.width() else "body_strong"
        draw_text(painter, name, row.name, role, color_of("text"), LEFT)
        self._paint_inside(painter, pad, name.bottom() + 3)

    @property
    def _grown(self) -> float:
        """On a large plate its signs are larger."""
        return max(1.0, min(self.height() / (_ROOMY * self.least_height), _MOST_GROWN))

    def _paint_inside(self, painter: QPainter, pad: float, top: float) -> None:
        row = self.row
        assert row is not None
        step = min(side() * self._grown, (self.width() - 2 * pad - 3 * GAP) / 4)
        self._spots = []
        for number, element in enumerate(row.elements):
            place = QRectF(pad + number * (step + GAP), top, step, step)
            paint_element(painter, place, element)
            self._spots.append((place, element.subject))
        top += step + GAP
        if row.production is not None:
            room = (self.width() - 2 * pad) / max(row.most, 1) - 3
            paint_scale(painter, QPointF(pad, top), row.most, row.production, step=min(step, room))
            top += step + GAP
        if row.greenhouses:
            self._paint_plants(painter, pad, top, step)
            top += step + GAP
        if row.note:
            self._paint_note(painter, QRectF(pad, top, self.width() - 2 * pad, self.height() - top - pad), step)
        elif row.does and row.production is None and not row.greenhouses:
            line = QRectF(pad, top, self.width() - 2 * pad, self.height() - top - pad)
            high = text_size(row.does, "label", line.width()).height()
            if top + high + (scaled(38) if row.pawns else 0) + pad <= self.height():
                place = QRectF(line.left(), top, line.width(), high)
                draw_text(painter, place, row.does, "label", color_of("text_soft"))
                top += high
        bottom = self.height() - pad
        for number, token in enumerate((*row.tokens, *row.waiting)):
            place = QRectF(self.width() - pad - (number + 1) * (step + 2), bottom - step, step, step)
            paint_token(painter, place, token, waiting=number >= len(row.tokens))
            self._spots.append((place, token.subject))
        high = min(scaled(38) * self._grown, max(bottom - top, step))
        paint_pawns(painter, QPointF(pad, bottom - high), row.pawns, high)

    def _paint_note(self, painter: QPainter, room: QRectF, step: float) -> None:
        """Why it cannot be used; where there is too little room, in signs."""
        row = self.row
        assert row is not None
        if not row.cut or text_size(row.note, "label", room.width()).height() <= room.height():
            draw_text(painter, room, row.note, "label", color_of("warn"), _TOP)
            return
        side = min(step, room.height())
        for number, icon in enumerate(("shutdown", *row.cut)):
            place = QRectF(room.left() + number * (side + GAP), room.top(), side, side)
            paint_icon(painter, icon, place.adjusted(2, 2, -2, -2), color_of("warn"))

    def _paint_plants(self, painter: QPainter, left: float, top: float, step: float) -> None:
        row = self.row
        assert row is not None
        step = min(step, (self.width() - 2 * left + GAP) / row.greenhouses - GAP)
        for number in range(row.greenhouses):
            place = QRectF(left + number * (step + GAP), top, step, step)
            grown = number < row.plants
            paint_box(painter, place, 5, fill=color_of("good_fill" if grown else "well"), line=color_of("line"))
            if grown:
                paint_icon(painter, "seed", place.adjusted(4, 4, -4, -4), color_of("good"))
            elif (late := number - row.plants) < len(row.growing):  # so many sols until it bears
                draw_text(painter, place, str(row.growing[late]), "label", color_of("good"), CENTER)
