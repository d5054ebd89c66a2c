"""The journal: a line for everything that happens on an expedition."""

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
)
from vanguard_desktop.core.kinds import Event
from vanguard_desktop.rulesets.expedition.data.events import (
    CardHelped,
    CardSettled,
    DieSacrificed,
    ExpeditionEvent,
    FlagRaised,
    LastingBegun,
    LastingUsed,
    OfPlanet,
    StepReached,
    ThingEvent,
    ThreatMoved,
    TrackMoved,
)
from vanguard_desktop.rulesets.expedition.data.lasting import Lasting
from vanguard_desktop.rulesets.expedition.data.state import State
from vanguard_desktop.text.common.names import Names
from vanguard_desktop.text.common.prompts import Prompts
from vanguard_desktop.text.common.told import InTurn, Under, words
from vanguard_desktop.text.expedition.journal.board import BoardEvent, BoardLog
from vanguard_desktop.text.expedition.journal.check import CheckEvent, CheckLog
from vanguard_desktop.text.expedition.journal.crew import CrewEvent, CrewLog
from vanguard_desktop.text.expedition.journal.planet import PlanetLog
from vanguard_desktop.text.expedition.journal.pool import PoolEvent, PoolLog
from vanguard_desktop.text.expedition.journal.things import ThingLog
from vanguard_desktop.text.expedition.journal.turns import TurnEvent, TurnLog
from vanguard_desktop.text.expedition.rules.rules_text import RulesText
from vanguard_desktop.text.expedition.track_names import outcome_of

# Bookkeeping of the engine and steps that the table shows anyway: told where somebody looks at every step, left out
# of the journal.
QUIET = (EffectTaken, EffectsQueued, DecisionOpened, DecisionClosed, StepReached, CardHelped, CardSettled, FlagRaised)


class LogText(QObject):
    """Events as sentences."""

    def __init__(self, names: Names, rules: RulesText, prompts: Prompts, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rules = rules
        self._prompts = prompts
        self._turns = TurnLog(names)
        self._check, self._pool = CheckLog(names), PoolLog(names, rules)
        self._crew = CrewLog(names)
        self._board, self._things, self._planet = BoardLog(names), ThingLog(names, rules), PlanetLog(names)

    def journal(self, events: Sequence[Event], state: State) -> tuple[str, ...]:
        """The lines that these events add to the journal; `state` is the position after them."""
        return tuple(self.sentence(event, state) for event in events if not _is_quiet(event))

    def together(self, events: Sequence[Event], state: State) -> str:
        """One line for events of one cause."""
        first, last = events[0], events[-1]
        if len(events) > 1 and isinstance(first, TrackMoved):
            return self._board.time_goes_on([event for event in events if isinstance(event, TrackMoved)], state)
        if len(events) > 1 and isinstance(first, DieSacrificed):
            return self._crew.sacrificed([event for event in events if isinstance(event, DieSacrificed)])
        return self.sentence(last, state)  # of several moves the last one tells where it is now

    def sentence(self, event: Event, state: State) -> str:
        known: ExpeditionEvent | BookOpened | BookTurned = event  # type: ignore[assignment]  # the union names every member of EVENTS
        if isinstance(known, TurnEvent):
            return self._turns.sentence(known, state)
        if isinstance(known, CheckEvent):
            return self._check.sentence(known, state)
        if isinstance(known, PoolEvent):
            return self._pool.sentence(known)
        if isinstance(known, CrewEvent):
            return self._crew.sentence(known)
        if isinstance(known, ThingEvent):
            return self._things.sentence(known, state)
        if isinstance(known, OfPlanet):
            return self._planet.sentence(known)
        if isinstance(known, BoardEvent):
            return self._board.sentence(known, state)
        match known:
            case LastingBegun(entry=entry):
                #: {rule} is a sentence such as "Resting costs no [supplies]."
                text = self.tr("This holds for a while: {rule}")
                return text.format(rule=self._rules.lasting(entry.what, entry.letter or ""))
            case LastingUsed(entry=entry):
                #: {rule} is a sentence such as "Resting costs no [supplies]."
                text = self.tr("This is made use of: {rule}")
                return text.format(rule=self._rules.lasting(entry.what, entry.letter or ""))
            case EffectTaken():
                return self.tr("The next effect is carried out.")
            case EffectsQueued(effects=effects):
                coming = InTurn(tuple(self._rules.tell(waiting.effect) for waiting in effects))
                #: A head, small: effects of cards that are carried out one after the other follow.
                return words(Under(self.tr("this comes next"), coming))
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
            case PlayerRenamed(name=name):
                #: A seat at the table has another player, or the player another name. {player} is the new name.
                return self.tr("New name at the table: {player}").format(player=name)
            case BookOpened():
                return self.tr("A new expedition begins.")
            case BookTurned():
                return self.tr("The team is back aboard.")
            case _:
                assert_never(known)


def _is_quiet(event: Event) -> bool:
    """What players need not be told; a text that waits for its time is told when that has come."""
    waits = isinstance(event, LastingBegun | LastingUsed) and event.entry.what is Lasting.LATER
    return waits or isinstance(event, QUIET)


def cause(event: Event) -> object:
    """What events in a row have in common if one line tells them all; the event itself if it stands alone."""
    match event:
        case TrackMoved(track=track, to=to) if to and outcome_of(track) is None:
            return "time"
        case DieSacrificed(member=member):
            return "sacrifice", member
        case ThreatMoved(card=card):
            return "threat", card
        case _:
            return event
