"""The lines of the journal: rounds as headings, entries as cards with what was chosen, plain lines, and notes."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QAbstractTextDocumentLayout, QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QFrame, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from vanguard_desktop.models.common.roles import Role
from vanguard_desktop.models.expedition.chronicle import ChronicleModel
from vanguard_desktop.models.expedition.chronicle_rows import ChronicleKind, ChronicleRow

from ...look import color_of, paint_focus_ring, paint_icon, ring_reach, scaled
from ...look.paint.painted import paint_box
from ...look.paint.rich import rich_document, rich_size
from ...look.paint.text_paint import LEFT, draw_text, text_size
from ...look.tokens import tokens

_ICONS = {ChronicleKind.LOG: "log_entry", ChronicleKind.EVENT: "event", ChronicleKind.NOTE: "pin"}
_PAD, _ICON, _GAP = 12, 22, 12
_ALL = 1_000_000
Index = QModelIndex | QPersistentModelIndex


class JournalList(QListView):
    """Enter or a click opens a line that can be read again."""

    opened = Signal(object)
    looked_further = Signal()

    def __init__(self, model: ChronicleModel) -> None:
        super().__init__()
        self.setModel(model)
        self.setItemDelegate(_Lines(self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMouseTracking(True)
        self.viewport().setAutoFillBackground(False)
        self.clicked.connect(self._open)
        self._lines = model
        self.verticalScrollBar().valueChanged.connect(self._on_scrolled)
        model.later.timeout.connect(self._look_further)

    def row(self, index: Index) -> ChronicleRow | None:
        row = index.data(Role.ROW)
        return row if isinstance(row, ChronicleRow) else None

    def show_newest(self) -> None:
        """Whoever opens the journal looks for what was read last."""
        newest = self.model().index(self.model().rowCount() - 1, 0)
        if newest.isValid():
            self.setCurrentIndex(newest)
        QTimer.singleShot(0, self, self.scrollToBottom)  # only then is it known how high the lines are

    def _on_scrolled(self, value: int) -> None:
        """Near the first line that is told, those before it are told, and what is looked at stays where it is."""
        bar = self.verticalScrollBar()
        if value <= bar.pageStep() and bar.maximum() and self._lines.tell_earlier():
            self._stay(bar.maximum() - value)

    def _stay(self, below: int) -> None:
        """What is looked at has as much below it as before."""
        bar = self.verticalScrollBar()
        self.doItemsLayout()
        bar.setValue(bar.maximum() - below)

    def _look_further(self) -> None:
        below = self.verticalScrollBar().maximum() - self.verticalScrollBar().value()
        self._lines.look_further()
        self.looked_further.emit()
        self._stay(below)
        if not self.currentIndex().isValid():
            self.show_newest()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Home:
            self._lines.tell_earlier(_ALL, _ALL)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._open(self.currentIndex())
        elif event.text().isprintable() and event.text():
            event.ignore()  # no jumping about by letters; the field above seeks
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()  # narrower lines are higher

    def _open(self, index: Index) -> None:
        row = self.row(index)
        if row is not None and row.kind in _ICONS:
            self.opened.emit(row)


class _Lines(QStyledItemDelegate):
    def __init__(self, view: JournalList) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, _option: QStyleOptionViewItem, index: Index) -> QSize:
        row, width = self._view.row(index), self._view.viewport().width()
        return QSize(width, 0 if row is None else round(self._height(row, width)))

    def _room(self, row: ChronicleRow, width: int) -> float:
        icon = scaled(_ICON) + _GAP if row.kind in _ICONS else 0
        return max(width - 2 * (_PAD + ring_reach()) - icon, 40)

    def _height(self, row: ChronicleRow, width: int) -> float:
        room = self._room(row, width)
        match row.kind:
            case ChronicleKind.ROUND:
                return text_size(row.text, "label", room).height() + 2 * _PAD
            case ChronicleKind.LINE:
                return rich_size(row.text, width=room).height() + 6
            case ChronicleKind.NOTE:
                return text_size(row.text, "body", room).height() + 2 * _PAD + 2 * ring_reach()
            case _:
                chosen = sum(rich_size(text, width=room).height() + 2 for text in _chosen(row))
                said = sum(text_size(words, role, room).height() + 2 for words, role, _ in _said(row))
                return said - 2 + chosen + 2 * _PAD + 2 * ring_reach()

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row = self._view.row(index)
        if row is None:
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(option.rect)
        state = option.state
        focused = bool(state & QStyle.StateFlag.State_HasFocus)
        lit = focused or bool(state & (QStyle.StateFlag.State_MouseOver | QStyle.StateFlag.State_Selected))
        room = self._room(row, option.rect.width())
        reach = ring_reach()
        left, top = rect.left() + reach + _PAD, rect.top()
        if row.kind is ChronicleKind.ROUND:
            draw_text(painter, QRectF(left, top, room, rect.height()), row.text, "label", color_of("text_mute"), LEFT)
        elif row.kind is ChronicleKind.LINE:
            self._paint_rich(painter, row.text, QPointF(left, top + 3), room, "text_soft")
        else:
            box = rect.adjusted(reach, reach, -reach, -reach)
            line = color_of("accent_text" if lit else "line")
            paint_box(painter, box, tokens().radius.card, fill=color_of("sheet_row"), line=line)
            side = scaled(_ICON)
            paint_icon(painter, _ICONS[row.kind], QRectF(left, box.top() + _PAD, side, side), color_of("accent_text"))
            self._paint_card(painter, row, QPointF(left + side + _GAP, box.top() + _PAD), room)
        if focused:
            paint_focus_ring(painter, rect.adjusted(reach, reach, -reach, -reach), tokens().radius.card)
        painter.restore()

    def _paint_card(self, painter: QPainter, row: ChronicleRow, at: QPointF, room: float) -> None:
        y = at.y()
        for words, role, color in _said(row):
            high = text_size(words, role, room).height()
            draw_text(painter, QRectF(at.x(), y, room, high), words, role, color_of(color), LEFT)
            y += high + 2
        for text in _chosen(row):
            self._paint_rich(painter, text, QPointF(at.x(), y), room, "text_soft")
            y += rich_size(text, width=room).height() + 2

    def _paint_rich(self, painter: QPainter, text: str, at: QPointF, room: float, color: str) -> None:
        ratio = self._view.devicePixelRatioF()
        document = rich_document(text, role="body", color=color, width=room, ratio=ratio)
        painter.save()
        painter.translate(at)
        document.documentLayout().draw(painter, QAbstractTextDocumentLayout.PaintContext())
        painter.restore()


def _said(row: ChronicleRow) -> list[tuple[str, str, str]]:
    """Its words with their roles and colors: an entry by how it begins, its number in small; a card by its name."""
    if row.kind is ChronicleKind.NOTE:
        return [(row.text, "body", "text")]
    if row.kind is ChronicleKind.LOG and row.lead:
        return [(row.lead, "body_strong", "text"), (row.text, "label", "text_mute")]
    lead = [(row.lead, "body", "text_soft")] if row.lead else []
    return [(row.text, "card_title", "text"), *lead]


def _chosen(row: ChronicleRow) -> list[str]:
    """What the players took, one alternative in each line."""
    return [choice.options[choice.taken] for choice in row.choices if choice.taken is not None]
