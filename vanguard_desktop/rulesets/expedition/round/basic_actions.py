"""Travel, prepare and rest as procedures, for actions and for texts that have one of them done again (ACT)."""

from __future__ import annotations

from collections.abc import Sequence

from vanguard_desktop.core import CardId, DecisionOpened, Effect, EffectsQueued, Event, Source
from vanguard_desktop.setting import Moment

from ..data import ChoosePath, InForce, Lasting, Member, State, Until
from ..data.effects import DrawCards, LoseSupplies
from ..data.events import LastingBegun, LastingUsed
from ..data.steps import HandLimit, OfferPrepare, RestRefresh
from ..queueing import steps
from .lasting import in_force
from .moments import occasions


def repeat_basic(state: State, member: Member) -> Sequence[Event]:
    """With no supplies left there is no rest (ACT-38), and before the first basic action nothing to repeat."""
    match member.last_basic:
        case "travel":
            return travel_once(member)
        case "prepare":
            return [steps(member.id, OfferPrepare(), source=Source("prepare")), *prepared_by(state, member)]
        case "rest" if may_rest(state, member):
            told, effects = rest(state, member)
            return [*told, steps(member.id, *effects, source=Source("rest"))]
        case _:
            return []


def travel_once(member: Member) -> Sequence[Event]:
    """In the air there is no path (LND-28), and without one there is nothing to choose."""
    return [DecisionOpened(decision=ChoosePath(member=member.id))] if member.sector is not None else []


def prepared_by(state: State, member: Member) -> Sequence[Event]:
    """The moment for abilities "when you prepare"."""
    waits = occasions(state, Moment.ON_PREPARE, (member.id,))
    return [EffectsQueued(effects=waits)] if waits else []


def may_rest(state: State, member: Member) -> bool:
    free = in_force(state, Lasting.FREE_REST, member.id, member.sector)
    return bool(state.supplies or state.unlimited_supplies or free)


def rest(state: State, member: Member) -> tuple[Sequence[Event], tuple[Effect, ...]]:
    """What is noted at once, and its steps; abilities that name a step come before it, the others last (ACT-42)."""
    after = (waiting.effect for waiting in occasions(state, Moment.AFTER_REST, (member.id,)))
    effects: tuple[Effect, ...] = (RestRefresh(), DrawCards(), *after, HandLimit())
    free = in_force(state, Lasting.FREE_REST, member.id, member.sector)
    told: list[Event] = []
    if free is None:
        effects = (LoseSupplies(), *effects)
    elif free.uses is not None:
        told.append(LastingUsed(entry=free))
    return [*told, *_next_one_free(state, member, free)], effects


def _next_one_free(state: State, member: Member, used: InForce | None) -> Sequence[Event]:
    """With some equipment every second rest of the carrier costs no supply."""
    for card in member.equipment:
        entry = _every_second(member, card)
        printed = state.box.equipment_of(card)
        if printed.second_rest_free and card not in state.blocked and entry != used and entry not in state.lasting:
            return [LastingBegun(entry=entry)]
    return []


def _every_second(member: Member, card: CardId) -> InForce:
    return InForce(
        what=Lasting.FREE_REST,
        until=Until.EXPEDITION,
        owner=member.id,
        who=member.id,
        uses=1,
        source=Source("equipment", card),
    )
