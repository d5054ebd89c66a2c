"""What the undo and redo buttons say: the decision they would take back or bring back, in a few words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from PySide6.QtCore import QObject

from vanguard_desktop.core.events import (
    BookOpened,
    BookTurned,
    DecisionClosed,
    DecisionOpened,
    EffectsQueued,
    EffectTaken,
    LuckRenewed,
    PlayerRenamed,
    RealDiceChosen,
    Waiting,
)
from vanguard_desktop.core.kinds import Event
from vanguard_desktop.rulesets.expedition.data import events as ev
from vanguard_desktop.rulesets.expedition.data.decisions import AgreeLiftOff
from vanguard_desktop.rulesets.expedition.data.events import ChanceFell, LastingBegun, LastingUsed, OfPlanet, ThingEvent
from vanguard_desktop.rulesets.expedition.data.state import State
from vanguard_desktop.text.common.names import Names
from vanguard_desktop.text.expedition.undo_orders import Ordered, OrderedText

# What only follows from a decision; the step is named by something before or after it.
Following = (
    ev.EventsShuffled | ev.DeckShuffled | ev.DiscoveriesShuffled | ev.LandingMoved | ev.RankUpsDrawn
    | ev.RankUpCompleted | ev.EquipmentDiscarded | ev.RoundOpened | ev.TurnOpened | ev.ActionsChanged
    | ev.EventsOrdered | ev.CostCanceled | ev.MemberDrawn | ev.CheckStarted | ev.DiceAdded | ev.CardHelped
    | ev.PoolTreated | ev.TurnWillEnd | ev.CheckEnded | ev.PoiStacked | ev.SectorMarked | ev.PathOpened
    | ev.ConditionPlaced | ev.MissionAdded | ev.MissionFailed | ev.ThreatPlaced | ev.ThreatRemoved | ev.LeadsDrawn
    | ev.TextInForce | ev.DiceWillReturn
    | OfPlanet | LastingBegun | LastingUsed | ev.LeadsCleared | ev.FlagRaised | ev.NotedForShip | ev.CardSettled
    | ev.DiscoveryDiscarded
    | ThingEvent
    | ev.SeatsTaken | ChanceFell | ev.LanderSpared | ev.RollDiscarded | ev.TopicOpened
    | EffectTaken | DecisionClosed | LuckRenewed | RealDiceChosen
)  # fmt: skip


class UndoText(QObject):
    """One step, named by the first thing in it that a player would call the decision."""

    def __init__(self, names: Names, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names = names
        self._orders = OrderedText(names)

    def undo_label(self, events: Sequence[Event], state: State) -> str:
        """For the button; `events` are those of the step at the cursor, none at the start of the campaign."""
        if not events:
            #: Button; nothing is said about what will be undone.
            return self.tr("Undo")
        #: Button or tool tip. {what} tells what will be undone, as "travel to Ash Terrace".
        return self.tr("Undo – {what}").format(what=self.what(events, state))

    def redo_label(self, events: Sequence[Event], state: State) -> str:
        """For the button; `events` are those of the step after the cursor, none at the tip."""
        if not events:
            #: Button: what was undone is done again; nothing is said about what.
            return self.tr("Redo")
        #: Button or tool tip. {what} tells what will be done again, as "travel to Ash Terrace".
        return self.tr("Redo – {what}").format(what=self.what(events, state))

    def what(self, events: Sequence[Event], state: State) -> str:
        for event in events:
            if what := self._decision(event, events, state):
                return what
        #: What is undone, after "Undo –", where it has no name.
        return self.tr("last decision")

    def _decision(self, event: Event, events: Sequence[Event], state: State) -> str:
        """What the player decided, as far as this event shows it; empty if it only follows from something else."""
        known: ev.ExpeditionEvent | BookOpened | BookTurned = event  # type: ignore[assignment]  # the union names all of EVENTS
        if isinstance(known, Ordered):
            return self._orders.what(known, state)
        if isinstance(known, Following):
            return ""
        match known:
            case ev.ActionStarted(action=action):
                return self._action(action, events, state)
            case ev.PathTaken() | ev.Traveled():
                return self._travel(events, state)
            case ev.DieTakenBack(die=die):
                if any(isinstance(other, ev.ActionTakenBack) for other in events):
                    return self.tr("action taken back")
                #: What is undone, after "Undo –": taken out of a check again. {die} is a die, as "Basic die (red)".
                return self.tr("die put back: {die}").format(die=self._names.die(die))
            case ev.ActionTakenBack():
                return self.tr("action taken back")
            case ev.StepReached():
                rolled = any(isinstance(other, ev.DiceRolled) for other in events)
                if rolled:
                    #: What is undone, after "Undo –": the roll of a dice check. A noun.
                    return self.tr("roll")
                return self.tr("next step of the dice check")
            case ev.PoolDiceSpent():
                return self._paid(events[events.index(known) + 1 :])
            case DecisionOpened(decision=AgreeLiftOff()):
                return self.tr("proposed lift-off")
            case EffectsQueued(effects=effects):
                return self._source(effects)
            case PlayerRenamed(name=name):
                #: What is undone, after "Undo –": a player was renamed. {player} is the new name.
                return self.tr("new name: {player}").format(player=name)
            case BookOpened():
                return self.tr("start of the expedition")
            case BookTurned():
                return self.tr("end of the expedition")
            case DecisionOpened():
                return ""
            case _:
                assert_never(known)

    def _action(self, action: str, events: Sequence[Event], state: State) -> str:
        match action:
            case "travel":
                return self._travel(events, state)
            case "rest":
                #: What is undone, after "Undo –": the action. A noun.
                return self.tr("rest")
            case "prepare":
                #: What is undone, after "Undo –": the action. As a noun.
                return self.tr("prepare")
            case "ability":
                return ""  # named by the card or the skill
            case _:
                #: What is undone, after "Undo –": an action that a card offers.
                return self.tr("special action")

    def _paid(self, after: Sequence[Event]) -> str:
        """What the dice of the roll pool paid for stands in the next event."""
        match after[:1]:
            case [ev.CardPlayed(card=card)]:
                #: What is undone, after "Undo –": a dice combination was paid for. {card} is the name of the section
                #: card.
                return self.tr("dice combination: {card}").format(card=self._names.section_card(card))
            case [ev.RowMarked(color=color)]:
                #: What is undone, after "Undo –": it was marked. {outcome} is an outcome of a dice check, as "Green
                #: outcome".
                return self.tr("outcome: {outcome}").format(outcome=self._names.outcome(color))
            case [ev.SpecialEffectPassed()]:
                #: What is undone, after "Undo –": dice were spent on it.
                return self.tr("special effect")
            case _:
                return self.tr("dice of the roll pool")

    def _source(self, effects: Sequence[Waiting]) -> str:
        """An answer that only sets the text of a card going is named by the card."""
        source = next((self._names.source(waiting.source) for waiting in effects if waiting.source), "")
        #: {source} is a card or table whose text the players decided on.
        return self.tr("choice: {source}").format(source=source) if source else ""

    def _travel(self, events: Sequence[Event], state: State) -> str:
        """With the destination, unless a question on the way interrupted the journey."""
        for event in events:
            if isinstance(event, ev.Traveled):
                #: What is undone, after "Undo –": the action. {sector} is the name of a sector.
                return self.tr("travel to {sector}").format(sector=self._names.sector(state.board, event.to))
        #: What is undone, after "Undo –": the action. A noun.
        return self.tr("travel")
