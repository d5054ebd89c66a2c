"""Steps on the planet board: travel, tracks, markers that come along, threats that strike."""

from __future__ import annotations

from vanguard_desktop.core import CardId, Effect, MemberId, PathId, SectorId

from ..tracks import Track


class Arrive(Effect, tag="step_arrive"):
    """The last step of travel: the pawn goes to the far end of the path (ACT-28)."""

    path: PathId


class IgnoreIcon(Effect, tag="step_ignore_icon"):
    """This icon of the path is not resolved."""

    icon: Effect


class MayIgnore(Effect, tag="step_may_ignore"):
    """A traveler who may travel without one of the icons says whether it is this one."""

    icon: Effect


class BringMarkers(Effect, tag="step_bring_markers"):
    """The markers of the sector that a crew member has just left come along (PLN-20)."""

    start: SectorId
    to: SectorId


class StepMarker(Effect, tag="step_step_marker"):
    """The marker on this track of an action moves so many spaces on, or back with a negative count."""

    track: Track
    by: int


class TakeOffMarker(Effect, tag="step_take_off_marker"):
    """This track of an action is reset (GEN-32)."""

    track: Track


class ComesNext(Effect, tag="step_comes_next"):
    """This point of interest is the next to come to the sector."""

    card: CardId


class MoveTrack(Effect, tag="step_move_track"):
    """One progress of one time track, and what is printed on the space it enters (TIM-05)."""

    track: Track


class MoveTracks(Effect, tag="step_move_tracks"):
    """Several time tracks progress, in an order that the players choose (TIM-08)."""

    tracks: tuple[Track, ...]


class Struck(Effect, tag="step_struck"):
    """A threat attacks somebody; abilities against it come now, then what it does (THR-15)."""

    effect: Effect


class StrikeOne(Effect, tag="step_strike_one"):
    """A threat attacks only one of those in the sector, but for whom a shelter has kept safe; the team says whom."""

    sector: SectorId
    effect: Effect
    safe: tuple[MemberId, ...] = ()
