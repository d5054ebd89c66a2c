"""What a text is worth before it happens: its parts added up, harm below nothing."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from vanguard_desktop.core import Choose, Effect, If, InOrder, May
from vanguard_desktop.rulesets.habitat.data import campaign, director
from vanguard_desktop.rulesets.habitat.data import effects as fx
from vanguard_desktop.rulesets.habitat.data.kinds import Resource, Who
from vanguard_desktop.rulesets.habitat.director.difficulty import leaves
from vanguard_desktop.rulesets.habitat.forecast.production import production
from vanguard_desktop.rulesets.habitat.holds import holds
from vanguard_desktop.rulesets.habitat.state import MOST_STRESS, HabitatState

from .worths import Worths

Says = Callable[[HabitatState, Worths, Any], float]
# How many people a text concerns.
SEVERAL = (Who.EACH,)


def _people(state: HabitatState, who: Who) -> int:
    return len(state.crew) if who in SEVERAL else 1


def _worst(state: HabitatState, worths: Worths, count: int) -> float:
    most = max(each.wounds for each in state.crew)
    return sum(worths.wound[min(most + step, len(worths.wound) - 1)] for step in range(count))


def stress(state: HabitatState, worths: Worths, by: int) -> float:
    """More the closer the next quarrel is."""
    ahead = production(state).stress
    now = state.stress
    value = -by * worths.stress
    if by < 0:
        value = min(now, -by) * worths.stress
        saved = now + ahead >= MOST_STRESS > max(0, now + by) + ahead
        return value + (worths.quarrel if saved else 0.0)
    return value - (worths.quarrel if now + by >= MOST_STRESS else 0.0)


def morale(state: HabitatState, worths: Worths, by: int) -> float:
    """The deeper it lies the more it costs: in every sol tokens, and wounds where there are none (HMO-04, HMO-05)."""
    deep = max(0, -state.morale - min(0, by))
    return by * worths.morale * (1.0 + 0.6 * deep)


def _reserve(state: HabitatState, worths: Worths, effect: fx.ChangeReserve) -> float:
    now = state.reserves[effect.resource]
    scarce = 1.6 if now <= 1 else 1.0 if now <= 4 else 0.5
    return effect.by * worths.reserve * scarce * (1.3 if effect.resource is Resource.FOOD else 1.0)


WORTHS: Mapping[type[Effect], Says] = {
    fx.ChangeReserve: _reserve,
    fx.ChangeStress: lambda state, worths, effect: stress(state, worths, effect.by),
    fx.ChangeMorale: lambda state, worths, effect: morale(state, worths, effect.by),
    fx.ChangeTokens: lambda state, worths, effect: effect.by * worths.token * _people(state, effect.who),
    fx.Hurt: lambda state, worths, effect: -_worst(state, worths, effect.count) * _people(state, effect.who) * 0.8,
    fx.Mend: lambda state, worths, effect: effect.count * max(worths.heal[min(5, e.wounds)] for e in state.crew),
    fx.FallIll: lambda state, worths, effect: -worths.condition * _people(state, effect.who),
    fx.Cure: lambda state, worths, effect: worths.condition if any(e.conditions for e in state.crew) else 0.0,
    fx.ChangeProduction: lambda state, worths, effect: effect.by * 2.0,
    fx.ChangeTrack: lambda state, worths, effect: -effect.by * 1.2,
    fx.Break: lambda state, worths, effect: -worths.repair,
    fx.Repair: lambda state, worths, effect: worths.repair,
    fx.ShutDown: lambda state, worths, effect: -worths.shut,
    fx.Reopen: lambda state, worths, effect: worths.shut,
    fx.ResolveCard: lambda state, worths, effect: -worths.repair,
    fx.PutModifier: lambda state, worths, effect: -1.2,
    fx.TakeModifier: lambda state, worths, effect: 1.2,
    fx.MarkRover: lambda state, worths, effect: -1.0,
    fx.PutOnMap: lambda state, worths, effect: -1.0,
    fx.GainPart: lambda state, worths, effect: effect.count * worths.part,
    fx.LosePart: lambda state, worths, effect: -worths.part,
    fx.GainSeed: lambda state, worths, effect: 1.0,
    fx.GainSample: lambda state, worths, effect: effect.count * worths.sample,
    fx.LoseSample: lambda state, worths, effect: -0.5,
    fx.SpendSample: lambda state, worths, effect: -worths.sample,
    fx.GainFind: lambda state, worths, effect: 2.0,
    fx.FindUpgrade: lambda state, worths, effect: 2.5,
    fx.MoveMissionTrack: lambda state, worths, effect: worths.helpful,
    fx.Uncover: lambda state, worths, effect: worths.helpful,
    fx.AddMarkers: lambda state, worths, effect: 1.5 * effect.count,
    fx.ClearLoad: lambda state, worths, effect: 1.5,
    fx.RaiseOneTrack: lambda state, worths, effect: worths.helpful / 2,
    fx.TakeNumbered: lambda state, worths, effect: worths.sample * 2,
    fx.ChangeSupply: lambda state, worths, effect: effect.by * worths.reserve,
    fx.ChangeDemand: lambda state, worths, effect: -effect.by * worths.reserve,
    fx.RollForRover: lambda state, worths, effect: -0.4,
    fx.Grow: lambda state, worths, effect: 1.5 * bool(state.growth),
    fx.Wither: lambda state, worths, effect: -4.0,
    fx.Unplant: lambda state, worths, effect: -2.0 * min(5, effect.count),
    fx.RaiseModule: lambda state, worths, effect: worths.mission,
    fx.ChangePawns: lambda state, worths, effect: effect.by * 1.5 * _people(state, effect.who),
    campaign.KeepCondition: lambda state, worths, effect: -worths.condition,
    campaign.GiveUpUpgrade: lambda state, worths, effect: -worths.upgrade,
    fx.MarkUsedRover: lambda state, worths, effect: -1.0,
    fx.LoseSampleHere: lambda state, worths, effect: -1.0,
    director.KeepOption: lambda state, worths, effect: 0.0,
}


def text(state: HabitatState, worths: Worths, effect: Effect) -> float:
    """Of several options the best, of a condition what holds now."""
    match effect:
        case InOrder(steps=steps):
            return sum(text(state, worths, step) for step in steps)
        case Choose(options=options):
            return max((text(state, worths, option) for option in options), default=0.0)
        case If(test=test, then=then, otherwise=otherwise):
            return text(state, worths, then if holds(state, test) else otherwise)
        case May(effect=inner):
            return max(0.0, text(state, worths, inner))
        case fx.NameStructure(then=then):
            return text(state, worths, then)
        case fx.ByDifficulty(effects=three):
            return text(state, worths, three[1])
        case _:
            says = WORTHS.get(type(effect))
            return 0.0 if says is None else says(state, worths, effect)


def harmless(effect: Effect) -> bool:
    return not list(leaves(effect))
