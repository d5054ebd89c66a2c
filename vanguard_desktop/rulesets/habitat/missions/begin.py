"""Lay out a mission: what needs neither chance nor a choice (HSU)."""

from __future__ import annotations

from collections.abc import Mapping

import attrs

from vanguard_desktop.core import CardId, Effect, Rng, Seat, Waiting
from vanguard_desktop.setting import Box, copies_of

from ..data.campaign import BeginMission, Campaign
from ..data.cards import (
    ConditionCard,
    FindCard,
    MalfunctionCard,
    MissionCard,
    MissionKind,
    ProfessionCard,
    RegionCard,
    ShutdownCard,
    StructureCard,
)
from ..data.items import SEED, part, together
from ..data.kinds import (
    DECK_OF,
    FULL_CREW,
    HUB,
    RINGS,
    SCAN_BED,
    TILES_OF,
    Complex,
    Drone,
    Make,
    Pile,
    Resource,
    Rover,
    StructureId,
    StructureKind,
)
from ..data.missions import SetUpMission
from ..data.rounds import NextStep
from ..state import MOST_RESERVE, Astronaut, HabitatOpening, HabitatState, Structure

# HSU-12: what a single mission starts with that says nothing of its reserves.
DEFAULT_RESERVE = 2


def begin(box: Box, opening: HabitatOpening, seed: int) -> HabitatState:
    """The position before anything is drawn or asked; what needs that waits in the queue."""
    sheet: MissionCard = box.others["habitat_missions"][opening.mission]
    crew = crew_of(box, opening, sheet)
    small = len(opening.players) < FULL_CREW
    set_up = sheet.set_up
    begins = () if opening.campaign is None else (BeginMission(),)
    steps: tuple[Effect, ...] = (SetUpMission(), *begins, NextStep())
    reserves = {each: min(MOST_RESERVE, set_up.reserves.get(each, DEFAULT_RESERVE)) for each in Resource}
    food = reserves[Resource.FOOD] + set_up.food_each * len(crew)
    reserves[Resource.FOOD] = min(MOST_RESERVE, food)  # HCA-02
    parts = (part(kind) for kind, count in set_up.parts.items() for _ in range(count))
    return HabitatState(
        rng=Rng(seed),
        seats=tuple(Seat(name=name) for name in opening.players),
        queue=tuple(map(_waits, steps)),
        box=box,
        mission=opening.mission,
        difficulty=opening.difficulty,
        stops=opening.stops,
        crew=crew,
        last_sol=sheet.lasts(len(opening.players)),
        reserves=reserves,
        structures=_structures(box, sheet, len(crew)),
        available=together(parts, (SEED,) * set_up.seeds),
        upgrades=(SCAN_BED,) if small and SCAN_BED in box.others["habitat_upgrades"] else (),  # HSU-21
        tracks=dict.fromkeys(Complex, 0),
        piles=_piles(box, without=(SCAN_BED,) if small else ()),
        rovers=dict.fromkeys(Rover, ()),
        drones=tuple(Drone) if len(opening.players) == 1 else (),  # HSU-24
        mission_tracks={track.id: track.start for track in sheet.tracks},
        campaign=None if opening.campaign is None else Campaign(card=opening.campaign, legacy=opening.legacy),
    )


def _waits(effect: Effect) -> Waiting:
    return Waiting(effect=effect)


def crew_of(box: Box, opening: HabitatOpening, sheet: MissionCard) -> tuple[Astronaut, ...]:
    """HSU-02, HSU-05: a single player plays two; in a single mission all ability cards are at hand."""
    professions: Mapping[str, ProfessionCard] = box.others["habitat_professions"]
    alone = len(opening.players) == 1
    unlocked = sheet.kind is not MissionKind.CAMPAIGN
    return tuple(
        Astronaut(
            profession=profession,
            seat=0 if alone else place,
            abilities=_abilities(professions[profession.value], unlocked),
        )
        for place, profession in enumerate(opening.professions)
    )


def _abilities(card: ProfessionCard, unlocked: bool) -> tuple[CardId, ...]:
    basic = () if card.basic is None else (card.basic,)
    return (*basic, *card.abilities) if unlocked else basic


def _structures(box: Box, sheet: MissionCard, astronauts: int) -> dict[StructureId, Structure]:
    cards: Mapping[StructureId, StructureCard] = box.others["habitat_structures"]
    there = {each: fresh(cards[each], astronauts) for each in sheet.set_up.structures or HUB}
    return {each: _with_spare(cards[each], there[each], sheet) for each in there}


def fresh(card: StructureCard, astronauts: int) -> Structure:
    """A structure as it comes into play: at its best (HST-22); a reserve one with all elements red (HST-15)."""
    built = astronauts if card.built is None and card.kind is StructureKind.FARM else card.built or 0
    return Structure(
        broken=tuple(card.elements) if card.make is Make.RESERVE else (),
        production=card.most,
        greenhouses=built,
        plants=built if card.plants is None else card.plants,
    )


def _with_spare(card: StructureCard, there: Structure, sheet: MissionCard) -> Structure:
    """HIM-04: some missions begin with empty greenhouses besides."""
    spare = sheet.set_up.spare_greenhouses if card.kind is StructureKind.FARM else 0
    return attrs.evolve(there, greenhouses=min(there.greenhouses + spare, card.greenhouses))


def _piles(box: Box, without: tuple[CardId, ...]) -> dict[Pile, tuple[CardId, ...]]:
    """HSU-11, HSU-13, HSU-14: every pile holds all its cards; they are drawn at random, so nothing is shuffled."""
    malfunctions: Mapping[CardId, MalfunctionCard] = box.others["habitat_malfunctions"]
    regions: Mapping[CardId, RegionCard] = box.others["habitat_regions"]
    shutdowns: Mapping[CardId, ShutdownCard] = box.others["habitat_shutdowns"]
    conditions: Mapping[str, ConditionCard] = box.others["habitat_conditions"]
    finds: Mapping[CardId, FindCard] = box.others["habitat_finds"]
    found: dict[Pile, list[CardId]] = {pile: [] for pile in Pile}
    for card in malfunctions.values():
        found[DECK_OF[card.complex]] += copies_of(card.id, card.copies)
    for region in regions.values():
        found[RINGS[region.ring]].append(region.id)
    for tile in shutdowns.values():
        found[TILES_OF[tile.resource]].append(tile.id)
    for condition in conditions.values():
        found[Pile.CONDITIONS] += copies_of(condition.id, condition.copies)
    for token in finds.values():
        found[Pile.FINDS] += copies_of(token.id, token.copies)
    found[Pile.UPGRADES] += [card for card in box.others["habitat_upgrades"] if card not in without]
    found[Pile.PROFILES] += box.others["habitat_profiles"]
    return {pile: tuple(sorted(cards)) for pile, cards in found.items()}
