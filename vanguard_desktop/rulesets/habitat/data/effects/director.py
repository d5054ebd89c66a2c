"""Effects of events and adventures: what they name, and what speaks of the action just done."""

from __future__ import annotations

from typing import Annotated

from vanguard_desktop.core import Between, Effect

from ..kinds import Element, Modifier, Who
from .common import AtStructure, OnCard


class NameStructure(AtStructure, tag="name_structure"):
    """The group names a structure to which this can happen; it is `that` from now on, in reward and consequence too."""

    then: Effect


class PutOnMap(OnCard, tag="put_on_map"):
    """A token on the space of ring 1 in a drawn direction, on that of ring 2 too if the card is intense (HRS-19)."""

    modifier: Modifier


class TakeOffMap(OnCard, tag="take_off_map"):
    """The tokens that this event put on the map are discarded."""

    modifier: Modifier


class MarkUsedRover(OnCard, tag="mark_used_rover"):
    """A modifier token on the rover of the action that is being resolved."""

    modifier: Modifier


class LoseSampleHere(OnCard, tag="lose_sample_here"):
    """A sample is taken from the region of the action that is being resolved."""


class GainRepairedPart(OnCard, tag="part_as_repaired"):
    """A part of the kind that was just repaired; without a repair one of another kind."""

    otherwise: Element


class BreakRepaired(OnCard, tag="break_repaired"):
    """The element that was repaired in that action breaks again; if there was none, something else happens."""

    otherwise: Effect


class ChangePawns(OnCard, tag="pawns"):
    """Somebody has more pawns in this sol, or leaves some idle (HFX-01)."""

    who: Who
    by: Annotated[int, Between(-2, 2)]


class GainFind(OnCard, tag="find"):
    """A find token (HEX-20)."""
