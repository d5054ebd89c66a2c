"""MED: patients recover, are treated and admitted."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from vanguard_desktop.core import Command, DecisionClosed, DecisionOpened, Event, MemberId, Reason, Waiting, changed
from vanguard_desktop.dice.faces import Section
from vanguard_desktop.setting import Bed, ModifierKey

from .. import zones
from ..chapter import Chapter, Order, Pick
from ..common import ask_thing
from ..data.aboard.medbay import (
    AdmitNext,
    AssignTherapist,
    BedTaken,
    EndAdmission,
    EndTherapy,
    InjuriesReturned,
    LieDown,
    MovePatient,
    MoveSomebody,
    NoPatient,
    Treatments,
    TreatPatients,
)
from ..data.facilities.tasks import TaskName
from ..data.journey.leaving import CrewDied
from ..facilities.tasks import assign, assignable, why_no_task, why_not_assign
from ..modifiers import modifiers, spend
from ..moves import move, move_member, steps
from ..phases import Phase
from ..pieces import Piece, crew, family_of, id_of, member_of
from ..state import ShipState
from ..zones import Zone
from .beds import (
    CATEGORIES,
    category_for,
    enough_for,
    fitting_beds,
    lanes,
    milder,
    next_places,
    patients,
    single_beds,
)


def install(state: ShipState) -> Sequence[Event]:
    """Medbay upgrades out of the envelope; without a free slot they stay there (MED-03, ZON-09)."""
    waiting = (
        card
        for card in state.at(zones.ENVELOPE)
        if family_of(card) == "facility_upgrades" and state.box.facility_upgrades[id_of(card)].medbay
    )
    free = (slot for slot in map(zones.ward, range(1, state.pages.ward_slots + 1)) if not state.at(slot))
    return [event for card, slot in zip(waiting, free) for event in move([card], zones.ENVELOPE, slot)]  # noqa: B905


def team(state: ShipState) -> list[MemberId]:
    """The living on the crew boards."""
    return [
        member for section in Section for member in state.members(zones.board_crew(section)) if member in state.sleeves
    ]


def release(state: ShipState) -> Sequence[Event]:
    """Whoever has no injury card rests (MED-05)."""
    unhurt = (member for member in team(state) if not state.injuries.get(member))
    return [event for member in unhurt for event in move_member(state, member, zones.RESTING)]


def recovery(state: ShipState) -> Sequence[Event]:
    """All lanes move at the same time; then single beds, then whom upgrades move on (MED-06, MED-20, MED-04)."""
    events: list[Event] = []
    for category in reversed(CATEGORIES):
        for lane in lanes(state):
            bed, target = zones.bed(lane, category), milder(category)
            for member in state.members(bed):
                to = zones.hand(state.section_of(member)) if target is None else zones.bed(lane, target)
                events += move([crew(member)], bed, to)
    single = [MovePatient(member=member) for bed in single_beds(state) for member in state.members(bed)]
    found = modifiers(state, ModifierKey.RECOVERY)
    more = [MoveSomebody()] * max(0, sum(each.standing.value for each in found))
    return [*events, *spend(state, found), steps(*single, *more)] if single or more else events


def _move_patient(state: ShipState, waiting: Waiting) -> Sequence[Event]:
    assert isinstance(waiting.effect, MovePatient)
    return ask_thing(state, waiting, WHICH_BED, Section.SCIENCE)


def _next_beds(state: ShipState, effect: MovePatient) -> Sequence[Zone]:
    return next_places(state, effect.member)


def _moved(state: ShipState, effect: MovePatient, thing: str) -> Sequence[Event]:
    return move_member(state, effect.member, Zone(thing))


def _move_somebody(state: ShipState, waiting: Waiting) -> Sequence[Event]:
    return ask_thing(state, waiting, WHO_MOVES, Section.SCIENCE, may_pass=True)


def _movable(state: ShipState, _: MoveSomebody) -> Sequence[Piece]:
    return [crew(member) for member in patients(state) if next_places(state, member)]


def _somebody(_: ShipState, __: MoveSomebody, thing: str) -> Sequence[Event]:
    return [steps(MovePatient(member=member_of(Piece(thing))))]


def therapists(_: ShipState) -> Sequence[Event]:
    return [steps(Treatments())]


def _treatments(state: ShipState, _: Waiting) -> Sequence[Event]:
    """Asked again after every treatment, as long as there is somebody to treat and to do it (MED-08)."""
    if why_no_task(state, TaskName.THERAPIST) or not _movable(state, MoveSomebody()) or not any(assignable(state)):
        return []
    return [DecisionOpened(decision=TreatPatients(section=Section.SCIENCE))]


def _treatable(state: ShipState, _: TreatPatients) -> Iterable[Command]:
    for member in patients(state):
        if next_places(state, member):
            yield from (AssignTherapist(therapist=by, patient=member) for by in assignable(state))
    yield EndTherapy()


def _why_not_treat(state: ShipState, command: AssignTherapist) -> Reason | None:
    if command.patient not in patients(state):
        return NoPatient()
    if not next_places(state, command.patient):
        return BedTaken()
    return why_not_assign(state, [command.therapist])


def _treat(state: ShipState, command: AssignTherapist) -> Sequence[Event]:
    rests = assign(state, [command.therapist])
    return [DecisionClosed(), *rests, steps(MovePatient(member=command.patient), Treatments())]


def admission(_: ShipState) -> Sequence[Event]:
    return [steps(AdmitNext(), EndAdmission())]


def _admit_next(state: ShipState, waiting: Waiting) -> Sequence[Event]:
    """Who comes first is asked only if not everybody may find the bed they need (MED-12)."""
    injured = [member_of(card) for card in _injured(state, AdmitNext())]
    if injured and enough_for(state, (len(state.injuries[member]) for member in injured)):
        return _admit(state, AdmitNext(), crew(injured[0]))
    return ask_thing(state, waiting, ADMIT, Section.SCIENCE)


def _injured(state: ShipState, _: AdmitNext) -> Sequence[Piece]:
    """Whoever is left on the crew boards after the release (MED-05)."""
    return [crew(member) for member in team(state)]


def _admit(state: ShipState, _: AdmitNext, thing: str) -> Sequence[Event]:
    member = member_of(Piece(thing))
    category = category_for(len(state.injuries[member]))
    return [steps(LieDown(member=member, category=category), AdmitNext())]


def _lie_down(state: ShipState, waiting: Waiting) -> Sequence[Event]:
    """In no bed at all the crewmember dies, and the card stays where it is (MED-10)."""
    effect = waiting.effect
    assert isinstance(effect, LieDown)
    if _free(state, effect):
        return ask_thing(state, waiting, LIE_DOWN, Section.SCIENCE)
    return [CrewDied(member=effect.member, section=state.section_of(effect.member))] if effect.admission else []


def _free(state: ShipState, effect: LieDown) -> Sequence[Zone]:
    injuries = len(state.injuries.get(effect.member, ())) if effect.admission else None
    return fitting_beds(state, effect.category, injuries)


def _lies_down(state: ShipState, effect: LieDown, thing: str) -> Sequence[Event]:
    return move_member(state, effect.member, Zone(thing))


def _end_admission(state: ShipState, _: Waiting) -> Sequence[Event]:
    return [InjuriesReturned()] if state.injuries else []


def hospitalize(member: MemberId, category: Bed) -> Sequence[Event]:
    """Aboard: a bed of the category or a worse one, and nobody dies of there being none (SEF-15)."""
    return [steps(LieDown(member=member, category=category, admission=False))]


def can_lie_down(state: ShipState, category: Bed) -> bool:
    return bool(fitting_beds(state, category))


def can_move(state: ShipState, member: MemberId) -> bool:
    return bool(next_places(state, member))


def move_right(member: MemberId, slots: int) -> Sequence[Event]:
    """One bed after the other, as far as the way is free."""
    return [steps(*[MovePatient(member=member)] * slots)]


def _returned(state: ShipState, _: InjuriesReturned) -> ShipState:
    return changed(state, injuries={})


WHICH_BED = Pick(candidates=_next_beds, picked=_moved)
WHO_MOVES = Pick(candidates=_movable, picked=_somebody)
ADMIT = Pick(candidates=_injured, picked=_admit)
LIE_DOWN = Pick(candidates=_free, picked=_lies_down)

MEDBAY = Chapter(
    steps={
        (Phase.MEDBAY, "install"): install,
        (Phase.MEDBAY, "release"): release,
        (Phase.MEDBAY, "recovery"): recovery,
        (Phase.MEDBAY, "therapists"): therapists,
        (Phase.MEDBAY, "admission"): admission,
    },
    effects={
        MovePatient: _move_patient,
        MoveSomebody: _move_somebody,
        Treatments: _treatments,
        AdmitNext: _admit_next,
        LieDown: _lie_down,
        EndAdmission: _end_admission,
    },
    picks={MovePatient: WHICH_BED, MoveSomebody: WHO_MOVES, AdmitNext: ADMIT, LieDown: LIE_DOWN},
    questions={TreatPatients: _treatable},
    orders={
        AssignTherapist: Order(answers=(TreatPatients,), why_not=_why_not_treat, unfold=_treat),
        EndTherapy: Order(
            answers=(TreatPatients,),
            why_not=lambda state, command: None,
            unfold=lambda state, command: [DecisionClosed()],
        ),
    },
    folds={InjuriesReturned: _returned},
    reasons=(NoPatient, BedTaken),
)
