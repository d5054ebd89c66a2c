"""The answers to what abilities ask about what is about to happen, and about where somebody stands."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from vanguard_desktop.core import Effect, MemberId, Waiting

from ..chapter import Answers, Holds
from ..data import Member, State
from ..data import questions as asks
from ..data.effects import GainInjury, LoseSupplies
from ..data.steps import DangerResult, LandingResult, Occasion, PlaceLeads
from ..round.supplies import supply_loss

E = TypeVar("E", bound=Effect)


def _fourth(state: State, test: asks.FourthInjury, you: MemberId | None, about: Waiting | None) -> bool:
    if about is None or about.you is None or not isinstance(about.effect, GainInjury):
        return False
    hit = state.member(about.you)
    return hit.injury_count == len(hit.injuries)


def _on_the_way(state: State, hit: MemberId | None) -> bool:
    """Between the first icon of a path and the arrival everything comes from the path, the travel effect included."""
    return state.path_taken is not None and hit is not None and hit == state.traveler


def _is(kind: type[E], fits: Callable[[State, Any, E], bool] = lambda state, test, effect: True) -> Holds:
    """Whether an effect of this kind is about to happen, and one that fits."""

    def asked(state: State, test: Any, you: MemberId | None, about: Waiting | None) -> bool:
        return about is not None and isinstance(about.effect, kind) and fits(state, test, about.effect)

    return asked


def _of_you(asked: Callable[[State, Any, Member, Waiting | None], bool]) -> Holds:
    """No where nobody is addressed, or somebody who is not there any more."""
    return lambda state, test, you, about: (
        you is not None and state.is_here(you) and asked(state, test, state.member(you), about)
    )


def _biome_here(state: State, test: asks.BiomeHere, me: Member, about: Waiting | None) -> bool:
    return me.sector is not None and any(biome in test.biomes for biome in state.biomes(me.sector))


OF_MOVES: Answers = {
    asks.DangerIs: _is(DangerResult, lambda state, test, effect: effect.letter in test.letters),
    asks.InjuryIs: _is(GainInjury, lambda state, test, effect: effect.kind in test.kinds),
    asks.FromPath: lambda state, test, you, about: about is not None and _on_the_way(state, about.you),
    asks.HitsYou: lambda state, test, you, about: about is not None and about.you == you,
    asks.FourthInjury: _fourth,
    asks.LossAtMost: _is(LoseSupplies, lambda state, test, effect: supply_loss(state, effect) <= test.count),
    asks.LeadsFor: _is(PlaceLeads, lambda state, test, effect: set(effect.types) <= set(test.types)),
    asks.LandingDieFell: _is(LandingResult),
    asks.PoiComes: _is(Occasion, lambda state, test, effect: effect.card == test.card),
    asks.StillHere: _of_you(lambda state, test, me, about: about is not None and me.sector == about.at),
    asks.InTheAir: lambda state, test, you, about: state.in_the_air,
    asks.NoSpecialAction: lambda state, test, you, about: not state.special_taken,
    asks.FirstAction: lambda state, test, you, about: (
        state.turn is not None and state.turn == you and state.actions_left == 1
    ),
    asks.BiomeHere: _of_you(_biome_here),
    asks.FinishedHere: _of_you(lambda state, test, me, about: me.sector is not None and state.is_finished(me.sector)),
    asks.TeamHere: _of_you(lambda state, test, me, about: all(member.sector == me.sector for member in state.members)),
}
