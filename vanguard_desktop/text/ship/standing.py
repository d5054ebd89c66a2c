"""Words for standing effects: what an installed card changes, and what a text has put in force (SEF-11)."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from vanguard_desktop.core.ids import CardId
from vanguard_desktop.core.standing import ModifierKey, Often, Standing
from vanguard_desktop.text.ship.chapter_words import Speaker

# {value} is a number with its sign.
CHANGES = {
    ModifierKey.ENERGY_INCOME: QT_TRANSLATE_NOOP("ShipStanding", "[energy] on the bridge: {value}"),
    ModifierKey.COMMAND_INCOME: QT_TRANSLATE_NOOP("ShipStanding", "[command] on the bridge: {value}"),
    ModifierKey.SITUATIONS: QT_TRANSLATE_NOOP("ShipStanding", "New situations on the bridge: {value}"),
    ModifierKey.FLIGHT_COST: QT_TRANSLATE_NOOP("ShipStanding", "[energy] for a flight: {value}"),
    ModifierKey.VISIT_COST: QT_TRANSLATE_NOOP("ShipStanding", "[energy] for a visit: {value}"),
    ModifierKey.PERMIT_MARK: QT_TRANSLATE_NOOP("ShipStanding", "Marked routes and destinations are permitted"),
    ModifierKey.SCAN_COST: QT_TRANSLATE_NOOP("ShipStanding", "[energy] for a part of the scanner: {value}"),
    ModifierKey.RESEARCH_COST: QT_TRANSLATE_NOOP("ShipStanding", "Discoveries for a research project: {value}"),
    ModifierKey.ICONS_NEEDED: QT_TRANSLATE_NOOP("ShipStanding", "Icons that assigned crew must show: {value}"),
    ModifierKey.BOOST_WITHOUT_CREW: QT_TRANSLATE_NOOP("ShipStanding", "Production boosts without crew: {value}"),
    ModifierKey.START_STAGE: QT_TRANSLATE_NOOP("ShipStanding", "Stage at which production starts: {value}"),
    ModifierKey.SOLVE_PER_VISIT: QT_TRANSLATE_NOOP("ShipStanding", "Situations solved in a visit: {value}"),
    ModifierKey.DRAFT_SIZE: QT_TRANSLATE_NOOP("ShipStanding", "Recruits shown in the barracks: {value}"),
    ModifierKey.INSTRUCTOR: QT_TRANSLATE_NOOP("ShipStanding", "Rank that instructors count as: {value}"),
    ModifierKey.DIE_PRICE: QT_TRANSLATE_NOOP("ShipStanding", "[success] for a die: {value}"),
    ModifierKey.RECOVERY: QT_TRANSLATE_NOOP("ShipStanding", "Patients who move one bed more: {value}"),
    ModifierKey.SURVIVAL_REROLL: QT_TRANSLATE_NOOP("ShipStanding", "Dice of a survival check rolled again: {value}"),
    ModifierKey.SURVIVAL_PASS: QT_TRANSLATE_NOOP("ShipStanding", "A failed survival check counts as passed"),
    ModifierKey.SURVIVAL_DICE: QT_TRANSLATE_NOOP("ShipStanding", "Dice of a survival check: {value}"),
    ModifierKey.MORALE_FLOOR: QT_TRANSLATE_NOOP("ShipStanding", "Morale does not fall below the named level"),
    ModifierKey.MORALE_DROPS: QT_TRANSLATE_NOOP("ShipStanding", "Morale drops at most so often in a phase: {value}"),
    ModifierKey.IGNORE_DAMAGE: QT_TRANSLATE_NOOP("ShipStanding", "Damage to a lander is ignored"),
    ModifierKey.LANDER_STAT: QT_TRANSLATE_NOOP("ShipStanding", "Statistics of the lander: {value}"),
    ModifierKey.SUPPLIES: QT_TRANSLATE_NOOP("ShipStanding", "Supplies of the lander: {value}"),
    ModifierKey.CARGO: QT_TRANSLATE_NOOP("ShipStanding", "Equipment that the lander carries: {value}"),
    ModifierKey.DISCOVERY_CAPACITY: QT_TRANSLATE_NOOP("ShipStanding", "Discoveries that the lander holds: {value}"),
    ModifierKey.START_CHARGES: QT_TRANSLATE_NOOP("ShipStanding", "Charges at the start of an exploration: {value}"),
    ModifierKey.START_CARDS: QT_TRANSLATE_NOOP("ShipStanding", "Cards at the start of an exploration: {value}"),
    ModifierKey.REDRAW: QT_TRANSLATE_NOOP("ShipStanding", "Cards that may be drawn anew at the launch: {value}"),
    ModifierKey.CHOOSE_CONDITION: QT_TRANSLATE_NOOP(
        "ShipStanding", "An exploration begins with the first or the second of its conditions, as you choose"
    ),
    ModifierKey.REVEAL_CARD: QT_TRANSLATE_NOOP("ShipStanding", "The landing card is revealed at the launch"),
    ModifierKey.REPAIR_COST: QT_TRANSLATE_NOOP("ShipStanding", "Repair of a lander: {value}"),
    ModifierKey.DISABLED: QT_TRANSLATE_NOOP("ShipStanding", "Treated as absent"),
}
OFTEN = {
    Often.ONCE: QT_TRANSLATE_NOOP("ShipStanding", "once"),
    Often.PER_VISIT: QT_TRANSLATE_NOOP("ShipStanding", "once per visit"),
    Often.PER_PHASE: QT_TRANSLATE_NOOP("ShipStanding", "once per phase"),
    Often.PER_ACT: QT_TRANSLATE_NOOP("ShipStanding", "once per act"),
}
# What a standing effect may be about besides cards: tasks of the crew, stages of production, kinds of cargo.
ABOUT = {
    "lab_work": QT_TRANSLATE_NOOP("ShipStanding", "lab work"),
    "projects": QT_TRANSLATE_NOOP("ShipStanding", "lab work or a boost"),
    "boost": QT_TRANSLATE_NOOP("ShipStanding", "boosts"),
    "training": QT_TRANSLATE_NOOP("ShipStanding", "training"),
    "supervisor": QT_TRANSLATE_NOOP("ShipStanding", "supervisors"),
    "staff": QT_TRANSLATE_NOOP("ShipStanding", "add-on staff"),
    "stage_1": QT_TRANSLATE_NOOP("ShipStanding", "projects with start stage 1"),
    "stage_2": QT_TRANSLATE_NOOP("ShipStanding", "projects with start stage 2"),
    "stage_3": QT_TRANSLATE_NOOP("ShipStanding", "projects with start stage 3"),
    "personal": QT_TRANSLATE_NOOP("ShipStanding", "personal equipment"),
    "mission": QT_TRANSLATE_NOOP("ShipStanding", "mission equipment"),
}


def _about(only: str, say: Speaker) -> str:
    if not only:
        return ""
    return QCoreApplication.translate("ShipStanding", str(ABOUT[only])) if only in ABOUT else say.card(CardId(only))


def often_words(often: Often) -> str:
    """How often; empty for what has no limit."""
    return QCoreApplication.translate("ShipStanding", str(OFTEN[often])) if often in OFTEN else ""


def standing_words(standing: Standing, say: Speaker) -> str:
    """One standing effect: what it changes, about what, how often, and on which condition."""
    if standing.free:
        value = QCoreApplication.translate("ShipStanding", "free")
    else:
        value = f"{standing.value:+}" if standing.key is not ModifierKey.MORALE_DROPS else str(standing.value)
    if standing.deck is not None:
        value = f"{value} [discovery_{standing.deck.value}]"
    change = QCoreApplication.translate("ShipStanding", str(CHANGES[standing.key])).format(value=value)
    about = ", ".join(filter(None, (_about(standing.only, say), often_words(standing.often))))
    if about:
        text = QCoreApplication.translate("ShipStanding", "{change} ({about}).")
        change = text.format(change=change, about=about)
    else:
        change = QCoreApplication.translate("ShipStanding", "{change}.").format(change=change)
    if standing.test is None:
        return change
    return say.clauses.if_so(standing.test, change)
