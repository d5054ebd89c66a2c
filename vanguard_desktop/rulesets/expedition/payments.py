"""Whether a cost can be paid in full (GEN-10 to GEN-13)."""

from __future__ import annotations

import attrs

from vanguard_desktop.core.events import Waiting
from vanguard_desktop.core.kinds import Effect
from vanguard_desktop.rulesets.expedition.addressing import OF_SEVERAL, meant
from vanguard_desktop.rulesets.expedition.check.dice import dice_for, takes_a_die
from vanguard_desktop.rulesets.expedition.data.effects import (
    DiscardCards,
    ForCrew,
    If,
    InOrder,
    LoseCharges,
    LoseSupplies,
)
from vanguard_desktop.rulesets.expedition.data.state import State
from vanguard_desktop.rulesets.expedition.holds import holds
from vanguard_desktop.rulesets.expedition.round.supplies import supply_loss
from vanguard_desktop.rulesets.expedition.things.costs import can_pay


def payable(state: State, waiting: Waiting) -> bool:
    """Whether an alternative can be paid in full; dice always can, by Exhausted in the end (GEN-10 to GEN-13)."""
    member = waiting.you
    match waiting.effect:
        case LoseSupplies() as lost:
            return state.unlimited_supplies or state.supplies >= supply_loss(state, lost)
        case LoseCharges(count=count):
            return member is not None and state.member(member).charges >= count
        case DiscardCards(count=count):
            return member is not None and len(state.member(member).hand) >= count
        case InOrder(steps=steps):
            return all(payable(state, _said(waiting, step)) for step in steps)
        case If(test=test, then=then, otherwise=otherwise):
            return payable(state, _said(waiting, then if holds(state, test, member, waiting) else otherwise))
        case ForCrew(who=who, effect=effect):
            each = (payable(state, attrs.evolve(_said(waiting, effect), you=m.id)) for m in meant(state, who, waiting))
            return any(each) if who in OF_SEVERAL else all(each)
        case effect if takes_a_die(effect):  # a result that nobody rolled cannot be changed
            return state.check is not None and bool(dice_for(state, state.check, effect))
        case effect:
            return member is None or not state.is_here(member) or can_pay(state, state.member(member), effect)


def starts_payable(state: State, waiting: Waiting) -> bool:
    """Whether the cost of an ability is there: what stands first in its text (EQP-12, GEN-16)."""
    match waiting.effect:
        case InOrder(steps=(first, *_)):
            return starts_payable(state, _said(waiting, first))
        case _:
            return payable(state, waiting)


def _said(waiting: Waiting, effect: Effect) -> Waiting:
    """This part of a text."""
    return attrs.evolve(waiting, effect=effect)
