"""What texts do to the planet board: places, markers, tracks of actions, conditions and missions."""

from __future__ import annotations

from typing import Annotated

from vanguard_desktop.core import Between, CardId, Effect, Named, SectorId
from vanguard_desktop.dice.faces import Icon
from vanguard_desktop.setting import RowColor


class ReplacePoi(Effect, tag="replace_poi"):
    """All cards of the sector are discarded, the new one lies there (PLN-16)."""

    card: Annotated[CardId, Named("pois")]
    sector: SectorId | None = None


class CoverPoi(Effect, tag="cover_poi"):
    """A card is placed on top; those already there stay under it (PLN-18)."""

    card: Annotated[CardId, Named("pois")]
    sector: SectorId | None = None


class PlaceUnder(Effect, tag="place_under"):
    """A card comes under another one, whose tracks stay as they are; without that one it lies on top (PLN-18)."""

    card: Annotated[CardId, Named("pois")]
    under: Annotated[CardId, Named("pois")]
    sector: SectorId


class DiscardPoi(Effect, tag="discard_poi"):
    """The topmost card of the sector is discarded (PLN-21)."""

    sector: SectorId | None = None


class LookAtPois(Effect, tag="look_at_pois"):
    """Look at the point of interest cards that your sector may yet get, or some `sector` (PLN-16, PLN-18).

    If `anywhere` that sector is chosen. None lies on the planet face down; what is still to come is unseen like that.
    """

    sector: SectorId | None = None
    anywhere: bool = False


class ChoosePoi(Effect, tag="choose_poi"):
    """Look at the cards that your sector may yet get next; the chosen one is the next to come (PLN-16).

    Nothing that these bring in their turn can be chosen: its story would begin in the middle.
    """


class MarkSector(Effect, tag="mark_sector"):
    """Markers in the sector, or off it with a negative count (PLN-20)."""

    count: Annotated[int, Between(-99, 99)] = 1
    sector: SectorId | None = None


class MoveMarker(Effect, tag="move_marker"):
    """A marker of this sector moves to a connected one (PLN-20)."""


class JoinMarkers(Effect, tag="join_markers"):
    """Markers come to those that lie on the board already, up to so many, or leave them with a negative count."""

    count: Annotated[int, Between(-99, 99)] = 1
    most: int | None = None


class ClearMarkers(Effect, tag="clear_markers"):
    """All markers are taken off these sectors, without a number off the whole board (PLN-20)."""

    sectors: tuple[SectorId, ...] = ()


class SweepMarkers(Effect, tag="sweep_markers"):
    """All markers in the sector of the threat whose text this is move one sector towards the named one (PLN-20)."""

    sector: SectorId


class MarkCard(Effect, tag="mark_card"):
    """Markers on a mission or threat card, or off it with a negative count; they leave with the card (TIM-14)."""

    card: CardId
    count: Annotated[int, Between(-99, 99)] = 1


class Progress(Effect, tag="progress"):
    """The marker of the action's track of that color moves on, or back with a negative count (TIM-20, TIM-24)."""

    color: RowColor
    count: Annotated[int, Between(-99, 99)] = 1


class ProgressOn(Effect, tag="progress_on"):
    """A track of that color on a point of interest moves on, wherever that lies topmost (TIM-20, TIM-22)."""

    card: CardId
    color: RowColor
    count: int = 1


class ProgressHere(Effect, tag="progress_here"):
    """A track of that color of an action in the sector moves on, or back with a negative count, in a check or not
    (TIM-20, TIM-24). Without a number it is the sector "here", or any sector. `asking` leaves only tracks that this
    icon moves on, or one of two.
    """

    color: RowColor
    count: Annotated[int, Between(-99, 99)] = 1
    sector: SectorId | None = None
    asking: Icon | None = None
    or_asking: Icon | None = None
    anywhere: bool = False


class ProgressAround(Effect, tag="progress_around"):
    """Every track of that color of the actions here and in connected sectors moves on (TIM-20, TIM-22)."""

    color: RowColor
    count: int = 1


class ResetTrack(Effect, tag="reset_track"):
    """The token or marker of the track is taken off (GEN-32)."""

    color: RowColor | None = None


class ResetHere(Effect, tag="reset_here"):
    """The marker of a track of that color of an action in the sector is taken off (GEN-32)."""

    color: RowColor


class PlaceCondition(Effect, tag="place_condition"):
    """A condition card replaces the former (PLN-36)."""

    card: Annotated[CardId, Named("conditions")]


class DiscardCondition(Effect, tag="discard_condition"):
    """The printed condition is in force again (PLN-37)."""


class LookAtNextCondition(Effect, tag="look_at_next_condition"):
    """The condition card is looked at that the time track of the one in force brings (PLN-36)."""


class AddMission(Effect, tag="add_mission"):
    """A new mission comes into play (PLN-48)."""

    card: Annotated[CardId, Named("missions")]


class CompleteMission(Effect, tag="complete_mission"):
    """A mission card is discarded as its completion says (PLN-42)."""

    card: Annotated[CardId, Named("missions")]


class LoseMission(Effect, tag="lose_mission"):
    """A mission leaves the game without being completed; one that is not in play is not missed."""

    card: Annotated[CardId, Named("missions")]


class FailMission(Effect, tag="fail_mission"):
    """A mission-failed token is put on the lander (PLN-50)."""
