"""The rule book of expeditions as one value for the engine."""

from __future__ import annotations

from vanguard_desktop.core import BookId, Ruleset

from .census import unaccounted
from .data import CHOSEN_EFFECTS, COMMANDS, DECISIONS, REASONS, TESTS, ExpeditionOpening, State
from .data.effects import CARD_EFFECTS
from .data.events import EVENTS
from .data.steps import STEP_EFFECTS
from .evolve import evolve
from .happen import happen
from .invariants import broken
from .landing.begin import begin
from .legal import answers, beside, guided, legal_answers, why_not
from .passing import hiding, passing
from .resolve import resolve
from .round.hand_over import hand_over
from .sameness import in_any_order
from .unfold import unfold

EXPEDITION: Ruleset[State] = Ruleset(
    book=BookId("expedition"),
    version=1,
    state=State,
    opening=ExpeditionOpening,
    commands=COMMANDS,
    events=EVENTS,
    effects=CARD_EFFECTS + CHOSEN_EFFECTS + STEP_EFFECTS,
    decisions=DECISIONS,
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
    over=lambda state: state.closed,
    waits=lambda state: guided(state) is not None,
    passes=passing,
    hides=hiding,
    idle=lambda state: in_any_order(EXPEDITION, state),
    unaccounted=unaccounted,
    hands_over=lambda state: hand_over(state) if state.closed else None,
)
