"""Texts about cards, leads, tokens, equipment and threats of choice: which module carries them out."""

from __future__ import annotations

from collections.abc import Sequence

from vanguard_desktop.core.events import Waiting
from vanguard_desktop.core.kinds import Effect, Event
from vanguard_desktop.rulesets.expedition import addressing
from vanguard_desktop.rulesets.expedition import chosen as pickable
from vanguard_desktop.rulesets.expedition.chosen import CHOSEN_EFFECTS, ChosenEffect
from vanguard_desktop.rulesets.expedition.data import effects_decks as of_decks
from vanguard_desktop.rulesets.expedition.data import effects_gear as of_gear
from vanguard_desktop.rulesets.expedition.data.effects import Who
from vanguard_desktop.rulesets.expedition.data.effects_board_gear import LoadUp, PlaceSomeToken
from vanguard_desktop.rulesets.expedition.data.effects_decks import DECK_EFFECTS, DeckEffect
from vanguard_desktop.rulesets.expedition.data.effects_gear import GEAR_EFFECTS, GearEffect
from vanguard_desktop.rulesets.expedition.data.effects_ways import (
    WAY_EFFECTS,
    CarryMarkers,
    MakeTwoWay,
    MoveBeside,
    MoveTowardLander,
    WayEffect,
)
from vanguard_desktop.rulesets.expedition.data.state import Member, State
from vanguard_desktop.rulesets.expedition.planet.board import move_threat
from vanguard_desktop.rulesets.expedition.planet.ways import carry_to, way_effect
from vanguard_desktop.rulesets.expedition.round.turns import choose_event, take_event
from vanguard_desktop.rulesets.expedition.things import decks, gear
from vanguard_desktop.rulesets.expedition.things.board_gear import loads, placeable
from vanguard_desktop.rulesets.expedition.threats import threats

ThingEffect = DeckEffect | GearEffect | ChosenEffect | WayEffect
THING_EFFECTS: tuple[type[Effect], ...] = DECK_EFFECTS + GEAR_EFFECTS + CHOSEN_EFFECTS + WAY_EFFECTS

# Said by nobody, between turns or by a track: the team names who does it.
FOR_SOMEBODY = (
    of_decks.KeepOfTop, of_decks.LookAtEvents, of_decks.TakeBackCard, of_decks.DiscardHand, of_decks.DiscardCardWith,
    of_decks.SacrificeCard, of_decks.SwapDiscovery, of_decks.DrawToLimit, of_decks.JoinSectors,
    of_decks.LookAtPois, of_decks.LookAtNextCondition, of_decks.LookAtThreat,
    of_gear.PlaceToken, of_gear.ReadyEquipment, of_gear.ReturnEquipment, of_gear.DiscardEquipment,
    of_gear.BlockEquipment, of_gear.MoveSomeThreat, of_gear.SkipThreat, of_gear.Shelter, of_gear.ThreatsBack,
    of_gear.ResetThreat, of_gear.SendAway, MoveTowardLander, MoveBeside, CarryMarkers, MakeTwoWay,
)  # fmt: skip


def thing_effect(state: State, waiting: Waiting) -> Sequence[Event]:
    effect: ThingEffect = waiting.effect  # type: ignore[assignment]
    if waiting.you is None and isinstance(effect, FOR_SOMEBODY):
        return addressing.for_crew(state, Who.ONE, effect, waiting)
    if isinstance(effect, WayEffect):
        return way_effect(state, waiting, effect)
    if isinstance(effect, pickable.CarryTo):
        return carry_to(state, waiting, effect.to)
    if isinstance(effect, DeckEffect):
        return decks.deck_effect(state, waiting, effect)
    if isinstance(effect, threats.OfThreats):
        return threats.threat_effect(state, waiting, effect)
    if isinstance(effect, gear.Equipment):
        return gear.equipment_effect(state, waiting, effect)
    if isinstance(effect, threats.ChosenThreat):
        return threats.chosen_threat(state, waiting, effect)
    if isinstance(effect, gear.ChosenEquipment):
        return gear.chosen_equipment(state, waiting, effect)
    if isinstance(effect, pickable.MoveOn):
        return move_threat(state, effect, waiting)
    if isinstance(effect, pickable.ChooseEvent):
        return choose_event(state, waiting, effect)
    if isinstance(effect, pickable.TakeEvent):
        return take_event(state, waiting, effect)
    return decks.chosen_of_decks(state, waiting, effect)


def can_pay(state: State, member: Member, effect: Effect) -> bool:
    """Costs without substitute must be there in full (GEN-13)."""
    match effect:
        case of_decks.ReturnLead():
            return bool(decks.placed_leads(state))
        case of_decks.ReturnDiscovery(deck=deck):
            return bool(decks.found_of(state, deck))
        case of_decks.DiscardCardWith():
            return bool(decks.cards_with(state, member, effect))
        case of_decks.SacrificeCard():
            return bool(member.hand)
        case of_decks.LeadsToDiscovery(count=count):
            return any(len(tokens) >= count for tokens in state.leads.values())
        case LoadUp():
            return bool(loads(state, member))
        case PlaceSomeToken():
            return bool(placeable(state, member))
        case of_gear.DiscardEquipment():
            return bool(member.equipment)
        case _:
            return True
