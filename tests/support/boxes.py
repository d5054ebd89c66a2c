"""Boxes to play with: a small planet laid out in Python (four sectors, a one-way path, path icons, one event, one point
of interest), and what comes with the program.
"""

from __future__ import annotations

import functools

from vanguard_desktop.content.load import load_box
from vanguard_desktop.core.ids import CardId, MemberId, PackId, PathId, SectorId, WorldId
from vanguard_desktop.dice.faces import STARTING_DICE, Color, DangerIcon, Section
from vanguard_desktop.rulesets.expedition.data.effects import (
    Choose,
    GainSuccesses,
    GainSupplies,
    InOrder,
    LoseSupplies,
    RefreshDice,
    RollDanger,
    SpendDice,
)
from vanguard_desktop.rulesets.expedition.data.state import ExpeditionOpening, SectionSeat, TeamMember
from vanguard_desktop.setting.box import Box, DangerTable, Path, Sector, World
from vanguard_desktop.setting.cards import Biome, CrewCard, EventCard, PoiCard, SpecialAction

MEADOW = WorldId("meadow")
ADA, BO = MemberId("ada"), MemberId("bo")
LANDING, RIDGE, CAVES, RUINS = (SectorId(number) for number in range(1, 5))
TO_RIDGE, TO_CAVES, DOWN, HOME = (PathId(name) for name in ("to-ridge", "to-caves", "down", "home"))
STORM, SHELTER = CardId("E01"), CardId("P01")


@functools.cache
def shipped() -> Box:
    """Everything that comes with the program: read once, as that takes a while."""
    return load_box()


def small_box(fingerprint: str = "small", events: int = 1) -> Box:
    """Everything on the table; more `events` make a longer deck of the same card."""
    # Dice come back before any are spent, so nobody is ever exhausted and a game can go on for as long as a test likes.
    storm = Choose(options=(LoseSupplies(), InOrder(steps=(RefreshDice(count=2), SpendDice(count=2)))))
    cards = (
        EventCard(
            id=CardId(f"E{number:02}"),
            name="Storm",
            biomes=(Biome.ROCKY,),
            main=storm,
            secondary=GainSupplies(),
        )
        for number in range(1, events + 1)
    )
    return Box(
        packs=(PackId("small"),),
        fingerprint=fingerprint,
        worlds={
            MEADOW: World(
                id=MEADOW,
                name="Meadow",
                relief="plain",
                sectors=(
                    Sector(number=LANDING, name="Landing", x=100, y=800, biomes=(Biome.VEGETATION,), lander=True),
                    Sector(number=RIDGE, name="Ridge", x=400, y=300, biomes=(Biome.ROCKY,)),
                    Sector(number=CAVES, name="Caves", x=700, y=600, biomes=(Biome.CAVES,), poi=SHELTER),
                    Sector(number=RUINS, name="Ruins", x=900, y=200, biomes=(Biome.RUINS,)),
                ),
                paths=(
                    Path(
                        id=TO_RIDGE,
                        start=LANDING,
                        end=RIDGE,
                        icons=(RefreshDice(color=Color.RED), SpendDice(color=Color.RED), RollDanger(letter="A")),
                    ),
                    Path(id=TO_CAVES, start=RIDGE, end=CAVES),
                    Path(id=DOWN, start=CAVES, end=LANDING, one_way=True),
                    Path(id=HOME, start=RIDGE, end=RUINS),
                ),
            )
        },
        crew={ADA: CrewCard(id=ADA, name="Ada"), BO: CrewCard(id=BO, name="Bo")},
        pois={
            SHELTER: PoiCard(
                id=SHELTER,
                name="Shelter",
                actions=(SpecialAction(name="Sleep", effect=InOrder(steps=(RefreshDice(count=3), GainSuccesses()))),),
            )
        },
        events={card.id: card for card in cards},
        dangers={
            "A": DangerTable(
                letter="A", results={DangerIcon.COMMON: LoseSupplies(), DangerIcon.SPECIAL: GainSupplies()}
            )
        },
    )


def small_opening(supplies: int = 6) -> ExpeditionOpening:
    """Two players, two of the crew, the starting dice."""
    return ExpeditionOpening(
        world=MEADOW,
        seats=(
            SectionSeat(name="Mia", sections=(Section.RECON, Section.SECURITY)),
            SectionSeat(name="Tom", sections=(Section.SCIENCE, Section.ENGINEERING)),
        ),
        team=(
            TeamMember(id=ADA, section=Section.RECON, dice=STARTING_DICE[Section.RECON]),
            TeamMember(id=BO, section=Section.SCIENCE, dice=STARTING_DICE[Section.SCIENCE]),
        ),
        supplies=supplies,
        most_supplies=10,
    )
