"""What phases, zones and levels of morale are called."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from vanguard_desktop.core.cards_ship import MoraleLevel
from vanguard_desktop.rulesets.ship.phases import Phase

PHASES = {
    Phase.SET_UP: QT_TRANSLATE_NOOP("ShipPhase", "Set-up"),
    Phase.OPERATION: QT_TRANSLATE_NOOP("ShipPhase", "Operation"),
    Phase.LEAVING: QT_TRANSLATE_NOOP("ShipPhase", "Leaving the planet"),
    Phase.DOCKING: QT_TRANSLATE_NOOP("ShipPhase", "Docking"),
    Phase.DEBRIEFING: QT_TRANSLATE_NOOP("ShipPhase", "Debriefing"),
    Phase.UNLOADING: QT_TRANSLATE_NOOP("ShipPhase", "Unloading"),
    Phase.MEDBAY: QT_TRANSLATE_NOOP("ShipPhase", "Medbay"),
    Phase.MEMORIAL: QT_TRANSLATE_NOOP("ShipPhase", "Memorial wall"),
    Phase.SAVE_POINT: QT_TRANSLATE_NOOP("ShipPhase", "Save point"),
    Phase.RESUME: QT_TRANSLATE_NOOP("ShipPhase", "Resuming"),
    Phase.BRIDGE: QT_TRANSLATE_NOOP("ShipPhase", "Bridge"),
    Phase.STAR_MAP: QT_TRANSLATE_NOOP("ShipPhase", "Star map"),
    Phase.SCANNER: QT_TRANSLATE_NOOP("ShipPhase", "Planetary scanner"),
    Phase.FACILITIES: QT_TRANSLATE_NOOP("ShipPhase", "Facilities"),
    Phase.LABORATORY: QT_TRANSLATE_NOOP("ShipPhase", "Research laboratory"),
    Phase.PRODUCTION: QT_TRANSLATE_NOOP("ShipPhase", "Production complex"),
    Phase.BARRACKS: QT_TRANSLATE_NOOP("ShipPhase", "Barracks"),
    Phase.SITUATION_ROOM: QT_TRANSLATE_NOOP("ShipPhase", "Situation room"),
    Phase.ADD_ON: QT_TRANSLATE_NOOP("ShipPhase", "Add-on facility"),
    Phase.HANGAR: QT_TRANSLATE_NOOP("ShipPhase", "Hangar"),
    Phase.LAUNCH: QT_TRANSLATE_NOOP("ShipPhase", "Mission launch"),
    Phase.EMBARK: QT_TRANSLATE_NOOP("ShipPhase", "Begin planetary exploration"),
    Phase.EXPLORATION: QT_TRANSLATE_NOOP("ShipPhase", "Planetary exploration"),
}
MORALE = {
    MoraleLevel.HIGH: QT_TRANSLATE_NOOP("Morale", "High"),
    MoraleLevel.MEDIUM: QT_TRANSLATE_NOOP("Morale", "Medium"),
    MoraleLevel.LOW: QT_TRANSLATE_NOOP("Morale", "Low"),
    MoraleLevel.VERY_LOW: QT_TRANSLATE_NOOP("Morale", "Very low"),
}
# By the beginning of the zone's name; the longest that fits.
ZONES = {
    "TA.": QT_TRANSLATE_NOOP("ShipZone", "tray A"),
    "TB.": QT_TRANSLATE_NOOP("ShipZone", "tray B"),
    "TB.ARMORY": QT_TRANSLATE_NOOP("ShipZone", "armory"),
    "TB.UNAVAILABLE": QT_TRANSLATE_NOOP("ShipZone", "unavailable equipment"),
    "TB.REST": QT_TRANSLATE_NOOP("ShipZone", "resting crew"),
    "TB.RECRUITS": QT_TRANSLATE_NOOP("ShipZone", "recruits"),
    "TB.GATHERED": QT_TRANSLATE_NOOP("ShipZone", "gathered discoveries"),
    "TB.SIT.POSSIBLE": QT_TRANSLATE_NOOP("ShipZone", "possible situations"),
    "TB.SIT.FUTURE": QT_TRANSLATE_NOOP("ShipZone", "future situations"),
    "TB.REMOVED": QT_TRANSLATE_NOOP("ShipZone", "removed from the game"),
    "ENV": QT_TRANSLATE_NOOP("ShipZone", "envelope"),
    "SC.": QT_TRANSLATE_NOOP("ShipZone", "section compartment"),
    "BOX.": QT_TRANSLATE_NOOP("ShipZone", "box"),
    "SEALED.": QT_TRANSLATE_NOOP("ShipZone", "sealed envelope"),
    "HAND.": QT_TRANSLATE_NOOP("ShipZone", "available crew"),
    "DRAFT.": QT_TRANSLATE_NOOP("ShipZone", "recruits to choose from"),
    "BARRACKS.": QT_TRANSLATE_NOOP("ShipZone", "recruits to choose from"),
    "ADDON.": QT_TRANSLATE_NOOP("ShipZone", "add-ons to choose from"),
    "SIT.TABLE": QT_TRANSLATE_NOOP("ShipZone", "open situations"),
    "SCANNER": QT_TRANSLATE_NOOP("ShipZone", "planetary scanner"),
    "TABLE.": QT_TRANSLATE_NOOP("ShipZone", "table"),
    "CB.": QT_TRANSLATE_NOOP("ShipZone", "crew board"),
    "LB.": QT_TRANSLATE_NOOP("ShipZone", "lander"),
    "PB.": QT_TRANSLATE_NOOP("ShipZone", "planet board"),
    "SB.": QT_TRANSLATE_NOOP("ShipZone", "ship book"),
    "SB.P32.": QT_TRANSLATE_NOOP("ShipZone", "medbay"),
    "SB.P37.": QT_TRANSLATE_NOOP("ShipZone", "memorial wall"),
    "SB.P38.": QT_TRANSLATE_NOOP("ShipZone", "memorial wall"),
}


def zone_name(zone: str) -> str:
    """A zone as players call it."""
    fitting = max((beginning for beginning in ZONES if zone.startswith(beginning)), key=len, default="")
    return QCoreApplication.translate("ShipZone", str(ZONES[fitting])) if fitting else zone


def phase_name(phase: Phase) -> str:
    return QCoreApplication.translate("ShipPhase", str(PHASES[phase]))


def morale_name(level: MoraleLevel) -> str:
    return QCoreApplication.translate("Morale", str(MORALE[level]))
