"""A position of an expedition: plain data, complete, with nothing in it that can be derived."""

from __future__ import annotations

from enum import Enum
from typing import ClassVar

import attrs

from vanguard_desktop.core.box import Biome, Box, Path, PoiCard, Sector, World
from vanguard_desktop.core.dice import Section
from vanguard_desktop.core.ids import CardId, DieId, MemberId, PathId, SectorId, WorldId
from vanguard_desktop.core.kinds import Opening
from vanguard_desktop.core.state import GameState


class Ending(Enum):
    """How an expedition ended (END-22)."""

    LIFTED_OFF = "lifted_off"
    EVACUATED = "evacuated"
    ENDED_BY_TEXT = "ended_by_text"
    ALL_DEAD = "all_dead"


@attrs.frozen(kw_only=True)
class Seat:
    """A player at the table and the sections that the player controls (GEN-04)."""

    name: str
    sections: tuple[Section, ...]


@attrs.frozen(kw_only=True)
class TeamMember:
    """Who goes: the person, the section, the rank and the dice that lie on the board at launch (STP-01)."""

    id: MemberId
    section: Section
    dice: tuple[DieId, ...]
    rank: int = 1


@attrs.frozen(kw_only=True)
class ExpeditionOpening(Opening):
    """What an expedition starts from: the ship's launch hands it over, a stand-alone game makes it up (STP-01)."""

    tag: ClassVar[str] = "expedition"
    world: WorldId
    seats: tuple[Seat, ...]
    team: tuple[TeamMember, ...]
    supplies: int
    most_supplies: int


@attrs.frozen(kw_only=True)
class Member:
    """One of the away team with its board."""

    id: MemberId
    section: Section
    rank: int
    sector: SectorId
    available: tuple[DieId, ...]
    spent: tuple[DieId, ...] = ()
    turn_ended: bool = False


@attrs.frozen(kw_only=True)
class State(GameState):
    """The whole table. `members` sit in clockwise order (TRN-06)."""

    box: Box = attrs.field(eq=False, repr=False)
    world: WorldId
    seats: tuple[Seat, ...]
    members: tuple[Member, ...]
    lander: SectorId
    supplies: int
    most_supplies: int
    successes: int = 0
    round: int = 0
    start_token: MemberId | None = None
    turn: MemberId | None = None
    actions_left: int = 0
    special_taken: bool = False
    event_deck: tuple[CardId, ...] = ()
    event_shown: CardId | None = None
    event_discards: tuple[CardId, ...] = ()
    ending: Ending | None = None
    left_behind: tuple[MemberId, ...] = ()

    @property
    def board(self) -> World:
        return self.box.worlds[self.world]

    def member(self, id: MemberId) -> Member:
        return next(member for member in self.members if member.id == id)

    def sector(self, number: SectorId) -> Sector:
        return next(sector for sector in self.board.sectors if sector.number == number)

    def path(self, id: PathId) -> Path | None:
        return next((path for path in self.board.paths if path.id == id), None)

    def poi(self, number: SectorId) -> PoiCard | None:
        """The topmost point of interest of a sector (PLN-23)."""
        printed = self.sector(number).poi
        return None if printed is None else self.box.pois[printed]

    def biomes(self, number: SectorId) -> tuple[Biome, ...]:
        """What an event card is compared with (EVT-03)."""
        poi = self.poi(number)
        return (*self.sector(number).biomes, *(poi.biomes if poi else ()))

    def seat_of(self, section: Section) -> Seat:
        return next(seat for seat in self.seats if section in seat.sections)


def far_end(path: Path, here: SectorId) -> SectorId | None:
    """Where a path leads from `here`; None if it does not touch it or goes the other way only (PLN-03)."""
    if path.start == here:
        return path.end
    if path.end == here and not path.one_way:
        return path.start
    return None
