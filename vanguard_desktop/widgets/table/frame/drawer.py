"""Columns in a narrow window: a strip of tabs stays, the column opens over the map."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from vanguard_desktop.core import MemberId
from vanguard_desktop.models.expedition.members import MemberModel, MemberRow

from ...look import Changing, color_of
from ...look.controls.lines import column_in
from ...look.controls.panels import ScrollColumn
from ..boards.crew_strip import NAMELESS, SMALL, WHOLE, CrewStrip
from ..boards.team_parts import TeamParts

_GAP = 8


class Drawer(QWidget):
    """Holds a column; in a wide window it simply stands there."""

    def __init__(self, column: QWidget, parent: QWidget) -> None:
        super().__init__(parent)
        self._is_drawer = False
        self._opened = False
        column_in(self, column)

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
        painter.fillRect(self.rect(), color_of("deck"))
        if self._is_drawer:
            painter.setPen(color_of("line"))
            painter.drawRect(self.rect().adjusted(0, 0, -1, -1))


class CrewTabs(Changing, ScrollColumn):
    """The folded strips of the team, narrow."""

    board_wished = Signal(str)

    def __init__(self, members: MemberModel, parent: QWidget) -> None:
        super().__init__(gap=_GAP, padding=6, parent=parent)
        self._members = members
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.strips: dict[MemberId, CrewStrip] = {}
        self._team = TeamParts(self.body, self._greet)
        self.body.addStretch(1)
        self.refresh()

    def _greet(self, row: MemberRow) -> tuple[CrewStrip]:
        strip = self.strips[row.id] = CrewStrip(row, narrow=True)
        strip.clicked.connect(lambda _=False, id=row.id: self.board_wished.emit(id))
        return (strip,)

    def refresh(self) -> None:
        self._team.follow(self._members.rows)
        for row in self._members.rows:
            #: A member of the team in a narrow strip, for tool tips and screen readers. {number} is that of the sector,
            #: {dice} how many dice are available.
            words = self.tr("Sector {number} · dice left: {dice}")
            self.strips[row.id].show_member(row, words.format(number=row.sector, dice=len(row.available)))
        self._choose_form()

    def _choose_form(self) -> None:
        """The whole team is seen at once, in the fullest form that has room."""
        strips = [self.strips[row.id] for row in self._members.rows]
        room = self.height() - 2 * _GAP - _GAP * len(strips)
        width = self.width() - 2 * _GAP
        heights = {form: sum(strip.narrow_height(width, form) for strip in strips) for form in (WHOLE, SMALL)}
        form = next((form for form, high in heights.items() if high <= room), NAMELESS)
        for strip in strips:
            strip.set_form(form)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._choose_form()
