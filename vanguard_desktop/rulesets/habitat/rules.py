"""The rule book of the habitat as one value for the engine."""

from __future__ import annotations

from collections.abc import Sequence

from vanguard_desktop.core import BookId, Event, Reason, Ruleset, Tables

from .chapters import EFFECTS, FOLDS, ORDERS, QUESTIONS, REASONS, RESOLVES, WATCHES, means
from .data.rounds import NeverTakenBack
from .holds import TESTS
from .invariants import broken
from .legal import answers, beside, legal_answers, why_not
from .missions.begin import begin
from .passing import passing
from .rounds.cycle import crosses_events
from .state import HabitatOpening, HabitatState

# Hooks of the mission follow at once (HMS-13).
_TABLES: Tables[HabitatState] = Tables(orders=ORDERS, resolves=RESOLVES, folds=FOLDS, watches=WATCHES)


def why_no_undo(state: HabitatState, events: Sequence[Event]) -> Reason | None:
    """HRD-12: in a legacy campaign nothing is taken back across the steps of an events phase."""
    legacy = state.campaign is not None and state.campaign.legacy
    return NeverTakenBack() if legacy and crosses_events(events) else None


HABITAT: Ruleset[HabitatState] = Ruleset(
    book=BookId("habitat"),
    version=1,
    state=HabitatState,
    opening=HabitatOpening,
    commands=tuple(ORDERS),
    events=tuple(FOLDS),
    effects=EFFECTS,
    decisions=tuple(QUESTIONS),
    reasons=REASONS,
    tests=TESTS,
    begin=begin,
    why_not=why_not,
    answers=answers,
    legal_answers=legal_answers,
    beside=beside,
    unfold=_TABLES.unfold,
    resolve=_TABLES.resolve,
    happen=_TABLES.happen,
    evolve=_TABLES.evolve,
    broken=broken,
    passes=passing(means),
    why_no_undo=why_no_undo,
    over=lambda state: state.outcome is not None and not state.queue and not state.pending,
)
