"""Words for the cycle: steps, what moves, tokens, morale, cards gained, crew."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from vanguard_desktop.rulesets.ship import effects as fx
from vanguard_desktop.rulesets.ship.data.aboard.crew import Dismissed, Promoted, Sleeved
from vanguard_desktop.rulesets.ship.data.aboard.morale import MoraleChanged, ReturnDie
from vanguard_desktop.rulesets.ship.data.journey import cycle as data
from vanguard_desktop.rulesets.ship.data.tokens import BagChanged, PenaltyPlaced, PoolChanged
from vanguard_desktop.rulesets.ship.state import ShipState
from vanguard_desktop.setting.cards_ship import MoraleLevel
from vanguard_desktop.text.ship.chapter_words import ChapterWords, Speaker
from vanguard_desktop.text.ship.tokens import bag_line, pool_line


def _by(by: int, gained: str, lost: str) -> str:
    return gained if by >= 0 else lost


def _energy(effect: fx.ChangeEnergy, _: Speaker) -> str:
    count = abs(effect.by)
    #: Effect of a card aboard: tokens for the pool. %n stands before the icon.
    gained = QCoreApplication.translate("ShipCycle", "Gain %n [energy].", "", count)
    #: Effect of a card aboard: tokens out of the pool. %n stands before the icon.
    return _by(effect.by, gained, QCoreApplication.translate("ShipCycle", "Lose %n [energy].", "", count))


def _command(effect: fx.ChangeCommand, _: Speaker) -> str:
    count = abs(effect.by)
    #: Effect of a card aboard: tokens for the pool. %n stands before the icon.
    gained = QCoreApplication.translate("ShipCycle", "Gain %n [command].", "", count)
    #: Effect of a card aboard: tokens out of the pool. %n stands before the icon.
    return _by(effect.by, gained, QCoreApplication.translate("ShipCycle", "Lose %n [command].", "", count))


def _success(effect: fx.ChangeSuccess, _: Speaker) -> str:
    count = abs(effect.by)
    #: Effect of a card aboard: tokens for the pool. %n stands before the icon.
    gained = QCoreApplication.translate("ShipCycle", "Gain %n [success].", "", count)
    #: Effect of a card aboard: tokens out of the pool. %n stands before the icon.
    return _by(effect.by, gained, QCoreApplication.translate("ShipCycle", "Lose %n [success].", "", count))


def _gain(effect: fx.Gain, say: Speaker) -> str:
    card = say.quoted(say.card(effect.card))
    if effect.all:
        #: {card} is the name of a card in quotation marks.
        return QCoreApplication.translate("ShipCycle", "Gain all copies of {card}.").format(card=card)
    if effect.copies == 1:
        #: {card} is the name of a card in quotation marks.
        return QCoreApplication.translate("ShipCycle", "Gain {card}.").format(card=card)
    #: Effect of a card aboard. %n is how many of one card. {card} is the name of a card in quotation marks.
    text = QCoreApplication.translate("ShipCycle", "Gain %n copies of {card}.", "", effect.copies)
    return text.format(card=card)


def _bring(effect: fx.BringSituation, say: Speaker) -> str:
    match effect.to:
        case fx.Place.TABLE:
            #: {card} is the name of a situation in quotation marks.
            text = QCoreApplication.translate("ShipCycle", "The situation {card} comes into play.")
        case fx.Place.ENVELOPE:
            #: {card} is the name of a situation in quotation marks.
            text = QCoreApplication.translate("ShipCycle", "Put the situation {card} into the envelope.")
        case fx.Place.POSSIBLE:
            #: {card} is the name of a situation in quotation marks.
            text = QCoreApplication.translate("ShipCycle", "Shuffle {card} into the possible situations.")
    return text.format(card=say.quoted(say.piece(f"situations:{effect.card}")))


def _sleeved(event: Sleeved, say: Speaker, before: ShipState) -> str:
    """A recruit, somebody from another section, or another rank."""
    old = before.sleeves.get(event.member)
    if old is None:
        #: Chronicle aboard. {section} is the name of a section, as Science. {member} is the name of a crewmember.
        #: {rank} is 1, 2 or 3.
        text = QCoreApplication.translate("ShipCycle", "New in {section}: {member}, rank {rank}.")
    elif old.section is not event.section:
        #: Chronicle aboard. {member} is the name of a crewmember. {section} is the name of a section, as Science.
        #: {rank} is 1, 2 or 3.
        text = QCoreApplication.translate("ShipCycle", "{member} goes over to {section}, with rank {rank} there.")
    elif old.rank > event.rank:
        #: Chronicle aboard. {member} is the name of a crewmember. {rank} is 1, 2 or 3.
        text = QCoreApplication.translate("ShipCycle", "{member} loses a rank and has rank {rank} now.")
    else:
        #: Chronicle aboard. {member} is the name of a crewmember. {rank} is 1, 2 or 3.
        text = QCoreApplication.translate("ShipCycle", "{member} is promoted: rank {rank}.")
    member, section = say.names.member(event.member), say.names.section(event.section)
    return text.format(member=member, section=section, rank=event.rank)


def _morale(event: MoraleChanged, say: Speaker, before: ShipState) -> str:
    #: Chronicle aboard. {level} is a level of morale, as "Low".
    text = QCoreApplication.translate("ShipCycle", "Morale falls: {level}.")
    if LEVELS.index(event.level) < LEVELS.index(before.morale):
        #: Chronicle aboard. {level} is a level of morale, as "Low".
        text = QCoreApplication.translate("ShipCycle", "Morale rises: {level}.")
    return text.format(level=say.morale(event.level))


def _penalty(event: PenaltyPlaced, _: Speaker, __: ShipState) -> str:
    if event.on:
        return QCoreApplication.translate("ShipCycle", "The penalty token lies in the command pool.")
    return QCoreApplication.translate("ShipCycle", "The penalty token goes, and with it all [command] but one.")


LEVELS = tuple(MoraleLevel)

CYCLE = ChapterWords(
    effects={
        data.NextStep: lambda effect, say: QCoreApplication.translate("ShipCycle", "Go on to the next step."),
        data.DoStep: lambda effect, say: QCoreApplication.translate("ShipCycle", "The next step is carried out."),
        fx.ChangeEnergy: _energy,
        fx.ChangeCommand: _command,
        fx.ChangeSuccess: _success,
        fx.Gain: _gain,
        #: Effect of a card aboard: the other is out of this campaign. {card} is the name of a card in quotation marks.
        fx.RemoveCard: lambda effect, say: QCoreApplication.translate(
            "ShipCycle", "Remove {card} from the game."
        ).format(card=say.quoted(say.card(effect.card))),
        fx.RemoveThis: lambda effect, say: QCoreApplication.translate("ShipCycle", "Remove this card from the game."),
        #: Effect of a card aboard: the other goes back to those that have not come into play. {card} is the name of a
        #: card in quotation marks.
        fx.ReturnCard: lambda effect, say: QCoreApplication.translate(
            "ShipCycle", "Put {card} back behind its divider."
        ).format(card=say.quoted(say.card(effect.card))),
        fx.ShuffleBack: lambda effect, say: QCoreApplication.translate(
            "ShipCycle", "Shuffle this card into the possible situations."
        ),
        fx.BringSituation: _bring,
        fx.RaiseMorale: lambda effect, say: QCoreApplication.translate("ShipCycle", "Raise morale by one level."),
        fx.LowerMorale: lambda effect, say: QCoreApplication.translate("ShipCycle", "Lower morale by one level."),
        #: Effect of a card aboard: the mood. {level} is one of four words, as "low".
        fx.SetMorale: lambda effect, say: QCoreApplication.translate("ShipCycle", "Set morale to {level}.").format(
            level=say.morale(effect.level)
        ),
        fx.EverySectionLosesDie: lambda effect, say: QCoreApplication.translate(
            "ShipCycle", "Every section returns one die to the box."
        ),
        #: What happens aboard: each section owns dice. {section} is the name of a section, as Science.
        ReturnDie: lambda effect, say: QCoreApplication.translate(
            "ShipCycle", "{section} returns one die to the box."
        ).format(section=say.names.section(effect.section)),
    },
    events={
        data.TeamLaunched: lambda event, say, state: QCoreApplication.translate(
            "ShipCycle", "The away team leaves the ship."
        ),
        data.TeamHome: lambda event, say, state: QCoreApplication.translate(
            "ShipCycle", "The away team is back aboard."
        ),
        #: Chronicle aboard. {number} is a number.
        data.CycleBegun: lambda event, say, state: QCoreApplication.translate(
            "ShipCycle", "Cycle {number} begins."
        ).format(number=state.cycle + 1),
        PoolChanged: lambda event, say, state: pool_line(event, state, paying=False),
        BagChanged: lambda event, say, state: bag_line(event, state),
        PenaltyPlaced: _penalty,
        MoraleChanged: _morale,
        Sleeved: _sleeved,
        Promoted: _sleeved,
        #: Chronicle aboard: this person no longer belongs to the crew. {member} is the name of a crewmember.
        Dismissed: lambda event, say, state: QCoreApplication.translate(
            "ShipCycle", "{member} leaves the crew."
        ).format(member=say.names.member(event.member)),
    },
    reasons={
        data.TeamIsAway: lambda reason, say, state: QCoreApplication.translate(
            "ShipCycle", "The away team is on a planet; the ship waits."
        ),
    },
    things={
        #: Question to the players of a section. {section} is the name of a section, as Science.
        ReturnDie: lambda effect, say, state: QCoreApplication.translate(
            "ShipCycle", "{section}: which die returns to the box?"
        ).format(section=say.names.section(effect.section)),
    },
)
