"""Landers are damaged, repaired and improved: by texts, in the hangar, between two visits (HNG-05, HNG-13, UNL-12)."""

from __future__ import annotations

from collections.abc import Sequence

from vanguard_desktop.core import CardId, Command, DecisionClosed, Event, Reason, Waiting, changed
from vanguard_desktop.dice.faces import Section
from vanguard_desktop.setting import ModifierKey, Price

from .. import effects as fx
from ..chapter import Chapter, Order, Pick
from ..common import ask_thing
from ..data.facilities.facilities import AskVisit, ChooseFacility
from ..data.facilities.hangar import (
    CannotRepair,
    LanderImproved,
    LanderTurned,
    OfferRepairs,
    RepairLander,
)
from ..modifiers import in_force, modifiers, spend
from ..moves import steps
from ..phases import Phase
from ..pieces import Piece, name_of
from ..prices import can_afford, pay
from ..state import ShipState
from .lander import card_of_lander, damageable, improvement


def price_of(state: ShipState, lander: CardId) -> Price:
    """A card that prints no cost is repaired for nothing, and so is the next one with a card that says so (ADD-10)."""
    free = any(each.standing.free for each in modifiers(state, ModifierKey.REPAIR_COST, lander))
    return Price() if free else state.box.landers[lander].repair or Price()


def repairable(state: ShipState) -> Sequence[Piece]:
    """Damaged landers whose repair can be paid completely now (HNG-05, HNG-06)."""
    return [card for card in state.damaged if can_afford(state, price_of(state, name_of(card)))]


def repair(state: ShipState, lander: CardId) -> list[Event]:
    """Turned face up at once; tokens are paid now, which discoveries is asked next (HNG-13)."""
    used = spend(state, modifiers(state, ModifierKey.REPAIR_COST, lander))
    return [LanderTurned(lander=lander, damaged=False), *used, *pay(state, price_of(state, lander))]


def repairs(_: ShipState) -> Sequence[Event]:
    return [steps(OfferRepairs())]


def _offer(state: ShipState, waiting: Waiting) -> Sequence[Event]:
    return ask_thing(state, waiting, REPAIRS, Section.ENGINEERING, may_pass=True)


def _repair_one(state: ShipState, _: OfferRepairs, thing: str) -> Sequence[Event]:
    return [steps(OfferRepairs()), *repair(state, name_of(Piece(thing)))]


def damage(state: ShipState, waiting: Waiting) -> Sequence[Event]:
    """The lander that is named, or the one on the table; one that something protects stays whole (UNL-12, MOR)."""
    assert isinstance(waiting.effect, fx.DamageLander)
    lander = waiting.effect.card or state.lander
    if lander is None or not damageable(state, lander) or _protected(state, lander):
        return []
    return [LanderTurned(lander=lander, damaged=True)]


def _protected(state: ShipState, lander: CardId) -> bool:
    return any(standing.only in ("", lander) for _, standing in in_force(state, ModifierKey.IGNORE_DAMAGE))


def _text_repairs(state: ShipState, waiting: Waiting) -> Sequence[Event]:
    """For nothing: the lander that is named, or one of the players' choice."""
    assert isinstance(waiting.effect, fx.RepairLander)
    lander = waiting.effect.card
    if lander is None:
        return ask_thing(state, waiting, MENDED, Section.ENGINEERING)
    return [LanderTurned(lander=lander, damaged=False)] if card_of_lander(lander) in state.damaged else []


def orders(state: ShipState) -> Sequence[Command]:
    """Repairs that can be paid while the facilities are visited (HNG-13)."""
    return [RepairLander(lander=name_of(card)) for card in repairable(state)]


def _why_not(state: ShipState, command: RepairLander) -> Reason | None:
    return None if card_of_lander(command.lander) in repairable(state) else CannotRepair()


def _repair_now(state: ShipState, command: RepairLander) -> Sequence[Event]:
    return [DecisionClosed(), steps(AskVisit()), *repair(state, command.lander)]


def improve(_: ShipState, waiting: Waiting) -> Sequence[Event]:
    effect = waiting.effect
    assert isinstance(effect, fx.ImproveLander)
    return [LanderImproved(lander=effect.card, stat=effect.stat, by=effect.by)]


def _turned(state: ShipState, event: LanderTurned) -> ShipState:
    card = card_of_lander(event.lander)
    others = tuple(each for each in state.damaged if each != card)
    return changed(state, damaged=(*others, card) if event.damaged else others)


def _improved(state: ShipState, event: LanderImproved) -> ShipState:
    key = improvement(event.lander, event.stat)
    return changed(state, improved={**state.improved, key: state.improved.get(key, 0) + event.by})


REPAIRS = Pick(candidates=lambda state, effect: repairable(state), picked=_repair_one)
MENDED = Pick(
    candidates=lambda state, effect: state.damaged,
    picked=lambda state, effect, thing: [LanderTurned(lander=name_of(Piece(thing)), damaged=False)],
)

REPAIR = Chapter(
    steps={(Phase.HANGAR, "repair"): repairs},
    effects={
        OfferRepairs: _offer,
        fx.DamageLander: damage,
        fx.RepairLander: _text_repairs,
        fx.ImproveLander: improve,
    },
    picks={OfferRepairs: REPAIRS, fx.RepairLander: MENDED},
    orders={RepairLander: Order(answers=(ChooseFacility,), why_not=_why_not, unfold=_repair_now)},
    folds={LanderTurned: _turned, LanderImproved: _improved},
    reasons=(CannotRepair,),
)
