"""The journal: a line for everything that happens, and what undo and redo would take back or bring back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from PySide6.QtCore import QObject

from vanguard_desktop.core.events import (
    BookOpened,
    DecisionClosed,
    DecisionOpened,
    EffectsQueued,
    EffectTaken,
    LuckRenewed,
    RealDiceChosen,
)
from vanguard_desktop.core.ids import MemberId
from vanguard_desktop.core.kinds import Event
from vanguard_desktop.rulesets.expedition.events import (
    ActionStarted,
    DangerRolled,
    DieRefreshed,
    DieSpent,
    EventDiscarded,
    EventDrawn,
    EventsShuffled,
    ExpeditionEnded,
    ExpeditionEvent,
    LiftOffAnswered,
    RoundOpened,
    StartTokenGiven,
    SuccessesGained,
    SuppliesChanged,
    Traveled,
    TurnEnded,
    TurnOpened,
)
from vanguard_desktop.rulesets.expedition.state import Ending, State
from vanguard_desktop.text.names import Names
from vanguard_desktop.text.prompts import Prompts
from vanguard_desktop.text.rules_text import RulesText

# Bookkeeping of the engine: told where somebody looks at every step, left out of the journal.
QUIET = (EffectTaken, EffectsQueued, DecisionOpened, DecisionClosed)


class LogText(QObject):
    """Events as sentences."""

    def __init__(self, names: Names, rules: RulesText, prompts: Prompts, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names = names
        self._rules = rules
        self._prompts = prompts

    def journal(self, events: Sequence[Event], state: State) -> tuple[str, ...]:
        """The lines that these events add to the journal; `state` is the position after them."""
        return tuple(self.sentence(event, state) for event in events if not isinstance(event, QUIET))

    def sentence(self, event: Event, state: State) -> str:
        known: ExpeditionEvent | BookOpened = event  # type: ignore[assignment]  # the union names every member of EVENTS
        match known:
            case EventsShuffled(deck=deck):
                return self.tr("%n event card(s) are shuffled into a new deck.", "", len(deck))
            case RoundOpened(round=number):
                return self.tr("Round {number} begins.").format(number=number)
            case StartTokenGiven(to=member):
                return self.tr("{member} takes the start token.").format(member=self._names.member(member))
            case TurnOpened(member=member):
                return self.tr("{member} begins a turn.").format(member=self._names.member(member))
            case ActionStarted(member=member, action=action):
                return self._action(member, action)
            case Traveled(member=member, to=to):
                text = self.tr("{member} travels to {sector}.")
                return text.format(member=self._names.member(member), sector=self._names.sector(state.board, to))
            case DieSpent(member=member, die=die):
                text = self.tr("{member} spends a die: {die}.")
                return text.format(member=self._names.member(member), die=self._names.die(die))
            case DieRefreshed(member=member, die=die):
                text = self.tr("{member} refreshes a die: {die}.")
                return text.format(member=self._names.member(member), die=self._names.die(die))
            case SuppliesChanged(by=by) if by < 0:
                return self.tr("The away team loses %n [supplies].", "", -by)
            case SuppliesChanged(by=by):
                return self.tr("The away team gains %n [supplies].", "", by)
            case SuccessesGained(count=count):
                return self.tr("The away team gains %n [success].", "", count)
            case DangerRolled(member=member, letter=letter, icon=icon):
                text = self.tr("{member} rolls a danger die for danger table {letter}: {result}.")
                result = self._names.icon(f"danger_{icon.value}")
                return text.format(member=self._names.member(member), letter=letter, result=result)
            case TurnEnded(member=member):
                return self.tr("{member} ends the turn.").format(member=self._names.member(member))
            case EventDrawn(member=member, card=card):
                text = self.tr("{member} reveals an event: {event}.")
                return text.format(member=self._names.member(member), event=self._names.event_card(card))
            case EventDiscarded(card=card):
                return self.tr("The event is discarded: {event}.").format(event=self._names.event_card(card))
            case LiftOffAnswered(section=section, agree=True):
                return self.tr("{section} agrees to the lift-off.").format(section=self._names.section(section))
            case LiftOffAnswered(section=section):
                return self.tr("{section} wants to stay on the planet.").format(section=self._names.section(section))
            case ExpeditionEnded(ending=ending, left_behind=left_behind):
                return self._ending(ending, left_behind)
            case EffectTaken():
                return self.tr("The next effect is carried out.")
            case EffectsQueued(effects=effects):
                coming = " ".join(self._rules.effect(waiting.effect) for waiting in effects)
                return self.tr("This comes next: {effects}").format(effects=coming)
            case DecisionOpened(decision=decision):
                return self._prompts.question(decision, state)
            case DecisionClosed(automatic=True):
                return self.tr("Only one answer was possible, so the game went on.")
            case DecisionClosed():
                return self.tr("The question is answered.")
            case LuckRenewed():
                return self.tr("After the undo, new luck: dice and cards may fall differently from here on.")
            case RealDiceChosen(on=True):
                return self.tr("From here on the players roll real dice.")
            case RealDiceChosen():
                return self.tr("From here on the game rolls the dice.")
            case BookOpened():
                return self.tr("A new expedition begins.")
            case _:
                assert_never(known)

    def _action(self, member: MemberId, action: str) -> str:
        name = self._names.member(member)
        match action:
            case "travel":
                return self.tr("{member} sets out to travel.").format(member=name)
            case "rest":
                return self.tr("{member} rests.").format(member=name)
            case "special_action":
                return self.tr("{member} takes a special action.").format(member=name)
            case _:
                return self.tr("{member} takes an action.").format(member=name)

    def _ending(self, ending: Ending, left_behind: tuple[MemberId, ...]) -> str:
        if left_behind:
            members = self.tr(", ").join(self._names.member(member) for member in left_behind)
            return self.tr("{ending} Left behind: {members}.").format(ending=self._how(ending), members=members)
        return self._how(ending)

    def _how(self, ending: Ending) -> str:
        match ending:
            case Ending.LIFTED_OFF:
                return self.tr("The lander lifts off. The expedition is over.")
            case Ending.EVACUATED:
                return self.tr("Emergency evac: the away team is taken off the planet. The expedition is over.")
            case Ending.ENDED_BY_TEXT:
                return self.tr("The expedition ends here.")
            case Ending.ALL_DEAD:
                return self.tr("Nobody of the away team is left. The expedition is over.")
            case _:
                assert_never(ending)
