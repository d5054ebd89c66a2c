"""Words for the cycle: steps, what moves, tokens, morale, cards gained, crew."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from vanguard_desktop.rulesets.ship import effects as fx
from vanguard_desktop.rulesets.ship.data import cycle as data
from vanguard_desktop.rulesets.ship.data.crew import Dismissed, Promoted, Sleeved
from vanguard_desktop.rulesets.ship.data.morale import MoraleChanged, ReturnDie
from vanguard_desktop.rulesets.ship.data.tokens import BagChanged, PenaltyPlaced, PoolChanged
from vanguard_desktop.rulesets.ship.state import ShipState
from vanguard_desktop.text.ship.chapter_words import ChapterWords, Speaker


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


def _moved(event: data.Moved, say: Speaker, _: ShipState) -> str:
    #: Chronicle aboard: cards move. {things} are their names, {start} and {to} places of the ship.
    text = QCoreApplication.translate("ShipCycle", "{things}: from {start} to {to}.")
    things = ", ".join(map(say.piece, event.pieces))
    return text.format(things=things, start=say.zone(event.start), to=say.zone(event.to))


def _tokens(event: PoolChanged | BagChanged) -> str:
    """Only what changed: an icon and a number read alike in every language."""
    changes = (("[energy]", event.energy), ("[command]", event.command), ("[success]", event.success))
    return ", ".join(f"{icon} {by:+}" for icon, by in changes if by)


def _pool(event: PoolChanged, _: Speaker, __: ShipState) -> str:
    tokens = _tokens(event)
    #: Chronicle aboard. {tokens} are icons with signed numbers, as "[energy] +2".
    return tokens and QCoreApplication.translate("ShipCycle", "Token pools: {tokens}.").format(tokens=tokens)


def _bag(event: BagChanged, _: Speaker, __: ShipState) -> str:
    tokens = _tokens(event)
    #: Chronicle aboard: what the team brings home. {tokens} are icons with signed numbers, as "[energy] +2".
    return tokens and QCoreApplication.translate("ShipCycle", "Token bag: {tokens}.").format(tokens=tokens)


def _sleeved(event: Sleeved, say: Speaker, _: ShipState) -> str:
    #: Chronicle aboard: where somebody belongs from now on. {rank} is 1, 2 or 3. {member} is the name of a crewmember.
    #: {section} is the name of a section, as Science.
    text = QCoreApplication.translate("ShipCycle", "{member}: {section}, rank {rank}.")
    member, section = say.names.member(event.member), say.names.section(event.section)
    return text.format(member=member, section=section, rank=event.rank)


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
        #: Chronicle aboard. {phase} is the name of a step, as "Medbay".
        data.StepBegun: lambda event, say, state: QCoreApplication.translate(
            "ShipCycle", "The next step of the ship book begins: {phase}."
        ).format(phase=say.phase(event.phase)),
        #: Chronicle aboard. {phase} is the name of a step, as "Medbay".
        data.PageTurned: lambda event, say, state: QCoreApplication.translate(
            "ShipCycle", "The ship book is opened at another page: {phase}."
        ).format(phase=say.phase(event.phase)),
        data.Moved: _moved,
        data.Revealed: _moved,
        #: Chronicle aboard. {zone} is the name of a pile of cards.
        data.Shuffled: lambda event, say, state: QCoreApplication.translate("ShipCycle", "Shuffled: {zone}.").format(
            zone=say.zone(event.zone)
        ),
        data.TeamLaunched: lambda event, say, state: QCoreApplication.translate(
            "ShipCycle", "The away team leaves the ship."
        ),
        data.TeamHome: lambda event, say, state: QCoreApplication.translate(
            "ShipCycle", "The away team is back aboard."
        ),
        data.CycleBegun: lambda event, say, state: QCoreApplication.translate("ShipCycle", "A new cycle begins."),
        PoolChanged: _pool,
        BagChanged: _bag,
        PenaltyPlaced: lambda event, say, state: QCoreApplication.translate("ShipCycle", "The penalty token is moved."),
        #: Chronicle aboard: the mood. {level} is one of four words, as "low".
        MoraleChanged: lambda event, say, state: QCoreApplication.translate(
            "ShipCycle", "Morale is now {level}."
        ).format(level=say.morale(event.level)),
        Sleeved: _sleeved,
        Promoted: _sleeved,
        #: Chronicle aboard: this person no longer belongs to the crew. {member} is the name of a crewmember.
        Dismissed: lambda event, say, state: QCoreApplication.translate(
            "ShipCycle", "{member} leaves the section."
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
