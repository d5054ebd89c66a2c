"""HNG: landers and mods find their slots, one lander is chosen and fitted out until the players confirm it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from vanguard_desktop.core import Command, DecisionClosed, DecisionOpened, Event, Reason, Waiting, changed
from vanguard_desktop.dice.faces import Section
from vanguard_desktop.setting import ModifierKey, NoModSlot, why_no_mods

from .. import zones
from ..chapter import Chapter, Order, Pick
from ..common import ask_thing
from ..data.facilities.hangar import (
    AttachMod,
    ChooseLander,
    DetachMod,
    EndHangar,
    FitOutLander,
    InstallLander,
    InstallMod,
    LanderChosen,
    NoSuchMod,
    NotUsable,
)
from ..data.journey.scanner import PartsRevealed
from ..journey.scanner import covered
from ..modifiers import modifiers
from ..moves import move, steps
from ..phases import Phase
from ..pieces import Piece, different, family_of, id_of, name_of
from ..state import Mode, ShipState
from ..zones import Zone
from .lander import attached, lander_slots, landers, usable


def new_landers(state: ShipState) -> Sequence[Event]:
    """Cards in the envelope, one after the other (HNG-01)."""
    return _each(state, "landers", InstallLander)


def new_mods(state: ShipState) -> Sequence[Event]:
    return _each(state, "lander_mods", InstallMod)


def _each(state: ShipState, family: str, install: type[InstallLander] | type[InstallMod]) -> Sequence[Event]:
    cards = [card for card in state.at(zones.ENVELOPE) if family_of(card) == family]
    return [steps(*(install(card=card) for card in cards))] if cards else []


def _install_lander(state: ShipState, waiting: Waiting) -> Sequence[Event]:
    assert isinstance(waiting.effect, InstallLander)
    slot = _free(state, lander_slots(state))
    if slot is not None:
        return move([waiting.effect.card], zones.ENVELOPE, slot)
    return ask_thing(state, waiting, ROOM_FOR_LANDER, Section.ENGINEERING)


def _leaving_landers(state: ShipState, effect: InstallLander) -> Sequence[Piece]:
    """The basic lander is never among them (HNG-02); the new one may leave itself."""
    installed = [card for card in landers(state) if not state.box.landers[name_of(card)].undamageable]
    return [*installed, effect.card]


def _replace_lander(state: ShipState, effect: InstallLander, thing: str) -> Sequence[Event]:
    leaving = Piece(thing)
    if leaving == effect.card:
        return move([leaving], zones.ENVELOPE, zones.REMOVED)
    slot = state.where(leaving)
    assert slot is not None
    return [*move([leaving], slot, zones.REMOVED), *move([effect.card], zones.ENVELOPE, slot)]


def _install_mod(state: ShipState, waiting: Waiting) -> Sequence[Event]:
    """Without room, and if none is made, it stays in the envelope (HNG-04)."""
    assert isinstance(waiting.effect, InstallMod)
    slot = _free(state, mod_slots(state))
    if slot is not None:
        return move([waiting.effect.card], zones.ENVELOPE, slot)
    return ask_thing(state, waiting, ROOM_FOR_MOD, Section.ENGINEERING, may_pass=True)


def _installed_mods(state: ShipState, _: InstallMod) -> Sequence[Piece]:
    return stored_mods(state)


def _replace_mod(state: ShipState, effect: InstallMod, thing: str) -> Sequence[Event]:
    slot = state.where(Piece(thing))
    assert slot is not None
    return [*move([Piece(thing)], slot, zones.REMOVED), *move([effect.card], zones.ENVELOPE, slot)]


def stored_mods(state: ShipState) -> Sequence[Piece]:
    """Mods on page 21."""
    return [mod for slot in mod_slots(state) for mod in state.at(slot)]


def mod_slots(state: ShipState) -> Sequence[Zone]:
    """On an operation without a campaign everything of its tier has a place (OPS-09)."""
    mods = sum(mod.copies for mod in state.box.lander_mods.values())
    count = mods if state.mode is Mode.OPERATION else state.pages.mod_slots
    return [zones.mod(slot) for slot in range(1, count + 1)]


def _free(state: ShipState, slots: Sequence[Zone]) -> Zone | None:
    return next((slot for slot in slots if not state.at(slot)), None)


def choose(state: ShipState) -> Sequence[Event]:
    """A lander that lies face up is taken, so that there always is one; the players may take another (HNG-07)."""
    return [LanderChosen(lander=usable(state)[0])]


def customize(_: ShipState) -> Sequence[Event]:
    return [DecisionOpened(decision=FitOutLander(section=Section.ENGINEERING))]


def _fittings(state: ShipState, _: FitOutLander) -> Iterable[Command]:
    """Of several copies of a mod one is named."""
    yield EndHangar()
    yield from (ChooseLander(lander=lander) for lander in usable(state))
    yield from (AttachMod(mod=mod) for mod in {id_of(mod): mod for mod in reversed(stored_mods(state))}.values())
    yield from (DetachMod(mod=mod) for mod in different(state.at(zones.LANDER_MODS)))


def _why_not_this(state: ShipState, command: ChooseLander) -> Reason | None:
    other = command.lander in usable(state) and command.lander != state.lander
    return None if other else NotUsable()


def _choose(state: ShipState, command: ChooseLander) -> Sequence[Event]:
    return [*_asked_again(), *_all_off(state), LanderChosen(lander=command.lander)]


def _all_off(state: ShipState) -> list[Event]:
    """Back to page 21, each to a slot of its own."""
    free = (slot for slot in mod_slots(state) if not state.at(slot))
    return [event for mod in state.at(zones.LANDER_MODS) for event in move([mod], zones.LANDER_MODS, next(free))]


def _why_not_attach(state: ShipState, command: AttachMod) -> Reason | None:
    """One mod for each slot of its kind (HNG-08)."""
    if command.mod not in stored_mods(state):
        return NoSuchMod()
    return why_not_fit(state, command.mod)


def why_not_fit(state: ShipState, mod: Piece) -> NoModSlot | None:
    assert state.lander is not None
    lander = state.box.landers[state.lander]
    return why_no_mods(lander, [*attached(state), state.box.lander_mods[id_of(mod)]])


def _attach(state: ShipState, command: AttachMod) -> Sequence[Event]:
    slot = state.where(command.mod)
    assert slot is not None
    return [*_asked_again(), *move([command.mod], slot, zones.LANDER_MODS)]


def _why_not_detach(state: ShipState, command: DetachMod) -> Reason | None:
    return None if command.mod in state.at(zones.LANDER_MODS) else NoSuchMod()


def _detach(state: ShipState, command: DetachMod) -> Sequence[Event]:
    slot = _free(state, mod_slots(state))
    assert slot is not None
    return [*_asked_again(), *move([command.mod], zones.LANDER_MODS, slot)]


def _asked_again() -> list[Event]:
    return [DecisionClosed(), DecisionOpened(decision=FitOutLander(section=Section.ENGINEERING))]


def _end(state: ShipState, _: EndHangar) -> Sequence[Event]:
    """A lander that sees everything turns up what is still covered of the landing card (SCN-02)."""
    sees = bool(modifiers(state, ModifierKey.REVEAL_CARD)) and covered(state)
    return [DecisionClosed(), *([PartsRevealed(count=covered(state))] if sees else [])]


def _chosen(state: ShipState, event: LanderChosen) -> ShipState:
    return changed(state, lander=event.lander)


ROOM_FOR_LANDER = Pick(candidates=_leaving_landers, picked=_replace_lander)
ROOM_FOR_MOD = Pick(candidates=_installed_mods, picked=_replace_mod)

HANGAR = Chapter(
    steps={
        (Phase.HANGAR, "landers"): new_landers,
        (Phase.HANGAR, "mods"): new_mods,
        (Phase.HANGAR, "choose"): choose,
        (Phase.HANGAR, "customize"): customize,
    },
    effects={InstallLander: _install_lander, InstallMod: _install_mod},
    picks={InstallLander: ROOM_FOR_LANDER, InstallMod: ROOM_FOR_MOD},
    questions={FitOutLander: _fittings},
    orders={
        ChooseLander: Order(answers=(FitOutLander,), why_not=_why_not_this, unfold=_choose),
        AttachMod: Order(answers=(FitOutLander,), why_not=_why_not_attach, unfold=_attach),
        DetachMod: Order(answers=(FitOutLander,), why_not=_why_not_detach, unfold=_detach),
        EndHangar: Order(
            answers=(FitOutLander,),
            why_not=lambda state, command: None,
            unfold=_end,
        ),
    },
    folds={LanderChosen: _chosen},
    reasons=(NotUsable, NoSuchMod, NoModSlot),
)
