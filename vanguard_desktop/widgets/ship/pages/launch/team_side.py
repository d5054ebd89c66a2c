"""Who goes: above the seats of the team, below everybody who may be chosen, each with skill and dice in one place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from vanguard_desktop.models.ship.answers import AnswerRow
from vanguard_desktop.models.ship.team import CandidateRow, TeamShown, team_shown
from vanguard_desktop.rulesets.ship.pieces import crew

from ....look import scaled
from ....look.controls.flow import FlowLayout
from ....look.controls.lines import column_in
from ....look.controls.panels import Panel, PanelTitle
from ...candidate import CANDIDATE, lay_side_by_side, with_skill
from ...person_card import PersonCard
from ..open_answers import OpenAnswers
from ..piece_tile import FreePlace
from ..right_side import View

if TYPE_CHECKING:
    from ...ship_screen import ShipScreen

_SEAT = QSize(170, 58)


class TeamSide(OpenAnswers):
    """Who is chosen stays where they are, and keeps the key; undo takes somebody back."""

    def __init__(self, screen: ShipScreen) -> None:
        super().__init__(screen)
        self.seats: list[QWidget] = []
        self.candidates: dict[str, PersonCard] = {}

    def _lay_first(self, view: View) -> list[AnswerRow]:
        team = team_shown(view.state, self.wording)
        self._lay_seats(team)
        self._lay_candidates(view, team)
        here = {crew(row.person.id) for row in team.candidates}
        return [row for row in view.rows if row.thing not in here]

    def _lay_seats(self, team: TeamShown) -> None:
        panel = Panel(padding=10)
        column_in(self._group(), panel, gap=0)
        count = f"{team.least}-{team.most}" if team.least != team.most else str(team.most)
        #: Beside the title "The away team": {count} of them sit there now, {most} is how many go, as "4" or "2-4".
        aside = self.tr("{count} of {most}").format(count=len(team.going), most=count.replace("-", "–"))
        #: Title over the seats of those who go on the expedition.
        panel.body.addWidget(PanelTitle(self.tr("The away team"), icon="crew_assignment", aside=aside))
        box = QWidget()
        panel.body.addWidget(box)
        flow = FlowLayout(box, gap=8)
        self.seats = [self._seat(row) for row in team.going]
        #: A seat of the away team in which nobody sits.
        free = self.tr("free seat")
        #: A seat of the away team in which nobody sits, and nobody has to.
        may = self.tr("free, if you like")
        empty = range(len(team.going), team.most)
        self.seats += [_FreeSeat("crew_assignment", free if seat < team.least else may) for seat in empty]
        for seat in self.seats:
            flow.addWidget(seat)
            seat.show()

    def _seat(self, row: CandidateRow) -> PersonCard:
        card = PersonCard(row.person, size=_SEAT)
        #: Said by screen readers. {member} is the name of somebody who goes on the expedition.
        card.show_person(row.person, chosen=True, spoken=self.tr("{member} goes").format(member=row.person.name))
        return card

    def _lay_candidates(self, view: View, team: TeamShown) -> None:
        flow = FlowLayout(self._group(), gap=10)
        wholes, self.candidates = [], {}
        for row in team.candidates:
            answer = view.order(crew(row.person.id))
            card = self.candidates[row.person.id] = PersonCard(row.person, size=CANDIDATE)
            card.show_person(
                row.person,
                fits=answer is not None,
                reason="" if answer is not None or row.going else row.reason,
                key="" if answer is None else answer.key,
                chosen=row.going,
                spoken=answer.label if answer is not None else row.person.name,
            )
            #: Over the skill of somebody who may go. {section} is the name of a section, {dice} are numbers and icons.
            told = self.tr("{section}, dice: {dice}").format(section=row.section, dice=row.dice)
            wholes.append(with_skill(card, view.state, self.wording, told))
            if answer is not None:
                self._answers_by(card, answer)
            else:
                card.refused.connect(self.explained)
        lay_side_by_side(flow, wholes)


class _FreeSeat(FreePlace):
    """As high as somebody who sits there."""

    def sizeHint(self) -> QSize:
        return QSize(scaled(_SEAT.width()), scaled(_SEAT.height()))
