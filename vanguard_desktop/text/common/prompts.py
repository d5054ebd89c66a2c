"""What the game waits for: who decides, the question, and the words on each answer."""

from __future__ import annotations

from typing import assert_never

from PySide6.QtCore import QObject

from vanguard_desktop.core.kinds import Command, Decision
from vanguard_desktop.dice.faces import Section
from vanguard_desktop.rulesets.expedition.data import decisions as ask
from vanguard_desktop.rulesets.expedition.data.state import State
from vanguard_desktop.text.common.names import Names
from vanguard_desktop.text.expedition.command_text import CommandText, Thing
from vanguard_desktop.text.expedition.decision_text import DecisionText, OfCheck, OfOwn
from vanguard_desktop.text.expedition.rules.rules_text import RulesText


class Prompts(QObject):
    """Decisions as questions to somebody, commands as the labels of buttons."""

    def __init__(self, names: Names, rules: RulesText, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names = names
        self._decisions = DecisionText(names, rules)
        self._commands = CommandText(names, rules)

    def question(self, decision: Decision, state: State) -> str:
        return self._decisions.question(decision, state)

    def answer(self, command: Command, state: State) -> str:
        """The label of the button, menu entry or list row that sends this command."""
        return self._commands.answer(command, state)

    def thing(self, command: Thing, state: State) -> str:
        """What is used, by its name alone."""
        return self._commands.thing(command, state)

    def who(self, decision: Decision, state: State) -> str:
        """The players who decide; each with the section that gives them the right."""
        sections = self.deciders(decision, state)
        #: Between the players who decide together, as "Anna (Science), Ben (Recon)".
        return self.tr(", ").join(self._player(section, state) for section in sections)

    def deciders(self, decision: Decision, state: State) -> tuple[Section, ...]:
        """The sections whose players decide, in the order of the question."""
        known: ask.ExpeditionDecision = decision  # type: ignore[assignment]  # the union names every member of DECISIONS
        if isinstance(known, OfCheck | OfOwn):
            return (state.member(known.member).section,)
        match known:
            case ask.AgreeLiftOff(waiting_for=sections):
                return sections
            case ask.ChooseOption(section=section) | ask.Optional(section=section) | ask.ChooseMember(section=section):
                return (section,)
            case ask.ChooseFirst(section=section) | ask.CompleteMission(section=section):
                return (section,)
            case ask.ChooseSeat(section=section) | ask.AskRandom(section=section) | ask.OrderEffects(section=section):
                return (section,)
            case ask.OrderLeads(section=section) | ask.OrderTracks(section=section):
                return (section,)
            # GEN-09: who settles a question that concerns the whole team
            case ask.PlaceLander() | ask.HandOutEquipment() | ask.ChooseStart():
                return (Section.RECON,)
            case ask.KeepRankUp() | ask.LeadBonus():
                return (Section.SCIENCE,)
            case ask.AskTen():
                return (Section.ENGINEERING,)
            case ask.ChooseThreatMove():  # THR-12
                return (Section.SECURITY,)
            case (
                ask.ChooseAction(member=member)
                | ask.EventRevealed(member=member)
                | ask.React(member=member)
                | ask.ChoosePrepare(member=member)
                | ask.AskDanger(member=member)
                | ask.AskSurvival(member=member)
                | ask.ChoosePath(member=member)
            ):
                return (state.member(member).section,)
            case _:
                assert_never(known)

    def _player(self, section: Section, state: State) -> str:
        seat = next((seat for seat in state.seats if section in seat.sections), None)
        if seat is None:  # a section that nobody plays still has its right
            return self._names.section(section)
        #: {player} is a player and {section} the section for which that player decides, as "Ann (Recon)".
        return self.tr("{player} ({section})").format(player=seat.name, section=self._names.section(section))
