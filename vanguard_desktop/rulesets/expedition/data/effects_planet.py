"""What texts of single planets do: cards laid under others, threats put and led, markers in company, staying after all.

The general effects on the board stand in `effects.py`.
"""

from __future__ import annotations

from typing import Annotated

from vanguard_desktop.core.fields import Between, Named
from vanguard_desktop.core.ids import CardId, SectorId
from vanguard_desktop.core.kinds import Effect
from vanguard_desktop.setting.cards import Biome, RowColor


class PlaceUnder(Effect, tag="place_under"):
    """A card comes under another one, whose tracks stay as they are; without that one it lies on top (PLN-18)."""

    card: Annotated[CardId, Named("pois")]
    under: Annotated[CardId, Named("pois")]
    sector: SectorId


class PutThreat(Effect, tag="put_threat"):
    """A threat in play is put in a sector, without a number in yours, however far that is (THR-08)."""

    card: Annotated[CardId, Named("threats")]
    sector: SectorId | None = None


class LeadThreat(Effect, tag="lead_threat"):
    """The threat whose text this is moves one sector on along the route printed on its card (THR-08)."""

    route: tuple[SectorId, ...]


class SweepAlong(Effect, tag="sweep_along"):
    """All markers and tokens in the sector of the threat move one sector on along that route (PLN-20)."""

    route: tuple[SectorId, ...]


class JoinMarkers(Effect, tag="join_markers"):
    """Markers come to those that lie on the board already, up to so many, or leave them with a negative count."""

    count: Annotated[int, Between(-99, 99)] = 1
    most: int | None = None


class ClearMarkers(Effect, tag="clear_markers"):
    """All markers are taken off these sectors, without a number off the whole board (PLN-20)."""

    sectors: tuple[SectorId, ...] = ()


class ProgressOn(Effect, tag="progress_on"):
    """A track of that color on a point of interest moves on, wherever that lies topmost (TIM-20, TIM-22)."""

    card: CardId
    color: RowColor
    count: int = 1


class MarkCard(Effect, tag="mark_card"):
    """Markers on a mission or threat card, or off it with a negative count; they leave with the card (TIM-14)."""

    card: CardId
    count: Annotated[int, Between(-99, 99)] = 1


class LoseMission(Effect, tag="lose_mission"):
    """A mission leaves the game without being completed; one that is not in play is not missed."""

    card: Annotated[CardId, Named("missions")]


class DrawEvents(Effect, tag="draw_events"):
    """Event cards are revealed and resolved now; in the air no biome is visible (EVT-05, LND-28)."""

    count: int = 1


class InEachCheck(Effect, tag="in_each_check"):
    """In every dice check in these sectors this comes before its results are modified, for the whole expedition.

    Without sectors it comes in each check of yours until the end of your next turn.
    """

    effect: Effect
    sectors: tuple[SectorId, ...] = ()


class StayOnPlanet(Effect, tag="stay_on_planet"):
    """The lift-off that was agreed on does not take place; the turn goes on, and no action is used (ACT-43)."""


class MoveToBiome(Effect, tag="move_to_biome"):
    """The pawn is placed in a sector of choice that shows one of the biomes (ACT-34)."""

    biomes: tuple[Biome, ...]


class TakeRoom(Effect, tag="take_room"):
    """Something that goes home takes the room of so many discoveries in the lander (LND-04)."""

    count: int = 1


PlanetEffect = (
    PlaceUnder | PutThreat | LeadThreat | SweepAlong | JoinMarkers | ClearMarkers | ProgressOn | MarkCard
    | LoseMission | DrawEvents | InEachCheck | StayOnPlanet | MoveToBiome | TakeRoom
)  # fmt: skip
PLANET_EFFECTS: tuple[type[Effect], ...] = PlanetEffect.__args__
