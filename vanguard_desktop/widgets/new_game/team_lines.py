"""The away team: for each section whether it sends somebody, and whom (GEN-05, GEN-06)."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QBoxLayout, QWidget

from vanguard_desktop.core import MemberId
from vanguard_desktop.dice.faces import Section

from ..look import Painted, scaled
from ..look.controls.choices import ChoiceField, Toggle
from ..look.controls.lines import MIDDLE, column_in, row_in
from ..look.controls.panels import IconMark
from ..look.controls.text import Text
from ..look.paint.dice_paint import DieFace, paint_die
from ..portraits.face_mark import FaceMark


class DiceStrip(Painted):
    """Small dice in their colors."""

    def __init__(self) -> None:
        super().__init__()
        self.shown: tuple[str, ...] = ()
        self.keep_size()

    def show_dice(self, dice: Sequence[str]) -> None:
        self.shown = tuple(dice)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(scaled(26) * len(self.shown), scaled(26))

    def paint(self, painter: QPainter) -> None:
        side = scaled(20)
        for place, color in enumerate(self.shown):
            paint_die(painter, QRectF(place * scaled(26) + 2, 2, side, side), DieFace(color=color))


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
        self.face = FaceMark(section=section.value, size=64)
        self._skill, self.dice = Text(color="text_soft"), DiceStrip()
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(10)
        self._row.addWidget(self._icon, 0, Qt.AlignmentFlag.AlignVCenter)
        self._row.addWidget(self.goes, 2, Qt.AlignmentFlag.AlignVCenter)
        self._row.addWidget(self.face, 0, Qt.AlignmentFlag.AlignVCenter)
        self._words = QWidget()
        words = column_in(self._words, self.crew, self._only, gap=4)
        row_in(words, (self._skill, 1), (self.dice, MIDDLE), gap=12)
        self._row.addWidget(self._words, 3, Qt.AlignmentFlag.AlignVCenter)

    def show_means(self, skill: str, dice: Sequence[str]) -> None:
        """What whoever goes can do, and with which dice."""
        self._skill.setText(skill)
        self._skill.setVisible(bool(skill))
        self.dice.show_dice(dice)
        self._words.setVisible(self.goes.isChecked())

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
