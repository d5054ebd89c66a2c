"""FAC: facilities are visited for command tokens, one visit after the other; then the pools are cleared."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from vanguard_desktop.core import Command, DecisionClosed, DecisionOpened, Event, Reason, Waiting, changed
from vanguard_desktop.dice.faces import Section
from vanguard_desktop.setting import Facility, Often

from .. import zones
from ..chapter import Chapter, Order
from ..data.aboard.barracks import ArrangeCrew, TrainCrew
from ..data.common import AskOrder
from ..data.facilities.facilities import (
    AskVisit,
    ChooseFacility,
    EndFacilities,
    EndStep,
    FacilityClosed,
    FacilityStep,
    FacilityVisited,
    GoOnVisiting,
    NoCommandLeft,
    VisitFacility,
)
from ..data.facilities.laboratory import CompleteProjects
from ..data.journey.cycle import DoStep
from ..data.tokens import BagChanged
from ..moves import move_all, steps
from ..phases import FACILITIES, PAGES, Phase
from ..state import ShipState
from ..tokens import command, energy, success
from . import repair

VISIT_PRICE = 1


def is_open(state: ShipState, facility: Facility) -> bool:
    """The add-on facility comes out of the sealed supply (ADD-11); the others are there from the start (FAC-01)."""
    return facility is not Facility.ADD_ON or not state.at(zones.SEALED)


def visits(_: ShipState) -> Sequence[Event]:
    return [steps(AskVisit())]


def _ask(state: ShipState, _: Waiting) -> Sequence[Event]:
    """With nothing left but to end it the phase ends by itself (FAC-06, DEC-27).

    A text that opens the ship book at another page ends it too, and the facilities are closed as always (LOG-11).
    """
    if state.turn_to is not None:
        return _leave(state)
    return [DecisionOpened(decision=ChooseFacility(section=Section.RECON))]


def _answers(state: ShipState, _: ChooseFacility) -> Iterable[Command]:
    yield from (VisitFacility(facility=facility) for facility in Facility if is_open(state, facility))
    yield from repair.orders(state)
    yield EndFacilities()


def _why_not(state: ShipState, visit: VisitFacility) -> Reason | None:
    if not is_open(state, visit.facility):
        return FacilityClosed()
    return NoCommandLeft() if state.pool.command < VISIT_PRICE else None


def _visit(state: ShipState, visit: VisitFacility) -> Sequence[Event]:
    entered = FacilityVisited(facility=visit.facility)
    return [DecisionClosed(), *command(state, -VISIT_PRICE), entered, steps(GoOnVisiting(facility=visit.facility))]


def _go_on(state: ShipState, waiting: Waiting) -> Sequence[Event]:
    """All steps of the page in order, then the next visit, unless a text has named another page (FAC-03, FAC-04)."""
    visit = waiting.effect
    assert isinstance(visit, GoOnVisiting)
    phase = FACILITIES[visit.facility]
    page = PAGES[phase].steps
    if state.turn_to is not None:
        return _leave(state)
    if visit.done == len(page):
        return [steps(DoStep(phase=Phase.FACILITIES, step="visits"))]
    step = DoStep(phase=phase, step=page[visit.done].name)
    return [steps(step, GoOnVisiting(facility=visit.facility, done=visit.done + 1))]


def _leave(state: ShipState) -> Sequence[Event]:
    """The named page may be that of a facility: it is visited without a token, and the visits go on after it."""
    return [] if state.turn_to in FACILITIES.values() else close(state)


def _end_step(state: ShipState, _: EndStep) -> Sequence[Event]:
    question = state.question
    assert isinstance(question, FacilityStep)
    if not question.then:
        return [DecisionClosed()]
    return [DecisionClosed(), steps(AskOrder(effects=question.then, section=question.section))]


def close(state: ShipState) -> Sequence[Event]:
    """Energy and command are lost, successes go to the token bag, open situations to the envelope (FAC-07)."""
    kept = state.pool.success
    tokens = [*energy(state, -state.pool.energy), *command(state, -state.pool.command), *success(state, -kept)]
    bagged = [BagChanged(success=kept)] if kept else []
    return [*tokens, *bagged, *move_all(state, zones.OPEN_SITUATIONS, zones.ENVELOPE)]


def _visited(state: ShipState, _: FacilityVisited) -> ShipState:
    per_visit = f":{Often.PER_VISIT.value}"
    return changed(state, used={key: count for key, count in state.used.items() if not key.endswith(per_visit)})


FACILITY = Chapter(
    steps={(Phase.FACILITIES, "visits"): visits, (Phase.FACILITIES, "close"): close},
    effects={AskVisit: _ask, GoOnVisiting: _go_on},
    questions={ChooseFacility: _answers},
    orders={
        VisitFacility: Order(answers=(ChooseFacility,), why_not=_why_not, unfold=_visit),
        EndFacilities: Order(
            answers=(ChooseFacility,),
            why_not=lambda state, command: None,
            unfold=lambda state, command: [DecisionClosed()],
        ),
        EndStep: Order(
            answers=(CompleteProjects, ArrangeCrew, TrainCrew),
            why_not=lambda state, command: None,
            unfold=_end_step,
        ),
    },
    folds={FacilityVisited: _visited},
    reasons=(NoCommandLeft, FacilityClosed),
)
