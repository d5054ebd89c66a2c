"""What pages of the ship book and levels of morale are called."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from vanguard_desktop.rulesets.ship.phases import FACILITIES, Phase
from vanguard_desktop.setting import MoraleLevel

from .pages import ShipPages

PHASES = {
    #: Name of a step of the campaign: before the first expedition.
    Phase.SET_UP: QT_TRANSLATE_NOOP("ShipPhase", "Set-up"),
    #: Name of a step: a single game without a campaign; not surgery.
    Phase.OPERATION: QT_TRANSLATE_NOOP("ShipPhase", "Operation"),
    Phase.LEAVING: QT_TRANSLATE_NOOP("ShipPhase", "Leaving the planet"),
    #: Name of a step: the lander comes back to the ship.
    Phase.DOCKING: QT_TRANSLATE_NOOP("ShipPhase", "Docking"),
    #: Name of a step: what the expedition has brought.
    Phase.DEBRIEFING: QT_TRANSLATE_NOOP("ShipPhase", "Debriefing"),
    #: Name of a step: finds are brought aboard.
    Phase.UNLOADING: QT_TRANSLATE_NOOP("ShipPhase", "Unloading"),
    #: Name of a step and place: where the ill lie.
    Phase.MEDBAY: QT_TRANSLATE_NOOP("ShipPhase", "Medbay"),
    #: Name of a step and place: where the dead are remembered.
    Phase.MEMORIAL: QT_TRANSLATE_NOOP("ShipPhase", "Memorial wall"),
    #: Name of a step: the game can be put away here.
    Phase.SAVE_POINT: QT_TRANSLATE_NOOP("ShipPhase", "Save point"),
    #: Name of a step: the game is taken up again.
    Phase.RESUME: QT_TRANSLATE_NOOP("ShipPhase", "Resuming"),
    #: Name of a step and place: from where the ship is steered.
    Phase.BRIDGE: QT_TRANSLATE_NOOP("ShipPhase", "Bridge"),
    #: Name of a step: the ship flies.
    Phase.STAR_MAP: QT_TRANSLATE_NOOP("ShipPhase", "Star map"),
    #: Name of a step: the next planet is looked at from afar.
    Phase.SCANNER: QT_TRANSLATE_NOOP("ShipPhase", "Planetary scanner"),
    #: Name of a step: rooms of the ship are visited.
    Phase.FACILITIES: QT_TRANSLATE_NOOP("ShipPhase", "Facilities"),
    #: Name of a step and room of the ship, where landers stand.
    Phase.HANGAR: QT_TRANSLATE_NOOP("ShipPhase", "Hangar"),
    #: Name of a step: the team gets ready.
    Phase.LAUNCH: QT_TRANSLATE_NOOP("ShipPhase", "Mission launch"),
    Phase.EMBARK: QT_TRANSLATE_NOOP("ShipPhase", "Begin planetary exploration"),
    #: Name of a step: the expedition itself.
    Phase.EXPLORATION: QT_TRANSLATE_NOOP("ShipPhase", "Planetary exploration"),
}
MORALE = {
    #: The mood aboard, the best of four.
    MoraleLevel.HIGH: QT_TRANSLATE_NOOP("Morale", "High"),
    #: The mood aboard, the second of four.
    MoraleLevel.MEDIUM: QT_TRANSLATE_NOOP("Morale", "Medium"),
    #: The mood aboard, the third of four.
    MoraleLevel.LOW: QT_TRANSLATE_NOOP("Morale", "Low"),
    #: The mood aboard, the worst of four.
    MoraleLevel.VERY_LOW: QT_TRANSLATE_NOOP("Morale", "Very low"),
}


def phase_name(phase: Phase) -> str:
    """Rooms that are visited are called as the screen calls them."""
    if phase in FACILITIES.values():
        return ShipPages().title(phase.value)
    return QCoreApplication.translate("ShipPhase", str(PHASES[phase]))


def morale_name(level: MoraleLevel) -> str:
    return QCoreApplication.translate("Morale", str(MORALE[level]))
