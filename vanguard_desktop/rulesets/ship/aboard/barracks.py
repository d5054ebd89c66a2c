"""BAR-01 to BAR-09: crew changes sections, is released, is trained."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations

from vanguard_desktop.core import Command, DecisionClosed, DecisionOpened, Event, MemberId, Reason, Waiting
from vanguard_desktop.dice.faces import Section

from .. import zones
from ..chapter import Chapter, Order
from ..data.aboard.barracks import (
    ArrangeCrew,
    AskTraining,
    AskTransfers,
    ChangeSection,
    Dismiss,
    Exchange,
    NobodyRemains,
    NoSleeve,
    NotInBarracks,
    NoTrainee,
    NoTrainer,
    RankTooLow,
    Train,
    TrainCrew,
    Transfer,
)
from ..data.aboard.crew import Dismissed, Sleeved
from ..data.common import ChooseWhether
from ..data.facilities.facilities import EndStep
from ..facilities.assignments import TRAINING
from ..facilities.tasks import assign, is_available, why_not_assign
from ..modifiers import is_disabled
from ..moves import move, move_member, steps
from ..phases import Phase
from ..pieces import crew
from ..state import ShipState, Sleeve
from .crew import HIGHEST_RANK, promote

LOWEST_RANK = 1


def concerned(state: ShipState) -> Iterator[MemberId]:
    """Everybody who is Available or rests, section by section."""
    for section in Section:
        yield from state.available(section)
        yield from (member for member in state.members(zones.RESTING) if state.section_of(member) is section)


def transfers(_: ShipState) -> Sequence[Event]:
    return [steps(AskTransfers())]


def _ask_transfers(_: ShipState, __: Waiting) -> Sequence[Event]:
    return [DecisionOpened(decision=ArrangeCrew(section=Section.RECON))]


def _arrangements(state: ShipState, _: ArrangeCrew) -> Iterable[Command]:
    everybody = list(concerned(state))
    ranked = [member for member in everybody if state.sleeves[member].rank > LOWEST_RANK]
    yield from (Transfer(member=member, to=to) for member in ranked for to in Section)
    yield from (Exchange(member=one, other=other) for one, other in combinations(ranked, 2))
    yield from (Dismiss(member=member) for member in everybody)
    yield EndStep()


def _why_not_leave(state: ShipState, *members: MemberId) -> Reason | None:
    if not all(member in concerned(state) for member in members):
        return NotInBarracks()
    return RankTooLow() if any(state.sleeves[member].rank == LOWEST_RANK for member in members) else None


def _why_not_transfer(state: ShipState, command: Transfer) -> Reason | None:
    if reason := _why_not_leave(state, command.member):
        return reason
    sleeve = state.sleeves[command.member]
    if sleeve.section is command.to:
        return NotInBarracks()
    return None if state.free_sleeves(command.to, sleeve.rank - 1) else NoSleeve()


def _why_not_exchange(state: ShipState, command: Exchange) -> Reason | None:
    """The old sleeve of each counts as free for the other (BAR-03)."""
    if reason := _why_not_leave(state, command.member, command.other):
        return reason
    one, other = state.sleeves[command.member], state.sleeves[command.other]
    if one.section is other.section:
        return NotInBarracks()
    fits = all(
        state.free_sleeves(new.section, new.rank) + (new == left) for new, left in (_new(one, other), _new(other, one))
    )
    return None if fits else NoSleeve()


def _new(goes: Sleeve, leaves: Sleeve) -> tuple[Sleeve, Sleeve]:
    """The sleeve that is needed, and the one that becomes free there."""
    return Sleeve(section=leaves.section, rank=goes.rank - 1), leaves


def _agree(state: ShipState, change: ChangeSection) -> list[Event]:
    """The player of the new section has to agree, if that is somebody else (BAR-07)."""
    queued = steps(AskTransfers())
    own = state.seat_of(state.section_of(change.member))
    if own == state.seat_of(change.to):
        return [DecisionClosed(), queued, steps(change)]
    asked = ChooseWhether(section=change.to, effect=Waiting(effect=change))
    return [DecisionClosed(), queued, DecisionOpened(decision=asked)]


def _transfer(state: ShipState, command: Transfer) -> Sequence[Event]:
    return _agree(state, ChangeSection(member=command.member, to=command.to))


def _exchange(state: ShipState, command: Exchange) -> Sequence[Event]:
    to = state.section_of(command.other)
    return _agree(state, ChangeSection(member=command.member, to=to, other=command.other))


def _change_section(state: ShipState, waiting: Waiting) -> Sequence[Event]:
    """Of two who change places the one whose sleeve the other needs goes first."""
    change = waiting.effect
    assert isinstance(change, ChangeSection)
    if change.other is None:
        return _goes(state, change.member, change.to)
    own = state.section_of(change.member)
    first, second = _goes(state, change.member, change.to), _goes(state, change.other, own)
    needed, left = _new(state.sleeves[change.member], state.sleeves[change.other])
    return [*second, *first] if needed == left else [*first, *second]


def _goes(state: ShipState, member: MemberId, to: Section) -> list[Event]:
    """Available stays Available, resting stays resting (BAR-04)."""
    old = state.sleeves[member]
    sleeved = Sleeved(member=member, section=to, rank=old.rank - 1)
    moved = move([crew(member)], zones.hand(old.section), zones.hand(to)) if is_available(state, member) else []
    return [sleeved, *moved]


def dismiss(state: ShipState, member: MemberId) -> list[Event]:
    """The card goes back to the recruits, the sleeve to its compartment (BAR-05)."""
    return [*move_member(state, member, zones.RECRUITS), Dismissed(member=member)]


def _why_not_dismiss(state: ShipState, command: Dismiss) -> Reason | None:
    """No task: the last Available member of a section can be released as well (BAR-06)."""
    return None if command.member in concerned(state) else NotInBarracks()


def _dismiss(state: ShipState, command: Dismiss) -> Sequence[Event]:
    return [DecisionClosed(), *dismiss(state, command.member), steps(AskTransfers())]


def leaves_nobody(state: ShipState, member: MemberId) -> bool:
    """The section would have no living crew left outside the medbay: players are warned (BAR-06)."""
    section = state.section_of(member)
    return not any(each != member and state.section_of(each) is section for each in concerned(state))


def training(_: ShipState) -> Sequence[Event]:
    return [steps(AskTraining())]


def _ask_training(state: ShipState, _: Waiting) -> Sequence[Event]:
    """Not asked where nobody can be trained (DEC-27)."""
    if is_disabled(state, TRAINING):
        return []
    return [DecisionOpened(decision=TrainCrew(section=Section.RECON))]


def _pairs(state: ShipState, _: TrainCrew) -> Iterable[Command]:
    everybody = list(concerned(state))
    trainers = [member for member in everybody if state.sleeves[member].rank == HIGHEST_RANK]
    yield from (
        Train(trainer=trainer, trainee=member)
        for trainer in trainers
        for member in everybody
        if state.sleeves[member] == Sleeve(section=state.section_of(trainer))
    )
    yield EndStep()


def _why_not_train(state: ShipState, command: Train) -> Reason | None:
    if command.trainer not in state.sleeves or state.sleeves[command.trainer].rank != HIGHEST_RANK:
        return NoTrainer()
    if reason := why_not_assign(state, [command.trainer]):
        return reason
    section = state.section_of(command.trainer)
    if command.trainee not in concerned(state) or state.sleeves[command.trainee] != Sleeve(section=section):
        return NoTrainee()
    if is_available(state, command.trainee) and why_not_assign(state, [command.trainer, command.trainee]):
        return NobodyRemains()
    return None if promote(state, command.trainee) else NoSleeve()


def _train(state: ShipState, command: Train) -> Sequence[Event]:
    rests = [command.trainer, *([command.trainee] if is_available(state, command.trainee) else [])]
    return [DecisionClosed(), *assign(state, rests), *promote(state, command.trainee), steps(AskTraining())]


BARRACKS = Chapter(
    steps={(Phase.BARRACKS, "transfer"): transfers, (Phase.BARRACKS, "training"): training},
    effects={AskTransfers: _ask_transfers, ChangeSection: _change_section, AskTraining: _ask_training},
    questions={ArrangeCrew: _arrangements, TrainCrew: _pairs},
    orders={
        Transfer: Order(answers=(ArrangeCrew,), why_not=_why_not_transfer, unfold=_transfer),
        Exchange: Order(answers=(ArrangeCrew,), why_not=_why_not_exchange, unfold=_exchange),
        Dismiss: Order(answers=(ArrangeCrew,), why_not=_why_not_dismiss, unfold=_dismiss),
        Train: Order(answers=(TrainCrew,), why_not=_why_not_train, unfold=_train),
    },
    reasons=(NotInBarracks, RankTooLow, NoSleeve, NoTrainer, NoTrainee, NobodyRemains),
)
