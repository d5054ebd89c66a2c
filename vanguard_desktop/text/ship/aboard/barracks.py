"""Words for the barracks: transfers, dismissals, training and the draft."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from vanguard_desktop.rulesets.ship.aboard.barracks import leaves_nobody
from vanguard_desktop.rulesets.ship.data.aboard import barracks as data
from vanguard_desktop.rulesets.ship.state import ShipState
from vanguard_desktop.text.ship import people
from vanguard_desktop.text.ship.chapter_words import ChapterWords, Speaker


def _change(effect: data.ChangeSection, say: Speaker) -> str:
    names = say.names
    if effect.other is not None:
        #: What happens aboard. {member} and {other} are names of crewmembers; a rank is one step in their career.
        text = QCoreApplication.translate("ShipBarracks", "{member} and {other} change sections; each loses a rank.")
        return text.format(member=names.member(effect.member), other=names.member(effect.other))
    #: What happens aboard. A rank is one step in a career. {member} is the name of a crewmember. {section} is the name
    #: of a section, as Science.
    text = QCoreApplication.translate("ShipBarracks", "{member} goes to {section} and loses a rank.")
    return text.format(member=names.member(effect.member), section=names.section(effect.to))


def _transfer(command: data.Transfer, say: Speaker, state: ShipState) -> str:
    #: Choice aboard the ship. {member} is the name of a crewmember. {section} is the name of a section, as Science.
    text = QCoreApplication.translate("ShipBarracks", "{member} goes to {section}, one rank lower")
    if leaves_nobody(state, command.member):
        #: Choice aboard the ship, where the section loses its last crewmember. {member} is the name of a crewmember.
        #: {section} is the name of a section, as Science.
        text = QCoreApplication.translate(
            "ShipBarracks", "{member} goes to {section}, one rank lower. Nobody of the old section would be left."
        )
    return text.format(member=say.names.member(command.member), section=say.names.section(command.to))


def _exchange(command: data.Exchange, say: Speaker, _: ShipState) -> str:
    #: Choice aboard the ship. {member} and {other} are names of crewmembers.
    text = QCoreApplication.translate("ShipBarracks", "{member} and {other} change sections, each one rank lower")
    return text.format(member=say.names.member(command.member), other=say.names.member(command.other))


def _dismiss(command: data.Dismiss, say: Speaker, state: ShipState) -> str:
    #: Choice aboard the ship: somebody no longer belongs to the crew. {member} is the name of a crewmember.
    text = QCoreApplication.translate("ShipBarracks", "Release {member}")
    if leaves_nobody(state, command.member):
        #: Choice aboard the ship, where the section loses its last crewmember. {member} is the name of a crewmember.
        text = QCoreApplication.translate("ShipBarracks", "Release {member}. Nobody of the section would be left.")
    return text.format(member=say.names.member(command.member))


def _train(command: data.Train, say: Speaker, _: ShipState) -> str:
    #: Choice aboard the ship. {trainer} and {trainee} are names of crewmembers.
    text = QCoreApplication.translate("ShipBarracks", "{trainer} trains {trainee}")
    return text.format(trainer=say.names.member(command.trainer), trainee=say.names.member(command.trainee))


BARRACKS = ChapterWords(
    effects={
        data.AskTransfers: lambda effect, say: QCoreApplication.translate(
            "ShipBarracks", "Crew may change sections or be released."
        ),
        data.ChangeSection: _change,
        data.AskTraining: lambda effect, say: QCoreApplication.translate("ShipBarracks", "Crew may be trained."),
        data.DraftTurns: lambda effect, say: QCoreApplication.translate("ShipBarracks", "Recruits may be drafted."),
        #: What happens aboard: a new crewmember may be chosen. {section} is the name of a section, as Science.
        data.DraftOne: lambda effect, say: QCoreApplication.translate(
            "ShipBarracks", "{section} may take a recruit."
        ).format(section=say.names.section(effect.section)),
        #: What happens aboard. {recruit} is the name of the crewmember who comes instead. {section} is the name of a
        #: section, as Science.
        data.MakeRoomFor: lambda effect, say: QCoreApplication.translate(
            "ShipBarracks", "{section} releases somebody of rank 1 for {recruit}."
        ).format(section=say.names.section(effect.section), recruit=say.piece(effect.recruit)),
        data.EndDraft: lambda effect, say: QCoreApplication.translate(
            "ShipBarracks", "The other recruits are shuffled back."
        ),
    },
    questions={
        data.ArrangeCrew: lambda asked, say, state: QCoreApplication.translate(
            "ShipBarracks", "Does anybody change the section, is anybody released?"
        ),
        data.TrainCrew: lambda asked, say, state: QCoreApplication.translate("ShipBarracks", "Who trains whom?"),
    },
    commands={
        data.Transfer: _transfer,
        data.Exchange: _exchange,
        data.Dismiss: _dismiss,
        data.Train: _train,
    },
    reasons={
        data.NotInBarracks: lambda reason, say, state: QCoreApplication.translate(
            "ShipBarracks", "Only available or resting crew can change to another section or be released."
        ),
        data.RankTooLow: lambda reason, say, state: QCoreApplication.translate(
            "ShipBarracks", "Rank 1 cannot change the section: there is no rank to lose."
        ),
        data.NoSleeve: lambda reason, say, state: QCoreApplication.translate(
            "ShipBarracks", "The section has no free sleeve of this rank."
        ),
        data.NoTrainer: lambda reason, say, state: QCoreApplication.translate(
            "ShipBarracks", "A trainer needs rank 3."
        ),
        data.NoTrainee: lambda reason, say, state: QCoreApplication.translate(
            "ShipBarracks", "Only rank 1 of the trainer’s own section can be trained."
        ),
        data.NobodyRemains: lambda reason, say, state: QCoreApplication.translate(
            "ShipBarracks", "Besides trainer and trainee somebody else of the section has to be available."
        ),
    },
    things={
        data.DraftTurns: lambda effect, say, state: QCoreApplication.translate(
            "ShipBarracks", "Which section drafts next?"
        ),
        #: Question to the players of a section. {section} is the name of a section, as Science.
        data.DraftOne: lambda effect, say, state: QCoreApplication.translate(
            "ShipBarracks", "{section}: which recruit do you take?"
        ).format(section=say.names.section(effect.section)),
        #: Question to the players of a section. {recruit} is the name of the crewmember who comes instead. {section} is
        #: the name of a section, as Science.
        data.MakeRoomFor: lambda effect, say, state: QCoreApplication.translate(
            "ShipBarracks", "{section}: who is released for {recruit}?"
        ).format(section=say.names.section(effect.section), recruit=say.piece(effect.recruit)),
    },
    thing={data.DraftTurns: people.section},
)
