"""Whether a cost can be paid in full (GEN-10 to GEN-13)."""

from __future__ import annotations

from vanguard_desktop.core.ids import MemberId
from vanguard_desktop.core.kinds import Effect
from vanguard_desktop.rulesets.expedition.check_dice import dice_for, takes_a_die
from vanguard_desktop.rulesets.expedition.effects import DiscardCards, InOrder, LoseCharges, LoseSupplies
from vanguard_desktop.rulesets.expedition.state import State
from vanguard_desktop.rulesets.expedition.supplies import supply_loss
from vanguard_desktop.rulesets.expedition.things import can_pay


def payable(state: State, member: MemberId | None, effect: Effect) -> bool:
    """Whether an alternative can be paid in full; dice always can, by Exhausted in the end (GEN-10 to GEN-13)."""
    match effect:
        case LoseSupplies():
            return state.unlimited_supplies or state.supplies >= supply_loss(state, effect)
        case LoseCharges(count=count):
            return member is not None and state.member(member).charges >= count
        case DiscardCards(count=count):
            return member is not None and len(state.member(member).hand) >= count
        case InOrder(steps=steps):
            return all(payable(state, member, step) for step in steps)
        case _ if takes_a_die(effect):  # a result that nobody rolled cannot be changed
            return state.check is not None and bool(dice_for(state, state.check, effect))
        case _:
            return member is None or not state.is_here(member) or can_pay(state, state.member(member), effect)


def starts_payable(state: State, member: MemberId, effect: Effect) -> bool:
    """Whether the cost of an ability is there: what stands first in its text (EQP-12, GEN-16)."""
    match effect:
        case InOrder(steps=(first, *_)):
            return starts_payable(state, member, first)
        case _:
            return payable(state, member, effect)
