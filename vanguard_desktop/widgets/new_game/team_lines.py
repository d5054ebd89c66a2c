"""The away team: for each section whether it sends somebody, and whom (GEN-05, GEN-06)."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QWidget

from vanguard_desktop.core import MemberId
from vanguard_desktop.dice.faces import Section

from ..look import scaled
from ..look.controls.choices import ChoiceField, Toggle
from ..look.controls.panels import IconMark
from ..look.controls.text import Text
from ..portraits.face_mark import FaceMark


class TeamLine(QWidget):
    """`sent` carries the section and whether it goes, `picked` the section and the crewmember."""

    sent = Signal(object, bool)
    picked = Signal(object, object)

    def __init__(self, section: Section) -> None:
        super().__init__()
        self._offered: tuple[MemberId, ...] = ()
        self._icon = IconMark(f"section_{section.value}", color=f"section_{section.value}", beside="body")
        self.goes = Toggle()
        self.goes.toggled.connect(lambda on: self.sent.emit(section, on))
        self.crew = ChoiceField()
        self.crew.activated.connect(lambda place: self.picked.emit(section, self._offered[place]))
        self._only = Text(color="text_soft")
        self.face = FaceMark(section=section.value, size=40)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(10)
        self._row.addWidget(self._icon, 0, Qt.AlignmentFlag.AlignVCenter)
        self._row.addWidget(self.goes, 2, Qt.AlignmentFlag.AlignVCenter)
        self._row.addWidget(self.face, 0, Qt.AlignmentFlag.AlignVCenter)
        self._row.addWidget(self.crew, 3, Qt.AlignmentFlag.AlignVCenter)
        self._row.addWidget(self._only, 3, Qt.AlignmentFlag.AlignVCenter)

    def show_crew(self, section: str, offered: Sequence[tuple[MemberId, str]], going: MemberId | None) -> None:
        """`offered` are those who could go, with the words for them; one alone needs no list."""
        self.goes.set_label(section)
        with QSignalBlocker(self.goes):
            self.goes.setChecked(going is not None)
        members = tuple(member for member, _ in offered)
        words = [text for _, text in offered]
        if members != self._offered or words != [self.crew.itemText(at) for at in range(self.crew.count())]:
            self._offered = members
            self.crew.clear()
            self.crew.addItems(words)
        if going in members:
            self.crew.setCurrentIndex(members.index(going))
        self.crew.setAccessibleName(section)
        self._only.setText(words[0] if len(words) == 1 else "")
        self.crew.setVisible(going is not None and len(words) > 1)
        self._only.setVisible(going is not None and len(words) == 1)
        self.face.show_member(going or "", self.face.section)
        self.face.setVisible(going is not None)
        self.crew.updateGeometry()
        self.setMinimumHeight(scaled(44))
