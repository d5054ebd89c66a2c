"""Words for the cycle: steps, what moves, tokens, morale, cards gained, crew."""

from __future__ import annotations

from vanguard_desktop.rulesets.ship import effects as fx
from vanguard_desktop.rulesets.ship.data.aboard.crew import Dismissed, Promoted, Sleeved
from vanguard_desktop.rulesets.ship.data.aboard.morale import MoraleChanged, ReturnDie
from vanguard_desktop.rulesets.ship.data.journey import cycle as data
from vanguard_desktop.rulesets.ship.data.tokens import BagChanged, PenaltyPlaced, PoolChanged
from vanguard_desktop.setting import MoraleLevel

from ...common.rooms import (
    Room,
    choose,
    given,
    signed,
    tr,
    when,
)
from ..tokens import bag_line, pool_line

LEVELS = tuple(MoraleLevel)


class ShipCycle(Room):
    """Tokens, cards, morale and people come and go."""

    def _situation(self, effect: fx.BringSituation) -> str:
        return self.names.quoted(self.say.piece(f"situations:{effect.card}"))

    # A recruit, somebody from another section, or another rank.
    _sleeved = when(
        lambda _, event, before: event.member not in before.sleeves,
        #: Chronicle aboard. {section} is the name of a section, as Science. {member} is the name of a crewmember.
        #: {rank} is 1, 2 or 3.
        tr("New in {section}: {member}, rank {rank}."),
        when(
            lambda _, event, before: before.sleeves[event.member].section is not event.section,
            #: Chronicle aboard. {member} is the name of a crewmember. {section} is the name of a section, as Science.
            #: {rank} is 1, 2 or 3.
            tr("{member} goes over to {section}, with rank {rank} there."),
            when(
                lambda _, event, before: before.sleeves[event.member].rank > event.rank,
                #: Chronicle aboard. {member} is the name of a crewmember. {rank} is 1, 2 or 3.
                tr("{member} loses a rank and has rank {rank} now."),
                #: Chronicle aboard. {member} is the name of a crewmember. {rank} is 1, 2 or 3.
                tr("{member} is promoted: rank {rank}."),
            ),
        ),
    )

    effects = {
        data.NextStep: tr("Go on to the next step."),
        data.DoStep: tr("The next step is carried out."),
        fx.ChangeEnergy: signed(
            #: Effect of a card aboard: tokens out of the pool. %n stands before the icon.
            tr("Lose %n [energy]."),
            #: Effect of a card aboard: tokens for the pool. %n stands before the icon.
            tr("Gain %n [energy]."),
        ),
        fx.ChangeCommand: signed(
            #: Effect of a card aboard: tokens out of the pool. %n stands before the icon.
            tr("Lose %n [command]."),
            #: Effect of a card aboard: tokens for the pool. %n stands before the icon.
            tr("Gain %n [command]."),
        ),
        fx.ChangeSuccess: signed(
            #: Effect of a card aboard: tokens out of the pool. %n stands before the icon.
            tr("Lose %n [success]."),
            #: Effect of a card aboard: tokens for the pool. %n stands before the icon.
            tr("Gain %n [success]."),
        ),
        fx.Gain: given(
            "all",
            #: {card} is the name of a card in quotation marks.
            tr("Gain all copies of {card}."),
            when(
                lambda _, effect: effect.copies == 1,
                #: {card} is the name of a card in quotation marks.
                tr("Gain {card}."),
                #: Effect of a card aboard. %n is how many of one card. {card} is the name of a card in quotation marks.
                tr("Gain %n copies of {card}.", n="copies"),
            ),
        ),
        #: Effect of a card aboard: the other is out of this campaign. {card} is the name of a card in quotation marks.
        fx.RemoveCard: tr("Remove {card} from the game."),
        fx.RemoveThis: tr("Remove this card from the game."),
        #: Effect of a card aboard: the other goes back to those that have not come into play. {card} is the name of a
        #: card in quotation marks.
        fx.ReturnCard: tr("Put {card} back behind its divider."),
        fx.ShuffleBack: tr("Shuffle this card into the possible situations."),
        fx.BringSituation: choose(
            "to",
            #: {card} is the name of a situation in quotation marks.
            table=tr("The situation {card} comes into play.", card=_situation),
            #: {card} is the name of a situation in quotation marks.
            envelope=tr("Put the situation {card} into the envelope.", card=_situation),
            #: {card} is the name of a situation in quotation marks.
            possible=tr("Shuffle {card} into the possible situations.", card=_situation),
        ),
        fx.RaiseMorale: tr("Raise morale by one level."),
        fx.LowerMorale: tr("Lower morale by one level."),
        #: Effect of a card aboard: the mood. {level} is one of four words, as "low".
        fx.SetMorale: tr("Set morale to {level}."),
        fx.EverySectionLosesDie: tr("Every section returns one die to the box."),
        #: What happens aboard: each section owns dice. {section} is the name of a section, as Science.
        ReturnDie: tr("{section} returns one die to the box."),
    }

    events = {
        data.TeamLaunched: tr("The away team leaves the ship."),
        data.TeamHome: tr("The away team is back aboard."),
        #: Chronicle aboard. {number} is a number.
        data.CycleBegun: tr("Cycle {number} begins.", number=lambda _, __, state: state.cycle + 1),
        PoolChanged: lambda _, event, state: pool_line(event, state, paying=False),
        BagChanged: lambda _, event, state: bag_line(event, state),
        PenaltyPlaced: given(
            "on",
            tr("The penalty token lies in the command pool."),
            tr("The penalty token goes, and with it all [command] but one."),
        ),
        MoraleChanged: when(
            lambda _, event, before: LEVELS.index(event.level) < LEVELS.index(before.morale),
            #: Chronicle aboard. {level} is a level of morale, as "Low".
            tr("Morale rises: {level}."),
            #: Chronicle aboard. {level} is a level of morale, as "Low".
            tr("Morale falls: {level}."),
        ),
        Sleeved: _sleeved,
        Promoted: _sleeved,
        #: Chronicle aboard: this person no longer belongs to the crew. {member} is the name of a crewmember.
        Dismissed: tr("{member} leaves the crew."),
    }

    reasons = {
        data.TeamIsAway: tr("The away team is on a planet; the ship waits."),
    }

    things = {
        #: Question to the players of a section. {section} is the name of a section, as Science.
        ReturnDie: tr("{section}: which die returns to the box?"),
    }
