"""Stress, morale and morale tokens; the morale phase (HMO, HPR-31 to HPR-34)."""

from __future__ import annotations

from collections.abc import Sequence

from vanguard_desktop.core import EffectsQueued, Event, Waiting, changed

from ..base.structures import in_play, source_of, works
from ..chapter import Chapter
from ..data.crew import MoraleChanged, Quarreled, StressChanged, TokensChanged
from ..data.effects import ChangeMorale, ChangeStress, ChangeTokens, Hurt, LimitMorale, LimitStress
from ..data.kinds import COMMON_ROOM, CRQ, Who
from ..data.steps import Step
from ..parts import coming, with_astronaut
from ..state import LEAST_MORALE, MOST_MORALE, MOST_STRESS, Astronaut, HabitatState
from .people import ToSomebody

STRESS_OF_A_TILE = 2


def _stress(state: HabitatState, waiting: Waiting) -> Sequence[Event]:
    """HPR-32: at 18 there is a quarrel, what exceeds it is lost."""
    assert isinstance(waiting.effect, ChangeStress)
    return change_stress(state, waiting.effect.by)


def change_stress(state: HabitatState, by: int) -> list[Event]:
    after = max(0, min(MOST_STRESS, state.stress + by))
    events: list[Event] = [StressChanged(by=after - state.stress)] if after != state.stress else []
    if after < MOST_STRESS:
        return events
    return [*events, Quarreled(), coming(Hurt(who=Who.EACH), ChangeMorale(by=-1))]


def _limit_stress(state: HabitatState, waiting: Waiting) -> Sequence[Event]:
    effect = waiting.effect
    assert isinstance(effect, LimitStress)
    return change_stress(state, _leveled(state.stress, effect) - state.stress)


def _leveled(now: int, effect: LimitStress | LimitMorale) -> int:
    if effect.at_most:
        return min(now, effect.level)
    return max(now, effect.level) if effect.at_least else effect.level


def change_morale(state: HabitatState, by: int) -> list[Event]:
    """It never leaves its limits (HMO-01)."""
    after = max(LEAST_MORALE, min(MOST_MORALE, state.morale + by))
    return [MoraleChanged(by=after - state.morale)] if after != state.morale else []


def _morale(state: HabitatState, waiting: Waiting) -> Sequence[Event]:
    assert isinstance(waiting.effect, ChangeMorale)
    return change_morale(state, waiting.effect.by)


def _limit_morale(state: HabitatState, waiting: Waiting) -> Sequence[Event]:
    effect = waiting.effect
    assert isinstance(effect, LimitMorale)
    return change_morale(state, _leveled(state.morale, effect) - state.morale)


def _tokens(_: HabitatState, waiting: Waiting, astronaut: Astronaut) -> Sequence[Event]:
    """A loss takes what is there; with `strict` each missing token costs a wound (HMO-05, HFX-06)."""
    effect = waiting.effect
    assert isinstance(effect, ChangeTokens)
    by = max(effect.by, -astronaut.tokens)
    missing = by - effect.by
    changes: list[Event] = [TokensChanged(who=astronaut.id, by=by)] if by else []
    if effect.strict and missing:
        changes.append(coming(Hurt(who=Who.ACTOR, count=missing), you=astronaut.id, source=waiting.source))
    return changes


def _has_tokens(_: HabitatState, waiting: Waiting, astronaut: Astronaut) -> bool:
    effect = waiting.effect
    assert isinstance(effect, ChangeTokens)
    return effect.strict or astronaut.tokens + effect.by >= 0


def _morale_phase(state: HabitatState) -> Sequence[Event]:
    """M1: the First Player gains or discards as many tokens as morale says (HMO-02 to HMO-07)."""
    if not state.morale:
        return []
    return [coming(ChangeTokens(who=Who.FIRST_PLAYER, by=state.morale, strict=True))]


def _common_room(state: HabitatState) -> Sequence[Event]:
    """M2: the common room, at every level of morale (HMO-09, HFQ-38)."""
    if COMMON_ROOM not in state.upgrades or not works(state, CRQ):
        return []
    return [coming(ChangeTokens(who=Who.FIRST_PLAYER, by=1), source=source_of(CRQ))]


def stress_of_sol(state: HabitatState) -> EffectsQueued:
    """P4: the crew, then each shutdown tile one after the other (HPR-31, HPR-33, HPR-34)."""
    tiles = tuple(
        Waiting(effect=ChangeStress(by=STRESS_OF_A_TILE), source=source_of(each))
        for each in in_play(state)
        for _ in state.structures[each].tiles
    )
    return EffectsQueued(effects=(Waiting(effect=ChangeStress(by=len(state.crew))), *tiles))


def _by_tokens(state: HabitatState, event: TokensChanged) -> HabitatState:
    now = state.astronaut(event.who)
    assert now is not None
    return with_astronaut(state, event.who, tokens=now.tokens + event.by)


# Where tokens are taken from people, HFX-06 takes what is there; only a price must be there in full (HGN-06).
GIVE = ToSomebody(_tokens)
PRICE = ToSomebody(_tokens, _has_tokens)
MORALE = Chapter(
    steps={
        Step.MORALE: _morale_phase,
        Step.MORALE_UPGRADES: _common_room,
        Step.STRESS: lambda state: [stress_of_sol(state)],
    },
    effects={
        ChangeStress: _stress,
        LimitStress: _limit_stress,
        ChangeMorale: _morale,
        LimitMorale: _limit_morale,
        ChangeTokens: GIVE.resolve,
    },
    picks={ChangeTokens: GIVE.pick},
    feasible={ChangeTokens: PRICE.feasible},
    folds={
        StressChanged: lambda state, event: changed(state, stress=state.stress + event.by),
        Quarreled: lambda state, event: changed(state, stress=0),
        MoraleChanged: lambda state, event: changed(state, morale=state.morale + event.by),
        TokensChanged: _by_tokens,
    },
)
