"""What texts of single planets do: cards laid under others, threats put and led, markers in company, staying after all.

The general effects on the board stand in `effects.py`.
"""

from __future__ import annotations

from typing import Annotated, ClassVar

import attrs

from vanguard_desktop.core.fields import Between, Named
from vanguard_desktop.core.ids import CardId, SectorId
from vanguard_desktop.core.kinds import Effect
from vanguard_desktop.setting.cards import Biome, RowColor


@attrs.frozen(kw_only=True)
class PlaceUnder(Effect):
    """A card comes under another one, whose tracks stay as they are; without that one it lies on top (PLN-18)."""

    tag: ClassVar[str] = "place_under"
    card: Annotated[CardId, Named("pois")]
    under: Annotated[CardId, Named("pois")]
    sector: SectorId


@attrs.frozen(kw_only=True)
class PutThreat(Effect):
    """A threat in play is put in a sector, without a number in yours, however far that is (THR-08)."""

    tag: ClassVar[str] = "put_threat"
    card: Annotated[CardId, Named("threats")]
    sector: SectorId | None = None


@attrs.frozen(kw_only=True)
class LeadThreat(Effect):
    """The threat whose text this is moves one sector on along the route printed on its card (THR-08)."""

    tag: ClassVar[str] = "lead_threat"
    route: tuple[SectorId, ...]


@attrs.frozen(kw_only=True)
class SweepAlong(Effect):
    """All markers and tokens in the sector of the threat move one sector on along that route (PLN-20)."""

    tag: ClassVar[str] = "sweep_along"
    route: tuple[SectorId, ...]


@attrs.frozen(kw_only=True)
class JoinMarkers(Effect):
    """Markers come to those that lie on the board already, up to so many, or leave them with a negative count."""

    tag: ClassVar[str] = "join_markers"
    count: Annotated[int, Between(-99, 99)] = 1
    most: int | None = None


@attrs.frozen(kw_only=True)
class ClearMarkers(Effect):
    """All markers are taken off these sectors, without a number off the whole board (PLN-20)."""

    tag: ClassVar[str] = "clear_markers"
    sectors: tuple[SectorId, ...] = ()


@attrs.frozen(kw_only=True)
class ProgressOn(Effect):
    """A track of that color on a point of interest moves on, wherever that lies topmost (TIM-20, TIM-22)."""

    tag: ClassVar[str] = "progress_on"
    card: CardId
    color: RowColor
    count: int = 1


@attrs.frozen(kw_only=True)
class MarkCard(Effect):
    """Markers on a mission or threat card, or off it with a negative count; they leave with the card (TIM-14)."""

    tag: ClassVar[str] = "mark_card"
    card: CardId
    count: Annotated[int, Between(-99, 99)] = 1


@attrs.frozen(kw_only=True)
class LoseMission(Effect):
    """A mission leaves the game without being completed; one that is not in play is not missed."""

    tag: ClassVar[str] = "lose_mission"
    card: Annotated[CardId, Named("missions")]


@attrs.frozen(kw_only=True)
class DrawEvents(Effect):
    """Event cards are revealed and resolved now; in the air no biome is visible (EVT-05, LND-28)."""

    tag: ClassVar[str] = "draw_events"
    count: int = 1


@attrs.frozen(kw_only=True)
class InEachCheck(Effect):
    """In every dice check in these sectors this comes before its results are modified, for the whole expedition.

    Without sectors it comes in each check of yours until the end of your next turn.
    """

    tag: ClassVar[str] = "in_each_check"
    effect: Effect
    sectors: tuple[SectorId, ...] = ()


@attrs.frozen(kw_only=True)
class StayOnPlanet(Effect):
    """The lift-off that was agreed on does not take place; the turn goes on, and no action is used (ACT-43)."""

    tag: ClassVar[str] = "stay_on_planet"


@attrs.frozen(kw_only=True)
class MoveToBiome(Effect):
    """The pawn is placed in a sector of choice that shows one of the biomes (ACT-34)."""

    tag: ClassVar[str] = "move_to_biome"
    biomes: tuple[Biome, ...]


@attrs.frozen(kw_only=True)
class TakeRoom(Effect):
    """Something that goes home takes the room of so many discoveries in the lander (LND-04)."""

    tag: ClassVar[str] = "take_room"
    count: int = 1


PlanetEffect = (
    PlaceUnder | PutThreat | LeadThreat | SweepAlong | JoinMarkers | ClearMarkers | ProgressOn | MarkCard
    | LoseMission | DrawEvents | InEachCheck | StayOnPlanet | MoveToBiome | TakeRoom
)  # fmt: skip
PLANET_EFFECTS: tuple[type[Effect], ...] = PlanetEffect.__args__
