"""Dice from the box: which may be taken, and that every section takes one (DBR-11, DBR-14, DBR-15, SEF-03)."""

from __future__ import annotations

from collections.abc import Sequence

from vanguard_desktop.core import Event, Waiting
from vanguard_desktop.dice.faces import ALL_DICE, DieType, Section

from .. import effects as fx
from .. import zones
from ..chapter import Chapter, Pick
from ..common import ask_thing
from ..data.journey.debriefing import TakeDie
from ..moves import move, steps
from ..pieces import Piece, die_of, one_of_each
from ..state import ShipState


def free_dice(state: ShipState) -> list[Piece]:
    """Dice in the box that are unlocked: universal ones only after the sealed supply has been opened (ADD-01)."""
    sealed = bool(state.at(zones.SEALED))
    return [die for die in state.at(zones.BOX_DICE) if not (sealed and ALL_DICE[die_of(die)].type is DieType.UNIVERSAL)]


def enough_dice(state: ShipState) -> bool:
    """One for each section."""
    return len(free_dice(state)) >= len(Section)


def each_takes_a_die() -> Event:
    """In the order of sections, in case two want the last of a kind."""
    return steps(*(TakeDie(section=section) for section in Section))


def _every_section_gains(state: ShipState, _: Waiting) -> Sequence[Event]:
    return [each_takes_a_die()] if enough_dice(state) else []


def _ask(state: ShipState, waiting: Waiting) -> Sequence[Event]:
    assert isinstance(waiting.effect, TakeDie)
    return ask_thing(state, waiting, TAKE, waiting.effect.section)


def _kinds(state: ShipState, _: TakeDie) -> Sequence[Piece]:
    return one_of_each(free_dice(state))


def _take(_: ShipState, effect: TakeDie, thing: str) -> Sequence[Event]:
    return move([Piece(thing)], zones.BOX_DICE, zones.dice(effect.section))


TAKE = Pick(candidates=_kinds, picked=_take)

DICE_SUPPLY = Chapter(
    effects={fx.EverySectionGainsDie: _every_section_gains, TakeDie: _ask},
    picks={TakeDie: TAKE},
)
