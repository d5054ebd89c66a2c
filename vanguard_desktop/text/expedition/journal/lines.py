"""What happens on an expedition, in the journal: one line for each event, looked up in the room it belongs to."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from vanguard_desktop.core import DecisionClosed, DecisionOpened, EffectsQueued, EffectTaken, Event
from vanguard_desktop.rulesets.expedition.data import Lasting, State
from vanguard_desktop.rulesets.expedition.data.events import (
    CardHelped,
    CardSettled,
    DieSacrificed,
    DieTold,
    FlagRaised,
    LastingBegun,
    LastingUsed,
    OutcomeApplied,
    RowMarked,
    StepReached,
    ThreatMoved,
    TopicOpened,
    TrackMoved,
)

from ...common.rooms import Said
from ...common.told import words
from ..places import TABLE
from ..prompts import Prompts
from ..rules.rules_text import RulesText
from .board import BoardLog
from .check import CheckLog
from .crew import CrewLog
from .engine import EngineLog
from .things import ThingLog
from .turns import TurnLog

ROOMS = (TurnLog, CheckLog, CrewLog, BoardLog, ThingLog, EngineLog)
# What is told on the table as it happens: players would have to look it up otherwise.
ALOUD = tuple(event for room in ROOMS for event in room.aloud)
# Bookkeeping of the engine and steps that the table shows anyway: told where somebody looks at every step, left out
# of the journal.
# What each die of the players shows is told by the roll, a lesson where it lies open, and by the codex.
QUIET = (
    EffectTaken, EffectsQueued, DecisionOpened, DecisionClosed, StepReached, CardHelped, CardSettled, FlagRaised,
    DieTold, TopicOpened,
)  # fmt: skip


class LogText:
    """Events as sentences."""

    def __init__(self, rules: RulesText, prompts: Prompts) -> None:
        self._events = Said("events", ROOMS, rules, TABLE)
        self._crew, self._board = CrewLog(rules, TABLE), BoardLog(rules, TABLE)
        self._prompts = prompts

    def journal(self, events: Sequence[Event], state: State) -> tuple[str, ...]:
        """The lines that these events add to the journal; `state` is the position after them."""
        happen = {event.color for event in events if isinstance(event, OutcomeApplied)}
        told = (event for event in events if not _is_quiet(event))
        # An outcome that happens at once need not be said to be marked as well.
        return tuple(
            self.sentence(event, state)
            for event in told
            if not (isinstance(event, RowMarked) and event.color in happen)
        )

    def happened(self, events: Iterable[Event], state: State) -> tuple[str, ...]:
        """A line for each cause that players would otherwise have to look up; `state` is the position after."""
        told = [event for event in events if isinstance(event, ALOUD) and not _is_cleared(event)]
        return tuple(self.together(tuple(alike), state) for _, alike in groupby(told, key=cause))

    def together(self, events: Sequence[Event], state: State) -> str:
        """One line for events of one cause."""
        first, last = events[0], events[-1]
        if len(events) > 1 and isinstance(first, TrackMoved):
            return self._board.time_goes_on([event for event in events if isinstance(event, TrackMoved)], state)
        if len(events) > 1 and isinstance(first, DieSacrificed):
            return self._crew.sacrificed([event for event in events if isinstance(event, DieSacrificed)])
        return self.sentence(last, state)  # of several moves the last one tells where it is now

    def sentence(self, event: Event, state: State) -> str:
        if isinstance(event, DecisionOpened):
            return self._prompts.question(event.decision, state)
        return words(self._events(event, state))


def _is_cleared(event: Event) -> bool:
    """A full track of a special action is emptied; what it brought is told, and more worth a line."""
    return isinstance(event, TrackMoved) and event.track.color is not None and not event.to


def _is_quiet(event: Event) -> bool:
    """What players need not be told; a text that waits for its time is told when that has come."""
    waits = isinstance(event, LastingBegun | LastingUsed) and event.entry.what is Lasting.LATER
    return waits or isinstance(event, QUIET)


def cause(event: Event) -> object:
    """What events in a row have in common if one line tells them all; the event itself if it stands alone."""
    match event:
        case TrackMoved(track=track, to=to) if to and track.color is None:
            return "time"
        case DieSacrificed(member=member):
            return "sacrifice", member
        case ThreatMoved(card=card):
            return "threat", card
        case _:
            return event
