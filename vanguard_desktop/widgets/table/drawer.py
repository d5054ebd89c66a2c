"""Columns in a narrow window: a strip of tabs stays, the column opens over the map."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from vanguard_desktop.models.members import MemberModel
from vanguard_desktop.widgets.look.buttons import IconButton
from vanguard_desktop.widgets.look.panels import ScrollColumn
from vanguard_desktop.widgets.look.theme import look
from vanguard_desktop.widgets.table.crew_strip import CrewStrip


class Drawer(QWidget):
    """Holds a column; in a wide window it simply stands there."""

    def __init__(self, column: QWidget, parent: QWidget) -> None:
        super().__init__(parent)
        self._is_drawer = False
        self._opened = False
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.addWidget(column)

    @property
    def opened(self) -> bool:
        return self._is_drawer and self._opened

    def toggle(self) -> None:
        self._opened = not self._opened

    def set_open(self, opened: bool) -> None:
        self._opened = opened

    def stand(self, place: QRect, *, drawer: bool) -> None:
        self._is_drawer = drawer
        self.setGeometry(place)
        self.setVisible(not drawer or self._opened)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), look().color("deck"))
        if self._is_drawer:
            painter.setPen(look().color("line"))
            painter.drawRect(self.rect().adjusted(0, 0, -1, -1))


class CrewTabs(ScrollColumn):
    """The folded strips of the team, narrow."""

    board_wished = Signal(str)

    def __init__(self, members: MemberModel, parent: QWidget) -> None:
        super().__init__(gap=8, padding=6, parent=parent)
        self._members = members
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.strips = {row.id: CrewStrip(row, narrow=True) for row in members.rows}
        for id, strip in self.strips.items():
            strip.clicked.connect(lambda _=False, id=id: self.board_wished.emit(id))
            self.body.addWidget(strip)
        self.body.addStretch(1)
        members.dataChanged.connect(self._refresh)
        self._refresh()

    def _refresh(self, *_: object) -> None:
        for row in self._members.rows:
            #: A member of the team in a narrow strip, for tool tips and screen readers.
            words = self.tr("Sector {number} · dice left: {dice}")
            self.strips[row.id].show_member(row, words.format(number=row.sector, dice=len(row.available)))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._refresh()
        super().changeEvent(event)


class SituationTabs(QWidget):
    """What opens the right column."""

    wished = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.situation = IconButton("situation", "Situation")
        self.situation.clicked.connect(self.wished)
        box = QVBoxLayout(self)
        box.setContentsMargins(2, 10, 2, 10)
        box.addWidget(self.situation, 0, Qt.AlignmentFlag.AlignHCenter)
        box.addStretch(1)
        self._retranslate()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.situation.set_name(self.tr("Situation (S)"))

    def paintEvent(self, _event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), look().color("deck"))
