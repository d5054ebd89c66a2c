"""A scrolling column that asks for as much height as what it holds needs, so that a sheet grows before it scrolls."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtWidgets import QSizePolicy

from .look.controls.lines import height_at
from .look.controls.panels import ScrollColumn


class FittingColumn(ScrollColumn):
    """For sheets; the columns of the table have a height of their own."""

    def __init__(self, *, gap: int = 10, padding: int = 12) -> None:
        super().__init__(gap=gap, padding=padding)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def heightForWidth(self, width: int) -> int:
        # Room for the bar as well: a column that once scrolled could not stop, because beside the bar it needs more.
        width -= self.verticalScrollBar().sizeHint().width()
        return height_at(self._inside, width)

    def fit(self, width: int, most: int) -> int:
        """How high it is in a place of this width that is at most so high: without a bar nothing is left for one."""
        high = height_at(self._inside, width)
        off = high <= most
        bar = Qt.ScrollBarPolicy.ScrollBarAlwaysOff if off else Qt.ScrollBarPolicy.ScrollBarAsNeeded
        self.setVerticalScrollBarPolicy(bar)
        return high if off else most

    def sizeHint(self) -> QSize:
        return QSize(self._inside.sizeHint().width(), self.minimumSizeHint().height())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # What changes inside a scroll area is hidden from the layouts around it.
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)
