"""The rule book of the ship as one value for the engine."""

from __future__ import annotations

from vanguard_desktop.core import BookId, Ruleset, Tables

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

# Triggers and fulfilled objectives follow at once (SEF-14, OBJ-15).
_TABLES: Tables[ShipState] = Tables(orders=ORDERS, resolves=RESOLVES, folds=FOLDS, watches=WATCHES)


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
    unfold=_TABLES.unfold,
    resolve=_TABLES.resolve,
    happen=_TABLES.happen,
    evolve=_TABLES.evolve,
    broken=broken,
    over=lambda state: state.finished is not None,
    waits=waits,
    idle=lambda state: in_any_order(SHIP, state),
    opens=lambda state: None if state.away is None else (state.away, state.away_seed),
    takes_over=lambda home: TeamHome(home=home),
)
