"""Who controls which section (CMP-02, CMP-03, RSM-04)."""

from __future__ import annotations

from collections.abc import Sequence

from vanguard_desktop.core import Event, Waiting, changed
from vanguard_desktop.dice.faces import Section
from vanguard_desktop.setting import SectionSeat

from ..chapter import Chapter, Pick
from ..common import ask_thing
from ..data.campaign.set_up import AssignSection, SeatsCleared, SectionAssigned
from ..moves import steps
from ..phases import Phase
from ..state import ShipState

# CMP-02: how many sections the players have, most first.
SHARES: dict[int, tuple[int, ...]] = {1: (4,), 2: (2, 2), 3: (2, 1, 1), 4: (1, 1, 1, 1)}


def assign_sections(state: ShipState) -> Sequence[Event]:
    """Until all four have an owner nothing goes on (CMP-14)."""
    asked = (AssignSection(section=section) for section in Section)
    return [SeatsCleared(players=state.players), steps(*asked)]


def _ask(state: ShipState, waiting: Waiting) -> Sequence[Event]:
    assert isinstance(waiting.effect, AssignSection)
    return ask_thing(state, waiting, ASSIGN, waiting.effect.section)


def _seats(state: ShipState, _: AssignSection) -> Sequence[str]:
    """Seats that may still have one more section."""
    return [str(number) for number in range(len(state.seats)) if _fits(state, number)]


def _fits(state: ShipState, number: int) -> bool:
    held = [len(seat.sections) + (place == number) for place, seat in enumerate(state.seats)]
    most = SHARES[len(state.seats)]
    return all(have <= may for have, may in zip(sorted(held, reverse=True), most, strict=True))


def _assign(_: ShipState, effect: AssignSection, thing: str) -> Sequence[Event]:
    return [SectionAssigned(section=effect.section, seat=int(thing))]


def _cleared(state: ShipState, event: SeatsCleared) -> ShipState:
    return changed(
        state, players=event.players, seats=tuple(SectionSeat(name=name, sections=()) for name in event.players)
    )


def _assigned(state: ShipState, event: SectionAssigned) -> ShipState:
    seats = list(state.seats)
    seat = seats[event.seat]
    seats[event.seat] = SectionSeat(name=seat.name, sections=(*seat.sections, event.section))
    return changed(state, seats=tuple(seats))


ASSIGN = Pick(candidates=_seats, picked=_assign)

SEATS = Chapter(
    steps={
        (Phase.SET_UP, "assign_sections"): assign_sections,
        (Phase.RESUME, "assign_sections"): assign_sections,
    },
    effects={AssignSection: _ask},
    picks={AssignSection: ASSIGN},
    folds={SeatsCleared: _cleared, SectionAssigned: _assigned},
)
