"""A layout that fills lines from left to right like words, for chips and choices that must not be cut."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


class FlowLayout(QLayout):
    """Places widgets side by side and begins a new line where the next would not fit."""

    def __init__(self, parent: QWidget | None = None, *, gap: int = 8) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self._gap = gap
        self._heights: dict[int, int] = {}
        self.setContentsMargins(0, 0, 0, 0)

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        if width not in self._heights:
            self._heights[width] = self._place(QRect(0, 0, width, 0), move=False)
        return self._heights[width]

    def invalidate(self) -> None:
        """Something in here has changed its size, so what was measured holds no more."""
        self._heights.clear()
        super().invalidate()

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._place(rect, move=True)

    def sizeHint(self) -> QSize:
        margins = self.contentsMargins()
        hints = [item.sizeHint() for item in self._items if not item.isEmpty()]
        width = sum(hint.width() for hint in hints) + self._gap * max(len(hints) - 1, 0)
        height = max((hint.height() for hint in hints), default=0)
        return QSize(width + margins.left() + margins.right(), height + margins.top() + margins.bottom())

    def minimumSize(self) -> QSize:
        margins = self.contentsMargins()
        size = QSize()
        for item in self._items:
            size = size.expandedTo(item.minimumSize())
        return size + QSize(margins.left() + margins.right(), margins.top() + margins.bottom())

    def _place(self, rect: QRect, *, move: bool) -> int:
        margins = self.contentsMargins()
        inside = rect.marginsRemoved(margins)
        x, y, line = inside.x(), inside.y(), 0
        placed: list[tuple[QLayoutItem, QRect]] = []
        for item in self._items:
            if item.isEmpty():
                continue
            hint, width = item.sizeHint(), inside.width()
            # Only what is wider than the line is asked how narrow it can be.
            width = hint.width() if hint.width() <= width else max(width, min(item.minimumSize().width(), hint.width()))
            height = item.heightForWidth(width) if item.hasHeightForWidth() else hint.height()
            if line and x + width > inside.right() + 1:
                if move:
                    _settle(placed, line)
                placed = []
                x, y, line = inside.x(), y + line + self._gap, 0
            placed.append((item, QRect(QPoint(x, y), QSize(width, height))))
            x += width + self._gap
            line = max(line, height)
        if move:
            _settle(placed, line)
        return y + line - rect.y() + margins.bottom()


def _settle(line: list[tuple[QLayoutItem, QRect]], height: int) -> None:
    """Put the items of one line on their common middle."""
    for item, rect in line:
        item.setGeometry(rect.translated(0, (height - rect.height()) // 2))
