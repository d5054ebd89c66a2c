"""What the open question asks to place lies ready over the map, beside all sectors, until it has its place."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import attrs
from PySide6.QtCore import QPoint, QRect, QSize, Qt, Signal
from PySide6.QtWidgets import QWidget

from vanguard_desktop.models.bridge import Bridge
from vanguard_desktop.models.expedition.placing import PieceRow, PlacingModel
from vanguard_desktop.text.common.wording import Wording

from ...look import scaled
from ...look.controls.panels import Panel
from ...look.controls.text import Text
from ...parts.free_room import FreeRoom
from .goals import Goals
from .placing_gesture import PlacingGesture
from .waiting_piece import WaitingPiece

_EDGE, _CLOSE = 12, 6  # from what lies there, also in the low form
_WIDEST = 400  # of lines
_PAD, _BELOW, _BETWEEN = 10, 6, 12  # inside: to the edge, below the heading, and between two pieces


@attrs.frozen
class _Form:
    """How the pieces stand: with their names below or, `low`, beside them; in a column or in lines."""

    low: bool
    widest: int = _WIDEST

    @property
    def edge(self) -> int:
        return _CLOSE if self.low else _EDGE


_FORMS = (_Form(low=False), _Form(low=True), _Form(low=True, widest=0))


@attrs.frozen
class _Place:
    """Where it could lie, and how."""

    spot: QRect
    form: _Form


@attrs.frozen
class _Line:
    """Pieces side by side, with the room that each takes."""

    pieces: tuple[tuple[WaitingPiece, QSize], ...]

    @property
    def width(self) -> int:
        return sum(size.width() for _, size in self.pieces) + _BETWEEN * (len(self.pieces) - 1)

    @property
    def height(self) -> int:
        return max(size.height() for _, size in self.pieces)


class WaitingPieces(Panel):
    """`list_wished` when a piece is pressed and not carried: all answers are to be read in a list."""

    list_wished = Signal()

    def __init__(self, bridge: Bridge, wording: Wording, goals: Callable[[PieceRow], Goals], parent: QWidget) -> None:
        super().__init__(ground="raised", line="accent", parent=parent)
        self.model = PlacingModel(bridge, wording, self)
        self.gesture = PlacingGesture(bridge, wording, goals, self)
        self.pieces: dict[str, WaitingPiece] = {}
        self._last: QRect | None = None  # where it stood, as long as something waits
        self._title = Text(role="label", color="text_soft", wrap=False, parent=self)
        self._title.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.refresh()

    @property
    def waits(self) -> bool:
        """Whether anything is to be placed now."""
        return bool(self.pieces)

    def stand(self, rooms: Sequence[QRect], taken: Sequence[QRect]) -> None:
        """In one of the rooms, as near to the middle of its lower edge as it covers nothing; if need be in a low form.
        What waits next waits where the last one did, if that is free.

        Without a free place it is not seen, and the list of all answers has to do. While something is carried it stays.
        """
        if self.gesture.carrying:
            return
        place = next((place for form in _FORMS if (place := self._free(rooms, taken, form)) is not None), None)
        self._last = None if place is None else place.spot
        if place is not None:
            self.setGeometry(place.spot)
            self._lay(place.form)
        self.setVisible(self.waits and place is not None)

    def _free(self, rooms: Sequence[QRect], taken: Sequence[QRect], form: _Form) -> _Place | None:
        """Where it covers nothing, nor comes too near."""
        for room in rooms:
            free = FreeRoom.beside(taken, room, form.edge, form.edge)
            size = self._size(free.inside.width(), form)
            apart = [rect.adjusted(-form.edge, -form.edge, form.edge, form.edge) for rect in taken]
            if self._last is not None:
                same = QRect(QPoint(0, 0), size)
                same.moveCenter(self._last.center())
                same.moveBottom(self._last.bottom())
                if free.inside.contains(same) and not any(same.intersects(rect) for rect in apart):
                    return _Place(same, form)
            if (spot := free.spot(size, 0.5)) is not None:
                return _Place(spot, form)
        return None

    def _size(self, widest: int, form: _Form) -> QSize:
        lines = self._lines(min(widest, scaled(form.widest)) - 2 * _PAD, low=form.low)
        wide = max((line.width for line in lines), default=0)
        high = sum(line.height for line in lines) + _BETWEEN * (len(lines) - 1)
        if not form.low:
            wide, high = max(wide, self._title.sizeHint().width()), high + self._title.sizeHint().height() + _BELOW
        return QSize(wide + 2 * _PAD, high + 2 * _PAD)

    def _lines(self, widest: int, *, low: bool) -> list[_Line]:
        """As many side by side as have room."""
        lines: list[_Line] = []
        for piece in self.pieces.values():
            size = piece.size_for(low=low)
            if lines and lines[-1].width + _BETWEEN + size.width() <= widest:
                lines[-1] = _Line((*lines[-1].pieces, (piece, size)))
            else:
                lines.append(_Line(((piece, size),)))
        return lines

    def _lay(self, form: _Form) -> None:
        """In the middle, the heading above; in the low form there is none."""
        low = form.low
        inside = self.rect().adjusted(_PAD, _PAD, -_PAD, -_PAD)
        self._title.setVisible(not low)
        self._title.setGeometry(QRect(inside.topLeft(), QSize(inside.width(), self._title.sizeHint().height())))
        top = inside.top() if low else self._title.geometry().bottom() + 1 + _BELOW
        lines = self._lines(min(inside.width(), scaled(form.widest)), low=low)
        in_a_column = len(lines) == len(self.pieces)
        for line in lines:
            left = inside.left() if in_a_column else inside.left() + (inside.width() - line.width) // 2
            for piece, size in line.pieces:
                piece.set_low(low)
                piece.setGeometry(left, top, inside.width() if in_a_column else size.width(), line.height)
                left += size.width() + _BETWEEN
            top += line.height + _BETWEEN

    def refresh(self) -> None:
        self.gesture.forget()
        rows = {row.id: row for row in self.model.rows}
        for id in [id for id in self.pieces if id not in rows]:
            gone = self.pieces.pop(id)
            gone.hide()
            gone.deleteLater()
        for id, row in rows.items():
            if id in self.pieces:
                self.pieces[id].show_row(row, self.model.words(row))
                continue
            piece = self.pieces[id] = WaitingPiece(row, self.model.words(row), self)
            piece.chosen.connect(lambda _: self.list_wished.emit())
            piece.dragged.connect(self._on_dragged)
            piece.dropped.connect(self._on_dropped)
            piece.show()
        before: QWidget = self
        for piece in self.pieces.values():
            QWidget.setTabOrder(before, piece)
            before = piece
        #: The heading of a piece that waits until a player puts it on the board, on a deck, or with somebody.
        self._title.setText(self.tr("To be placed"))
        self.setVisible(self.waits)
        if not self.waits:
            self._last = None

    def _on_dragged(self, id: str, to: QPoint) -> None:
        self.gesture.carry(self.model.row(id), to)

    def _on_dropped(self, id: str, at: QPoint) -> None:
        self.gesture.drop(self.model.row(id), at)
