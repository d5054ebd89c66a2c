"""PRO: projects are started in queues, move one stage with every visit, and are boosted by crew."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import attrs

from vanguard_desktop.core import Effect, Event, InOrder, Waiting
from vanguard_desktop.dice.faces import Section
from vanguard_desktop.setting import ModifierKey

from .. import effects as fx
from .. import zones
from ..chapter import Chapter, Pick
from ..common import ask_thing
from ..data.common import AskOrder
from ..data.facilities.envelope import Page
from ..data.facilities.production import Advance, BoostNext, StartIn, StartNext
from ..modifiers import is_disabled, modifiers, total
from ..moves import move, reveal, same, steps
from ..phases import Phase
from ..pieces import Piece, id_of, source_of
from ..state import ShipState
from ..zones import Zone
from .assignments import BOOST, Task, ask_crew, can_do, use_up
from .envelope import installed
from .laboratory import result

FIRST_STAGE, LAST_STAGE = 1, zones.STAGES


def rows(state: ShipState) -> list[int]:
    """The first queue, and those that upgrades unlock (PRO-05)."""
    cards = (state.box.facility_upgrades[id_of(card)] for card in installed(state, Page.WORKS))
    unlocked = (card.queue for card in cards if card.queue is not None and not is_disabled(state, card.id))
    return [1, *sorted(unlocked)]


def queued(state: ShipState) -> Iterator[tuple[Piece, int, int]]:
    """Every started project with its queue and stage, the rightmost first."""
    for row in range(1, zones.QUEUES + 1):
        for stage in range(LAST_STAGE, 0, -1):
            for card in state.at(zones.queue(row, stage)):
                yield card, row, stage


def progress(state: ShipState) -> Sequence[Event]:
    """All of them one stage to the right at the same time; completed ones take place in any order (PRO-03, PRO-04)."""
    events: list[Event] = []
    results = []
    for card, row, stage in queued(state):
        here = zones.queue(row, stage)
        if stage == LAST_STAGE:
            events += reveal([card], here, zones.REMOVED)
            results.append(Waiting(effect=result(state, card), source=source_of(card)))
        else:
            events += move([card], here, zones.queue(row, stage + 1))
    if results:
        events.append(steps(AskOrder(effects=tuple(results), section=Section.ENGINEERING)))
    return events


def start_stage(state: ShipState, card: Piece) -> int:
    """The printed stage with what changes it, always within the queue (PRO-15).

    A standing effect about it names the project, or the printed stage as `stage_1`.
    """
    id = id_of(card)
    printed = state.box.production_projects[id].start
    changed = printed + total(state, ModifierKey.START_STAGE, id, f"stage_{printed}")
    return min(LAST_STAGE, max(FIRST_STAGE, changed))


def start_slots(state: ShipState, card: Piece) -> list[Zone]:
    """In every queue the start stage; if it is taken the nearest empty slot to the left of it (PRO-06 to PRO-08)."""
    stages = range(start_stage(state, card), 0, -1)
    lines = ((zones.queue(row, stage) for stage in stages) for row in rows(state))
    return [slot for line in lines if (slot := next((each for each in line if not state.at(each)), None)) is not None]


def start(_: ShipState) -> Sequence[Event]:
    return [steps(StartNext())]


def _ask_start(state: ShipState, waiting: Waiting) -> Sequence[Event]:
    return ask_thing(state, waiting, START, Section.ENGINEERING, may_pass=True)


def _startable(state: ShipState, _: StartNext) -> Sequence[Piece]:
    return [card for card in installed(state, Page.READY) if start_slots(state, card)]


def _ask_slot(state: ShipState, waiting: Waiting) -> Sequence[Event]:
    return ask_thing(state, waiting, START_IN, Section.ENGINEERING)


def _started(state: ShipState, effect: StartIn, thing: str) -> Sequence[Event]:
    ready = state.where(effect.card)
    assert ready is not None
    return move([effect.card], ready, Zone(thing))


def boost(_: ShipState) -> Sequence[Event]:
    return [steps(BoostNext())]


def _ask_boost(state: ShipState, waiting: Waiting) -> Sequence[Event]:
    return ask_thing(state, waiting, BOOST_ONE, Section.ENGINEERING, may_pass=True)


def movable(state: ShipState) -> list[Piece]:
    """Projects at the end of their queue, or with an empty slot to their right (PRO-10, PRO-15)."""
    return [
        card for card, row, stage in queued(state) if stage == LAST_STAGE or not state.at(zones.queue(row, stage + 1))
    ]


def _task(state: ShipState, card: Piece) -> Task:
    need = state.box.production_projects[id_of(card)].boost
    return Task(BOOST, need, Advance(card=card), Section.ENGINEERING, card)


def _unaided(state: ShipState, card: Piece) -> list[Effect]:
    """Cards that give a boost without crew (PRO-05)."""
    if is_disabled(state, BOOST):
        return []
    about = (BOOST, id_of(card))
    helpers = modifiers(state, ModifierKey.BOOST_WITHOUT_CREW, *about)
    return [InOrder(steps=(use_up(each, *about), Advance(card=card))) for each in helpers]


def _boostable(state: ShipState, _: BoostNext) -> Sequence[Piece]:
    return [card for card in movable(state) if _unaided(state, card) or can_do(state, _task(state, card))]


def _boost(state: ShipState, _: BoostNext, thing: str) -> Sequence[Event]:
    card = Piece(thing)
    return [steps(BoostNext()), *ask_crew(state, _task(state, card), *_unaided(state, card))]


def _advance(state: ShipState, waiting: Waiting) -> Sequence[Event]:
    assert isinstance(waiting.effect, Advance)
    return advance(state, waiting.effect.card)


def advance(state: ShipState, card: Piece) -> list[Event]:
    """One stage to the right; out of the last one it is turned over."""
    place = next(((row, stage) for each, row, stage in queued(state) if each == card), None)
    if place is None or card not in movable(state):
        return []
    row, stage = place
    here = zones.queue(row, stage)
    if stage < LAST_STAGE:
        return move([card], here, zones.queue(row, stage + 1))
    return [*reveal([card], here, zones.REMOVED), steps(result(state, card), source=source_of(card))]


def _progress_by_text(state: ShipState, waiting: Waiting) -> Sequence[Event]:
    """So many stages, each for a project of choice (PRO-15)."""
    effect = waiting.effect
    assert isinstance(effect, fx.ProgressProject)
    if effect.count > 1:
        return [same(waiting, *[attrs.evolve(effect, count=1)] * effect.count)]
    return ask_thing(state, waiting, PROGRESS, Section.ENGINEERING)


START = Pick(
    candidates=_startable, picked=lambda state, effect, thing: [steps(StartIn(card=Piece(thing)), StartNext())]
)
START_IN = Pick(candidates=lambda state, effect: start_slots(state, effect.card), picked=_started)
BOOST_ONE = Pick(candidates=_boostable, picked=_boost)
PROGRESS = Pick(
    candidates=lambda state, effect: movable(state),
    picked=lambda state, effect, thing: advance(state, Piece(thing)),
)

PRODUCTION = Chapter(
    steps={
        (Phase.PRODUCTION, "progress"): progress,
        (Phase.PRODUCTION, "start"): start,
        (Phase.PRODUCTION, "boost"): boost,
    },
    effects={
        StartNext: _ask_start,
        StartIn: _ask_slot,
        BoostNext: _ask_boost,
        Advance: _advance,
        fx.ProgressProject: _progress_by_text,
    },
    picks={StartNext: START, StartIn: START_IN, BoostNext: BOOST_ONE, fx.ProgressProject: PROGRESS},
    payable={fx.ProgressProject: lambda state, effect: bool(movable(state))},
)
