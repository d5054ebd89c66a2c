"""The rule book of the ship as one value for the engine."""

from __future__ import annotations

from collections.abc import Sequence

from vanguard_desktop.core import BookId, Chain, Command, EffectsQueued, Event, Ruleset, Waiting

from .aboard.abilities import waits
from .campaign.begin import begin
from .chapters import (
    EFFECTS,
    FOLDS,
    ORDERS,
    QUESTIONS,
    REASONS,
    RESOLVES,
    WATCHES,
)
from .data.journey.cycle import TeamHome
from .holds import TESTS
from .invariants import broken
from .legal import answers, beside, legal_answers, why_not
from .sameness import in_any_order
from .state import CampaignOpening, ShipState


def evolve(state: ShipState, event: Event) -> ShipState:
    """Fold one thing that happened into the position: no rules, no chance, no refusal."""
    return FOLDS[type(event)](state, event)


def unfold(state: ShipState, command: Command) -> Sequence[Event]:
    return ORDERS[type(command)].unfold(state, command)


def resolve(state: ShipState, waiting: Waiting) -> Sequence[Event]:
    return RESOLVES[type(waiting.effect)](state, waiting)


def happen(chain: Chain[ShipState], before: ShipState, what: object, events: Sequence[Event]) -> None:
    """What follows at once from what has just happened: triggers, fulfilled objectives (SEF-14, OBJ-15)."""
    chain.add(*events)
    if events and (following := tuple(waiting for watch in WATCHES for waiting in watch(chain.state, events))):
        chain.add(EffectsQueued(effects=following))


SHIP: Ruleset[ShipState] = Ruleset(
    book=BookId("ship"),
    version=1,
    state=ShipState,
    opening=CampaignOpening,
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
    over=lambda state: state.finished is not None,
    waits=waits,
    idle=lambda state: in_any_order(SHIP, state),
    opens=lambda state: None if state.away is None else (state.away, state.away_seed),
    takes_over=lambda home: TeamHome(home=home),
)
