"""Effects on what a mission lays out on the map: hidden loads, white markers, echoes, masts; and on its decks."""

from __future__ import annotations

from enum import Enum
from typing import Annotated

from vanguard_desktop.core import Between, CardId

from ..kinds import Modifier, Space
from .common import OnCard

Few = Annotated[int, Between(1, 9)]
Ring = Annotated[int, Between(1, 3)]


class NumberSample(OnCard, tag="numbered_sample"):
    """A research card is drawn: a sample with its number enters in place of a plain one (HMS-21)."""

    place: str = ""


class Uncover(OnCard, tag="uncover"):
    """A hidden load is revealed (HMS-17): this one, one of the group's choice, or every one that lies on an explored
    region.
    """

    explored: bool = False
    token: CardId | None = None


class AddMarkers(OnCard, tag="marker"):
    """White markers on so many different loads of the group's choice (HMS-07)."""

    count: Few = 1
    tokens: Few = 1
    chosen: tuple[CardId, ...] = ()


class Fade(OnCard, tag="fade"):
    """A research card names one of these loads: it loses a white marker (HMS-19). Cards return when all six are out."""

    tokens: tuple[CardId, ...]


class ClearLoad(OnCard, tag="clear_load"):
    """All tokens of a kind are discarded from one load."""

    modifier: Modifier


class Spawn(OnCard, tag="spawn"):
    """Echoes on so many spaces of a ring, by direction cards without return (HMS-15)."""

    ring: Ring
    count: Few


class MoveEcho(OnCard, tag="shift"):
    """An echo moves to a space beside its own: one of a ring, perhaps within it."""

    ring: Ring | None = None
    within: bool = False


class LoseEchoes(OnCard, tag="lose_echoes"):
    """So many echoes of the group's choice are removed."""

    count: Few


class AddEchoes(OnCard, tag="add_echoes"):
    """So many echoes on spaces of the group's choice that held none; `added` are those named so far."""

    count: Few
    added: tuple[Space, ...] = ()


class BuildHere(OnCard, tag="build_here"):
    """An object of the mission stands on the region of the action that is being resolved (HBD-24); a `powered` one
    needs energy there (HCA-53).
    """

    object: CardId
    powered: bool = False


class MakeCamp(OnCard, tag="camp"):
    """The region of the action that is being resolved is a camp: routes may start there (HMS-27)."""


class DropDirection(OnCard, tag="drop_direction"):
    """A direction card of the group's choice is out of the mission (HMS-24)."""


class DropLowest(OnCard, tag="drop_lowest"):
    """The research card with the lowest percentage is out of all draws of percentages (HMS-24)."""


class LockDie(OnCard, tag="die_out"):
    """A malfunction die of the group's choice is not rolled in this sol (HMS-25)."""


class FarmRule(Enum):
    """What a band of a track does to the farm (HMS-23)."""

    WITHERS = "withers"
    STILL = "still"


class RuleFarm(OnCard, tag="farm_rule"):
    """In this sol the plants wither and nothing can prevent it, or nothing grows."""

    rule: FarmRule


class StressByTracks(OnCard, tag="stress_by_tracks"):
    """Stress for so many tracks each that are below their caps, rounded up."""

    tracks: tuple[CardId, ...]
    each: Few = 1


class RaiseOneTrack(OnCard, tag="one_track"):
    """One track of the group's choice rises by a number."""

    by: Annotated[int, Between(1, 100)]


class TakeNumbered(OnCard, tag="take_numbered"):
    """So many research cards without return: a sample with one of their numbers is available at once."""

    cards: Few = 1


class Reveal(OnCard, tag="reveal"):
    """A random tile lies on a space: with its samples, without a find token (HEX-27)."""

    space: Space


class ExploreFree(OnCard, tag="explore_free"):
    """An accessible space of the group's choice is explored without pawns (HEX-28)."""

    ring: Ring | None = None


class RedrawMalfunction(OnCard, tag="redraw_malfunction"):
    """Response: a malfunction card that was just drawn is drawn again; the second one is binding (HGN-12)."""
