"""LCH, step 4: small equipment for the team, the hold of the lander, and all aboard (LCH-17 to LCH-23)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from vanguard_desktop.core import Command, DecisionClosed, DecisionOpened, Event, Reason, Waiting
from vanguard_desktop.dice.faces import Section
from vanguard_desktop.setting import EquipmentCard, EquipmentKind

from .. import zones
from ..chapter import Chapter, Order, Pick
from ..common import ask_thing
from ..data.journey.launch import (
    CannotBeFound,
    HoldFull,
    LoadEquipment,
    LoadLander,
    NobodyCanCarry,
    NotInArmory,
    StrapIn,
    TakeSmallEquipment,
    UnloadEquipment,
    UpgradeAlone,
)
from ..facilities.lander import figures
from ..modifiers import is_disabled
from ..moves import move, steps
from ..phases import Phase
from ..pieces import Piece, different, id_of
from ..state import ShipState
from .team import away_team


def load(state: ShipState) -> Sequence[Event]:
    """Everybody's small equipment first, which needs no room; then the hold."""
    return [steps(*(TakeSmallEquipment(section=section) for section in away_team(state)))]


def strap_in(_: ShipState) -> Sequence[Event]:
    return [DecisionOpened(decision=LoadLander(section=Section.ENGINEERING))]


def _ask_small(state: ShipState, waiting: Waiting) -> Sequence[Event]:
    assert isinstance(waiting.effect, TakeSmallEquipment)
    return ask_thing(state, waiting, SMALL, waiting.effect.section, may_pass=True)


def _small(state: ShipState, effect: TakeSmallEquipment) -> Sequence[Piece]:
    """For anybody, or for this section; of several copies one is named."""
    return different(
        card
        for card in state.at(zones.ARMORY)
        if _printed(state, card).kind is EquipmentKind.SMALL
        and _printed(state, card).section in (None, effect.section)
        and not is_disabled(state, id_of(card))
    )


def _take(_: ShipState, effect: TakeSmallEquipment, thing: str) -> Sequence[Event]:
    return move([Piece(thing)], zones.ARMORY, zones.board_equipment(effect.section))


def _printed(state: ShipState, card: Piece) -> EquipmentCard:
    return state.box.equipment[id_of(card)]


def _answers(state: ShipState, _: LoadLander) -> Iterable[Command]:
    yield StrapIn()
    yield from (LoadEquipment(card=card) for card in different(state.at(zones.ARMORY)))
    yield from (UnloadEquipment(card=card) for card in different(state.at(zones.CARGO)))


def _why_not_load(state: ShipState, command: LoadEquipment) -> Reason | None:
    if command.card not in state.at(zones.ARMORY):
        return NotInArmory()
    if is_disabled(state, id_of(command.card)):
        return CannotBeFound()
    card = _printed(state, command.card)
    if card.section is not None and card.section not in away_team(state):
        return NobodyCanCarry()
    if card.kind is EquipmentKind.UPGRADE:
        belongs = any(id_of(other) == card.upgrades for other in state.at(zones.CARGO))
        return None if belongs else UpgradeAlone()
    return None if loaded(state, card.kind) < limit(state, card.kind) else HoldFull()


def limit(state: ShipState, kind: EquipmentKind) -> int:
    """Each kind has its own; small equipment is taken along by the team and never loaded (LCH-17, LCH-18)."""
    lander = figures(state)
    return {EquipmentKind.PERSONAL: lander.personal, EquipmentKind.MISSION: lander.mission}.get(kind, 0)


def loaded(state: ShipState, kind: EquipmentKind) -> int:
    return sum(_printed(state, card).kind is kind for card in state.at(zones.CARGO))


def _load_card(_: ShipState, command: LoadEquipment) -> Sequence[Event]:
    return move([command.card], zones.ARMORY, zones.CARGO)


def _why_not_unload(state: ShipState, command: UnloadEquipment) -> Reason | None:
    return None if command.card in state.at(zones.CARGO) else NotInArmory()


def _unload_card(state: ShipState, command: UnloadEquipment) -> Sequence[Event]:
    id = id_of(command.card)
    there = state.at(zones.CARGO)
    last = sum(id_of(card) == id for card in there) == 1
    with_it = [card for card in there if last and _printed(state, card).upgrades == id]
    return move([command.card, *with_it], zones.CARGO, zones.ARMORY)


SMALL = Pick(candidates=_small, picked=_take)

LOADING = Chapter(
    steps={(Phase.LAUNCH, "load"): load, (Phase.LAUNCH, "strap_in"): strap_in},
    effects={TakeSmallEquipment: _ask_small},
    picks={TakeSmallEquipment: SMALL},
    questions={LoadLander: _answers},
    orders={
        LoadEquipment: Order(answers=(LoadLander,), why_not=_why_not_load, unfold=_load_card),
        UnloadEquipment: Order(answers=(LoadLander,), why_not=_why_not_unload, unfold=_unload_card),
        StrapIn: Order(
            answers=(LoadLander,), why_not=lambda state, command: None, unfold=lambda state, command: [DecisionClosed()]
        ),
    },
    reasons=(NotInArmory, CannotBeFound, HoldFull, UpgradeAlone, NobodyCanCarry),
)
