"""Families of cards: what they are called, and which of them anybody may look through."""

from __future__ import annotations

from enum import Enum

import attrs
from PySide6.QtCore import QCoreApplication

from .entries import Chapter


class Family(Enum):
    """Families of cards; the value is the first part of a subject: `card:equipment/Q01`."""

    SECTION = "section_cards"
    EQUIPMENT = "equipment"
    CREW = "crew"
    INJURY = "injury"
    DANGER = "danger"
    RANK_UP = "rank_ups"
    CONDITION = "conditions"
    MISSION = "missions"
    POI = "pois"
    THREAT = "threats"
    DISCOVERY = "discoveries"
    UNIQUE = "uniques"
    EVENT = "events"
    STRUCTURE = "habitat_structures"
    REGION = "habitat_regions"
    ABILITY = "habitat_abilities"
    UPGRADE = "habitat_upgrades"
    AILMENT = "habitat_conditions"
    DRONE = "habitat_drones"
    FIND = "habitat_finds"
    SHUTDOWN = "habitat_shutdowns"
    MALFUNCTION = "habitat_malfunctions"


# Nobody who looks these up learns what the story keeps hidden; the others are shown once they lie on the table.
OPEN = (
    Family.SECTION, Family.EQUIPMENT, Family.CREW, Family.INJURY, Family.DANGER, Family.RANK_UP,
    Family.STRUCTURE, Family.REGION, Family.ABILITY, Family.UPGRADE,
    Family.AILMENT, Family.DRONE, Family.FIND, Family.SHUTDOWN,
)  # fmt: skip
# Those of the habitat.
OF_HABITAT = (
    Family.STRUCTURE, Family.REGION, Family.ABILITY, Family.UPGRADE,
    Family.AILMENT, Family.DRONE, Family.FIND, Family.SHUTDOWN, Family.MALFUNCTION,
)  # fmt: skip


@attrs.frozen
class _Told:
    """What is said of a family; `about` says to translators what one such card is, where English leaves it open."""

    icon: str
    rule: str
    one: str
    all: str
    about: str = ""


# `i18n/collect.py` collects what one card is called, and all of them.
FAMILIES = {
    Family.SECTION: _Told(
        "hand", "CRD-03", "Section card", "All section cards", "a card for checks, dealt to the section of a crewmember"
    ),
    Family.EQUIPMENT: _Told(
        "equipment_personal", "EQP-07", "Equipment", "All equipment", "a thing that a crewmember carries"
    ),
    Family.CREW: _Told("rank_1", "CRW-14", "Crewmember", "The whole crew", "a person"),
    Family.INJURY: _Told("wound", "CHK-47", "Injury", "All injuries", "what a crewmember has suffered"),
    Family.DANGER: _Told(
        "danger_common", "DNG-01", "Danger table", "All danger tables", "what danger dice of a planet do"
    ),
    Family.RANK_UP: _Told("rank_up", "RNK-01", "Rank-up card", "All rank-up cards"),
    Family.CONDITION: _Told(
        "global_condition", "PLN-35", "Global condition", "The condition on the table", "what holds on the whole planet"
    ),
    Family.MISSION: _Told("mission", "PLN-40", "Mission", "Missions on the table", "a task of the expedition"),
    Family.POI: _Told("poi", "PLN-15", "Point of interest", "Points of interest on the table"),
    Family.THREAT: _Told(
        "threat", "THR-01", "Threat", "Threats on the table", "a beast or a peril with a figure on the board"
    ),
    Family.DISCOVERY: _Told(
        "sample", "DSC-04", "Discovery", "Discoveries you found", "a find brought home from a planet"
    ),
    Family.UNIQUE: _Told(
        "unique_discovery",
        "DSC-20",
        "Unique discovery",
        "Unique discoveries you found",
        "a find of which there is only one",
    ),
    Family.EVENT: _Told("event", "EVT-03", "Event", "Events seen so far", "what happens at the end of a turn"),
    Family.STRUCTURE: _Told("control_center", "HST-02", "Structure", "All structures", "a room of the base on Mars"),
    Family.REGION: _Told("region", "HEX-18", "Region", "All regions", "a piece of land around the base on Mars"),
    Family.ABILITY: _Told("charge", "HAB-02", "Ability", "All abilities", "what somebody of the base can do"),
    Family.UPGRADE: _Told("workshop", "HBD-11", "Upgrade", "All upgrades", "something built into a room of the base"),
    Family.AILMENT: _Told("wound", "HHP-04", "Condition", "All conditions", "what somebody of the base suffers from"),
    Family.DRONE: _Told("probe", "HAC-34", "Drone", "All drones", "a small machine of the base on Mars"),
    Family.FIND: _Told("poi", "HEX-29", "Find token", "All find tokens", "what lies around on Mars"),
    Family.SHUTDOWN: _Told(
        "shutdown", "HPR-45", "Shutdown tile", "All shutdown tiles", "it lies on a room without energy or oxygen"
    ),
    Family.MALFUNCTION: _Told(
        "malfunction", "HMF-19", "Malfunction card", "Malfunction cards drawn so far", "what breaks in the base"
    ),
}
ICONS = {family: told.icon for family, told in FAMILIES.items()}
RULES = {family: told.rule for family, told in FAMILIES.items()}


def family_of(subject: str) -> Family:
    """The family of `card:equipment/Q01`, or of all such cards, `cards:equipment`."""
    return Family(subject.partition(":")[2].partition("/")[0])


def families_of(chapter: Chapter) -> tuple[Family, ...]:
    """Whose cards the chapter is about: those whose rule it tells."""
    rules = {rule for passage in chapter.passages for rule in passage.rules}
    return tuple(family for family in Family if RULES[family] in rules)


def called(family: Family) -> str:
    """What one card of the family is."""
    return QCoreApplication.translate("CardFamily", FAMILIES[family].one)


def all_called(family: Family) -> str:
    """Those of the family that may be looked through."""
    return QCoreApplication.translate("CardFamily", FAMILIES[family].all)
