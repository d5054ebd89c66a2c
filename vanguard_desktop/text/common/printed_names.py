"""Names that stand in the rules and on no card: steps of a check, injuries, outcomes."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

from vanguard_desktop.setting import InjuryKind, RowColor

# The ten steps of a dice check, in their order (CHK-02).
CHECK_STEPS = (
    #: Name of step 1 of a dice check.
    QT_TRANSLATE_NOOP("CheckStep", "Choose dice"),
    QT_TRANSLATE_NOOP("CheckStep", "Add injury & danger dice"),
    QT_TRANSLATE_NOOP("CheckStep", "Roll all the dice"),
    QT_TRANSLATE_NOOP("CheckStep", "Modify the results"),
    QT_TRANSLATE_NOOP("CheckStep", "Check for dice combinations"),
    QT_TRANSLATE_NOOP("CheckStep", "Resolve injury & danger dice"),
    QT_TRANSLATE_NOOP("CheckStep", "Resolve special effects"),
    #: Name of step 8 of a dice check: the outcomes that will happen are marked.
    QT_TRANSLATE_NOOP("CheckStep", "Mark outcomes"),
    #: Name of step 9 of a dice check: the rolled dice are spent.
    QT_TRANSLATE_NOOP("CheckStep", "Spend dice"),
    #: Name of step 10 of a dice check: what was marked happens.
    QT_TRANSLATE_NOOP("CheckStep", "Resolve outcomes"),
)
INJURIES = {
    #: Name of an injury card: something hurts.
    InjuryKind.WOUNDED: QT_TRANSLATE_NOOP("Names", "Bruised"),
    #: Name of an injury card: a broken bone.
    InjuryKind.CRITICAL: QT_TRANSLATE_NOOP("Names", "Fracture"),
    #: Name of an injury card: worn out.
    InjuryKind.EXHAUSTED: QT_TRANSLATE_NOOP("Names", "Drained"),
    #: Name of an injury card: burned skin.
    InjuryKind.BURNED: QT_TRANSLATE_NOOP("Names", "Scald"),
    #: Name of an injury card: deep fright.
    InjuryKind.PANICKED: QT_TRANSLATE_NOOP("Names", "Shaken"),
    #: Name of an injury card: the space suit has a hole.
    InjuryKind.BREACH: QT_TRANSLATE_NOOP("Names", "Torn Suit"),
    #: Name of an injury card: after a blow on the head.
    InjuryKind.CONCUSSED: QT_TRANSLATE_NOOP("Names", "Dazed"),
    #: Name of an injury card: ill.
    InjuryKind.INFECTED: QT_TRANSLATE_NOOP("Names", "Fever"),
    #: Name of an injury card: a small wound, the slightest of all.
    InjuryKind.SCRATCHED: QT_TRANSLATE_NOOP("Names", "Scrape"),
}
OUTCOMES = {
    #: One of three rows of a dice check: the best that can come of it.
    RowColor.YELLOW: QT_TRANSLATE_NOOP("Names", "Yellow outcome"),
    #: One of three rows of a dice check: success.
    RowColor.GREEN: QT_TRANSLATE_NOOP("Names", "Green outcome"),
    #: One of three rows of a dice check: failure.
    RowColor.RED: QT_TRANSLATE_NOOP("Names", "Red outcome"),
}
