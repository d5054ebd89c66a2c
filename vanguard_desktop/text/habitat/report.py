"""What the base and its people did by themselves in a step, phase by phase: told before anything is planned again."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from vanguard_desktop.core import Event, replay
from vanguard_desktop.rulesets.habitat.data.actions import PlanConfirmed
from vanguard_desktop.rulesets.habitat.data.director import AdventureDrawn, AgendaTaken, EntryClosed, EventTold
from vanguard_desktop.rulesets.habitat.data.rounds import FirstPlayerPassed, LessonTold, PhaseBegun, SolBegun, SolClosed
from vanguard_desktop.rulesets.habitat.missions.journal import entry
from vanguard_desktop.rulesets.habitat.rules import HABITAT
from vanguard_desktop.rulesets.habitat.state import HabitatState

from ..common.book_words import BookWords
from .called import HabitatNames

# These have a page or a lesson of their own, or are seen where they stand.
_TOLD_ELSEWHERE = (
    PhaseBegun, SolBegun, SolClosed, FirstPlayerPassed, PlanConfirmed,
    LessonTold, EventTold, AdventureDrawn, AgendaTaken, EntryClosed,
)  # fmt: skip


def _given(state: HabitatState) -> HabitatState:
    return state


def report(
    words: BookWords, called: HabitatNames, events: Sequence[Event], before: HabitatState
) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """The name of each phase, with its lines.

    Nothing where no phase has begun: what a single answer brought is seen as it comes.
    """
    if not any(isinstance(event, PhaseBegun) for event in events):
        return ()
    parts: list[tuple[str, list[str]]] = []
    state = before
    for event in events:
        if not isinstance(event, _TOLD_ELSEWHERE) and entry(state, event) is None:
            head = called.phase_name(state.phase)
            if not parts or parts[-1][0] != head:
                parts.append((head, []))
            parts[-1][1].extend(words.journal((event,), partial(_given, state), state))
        state = replay(HABITAT, state, [event])
    return tuple((head, tuple(lines)) for head, lines in parts if lines)
