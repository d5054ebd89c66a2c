"""Costs in cards, leads, finds and equipment."""

from __future__ import annotations

from vanguard_desktop.core.kinds import Effect
from vanguard_desktop.rulesets.expedition.data import effects as fx
from vanguard_desktop.rulesets.expedition.data.effects import LoadUp, PlaceSomeToken
from vanguard_desktop.rulesets.expedition.data.member import Member
from vanguard_desktop.rulesets.expedition.data.state import State
from vanguard_desktop.rulesets.expedition.things import decks, finds
from vanguard_desktop.rulesets.expedition.things.board_gear import loads, placeable


def can_pay(state: State, member: Member, effect: Effect) -> bool:
    """Costs without substitute must be there in full (GEN-13)."""
    match effect:
        case fx.ReturnLead():
            return bool(finds.placed_leads(state))
        case fx.ReturnDiscovery(deck=deck):
            return bool(finds.found_of(state, deck))
        case fx.DiscardCardWith():
            return bool(decks.cards_with(state, member, effect))
        case fx.SacrificeCard():
            return bool(member.hand)
        case fx.LeadsToDiscovery(count=count):
            return any(len(tokens) >= count for tokens in state.leads.values())
        case LoadUp():
            return bool(loads(state, member))
        case PlaceSomeToken():
            return bool(placeable(state, member))
        case fx.DiscardEquipment():
            return bool(member.equipment)
        case _:
            return True
