"""SEF-11 to SEF-13: what texts put in force, how long it lasts, and effects that wait for their time."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import attrs

from vanguard_desktop.core import CardId, EffectsQueued, Event, Waiting, changed
from vanguard_desktop.setting import ModifierKey, Standing, Stretch

from . import effects as fx
from . import zones
from .chapter import Chapter
from .data.in_force import (
    BeginStretch,
    BridgeCounted,
    EffectScheduled,
    EquipmentLost,
    StandingBegun,
    StandingsUsed,
    StretchBegun,
)
from .moves import same, steps
from .phases import Phase
from .pieces import id_of
from .state import InForce, Scheduled, ShipState


def put_in_force(_: ShipState, waiting: Waiting) -> Sequence[Event]:
    effect = waiting.effect
    assert isinstance(effect, fx.PutInForce)
    standing = InForce(
        standing=effect.standing,
        source=waiting.source,
        phases=effect.phases,
        uses=effect.uses,
        bridges=effect.bridges,
        begun=effect.bridges is None,
    )
    return [StandingBegun(standing=standing)]


def disable(_: ShipState, waiting: Waiting) -> Sequence[Event]:
    """A card or a task is treated as absent: a standing effect like others, which ends when its phases are over."""
    effect = waiting.effect
    assert isinstance(effect, fx.Disable)
    standing = Standing(key=ModifierKey.DISABLED, only=effect.what)
    return [StandingBegun(standing=InForce(standing=standing, source=waiting.source, phases=effect.phases))]


def disable_random(state: ShipState, waiting: Waiting) -> Sequence[Event]:
    """Of cards with several copies all are gone; an empty armory loses nothing."""
    assert isinstance(waiting.effect, fx.DisableRandom)
    owned = sorted({id_of(card) for card in state.at(zones.ARMORY)})
    if not owned:
        return []
    at, after = state.rng.below(len(owned))
    lost = EquipmentLost(card=CardId(owned[at]), drawn=after.since(state.rng))
    return [lost, same(waiting, fx.Disable(what=lost.card, phases=waiting.effect.phases))]


def schedule(_: ShipState, waiting: Waiting) -> Sequence[Event]:
    effect = waiting.effect
    assert isinstance(effect, fx.Schedule)
    waits = Scheduled(when=effect.when, effect=effect.effect, source=waiting.source, times=effect.times)
    return [EffectScheduled(scheduled=waits)]


def begin_stretch(state: ShipState, waiting: Waiting) -> Sequence[Event]:
    """In the order in which they were scheduled; each counts one time less (SEF-13)."""
    assert isinstance(waiting.effect, BeginStretch)
    stretch = waiting.effect.stretch
    due = [each for each in state.scheduled if each.when is stretch]
    if not due:
        return []
    texts = tuple(Waiting(effect=each.effect, source=each.source) for each in due)
    return [StretchBegun(stretch=stretch), EffectsQueued(effects=texts)]


def count_bridges(state: ShipState) -> Sequence[Event]:
    """Before anything else happens on the bridge; then what was scheduled for this phase."""
    counted = [BridgeCounted()] if any(each.bridges is not None for each in state.in_force) else []
    return [*counted, steps(BeginStretch(stretch=Stretch.PHASE))]


def before_exploration(_: ShipState) -> Sequence[Event]:
    """The last moment at which the ship can carry out what was scheduled for the exploration."""
    return [steps(BeginStretch(stretch=Stretch.EXPLORATION))]


def after_phase(standing: Iterable[InForce]) -> tuple[InForce, ...]:
    """What is left when the team is home and the next Ship Management begins (CYC-07)."""
    counted = (each if each.phases is None else attrs.evolve(each, phases=each.phases - 1) for each in standing)
    return tuple(each for each in counted if each.phases != 0)


def _begun(state: ShipState, event: StandingBegun) -> ShipState:
    return changed(state, in_force=(*state.in_force, event.standing))


def _used(state: ShipState, event: StandingsUsed) -> ShipState:
    left = []
    for number, each in enumerate(state.in_force):
        if number in event.numbers and each.uses is not None:
            each = attrs.evolve(each, uses=each.uses - 1)
        if each.uses != 0:
            left.append(each)
    return changed(state, in_force=tuple(left))


def _bridge_counted(state: ShipState, _: BridgeCounted) -> ShipState:
    """The first bridge begins them; each further one takes one off."""
    left = []
    for each in state.in_force:
        if each.bridges is not None:
            fewer = each.bridges - 1 if each.begun else each.bridges
            each = attrs.evolve(each, bridges=fewer, begun=True)
        if each.bridges != 0:
            left.append(each)
    return changed(state, in_force=tuple(left))


def _scheduled(state: ShipState, event: EffectScheduled) -> ShipState:
    return changed(state, scheduled=(*state.scheduled, event.scheduled))


def _stretch_begun(state: ShipState, event: StretchBegun) -> ShipState:
    counted = (
        attrs.evolve(each, times=each.times - 1) if each.when is event.stretch else each for each in state.scheduled
    )
    return changed(state, scheduled=tuple(each for each in counted if each.times > 0))


IN_FORCE = Chapter(
    steps={
        (Phase.BRIDGE, "count_bridges"): count_bridges,
        (Phase.EMBARK, "before_exploration"): before_exploration,
    },
    effects={
        fx.PutInForce: put_in_force,
        fx.Disable: disable,
        fx.DisableRandom: disable_random,
        fx.Schedule: schedule,
        BeginStretch: begin_stretch,
    },
    folds={
        StandingBegun: _begun,
        EquipmentLost: lambda state, event: changed(state, rng=state.rng.after(event.drawn)),
        StandingsUsed: _used,
        BridgeCounted: _bridge_counted,
        EffectScheduled: _scheduled,
        StretchBegun: _stretch_begun,
    },
)
