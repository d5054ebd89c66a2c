"""The Long Bench: what a press on a project means."""

from __future__ import annotations

from vanguard_desktop.core import Command
from vanguard_desktop.rulesets.ship.data.facilities.laboratory import ChooseKeyword, CompleteProjects, CompleteResearch
from vanguard_desktop.rulesets.ship.pieces import Piece, family_of, id_of
from vanguard_desktop.rulesets.ship.state import ShipState


def complete(state: ShipState, card: Piece) -> tuple[Command, ...] | None:
    """A press on a project pays for it; before a keyword is chosen it chooses that of the project, too."""
    question = state.question
    if not isinstance(question, CompleteProjects) or family_of(card) != "research_projects":
        return None
    keyword = state.box.research_projects[id_of(card)].keyword
    pay = CompleteResearch(card=card)
    return (pay,) if question.keyword else (ChooseKeyword(keyword=keyword), pay)
