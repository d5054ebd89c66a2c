"""How well an operation went, in a word (OPS-12)."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from vanguard_desktop.rulesets.ship.data.campaign.operations import Medal

MEDALS = {
    #: Result of an operation: none of its medals.
    Medal.FAILED: QT_TRANSLATE_NOOP("Medals", "No medal"),
    #: Medal of an operation.
    Medal.BRONZE: QT_TRANSLATE_NOOP("Medals", "Bronze"),
    #: Medal of an operation.
    Medal.SILVER: QT_TRANSLATE_NOOP("Medals", "Silver"),
    #: Medal of an operation.
    Medal.GOLD: QT_TRANSLATE_NOOP("Medals", "Gold"),
}


def medal_name(medal: Medal) -> str:
    return QCoreApplication.translate("Medals", str(MEDALS[medal]))
