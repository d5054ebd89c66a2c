"""What the game waits for: who decides, the question, and the words on each answer."""

from __future__ import annotations

from typing import Any

from vanguard_desktop.core import Command, Decision
from vanguard_desktop.dice.faces import Section
from vanguard_desktop.rulesets.expedition.data import State
from vanguard_desktop.rulesets.expedition.data import decisions as ask

from ..common.rooms import Said
from ..common.texts import Texts
from .command_text import CommandText, Thing
from .decision_text import DecisionText
from .lift_off_text import LiftOffText
from .places import LABELS, TABLE
from .reaction_text import ReactionText
from .rules.rules_text import RulesText

# GEN-09: who settles a question that concerns the whole team
OF_THE_TEAM = {
    ask.PlaceLander: Section.RECON,
    ask.HandOutEquipment: Section.RECON,
    ask.ChooseStart: Section.RECON,
    ask.KeepRankUp: Section.SCIENCE,
    ask.LeadBonus: Section.SCIENCE,
    ask.AskTen: Section.ENGINEERING,
    ask.ChooseThreatMove: Section.SECURITY,  # THR-12
}


class Prompts(Texts):
    """Decisions as questions to somebody, commands as the labels of buttons."""

    def __init__(self, rules: RulesText) -> None:
        self._names = rules.names
        self._questions = Said("questions", [DecisionText, ReactionText, LiftOffText], rules, TABLE)
        self._commands, self._used = (Said(kind, [CommandText], rules, LABELS) for kind in ("commands", "used"))

    def question(self, decision: Decision, state: State) -> str:
        return str(self._questions(decision, state))

    def answer(self, command: Command, state: State) -> str:
        """The label of the button, menu entry or list row that sends this command."""
        return str(self._commands(command, state))

    def thing(self, command: Thing, state: State) -> str:
        """What is used, by its name alone."""
        return str(self._used(command, state))

    def who(self, decision: Decision, state: State) -> str:
        """The players who decide; each with the section that gives them the right."""
        sections = self.deciders(decision, state)
        #: Between the players who decide together, as "Anna (Science), Ben (Recon)".
        return self.tr(", ").join(self._player(section, state) for section in sections)

    def deciders(self, decision: Any, state: State) -> tuple[Section, ...]:
        """The sections whose players decide, in the order of the question."""
        if isinstance(decision, ask.AgreeLiftOff):
            return decision.waiting_for
        if type(decision) in OF_THE_TEAM:
            return (OF_THE_TEAM[type(decision)],)
        return (decision.section if hasattr(decision, "section") else state.member(decision.member).section,)

    def _player(self, section: Section, state: State) -> str:
        seat = next((seat for seat in state.seats if section in seat.sections), None)
        if seat is None:  # a section that nobody plays still has its right
            return self._names.section(section)
        #: {player} is a player and {section} the section for which that player decides, as "Ann (Recon)".
        return self.tr("{player} ({section})").format(player=seat.name, section=self._names.section(section))
