"""What the base and its people did by themselves in a step, phase by phase: told before anything is planned again."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from enum import Enum
from functools import partial

import attrs

from vanguard_desktop.core import BookOpened, Event, replay
from vanguard_desktop.rulesets.habitat.data.actions import PlanConfirmed
from vanguard_desktop.rulesets.habitat.data.campaign import BlockOpened, MissionClosed
from vanguard_desktop.rulesets.habitat.data.director import (
    AdventureDrawn,
    AgendaTaken,
    EntryClosed,
    EventTold,
    OptionKept,
)
from vanguard_desktop.rulesets.habitat.data.missions import MissionLost, MissionWon, ObjectiveReached
from vanguard_desktop.rulesets.habitat.data.rounds import FirstPlayerPassed, LessonTold, PhaseBegun, SolBegun, SolClosed
from vanguard_desktop.rulesets.habitat.data.steps import Phase
from vanguard_desktop.rulesets.habitat.missions.journal import entry
from vanguard_desktop.rulesets.habitat.rules import HABITAT
from vanguard_desktop.rulesets.habitat.state import HabitatState

from ..common.book_words import BookWords
from .called import HabitatNames
from .words import HabitatWords

# These have a page or a lesson of their own, or are seen where they stand.
_TOLD_ELSEWHERE = (
    PhaseBegun, SolBegun, SolClosed, FirstPlayerPassed, PlanConfirmed,
    LessonTold, EventTold, AdventureDrawn, AgendaTaken, EntryClosed, MissionWon, MissionLost,
)  # fmt: skip


class Speaker(Enum):
    """Who tells something: those on Earth who look after the base, the base itself, or those who work in it."""

    DESK = "desk"
    BASE = "base"
    CREW = "crew"


@attrs.frozen
class Line:
    """A sentence about an event, with the position after it; `story` says that somebody tells it, without numbers."""

    text: str
    speaker: Speaker
    story: bool
    after: HabitatState


_OF_THE_DESK = (ObjectiveReached, MissionWon, MissionLost, MissionClosed, BlockOpened)
_STORIES = (EventTold, AdventureDrawn, AgendaTaken)


def lines(words: HabitatWords, events: Sequence[Event], before: object) -> Iterator[Line]:
    """All that has words, from the position before it; the first step of a mission has none."""
    if not isinstance(before, HabitatState) or any(isinstance(event, BookOpened) for event in events):
        return
    state = before
    for event in events:
        text, after = words.event(event, state), replay(HABITAT, state, [event])
        if text:
            card = entry(state, event)
            desk = card is not None or isinstance(event, _OF_THE_DESK)
            works = isinstance(event, (PlanConfirmed, OptionKept)) or state.running is not None
            speaker = Speaker.DESK if desk else Speaker.CREW if works or after.running is not None else Speaker.BASE
            yield Line(text, speaker, card is not None or isinstance(event, _STORIES), after)
        state = after


def _given(state: HabitatState) -> HabitatState:
    return state


def stretches(events: Sequence[Event], before: HabitatState) -> Iterator[tuple[tuple[Event, ...], HabitatState]]:
    """What one step did, as it is read: the work of the day, its night, the next morning, each with where it began."""
    state, gathered, began = before, list[Event](), before
    for event in events:
        turns = isinstance(event, SolBegun) or (isinstance(event, PhaseBegun) and event.phase is Phase.MALFUNCTIONS)
        if turns and gathered:
            yield tuple(gathered), began
            gathered, began = [], state
        gathered.append(event)
        state = replay(HABITAT, state, [event])
    yield tuple(gathered), began


def report(
    words: BookWords,
    called: HabitatNames,
    events: Sequence[Event],
    before: HabitatState,
    lesson: Callable[[LessonTold], str] = lambda _: "",
) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """The name of each phase, with its lines; a `lesson` that explains the phase stands among them."""
    parts: list[tuple[str, list[str]]] = []
    state = before
    for event in events:
        taught = lesson(event) if isinstance(event, LessonTold) else ""
        if taught or (not isinstance(event, _TOLD_ELSEWHERE) and entry(state, event) is None):
            head = called.phase_name(state.phase)
            if not parts or parts[-1][0] != head:
                parts.append((head, []))
            said = (taught,) if taught else words.journal((event,), partial(_given, state), state)
            parts[-1][1].extend(said)
        state = replay(HABITAT, state, [event])
    return tuple((head, tuple(lines)) for head, lines in parts if lines)
