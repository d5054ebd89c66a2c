"""The Long Bench: one keyword a visit, chosen above the projects, or with the first of them that is paid for."""

from __future__ import annotations

from typing import TYPE_CHECKING

import attrs

from vanguard_desktop.core import Command
from vanguard_desktop.models.ship.aboard import words_aboard
from vanguard_desktop.models.ship.answers import AnswerRow
from vanguard_desktop.models.ship.slots import Slots
from vanguard_desktop.rulesets.ship.data.facilities.laboratory import ChooseKeyword, CompleteProjects, CompleteResearch
from vanguard_desktop.rulesets.ship.pieces import Piece, family_of, id_of
from vanguard_desktop.rulesets.ship.state import ShipState

from ...look.controls.lines import column_in
from ...look.controls.text import Text
from .card_slots import CardSlots
from .right_side import View

if TYPE_CHECKING:
    from ..ship_screen import ShipScreen


class LaboratoryPage(CardSlots):
    """The keyword stands above the six places as long as projects are paid for."""

    def __init__(self, book: ShipScreen) -> None:
        super().__init__(book, Slots.laboratory, complete)
        self.keyword: Text | None = None

    def _lay_first(self, view: View) -> list[AnswerRow]:
        keywords = [row for row in view.rows if isinstance(row.command, ChooseKeyword)]
        self._lay_keyword(view, keywords)
        others = tuple(row for row in view.rows if row not in keywords)
        return super()._lay_first(attrs.evolve(view, rows=others))

    def _lay_keyword(self, view: View, rows: list[AnswerRow]) -> None:
        self.keyword, question = None, view.question
        if not isinstance(question, CompleteProjects):
            return
        #: Title over keywords of projects: those of one can be paid for in a visit.
        told = self.tr("One kind of projects a visit: which?")
        if question.keyword:
            said = words_aboard(self.wording, view.state).answer(ChooseKeyword(keyword=question.keyword), view.state)
            #: Title over projects. {kind} is the sort that is paid for now, as "projects about materials".
            told = self.tr("In this visit: {kind}").format(kind=said)
        self.keyword = Text(told, role="panel_title")
        column_in(self._group(), self.keyword, gap=0)
        self._lay_rows(rows)


def complete(state: ShipState, card: Piece) -> tuple[Command, ...] | None:
    """A press on a project pays for it; before a keyword is chosen it chooses that of the project, too."""
    question = state.question
    if not isinstance(question, CompleteProjects) or family_of(card) != "research_projects":
        return None
    keyword = state.box.research_projects[id_of(card)].keyword
    pay = CompleteResearch(card=card)
    return (pay,) if question.keyword else (ChooseKeyword(keyword=keyword), pay)
