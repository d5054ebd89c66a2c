"""Where things are aboard (ZON): the names of all zones, and how each of them is kept.

The trays, the envelope, the compartments, the pages of the ship book and the table areas of Ship Management. What an
expedition plays with lies in the zones of boards and lander (`CB`, `LB`, `PB`) as long as the team is away; its decks
stay in their trays here, since the expedition shuffles decks of its own.
"""

from __future__ import annotations

from typing import NewType

from vanguard_desktop.dice.faces import Section
from vanguard_desktop.setting import Bed, CampaignCard, DiscoveryType

Zone = NewType("Zone", str)

POIS, MISSIONS, CONDITIONS = Zone("TA.POI"), Zone("TA.MISSION"), Zone("TA.GC")
UNIQUES, RANK_UPS, EVENTS = Zone("TA.UD"), Zone("TA.RANKUP"), Zone("TA.EVENT")
ARMORY, UNAVAILABLE = Zone("TB.ARMORY"), Zone("TB.UNAVAILABLE")
RESTING, RECRUITS = Zone("TB.REST"), Zone("TB.RECRUITS")
LANDINGS, FACILITY_UPGRADES = Zone("TB.LANDING"), Zone("TB.FACUP")
POSSIBLE, FUTURE = Zone("TB.SIT.POSSIBLE"), Zone("TB.SIT.FUTURE")
RESEARCH, PRODUCTION = Zone("TB.RESEARCH"), Zone("TB.PRODUCTION")
GATHERED, MODS, LANDERS, BRIDGE = Zone("TB.GATHERED"), Zone("TB.MODS"), Zone("TB.LANDERS"), Zone("TB.BRIDGE")
ADD_ONS, REMOVED = Zone("TB.ADDON"), Zone("TB.REMOVED")
ENVELOPE, BOX_DICE, SEALED = Zone("ENV"), Zone("BOX.DICE"), Zone("SEALED.ENVELOPE")

OBJECTIVE, TECH_LEVEL = Zone("SB.P3.OBJ"), Zone("SB.P3.TECH")
OPEN_SITUATIONS, SCANNER = Zone("SIT.TABLE"), Zone("SCANNER")
BARRACKS_ROW, ADD_ON_OFFER = Zone("BARRACKS.ROW"), Zone("ADDON.OFFER")
LANDER, LANDER_MODS, CARGO = Zone("LB.BOARD"), Zone("LB.MODS"), Zone("LB.CARGO")
BROUGHT, FOUND = Zone("LB.DISC"), Zone("PB.FOUND")
# The events and the rank-up card of the training, as long as the first planet needs them (CMP-11).
TRAINING = Zone("TABLE.TRAINING")
BOARD_MISSIONS, BOARD_UNIQUES, BOARD_RANK_UP = Zone("PB.MISSION"), Zone("PB.UD"), Zone("PB.RANKUP")


def discoveries(deck: DiscoveryType) -> Zone:
    return Zone(f"TA.DISC.{deck.value}")


def dice(section: Section) -> Zone:
    """Dice that a section owns and has not on a crew board."""
    return Zone(f"SC.{section.value}.DICE")


def cards(section: Section) -> Zone:
    """Section cards that are in no deck."""
    return Zone(f"SC.{section.value}.CARDS")


def hand(section: Section) -> Zone:
    """Available crew of a section."""
    return Zone(f"HAND.{section.value}")


def candidates(section: Section) -> Zone:
    """Recruits shown to a section at the start of a campaign (CMP-15)."""
    return Zone(f"DRAFT.{section.value}")


def board_crew(section: Section) -> Zone:
    return Zone(f"CB.{section.value}.CREW")


def board_dice(section: Section) -> Zone:
    return Zone(f"CB.{section.value}.DICE")


def board_deck(section: Section) -> Zone:
    return Zone(f"CB.{section.value}.DECK")


def board_equipment(section: Section) -> Zone:
    return Zone(f"CB.{section.value}.EQUIP")


def sector(number: int) -> Zone:
    return Zone(f"PB.SECTOR.{number}")


def secondary(slot: int) -> Zone:
    return Zone(f"SB.P3.SEC{slot}")


def upgrade(slot: int) -> Zone:
    return Zone(f"SB.P3.UPG{slot}")


def travel_upgrade(slot: int) -> Zone:
    return Zone(f"SB.P4.TRV{slot}")


def laboratory(slot: int) -> Zone:
    return Zone(f"SB.P9.RL{slot}")


def ready(slot: int) -> Zone:
    return Zone(f"SB.P13.RDY{slot}")


def works(slot: int) -> Zone:
    return Zone(f"SB.P14.PU{slot}")


def queue(row: int, stage: int) -> Zone:
    return Zone(f"SB.P14.Q{row}.{stage}")


def lander(slot: int) -> Zone:
    return Zone(f"SB.P19.LND{slot}")


def mod(slot: int) -> Zone:
    return Zone(f"SB.P21.MOD{slot}")


def unique(number: int) -> Zone:
    return Zone(f"SB.P{29 if number <= 16 else 30}.UD{number:02}")


def bed(lane: str, category: Bed) -> Zone:
    return Zone(f"SB.P32.{lane}.{category.value}")


def ward(slot: int) -> Zone:
    return Zone(f"SB.P33.MU{slot}")


def memorial(section: Section, slot: int) -> Zone:
    page = 38 if section is Section.ENGINEERING else 37
    return Zone(f"SB.P{page}.{section.value}.{slot}")


def memorial_common(slot: int) -> Zone:
    return Zone(f"SB.P38.G{slot}")


def add_on(slot: int) -> Zone:
    return Zone(f"SB.P41.AO{slot}")


# Mods that wait there for a lander change nothing (HNG-10).
HANGAR_PAGE = "SB.P21."

# A card that comes back lies at its number (CYC-15); all other zones keep the order in which things came.
BY_NUMBER = frozenset(
    (
        POIS, MISSIONS, CONDITIONS, UNIQUES, UNAVAILABLE, LANDINGS, FACILITY_UPGRADES, FUTURE, RESEARCH, PRODUCTION,
        MODS, LANDERS, BRIDGE, BOX_DICE,
    )
)  # fmt: skip

LANES = ("A", "B", "C", "D")
KEPT_UNIQUES = 32
QUEUES = 3
STAGES = 3
MEMORIALS = 3
COMMON_MEMORIALS = 6


def slots(pages: CampaignCard) -> tuple[Zone, ...]:
    """Every slot of the ship book: one card fits into each (ZON-04). How many there are is the pack's (CPI-19)."""
    return (
        OBJECTIVE,
        TECH_LEVEL,
        SCANNER,
        LANDER,
        *map(secondary, _numbers(pages.secondary_slots)),
        *map(upgrade, _numbers(pages.upgrade_slots)),
        *map(travel_upgrade, _numbers(pages.travel_slots)),
        *map(laboratory, _numbers(len(pages.lab_slots))),
        *map(ready, _numbers(pages.ready_slots)),
        *map(works, _numbers(pages.works_slots)),
        *(queue(row, stage) for row in _numbers(QUEUES) for stage in _numbers(STAGES)),
        *map(lander, _numbers(pages.lander_slots)),
        *map(mod, _numbers(pages.mod_slots)),
        *map(unique, _numbers(KEPT_UNIQUES)),
        *(bed(lane, category) for lane in LANES for category in Bed),
        *map(ward, _numbers(pages.ward_slots)),
        *(memorial(section, slot) for section in Section for slot in _numbers(MEMORIALS)),
        *map(memorial_common, _numbers(COMMON_MEMORIALS)),
        *map(add_on, _numbers(pages.add_on_slots)),
    )


def _numbers(count: int) -> range:
    return range(1, count + 1)
