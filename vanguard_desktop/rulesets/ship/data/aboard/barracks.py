"""The barracks (BAR): transfers, dismissals, training and the draft."""

from __future__ import annotations

from vanguard_desktop.core import Command, Effect, MemberId, Reason
from vanguard_desktop.dice.faces import Section

from ...pieces import Piece
from ..facilities.facilities import FacilityStep


class AskTransfers(Effect, tag="step_ask_transfers"):
    """Crew changes sections or is released, as long as the players like (BAR-01, BAR-05)."""


class ChangeSection(Effect, tag="step_change_section"):
    """A crewmember goes to another section and loses a rank; with `other` the two change places (BAR-01, BAR-03)."""

    member: MemberId
    to: Section
    other: MemberId | None = None


class AskTraining(Effect, tag="step_ask_training"):
    """Trainers promote recruits of their section, as long as there are any (BAR-08)."""


class DraftTurns(Effect, tag="step_draft_turns"):
    """These sections may still take a recruit; Security says which is next (BAR-11)."""

    sections: tuple[Section, ...]


class DraftOne(Effect, tag="step_draft_one"):
    """A section may take one of the recruits that lie open (BAR-12)."""

    section: Section


class MakeRoomFor(Effect, tag="step_make_room_for"):
    """Somebody of rank 1 is released, whose sleeve the recruit enters (BAR-13)."""

    section: Section
    recruit: Piece


class EndDraft(Effect, tag="step_end_draft"):
    """The other recruits are shuffled back (BAR-14)."""


class ArrangeCrew(FacilityStep, tag="arrange_crew"):
    """Who changes the section, who is released?"""


class TrainCrew(FacilityStep, tag="train_crew"):
    """Who trains whom?"""


class Transfer(Command, tag="transfer"):
    """Somebody of rank 2 or 3 goes to another section, one rank lower."""

    member: MemberId
    to: Section


class Exchange(Command, tag="exchange"):
    """Two of different sections change places, each one rank lower."""

    member: MemberId
    other: MemberId


class Dismiss(Command, tag="dismiss"):
    """Somebody is released and goes back to the recruits."""

    member: MemberId


class Train(Command, tag="train"):
    """A trainer of rank 3 makes somebody of rank 1 of the same section rank 2; both rest."""

    trainer: MemberId
    trainee: MemberId


class NotInBarracks(Reason, tag="not_in_barracks", rule="BAR-01"):
    """Only Available or resting crew is concerned, and an exchange needs two different sections."""


class RankTooLow(Reason, tag="rank_too_low", rule="BAR-02"):
    """Whoever changes the section loses a rank, and rank 1 has none to lose."""


class NoSleeve(Reason, tag="no_sleeve", rule="BAR-02"):
    """The section has no free sleeve of the rank that is needed."""


class NoTrainer(Reason, tag="no_trainer", rule="BAR-08"):
    """A trainer has rank 3 and is Available."""


class NoTrainee(Reason, tag="no_trainee", rule="BAR-08"):
    """Whoever is trained has rank 1, belongs to the section of the trainer, and is Available or resting."""


class NobodyRemains(Reason, tag="nobody_remains", rule="BAR-09"):
    """Besides trainer and trainee another member of the section has to remain Available."""
