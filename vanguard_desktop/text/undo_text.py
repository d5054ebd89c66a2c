"""What the undo and redo buttons say: the decision they would take back or bring back, in a few words."""

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
    Waiting,
)
from vanguard_desktop.core.kinds import Event
from vanguard_desktop.rulesets.expedition.decisions import AgreeLiftOff
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
from vanguard_desktop.rulesets.expedition.state import State
from vanguard_desktop.text.names import Names


class UndoText(QObject):
    """One step, named by the first thing in it that a player would call the decision."""

    def __init__(self, names: Names, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names = names

    def undo_label(self, events: Sequence[Event], state: State) -> str:
        """For the button; `events` are those of the step at the cursor, none at the start of the campaign."""
        if not events:
            return self.tr("Undo")
        return self.tr("Undo: {what}").format(what=self.what(events, state))

    def redo_label(self, events: Sequence[Event], state: State) -> str:
        """For the button; `events` are those of the step after the cursor, none at the tip."""
        if not events:
            return self.tr("Redo")
        return self.tr("Redo: {what}").format(what=self.what(events, state))

    def what(self, events: Sequence[Event], state: State) -> str:
        for event in events:
            if what := self._decision(event, events, state):
                return what
        return self.tr("last decision")

    def _decision(self, event: Event, events: Sequence[Event], state: State) -> str:
        """What the player decided, as far as this event shows it; empty if it only follows from something else."""
        known: ExpeditionEvent | BookOpened = event  # type: ignore[assignment]  # the union names every member of EVENTS
        match known:
            case StartTokenGiven(to=member):
                return self.tr("start token for {member}").format(member=self._names.member(member))
            case ActionStarted(action="travel"):
                return self._travel(events, state)
            case ActionStarted(action="rest"):
                return self.tr("rest")
            case ActionStarted():
                return self.tr("special action")
            case Traveled():
                return self._travel(events, state)
            case DieSpent(die=die):
                return self.tr("spent die: {die}").format(die=self._names.die(die))
            case DieRefreshed(die=die):
                return self.tr("refreshed die: {die}").format(die=self._names.die(die))
            case SuppliesChanged(by=by) if by < 0:
                return self.tr("lost supplies")
            case SuppliesChanged():
                return self.tr("gained supplies")
            case SuccessesGained():
                return self.tr("gained successes")
            case DangerRolled():
                return self.tr("danger die")
            case TurnEnded():
                return self.tr("end of turn")
            case EventDrawn(card=card) | EventDiscarded(card=card):
                return self.tr("event: {event}").format(event=self._names.event_card(card))
            case LiftOffAnswered(section=section):
                return self.tr("answer to the lift-off: {section}").format(section=self._names.section(section))
            case ExpeditionEnded():
                return self.tr("end of the expedition")
            case BookOpened():
                return self.tr("start of the expedition")
            case DecisionOpened(decision=AgreeLiftOff()):
                return self.tr("proposed lift-off")
            case EffectsQueued(effects=effects):
                return self._source(effects)
            case (
                EventsShuffled()
                | RoundOpened()
                | TurnOpened()
                | EffectTaken()
                | DecisionOpened()
                | DecisionClosed()
                | LuckRenewed()
                | RealDiceChosen()
            ):
                return ""
            case _:
                assert_never(known)

    def _source(self, effects: Sequence[Waiting]) -> str:
        """An answer that only sets the text of a card going is named by the card."""
        source = next((self._names.source(waiting.source) for waiting in effects if waiting.source), "")
        #: {source} is a card or table whose text the players decided on.
        return self.tr("choice: {source}").format(source=source) if source else ""

    def _travel(self, events: Sequence[Event], state: State) -> str:
        """With the destination, unless a question on the way interrupted the journey."""
        for event in events:
            if isinstance(event, Traveled):
                return self.tr("travel to {sector}").format(sector=self._names.sector(state.board, event.to))
        return self.tr("travel")
