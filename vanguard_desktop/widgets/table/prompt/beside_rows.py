"""What may be done before an answer is given (DEC-25, ACT-53): low rows under the answers of a sheet, two abreast."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAbstractTextDocumentLayout, QPainter, QTextDocument
from PySide6.QtWidgets import QAbstractButton, QGridLayout, QSizePolicy, QWidget

from vanguard_desktop.core import Command
from vanguard_desktop.models.expedition.options import icon_of

from ...look import Changing, Painting, color_of, measured_once, paint_icon, scaled
from ...look.controls.asking import listen
from ...look.controls.text import Text
from ...look.paint.painted import paint_box
from ...look.paint.rich import Speak, rich_document, rich_size
from ...look.paint.spots import Spot, spot_in
from ...look.tokens import tokens
from ..sheets.reading import Answer

_PAD_X, _PAD_Y, _GAP, _ICON = 10, 6, 10, 20
_TWO_ABREAST = 560  # from this width on


class BesideRow(Painting, QAbstractButton):
    """What is done, and below it what comes of it."""

    def __init__(self, answer: Answer, speak: Speak, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._answer = answer
        self._icon = icon_of(answer.command) or "hand"
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.grow_down(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.setText(speak(answer.words))
        self.setAccessibleName(self.text())
        self.setAccessibleDescription(speak(answer.detail))
        listen(self)

    @property
    def rich_words(self) -> str:
        """What it says, with the icons as marks."""
        return f"{self._answer.words} {self._answer.detail}".strip()

    def spot_at(self, place: QPointF) -> Spot | None:
        """The icon or character under a point of the words."""
        for document, corner in self._placed():
            if (spot := spot_in(document, place - corner)) is not None:
                return spot
        return None

    def _left(self) -> int:
        return _PAD_X + scaled(_ICON) + _GAP

    def _room(self, width: int) -> int:
        return max(width - self._left() - _PAD_X, 60)

    @measured_once
    def heightForWidth(self, width: int) -> int:
        room = self._room(width)
        high = rich_size(self._answer.words, role="body_strong", width=room).height()
        if self._answer.detail:
            high += rich_size(self._answer.detail, width=room).height()
        return max(round(high) + 2 * _PAD_Y, tokens().size.target_min)

    def sizeHint(self) -> QSize:
        width = scaled(280)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(scaled(180), tokens().size.target_min)

    def _placed(self) -> list[tuple[QTextDocument, QPointF]]:
        room, ratio, answer = self._room(self.width()), self.devicePixelRatioF(), self._answer
        words = rich_document(answer.words, role="body_strong", color="text", width=room, ratio=ratio)
        documents = [words]
        if answer.detail:
            documents.append(rich_document(answer.detail, color="text_soft", width=room, ratio=ratio))
        top = (self.height() - sum(document.size().height() for document in documents)) / 2
        placed = []
        for document in documents:
            placed.append((document, QPointF(self._left(), top)))
            top += document.size().height()
        return placed

    def paint(self, painter: QPainter) -> None:
        lit = self.hasFocus() or self.underMouse()
        fill = color_of("raised" if self.isDown() else "sheet_row")
        paint_box(
            painter,
            self.area,
            tokens().radius.slot,
            fill=fill,
            line=color_of("line_strong" if lit else "line"),
        )
        side = scaled(_ICON)
        place = QRectF(_PAD_X, (self.height() - side) / 2, side, side)
        paint_icon(painter, self._icon, place, color_of("text" if lit else "text_soft"))
        for document, corner in self._placed():
            painter.save()
            painter.translate(corner)
            document.documentLayout().draw(painter, QAbstractTextDocumentLayout.PaintContext())
            painter.restore()


class BesideRows(Changing, QWidget):
    """`chosen` carries the command of a row."""

    chosen = Signal(object)

    def __init__(self, speak: Speak) -> None:
        super().__init__()
        self._speak = speak
        self._title = Text(role="label", color="text_soft")
        self._grid = QGridLayout(self)
        self._grid.setHorizontalSpacing(10)
        self._grid.setVerticalSpacing(8)
        self._columns = 2
        self.rows: list[BesideRow] = []
        self.commands: tuple[Command, ...] = ()
        self._grid.addWidget(self._title, 0, 0, 1, 2)
        self._retranslate()

    def show_answers(self, answers: Sequence[Answer]) -> None:
        for row in self.rows:
            self._grid.removeWidget(row)
            row.hide()
            row.deleteLater()
        self.commands = tuple(answer.command for answer in answers)
        self.rows = [self._row(answer) for answer in answers]
        self._place()

    def set_room(self, width: int, side: int) -> None:
        """How wide the sheet is, and how much of it stays free at each side."""
        self._grid.setContentsMargins(side, 4, side, 12)
        columns = 2 if width - 2 * side >= scaled(_TWO_ABREAST) else 1
        if columns != self._columns:
            self._columns = columns
            self._place()

    def _row(self, answer: Answer) -> BesideRow:
        row = BesideRow(answer, self._speak, self)
        row.clicked.connect(lambda: self.chosen.emit(answer.command))
        row.show()
        return row

    def _place(self) -> None:
        for number, row in enumerate(self.rows):
            self._grid.addWidget(row, 1 + number // self._columns, number % self._columns)
        for column in range(2):
            self._grid.setColumnStretch(column, int(column < self._columns))

    def _retranslate(self) -> None:
        self._title.setText(self.tr("Before that, if you like:"))
