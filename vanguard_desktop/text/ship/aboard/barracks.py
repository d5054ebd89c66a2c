"""Words for the barracks: transfers, dismissals, training and the draft."""

from __future__ import annotations

from vanguard_desktop.rulesets.ship.aboard.barracks import leaves_nobody
from vanguard_desktop.rulesets.ship.data.aboard import barracks as data
from vanguard_desktop.rulesets.ship.state import ShipState

from ...common.rooms import (
    Room,
    given,
    tr,
    when,
)
from .. import people


class ShipBarracks(Room):
    """Transfers, dismissals, training and the draft."""

    def _leaves_nobody(self, command: data.Transfer | data.Dismiss, state: ShipState) -> bool:
        return leaves_nobody(state, command.member)

    effects = {
        data.AskTransfers: tr("Crew may change sections or be released."),
        data.ChangeSection: given(
            "other",
            #: What happens aboard. {member} and {other} are names of crewmembers; a rank is one step in their career.
            tr("{member} and {other} change sections; each loses a rank."),
            #: What happens aboard. A rank is one step in a career. {member} is the name of a crewmember. {section} is
            #: the name of a section, as Science.
            tr("{member} goes to {section} and loses a rank.", section="to"),
        ),
        data.AskTraining: tr("Crew may be trained."),
        data.DraftTurns: tr("Recruits may be drafted."),
        #: What happens aboard: a new crewmember may be chosen. {section} is the name of a section, as Science.
        data.DraftOne: tr("{section} may take a recruit."),
        #: What happens aboard. {recruit} is the name of the crewmember who comes instead. {section} is the name of a
        #: section, as Science.
        data.MakeRoomFor: tr("{section} releases somebody of rank 1 for {recruit}."),
        data.EndDraft: tr("The other recruits are shuffled back."),
    }

    questions = {
        data.ArrangeCrew: tr("Does anybody change the section, is anybody released?"),
        data.TrainCrew: tr("Who trains whom?"),
    }

    commands = {
        data.Transfer: when(
            _leaves_nobody,
            #: Choice aboard the ship, where the section loses its last crewmember. {member} is the name of a
            #: crewmember. {section} is the name of a section, as Science.
            tr("{member} goes to {section}, one rank lower. Nobody of the old section would be left.", section="to"),
            #: Choice aboard the ship. {member} is the name of a crewmember. {section} is the name of a section, as
            #: Science.
            tr("{member} goes to {section}, one rank lower", section="to"),
        ),
        #: Choice aboard the ship. {member} and {other} are names of crewmembers.
        data.Exchange: tr("{member} and {other} change sections, each one rank lower"),
        data.Dismiss: when(
            _leaves_nobody,
            #: Choice aboard the ship, where the section loses its last crewmember. {member} is the name of a
            #: crewmember.
            tr("Release {member}. Nobody of the section would be left."),
            #: Choice aboard the ship: somebody no longer belongs to the crew. {member} is the name of a crewmember.
            tr("Release {member}"),
        ),
        #: Choice aboard the ship. {trainer} and {trainee} are names of crewmembers.
        data.Train: tr("{trainer} trains {trainee}"),
    }

    reasons = {
        data.NotInBarracks: tr("Only available or resting crew can change to another section or be released."),
        data.RankTooLow: tr("Rank 1 cannot change the section: there is no rank to lose."),
        data.NoSleeve: tr("The section has no free sleeve of this rank."),
        data.NoTrainer: tr("A trainer needs rank 3."),
        data.NoTrainee: tr("Only rank 1 of the trainer’s own section can be trained."),
        data.NobodyRemains: tr("Besides trainer and trainee somebody else of the section has to be available."),
    }

    things = {
        data.DraftTurns: tr("Which section takes a recruit next?"),
        #: Question to the players of a section. {section} is the name of a section, as Science.
        data.DraftOne: tr("{section}: which recruit do you take?"),
        #: Question to the players of a section. {recruit} is the name of the crewmember who comes instead. {section} is
        #: the name of a section, as Science.
        data.MakeRoomFor: tr("{section}: who is released for {recruit}?"),
    }

    answers = {
        data.DraftTurns: people.section,
    }
