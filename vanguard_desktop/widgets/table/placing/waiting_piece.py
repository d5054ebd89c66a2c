"""A piece that waits to be placed, with its name: it is picked up, or pressed to see all places in a list."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from vanguard_desktop.models.expedition.placing import PieceRow

from ...look import Painted, color_of, name_it, scaled
from ...look.controls.asking import about
from ...look.paint.painted import paint_box
from ...look.paint.text_paint import CENTER, LEFT, draw_text, longest_word, text_size
from ...look.tokens import tokens
from ..boards.drag_die import DragDie
from .piece_paint import paint_piece, piece_size

_PAD, _GAP, _BESIDE = 8, 2, 8
_NAME = 104  # how wide a name becomes before it takes another line
_AROUND = 8  # room in the picture in the hand for what stands out of a figure
_ABOVE = 8  # how high a piece hangs over the table


class WaitingPiece(DragDie):
    """What lies ready; it leaves a dashed place while the hand holds it."""

    def __init__(self, row: PieceRow, words: str, parent: QWidget) -> None:
        super().__init__(row.id, row.name, parent)
        self._low = False
        self._show_legal(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a press leaves the keyboard where the game is played
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self.show_row(row, words)

    @property
    def row(self) -> PieceRow:
        return self._row

    def show_row(self, row: PieceRow, words: str) -> None:
        """`words` say that it waits, for who does not see it."""
        self._row = row
        about(self, row.subject)
        name_it(self, words)
        self.update()

    def set_low(self, low: bool) -> None:
        """With its name beside it, where there is little room above one another."""
        if low != self._low:
            self._low = low
            self.update()

    def size_for(self, *, low: bool) -> QSize:
        """The room it takes in either form."""
        piece, name = piece_size(self._row.kind), text_size(self._row.name, "label", self._name_room())
        if low:
            wide, high = piece.width() + _BESIDE + name.width(), max(piece.height(), name.height())
        else:
            wide, high = max(piece.width(), name.width()), piece.height() + _GAP + name.height()
        return QSize(round(wide), round(high)) + QSize(2 * _PAD, 2 * _PAD)

    def _may_go(self) -> bool:
        return True

    def _name_room(self) -> float:
        return max(scaled(_NAME), longest_word(self._row.name, "label"))

    def sizeHint(self) -> QSize:
        return self.size_for(low=self._low)

    def paint(self, painter: QPainter) -> None:
        rect, radius = self.area, tokens().radius.slot
        fill = color_of("card" if self.underMouse() and not self._carried else "well")
        line = color_of("line" if self._carried else "legal")
        paint_box(painter, rect, radius, fill=fill, line=line, width=tokens().stroke.line, dashed=self._carried)
        inside = rect.adjusted(_PAD, _PAD, -_PAD, -_PAD)
        piece, words = QRectF(rect.topLeft(), piece_size(self._row.kind)), QRectF(inside)
        piece.moveCenter(rect.center())
        if self._low:
            piece.moveLeft(inside.left())
            words.setLeft(piece.right() + _BESIDE)
        else:
            piece.moveTop(inside.top())
            words.setTop(piece.bottom() + _GAP)
        if not self._carried:
            paint_piece(painter, piece, self._row)
        draw_text(painter, words, self._row.name, "label", color_of("text"), LEFT if self._low else CENTER)


class CarriedPiece(Painted):
    """The piece in the hand, over the whole window; it takes no mouse."""

    def __init__(self, row: PieceRow, window: QWidget) -> None:
        super().__init__(window)
        self._row, self._window = row, window
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.resize((piece_size(row.kind).toSize()) + QSize(2 * _AROUND, 2 * _AROUND))
        self.show()
        self.raise_()

    def follow(self, place: QPoint) -> None:
        """Hang over a place of the screen."""
        self.move(self._window.mapFromGlobal(place) - self.rect().center() - QPoint(0, _ABOVE))

    def paint(self, painter: QPainter) -> None:
        inside = self.area.adjusted(_AROUND, _AROUND, -_AROUND, -_AROUND)
        paint_piece(painter, inside, self._row)
