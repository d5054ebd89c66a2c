"""The rule book of the habitat as one value for the engine."""

from __future__ import annotations

from collections.abc import Sequence

from vanguard_desktop.core import BookId, Chain, Command, EffectsQueued, Event, Reason, Ruleset, Waiting

from .chapters import EFFECTS, FOLDS, ORDERS, QUESTIONS, REASONS, RESOLVES, WATCHES, means
from .data.rounds import NeverTakenBack
from .holds import TESTS
from .invariants import broken
from .legal import answers, beside, legal_answers, why_not
from .missions.begin import begin
from .passing import passing
from .rounds.cycle import crosses_events
from .state import HabitatOpening, HabitatState


def evolve(state: HabitatState, event: Event) -> HabitatState:
    """Fold one thing that happened into the position: no rules, no chance, no refusal."""
    return FOLDS[type(event)](state, event)


def unfold(state: HabitatState, command: Command) -> Sequence[Event]:
    return ORDERS[type(command)].unfold(state, command)


def resolve(state: HabitatState, waiting: Waiting) -> Sequence[Event]:
    return RESOLVES[type(waiting.effect)](state, waiting)


def happen(chain: Chain[HabitatState], before: HabitatState, what: object, events: Sequence[Event]) -> None:
    """What follows at once from what has just happened: hooks of the mission (HMS-13)."""
    chain.add(*events)
    if events and (following := tuple(waiting for watch in WATCHES for waiting in watch(chain.state, events))):
        chain.add(EffectsQueued(effects=following))


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
    unfold=unfold,
    resolve=resolve,
    happen=happen,
    evolve=evolve,
    broken=broken,
    passes=passing(means),
    why_no_undo=why_no_undo,
    over=lambda state: state.outcome is not None and not state.queue and not state.pending,
)
