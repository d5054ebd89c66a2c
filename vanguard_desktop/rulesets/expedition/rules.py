"""The rule book of expeditions as one value for the engine."""

from __future__ import annotations

from vanguard_desktop.core.engine import Ruleset
from vanguard_desktop.core.ids import BookId
from vanguard_desktop.rulesets.expedition.census import unaccounted
from vanguard_desktop.rulesets.expedition.data.commands import COMMANDS
from vanguard_desktop.rulesets.expedition.data.decisions import DECISIONS
from vanguard_desktop.rulesets.expedition.data.effects import CARD_EFFECTS
from vanguard_desktop.rulesets.expedition.data.events import EVENTS
from vanguard_desktop.rulesets.expedition.data.picked import CHOSEN_EFFECTS
from vanguard_desktop.rulesets.expedition.data.questions import TESTS
from vanguard_desktop.rulesets.expedition.data.reasons import REASONS
from vanguard_desktop.rulesets.expedition.data.state import ExpeditionOpening, State
from vanguard_desktop.rulesets.expedition.data.steps import STEP_EFFECTS
from vanguard_desktop.rulesets.expedition.evolve import evolve
from vanguard_desktop.rulesets.expedition.happen import happen
from vanguard_desktop.rulesets.expedition.invariants import broken
from vanguard_desktop.rulesets.expedition.landing.begin import begin
from vanguard_desktop.rulesets.expedition.legal import answers, beside, guided, legal_answers, why_not
from vanguard_desktop.rulesets.expedition.resolve import resolve
from vanguard_desktop.rulesets.expedition.round.hand_over import hand_over
from vanguard_desktop.rulesets.expedition.sameness import in_any_order
from vanguard_desktop.rulesets.expedition.unfold import unfold

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
    idle=lambda state: in_any_order(EXPEDITION, state),
    unaccounted=unaccounted,
    hands_over=lambda state: hand_over(state) if state.closed else None,
)
