"""SIT: situations are solved, one for the visit and others by supervisors; texts that solve, remove and order them."""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from vanguard_desktop.core import Event, Waiting, changed
from vanguard_desktop.dice.faces import Section
from vanguard_desktop.setting import ModifierKey

from .. import effects as fx
from .. import zones
from ..chapter import Chapter, Pick
from ..common import ask_thing
from ..data.aboard.situation_room import (
    OrderNext,
    PutAway,
    SituationsOrdered,
    SituationsSeen,
    Solve,
    SolveOne,
    SuperviseNext,
)
from ..facilities.assignments import SUPERVISOR, Task, ask_crew, can_do
from ..modifiers import total
from ..moves import move, same, steps
from ..phases import Phase
from ..pieces import Piece, family_of, id_of, source_of
from ..state import ShipState

# Cards in the envelope have no effect, but situations there can be solved (ZON-10).
OPEN = (zones.OPEN_SITUATIONS, zones.ENVELOPE)


def open_situations(state: ShipState) -> list[Piece]:
    """On the table and in the envelope; there may be any number (SIT-10)."""
    return [card for zone in OPEN for card in state.at(zone) if family_of(card) == "situations"]


def solve(state: ShipState) -> Sequence[Event]:
    """One, and more with a card that says so (SEF: solve_per_visit)."""
    count = max(0, 1 + total(state, ModifierKey.SOLVE_PER_VISIT))
    return [steps(*[SolveOne()] * count)] if count else []


def _solve_one(state: ShipState, waiting: Waiting) -> Sequence[Event]:
    return ask_thing(state, waiting, SOLVE_ONE, Section.SECURITY, may_pass=True)


def _solve(state: ShipState, waiting: Waiting) -> Sequence[Event]:
    assert isinstance(waiting.effect, Solve)
    card = waiting.effect.card
    text = state.box.situations[id_of(card)].solved
    return [steps(text, PutAway(card=card), source=source_of(card))]


def _put_away(state: ShipState, waiting: Waiting) -> Sequence[Event]:
    assert isinstance(waiting.effect, PutAway)
    card = waiting.effect.card
    zone = state.where(card)
    return move([card], zone, zones.REMOVED) if zone in OPEN else []


def supervisors(_: ShipState) -> Sequence[Event]:
    return [steps(SuperviseNext())]


def _ask_supervisors(state: ShipState, waiting: Waiting) -> Sequence[Event]:
    return ask_thing(state, waiting, SUPERVISE, Section.SECURITY, may_pass=True)


def _task(state: ShipState, card: Piece) -> Task:
    return Task(SUPERVISOR, state.box.situations[id_of(card)].need, Solve(card=card), Section.SECURITY, card)


def _supervisable(state: ShipState, _: SuperviseNext) -> Sequence[Piece]:
    """Those in the envelope need the visit itself (SIT-04)."""
    return [card for card in state.at(zones.OPEN_SITUATIONS) if can_do(state, _task(state, card))]


def _supervise(state: ShipState, _: SuperviseNext, thing: str) -> Sequence[Event]:
    return [steps(SuperviseNext()), *ask_crew(state, _task(state, Piece(thing)))]


def _solve_by_text(state: ShipState, waiting: Waiting) -> Sequence[Event]:
    effect = waiting.effect
    assert isinstance(effect, fx.SolveSituations)
    if effect.count > 1:
        return [same(waiting, *[attrs.evolve(effect, count=1)] * effect.count)]
    return ask_thing(state, waiting, SOLVE_ONE, Section.SECURITY)


def _remove_by_text(state: ShipState, waiting: Waiting) -> Sequence[Event]:
    effect = waiting.effect
    assert isinstance(effect, fx.RemoveSituations)
    if effect.count > 1:
        return [same(waiting, *[attrs.evolve(effect, count=1)] * effect.count)]
    return ask_thing(state, waiting, REMOVE_ONE, Section.SECURITY)


def _remove(state: ShipState, _: fx.RemoveSituations, thing: str) -> Sequence[Event]:
    card = Piece(thing)
    zone = state.where(card)
    assert zone is not None
    return move([card], zone, zones.REMOVED)


def _order_situations(state: ShipState, waiting: Waiting) -> Sequence[Event]:
    assert isinstance(waiting.effect, fx.OrderSituations)
    top = state.at(zones.POSSIBLE)[: waiting.effect.count]
    return [SituationsSeen(cards=top), steps(OrderNext(chosen=(), rest=top))] if top else []


def _order_next(state: ShipState, waiting: Waiting) -> Sequence[Event]:
    effect = waiting.effect
    assert isinstance(effect, OrderNext)
    if len(effect.rest) > 1:
        return ask_thing(state, waiting, ORDER, Section.SECURITY)
    return [SituationsOrdered(cards=(*effect.chosen, *effect.rest))]


def _next(_: ShipState, effect: OrderNext, thing: str) -> Sequence[Event]:
    card = Piece(thing)
    rest = tuple(each for each in effect.rest if each != card)
    return [steps(OrderNext(chosen=(*effect.chosen, card), rest=rest))]


def _ordered(state: ShipState, event: SituationsOrdered) -> ShipState:
    under = tuple(card for card in state.at(zones.POSSIBLE) if card not in event.cards)
    return changed(state, zones={**state.zones, zones.POSSIBLE: (*event.cards, *under)})


SOLVE_ONE = Pick(
    candidates=lambda state, effect: open_situations(state),
    picked=lambda state, effect, thing: [steps(Solve(card=Piece(thing)))],
)
SUPERVISE = Pick(candidates=_supervisable, picked=_supervise)
REMOVE_ONE = Pick(candidates=lambda state, effect: open_situations(state), picked=_remove)
ORDER = Pick(candidates=lambda state, effect: effect.rest, picked=_next)

SITUATION_ROOM = Chapter(
    steps={(Phase.SITUATION_ROOM, "solve"): solve, (Phase.SITUATION_ROOM, "supervisors"): supervisors},
    effects={
        SolveOne: _solve_one,
        Solve: _solve,
        PutAway: _put_away,
        SuperviseNext: _ask_supervisors,
        OrderNext: _order_next,
        fx.SolveSituations: _solve_by_text,
        fx.RemoveSituations: _remove_by_text,
        fx.OrderSituations: _order_situations,
    },
    picks={
        SolveOne: SOLVE_ONE,
        SuperviseNext: SUPERVISE,
        OrderNext: ORDER,
        fx.SolveSituations: SOLVE_ONE,
        fx.RemoveSituations: REMOVE_ONE,
    },
    payable={
        fx.SolveSituations: lambda state, effect: bool(open_situations(state)),
        fx.RemoveSituations: lambda state, effect: bool(open_situations(state)),
    },
    folds={SituationsSeen: lambda state, event: state, SituationsOrdered: _ordered},
)
