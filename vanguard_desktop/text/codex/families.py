"""Families of cards: what they are called, and which of them anybody may look through."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from vanguard_desktop.text.codex.entries import Chapter


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


# Nobody who looks these up learns what the story keeps hidden; the others are shown once they lie on the table.
OPEN = (Family.SECTION, Family.EQUIPMENT, Family.CREW, Family.INJURY, Family.DANGER, Family.RANK_UP)

ICONS = {
    Family.SECTION: "hand",
    Family.EQUIPMENT: "equipment_personal",
    Family.CREW: "rank_1",
    Family.INJURY: "wound",
    Family.DANGER: "danger_common",
    Family.RANK_UP: "rank_up",
    Family.CONDITION: "global_condition",
    Family.MISSION: "mission",
    Family.POI: "poi",
    Family.THREAT: "threat",
    Family.DISCOVERY: "sample",
    Family.UNIQUE: "unique_discovery",
    Family.EVENT: "event",
}
RULES = {
    Family.SECTION: "CRD-03",
    Family.EQUIPMENT: "EQP-07",
    Family.CREW: "CRW-14",
    Family.INJURY: "CHK-47",
    Family.DANGER: "DNG-01",
    Family.RANK_UP: "RNK-01",
    Family.CONDITION: "PLN-35",
    Family.MISSION: "PLN-40",
    Family.POI: "PLN-15",
    Family.THREAT: "THR-01",
    Family.DISCOVERY: "DSC-04",
    Family.UNIQUE: "DSC-20",
    Family.EVENT: "EVT-03",
}
_ONE = {
    #: Kind of a card, above its name: a card for checks, dealt to the section of a crewmember.
    Family.SECTION: QT_TRANSLATE_NOOP("CardFamily", "Section card"),
    #: Kind of a card, above its name: a thing that a crewmember carries.
    Family.EQUIPMENT: QT_TRANSLATE_NOOP("CardFamily", "Equipment"),
    #: Kind of a card, above the name of a person.
    Family.CREW: QT_TRANSLATE_NOOP("CardFamily", "Crewmember"),
    #: Kind of a card, above its name: what a crewmember has suffered.
    Family.INJURY: QT_TRANSLATE_NOOP("CardFamily", "Injury"),
    #: Kind of a card, above its name: what danger dice of a planet do.
    Family.DANGER: QT_TRANSLATE_NOOP("CardFamily", "Danger table"),
    Family.RANK_UP: QT_TRANSLATE_NOOP("CardFamily", "Rank-up card"),
    #: Kind of a card, above its name: what holds on the whole planet.
    Family.CONDITION: QT_TRANSLATE_NOOP("CardFamily", "Global condition"),
    #: Kind of a card, above its name: a task of the expedition.
    Family.MISSION: QT_TRANSLATE_NOOP("CardFamily", "Mission"),
    Family.POI: QT_TRANSLATE_NOOP("CardFamily", "Point of interest"),
    #: Kind of a card, above its name: a beast or a peril with a figure on the board.
    Family.THREAT: QT_TRANSLATE_NOOP("CardFamily", "Threat"),
    #: Kind of a card, above its name: a find brought home from a planet.
    Family.DISCOVERY: QT_TRANSLATE_NOOP("CardFamily", "Discovery"),
    #: Kind of a card, above its name: a find of which there is only one.
    Family.UNIQUE: QT_TRANSLATE_NOOP("CardFamily", "Unique discovery"),
    #: Kind of a card, above its name: what happens at the end of a turn.
    Family.EVENT: QT_TRANSLATE_NOOP("CardFamily", "Event"),
}
_ALL = {
    Family.SECTION: QT_TRANSLATE_NOOP("CardFamily", "All section cards"),
    #: Heading of the codex over all cards of equipment.
    Family.EQUIPMENT: QT_TRANSLATE_NOOP("CardFamily", "All equipment"),
    Family.CREW: QT_TRANSLATE_NOOP("CardFamily", "The whole crew"),
    #: Heading of the codex over all kinds of injury cards.
    Family.INJURY: QT_TRANSLATE_NOOP("CardFamily", "All injuries"),
    Family.DANGER: QT_TRANSLATE_NOOP("CardFamily", "All danger tables"),
    Family.RANK_UP: QT_TRANSLATE_NOOP("CardFamily", "All rank-up cards"),
    Family.CONDITION: QT_TRANSLATE_NOOP("CardFamily", "The condition on the table"),
    Family.MISSION: QT_TRANSLATE_NOOP("CardFamily", "Missions on the table"),
    Family.POI: QT_TRANSLATE_NOOP("CardFamily", "Points of interest on the table"),
    Family.THREAT: QT_TRANSLATE_NOOP("CardFamily", "Threats on the table"),
    Family.DISCOVERY: QT_TRANSLATE_NOOP("CardFamily", "Discoveries you found"),
    Family.UNIQUE: QT_TRANSLATE_NOOP("CardFamily", "Unique discoveries you found"),
    Family.EVENT: QT_TRANSLATE_NOOP("CardFamily", "Events seen so far"),
}


def family_of(subject: str) -> Family:
    """The family of `card:equipment/Q01`, or of all such cards, `cards:equipment`."""
    return Family(subject.partition(":")[2].partition("/")[0])


def families_of(chapter: Chapter) -> tuple[Family, ...]:
    """Whose cards the chapter is about: those whose rule it tells."""
    rules = {rule for passage in chapter.passages for rule in passage.rules}
    return tuple(family for family in Family if RULES[family] in rules)


def called(family: Family) -> str:
    """What one card of the family is."""
    return QCoreApplication.translate("CardFamily", str(_ONE[family]))


def all_called(family: Family) -> str:
    """Those of the family that may be looked through."""
    return QCoreApplication.translate("CardFamily", str(_ALL[family]))
