"""Where a crew comes together, for a campaign, an operation, a new evening: what is asked, and the sections so far."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from vanguard_desktop.dice.faces import ALL_DICE, Color, Section
from vanguard_desktop.models.ship.answers import AnswerRow
from vanguard_desktop.models.ship.people import person_of
from vanguard_desktop.rulesets.ship.state import ShipState

from ....look import scaled
from ....look.controls.lines import column_in
from ....look.controls.panels import PanelTitle
from ....look.controls.text import RichText, Text
from ...person_card import PersonCard
from ..open_answers import OpenAnswers
from ..right_side import View
from ..section_head import SectionHead

_PERSON, _WIDE = QSize(170, 58), 700


class MusterSide(OpenAnswers):
    """The sections stand side by side below the answers, and fill as they are given."""

    _beside = False

    @property
    def _has_room(self) -> bool:
        """Whether all of them stand in one line."""
        return self.width() >= scaled(_WIDE)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._view is not None and self._has_room is not self._beside:
            self.show_view(self._view)

    def _lay_open(self, view: View, rows: Sequence[AnswerRow]) -> None:
        super()._lay_open(view, rows)
        state = view.state
        #: Title over the four sections with their people, while a crew comes together.
        title = PanelTitle(self.tr("The crew so far"), icon="crew_assignment")
        here = [section for section in Section if not state.entered or section in state.entered]
        self._beside = self._has_room
        across = len(here) if self._beside else 2
        columns = QWidget()
        grid = QGridLayout(columns)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(10)
        for number, section in enumerate(here):
            column = self._column(state, section)
            grid.addWidget(column, number // across, number % across, Qt.AlignmentFlag.AlignTop)
            grid.setColumnStretch(number % across, 1)
        column_in(self._group(), title, columns, gap=8)

    def _column(self, state: ShipState, section: Section) -> QWidget:
        names, column = self.wording.names, QWidget()
        head = SectionHead(section)
        head.show_section(names.section(section), legal=False)
        seat = state.seat_of(section)
        player = Text("" if seat is None else seat.name, color="text_soft")
        people: list[QWidget] = []
        for member, sleeve in state.sleeves.items():
            if sleeve.section is section:
                people.append(
                    card := PersonCard(row := person_of(state, self.wording, member), size=_PERSON, grows=True)
                )
                #: Said by screen readers. {member} is a name, {section} that of a section.
                spoken = self.tr("{member} ({section})").format(member=row.name, section=names.section(section))
                card.show_person(row, spoken=spoken)
        dice = RichText(names.spoken, _dice(state, section), color="text_soft")
        column_in(column, head, player, *people, dice, gap=6)
        player.setVisible(bool(player.text()))  # in its place by now: before, it would be a window of its own
        dice.setVisible(bool(dice.text))
        return column


def _dice(state: ShipState, section: Section) -> str:
    colors = [ALL_DICE[die].color for die in state.dice_of(section)]
    return "  ".join(f"{colors.count(color)} [die_{color.value}]" for color in Color if color in colors)
