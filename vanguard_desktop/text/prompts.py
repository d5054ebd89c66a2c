"""What the game waits for: who decides, the question, and the words on each answer."""

from __future__ import annotations

from typing import assert_never

from PySide6.QtCore import QObject

from vanguard_desktop.core.dice import Section
from vanguard_desktop.core.ids import MemberId, PathId, SectorId
from vanguard_desktop.core.kinds import Command, Decision
from vanguard_desktop.rulesets.expedition.commands import (
    AnswerLiftOff,
    EndTurn,
    ExpeditionCommand,
    GiveStartToken,
    GoOn,
    LiftOff,
    PickDie,
    PickOption,
    Rest,
    TakeSpecialAction,
    TellDanger,
    Travel,
)
from vanguard_desktop.rulesets.expedition.decisions import (
    AgreeLiftOff,
    AskDanger,
    ChooseAction,
    ChooseDieToRefresh,
    ChooseDieToSpend,
    ChooseFirst,
    ChooseOption,
    EventRevealed,
    ExpeditionDecision,
)
from vanguard_desktop.rulesets.expedition.state import State
from vanguard_desktop.text.names import Names
from vanguard_desktop.text.rules_text import RulesText


class Prompts(QObject):
    """Decisions as questions, commands as the labels of buttons."""

    def __init__(self, names: Names, rules: RulesText, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names = names
        self._rules = rules

    def who(self, decision: Decision, state: State) -> str:
        """The players who decide; each with the section that gives them the right."""
        sections = self.deciders(decision, state)
        return self.tr(", ").join(self._player(section, state) for section in sections)

    def deciders(self, decision: Decision, state: State) -> tuple[Section, ...]:
        """The sections whose players decide, in the order of the question."""
        known: ExpeditionDecision = decision  # type: ignore[assignment]  # the union names every member of DECISIONS
        match known:
            case ChooseFirst(section=section):
                return (section,)
            case AgreeLiftOff(waiting_for=sections):
                return sections
            case (
                ChooseAction(member=member)
                | EventRevealed(member=member)
                | ChooseOption(member=member)
                | ChooseDieToSpend(member=member)
                | ChooseDieToRefresh(member=member)
                | AskDanger(member=member)
            ):
                return (state.member(member).section,)
            case _:
                assert_never(known)

    def _player(self, section: Section, state: State) -> str:
        #: A player and the section that decides: "Ann (Recon)".
        return self.tr("{player} ({section})").format(
            player=state.seat_of(section).name, section=self._names.section(section)
        )

    def question(self, decision: Decision, state: State) -> str:
        known: ExpeditionDecision = decision  # type: ignore[assignment]  # as above
        match known:
            case ChooseFirst():
                return self.tr("Who takes the start token and the first turn of the round?")
            case ChooseAction(member=member):
                text = self.tr("{member}: choose an action (%n left).", "", state.actions_left)
                return text.format(member=self._names.member(member))
            case EventRevealed(member=member, card=card):
                text = self.tr("{member} has revealed an event: {event}. Read it, then resolve it.")
                return text.format(member=self._names.member(member), event=self._names.event_card(card))
            case ChooseOption(member=member, source=source):
                return self._which_option(member, source)
            case ChooseDieToSpend(member=member):
                return self.tr("{member}: which die do you spend?").format(member=self._names.member(member))
            case ChooseDieToRefresh(member=member):
                return self.tr("{member}: which die do you refresh?").format(member=self._names.member(member))
            case AgreeLiftOff(member=member):
                text = self.tr("{member} wants to leave the planet. Does every other section agree to the lift-off?")
                return text.format(member=self._names.member(member))
            case AskDanger(member=member, letter=letter):
                text = self.tr("{member} rolls a danger die for danger table {letter}. What does it show?")
                return text.format(member=self._names.member(member), letter=letter)
            case _:
                assert_never(known)

    def _which_option(self, member: MemberId, source: str) -> str:
        name = self._names.source(source)
        if not name:
            return self.tr("{member}: choose one option.").format(member=self._names.member(member))
        #: {source} is the card, path or table that offers the options.
        text = self.tr("{source}: choose one option for {member}.")
        return text.format(member=self._names.member(member), source=name)

    def answer(self, command: Command, state: State) -> str:
        """The label of the button, menu entry or list row that sends this command."""
        known: ExpeditionCommand = command  # type: ignore[assignment]  # the union names every member of COMMANDS
        match known:
            case GiveStartToken(to=member):
                return self._names.member(member)
            case Travel(path=path):
                return self.tr("Travel to {sector}").format(sector=self._far_sector(path, state))
            case Rest():
                return self.tr("Rest")
            case TakeSpecialAction(number=number):
                return self._special_action(number, state)
            case EndTurn():
                return self.tr("End the turn")
            case LiftOff():
                return self.tr("Lift-off")
            case AnswerLiftOff(section=section, agree=True):
                return self.tr("{section}: agree").format(section=self._names.section(section))
            case AnswerLiftOff(section=section):
                return self.tr("{section}: stay").format(section=self._names.section(section))
            case GoOn():
                return self.tr("Resolve the event")
            case PickOption(number=number):
                return self._option(number, state)
            case PickDie(die=die):
                return self._names.die(die)
            case TellDanger(icon=icon):
                return self._names.icon(f"danger_{icon.value}") if icon else self.tr("Let the game roll")
            case _:
                assert_never(known)

    def _far_sector(self, path_id: PathId, state: State) -> str:
        path = state.path(path_id)
        if path is None or state.turn is None:
            return self.tr("Path")
        here: SectorId = state.member(state.turn).sector
        return self._names.sector(state.board, path.start if path.end == here else path.end)

    def _special_action(self, number: int, state: State) -> str:
        poi = None if state.turn is None else state.poi(state.member(state.turn).sector)
        if poi is None or not 1 <= number <= len(poi.actions):
            return self.tr("Special action")
        return self._names.special_action(poi.id, number)

    def _option(self, number: int, state: State) -> str:
        match state.question:
            case ChooseOption(options=options) if 1 <= number <= len(options):
                return self._rules.effect(options[number - 1])
            case _:
                return self.tr("Option {number}").format(number=number)
