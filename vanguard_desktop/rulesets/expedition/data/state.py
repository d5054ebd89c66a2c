"""A position of an expedition: plain data, complete, with nothing in it that can be derived."""

from __future__ import annotations

from collections.abc import Mapping

import attrs

from vanguard_desktop.core.ids import CardId, Flag, LeadId, LogId, MemberId, PathId, SectorId, WorldId
from vanguard_desktop.core.kinds import Effect
from vanguard_desktop.core.mappings import mappings_in_order
from vanguard_desktop.core.sources import Source
from vanguard_desktop.core.state import GameState
from vanguard_desktop.core.sums import Part, total
from vanguard_desktop.dice.coverage import Convert
from vanguard_desktop.dice.faces import Section
from vanguard_desktop.setting.box import Box, Path, Sector, World, card_of
from vanguard_desktop.setting.cards import (
    Biome,
    ConditionCard,
    CrewCard,
    DiscoveryType,
    ImmediateEffect,
    InjuryKind,
    PoiCard,
    RowColor,
    SpecialEffect,
)

# The opening lies in core, where the ship's launch finds it as well.
from vanguard_desktop.setting.crossing import Ending as Ending
from vanguard_desktop.setting.crossing import ExpeditionOpening as ExpeditionOpening
from vanguard_desktop.setting.crossing import Options as Options
from vanguard_desktop.setting.crossing import PlanetRecord as PlanetRecord
from vanguard_desktop.setting.crossing import SectionSeat as SectionSeat
from vanguard_desktop.setting.crossing import TeamMember as TeamMember

from .check import Check
from .easing import eased
from .effects import Stat
from .lasting import InForce
from .member import Member
from .topics import Topic
from .tracks import Track


@attrs.frozen(kw_only=True)
class Threat:
    """A threat card in play; the main standee stands in `sector` (THR-07)."""

    card: CardId
    sector: SectorId | None
    others: tuple[SectorId, ...] = ()
    came_from: SectorId | None = None


@attrs.frozen(kw_only=True, slots=False, field_transformer=mappings_in_order)
class State(GameState):
    """The whole table. `members` sit in clockwise order (TRN-06); who died or was left is in `lost`."""

    box: Box = attrs.field(eq=False, repr=False)
    world: WorldId
    seats: tuple[SectionSeat, ...]
    options: Options
    members: tuple[Member, ...]
    lost: tuple[Member, ...] = ()
    lander_card: CardId | None = None
    mods: tuple[CardId, ...] = ()
    stats: Mapping[Stat, int] = attrs.field(factory=dict)
    lander: SectorId | None = None
    landing_left: int = 0
    supplies: int
    most_supplies: int
    successes: int = 0
    round: int = 0
    start_token: MemberId | None = None
    turn: MemberId | None = None
    actions_left: int = 0
    special_taken: bool = False
    extra_events: int = 0
    event_deck: tuple[CardId, ...] = ()
    event_shown: CardId | None = None
    event_discards: tuple[CardId, ...] = ()
    events_to_see: int = 1
    pois: Mapping[SectorId, tuple[CardId, ...]] = attrs.field(factory=dict)
    poi_store: tuple[CardId, ...] = ()
    marks: Mapping[SectorId, int] = attrs.field(factory=dict)
    card_marks: Mapping[CardId, int] = attrs.field(factory=dict)
    visited: tuple[SectorId, ...] = ()
    opened: tuple[PathId, ...] = ()
    joined: tuple[tuple[SectorId, SectorId], ...] = ()
    tracks: Mapping[Track, int] = attrs.field(factory=dict)
    tracks_held: tuple[Track, ...] = ()
    condition: CardId | None = None
    missions: tuple[CardId, ...] = ()
    missions_done: tuple[CardId, ...] = ()
    mission_failed: bool = False
    threats: tuple[Threat, ...] = ()
    threats_held: tuple[CardId, ...] = ()
    threats_held_later: tuple[CardId, ...] = ()
    sheltered: Mapping[MemberId, MemberId] = attrs.field(factory=dict)
    sheltered_once: tuple[MemberId, ...] = ()
    uniques: tuple[int, ...] = ()
    uniques_found: tuple[int, ...] = ()
    discoveries: Mapping[DiscoveryType, tuple[CardId, ...]] = attrs.field(factory=dict)
    found: tuple[CardId, ...] = ()
    room_taken: int = 0
    lead_bag: tuple[LeadId, ...] = ()
    lead_side: tuple[LeadId, ...] = ()
    lead_drawn: tuple[LeadId, ...] = ()
    leads: Mapping[DiscoveryType, tuple[LeadId, ...]] = attrs.field(factory=dict)
    injury_stock: Mapping[InjuryKind, int] = attrs.field(factory=dict)
    injury_dice_left: int = 12
    equipment_unused: tuple[CardId, ...] = ()
    armory: tuple[CardId, ...] = ()
    tokens: Mapping[CardId, SectorId] = attrs.field(factory=dict)
    used: tuple[str, ...] = ()
    blocked: Mapping[CardId, int] = attrs.field(factory=dict)
    rank_up: CardId | None = None
    rank_up_done: bool = False
    rank_up_store: tuple[CardId, ...] = ()
    rank_ups_removed: tuple[CardId, ...] = ()
    rank_ups_offered: tuple[CardId, ...] = ()
    playing: tuple[CardId, ...] = ()
    checks: tuple[Check, ...] = ()
    path_taken: PathId | None = None
    traveler: MemberId | None = None
    bound_for: SectorId | None = None
    last_traveler: MemberId | None = None
    traveled: tuple[MemberId, ...] = ()
    lasting: tuple[InForce, ...] = ()
    flags: tuple[Flag, ...] = ()
    for_ship: tuple[Effect, ...] = ()
    tally: Mapping[str, int] = attrs.field(factory=dict)
    ending: Ending | None = None
    closed: bool = False
    eased: tuple[CardId, ...] = ()
    lift_off: LogId | None = None
    topics: tuple[Topic, ...] = ()

    @property
    def check(self) -> Check | None:
        """The running dice check; the outcome of one may demand another."""
        return self.checks[-1] if self.checks else None

    @property
    def running_check(self) -> Check:
        """For whoever knows that a dice check is running."""
        return self.checks[-1]

    @property
    def everybody(self) -> tuple[Member, ...]:
        """The team with its dead."""
        return (*self.members, *self.lost)

    @property
    def in_the_air(self) -> bool:
        """Before they disembark all are in one place that is no sector of the board (LND-28)."""
        return any(member.sector is None for member in self.members)

    @property
    def board(self) -> World:
        return self.box.worlds[self.world]

    def member(self, id: MemberId) -> Member:
        for member in self.members:
            if member.id == id:
                return member
        raise LookupError(id)

    def is_here(self, id: MemberId) -> bool:
        """Still in the expedition: nobody addresses the dead and the left behind (GEN-40)."""
        return any(member.id == id for member in self.members)

    def member_of(self, section: Section) -> Member | None:
        return next((member for member in self.members if member.section is section), None)

    def sector(self, number: SectorId) -> Sector:
        return next(sector for sector in self.board.sectors if sector.number == number)

    @property
    def paths(self) -> tuple[Path, ...]:
        """The printed ones, but for those that texts have changed, and those by which texts have joined sectors."""
        if not self.joined and not self.opened:
            return self.board.paths
        gone = {path.replaces for path in self.board.paths if path.id in self.opened}
        made = (Path(id=PathId(f"joined-{one}-{other}"), start=one, end=other) for one, other in self.joined)
        return (*(path for path in self.board.paths if path.id not in gone), *made)

    def path(self, id: PathId) -> Path | None:
        return next((path for path in self.paths if path.id == id), None)

    def poi(self, number: SectorId | None) -> PoiCard | None:
        """The topmost point of interest of a sector, card or print (PLN-23)."""
        if number is None:
            return None
        cards = self.pois.get(number, ())
        printed = cards[-1] if cards else self.sector(number).poi
        if printed is None:
            return None
        card = self.box.pois[card_of(printed)]
        return eased(card) if card.id in self.eased else card

    def threat(self, card: str) -> Threat | None:
        """That threat card, if it is in play."""
        return next((threat for threat in self.threats if threat.card == card), None)

    def carrier(self, card: CardId) -> Member | None:
        """Who carries that equipment."""
        return next((member for member in self.members if card in member.equipment), None)

    def biomes(self, number: SectorId) -> tuple[Biome, ...]:
        """What an event card is compared with (EVT-03, EVT-04)."""
        poi = self.poi(number)
        return (*self.sector(number).biomes, *(poi.biomes if poi else ()))

    def is_important(self, number: SectorId) -> bool:
        poi = self.poi(number)
        return self.sector(number).important or (poi is not None and poi.important)

    def is_finished(self, number: SectorId) -> bool:
        poi = self.poi(number)
        return poi is not None and poi.final

    def stat(self, stat: Stat) -> int:
        return self.stats.get(stat, 0)

    @property
    def condition_card(self) -> ConditionCard | None:
        """The condition in force: the card, otherwise the print under it (PLN-35)."""
        return self.board.condition if self.condition is None else self.box.conditions[card_of(self.condition)]

    @property
    def unlimited_supplies(self) -> bool:
        card = self.condition_card
        return card is not None and card.unlimited_supplies

    @property
    def roped(self) -> bool:
        """One anchors, one flies: whoever has the start token (PLN-38)."""
        card = self.condition_card
        return card is not None and card.roped

    def crew_card(self, member: MemberId) -> CrewCard:
        return self.box.crew[member]

    def converts(self, id: MemberId) -> tuple[Convert, ...]:
        """The own convert abilities and those of carried equipment (CHK-41)."""
        member = self.member(id)
        carried = (self.box.equipment[card_of(card)].converts for card in member.equipment)
        card = self.box.crew.get(id)
        return (*(card.converts if card else ()), *(convert for converts in carried for convert in converts))

    def hand_limit(self, member: Member) -> int:
        """By rank (CRD-09), and what carried equipment adds to it."""
        return total(self.hand_limit_parts(member))

    def hand_limit_parts(self, member: Member) -> tuple[Part, ...]:
        """What the limit is made of: the rank, and each piece of equipment that adds to it."""
        carried = (
            Part(of=Source("equipment", c), amount=self.box.equipment_of(c).more_cards) for c in member.equipment
        )
        return (
            Part(of=Source("rank", str(member.rank)), amount=member.hand_limit),
            *(part for part in carried if part.amount),
        )

    def here(self, sector: SectorId | None) -> tuple[Member, ...]:
        """Everybody in a sector; during landing all are in one (LND-28)."""
        return tuple(member for member in self.members if member.sector == sector)

    def seat_of(self, section: Section) -> SectionSeat:
        return next(seat for seat in self.seats if section in seat.sections)

    def dice_in_play(self, member: Member) -> int:
        """Available, spent, in hand and in the roll pool, lent ones included (DIE-31, DIE-33)."""
        taken = sum(owner == member.id for check in self.checks for _, owner in check.section_dice)
        return len(member.available) + len(member.spent) + taken


def specials_now(state: State, check: Check) -> tuple[SpecialEffect | ImmediateEffect, ...]:
    """The special effects that a check finds on the condition in force and on its own card."""
    card = state.condition_card
    return (*(card.special if card is not None else ()), *check.card.special)


def action_track(source: Source, color: RowColor) -> Track:
    """The track of one color of one special action, wherever its card lies."""
    return Track(source, color)


def far_end(path: Path, here: SectorId | None) -> SectorId | None:
    """Where a path leads from `here`; None if it does not touch it or goes the other way only (PLN-03)."""
    if path.start == here:
        return path.end
    if path.end == here and not path.one_way:
        return path.start
    return None
