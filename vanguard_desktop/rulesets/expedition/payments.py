"""Whether a cost can be paid in full (GEN-10 to GEN-13)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import attrs

from vanguard_desktop.core import Effect, Waiting

from .addressing import OF_SEVERAL, meant
from .check.dice import dice_for, takes_a_die
from .data import Member, State
from .data import effects as fx
from .holds import holds
from .round.supplies import supply_loss
from .things.board_equipment import loads, placeable
from .things.decks import cards_with
from .things.discoveries import found_of, placed_leads

Payable = Callable[[State, Waiting, Any], bool]


def payable(state: State, waiting: Waiting) -> bool:
    """Whether an alternative can be paid in full; dice always can, by Exhausted in the end (GEN-10 to GEN-13)."""
    effect = waiting.effect
    can = PAYABLE.get(type(effect))
    if can is not None:
        return can(state, waiting, effect)
    if takes_a_die(effect):  # a result that nobody rolled cannot be changed
        return state.check is not None and bool(dice_for(state, state.check, effect))
    return True


def starts_payable(state: State, waiting: Waiting) -> bool:
    """Whether the cost of an ability is there: what stands first in its text (EQP-12, GEN-16)."""
    effect = waiting.effect
    if isinstance(effect, fx.InOrder) and effect.steps:
        return starts_payable(state, _said(waiting, effect.steps[0]))
    return payable(state, waiting)


def _said(waiting: Waiting, effect: Effect) -> Waiting:
    """This part of a text."""
    return Waiting(effect=effect, you=waiting.you, source=waiting.source, at=waiting.at)


def _if(state: State, waiting: Waiting, effect: fx.If) -> bool:
    yes = holds(state, effect.test, waiting.you, waiting)
    return payable(state, _said(waiting, effect.then if yes else effect.otherwise))


def _for_crew(state: State, waiting: Waiting, effect: fx.ForCrew) -> bool:
    said = _said(waiting, effect.effect)
    each = (payable(state, attrs.evolve(said, you=member.id)) for member in meant(state, effect.who, waiting))
    return any(each) if effect.who in OF_SEVERAL else all(each)


def _by(can: Callable[[State, Member, Any], bool]) -> Payable:
    """Costs without substitute must be there in full; of somebody who is gone nobody asks for them (GEN-13)."""

    def pays(state: State, waiting: Waiting, effect: Effect) -> bool:
        you = waiting.you
        return you is None or not state.is_here(you) or can(state, state.member(you), effect)

    return pays


PAYABLE: Mapping[type[Effect], Payable] = {
    fx.InOrder: lambda state, waiting, effect: all(payable(state, _said(waiting, step)) for step in effect.steps),
    fx.If: _if,
    fx.ForCrew: _for_crew,
    fx.LoseSupplies: lambda state, waiting, effect: (
        state.unlimited_supplies or state.supplies >= supply_loss(state, effect)
    ),
    fx.LoseCharges: lambda state, waiting, effect: (
        waiting.you is not None and state.member(waiting.you).charges >= effect.count
    ),
    fx.DiscardCards: lambda state, waiting, effect: (
        waiting.you is not None and len(state.member(waiting.you).hand) >= effect.count
    ),
    fx.ReturnLead: _by(lambda state, member, effect: bool(placed_leads(state))),
    fx.ReturnDiscovery: _by(lambda state, member, effect: bool(found_of(state, effect.deck))),
    fx.DiscardCardWith: _by(lambda state, member, effect: bool(cards_with(state, member, effect))),
    fx.SacrificeCard: _by(lambda state, member, effect: bool(member.hand)),
    fx.LeadsToDiscovery: _by(
        lambda state, member, effect: any(len(tokens) >= effect.count for tokens in state.leads.values())
    ),
    fx.LoadUp: _by(lambda state, member, effect: bool(loads(state, member))),
    fx.PlaceSomeToken: _by(lambda state, member, effect: bool(placeable(state, member))),
    fx.DiscardEquipment: _by(lambda state, member, effect: bool(member.equipment)),
}
