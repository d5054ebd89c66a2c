"""MOR: four levels of morale, and the dice that a ship without any morale loses."""

from __future__ import annotations

from collections.abc import Sequence

from vanguard_desktop.core import DecisionOpened, Event, Waiting, changed
from vanguard_desktop.dice.faces import Section
from vanguard_desktop.setting import ModifierKey, MoraleLevel, Often

from .. import effects as fx
from .. import zones
from ..chapter import Chapter, Pick
from ..data.aboard.morale import MoraleChanged, ReturnDie
from ..data.common import ChooseThing
from ..data.limits import Used
from ..modifiers import in_force, modifiers
from ..moves import move, steps
from ..pieces import Piece, one_of_each
from ..state import ShipState

LEVELS = tuple(MoraleLevel)
# MOR-08: penalties leave every section that many dice.
LEAST_DICE = 3


def raise_morale(state: ShipState, _: Waiting) -> Sequence[Event]:
    at = LEVELS.index(state.morale)
    return [MoraleChanged(level=LEVELS[at - 1])] if at else []


def lower_morale(state: ShipState, waiting: Waiting) -> Sequence[Event]:
    """What protects morale stops the dice of Very Low as well (MOR-11); `source` is what lowers it."""
    if is_protected(state, str(waiting.source)):
        return []
    dropped = [Used(key=_drops(cause)) for cause in dict.fromkeys(("", str(waiting.source)))]
    at = LEVELS.index(state.morale)
    if at + 1 < len(LEVELS):
        return [MoraleChanged(level=LEVELS[at + 1]), *dropped]
    return [*lose_dice(state), *dropped]


def is_protected(state: ShipState, cause: str = "") -> bool:
    """A floor is the level named by its filter; a limit of drops counts those of the cause that it names, or all."""
    floors = [standing.only for _, standing in in_force(state, ModifierKey.MORALE_FLOOR)]
    if any(LEVELS.index(state.morale) >= LEVELS.index(MoraleLevel(level)) for level in floors):
        return True
    limits = modifiers(state, ModifierKey.MORALE_DROPS, cause)
    return any(state.used.get(_drops(each.standing.only), 0) >= each.standing.value for each in limits)


def _drops(cause: str) -> str:
    """CYC-07: counted anew when the team comes home."""
    return f"morale_drop/{cause}:{Often.PER_PHASE.value}"


def set_morale(state: ShipState, waiting: Waiting) -> Sequence[Event]:
    """Directly, without what lies between (MOR-09)."""
    assert isinstance(waiting.effect, fx.SetMorale)
    level = waiting.effect.level
    return [] if level is state.morale else [MoraleChanged(level=level)]


def lose_dice(state: ShipState) -> Sequence[Event]:
    """Every section returns a die of its owner's choice, as long as it has more than three (MOR-03, MOR-08)."""
    if state.dice_each <= LEAST_DICE:
        return []
    return [steps(*(ReturnDie(section=section) for section in Section))]


def _every_section_loses(state: ShipState, _: Waiting) -> Sequence[Event]:
    return lose_dice(state)


def can_lower(state: ShipState, _: object) -> bool:
    """As an alternative: not if it is stopped, and at Very Low only as long as a die is taken (MOR-10, MOR-11)."""
    if is_protected(state):
        return False
    return state.morale is not MoraleLevel.VERY_LOW or state.dice_each > LEAST_DICE


def _ask_die(_: ShipState, waiting: Waiting) -> Sequence[Event]:
    assert isinstance(waiting.effect, ReturnDie)
    return [DecisionOpened(decision=ChooseThing(section=waiting.effect.section, effect=waiting))]


def _dice(state: ShipState, effect: ReturnDie) -> Sequence[Piece]:
    """From the compartment or from the crew board (MOR-07)."""
    return one_of_each((*state.at(zones.dice(effect.section)), *state.at(zones.board_dice(effect.section))))


def _return_die(state: ShipState, effect: ReturnDie, thing: str) -> Sequence[Event]:
    die = Piece(thing)
    start = zones.dice(effect.section)
    start = start if die in state.at(start) else zones.board_dice(effect.section)
    return move([die], start, zones.BOX_DICE)


def _changed(state: ShipState, event: MoraleChanged) -> ShipState:
    return changed(state, morale=event.level)


MORALE = Chapter(
    effects={
        fx.RaiseMorale: raise_morale,
        fx.LowerMorale: lower_morale,
        fx.SetMorale: set_morale,
        fx.EverySectionLosesDie: _every_section_loses,
        ReturnDie: _ask_die,
    },
    picks={ReturnDie: Pick(candidates=_dice, picked=_return_die)},
    payable={fx.LowerMorale: can_lower},
    folds={MoraleChanged: _changed},
)
