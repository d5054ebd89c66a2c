"""Lists of Qt's own rows: the current one wears the focus ring inside its own room."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QListWidget, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from ..style import paint_focus_ring, ring_reach

_RADIUS = 4
Index = QModelIndex | QPersistentModelIndex


class RingedList(QListWidget):
    """A list as high in each row as the ring needs."""

    def __init__(self) -> None:
        super().__init__()
        self.setItemDelegate(_Rows(self))


class _Rows(QStyledItemDelegate):
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        reach = ring_reach()
        return super().sizeHint(option, index) + QSize(2 * reach, 2 * reach)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        reach = ring_reach()
        plain = QStyleOptionViewItem(option)
        plain.state &= ~QStyle.StateFlag.State_HasFocus
        plain.rect = option.rect.adjusted(reach, 0, -reach, 0)
        super().paint(painter, plain, index)
        if option.state & QStyle.StateFlag.State_HasFocus:
            inside = reach - 1
            paint_focus_ring(painter, QRectF(option.rect).adjusted(inside, inside, -inside, -inside), _RADIUS)
