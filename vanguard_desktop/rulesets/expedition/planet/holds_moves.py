"""The answers to what abilities ask about what is about to happen, and about where somebody stands."""

from __future__ import annotations

from typing import assert_never

from vanguard_desktop.core.events import Waiting
from vanguard_desktop.core.ids import MemberId
from vanguard_desktop.rulesets.expedition.data.effects import GainInjury, LoseSupplies
from vanguard_desktop.rulesets.expedition.data.state import Member, State
from vanguard_desktop.rulesets.expedition.planet import questions_moves as asks
from vanguard_desktop.rulesets.expedition.round.steps import DangerResult, PlaceLeads
from vanguard_desktop.rulesets.expedition.round.steps_moments import LandingResult, Occasion
from vanguard_desktop.rulesets.expedition.round.supplies import supply_loss


def holds_moves(state: State, test: asks.OfMoves, you: MemberId | None, about: Waiting | None) -> bool:
    """`about` is what is about to happen, or the text that asks."""
    effect = None if about is None else about.effect
    me = None if you is None or not state.is_here(you) else state.member(you)
    match test:
        case asks.DangerIs(letters=letters):
            return isinstance(effect, DangerResult) and effect.letter in letters
        case asks.InjuryIs(kinds=kinds):
            return isinstance(effect, GainInjury) and effect.kind in kinds
        case asks.FromPath():
            return about is not None and _on_the_way(state, about.you)
        case asks.HitsYou():
            return about is not None and about.you == you
        case asks.FourthInjury():
            hit = None if about is None or about.you is None else state.member(about.you)
            return isinstance(effect, GainInjury) and hit is not None and hit.injury_count == len(hit.injuries)
        case asks.LossAtMost(count=count):
            return isinstance(effect, LoseSupplies) and supply_loss(state, effect) <= count
        case asks.LeadsFor(types=types):
            return isinstance(effect, PlaceLeads) and set(effect.types) <= set(types)
        case asks.LandingDieFell():
            return isinstance(effect, LandingResult)
        case asks.PoiComes(card=card):
            return isinstance(effect, Occasion) and effect.card == card
        case asks.StillHere():
            return about is not None and me is not None and me.sector == about.at
        case asks.InTheAir():
            return state.in_the_air
        case asks.NoSpecialAction():
            return not state.special_taken
        case asks.FirstAction():
            return state.turn is not None and state.turn == you and state.actions_left == 1
        case _:
            return me is not None and _place(state, test, me)


def _on_the_way(state: State, hit: MemberId | None) -> bool:
    """Between the first icon of a path and the arrival everything comes from the path, the travel effect included."""
    return state.path_taken is not None and hit is not None and hit == state.traveler


PlaceTest = asks.BiomeHere | asks.FinishedHere | asks.TeamHere


def _place(state: State, test: PlaceTest, me: Member) -> bool:
    match test:
        case asks.BiomeHere(biomes=biomes):
            return me.sector is not None and any(biome in biomes for biome in state.biomes(me.sector))
        case asks.FinishedHere():
            return me.sector is not None and state.is_finished(me.sector)
        case asks.TeamHere():
            return all(member.sector == me.sector for member in state.members)
        case _:
            assert_never(test)
