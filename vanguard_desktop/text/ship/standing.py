"""Words for standing effects: what an installed card changes, and what a text has put in force (SEF-11)."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from vanguard_desktop.core import CardId
from vanguard_desktop.setting import ModifierKey, MoraleLevel, Often, Standing

from ..common.told import Told, Under
from .places import morale_name

# What changes; behind it stand in brackets by how much, for what and how often.
CHANGES = {
    ModifierKey.ENERGY_INCOME: QT_TRANSLATE_NOOP("ShipStanding", "[energy] on the bridge"),
    ModifierKey.COMMAND_INCOME: QT_TRANSLATE_NOOP("ShipStanding", "[command] on the bridge"),
    ModifierKey.SITUATIONS: QT_TRANSLATE_NOOP("ShipStanding", "New situations on the bridge"),
    ModifierKey.FLIGHT_COST: QT_TRANSLATE_NOOP("ShipStanding", "[energy] for a flight"),
    ModifierKey.VISIT_COST: QT_TRANSLATE_NOOP("ShipStanding", "[energy] for a visit"),
    ModifierKey.PERMIT_MARK: QT_TRANSLATE_NOOP("ShipStanding", "Marked routes and destinations are permitted"),
    ModifierKey.SCAN_COST: QT_TRANSLATE_NOOP("ShipStanding", "[energy] for a part of the scanner"),
    ModifierKey.RESEARCH_COST: QT_TRANSLATE_NOOP("ShipStanding", "Discoveries for a research project"),
    ModifierKey.ICONS_NEEDED: QT_TRANSLATE_NOOP("ShipStanding", "Icons that assigned crew must show"),
    ModifierKey.BOOST_WITHOUT_CREW: QT_TRANSLATE_NOOP("ShipStanding", "Production boosts without crew"),
    ModifierKey.START_STAGE: QT_TRANSLATE_NOOP("ShipStanding", "Stage at which production starts"),
    ModifierKey.SOLVE_PER_VISIT: QT_TRANSLATE_NOOP("ShipStanding", "Situations solved in a visit"),
    ModifierKey.DRAFT_SIZE: QT_TRANSLATE_NOOP("ShipStanding", "Recruits shown in the barracks"),
    ModifierKey.INSTRUCTOR: QT_TRANSLATE_NOOP("ShipStanding", "Rank that instructors count as"),
    ModifierKey.DIE_PRICE: QT_TRANSLATE_NOOP("ShipStanding", "[success](pl) for a die"),
    ModifierKey.RECOVERY: QT_TRANSLATE_NOOP("ShipStanding", "Patients who move one bed more"),
    ModifierKey.SURVIVAL_REROLL: QT_TRANSLATE_NOOP("ShipStanding", "Dice of a survival check rolled again"),
    ModifierKey.SURVIVAL_PASS: QT_TRANSLATE_NOOP("ShipStanding", "A failed survival check counts as passed"),
    ModifierKey.SURVIVAL_DICE: QT_TRANSLATE_NOOP("ShipStanding", "Dice of a survival check"),
    ModifierKey.MORALE_FLOOR: QT_TRANSLATE_NOOP("ShipStanding", "Morale does not fall below this level"),
    ModifierKey.MORALE_DROPS: QT_TRANSLATE_NOOP("ShipStanding", "Most drops of morale in a phase"),
    ModifierKey.IGNORE_DAMAGE: QT_TRANSLATE_NOOP("ShipStanding", "Damage to a lander is ignored"),
    ModifierKey.LANDER_STAT: QT_TRANSLATE_NOOP("ShipStanding", "Statistics of the lander"),
    ModifierKey.SUPPLIES: QT_TRANSLATE_NOOP("ShipStanding", "Supplies of the lander"),
    ModifierKey.CARGO: QT_TRANSLATE_NOOP("ShipStanding", "Equipment that the lander carries"),
    ModifierKey.DISCOVERY_CAPACITY: QT_TRANSLATE_NOOP("ShipStanding", "Discoveries that the lander holds"),
    ModifierKey.START_CHARGES: QT_TRANSLATE_NOOP("ShipStanding", "Charges at the start of an exploration"),
    ModifierKey.START_CARDS: QT_TRANSLATE_NOOP("ShipStanding", "Cards at the start of an exploration"),
    ModifierKey.REDRAW: QT_TRANSLATE_NOOP("ShipStanding", "Cards that may be drawn anew at the launch"),
    ModifierKey.CHOOSE_CONDITION: QT_TRANSLATE_NOOP(
        "ShipStanding", "An exploration begins with the first or the second of its conditions, as you choose"
    ),
    ModifierKey.REVEAL_CARD: QT_TRANSLATE_NOOP("ShipStanding", "The landing card is revealed at the launch"),
    ModifierKey.REPAIR_COST: QT_TRANSLATE_NOOP("ShipStanding", "Repair of a lander"),
}
OFTEN = {
    #: In parentheses behind what a card allows: how often.
    Often.ONCE: QT_TRANSLATE_NOOP("ShipStanding", "once"),
    Often.PER_VISIT: QT_TRANSLATE_NOOP("ShipStanding", "once per visit"),
    Often.PER_PHASE: QT_TRANSLATE_NOOP("ShipStanding", "once per phase"),
    Often.PER_ACT: QT_TRANSLATE_NOOP("ShipStanding", "once per act"),
}
# What a standing effect may be about besides cards: tasks of the crew, stages of production, kinds of cargo.
ABOUT = {
    #: What a rule aboard is about: crew that works on research.
    "lab_work": QT_TRANSLATE_NOOP("ShipStanding", "lab work"),
    "projects": QT_TRANSLATE_NOOP("ShipStanding", "lab work or a boost"),
    #: What a rule aboard is about: crew that makes production faster.
    "boost": QT_TRANSLATE_NOOP("ShipStanding", "boosts"),
    #: What a rule aboard is about: crew that rises in rank.
    "training": QT_TRANSLATE_NOOP("ShipStanding", "training"),
    #: What a rule aboard is about: crew that looks after a room.
    "supervisor": QT_TRANSLATE_NOOP("ShipStanding", "supervisors"),
    "staff": QT_TRANSLATE_NOOP("ShipStanding", "add-on staff"),
    "stage_1": QT_TRANSLATE_NOOP("ShipStanding", "projects with start stage 1"),
    "stage_2": QT_TRANSLATE_NOOP("ShipStanding", "projects with start stage 2"),
    "stage_3": QT_TRANSLATE_NOOP("ShipStanding", "projects with start stage 3"),
    #: What a rule aboard is about: a kind of cards.
    "personal": QT_TRANSLATE_NOOP("ShipStanding", "personal equipment"),
    #: What a rule aboard is about: a kind of cards.
    "mission": QT_TRANSLATE_NOOP("ShipStanding", "mission equipment"),
    #: What a rule aboard is about: expeditions.
    "exploration": QT_TRANSLATE_NOOP("ShipStanding", "explorations"),
    #: What a rule aboard is about: a mark on cards.
    "amber": QT_TRANSLATE_NOOP("ShipStanding", "amber mark"),
    "biology": QT_TRANSLATE_NOOP("ShipStanding", "projects about living things"),
    "current": QT_TRANSLATE_NOOP("ShipStanding", "projects about the Shallows"),
    "materials": QT_TRANSLATE_NOOP("ShipStanding", "projects about materials"),
    "peoples": QT_TRANSLATE_NOOP("ShipStanding", "projects about peoples"),
    "post": QT_TRANSLATE_NOOP("ShipStanding", "projects about the Post"),
}
# What is not a number that goes up or down.
_FACTS = (
    ModifierKey.PERMIT_MARK,
    ModifierKey.SURVIVAL_PASS,
    ModifierKey.MORALE_FLOOR,
    ModifierKey.IGNORE_DAMAGE,
    ModifierKey.CHOOSE_CONDITION,
    ModifierKey.REVEAL_CARD,
)


def kind_words(only: str, say: Any) -> str:
    """A task, a kind of cards, a level of morale, or a card in quotation marks."""
    if only in ABOUT:
        return QCoreApplication.translate("ShipStanding", str(ABOUT[only]))
    if only in {level.value for level in MoraleLevel}:
        return morale_name(MoraleLevel(only))
    return str(say.quoted(say.card(CardId(only))))


def often_words(often: Often) -> str:
    """How often; empty for what has no limit."""
    return QCoreApplication.translate("ShipStanding", str(OFTEN[often])) if often in OFTEN else ""


def standing_words(standing: Standing, say: Any) -> Told:
    """One standing effect: what it changes, by how much, for what and how often, and on which condition."""
    if standing.key is ModifierKey.DISABLED:
        #: A standing effect aboard. {what} is the name of a card in quotation marks, or a task of the crew.
        text = QCoreApplication.translate("ShipStanding", "Treat {what} as absent.")
        return text.format(what=kind_words(standing.only, say))
    change = QCoreApplication.translate("ShipStanding", str(CHANGES[standing.key]))
    about = kind_words(standing.only, say) if standing.only else ""
    behind = ", ".join(filter(None, (_value(standing), about, often_words(standing.often))))
    if behind:
        #: {change} is as "[energy] for a flight", {how} by how much, for what and how often: "−1, once per phase".
        text = QCoreApplication.translate("ShipStanding", "{change} ({how}).")
    else:
        #: {change} is as "A failed survival check counts as passed".
        text = QCoreApplication.translate("ShipStanding", "{change}.")
    told = text.format(change=change, how=behind)
    return told if standing.test is None else Under(say.clauses.condition(standing.test), told)


def _value(standing: Standing) -> str:
    if standing.free:
        #: In brackets behind what costs nothing.
        return QCoreApplication.translate("ShipStanding", "free")
    if standing.key in _FACTS:
        return ""
    if standing.key is ModifierKey.MORALE_DROPS:
        return str(standing.value)
    value = f"{standing.value:+}".replace("-", "−")
    return value if standing.deck is None else f"{value} [discovery_{standing.deck.value}]"
