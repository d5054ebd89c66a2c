"""What a text is worth before it happens: its parts added up, harm below nothing."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from vanguard_desktop.core import Choose, Effect, If, InOrder, May
from vanguard_desktop.rulesets.habitat.crew.health import suffered
from vanguard_desktop.rulesets.habitat.data import campaign, director
from vanguard_desktop.rulesets.habitat.data import effects as fx
from vanguard_desktop.rulesets.habitat.data.actions import TaskKind
from vanguard_desktop.rulesets.habitat.data.kinds import Resource, Who
from vanguard_desktop.rulesets.habitat.director.difficulty import leaves
from vanguard_desktop.rulesets.habitat.forecast.production import production
from vanguard_desktop.rulesets.habitat.holds import holds
from vanguard_desktop.rulesets.habitat.state import LEAST_MORALE, MOST_MORALE, MOST_STRESS, Astronaut, HabitatState

from .wanted import LONG, ahead, sols_left
from .worths import Worths

Says = Callable[[HabitatState, Worths, Any], float]
# HPR-33: stress of a shutdown tile, every sol.
A_TILE = 2
# What a sol may add to the stress beyond what is known.
UNFORESEEN = 6
# So many sols ahead somebody looks.
MANY_SOLS = 5
# How many people a text concerns.
SEVERAL = (Who.EACH,)


def _people(state: HabitatState, who: Who) -> int:
    return len(state.crew) if who in SEVERAL else 1


def _worst(state: HabitatState, worths: Worths, count: int) -> float:
    most = max(each.wounds for each in state.crew)
    return sum(worths.wound[min(most + step, len(worths.wound) - 1)] for step in range(count))


def wounding(worths: Worths, person: Astronaut, count: int) -> float:
    """What wounds of somebody would cost; poison doubles them (HHP-17)."""
    many = suffered(person, count)
    return sum(worths.wound[min(person.wounds + step, len(worths.wound) - 1)] for step in range(many))


def quarreling(state: HabitatState, worths: Worths) -> float:
    """A wound for everybody, and everything that a quarrel brings after it (HPR-32)."""
    return worths.quarrel / 2 + sum(wounding(worths, each, 1) for each in state.crew)


def stress(state: HabitatState, worths: Worths, by: int) -> float:
    """More the closer the next quarrel is."""
    now, quarrel = state.stress, quarreling(state, worths)
    point = worths.stress * (0.6 + 0.2 * len(state.crew)) * ahead(state)
    if by >= 0:
        return -by * point - (quarrel if now + by >= MOST_STRESS else 0.0)
    value = min(now, -by) * point
    if sols_left(state) == 1 and ahead(state) == 0:
        return value
    coming = production(state).stress - A_TILE * sum(stack.task.kind is TaskKind.TURN_TILE for stack in state.plan)
    later = max(0, now + by)
    saved = _risk(now + coming) - _risk(later + coming)
    if now + coming >= MOST_STRESS and later + coming >= MOST_STRESS:
        saved = 0.5 * (max(0, now + 2 * by) + coming < MOST_STRESS)  # together with one more
    return value + quarrel * saved


def _risk(level: int) -> float:
    """Of a quarrel in the next sol, whose events and structures nobody knows yet."""
    return min(1.0, max(0.0, (level - MOST_STRESS + UNFORESEEN) / UNFORESEEN))


def morale(state: HabitatState, worths: Worths, by: int) -> float:
    """In every sol to come tokens more or fewer, and wounds where there are none (HMO-03 to HMO-05)."""
    sols = max(min(MANY_SOLS, sols_left(state) - 1), int(LONG * ahead(state)) if state.campaign else 0)
    low, high = sorted((state.morale, max(LEAST_MORALE, min(MOST_MORALE, state.morale + by))))
    value = sum(_step_of_morale(state, worths, level) for level in range(low, high))
    return value * sols * (1 if by > 0 else -1) + 0.2 * worths.morale * by


def _step_of_morale(state: HabitatState, worths: Worths, level: int) -> float:
    """What a step up from a level saves or brings in a sol, whoever is First Player then."""
    if level >= 0:
        return worths.token * 0.6
    each = (worths.token if a.tokens >= -level else wounding(worths, a, 1) for a in state.crew)
    return min(worths.morale * 1.5, sum(each) / len(state.crew))


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
    fx.RollForRover: lambda state, worths, effect: -1.5,
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
