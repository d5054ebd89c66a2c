"""The barracks (BAR): transfers, dismissals, training and the draft."""

from __future__ import annotations

from typing import ClassVar

import attrs

from vanguard_desktop.core.ids import MemberId, RuleId
from vanguard_desktop.core.kinds import Command, Effect, Reason
from vanguard_desktop.dice.faces import Section
from vanguard_desktop.rulesets.ship.data.facilities.facilities import FacilityStep
from vanguard_desktop.rulesets.ship.pieces import Piece


@attrs.frozen(kw_only=True)
class AskTransfers(Effect):
    """Crew changes sections or is released, as long as the players like (BAR-01, BAR-05)."""

    tag: ClassVar[str] = "step_ask_transfers"


@attrs.frozen(kw_only=True)
class ChangeSection(Effect):
    """A crewmember goes to another section and loses a rank; with `other` the two change places (BAR-01, BAR-03)."""

    tag: ClassVar[str] = "step_change_section"
    member: MemberId
    to: Section
    other: MemberId | None = None


@attrs.frozen(kw_only=True)
class AskTraining(Effect):
    """Trainers promote recruits of their section, as long as there are any (BAR-08)."""

    tag: ClassVar[str] = "step_ask_training"


@attrs.frozen(kw_only=True)
class DraftTurns(Effect):
    """These sections may still take a recruit; Security says which is next (BAR-11)."""

    tag: ClassVar[str] = "step_draft_turns"
    sections: tuple[Section, ...]


@attrs.frozen(kw_only=True)
class DraftOne(Effect):
    """A section may take one of the recruits that lie open (BAR-12)."""

    tag: ClassVar[str] = "step_draft_one"
    section: Section


@attrs.frozen(kw_only=True)
class MakeRoomFor(Effect):
    """Somebody of rank 1 is released, whose sleeve the recruit enters (BAR-13)."""

    tag: ClassVar[str] = "step_make_room_for"
    section: Section
    recruit: Piece


@attrs.frozen(kw_only=True)
class EndDraft(Effect):
    """The other recruits are shuffled back (BAR-14)."""

    tag: ClassVar[str] = "step_end_draft"


@attrs.frozen(kw_only=True)
class ArrangeCrew(FacilityStep):
    """Who changes the section, who is released?"""

    tag: ClassVar[str] = "arrange_crew"


@attrs.frozen(kw_only=True)
class TrainCrew(FacilityStep):
    """Who trains whom?"""

    tag: ClassVar[str] = "train_crew"


@attrs.frozen(kw_only=True)
class Transfer(Command):
    """Somebody of rank 2 or 3 goes to another section, one rank lower."""

    tag: ClassVar[str] = "transfer"
    member: MemberId
    to: Section


@attrs.frozen(kw_only=True)
class Exchange(Command):
    """Two of different sections change places, each one rank lower."""

    tag: ClassVar[str] = "exchange"
    member: MemberId
    other: MemberId


@attrs.frozen(kw_only=True)
class Dismiss(Command):
    """Somebody is released and goes back to the recruits."""

    tag: ClassVar[str] = "dismiss"
    member: MemberId


@attrs.frozen(kw_only=True)
class Train(Command):
    """A trainer of rank 3 makes somebody of rank 1 of the same section rank 2; both rest."""

    tag: ClassVar[str] = "train"
    trainer: MemberId
    trainee: MemberId


@attrs.frozen(kw_only=True)
class NotInBarracks(Reason):
    """Only Available or resting crew is concerned, and an exchange needs two different sections."""

    tag: ClassVar[str] = "not_in_barracks"
    rule: ClassVar[RuleId] = RuleId("BAR-01")


@attrs.frozen(kw_only=True)
class RankTooLow(Reason):
    """Whoever changes the section loses a rank, and rank 1 has none to lose."""

    tag: ClassVar[str] = "rank_too_low"
    rule: ClassVar[RuleId] = RuleId("BAR-02")


@attrs.frozen(kw_only=True)
class NoSleeve(Reason):
    """The section has no free sleeve of the rank that is needed."""

    tag: ClassVar[str] = "no_sleeve"
    rule: ClassVar[RuleId] = RuleId("BAR-02")


@attrs.frozen(kw_only=True)
class NoTrainer(Reason):
    """A trainer has rank 3 and is Available."""

    tag: ClassVar[str] = "no_trainer"
    rule: ClassVar[RuleId] = RuleId("BAR-08")


@attrs.frozen(kw_only=True)
class NoTrainee(Reason):
    """Whoever is trained has rank 1, belongs to the section of the trainer, and is Available or resting."""

    tag: ClassVar[str] = "no_trainee"
    rule: ClassVar[RuleId] = RuleId("BAR-08")


@attrs.frozen(kw_only=True)
class NobodyRemains(Reason):
    """Besides trainer and trainee another member of the section has to remain Available."""

    tag: ClassVar[str] = "nobody_remains"
    rule: ClassVar[RuleId] = RuleId("BAR-09")
