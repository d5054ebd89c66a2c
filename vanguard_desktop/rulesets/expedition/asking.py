"""A question asked again after an any-time ability: with what can be answered now, or not at all (DEC-25)."""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from vanguard_desktop.core.events import DecisionOpened, EffectsQueued
from vanguard_desktop.core.kinds import Decision, Effect, Event
from vanguard_desktop.rulesets.expedition import decisions as ask
from vanguard_desktop.rulesets.expedition.choices import turn_choices
from vanguard_desktop.rulesets.expedition.due import in_an_order
from vanguard_desktop.rulesets.expedition.effects import (
    DiscardCards,
    RefreshDice,
    RemoveInjury,
    SacrificeDice,
    SpendDice,
)
from vanguard_desktop.rulesets.expedition.ending import end_now
from vanguard_desktop.rulesets.expedition.pool_effects import ask_die
from vanguard_desktop.rulesets.expedition.queueing import steps
from vanguard_desktop.rulesets.expedition.state import Ending, State
from vanguard_desktop.rulesets.expedition.steps import (
    GoOnWithCheck,
    HandLimit,
    OfferAction,
    OfferMissions,
    Overflow,
    PlaceInjuryDie,
)

# Questions inside a dice check: they go with it if its active crew member dies (DLY-11).
OF_A_CHECK = (
    ask.GatherDice,
    ask.TellRoll,
    ask.Modify,
    ask.ChooseReroll,
    ask.ChooseTurn,
    ask.ChoosePoolDie,
    ask.ChooseCheckDie,
    ask.Combine,
    ask.NextInjuryDie,
    ask.NextDangerDie,
    ask.ChooseCommitment,
    ask.DeclareAce,
    ask.MarkRow,
)


def again(state: State, decision: Decision) -> Sequence[Event]:
    """Questions that follow from an effect come out of that effect anew; all others are simply put again."""
    member = getattr(decision, "member", None)
    if member is not None and not state.is_here(member):
        return []
    if isinstance(decision, OF_A_CHECK):
        check = state.check
        if check is None or check.active != decision.member:
            return []
        if isinstance(decision, ask.ChooseCheckDie):
            return ask_die(state, check, decision.effect)
        if isinstance(decision, ask.ChooseTurn) and not turn_choices(state, decision):
            return []
        if isinstance(decision, ask.Modify | ask.Combine | ask.GatherDice):
            return [steps(check.active, GoOnWithCheck())]
    match decision:
        case ask.React(cost=cost):
            return [EffectsQueued(effects=(cost,))]
        case ask.ChooseAction():  # a mission may have become ready, and that is before an action too (PLN-44)
            return [steps(member, OfferMissions(), OfferAction())]
        case ask.ChooseMember(members=members):
            return _still(decision, members=tuple(id for id in members if state.is_here(id)))
        case ask.OrderEffects(effects=effects):
            return in_an_order(state, effects)
        case ask.AskRandom(members=members) if not all(state.is_here(id) for id in members):
            here = tuple(id for id in members if state.is_here(id))
            return _still(attrs.evolve(decision, values=()), members=here)
        case ask.AgreeLiftOff(waiting_for=sections):
            left = tuple(section for section in sections if state.member_of(section) is not None)
            return _still(decision, waiting_for=left) or end_now(state, Ending.LIFTED_OFF)  # DLY-14
        case _:
            effect = _effect_of(decision)
            return [DecisionOpened(decision=decision)] if effect is None else [steps(member, effect)]


def _still(decision: Decision, **left: tuple[object, ...]) -> list[Event]:
    """The question with whoever is left to be asked or named; none if that is nobody."""
    return [DecisionOpened(decision=attrs.evolve(decision, **left))] if all(left.values()) else []


def _effect_of(decision: Decision) -> Effect | None:
    match decision:
        case ask.ChooseDieToSpend(color=color):
            return SpendDice(color=color)
        case ask.ChooseDieToSacrifice(color=color):
            return SacrificeDice(color=color)
        case ask.ChooseDieToRefresh(color=color):
            return RefreshDice(color=color)
        case ask.ChooseOverflow(color=color):
            return Overflow(color=color)
        case ask.ChooseColumn(away=True):
            return RemoveInjury()
        case ask.ChooseColumn(back=back):
            return PlaceInjuryDie(back=back)
        case ask.ChooseInjury(effect=effect):
            return effect
        case ask.DiscardToLimit(count=count, cost=cost):
            return DiscardCards(count=count) if cost else HandLimit()
        case _:
            return None
